/* Fuzz target: any bytes as the log of a rubber and of a Chicago, and as a table of expected scores. Reading
 * and walking never fail; what is written on the sheet must add up. */
#include "fuzz.h"
#include "oddtrick.h"

enum { ERRORS = 4 };

static void check_error(const odd_error *error, size_t size) {
    require(error->code >= ODD_E_SYNTAX && error->code <= ODD_E_REFERENCE);
    require(error->line >= 0 && (size_t)error->line <= size + 1);
    require(error->column >= 0 && (size_t)error->column <= size + 1);
    require(memchr(error->message, '\0', sizeof error->message) != NULL);
    require(error->message[0] != '\0');
}

/* A part of the text and of nothing else. */
static void check_within(odd_text part, const char *text, size_t size) {
    require(part.len == 0 || (part.text >= text && part.text + part.len <= text + size));
}

/* ---- Items ---------------------------------------------------------------------------------------- */

static void check_deal(const odd_item *item) {
    odd_deal deal = odd_item_deal(item);
    require(odd_deal_check(&deal, NULL) == ODD_OK);
    if (deal.result.level > 0)
        require(deal.result.declarer != ODD_NO_SEAT);
}

static void check_items(const odd_session *s, const char *text, size_t size) {
    size_t bad = 0;
    int line = 0, deals = 0;
    for (size_t i = 0; i < s->count; i++) {
        const odd_item *item = &s->items[i];
        require(item->line > line && (size_t)item->line <= odd_session_items(text, size));
        line = item->line;
        check_within(item->text, text, size);
        require(item->hcp >= -1 && item->hcp <= 40);
        bad += item->kind == ODD_ITEM_BAD;
        if (item->kind == ODD_ITEM_DEAL)
            require(item->number == ++deals);
        if (item->kind == ODD_ITEM_DEAL || item->kind == ODD_ITEM_CORRECT)
            check_deal(item);
        if (item->kind == ODD_ITEM_NAMES)
            require((item->side == s->we) == (item->number == 0));
    }
    require(bad == s->errors && deals == s->deals);
}

/* Each correction changed the deal that it names, or a later one did. */
static void check_corrections(const odd_session *s) {
    for (size_t i = 0; i < s->count; i++) {
        const odd_item *c = &s->items[i], *found = NULL;
        if (c->kind != ODD_ITEM_CORRECT)
            continue;
        for (size_t j = 0; j < i; j++)
            if (s->items[j].kind == (c->number > 0 ? ODD_ITEM_DEAL : ODD_ITEM_END) &&
                s->items[j].number == c->number)
                found = &s->items[j];
        require(found != NULL);
        int corrected_by = odd_item_corrected_by(s, found);
        require(corrected_by >= c->line);
        if (corrected_by == c->line)
            require(found->taken_back == c->taken_back);
    }
}

/* ---- Rows ----------------------------------------------------------------------------------------- */

typedef struct sums {
    int above[ODD_SIDE_COUNT], below[ODD_SIDE_COUNT]; /* of a rubber */
    int64_t all[ODD_SIDE_COUNT];                      /* of the session, in IMPs if it is */
} sums;

static void add_up(sums *sum, const odd_row *row, bool imps) {
    require(row->entry_count >= 0 && row->entry_count <= ODD_ENTRIES_MAX);
    for (int i = 0; i < row->entry_count; i++) {
        const odd_entry *e = &row->entries[i];
        require(e->points > 0 && (e->side == ODD_NS || e->side == ODD_EW));
        require(e->below == (e->element == ODD_CONTRACT_POINTS));
        (e->below ? sum->below : sum->above)[e->side] += e->points;
        sum->all[e->side] += imps ? 0 : e->points;
    }
    sum->all[row->imps > 0 ? ODD_NS : ODD_EW] += row->imps > 0 ? row->imps : -row->imps;
}

