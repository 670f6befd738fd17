/* Scores lines by recognizing their bytes. An ordinary line, "4SX N +1<tab>none", has two words: the contract,
 * up to the first blank, and the rest. There are about a hundred contracts and about 400 rests, and a rest has
 * one of 84 meanings: which side declares, whether it is vulnerable, and the tricks above or below the
 * contract. So the data for a line stays in a processor's first caches. Words are compared completely, and the
 * library's parser reads each pair of a contract and a meaning first, so an answer is never wrong. Compiled twice: as it is, and
 * with ODD_BATCH_V3 for processors with AVX2 and BMI2. */
#include "cli/scores.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "base/text.h"

enum {
    SCORE_BYTES = 8,    /* a score as text, with its line end */
    SCORE_LIMIT = 7600, /* down 13, redoubled and vulnerable */
    UNKNOWN = 0,        /* of texts: none */
    NO_CELL = 0,        /* cells: always UNKNOWN */
    BAD = 1,            /* "?" */
    ZERO = 2 + SCORE_LIMIT / 10,
    TEXTS = ZERO + SCORE_LIMIT / 10 + 1,
    COLUMNS = 352, /* of a row: 11 cache lines, so that rows do not compete for the same cache sets */
    ROWS = 186,    /* row + column fits into 16 bits */
    FIRST_BITS = 11,
    REST_BITS = 12,
    TRIES = 8, /* consecutive slots that a word may be in */
    FIRST_MAX = 6,
    REST_MAX = 14,
    NUMBER_SHIFT = 48, /* where a slot has the number of its word, behind the bytes */
    SPLIT = 3,         /* where a result without blanks is split */
    BLOCK = 4096,      /* bytes whose line ends are found together */
    SPAN = 64,         /* bytes compared together */
    TRICKS = 13
};

/* "-7600\n" and its length, to be copied whole. */
typedef struct score_text {
    char text[SCORE_BYTES - 1];
    uint8_t len;
} score_text;

/* A slot of a contract: its bytes, padded with zeros, and in the two bytes behind them its row. 0: an empty slot. */
typedef uint64_t first_word;

/* A slot of the rest of a line, the same with its column in the last two bytes. The first half is 0 in an empty slot. */
typedef struct rest_word {
    uint64_t half[2];
} rest_word;

struct odd_batch_memo {
    odd_batch_rules rules;
    /* The bytes of a word that a contract has, by its length, 0 if it is too long; and those of the two words of a rest. */
    uint64_t first_masks[ODD_BITS_SHORT + 1], rest_masks[2][REST_MAX + 1];
    uint32_t rows, columns; /* in use; the columns of meanings are from the start */
    score_text texts[TEXTS];
    uint32_t ends[BLOCK + SPAN]; /* of the lines of a block */
    uint16_t found[BLOCK];       /* their cells */
    first_word firsts[(1 << FIRST_BITS) + TRIES];
    rest_word rests[(1 << REST_BITS) + TRIES];
    uint16_t cells[ROWS * COLUMNS]; /* texts, by row + column */
};
#ifndef ODD_BATCH_V3
const size_t odd_batch_memo_bytes = sizeof(odd_batch_memo);

/* A mask of the first bytes of a word, from 0 to 8 of them. */
static uint64_t low_bytes(int count) {
    return count <= 0 ? 0 : UINT64_MAX >> 8 * (count < ODD_WORD_BYTES ? ODD_WORD_BYTES - count : 0);
}

void odd_batch_memo_start(odd_batch_memo *memo, const odd_batch_rules *rules) {
    memo->rules = *rules;
    memo->rows = 1; /* row 0 is empty: it contains NO_CELL */
    memo->columns =
        1 + 4 * (2 * TRICKS + 1); /* column 0 is empty, too; then those of meanings: see meaning_of */
    for (int i = 1; i <= FIRST_MAX; i++)
        memo->first_masks[i] = low_bytes(i);
    for (int i = 0; i <= REST_MAX; i++) {
        memo->rest_masks[0][i] = low_bytes(i);
        memo->rest_masks[1][i] = low_bytes(i - ODD_WORD_BYTES);
    }
    memo->texts[BAD] = (score_text){"?\n", 2};
    for (int score = -SCORE_LIMIT; score <= SCORE_LIMIT; score += 10) {
        score_text *t = &memo->texts[ZERO + score / 10];
        t->len = (uint8_t)snprintf(t->text, sizeof t->text, "%d\n", score);
    }
}

