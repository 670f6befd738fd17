/* XML that a browser has parsed, passed to a reader. */
#include "unit.h"

#include "oddtrick_report.h"

static char received[400];
static size_t most; /* calls after which the handler stops */

static void receive(const char *kind, odd_text text) {
    size_t len = strlen(received);
    snprintf(received + len, sizeof received - len, "%s%.*s", kind, (int)text.len, text.text);
}

static bool on(void) {
    return --most > 0;
}

static bool start(void *owner, int line, int column, odd_text name, const odd_text *attributes,
                  size_t count) {
    assert_null(owner);
    assert_int_equal(line + column, 0);
    assert_int_equal(count % 2, 0);
    receive("<", name);
    for (size_t i = 0; i < count; i++)
        receive(i % 2 == 0 ? " " : "=", attributes[i]);
    return on();
}

static bool text(void *owner, odd_text content) {
    assert_null(owner);
    receive("|", content);
    return on();
}

static bool end(void *owner, odd_text name) {
    assert_null(owner);
    receive(">", name);
    return on();
}

static int tell(const char *told, size_t calls, odd_error *error) {
    const odd_xml hearer = {.start = start, .text = text, .end = end};
    received[0] = '\0';
    most = calls;
    return odd_xml_events((odd_text){told, strlen(told)}, &hearer, error);
}

static void elements_texts_and_ends(void **state) {
    (void)state;
    odd_error error;
    const char *told = "<USEBIO\x1fVersion\x1f"
                       "1.2\x1fx\x1f\x1e=a & b\x1e<CLUB\x1e=\x1e>CLUB\x1e>USEBIO\x1e";
    assert_int_equal(tell(told, 100, &error), ODD_OK);
    assert_string_equal(received, "<USEBIO Version=1.2 x=|a & b<CLUB|>CLUB>USEBIO");
    assert_int_equal(tell(told, 2, &error), ODD_OK); /* and no further */
    assert_string_equal(received, "<USEBIO Version=1.2 x=|a & b");
}

static void what_is_no_xml(void **state) {
    (void)state;
    odd_error error;
    assert_int_equal(tell("!line 3: mismatched tag\x1e", 100, &error), ODD_E_SYNTAX);
    assert_string_equal(error.message, "not well-formed XML: line 3: mismatched tag");
    assert_int_equal(tell("", 100, &error), ODD_E_OUTSIDE);
}

static void more_attributes_than_anybody_has(void **state) {
    (void)state;
    static char told[20000] = "<A";
    odd_error error;
    for (int i = 0; i < 4000; i++)
        strcat(told, "\x1fx");
    assert_int_equal(tell(told, 100, &error), ODD_OK);
}

static void any_bytes(void **state) {
    (void)state;
    static const char bytes[] = "<>=!\x1e\x1f"
                                "ab";
    odd_error error;
    uint32_t seed = 1;
    for (int n = 0; n < 20000; n++) {
        char told[24];
        size_t len = (size_t)n % sizeof told;
        for (size_t i = 0; i < len; i++) {
            seed = seed * 1103515245 + 12345;
            told[i] = bytes[seed >> 16 & 7];
        }
        told[len] = '\0';
        tell(told, 100, &error);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(elements_texts_and_ends),
        cmocka_unit_test(what_is_no_xml),
        cmocka_unit_test(more_attributes_than_anybody_has),
        cmocka_unit_test(any_bytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
