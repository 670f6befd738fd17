/* USEBIO (usebio.org), the XML in which clubs send their results; shared by the parts of its reader. usebio_read.c receives
 * the elements, usebio_survey.c finds the kind of event, usebio_contestants.c reads contestants, usebio_boards.c matches, boards
 * and hands, usebio_line.c results, and usebio_tags.c unknown elements.
 *
 * A file is read twice, because early parts may depend on later ones: the number of sections, whether both directions have the
 * same numbers, and the vulnerability of a board that is described after its results. */
#ifndef ODD_EXCHANGE_USEBIO_USEBIO_H
#define ODD_EXCHANGE_USEBIO_USEBIO_H

#include "exchange/formats.h"
#include "exchange/field_text.h"

enum {
    ODD_UB_BOARDS = 10000,
    ODD_UB_DEPTH = 32,
    ODD_UB_PATH = 256,
    ODD_UB_SHORT = 256,
    ODD_UB_NAMES = 4096 /* of tags: a long path may contain many short elements */
};

/* Elements that contain others. */
typedef enum odd_ub_place {
    ODD_UB_NONE, /* outside of all */
    ODD_UB_USEBIO,
    ODD_UB_EVENT,
    ODD_UB_SESSION,
    ODD_UB_SECTION,
    ODD_UB_PARTICIPANTS,
    ODD_UB_TEAM,
    ODD_UB_PAIR,
    ODD_UB_PLAYER,
    ODD_UB_MATCH,
    ODD_UB_HANDSET,
    ODD_UB_BOARD,
    ODD_UB_HAND,
    ODD_UB_LINE,
    ODD_UB_OTHER,  /* unknown to the reader, or a text */
    ODD_UB_SKIPPED /* with all of its contents */
} odd_ub_place;

/* A text of the file, and where its element begins. */
typedef struct odd_ub_value {
    odd_text text;
    uint32_t line;
    int column;
} odd_ub_value;

typedef struct odd_ub_tag {
    const char *text;
    uint32_t len, line;
    uint32_t name; /* of the names' */
} odd_ub_tag;

/* Tags of an element, stored until it is known what they are about. */
typedef struct odd_ub_tags {
    odd_ub_tag *list;
    size_t count, cap;
} odd_ub_tags;

/* The sum of both sides' matchpoints on most lines. */
typedef struct odd_ub_shared {
    odd_amount most;
    int more; /* how many more lines have this sum than another */
} odd_ub_shared;

/* The findings of the first pass. */
typedef struct odd_ub_survey {
    uint32_t line; /* of the event */
    odd_ub_value type, board_scoring, match_scoring, winners;
    bool teams, players;     /* who takes part */
    bool cross, butler;      /* IMPs of that kind occur */
    bool whole_vps, any_vps; /* victory points are all whole; some occur */
    bool named_vps;          /* a match has victory points under that name, so its score is something else */
    int own_sections;        /* sections of one session that have their own participants */
    int sections;            /* the same, in this one */
    odd_amount total, percent; /* of the current contestant */
    bool has_total, has_percent;
    bool percents;   /* all totals are percentages */
    bool points;     /* one is not */
    uint64_t *pairs; /* their numbers, hashed, with directions */
    size_t pair_count, pair_cap;
    uint8_t *vul;      /* by board: 1 + odd_vul, if stated */
    uint8_t *sessions; /* by board: the first session that has it */
    bool overlap;      /* sessions have the same boards */
    odd_ub_shared shared;
    odd_amount ns_mp; /* of the current line */
    bool has_ns_mp;
} odd_ub_survey;

typedef struct odd_ub_contestant {
    odd_fact kind;
    uint32_t line;
    int column;
    odd_text id, name;
    odd_side direction;
    char *players; /* joined */
    size_t players_len, players_cap;
    odd_text numbers[16];
    size_t player_count;
    odd_ub_value adjustment;
    int strat; /* 1 is A; 0: none */
    odd_scores said;
    odd_ub_tags tags;
} odd_ub_contestant;

typedef struct odd_ub_match {
    bool open;
    uint32_t line;
    int round;
    odd_ub_value team[2];
    odd_scores said; /* scores as points, until their kind is known */
    int lines;       /* lines of the board without a direction */
} odd_ub_match;

