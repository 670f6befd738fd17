/* Writes a PBN file in export form, with all its contents, and byte for byte the same if it was in that form.
 * Knows how games are written, but not what they mean. */
#include "base/arena.h"
#include "base/text.h"
#include "base/out.h"
#include "exchange/pbn/pbn.h"

typedef struct rewriter {
    odd_pbn_lexer x;
    odd_target *out;
    uint32_t *order, *other; /* of the tags of a game */
    size_t order_cap, other_cap;
    bool inherited[PBN_KINDS]; /* later games may leave it out: ## */
    bool said[PBN_KINDS];      /* in this game */
    bool filled[PBN_KINDS];    /* the last value was added by this program, so # does not refer to it */
    odd_text last[PBN_KINDS];  /* the last value in the file */
    bool any;                  /* a game was written */
} rewriter;

static void put(const rewriter *w, const char *text) {
    odd_target_string(w->out, text);
}

/* ---- Comments and escaped lines ---------------------------------------------------------------------- */

/* Omits text that is neither a comment nor escaped, so that each of these has a line of its own. */
static bool put_clean(const rewriter *w, odd_pbn_parts parts) {
    odd_pbn_parts all = parts;
    bool words = false;
    for (odd_pbn_part part; (part = odd_pbn_part_next(&all)).kind != PBN_PART_END;)
        words = words || part.kind == PBN_PART_WORD || part.kind == PBN_PART_STRING;
    for (odd_pbn_part part; words && (part = odd_pbn_part_next(&parts)).kind != PBN_PART_END;)
        if (part.kind == PBN_PART_COMMENT || part.kind == PBN_PART_ESCAPE) {
            odd_pbn_put_lines(w->out, part.text);
            put(w, "\r\n");
        }
    return words;
}

/* Writes what comes before the first tag of a game. */
static void put_before(const rewriter *w, odd_text before) {
    if (!put_clean(w, odd_pbn_parts_of(before, 1, true)))
        odd_pbn_put_lines(w->out, before);
}

/* ---- The first lines --------------------------------------------------------------------------------- */

static odd_text next_line(odd_text *text) {
    odd_text line = odd_text_line(text);
    while (line.len > 0 && line.text[line.len - 1] == '\r')
        line.len--;
    return line;
}

/* "% PBN 2.1" and "% EXPORT" come first; the version that the file states stays. */
static void put_heading(const rewriter *w, odd_text before) {
    odd_text rest = before, line = next_line(&rest);
    bool version = odd_text_begins(line, "% PBN ");
    if (version) {
        odd_target_text(w->out, line);
        put(w, "\r\n");
        before = rest;
        line = next_line(&rest);
    } else {
        put(w, "% PBN 2.1\r\n");
    }
    put(w, "% EXPORT\r\n");
    if (odd_text_begins(line, "% EXPORT") || odd_text_begins(line, "% IMPORT"))
        before = rest;
    put_before(w, before);
}

/* ---- Order --------------------------------------------------------------------------------------------- */

/* Where the section begins that comes after a tag: at its first word. */
static size_t section_start(const odd_pbn_tag *tag) {
    odd_pbn_parts parts = odd_pbn_section_of(tag);
    for (odd_pbn_part part; (part = odd_pbn_part_next(&parts)).kind != PBN_PART_END;)
        if (part.kind == PBN_PART_WORD || part.kind == PBN_PART_STRING)
            return (size_t)(part.text.text - tag->behind.text) - (part.kind == PBN_PART_STRING);
    return tag->behind.len;
}

static bool is_section(const odd_pbn_tag *tag) {
    if (tag->kind != PBN_OTHER)
        return tag->kind >= PBN_SECTIONS && tag->kind != PBN_NOTE;
    return section_start(tag) < tag->behind.len;
}

