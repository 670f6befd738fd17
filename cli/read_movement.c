/* Reads the movement in a file: JSON, CSV, an event with a movement, or the RoundData of a Bridgemate file. */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "cli/movement_output.h"

/* ---- Bridgemate ------------------------------------------------------------------------------------ */

typedef struct bws_movement {
    odd_arena *arena;
    odd_movement_row *rows;
    size_t count, cap;
    odd_movement_own own;
    char letters[100]; /* of sections, by id; NUL: none */
    int sections;
    int missing[100]; /* by section: the number of the missing pair */
} bws_movement;

/* A column by name; 0 if there is none. */
static int column_of(const odd_text *columns, const odd_text *values, size_t count, const char *name) {
    for (size_t i = 0; i < count; i++)
        if (odd_text_is(columns[i], name) && values[i].text != NULL) {
            odd_scan s = {values[i].text, values[i].len, 0};
            int number = odd_scan_number(&s);
            return number > 0 ? number : 0;
        }
    return 0;
}

static bool take_section(void *owner, size_t number, const odd_text *columns, const odd_text *values,
                         size_t count) {
    bws_movement *b = owner;
    int id = column_of(columns, values, count, "id");
    (void)number;
    for (size_t i = 0; i < count && id > 0 && id < (int)sizeof b->letters; i++) {
        odd_text letter = odd_text_trim(values[i]);
        if (odd_text_is(columns[i], "letter") && letter.len == 1 && odd_is_letter(letter.text[0])) {
            b->letters[id] = (char)(odd_lower(letter.text[0]) - 'a' + 'A');
            b->sections++;
            b->missing[id] = column_of(columns, values, count, "missingpair");
        }
    }
    enum { SCORING_TEAMS = 4 };
    if (column_of(columns, values, count, "winners") == 2)
        b->own.winners = 2;
    if (column_of(columns, values, count, "scoringtype") == SCORING_TEAMS)
        b->own.contest = ODD_TEAMS;
    return true;
}

/* "7", with several sections "B7"; empty for nobody. */
static odd_text id_of(bws_movement *b, int section, int number) {
    char room[24];
    if (number == 0 || number == b->missing[section])
        return (odd_text){0};
    int len = b->sections > 1 ? snprintf(room, sizeof room, "%c%d", b->letters[section], number)
                              : snprintf(room, sizeof room, "%d", number);
    char *text = odd_arena_take(b->arena, (size_t)len, 1);
    memcpy(text, room, (size_t)len);
    return (odd_text){text, (size_t)len};
}

static bool take_round(void *owner, size_t number, const odd_text *columns, const odd_text *values,
                       size_t count) {
    bws_movement *b = owner;
    int section = column_of(columns, values, count, "section");
    section = section < (int)sizeof b->letters ? section : 0;
    bool known = b->sections > 1 && b->letters[section] != '\0';
    odd_movement_row row = {.round = column_of(columns, values, count, "round"),
                            .table = column_of(columns, values, count, "table"),
                            .section = known ? b->letters[section] - 'A' + 1 : 0,
                            .first = column_of(columns, values, count, "lowboard"),
                            .last = column_of(columns, values, count, "highboard")};
    (void)number;
    row.ns[0] = id_of(b, section, column_of(columns, values, count, "nspair"));
    row.ew[0] = id_of(b, section, column_of(columns, values, count, "ewpair"));
    row.ns[1] = id_of(b, section, column_of(columns, values, count, "south"));
    row.ew[1] = id_of(b, section, column_of(columns, values, count, "west"));
    if (row.ns[0].len == 0 && row.ew[0].len == 0)
        return true; /* an empty table */
    if (b->count >= ODD_MOVEMENT_MOVES_MAX || !ODD_MORE(b->arena, b->rows, b->count, b->cap))
        return false;
    b->rows[b->count++] = row;
    return true;
}

/* Boards that are at several tables are shared there, which the file cannot state otherwise. */
static bool open_bridgemate(const odd_args *args, odd_movement *m, odd_event_file *f,
                            const odd_movement_own *own, const char *path) {
    bws_movement b = {.arena = &f->arena, .own = *own};
    odd_text bytes = odd_event_bytes(f);
    odd_error error = {0};
    odd_row_receiver sections = {&b, take_section}, rounds = {&b, take_round};
    b.own.share = true;
    int code = odd_machine.table(odd_machine.owner, bytes.text, bytes.len, "Section", &sections, &error);
    if (own->winners > 0)
        b.own.winners = own->winners;
    if (code == ODD_OK || code == ODD_E_REFERENCE)
        code = odd_machine.table(odd_machine.owner, bytes.text, bytes.len, "RoundData", &rounds, &error);
    if (code == ODD_OK && b.count == 0)
        code = ODD_E_REFERENCE;
    if (code == ODD_E_REFERENCE) {
        odd_complain(args, "%s has no movement: its table RoundData is missing or empty", path);
        return false;
    }
    if (code == ODD_OK)
        code = odd_movement_of_rows(m, b.rows, b.count, &b.own, &f->arena, &error);
    if (code == ODD_OK)
        code = odd_movement_order_ids(m, &f->arena);
    if (code != ODD_OK)
        odd_complain(args, "%s: %s", path, error.message);
    return code == ODD_OK;
}

