/* The objects of JSON answers, member by member: those that are lists of columns elsewhere, and those that exist in JSON
 * alone. tools/gen_members writes docs/API.md, docs/openapi.json and wasm/event.d.ts from it, and tests/check_members
 * compares it with what is answered. It is not part of the library. */
#include "report/columns.h"
#include "report/event_rows.h"

#define OWN(members) .own = members, .own_count = sizeof members / sizeof members[0]

/* ---- All answers ----------------------------------------------------------------------------------- */

static const odd_member answer[] = {
    {"event", "string", "title of the event"},
    {"scoring", "string", "scoring, as a log says it: \"matchpoints acbl\""},
    {"date", "string", "date, as the log says it"},
    {"settings", "Record<string, string>", "settings that the scoring looks at, by name"},
    {"left_out_count", "?integer",
     "of another program's file: how many items could not be read and were left out"},
    {"left_out", "?LeftOut[]", "the first 1000 of them"},
};

static const odd_member line_problem[] = {
    {"line", "integer", "line, from 1; 0 if no place can be named"},
    {"column", "integer", "column in characters, from 1; 0 if no place can be named"},
    {"message", "string", "what is wrong and what would be right"},
    {"text", "?string", "text of the line"},
};

static const odd_member problem[] = {
    {"code", "integer",
     "as in `oddtrick.h`: 1 something else was expected, 11 no such board or contestant, ..."},
    {"line", "integer", "line, from 1; 0 if no place can be named"},
    {"column", "integer", "column in characters, from 1; 0 if no place can be named"},
    {"message", "string", "what is wrong and what would be right"},
};

/* ---- Appending ------------------------------------------------------------------------------------- */

static const odd_member append_problem[] = {
    {"own_line", "integer", "the line among those that were sent; 0 if they made something above them wrong"},
};

static const odd_member appended[] = {
    {"lines", "integer", "lines of the whole log"},
    {"length", "integer", "bytes of the whole log"},
    {"added", "integer", "lines that were taken in"},
    {"warnings", "AppendProblem[]", "warnings about them"},
};

/* ---- event ----------------------------------------------------------------------------------------- */

static const odd_member contestant[] = {
    {"key", "string", "what it is called in requests: \"7\", \"NS7\""},
    {"id", "string", "id, as in the log"},
    {"direction", "Direction", "where they sit in an event with two winners; \"\" with one winner"},
    {"section", "string", "section; \"\" without sections"},
    {"team", "?string", "name of a team"},
    {"names", "string[]", "names of the players"},
    {"strat", "?string", "stratum, if the log names it"},
    {"phantom", "?true", "it is a phantom: whoever meets it sits out"},
    {"plays", "boolean", "whether it is on a line of a traveller"},
};

static const odd_member board_about[] = {
    {"board", "integer", "number"},
    {"dealer", "Seat", "dealer"},
    {"vul", "Vul", "vulnerability"},
    {"lines", "integer", "lines that stand"},
    {"results", "integer", "results that are compared"},
    {"hands", "boolean", "whether the cards are known"},
};

static const odd_member about[] = {
    {"scoring_name", "string", "scoring, for people: \"Cross-IMPs\""},
    {"contest", "\"pairs\" | \"teams\" | \"individuals\"", "kind of contest"},
    {"contestant", "\"Pair\" | \"Team\" | \"Player\"", "what one contestant is called"},
    {"winners", "1 | 2", "1, or 2: North-South and East-West are ranked apart"},
    {"board_unit", "string", "what boards are scored in: \"MP\", \"IMPs\", \"Points\""},
    {"total_unit", "string", "what contestants are ranked by: \"MP\", \"IMPs\", \"VP\", \"Points\""},
    {"percent", "boolean", "whether scores are shares of a maximum"},
    {"expected", "integer", "results on a board"},
    {"rounds", "integer", "the last round that the log names; 0 if none"},
    {"format", "string", "format of the file that it was opened from: \"event\", \"pbn\""},
    {"lines", "integer", "lines of the log"},
    {"length", "integer", "bytes of the log"},
    {"contestants", "Contestant[]", "contestants in the order of the log"},
    {"boards", "BoardAbout[]", "boards by number"},
};

