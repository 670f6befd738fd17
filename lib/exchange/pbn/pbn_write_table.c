/* The tables of PBN from an event: the results of a board, and the totals of all. */
#include "base/arena.h"
#include "base/text.h"
#include "exchange/pbn/pbn.h"

/* ---- Columns ------------------------------------------------------------------------------------- */

static size_t longest_id(const odd_pbn_writer *w) {
    size_t len = 1;
    for (size_t i = 0; i < w->roster.count; i++)
        len = w->roster.list[i].id.len > len ? w->roster.list[i].id.len : len;
    return len;
}

/* Returns the name of a board's scores: MP, IMP, or none for points. */
static const char *unit_of(const odd_pbn_writer *w) {
    if (w->scoring == ODD_CROSS_IMPS || w->scoring == ODD_BUTLER)
        return "IMP";
    return w->scoring == ODD_MATCHPOINTS || w->scoring == ODD_BAM ? "MP" : "";
}

static void usual_score_columns(odd_pbn_writer *w) {
    const char *unit = unit_of(w);
    for (int d = 0; d < 2; d++) {
        odd_pbn_add_string(w, d == 0 ? "PairId_NS\\" : ";PairId_EW\\");
        odd_pbn_add_int(w, (int)longest_id(w));
        odd_pbn_add_string(w, "R");
    }
    odd_pbn_add_string(w, ";Contract\\5L;Declarer\\1R;Result\\2R;");
    if (w->leads)
        odd_pbn_add_string(w, "Lead\\2L;");
    odd_pbn_add_string(w, "Score_NS\\6R");
    for (int d = 0; d < 2 && unit[0] != '\0'; d++) {
        odd_pbn_add_string(w, ";");
        odd_pbn_add_string(w, unit);
        odd_pbn_add_string(w, d == 0 ? "_NS\\7R" : "_EW\\7R");
    }
    if (unit[0] == 'M')
        odd_pbn_add_string(w, ";Percentage_NS\\6R;Percentage_EW\\6R");
}

static void usual_total_columns(odd_pbn_writer *w) {
    const char *unit = unit_of(w);
    odd_pbn_add_string(w, "Rank\\4R;PairId\\");
    odd_pbn_add_int(w, (int)longest_id(w));
    odd_pbn_add_string(w, "R;Total");
    odd_pbn_add_string(w, unit[0] != '\0' ? unit : "Score");
    odd_pbn_add_string(w, unit[0] == 'M' ? "\\8R;MeanPercentage\\6R;NrBoards\\3R;Names"
                                         : "\\8R;NrBoards\\3R;Names");
}

static bool has_ruling(odd_text value) {
    odd_pbn_column columns[PBN_COLUMNS_MAX];
    int count = odd_pbn_columns_of(columns, value);
    for (int i = 0; i < count && i < PBN_COLUMNS_MAX; i++)
        if (odd_text_is(columns[i].name, "Ruling"))
            return true;
    return false;
}

/* Writes the tag of a table, and finds its columns. The value lasts as long as no more is written. */
static int open_columns(odd_pbn_writer *w, const char *name, const odd_pbn_note *given,
                        void (*usual)(odd_pbn_writer *), odd_pbn_column columns[PBN_COLUMNS_MAX]) {
    odd_pbn_begin_tag(w, odd_text_of(name));
    size_t from = w->len;
    if (given != NULL)
        odd_pbn_add(w, given->text);
    else
        usual(w);
    if (usual == usual_score_columns && w->rulings > 0 &&
        !has_ruling((odd_text){w->text + from, w->len - from}))
        odd_pbn_add_string(w, ";Ruling");
    odd_text kept = {0};
    if (!w->failed) {
        odd_source source = {.arena = w->arena};
        kept = odd_source_keep(&source, (odd_text){w->text + from, w->len - from});
    }
    odd_pbn_end_tag(w);
    int count = odd_pbn_columns_of(columns, kept);
    return count <= PBN_COLUMNS_MAX ? count : 0;
}

/* Writes a cell that may contain blanks. */
static void add_string_cell(odd_pbn_writer *w, odd_text text) {
    odd_pbn_add_string(w, "\"");
    odd_pbn_add_value(w, text);
    odd_pbn_add_string(w, "\"");
}

