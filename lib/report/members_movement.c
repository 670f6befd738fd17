/* The objects of JSON answers about schedules, movements and draws, member by member: see members.c. */
#include "report/event_rows.h"
#include "report/movement_report.h"

/* ---- schedule -------------------------------------------------------------------------------------- */

static const odd_member schedule_sit[] = {
    {"round", "integer", "round"},
    {"id", "string", "id of a contestant who does not play in it"},
};

static const odd_member schedule_session[] = {
    {"session", "integer", "number of the session; 1 if the log names none"},
    {"title", "string", "its title"},
    {"expected", "integer", "results on a board"},
    {"kind", "?string",
     "kind of movement: \"mitchell\"; this and what follows is left out without a movement"},
    {"form", "?string", "form of the kind, if it has several: \"skip\""},
    {"name", "?string", "the movement, for people"},
    {"winners", "?1 | 2", "2: North-South and East-West are ranked separately"},
    {"tables", "?integer", "number of tables"},
    {"rounds", "?integer", "rounds"},
    {"boards", "?integer", "different boards"},
    {"round", "?integer", "the last round with a result; 0 if none"},
    {"schedule", "?Meeting[]", "each table in each round"},
    {"sits", "?SitOut[]", "who does not play, by round"},
};

static const odd_member schedule[] = {
    {"sessions", "ScheduleSession[]", "sessions in the order of the log"},
};

/* ---- Movements and draws ----------------------------------------------------------------------------- */

static const odd_member movement_plan[] = {
    {"kind", "string", "kind of movement, as in a log: \"mitchell\""},
    {"winners", "1 | 2", "2: North-South and East-West are ranked separately"},
    {"tables", "integer", "tables in all sections"},
    {"rounds", "integer", "rounds"},
    {"boards", "integer", "different boards"},
    {"quality", "number | null",
     "how evenly all pairs are compared, 0 to 100; null except for pairs with one winner"},
    {"form", "?string", "form of the movement, if its kind has several: \"skip\""},
    {"name", "string", "its name, for people"},
    {"contest", "\"pairs\" | \"teams\" | \"individuals\"", "kind of contest"},
    {"sections", "?integer", "number of sections, if there are sections"},
    {"phantom", "?string", "id of the missing pair, whose opponents sit out"},
    {"copies", "integer", "copies of the boards that are needed"},
    {"meetings", "integer", "how often two may be opponents"},
    {"minutes", "integer", "time that it takes: 7 minutes per board and 2 per round"},
    {"ids", "string[]", "ids of all who play"},
    {"schedule", "Move[]", "each table in each round"},
    {"sits", "Sit[]", "who does not play, by round"},
};

static const odd_member movement[] = {
    {"line", "string", "the line of a log that makes it"},
    {"competition", "?integer[][]", "with `balance`: how much any two are compared, in the order of `ids`"},
};

static const odd_member proposal[] = {
    {"ids", "?string[]", "with `balance`, of up to 60 pairs: ids of all who play"},
    {"competition", "?integer[][]", "and how much any two of them are compared"},
};

static const odd_member proposals[] = {
    {"proposals", "Proposal[]", "at most 12, the best first"},
};

static const odd_member proof[] = {
    {"faults", "Fault[]", "its faults, by round and table"},
    {"quality", "number | null",
     "how evenly all pairs are compared, 0 to 100; null except for pairs with one winner"},
    {"tables", "integer", "tables in all sections"},
    {"rounds", "integer", "rounds"},
    {"boards", "integer", "different boards"},
    {"ids", "?string[]", "ids of all who play; in the command's output only with `--balance`"},
    {"competition", "?integer[][]", "how much any two of them are compared; likewise"},
};

static const odd_member continuation[] = {
    {"name", "\"keep\" | \"pair\" | \"rover\" | \"rebuild\"",
     "how it continues: `keep`: as before, with other boards if some were played; `pair`: those who sit out also play each other; `rover`: the new pair takes the place of another pair in each round; `rebuild`: everybody is paired again"},
    {"why", "string", "one sentence"},
    {"lost", "integer", "boards that all contestants lose in total"},
    {"rematches", "integer", "meetings that are repeated"},
    {"shared", "integer", "tables that share boards with another table"},
    {"moved", "integer", "tables whose pairs or boards differ from the movement before"},
    {"losses", "Loss[]", "its effect on each contestant"},
    {"lines", "string[]", "lines of a log that apply it"},
    {"movement", "MovementPlan", "all rounds; those before the accident as played"},
};

static const odd_member continuations[] = {
    {"from", "integer", "the first round that is changed"},
    {"continuations", "Continuation[]", "the best first"},
};

static const odd_member draw[] = {
    {"round", "integer", "the round that is drawn"},
    {"matches", "DrawnMatch[]", "matches by table"},
    {"bye", "string[]", "ids of those without a match"},
    {"rematches", "integer", "the number of rematches; 0 if they can be avoided"},
    {"method", "string", "method of the draw: \"top-down\""},
    {"seed", "?integer", "of a random draw: repeats the draw"},
    {"lines", "string[]",
     "lines of a log: rows of the movement, or the round; empty if the boards of a match are not known"},
    {"groups", "?string[][]",
     "why a rematch cannot be avoided: each group has an odd number, so one of each needs an opponent from outside"},
    {"between", "?string[]", "those outside, who are too few for the groups"},
};

