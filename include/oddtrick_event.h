/* oddtrick_event.h - duplicate events: a log of facts in, standings out.
 *
 * The log of an event is text, one fact on each line. Lines are appended and never overwritten: see oddtrick-event(5).
 * Everything that is published about the event - standings, travellers, scorecards, explanations - is computed from it:
 *
 *     odd_event *e = odd_event_new(&arena);
 *     odd_event_read(e, text, len);
 *     if (odd_event_score(e) == ODD_OK)
 *         for (size_t i = 0; i < odd_event_about(e)->standing_count; i++)
 *             print(odd_standing_at(e, i)) ...
 *
 * Conventions, besides those of oddtrick.h
 *   - All memory comes from an arena of the caller, which asks for a block when it needs one. Free the blocks when done
 *     with the event. A function that runs out of memory returns ODD_E_MEMORY.
 *   - Matchpoints, IMPs, victory points and points of an event are ten-thousandths, an odd_amount: 123.45 matchpoints are
 *     1234500. All are exact: a board's score is rounded once, to the unit of scoring; sums and comparisons use whole numbers.
 *   - Items refer to each other by index; ODD_NOBODY stands for no contestant.
 *   - In arrays of two directions, [0] is North-South and [1] is East-West.
 *   - Texts point into the log that was read: keep it as long as the event.
 *
 * This header includes oddtrick_event_types.h, the parts of an event; oddtrick_settings.h, which lists its settings; and
 * oddtrick_review.h: explanations, candidate rulings, checks and audits. */
#ifndef ODDTRICK_EVENT_H
#define ODDTRICK_EVENT_H

#include "oddtrick_event_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- The event --------------------------------------------------------------------------------- */

/* An event: everything that was read and computed. Its members are private. */
typedef struct odd_event odd_event;

/* Makes an empty event.
 *   arena    provides all memory of the event; it must stay as long as the event
 *   returns  the event, or NULL if memory runs out. There is nothing to free except the blocks of the arena. */
ODD_API odd_event *odd_event_new(odd_arena *arena);

/* ---- Reading and scoring ----------------------------------------------------------------------- */

/* Reads a log, or what was appended to it since the last call.
 *   text, len  whole lines, UTF-8; they must stay as long as the event, which points into them
 *   returns    ODD_OK, or the code of the first error; all errors are in the problems */
ODD_API int odd_event_read(odd_event *e, const char *text, size_t len);

/* Threads of the caller that share a long job: the library has no threads of its own.
 *   run      calls part(job, i) once for each i below parts, in any order and from any thread, and returns when all calls have
 *            returned
 *   owner    passed to run
 *   count    how many calls may run at the same time; below 2, run is not called */
typedef struct odd_workers {
    void (*run)(void *owner, size_t parts, void (*part)(void *job, size_t i), void *job);
    void *owner;
    size_t count;
} odd_workers;

/* Lets worker threads read long texts. The result does not depend on them.
 *   workers  copied; its owner must stay as long as texts are read */
ODD_API void odd_event_workers(odd_event *e, odd_workers workers);

/* Reserves memory for about `lines` more lines, which saves memory if a long log is read in pieces. Optional.
 *   returns  ODD_OK or ODD_E_MEMORY */
ODD_API int odd_event_expect(odd_event *e, size_t lines);

/* Supplies the scale that `vp FILE` names, because the event does not open files. Call it before odd_event_score.
 *   text, len  as odd_vp_scale_parse reads it; must stay as long as the event */
ODD_API void odd_event_scale(odd_event *e, const char *text, size_t len);

/* Computes boards, totals and standings, and finds the problems that only scoring shows. May be called after each
 * odd_event_read; only boards that changed are compared again.
 *   returns  ODD_OK, or the code of the first error of reading or scoring: the standings must not be used then */
ODD_API int odd_event_score(odd_event *e);

