/* The private parts of an event. */
#ifndef ODD_EVENT_EVENT_INNER_H
#define ODD_EVENT_EVENT_INNER_H

#include "base/frac.h"
#include "base/hash.h"
#include "record/record.h"
#include "log/log.h"
#include "event/schedule.h"
#include "oddtrick_event.h"

/* ---- Settings ---------------------------------------------------------------------------------------- */

/* The settings of an event: one table says all about each of them. */

/* As they stand. A word is its place in the list of words, a number an odd_amount; 0 is auto or off. */
typedef struct odd_settings {
    int64_t value[ODD_SET_COUNT];
    bool given[ODD_SET_COUNT]; /* the log says so itself; otherwise it is of the rules */
    int ties[ODD_TIES_MAX];    /* odd_tie_break, as many as value[ODD_SET_TIE_BREAK] */
    odd_amount patton_steps[ODD_PATTON_STEPS_MAX];
} odd_settings;

/* What holds where a log says nothing: the rules of the WBF. */
void odd_settings_start(odd_settings *s);

/* `set NAME VALUE`. Columns of errors: 1 is the first character of the name or of the value, and *in_value says
 * which. */
int odd_settings_change(odd_settings *s, odd_text name, odd_text value, odd_setting_name *which,
                        bool *in_value, odd_error *error);

/* What one is set to, as it would be written. Returns the length. */
size_t odd_settings_format(char *buf, size_t cap, const odd_settings *s, odd_setting_name name);

/* An id as the log has it. What it stands for is known when all lines were read: "1" may be a pair in both
 * directions, "NS1" is one of two with the same number, "1+5" are two players. */
typedef struct odd_token {
    odd_text text;  /* as it was first written */
    uint32_t hash;  /* of its letters in lower case */
    uint32_t line;  /* where */
    uint32_t about; /* what was said of it, by index + 1 */
    bool used[2];   /* it sits in that direction on some line */
    bool sits[2];   /* and some such line was not taken back: as of the last time that all was arranged */
} odd_token;

/* Whom it stands for: contestants, by direction; ODD_NOBODY where it has no place there. Apart from the rest,
 * because it is looked at for every line. */
typedef struct odd_holder {
    uint32_t who[2][2];
} odd_holder;

#define ODD_NO_HOLDER ((odd_holder){{{ODD_NOBODY, ODD_NOBODY}, {ODD_NOBODY, ODD_NOBODY}}})

/* What was said of an id. */
typedef struct odd_id_details {
    uint32_t token;
    uint32_t line;       /* of the last one */
    uint32_t named_line; /* of the last line pair, team or player; 0: there is none */
    bool phantom;
    odd_contest kind;
    odd_text name; /* of a team */
    odd_text players;
    char strat;
    odd_amount carry;
    odd_unit carry_unit;
    uint32_t carry_line; /* 0: there is none */
    odd_amount handicap;
    odd_unit handicap_unit;
    uint32_t handicap_line; /* 0: there is none */
} odd_id_details;

typedef struct odd_bye {
    uint32_t token;
    uint32_t who; /* contestant */
    uint32_t line;
    int round;
    odd_amount amount;
    odd_unit unit;  /* none: as the setting says */
    bool corrected; /* by a later line */
} odd_bye;

typedef struct odd_lineup {
    uint32_t token;
    uint32_t who; /* contestant */
    uint32_t line;
    int round, direction;
    odd_text players;
} odd_lineup;

/* A text that was read, and the number of its first line. */
typedef struct odd_chunk {
    odd_text text;
    uint32_t line, lines;
} odd_chunk;

/* What a contestant has from boards that were compared. */
typedef struct odd_sum {
    odd_amount plain, plain_max; /* of scores that were compared */
    int plain_boards;
} odd_sum;

typedef struct odd_field odd_field;
typedef struct odd_sort_key odd_sort_key;
typedef struct odd_carries odd_carries;

/* How many results boards have: what most of them have in common. */
typedef struct odd_usual_results {
    int boards, most;      /* that have any; the most that one has */
    int number, left_over; /* what may be the usual number; its votes, less those against it */
    int same;              /* boards that have it */
} odd_usual_results;

enum { ODD_BOARDS_END = 10000 }; /* the number of a board is below it */

/* A session, and its boards. */
typedef struct odd_session_boards {
    odd_event_session about;
    uint32_t *by_number; /* boards by number, index + 1; ODD_BOARDS_END of them */
    bool used;           /* something was said of it */
} odd_session_boards;

