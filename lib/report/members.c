/* The objects of JSON answers, member by member: those that are lists of columns elsewhere, and those that exist in JSON
 * alone. tools/gen_members writes docs/API.md, docs/openapi.json and wasm/event.d.ts from it, and tests/check_members
 * compares it with what is answered. It is not part of the library. */
#include "report/columns.h"
#include "report/event_rows.h"
#include "report/open_event.h"

static const odd_member message[] = {
    {"template", "string", "the text with %s for each value"},
    {"values", "(string | Message)[]", "the values"},
};

/* ---- All answers ----------------------------------------------------------------------------------- */

static const odd_member answer[] = {
    {"event", "string", "title of the event"},
    {"scoring", "string", "scoring, as in a log: \"matchpoints acbl\""},
    {"date", "string", "date, as in the log"},
    {"status", "?string", "\"provisional\" or \"final\", if the log says so"},
    {"corrections_until", "?string",
     "the end of the correction period, in UTC, if the log says it and play is over: \"2026-11-20T22:00Z\""},
    {"settings", "Record<string, string>", "settings that the scoring uses, by name"},
    {"left_out_count", "?integer",
     "number of items of another program's file that could not be read and were left out"},
    {"left_out", "?LeftOut[]", "the first 1000 of them"},
};

static const odd_member line_problem[] = {
    {"line", "integer", "line, from 1; 0 if none"},
    {"column", "integer", "column in characters, from 1; 0 if none"},
    {"message", "string", "what is wrong and what was expected"},
    {"template", "?string", ODD_TEMPLATE_IS},
    {"values", "?(string | Message)[]", ODD_VALUES_ARE},
    {"text", "?string", "text of the line"},
};

static const odd_member problem[] = {
    {"code", "integer", "as in `oddtrick.h`: 1 unexpected text, 11 no such board or contestant, ..."},
    {"line", "integer", "line, from 1; 0 if none"},
    {"column", "integer", "column in characters, from 1; 0 if none"},
    {"message", "string", "what is wrong and what was expected"},
    {"template", "?string", ODD_TEMPLATE_IS},
    {"values", "?(string | Message)[]", ODD_VALUES_ARE},
};

/* ---- Appending ------------------------------------------------------------------------------------- */

static const odd_member append_problem[] = {
    {"own_line", "integer",
     "the line among those that were sent; 0 for an error that they cause in an earlier line"},
};

static const odd_member appended[] = {
    {"lines", "integer", "lines of the whole log"},
    {"length", "integer", "bytes of the whole log"},
    {"added", "integer", "lines that were appended"},
    {"warnings", "AppendProblem[]", "warnings about them"},
};

/* ---- event ----------------------------------------------------------------------------------------- */

static const odd_member contestant[] = {
    {"key", "string", "its id in requests: \"7\", \"NS7\""},
    {"id", "string", "id, as in the log"},
    {"direction", "Direction", "where they sit in an event with two winners; \"\" with one winner"},
    {"section", "string", "section; \"\" without sections"},
    {"team", "?string", "name of a team"},
    {"names", "string[]", "names of the players"},
    {"strat", "?string", "stratum, if the log names it"},
    {"phantom", "?true", "it is a phantom: its opponents sit out"},
    {"plays", "boolean", "whether a traveller line has it"},
};

static const odd_member board_about[] = {
    {"board", "integer", "number"},
    {"session", "?integer", "number of its session, if the log has sessions"},
    {"dealer", "Seat", "dealer"},
    {"vul", "Vul", "vulnerability"},
    {"lines", "integer", "standing lines"},
    {"results", "integer", "results that are compared"},
    {"hands", "boolean", "whether the cards are known"},
};

