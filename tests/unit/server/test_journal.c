/* The operator's log: how lines are written, how many, and where to. */
#define _DEFAULT_SOURCE
#include "unit.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/journal.h"

static const odd_journal_line login = {.event = "login",
                                       .from = "192.0.2.7",
                                       .author = "Ann",
                                       .method = "POST",
                                       .target = "/api/v1/login?secret=1",
                                       .status = 200,
                                       .took_ms = 87,
                                       .now_ms = 1794860104120};

static const char *written(odd_journal_line line, odd_journal_form json) {
    static char text[ODD_JOURNAL_LINE + 1];
    size_t len = odd_journal_format(text, &line, json);
    assert_true(len > 0 && len <= ODD_JOURNAL_LINE);
    assert_int_equal(text[len - 1], '\n');
    text[len - 1] = '\0';
    assert_null(strchr(text, '\n'));
    return text;
}

/* ---- Lines ------------------------------------------------------------------------------------- */

static void lines_are_text_or_json(void **state) {
    odd_journal_line stop = {.event = "stop", .message = "by signal 15", .took_ms = -1};
    (void)state;
    assert_string_equal(
        written(login, false),
        "2026-11-16T20:15:04.120Z login from=\"192.0.2.7\" author=\"Ann\" method=\"POST\" path=\"/api/v1/login\" status=200 ms=87");
    assert_string_equal(
        written(login, true),
        "{\"time\":\"2026-11-16T20:15:04.120Z\",\"event\":\"login\",\"from\":\"192.0.2.7\",\"author\":\"Ann\","
        "\"method\":\"POST\",\"path\":\"/api/v1/login\",\"status\":200,\"ms\":87}");
    assert_string_equal(written(stop, false), "1970-01-01T00:00:00.000Z stop message=\"by signal 15\"");
    assert_string_equal(
        written(stop, true),
        "{\"time\":\"1970-01-01T00:00:00.000Z\",\"event\":\"stop\",\"message\":\"by signal 15\"}");
}

/* journald takes the priority from the line, as sd-daemon(3) says, and knows the time by itself. */
static void lines_for_journald_have_a_priority(void **state) {
    static const struct {
        const char *event, *line;
    } of[] = {{"start", "<6>start message=\"x\""},     {"login", "<6>login message=\"x\""},
              {"refused", "<4>refused message=\"x\""}, {"slow", "<4>slow message=\"x\""},
              {"storage", "<3>storage message=\"x\""}, {"error", "<3>error message=\"x\""}};
    (void)state;
    for (size_t i = 0; i < sizeof of / sizeof of[0]; i++)
        assert_string_equal(written((odd_journal_line){.event = of[i].event, .message = "x", .took_ms = -1},
                                    ODD_JOURNAL_JOURNALD),
                            of[i].line);
}

/* Whatever is sent, a line stays one line of printable characters, without what stands behind a question mark. */
static void nothing_that_is_sent_breaks_a_line(void **state) {
    odd_journal_line line = login;
    char target[3] = "/x", author[4] = "a";
    (void)state;
    for (int c = 1; c < 256; c++) {
        target[1] = author[1] = (char)c;
        author[2] = 'b';
        line.target = target;
        line.author = line.message = author;
        for (odd_journal_form json = ODD_JOURNAL_TEXT; json <= ODD_JOURNAL_JOURNALD; json++) {
            const char *text = written(line, json);
            for (const char *p = text; *p != '\0'; p++)
                CHECK((unsigned char)*p >= 0x20 && *p != 0x7F, "%d: %s", c, text);
        }
    }
    line = login;
    line.target = "/a\xFF\x1B b?token=secret";
    assert_non_null(strstr(written(line, true), "\"path\":\"/a%FF%1B%20b\""));
    assert_null(strstr(written(line, false), "secret"));
    line.author = "x\" status=\"999";
    assert_non_null(strstr(written(line, false), "author=\"x\\\" status=\\\"999\""));
}

/* Long parts are cut, and a line that is too long all the same goes without them. */
static void lines_are_bounded(void **state) {
    char target[3000], message[3000];
    odd_journal_line line = login;
    (void)state;
    memset(target, 'a', sizeof target - 1);
    memset(message, 'b', sizeof message - 1);
    target[sizeof target - 1] = message[sizeof message - 1] = '\0';
    line.target = target;
    line.message = message;
    assert_true(strlen(written(line, true)) > 400);
    memset(message, 1, sizeof message - 1);
    assert_non_null(strstr(written(line, true), "this line was too long"));
    assert_non_null(strstr(written(line, true), "\"status\":200"));
}

/* ---- Files ------------------------------------------------------------------------------------- */

static char folder[] = "/tmp/odd-journal-XXXXXX", path[60], moved[60];
static char all[1 << 20];

static int make_folder(void **state) {
    (void)state;
    signal(SIGPIPE, SIG_IGN);
    if (mkdtemp(folder) == NULL)
        return -1;
    snprintf(path, sizeof path, "%s/log", folder);
    snprintf(moved, sizeof moved, "%s/log.1", folder);
    return 0;
}

