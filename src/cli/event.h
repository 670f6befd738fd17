/* What the commands about events share: from a file to a scored event, and the words for what is in it. */
#ifndef ODD_CLI_EVENT_H
#define ODD_CLI_EVENT_H

#include "cli/file.h"
#include "cli/grid.h"
#include "cli/out.h"
#include "oddtrick_format.h"
#include "view/json.h"

/* ---- Loading ----------------------------------------------------------------------------------- */

typedef struct odd_event_file {
    odd_event *event;
    char *text, *scale;
    size_t len;         /* of the text */
    const char *mapped; /* instead of text, where the file is long */
    size_t mapped_len;
    int format; /* of the file: odd_format_about */
    odd_blocks blocks;
    odd_arena arena;
} odd_event_file;

/* Reads and scores the event in a file of any format, - for standard input, and complains about all that is wrong in it.
 * False if anything is. */
bool odd_event_open(const odd_args *args, odd_event_file *f, const char *path);

/* The first half of it: reads the file, and says of which format it is. False after a message. */
bool odd_event_load(const odd_args *args, odd_event_file *f, const char *path);

/* The second half: what is in the file, as strictly as the flags say (ODD_STRICT). */
bool odd_event_take_in(const odd_args *args, odd_event_file *f, const char *path, unsigned flags);

/* What the machine does for readers. */
extern const odd_host odd_machine;

/* The bytes of the file. */
odd_text odd_event_bytes(const odd_event_file *f);
void odd_event_close(odd_event_file *f);

/* For events that are put together: one with nothing in it; the log of another one, which must stay open; and the
 * scale that it names, if it does, which is a file beside the path: false after a message. */
void odd_event_begin(odd_event_file *f);
int odd_event_take_log(odd_event_file *f, const odd_event_file *log, unsigned flags);
bool odd_event_take_scale(const odd_args *args, odd_event_file *f, const char *path);

/* The board that an operand names. NULL after a message. */
const odd_board *odd_event_find_board(const odd_args *args, const odd_event *e, const char *text);

/* ---- How it is shown --------------------------------------------------------------------------- */

typedef struct odd_view {
    const odd_event *e;
    odd_out out;
    unsigned format; /* ODD_GRID_TEXT, _CSV, _HTML; 0 for JSON */
    odd_style style;
    const char *css; /* of a page, besides the style that all about events have; NULL: nothing */
} odd_view;

/* As the arguments want it. */
odd_view odd_view_open(const odd_args *args, const odd_event *e);

/* Prints what is left, and gives its memory back. */
void odd_view_close(odd_view *v);

/* Of a page: the title, date and kind of the event above, the settings below. `what` is the kind of page:
 * "Standings". Nothing in CSV. */
void odd_view_head(odd_view *v, const char *what);
void odd_view_foot(odd_view *v);

/* A heading over a table. */
void odd_view_heading(odd_view *v, const char *text);

/* "Matchpoints, 26 pairs, 26 boards" */
void odd_view_about(odd_out *o, const odd_event *e);

/* A sentence of its own. */
void odd_view_note(odd_view *v, const char *text);

/* A table of this view. */
odd_grid odd_view_grid(odd_view *v, const void *data, const odd_grid_column *columns, size_t count);

/* ---- Words (event_words.c) --------------------------------------------------------------------- */

/* "Pair" "Team" "Player"; "pairs" "teams" "players" */
const char *odd_contest_word(const odd_event *e);
const char *odd_contest_plural(const odd_event *e);

/* By direction, 0 or 1: "North-South", "N-S"; "NS" of a contestant, "" in a one-winner event. */
const char *odd_direction_name(int direction);
const char *odd_direction_short(int direction);
const char *odd_side_key(odd_side side);

/* What boards are scored in: "MP" "IMPs" "Points"; and what contestants are ranked by, which may be "VP". */
const char *odd_board_unit(const odd_event *e);
const char *odd_total_unit(const odd_event *e);

/* What the scoring is called, "Matchpoints"; and as a log has it, "matchpoints acbl". */
const char *odd_scoring_name(const odd_event *e);
const char *odd_scoring_key(const odd_event *e);

/* Whether scores have a maximum, and so percentages; otherwise, whether they may be minus. */
bool odd_has_percent(const odd_event *e);

/* Decimals that an amount needs, 0 to 4. */
int odd_decimals(odd_amount a);

/* 100 a / max, in hundredths, halves up; 0 where there is no max. */
int odd_percent_x100(odd_amount a, odd_amount max);

/* An amount with at least so many decimals; the second with its sign, a plus too. */
void odd_say_amount(odd_out *o, odd_amount a, int least);
void odd_say_signed(odd_out *o, odd_amount a, int least);
void odd_say_x100(odd_out *o, int x100);

/* A contestant: "7"; where it must be clear which, "NS7" in a two-winner event. */
void odd_say_id(odd_out *o, const odd_event *e, uint32_t who);
void odd_say_full_id(odd_out *o, const odd_event *e, uint32_t who);

/* "Ann Lee & Bo Park", as it was written, or a team's name. */
odd_text odd_names_of(const odd_event *e, uint32_t who);

/* Whether anybody has a name. */
bool odd_has_names(const odd_event *e);

/* What people wrote, for a cell of this view. */
void odd_say_people(odd_out *o, const odd_view *v, odd_text text);

/* Who sat in a direction: "7", "1+5"; "Ann Lee & Bo Park". */
void odd_say_seat(odd_out *o, const odd_event *e, const odd_play *play, int direction);
void odd_say_seat_names(odd_out *o, const odd_view *v, const odd_play *play, int direction);

/* What a line says, "4♠ N +1", "ave+/ave-", "not played". For people, the parts of a ruling stand a line each. */
void odd_say_play(odd_out *o, const odd_event *e, const odd_play *play, odd_style style, bool people);
void odd_say_lead(odd_out *o, const odd_play *play, odd_style style);

/* Whether the line has one score in points. */
bool odd_play_has_points(const odd_play *play);

/* Whether a team that is ranked by its quotient has lost nothing: then it has none. */
bool odd_nothing_lost(const odd_event *e, const odd_standing *s);

/* Whether a board's score is a share of something, and not a gain or a loss. */
bool odd_is_share(const odd_event *e);

/* The settings that this scoring looks at, one after the other from *at = 0. False at the end. */
bool odd_next_setting(const odd_event *e, int *at, const char **name, char *value, size_t cap);

/* ---- JSON (event_json.c) ----------------------------------------------------------------------- */

/* Besides the members of view/json.h. */
void odd_json_amount(odd_out *o, const char *key, odd_amount a, int least);

/* ["Ann Lee","Bo Park"] */
void odd_json_names(odd_out *o, odd_text players);

/* {"event":...,"date":...,"scoring":... and, at the end, ,"settings":{...}} */
void odd_json_head(odd_view *v);
void odd_json_foot(odd_view *v);

#endif