void odd_batch_memo_copy(odd_batch_memo *memo, const odd_batch_memo *other) {
    memcpy(memo, other,
           offsetof(odd_batch_memo, cells) + (size_t)other->rows * COLUMNS * sizeof other->cells[0]);
}
#endif

/* ---- Words ------------------------------------------------------------------------------------- */

/* The two words of a line. */
typedef struct line_words {
    size_t split, rest_len;
    uint64_t first, rest[2];
} line_words;

/* Splits a line into its words. Returns false if the rest is too long; the first word is zero if it is too long. Nearly
 * without branches, since lengths differ from line to line. */
static inline bool split_line(const odd_batch_memo *memo, line_words *w, const char *text, size_t len) {
    size_t split = odd_bits_first(odd_bits_short(text, ' ', ' ') | UINT32_C(1) << ODD_BITS_SHORT);
    size_t rest_len = len - split; /* huge if negative */
    if (__builtin_expect(rest_len - 1 >= REST_MAX, 0)) {
        if (split < len)
            return false;
        split = SPLIT;
        rest_len = len - split;
        if (rest_len > REST_MAX)
            return false;
    }
    w->split = split;
    w->rest_len = rest_len;
    w->first = odd_word_at(text) & memo->first_masks[split];
    w->rest[0] = odd_word_at(text + split) & memo->rest_masks[0][rest_len];
    w->rest[1] = odd_word_at(text + split + 8) & memo->rest_masks[1][rest_len];
    return true;
}

static inline size_t first_slot(uint64_t key) {
    return (size_t)(key * UINT64_C(0x9E3779B97F4A7C15) >> (64 - FIRST_BITS));
}

/* The first eight bytes and the length tell ordinary rests apart. */
static inline size_t rest_slot(const line_words *w) {
    return (size_t)((w->rest[0] + w->rest_len) * UINT64_C(0x9E3779B97F4A7C15) >> (64 - REST_BITS));
}

/* What a slot has beside the bytes of a word: its number in the two highest bytes, and nothing else, if it is the word's. */
#define IS_NUMBER(rest) ((rest) << (64 - NUMBER_SHIFT) == 0)

static inline bool same_rest(const rest_word *r, const uint64_t key[2]) {
    return r->half[0] == key[0] && IS_NUMBER(r->half[1] ^ key[1]);
}

/* The slot that contains the word, or the empty slot for it; NULL if all are taken, or if the word is all zeros. */
static first_word *find_first(odd_batch_memo *memo, uint64_t key) {
    first_word *slot = &memo->firsts[first_slot(key)], *stop = slot + TRIES;
    while (slot < stop && *slot != 0 && !IS_NUMBER(*slot ^ key))
        slot++;
    return slot < stop && key != 0 ? slot : NULL;
}

static rest_word *find_rest(odd_batch_memo *memo, const line_words *w) {
    rest_word *slot = &memo->rests[rest_slot(w)], *stop = slot + TRIES;
    while (slot < stop && slot->half[0] != 0 && !same_rest(slot, w->rest))
        slot++;
    return slot < stop && w->rest[0] != 0 ? slot : NULL;
}

/* The cell of the words in two slots. */
static inline uint32_t cell_at(first_word first, const rest_word *rest) {
    return (uint32_t)(first >> NUMBER_SHIFT) + (uint32_t)(rest->half[1] >> NUMBER_SHIFT);
}

/* ---- A line that is not known ------------------------------------------------------------------ */

/* The deal of a line, and where its vulnerability ends. */
typedef struct line_deal {
    odd_deal deal;
    size_t tab, vul_end; /* the length of the line if there is none */
    int column;          /* of the error */
    odd_error error;
} line_deal;

static int column_of(const char *text, size_t len) {
    return odd_scan_column(&(odd_scan){text, len, 0}, len);
}