/* What was said: the facts of the log, as they were read. Only taking records changes it. */
typedef struct odd_facts {
    odd_log log;
    odd_workers workers;
    struct odd_read_job *read_job; /* what they read into: see event/parallel_read.c */
    odd_token *tokens;
    size_t token_count, token_cap;
    odd_lookup by_id; /* tokens */
    odd_id_details *abouts;
    size_t about_count, about_cap;
    odd_bye *byes;
    size_t bye_count, bye_cap;
    odd_lineup *lineups;
    size_t lineup_count, lineup_cap;
    uint32_t *penalty_tokens; /* beside the event's penalties */
    size_t penalty_cap, penalty_token_cap;
    odd_chunk *chunks;
    size_t chunk_count, chunk_cap;
    uint32_t *setting_lines; /* where each setting was last set; 0: nowhere */
    uint32_t scoring_line, winners_line, vp_line, combine_line;
    uint32_t published_line; /* from which on results are provisional or final; 0: they are not */
    bool vp_guessed;         /* the scale: no file or line names it */
    bool has_scoring;
    bool foreign;         /* read from a file of another format */
    bool reading;         /* that is being read */
    bool lenient;         /* what is wrong in it is left out */
    bool fewer_lines;     /* lines were left out since it was arranged */
    size_t foreign_plays; /* the plays that it has, which are the first */
    bool too_many_ids;    /* that is said */
    size_t play_cap, ruling_cap, group_cap;
    size_t dealt_cap, note_cap, stated_cap;
    size_t ruling_count, group_count;
    uint32_t *ruling_play; /* whose each ruling is */
    size_t ruling_play_cap;
    odd_movement_facts moves;
    odd_session_boards *sessions; /* in the order in which the log has them */
    size_t session_cap;
    odd_text rows_text;  /* of `vp rows ...`, a row a line */
    odd_text scale_text; /* of `vp FILE` */
    bool has_scale_text;
    odd_problem *kept; /* those of reading; the others are found anew each time */
    size_t kept_count, kept_cap, kept_errors, kept_left_out;
    size_t taken_count; /* of them, those that were left out of the file that the log was made from */
} odd_facts;

/* What was arranged of it, and computed: who plays, the boards, sums and ranks. It is made anew from the facts, as far as
 * they have changed. */
typedef struct odd_derived {
    bool any_phantom, any_strat;
    bool somebody_missing; /* an id that is nobody so far: to be said again */
    bool changed; /* something that is not a line of a traveller: all is to be arranged and compared anew */
    odd_holder *holders; /* beside the tokens */
    size_t holder_cap;
    size_t contestant_cap;
    odd_schedules schedules;
    size_t board_cap, order_cap, problem_cap;
    size_t worth_count, worth_cap;
    odd_text *sections; /* names, from 1 */
    size_t section_name_cap;
    odd_lookup by_section;
    size_t scored;   /* plays that are in the sums */
    bool *too_large; /* a number did not fit; a place of its own, since reading an event may find it, too */
    uint32_t *match_slots; /* matches by hash, index + 1 */
    size_t match_slot_count;
    int section_count;
    int *section_expected; /* by session and section: see odd_expected_in */
    size_t section_cap;
    odd_sum *sums,
        *awards; /* by session and contestant: of boards that were compared; of artificial scores */
    size_t sum_cap, award_cap;
    size_t match_cap;
    uint32_t *standing_of; /* by contestant: index + 1; beyond the standings of those who are not ranked */
    size_t standing_of_cap;
    bool any_added; /* somebody has a carry-over or a handicap */
    size_t standing_cap;
    size_t ranked;        /* contestants whose totals have a place, and an order from the last time */
    odd_vp_scale *scales; /* that were made, by boards */
    size_t scale_count, scale_cap;
    int last_round; /* that any match is of */
} odd_derived;

