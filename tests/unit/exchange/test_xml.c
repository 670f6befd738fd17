/* XML as the host takes it apart: what is heard, where, in which encodings; and what is refused. */
#include "unit.h"

#include "platform/archive.h"

/* ---- A hearer that writes down what it hears --------------------------------------------------- */

typedef struct heard_text {
    char text[2048];
    size_t len;
    int stop_after; /* elements; 0: never */
    int starts;
} heard_text;

static void note(heard_text *h, const char *text, size_t len) {
    if (h->len + len < sizeof h->text)
        memcpy(h->text + h->len, text, len);
    h->len += len;
}

static bool hear_start(void *owner, int line, int column, odd_text name, const odd_text *attributes,
                       size_t count) {
    heard_text *h = owner;
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

static heard_text out;
static odd_error error;

/* Any file: what does not fit is heard, and not noted. */
static int read_any(const char *bytes, size_t len, int stop_after) {
    memset(&out, 0, sizeof out);
    memset(&error, 0, sizeof error);
    out.stop_after = stop_after;
    odd_xml hearer = {&out, hear_start, hear_text, hear_end};
    char *copy = unit_exact(bytes, len);
    int code = odd_xml_read(NULL, copy, len, &hearer, &error);
    free(copy);
    return code;
}

static int read_bytes(const char *bytes, size_t len, int stop_after) {
    int code = read_any(bytes, len, stop_after);
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
    check_wrong("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", 1, 25, "its own entities");
    check_wrong("<!DOCTYPE a [<!ENTITY % p SYSTEM \"file:///etc/passwd\"> %p;]><a/>", 1, 54,
                "its own entities");
    check_wrong("<!DOCTYPE a [<!ENTITY a0 \"xx\"><!ENTITY a1 \"&a0;&a0;&a0;&a0;\">]><a>&a1;</a>", 1, 26,
                "its own entities");
    check_wrong("<!DOCTYPE a [<!ATTLIST b c CDATA 'd'>]><a><b/><b/></a>", 1, 34, "its own attribute values");
    check_wrong("<!DOCTYPE a [<!ATTLIST b c CDATA #FIXED 'd'>]><a/>", 1, 41, "its own attribute values");
    check("<!DOCTYPE a [<!ATTLIST a c CDATA #IMPLIED d ID #REQUIRED e (f|g) #IMPLIED>]><a e='f'/>",
          "<a 1:77 e=f></a>");
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

/* A thing of so many bytes in a file, behind so many lines. Returns the code. */
static int read_long(size_t lines, size_t bytes, const char *open, const char *close) {
    size_t fill = bytes - strlen(open) - strlen(close), room = lines + bytes + 100;
    char *xml = malloc(room);
    assert_non_null(xml);
    strcpy(xml, "<a>");
    size_t len = strlen(xml);
    memset(xml + len, '\n', lines);
    len += lines;
    len += (size_t)sprintf(xml + len, " %s", open);
    memset(xml + len, 'x', fill);
    len += fill;
    len += (size_t)sprintf(xml + len, "%s</a>", close);
    int code = read_any(xml, len, 0);
    free(xml);
    return code;
}

/* Tags of up to 64 kB, wherever in the file they stand; and what does not end is not waited for. */
static void test_long_tags(void **state) {
    (void)state;
    static const char *const endless[][2] = {{"<b c='", "'/>"}, {"<", "/>"}, {"<!--", "-->"}, {"<?b ", "?>"}};
    for (size_t lines = 0; lines < 150000; lines += 4999)
        for (size_t size = 65530; size < 65545; size++) {
            int code = read_long(lines, size, "<b c='", "'/>");
            CHECK((code == ODD_OK) == (size <= 65536), "%zu bytes behind %zu: %d", size, lines, code);
            CHECK(code == ODD_OK || (error.line == (int)lines + 1 && strstr(error.message, "within 64 kB")),
                  "%zu bytes behind %zu: %d:%d %s", size, lines, error.line, error.column, error.message);
        }
    for (size_t i = 0; i < COUNT(endless); i++)
        for (size_t lines = 1; lines < 100000; lines += 33333) {
            int code = read_long(lines, 1000000, endless[i][0], endless[i][1]);
            CHECK(code == ODD_E_SYNTAX && error.line == (int)lines + 1 && error.column == 2 &&
                      strstr(error.message, "within 64 kB") != NULL,
                  "%s behind %zu: %d:%d %s", endless[i][0], lines, error.line, error.column, error.message);
        }
    assert_int_equal(read_long(0, 1000000, "<b>", "</b>"), ODD_OK); /* texts may be long */
    assert_int_equal(read_long(0, 1000000, "<![CDATA[", "]]>"), ODD_OK);
    assert_int_equal(read_long(0, 60000, "<!--", "-->"), ODD_OK);
}

/* Where elements of a long file are, and what their texts are, though the parser has it in pieces. */
enum { PLACES = 60000 };

typedef struct places {
    int line[PLACES], column[PLACES], count, wrong;
    uint64_t sum; /* of the texts, by place */
} places;

static bool check_place(void *owner, int line, int column, odd_text name, const odd_text *attributes,
                        size_t count) {
    places *p = owner;
    (void)name, (void)attributes;
    p->wrong += p->count >= PLACES || p->line[p->count] != line || p->column[p->count] != column;
    p->wrong += count != (p->count % 3 == 2 ? 2 : 0);
    p->count++;
    return true;
}

static bool sum_text(void *owner, odd_text text) {
    places *p = owner;
    for (size_t i = 0; i < text.len; i++)
        p->sum = p->sum * 31 + (unsigned char)text.text[i] + (uint64_t)p->count;
    return true;
}

static bool hear_no_end(void *owner, odd_text name) {
    (void)owner, (void)name;
    return true;
}

static void test_long_files(void **state) {
    (void)state;
    static places said, found;
    static const char *const pieces[] = {"<b>\xC3\xA9\xE2\x99\xA0</b>\r\n", "<b>&lt;\n\n</b> ",
                                         "<c d='&#233;'/>"};
    static const char *const texts[] = {"\xC3\xA9\xE2\x99\xA0\n", "<\n\n ", ""};
    static const int lines[] = {1, 2, 0}, columns[] = {1, 6, 15};
    char *xml = malloc(PLACES * 20 + 100);
    assert_non_null(xml);
    size_t len = (size_t)sprintf(xml, "<a>");
    said = (places){.line = {1}, .column = {1}, .count = 1};
    for (int line = 1, column = 4; said.count < PLACES;) {
        int kind = said.count % 3;
        said.line[said.count] = line;
        said.column[said.count++] = column;
        len += (size_t)sprintf(xml + len, "%s", pieces[kind]);
        sum_text(&said, (odd_text){texts[kind], strlen(texts[kind])});
        line += lines[kind];
        column = columns[kind] + (lines[kind] == 0 ? column : 0);
    }
    len += (size_t)sprintf(xml + len, "</a>");
    found = said;
    found.count = found.wrong = 0;
    found.sum = 0;
    odd_xml hearer = {&found, check_place, sum_text, hear_no_end};
    assert_int_equal(odd_xml_read(NULL, xml, len, &hearer, &error), ODD_OK);
    assert_int_equal(found.count, PLACES);
    assert_int_equal(found.wrong, 0);
    assert_true(found.sum == said.sum);
    free(xml);
}

/* Each different name is kept by the parser: of elements, of attributes, and of those that are declared. */
static void test_names(void **state) {
    (void)state;
    static const char *const kinds[] = {"<n%d/>", "<b n%d=''/>", "<n%d/><n%d n%d=''/>"};
    char *xml = malloc(200000);
    assert_non_null(xml);
    for (size_t kind = 0; kind < COUNT(kinds); kind++)
        for (int count = 1015; count < 1030; count++) {
            size_t len = (size_t)sprintf(xml, "<a>");
            for (int i = 0; i < 3 * count; i++) /* thrice the same ones */
                len += (size_t)sprintf(xml + len, kinds[kind], i % count, i % count, i % count);
            sprintf(xml + len, "</a>");
            int code = read_any(xml, strlen(xml), 0), others = kind == 1 ? 2 : 1;
            CHECK((code == ODD_OK) == (count + others <= 1024), "%s, %d names: %d", kinds[kind], count, code);
            CHECK(code == ODD_OK || strstr(error.message, "different names") != NULL, "%s", error.message);
        }
    size_t len = (size_t)sprintf(xml, "<!DOCTYPE a [<!ATTLIST a");
    for (int i = 0; i < 2000; i++)
        len += (size_t)sprintf(xml + len, " n%d CDATA #IMPLIED", i);
    sprintf(xml + len, ">]><a/>");
    assert_int_equal(read_bytes(xml, strlen(xml), 0), ODD_E_SYNTAX);
    assert_non_null(strstr(error.message, "different names"));
    free(xml);
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
        cmocka_unit_test(test_elements),   cmocka_unit_test(test_encodings), cmocka_unit_test(test_malformed),
        cmocka_unit_test(test_entities),   cmocka_unit_test(test_limits),    cmocka_unit_test(test_long_tags),
        cmocka_unit_test(test_long_files), cmocka_unit_test(test_names),     cmocka_unit_test(test_stopping),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