/* The end of the column that begins at `from`: at a tab, or at the end of the line. */
static size_t column_end(const char *text, size_t from, size_t len) {
    const char *tab = memchr(text + from, '\t', len - from);
    return tab != NULL ? (size_t)(tab - text) : len;
}

static bool refuse(line_deal *d, int column, const char *message) {
    d->column = column;
    if (message != d->error.message)
        snprintf(d->error.message, sizeof d->error.message, "%s", message);
    return false;
}

/* Reads what is before the first tab, and between it and the next; the rest is copied. */
static bool read_deal(line_deal *d, const odd_batch_rules *rules, const char *text, size_t len) {
    d->deal = (odd_deal){.vul = rules->vul};
    d->tab = column_end(text, 0, len);
    d->vul_end = d->tab < len ? column_end(text, d->tab + 1, len) : len;
    if (odd_result_parse(&d->deal.result, text, d->tab, &d->error) != ODD_OK)
        return refuse(d, d->error.column, d->error.message);
    if (d->tab == len && !rules->have_vul)
        return refuse(d, column_of(text, len),
                      "missing vulnerability: expected RESULT, a tab and VUL, or the option -v");
    if (d->tab < len &&
        odd_vul_parse(&d->deal.vul, text + d->tab + 1, d->vul_end - d->tab - 1, &d->error) != ODD_OK)
        return refuse(d, d->error.column + column_of(text, d->tab), d->error.message);
    if (d->deal.result.level > 0 && d->deal.result.declarer == ODD_NO_SEAT && !rules->declarers)
        return refuse(d, 1, "missing declarer: North-South's score needs one; or use the option --declarer");
    if (odd_deal_check(&d->deal, &d->error) != ODD_OK)
        return refuse(d, 1, d->error.message);
    return true;
}

static uint16_t text_of(const odd_batch_rules *rules, const odd_deal *deal) {
    int score = odd_score(deal->result, deal->vul);
    bool turned = rules->declarers && odd_seat_side(deal->result.declarer) == ODD_EW;
    return (uint16_t)(ZERO + (turned ? -score : score) / 10);
}

/* The column of the meaning of a rest, if it means the same after every contract; otherwise COLUMNS. Two rests mean the same
 * if the same side declares, with the same vulnerability and the same number of tricks above or below the contract. */
static uint32_t meaning_of(const line_deal *d, const char *rest, size_t len) {
    enum { LONGEST = 2 + REST_MAX };
    int side = odd_seat_side(d->deal.result.declarer) == ODD_EW ? 1 : 0, common = -1;
    if (d->deal.result.level == 0 || d->deal.result.declarer == ODD_NO_SEAT)
        return COLUMNS;
    for (int level = 1; level <= 7; level++) {
        char text[LONGEST] = {(char)('0' + level), 'C'};
        odd_result r;
        memcpy(text + 2, rest, len);
        if (odd_result_parse(&r, text, 2 + len, NULL) != ODD_OK)
            continue;
        int over = r.tricks - level - 6 + TRICKS;
        if (r.declarer != d->deal.result.declarer || r.strain != ODD_CLUBS || r.level != level ||
            r.doubling != ODD_UNDOUBLED || (common >= 0 && over != common))
            return COLUMNS;
        common = over;
    }
    int over = d->deal.result.tricks - d->deal.result.level - 6 + TRICKS;
    bool vulnerable = odd_vulnerable(d->deal.vul, d->deal.result.declarer) == 1;
    return over == common ? (uint32_t)(1 + 4 * over + 2 * side + vulnerable) : COLUMNS;
}

/* Stores the meaning of a line, if there is room. */
static void remember(odd_batch_memo *memo, const line_words *w, const line_deal *d, const char *text) {
    first_word *first = find_first(memo, w->first);
    rest_word *rest = find_rest(memo, w);
    if (first == NULL || rest == NULL || (*first == 0 && memo->rows == ROWS))
        return;
    if (rest->half[0] == 0) {
        uint32_t column = d->tab > w->split ? meaning_of(d, text + w->split, d->tab - w->split) : COLUMNS;
        if (column == COLUMNS && memo->columns == COLUMNS)
            return;
        if (column == COLUMNS)
            column = memo->columns++;
        *rest = (rest_word){{w->rest[0], w->rest[1] | (uint64_t)column << NUMBER_SHIFT}};
    }
    if (*first == 0)
        *first = w->first | (uint64_t)(memo->rows++ * COLUMNS) << NUMBER_SHIFT;
    memo->cells[cell_at(*first, rest)] = text_of(&memo->rules, &d->deal);
}