/* ---- standings ------------------------------------------------------------------------------------- */

static const odd_member standings[] = {
    {"standings", "Standing[]",
     "in the order in which they are shown; North-South before East-West if they are ranked apart"},
    {"matches", "?Match[]", "matches of teams"},
    {"penalties", "Penalty[]", "penalties"},
    {"warnings", "?Warning[]",
     "where there are any; one about each that is `unnamed`, which begins with who it is: \"pair 77 has no name, "
     "...\""},
};

/* ---- boards ---------------------------------------------------------------------------------------- */

static const odd_member auction[] = {
    {"first", "Seat", "who calls first"},
    {"calls", "string[]", "the calls in their order"},
};

static const odd_member par[] = {
    {"score", "integer", "points of North-South"},
    {"contracts", "string[]", "the contracts that give it"},
};

#define TRICKS "Record<Seat, Partial<Record<Strain, integer>>>"

static const odd_member deal[] = {
    {"round", "?integer", "round, if rounds have cards of their own"},
    {"group", "?string", "group of a fouled board"},
    {"hands", "Partial<Record<Seat, string>>", "hands that are known, by seat: spades.hearts.diamonds.clubs"},
    {"hcp", "Partial<Record<Seat, integer>>", "their high-card points"},
    {"tricks", "?" TRICKS,
     "tricks that each declarer can take in each strain, if they are solved or the file states them"},
    {"makeable", "?" TRICKS, "the highest level that each declarer makes; nothing if there is none"},
    {"par_words", "?string", "contracts of par, once for both partners: \"2♥ N-S =, 2♠ N-S =\""},
    {"par", "?Par", "par that follows from `tricks`"},
    {"stated_par", "?integer", "par that the file states: points of North-South"},
};

static const odd_member frequency[] = {
    {"score", "integer", "points of North-South"},
    {"count", "integer", "how often they were made"},
    {"ns_score", "number | null", "what North-South have for it"},
    {"ew_score", "number | null", "what East-West have for it"},
};

static const odd_member board[] = {
    {"board", "integer", "number"},
    {"dealer", "Seat", "dealer"},
    {"vul", "Vul", "vulnerability"},
    {"top", "?number", "matchpoints for a top"},
    {"datum", "?integer", "Butler's datum: points of North-South"},
    {"results", "Result[]", "lines that stand, by the number of North-South"},
    {"history", "TravellerHistory[]",
     "all lines of results that were corrected or taken back; of the command only with `--history`"},
    {"deals", "Deal[]", "cards, if they are known; not of the command, which has `hands`"},
    {"frequency", "Frequency[]",
     "how often each score was made, North-South's best first; not of the command"},
};

static const odd_member boards[] = {
    {"boards", "Board[]", "boards by number"},
};

/* ---- cards ----------------------------------------------------------------------------------------- */

static const odd_member card[] = {
    {"direction", "Direction", "where they sit in an event with two winners; \"\" with one winner"},
    {"id", "string", "id, as in the log"},
    {"team", "?string", "name of a team"},
    {"names", "string[]", "names of the players"},
    {"rank", "?integer", "rank, of those who are ranked"},
    {"tied", "?boolean", "whether somebody else has the same rank"},
    {"score", "?number", "total, in the unit they are ranked by"},
    {"max", "?number", "the most that they could have, where scores are percentages"},
    {"percent", "?number", "score as a percentage of `max`"},
    {"boards", "?integer", "boards that they have a score on"},
    {"results", "CardResult[]", "boards, by round and number"},
    {"rounds", "RoundSum[]", "sums of the rounds"},
    {"matches", "?Match[]", "matches of a team"},
    {"penalties", "Penalty[]", "their penalties"},
};

