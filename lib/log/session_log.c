/* Reads the log of a session: a rubber or a Chicago.
 *
 *     rubber Friday               deals:  4SX N +1 honors N 100
 *     we   Ann & Bo               later:  correct 3 5C W -1
 *     they Cy & Di                        correct 4 void
 */
#include "log/log.h"
#include "base/out.h"
#include "base/bits.h"
#include "log/notation.h"

typedef odd_reader reader;

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* ---- Errors ------------------------------------------------------------------------------------ */

static odd_error *next_error(reader *r) {
    return r->out->errors < r->errors_cap ? &r->errors[r->out->errors] : NULL;
}

static int fail_at(reader *r, size_t at, int code, const char *message) {
    return odd_fail(next_error(r), code, r->line, odd_scan_column(&r->s, at), "%s", message);
}

/* Reports the error of a parser that was given the text from `at` on. */
static int fail_within(reader *r, size_t at, int code) {
    odd_error *error = next_error(r);
    if (error != NULL) {
        error->line = r->line;
        error->column = odd_scan_column(&r->s, at) + (error->column > 0 ? error->column - 1 : 0);
    }
    return code;
}

/* ---- Parts of lines ---------------------------------------------------------------------------- */

static odd_item *add_item(reader *r, odd_item_kind kind) {
    odd_item *item = &r->out->items[r->out->count++];
    *item = (odd_item){.kind = (uint8_t)kind, .line = r->line, .hcp = -1, .dealt = r->out->deals};
    item->before = (int)(item - r->out->items);
    return item;
}

/* Returns a text without trailing blanks. */
static odd_text trimmed(const char *text, size_t len) {
    while (len > 0 && (text[len - 1] == ' ' || text[len - 1] == '\t' || text[len - 1] == '\r'))
        len--;
    return (odd_text){text, len};
}

/* Returns the rest of the line, without blanks around it. */
static odd_text rest_of(const odd_scan *s) {
    odd_scan here = *s;
    odd_scan_blanks(&here);
    return trimmed(here.text + here.at, here.len - here.at);
}

static odd_side take_side(odd_scan *s) {
    if (odd_scan_whole(s, "ns") || odd_scan_whole(s, "n-s"))
        return ODD_NS;
    return odd_scan_whole(s, "ew") || odd_scan_whole(s, "e-w") ? ODD_EW : ODD_NO_SIDE;
}

static int expect_end(reader *r, const char *what) {
    odd_scan_blanks(&r->s);
    return odd_scan_end(&r->s) ? ODD_OK : fail_at(r, r->s.at, ODD_E_SYNTAX, what);
}

/* Reads `hcp 26` or `hcp NS 26`; without a side, the points are declarer's. */
static int read_hcp(reader *r, odd_item *item, odd_seat declarer) {
    odd_scan_blanks(&r->s);
    odd_side side = take_side(&r->s);
    if (side == ODD_NO_SIDE)
        side = odd_seat_side(declarer);
    size_t at = r->s.at;
    int hcp = odd_scan_number(&r->s);
    if (hcp < 0 || hcp > 40)
        return fail_at(r, at, ODD_E_SYNTAX, "expected high-card points, 0 to 40, like hcp 26 or hcp NS 26");
    if (side == ODD_NO_SIDE)
        return fail_at(r, at, ODD_E_SYNTAX,
                       "a passed-out deal has no declarer: name the side of the points, hcp NS 26");
    item->side = (uint8_t)side;
    item->hcp = (int8_t)hcp;
    return ODD_OK;
}

/* Checks that a deal is possible in this session. */
static int check_deal(reader *r, const odd_item *item, const odd_deal *deal, size_t start) {
    bool played = deal->result.level > 0;
    if (played && deal->result.declarer == ODD_NO_SEAT)
        return fail_at(r, start, ODD_E_DECLARER,
                       "missing declarer: the sheet needs N, E, S or W after the contract");
    if (r->out->duplicate && deal->honors_pts > 0)
        return fail_at(r, start, ODD_E_HONORS, "honors do not count in a duplicate-style Chicago");
    if (r->out->imps && item->hcp < 0 && played)
        return fail_at(r, r->s.at, ODD_E_SYNTAX,
                       "a Chicago in IMPs needs the high-card points: add hcp 26, or hcp NS 26");
    int code = expect_end(r, "unexpected text after a deal: expected honors E 150, hcp 26, or nothing");
    if (code != ODD_OK || odd_deal_check(deal, next_error(r)) == ODD_OK)
        return code;
    if (next_error(r) != NULL)
        next_error(r)->column = 0;
    return fail_within(r, start, ODD_E_HONORS);
}