/* Lines of a block, the first of which may begin before it. */
typedef struct line_block {
    const char *start; /* of the first line */
    const char *text;
    size_t count;
    bool plain;
} line_block;

/* Answers a line with a word that is not in its first slot, is unknown, or is wrong. Not inlined, to keep the loop over known
 * lines small. */
static uint16_t __attribute__((noinline))
read_slowly(odd_batch_memo *memo, odd_batch_piece *piece, const line_block *block, size_t i) {
    const char *text = i > 0 ? block->text + memo->ends[i - 1] + 1 : block->start;
    size_t len = (size_t)(block->text + memo->ends[i] - text);
    line_words w;
    line_deal d;
    bool short_line = block->plain && split_line(memo, &w, text, len);
    if (short_line) {
        const first_word *first = find_first(memo, w.first);
        const rest_word *rest = find_rest(memo, &w);
        if (first != NULL && rest != NULL && *first != 0 && rest->half[0] != 0 &&
            memo->cells[cell_at(*first, rest)] != UNKNOWN)
            return memo->cells[cell_at(*first, rest)];
    }
    if (!read_deal(&d, &memo->rules, text, len)) {
        piece->wrong(piece, piece->lines + i + 1, d.column, d.error.message);
        return BAD;
    }
    if (short_line && d.vul_end == len)
        remember(memo, &w, &d, text);
    return text_of(&memo->rules, &d.deal);
}

/* The cell of a line whose words are known, which nearly all are; otherwise NO_CELL. Every line of a long file passes here, so
 * each instruction counts. */
static inline uint16_t cell_of(const odd_batch_memo *memo, const char *text, size_t len) {
    line_words w;
    if (!split_line(memo, &w, text, len))
        return NO_CELL;
    const rest_word *slot = &memo->rests[rest_slot(&w)];
    uint64_t first = memo->firsts[first_slot(w.first)] ^ w.first;
    uint64_t start = slot->half[0] ^ w.rest[0], end = slot->half[1] ^ w.rest[1];
    return __builtin_expect((start | (first | end) << (64 - NUMBER_SHIFT)) == 0, 1)
               ? (uint16_t)((first + end) >> NUMBER_SHIFT)
               : NO_CELL;
}

/* ---- Line ends --------------------------------------------------------------------------------- */

#ifdef ODD_BATCH_V3
typedef char long_lane __attribute__((vector_size(SPAN / 2)));

static inline uint64_t half_ends(const char *text) {
    long_lane lane;
    memcpy(&lane, text, sizeof lane);
    return (uint32_t)__builtin_ia32_pmovmskb256((long_lane)(lane == (long_lane){0} + '\n'));
}

static inline int count_ends(uint64_t bits) {
    return __builtin_popcountll(bits);
}

static inline size_t first_end(uint64_t bits) {
    return (size_t)__builtin_ia32_tzcnt_u64(bits);
}
#else
static inline uint64_t half_ends(const char *text) {
    return odd_bits_of(text, '\n');
}

static inline int count_ends(uint64_t bits) {
    return odd_bit_count(bits);
}

static inline size_t first_end(uint64_t bits) {
    return odd_bit_first(bits | UINT64_C(1) << 63);
}
#endif

/* Notes the end at the lowest bit, and returns the other bits; if there is none, notes anything. */
static inline uint64_t note_end(uint32_t *to, size_t at, uint64_t bits) {
    *to = (uint32_t)(at + first_end(bits));
    return bits & (bits - 1);
}

/* Finds the line ends of a block, whose last byte need not be one. Sets *plain to false if there is a NUL, which would look
 * like the end of a word. A span has four to six lines: six places are written without a branch, which could not be predicted, and
 * those that are not ends are overwritten by the next span. */
