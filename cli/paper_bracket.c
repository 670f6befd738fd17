/* The bracket of a knock-out as a picture. A page has sheets of up to 16 places, and more sheets for the stages behind them. */

#include "cli/movement_output.h"

/* ---- Pictures ------------------------------------------------------------------------------------------- */

enum { LINE = 34, WIDE = 190, GAP = 16, TOP = 40, SIDE = 10, PLACES = 16, TYPE = 13 };

/* A part of a bracket: places from `first` on of a stage, and the later stages, up to one place. */
typedef struct part {
    int stage, first, places;
} part;

/* The match in which a place of a stage is a team; NULL for the final winner. */
static const odd_bracket_match *match_at(const odd_bracket_view *b, int stage, int place) {
    for (size_t i = 0; i < b->count; i++)
        if (b->matches[i].stage == stage && b->matches[i].number == place / 2 + 1)
            return &b->matches[i];
    return NULL;
}

/* Twice the height of a place, `depth` stages after the first of the part. */
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

/* Draws the line of a place, with its team and margin, and the line that joins the two places of a match. */
static void put_place(odd_paper_page *page, const part *of, int depth, int place) {
    odd_out *o = &page->v.out;
    int stage = of->stage + depth, whole = (of->first >> depth) + place;
    int x = SIDE + depth * (WIDE + GAP), y = height_of(depth, place) / 2;
    const odd_bracket_match *m = match_at(&page->p.bracket, stage, whole);
    uint16_t seed = seed_at(&page->p.bracket, stage, whole);
    odd_amount margin;
    odd_out text = ODD_HEAP_OUT;
    if (m != NULL && m->stage == 1 && (m->team[0] == 0 || m->team[1] == 0))
        return; /* a bye: the team is shown in the next stage */
    odd_out_format(o, "<path d=\"M%d %dh%d\" stroke=\"#111\"/>", x, y, WIDE);
    if (place % 2 == 0 && of->places >> depth > 1)
        odd_out_format(o, "<path d=\"M%d %dV%d\" stroke=\"#111\"/><path d=\"M%d %dh%d\" stroke=\"#111\"/>",
                       x + WIDE, y, height_of(depth, place + 1) / 2, x + WIDE,
                       height_of(depth + 1, place / 2) / 2, GAP);
    if (seed != 0) {
        odd_text name = odd_paper_names_of(&page->p, seed);
        odd_out_format(&text, "%d  ", seed);
        if (name.len > 0)
            odd_out_bytes(&text, name.text, name.len);
        else
            odd_out_bytes(&text, page->p.m->ids[seed].text, page->p.m->ids[seed].len);
        put_text_at(o, x + 4, y - 5, "start", (odd_text){text.text, text.len}, WIDE - 50);
    }
    if (m != NULL && odd_bracket_margin(&page->p.bracket, m, whole % 2, &margin)) {
        text.len = 0;
        odd_say_signed(&text, margin, 0);
        put_text_at(o, x + WIDE - 4, y - 5, "end", (odd_text){text.text, text.len}, 44);
    }
    odd_out_char(o, '\n');
    odd_out_free(&text);
}

static void put_stage_names(odd_paper_page *page, const part *of, int depths) {
    odd_out *o = &page->v.out;
    for (int depth = 0; depth < depths; depth++) {
        odd_out name = ODD_HEAP_OUT;
        if (of->stage + depth > page->p.bracket.stages)
            odd_out_text(&name, "Winner");
        else if (depth + 1 < depths || of->places == 1)
            odd_stage_name(&name, &page->p.bracket, of->stage + depth);
        put_text_at(o, SIDE + depth * (WIDE + GAP) + 4, 20, "start", (odd_text){name.text, name.len}, WIDE);
        odd_out_free(&name);
    }
    odd_out_char(o, '\n');
}

static void put_picture(odd_paper_page *page, const part *of) {
    odd_out *o = &page->v.out;
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
    put_stage_names(page, of, depths);
    for (int depth = 0; depth < depths; depth++)
        for (int place = 0; place < of->places >> depth; place++)
            put_place(page, of, depth, place);
    odd_out_text(o, "</g></svg>\n");
}

static void print_sheet(odd_paper_page *page, const part *of) {
    odd_out title = ODD_HEAP_OUT;
    if (of->stage == 1 && of->places == odd_bracket(NULL, 0, page->p.m->contestants))
        odd_out_text(&title, "Bracket");
    else
        odd_stage_name(&title, &page->p.bracket, of->stage);
    if (of->places < odd_bracket(NULL, 0, page->p.m->contestants) >> (of->stage - 1))
        odd_out_format(&title, ", places %d to %d", of->first + 1, of->first + of->places);
    odd_paper_begin(page, (odd_text){title.text, title.len}, (odd_text){0});
    put_picture(page, of);
    odd_paper_end(page);
    odd_out_free(&title);
}

/* Pages of 16 places, and then those of the later stages. */
static void print_pages(odd_paper_page *page) {
    int places = odd_bracket(NULL, 0, page->p.m->contestants), stage = 1, stages = 0;
    while (1 << stages < PLACES)
        stages++;
    while (places > PLACES) {
        for (int first = 0; first < places; first += PLACES)
            print_sheet(page, &(part){stage, first, PLACES});
        places /= PLACES;
        stage += stages;
    }
    print_sheet(page, &(part){stage, 0, places});
}

void odd_paper_pictures(odd_paper_page *page) {
    if (page->v.format == ODD_GRID_HTML)
        print_pages(page);
    else
        put_picture(page, &(part){1, 0, odd_bracket(NULL, 0, page->p.m->contestants)});
}
