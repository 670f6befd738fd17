/* A season: its columns, and JSON. */
#include "report/event_rows.h"

static const odd_season *season_of(const odd_cell_ref *at) {
    return at->data;
}

static const odd_season_row *row_of(const odd_cell_ref *at) {
    return &season_of(at)->rows[at->row];
}

static bool is_mean(const odd_season *s) {
    return s->rules.points == ODD_SEASON_PERCENT;
}

static bool has_numbers(const odd_cell_ref *at) {
    bool any = false;
    for (size_t i = 0; i < season_of(at)->person_count; i++)
        any = any || season_of(at)->people[i].number.len > 0;
    return any || at->format == ODD_GRID_CSV;
}

/* Whether not every result counts. */
static bool has_counted(const odd_cell_ref *at) {
    return at->format == ODD_GRID_CSV || season_of(at)->rules.best > 0;
}

/* ---- Cells --------------------------------------------------------------------------------------- */

static void put_rank(odd_out *o, const odd_cell_ref *at) {
    const odd_season_row *r = row_of(at);
    bool people = at->format == ODD_GRID_TEXT || at->format == ODD_GRID_HTML;
    if (r->rank > 0)
        odd_out_int(o, r->rank);
    if (people && r->tied)
        odd_out_char(o, '=');
    else if (at->format == ODD_GRID_TEXT)
        odd_out_char(o, ' ');
}

static void put_tied(odd_out *o, const odd_cell_ref *at) {
    odd_out_text(o, row_of(at)->tied ? "true" : "false");
}

static odd_text called(const odd_person *p) {
    return p->name.len > 0 ? p->name : p->number;
}

static void put_names(odd_out *o, const odd_cell_ref *at) {
    const odd_season_row *r = row_of(at);
    for (int i = 0; i < 2 && r->people[i] != ODD_NOBODY; i++) {
        if (i > 0)
            odd_out_text(o, " & ");
        odd_cell_people(o, at, called(&season_of(at)->people[r->people[i]]));
    }
}

static void put_numbers(odd_out *o, const odd_cell_ref *at) {
    const odd_season_row *r = row_of(at);
    const odd_person *people = season_of(at)->people;
    bool any = false;
    for (int i = 0; i < 2 && r->people[i] != ODD_NOBODY; i++)
        any = any || people[r->people[i]].number.len > 0;
    for (int i = 0; i < 2 && r->people[i] != ODD_NOBODY && any; i++) {
        odd_text number = people[r->people[i]].number;
        if (i > 0)
            odd_out_char(o, ' ');
        odd_cell_people(o, at, number.len > 0 ? number : odd_text_of("-"));
    }
}

static int decimals_of(const odd_season *s) {
    int most = is_mean(s) ? 2 : 0;
    for (size_t i = 0; i < s->result_count; i++)
        most = odd_decimals(s->results[i].value) > most ? odd_decimals(s->results[i].value) : most;
    return most;
}

static void put_score(odd_out *o, const odd_cell_ref *at) {
    odd_say_amount(o, row_of(at)->score, decimals_of(season_of(at)));
}

static void put_played(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, row_of(at)->played);
}

static void put_counted(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, row_of(at)->counted);
}

/* The results event by event: "62.50 - (45.10)", in brackets those that do not count. In CSV they are separated by semicolons,
 * and empty for an event that somebody did not play. */
static void put_results(odd_out *o, const odd_cell_ref *at) {
    const odd_season *s = season_of(at);
    const odd_season_result *own = &s->results[row_of(at)->first];
    int decimals = decimals_of(s), next = 0;
    bool csv = at->format == ODD_GRID_CSV;
    for (uint32_t i = 0; i < s->evening_count; i++) {
        if (i > 0)
            odd_out_char(o, csv ? ';' : ' ');
        if (next == row_of(at)->played || own[next].evening != i) {
            odd_out_text(o, csv ? "" : "-");
            continue;
        }
        odd_out_text(o, own[next].counted ? "" : "(");
        odd_say_amount(o, own[next].value, decimals);
        odd_out_text(o, own[next].counted ? "" : ")");
        next++;
    }
}

static void fit_name(odd_grid_column *c, const void *data) {
    c->head = ((const odd_season *)data)->rules.pairs ? "Pair" : "Player";
}

static void fit_score(odd_grid_column *c, const void *data) {
    c->head = is_mean(data) ? "%" : "Points";
}

static const odd_grid_column columns[] = {
    {"Rank", NULL, "rank", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, .put = put_rank},
    {"", NULL, "tied", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, .put = put_tied},
    {"", NULL, "name", ODD_CELL_NAME, ODD_GRID_ALL, 0, NULL, .put = put_names, .fit = fit_name},
    {"Number", NULL, "number", ODD_CELL_LEFT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_numbers,
     .put = put_numbers},
    {"", NULL, "score", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_KEY, 0, NULL, .put = put_score,
     .fit = fit_score},
    {"Played", NULL, "played", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, .put = put_played},
    {"Counted", NULL, "counted", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_counted,
     .put = put_counted},
    {"Evenings", NULL, "evenings", ODD_CELL_PROSE, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, NULL,
     .put = put_results},
};
const odd_column_list odd_season_columns = ODD_COLUMN_LIST(columns);