/* Writes a cell as a word if possible, otherwise as a string. */
static void add_cell(odd_pbn_writer *w, odd_text text) {
    bool word = text.len > 0;
    for (size_t i = 0; i < text.len && word; i++) {
        char c = text.text[i];
        word = (unsigned char)c > ' ' && c != ';' && c != '{' && c != '}' && c != '"' && c != '[' &&
               c != ']' && c != '%';
    }
    if (word)
        odd_pbn_add(w, text);
    else
        add_string_cell(w, text);
}

/* Writes names in the form of PBN: "Ann Lee;Bo Park". */
static void add_names(odd_pbn_writer *w, odd_text players) {
    odd_text names[4];
    size_t count = odd_players_split(names, 4, players);
    if (count == 0) {
        odd_pbn_add_string(w, "?");
        return;
    }
    odd_pbn_add_string(w, "\"");
    for (size_t i = 0; i < count && i < 4; i++) {
        odd_pbn_add_string(w, i > 0 ? ";" : "");
        odd_pbn_add_value(w, names[i]);
    }
    odd_pbn_add_string(w, "\"");
}

/* ---- Results --------------------------------------------------------------------------------------- */

typedef struct row {
    odd_pbn_writer *w;
    const odd_pbn_result *play;
    odd_result result;
    bool has_result;
    bool section; /* ids are written without their first letter */
    bool both_scores;
} row;

static const odd_stated_score *said_of(const row *r, odd_stated_kind kind) {
    for (size_t i = 0; i < r->play->count; i++) {
        const odd_pbn_note *n = &r->w->about_plays.list[r->play->first + i];
        if (n->fact == ODD_FACT_STATED && n->said.kind == kind)
            return &n->said;
    }
    return NULL;
}

static void add_said(const row *r, odd_stated_kind kind, int direction) {
    const odd_stated_score *said = said_of(r, kind);
    if (said == NULL || !said->there[direction]) {
        odd_pbn_add_string(r->w, "-");
        return;
    }
    if (r->play->r.play.kind == ODD_RULED)
        odd_pbn_add_string(r->w, "^");
    odd_pbn_add_amount(r->w, said->amount[direction], 2);
}

static void add_score(const row *r, int direction) {
    const odd_play *p = &r->play->r.play;
    int pts = direction == 0 ? p->score_pts : -p->score_pts;
    if (p->kind != ODD_PLAYED || (r->both_scores && pts < 0) ||
        (r->both_scores && pts == 0 && direction == 1))
        odd_pbn_add_string(r->w, "-");
    else
        odd_pbn_add_int(r->w, pts);
}

static void add_id(const row *r, int direction) {
    odd_text id = r->play->r.id[direction];
    bool cut = r->section && id.len > 1 && odd_is_letter(id.text[0]) && odd_is_digit(id.text[1]);
    odd_pbn_add(r->w, cut ? (odd_text){id.text + 1, id.len - 1} : id);
}

static void add_contract(const row *r, int direction) {
    (void)direction;
    odd_pbn_writer *w = r->w;
    if (!r->has_result) {
        odd_pbn_add_string(w, r->play->r.play.bare ? "?" : "-");
    } else if (r->result.level == 0) {
        odd_pbn_add_string(w, "Pass");
    } else {
        odd_pbn_add_int(w, r->result.level);
        odd_pbn_add_string(w, odd_strain_text(r->result.strain, ODD_ASCII));
        odd_pbn_add_string(w, odd_doubling_text(r->result.doubling));
    }
}

static void add_lead(const row *r, int direction) {
    (void)direction;
    char text[ODD_LEAD_MAX];
    if (odd_lead_format(text, sizeof text, r->play->r.play.lead, ODD_ASCII) > 0)
        odd_pbn_add_string(r->w, text);
    else
        odd_pbn_add_string(r->w, "-");
}

/* Writes a ruling in the form of the log: the standard has no column for it, and other programs ignore it. */
static void add_ruling(const row *r, int direction) {
    (void)direction;
    char text[ODD_PLAY_MAX];
    if (r->play->r.play.kind != ODD_RULED) {
        odd_pbn_add_string(r->w, "-");
        return;
    }
    size_t len = odd_outcome_format(text, sizeof text, &r->play->r.play, &r->play->r.ruling, ODD_ASCII);
    odd_pbn_add_string(r->w, "\"");
    odd_pbn_add_value(r->w, (odd_text){text, len});
    odd_pbn_add_string(r->w, "\"");
}