typedef struct odd_ub_board {
    uint32_t line;
    int column;
    int number; /* 0: not said yet */
    bool begun; /* its record was given */
    odd_seat dealer;
    bool has_imps;
    odd_amount imps; /* of the first team of the match */
    odd_ub_shared shared;
    bool dealt; /* a line gave the hands */
    bool has_hand[ODD_SEAT_COUNT];
    odd_ub_value suits[ODD_SEAT_COUNT][4]; /* spades to clubs */
    odd_seat seat;                         /* of the current hand */
    odd_ub_tags tags;
} odd_ub_board;

typedef struct odd_ub_line {
    uint32_t line;
    int column;
    int round;
    odd_ub_value pair[2], player[ODD_SEAT_COUNT], direction;
    odd_ub_value contract, by, lead, tricks, score;
    odd_ub_value lin; /* everything that happened at the table */
    odd_ub_value own; /* from this program's writer: <?oddtrick ...?> */
    odd_scores said;
    odd_ub_tags tags;
} odd_ub_line;

typedef struct odd_usebio {
    odd_source *in;
    bool looking; /* the first hearing */
    odd_ub_survey look;

    odd_ub_place place[ODD_UB_DEPTH + 1]; /* of the open elements */
    bool parent[ODD_UB_DEPTH + 1];        /* whether they contain elements */
    uint32_t line[ODD_UB_DEPTH + 1];
    int column[ODD_UB_DEPTH + 1];
    uint16_t path_len[ODD_UB_DEPTH + 1]; /* the length of the path to it */
    int depth, skipped;                  /* skipped: the depth at which skipping began; 0: not skipping */
    char path[ODD_UB_PATH];              /* of unknown elements inside the last known one */
    char *text;                          /* of the open element */
    size_t text_len, text_cap;

    int events;
    odd_ub_value other; /* the title of an event that is not read */
    bool not_usebio;    /* that was told */
    odd_index names;    /* of tags */
    bool many_names;    /* that was told */
    odd_text section;
    int session;
    odd_scoring scoring;
    odd_contest contest;
    int winners;
    bool has_plan;     /* a movement in lines of a log */
    bool by_direction; /* one winner, and both directions have the same numbers */
    bool sections;     /* ids begin with the section */
    bool has_vp;
    bool vp_matches;   /* scores of matches are victory points */
    bool no_direction; /* that was told */
    bool only_mps;     /* it was reported that there are matchpoints without a result */
    bool sits_out;     /* it was reported that lines of a single pair are skipped */

    odd_lin *lin; /* reads LIN in lines */
    odd_ub_contestant who;
    odd_ub_match match;
    odd_ub_board board;
    odd_ub_line play;
} odd_usebio;

/* Reports an error, or a doubt, about a text. */
#define ODD_UB_WRONG(u, value, warning, ...) \
    odd_source_wrong((u)->in, (warning), ODD_E_SYNTAX, (value).line, (value).column, __VA_ARGS__)

odd_ub_value odd_ub_keep(odd_usebio *u, odd_ub_value value);

/* The same for a short text that is used repeatedly: a long one is an error, and becomes empty. */
odd_ub_value odd_ub_keep_short(odd_usebio *u, odd_ub_value value);

/* Returns the id for a number, with the direction if both directions have the same numbers. Empty if it is not valid. */
odd_text odd_ub_id(odd_usebio *u, odd_text number, odd_side side);

odd_side odd_ub_side(odd_text text);
odd_seat odd_ub_seat(odd_text text);

/* Tags. An unknown element becomes a tag of the last known one, with its path as the name. */
void odd_ub_add_tag(odd_usebio *u, odd_ub_tags *tags, odd_text name, odd_ub_value value);
void odd_ub_give_tags(odd_usebio *u, odd_ub_tags *tags, odd_record about);
void odd_ub_take_unknown(odd_usebio *u, odd_ub_place place, odd_text path, odd_ub_value value);

/* Reads a score. Returns false, after a warning, if the text is not one. */
bool odd_ub_score(odd_usebio *u, odd_scores *said, odd_stated_kind kind, int which, odd_ub_value value);

/* One line more. */
static inline void odd_ub_share(odd_ub_shared *shared, odd_amount both) {
    if (shared->more == 0)
        shared->most = both;
    shared->more += shared->most == both ? 1 : -1;
}

/* The first pass: examines a text, and concludes after the last. */
void odd_ub_survey_text(odd_usebio *u, odd_ub_place place, odd_text name, odd_ub_value value);
void odd_ub_decide(odd_usebio *u);