static const odd_member about[] = {
    {"scoring_name", "string", "scoring, for people: \"Cross-IMPs\""},
    {"contest", "\"pairs\" | \"teams\" | \"individuals\"", "kind of contest"},
    {"contestant", "\"Pair\" | \"Team\" | \"Player\"", "word for a contestant"},
    {"winners", "1 | 2", "2: North-South and East-West are ranked separately"},
    {"board_unit", "string", "unit of a board's score: \"MP\", \"IMPs\", \"Points\""},
    {"total_unit", "string", "unit of totals: \"MP\", \"IMPs\", \"VP\", \"Points\""},
    {"percent", "boolean", "whether scores are shares of a maximum"},
    {"expected", "integer", "results on a board"},
    {"rounds", "integer", "the last round in the log; 0 if none"},
    {"format", "string", "format of the file: \"event\", \"pbn\""},
    {"lines", "integer", "lines of the log"},
    {"length", "integer", "bytes of the log"},
    {"contestants", "Contestant[]", "contestants in the order of the log"},
    {"boards", "BoardAbout[]", "boards by number"},
};

/* ---- table ----------------------------------------------------------------------------------------- */

static const odd_member seated[] = {
    {"id", "string", "id, as in the log"},
    {"names", "string[]", "names of the players"},
};

static const odd_member table_board[] = {
    {"board", "integer", "number"},
    {"dealer", "Seat", "dealer"},
    {"vul", "Vul", "vulnerability"},
    {"result", "?string", "the result that was entered, as in a log"},
    {"lead", "?string", "the opening lead: \"HK\""},
    {"score", "?integer", "points of North-South"},
    {"line", "?integer", "line of the log"},
    {"ruled", "?boolean", "whether the director has ruled on it"},
};

static const odd_member table_round[] = {
    {"round", "integer", "round"},
    {"ns", "Seated[]", "North-South: a pair or a team, or two players"},
    {"ew", "Seated[]", "East-West"},
    {"boards", "TableBoard[]", "the boards that they play"},
    {"shared", "boolean", "whether another table has the same boards in this round"},
    {"switched", "boolean", "whether it is arrow-switched"},
};

static const odd_member table_next[] = {
    {"id", "string", "id of a contestant"},
    {"names", "string[]", "names of the players"},
    {"table", "?string", "the table of the next round; without it, they sit out"},
    {"direction", "?\"NS\" | \"EW\"", "where they sit there"},
    {"against", "?Seated[]", "the opponents there"},
    {"first", "?integer", "the first board there"},
    {"last", "?integer", "the last board there"},
};

static const odd_member table_earlier[] = {
    {"round", "integer", "round"},
    {"table", "string", "the table where it was played"},
    {"ns", "string", "who played North-South: \"3\", of two players \"1+5\""},
    {"ew", "string", "who played East-West"},
    {"first", "integer", "the first board"},
    {"last", "integer", "the last board"},
};

static const odd_member table_now[] = {
    {"event", "string", "title of the event"},
    {"table", "string", "the table: \"3\", \"A3\""},
    {"rounds", "integer", "rounds of the movement"},
    {"finished", "boolean", "whether all results of the table were entered"},
    {"now", "?TableRound", "the first round with a board without a result"},
    {"before", "?TableRound",
     "the previous round, whose results were entered; left out once a result of the present round was entered"},
    {"earlier", "TableEarlier[]",
     "the earlier rounds, at any table, of those who sit there now; they can ask the director to correct these"},
    {"undrawn", "?boolean", "whether opponents are drawn, and no later round exists yet"},
    {"next", "TableNext[]", "where those who sit there now go"},
    {"boards_to", "?string", "the table that has the boards of this round in the next one"},
};

/* ---- standings ------------------------------------------------------------------------------------- */

static const odd_member standings[] = {
    {"standings", "Standing[]",
     "in the order shown; North-South before East-West if they are ranked separately"},
    {"matches", "?Match[]", "matches of teams"},
    {"penalties", "Penalty[]", "penalties"},
    {"changes", "?Amendment[]",
     "what has changed since the results were first provisional or final; not while the event is played"},
    {"warnings", "?Warning[]",
     "if there are any; one for each `unnamed` contestant, which begins with its name: \"pair 77 has no name, "
     "...\""},
};

static const odd_member session_score[] = {
    {"session", "integer", "number of the session"},
    {"score", "number", "score in it"},
    {"max", "?number", "maximum, if scores are percentages"},
    {"percent", "?number", "score as a percentage of it"},
    {"boards", "integer", "boards with a score"},
};

