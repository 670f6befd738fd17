/* The list of paths: who may use each one, how long it takes, its handler, and its description. */
#include <string.h>

#include "base/text.h"
#include "server/handlers.h"

/* Errors of odd_handle_ask: the event, board or contestant does not exist; the log cannot be scored; the database cannot be
 * read; the answer is too large or slow. */
#define ASK_ERRORS "404 422 500 503"

/* (table_paths.c) */
ODD_DECLARE_HANDLER(accounts);
ODD_DECLARE_HANDLER(put_account);
ODD_DECLARE_HANDLER(remove_account);
ODD_DECLARE_HANDLER(log_out_all);
ODD_DECLARE_HANDLER(play);
ODD_DECLARE_HANDLER(room);
ODD_DECLARE_HANDLER(table);
ODD_DECLARE_HANDLER(table_board);
ODD_DECLARE_HANDLER(table_result);
ODD_DECLARE_HANDLER(table_entry);
ODD_DECLARE_HANDLER(table_entry_cancel);
ODD_DECLARE_HANDLER(table_call);
ODD_DECLARE_HANDLER(table_call_cancel);
ODD_DECLARE_HANDLER(answer_call);
ODD_DECLARE_HANDLER(clock);
ODD_DECLARE_HANDLER(set_clock);
ODD_DECLARE_HANDLER(wall);

/* Errors and queries of a simultaneous. */
#define FIELD_ERRORS "400 404 422 500 503"
#define FIELD_QUERY                                                                               \
    "events The names of the events, one for each club, with commas between them; at most 200 | " \
    "winners# 1 or 2 lists; without it, 2 if all clubs have two"

#define FROM_COUNT(first, all) "from# " first " | count# " all

/* (publish_paths.c, several_paths.c) */
ODD_DECLARE_HANDLER(changes);
ODD_DECLARE_HANDLER(pages);
ODD_DECLARE_HANDLER(season);
ODD_DECLARE_HANDLER(field);
ODD_DECLARE_HANDLER(award_tables);

/* (mail_paths.c) */
ODD_DECLARE_HANDLER(mails);
ODD_DECLARE_HANDLER(send_mails);

ODD_DECLARE_HANDLER(healthz);
ODD_DECLARE_HANDLER(metrics);

