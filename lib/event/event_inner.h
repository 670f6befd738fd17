/* The internal parts of an event. */
#ifndef ODD_EVENT_EVENT_INNER_H
#define ODD_EVENT_EVENT_INNER_H

#include "base/frac.h"
#include "base/hash.h"
#include "record/record.h"
#include "log/log.h"
#include "event/schedule.h"
#include "oddtrick_event.h"

/* ---- Settings ---------------------------------------------------------------------------------------- */

/* The settings of an event. One table in settings.c describes each of them. */

/* The current settings: the index of a word in its list, or a number as an odd_amount; 0 is auto or off. */
typedef struct odd_settings {
    int64_t value[ODD_SET_COUNT];
    bool given[ODD_SET_COUNT]; /* the log sets it; otherwise it is the default */
    int ties[ODD_TIES_MAX];    /* odd_tie_break, as many as value[ODD_SET_TIE_BREAK] */
    odd_amount patton_steps[ODD_PATTON_STEPS_MAX];
} odd_settings;

/* Sets the defaults: the rules of the WBF. */
void odd_settings_start(odd_settings *s);

/* Changes a setting: `set NAME VALUE`. The column of an error counts from 1 in the name or in the value;
 * *in_value tells which. */
int odd_settings_change(odd_settings *s, odd_text name, odd_text value, odd_setting_name *which,
                        bool *in_value, odd_error *error);

/* Writes the value of a setting as a log would have it. Returns the length. */
size_t odd_settings_format(char *buf, size_t cap, const odd_settings *s, odd_setting_name name);

/* An id in the log. Its meaning is known after all lines were read: "1" may be a pair in both directions,
 * "NS1" is one of two pairs with the same number, "1+5" are two players. */
typedef struct odd_token {
    odd_text text;  /* as it was first written */
    uint32_t hash;  /* of its letters in lower case */
    uint32_t line;  /* of its first use */
    uint32_t about; /* its details, by index + 1 */
    bool used[2];   /* it sits in that direction on some line */
    bool sits[2];   /* the same, for lines that are not withdrawn; set when the event is arranged */
} odd_token;

/* The contestants that a token stands for, by direction; ODD_NOBODY where it has no place there. Kept apart
 * from the token, because it is read for every line. */
typedef struct odd_holder {
    uint32_t who[2][2];
} odd_holder;

#define ODD_NO_HOLDER ((odd_holder){{{ODD_NOBODY, ODD_NOBODY}, {ODD_NOBODY, ODD_NOBODY}}})

/* The details of an id: its names, stratum, carry-over and handicap. */
typedef struct odd_id_details {
    uint32_t token;
    uint32_t line;       /* of the last of these lines */
    uint32_t named_line; /* of the last line pair, team or player; 0: none */
    bool phantom;
    odd_contest kind;
    odd_text name; /* of a team */
    odd_text players;
    char strat;
    odd_amount carry;
    odd_unit carry_unit;
    uint32_t carry_line; /* 0: none */
    odd_amount handicap;
    odd_unit handicap_unit;
    uint32_t handicap_line; /* 0: none */
} odd_id_details;

typedef struct odd_bye {
    uint32_t token;
    uint32_t who; /* contestant */
    uint32_t line;
    int round;
    odd_amount amount;
    odd_unit unit;  /* none: the setting applies */
    bool corrected; /* by a later line */
} odd_bye;

typedef struct odd_lineup {
    uint32_t token;
    uint32_t who; /* contestant */
    uint32_t line;
    int round, direction;
    odd_text players;
} odd_lineup;

/* A text that was read, its first line number and its number of lines. */
typedef struct odd_chunk {
    odd_text text;
    uint32_t line, lines;
} odd_chunk;

/* A contestant's sum over the boards that were compared. */
typedef struct odd_sum {
    odd_amount plain, plain_max; /* sum, and the most that was possible */
    int plain_boards;
} odd_sum;