static size_t find_ends(uint32_t *ends, const char *text, size_t len, bool *plain) {
    size_t count = 0;
    *plain = memchr(text, '\0', len) == NULL;
    for (size_t at = 0; at < len; at += SPAN) {
        uint64_t bits = half_ends(text + at) | half_ends(text + at + SPAN / 2) << SPAN / 2;
        if (len - at < SPAN)
            bits &= (UINT64_C(1) << (len - at)) - 1;
        uint32_t *next = ends + count;
        count += (size_t)count_ends(bits);
        bits = note_end(next, at, bits);
        bits = note_end(next + 1, at, bits);
        bits = note_end(next + 2, at, bits);
        bits = note_end(next + 3, at, bits);
        bits = note_end(next + 4, at, bits);
        bits = note_end(next + 5, at, bits);
        for (next += 6; bits != 0; next++)
            bits = note_end(next, at, bits);
    }
    return count;
}

/* ---- A piece ----------------------------------------------------------------------------------- */

/* Finds the cells of all lines before any is used, so that the processor loads several at once: it waits for memory, not for
 * instructions. */
static void find_cells(odd_batch_memo *restrict memo, const line_block *block) {
    const char *line = block->start, *text = block->text;
    for (size_t i = 0, count = block->count; i < count; i++) {
        const char *end = text + memo->ends[i];
        memo->found[i] = cell_of(memo, line, (size_t)(end - line));
        line = end + 1;
    }
}

/* The length is taken from the bytes that are copied: a second load costs more than a shift. */
static inline char *put_score(char *out, const score_text *score) {
    uint64_t word = odd_word_at((const char *)score);
    memcpy(out, score, SCORE_BYTES);
    return out + (word >> 8 * (SCORE_BYTES - 1));
}

static void print_scores(odd_batch_memo *memo, odd_batch_piece *piece, const line_block *block) {
    char *out = piece->output + piece->output_len;
    for (size_t i = 0, count = block->count; i < count; i++) {
        uint16_t score = memo->cells[memo->found[i]];
        if (score == UNKNOWN)
            score = read_slowly(memo, piece, block, i);
        out = put_score(out, &memo->texts[score]);
    }
    piece->output_len = (size_t)(out - piece->output);
}

static void print_lines(odd_batch_memo *memo, odd_batch_piece *piece, const line_block *block) {
    char *out = piece->output + piece->output_len;
    const char *line = block->start;
    for (size_t i = 0, count = block->count; i < count; i++) {
        const char *end = block->text + memo->ends[i];
        size_t len = (size_t)(end - line);
        uint16_t score = memo->cells[memo->found[i]];
        if (score == UNKNOWN)
            score = read_slowly(memo, piece, block, i);
        size_t shown = len > 0 && end[-1] == '\r' ? len - 1 : len;
        memcpy(out, line, shown);
        out[shown] = '\t';
        out = put_score(out + shown + 1, &memo->texts[score]);
        line = end + 1;
    }
    piece->output_len = (size_t)(out - piece->output);
}

#ifdef ODD_BATCH_V3
#define ANSWER odd_batch_answer_v3
#else
#define ANSWER odd_batch_answer_any

void odd_batch_answer(odd_batch_memo *memo, odd_batch_piece *piece) {
    (odd_batch_has_v3() ? odd_batch_answer_v3 : odd_batch_answer_any)(memo, piece);
}
#endif

void ANSWER(odd_batch_memo *memo, odd_batch_piece *piece) {
    bool plain_before = true;
    line_block block = {.start = piece->input};
    for (size_t at = 0; at < piece->input_len; at += BLOCK) {
        size_t len = piece->input_len - at < BLOCK ? piece->input_len - at : BLOCK;
        bool plain;
        block.text = piece->input + at;
        block.count = find_ends(memo->ends, block.text, len, &plain);
        block.plain = plain && plain_before;
        plain_before = plain && (plain_before || block.count > 0);
        if (block.count == 0)
            continue;
        if (block.plain)
            find_cells(memo, &block);
        else
            memset(memo->found, 0, block.count * sizeof memo->found[0]); /* NO_CELL */
        (memo->rules.scores_only ? print_scores : print_lines)(memo, piece, &block);
        block.start = block.text + memo->ends[block.count - 1] + 1;
        piece->lines += block.count;
    }
}