/* Reads a deal, and what may follow it, up to the end of the line. */
static int read_deal(reader *r, odd_item *item) {
    size_t start = r->s.at, used;
    odd_deal deal = {.game = ODD_RUBBER_BRIDGE};
    item->text = rest_of(&r->s);
    int code = odd_deal_scan(&deal, r->s.text + start, r->s.len - start, &used, next_error(r));
    if (code != ODD_OK)
        return fail_within(r, start, code);
    r->s.at = start + used;
    odd_scan_blanks(&r->s);
    if (!odd_scan_end(&r->s) && odd_scan_whole(&r->s, "hcp") &&
        (code = read_hcp(r, item, deal.result.declarer)) != ODD_OK)
        return code;
    odd_scan_blanks(&r->s);
    size_t at = r->s.at;
    if (odd_scan_word(&r->s, "honors") || odd_scan_word(&r->s, "honours"))
        return fail_at(
            r, at, ODD_E_HONORS,
            deal.honors_pts > 0
                ? "honors given twice: only one player can hold four honors of the trump suit, or all aces"
                : "honors must come before hcp");
    item->result = odd_pack(deal.result, ODD_VUL_NONE);
    item->honors_by = (uint8_t)deal.honors_by;
    item->honors_pts = (uint8_t)deal.honors_pts;
    return check_deal(r, item, &deal, start);
}

/* ---- Lines ------------------------------------------------------------------------------------- */

static int read_new_deal(reader *r) {
    odd_item *item = add_item(r, ODD_ITEM_DEAL);
    int code = read_deal(r, item);
    if (code != ODD_OK)
        return code;
    item->number = item->dealt = ++r->out->deals;
    if (ODD_QUICK)
        odd_part_memo_add(&r->known, r->s.text, r->s.len, (size_t)(r->lines.text + r->lines.len - r->s.text));
    return ODD_OK;
}

static uint8_t side_of_names(const odd_session *s, const odd_item *names) {
    return (uint8_t)((names->number == 0) == (s->we == ODD_NS) ? ODD_NS : ODD_EW);
}

/* Takes the side of We or of They, which says where both sit, if a line of names has one. */
static int read_side_of_names(reader *r, bool we) {
    size_t at = r->s.at;
    odd_side side = take_side(&r->s), ours = we ? side : side == ODD_NS ? ODD_EW : ODD_NS;
    if (side == ODD_NO_SIDE)
        return ODD_OK;
    if (ours != r->out->we && r->out->deals > 0)
        return fail_at(r, at, ODD_E_SYNTAX, "the side of We must be given before the first deal");
    if (side == r->said[!we])
        return fail_at(r, at, ODD_E_SYNTAX, "We and They cannot sit in the same direction");
    r->said[we] = side;
    r->out->we = ours;
    return ODD_OK;
}

static int read_names(reader *r, bool we) {
    int code = read_side_of_names(r, we);
    if (code != ODD_OK)
        return code;
    odd_item *item = add_item(r, ODD_ITEM_NAMES);
    item->number = we ? 0 : 1;
    item->side = side_of_names(r->out, item);
    item->text = rest_of(&r->s);
    return ODD_OK;
}

/* Returns the deal with that number, or the last end if number is 0. Uses bisection: a log may have a million
 * deals, and as many corrections. */
static odd_item *find_item(const odd_session *s, int number) {
    if (number == 0)
        return s->last_end < 0 ? NULL : &s->items[s->last_end];
    if (number > s->deals)
        return NULL;
    size_t low = 0, high = s->count - 1;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (s->items[middle].dealt < number)
            low = middle + 1;
        else
            high = middle;
    }
    return &s->items[low];
}