typedef struct odd_field odd_field;
typedef struct odd_sort_key odd_sort_key;
typedef struct odd_carries odd_carries;

/* How many results boards have, and the most common number. */
typedef struct odd_usual_results {
    int boards, most;      /* boards with results; the highest number of results */
    int number, left_over; /* the candidate for the most common number; votes for it minus votes against it */
    int same;              /* boards with that number */
} odd_usual_results;

enum { ODD_BOARDS_END = 10000 }; /* board numbers are less than this */

/* A session and its boards. */
typedef struct odd_session_boards {
    odd_event_session about;
    uint32_t *by_number; /* boards by number, index + 1; ODD_BOARDS_END entries */
    bool used;           /* a line refers to it */
} odd_session_boards;

/* The facts of the log as they were read. Only records that are taken change them. */
typedef struct odd_facts {
    odd_log log;
    odd_workers workers;
    struct odd_read_job *read_job; /* the buffers of the workers: see event/parallel_read.c */
    odd_token *tokens;
    size_t token_count, token_cap;
    odd_lookup by_id; /* finds tokens */
    odd_id_details *abouts;
    size_t about_count, about_cap;
    odd_bye *byes;
    size_t bye_count, bye_cap;
    odd_lineup *lineups;
    size_t lineup_count, lineup_cap;
    uint32_t *penalty_tokens; /* parallel to the event's penalties */
    size_t penalty_cap, penalty_token_cap;
    odd_chunk *chunks;
    size_t chunk_count, chunk_cap;
    uint32_t *setting_lines; /* the line that last set each setting; 0: none */
    uint32_t scoring_line, winners_line, vp_line, combine_line;
    uint32_t published_line; /* the line that made results provisional or final; 0: none */
    bool vp_guessed;         /* no file or line names the scale */
    bool has_scoring, has_winners;
    bool foreign;         /* read from a file of another format */
    bool reading;         /* such a file is being read */
    bool lenient;         /* faulty items of the file are left out */
    bool fewer_lines;     /* lines were left out since the last arrangement */
    size_t foreign_plays; /* plays of the file, which are the first ones */
    bool too_many_ids;    /* this error was reported */
    size_t play_cap, ruling_cap, group_cap;
    size_t dealt_cap, note_cap, stated_cap;
    size_t ruling_count, group_count;
    uint32_t *ruling_play; /* the play of each ruling */
    size_t ruling_play_cap;
    odd_movement_facts moves;
    odd_session_boards *sessions; /* in the order of the log */
    size_t session_cap;
    odd_text rows_text;  /* of `vp rows ...`, one row per line */
    odd_text scale_text; /* the file of `vp FILE` */
    bool has_scale_text;
    odd_problem *kept; /* problems of reading; all others are found again each time */
    size_t kept_count, kept_cap, kept_errors, kept_left_out;
    size_t taken_count; /* of these, problems of the file from which the log was made */
} odd_facts;

/* What follows from the facts: contestants, boards, sums and ranks. Recomputed where facts changed. */
typedef struct odd_derived {
    bool any_phantom, any_strat;
    bool somebody_missing; /* an id that means nobody so far: this is reported again */
    bool changed; /* a line that is not a traveller's was read: everything is arranged and compared again */
    odd_holder *holders; /* parallel to the tokens */
    size_t holder_cap;
    size_t contestant_cap;
    odd_schedules schedules;
    size_t board_cap, order_cap, problem_cap;
    size_t worth_count, worth_cap;
    odd_text *sections; /* names, from 1 */
    size_t section_name_cap;
    odd_lookup by_section;
    size_t scored;         /* plays that are in the sums */
    bool *too_large;       /* a number overflowed; separate memory, since reading an event may set it, too */
    uint32_t *match_slots; /* matches by hash, index + 1 */
    size_t match_slot_count;
    int section_count;
    int *section_expected; /* by session and section: see odd_expected_in */
    size_t section_cap;
    odd_sum *sums,
        *awards; /* by session and contestant: sums of boards that were compared, sums of artificial scores */
    size_t sum_cap, award_cap;
    size_t match_cap;
    uint32_t *standing_of; /* by contestant: index + 1; those who are not ranked come after all standings */
    size_t standing_of_cap;
    bool any_added; /* somebody has a carry-over or a handicap */
    size_t standing_cap;
    size_t ranked;        /* contestants with a place in the standings, in the order of the last ranking */
    odd_vp_scale *scales; /* that were made, by number of boards */
    size_t scale_count, scale_cap;
    int last_round; /* of all matches */
} odd_derived;