/* Makes the Butler ranking of the pairs in a teams event. `lineup` lines name the pairs; a team without them has one pair in
 * each direction.
 *   teams    an event that was scored; it must stay as long as the new one
 *   arena    of the new event; may be the same
 *   returns  an event of pairs with the same settings, not yet scored; NULL if `teams` is not a teams event or memory runs out */
ODD_API odd_event *odd_event_butler(const odd_event *teams, odd_arena *arena);

/* A club of a simultaneous. */
typedef struct odd_club {
    odd_text name;          /* what it is called; all names differ */
    const odd_event *event; /* scored */
} odd_club;

/* Joins the events of clubs that played the same boards into a simultaneous: one field, in which each result is compared
 * with those of all clubs. Ids stay distinct: pair 7 of the second club has the id 7 and the club 2, and odd_event_find finds
 * it as 7@2. Standing lines, rulings, penalties (matchpoints as a share of a top), handicaps, strata and cards are copied; so
 * are settings, which must be the same, except rules, expected, compare and sections.
 *   out      set to the new event, not yet scored; NULL after an error
 *   clubs    their names and events must stay as long as the new event
 *   winners  1 or 2; 0: 2 if all clubs have two winners. With 1, N-S 7 of a club with two winners is the pair NS7
 *   arena    of the new event
 *   returns  ODD_OK, or the code of an error that names the clubs that do not fit together */
ODD_API int odd_event_join(odd_event **out, const odd_club *clubs, size_t count, int winners,
                           odd_arena *arena, odd_error *error);

/* Returns the name of a club of a simultaneous, by index from 0; empty if there is none. */
ODD_API odd_text odd_club_name(const odd_event *e, size_t club);

/* Copies the problems of another event. Use it for a log that odd_event_rewrite made of a file, to keep the problems of that
 * file with their places. Call it before anything is read.
 *   file     the event that was read from the file; its texts must stay as long as e
 *   returns  ODD_OK or ODD_E_MEMORY */
ODD_API int odd_event_take_left_out(odd_event *e, const odd_event *file);

/* Supplies a double-dummy table for odd_event_findings and the audit. The event does not solve deals.
 *   dealt    an item of this event: odd_board_deal_at, odd_event_deal
 *   table    copied
 *   returns  ODD_OK; ODD_E_CARDS if the cards are not the event's or a number of tricks is above 13 */
ODD_API int odd_event_dd(odd_event *e, const odd_board_deal *dealt, const odd_dd *table);

/* ---- The contents of an event --------------------------------------------------------------------
 *
 * All pointers and texts below belong to the event and are valid until it is read or scored again. */

/* Returns the event as a whole. The address never changes. */
ODD_API const odd_event_info *odd_event_about(const odd_event *e);

/* Return an item of a list by index, from 0; NULL if the index is not below the count in odd_event_info. New members are
 * added at the end of items, so do not compute the address of one item from another. */
ODD_API const odd_contestant *odd_contestant_at(const odd_event *e, size_t index);
ODD_API const odd_board *odd_board_at(const odd_event *e, size_t index);     /* in the order of the log */
ODD_API const odd_board *odd_board_sorted(const odd_event *e, size_t index); /* by number */
ODD_API const odd_play *odd_play_at(const odd_event *e, size_t index);
ODD_API const odd_penalty *odd_penalty_at(const odd_event *e, size_t index);
ODD_API const odd_match *odd_match_at(const odd_event *e, size_t index);       /* by round */
ODD_API const odd_standing *odd_standing_at(const odd_event *e, size_t index); /* in the order shown */
ODD_API const odd_board_deal *odd_board_deal_at(const odd_event *e, size_t index);
ODD_API const odd_note *odd_note_at(const odd_event *e, size_t index);
ODD_API const odd_stated_score *odd_stated_score_at(const odd_event *e, size_t index);
ODD_API const odd_problem *odd_problem_at(const odd_event *e, size_t index); /* by line */
ODD_API const odd_event_session *odd_event_session_at(const odd_event *e,
                                                      size_t index); /* as the log names them */

