/* oddtrick_settings.h - the settings of an event, one row each. A part of oddtrick_event.h, which includes it.
 *
 * A setting is `set NAME VALUE` in the log of an event: a choice on which authorities differ. Everything about a setting is
 * defined in its row: the constant ODD_SET_..., reading and writing its value, errors, completion, `oddtrick help settings`, and
 * the lists in docs/man/oddtrick-event.5 and docs/EVENTS.md (tools/reference). Add new rows at the end, because callers know a
 * setting by its number. The columns:
 *
 *   id       ODD_SET_id
 *   name     as in the log
 *   values   the possible words, in the order of their enum; NUMBER and LIST stand for a number and a list
 *   title    its name on a page
 *   words    the names of its values on a page, in the same order, separated by |
 *   kind     WORD; WORDS, several separated by commas; NUMBER(most) from 0 on, ABOVE_0(most), WHOLE(least, most); LIST of
 *            percentages; MOMENT, a date and a time. A word before NUMBER or TIME has the value 0.
 *   wbf, ebu, acbl   its value under `set rules`
 *   used     the scorings that use it: USED_... of lib/event/settings.c; USED_NONE: it is about showing, and not about scoring
 *   law      its source
 *   help     what it does, in whole sentences
 */
#ifdef ODD_SETTING
/* clang-format off */

ODD_SETTING(RULES, "rules", "wbf ebu acbl", 
            "Rules of", "the World Bridge Federation|the English Bridge Union|the American Contract Bridge League",
            WORD, "wbf", "ebu", "acbl", USED_ALL, "",
            "The defaults of an authority. Applies to all settings that the log does not set, wherever the line is.")
ODD_SETTING(NEUBERG, "neuberg", "on simple off", 
            "Boards with fewer results", "Neuberg's formula|a simple factor|not adjusted",
            WORD, "on", "on", "on", USED_MP, "Law 87B and regulations",
            "Boards with fewer results than expected: Neuberg's formula (M * E + E - A) / A; the simple "
            "factor (E - 1) / (A - 1); or no adjustment, and the board has a smaller top.")
ODD_SETTING(EXPECTED, "expected", "auto NUMBER", 
            "Results expected on a board", "as most boards have|a number",
            WHOLE(1, 1000000), "auto", "auto", "auto", USED_EXPECTED, "Law 87B and regulations",
            "The number of results expected on a board. Auto: as many as the movement has; without a movement, the number that more than half of the boards have, or else the most that any board has.")
ODD_SETTING(UNIT, "unit", "NUMBER", 
            "Matchpoints are rounded to", "a number",
            ABOVE_0(10), "0.01", "0.0001", "0.01", USED_UNIT, "Law 78A and regulations",
            "The unit to which a board's matchpoints are rounded.")
ODD_SETTING(ROUND, "round", "away even up", 
            "Exact halves are rounded", "away from the average|to the even unit|up",
            WORD, "away", "away", "up", USED_ALL, "Regulations",
            "Where exact halves go when a board's score is rounded: away from the average, to the even unit, "
            "or up.")
ODD_SETTING(GROUPS, "groups", "ebu acbl", 
            "Small groups of a fouled board", "as in England|as in America",
            WORD, "ebu", "ebu", "acbl", USED_GROUPS, "Law 87B and regulations",
            "Small groups of a fouled board. One result: average plus (ebu) or 60 % (acbl). Two, 65 and 55 %, "
            "and three, 70, 60 and 50 %: if they are at most a third of those expected (ebu), or two always "
            "and three if another group is larger (acbl). At cross-IMPs: times E / A (ebu), or by comparisons "
            "(acbl).")
ODD_SETTING(FEWER_RESULTS, "fewer-results", "as-is factored", 
            "Boards with fewer results, in IMPs", "compared as they are|as if all had been there",
            WORD, "as-is", "factored", "as-is", USED_IMP_PAIRS, "Regulations",
            "Boards with fewer results than expected, at cross-IMPs and Butler: compared as they are; or each "
            "counts E / A times, as if all had been there.")
ODD_SETTING(OWN_AVERAGE, "own-average", "on off", 
            "Average plus and average minus", "the pair's own percentage if that is better or worse|60 % and 40 % for all",
            WORD, "on", "on", "on", USED_AVE, "Law 12C2(c)",
            "Average plus is the pair's own percentage on the other boards if that is more than 60 %; average minus, if it is less than 40 %.")
