/* What every unit test starts with: cmocka, a check that says which case failed, and the list of all
 * results that bridge knows. */
#ifndef UNIT_H
#define UNIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "oddtrick.h"

/* The build gives it the name of the test: all tests are one program. */
int main(void);

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* For checks inside loops, where the line number does not tell the case. */
#define CHECK(condition, ...)                                           \
    do {                                                                \
        if (!(condition)) {                                             \
            print_error("%s:%d: %s: ", __FILE__, __LINE__, #condition); \
            print_error(__VA_ARGS__);                                   \
            print_error("\n");                                          \
            fail();                                                     \
        }                                                               \
    } while (0)

/* Whether the tests run under the sanitizers, which take ten times as long. Long loops then try fewer cases, which run the same code. */
#ifdef __SANITIZE_ADDRESS__
enum { UNIT_SANITIZED = 1 };
#else
enum { UNIT_SANITIZED = 0 };
#endif

/* How many of so many random cases are tried: all; under the sanitizers an eighth. */
static inline uint64_t unit_many(uint64_t cases) {
    return UNIT_SANITIZED ? cases / 8 : cases;
}

/* All 2,940 ways in which a contract can end, once for each vulnerability: 1,470 results. */
enum { UNIT_RESULTS = 7 * 5 * 3 * 14 };

/* The nth of them, from 0, declared from that seat. */
static inline odd_result unit_result(int nth, odd_seat declarer) {
    odd_result r;
    r.tricks = nth % 14;
    r.doubling = (odd_doubling)(nth / 14 % 3);
    r.strain = (odd_strain)(nth / 42 % 5 + ODD_CLUBS);
    r.level = nth / 210 + 1;
    r.declarer = declarer;
    return r;
}

static inline bool unit_same(odd_result a, odd_result b) {
    return a.level == b.level && a.strain == b.strain && a.doubling == b.doubling &&
           a.declarer == b.declarer && a.tricks == b.tricks;
}

/* A copy that ends where its block ends, so that a sanitizer sees every byte read beyond it. */
static inline char *unit_exact(const char *text, size_t len) {
    char *copy = malloc(len > 0 ? len : 1);
    assert_non_null(copy);
    if (len > 0)
        memcpy(copy, text, len);
    return copy;
}

/* Characters, not bytes. */
static inline int unit_chars(const char *text, size_t len) {
    int count = 0;
    for (size_t i = 0; i < len; i++)
        count += ((unsigned char)text[i] & 0xC0) != 0x80;
    return count;
}

/* Whether text up to its NUL is whole UTF-8 characters. */
static inline bool unit_whole_utf8(const char *text) {
    while (*text != '\0') {
        unsigned char lead = (unsigned char)*text++;
        int more = lead < 0x80 ? 0 : lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : -1;
        if (more < 0)
            return false;
        for (; more > 0; more--, text++)
            if (((unsigned char)*text & 0xC0) != 0x80)
                return false;
    }
    return true;
}

#endif
