/* Solved deals in a file: what was kept is found again, by others too; what is wrong with the file is a notice, and never
 * gives a wrong table. */
#define _POSIX_C_SOURCE 200809L
#include "unit.h"

#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "platform/double_dummy.h"
#include "platform/store/event_store.h"

enum { DEALS = 300 };

static char directory[] = "/tmp/odd-cache-XXXXXX";
static char path[64], state_home[64], key_path[96];
static odd_hands hands[DEALS];
static odd_dd tables[DEALS];

static uint64_t seed = 52;

static unsigned pick(unsigned below) {
    seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407U;
    return (unsigned)((seed >> 33) % below);
}

static void make_deals(void) {
    for (int i = 0; i < DEALS; i++) {
        int order[52];
        for (int k = 0; k < 52; k++)
            order[k] = k;
        for (int k = 51; k > 0; k--) {
            int j = (int)pick((unsigned)k + 1), keep = order[k];
            order[k] = order[j];
            order[j] = keep;
        }
        for (int k = 0; k < 52; k++)
            hands[i].hand[1 + k / 13] |= UINT64_C(1) << order[k];
        memset(&tables[i], ODD_DD_UNKNOWN, sizeof tables[i]);
        for (int strain = 1; strain <= 5; strain++)
            for (int seat = 1; seat <= 4; seat++)
                tables[i].tricks[strain][seat] = (uint8_t)pick(14);
    }
}

static int start(void **state) {
    (void)state;
    make_deals();
    if (mkdtemp(directory) == NULL)
        return 1;
    snprintf(path, sizeof path, "%s/deals.sqlite", directory);
    snprintf(state_home, sizeof state_home, "%s/a/state", directory);
    snprintf(key_path, sizeof key_path, "%s/oddtrick/cache.key", state_home);
    return setenv("XDG_STATE_HOME", state_home, 1);
}

static void clear(void) {
    static const char *const ends[] = {"", "-wal", "-shm", "-journal"};
    for (size_t i = 0; i < COUNT(ends); i++) {
        char name[96];
        snprintf(name, sizeof name, "%s%s", path, ends[i]);
        unlink(name);
    }
}

static int stop(void **state) {
    (void)state;
    static const char *const folders[] = {"/a/state/oddtrick", "/a/state", "/a", ""};
    int left = unlink(key_path);
    clear();
    for (size_t i = 0; i < COUNT(folders); i++) { /* nothing else is left */
        char name[96];
        snprintf(name, sizeof name, "%s%s", directory, folders[i]);
        left |= rmdir(name);
    }
    return left;
}

static odd_cache *opened(void) {
    odd_error notice = {0};
    odd_cache *c = odd_cache_open(path, &notice);
    CHECK(c != NULL, "%s", notice.message);
    return c;
}

static void fill(size_t from, size_t count) {
    odd_error notice = {0};
    odd_cache *c = opened();
    CHECK(odd_cache_add(c, tables + from, hands + from, count, &notice) == ODD_OK, "%s", notice.message);
    odd_cache_close(c);
}

/* How many of the deals are there; those that are must be right. */
static size_t count_found(odd_error *notice) {
    static odd_dd got[DEALS];
    static bool found[DEALS];
    odd_cache *c = odd_cache_open(path, notice);
    if (c == NULL)
        return 0;
    size_t count = odd_cache_find(c, got, found, hands, DEALS, notice), seen = 0;
    for (int i = 0; i < DEALS; i++)
        if (found[i]) {
            assert_memory_equal(&got[i], &tables[i], sizeof got[i]);
            seen++;
        }
    assert_int_equal(seen, count);
    odd_cache_close(c);
    return count;
}

static void test_kept(void **state) {
    (void)state;
    odd_error notice = {0};
    clear();
    assert_int_equal(count_found(&notice), 0);
    for (size_t i = 0; i < DEALS; i += 50) {
        fill(i, 50);
        assert_int_equal(count_found(&notice), i + 50);
        assert_int_equal(notice.code, ODD_OK);
    }
    fill(0, DEALS); /* again: nothing changes */
    assert_int_equal(count_found(&notice), DEALS);
    odd_cache_close(NULL);
}