static int remove_folder(void **state) {
    (void)state;
    unlink(path);
    unlink(moved);
    return rmdir(folder);
}

/* How many lines a file has with such a word; -1: there is no file. */
static int count(const char *file, const char *word) {
    FILE *f = fopen(file, "r");
    int found = 0;
    if (f == NULL)
        return -1;
    size_t len = fread(all, 1, sizeof all - 1, f);
    fclose(f);
    all[len] = '\0';
    for (const char *p = all; (p = strstr(p, word)) != NULL; p += strlen(word))
        found++;
    return found;
}

static odd_journal *open_journal(void) {
    odd_error error = {0};
    unlink(path);
    odd_journal *j = odd_journal_open(path, false, &error);
    assert_non_null(j);
    return j;
}

static void a_file_is_the_owner_s_alone(void **state) {
    struct stat about;
    odd_journal *j = open_journal();
    (void)state;
    odd_journal_add(j, &login);
    odd_journal_close(j);
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600);
    assert_int_equal(count(path, " login "), 1);
    odd_journal_add(NULL, &login); /* nobody is told */
    odd_journal_close(NULL);
}

static void files_that_cannot_be_are_said(void **state) {
    odd_error error = {0};
    (void)state;
    assert_null(odd_journal_open("/nowhere/log", false, &error));
    assert_non_null(strstr(error.message, "/nowhere/log"));
    odd_journal *j = open_journal();
    assert_int_equal(chmod(folder, 0700), 0);
    unlink(path);
    assert_int_equal(mkdir(path, 0700), 0); /* a folder where the file should be */
    assert_int_equal(odd_journal_reopen(j, &error), ODD_E_OUTSIDE);
    odd_journal_add(j, &login); /* goes to the old file */
    odd_journal_close(j);
    rmdir(path);
}

static void a_file_is_opened_again(void **state) {
    odd_error error = {0};
    odd_journal *j = open_journal();
    (void)state;
    odd_journal_add(j, &login);
    while (count(path, " login ") < 1)
        usleep(1000);
    assert_int_equal(rename(path, moved), 0);
    assert_int_equal(odd_journal_reopen(j, &error), ODD_OK);
    odd_journal_add(j, &login);
    odd_journal_add(j, &login);
    odd_journal_close(j);
    assert_int_equal(count(moved, " login "), 1);
    assert_int_equal(count(path, " login "), 2);
}

/* Two hundred at once and five a second, by the clock that nobody sets; what the director does is always told. */
static void strangers_fill_no_disk(void **state) {
    odd_journal_line refused = {.event = "refused", .limited = true, .took_ms = -1, .tick_ms = 1000};
    odd_journal *j = open_journal();
    (void)state;
    for (int i = 0; i < 300; i++) {
        odd_journal_add(j, &refused);
        if (i % 50 == 0)
            odd_journal_add(j, &login);
        usleep(100); /* so that the thread keeps up */
    }
    refused.now_ms = -1000000; /* the time of day does not matter */
    refused.tick_ms += 1000;
    for (int i = 0; i < 10; i++)
        odd_journal_add(j, &refused);
    refused.tick_ms = 5; /* nor does a clock that goes back */
    odd_journal_add(j, &refused);
    refused.tick_ms = 205;
    odd_journal_add(j, &refused);
    odd_journal_close(j);
    assert_int_equal(count(path, " refused"), 206);
    assert_int_equal(count(path, " login "), 6);
    assert_true(count(path, " dropped ") >= 2);
}

/* A pipe that nobody reads: who adds does not wait, and the end comes soon. */
static void nobody_waits_for_a_reader(void **state) {
    odd_error error = {0};
    (void)state;
    unlink(path);
    assert_int_equal(mkfifo(path, 0600), 0);
    int reader = open(path, O_RDONLY | O_NONBLOCK);
    odd_journal *j = odd_journal_open(path, false, &error);
    assert_non_null(j);
    for (int i = 0; i < 5000; i++)
        odd_journal_add(j, &login);
    odd_journal_close(j);
    ssize_t len = read(reader, all, sizeof all);
    assert_true(len > 1000 && len < 5000 * 100);
    close(reader);
    reader = open(path, O_RDONLY | O_NONBLOCK);
    j = odd_journal_open(path, false, &error);
    close(reader); /* and one that nobody can read any more */
    odd_journal_add(j, &login);
    odd_journal_close(j);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_are_text_or_json),
        cmocka_unit_test(lines_for_journald_have_a_priority),
        cmocka_unit_test(nothing_that_is_sent_breaks_a_line),
        cmocka_unit_test(lines_are_bounded),
        cmocka_unit_test(a_file_is_the_owner_s_alone),
        cmocka_unit_test(files_that_cannot_be_are_said),
        cmocka_unit_test(a_file_is_opened_again),
        cmocka_unit_test(strangers_fill_no_disk),
        cmocka_unit_test(nobody_waits_for_a_reader),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
