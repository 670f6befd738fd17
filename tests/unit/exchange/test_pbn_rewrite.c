/* PBN in export form: byte for byte the same where it was in that form, and all that was there where it was not. */
#include "formats.h"

#define FIFTEEN(board, contract, declarer, result)                                                             \
    "[Event \"Tuesday\"]\r\n[Site \"Riverside\"]\r\n[Date \"2026.11.19\"]\r\n[Board \"" board                  \
    "\"]\r\n[West \"Walt\"]\r\n[North \"Ann\"]\r\n[East \"Eve\"]\r\n[South \"Sam\"]\r\n[Dealer \"N\"]\r\n"     \
    "[Vulnerable \"None\"]\r\n"                                                                                \
    "[Deal \"N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 765.8765.AKQ.KQT 43.432.JT9.J9876\"]\r\n[Scoring \"MP\"]\r\n" \
    "[Declarer \"" declarer "\"]\r\n[Contract \"" contract "\"]\r\n[Result \"" result "\"]\r\n"

static void rewrites(const char *from, const char *to) {
    assert_string_equal(format_rewrite("pbn", "pbn", from, strlen(from)), to);
}

static void stays(const char *pbn) {
    rewrites(pbn, pbn);
}

#define HEAD "% PBN 2.1\r\n% EXPORT\r\n"

static void test_export_stays(void **state) {
    (void)state;
    stays(HEAD FIFTEEN("1", "3NT", "S", "9"));
    stays("% PBN 1.0\r\n% EXPORT\r\n%Creator: me\r\n; about all\r\n" FIFTEEN("1", "Pass", "", "") "\r\n");
    stays(HEAD FIFTEEN(
        "1", "3NT", "S",
        "9") "[Annotator \"Bo \\\"B\\\" \\\\\"]\r\n[Unheard \"of\"] ; of what?\r\n"
             "{ lines\r\n\r\n  of it }\r\n[Zeta \"\"]\r\n[Auction \"N\"]\r\n1C Pass 1H =1= Pass\r\n1S! {why?} Pass 3NT $3 AP\r\n"
             "[Note \"1:natural\"]\r\n[Play \"W\"]\r\nC7 C3 C2 CQ\r\nH2 HT ^R HK H5 ; revoke\r\nD2 *\r\n"
             "[ActionTable \"Call\\4;+Percentage\\3R\"]\r\nPass  60\r\n1NT   40\r\n"
             "[ScoreTable \"-Rank\\2R;PairId_NS\\2R;Names_NS\\9L;Contract\\4L;Declarer;Result\\2R\"]\r\n"
             " 1  1 \"A;B\"     3NT  S  9\r\n 2 12 \"Cy;Di Lee\" 4SX  E 10\r\n\r\n" FIFTEEN("2", "4SX", "^E",
                                                                                            "^NS 4") "\r\n");
    stays(HEAD FIFTEEN("1", "3NT", "S",
                       "9") "[Lines \"\"]\r\n2 3\r\n4\r\n[Others \"\"]\r\n5\r\n"); /* no columns */
    stays(
        HEAD
        "[Event \"##T\"]\r\n[Site \"##S\"]\r\n[Date \"##?\"]\r\n[Board \"?\"]\r\n[West \"##\"]\r\n[North \"##\"]\r\n"
        "[East \"##\"]\r\n[South \"##\"]\r\n[Dealer \"?\"]\r\n[Vulnerable \"?\"]\r\n[Deal \"?\"]\r\n[Scoring \"##MP\"]\r\n"
        "[Declarer \"?\"]\r\n[Contract \"?\"]\r\n[Result \"##?\"]\r\n\r\n"
        "[Board \"1\"]\r\n[Dealer \"N\"]\r\n[Vulnerable \"None\"]\r\n[Deal \"?\"]\r\n[Declarer \"?\"]\r\n[Contract \"?\"]\r\n");
}

/* Order, spaces, line ends, words and widths. */
static void test_import(void **state) {
    (void)state;
    rewrites(
        "[ Board\t\"3\" ] [Zeta \"z\"]\n[Alpha\n\"a\"]\n[Dealer \"s\"]\n[Vulnerable \"Both\"]\n"
        "[Deal \"N:2AKQ.9TJ.876.543 JT98.AKQ.5432.A2 765.8765.AKQ.KQT -\"]\n[Contract \"4hx\"]\n"
        "[Play \"W\"]\nsa s2\ns3 s4 c5\n[Auction \"s\"]\np 1n p p d {hm} rdbl\nap\n"
        "[ScoreTable \"PairId_NS\\3R;Contract\\5L;Result\"]\n1 4S 10 2\n4SX 9\n",
        HEAD
        "[Event \"?\"]\r\n[Site \"?\"]\r\n[Date \"?\"]\r\n[Board \"3\"]\r\n[West \"?\"]\r\n[North \"?\"]\r\n"
        "[East \"?\"]\r\n[South \"?\"]\r\n[Dealer \"S\"]\r\n[Vulnerable \"All\"]\r\n"
        "[Deal \"S:765.8765.AKQ.KQT - AKQ2.JT9.876.543 JT98.AKQ.5432.A2\"]\r\n[Scoring \"?\"]\r\n[Declarer \"?\"]\r\n"
        "[Contract \"4HX\"]\r\n[Result \"?\"]\r\n[Alpha \"a\"]\r\n[Zeta \"z\"]\r\n"
        "[Auction \"S\"]\r\nPass 1NT Pass Pass\r\nX {hm} XX AP\r\n[Play \"W\"]\r\nSA S2 S3 S4\r\nC5\r\n"
        "[ScoreTable \"PairId_NS\\3R;Contract\\5L;Result\"]\r\n  1 4S    10\r\n  2 4SX   9\r\n");
}