ODD_SETTING(AVERAGE_IMPS, "average-imps", "NUMBER", 
            "IMPs of an average plus", "a number",
            NUMBER(24), "3", "3", "3", USED_IMPS, "Law 12C2, Law 86A",
            "The IMPs of an average plus.")
ODD_SETTING(IMP_UNIT, "imp-unit", "NUMBER", 
            "IMPs are rounded to", "a number",
            ABOVE_0(10), "0.01", "0.1", "0.01", USED_IMPS, "Regulations",
            "The unit to which a board's IMPs are rounded if they are not converted to victory points.")
ODD_SETTING(WEIGHTED_HALVES, "weighted-halves", "favour same", 
            "Halves of weighted IMPs", "for the side that did not offend|rounded like other halves",
            WORD, "favour", "favour", "favour", USED_IMPS, "Law 12C1(c) and regulations",
            "Where exact halves of a weighted score in IMPs go if the ruling says who offended: towards the "
            "side that did not, or the same as round.")
ODD_SETTING(CROSS_IMPS, "cross-imps", "average total cross1", 
            "Cross-IMPs of a board", "the average of all comparisons|the sum of all comparisons|the sum divided by the results",
            WORD, "average", "average", "average", USED_CROSS, "Law 78B and regulations",
            "The sum of the IMPs of all comparisons divided by their number; the sum itself; or divided by "
            "the number of results.")
ODD_SETTING(IMP_CAP, "imp-cap", "off NUMBER", 
            "Most IMPs in one comparison", "no limit|a number",
            WHOLE(1, 24), "off", "off", "off", USED_CROSS, "Regulations",
            "The maximum number of IMPs in one comparison.")
ODD_SETTING(DATUM, "datum", "mean trim1 trim5 median zero-sum", 
            "Datum of a board", "the mean of all scores|without the highest and the lowest|without 5 % at each end|the middle score|where all IMPs sum to zero",
            WORD, "mean", "trim1", "trim5", USED_BUTLER, "Regulations",
            "Butler's datum: the mean of all scores; without the highest and the lowest; without 5 % at each "
            "end; the middle one; or the one for which all IMPs sum to zero, or as close to zero as possible.")
ODD_SETTING(DATUM_UNIT, "datum-unit", "NUMBER", 
            "The datum is rounded to", "a number",
            WHOLE(1, 100), "10", "10", "10", USED_BUTLER, "Regulations",
            "The unit to which the datum is rounded.")
ODD_SETTING(DATUM_ROUND, "datum-round", "away even up same", 
            "Halves of the datum are rounded", "away from zero|to the even unit|up|like other halves",
            WORD, "same", "away", "even", USED_BUTLER, "Regulations",
            "Where exact halves go when the datum is rounded: away from zero, to the even unit, up, or the "
            "same as round.")
ODD_SETTING(COMPARE, "compare", "field section", 
            "Results are compared", "across the whole field|within sections",
            WORD, "field", "field", "field", USED_PAIRS, "Regulations",
            "Results are compared across the whole field, or within sections.")
ODD_SETTING(SECTIONS, "sections", "across apart", 
            "Sections are ranked", "together|each apart",
            WORD, "across", "across", "across", USED_PAIRS, "Regulations",
            "Sections are ranked together, or separately.")
ODD_SETTING(FORMAT, "format", "swiss all-play-all knock-out", 
            "Kind of teams event", "Swiss|all play all|knock-out",
            WORD, "swiss", "swiss", "swiss", USED_TEAMS, "Regulations",
            "The kind of teams event. In a knock-out, teams are ranked by the last round they played.")
ODD_SETTING(RANK_BY, "rank-by", "auto vp imps quotient wins", 
            "Teams are ranked by", "what the event has|victory points|IMPs|IMPs won divided by IMPs lost|matches won",
            WORD, "auto", "auto", "auto", USED_TEAMS, "Law 78D",
            "What teams are ranked by. Auto: victory points if there is a scale, else the sum of IMPs or points.")
ODD_SETTING(MATCH_BOARDS, "match-boards", "auto NUMBER", 
            "Boards in a match", "as many as were scheduled|a number",
            WHOLE(1, 1000), "auto", "auto", "auto", USED_VP, "Regulations",
            "The length of a match for its victory points. Auto: as many boards as were scheduled, compared "
            "or not; in a numbered round, as many as its longest match has.")