/* Returns the percentage of a pair in a match at matchpoints, in hundredths, halves away from 50; 5000 if it has no score.
 *   team     0 or 1, as in odd_match.team */
ODD_API int odd_match_percent(const odd_match *match, int team);

/* Returns the value of a line; all zero for a line that does not count, never NULL. */
ODD_API const odd_worth *odd_worth_of(const odd_event *e, const odd_play *play);

/* Returns the ruling of a line of the event; NULL if it has none. */
ODD_API const odd_ruling *odd_ruling_of(const odd_event *e, const odd_play *play);

/* Returns the name of a group of a fouled board; empty for 0.
 *   group    odd_play.group or odd_board_deal.group */
ODD_API odd_text odd_group_at(const odd_event *e, int group);

/* Returns the value of a setting: of a word, its place among odd_setting_info.values; of a number, an odd_amount (0: auto or
 * off); of a list, the number of its items; of a time, seconds since 1970 (0: off); 0 if there is no such setting. */
ODD_API int64_t odd_event_setting(const odd_event *e, odd_setting_name name);

/* Returns whether the event uses a setting, in its scoring or in its matches for victory points. */
ODD_API bool odd_event_setting_used(const odd_event *e, odd_setting_name name);

/* Returns whether the log sets a setting; otherwise its value follows from the rules. */
ODD_API bool odd_event_has_setting(const odd_event *e, odd_setting_name name);

/* Writes the value of a setting as in a log.
 *   returns  the length of the whole text */
ODD_API size_t odd_setting_format(char *buf, size_t cap, const odd_event *e, odd_setting_name name);

/* Returns a line of the log without its line end; empty if there is no such line.
 *   line     from 1 */
ODD_API odd_text odd_event_line(const odd_event *e, uint32_t line);

/* Returns the line that a problem refers to; empty if there is none. */
ODD_API odd_text odd_problem_text(const odd_event *e, const odd_problem *p);

/* Returns who sat in a direction, 0 or 1, on a line. */
ODD_API odd_partners odd_event_partners(const odd_event *e, const odd_play *play, int direction);

/* Returns whether a line counts: it was neither corrected nor taken back, and the board was played. */
ODD_API bool odd_play_counts(const odd_play *play);

/* Returns the line that corrects a line, by index + 1; 0 if it is not corrected. */
ODD_API uint32_t odd_play_later(const odd_play *play);

/* Returns whether a direction has a score on a line. It has none if the line does not count, if a board of teams could not be
 * compared, or for an artificial score at total points. */
ODD_API bool odd_event_scored(const odd_event *e, const odd_play *play, int direction);

/* Returns what a contestant got on a line.
 *   who        one of the contestants on the line
 *   direction  set to the direction in which they sat */
ODD_API odd_amount odd_event_value(const odd_event *e, const odd_play *play, uint32_t who, int *direction);

/* Returns the top on a line, at matchpoints and board-a-match of pairs; otherwise 0. */
ODD_API odd_amount odd_event_top(const odd_event *e, const odd_play *play, int direction);

/* Finds the contestant with an id.
 *   who      set to the contestant's index
 *   id, len  "7", "NS7", in any case
 *   returns  ODD_OK or ODD_E_REFERENCE */
ODD_API int odd_event_find(const odd_event *e, uint32_t *who, const char *id, size_t len, odd_error *error);

/* Returns the standing of a contestant, by index; NULL if they have none. */
ODD_API const odd_standing *odd_event_standing(const odd_event *e, uint32_t who);

/* Returns the score of a contestant in a session: boards and artificial scores, without penalties. For pairs and individuals.
 *   session  by index
 *   who      a contestant, by index */
ODD_API odd_session_score odd_event_session_score(const odd_event *e, size_t session, uint32_t who);

/* Returns the combined total of sessions, as a line `combine` says.
 *   list       the totals of the sessions that a contestant has played, the last one last
 *   too_large  set to true if a number is too large; may be NULL */
ODD_API odd_session_score odd_sessions_combine(odd_combine how, const odd_session_score *list, size_t count,
                                               bool *too_large);