/* Writes a column that is not in the standard. */
static void add_other(const row *r, odd_text column) {
    static const char prefix[] = "pbn:ScoreTable.";
    for (size_t i = 0; i < r->play->count; i++) {
        const odd_pbn_note *n = &r->w->about_plays.list[r->play->first + i];
        size_t len = sizeof prefix - 1;
        if (n->fact != ODD_FACT_TAG || n->name.len != len + column.len)
            continue;
        if (odd_same_letters((odd_text){n->name.text + len, column.len}, column)) {
            add_cell(r->w, n->text);
            return;
        }
    }
    odd_pbn_add_string(r->w, "-");
}

static void add_players(const row *r, int direction) {
    const odd_entrant *e =
        odd_roster_find(&r->w->roster, r->play->r.id[direction], direction == 0 ? ODD_NS : ODD_EW);
    add_names(r->w, e != NULL ? e->players : (odd_text){0});
}

static void add_declarer(const row *r, int direction) {
    (void)direction;
    bool contract = r->has_result && r->result.level > 0;
    odd_pbn_add_string(r->w, contract ? odd_seat_text(r->result.declarer) : "-");
}

static void add_tricks(const row *r, int direction) {
    (void)direction;
    if (r->has_result && r->result.level > 0)
        odd_pbn_add_int(r->w, r->result.tricks);
    else
        odd_pbn_add_string(r->w, "-");
}

static void add_times(const row *r, int direction) {
    (void)direction;
    odd_pbn_add_string(r->w, "1");
}

static void add_mp(const row *r, int direction) {
    add_said(r, ODD_STATED_MP, direction);
}

static void add_imps(const row *r, int direction) {
    add_said(r, ODD_STATED_IMPS, direction);
}

static void add_percent(const row *r, int direction) {
    add_said(r, ODD_STATED_PERCENT, direction);
}

static void add_result_cell(const row *r, odd_text name) {
    static const struct {
        const char *names; /* of North-South's, and of East-West's */
        void (*add)(const row *r, int direction);
    } columns[] = {{"PairId_NS|PairId_EW", add_id},
                   {"Names_NS|Names_EW", add_players},
                   {"Contract", add_contract},
                   {"Declarer", add_declarer},
                   {"Result", add_tricks},
                   {"Score_NS|Score_EW", add_score},
                   {"MP_NS|MP_EW", add_mp},
                   {"IMP_NS|IMP_EW", add_imps},
                   {"Percentage_NS|Percentage_EW", add_percent},
                   {"Lead", add_lead},
                   {"Ruling", add_ruling},
                   {"Multiplicity", add_times}};
    for (size_t i = 0; i < sizeof columns / sizeof columns[0]; i++) {
        int direction = odd_text_among(name, columns[i].names);
        if (direction >= 0) {
            columns[i].add(r, direction);
            return;
        }
    }
    add_other(r, name);
}

void odd_pbn_write_scores(odd_pbn_writer *w) {
    odd_pbn_column columns[PBN_COLUMNS_MAX];
    const odd_pbn_note *given = odd_pbn_note_of(&w->about_board, "pbn:ScoreTable");
    if (given == NULL)
        given = odd_pbn_note_of(&w->event, "pbn:ScoreTable");
    int count = open_columns(w, "ScoreTable", given, usual_score_columns, columns), scores = 0;
    bool section = false;
    for (int i = 0; i < count; i++) {
        section = section || odd_text_is(columns[i].name, "Section");
        scores += odd_text_is(columns[i].name, "Score_NS") || odd_text_is(columns[i].name, "Score_EW");
    }
    for (size_t p = 0; p < w->play_count; p++) {
        const odd_play *play = &w->plays[p].r.play;
        row r = {.w = w, .play = &w->plays[p], .section = section, .both_scores = scores == 2};
        r.has_result = play->kind == ODD_PLAYED && !play->bare;
        if (r.has_result)
            r.result = odd_unpack(play->packed, NULL);
        for (int i = 0; i < count; i++) {
            odd_pbn_add_string(w, i > 0 ? " " : "");
            add_result_cell(&r, columns[i].name);
        }
        odd_pbn_add_string(w, "\n");
    }
}