/* Reads `correct 3 5C W -1`, `correct 3 void`, `correct end void`. */
static int read_correction(reader *r) {
    if (r->forgets) {
        r->stopped = true;
        return ODD_OK;
    }
    odd_item *found = NULL, *item = add_item(r, ODD_ITEM_CORRECT);
    size_t at = r->s.at;
    bool end = odd_scan_whole(&r->s, "end");
    item->number = end ? 0 : odd_scan_number(&r->s);
    if (item->number < 0 || (!end && !odd_scan_blanks(&r->s)))
        return fail_at(r, at, ODD_E_SYNTAX, "expected the deal to correct and its result: correct 3 5C W -1");
    if (item->number > 0 || end)
        found = find_item(r->out, item->number);
    if (found == NULL)
        return fail_at(r, at, ODD_E_REFERENCE,
                       end                 ? "no end comes before this line"
                       : r->out->deals > 0 ? "no deal with this number comes before this line"
                                           : "no deal comes before this line");
    if (end && found->taken_back)
        return fail_at(r, at, ODD_E_REFERENCE, "the last end was already taken back");
    at = r->s.at;
    if (odd_scan_whole(&r->s, "void")) {
        item->taken_back = true;
        int code = expect_end(r, "unexpected text after void");
        if (code != ODD_OK)
            return code;
    } else if (end) {
        return fail_at(r, at, ODD_E_SYNTAX, "an end can only be withdrawn: correct end void");
    } else {
        int code = read_deal(r, item);
        if (code != ODD_OK)
            return code;
        found->result = item->result;
        found->honors_by = item->honors_by;
        found->honors_pts = item->honors_pts;
        found->hcp = item->hcp;
        found->side = item->side;
    }
    found->taken_back = item->taken_back;
    int now = item->before; /* its own index */
    item->before = found->before;
    found->before = now;
    return ODD_OK;
}

/* ---- Settings ---------------------------------------------------------------------------------- */

/* Reads one of two words. Returns 0 or 1, or -1 after an error. */
static int choose(reader *r, const char *first, const char *second, const char *instead) {
    int chosen = odd_scan_whole(&r->s, first) ? 0 : odd_scan_whole(&r->s, second) ? 1 : -1;
    if (chosen < 0 || !odd_scan_end(&r->s)) {
        fail_at(r, r->s.at, ODD_E_SYNTAX, instead);
        return -1;
    }
    return chosen;
}

/* Reads the value of a lone part-score in an unfinished rubber. */
static int read_unfinished(reader *r) {
    int chosen = choose(r, "100", "50", "expected partscores 100, or partscores 50 as in older laws");
    if (chosen < 0)
        return ODD_E_SYNTAX;
    r->out->partscore_50 = chosen == 1;
    return ODD_OK;
}

static int read_partscores(reader *r) {
    if (r->out->kind == ODD_SESSION_RUBBER)
        return read_unfinished(r);
    int chosen = choose(r, "carry", "bonus", "expected partscores carry, or partscores bonus (50 each)");
    if (chosen < 0)
        return ODD_E_SYNTAX;
    if (chosen == 0 && r->out->duplicate)
        return fail_at(r, r->line_start, ODD_E_SYNTAX,
                       "part-scores do not carry in duplicate style or in IMPs");
    r->out->rules.partscore_bonus = chosen == 1;
    return ODD_OK;
}

static int read_vulnerable(reader *r) {
    int chosen = choose(r, "dealer", "nondealer",
                        "expected vulnerable dealer or vulnerable nondealer (deals 2 and 3)");
    if (chosen < 0)
        return ODD_E_SYNTAX;
    r->out->rules.nondealer_vulnerable = chosen == 1;
    return ODD_OK;
}

static int read_deals(reader *r) {
    int chosen = choose(r, "4", "6", "expected the number of deals in a Chicago: deals 4, or deals 6");
    if (chosen < 0)
        return ODD_E_SYNTAX;
    r->out->rules.six_deals = chosen == 1;
    return ODD_OK;
}

/* Before the first deal this is a rule; later it holds for the following rubbers or Chicagos. */
static int read_dealer(reader *r) {
    static const char *const letters[] = {"n", "e", "s", "w"};
    for (int i = 0; i < 4; i++) {
        if (!odd_scan_whole(&r->s, letters[i]))
            continue;
        int code = expect_end(r, "unexpected text after the dealer");
        if (code == ODD_OK && r->out->deals == 0)
            r->out->rules.first_dealer = (odd_seat)(ODD_NORTH + i);
        else if (code == ODD_OK)
            add_item(r, ODD_ITEM_DEALER)->dealer = (uint8_t)(ODD_NORTH + i);
        return code;
    }
    return fail_at(r, r->s.at, ODD_E_SYNTAX, "expected the first dealer: dealer N, E, S or W");
}

static int read_duplicate(reader *r) {
    int code = expect_end(r, "unexpected text after duplicate");
    if (code == ODD_OK)
        r->out->duplicate = r->out->rules.partscore_bonus = true;
    return code;
}