/* The number of a board together with its session, because several sessions may have boards with the same number. */
#define ODD_BOARD_IN(session, number) ((session)*10000 + (number))

/* Returns a board; NULL if the event does not have it.
 *   number   of the board, in the first session that has it; or ODD_BOARD_IN */
ODD_API const odd_board *odd_event_board(const odd_event *e, int number);

/* Finds the session of a board: the one that `number` names, or the only one in which a contestant has a line on the board.
 *   number   of the board, or ODD_BOARD_IN
 *   out      set to ODD_BOARD_IN
 *   returns  ODD_OK; ODD_E_REFERENCE if there is no such board, or the contestant has it in several sessions */
ODD_API int odd_event_board_session(int *out, const odd_event *e, uint32_t who, int number, odd_error *error);

/* Returns the board with a number in a session, by index; NULL if the session does not have it. */
ODD_API const odd_board *odd_event_board_in(const odd_event *e, size_t session, int number);

/* Returns the cards of a board in a round (0: any) and for a group (0: none); NULL if they are not known. */
ODD_API const odd_board_deal *odd_event_deal(const odd_event *e, const odd_board *board, int round,
                                             int group);

/* Lists the cards that a board was played with, in the order of the log, without corrected ones.
 *   at       0 at the start; advanced by each call
 *   returns  the next cards; NULL at the end */
ODD_API const odd_board_deal *odd_event_next_deal(const odd_event *e, const odd_board *board, uint32_t *at);

/* Parse a note in which a file states double-dummy tricks (OptimumResultTable of PBN, DoubleDummyTricks or Ability of other
 * programs), or par for North-South (OptimumScore, Minimax). The statement may be wrong, and the table incomplete.
 *   returns  the cards; NULL if the note states nothing of the kind: the table or score must not be used then */
ODD_API const odd_board_deal *odd_stated_dd(odd_dd *table, const odd_event *e, const odd_note *note);
ODD_API const odd_board_deal *odd_stated_par(int *score_pts, const odd_event *e, const odd_note *note);

/* ---- Text ---------------------------------------------------------------------------------------- */

/* Writes a contestant: "pair 7", "N-S 7", "team 3", "player 5".
 *   returns  the length of the whole text */
ODD_API size_t odd_contestant_format(char *buf, size_t cap, const odd_event *e, uint32_t who);

/* Writes the result or ruling of a line in canonical form, so that it can be parsed again: "4♠ N =", "ave+/ave-",
 * "not played", "weighted 60% 4♠ N = 40% 4♠ N -1". ODD_PLAY_MAX bytes always suffice.
 *   returns  the length of the whole text */
#define ODD_PLAY_MAX 600
ODD_API size_t odd_play_format(char *buf, size_t cap, const odd_event *e, const odd_play *play,
                               odd_style style);

/* Writes the same for a line that does not belong to an event.
 *   ruling   the ruling of the line if its kind is ODD_RULED; otherwise may be NULL
 *   returns  the length of the whole text */
ODD_API size_t odd_outcome_format(char *buf, size_t cap, const odd_play *play, const odd_ruling *ruling,
                                  odd_style style);

/* Parses the part of a traveller line after the ids: "4S N = lead HK", "ave+/ave-".
 *   play     kind, bare, packed, score_pts, lead and turned are set as parsed; the other members are 0
 *   ruling   set to the ruling; all zero if it is none
 *   v        the vulnerability of the board
 *   error    columns count from the start of the text
 *   returns  ODD_OK or the code of the error */
ODD_API int odd_outcome_parse(odd_play *play, odd_ruling *ruling, const char *text, size_t len, odd_vul v,
                              odd_error *error);

/* Parses an amount with up to four digits after the point: "-12.5". White space around it is ignored.
 *   returns  false if the text is anything else; *out must not be used then */
ODD_API bool odd_amount_parse(odd_amount *out, const char *text, size_t len);

#ifdef __cplusplus
}
#endif

#include "oddtrick_review.h"

#endif