/* Memory that a step of scoring uses and the next may overwrite: kept so that it is taken once. */
typedef struct odd_scratch {
    uint32_t *table_slots; /* for finding corrections */
    size_t table_cap;
    odd_usual_results *usual; /* by section */
    size_t usual_cap;
    uint32_t *members[2]; /* the lines of a board */
    size_t member_cap[2];
    odd_field *field; /* for comparing */
    struct odd_score_job
        *score_job;  /* what workers trace and compare: see event/parallel_score.c; NULL: nothing */
    uint32_t *marks; /* by contestant */
    size_t mark_cap;
    uint32_t *seen; /* by contestant: the last board that was traced with them */
    size_t seen_cap;
    uint32_t seen_now;
    odd_carries *carries; /* by field */
    size_t carry_cap;
    uint32_t *by_contestant[2]; /* by contestant, and one more */
    size_t by_contestant_cap[2];
    odd_sort_key *keys[2]; /* for ranking */
    size_t key_cap[2];
    odd_amount *tie_values, *final_scores; /* for breaking ties */
    bool *tie_there;
    size_t tie_cap[3];
} odd_scratch;

struct odd_event {
    odd_event_info about; /* what callers see of it as a whole, and how long its lists are */
    odd_settings settings;
    odd_contestant *contestants;
    odd_board *boards;     /* in the order in which the log has them */
    uint32_t *board_order; /* indexes, by board number */
    odd_play *plays;
    odd_worth *worths; /* of lines: see odd_play */
    odd_ruling *rulings;
    odd_text *groups;
    odd_penalty *penalties;
    odd_match *matches;      /* by round */
    odd_standing *standings; /* in the order in which they are shown */
    odd_board_deal *dealt;
    odd_note *notes; /* in the order of the log, as the next ones */
    odd_stated_score *stated;
    odd_problem *problems; /* by line */
    odd_facts facts;
    odd_derived derived;
    odd_scratch scratch;
    const odd_text *clubs;          /* of a simultaneous: their names */
    int64_t asked_s;                /* when it is looked at, in seconds since 1970; 0: not said */
    const odd_line_origin *origins; /* of each line, as far as they are known */
    size_t origin_count;
    odd_arena *arena;
    bool no_memory;
};

/* Says that something is wrong, at that place of a line; part may be empty. */
void odd_event_wrong(odd_event *e, bool warning, int code, uint32_t line, odd_text whole, odd_text part,
                     const char *format, ...) __attribute__((format(printf, 7, 8)));

/* The same of an item that cannot be used: true if it must be left out, which is said as a warning; false after an error.
 * `foreign`: it is of a file of another format, which may be read leniently; lines of a log are not. */
bool odd_event_leave_out(odd_event *e, bool foreign, int code, uint32_t line, odd_text whole, odd_text part,
                         const char *format, ...) __attribute__((format(printf, 7, 8)));

/* Whether there is a line with a score. */
bool odd_event_has_results(const odd_event *e);

/* Where nothing is left of a file: what was left out are its errors. */
void odd_event_refuse_left_out(odd_event *e);

/* The code of the first error; ODD_OK if there is none. */
int odd_event_first_error(const odd_event *e);

/* For odd_record_receiver.wrong; the owner is the event. */
void odd_event_take_error(void *owner, const odd_error *wrong, odd_severity severity);

/* Keeps the problems of reading; back to them. The others are found anew each time. */
bool odd_event_keep_problems(odd_event *e);
void odd_event_forget_problems(odd_event *e);

/* A line that takes another back. (withdraw.c) */
void odd_event_withdraw(odd_event *e, const odd_record *r);

/* A number as a hash: no log can be made such that many are alike. */
static inline size_t odd_event_mix(const odd_event *e, uint64_t key) {
    return odd_hash_number(key, e->arena->seed);
}

/* Room to find so many ids by; false if there is no memory. (ids.c) */
bool odd_event_expect_ids(odd_facts *said, odd_arena *arena, size_t tokens);

/* The token of an id, made if it is new; ODD_NOBODY if there is no memory. */
uint32_t odd_event_token(odd_event *e, odd_text id, uint32_t line);

/* The same, but none is made. */
uint32_t odd_event_find_token(const odd_event *e, odd_text id);

/* The session of a record, by index, made if it is new; and its board, the same. NULL if there is no memory, or if there are
 * too many. (sessions.c) */
uint32_t odd_event_session_of(odd_event *e, const odd_record *r);
odd_board *odd_event_board_of(odd_event *e, const odd_record *r);

/* `session 2 Final`, `combine ebu apart` */
void odd_event_take_session(odd_event *e, const odd_record *r);
void odd_event_take_combine(odd_event *e, const odd_record *r);