/* ---- Text -------------------------------------------------------------------------------------------- */

/* Events are JSON, too. */
static bool has_schedule(odd_text text) {
    static const char word[] = "\"schedule\"";
    for (size_t i = 0; i + sizeof word <= text.len; i++)
        if (memcmp(text.text + i, word, sizeof word - 1) == 0)
            return true;
    return odd_format_detect(text.text, text.len) != odd_format_named("json");
}

static bool looks_like_movement(odd_text text) {
    text = odd_text_trim(odd_text_unmarked(text));
    odd_text line = odd_text_line(&(odd_text){text.text, text.len});
    return (odd_text_begins(text, "{") && has_schedule(text)) ||
           (odd_text_begins(line, "round") && line.len > 6 &&
            (line.text[5] == ',' || line.text[5] == ';' || line.text[5] == '\t'));
}

static bool open_text(const odd_movement_own *own, odd_movement *m, odd_event_file *f, const char *path) {
    odd_error error = {0};
    odd_text bytes = odd_event_bytes(f);
    int code = odd_movement_read(m, own, bytes.text, bytes.len, &f->arena, &error);
    if (code == ODD_OK)
        return true;
    odd_complain_at(strcmp(path, "-") == 0 ? "stdin" : path, &error, NULL, 0);
    return false;
}

/* ---- Events -------------------------------------------------------------------------------------------- */

/* Takes the rows of a log with a movement of its own, to prove it: an event with a fault cannot be scored. Returns false if
 * there are none, or the log is not that simple. */
static bool take_log_rows(odd_movement *m, odd_event_file *f, const odd_movement_own *own) {
    odd_text bytes = odd_event_bytes(f);
    odd_lines lines = {bytes.text, bytes.len, 0, 0};
    odd_movement_row *rows = NULL;
    odd_movement_own said = *own;
    size_t count = 0, cap = 0;
    odd_scan s;
    bool is_own = false;
    while (odd_lines_next(&lines, &s)) {
        odd_scan_blanks(&s);
        if (odd_scan_whole(&s, "session") || odd_scan_whole(&s, "from"))
            return false;
        if (odd_scan_whole(&s, "team"))
            said.contest = ODD_TEAMS;
        if (odd_scan_whole(&s, "movement"))
            is_own = odd_scan_whole(&s, "own");
        if (!odd_scan_whole(&s, "row"))
            continue;
        if (!ODD_MORE(&f->arena, rows, count, cap) ||
            odd_movement_row_parse(&rows[count], s.text + s.at, s.len - s.at, NULL) != ODD_OK)
            return false;
        count++;
    }
    said.share = true; /* rows of a log cannot state it */
    return is_own && count > 0 && odd_movement_of_rows(m, rows, count, &said, &f->arena, NULL) == ODD_OK &&
           odd_movement_order_ids(m, &f->arena) == ODD_OK;
}

/* Copies the movement of the last session that has one. Returns false after a message. */
static bool take_event(const odd_args *args, odd_movement *m, odd_event_file *f, const char *path) {
    const odd_movement *found = odd_last_movement(f->event);
    if (found == NULL)
        odd_complain(
            args, "%s has no movement: expected a line such as 'movement mitchell tables 7 boards 28'", path);
    else
        *m = *odd_movement_copy(found, &f->arena);
    return found != NULL;
}

/* Whether a log has a line about a movement. */
static bool says_movement(odd_text bytes) {
    odd_lines lines = {bytes.text, bytes.len, 0, 0};
    odd_scan s;
    while (odd_lines_next(&lines, &s)) {
        odd_scan_blanks(&s);
        if (odd_scan_whole(&s, "movement"))
            return true;
    }
    return false;
}

static bool open_event(const odd_args *args, odd_movement *m, odd_event_file *f, const odd_movement_own *own,
                       const char *path, bool to_prove) {
    if (!odd_event_prepare(args, f, path))
        return false;
    if (f->format == odd_format_named("bws"))
        return open_bridgemate(args, m, f, own, path);
    if (f->format == odd_format_named("event") && !says_movement(odd_event_bytes(f))) {
        odd_complain(args,
                     "%s has no movement: expected JSON with a schedule, CSV that begins with "
                     "round,table,ns,ew,first,last, an event with a line such as 'movement mitchell tables 7 "
                     "boards 28', or a Bridgemate file",
                     path);
        return false;
    }
    if (to_prove && f->format == odd_format_named("event") && take_log_rows(m, f, own))
        return true;
    return odd_event_take_in(args, f, path) && take_event(args, m, f, path);
}

bool odd_movement_open(const odd_args *args, odd_movement *m, odd_event_file *f, const odd_movement_own *own,
                       const char *path, bool to_prove) {
    odd_place place;
    if (odd_place_of(&place, path))
        return odd_event_open(args, f, path) && take_event(args, m, f, path);
    odd_event_begin(f);
    f->text = odd_file_read(args, path, &f->len);
    if (f->text == NULL)
        return false;
    if (looks_like_movement(odd_event_bytes(f)))
        return open_text(own, m, f, path);
    return open_event(args, m, f, own, path, to_prove);
}