/* The mandatory tags of a game that has none of them. */
#define UNKNOWN                                                                                           \
    "[Event \"?\"]\r\n[Site \"?\"]\r\n[Date \"?\"]\r\n[Board \"?\"]\r\n[West \"?\"]\r\n[North \"?\"]\r\n" \
    "[East \"?\"]\r\n[South \"?\"]\r\n[Dealer \"?\"]\r\n[Vulnerable \"?\"]\r\n[Deal \"?\"]\r\n"           \
    "[Scoring \"?\"]\r\n[Declarer \"?\"]\r\n[Contract \"?\"]\r\n[Result \"?\"]\r\n"

/* A backslash escapes the character behind it: before a quote that ends a string there are two. */
static void test_backslashes(void **state) {
    (void)state;
    rewrites("[Auction \"N\"]\n1C \"a\\", HEAD UNKNOWN "[Auction \"N\"]\r\n1C \"a\\\\\"\r\n");
    rewrites("[Auction \"N\"]\n1C \"a\\\\", HEAD UNKNOWN "[Auction \"N\"]\r\n1C \"a\\\\\"\r\n");
    rewrites("[Zeta \"a\\\"\n] ;\"\n", HEAD UNKNOWN "[Zeta \"a\\\\\"] ;\"\r\n");
}

/* A % escapes its line in the first column alone; a byte order mark takes no column. */
static void test_percent(void **state) {
    (void)state;
    rewrites("[Auction \"N\"]\n %1C\n{c} Pass\n", HEAD UNKNOWN "[Auction \"N\"]\r\n %1C\r\n{c} Pass\r\n");
    rewrites("\xEF\xBB\xBF%[Zeta \"a\"]\n[Zeta \"b\"]\n",
             HEAD "%[Zeta \"a\"]\r\n" UNKNOWN "[Zeta \"b\"]\r\n");
}

/* A value that had to be put in is not what a later # means. */
static void test_filled(void **state) {
    (void)state;
    static const char pbn[] = "[Site \"A\"]\n\n[Board \"2\"]\n\n[Site \"#\"]\n";
    const char *out = format_rewrite("pbn", "pbn", pbn, sizeof pbn - 1);
    const char *last = strstr(strstr(out, "[Site \"?\"]") + 1, "[Site");
    assert_non_null(last);
    assert_memory_equal(last, "[Site \"A\"]", 10);
}

/* What # means in such a place is written as export has it, and the deal begins with the dealer that it means. */
static void test_filled_in_export_form(void **state) {
    (void)state;
    static const char pbn[] =
        "[Dealer \"s\"]\n[Vulnerable \"Both\"]\n\n[Board \"2\"]\n\n[Dealer \"#\"]\n[Vulnerable \"#\"]\n"
        "[Deal \"N:AKQ2.JT9.876.543 - 765.8765.AKQ.KQT -\"]\n";
    const char *out = format_rewrite("pbn", "pbn", pbn, sizeof pbn - 1);
    assert_non_null(strstr(out, "[Dealer \"S\"]\r\n[Vulnerable \"All\"]\r\n"
                                "[Deal \"S:765.8765.AKQ.KQT - AKQ2.JT9.876.543 -\"]\r\n"));
}

/* What was written is in export form: written again it is the same. */
static void test_twice(void **state) {
    (void)state;
    static const char *const files[] = {
        "",
        "; alone",
        "{ open [Board \"1\"]\n",
        "[Board \"1\"",
        "[Board \"1\"]]\n[Board \"2\"]\n[",
        "% PBN 2.1\n",
        "[Deal \"N:... ... ... ...\"]",
        "[Auction \"N\"]\n;x\n1C {a} {b}\n\n{c}\n[Play \"N\"]\n$1 SA =1=\n* +",
        "[Event \"a\\\"]\n[Site \"b\"] x y {z} ; q\n",
        "[XTable \"A;B\\3R\"] {t}\n1 2\n3 {u} 4 \"5 6\"\n",
        "[Auction \"N\"] {x} 1C\n% escaped\nPass\n[Note \"1:a\"] {n}\n",
        "\r\r[Board \"1\"]\r\r[Board \"2\"]\r",
        "[XTable \"A;B\"]\n1 2\n % 3\n4 5\n",
        "[XTable \"A;B\"% 1\n2 \"3\n"};
    for (size_t i = 0; i < COUNT(files); i++) {
        format_rewrite("pbn", "pbn", files[i], strlen(files[i]));
        char *once = format_exact(formats.text, formats.len + 1);
        stays(once);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_export_stays, format_teardown),
        cmocka_unit_test_teardown(test_import, format_teardown),
        cmocka_unit_test_teardown(test_backslashes, format_teardown),
        cmocka_unit_test_teardown(test_percent, format_teardown),
        cmocka_unit_test_teardown(test_filled, format_teardown),
        cmocka_unit_test_teardown(test_filled_in_export_form, format_teardown),
        cmocka_unit_test_teardown(test_twice, format_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