static void check_row(const odd_session *s, const odd_row *row, const sums *sum) {
    for (int side = ODD_NS; side <= ODD_EW; side++) {
        require(row->above[side] == sum->above[side] && row->below[side] == sum->below[side]);
        require(row->partscore[side] >= 0 && row->partscore[side] < 100);
        require(row->games[side] >= 0 && row->games[side] <= 2);
        require(s->kind == ODD_SESSION_RUBBER || row->games[side] == 0);
    }
    require(!row->item->taken_back);
    require(row->item->kind == ODD_ITEM_DEAL || row->item->kind == ODD_ITEM_END);
    require(row->deal.vul <= ODD_VUL_BOTH);
    require(row->imps >= -ODD_IMP_MAX && row->imps <= ODD_IMP_MAX);
    if (s->kind == ODD_SESSION_RUBBER && row->item->kind == ODD_ITEM_DEAL)
        require(row->finished == (row->games[ODD_NS] == 2 || row->games[ODD_EW] == 2));
    if (row->item->kind == ODD_ITEM_END)
        require(row->finished);
}

static void check_rows(const odd_session *s) {
    sums sum = {{0}, {0}, {0}};
    odd_row row;
    int rubber = 1;
    size_t rows = 0;
    for (odd_walk w = odd_walk_start(s); odd_walk_next(&w, &row); rows++) {
        require(row.rubber == rubber);
        add_up(&sum, &row, s->imps);
        check_row(s, &row, &sum);
        if (row.finished) {
            memset(sum.above, 0, sizeof sum.above);
            memset(sum.below, 0, sizeof sum.below);
            rubber++;
        }
    }
    require(rows <= s->count);
    odd_totals totals = odd_session_totals(s);
    require(totals.pts[ODD_NS] == sum.all[ODD_NS] && totals.pts[ODD_EW] == sum.all[ODD_EW]);
}

/* Read for its totals alone, without keeping items, a log gives the same. */
static void check_totals(const odd_session *s, odd_session_kind kind, const char *text, size_t size) {
    odd_totals totals = odd_session_totals(s), got;
    odd_error errors[ERRORS];
    odd_session other;
    if (!odd_totals_read(&got, &other, kind, errors, ERRORS, text, size))
        return;
    require(got.pts[ODD_NS] == totals.pts[ODD_NS] && got.pts[ODD_EW] == totals.pts[ODD_EW]);
    require(other.errors == s->errors && other.deals == s->deals && other.kind == s->kind &&
            other.we == s->we);
}

static void fuzz_log(odd_session_kind kind, const char *text, size_t size) {
    size_t room = odd_session_items(text, size);
    odd_item *items = malloc(room > 0 ? room * sizeof *items : 1);
    odd_error errors[ERRORS];
    odd_session s;
    require(items != NULL);
    int code = odd_session_read(&s, kind, items, errors, ERRORS, text, size);
    require(s.count <= room);
    require((code == ODD_OK) == (s.errors == 0));
    for (size_t i = 0; i < s.errors && i < ERRORS; i++)
        check_error(&errors[i], size);
    require(s.errors == 0 || errors[0].code == code);
    require(s.we == ODD_NS || s.we == ODD_EW);
    check_within(s.title, text, size);
    check_within(s.table, text, size);
    check_items(&s, text, size);
    check_corrections(&s);
    check_rows(&s);
    check_totals(&s, kind, text, size);
    free(items);
}

/* ---- The table ------------------------------------------------------------------------------------ */

static void fuzz_table(const char *text, size_t size) {
    odd_expected table;
    odd_error error;
    int code = odd_expected_parse(&table, text, size, &error);
    if (code != ODD_OK) {
        require(error.code == code);
        check_error(&error, size);
        return;
    }
    static const odd_vul swapped[] = {ODD_VUL_NONE, ODD_VUL_EW, ODD_VUL_NS, ODD_VUL_BOTH};
    for (int hcp = 21; hcp <= 40; hcp++)
        for (int v = ODD_VUL_NONE; v <= ODD_VUL_BOTH; v++) {
            int score = odd_expected_score(&table, hcp, (odd_vul)v);
            require(score >= 0 && score == -odd_expected_score(&table, 40 - hcp, swapped[v]));
        }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *text = (const char *)data;
    fuzz_log(ODD_SESSION_RUBBER, text, size);
    fuzz_log(ODD_SESSION_CHICAGO, text, size);
    fuzz_table(text, size);
    return 0;
}