/* Lines about movements, and those that take them back. (movement_lines.c) */
void odd_event_take_movement(odd_event *e, const odd_record *r);
void odd_event_take_row(odd_event *e, const odd_record *r);
void odd_event_take_seat(odd_event *e, const odd_record *r);
void odd_event_take_unplayed(odd_event *e, const odd_record *r);
bool odd_event_withdraw_movement(odd_event *e, const odd_record *r);

/* Makes the schedules, if lines have changed since. What is wrong with them is said by odd_schedules_check. (schedule.c) */
void odd_schedules_make(odd_event *e);
void odd_schedules_check(odd_event *e);

/* Tells who of the event the contestants of the schedules are, each by its token. (meetings.c, arrange.c) */
void odd_schedules_arrange(odd_event *e);
uint32_t odd_event_scheduled_contestant(odd_event *e, uint32_t token);

/* Finds the lines of a board that no movement has; and warns of those of all boards. (meetings.c) */
void odd_board_find_strays(odd_event *e, odd_board *b);
void odd_event_warn_strays(odd_event *e);

/* The schedule of a session; NULL if it has none. */
const odd_schedule *odd_event_schedule(const odd_event *e, uint32_t session);

/* The most results that a board of a section should have. (meetings.c) */
int odd_schedule_expected_results(const odd_event *e, const odd_schedule *s, int section);

/* The move of a line; NULL if there is none. (meetings.c) */
const odd_move *odd_schedule_move(const odd_event *e, const odd_schedule *s, const odd_play *p);

/* The number of the record's group, made if it is new. */
uint8_t odd_event_group_of(odd_event *e, const odd_record *r);

/* Keeps a record from which nothing is computed; false if it is of another kind. */
bool odd_event_take_note(odd_event *e, const odd_record *r);

/* Who takes records for the event. */
odd_record_receiver odd_event_taker(odd_event *e);

/* Reads a file of another format: the source, but for taker and arena. */
int odd_event_read_as(odd_event *e, const odd_file_format *format, odd_source *source);

/* Tells what the event has, as records: owner is an odd_event_source. */
typedef struct odd_event_source {
    const odd_event *e;
    odd_arena *arena;     /* scratch */
    bool stated;          /* the scores that the file gives, where it does, and not the event's */
    const odd_sink *sink; /* hears which numbers are others than the file's; NULL: nobody does */
    bool *told;           /* by what was asked for: a writer may ask again, and changes are said once */
} odd_event_source;

/* What a file says of contestants, lines and matches, to be found by what it is about. (stated_scores.c) */
typedef struct odd_stated_index {
    const odd_event *e;
    uint32_t
        *first[ODD_ABOUT_PLAY + 1]; /* by topic and index, the last one said, by index + 1; matches by team */
    uint32_t *next;                 /* by index: the one said before */
} odd_stated_index;

bool odd_stated_index_make(odd_stated_index *index, const odd_event *e, odd_arena *arena);
const odd_stated_score *odd_stated_score_of(const odd_stated_index *index, odd_topic about, uint32_t of,
                                            odd_stated_kind kind);
bool odd_stated_score_of_match(const odd_stated_index *index, const odd_match *match, odd_stated_kind kind,
                               odd_stated_score *out);

/* Lists a number that is not what the file says. The record is about what it is about. */
void odd_stated_changed(const odd_sink *sink, const odd_record *about, const odd_stated_score *said,
                        odd_stated_kind kind, const odd_amount amount[2], const bool there[2]);

void odd_event_send(void *owner, const odd_record_receiver *taker, unsigned what);

/* Tells that a session, by index, begins, and its movements. (movement_records.c) */
void odd_event_send_session(const odd_event *e, const odd_record_receiver *taker, uint32_t session);

/* Takes a record, as if it were read; and one of a traveller. */
void odd_event_take(odd_event *e, const odd_record *record);
void odd_event_take_play(odd_event *e, const odd_record *record);

/* Room for `need` things in an array (by its address) that has count of them and room for *cap: false if there
 * is no memory. */
bool odd_event_reserve(odd_event *e, void *array, size_t count, size_t need, size_t *cap, size_t size);

/* The same, for one more. */
static inline bool odd_event_room(odd_event *e, void *array, size_t count, size_t *cap, size_t size) {
    return odd_event_reserve(e, array, count, count + 1, cap, size);
}

/* Gives each token its contestants. */
void odd_event_arrange(odd_event *e);

/* Says what does not go together: scoring, contest, settings. Where nothing is wrong there may still be warnings. */
void odd_event_check(odd_event *e);