/* ---- boards ---------------------------------------------------------------------------------------- */

static const odd_member auction[] = {
    {"first", "Seat", "who calls first"},
    {"calls", "string[]", "the calls in order"},
};

static const odd_member trick[] = {
    {"leader", "Seat", "who led"},
    {"cards", "string[]", "the cards in the order of play, four in a complete trick: \"HK\""},
    {"winner", "?Seat", "who won it, if it is complete"},
    {"ns", "integer", "tricks that North-South have won after it"},
    {"ew", "integer", "tricks that East-West have won after it"},
};

static const odd_member par[] = {
    {"score", "integer", "points of North-South"},
    {"contracts", "string[]", "the contracts that give it"},
};

#define TRICKS "Record<Seat, Partial<Record<Strain, integer>>>"

static const odd_member deal[] = {
    {"round", "?integer", "round, if each round has its own cards"},
    {"group", "?string", "group of a fouled board"},
    {"hands", "Partial<Record<Seat, string>>", "known hands, by seat: spades.hearts.diamonds.clubs"},
    {"hcp", "Partial<Record<Seat, integer>>", "their high-card points"},
    {"tricks", "?" TRICKS,
     "tricks that each declarer can take in each strain, if the deal is solved or the file states them"},
    {"makeable", "?" TRICKS, "the highest level that each declarer makes; left out if none"},
    {"par_words", "?string", "par contracts, once for both partners: \"2♥ N-S =, 2♠ N-S =\""},
    {"par", "?Par", "par that follows from `tricks`"},
    {"stated_par", "?integer", "par that the file states: points of North-South"},
};

static const odd_member frequency[] = {
    {"score", "integer", "points of North-South"},
    {"count", "integer", "how often it was made"},
    {"ns_score", "number | null", "North-South's score for it"},
    {"ew_score", "number | null", "East-West's score for it"},
};

static const odd_member board[] = {
    {"board", "integer", "number"},
    {"session", "?integer", "number of its session, if the log has sessions"},
    {"dealer", "Seat", "dealer"},
    {"vul", "Vul", "vulnerability"},
    {"top", "?number", "matchpoints of a top"},
    {"datum", "?integer", "Butler's datum: points of North-South"},
    {"results", "Result[]", "standing lines, by the number of North-South"},
    {"history", "TravellerHistory[]",
     "all lines of results that were corrected or taken back; in the command's output only with `--history`"},
    {"deals", "Deal[]", "cards, if they are known; not in the command's output: see `oddtrick hands`"},
    {"frequency", "Frequency[]",
     "how often each score was made, North-South's best first; not in the command's output"},
};

static const odd_member boards[] = {
    {"boards", "Board[]", "boards by number"},
    {"changes", "?Amendment[]",
     "what has changed on them since the results were first provisional or final; not while the event is "
     "played"},
};

/* ---- cards ----------------------------------------------------------------------------------------- */

static const odd_member card[] = {
    {"direction", "Direction", "where they sit in an event with two winners; \"\" with one winner"},
    {"id", "string", "id, as in the log"},
    {"team", "?string", "name of a team"},
    {"names", "string[]", "names of the players"},
    {"rank", "?integer", "rank, if they are ranked"},
    {"tied", "?boolean", "whether somebody else shares the rank"},
    {"score", "?number", "total, in the unit they are ranked by"},
    {"max", "?number", "maximum, if scores are percentages"},
    {"percent", "?number", "score as a percentage of `max`"},
    {"boards", "?integer", "boards with a score"},
    {"results", "CardResult[]", "boards, by round and number"},
    {"rounds", "RoundSum[]", "sums of the rounds"},
    {"matches", "?Match[]", "matches of a team"},
    {"penalties", "Penalty[]", "their penalties"},
};

static const odd_member cards[] = {
    {"cards", "Card[]", "scorecards, in the order of the standings"},
};

/* ---- why ------------------------------------------------------------------------------------------- */

