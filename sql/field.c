/* Makes and reads fields: a head, and an entry for each different score, by score. */
#include "sql/row_lists.h"

#include <stdlib.h>
#include <string.h>

#include "base/out.h"

typedef struct head {
    char sign[4];
    uint32_t entries;
} head;

static const char sign[4] = "oddF";

/* Returns the position of a score among sorted entries: where it is, or should be inserted. */
static size_t find(const char *entries, size_t count, int score) {
    size_t low = 0;
    while (count > 0) {
        size_t half = count / 2;
        int16_t at;
        memcpy(&at, entries + (low + half) * sizeof(odd_field_entry), sizeof at);
        if (at < score) {
            low += half + 1;
            count -= half + 1;
        } else {
            count = half;
        }
    }
    return low;
}

_Static_assert(offsetof(odd_field_entry, score) == 0, "find reads the score of an entry");

/* One bit for each possible score, so that the different ones are found in order. */
enum { WORD = 64, WORDS = (1 << 16) / WORD };

static size_t mark_scores(uint64_t seen[WORDS], const int16_t *scores, size_t count) {
    size_t different = 0;
    memset(seen, 0, WORDS * sizeof *seen);
    for (size_t i = 0; i < count; i++) {
        unsigned at = (unsigned)(scores[i] - INT16_MIN);
        uint64_t bit = UINT64_C(1) << at % WORD;
        different += (seen[at / WORD] & bit) == 0;
        seen[at / WORD] |= bit;
    }
    return different;
}

static void list_scores(odd_field_entry *entries, const uint64_t seen[WORDS]) {
    for (int i = 0; i < WORDS; i++)
        for (uint64_t left = seen[i]; left != 0; left &= left - 1)
            (entries++)->score = (int16_t)(i * WORD + __builtin_ctzll(left) + INT16_MIN);
}

/* The values of each row, computed by the library. */
typedef struct field_values {
    int32_t *matchpoints, *cross_imps;
    int8_t *butler;
} field_values;

static void fill_entries(odd_field_entry *entries, size_t different, const int16_t *scores, size_t count,
                         const field_values *c) {
    for (size_t i = 0; i < count; i++) {
        odd_field_entry *e = &entries[find((const char *)entries, different, scores[i])];
        e->matchpoints = c->matchpoints[i];
        e->cross_imps = c->cross_imps[i];
        e->butler = c->butler[i];
    }
}

void *odd_field_make(size_t *len, const int16_t *scores, size_t count) {
    uint64_t seen[WORDS];
    size_t different = mark_scores(seen, scores, count);
    *len = sizeof(head) + different * sizeof(odd_field_entry);
    char *field = calloc(1, *len);
    char *memory = malloc(count * (2 * sizeof(int32_t) + sizeof(int8_t)) + 1);
    if (field == NULL || memory == NULL) {
        free(field);
        free(memory);
        return NULL;
    }
    field_values c = {(int32_t *)memory, (int32_t *)memory + count,
                      (int8_t *)memory + 2 * sizeof(int32_t) * count};
    odd_matchpoints(c.matchpoints, scores, count);
    odd_cross_imps(c.cross_imps, scores, count);
    odd_butler(c.butler, NULL, scores, count);
    head h = {.entries = (uint32_t)different};
    memcpy(h.sign, sign, sizeof sign);
    memcpy(field, &h, sizeof h);
    odd_field_entry *entries = (odd_field_entry *)(field + sizeof h);
    list_scores(entries, seen);
    fill_entries(entries, different, scores, count, &c);
    free(memory);
    return field;
}

int odd_field_find(odd_field_entry *out, const void *bytes, size_t len, int score, odd_error *error) {
    head h;
    if (len < sizeof h)
        return odd_fail(error, ODD_E_SYNTAX, 0, 0, "not a field: expected odd_field(score)");
    memcpy(&h, bytes, sizeof h);
    if (memcmp(h.sign, sign, sizeof sign) != 0 || (len - sizeof h) % sizeof *out != 0 ||
        (len - sizeof h) / sizeof *out != h.entries)
        return odd_fail(error, ODD_E_SYNTAX, 0, 0, "not a field: expected odd_field(score)");
    const char *entries = (const char *)bytes + sizeof h;
    size_t at = find(entries, h.entries, score);
    if (at < h.entries) {
        memcpy(out, entries + at * sizeof *out, sizeof *out);
        if (out->score == score)
            return ODD_OK;
    }
    return odd_fail(error, ODD_E_REFERENCE, 0, 0, "the field does not contain the score %d", score);
}