/* ---- JSON ---------------------------------------------------------------------------------------- */

static const char *points_word(odd_season_points points) {
    switch (points) {
    case ODD_SEASON_PERCENT:
        return "percent";
    case ODD_SEASON_BEATEN:
        return "rank";
    case ODD_SEASON_PLACES:
        return "places";
    case ODD_SEASON_AWARDS:
        return "awards";
    }
    return "";
}

static void put_rules(odd_out *o, const odd_season_rules *r, size_t evenings) {
    odd_json_word(o, "by", r->pairs ? "pair" : "player");
    odd_json_word(o, "points", points_word(r->points));
    odd_json_int(o, "best", r->best > 0 ? r->best : (int64_t)evenings);
    odd_json_int(o, "of", r->of > 0 ? r->of : (int64_t)evenings);
    odd_json_int(o, "least", r->least);
}

static void put_json_evenings(odd_out *o, const odd_season *s) {
    odd_json_open(o, "evenings", '[');
    for (size_t i = 0; i < s->evening_count; i++) {
        const odd_event_info *about = odd_event_about(s->evenings[i].event);
        odd_json_line(o, 2);
        odd_out_char(o, '{');
        odd_json_member(o, "name", s->evenings[i].name);
        odd_json_member(o, "event", about->title);
        odd_json_member(o, "date", about->date);
        odd_json_int(o, "contestants", (int64_t)about->standing_count);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

static void put_json_results(odd_out *o, const odd_season *s, const odd_season_row *r) {
    odd_json_open(o, "results", '[');
    for (int i = 0; i < r->played; i++) {
        const odd_season_result *x = &s->results[r->first + (size_t)i];
        const odd_event *e = s->evenings[x->evening].event;
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_int(o, "evening", x->evening + 1);
        odd_json_open(o, "id", '"');
        odd_say_full_id(o, e, x->who);
        odd_out_char(o, '"');
        odd_json_int(o, "rank", odd_event_standing(e, x->who)->rank);
        odd_json_amount(o, is_mean(s) ? "percent" : "points", x->value, is_mean(s) ? 2 : 0);
        odd_json_bool(o, "counted", x->counted);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

static void put_json_row(odd_out *o, const odd_season *s, const odd_season_row *r) {
    odd_out_char(o, '{');
    if (r->rank > 0)
        odd_json_int(o, "rank", r->rank);
    else
        odd_json_null(o, "rank");
    odd_json_bool(o, "tied", r->tied);
    odd_json_open(o, "names", '[');
    for (int i = 0; i < 2 && r->people[i] != ODD_NOBODY; i++) {
        odd_json_next(o);
        odd_out_json(o, s->people[r->people[i]].name);
    }
    odd_out_char(o, ']');
    odd_json_open(o, "numbers", '[');
    for (int i = 0; i < 2 && r->people[i] != ODD_NOBODY; i++) {
        odd_json_next(o);
        odd_out_json(o, s->people[r->people[i]].number);
    }
    odd_out_char(o, ']');
    odd_json_amount(o, "score", r->score, is_mean(s) ? 2 : 0);
    odd_json_int(o, "played", r->played);
    odd_json_int(o, "counted", r->counted);
    put_json_results(o, s, r);
    odd_out_char(o, '}');
}

static void put_questions(odd_out *o, const odd_season *s) {
    static const char *const kinds[] = {[ODD_QUESTION_SPELLING] = "spelling",
                                        [ODD_QUESTION_NUMBER] = "number",
                                        [ODD_QUESTION_TWICE] = "twice",
                                        [ODD_QUESTION_NOBODY] = "nobody"};
    odd_json_open(o, "questions", '[');
    for (size_t i = 0; i < s->question_count; i++) {
        const odd_question *q = &s->questions[i];
        odd_json_line(o, 2);
        odd_out_char(o, '{');
        odd_json_word(o, "kind", kinds[q->kind]);
        if (q->evening != ODD_NOBODY)
            odd_json_int(o, "evening", q->evening + 1);
        odd_json_message(o, q->text.text, &q->marks);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

void odd_season_json(odd_out *o, const odd_season *s) {
    odd_out_char(o, '{');
    put_rules(o, &s->rules, s->evening_count);
    put_json_evenings(o, s);
    odd_json_open(o, "season", '[');
    for (size_t i = 0; i < s->row_count; i++) {
        odd_json_line(o, 2);
        put_json_row(o, s, &s->rows[i]);
        odd_out_spill(o);
    }
    odd_out_char(o, ']');
    put_questions(o, s);
    odd_out_text(o, "}\n");
}