static const odd_member story_step[] = {
    {"element", "string", "element of the score: \"contract\", \"game\""},
    {"name", "string", "the same for people: \"Contract points\""},
    {"points", "integer", "points"},
    {"sum", "string", "their arithmetic: \"4 x 30 = 120\""},
    {"why", "string", "what it is for"},
    {"law", "string", "the law behind it"},
};

static const odd_member story_score[] = {
    {"score", "integer", "their own points"},
    {"others", "integer", "how many others have it"},
    {"is", "\"lower\" | \"equal\" | \"higher\"", "compared with their own score"},
    {"each", "number", "matchpoints for each of them"},
};

static const odd_member story_part[] = {
    {"count", "integer", "how many results"},
    {"each", "number", "matchpoints for each"},
    {"points", "number", "matchpoints for all of them"},
};

static const odd_member story[] = {
    {"result", "string", "contract, declarer and tricks, as in a log"},
    {"direction", "\"NS\" | \"EW\"", "where they sat"},
    {"vulnerable", "boolean", "whether declarer was vulnerable"},
    {"score", "integer", "their own points"},
    {"steps", "StoryStep[]", "the elements of the score"},
    {"scores", "StoryScore[]", "all scores of the board, the lowest first, their own included"},
    {"lower", "StoryPart", "results that they beat"},
    {"equal", "StoryPart", "results that they tied"},
    {"higher", "StoryPart", "results that beat them"},
    {"value", "number", "their matchpoints"},
    {"max", "number", "maximum"},
    {"percent", "number", "value as a percentage of `max`"},
};

static const odd_member why[] = {
    {"id", "string", "id, as in the log"},
    {"direction", "Direction", "where they sit in an event with two winners; \"\" with one winner"},
    {"board", "?integer", "the requested board"},
    {"session", "?integer", "number of its session, if the log has sessions"},
    {"reasons", "Reason[]", "line by line, from the whole to its parts"},
    {"story", "?Story",
     "of an ordinary result at matchpoints that is compared with all others: a short form"},
};

/* ---- whatif ---------------------------------------------------------------------------------------- */

static const odd_member changed_result[] = {
    {"result", "string", "contract, declarer and tricks, or the ruling, as in a log"},
    {"ns_score", "?number", "North-South's score for it"},
    {"ew_score", "?number", "East-West's score for it"},
};

static const odd_member changed_standing[] = {
    {"rank", "integer", "rank"},
    {"tied", "boolean", "whether somebody else shares the rank"},
    {"score", "number", "total, in the unit they are ranked by"},
    {"max", "?number", "maximum, if scores are percentages"},
    {"percent", "?number", "score as a percentage of `max`"},
    {"vp", "?number", "victory points of a team"},
};

static const odd_member candidate[] = {
    {"candidate", "integer", "its number, from 1"},
    {"line", "string", "as given"},
    {"error", "?CandidateError", "what is wrong with it; there are no other members then"},
    {"ranks_changed", "?integer", "how many ranks would change"},
    {"winner_changes", "?boolean", "whether somebody else would win"},
    {"comparable", "?boolean", "false if the kind of scoring would change: there are no gains then"},
    {"results", "?CandidateResult[]", "lines whose score would change"},
    {"changes", "?Change[]", "standings that would change, the largest gain or loss first"},
};

static const odd_member whatif[] = {
    {"candidates", "Candidate[]", "candidates in the given order"},
};

/* ---- check ----------------------------------------------------------------------------------------- */

static const odd_member alternative[] = {
    {"result", "string", "what may have been meant"},
    {"ranks_changed", "integer", "how many ranks it would change"},
    {"places", "integer", "by how many places in total"},
    {"winner_changes", "boolean", "whether somebody else would win"},
    {"direction", "?Direction", "where the contestant sits who would move farthest"},
    {"id", "?string", "their id"},
    {"rank_before", "?integer", "their rank now"},
    {"rank_after", "?integer", "their rank with it"},
};

static const odd_member check[] = {
    {"findings", "Finding[]", "findings about lines first"},
};

/* ---- settings -------------------------------------------------------------------------------------- */

