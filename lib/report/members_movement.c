/* The objects of JSON answers about schedules, movements and draws, member by member: see members.c. */
#include "report/event_rows.h"
#include "report/movement_report.h"

#define OWN(members) .own = members, .own_count = sizeof members / sizeof members[0]

/* ---- schedule -------------------------------------------------------------------------------------- */

static const odd_member schedule_sit[] = {
    {"round", "integer", "round"},
    {"id", "string", "id of who does not play in it"},
};

static const odd_member schedule_session[] = {
    {"session", "integer", "number of the session; 1 if the log names none"},
    {"title", "string", "its title"},
    {"expected", "integer", "results on a board"},
    {"kind", "?string",
     "kind of movement: \"mitchell\"; this and what follows is left out without a movement"},
    {"name", "?string", "the movement, for people"},
    {"winners", "?1 | 2", "2: North-South and East-West are ranked separately"},
    {"tables", "?integer", "tables in all"},
    {"rounds", "?integer", "rounds"},
    {"boards", "?integer", "different boards"},
    {"round", "?integer", "the last round that any result is of; 0: none"},
    {"schedule", "?Meeting[]", "each table in each round"},
    {"sits", "?SitOut[]", "who does not play, by round"},
};

static const odd_member schedule[] = {
    {"sessions", "ScheduleSession[]", "sessions in the order of the log"},
};

/* ---- Movements and draws ----------------------------------------------------------------------------- */

static const odd_member movement_plan[] = {
    {"kind", "string", "kind of movement, as in a log: \"mitchell\""},
    {"winners", "1 | 2", "2: North-South and East-West are ranked apart"},
    {"tables", "integer", "tables in all sections"},
    {"rounds", "integer", "rounds"},
    {"boards", "integer", "different boards"},
    {"quality", "number | null",
     "how evenly all pairs are compared, 0 to 100; null unless there is one winner"},
    {"form", "?string", "form of the kind, if it has several: \"skip\""},
    {"name", "string", "its name, for people"},
    {"contest", "\"pairs\" | \"teams\" | \"individuals\"", "kind of contest"},
    {"sections", "?integer", "number of sections, if there are sections"},
    {"phantom", "?string", "id of the missing pair, whose opponents sit out"},
    {"copies", "integer", "copies of the boards that are needed at most"},
    {"meetings", "integer", "how often two may be opponents at most"},
    {"minutes", "integer", "time that it takes: 7 minutes a board and 2 a round"},
    {"ids", "string[]", "ids of all who play"},
    {"schedule", "Move[]", "each table in each round"},
    {"sits", "Sit[]", "who does not play, by round"},
};

static const odd_member movement[] = {
    {"line", "string", "the line of a log that asks for it"},
    {"competition", "?integer[][]", "with `balance`: how much each two are compared, in the order of `ids`"},
};

static const odd_member proposal[] = {
    {"ids", "?string[]", "with `balance`, of up to 60 pairs: ids of all who play"},
    {"competition", "?integer[][]", "and how much each two of them are compared"},
};

static const odd_member proposals[] = {
    {"proposals", "Proposal[]", "at most 12, the best first"},
};

static const odd_member proof[] = {
    {"faults", "Fault[]", "all that is wrong with it, by round and table; empty: nothing"},
    {"quality", "number | null",
     "how evenly all pairs are compared, 0 to 100; null unless there is one winner"},
    {"tables", "integer", "tables in all sections"},
    {"rounds", "integer", "rounds"},
    {"boards", "integer", "different boards"},
    {"ids", "?string[]", "ids of all who play; in the command's output only with `--balance`"},
    {"competition", "?integer[][]", "how much each two of them are compared; the same"},
};

static const odd_member continuation[] = {
    {"name", "\"keep\" | \"pair\" | \"rover\" | \"rebuild\"",
     "how it goes on: as before, with other boards where some are known; those who sit out play each other, too; "
     "who comes takes the place of another pair in each round; everybody is paired again"},
    {"why", "string", "one sentence"},
    {"lost", "integer", "boards that all lose together"},
    {"rematches", "integer", "meetings that are repeated"},
    {"shared", "integer", "tables with boards that another table has, too"},
    {"moved", "integer", "tables whose pairs or boards differ from the movement before"},
    {"losses", "Loss[]", "what it means for each"},
    {"lines", "string[]", "lines of a log that put it into force"},
    {"movement", "MovementPlan", "all rounds, those before the accident as they were played"},
};

static const odd_member continuations[] = {
    {"from", "integer", "the first round that is changed"},
    {"continuations", "Continuation[]", "the best first"},
};

static const odd_member draw[] = {
    {"round", "integer", "the round that is drawn"},
    {"matches", "DrawnMatch[]", "matches by table"},
    {"bye", "string[]", "ids of those who have no match"},
    {"rematches", "integer", "how many matches were played before; 0 while that can be avoided"},
    {"method", "string", "method of the draw: \"top-down\""},
    {"seed", "?integer", "of a random draw: gives the same draw again"},
    {"lines", "string[]",
     "lines of a log: rows of the movement, or the round; empty if the boards of a match are not known"},
    {"groups", "?string[][]",
     "why a rematch cannot be avoided: each group has an odd number, so one of each needs an opponent from outside"},
    {"between", "?string[]", "those outside: too few for the groups"},
};

const odd_object odd_movement_objects[] = {
    {"Meeting", .meaning = "A table in a round.", .columns = &odd_schedule_columns},
    {"SitOut", .meaning = "Somebody who does not play in a round.", OWN(schedule_sit)},
    {"ScheduleSession", .meaning = "A session and its movement.", OWN(schedule_session)},
    {"Schedule", .extends = "Answer", .meaning = "Who meets whom, and which results are missing.",
     OWN(schedule)},
    {"Move", .meaning = "A table in a round of a movement.", .columns = &odd_move_columns},
    {"Sit", .meaning = "Somebody who does not play in a round of a movement.", .columns = &odd_sit_columns},
    {"MovementPlan", .meaning = "A movement, table by table.", OWN(movement_plan)},
    {"Movement", .extends = "MovementPlan", .meaning = "A movement that was made and proved.", OWN(movement)},
    {"ProposalRow", .meaning = "What is said of a movement that fits.", .columns = &odd_proposal_columns},
    {"Proposal", .extends = "ProposalRow", .meaning = "A movement that fits.", OWN(proposal)},
    {"Proposals", .meaning = "Movements that fit.", OWN(proposals)},
    {"Fault", .meaning = "What is wrong with a movement.", .columns = &odd_fault_columns},
    {"Proof", .meaning = "The faults of a movement.", OWN(proof)},
    {"Loss", .meaning = "What a change of the movement means for a contestant.",
     .columns = &odd_loss_columns},
    {"Continuation", .meaning = "How a movement can go on after an accident.", OWN(continuation)},
    {"Continuations", .meaning = "How a movement can go on.", OWN(continuations)},
    {"DrawnMatch", .meaning = "A match of a draw.", .columns = &odd_drawn_columns},
    {"Draw", .meaning = "The next round of a Swiss event.", OWN(draw)},
};
const size_t odd_movement_object_count = sizeof odd_movement_objects / sizeof odd_movement_objects[0];