/* Deals that differ in two cards only are different deals. */
static void test_neighbours(void **state) {
    (void)state;
    odd_hands other = hands[0];
    odd_dd table;
    bool found;
    odd_error notice = {0};
    int north = __builtin_ctzll(other.hand[1]), east = __builtin_ctzll(other.hand[2]);
    other.hand[1] ^= UINT64_C(1) << north | UINT64_C(1) << east;
    other.hand[2] ^= UINT64_C(1) << north | UINT64_C(1) << east;
    clear();
    fill(0, 1);
    odd_cache *c = opened();
    assert_int_equal(odd_cache_find(c, &table, &found, &other, 1, &notice), 0);
    assert_int_equal(odd_cache_find(c, &table, &found, &hands[0], 1, &notice), 1);
    odd_cache_close(c);
}

/* Deals that are not complete and tables that are not known are not kept. */
static void test_not_kept(void **state) {
    (void)state;
    odd_hands some[] = {{{0}}, {{0, 1, 2, 4, 8}}, hands[0], hands[0], hands[1]};
    odd_dd with[] = {tables[0], tables[0], tables[0], tables[0], tables[1]}, table;
    bool found;
    odd_error notice = {0};
    some[2].hand[3] = 0;
    some[3].hand[1] |= some[3].hand[2]; /* cards twice */
    with[4].tricks[ODD_NT][ODD_WEST] = ODD_DD_UNKNOWN;
    clear();
    odd_cache *c = opened();
    assert_int_equal(odd_cache_add(c, with, some, COUNT(some), &notice), ODD_OK);
    for (size_t i = 0; i < COUNT(some); i++)
        CHECK(odd_cache_find(c, &table, &found, &some[i], 1, &notice) == 0 && !found, "%zu", i);
    odd_cache_close(c);
}

/* ---- Several processes -------------------------------------------------------------------------- */

static void test_processes(void **state) {
    (void)state;
    enum { PROCESSES = 6, EACH = DEALS / PROCESSES };
    pid_t children[PROCESSES];
    odd_error notice = {0};
    clear();
    for (size_t i = 0; i < PROCESSES; i++) {
        children[i] = fork();
        assert_true(children[i] >= 0);
        if (children[i] > 0)
            continue;
        odd_cache *c = odd_cache_open(path, &notice); /* all make the file at once */
        bool good = c != NULL;
        for (size_t n = 0; n < EACH && good; n += 5) {
            size_t at = i * EACH + n;
            good = odd_cache_add(c, tables + at, hands + at, 5, &notice) == ODD_OK;
        }
        odd_cache_close(c);
        if (!good)
            fprintf(stderr, "process %zu: %s\n", i, notice.message);
        _exit(good ? 0 : 1);
    }
    for (size_t i = 0; i < PROCESSES; i++) {
        int status = 1;
        waitpid(children[i], &status, 0);
        assert_int_equal(status, 0);
    }
    assert_int_equal(count_found(&notice), DEALS);
}

/* ---- What can be wrong -------------------------------------------------------------------------- */

static void write_file(const void *bytes, size_t len) {
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, len, file), len);
    fclose(file);
}

static void check_refused(int code, const char *says) {
    odd_error notice = {0};
    assert_int_equal(count_found(&notice), 0);
    assert_int_equal(notice.code, code);
    CHECK(strstr(notice.message, says) != NULL, "%s", notice.message);
}

static void test_places(void **state) {
    (void)state;
    odd_error notice = {0};
    assert_null(odd_cache_open("/nowhere/at/all.sqlite", &notice));
    assert_int_equal(notice.code, ODD_E_OUTSIDE);
    assert_string_equal(notice.message, "cannot be written here: solved deals are not stored");
    assert_null(odd_cache_open(directory, &notice));
}

static void sql(const char *text) {
    sqlite3 *db;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, text, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
}

static void test_other_files(void **state) {
    (void)state;
    clear();
    write_file("event Tuesday Pairs\npair 1 Ann & Bo\n", 36);
    check_refused(ODD_E_OUTSIDE, "not a file of solved deals");
    clear();
    sql("CREATE TABLE t (a)");
    check_refused(ODD_E_OUTSIDE, "is not a file of solved deals");
    clear();
    fill(0, 10);
    sql("PRAGMA user_version = 3");
    check_refused(ODD_E_LATER, "later version");
    sql("PRAGMA user_version = 2");
    odd_error notice = {0};
    assert_int_equal(count_found(&notice), 10);
    sql("DROP TABLE solved");
    sql("CREATE TABLE other (a)");
    check_refused(ODD_E_OUTSIDE, "no such table");
    clear();
    write_file("", 0); /* an empty file is a new one */
    fill(0, 10);
    assert_int_equal(count_found(&notice), 10);
}

