/* The bracket of a knock-out on paper: a list for each stage in text, a picture on a page. A page has sheets of up to 16 places, and
 * more sheets for the stages behind them. */
#include <stdlib.h>

#include "cli/movement_output.h"

/* What is printed of a bracket. */
typedef struct drawing {
    odd_paper *p;
    const odd_bracket_view *b;
    const odd_bracket_match *rows; /* of a list */
} drawing;

#define DRAWING(at) ((const drawing *)(at)->data)

/* ---- Parts of a match ------------------------------------------------------------------------------- */

/* The margin of a team over all segments that were played. False if none was. */
static bool margin_of(const odd_bracket_view *b, const odd_bracket_match *m, int team, odd_amount *margin) {
    bool any = false;
    *margin = 0;
    for (int segment = 1; segment <= b->segments; segment++) {
        int home;
        const odd_match *played = odd_bracket_segment(b, m, segment, &home);
        any = any || played != NULL;
        *margin += played != NULL ? played->net[team == 0 ? home : 1 - home] : 0;
    }
    return any;
}

static void say_margin(odd_out *o, odd_amount margin) {
    odd_out_text(o, margin > 0 ? "+" : "");
    odd_say_amount(o, margin, 0);
}

/* ---- Lists --------------------------------------------------------------------------------------------- */

static const odd_bracket_match *match_of(const odd_at *at) {
    return &DRAWING(at)->rows[at->row];
}

static void put_stage(odd_out *o, const odd_at *at) {
    odd_out_int(o, match_of(at)->stage);
}

static void put_number(odd_out *o, const odd_at *at) {
    odd_out_int(o, match_of(at)->number);
}

/* Of a match of the first stage without an opponent it is a bye; otherwise a team is not known yet. */
static void put_team(odd_out *o, const odd_at *at) {
    const odd_bracket_match *m = match_of(at);
    uint16_t seed = at->which == 2 ? m->winner : m->team[at->which];
    if (seed != 0)
        odd_out_safe(o, DRAWING(at)->b->m->ids[seed]);
    else if (m->stage == 1 && at->which < 2)
        odd_out_text(o, "bye");
}

static void put_team_name(odd_out *o, const odd_at *at) {
    uint16_t seed = match_of(at)->team[at->which];
    if (seed != 0)
        odd_out_safe(o, odd_paper_names_of(&DRAWING(at)->p->s, seed));
}

static void put_seed(odd_out *o, const odd_at *at) {
    if (match_of(at)->team[at->which] != 0)
        odd_out_int(o, match_of(at)->team[at->which]);
}

/* "+12 -3": the margins of the first team, segment by segment. */
static void put_segments(odd_out *o, const odd_at *at) {
    const odd_bracket_view *b = DRAWING(at)->b;
    bool known = match_of(at)->team[0] != 0 && match_of(at)->team[1] != 0;
    for (int segment = 1; segment <= b->segments && known; segment++) {
        int home;
        const odd_match *m = odd_bracket_segment(b, match_of(at), segment, &home);
        odd_out_text(o, segment > 1 ? " " : "");
        if (m != NULL)
            say_margin(o, m->net[home]);
        else
            odd_out_char(o, '.');
    }
}

static void put_margin(odd_out *o, const odd_at *at) {
    odd_amount margin;
    if (margin_of(DRAWING(at)->b, match_of(at), 0, &margin))
        say_margin(o, margin);
}

static bool has_segments(const odd_at *at) {
    return DRAWING(at)->b->segments > 1;
}

static const odd_grid_column bracket_columns[] = {
    {"", NULL, "stage", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, .put = put_stage},
    {"Match", NULL, "match", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, .put = put_number},
    {"Seed", NULL, "seed", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, .put = put_seed},
    {"Home", NULL, "home", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = put_team},
    {"", NULL, "home_name", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = put_team_name},
    {"Seed", NULL, "away_seed", ODD_CELL_RIGHT, ODD_GRID_ALL, 1, NULL, .put = put_seed},
    {"Away", NULL, "away", ODD_CELL_LEFT, ODD_GRID_ALL, 1, NULL, .put = put_team},
    {"", NULL, "away_name", ODD_CELL_LEFT, ODD_GRID_ALL, 1, NULL, .put = put_team_name},
    {"Segments", NULL, "segments", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, has_segments, .put = put_segments},
    {"Margin", NULL, "margin", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, .put = put_margin},
    {"Winner", NULL, "winner", ODD_CELL_LEFT, ODD_GRID_ALL, 2, NULL, .put = put_team},
};
static const odd_column_list bracket_list = ODD_COLUMN_LIST(bracket_columns);

