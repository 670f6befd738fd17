/* Shared by all output about events: words and numbers for the contents of an event, and the JSON around it.
 * Knows a scored event, but not where it comes from. */
#ifndef ODD_REPORT_REPORT_H
#define ODD_REPORT_REPORT_H

#include "oddtrick_event.h"
#include "report/columns.h"

/* ==== What all that is shown about events shares ================================================= */

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

/* Whether totals are percentages too: pairs with victory points have them only on boards. And whether there are matches: of teams,
 * or of pairs with victory points. */
bool odd_total_percent(const odd_event *e);
bool odd_shows_matches(const odd_event *e);

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

/* Who sat in a direction: "7", "1+5". */
void odd_say_seat(odd_out *o, const odd_event *e, const odd_play *play, int direction);

/* What a line says, "4♠ N +1", "ave+/ave-", "not played". For people, the parts of a ruling stand a line each. */
void odd_say_play(odd_out *o, const odd_event *e, const odd_play *play, odd_style style, bool people);
void odd_say_lead(odd_out *o, const odd_play *play, odd_style style);

/* Whether the line has one score in points; and their own, where they sat in that direction. */
bool odd_play_has_points(const odd_play *play);
int odd_own_points(const odd_play *play, int direction);

/* What broke a tie: "match", "countback". */
const char *odd_tie_word(odd_tie_break tie);

/* "25% of a top", "5 MP" */
void odd_say_penalty(odd_out *o, const odd_penalty *p);

/* Whether a team that is ranked by its quotient has lost nothing: then it has none. */
bool odd_has_no_losses(const odd_event *e, const odd_standing *s);

/* Whether a board's score is a share of something, and not a gain or a loss. */
bool odd_is_share(const odd_event *e);

/* The settings that this scoring looks at, one after the other from *at = 0. False at the end. */
bool odd_next_setting(const odd_event *e, int *at, const char **name, char *value, size_t cap);

/* ---- Cells (event_json.c) ------------------------------------------------------------------------ */

/* Who sat in a direction, "7", "1+5"; and by name, "Ann Lee & Bo Park". */
void odd_cell_seat(odd_out *o, const odd_cell_ref *at, const odd_event *e, const odd_play *p, int direction);
void odd_cell_seat_names(odd_out *o, const odd_cell_ref *at, const odd_event *e, const odd_play *p,
                         int direction);

/* What a line says; and the card that was led. On pages a ten is 10, as in the hands there. */
void odd_cell_play(odd_out *o, const odd_cell_ref *at, const odd_event *e, const odd_play *p);
void odd_cell_lead(odd_out *o, const odd_cell_ref *at, const odd_play *p);

/* What a board gave: for people with so many decimals, and a plus where that is a gain. */
void odd_cell_value(odd_out *o, const odd_cell_ref *at, const odd_event *e, odd_amount value, int decimals);

/* What a line gave to a direction; in JSON null if it has no score. */
void odd_cell_worth(odd_out *o, const odd_cell_ref *at, const odd_event *e, const odd_play *p, int direction,
                    int decimals);

/* ---- JSON (event_json.c) ----------------------------------------------------------------------- */

/* Besides the members of report/columns.h. */
void odd_json_amount(odd_out *o, const char *key, odd_amount a, int least);

/* What a standing says: "rank", "tied", "score", and where they have them "max" and "percent". */
void odd_json_standing(odd_out *o, const odd_event *e, const odd_standing *s);

/* ["Ann Lee","Bo Park"] */
void odd_json_names(odd_out *o, odd_text players);

/* "ns", "ew", "result" and, if there are points, "score" of a line. */
void odd_json_result(odd_out *o, const odd_event *e, const odd_play *p);
/* What a line says. */
void odd_json_play(odd_out *o, const char *key, const odd_event *e, const odd_play *p);

/* {"event":...,"scoring":...,"date":... and, at the end, ,"settings":{...}} */
void odd_json_head(odd_out *o, const odd_event *e);
/* "warnings": what does not keep the event from being scored, with its place; only where there are any. */
void odd_json_warnings(odd_out *o, const odd_event *e);
void odd_json_footer(odd_out *o, const odd_event *e);

/* The member "session" of a board, where the log has sessions. (schedule_rows.c) */
void odd_json_session(odd_out *o, const odd_event *e, const odd_board *b);

/* The matches and the penalties of all (ODD_NOBODY), or of one contestant. */
void odd_json_matches(odd_out *o, const odd_event *e, uint32_t who);
void odd_json_penalties(odd_out *o, const odd_event *e, uint32_t who);

/* ---- Why, and what a director should look at (findings.c) ------------------------------------------ */

extern const odd_column_list odd_reason_columns; /* of odd_reasons */

/* The sum of a reason, "" if it says no more than the value. */
const char *odd_reason_sum_text(const odd_reason *reason);

/* How a rank was computed, or with a board what it gave: {...,"id":"7","reasons":[...]}. */
void odd_reasons_json(odd_out *o, const odd_event *e, const odd_reasons *r, uint32_t who, int board);

