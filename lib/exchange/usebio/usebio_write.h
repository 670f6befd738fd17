/* Writing USEBIO: what its parts share. usebio_put.c writes XML, usebio_lines.c matches, boards and results,
 * usebio_write.c the rest. */
#ifndef ODD_EXCHANGE_USEBIO_USEBIO_WRITE_H
#define ODD_EXCHANGE_USEBIO_USEBIO_WRITE_H

#include "exchange/field_text.h"

/* What cannot be said, counted. */
typedef enum odd_uw_lost {
    ODD_UW_SETTINGS,
    ODD_UW_ACBL,
    ODD_UW_SCALE,
    ODD_UW_TAGS,
    ODD_UW_PHANTOMS,
    ODD_UW_STRATA,
    ODD_UW_HANDICAPS,
    ODD_UW_CARRYOVERS,
    ODD_UW_PENALTIES,
    ODD_UW_REASONS,
    ODD_UW_BYES,
    ODD_UW_LINEUPS,
    ODD_UW_ROUNDS,
    ODD_UW_GROUPS,
    ODD_UW_DEALERS,
    ODD_UW_DEALS,
    ODD_UW_AUCTIONS,
    ODD_UW_CARDS,
    ODD_UW_RULINGS,
    ODD_UW_BARE,
    ODD_UW_CHARACTERS,
    ODD_UW_LOST_COUNT
} odd_uw_lost;

typedef struct odd_uw_line {
    int board, round;
    odd_text id[2];
    odd_play play;
    uint32_t ruling;    /* by index + 1 */
    uint32_t tag, tags; /* the first, and how many */
    bool there[ODD_SAID_COUNT][2];
    odd_amount said[ODD_SAID_COUNT][2];
} odd_uw_line;

typedef struct odd_uw_board {
    int number, round;
    odd_vul vul;
    bool has_deal;
    odd_hands deal;
    uint32_t tag, tags;
} odd_uw_board;

/* What is said of a match. */
typedef struct odd_uw_match {
    int round;
    odd_text id[2];
    odd_said said;
} odd_uw_match;

/* Who played for a team in a round. */
typedef struct odd_uw_lineup {
    int round, direction;
    odd_text id, players;
    bool written;
} odd_uw_lineup;

typedef struct odd_uw_tag {
    odd_text name, text;
} odd_uw_tag;

typedef struct odd_uw_penalty {
    odd_text id;
    odd_side direction;
    odd_amount taken;
} odd_uw_penalty;

/* An array that grows. */
typedef struct odd_uw_list {
    size_t count, cap;
} odd_uw_list;

typedef struct odd_usebio_writer {
    odd_target *out;
    size_t lost[ODD_UW_LOST_COUNT];
    bool no_memory;

    odd_scoring scoring;
    odd_contest contest;
    odd_format format; /* of teams */
    int winners;
    bool has_vp;
    odd_text title, date;

    odd_uw_tag *tags; /* of the event; then also of boards and lines */
    odd_uw_list tag_list;
    size_t event_tags;
    odd_uw_penalty *penalties;
    odd_uw_list penalty_list;
    uint32_t *penalty_order;
    odd_uw_line *lines;
    odd_uw_list line_list;
    odd_uw_board *boards;
    odd_uw_list board_list;
    odd_uw_match *matches;
    odd_uw_list match_list;
    odd_uw_lineup *lineups;
    odd_uw_list lineup_list;
    odd_ruling *rulings;
    odd_uw_list ruling_list;
    bool after_line; /* what comes is about the last line, not about the board */

    odd_record who; /* the contestant that is heard */
    bool who_open;
    odd_text numbers;
    odd_amount carry;
    odd_said said[ODD_SAID_COUNT];
    size_t who_tags; /* tags before its own */
} odd_usebio_writer;

/* ---- XML ---- */

void odd_uw_raw(odd_usebio_writer *w, const char *text);
void odd_uw_escaped(odd_usebio_writer *w, odd_text text);
void odd_uw_element(odd_usebio_writer *w, const char *name, odd_text text);
void odd_uw_word(odd_usebio_writer *w, const char *name, const char *text);
void odd_uw_int(odd_usebio_writer *w, const char *name, int number);
void odd_uw_amount(odd_usebio_writer *w, const char *name, odd_amount amount);

/* <?oddtrick text?>: what USEBIO has no element for. Other programs pass it by. False if the text cannot stand there. */
bool odd_uw_instruction(odd_usebio_writer *w, const char *text, size_t len);

/* Tags that are elements of USEBIO, "usebio:CONTACT/FULL_NAME", from the first on; the others are counted. Those of CLUB
 * only, or all but those. */
void odd_uw_tags(odd_usebio_writer *w, size_t first, size_t count, bool club);

/* One more of a list; NULL if there is no memory. */
void *odd_uw_add(odd_usebio_writer *w, void *array, odd_uw_list *list, size_t size);

void odd_uw_keep_tag(odd_usebio_writer *w, const odd_record *r);
int odd_uw_compare(odd_text a, odd_text b);

/* ---- Boards ---- */

void odd_uw_take_board(void *owner, const odd_record *r);
void odd_uw_take_match(void *owner, const odd_record *r);
void odd_uw_boards(odd_usebio_writer *w);

#endif