static const odd_member setting[] = {
    {"name", "string", "name"},
    {"value", "string", "value"},
    {"given", "boolean", "whether the log sets it; otherwise it follows from the rules"},
    {"used", "boolean", "whether the scoring of this event uses it"},
    {"values", "string[]", "possible values; words in capitals, like NUMBER, are placeholders"},
    {"title", "string", "its name on a page"},
    {"words", "string[]", "the names of `values` on a page, in the same order"},
    {"help", "string", "what it is for"},
    {"law", "string", "the law or regulation behind it"},
    {"presets", "Record<\"wbf\" | \"ebu\" | \"acbl\", string>", "its value under each authority's rules"},
};

static const odd_member settings[] = {
    {"list", "Setting[]", "all settings"},
};

/* ---- history, problems ----------------------------------------------------------------------------- */

static const odd_member history_line[] = {
    {"line", "integer", "number of the line"},
    {"text", "string", "its text"},
    {"kind", "string",
     "\"result\", \"comment\", or the first word of the line: \"pair\", \"set\"; \"\" for an empty line"},
    {"board", "?integer", "of a result: the board"},
    {"round", "?integer", "of a result: the round"},
    {"ns", "?string", "of a result: id of North-South"},
    {"ew", "?string", "of a result: id of East-West"},
    {"result", "?string", "of a result: contract, declarer and tricks, or the ruling"},
    {"score", "?integer", "of a result: points of North-South"},
    {"corrects", "?integer", "line that it corrects"},
    {"corrected_by", "?integer", "line that corrects it"},
    {"said", "?LinePart[]", "of a line that is not of a traveller: what it says, in words"},
};

static const odd_member line_part[] = {
    {"before", "string", "what is between it and the part before it: \", \", \": \" or \" \""},
    {"words", "?string", "English words, with # for a number and @ for an id: \"#% of a top\""},
    {"value", "?string", "what is in place of # or @"},
    {"who", "?true", "the value is the id of a contestant"},
    {"result", "?string", "a result, as in a log"},
    {"text", "?string", "text that people wrote"},
};

static const odd_member history[] = {
    {"lines", "integer", "lines of the log"},
    {"length", "integer", "bytes of the log"},
    {"history", "HistoryLine[]", "the requested lines; all if the request has no numbers"},
};

static const odd_member log_problem[] = {
    {"warning", "boolean", "whether it is only a warning"},
    {"left_out", "?true",
     "an item of another program's file could not be read; place and text are those of the file"},
    {"text", "?string", "text of the line"},
};

static const odd_member problems[] = {
    {"good", "boolean", "whether the event could be read and scored"},
    {"error", "?Problem", "the first error, if it could not"},
    {"error_count", "integer", "how many errors there are"},
    {"problems", "LogProblem[]", "errors and warnings"},
};

/* ---- race, undo, line ------------------------------------------------------------------------------ */

static const odd_member race_line[] = {
    {"direction", "Direction", "where they sit in an event with two winners; \"\" with one winner"},
    {"id", "string", "id, as in the log"},
    {"rank", "integer", "final rank"},
    {"values", "(number | null)[]", "their value after each step; null before their first board"},
};

static const odd_member race[] = {
    {"by", "\"round\" | \"board\"", "what a step is; \"board\" if the log has no rounds"},
    {"unit", "string", "unit of the values: \"%\", \"IMPs\""},
    {"steps", "integer[]", "rounds, or boards"},
    {"race", "RaceLine[]", "contestants in the order of the standings"},
};

static const odd_member undo[] = {
    {"line", "integer", "line that would be taken back; 0 if there is none"},
    {"text", "string", "its text; \"\" if there is none"},
    {"can", "boolean", "whether a line can take it back"},
    {"undo", "string", "that line; \"\" if there is none"},
    {"redo", "string", "line that restores what was taken back last; \"\" if other lines followed"},
};

static const odd_member typed_result[] = {
    {"board", "integer", "board"},
    {"ns", "string", "id of North-South"},
    {"ew", "string", "id of East-West"},
    {"result", "string", "contract, declarer and tricks, or the ruling, as in a log"},
    {"score", "?integer", "points of North-South"},
    {"ns_score", "?number", "North-South's score for it"},
    {"ew_score", "?number", "East-West's score for it"},
    {"corrects", "?integer", "line that it corrects"},
};