/* The contestant that a line other than a traveller's means by an id; ODD_NOBODY after an error, or if nobody plays
 * under it. */
uint32_t odd_event_contestant_meant(odd_event *e, uint32_t token, uint32_t line);

/* Law 12C2(a): what an award is in per cent, without regard to one's own average. */
odd_amount odd_award_percent(const odd_adjustment *given);

/* An award in IMPs, as if for one comparison and without regard to one's own average. */
odd_frac odd_award_imps(const odd_event *e, const odd_adjustment *given);

/* So many worths in a row for lines of a board, by the index of the first; 0 if there is no memory. */
uint32_t odd_board_worths(odd_event *e, odd_board *b, size_t count);

static inline odd_worth *odd_line_worth(const odd_event *e, const odd_play *p) {
    return &e->worths[p->worth];
}

/* odd_play_counts, for each line of a board. */
static inline bool odd_line_counts(const odd_play *p) {
    return p->later == 0 && !p->sits_out && (p->kind == ODD_PLAYED || p->kind == ODD_RULED);
}

/* Finds on a board which lines correct which; compares what stands, and adds it to the sums. */
void odd_board_trace(odd_event *e, odd_board *b);
void odd_board_compare(odd_event *e, odd_board *b);

/* Takes what a board gave away from the sums again, before it is traced anew. */
void odd_board_take_back(odd_event *e, const odd_board *b);

/* Whether a side of a line has an artificial score; *given is set to it. A result that is alone in its group of
 * a fouled board may have one, too. */
bool odd_play_artificial(const odd_event *e, const odd_play *p, int direction, odd_adjustment *given);

/* What an artificial score is worth to a contestant. */
odd_amount odd_award_value(const odd_event *e, const odd_play *p, int direction, const odd_adjustment *given,
                           uint32_t who);

/* Whether contestants have a share of what they could have had: matchpoints and board-a-match of pairs. */
bool odd_scoring_has_max(const odd_event *e);

/* What is best on a board that is compared so; 0 at IMPs and points. */
odd_amount odd_top_for(const odd_event *e, int expected, int compared);

void odd_total_pairs(odd_event *e);

/* Makes one total of those of the sessions, as `combine` says; and parts who is ranked apart. (session_totals.c) */
void odd_total_sessions(odd_event *e);
void odd_total_teams(odd_event *e);

/* Whether pairs play matches for victory points, as in a Swiss event; and whether there are matches at all. */
static inline bool odd_pairs_vp(const odd_event *e) {
    return e->about.has_vp && e->about.contest == ODD_PAIRS;
}

static inline bool odd_has_matches(const odd_event *e) {
    return e->about.contest == ODD_TEAMS || odd_pairs_vp(e);
}

/* Their totals, after those of the boards. (pair_matches.c) */
void odd_total_pair_matches(odd_event *e);

/* What a contestant has on the other boards that belong to the same session as a line, for Law 12C2(c): the event, or of pairs
 * with victory points the match. (pair_matches.c) */
odd_sum odd_own_sum(const odd_event *e, const odd_play *p, uint32_t who);

/* Gives each contestant a place for its totals, if not all have one from the last time: the same order, so that few will
 * have to move when they are ranked again. */
void odd_total_places(odd_event *e);

/* Puts those who have not played behind all others: they are not ranked. */
void odd_total_keep(odd_event *e);

void odd_event_rank(odd_event *e);

/* How many results are expected on a board; true if that is another number than before. (expected_results.c) */
bool odd_expect_results(odd_event *e);

/* The number in a session, by index, and a section; section 0: of all, where they are not compared apart. */
static inline int *odd_expected_in(const odd_event *e, uint32_t session, int section) {
    return &e->derived.section_expected[session * ((size_t)e->derived.section_count + 1) + (size_t)section];
}

/* Whether nearly all who play have a name; and says of who has none then that the id may be wrong. (expected_results.c) */
bool odd_most_have_names(size_t named, size_t all);
void odd_event_question_unnamed(odd_event *e);

/* Which contestants are ranked together. */
void odd_event_fields(odd_event *e);

/* A simultaneous: takes the club off a contestant's id; finds a contestant by id and club, 7@2; ranks within clubs. (clubs.c) */
void odd_club_set(const odd_event *e, odd_contestant *c);
int odd_club_find(const odd_event *e, uint32_t *who, odd_text id, odd_error *error);
void odd_club_ranks(odd_event *e);