/* Mandatory tags, others, auction, play, tables: notes belong to the section before them. */
static int rank_of(const odd_pbn_tag *tag) {
    if (tag->kind == PBN_OTHER)
        return is_section(tag) ? PBN_TABLES : PBN_MANDATORY_LAST + 1;
    if (tag->kind == PBN_NOTE)
        return tag->taken ? PBN_PLAY : PBN_AUCTION;
    if (tag->kind > PBN_MANDATORY_LAST && tag->kind < PBN_SECTIONS)
        return PBN_MANDATORY_LAST + 1;
    return tag->kind >= PBN_TABLES ? PBN_TABLES : tag->kind;
}

static bool in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_pbn_tag *tags = owner;
    int x = rank_of(&tags[a]), y = rank_of(&tags[b]);
    bool sections = x == PBN_AUCTION || x == PBN_PLAY;
    return x != y ? x < y : sections || odd_text_compare(tags[a].name, tags[b].name) <= 0;
}

/* Lists the tags in the order of writing, without duplicates. Marks the notes of the play. */
static size_t find_order(rewriter *w) {
    odd_pbn_lexer *x = &w->x;
    odd_arena *arena = x->in->arena;
    bool after_play = false;
    size_t count = 0;
    if (!ODD_ROOM(arena, w->order, 0, x->count, w->order_cap))
        return 0;
    if (!ODD_ROOM(arena, w->other, 0, x->count, w->other_cap))
        return 0;
    for (int kind = 0; kind < PBN_KINDS; kind++)
        w->said[kind] = false;
    for (size_t i = 0; i < x->count; i++) {
        odd_pbn_tag *tag = &x->tags[i];
        after_play = (after_play || tag->kind == PBN_PLAY) && tag->kind != PBN_AUCTION;
        tag->taken = tag->kind == PBN_NOTE && after_play;
        if (tag->kind != PBN_OTHER && tag->kind != PBN_NOTE && w->said[tag->kind])
            continue;
        w->said[tag->kind] = true;
        w->order[count++] = (uint32_t)i;
    }
    odd_sort(w->order, w->other, count, in_order, x->tags);
    return count;
}

/* ---- Values ---------------------------------------------------------------------------------------------- */

static const odd_pbn_tag *tag_of(const rewriter *w, odd_pbn_kind kind) {
    for (size_t i = 0; i < w->x.count; i++)
        if (w->x.tags[i].kind == kind)
            return &w->x.tags[i];
    return NULL;
}

/* Writes a deal from the dealer on, whose tag comes first; ranks from the ace down. Returns false if it cannot be improved. */
static bool better_deal(const rewriter *w, odd_text value, char text[ODD_HANDS_MAX]) {
    odd_seat first = ODD_NO_SEAT;
    odd_hands hands;
    for (size_t i = 0; i + 2 < value.len; i++)
        if (value.text[i] == '.' && value.text[i + 1] == '.' && value.text[i + 2] == '.' &&
            (i == 0 || value.text[i - 1] == ' ' || value.text[i - 1] == ':'))
            return false; /* a hand without cards is known; a missing hand is not */
    if (odd_hands_parse(&hands, value.text, value.len, NULL) != ODD_OK)
        return false;
    if (!w->said[PBN_DEALER] || odd_pbn_seat(&first, w->last[PBN_DEALER], false) == PBN_BAD)
        odd_pbn_seat(&first, (odd_text){value.text, 1}, false);
    odd_hands_format(text, ODD_HANDS_MAX, &hands, first);
    return true;
}

