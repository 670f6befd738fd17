/* Rights that were given up: in processes of their own, since nobody gets rights back. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "unit.h"
#include "platform/process.h"

/* Runs it in a child: its exit code, or minus the signal that ended it. */
static int in_child(int (*what)(void)) {
    int status = 0;
    fflush(NULL);
    pid_t child = fork();
    if (child == 0)
        _exit(what());
    assert_true(child > 0);
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

enum { GOOD = 0, NO_SANDBOX = 77 };

/* ---- A process that only computes ------------------------------------------------------------------ */

static int computes(void) {
    int ends[2];
    if (pipe(ends) != 0)
        return 1;
    if (!odd_sandbox_compute())
        return NO_SANDBOX;
    char *memory = malloc(1 << 22); /* more than the heap has: asks the system */
    if (memory == NULL || write(ends[1], "x", 1) != 1 || read(ends[0], memory, 1) != 1)
        return 2;
    memory[(1 << 22) - 1] = 1;
    free(memory);
    if (open("/etc/passwd", O_RDONLY) >= 0 || errno != EACCES)
        return 3;
    if (open("/tmp/oddtrick-sandbox", O_WRONLY | O_CREAT, 0600) >= 0 || errno != EACCES)
        return 4;
    return GOOD;
}

static int opens_socket(void) {
    return odd_sandbox_compute() ? socket(AF_INET, SOCK_STREAM, 0) >= 0 : NO_SANDBOX;
}

static int starts_program(void) {
    char *const arguments[] = {"true", NULL};
    return odd_sandbox_compute() ? execv("/bin/true", arguments) : NO_SANDBOX;
}

static int starts_process(void) {
    return odd_sandbox_compute() ? fork() >= 0 : NO_SANDBOX;
}

#if defined(__SANITIZE_ADDRESS__)
static const bool sanitized = true;
#else
static const bool sanitized = false;
#endif

static void test_compute(void **state) {
    (void)state;
    int (*const forbidden[])(void) = {opens_socket, starts_program, starts_process};
    assert_int_equal(in_child(computes), sanitized ? NO_SANDBOX : GOOD);
    for (size_t i = 0; i < COUNT(forbidden); i++)
        assert_int_equal(in_child(forbidden[i]), sanitized ? NO_SANDBOX : -SIGSYS);
}

/* ---- Files ------------------------------------------------------------------------------------------- */

static char folder[] = "/tmp/oddtrick-test-XXXXXX";

static const char *in_folder(const char *name) {
    static char path[100];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static bool can_open(const char *path, int flags) {
    int fd = open(path, flags, 0600);
    if (fd >= 0)
        close(fd);
    return fd >= 0;
}

/* In a thread that was started after the rights were given up. */
static void *reads_elsewhere(void *owner) {
    *(bool *)owner = can_open("/etc/passwd", O_RDONLY);
    return NULL;
}

static int keeps_to_folder(void) {
    const odd_sandbox_path paths[] = {{folder, true}, {"/etc/hostname", false}, {"/no/such/path", true}};
    bool elsewhere = true;
    pthread_t thread;
    if (!odd_sandbox_files(paths, COUNT(paths)))
        return NO_SANDBOX;
    if (!can_open(in_folder("new"), O_RDWR | O_CREAT) || !can_open(in_folder("new"), O_RDWR | O_TRUNC) ||
        !can_open(folder, O_RDONLY) || unlink(in_folder("new")) != 0)
        return 2;
    if (!can_open("/etc/hostname", O_RDONLY) || can_open("/etc/hostname", O_RDWR))
        return 3;
    if (can_open("/etc/passwd", O_RDONLY) || can_open("/tmp/oddtrick-sandbox", O_WRONLY | O_CREAT) ||
        can_open("/", O_RDONLY) || mkdir(in_folder("sub"), 0700) == 0 ||
        symlink("/etc", in_folder("link")) == 0)
        return 4;
    if (pthread_create(&thread, NULL, reads_elsewhere, &elsewhere) != 0)
        return 5;
    pthread_join(thread, NULL);
    char *const arguments[] = {"true", NULL};
    execv("/bin/true", arguments);
    return elsewhere ? 6 : errno == EACCES ? GOOD : 7;
}

static void test_files(void **state) {
    (void)state;
    assert_non_null(mkdtemp(folder));
    int code = in_child(keeps_to_folder);
    assert_int_equal(rmdir(folder), 0);
    bool known = syscall(SYS_landlock_create_ruleset, NULL, 0, 1) >= 1; /* 1: which version there is */
    assert_int_equal(code, known && !sanitized ? GOOD : NO_SANDBOX);
}

/* ---- A server -------------------------------------------------------------------------------------- */

static int listening;

/* A thread that was there before. */
static void *tries_later(void *owner) {
    pthread_barrier_t *barrier = owner;
    pthread_barrier_wait(barrier); /* it runs */
    pthread_barrier_wait(barrier); /* rights are given up */
    bool refused = socket(AF_INET, SOCK_STREAM, 0) < 0 && errno == EPERM;
    return refused ? owner : NULL;
}

static int serves(void) {
    pthread_barrier_t barrier;
    pthread_t thread;
    void *refused = NULL;
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    socklen_t len = sizeof address;
    listening = socket(AF_INET, SOCK_STREAM, 0);
    int client = socket(AF_INET, SOCK_STREAM, 0);
    if (bind(listening, (struct sockaddr *)&address, len) != 0 || listen(listening, 1) != 0 ||
        getsockname(listening, (struct sockaddr *)&address, &len) != 0 ||
        connect(client, (struct sockaddr *)&address, len) != 0)
        return 1;
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&thread, NULL, tries_later, &barrier);
    pthread_barrier_wait(&barrier);
    bool given_up = odd_sandbox_server(false);
    pthread_barrier_wait(&barrier);
    pthread_join(thread, &refused);
    if (!given_up)
        return NO_SANDBOX;
    char *const arguments[] = {"true", NULL};
    if (refused == NULL || socket(AF_INET, SOCK_STREAM, 0) >= 0 || errno != EPERM)
        return 2;
    if (execv("/bin/true", arguments) == 0 || errno != EPERM)
        return 3;
    int accepted = accept(listening, NULL, NULL);
    return accepted >= 0 && write(accepted, "x", 1) == 1 && can_open("/etc/hostname", O_RDONLY) ? GOOD : 4;
}

static void test_server(void **state) {
    (void)state;
    assert_int_equal(in_child(serves), sanitized ? NO_SANDBOX : GOOD);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_compute),
        cmocka_unit_test(test_files),
        cmocka_unit_test(test_server),
    };
    return cmocka_run_group_tests_name("sandbox", tests, NULL, NULL);
}