/* The member "story": a board of matchpoints in the parts that a page tells it by; nothing where it is not the plain case.
 * (why_story.c) */
void odd_story_json(odd_out *o, const odd_event *e, uint32_t who, int board);

/* The findings from one on; and, of the same event, what was left out of its file. */
typedef struct odd_finding_rows {
    const odd_event *e;
    const odd_findings *found;
    size_t from; /* the first that is shown */
    bool rounds; /* some have a round */
} odd_finding_rows;

extern const odd_column_list odd_finding_columns, odd_left_out_columns; /* of odd_finding_rows */

/* {...,"findings":[...]} */
void odd_findings_json(odd_out *o, const odd_event *e, const odd_findings *found);

/* ---- The audit of published results (audit_json.c) ------------------------------------------------- */

/* "matchpoints 2-1-0", "butler" */
const char *odd_audit_scoring_words(const odd_event *e);

/* Whether a setting belongs to a list: with `shown`, the settings that the file states or that follow from its scores; otherwise
 * those that do not follow although other values were tried. */
bool odd_audit_lists(const odd_audit *audit, const odd_event *e, int setting, bool shown);

/* The members of an audit: "results", "values", "right", ... "findings". */
void odd_audit_json(odd_out *o, const odd_event *e, const odd_audit *audit);

/* ==== What can be made with the cards of a board, as people read it ============================== */

/* The highest contract that a declarer makes in a strain, by its level; 0: none, or it is not known. */
int odd_makeable_level(const odd_dd *table, odd_strain strain, odd_seat seat);

/* "4♠ N-S =, 4♥ N =": the contracts of par, each once for both partners where both may declare it, with that between two. */
void odd_say_contracts(odd_out *o, const odd_par *par, odd_style style, const char *between);

/* The members "makeable", {"N":{"H":2,"S":2},...}, the levels of what is made, and "par_words", the contracts of par. */
void odd_json_levels(odd_out *o, const odd_dd *table, const odd_par *par);

/* ==== What cards are worth, double dummy ========================================================= */

/* The member "cards" of a position: [{"card":"SA","tricks":9,"cost":0},...], by suit, spades first, and rank: how many tricks the side
 * in turn takes from here on if it plays that card, and how many it thereby loses. As odd_dd_solve_cards has them. */
void odd_json_card_worth(odd_out *o, const uint8_t tricks[ODD_CARDS]);

/* The members "tricks", how many declarer takes in all, and "cards" of a play: [{"seat":"W","card":"SA","tricks":9,"cost":0},...]: how many
 * that is after each card, and how many the card cost the side that played it. As odd_dd_solve_play has them; declarer is at the
 * right of the leader. */
void odd_json_judged_play(odd_out *o, const uint8_t *tricks, const odd_hands *hands, odd_strain strain,
                          odd_seat leader, const uint8_t *cards, size_t count);

/* ==== What files say about the cards of a board ================================================== */

/* By index, plus one, the note that has a table or par of the cards, or the auction or the play of a line; 0: none. All zero:
 * nothing is asked for. */
typedef struct odd_stated_notes {
    uint32_t *tables, *pars, *auctions, *plays;
} odd_stated_notes;

odd_stated_notes odd_stated_of(const odd_event *e, odd_arena *arena);

/* The table that is stated of some cards, which may not be whole, and par. False if there is none. */
bool odd_stated_table_of(odd_dd *table, const odd_stated_notes *s, const odd_event *e,
                         const odd_board_deal *d);
bool odd_stated_par_of(int *score_pts, const odd_stated_notes *s, const odd_event *e,
                       const odd_board_deal *d);

/* The member "hcp": high-card points of the hands that are known. */
void odd_json_hcp(odd_out *o, const odd_hands *hands);

/* The members "tricks" and "par". */
void odd_json_makeable(odd_out *o, const odd_dd *table, const odd_par *par);

/* A table alone, as the member of that name; "par" alone; the values of both; and the member "stated_par", where the file states it. */
void odd_json_tricks(odd_out *o, const char *name, const odd_dd *table);
void odd_json_par(odd_out *o, const odd_par *par);
void odd_tricks_json(odd_out *o, const odd_dd *table);
void odd_par_json(odd_out *o, const odd_par *par);
void odd_json_stated_par(odd_out *o, const odd_stated_notes *s, const odd_event *e, const odd_board_deal *d);

/* An auction, {"first":"N","calls":["1S",...]}; nothing if it cannot be read. */
void odd_say_auction_json(odd_out *o, const odd_note *note);

/* The play, trick by trick: [{"leader":"W","cards":["HK","H2","HA","H5"],"winner":"E","ns":0,"ew":1},...]; nothing if it cannot be
 * read. Hands may be NULL. */
void odd_say_play_json(odd_out *o, const odd_note *note, const odd_hands *hands, odd_strain strain);

#endif