/* Memory for single steps of scoring, kept for the next time. The next step may overwrite it. */
typedef struct odd_scratch {
    uint32_t *table_slots; /* for finding corrections */
    size_t table_cap;
    odd_usual_results *usual; /* by section */
    size_t usual_cap;
    uint32_t *members[2]; /* the lines of a board */
    size_t member_cap[2];
    odd_field *field; /* for comparing */
    struct odd_score_job
        *score_job;  /* what workers trace and compare: see event/parallel_score.c; NULL: none */
    uint32_t *marks; /* by contestant */
    size_t mark_cap;
    uint32_t *seen; /* by contestant: the last board that was traced in which they play */
    size_t seen_cap;
    uint32_t seen_now;
    odd_carries *carries; /* by field */
    size_t carry_cap;
    uint32_t *by_contestant[2]; /* by contestant, plus one entry */
    size_t by_contestant_cap[2];
    odd_sort_key *keys[2]; /* for ranking */
    size_t key_cap[2];
    odd_amount *tie_values, *final_scores; /* for breaking ties */
    bool *tie_there;
    size_t tie_cap[3];
} odd_scratch;

struct odd_event {
    odd_event_info about; /* the public information about the event, and the lengths of its lists */
    odd_settings settings;
    odd_contestant *contestants;
    odd_board *boards;     /* in the order of the log */
    uint32_t *board_order; /* indexes, by board number */
    odd_play *plays;
    odd_worth *worths; /* of lines: see odd_play */
    odd_ruling *rulings;
    odd_text *groups;
    odd_penalty *penalties;
    odd_match *matches;      /* by round */
    odd_standing *standings; /* in the order of display */
    odd_board_deal *dealt;
    odd_note *notes; /* in the order of the log, like the stated scores */
    odd_stated_score *stated;
    odd_problem *problems; /* by line */
    odd_facts facts;
    odd_derived derived;
    odd_scratch scratch;
    const odd_text *clubs;          /* of a simultaneous: the names of the clubs */
    int64_t asked_s;                /* the time of the request, in seconds since 1970; 0: unknown */
    const odd_line_origin *origins; /* of each line, as far as known */
    size_t origin_count;
    odd_arena *arena;
    bool no_memory;
};

/* Reports a problem at a part of a line; the part may be empty. */
void odd_event_wrong(odd_event *e, bool warning, int code, uint32_t line, odd_text whole, odd_text part,
                     const char *format, ...) __attribute__((format(printf, 7, 8)));

/* Reports an item that cannot be used. Returns true if it is left out, with a warning; false after an error.
 * `foreign`: the item is in a file of another format, which may be read leniently; lines of a log may not. */
bool odd_event_leave_out(odd_event *e, bool foreign, int code, uint32_t line, odd_text whole, odd_text part,
                         const char *format, ...) __attribute__((format(printf, 7, 8)));

/* Returns whether some line has a score. */
bool odd_event_has_results(const odd_event *e);

/* Turns the warnings about items that were left out into errors, if nothing is left of a file. */
void odd_event_refuse_left_out(odd_event *e);

/* Returns the code of the first error, or ODD_OK. */
int odd_event_first_error(const odd_event *e);