static const odd_member cards[] = {
    {"cards", "Card[]", "scorecards, in the order of the standings"},
};

/* ---- why ------------------------------------------------------------------------------------------- */

static const odd_member why[] = {
    {"id", "string", "id, as in the log"},
    {"direction", "Direction", "where they sit in an event with two winners; \"\" with one winner"},
    {"board", "?integer", "the board that was asked about"},
    {"reasons", "Reason[]", "line by line, from the whole to its parts"},
};

/* ---- whatif ---------------------------------------------------------------------------------------- */

static const odd_member changed_result[] = {
    {"result", "string", "contract, declarer and tricks, or the ruling, as a log says them"},
    {"ns_score", "?number", "what North-South have for it"},
    {"ew_score", "?number", "what East-West have for it"},
};

static const odd_member candidate_result[] = {
    {"board", "integer", "board"},
    {"ns", "string", "id of North-South"},
    {"ew", "string", "id of East-West"},
    {"candidate", "boolean", "whether it is the candidate's own line"},
    {"before", "ChangedResult | null", "as it is now; null if there is none"},
    {"after", "ChangedResult | null", "as it would be"},
};

static const odd_member changed_standing[] = {
    {"rank", "integer", "rank"},
    {"tied", "boolean", "whether somebody else has the same rank"},
    {"score", "number", "total, in the unit they are ranked by"},
    {"max", "?number", "the most that they could have, where scores are percentages"},
    {"percent", "?number", "score as a percentage of `max`"},
    {"vp", "?number", "victory points of a team"},
};

static const odd_member change[] = {
    {"direction", "Direction", "where they sit in an event with two winners; \"\" with one winner"},
    {"id", "string", "id, as in the log"},
    {"names", "string[]", "names of the players"},
    {"before", "ChangedStanding | null", "as it is now; null if they are not ranked"},
    {"after", "ChangedStanding | null", "as it would be"},
    {"gain", "?number", "what they would gain"},
};

static const odd_member candidate[] = {
    {"candidate", "integer", "its number, from 1"},
    {"line", "string", "as it was given"},
    {"error", "?CandidateError", "what is wrong with it; then there is nothing else"},
    {"ranks_changed", "?integer", "how many ranks would change"},
    {"winner_changes", "?boolean", "whether somebody else would win"},
    {"comparable", "?boolean", "false if the event would be scored otherwise: then there are no gains"},
    {"results", "?CandidateResult[]", "lines that would be worth something else"},
    {"changes", "?Change[]", "whose standing would change, the largest gain or loss first"},
};

static const odd_member whatif[] = {
    {"candidates", "Candidate[]", "candidates in the order in which they were given"},
};

/* ---- check ----------------------------------------------------------------------------------------- */

static const odd_member alternative[] = {
    {"result", "string", "what may have been meant"},
    {"ranks_changed", "integer", "how many ranks it would change"},
    {"places", "integer", "by how many places in all"},
    {"winner_changes", "boolean", "whether somebody else would win"},
    {"direction", "?Direction", "who would move farthest: where they sit"},
    {"id", "?string", "their id"},
    {"rank_before", "?integer", "their rank as it is"},
    {"rank_after", "?integer", "their rank as it would be"},
};

static const odd_member check[] = {
    {"findings", "Finding[]", "those about lines first"},
};

/* ---- settings -------------------------------------------------------------------------------------- */

static const odd_member setting[] = {
    {"name", "string", "name"},
    {"value", "string", "value"},
    {"given", "boolean", "whether the log gives it; otherwise it is of the rules"},
    {"used", "boolean", "whether the scoring of this event looks at it"},
    {"values", "string[]", "what it may be; NUMBER and the like, in capitals, stand for something"},
    {"help", "string", "what it is for"},
    {"law", "string", "the law or regulation behind it"},
    {"presets", "Record<\"wbf\" | \"ebu\" | \"acbl\", string>", "what each authority's rules make it"},
};

