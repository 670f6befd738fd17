/* Packed files: gzip, zip, and Excel workbooks; whole, damaged in every byte, cut off everywhere, and made to fill a
 * machine. Archives are put together here, by the description of the format (PKWARE's APPNOTE), and not by the program. */
#include "unit.h"

#include <zlib.h>

#include "platform/archive.h"

typedef struct bytes {
    char text[1 << 16];
    size_t len;
} bytes;

static void put(bytes *b, const char *text, size_t len) {
    assert_true(b->len + len <= sizeof b->text);
    memcpy(b->text + b->len, text, len);
    b->len += len;
}

static void put_number(bytes *b, uint32_t n, int size) {
    for (int i = 0; i < size; i++, n >>= 8)
        put(b, &(char){(char)(n & 0xFF)}, 1);
}

typedef struct file {
    const char *name, *text;
    bool deflated;
} file;

static void deflate_text(bytes *out, const char *text, size_t len, int window) {
    z_stream z = {.next_in = (Bytef *)(uintptr_t)text, .avail_in = (uInt)len};
    assert_int_equal(deflateInit2(&z, 9, Z_DEFLATED, window, 8, Z_DEFAULT_STRATEGY), Z_OK);
    z.next_out = (Bytef *)out->text + out->len;
    z.avail_out = (uInt)(sizeof out->text - out->len);
    assert_int_equal(deflate(&z, Z_FINISH), Z_STREAM_END);
    out->len += z.total_out;
    deflateEnd(&z);
}

/* The fields that a local header and the directory share. */
static void put_fields(bytes *zip, const file *f, uint32_t packed) {
    put_number(zip, 20, 2);
    put_number(zip, 0, 2);
    put_number(zip, f->deflated ? 8 : 0, 2);
    put_number(zip, 0, 4);
    put_number(zip, (uint32_t)crc32_z(0, (const Bytef *)f->text, strlen(f->text)), 4);
    put_number(zip, packed, 4);
    put_number(zip, (uint32_t)strlen(f->text), 4);
    put_number(zip, (uint32_t)strlen(f->name), 2);
}

static void put_zip(bytes *zip, const file *files, size_t count) {
    static bytes packed;
    uint32_t offsets[16], sizes[16];
    zip->len = 0;
    for (size_t i = 0; i < count; i++) {
        packed.len = 0;
        if (files[i].deflated)
            deflate_text(&packed, files[i].text, strlen(files[i].text), -15);
        else
            put(&packed, files[i].text, strlen(files[i].text));
        offsets[i] = (uint32_t)zip->len;
        sizes[i] = (uint32_t)packed.len;
        put(zip, "PK\3\4", 4);
        put_fields(zip, &files[i], sizes[i]);
        put_number(zip, 0, 2);
        put(zip, files[i].name, strlen(files[i].name));
        put(zip, packed.text, packed.len);
    }
    size_t start = zip->len;
    for (size_t i = 0; i < count; i++) {
        put(zip, "PK\1\2", 4);
        put_number(zip, 20, 2);
        put_fields(zip, &files[i], sizes[i]);
        put_number(zip, 0, 2); /* extra */
        put_number(zip, 0, 2); /* comment */
        put_number(zip, 0, 8); /* disk, attributes */
        put_number(zip, offsets[i], 4);
        put(zip, files[i].name, strlen(files[i].name));
    }
    size_t end = zip->len;
    put(zip, "PK\5\6", 4);
    put_number(zip, 0, 4);
    put_number(zip, (uint32_t)count, 2);
    put_number(zip, (uint32_t)count, 2);
    put_number(zip, (uint32_t)(end - start), 4);
    put_number(zip, (uint32_t)start, 4);
    put_number(zip, 0, 2);
}

/* Unpacks, with a block of exactly its size, so that reading beyond it is seen. */
static int unpack(char **out, size_t *len, const bytes *from, odd_error *error) {
    char *exact = unit_exact(from->text, from->len);
    memset(error, 0, sizeof *error);
    int code = odd_archive_unpack(out, len, exact, from->len, error);
    free(exact);
    return code;
}

static void check_text(const bytes *from, const char *expected) {
    char *out;
    size_t len;
    odd_error error;
    CHECK(unpack(&out, &len, from, &error) == ODD_OK, "%s", error.message);
    assert_non_null(out);
    CHECK(len == strlen(expected) && memcmp(out, expected, len) == 0, "expected '%s', got '%.*s'", expected,
          (int)len, out);
    free(out);
}

