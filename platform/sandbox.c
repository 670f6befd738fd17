/* Sandboxes by seccomp and Landlock. */
#define _GNU_SOURCE
#include "platform/process.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* A sanitizer makes its own system calls, opens files when it reports, and traces the process to find leaks. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define UNDER_SANITIZER true
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define UNDER_SANITIZER true
#endif
#endif
#ifndef UNDER_SANITIZER
#define UNDER_SANITIZER false
#endif

/* ---- System calls ------------------------------------------------------------------------------ */

#ifdef ODD_WITH_SECCOMP
#include <seccomp.h>

static bool add_rules(scmp_filter_ctx filter, uint32_t action, const char *const *names) {
    bool good = true;
    for (; *names != NULL; names++) {
        int number = seccomp_syscall_resolve_name(*names);
        int code = number != __NR_SCMP_ERROR ? seccomp_rule_add(filter, action, number, 0) : 0;
        good = good && (code == 0 || code == -EDOM || code == -EOPNOTSUPP); /* not on this architecture */
    }
    return good;
}

bool odd_sandbox_compute(void) {
    static const char *const allowed[] = {
        "read",           "write",         "readv",           "writev",  "close",
        "lseek",          "fstat",         "newfstatat",      "brk",     "mmap",
        "mmap2",          "munmap",        "mremap",          "madvise", "mprotect",
        "futex",          "exit",          "exit_group",      "getpid",  "gettid",
        "getrandom",      "clock_gettime", "gettimeofday",    "time",    "rt_sigreturn",
        "rt_sigprocmask", "rt_sigaction",  "restart_syscall", "tgkill",  NULL};
    static const char *const refused[] = {"open",   "openat",    "openat2",  "stat",       "statx",
                                          "access", "faccessat", "readlink", "readlinkat", NULL};
    if (UNDER_SANITIZER)
        return false;
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_KILL_PROCESS);
    bool good = filter != NULL && add_rules(filter, SCMP_ACT_ALLOW, allowed) &&
                add_rules(filter, SCMP_ACT_ERRNO(EACCES), refused) && seccomp_load(filter) == 0;
    seccomp_release(filter);
    return good;
}

bool odd_sandbox_server(bool connects) {
    static const char *const connecting[] = {"socket", "socketpair", "connect", NULL};
    static const char *const refused[] = {"execve",
                                          "execveat",
                                          "bind",
                                          "listen",
                                          "ptrace",
                                          "process_vm_readv",
                                          "process_vm_writev",
                                          "mount",
                                          "umount2",
                                          "pivot_root",
                                          "chroot",
                                          "unshare",
                                          "setns",
                                          "init_module",
                                          "finit_module",
                                          "delete_module",
                                          "kexec_load",
                                          "kexec_file_load",
                                          "bpf",
                                          "perf_event_open",
                                          "userfaultfd",
                                          "keyctl",
                                          "add_key",
                                          "request_key",
                                          "swapon",
                                          "swapoff",
                                          "reboot",
                                          "settimeofday",
                                          "clock_settime",
                                          "sethostname",
                                          "setdomainname",
                                          "acct",
                                          "quotactl",
                                          "io_uring_setup",
                                          "name_to_handle_at",
                                          "open_by_handle_at",
                                          NULL};
    if (UNDER_SANITIZER)
        return false;
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    bool good = filter != NULL && seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1) == 0 &&
                add_rules(filter, SCMP_ACT_ERRNO(EPERM), refused) &&
                (connects || add_rules(filter, SCMP_ACT_ERRNO(EPERM), connecting)) &&
                seccomp_load(filter) == 0;
    seccomp_release(filter);
    return good;
}

#else

bool odd_sandbox_compute(void) {
    return false;
}

bool odd_sandbox_server(bool connects) {
    (void)connects;
    return false;
}

#endif

/* ---- Files ------------------------------------------------------------------------------------- */

#ifdef ODD_WITH_LANDLOCK
#include <linux/landlock.h>

/* Rights of later versions of Landlock, which the system's headers may lack. */
enum { TO_OTHER_FOLDERS = 1 << 13, TO_CUT_FILES = 1 << 14 };

static const uint64_t reading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
static const uint64_t writing = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_FILE |
                                LANDLOCK_ACCESS_FS_MAKE_REG | TO_CUT_FILES;
static const uint64_t of_files = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE | TO_CUT_FILES;

/* All rights that this version of the kernel can restrict. */
static uint64_t all_rights(long version) {
    uint64_t rights = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1;
    return rights | (version >= 2 ? TO_OTHER_FOLDERS : 0) | (version >= 3 ? TO_CUT_FILES : 0);
}

static void allow(int rules, const odd_sandbox_path *path, uint64_t known) {
    struct stat about;
    int fd = path->path != NULL ? open(path->path, O_PATH | O_CLOEXEC) : -1;
    if (fd < 0)
        return;
    uint64_t rights = (reading | (path->writes ? writing : 0)) & known;
    if (fstat(fd, &about) == 0 && !S_ISDIR(about.st_mode))
        rights &= of_files;
    struct landlock_path_beneath_attr rule = {.allowed_access = rights, .parent_fd = fd};
    syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    close(fd);
}

bool odd_sandbox_files(const odd_sandbox_path *paths, size_t count) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (UNDER_SANITIZER || version < 1)
        return false;
    struct landlock_ruleset_attr attributes = {.handled_access_fs = all_rights(version)};
    int rules =
        (int)syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes.handled_access_fs, 0);
    if (rules < 0)
        return false;
    for (size_t i = 0; i < count; i++)
        allow(rules, &paths[i], attributes.handled_access_fs);
    bool good =
        prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(SYS_landlock_restrict_self, rules, 0) == 0;
    close(rules);
    return good;
}

#else

bool odd_sandbox_files(const odd_sandbox_path *paths, size_t count) {
    (void)paths;
    (void)count;
    return false;
}

#endif
