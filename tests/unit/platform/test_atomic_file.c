/* Files that are whole or not there. */
#define _POSIX_C_SOURCE 200809L
#include "unit.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sys/stat.h>
#include <unistd.h>

#include "platform/store/atomic_file.h"

static char directory[] = "/tmp/odd-whole-XXXXXX", path[64];

static int start(void **state) {
    (void)state;
    if (mkdtemp(directory) == NULL)
        return 1;
    snprintf(path, sizeof path, "%s/file", directory);
    return 0;
}

static int stop(void **state) {
    (void)state;
    unlink(path);
    return rmdir(directory); /* no temporary file is left */
}

static void expect(const char *content, mode_t mode) {
    char bytes[40] = "";
    struct stat info;
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    assert_int_equal(fread(bytes, 1, sizeof bytes - 1, file), strlen(content));
    fclose(file);
    assert_string_equal(bytes, content);
    assert_int_equal(stat(path, &info), 0);
    assert_int_equal(info.st_mode & 0777, mode);
}

static void test_new_and_replaced(void **state) {
    (void)state;
    umask(027);
    assert_int_equal(odd_atomic_write(path, "one", 3, 0), ODD_ATOMIC_WRITTEN);
    expect("one", 0640);
    assert_int_equal(odd_atomic_write(path, "two", 3, ODD_ATOMIC_PRIVATE), ODD_ATOMIC_EXISTS);
    expect("one", 0640);
    assert_int_equal(odd_atomic_write(path, "three", 5, ODD_ATOMIC_REPLACE | ODD_ATOMIC_PRIVATE),
                     ODD_ATOMIC_WRITTEN);
    expect("three", 0640);
    assert_int_equal(odd_atomic_write(path, NULL, 0, ODD_ATOMIC_REPLACE), ODD_ATOMIC_WRITTEN);
    expect("", 0640);
    unlink(path);
    umask(0);
    assert_int_equal(odd_atomic_write(path, "one", 3, ODD_ATOMIC_PRIVATE), ODD_ATOMIC_WRITTEN);
    expect("one", 0600);
    unlink(path);
    assert_int_equal(odd_atomic_write(path, "one", 3, ODD_ATOMIC_REPLACE), ODD_ATOMIC_WRITTEN);
    expect("one", 0666);
    umask(022);
    assert_int_equal(chdir(directory), 0); /* without a folder in the path */
    assert_int_equal(odd_atomic_write("file", "two", 3, ODD_ATOMIC_REPLACE), ODD_ATOMIC_WRITTEN);
    expect("two", 0666);
    assert_int_equal(chdir("/"), 0);
}

static void test_failures(void **state) {
    (void)state;
    static char long_path[PATH_MAX];
    char link_path[96];
    for (unsigned flags = 0; flags <= ODD_ATOMIC_REPLACE; flags++) {
        errno = 0;
        assert_int_equal(odd_atomic_write("/nowhere/at/all", "x", 1, flags), ODD_ATOMIC_FAILED);
        assert_int_equal(errno, ENOENT);
        assert_int_equal(odd_atomic_write(directory, "x", 1, flags), ODD_ATOMIC_FAILED);
        assert_int_equal(errno, EISDIR);
        assert_int_equal(odd_atomic_write("/dev/full", "x", 1, flags), ODD_ATOMIC_FAILED);
        assert_int_equal(errno, ENOSPC);
        assert_int_equal(odd_atomic_write("/proc/file", "x", 1, flags), ODD_ATOMIC_FAILED);
        assert_int_not_equal(errno, 0);
    }
    memset(long_path, '/', sizeof long_path - 1);
    long_path[sizeof long_path - 2] = 'x';
    assert_int_equal(odd_atomic_write(long_path, "x", 1, 0), ODD_ATOMIC_FAILED);
    assert_int_equal(errno, ENAMETOOLONG);
    snprintf(link_path, sizeof link_path, "%s/link", directory);
    assert_int_equal(symlink("nowhere", link_path), 0);
    assert_int_equal(odd_atomic_write(link_path, "x", 1, 0), ODD_ATOMIC_EXISTS);
    assert_int_equal(odd_atomic_write(link_path, "x", 1, ODD_ATOMIC_REPLACE), ODD_ATOMIC_FAILED);
    unlink(link_path);
    odd_sync_folder("/nowhere/at/all"); /* nothing to be done, and no harm */
    odd_sync_folder(long_path);
}

/* Which places a cache may stand in. */
static void test_guard(void **state) {
    (void)state;
    char real[PATH_MAX], long_name[PATH_MAX];
    odd_error error = {0};
    assert_int_equal(odd_trusted_file(path, real, &error), ODD_OK);
    assert_string_equal(strrchr(real, '/'), "/file");
    assert_int_equal(odd_trusted_file("/nowhere/at/all", real, &error), ODD_E_OUTSIDE);
    assert_int_equal(odd_trusted_file("/root-file", real, &error), geteuid() == 0 ? ODD_OK : ODD_E_OUTSIDE);
    memset(long_name, 'x', sizeof long_name - 1);
    long_name[sizeof long_name - 1] = '\0';
    assert_int_equal(odd_trusted_file(long_name, real, &error), ODD_E_OUTSIDE);
    assert_int_equal(chdir(directory), 0);
    long_name[300] = '\0'; /* longer than a name can be */
    assert_int_equal(odd_trusted_file(long_name, real, &error), ODD_E_OUTSIDE);
    assert_int_equal(odd_trusted_file("file", real, &error), ODD_OK);
    assert_int_equal(chdir("/"), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_new_and_replaced),
        cmocka_unit_test(test_failures),
        cmocka_unit_test(test_guard),
    };
    return cmocka_run_group_tests(tests, start, stop);
}