static void check_refused(const bytes *from, const char *why) {
    char *out;
    size_t len;
    odd_error error;
    assert_int_not_equal(unpack(&out, &len, from, &error), ODD_OK);
    assert_null(out);
    CHECK(strstr(error.message, why) != NULL, "expected '%s', got '%s'", why, error.message);
}

#define TABLE "board,ns,ew,contract\n1,1,2,4SN=\n"

static bytes zip;

static void test_plain(void **state) {
    (void)state;
    char *out;
    size_t len;
    odd_error error;
    zip.len = 0;
    put(&zip, TABLE, strlen(TABLE));
    assert_int_equal(unpack(&out, &len, &zip, &error), ODD_OK);
    assert_null(out);
}

static void test_gzip(void **state) {
    (void)state;
    zip.len = 0;
    deflate_text(&zip, TABLE, strlen(TABLE), 15 + 16);
    check_text(&zip, TABLE);
    deflate_text(&zip, TABLE, strlen(TABLE), 15 + 16); /* two members are one file (RFC 1952, 2.2) */
    check_text(&zip, TABLE TABLE);
}

static void test_one_file(void **state) {
    (void)state;
    for (int deflated = 0; deflated < 2; deflated++) {
        put_zip(&zip, (file[]){{"club.csv", TABLE, deflated}}, 1);
        check_text(&zip, TABLE);
        put_zip(&zip,
                (file[]){{"folder/", "", false},
                         {"folder/club.csv", TABLE, deflated},
                         {"__MACOSX/folder/._club.csv", "x", false},
                         {"folder/.DS_Store", "x", false}},
                4);
        check_text(&zip, TABLE);
        put_zip(&zip, (file[]){{"readme.txt", "Results of Tuesday", false}, {"club.csv", TABLE, deflated}},
                2);
        check_text(&zip, TABLE);
    }
}

static void test_many_files(void **state) {
    (void)state;
    put_zip(&zip, (file[]){{"a.csv", TABLE, true}, {"b.csv", TABLE, true}, {"c.txt", "x", false}}, 3);
    check_refused(&zip, "several files: unpack the one you want: a.csv, b.csv");
    put_zip(&zip, (file[]){{"folder/", "", false}}, 1);
    check_refused(&zip, "the archive is empty");
    put_zip(&zip, NULL, 0);
    check_refused(&zip, "the archive is empty");
}

/* ---- Workbooks --------------------------------------------------------------------------------- */

#define CELL(place, type, value) "<c r=\"" place "\" t=\"" type "\">" value "</c>"

static const char workbook[] =
    "<workbook xmlns:r=\"x\"><sheets><sheet name=\"Results\" sheetId=\"1\" r:id=\"rId1\"/>"
    "<sheet name=\"Other\" sheetId=\"2\" r:id=\"rId2\"/></sheets></workbook>";
static const char relations[] =
    "<Relationships><Relationship Id=\"rId2\" Target=\"/xl/worksheets/sheet2.xml\"/>"
    "<Relationship Id=\"rId1\" Target=\"worksheets/sheet1.xml\"/></Relationships>";
static const char texts[] =
    "<sst><si><t>board</t></si><si><r><t>n</t></r><r><t>s</t></r><rPh><t>zzz</t></rPh></si><si><t>ew</t></si>"
    "<si><t>4SN=, \"x\"</t></si></sst>";
static const char first[] = "<worksheet><sheetData><row r=\"1\">" CELL("A1", "s", "<v>0</v>")
    CELL("B1", "s", "<v>1</v>") CELL("C1", "s", "<v>2</v>")
        CELL("D1", "inlineStr", "<is><t>contract</t></is>") "</row><row r=\"3\">" CELL("A3", "n", "<v>1</v>")
            CELL("C3", "str", "<f>1+1</f><v>2</v>") CELL("D3", "s", "<v>3</v>")
                CELL("E3", "s", "<v>99</v>") "</row></sheetData></worksheet>";
static const char empty[] = "<worksheet><sheetData/></worksheet>";

static void put_workbook(const char *one, const char *two) {
    put_zip(&zip,
            (file[]){{"[Content_Types].xml", "<Types/>", true},
                     {"xl/workbook.xml", workbook, true},
                     {"xl/_rels/workbook.xml.rels", relations, true},
                     {"xl/sharedStrings.xml", texts, true},
                     {"xl/worksheets/sheet1.xml", one, true},
                     {"xl/worksheets/sheet2.xml", two, true}},
            6);
}