static odd_text better_value(const rewriter *w, int kind, odd_text value, char text[ODD_HANDS_MAX]) {
    static const char *const vuls[] = {"None", "NS", "EW", "All"};
    odd_vul vul;
    odd_seat seat;
    odd_result contract;
    if (kind == PBN_DEAL && better_deal(w, value, text))
        return odd_text_of(text);
    if (kind == PBN_VULNERABLE && odd_pbn_vul(&vul, value) != PBN_BAD)
        return odd_text_of(vuls[vul]);
    if ((kind == PBN_DEALER || kind == PBN_AUCTION || kind == PBN_PLAY) &&
        odd_pbn_seat(&seat, value, false) != PBN_BAD)
        return odd_text_of(odd_seat_text(seat));
    if (kind == PBN_CONTRACT && odd_pbn_contract(&contract, value) == PBN_LENIENT) {
        if (contract.level == 0)
            return odd_text_of("Pass");
        odd_text parts[] = {odd_text_of(odd_strain_text(contract.strain, ODD_ASCII)),
                            odd_text_of(odd_doubling_text(contract.doubling))};
        size_t len = 0;
        text[len++] = (char)('0' + contract.level);
        for (size_t p = 0; p < 2; p++)
            for (size_t i = 0; i < parts[p].len; i++)
                text[len++] = parts[p].text[i];
        return (odd_text){text, len};
    }
    return value;
}

/* ---- Games ------------------------------------------------------------------------------------------------ */

/* Returns the start of the line of a place in a text. */
static size_t line_start(odd_text text, size_t at) {
    while (at > 0 && text.text[at - 1] != '\n')
        at--;
    return at;
}

/* Returns the text up to the end of the last comment or escaped line, which may include blanks. */
static odd_text without_rest(odd_text text) {
    odd_pbn_parts parts = odd_pbn_parts_of(text, 1, text.text[-1] == '\n');
    size_t len = 0;
    for (odd_pbn_part part; (part = odd_pbn_part_next(&parts)).kind != PBN_PART_END;) {
        odd_text written = odd_pbn_part_text(&part);
        len = (size_t)(written.text - text.text) + written.len;
    }
    return (odd_text){text.text, len};
}

/* Writes comments and escaped lines unchanged, on the line of the tag or below it. Ends the line. */
static void put_remarks(const rewriter *w, odd_text text) {
    size_t from = 0;
    if (text.len > 0)
        text = without_rest(text);
    if (text.len > 0) {
        while ((unsigned char)text.text[from] <= ' ' && text.text[from] != '\n')
            from++;
        bool below = text.text[-1] == '\n' || text.text[from] == '\n';
        from = below && text.text[-1] != '\n' ? from + 1 : 0;
        put(w, below ? "\r\n" : "");
        odd_pbn_put_lines(w->out, (odd_text){text.text + from, text.len - from});
    }
    put(w, "\r\n");
}

/* A table cannot contain comments: one with comments, with an unclosed string, or with a row that would become an escaped
 * line, stays as it is. */
static bool has_remarks(odd_text text) {
    odd_pbn_parts parts = odd_pbn_parts_of(text, 1, true);
    for (odd_pbn_part part; (part = odd_pbn_part_next(&parts)).kind != PBN_PART_END;) {
        bool escapes = part.kind == PBN_PART_WORD && part.first && part.text.text[0] == '%';
        if (part.kind == PBN_PART_COMMENT || part.kind == PBN_PART_ESCAPE || escapes ||
            (part.kind == PBN_PART_STRING && !part.closed))
            return true;
    }
    return false;
}

/* Returns rows without the empty lines at their end. Blanks after the last cell belong to the table. */
static odd_text without_empty_end(odd_text rows) {
    size_t len = rows.len;
    while (len > 0 && (unsigned char)rows.text[len - 1] <= ' ')
        len--;
    while (len < rows.len && rows.text[len] != '\n' && rows.text[len] != '\r')
        len++;
    return (odd_text){rows.text, len};
}