/* clang-format off */
const odd_server_path odd_server_paths[] = {
    {ODD_GET, "/api/v1", ODD_FOR_READING, ODD_AT_ONCE, odd_handle_about, 0,
     "The version of the server, and whether it is read-only", "Server", "", "", ""},
    {ODD_GET, "/api/v1/session", ODD_FOR_READING, ODD_AT_ONCE, odd_handle_session, 0,
     "Who is logged in, and the token that changes need", "Session", "503", "", ""},
    {ODD_POST, "/api/v1/login", ODD_FOR_CHANGES, ODD_AT_ONCE, odd_handle_login, 0,
     "Log in", "Session", "400 401 403 413 415 429 503 507", "", "password name?"},
    {ODD_POST, "/api/v1/logout", ODD_FOR_STAFF, ODD_AT_ONCE, odd_handle_logout, 0,
     "Log out", "Session", "401 403 413 503 507", "", ""},
    {ODD_POST, "/api/v1/password", ODD_FOR_STAFF, ODD_AT_ONCE, odd_handle_password, 0,
     "Change the password, which ends all sessions", "Session", "400 401 403 413 415 422 429 503 507", "", "old new"},
    {ODD_POST, "/api/v1/session/playing", ODD_FOR_STAFF, ODD_SOON, odd_handle_play, 0,
     "Play in an event: until the next login, the session sees only what players see", "Session", "401 403 413 503 507", "", ""},
    {ODD_GET, "/api/v1/accounts", ODD_FOR_DIRECTOR, ODD_SOON, odd_handle_accounts, 0,
     "The accounts of directors and assistants, each with its own password: `name`, `role`; and who is logged in: `sessions`", "Accounts", "401 403 503", "", ""},
    {ODD_POST, "/api/v1/accounts", ODD_FOR_DIRECTOR, ODD_SOON, odd_handle_put_account, 0,
     "Create an account, or change its `role` (director, assistant) and password; ends the sessions of that name", "Accounts",
     "400 401 403 413 415 422 503 507", "", "name role password"},
    {ODD_POST, "/api/v1/accounts/remove", ODD_FOR_DIRECTOR, ODD_SOON, odd_handle_remove_account, 0,
     "Remove an account, and end its sessions", "Accounts", "400 401 403 413 415 503 507", "", "name"},
    {ODD_POST, "/api/v1/accounts/logout", ODD_FOR_DIRECTOR, ODD_SOON, odd_handle_log_out_all, 0,
     "End all sessions of a name, for example after a phone is lost; with an empty name, of everybody", "Accounts",
     "400 401 403 413 415 503 507", "", "name"},
    {ODD_GET, "/api/v1/events", ODD_FOR_READING, ODD_LONG, odd_handle_list, 0,
     "All events: `id`, `title`, `length` (lines of the log), `changed`", "Events", "503", "", ""},
    {ODD_POST, "/api/v1/events", ODD_FOR_DIRECTOR, ODD_AT_ONCE, odd_handle_create, 0,
     "Create an event, with its first lines", "Stored", "400 401 403 409 413 415 422 503 507", "", "id lines[]? key?"},
    {ODD_GET, "/api/v1/events/{id}", ODD_FOR_READING, ODD_SOON, odd_handle_ask, ODD_REQUEST_EVENT,
     "The event, its contestants and its boards", "About", ASK_ERRORS, "", ""},
    {ODD_GET, "/api/v1/events/{id}/log", ODD_FOR_READING, ODD_LONG, odd_handle_log, 0,
     "The lines with `number`, `time` and `author`, at most 20,000 or 16 MB of them; `format=text`: the bare log", "Log",
     "404 500 503",
     FROM_COUNT("The first line, from 1", "The number of lines, at most 20000; with format=text any number")
     " | format text: the bare log", ""},
    {ODD_POST, "/api/v1/events/{id}/log", ODD_FOR_STAFF, ODD_AT_ONCE, odd_handle_append, 0,
     "Append lines, all or none", "Stored", "400 401 403 404 409 413 415 422 503 507", "", "lines[] key? expected#?"},
    {ODD_GET, "/api/v1/events/{id}/standings", ODD_FOR_READING, ODD_SOON, odd_handle_ask, ODD_REQUEST_STANDINGS,
     "The standings, as `oddtrick rank` prints them", "Standings", ASK_ERRORS, "", ""},
    {ODD_GET, "/api/v1/events/{id}/boards", ODD_FOR_READING, ODD_SOON, odd_handle_ask, ODD_REQUEST_BOARDS,
     "Travellers, as `oddtrick boards` prints them", "Boards", ASK_ERRORS,
     FROM_COUNT("The number of the first board", "The number of boards"), ""},
    {ODD_GET, "/api/v1/events/{id}/boards/{number}", ODD_FOR_READING, ODD_SOON, odd_handle_ask, ODD_REQUEST_BOARD,
     "One traveller; without `session`, of each session that has the number", "Boards", ASK_ERRORS,
     "session# The number of the session", ""},
    {ODD_GET, "/api/v1/events/{id}/cards", ODD_FOR_READING, ODD_SOON, odd_handle_ask, ODD_REQUEST_CARDS,
     "Scorecards, as `oddtrick card` prints them", "Cards", ASK_ERRORS,
     FROM_COUNT("The first scorecard in the order of the standings, from 1", "The number of scorecards"), ""},
    {ODD_GET, "/api/v1/events/{id}/cards/{who}", ODD_FOR_READING, ODD_SOON, odd_handle_ask, ODD_REQUEST_CARD,
     "One scorecard", "Cards", ASK_ERRORS, "", ""},
    {ODD_GET, "/api/v1/events/{id}/why/{who}", ODD_FOR_READING, ODD_SOON, odd_handle_ask, ODD_REQUEST_WHY,
     "An explanation of a rank, or of the score on a board", "Why", ASK_ERRORS,
     "board# Only this board | session# The session of the board, if several have this number", ""},
    {ODD_GET, "/api/v1/events/{id}/check", ODD_FOR_READING, ODD_LONG, odd_handle_ask, ODD_REQUEST_CHECK,
     "What the director should look at", "Check", ASK_ERRORS, "", ""},
    {ODD_GET, "/api/v1/events/{id}/settings", ODD_FOR_READING, ODD_SOON, odd_handle_ask, ODD_REQUEST_SETTINGS,
     "All settings: their values, and their possible values", "Settings", ASK_ERRORS, "", ""},
    {ODD_GET, "/api/v1/events/{id}/problems", ODD_FOR_READING, ODD_SOON, odd_handle_ask, ODD_REQUEST_PROBLEMS,
     "Errors in the log, and warnings", "Problems", "404 500 503", "", ""},
    {ODD_GET, "/api/v1/events/{id}/history", ODD_FOR_READING, ODD_LONG, odd_handle_ask, ODD_REQUEST_HISTORY,
     "The lines of the log, the meaning of each, and which corrects which; `lines` is their total number", "History", "404 500 503",
     FROM_COUNT("The first line, from 1", "The number of lines, at most 20000"), ""},
    {ODD_GET, "/api/v1/events/{id}/race", ODD_FOR_READING, ODD_LONG, odd_handle_ask, ODD_REQUEST_RACE,
     "The totals of the leaders after each round", "Race", ASK_ERRORS,
     "count# The number of leaders of each list of the standings; without it, all", ""},
    {ODD_GET, "/api/v1/events/{id}/undo", ODD_FOR_READING, ODD_SOON, odd_handle_ask, ODD_REQUEST_UNDO,
     "The line that takes the last one back, and the line that restores what was taken back", "Undo", ASK_ERRORS,
     "line# The line of the log to take back; without it, the last one", ""},
    {ODD_GET, "/api/v1/events/{id}/schedule", ODD_FOR_READING, ODD_SOON, odd_handle_ask, ODD_REQUEST_SCHEDULE,
     "Who meets whom in each round of a movement, and which results are missing", "Schedule", ASK_ERRORS, "", ""},
    {ODD_GET, "/api/v1/events/{id}/paper/{kind}", ODD_FOR_READING, ODD_LONG, odd_handle_ask, ODD_REQUEST_PAPER,
     "What a club prints, sheet by sheet, as `oddtrick paper` prints it; `kind` is tables, guides, travellers, slips, names or bracket",
     "Paper", ASK_ERRORS, "session# The number of the session; without it, the last one with a movement | "
     "names Only these tables, contestants or boards, with commas between them", ""},
    {ODD_POST, "/api/v1/events/{id}/whatif", ODD_FOR_READING, ODD_LONG, odd_handle_ask, ODD_REQUEST_WHATIF,
     "What candidate lines would change, at most 200; nothing is stored", "WhatIf", "400 404 413 415 422 500 503", "", "text"},
    {ODD_POST, "/api/v1/events/{id}/line", ODD_FOR_READING, ODD_SOON, odd_handle_ask, ODD_REQUEST_LINE,
     "Whether a typed line is valid so far, and its effect; nothing is stored", "Typed",
     "400 404 413 415 422 500 503", "", "text"},
    {ODD_POST, "/api/v1/events/{id}/movement/change", ODD_FOR_READING, ODD_LONG, odd_handle_ask, ODD_REQUEST_CHANGE,
     "Ways to continue the movement after an accident, the best first; `text` has the options of `oddtrick movement change` as words: "
     "\"from 3 add-pair 15\"; nothing is stored", "Continuations", "400 404 413 415 422 500 503", "", "text"},
    {ODD_POST, "/api/v1/events/{id}/draw", ODD_FOR_READING, ODD_LONG, odd_handle_ask, ODD_REQUEST_DRAW,
     "The next round of a Swiss event; `text` has the options of `oddtrick draw` as words: \"method vp boards 1-8\", or is empty; "
     "nothing is stored", "Draw", "400 404 413 415 422 500 503", "", "text"},
    {ODD_POST, "/api/v1/events/{id}/awards", ODD_FOR_READING, ODD_SOON, odd_handle_ask, ODD_REQUEST_AWARDS,
     "Master points by a table, as `oddtrick masterpoints` gives them; `text` is the name of a table, such as acbl-club, or all its lines",
     "Awards", "400 404 413 415 422 500 503", "", "text"},
    {ODD_POST, "/api/v1/events/{id}/awards/{who}", ODD_FOR_READING, ODD_SOON, odd_handle_ask, ODD_REQUEST_AWARD,
     "How the master points of a contestant came about; `text` as above", "Why", "400 404 413 415 422 500 503", "", "text"},
    {ODD_POST, "/api/v1/movement/propose", ODD_FOR_READING, ODD_LONG, odd_handle_plan, 0,
     "Movements that fit, the best first; `text`: \"pairs 15 boards 26 minutes 180\", with `balance` also how often any two are compared", "Proposals", "400 413 415 422 503", "", "text"},
    {ODD_POST, "/api/v1/movement/make", ODD_FOR_READING, ODD_LONG, odd_handle_plan, 0,
     "A movement, proved; `text` as in a log: \"howell pairs 10 boards 27\", and `balance` as above", "Movement",
     "400 413 415 422 503", "", "text"},
    {ODD_POST, "/api/v1/movement/prove", ODD_FOR_READING, ODD_LONG, odd_handle_plan, 0,
     "The faults of a movement; `text` is JSON with a schedule, or CSV: round,table,ns,ew,first,last", "Proof",
     "400 413 415 422 503", "", "text"},
    {ODD_POST, "/api/v1/events/{id}/tables", ODD_FOR_DIRECTOR, ODD_SOON, odd_handle_issue_tables, 0,
     "Create new secrets for tables, which let players enter results there; the old ones are revoked", "Tables",
     "400 401 403 404 413 415 503 507", "", "tables[]"},
    {ODD_POST, "/api/v1/events/{id}/tables/revoke", ODD_FOR_DIRECTOR, ODD_SOON, odd_handle_revoke_tables, 0,
     "Revoke the secrets of tables; `[\"all\"]`: of all tables of the event", "Tables",
     "400 401 403 404 413 415 503 507", "", "tables[]"},
    {ODD_GET, "/api/v1/table", ODD_FOR_TABLE, ODD_SOON, odd_handle_table, 0,
     "The table whose secret is in the header X-Table-Secret: who sits there now, its boards, and the results that were entered",
     "Table", "401 404 422 500 503", "", ""},
    {ODD_GET, "/api/v1/table/boards/{number}", ODD_FOR_TABLE, ODD_SOON, odd_handle_table_board, 0,
     "The traveller of a board that was just played at the table, as far as its players may see it", "Boards",
     "401 404 500 503", "", ""},
    {ODD_POST, "/api/v1/table/results", ODD_FOR_TABLE, ODD_SOON, odd_handle_table_result, 0,
     "Enter the confirmed result of a board at the table whose secret is in the header X-Table-Secret; `instead`: the line of the "
     "log that it corrects", "Stored",
     "400 401 403 413 415 422 503 507", "", "board# result lead? key? instead#?"},
    {ODD_GET, "/api/v1/members", ODD_FOR_DIRECTOR, ODD_SOON, odd_handle_members, 0,
     "The members of the club: `number`, `name` and `mail`; the last two may be empty", "Members", "401 503 507", "", ""},
    {ODD_POST, "/api/v1/members", ODD_FOR_DIRECTOR, ODD_SOON, odd_handle_change_members, 0,
     "Add, change and remove members, all or none. A row is number, name and mail address, separated by tabs; rows with the same number, or without numbers with the same name, are the same member", "Members", "400 401 403 413 415 422 503 507", "", "rows[]? remove[]?"},
    {ODD_GET, "/api/v1/door", ODD_FOR_TABLE, ODD_SOON, odd_handle_door, 0,
     "For players who sign in by the link at the door, whose secret is in the header X-Table-Secret: the event, and the state of an arrival", "Door", "401 503 507", "key The key of the arrival", ""},
    {ODD_POST, "/api/v1/door/arrivals", ODD_FOR_TABLE, ODD_SOON, odd_handle_arrive, 0,
     "Sign in by the link at the door: the names of a pair, a team or a player, and their numbers; the same key changes it", "Door",
     "400 401 403 413 415 422 503 507", "", "names[] numbers[]? team? key"},
    {ODD_GET, "/api/v1/events/{id}/arrivals", ODD_FOR_DIRECTOR, ODD_SOON, odd_handle_arrivals, 0,
     "Who has signed in at the door", "Arrivals", "401 404 503 507", "", ""},
    {ODD_POST, "/api/v1/events/{id}/arrivals", ODD_FOR_DIRECTOR, ODD_SOON, odd_handle_change_arrivals, 0,
     "Accept an arrival: `place` is what its phone shows, such as the number of the pair; without a place, remove it", "Arrivals",
     "400 401 403 404 413 415 503 507", "", "key place?"},
    {ODD_POST, "/api/v1/table/entries", ODD_FOR_TABLE, ODD_SOON, odd_handle_table_entry, 0,
     "Enter a result that the other side must still confirm; nothing is added to the log", "Entered",
     "400 401 403 413 415 422 503 507", "", "board# result lead? instead#?"},
    {ODD_POST, "/api/v1/table/entries/cancel", ODD_FOR_TABLE, ODD_SOON, odd_handle_table_entry_cancel, 0,
     "Take back a result that was not confirmed", "Kept", "400 401 403 413 415 503 507", "", "board#"},
    {ODD_GET, "/api/v1/table/room", ODD_FOR_TABLE, ODD_SOON, odd_handle_room, 0,
     "What concerns the table besides the log: its calls, its entries, the clock", "Room", "401 500 503", "", ""},
    {ODD_POST, "/api/v1/table/call", ODD_FOR_TABLE, ODD_SOON, odd_handle_table_call, 0,
     "Call the director; or, with a board, ask for a correction; for an earlier round, with `round` and the table `at` which the board was played", "Kept",
     "400 401 403 413 415 503 507", "", "about? board#? result? round#? at?"},
    {ODD_POST, "/api/v1/table/call/cancel", ODD_FOR_TABLE, ODD_SOON, odd_handle_table_call_cancel, 0,
     "The director is no longer needed", "Kept", "400 401 403 413 415 503 507", "", "board#?"},
    {ODD_GET, "/api/v1/events/{id}/calls", ODD_FOR_STAFF, ODD_SOON, odd_handle_room, 0,
     "Calls from the tables, and results that wait to be confirmed, the oldest first; the clock", "Room", "401 404 500 503", "", ""},
    {ODD_POST, "/api/v1/events/{id}/calls", ODD_FOR_STAFF, ODD_SOON, odd_handle_answer_call, 0,
     "Answer or clear the call of a table; `board`: its request for a correction", "Kept", "400 401 403 404 413 415 503 507", "",
     "table state board#?"},
    {ODD_GET, "/api/v1/events/{id}/clock", ODD_FOR_READING, ODD_SOON, odd_handle_clock, 0,
     "The round clock", "Clock", "404 500 503", "", ""},
    {ODD_POST, "/api/v1/events/{id}/clock", ODD_FOR_STAFF, ODD_SOON, odd_handle_set_clock, 0,
     "Set the clock: start, pause, add, move, next, back, set or reset", "Clock", "400 401 403 404 413 415 422 503 507", "",
     "action minutes#? minutes_board#? minutes_move#? warning#? breaks[]?"},
    {ODD_GET, "/api/v1/events/{id}/changes", ODD_FOR_READING, ODD_LONG, odd_handle_changes, 0,
     "What has changed since the results were first provisional or final, by whom and when", "Changes", "404 413 422 500 503", "", ""},
    {ODD_GET, "/api/v1/events/{id}/pages.zip", ODD_FOR_DIRECTOR, ODD_AT_ONCE, odd_handle_pages, 0,
     "The event as linked static pages in a zip file, as `oddtrick publish --zip` writes it, within two minutes. Deals that the server has solved "
     "are not solved again",
     "zip", "401 403 404 413 422 500 503", "par# 0: without par and makeable contracts | language The words of the pages: en, de, es, fr, it, nl, pl or sv", ""},
    {ODD_GET, "/api/v1/events/{id}/mails", ODD_FOR_DIRECTOR, ODD_SOON, odd_handle_mails, 0,
     "The state of the scorecards that were sent by mail", "Mails", "401 403 404 503", "", ""},
    {ODD_POST, "/api/v1/events/{id}/mails", ODD_FOR_DIRECTOR, ODD_AT_ONCE, odd_handle_send_mails, 0,
     "Send a text and the scorecard to each player whose mail address is in the member list; the answer comes before they are sent", "Mails",
     "400 401 403 404 409 413 415 422 500 503", "", "subject text language?"},
    {ODD_GET, "/api/v1/season", ODD_FOR_READING, ODD_LONG, odd_handle_season, 0,
     "A ladder over several events, as `oddtrick season` prints it, from what everybody may see of them", "Season", "400 404 422 500 503",
     "events The names of the events, separated by commas; without it, all events in the order of their dates, at most 200 | "
     "best# Count only this number of best results of each | of# The number of evenings of the season | least# The number of evenings that one must have played to be ranked | by player or pair | points percent, rank, or points by place: 10,7,5,3 | awards The name of an award table, whose master points are added up | alias Names and numbers of the same person: Ann Lee = Anne Lee = 12345", ""},
    {ODD_GET, "/api/v1/simultaneous", ODD_FOR_READING, ODD_LONG, odd_handle_field, ODD_REQUEST_STANDINGS,
     "The standings of several events as the clubs of a simultaneous, as `oddtrick rank` makes it: one field, and the rank in each club; of "
     "what everybody may see of them", "Standings", FIELD_ERRORS, FIELD_QUERY
     " | clubs# 1: a list for each club", ""},
    {ODD_GET, "/api/v1/simultaneous/boards/{number}", ODD_FOR_READING, ODD_LONG, odd_handle_field, ODD_REQUEST_BOARD,
     "A board with the results of all clubs", "Boards", FIELD_ERRORS, FIELD_QUERY, ""},
    {ODD_GET, "/api/v1/simultaneous/cards/{who}", ODD_FOR_READING, ODD_LONG, odd_handle_field, ODD_REQUEST_CARD,
     "The scorecard of a contestant of a club: 7@2, NS7@2", "Cards", FIELD_ERRORS, FIELD_QUERY, ""},
    {ODD_GET, "/api/v1/awards", ODD_FOR_READING, ODD_SOON, odd_handle_award_tables, 0,
     "The tables of master points that the server has: name, regulation, and text", "AwardTables", "503", "", ""},
    {ODD_GET, "/api/v1/events/{id}/stream", ODD_FOR_READING, ODD_AT_ONCE, odd_handle_stream, 0,
     "Server-sent events: the length of the log, and the standings that have changed", "stream", "404 503", "", ""},

    /* For monitoring and for the pages; not part of the API. */
    {ODD_GET, "/healthz", ODD_FOR_READING, ODD_SOON, odd_handle_healthz, 0, "", "", "", "", ""},
    {ODD_GET, "/metrics", ODD_FOR_READING, ODD_SOON, odd_handle_metrics, 0, "", "", "", "", ""},
    {ODD_GET, "/wall/{name}", ODD_FOR_READING, ODD_AT_ONCE, odd_handle_wall, 0, "", "", "", "", ""},
    {ODD_GET, "/server.json", ODD_FOR_READING, ODD_AT_ONCE, odd_handle_server_json, 0, "", "", "", "", ""},
    {ODD_GET, "/setup", ODD_FOR_READING, ODD_AT_ONCE, odd_handle_setup_form, 0, "", "", "", "", ""},
    {ODD_POST, "/setup", ODD_FOR_CHANGES, ODD_AT_ONCE, odd_handle_setup, 0, "", "", "", "", ""},
    {.path = NULL},
};
/* clang-format on */

static bool is_number(const char *text) {
    size_t digits = 0;
    while (odd_is_digit(text[digits]))
        digits++;
    return digits > 0 && digits < 6 && text[digits] == '\0';
}

static bool part_matches(const char *pattern, size_t len, const char *part) {
    if (pattern[0] == '{')
        return strncmp(pattern, "{number}", len) != 0 || is_number(part);
    return strlen(part) == len && strncmp(pattern, part, len) == 0;
}

static bool matches(const char *pattern, const odd_path *path) {
    size_t count = 0;
    for (const char *at = pattern; *at == '/'; count++) {
        size_t len = strcspn(++at, "/");
        if (count == path->count || !part_matches(at, len, path->part[count]))
            return false;
        at += len;
    }
    return count == path->count;
}

const odd_server_path *odd_paths_find(const odd_path *path, odd_method method, const char **allow) {
    *allow = NULL;
    for (const odd_server_path *p = odd_server_paths; p->path != NULL; p++) {
        if (!matches(p->path, path))
            continue;
        if (p->method == method)
            return p;
        *allow = *allow != NULL ? "GET, HEAD, POST" : p->method == ODD_GET ? "GET, HEAD" : "POST";
    }
    return NULL;
}