/* For odd_record_receiver.wrong; the owner is the event. */
void odd_event_take_error(void *owner, const odd_error *wrong, odd_severity severity);

/* Keeps the problems of reading; removes all others, which are found again each time. */
bool odd_event_keep_problems(odd_event *e);
void odd_event_forget_problems(odd_event *e);

/* Takes a line that withdraws another one. (withdraw.c) */
void odd_event_withdraw(odd_event *e, const odd_record *r);

/* Hashes a number with the seed of the event, so that no log can be written to have many collisions. */
static inline size_t odd_event_mix(const odd_event *e, uint64_t key) {
    return odd_hash_number(key, e->arena->seed);
}

/* Makes room to find so many ids. Returns false without memory. (ids.c) */
bool odd_event_expect_ids(odd_facts *said, odd_arena *arena, size_t tokens);

/* Returns the token of an id, which is made if it is new; ODD_NOBODY without memory. */
uint32_t odd_event_token(odd_event *e, odd_text id, uint32_t line);

/* The same, but makes none: ODD_NOBODY if it is unknown. */
uint32_t odd_event_find_token(const odd_event *e, odd_text id);

/* Returns the session of a record, by index, which is made if it is new; ODD_NOBODY without memory. Returns
 * the board of a record, which is made if it is new; NULL without memory, or if there are too many.
 * (sessions.c) */
uint32_t odd_event_session_of(odd_event *e, const odd_record *r);
odd_board *odd_event_board_of(odd_event *e, const odd_record *r);

/* Take `session 2 Final` and `combine ebu apart`. */
void odd_event_take_session(odd_event *e, const odd_record *r);
void odd_event_take_combine(odd_event *e, const odd_record *r);

/* Take lines about movements, and lines that withdraw these. (movement_lines.c) */
void odd_event_take_movement(odd_event *e, const odd_record *r);
void odd_event_take_row(odd_event *e, const odd_record *r);
void odd_event_take_seat(odd_event *e, const odd_record *r);
void odd_event_take_unplayed(odd_event *e, const odd_record *r);
bool odd_event_withdraw_movement(odd_event *e, const odd_record *r);

/* Makes the schedules, if lines have changed since the last time; reports their problems. (schedule.c) */
void odd_schedules_make(odd_event *e);
void odd_schedules_check(odd_event *e);

/* Finds the event's contestants for those of the schedules, each by its token. (meetings.c, arrange.c) */
void odd_schedules_arrange(odd_event *e);
uint32_t odd_event_scheduled_contestant(odd_event *e, uint32_t token);

/* Finds the lines of a board that are in no movement; warns of those of all boards. (meetings.c) */
void odd_board_find_strays(odd_event *e, odd_board *b);
void odd_event_warn_strays(odd_event *e);

/* Returns the schedule of a session, or NULL. */
const odd_schedule *odd_event_schedule(const odd_event *e, uint32_t session);

/* Returns the highest number of results that a board of a section should have. (meetings.c) */
int odd_schedule_expected_results(const odd_event *e, const odd_schedule *s, int section);

/* Returns the move to which a line belongs, or NULL. (meetings.c) */
const odd_move *odd_schedule_move(const odd_event *e, const odd_schedule *s, const odd_play *p);

/* Returns the number of the record's group, which is made if it is new. */
uint8_t odd_event_group_of(odd_event *e, const odd_record *r);

/* Keeps a record that does not affect scores. Returns false if it is of another kind. */
bool odd_event_take_note(odd_event *e, const odd_record *r);

/* Returns the receiver of records for the event. */
odd_record_receiver odd_event_taker(odd_event *e);

/* Reads a file of another format. The caller sets all of the source except taker and arena. */
int odd_event_read_as(odd_event *e, const odd_file_format *format, odd_source *source);