/* The bytes of a sort key. */
extern const size_t odd_sort_key_size;

/* Rounds a board's score to the unit of scoring; halves as the setting says. */
odd_amount odd_event_round(const odd_event *e, odd_frac f, odd_frac middle);

/* The same, but halves up (favour above 0) or down (below 0). */
odd_amount odd_event_round_towards(const odd_event *e, odd_frac f, odd_frac middle, int favour);

/* Whether halves of what a ruling gives the cards of a direction go up or down because it says who offended: 1 or -1;
 * 0 if it does not, or if it does not matter. */
int odd_ruling_favours(const odd_event *e, const odd_ruling *r, int cards);

/* What a top is for a direction of a line. */
odd_amount odd_play_top(const odd_event *e, const odd_play *p, int direction);

static inline int64_t odd_setting(const odd_event *e, odd_setting_name name) {
    return e->settings.value[name];
}

/* The sums of a session, by contestant; and what artificial scores gave there. */
static inline odd_sum *odd_sums_in(const odd_event *e, uint32_t session) {
    return e->derived.sums + session * e->about.contestant_count;
}

static inline odd_sum *odd_awards_in(const odd_event *e, uint32_t session) {
    return e->derived.awards + session * e->about.contestant_count;
}

static inline const uint32_t *odd_event_who(const odd_event *e, const odd_play *p, int direction) {
    return e->derived.holders[p->seat[direction]].who[direction];
}

/* Who sits in a direction, as one number. Of two players it does not matter who is named first. */
static inline uint64_t odd_seat_key(const odd_event *e, const odd_play *p, int direction) {
    const uint32_t *who = odd_event_who(e, p, direction);
    uint32_t low = who[0] < who[1] ? who[0] : who[1], high = who[0] < who[1] ? who[1] : who[0];
    return (uint64_t)low << 32 | high;
}

static inline const odd_token *odd_event_seat(const odd_event *e, const odd_play *p, int direction) {
    return &e->facts.tokens[p->seat[direction]];
}

/* ---- Ranking ----------------------------------------------------------------------------------------- */

/* What ranking shares with the breaking of ties, and with teams. */

/* Whether two have the same score, and are ranked in the same field. */
bool odd_ranks_equal(const odd_standing *a, const odd_standing *b);

/* Whether two are ranked in the same field: the same direction, or section, where these are ranked apart. */
bool odd_same_field(const odd_standing *a, const odd_standing *b);

/* Orders those with the same score by the rules that the event names, and notes what broke each tie. */
void odd_break_ties(odd_event *e);

/* IMPs won by IMPs lost, to four decimals; 0 where nothing was lost. */
odd_amount odd_quotient_of(const odd_standing *s);

/* What teams are ranked by. */
void odd_teams_keys(odd_event *e);

/* ---- Long logs --------------------------------------------------------------------------------------- */

/* Ordinary results of a board whose lines follow each other, and where they go. */
typedef struct odd_plain_run {
    const uint32_t *seat[2]; /* by direction */
    size_t step;             /* from one to the next */
    const odd_packed *result;
    odd_packed vul_bits[2]; /* that the results do not have yet */
    size_t count;
    uint32_t line;   /* the first one */
    uint32_t first;  /* play, by index */
    uint32_t before; /* the play of the board that they follow, by index + 1; 0: none */
    uint16_t board, round;
    uint8_t group;
} odd_plain_run;

/* Makes room for a run on the board of a record. Touches none of the plays: the first to touch a page waits until the system has
 * cleared it, which workers do at the same time. Returns false without memory. */
bool odd_plain_place(odd_event *e, odd_plain_run *run, const odd_record *where);

/* Fills the plays of a run. Several runs may be filled at once. */
void odd_plain_fill(odd_event *e, const odd_plain_run *run);

/* Links a run that was filled with the play before it. */
void odd_plain_follow(odd_event *e, const odd_plain_run *run);

/* Fills the plays that were placed only, for a line whose meaning depends on those before it. (parallel_read.c) */
void odd_event_fill_plays(odd_event *e);

/* Reads a long text by the event's workers. False, and nothing is read, if there are none or it is not worth it. */
bool odd_event_read_parts(odd_event *e, const char *text, size_t len);

/* Gives back the memory that this took. */
void odd_event_end_parts(odd_event *e);

#endif