static void put_behind(const rewriter *w, const odd_pbn_tag *tag) {
    odd_text text = tag->behind;
    size_t start = section_start(tag);
    if (!is_section(tag) && start < text.len) {
        put(w, "\r\n");
        put_clean(w, odd_pbn_section_of(tag));
        return;
    }
    put_remarks(w, (odd_text){text.text, start});
    if (start == text.len)
        return;
    if (tag->kind == PBN_AUCTION || tag->kind == PBN_PLAY) {
        odd_pbn_put_section(w->out, (odd_text){text.text + start, text.len - start},
                            tag->kind == PBN_AUCTION);
        return;
    }
    odd_text rows = {text.text + start, text.len - start};
    size_t blanks = start - line_start(text, start); /* of the first row */
    bool own_line = true;
    for (size_t i = 1; i <= blanks; i++)
        own_line = own_line && (unsigned char)rows.text[-(ptrdiff_t)i] <= ' ';
    if (own_line)
        rows = (odd_text){rows.text - blanks, rows.len + blanks};
    rows = without_empty_end(rows);
    if (has_remarks(rows)) {
        put(w, rows.text[0] == '%' ? " " : ""); /* at the start of a line it would be escaped */
        odd_pbn_put_lines(w->out, rows);
        put(w, "\r\n");
    } else {
        odd_pbn_put_table(w->out, tag->value, rows);
    }
}

static void put_tag(rewriter *w, const odd_pbn_tag *tag) {
    char text[ODD_HANDS_MAX];
    bool all = tag->value.len >= 2 && tag->value.text[0] == '#' && tag->value.text[1] == '#';
    w->inherited[tag->kind] = w->inherited[tag->kind] || all;
    bool as_before = odd_pbn_is(tag->value, "#"), lost = as_before && w->filled[tag->kind];
    if (!as_before)
        w->last[tag->kind] = (odd_text){tag->value.text + 2 * all, tag->value.len - 2 * all};
    w->filled[tag->kind] = false;
    put(w, "[");
    odd_target_text(w->out, tag->name);
    put(w, " \"");
    odd_text value = better_value(w, tag->kind, lost ? w->last[tag->kind] : tag->value, text);
    odd_target_text(w->out, value);
    odd_pbn_put_quote(w->out, value);
    put(w, "]");
    put_behind(w, tag);
}

/* Writes missing mandatory tags: as unknown, or as not applicable for a deal that was passed out. */
static void put_missing(rewriter *w, int from, int to, bool passed) {
    for (int kind = from; kind < to; kind++)
        if (!w->said[kind] && !w->inherited[kind]) {
            w->filled[kind] = true;
            odd_pbn_put_tag(w->out, odd_text_of(odd_pbn_name((odd_pbn_kind)kind)),
                            odd_text_of(passed && kind > PBN_SCORING ? "" : "?"), true);
        }
}

static void put_game(rewriter *w) {
    size_t count = find_order(w);
    const odd_pbn_tag *contract = tag_of(w, PBN_CONTRACT);
    odd_result result;
    bool passed =
        contract != NULL && odd_pbn_contract(&result, contract->value) != PBN_BAD && result.level == 0;
    int next = PBN_EVENT;
    for (size_t i = 0; i < count; i++) {
        const odd_pbn_tag *tag = &w->x.tags[w->order[i]];
        int up_to =
            tag->kind != PBN_OTHER && tag->kind <= PBN_MANDATORY_LAST ? tag->kind : PBN_MANDATORY_LAST + 1;
        put_missing(w, next, up_to, passed);
        next = up_to > next ? up_to : next;
        put_tag(w, tag);
    }
    put_missing(w, next, PBN_MANDATORY_LAST + 1, passed);
}

int odd_pbn_rewrite(const odd_source *in, odd_target *out, odd_error *error) {
    rewriter w = {.out = out};
    if (!odd_pbn_open(&w.x, in))
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    for (bool first = true; odd_pbn_next(&w.x); first = false) {
        if (!first)
            put(&w, "\r\n");
        if (first)
            put_heading(&w, w.x.before);
        else
            put_before(&w, w.x.before);
        if (w.x.count > 0)
            put_game(&w);
    }
    if (w.x.ended)
        put(&w, "\r\n");
    return in->arena->empty ? odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory") : ODD_OK;
}
