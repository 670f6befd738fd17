/* XML as the host takes it apart: what is heard, where, in which encodings; and what is refused. */
#include "unit.h"

#include "host/xml.h"

/* ---- A hearer that writes down what it hears --------------------------------------------------- */

typedef struct heard {
    char text[2048];
    size_t len;
    int stop_after; /* elements; 0: never */
    int starts;
} heard;

static void note(heard *h, const char *text, size_t len) {
    if (h->len + len < sizeof h->text)
        memcpy(h->text + h->len, text, len);
    h->len += len;
}

static bool hear_start(void *owner, int line, int column, odd_text name, const odd_text *attributes,
                       size_t count) {
    heard *h = owner;
    char place[40];
    note(h, "<", 1);
    note(h, name.text, name.len);
    note(h, place, (size_t)snprintf(place, sizeof place, " %d:%d", line, column));
    for (size_t i = 0; i < count; i++) {
        note(h, i % 2 == 0 ? " " : "=", 1);
        note(h, attributes[i].text, attributes[i].len);
    }
    note(h, ">", 1);
    return ++h->starts != h->stop_after;
}

static bool hear_text(void *owner, odd_text text) {
    note(owner, text.text, text.len);
    return true;
}

static bool hear_end(void *owner, odd_text name) {
    note(owner, "</", 2);
    note(owner, name.text, name.len);
    note(owner, ">", 1);
    return true;
}

static heard out;
static odd_error error;

static int read_bytes(const char *bytes, size_t len, int stop_after) {
    memset(&out, 0, sizeof out);
    memset(&error, 0, sizeof error);
    out.stop_after = stop_after;
    odd_xml hearer = {&out, hear_start, hear_text, hear_end};
    char *copy = unit_exact(bytes, len);
    int code = odd_xml_read(NULL, copy, len, &hearer, &error);
    free(copy);
    assert_true(out.len < sizeof out.text);
    return code;
}

static void check(const char *xml, const char *expected) {
    int code = read_bytes(xml, strlen(xml), 0);
    CHECK(code == ODD_OK, "%s: %d:%d %s", xml, error.line, error.column, error.message);
    assert_string_equal(out.text, expected);
}

static void check_wrong(const char *xml, int line, int column, const char *says) {
    int code = read_bytes(xml, strlen(xml), 0);
    CHECK(code == ODD_E_SYNTAX && error.line == line && error.column == column &&
              strstr(error.message, says) != NULL,
          "%s: code %d, %d:%d %s", xml, code, error.line, error.column, error.message);
}

/* ---- Tests ------------------------------------------------------------------------------------- */

static void test_elements(void **state) {
    (void)state;
    check("<a/>", "<a 1:1></a>");
    check("<?xml version='1.0'?>\n<!-- no --><a x='1' y=\"&lt;2&gt;\">\n  <b>t</b></a>",
          "<a 2:12 x=1 y=<2>>\n  <b 3:3>t</b></a>");
    check("<a>&amp;&#233;&#x2660;<![CDATA[<&>]]></a>", "<a 1:1>&\xC3\xA9\xE2\x99\xA0<&></a>");
}

static void test_encodings(void **state) {
    (void)state;
    check("\xEF\xBB\xBF<a>\xC3\xA9</a>", "<a 1:1>\xC3\xA9</a>");
    check("<?xml version='1.0' encoding='iso-8859-1'?><a>\xE9</a>", "<a 1:44>\xC3\xA9</a>");
    check("<?xml version='1.0' encoding='Windows-1252'?><a>\x93\xE9\x80</a>",
          "<a 1:46>\xE2\x80\x9C\xC3\xA9\xE2\x82\xAC</a>");
    static const char big[] = "\xFE\xFF\0<\0a\0>\0\xE9&\x60\0<\0/\0a\0>", little[] = "\xFF\xFE<\0a\0/\0>\0";
    assert_int_equal(read_bytes(big, sizeof big - 1, 0), ODD_OK);
    assert_string_equal(out.text, "<a 1:1>\xC3\xA9\xE2\x99\xA0</a>");
    assert_int_equal(read_bytes(little, sizeof little - 1, 0), ODD_OK);
    check_wrong("<?xml version='1.0' encoding='klingon'?><a/>", 1, 31, "unknown encoding");
    check_wrong("<?xml version='1.0' encoding='cp1252'?><a>\x81</a>", 1, 43, "not well-formed");
}

static void test_malformed(void **state) {
    (void)state;
    check_wrong("<a>\n <b></a>", 2, 7, "mismatched tag");
    check_wrong("<a>", 1, 4, "no element found");
    check_wrong("", 1, 1, "no element found");
    check_wrong("<a/>x", 1, 5, "junk");
    check_wrong("<a b=c/>", 1, 6, "not well-formed");
    check_wrong("<a>&nope;</a>", 1, 4, "undefined entity");
}

static void test_entities(void **state) {
    (void)state;
    check_wrong("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", 1, 25, "entities of its own");
    check_wrong("<!DOCTYPE a [<!ENTITY % p SYSTEM \"file:///etc/passwd\"> %p;]><a/>", 1, 54,
                "entities of its own");
    check_wrong("<!DOCTYPE a [<!ENTITY a0 \"xx\"><!ENTITY a1 \"&a0;&a0;&a0;&a0;\">]><a>&a1;</a>", 1, 26,
                "entities of its own");
    check("<!DOCTYPE USEBIO SYSTEM \"file:///etc/passwd\"><a>Andr&eacute;</a>", "<a 1:46>Andr&eacute;</a>");
}

static void test_limits(void **state) {
    (void)state;
    for (int depth = 60; depth < 70; depth++) {
        char xml[1024] = "";
        for (int i = 0; i < depth; i++)
            strcat(xml, "<a>");
        for (int i = 0; i < depth; i++)
            strcat(xml, "</a>");
        int code = read_bytes(xml, strlen(xml), 0);
        CHECK((code == ODD_OK) == (depth <= 64), "depth %d: %d", depth, code);
        CHECK(depth <= 64 || error.column == 64 * 3 + 1, "depth %d: column %d", depth, error.column);
    }
    for (int count = 62; count < 68; count++) {
        char xml[1024] = "<a";
        for (int i = 0; i < count; i++)
            snprintf(xml + strlen(xml), sizeof xml - strlen(xml), " a%d='%d'", i, i);
        strcat(xml, "/>");
        CHECK((read_bytes(xml, strlen(xml), 0) == ODD_OK) == (count <= 64), "%d attributes", count);
    }
}

static void test_stopping(void **state) {
    (void)state;
    static const char xml[] = "<a><b>x</b><c/></a>";
    assert_int_equal(read_bytes(xml, strlen(xml), 2), ODD_OK);
    assert_string_equal(out.text, "<a 1:1><b 1:4>");
    assert_int_equal(out.starts, 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_elements), cmocka_unit_test(test_encodings), cmocka_unit_test(test_malformed),
        cmocka_unit_test(test_entities), cmocka_unit_test(test_limits),    cmocka_unit_test(test_stopping),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
