/* All unit tests in one program: unit NAME runs one of them, as the program test/NAME would. */
#include <stdio.h>
#include <string.h>

#define ODD_TEST(name) int odd_test_##name(void);
#include "unit_tests.inc"
#undef ODD_TEST

static const struct {
    const char *name;
    int (*run)(void);
} tests[] = {
#define ODD_TEST(name) {#name, odd_test_##name},
#include "unit_tests.inc"
#undef ODD_TEST
};

int main(int argc, char **argv) {
    for (size_t i = 0; argc == 2 && i < sizeof tests / sizeof tests[0]; i++)
        if (strcmp(argv[1], tests[i].name) == 0)
            return tests[i].run();
    fprintf(stderr, "usage: %s TEST, one of these:\n", argv[0]);
    for (size_t i = 0; i < sizeof tests / sizeof tests[0]; i++)
        fprintf(stderr, "%s\n", tests[i].name);
    return 2;
}