static void print_list(drawing *d, size_t count) {
    odd_grid g = odd_view_grid(&d->p->v, d, &bracket_list);
    odd_grid_measure(&g, count);
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, count);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

static void print_stages(drawing *d) {
    const odd_bracket_view *b = d->b;
    for (size_t from = 0, to; from < b->count; from = to) {
        int stage = b->matches[from].stage, first = (stage - 1) * b->segments + 1;
        odd_out title = ODD_HEAP_OUT;
        for (to = from; to < b->count && b->matches[to].stage == stage;)
            to++;
        odd_stage_name(&title, b, stage);
        odd_out_format(&title, b->segments > 1 ? ", rounds %d to %d" : ", round %d", first,
                       first + b->segments - 1);
        odd_out_char(&title, '\0');
        odd_paper_open(d->p, title.text, (odd_text){0});
        d->rows = &b->matches[from];
        print_list(d, to - from);
        odd_paper_close(d->p);
        odd_out_free(&title);
    }
}

/* ---- Pictures ------------------------------------------------------------------------------------------- */

enum { LINE = 34, WIDE = 190, GAP = 16, TOP = 40, SIDE = 10, PLACES = 16, TYPE = 13 };

/* A part of a bracket: places from `first` on of a stage, and the stages behind it, up to one place. */
typedef struct part {
    int stage, first, places;
} part;

/* The match of which a place of a stage is a team; NULL for the winner of all. */
static const odd_bracket_match *match_at(const odd_bracket_view *b, int stage, int place) {
    for (size_t i = 0; i < b->count; i++)
        if (b->matches[i].stage == stage && b->matches[i].number == place / 2 + 1)
            return &b->matches[i];
    return NULL;
}

/* Twice the height of a place, `depth` stages behind the first of the part. */
static int height_of(int depth, int place) {
    return 2 * TOP + LINE * ((2 * place + 1) * (1 << depth) - 1) + 2 * LINE;
}

static uint16_t seed_at(const odd_bracket_view *b, int stage, int place) {
    const odd_bracket_match *m = match_at(b, stage, place);
    return m != NULL ? m->team[place % 2] : b->matches[b->count - 1].winner;
}

static void put_text_at(odd_out *o, int x, int y, const char *anchor, odd_text text, int width) {
    odd_fit fit = odd_markup_fit(text, width, 1, TYPE, TYPE - 3);
    odd_out_format(o, "<text x=\"%d\" y=\"%d\" font-size=\"%d\" text-anchor=\"%s\">", x, y, fit.size, anchor);
    odd_out_markup(o, fit.lines[0]);
    odd_out_text(o, fit.cut ? "\xE2\x80\xA6</text>" : "</text>");
}

/* The line of a place, with its team and margin, and the line that joins it with the other of its match. */
static void put_place(const drawing *d, const part *of, int depth, int place) {
    odd_out *o = &d->p->v.out;
    int stage = of->stage + depth, whole = (of->first >> depth) + place;
    int x = SIDE + depth * (WIDE + GAP), y = height_of(depth, place) / 2;
    const odd_bracket_match *m = match_at(d->b, stage, whole);
    uint16_t seed = seed_at(d->b, stage, whole);
    odd_amount margin;
    odd_out text = ODD_HEAP_OUT;
    if (m != NULL && m->stage == 1 && (m->team[0] == 0 || m->team[1] == 0))
        return; /* a bye: the team stands in the next stage */
    odd_out_format(o, "<path d=\"M%d %dh%d\" stroke=\"#111\"/>", x, y, WIDE);
    if (place % 2 == 0 && of->places >> depth > 1)
        odd_out_format(o, "<path d=\"M%d %dV%d\" stroke=\"#111\"/><path d=\"M%d %dh%d\" stroke=\"#111\"/>",
                       x + WIDE, y, height_of(depth, place + 1) / 2, x + WIDE,
                       height_of(depth + 1, place / 2) / 2, GAP);
    if (seed != 0) {
        odd_text name = odd_paper_names_of(&d->p->s, seed);
        odd_out_format(&text, "%d  ", seed);
        if (name.len > 0)
            odd_out_bytes(&text, name.text, name.len);
        else
            odd_out_bytes(&text, d->b->m->ids[seed].text, d->b->m->ids[seed].len);
        put_text_at(o, x + 4, y - 5, "start", (odd_text){text.text, text.len}, WIDE - 50);
    }
    if (m != NULL && margin_of(d->b, m, whole % 2, &margin)) {
        text.len = 0;
        say_margin(&text, margin);
        put_text_at(o, x + WIDE - 4, y - 5, "end", (odd_text){text.text, text.len}, 44);
    }
    odd_out_char(o, '\n');
    odd_out_free(&text);
}