static const odd_member settings[] = {
    {"list", "Setting[]", "all settings"},
};

/* ---- history, problems ----------------------------------------------------------------------------- */

static const odd_member history_line[] = {
    {"line", "integer", "number of the line"},
    {"text", "string", "its text"},
    {"kind", "string",
     "\"result\", \"comment\", or the first word of the line: \"pair\", \"set\"; \"\" of an empty one"},
    {"board", "?integer", "of a result: the board"},
    {"round", "?integer", "of a result: the round"},
    {"ns", "?string", "of a result: id of North-South"},
    {"ew", "?string", "of a result: id of East-West"},
    {"result", "?string", "of a result: contract, declarer and tricks, or the ruling"},
    {"corrects", "?integer", "line that it corrects"},
    {"corrected_by", "?integer", "line that corrects it"},
};

static const odd_member history[] = {
    {"lines", "integer", "lines of the log"},
    {"length", "integer", "bytes of the log"},
    {"history", "HistoryLine[]", "so many lines from one on; all without numbers"},
};

static const odd_member log_problem[] = {
    {"warning", "boolean", "whether it is only a warning"},
    {"left_out", "?true",
     "it is an item of another program's file that could not be read; its place and its text are those of the "
     "file"},
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
    {"rank", "integer", "rank in the end"},
    {"values", "(number | null)[]", "what they had after each step; null if they had not begun"},
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
};

static const odd_member typed_result[] = {
    {"board", "integer", "board"},
    {"ns", "string", "id of North-South"},
    {"ew", "string", "id of East-West"},
    {"result", "string", "contract, declarer and tricks, or the ruling, as a log says them"},
    {"score", "?integer", "points of North-South"},
    {"ns_score", "?number", "what North-South would have for it"},
    {"ew_score", "?number", "what East-West would have for it"},
    {"corrects", "?integer", "line that it corrects"},
};

static const odd_member completion[] = {
    {"text", "string", "replaces what stands from `column` on"},
    {"help", "string", "what it is"},
};

static const odd_member typed[] = {
    {"good", "boolean", "whether it could be appended"},
    {"error", "?Problem", "what is wrong; lines and columns are those of what is typed"},
    {"warnings", "Problem[]", "what is doubtful"},
    {"results", "?TypedResult[]", "its results"},
    {"ranks_changed", "?integer", "how many ranks it would change"},
    {"winner_changes", "?boolean", "whether somebody else would win"},
    {"words", "?string", "what it would do: \"4 ranks change; the winner stays.\""},
    {"next", "string",
     "what the next line will likely begin with: \"round 2 board 12:\" if results are missing there; \"\" if none is"},
    {"candidates", "Completion[]", "what may come next"},
    {"column", "integer", "column of what they replace, in characters from 1"},
};

/* ---- All of them ----------------------------------------------------------------------------------- */