ODD_SETTING(HALF_MATCH, "half-match", "whole split own", 
            "Two opponents in one round", "each match in full|half the victory points each|a scale of their own",
            WORD, "whole", "own", "whole", USED_VP, "Regulations",
            "Two opponents in one round: each match counts in full; for half its victory points; or by a separate 10-0 scale (wbf and wbf-discrete; half for other scales).")
ODD_SETTING(BYE, "bye", "NUMBER", 
            "A bye, in per cent of the most", "a number",
            NUMBER(100), "60", "60", "60", USED_TEAMS, "Regulations",
            "The victory points for a bye, as a percentage of the maximum of the scale.")
ODD_SETTING(BYE_WIN_LOSS, "bye-win-loss", "NUMBER", 
            "A bye on the win-loss scale, in per cent", "a number",
            NUMBER(100), "60", "60", "100", USED_VP, "Regulations",
            "The same for the win-loss scale, unless only bye is set.")
ODD_SETTING(BAM, "bam", "NUMBER", 
            "A board won is worth", "a number",
            NUMBER(1000), "2", "2", "1", USED_BAM, "Law 78D",
            "The value of a board won; a tied board is worth half of it.")
ODD_SETTING(PATTON_BOARD, "patton-board", "NUMBER", 
            "Patton: a board won is worth", "a number",
            NUMBER(1000), "2", "2", "2", USED_PATTON, "Regulations",
            "Patton: the value of a board won.")
ODD_SETTING(PATTON_POOL, "patton-pool", "NUMBER", 
            "Patton: points shared for the match", "a number",
            NUMBER(1000), "4", "4", "4", USED_PATTON, "Regulations",
            "Patton: the points that both teams share for the whole match.")
ODD_SETTING(PATTON_RATIO, "patton-ratio", "swings totals", 
            "Patton: the difference is measured by", "all swings|the points of both teams",
            WORD, "swings", "swings", "swings", USED_PATTON, "Regulations",
            "Patton: the difference is measured by the sum of all swings, or of both teams' points.")
ODD_SETTING(PATTON_STEPS, "patton-steps", "LIST", 
            "Patton: percentages for a further share", "a list of percentages",
            LIST, "5,15,30,50", "5,15,30,50", "5,15,30,50", USED_PATTON, "Regulations",
            "Patton: the percentages that the ratio must reach, each for a further share of the pool.")
ODD_SETTING(TIE_BREAK, "tie-break", "share match opponents basic quotient wins countback tops", 
            "Ties are broken by", "nothing: they share the rank|results against each other|the scores of their opponents|IMPs or points over all boards|IMPs won divided by IMPs lost|matches won|who did better on more boards|boards on which nobody did better",
            WORDS, "share", "share", "share", USED_ALL, "Law 78D and regulations",
            "How ties are broken, in this order, separated by commas: results against each other; the "
            "sum of their opponents' scores; IMPs or points over all boards; IMPs won divided by IMPs lost; matches won; who did better on more boards; boards on which nobody did better. Share: ties are not broken.")

ODD_SETTING(SHOW_RESULTS, "show-results", "always own round end", 
            "The results of a board are shown", "always|to those who have played it|after the round|after the session",
            WORD, "always", "always", "always", USED_NONE, "",
            "When a server shows the results of a board to viewers other than directors. Own: to those at a table after they have played it, and to everybody after all have. Round: after the round in which they were played. End: after the session.")
ODD_SETTING(SHOW_STANDINGS, "show-standings", "live round end", 
            "The standings are shown", "at any time|after each round|after the session",
            WORD, "live", "live", "live", USED_NONE, "",
            "Which results a server counts in the standings for viewers other than directors: all; those of finished rounds; or those of finished sessions.")
ODD_SETTING(SHOW_HANDS, "show-hands", "always played end", 
            "The hands of a board are shown", "always|after all have played it|after the session",
            WORD, "always", "always", "always", USED_NONE, "",
            "When a server shows the cards of a board to viewers other than directors: always; after everybody has played it; or after the session.")
ODD_SETTING(STATUS, "status", "playing provisional final", 
            "The results are", "of an event in progress|provisional|final",
            WORD, "playing", "playing", "playing", USED_NONE, "Law 79C, Law 92B",
            "Whether results can still change. Provisional: play is over, and the correction period is running. Final: it is over, too. With either, everything is shown.")
ODD_SETTING(CORRECTIONS_UNTIL, "corrections-until", "off TIME", 
            "Corrections are accepted until", "no time is set|a time",
            MOMENT, "off", "off", "off", USED_NONE, "Law 79C, Law 92B",
            "The end of the correction period, a date and a time with Z for UTC or with the offset from UTC: 2026-11-20T22:00Z, 2026-11-20T23:00+01:00. Provisional results become final at that time.")