/* ---- paper ------------------------------------------------------------------------------------------- */

static const odd_member paper_sheet[] = {
    {"title", "string", "what stands above it: \"Table 3\", \"Pair NS7\""},
    {"round", "?integer", "of a slip: the round"},
    {"table", "?string",
     "of a table card, a slip or a name slip: the table, \"A3\" where there are sections"},
    {"ns", "?string", "of a slip: id of who sits North-South; of individuals both: \"1+5\""},
    {"ew", "?string", "of a slip: id of who sits East-West"},
    {"id", "?string", "of a guide card: id of the contestant"},
    {"team", "?string", "of a guide card: name of the team"},
    {"names", "?string[]", "of a guide card: names of the players"},
    {"board", "?integer", "of a traveller: the board"},
    {"dealer", "?Seat", "its dealer"},
    {"vul", "?Vul", "its vulnerability"},
    {"section", "?string", "letter of the section, where there are sections"},
    {"stage", "?integer", "of a bracket: the stage, from 1"},
    {"rows", "PaperRow[]", "its rows"},
};

static const odd_member paper[] = {
    {"paper", "\"tables\" | \"guides\" | \"travellers\" | \"slips\" | \"names\" | \"bracket\"",
     "what is printed"},
    {"session", "integer", "number of the session; 1 if the log names none"},
    {"movement", "string", "name of the movement"},
    {"sheets", "PaperSheet[]",
     "sheets, one for each table, contestant, board or stage; slips one for each table and round"},
};

const odd_object odd_movement_objects[] = {
    {"Meeting", .meaning = "A table in a round.", .columns = &odd_schedule_columns},
    {"SitOut", .meaning = "A contestant who does not play in a round.", ODD_OWN(schedule_sit)},
    {"ScheduleSession", .meaning = "A session and its movement.", ODD_OWN(schedule_session)},
    {"Schedule", .extends = "Answer", .meaning = "Who meets whom, and which results are missing.",
     ODD_OWN(schedule)},
    {"Move", .meaning = "A table in a round of a movement.", .columns = &odd_move_columns},
    {"Sit", .meaning = "A contestant who does not play in a round of a movement.",
     .columns = &odd_sit_columns},
    {"MovementPlan", .meaning = "A movement, table by table.", ODD_OWN(movement_plan)},
    {"Movement", .extends = "MovementPlan", .meaning = "A movement that was made and proved.",
     ODD_OWN(movement)},
    {"ProposalRow", .meaning = "What a proposal says about a movement.", .columns = &odd_proposal_columns},
    {"Proposal", .extends = "ProposalRow", .meaning = "A movement that fits.", ODD_OWN(proposal)},
    {"Proposals", .meaning = "Movements that fit.", ODD_OWN(proposals)},
    {"Fault", .meaning = "What is wrong with a movement.", .columns = &odd_fault_columns},
    {"Proof", .meaning = "The faults of a movement.", ODD_OWN(proof)},
    {"Loss", .meaning = "The effect of a change of the movement on a contestant.",
     .columns = &odd_loss_columns},
    {"Continuation", .meaning = "A way to continue a movement after an accident.", ODD_OWN(continuation)},
    {"Continuations", .meaning = "Ways to continue a movement.", ODD_OWN(continuations)},
    {"DrawnMatch", .meaning = "A match of a draw.", .columns = &odd_drawn_columns},
    {"Draw", .meaning = "The next round of a Swiss event.", ODD_OWN(draw)},
    {"TableCardRow", .meaning = "A round on a table card.", .columns = &odd_paper_table_columns},
    {"GuideCardRow", .meaning = "A round on a guide card.", .columns = &odd_paper_guide_columns},
    {"BlankResult", .meaning = "A line of a traveller to fill in.", .columns = &odd_paper_traveller_columns},
    {"SlipRow", .meaning = "A board on a pick-up slip.", .columns = &odd_paper_slip_columns},
    {"NameSlipRow", .meaning = "A seat on a name slip.", .columns = &odd_paper_name_columns},
    {"BracketMatch", .meaning = "A match of a knock-out.", .columns = &odd_paper_bracket_columns},
    {"PaperRow", .alias = "TableCardRow | GuideCardRow | BlankResult | SlipRow | NameSlipRow | BracketMatch",
     .meaning = "A row of a sheet, by what is printed."},
    {"PaperSheet", .meaning = "A sheet of paper.", ODD_OWN(paper_sheet)},
    {"Paper", .extends = "Answer", .meaning = "What a club prints for an evening.", ODD_OWN(paper)},
};
const size_t odd_movement_object_count = sizeof odd_movement_objects / sizeof odd_movement_objects[0];