/* Sends the contents of the event as records: the owner of odd_event_send. */
typedef struct odd_event_source {
    const odd_event *e;
    odd_arena *arena;     /* scratch */
    bool stated;          /* send the scores that the file states, if any, instead of the event's */
    const odd_sink *sink; /* receives the numbers that differ from the file's; NULL: none */
    bool *told;           /* by kind of request: a writer may repeat one, but changes are reported once */
} odd_event_source;

/* Finds the scores that a file states for contestants, lines and matches. (stated_scores.c) */
typedef struct odd_stated_index {
    const odd_event *e;
    uint32_t
        *first[ODD_ABOUT_PLAY + 1]; /* by topic and index: the last score, by index + 1; matches by team */
    uint32_t *next;                 /* by score: the previous one of the same subject, by index + 1 */
} odd_stated_index;

bool odd_stated_index_make(odd_stated_index *index, const odd_event *e, odd_arena *arena);
const odd_stated_score *odd_stated_score_of(const odd_stated_index *index, odd_topic about, uint32_t of,
                                            odd_stated_kind kind);
bool odd_stated_score_of_match(const odd_stated_index *index, const odd_match *match, odd_stated_kind kind,
                               odd_stated_score *out);

/* Reports a number that differs from the one in the file. The record names its subject. */
void odd_stated_changed(const odd_sink *sink, const odd_record *about, const odd_stated_score *said,
                        odd_stated_kind kind, const odd_amount amount[2], const bool there[2]);

void odd_event_send(void *owner, const odd_record_receiver *taker, unsigned what);

/* Sends the start of a session, by index, and its movements. (movement_records.c) */
void odd_event_send_session(const odd_event *e, const odd_record_receiver *taker, uint32_t session);

/* Takes a record as if it had been read; takes a line of a traveller. */
void odd_event_take(odd_event *e, const odd_record *record);
void odd_event_take_play(odd_event *e, const odd_record *record);

/* Makes room for `need` items in an array (given by its address) with `count` items and a capacity of *cap.
 * Returns false without memory. */
bool odd_event_reserve(odd_event *e, void *array, size_t count, size_t need, size_t *cap, size_t size);

/* The same for one more item. */
static inline bool odd_event_room(odd_event *e, void *array, size_t count, size_t *cap, size_t size) {
    return odd_event_reserve(e, array, count, count + 1, cap, size);
}

/* Finds the contestants of each token. */
void odd_event_arrange(odd_event *e);

/* Reports what does not fit together: scoring, contest, settings. May also add warnings. */
void odd_event_check(odd_event *e);

/* Returns the contestant that a line other than a traveller's means by an id; ODD_NOBODY after an error, or
 * if nobody plays under that id. */
uint32_t odd_event_contestant_meant(odd_event *e, uint32_t token, uint32_t line);

/* Law 12C2(a): returns an award in per cent, without regard to the contestant's own average. */
odd_amount odd_award_percent(const odd_adjustment *given);

/* Returns an award in IMPs for one comparison, without regard to the contestant's own average. */
odd_frac odd_award_imps(const odd_event *e, const odd_adjustment *given);

/* Returns the index of the first of `count` consecutive worths for lines of a board; 0 without memory. */
uint32_t odd_board_worths(odd_event *e, odd_board *b, size_t count);

static inline odd_worth *odd_line_worth(const odd_event *e, const odd_play *p) {
    return &e->worths[p->corrected ? 0 : p->worth];
}

/* Returns whether a line is neither corrected nor taken back, and has no phantom. */
static inline bool odd_line_stands(const odd_play *p) {
    return !p->corrected && !p->sits_out && p->kind != ODD_VOID;
}

/* The same as odd_play_counts, inline for loops over boards. */
static inline bool odd_line_counts(const odd_play *p) {
    return !p->corrected && !p->sits_out && (p->kind == ODD_PLAYED || p->kind == ODD_RULED);
}