static const odd_member completion[] = {
    {"text", "string", "replaces the text from `column` on"},
    {"help", "string", "what it is"},
};

static const odd_member typed[] = {
    {"good", "boolean", "whether it could be appended"},
    {"error", "?Problem", "what is wrong; line and column are those of the typed text"},
    {"warnings", "Problem[]", "what is doubtful"},
    {"results", "?TypedResult[]", "its results"},
    {"ranks_changed", "?integer", "how many ranks it would change"},
    {"winner_changes", "?boolean", "whether somebody else would win"},
    {"words", "?string", "its effect: \"4 ranks change; the winner stays.\""},
    {"next", "string",
     "how the next line probably begins: \"pair 7\" after a list of names, \"round 2 board 12:\" if results are "
     "missing there; \"\" if nothing is missing"},
    {"candidates", "Completion[]", "what may come next"},
    {"column", "integer", "column of the text that they replace, in characters from 1"},
};

/* ---- All of them ----------------------------------------------------------------------------------- */

const odd_object odd_objects[] = {
    {"Direction", .alias = "\"\" | \"NS\" | \"EW\"",
     .meaning = "The direction of contestants in an event with two winners."},
    {"Strain", .alias = "\"C\" | \"D\" | \"H\" | \"S\" | \"NT\"", .meaning = "A suit or notrump."},
    {"Answer", .meaning = "Members of nearly all answers about an event.", ODD_OWN(answer)},
    {"Message", .meaning = "A value that is a message with values of its own.", ODD_OWN(message)},
    {"LeftOut", .meaning = "An item of a file that was left out: its place and text are those of the file.",
     ODD_OWN(line_problem)},
    {"Warning", .meaning = "A warning about the log.", ODD_OWN(line_problem)},
    {"Problem", .meaning = "What is wrong.", ODD_OWN(problem)},
    {"AppendProblem", .extends = "Problem", .meaning = "What is wrong with lines to append.",
     ODD_OWN(append_problem)},
    {"Appended", .meaning = "Lines were appended.", ODD_OWN(appended)},
    {"Contestant", .meaning = "A pair, a team or a player.", ODD_OWN(contestant)},
    {"BoardAbout", .meaning = "A board, in short.", ODD_OWN(board_about)},
    {"About", .extends = "Answer", .meaning = "The event, its contestants and its boards.", ODD_OWN(about)},
    {"Seated", .meaning = "A player, pair or team at a table.", ODD_OWN(seated)},
    {"TableBoard", .meaning = "A board at a table, and its result if it was entered.", ODD_OWN(table_board)},
    {"TableRound", .meaning = "A table in a round.", ODD_OWN(table_round)},
    {"TableEarlier", .meaning = "A round that was played, without its results.", ODD_OWN(table_earlier)},
    {"TableNext", .meaning = "Where a contestant goes for the next round.", ODD_OWN(table_next)},
    {"Table", .meaning = "A table in mid-session.", ODD_OWN(table_now)},
    {"Standing", .meaning = "A row of the standings.", .columns = &odd_standing_columns},
    {"SessionScore", .meaning = "The score of a contestant in a session.", ODD_OWN(session_score)},
    {"Match", .meaning = "A match of teams.", .columns = &odd_match_columns},
    {"Penalty", .meaning = "A penalty.", .columns = &odd_penalty_columns},
    {"Amendment",
     .meaning = "The change made by a line that was added after the results became provisional or final.",
     .columns = &odd_amendment_columns},
    {"Standings", .extends = "Answer", .meaning = "The standings.", ODD_OWN(standings)},
    {"Auction", .meaning = "The calls of a board.", ODD_OWN(auction)},
    {"Trick", .meaning = "A trick as it was played.", ODD_OWN(trick)},
    {"Result", .meaning = "A line of a traveller.", .columns = &odd_traveller_columns},
    {"TravellerHistory", .meaning = "A line that was corrected or taken back, or the line that replaced it.",
     .columns = &odd_traveller_history_columns},
    {"Par", .meaning = "The score if neither side can improve by another call.", ODD_OWN(par)},
    {"Deal", .meaning = "The cards of a board.", ODD_OWN(deal)},
    {"Frequency", .meaning = "How often a score was made.", ODD_OWN(frequency)},
    {"Board", .meaning = "A board with its results.", ODD_OWN(board)},
    {"Boards", .extends = "Answer", .meaning = "Travellers.", ODD_OWN(boards)},
    {"TableResult", .meaning = "A table where a team played a board.",
     .columns = &odd_scorecard_table_columns},
    {"CardResult", .meaning = "A board on a scorecard.", .columns = &odd_scorecard_columns},
    {"RoundSum", .meaning = "The sum of a round on a scorecard.", .columns = &odd_scorecard_sum_columns},
    {"Card", .meaning = "A scorecard.", ODD_OWN(card)},
    {"Cards", .extends = "Answer", .meaning = "Scorecards.", ODD_OWN(cards)},
    {"Reason", .meaning = "A line of an explanation.", .columns = &odd_reason_columns},
    {"StoryStep", .meaning = "An element of a score.", ODD_OWN(story_step)},
    {"StoryScore", .meaning = "A score that was made on a board.", ODD_OWN(story_score)},
    {"StoryPart", .meaning = "Results that were beaten, tied, or better.", ODD_OWN(story_part)},
    {"Story", .meaning = "The explanation of the matchpoints on a board.", ODD_OWN(story)},
    {"Why", .extends = "Answer", .meaning = "An explanation of a rank, or of the score on a board.",
     ODD_OWN(why)},
    {"CandidateError", .meaning = "What is wrong with a candidate.", .own = line_problem, .own_count = 5},
    {"ChangedResult", .meaning = "A line of a traveller under a candidate.", ODD_OWN(changed_result)},
    {"CandidateResult", .meaning = "A line whose score a candidate changes.",
     .columns = &odd_trial_line_columns},
    {"ChangedStanding", .meaning = "A standing under a candidate.", ODD_OWN(changed_standing)},
    {"Change", .meaning = "A contestant whose standing a candidate changes.", .columns = &odd_change_columns},
    {"Candidate", .meaning = "A line that might be appended, and what it would change.", ODD_OWN(candidate)},
    {"WhatIf", .extends = "Answer", .meaning = "What candidates would change.", ODD_OWN(whatif)},
    {"Alternative", .meaning = "An alternative for a result that is unlike the others.",
     ODD_OWN(alternative)},
    {"Finding", .meaning = "Findings that a director should look at.", .columns = &odd_finding_columns},
    {"Check", .extends = "Answer", .meaning = "All findings.", ODD_OWN(check)},
    {"Setting", .meaning = "A setting.", ODD_OWN(setting)},
    {"Settings", .extends = "Answer", .meaning = "All settings.", ODD_OWN(settings)},
    {"HistoryLine", .meaning = "A line of the log.", ODD_OWN(history_line)},
    {"LinePart", .meaning = "A part of what a line says.", ODD_OWN(line_part)},
    {"History", .meaning = "Lines of the log.", ODD_OWN(history)},
    {"LogProblem", .extends = "Problem", .meaning = "An error or warning in the log.", ODD_OWN(log_problem)},
    {"Problems", .meaning = "All errors and warnings of the log.", ODD_OWN(problems)},
    {"RaceLine", .meaning = "The totals of a contestant, step by step.", ODD_OWN(race_line)},
    {"Race", .extends = "Answer", .meaning = "The totals of the leaders, step by step.", ODD_OWN(race)},
    {"Undo", .meaning = "The line that takes the last one back.", ODD_OWN(undo)},
    {"TypedResult", .meaning = "A result in a typed line.", ODD_OWN(typed_result)},
    {"Completion", .meaning = "A completion of a typed line.", ODD_OWN(completion)},
    {"Typed", .meaning = "A line while it is typed.", ODD_OWN(typed)},
};
const size_t odd_object_count = sizeof odd_objects / sizeof odd_objects[0];