const odd_object odd_objects[] = {
    {"Direction", .alias = "\"\" | \"NS\" | \"EW\"",
     .meaning = "Where contestants sit who are ranked apart."},
    {"Strain", .alias = "\"C\" | \"D\" | \"H\" | \"S\" | \"NT\"", .meaning = "A suit or notrump."},
    {"Answer", .meaning = "What nearly all answers about an event have.", OWN(answer)},
    {"LeftOut", .meaning = "An item of a file that was left out: its place and text are those of the file.",
     OWN(line_problem)},
    {"Warning", .meaning = "What is doubtful in the log.", OWN(line_problem)},
    {"Problem", .meaning = "What is wrong.", OWN(problem)},
    {"AppendProblem", .extends = "Problem", .meaning = "What is wrong with lines to append.",
     OWN(append_problem)},
    {"Appended", .meaning = "Lines were appended.", OWN(appended)},
    {"Contestant", .meaning = "A pair, a team or a player.", OWN(contestant)},
    {"BoardAbout", .meaning = "A board, in short.", OWN(board_about)},
    {"About", .extends = "Answer", .meaning = "What the event is, who plays, and which boards there are.",
     OWN(about)},
    {"Standing", .meaning = "A row of the standings.", .columns = &odd_standing_columns},
    {"Match", .meaning = "A match of teams.", .columns = &odd_match_columns},
    {"Penalty", .meaning = "A penalty.", .columns = &odd_penalty_columns},
    {"Standings", .extends = "Answer", .meaning = "The standings.", OWN(standings)},
    {"Auction", .meaning = "The calls of a board.", OWN(auction)},
    {"Result", .meaning = "A line of a traveller.", .columns = &odd_traveller_columns},
    {"TravellerHistory", .meaning = "A line that was corrected or taken back, or that stands in its place.",
     .columns = &odd_traveller_history_columns},
    {"Par", .meaning = "The score when neither side can do better by another call.", OWN(par)},
    {"Deal", .meaning = "The cards of a board.", OWN(deal)},
    {"Frequency", .meaning = "How often a score was made.", OWN(frequency)},
    {"Board", .meaning = "A board with its results.", OWN(board)},
    {"Boards", .extends = "Answer", .meaning = "Travellers.", OWN(boards)},
    {"TableResult", .meaning = "A table where a team played a board.", .columns = &odd_card_table_columns},
    {"CardResult", .meaning = "A board on a scorecard.", .columns = &odd_card_columns},
    {"RoundSum", .meaning = "The sum of a round on a scorecard.", .columns = &odd_card_sum_columns},
    {"Card", .meaning = "A scorecard.", OWN(card)},
    {"Cards", .extends = "Answer", .meaning = "Scorecards.", OWN(cards)},
    {"Reason", .meaning = "A line of an explanation.", .columns = &odd_reason_columns},
    {"Why", .extends = "Answer", .meaning = "How a rank came about, or what a board gave.", OWN(why)},
    {"CandidateError", .meaning = "What is wrong with a candidate.", .own = line_problem, .own_count = 3},
    {"ChangedResult", .meaning = "A line of a traveller under a candidate.", OWN(changed_result)},
    {"CandidateResult", .meaning = "A line that a candidate makes worth something else.",
     OWN(candidate_result)},
    {"ChangedStanding", .meaning = "A standing under a candidate.", OWN(changed_standing)},
    {"Change", .meaning = "Somebody whose standing a candidate changes.", OWN(change)},
    {"Candidate", .meaning = "A line that might be appended, and what it would change.", OWN(candidate)},
    {"WhatIf", .extends = "Answer", .meaning = "What candidates would change.", OWN(whatif)},
    {"Alternative", .meaning = "What may have been meant by a result unlike all others.", OWN(alternative)},
    {"Finding", .meaning = "What a director should look at.", .columns = &odd_finding_columns},
    {"Check", .extends = "Answer", .meaning = "All of that.", OWN(check)},
    {"Setting", .meaning = "A setting.", OWN(setting)},
    {"Settings", .extends = "Answer", .meaning = "All settings.", OWN(settings)},
    {"HistoryLine", .meaning = "A line of the log.", OWN(history_line)},
    {"History", .meaning = "Lines of the log.", OWN(history)},
    {"LogProblem", .extends = "Problem", .meaning = "What is wrong or doubtful in the log.",
     OWN(log_problem)},
    {"Problems", .meaning = "All that is wrong in the log, and warnings.", OWN(problems)},
    {"RaceLine", .meaning = "How the total of a contestant grew.", OWN(race_line)},
    {"Race", .extends = "Answer", .meaning = "How the totals of the leaders grew.", OWN(race)},
    {"Undo", .meaning = "The line that takes the last one back.", OWN(undo)},
    {"TypedResult", .meaning = "A result of a line that is typed.", OWN(typed_result)},
    {"Completion", .meaning = "What may come next in a line that is typed.", OWN(completion)},
    {"Typed", .meaning = "A line as it is typed.", OWN(typed)},
};
const size_t odd_object_count = sizeof odd_objects / sizeof odd_objects[0];