static int read_imps(reader *r) {
    odd_text table = rest_of(&r->s);
    if (table.len == 1 && table.text[0] == '-')
        return fail_at(r, r->s.at, ODD_E_SYNTAX,
                       "expected the name of a file with expected scores, or nothing");
    r->out->imps = r->out->duplicate = r->out->rules.partscore_bonus = true;
    r->out->table = table;
    return ODD_OK;
}

/* The first heading determines the kind of log, if it precedes the first deal. */
static int read_kind(reader *r, odd_session_kind kind) {
    if (r->out->kind != kind && (r->headed || r->out->deals > 0))
        return fail_at(r, r->line_start, ODD_E_SYNTAX,
                       kind == ODD_SESSION_RUBBER ? "this log is a Chicago: keep a rubber in a separate log"
                                                  : "this log is a rubber: keep a Chicago in a separate log");
    r->headed = true;
    r->out->kind = kind;
    r->out->title = rest_of(&r->s);
    return ODD_OK;
}

static int read_rubber(reader *r) {
    return read_kind(r, ODD_SESSION_RUBBER);
}

static int read_chicago(reader *r) {
    return read_kind(r, ODD_SESSION_CHICAGO);
}

static int read_we(reader *r) {
    return read_names(r, true);
}

static int read_they(reader *r) {
    return read_names(r, false);
}

static int read_end(reader *r) {
    int code = expect_end(r, "unexpected text after end");
    if (code != ODD_OK)
        return code;
    r->out->last_end = (int)r->out->count;
    add_item(r, ODD_ITEM_END);
    return ODD_OK;
}

/* The words with which a line may begin if it is not a deal. */
static const struct word {
    const char *word;
    int (*read)(reader *r);
    bool rule;    /* must precede the first deal */
    bool chicago; /* only in a Chicago */
} words[] = {
    {"rubber", read_rubber, false, false},
    {"chicago", read_chicago, false, false},
    {"we", read_we, false, false},
    {"they", read_they, false, false},
    {"end", read_end, false, false},
    {"correct", read_correction, false, false},
    {"dealer", read_dealer, false, false},
    {"deals", read_deals, true, true},
    {"partscores", read_partscores, true, false},
    {"vulnerable", read_vulnerable, true, true},
    {"duplicate", read_duplicate, true, true},
    {"imps", read_imps, true, true},
};

static int bad_word(reader *r, size_t at) {
    const char *names[COUNT(words)];
    odd_scan here = {r->s.text, r->s.len, at};
    size_t len = odd_scan_token(&here);
    for (size_t i = 0; i < COUNT(words); i++)
        names[i] = words[i].word;
    const char *meant = odd_suggest(r->s.text + at, len, names, COUNT(words));
    odd_scan same = here;
    bool itself = meant != NULL && odd_scan_word(&same, meant) && same.at == at + len; /* `we: Ann` */
    if (meant == NULL || itself)
        return fail_at(r, at, ODD_E_SYNTAX, "expected a deal, like 4SX N +1, or we, they, end or correct");
    return odd_fail(next_error(r), ODD_E_SYNTAX, r->line, odd_scan_column(&r->s, at),
                    "unknown keyword '%.*s': did you mean %s?", (int)odd_scan_quotable(r->s.text + at, len),
                    r->s.text + at, meant);
}

static int read_line(reader *r) {
    odd_scan_blanks(&r->s);
    if (odd_scan_end(&r->s))
        return ODD_OK;
    char c = odd_lower(odd_scan_peek(&r->s));
    if (odd_is_digit(c) || c == 'p' || c == 'a') {
        odd_scan here = r->s;
        if (odd_is_digit(c) || odd_scan_word(&here, "pass") || odd_scan_word(&here, "all"))
            return read_new_deal(r);
    }
    size_t at = r->line_start = r->s.at;
    for (size_t i = 0; i < COUNT(words); i++) {
        if (!odd_scan_whole(&r->s, words[i].word))
            continue;
        if (words[i].chicago && r->out->kind != ODD_SESSION_CHICAGO)
            return fail_at(r, at, ODD_E_SYNTAX, "this is a rule of Chicago: a rubber does not have it");
        if (words[i].rule && r->out->deals > 0)
            return fail_at(r, at, ODD_E_SYNTAX, "rules must come before the first deal");
        return words[i].read(r);
    }
    return bad_word(r, at);
}

odd_deal odd_item_deal(const odd_item *item) {
    return (odd_deal){.result = odd_unpack(item->result, NULL),
                      .game = ODD_RUBBER_BRIDGE,
                      .honors_by = (odd_seat)item->honors_by,
                      .honors_pts = item->honors_pts};
}