/* The second pass. Each function starts or ends an element, or takes a text in it and returns whether its name is known. */
void odd_ub_start_who(odd_usebio *u, odd_ub_place place);
bool odd_ub_take_who(odd_usebio *u, odd_ub_place place, odd_text name, odd_ub_value value);
void odd_ub_end_who(odd_usebio *u);

void odd_ub_start_match(odd_usebio *u);
bool odd_ub_take_match(odd_usebio *u, odd_text name, odd_ub_value value);
void odd_ub_end_match(odd_usebio *u);

void odd_ub_start_board(odd_usebio *u);
bool odd_ub_take_board(odd_usebio *u, odd_text name, odd_ub_value value);
bool odd_ub_take_hand(odd_usebio *u, odd_text name, odd_ub_value value);
void odd_ub_end_board(odd_usebio *u);

/* Sends the record of a board, once. Returns false if its number is unknown. */
bool odd_ub_begin_board(odd_usebio *u);
odd_vul odd_ub_vul(const odd_usebio *u, int board);

void odd_ub_start_line(odd_usebio *u);
bool odd_ub_take_line(odd_usebio *u, odd_text name, odd_ub_value value);
void odd_ub_end_line(odd_usebio *u);

/* The writer. */
int odd_usebio_write(odd_target *out, const odd_record_source *from, odd_error *error);

/* ---- Writing ----------------------------------------------------------------------------------- */

/* Counts of what USEBIO cannot express. */
typedef enum odd_uw_loss {
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
    ODD_UW_LOSS_COUNT
} odd_uw_loss;

typedef struct odd_uw_line {
    int board, round;
    odd_text id[2];
    odd_play play;
    uint32_t ruling;    /* by index + 1 */
    uint32_t tag, tags; /* the first tag, and their number */
    bool there[ODD_STATED_COUNT][2];
    odd_amount said[ODD_STATED_COUNT][2];
} odd_uw_line;

typedef struct odd_uw_board {
    int number, round;
    odd_vul vul;
    bool has_deal;
    odd_hands deal;
    uint32_t tag, tags;
} odd_uw_board;

/* What is stated about a match. */
typedef struct odd_uw_match {
    int round;
    odd_text id[2];
    odd_stated_score said;
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
    size_t lost[ODD_UW_LOSS_COUNT];
    bool no_memory;

    odd_scoring scoring;
    odd_contest contest;
    odd_format format; /* of teams */
    int winners;
    bool has_vp;
    odd_text title, date;

    odd_uw_tag *tags; /* of the event, then of boards and lines */
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
    bool after_line; /* records are about the last line, not about the board */

    odd_record who; /* the current contestant */
    bool who_open;
    odd_text numbers;
    odd_amount carry;
    odd_stated_score said[ODD_STATED_COUNT];
    size_t who_tags; /* tags before its own */
} odd_usebio_writer;

/* ---- XML ---- */

void odd_uw_raw(odd_usebio_writer *w, const char *text);
void odd_uw_escaped(odd_usebio_writer *w, odd_text text);
void odd_uw_element(odd_usebio_writer *w, const char *name, odd_text text);
void odd_uw_word(odd_usebio_writer *w, const char *name, const char *text);
void odd_uw_int(odd_usebio_writer *w, const char *name, int number);
void odd_uw_amount(odd_usebio_writer *w, const char *name, odd_amount amount);

/* Writes <?oddtrick text?>, for which USEBIO has no element; other programs ignore it. Returns false if the text cannot be
 * written there. */
bool odd_uw_instruction(odd_usebio_writer *w, const char *text, size_t len);

/* Writes tags that are elements of USEBIO, "usebio:CONTACT/FULL_NAME", from the first on, and counts the others. Writes
 * either those of CLUB, or all others. */
void odd_uw_tags(odd_usebio_writer *w, size_t first, size_t count, bool club);

/* Extends a list by one: `array` is the address of its pointer. Returns false if memory runs out. */
bool odd_uw_more(odd_usebio_writer *w, void *array, odd_uw_list *list, size_t size);

void odd_uw_keep_tag(odd_usebio_writer *w, const odd_record *r);
/* ---- Boards ---- */

void odd_uw_take_board(void *owner, const odd_record *r);
void odd_uw_take_match(void *owner, const odd_record *r);
void odd_uw_boards(odd_usebio_writer *w);

#endif
