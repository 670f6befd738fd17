/* The reference cards: the values of bridge scoring, and the notation. The text is fixed; the tests
 * compare its numbers with the Laws. */
#include <string.h>

#include "cli/cli.h"

/* Lines that begin with '!' are headings. A suit is written {S} and printed in style and colour. */
static const char scoring[] =
    "!EACH ODD TRICK BID AND MADE      undoubled   doubled   redoubled\n"
    "  {C} {D}  clubs, diamonds                20        40          80\n"
    "  {H} {S}  hearts, spades                 30        60         120\n"
    "  NT   notrump, first trick           40        80         160\n"
    "       notrump, each more             30        60         120\n"
    "  100 or more from one contract is game, less is a part-score.\n"
    "\n"
    "!PREMIUMS FOR DECLARER'S SIDE           not vulnerable   vulnerable\n"
    "  Small slam, bid and made                         500          750\n"
    "  Grand slam, bid and made                        1000         1500\n"
    "  Each overtrick, undoubled                trick value  trick value\n"
    "                  doubled                          100          200\n"
    "                  redoubled                        200          400\n"
    "  Making a doubled contract                         50           50\n"
    "  Making a redoubled contract                      100          100\n"
    "\n"
    "!AT DUPLICATE, ALSO                     not vulnerable   vulnerable\n"
    "  Game, bid and made                               300          500\n"
    "  Part-score                                        50           50\n"
    "\n"
    "!UNDERTRICKS, FOR THE DEFENDERS   undoubled   doubled   redoubled\n"
    "  not vulnerable, first               50       100         200\n"
    "        second and third              50       200         400\n"
    "        fourth and more               50       300         600\n"
    "  vulnerable, first                  100       200         400\n"
    "        second and more              100       300         600\n"
    "\n"
    "!AT RUBBER BRIDGE, ALSO\n"
    "  Rubber won, opponents without a game      700   (two-game rubber)\n"
    "  Rubber won, opponents with one game       500   (three-game rubber)\n"
    "  Unfinished rubber: the only game          300\n"
    "  Unfinished rubber: the only part-score    100\n"
    "  Honors in one hand, either side:\n"
    "    four of the five trump honors           100   (A K Q J 10)\n"
    "    all five trump honors                   150\n"
    "    all four aces, at notrump               150\n"
    "  No bonus for game or part-score; 100 points below the line win a game.\n"
    "\n"
    "!WHAT GAME NEEDS          contract   tricks   points a trick   high-card points\n"
    "  {C} {D}  clubs, diamonds      5{C} 5{D}       11               20                 27\n"
    "  {H} {S}  hearts, spades       4{H} 4{S}       10               30                 25\n"
    "  NT   notrump                3NT        9      40, then 30                 25\n";

static const char notation[] =
    "!A RESULT   contract, declarer, outcome; blanks between them are optional\n"
    "  4S N =      4{S}X N +1      3nt w -2      6Dxx by S made 6      2H E down 3\n"
    "  1NT N 8 tricks      4SN=      3NW-2      3NN= (3 notrump by North)      pass\n"
    "\n"
    "!CONTRACT\n"
    "  level     1 to 7\n"
    "  strain    C D H S N NT or the symbols {C} {D} {H} {S}, or clubs ... notrump; any case\n"
    "  doubling  X or *, XX or **\n"
    "\n"
    "!DECLARER   N E S W, 'by' before it if you like; without one the score is declarer's\n"
    "\n"
    "!OUTCOME\n"
    "  =         just made\n"
    "  +2 -1     over- and undertricks\n"
    "  made 4    odd tricks, those above six\n"
    "  down 1    undertricks\n"
    "  10 tricks all of declarer's tricks\n"
    "  pass      passed out; also passed, passed out, all pass\n"
    "\n"
    "!HONORS     at rubber bridge, after the result: honors E 150\n"
    "\n"
    "!VULNERABILITY\n"
    "  none ns ew both   also - n-s e-w all\n"
    "  yes no            for declarer's side\n"
    "  1 2 3 ...         a board number, which gives dealer and vulnerability\n";

static odd_strain strain_of(char letter) {
    const char *at = strchr("CDHS", letter);
    return (odd_strain)(ODD_CLUBS + (at - "CDHS"));
}

static void print_card(const char *card, odd_style style) {
    while (*card != '\0') {
        size_t len = strcspn(card, "\n");
        if (*card == '!') {
            char heading[128];
            snprintf(heading, sizeof heading, "%.*s", (int)len - 1, card + 1);
            odd_paint_text(ODD_BOLD, heading);
        } else {
            for (size_t i = 0; i < len; i++) {
                if (card[i] == '{') {
                    odd_print_strain(strain_of(card[i + 1]), style);
                    i += 2;
                } else {
                    putchar(card[i]);
                }
            }
        }
        putchar('\n');
        card += len + 1;
    }
}

static void print_scoring(odd_style style) {
    print_card(scoring, style);
}

static void print_notation(odd_style style) {
    print_card(notation, style);
}

static void print_settings(odd_style style) {
    (void)style; /* it contains no suits */
    odd_print_settings();
}

static void print_formats(odd_style style) {
    (void)style;
    odd_print_formats();
}

/* The scales of victory points, which the library knows. */
static void print_scales(odd_style style) {
    enum { INDENT = 14 };
    const odd_vp_kind_info *info;
    (void)style;
    char half[100];
    odd_paint_text(ODD_BOLD,
                   "SCALES   of victory points: oddtrick vp --scale NAME; vp NAME in an event's log");
    puts("\n");
    for (int kind = 0; (info = odd_vp_kind_about((odd_vp_kind)kind)) != NULL; kind++) {
        odd_paint_text(ODD_BOLD, info->name);
        printf("%*s%s\n", INDENT - (int)strlen(info->name), "", info->about);
    }
    odd_vp_kinds_format(half, sizeof half, ", ", true);
    printf("\nThese have a scale of 10 to 0 for half matches: %s.\n", half);
    puts("Your own scale is a file: see oddtrick-vp(1).");
}

const odd_reference odd_references[] = {
    {"scoring", print_scoring}, {"notation", print_notation}, {"settings", print_settings},
    {"scales", print_scales},   {"formats", print_formats},
};
const size_t odd_reference_count = sizeof odd_references / sizeof odd_references[0];