/* A file of version 1 has no seals: its deals are forgotten, and others are kept. */
static void test_version_1(void **state) {
    (void)state;
    odd_error notice = {0};
    clear();
    sql("CREATE TABLE solved (deal BLOB PRIMARY KEY CHECK (length(deal) = 13),"
        " tricks BLOB NOT NULL CHECK (length(tricks) = 14)) STRICT, WITHOUT ROWID;"
        "INSERT INTO solved VALUES (zeroblob(13), zeroblob(14));"
        "PRAGMA application_id = 1329873988; PRAGMA user_version = 1");
    assert_int_equal(count_found(&notice), 0);
    assert_int_equal(notice.code, ODD_OK);
    fill(0, 10);
    assert_int_equal(count_found(&notice), 10);
}

/* ---- The key ------------------------------------------------------------------------------------ */

static void write_key(const char *bytes, size_t len, mode_t mode) {
    unlink(key_path);
    FILE *file = fopen(key_path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, len, file), len);
    fclose(file);
    assert_int_equal(chmod(key_path, mode), 0);
}

/* What was stored by another key - of somebody else - is not found, though each deal is there. */
static void test_forged(void **state) {
    (void)state;
    char theirs[32];
    odd_error notice = {0};
    struct stat info;
    clear();
    unlink(key_path);
    fill(0, 10);
    assert_int_equal(stat(key_path, &info), 0);
    assert_int_equal(info.st_mode & 0777, 0600);
    assert_int_equal(info.st_size, 32);
    assert_int_equal(count_found(&notice), 10);
    memset(theirs, 'x', sizeof theirs);
    write_key(theirs, sizeof theirs, 0600);
    assert_int_equal(count_found(&notice), 0);
    assert_int_equal(notice.code, ODD_OK);
    fill(0, 5); /* solved again, and stored anew */
    assert_int_equal(count_found(&notice), 5);
}

static void test_bad_keys(void **state) {
    (void)state;
    static const mode_t modes[] = {0644, 0640, 0602};
    char bytes[40] = {0};
    odd_error notice = {0};
    clear();
    for (size_t i = 0; i < COUNT(modes); i++) {
        write_key(bytes, 32, modes[i]);
        check_refused(ODD_E_OUTSIDE, "no key in ");
    }
    for (size_t len = 0; len < sizeof bytes; len += 31) {
        write_key(bytes, len, 0600);
        check_refused(ODD_E_OUTSIDE, "no key in ");
    }
    unlink(key_path);
    assert_int_equal(symlink("/dev/zero", key_path), 0);
    check_refused(ODD_E_OUTSIDE, "no key in ");
    unlink(key_path);
    unsetenv("XDG_STATE_HOME");
    const char *home = getenv("HOME");
    char before[200];
    snprintf(before, sizeof before, "%s", home != NULL ? home : "/");
    unsetenv("HOME");
    check_refused(ODD_E_OUTSIDE, "no home folder for a key");
    setenv("HOME", "/proc", 1);
    check_refused(ODD_E_OUTSIDE, "no key in /proc/.local/state/oddtrick/cache.key");
    setenv("HOME", before, 1);
    setenv("XDG_STATE_HOME", state_home, 1);
    fill(0, 10);
    assert_int_equal(count_found(&notice), 10);
}

/* Bytes of the file changed, and the file cut off: some deals may be lost, and none is wrong. */
static void test_damage(void **state) {
    (void)state;
    static char whole[200000], changed[200000];
    clear();
    fill(0, DEALS);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t len = fread(whole, 1, sizeof whole, file), lost = 0;
    fclose(file);
    assert_true(len > 4096 && len < sizeof whole);
    for (int turn = 0; turn < 400; turn++) {
        odd_error notice = {0};
        memcpy(changed, whole, len);
        for (unsigned n = 0; n < 1 + pick(20); n++)
            changed[pick((unsigned)(turn % 2 == 0 ? len : 4096))] ^= (char)(1 << pick(8));
        clear();
        write_file(changed, turn % 5 == 0 ? pick((unsigned)len) : len);
        lost += DEALS - count_found(&notice);
    }
    assert_true(lost > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_kept),     cmocka_unit_test(test_neighbours),
        cmocka_unit_test(test_not_kept), cmocka_unit_test(test_processes),
        cmocka_unit_test(test_places),   cmocka_unit_test(test_other_files),
        cmocka_unit_test(test_damage),   cmocka_unit_test(test_version_1),
        cmocka_unit_test(test_forged),   cmocka_unit_test(test_bad_keys),
    };
    return cmocka_run_group_tests(tests, start, stop);
}