/* ---- Totals ------------------------------------------------------------------------------------------ */

static void add_total(odd_pbn_writer *w, const odd_scores *total, odd_stated_kind kind, int least) {
    if (!total->there[kind][0]) {
        odd_pbn_add_string(w, "-");
        return;
    }
    odd_pbn_add_amount(w, total->amount[kind][0], least);
    odd_pbn_add_string(w, kind == ODD_STATED_RANK && total->there[kind][1] ? "=" : "");
}

static void add_total_cell(odd_pbn_writer *w, uint32_t which, odd_text name) {
    const odd_entrant *e = &w->roster.list[which];
    static const struct {
        const char *name;
        odd_stated_kind kind;
        int least;
    } said[] = {{"Rank", ODD_STATED_RANK, 0},
                {"TotalScore", ODD_STATED_SCORE, 0},
                {"TotalIMP", ODD_STATED_IMPS, 2},
                {"TotalMP", ODD_STATED_MP, 2},
                {"NrBoards", ODD_STATED_BOARDS, 0},
                {"MeanPercentage", ODD_STATED_PERCENT, 2},
                {"TotalPercentage", ODD_STATED_PERCENT, 2},
                {"TotalVP", ODD_STATED_VP, 2}};
    for (size_t i = 0; i < sizeof said / sizeof said[0]; i++)
        if (odd_text_is(name, said[i].name)) {
            add_total(w, &w->totals[which], said[i].kind, said[i].least);
            return;
        }
    if (odd_text_is(name, "PairId"))
        odd_pbn_add(w, e->id);
    else if (odd_text_is(name, "Names"))
        add_names(w, e->players);
    else
        odd_pbn_add_string(w, "?");
}

/* Orders by direction and rank; those who share a rank by their numbers. */
static bool in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_pbn_writer *w = owner;
    const odd_entrant *x = &w->roster.list[a], *y = &w->roster.list[b];
    const odd_scores *p = &w->totals[a], *q = &w->totals[b];
    if (x->direction != y->direction)
        return x->direction < y->direction;
    if (p->there[ODD_STATED_RANK][0] != q->there[ODD_STATED_RANK][0])
        return p->there[ODD_STATED_RANK][0];
    if (p->amount[ODD_STATED_RANK][0] != q->amount[ODD_STATED_RANK][0])
        return p->amount[ODD_STATED_RANK][0] < q->amount[ODD_STATED_RANK][0];
    if (x->id.len != y->id.len)
        return x->id.len < y->id.len;
    for (size_t i = 0; i < x->id.len; i++)
        if (x->id.text[i] != y->id.text[i])
            return x->id.text[i] < y->id.text[i];
    return true;
}

void odd_pbn_write_totals(odd_pbn_writer *w) {
    odd_pbn_column columns[PBN_COLUMNS_MAX];
    size_t rows = 0;
    uint32_t *order = ODD_TAKE(w->arena, w->roster.count + 1, uint32_t);
    uint32_t *other = ODD_TAKE(w->arena, w->roster.count + 1, uint32_t);
    w->failed = w->failed || order == NULL || other == NULL;
    for (size_t i = 0; i < w->roster.count && !w->failed; i++) /* not those with only an id */
        if (w->totals[i].there[ODD_STATED_RANK][0] || w->roster.list[i].players.len > 0)
            order[rows++] = (uint32_t)i;
    if (rows == 0 || w->roster.contest != ODD_PAIRS)
        return;
    odd_sort(order, other, rows, in_order, w);
    int count = open_columns(w, "TotalScoreTable", odd_pbn_note_of(&w->event, "pbn:TotalScoreTable"),
                             usual_total_columns, columns);
    for (size_t i = 0; i < rows; i++) {
        for (int c = 0; c < count; c++) {
            odd_pbn_add_string(w, c > 0 ? " " : "");
            add_total_cell(w, order[i], columns[c].name);
        }
        odd_pbn_add_string(w, "\n");
    }
}
