/* The objects of JSON answers about master points and several events, member by member: see members.c. */
#include "report/event_rows.h"

/* ---- Master points --------------------------------------------------------------------------------- */

static const odd_member awards[] = {
    {"event", "string", "title of the event"},
    {"title", "string", "what the table is"},
    {"regulation", "string", "the regulation that it follows"},
    {"unit", "string", "what the points are called"},
    {"awards", "Award[]", "contestants in the order of the standings"},
};

static const odd_member award_table[] = {
    {"name", "string", "name, by which it can be asked for: \"acbl-club\""},
    {"title", "string", "what it is"},
    {"regulation", "string", "the regulation that it follows"},
    {"unit", "string", "what the points are called"},
    {"text", "string", "its lines, as a file to start from"},
};

static const odd_member award_tables[] = {
    {"tables", "AwardTable[]", "the tables of the program"},
};

/* ---- Seasons --------------------------------------------------------------------------------------- */

static const odd_member season_evening[] = {
    {"name", "string", "name of the event, on a server, or of its file"},
    {"event", "string", "title of the event"},
    {"date", "string", "date, as in the log"},
    {"contestants", "integer", "contestants that are ranked"},
};

static const odd_member season_result[] = {
    {"evening", "integer", "number of the evening, from 1"},
    {"id", "string", "id of the contestant"},
    {"rank", "integer", "rank on that evening"},
    {"percent", "?number", "percentage, if those count"},
    {"points", "?number", "points, if those count"},
    {"counted", "boolean", "whether it is one of the best"},
};

static const odd_member season_row[] = {
    {"rank", "integer | null", "rank; null: too few evenings"},
    {"tied", "boolean", "whether somebody else shares the rank"},
    {"names", "string[]", "names"},
    {"numbers", "string[]", "numbers in a federation; may be empty"},
    {"score", "number", "what they are ranked by"},
    {"played", "integer", "evenings that they have played"},
    {"counted", "integer", "evenings that count"},
    {"results", "SeasonResult[]", "evening by evening"},
};

static const odd_member season_question[] = {
    {"kind", "\"spelling\" | \"number\" | \"twice\" | \"nobody\"", "kind of question"},
    {"evening", "?integer", "number of the evening, from 1"},
    {"message", "string", "a sentence"},
    {"template", "?string", ODD_TEMPLATE_IS},
    {"values", "?(string | Message)[]", ODD_VALUES_ARE},
};

static const odd_member season[] = {
    {"by", "\"player\" | \"pair\"", "who is ranked"},
    {"points", "\"percent\" | \"rank\" | \"places\" | \"awards\"", "what counts"},
    {"best", "integer", "results of each that count at most"},
    {"of", "integer", "evenings of the season"},
    {"least", "integer", "evenings that somebody must have played to be ranked; 0: one"},
    {"evenings", "SeasonEvening[]", "the events"},
    {"season", "SeasonRow[]", "in the order shown; those without a rank last"},
    {"questions", "SeasonQuestion[]", "what is doubtful"},
};

const odd_object odd_several_objects[] = {
    {"Award", .meaning = "The master points of a contestant.", .columns = &odd_award_columns},
    {"Awards", .meaning = "The master points of an event.", ODD_OWN(awards)},
    {"AwardTable", .meaning = "A table of master points.", ODD_OWN(award_table)},
    {"AwardTables", .meaning = "Tables of master points.", ODD_OWN(award_tables)},
    {"SeasonEvening", .meaning = "An evening of a season.", ODD_OWN(season_evening)},
    {"SeasonResult", .meaning = "What somebody has of an evening.", ODD_OWN(season_result)},
    {"SeasonRow", .meaning = "A player or a pair in a season.", ODD_OWN(season_row)},
    {"SeasonQuestion", .meaning = "What is doubtful in a season.", ODD_OWN(season_question)},
    {"Season", .meaning = "A ladder over several events.", ODD_OWN(season)},
};
const size_t odd_several_object_count = sizeof odd_several_objects / sizeof odd_several_objects[0];