/* Finds which lines of a board correct others; compares those that stand, and adds to the sums. */
void odd_board_trace(odd_event *e, odd_board *b);
void odd_board_compare(odd_event *e, odd_board *b);

/* Subtracts the scores of a board from the sums, before it is traced again. */
void odd_board_take_back(odd_event *e, const odd_board *b);

/* Returns whether a side of a line has an artificial score, and sets *given to it. A result that is alone in
 * its group of a fouled board may have one, too. */
bool odd_play_artificial(const odd_event *e, const odd_play *p, int direction, odd_adjustment *given);

/* Returns the value of an artificial score for a contestant. */
odd_amount odd_award_value(const odd_event *e, const odd_play *p, int direction, const odd_adjustment *given,
                           uint32_t who);

/* Returns whether a score has a maximum: matchpoints and board-a-match of pairs. */
bool odd_scoring_has_max(const odd_event *e);

/* Returns the top of a board with these numbers of results; 0 for IMPs and points. */
odd_amount odd_top_for(const odd_event *e, int expected, int compared);

void odd_total_pairs(odd_event *e);

/* Combines the totals of sessions; separates those who are ranked apart. (session_totals.c) */
void odd_total_sessions(odd_event *e);
void odd_total_teams(odd_event *e);

/* Returns whether pairs play matches for victory points, as in a Swiss event; whether there are matches. */
static inline bool odd_pairs_vp(const odd_event *e) {
    return e->about.has_vp && e->about.contest == ODD_PAIRS;
}

static inline bool odd_has_matches(const odd_event *e) {
    return e->about.contest == ODD_TEAMS || odd_pairs_vp(e);
}

/* Computes the totals of pairs who play matches, after those of the boards. (pair_matches.c) */
void odd_total_pair_matches(odd_event *e);

/* Returns a contestant's sum over the other boards of the same session, for Law 12C2(c). A session is the
 * event or, for pairs with victory points, the match. (pair_matches.c) */
odd_sum odd_own_sum(const odd_event *e, const odd_play *p, uint32_t who);

/* Gives each contestant a place for its totals, unless all have one. Places of the last ranking are kept, so
 * few of them change in the next one. */
void odd_total_places(odd_event *e);

/* Moves those who have not played behind all others: they are not ranked. */
void odd_total_keep(odd_event *e);

void odd_event_rank(odd_event *e);

/* Finds the expected number of results on boards. Returns whether it changed. (expected_results.c) */
bool odd_expect_results(odd_event *e);

/* Returns this number for a session, by index, and a section; section 0: all, if compared together. */
static inline int *odd_expected_in(const odd_event *e, uint32_t session, int section) {
    return &e->derived.section_expected[session * ((size_t)e->derived.section_count + 1) + (size_t)section];
}

/* Returns whether nearly all who play have a name; warns that an id without one may be wrong if so.
 * (expected_results.c) */
bool odd_most_have_names(size_t named, size_t all);
void odd_event_question_unnamed(odd_event *e);

/* Finds which contestants are ranked together. */
void odd_event_fields(odd_event *e);

/* For a simultaneous: removes the club from a contestant's id; finds a contestant by id and club, 7@2; ranks
 * within clubs. (clubs.c) */
void odd_club_set(const odd_event *e, odd_contestant *c);
int odd_club_find(const odd_event *e, uint32_t *who, odd_text id, odd_error *error);
void odd_club_ranks(odd_event *e);

/* The size of a sort key in bytes. */
extern const size_t odd_sort_key_size;

/* Rounds a score of a board to the unit of scoring; the setting tells how to round halves. */
odd_amount odd_event_round(const odd_event *e, odd_frac f, odd_frac middle);

/* The same, but rounds halves up (favour above 0) or down (below 0). */
odd_amount odd_event_round_towards(const odd_event *e, odd_frac f, odd_frac middle, int favour);

/* Returns 1 or -1 if halves of a ruling's score for a direction are rounded up or down, because the ruling
 * names the offender; 0 if it does not, or if this makes no difference. */