static void put_stage_names(const drawing *d, const part *of, int depths) {
    odd_out *o = &d->p->v.out;
    for (int depth = 0; depth < depths; depth++) {
        odd_out name = ODD_HEAP_OUT;
        if (of->stage + depth > d->b->stages)
            odd_out_text(&name, "Winner");
        else if (depth + 1 < depths || of->places == 1)
            odd_stage_name(&name, d->b, of->stage + depth);
        put_text_at(o, SIDE + depth * (WIDE + GAP) + 4, 20, "start", (odd_text){name.text, name.len}, WIDE);
        odd_out_free(&name);
    }
    odd_out_char(o, '\n');
}

static void put_picture(const drawing *d, const part *of) {
    odd_out *o = &d->p->v.out;
    int depths = 1, width, height = TOP + of->places * LINE + LINE;
    while (of->places >> depths > 0)
        depths++;
    width = 2 * SIDE + depths * (WIDE + GAP);
    odd_out_format(
        o,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"bracket\" viewBox=\"0 0 %d %d\" width=\"%d\" "
        "height=\"%d\" font-family=\"sans-serif\" role=\"img\">\n<title>Bracket</title>\n"
        "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n"
        "<g fill=\"#111\">\n",
        width, height, width, height, width, height);
    put_stage_names(d, of, depths);
    for (int depth = 0; depth < depths; depth++)
        for (int place = 0; place < of->places >> depth; place++)
            put_place(d, of, depth, place);
    odd_out_text(o, "</g></svg>\n");
}

static void print_sheet(const drawing *d, const part *of) {
    odd_out title = ODD_HEAP_OUT;
    if (of->stage == 1 && of->places == odd_bracket(NULL, 0, d->b->m->contestants))
        odd_out_text(&title, "Bracket");
    else
        odd_stage_name(&title, d->b, of->stage);
    if (of->places < odd_bracket(NULL, 0, d->b->m->contestants) >> (of->stage - 1))
        odd_out_format(&title, ", places %d to %d", of->first + 1, of->first + of->places);
    odd_out_char(&title, '\0');
    odd_paper_open(d->p, title.text, (odd_text){0});
    put_picture(d, of);
    odd_paper_close(d->p);
    odd_out_free(&title);
}

/* Sheets of 16 places, and those of the stages behind them. */
static void print_pictures(const drawing *d) {
    int places = odd_bracket(NULL, 0, d->b->m->contestants), stage = 1, stages = 0;
    while (1 << stages < PLACES)
        stages++;
    while (places > PLACES) {
        for (int first = 0; first < places; first += PLACES)
            print_sheet(d, &(part){stage, first, PLACES});
        places /= PLACES;
        stage += stages;
    }
    print_sheet(d, &(part){stage, 0, places});
}

/* ---- The bracket ------------------------------------------------------------------------------------------ */

void odd_paper_print_bracket(odd_paper *p) {
    odd_bracket_view b;
    odd_error error = {0};
    drawing d = {.p = p, .b = &b};
    if (odd_bracket_open(&b, p->s.e, p->arena, &error) != ODD_OK) {
        p->said = true;
        odd_complain(p->args, "%s", error.message);
        return;
    }
    p->s.m = b.m;
    p->s.session = b.session;
    p->any = true;
    d.rows = b.matches;
    if (p->v.format == ODD_GRID_HTML)
        print_pictures(&d);
    else if (p->v.format == ODD_GRID_TEXT)
        print_stages(&d);
    else if (p->v.format == ODD_GRID_CSV)
        print_list(&d, b.count);
    else
        put_picture(&d, &(part){1, 0, odd_bracket(NULL, 0, b.m->contestants)});
}
