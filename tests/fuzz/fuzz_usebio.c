/* Fuzz target: any bytes as USEBIO. What begins with < is XML; all else is a short script of elements and texts, which
 * gets farther than a fuzzer that has to learn XML first. What can be scored is written and read again. */
#include "exchange.h"

/* ---- A host that plays a script: a byte an element, a text, or the end of an element ---------------------- */

static const char *const names[] = {"USEBIO",
                                    "EVENT",
                                    "SESSION",
                                    "SECTION",
                                    "PARTICIPANTS",
                                    "TEAM",
                                    "PAIR",
                                    "PLAYER",
                                    "MATCH",
                                    "HANDSET",
                                    "BOARD",
                                    "HAND",
                                    "TRAVELLER_LINE",
                                    "CLUB",
                                    "CLUB_NAME",
                                    "EVENT_DESCRIPTION",
                                    "DATE",
                                    "BOARD_SCORING_METHOD",
                                    "MATCH_SCORING_METHOD",
                                    "WINNER_TYPE",
                                    "PAIR_NUMBER",
                                    "PLAYER_NUMBER",
                                    "TEAM_ID",
                                    "PLAYER_NAME",
                                    "NATIONAL_ID_NUMBER",
                                    "DIRECTION",
                                    "PLACE",
                                    "TOTAL_SCORE",
                                    "PERCENTAGE",
                                    "ADJUSTMENT",
                                    "ROUND_NUMBER",
                                    "OPPOSING_TEAM",
                                    "TEAM_SCORE",
                                    "OPPOSING_TEAM_SCORE",
                                    "NS_VICTORY_POINTS",
                                    "BOARD_NUMBER",
                                    "VULNERABILITY",
                                    "IMPS",
                                    "SPADES",
                                    "CLUBS",
                                    "NS_PAIR_NUMBER",
                                    "EW_PAIR_NUMBER",
                                    "N_PLAYER_NUMBER",
                                    "S_PLAYER_NUMBER",
                                    "E_PLAYER_NUMBER",
                                    "W_PLAYER_NUMBER",
                                    "CONTRACT",
                                    "PLAYED_BY",
                                    "LEAD",
                                    "TRICKS",
                                    "SCORE",
                                    "NS_MATCH_POINTS",
                                    "EW_BUTLER_POINTS",
                                    "BOARD_RESULTS",
                                    "UNKNOWN",
                                    "STRAT_NUMBER",
                                    "BOARDS_PLAYED"};
static const char *const texts[] = {"1",        "2",    "3",   "NS",         "EW",         "4S",   "3NTXX",
                                    "Passed",   "N",    "10",  "A6040",      "-420",       "IMPS", "VPS",
                                    "AKQ",      "All",  "3=",  "17/11/2026", "A",          "x",    "12.5",
                                    "\xC3\xA9", "a, b", "7NS", "100",        "BUTLER_IMPS"};
static const char *const types[] = {"PAIRS", "SWISS_TEAMS", "INDIVIDUAL", "KO", "SWISS_PAIRS", "TEAMS", "x"};

enum {
    NAMES = (int)(sizeof names / sizeof names[0]),
    TEXTS = (int)(sizeof texts / sizeof texts[0]),
    TYPES = (int)(sizeof types / sizeof types[0]),
    DEPTH = 64
};

static odd_text text_of(const char *text) {
    return (odd_text){text, strlen(text)};
}

static int play_script(const char *bytes, size_t len, const odd_xml *handler) {
    int open[DEPTH], depth = 0;
    bool go_on = true;
    for (size_t i = 0; i < len && go_on; i++) {
        int b = (unsigned char)bytes[i];
        odd_text attributes[] = {text_of("EVENT_TYPE"), text_of(types[b % TYPES])};
        if (b < 128 && depth < DEPTH) {
            open[depth++] = b % NAMES;
            go_on = handler->start(handler->owner, (int)i + 1, 1, text_of(names[b % NAMES]), attributes,
                                   b % NAMES == 1 ? 2 : 0);
        } else if (b < 224) {
            go_on = handler->text(handler->owner, text_of(texts[(b - 128 + TEXTS * 8) % TEXTS]));
        } else if (depth > 0) {
            go_on = handler->end(handler->owner, text_of(names[open[--depth]]));
        }
    }
    while (depth > 0 && go_on)
        go_on = handler->end(handler->owner, text_of(names[open[--depth]]));
    return ODD_OK;
}

static int read_either(void *owner, const char *bytes, size_t len, const odd_xml *handler, odd_error *error) {
    if (len > 0 && bytes[0] == '<')
        return odd_xml_read(owner, bytes, len, handler, error);
    return play_script(bytes, len, handler);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const odd_host host = {.xml = read_either};
    const char *bytes = (const char *)data;
    odd_format_detect(bytes, size);
    exchange("usebio", &host, bytes, size, false);
    return 0;
}