int odd_ruling_favours(const odd_event *e, const odd_ruling *r, int cards);

/* Returns the top for a direction of a line. */
odd_amount odd_play_top(const odd_event *e, const odd_play *p, int direction);

static inline int64_t odd_setting(const odd_event *e, odd_setting_name name) {
    return e->settings.value[name];
}

/* Returns the sums of a session, by contestant; those of artificial scores. */
static inline odd_sum *odd_sums_in(const odd_event *e, uint32_t session) {
    return e->derived.sums + session * e->about.contestant_count;
}

static inline odd_sum *odd_awards_in(const odd_event *e, uint32_t session) {
    return e->derived.awards + session * e->about.contestant_count;
}

static inline const uint32_t *odd_event_who(const odd_event *e, const odd_play *p, int direction) {
    return e->derived.holders[p->seat[direction]].who[direction];
}

/* Returns the contestants in a direction as one number. The order of two players does not matter. */
static inline uint64_t odd_seat_key(const odd_event *e, const odd_play *p, int direction) {
    const uint32_t *who = odd_event_who(e, p, direction);
    uint32_t low = who[0] < who[1] ? who[0] : who[1], high = who[0] < who[1] ? who[1] : who[0];
    return (uint64_t)low << 32 | high;
}

static inline const odd_token *odd_event_seat(const odd_event *e, const odd_play *p, int direction) {
    return &e->facts.tokens[p->seat[direction]];
}

/* ---- Ranking ----------------------------------------------------------------------------------------- */

/* Shared by ranking, tie-breaks and teams. */

/* Returns whether two contestants have the same score and are ranked in the same field. */
bool odd_ranks_equal(const odd_standing *a, const odd_standing *b);

/* Returns whether two contestants are ranked in the same field: in the same direction or section, if these
 * are ranked apart. */
bool odd_same_field(const odd_standing *a, const odd_standing *b);

/* Orders those with the same score by the tie-breaks of the event, and notes which one broke each tie. */
void odd_break_ties(odd_event *e);

/* Returns IMPs won divided by IMPs lost, to four decimals; 0 if none were lost. */
odd_amount odd_quotient_of(const odd_standing *s);

/* Sets the keys by which teams are ranked. */
void odd_teams_keys(odd_event *e);

/* ---- Long logs --------------------------------------------------------------------------------------- */

/* Ordinary results on consecutive lines of a board, and their destination. */
typedef struct odd_plain_run {
    const uint32_t *seat[2]; /* by direction */
    size_t step;             /* from one seat to the next */
    const odd_packed *result;
    odd_packed vul_bits[2]; /* not yet in the results */
    size_t count;
    uint32_t line;   /* of the first result */
    uint32_t first;  /* play, by index */
    uint32_t before; /* the previous play of the board, by index + 1; 0: none */
    uint16_t board, round;
    uint8_t group;
} odd_plain_run;

/* Makes room for a run on the board of a record, without writing to the plays: whoever first writes to a page
 * waits until the system has cleared it, and workers do that in parallel. Returns false without memory. */
bool odd_plain_place(odd_event *e, odd_plain_run *run, const odd_record *where);

/* Writes the plays of a run. Several runs may be written in parallel. */
void odd_plain_fill(odd_event *e, const odd_plain_run *run);

/* Links the plays of a run with the play before it. */
void odd_plain_follow(odd_event *e, const odd_plain_run *run);

/* Writes the plays that only have room so far, if the next line depends on them. (parallel_read.c) */
void odd_event_fill_plays(odd_event *e);

/* Reads a long text with the event's workers. Returns false, and reads nothing, if it is not worth it. */
bool odd_event_read_parts(odd_event *e, const char *text, size_t len);

/* Releases the memory of parallel reading. */
void odd_event_end_parts(odd_event *e);

#endif