int odd_item_corrected_by(const odd_session *session, const odd_item *item) {
    const odd_item *now = &session->items[item->before];
    return item->kind == ODD_ITEM_CORRECT || now == item ? 0 : now->line;
}

size_t odd_session_items(const char *text, size_t len) {
    size_t lines = 1, i = 0;
    for (; ODD_QUICK && i + ODD_WORD_BYTES <= len; i += ODD_WORD_BYTES)
        lines += odd_word_count(odd_word_marks(odd_word_at(text + i), '\n'));
    for (; i < len; i++)
        lines += text[i] == '\n';
    return lines;
}

/* Reads a line that is only a result, as most are. Returns its length without its end; 0 if it is another
 * line, or not in the most common form. */
static size_t read_plain_line(reader *r, odd_packed *out, const char *text, size_t len) {
    size_t used = len < ODD_PART_MEMO_REACH ? 0 : odd_word_pair_before(text, '\n');
    odd_result result;
    if (odd_part_memo_find(&r->known, out, text, used, len))
        return used;
    if (!odd_result_plain(&result, text, len, &used) || used == len || text[used] != '\n')
        return 0;
    odd_part_memo_add(&r->known, text, used, len);
    *out = odd_pack(result, ODD_VUL_NONE);
    return used;
}

/* Reads a deal on such a line. Returns the length of the line, including its end; 0 if it is another line. */
static size_t read_plain_deal(reader *r, const char *text, size_t len) {
    odd_session *out = r->out;
    odd_packed result;
    size_t used;
    if (!odd_is_digit(*text) || out->imps || (used = read_plain_line(r, &result, text, len)) == 0)
        return 0;
    int index = (int)out->count++, number = ++out->deals;
    out->items[index] = (odd_item){.kind = ODD_ITEM_DEAL,
                                   .line = r->line,
                                   .number = number,
                                   .dealt = number,
                                   .before = index,
                                   .result = result,
                                   .hcp = -1,
                                   .text = trimmed(text, used)};
    return used + 1;
}

/* Reads one line; an item that it added before an error becomes a bad item. */
static void read_and_note(reader *r) {
    odd_session *out = r->out;
    size_t before = out->count;
    int code = read_line(r);
    if (code == ODD_OK)
        return;
    out->count = before;
    add_item(r, ODD_ITEM_BAD)->text = trimmed(r->s.text, r->s.len);
    if (out->errors++ == 0)
        r->first_code = code;
}

void odd_reader_start(odd_reader *r, odd_session *out, odd_session_kind kind, odd_item *items,
                      odd_error *errors, size_t errors_cap, const char *text, size_t len) {
    *out = (odd_session){
        .kind = kind, .we = ODD_NS, .items = items, .last_end = -1, .expected = odd_expected_usual()};
    size_t mark = len >= 3 && text[0] == '\xEF' && text[1] == '\xBB' && text[2] == '\xBF' ? 3 : 0;
    *r =
        (odd_reader){.out = out,
                     .lines = {text + mark, len - mark, 0, 0}, /* some editors begin with a byte order mark */
                     .errors = errors,
                     .errors_cap = errors_cap};
}

bool odd_reader_fill(odd_reader *r, size_t items) {
    odd_lines lines = r->lines; /* a local copy stays in registers */
    while (lines.at < lines.len && r->out->count < items && !r->stopped) {
        r->line = lines.line + 1;
        size_t plain = ODD_QUICK ? read_plain_deal(r, lines.text + lines.at, lines.len - lines.at) : 0;
        if (plain > 0) {
            lines.at += plain;
            lines.line++;
        } else if (odd_lines_next(&lines, &r->s)) {
            read_and_note(r);
        }
    }
    r->lines = lines;
    return lines.at < lines.len && !r->stopped;
}

int odd_session_read(odd_session *out, odd_session_kind kind, odd_item *items, odd_error *errors,
                     size_t errors_cap, const char *text, size_t len) {
    reader r;
    odd_reader_start(&r, out, kind, items, errors, errors_cap, text, len);
    odd_reader_fill(&r, SIZE_MAX);
    /* The line that says which side We are may follow the first names, but not the first deal. */
    for (size_t i = 0; i < out->count && items[i].dealt == 0; i++)
        if (items[i].kind == ODD_ITEM_NAMES)
            items[i].side = side_of_names(out, &items[i]);
    return r.first_code;
}