/* clang-format on */
#undef ODD_SETTING
#elif !defined(ODDTRICK_SETTINGS_H)
#define ODDTRICK_SETTINGS_H

#include "oddtrick.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum odd_setting_name {
#define ODD_SETTING(id, name, values, title, words, kind, wbf, ebu, acbl, used, law, help) ODD_SET_##id,
#include "oddtrick_settings.h" /* the rows above */
    ODD_SET_COUNT
} odd_setting_name;

/* The words of the settings, in the order of `values`. */
typedef enum odd_rules { ODD_RULES_WBF, ODD_RULES_EBU, ODD_RULES_ACBL, ODD_RULES_COUNT } odd_rules;
typedef enum odd_neuberg { ODD_NEUBERG_ON, ODD_NEUBERG_SIMPLE, ODD_NEUBERG_OFF } odd_neuberg;
typedef enum odd_round { ODD_ROUND_AWAY, ODD_ROUND_EVEN, ODD_ROUND_UP, ODD_ROUND_SAME } odd_round;
typedef enum odd_fewer_results { ODD_FEWER_AS_IS, ODD_FEWER_FACTORED } odd_fewer_results;
typedef enum odd_weighted_halves { ODD_WEIGHTED_FAVOUR, ODD_WEIGHTED_SAME } odd_weighted_halves;
typedef enum odd_groups { ODD_GROUPS_EBU, ODD_GROUPS_ACBL } odd_groups;
typedef enum odd_cross { ODD_CROSS_AVERAGE, ODD_CROSS_TOTAL, ODD_CROSS_CROSS1 } odd_cross;
typedef enum odd_datum {
    ODD_DATUM_MEAN,
    ODD_DATUM_TRIM1,
    ODD_DATUM_TRIM5,
    ODD_DATUM_MEDIAN,
    ODD_DATUM_ZERO_SUM
} odd_datum;
typedef enum odd_apart { ODD_TOGETHER, ODD_APART } odd_apart; /* across, apart; field, section */
typedef enum odd_format { ODD_SWISS, ODD_ALL_PLAY_ALL, ODD_KNOCK_OUT } odd_format;
typedef enum odd_rank_by {
    ODD_BY_AUTO, /* victory points if there is a scale, otherwise what the scoring counts */
    ODD_BY_VP,
    ODD_BY_IMPS,
    ODD_BY_QUOTIENT,
    ODD_BY_WINS
} odd_rank_by;
typedef enum odd_half { ODD_HALF_WHOLE, ODD_HALF_SPLIT, ODD_HALF_OWN } odd_half;
typedef enum odd_ratio { ODD_RATIO_SWINGS, ODD_RATIO_TOTALS } odd_ratio;

/* How ties are broken, in the order in which an event names them. */
typedef enum odd_tie_break {
    ODD_TIE_SHARE,     /* not broken */
    ODD_TIE_MATCH,     /* results against each other */
    ODD_TIE_OPPONENTS, /* the sum of their opponents' final scores */
    ODD_TIE_BASIC,     /* IMPs or points over all boards */
    ODD_TIE_QUOTIENT,  /* IMPs won divided by IMPs lost */
    ODD_TIE_WINS,      /* matches won; half for a draw */
    ODD_TIE_COUNTBACK, /* who did better on more boards */
    ODD_TIE_TOPS,      /* boards on which nobody did better */
    ODD_TIE_COUNT
} odd_tie_break;

/* What others than directors may see, and when: see odd_event_public_log. */
typedef enum odd_show_results {
    ODD_RESULTS_ALWAYS,
    ODD_RESULTS_OWN,
    ODD_RESULTS_ROUND,
    ODD_RESULTS_END
} odd_show_results;
typedef enum odd_show_standings {
    ODD_STANDINGS_LIVE,
    ODD_STANDINGS_ROUND,
    ODD_STANDINGS_END
} odd_show_standings;
typedef enum odd_show_hands { ODD_HANDS_ALWAYS, ODD_HANDS_PLAYED, ODD_HANDS_END } odd_show_hands;
typedef enum odd_status { ODD_STATUS_PLAYING, ODD_STATUS_PROVISIONAL, ODD_STATUS_FINAL } odd_status;

enum { ODD_TIES_MAX = 8, ODD_PATTON_STEPS_MAX = 16 };

#ifdef __cplusplus
}
#endif

#endif
