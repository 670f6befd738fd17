/* What the two halves of teams scoring share: boards, and matches. */
#ifndef ODD_EVENT_TEAMS_H
#define ODD_EVENT_TEAMS_H

#include "event/event_inner.h"

/* Finds the matches of the log and scores their boards: fills matches with teams, boards and what each won. */
void odd_teams_boards(odd_event *e);

/* The same of pairs, whose boards were compared. (pair_matches.c) */
void odd_pairs_boards(odd_event *e);

/* Forgets all matches; the match of two contestants in a round, made if it is new, NULL if there is no memory. (teams.c) */
void odd_matches_clear(odd_event *e);
odd_match *odd_match_of(odd_event *e, int round, uint32_t a, uint32_t b);

/* What the scale is asked for: a margin in whole IMPs, or of pairs at matchpoints hundredths of a per cent above 50. (pair_matches.c) */
int odd_match_margin(const odd_event *e, const odd_match *m, int team);

/* Finds the matches and computes all about them: margins, shares, victory points, byes, winners; sorts them by round. False
 * if there is no memory. (match.c) */
bool odd_matches_score(odd_event *e);

static inline bool odd_is_knock_out(const odd_event *e) {
    return odd_setting(e, ODD_SET_FORMAT) == ODD_KNOCK_OUT;
}

/* The line of the other table: same board and round, the same teams the other way round. NULL if there is none. */
const odd_play *odd_teams_other(const odd_event *e, const odd_play *p);

/* What a board won is worth at board-a-match and Patton. */
odd_amount odd_teams_board_points(const odd_event *e);

/* Whether the standings show each team's own IMPs, as the result of a match is said, and not its margin: where all
 * rounds are of the same two teams, without victory points. */
bool odd_teams_own_imps(const odd_event *e);

/* What a team's own IMPs are in a round of such a match. */
odd_amount odd_match_own_imps(const odd_match *m, int team);

/* What teams are ranked by: victory points or IMPs where the setting is auto. */
odd_rank_by odd_teams_ranked_by(const odd_event *e);

/* A bye that gives a share of the most that the scale has: false if it gives another amount. */
bool odd_match_bye(const odd_event *e, const odd_match *m, odd_amount *percent, odd_amount *most);

/* A half match that has half of the victory points of a whole one: those, for that margin. False if it is none. */
bool odd_match_split(const odd_event *e, const odd_match *m, int margin, odd_amount *whole);

#endif