static void test_workbook(void **state) {
    (void)state;
    static const char csv[] = "board,ns,ew,contract\n\n1,,2,\"4SN=, \"\"x\"\"\"\n";
    put_workbook(first, empty);
    check_text(&zip, csv);
    put_workbook(empty, first);
    check_text(&zip, csv);
    put_workbook(first, first);
    check_refused(&zip, "several sheets: save the one you want as CSV: Results, Other");
    put_workbook(empty, empty);
    check_refused(&zip, "the workbook is empty");
    put_workbook("<worksheet><row r=\"99999999\"><c r=\"A1\"><v>1</v></c></row></worksheet>", empty);
    check_refused(&zip, "too large");
    put_workbook("<worksheet><row>", empty);
    check_refused(&zip, "the workbook is damaged");
}

/* ---- Hostile ------------------------------------------------------------------------------------ */

/* Zeros are packed to a thousandth: more than a megabyte of them is refused, however short the archive. */
static void test_bombs(void **state) {
    (void)state;
    size_t len = 40 << 20;
    char *zeros = calloc(1, len + 1);
    assert_non_null(zeros);
    zip.len = 0;
    deflate_text(&zip, zeros, len, 15 + 16);
    check_refused(&zip, "it unpacks to more than");
    memset(zeros, 'x', len);
    put_zip(&zip, (file[]){{"a.csv", zeros, true}}, 1);
    check_refused(&zip, "it unpacks to more than");
    free(zeros);
}

/* One text of 32 kB in each of 4000 cells. */
static void test_repeated_text(void **state) {
    (void)state;
    static char long_texts[40000], sheet[64000];
    int len = snprintf(long_texts, sizeof long_texts, "<sst><si><t>");
    memset(long_texts + len, 'y', 32000);
    strcpy(long_texts + len + 32000, "</t></si></sst>");
    len = snprintf(sheet, sizeof sheet, "<worksheet><row>");
    for (int i = 0; i < 900; i++)
        len += snprintf(sheet + len, sizeof sheet - (size_t)len, "<c t=\"s\"><v>0</v></c>");
    len += snprintf(sheet + len, sizeof sheet - (size_t)len, "</row><row>");
    for (int i = 0; i < 900; i++)
        len += snprintf(sheet + len, sizeof sheet - (size_t)len, "<c t=\"s\"><v>0</v></c>");
    len += snprintf(sheet + len, sizeof sheet - (size_t)len, "</row><row>");
    for (int i = 0; i < 900; i++)
        len += snprintf(sheet + len, sizeof sheet - (size_t)len, "<c t=\"s\"><v>0</v></c>");
    strcpy(sheet + len, "</row></worksheet>");
    put_zip(&zip,
            (file[]){{"xl/workbook.xml", workbook, true},
                     {"xl/_rels/workbook.xml.rels", relations, true},
                     {"xl/sharedStrings.xml", long_texts, true},
                     {"xl/worksheets/sheet1.xml", sheet, true},
                     {"xl/worksheets/sheet2.xml", empty, true}},
            5);
    check_refused(&zip, "too large");
}

/* Any byte changed, and any beginning: it is refused or unpacked, without harm, and what is unpacked is what was packed. */
static void check_damaged(const char *text) {
    char *out;
    size_t len;
    odd_error error;
    bytes *whole = malloc(sizeof *whole);
    assert_non_null(whole);
    *whole = zip;
    for (size_t i = 0; i < whole->len; i++)
        for (int bit = 0; bit < 8; bit++) {
            zip = *whole;
            zip.text[i] = (char)(zip.text[i] ^ 1 << bit);
            if (unpack(&out, &len, &zip, &error) == ODD_OK && out != NULL && text != NULL)
                CHECK(len == strlen(text) && memcmp(out, text, len) == 0, "byte %zu, bit %d", i, bit);
            free(out);
        }
    for (size_t i = 0; i < whole->len; i++) {
        zip = *whole;
        zip.len = i;
        if (unpack(&out, &len, &zip, &error) == ODD_OK)
            CHECK(i < 4, "%zu of %zu bytes are taken", i, whole->len);
        free(out);
    }
    free(whole);
}

static void test_damaged(void **state) {
    (void)state;
    put_zip(&zip, (file[]){{"club.csv", TABLE, true}}, 1);
    check_damaged(TABLE);
    zip.len = 0;
    deflate_text(&zip, TABLE, strlen(TABLE), 15 + 16);
    check_damaged(TABLE);
    put_workbook(first, empty);
    check_damaged(NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_plain),         cmocka_unit_test(test_gzip),
        cmocka_unit_test(test_one_file),      cmocka_unit_test(test_many_files),
        cmocka_unit_test(test_workbook),      cmocka_unit_test(test_bombs),
        cmocka_unit_test(test_repeated_text), cmocka_unit_test(test_damaged),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
