/* Finds who is the same person in several events: names and numbers that belong together, and names with
 * nearly the same spelling. Knows nothing about results. */
#include "base/out.h"
#include "event/season_inner.h"

/* ---- Keys ---------------------------------------------------------------------------------------- */

static bool is_blank(char c) {
    return c == ' ' || c == '\t';
}

/* Returns a copy in the arena, in lower case, with single blanks. */
static odd_text normal_form(odd_people *p, odd_text text) {
    odd_text trimmed = odd_text_trim(text);
    char *out = odd_arena_take(p->arena, trimmed.len + 1, 1);
    size_t len = 0;
    p->no_memory = p->no_memory || out == NULL;
    for (size_t i = 0; out != NULL && i < trimmed.len; i++) {
        bool blank = is_blank(trimmed.text[i]);
        if (!blank || !is_blank(trimmed.text[i - 1]))
            out[len++] = blank ? ' ' : odd_lower(trimmed.text[i]);
    }
    return (odd_text){out, out != NULL ? len : 0};
}

static bool same_key(const void *owner, uint32_t number, const odd_lookup_key *key) {
    const odd_person_key *k = &((const odd_people *)owner)->keys[number];
    return k->hash == key->hash && odd_text_same(k->text, key->text);
}

static uint32_t key_hash(const void *owner, uint32_t number) {
    return ((const odd_people *)owner)->keys[number].hash;
}

uint32_t odd_people_key(odd_people *p, odd_text text, bool is_number) {
    odd_text normal = normal_form(p, text);
    if (p->no_memory || !odd_lookup_reserve(&p->by_text, p->arena, p->count + 1, p->count, key_hash, p))
        p->no_memory = true;
    if (p->no_memory)
        return ODD_NOBODY;
    /* a name of digits alone is a number, so both can be in one hash table */
    odd_lookup_key key = {normal, (uint32_t)odd_hash(normal, p->arena->seed) + is_number};
    uint32_t *slot = odd_lookup_slot(&p->by_text, key, same_key, p);
    if (*slot != 0)
        return *slot - 1;
    odd_person_key *keys = odd_arena_grow(p->arena, p->keys, p->count, p->count + 1, &p->cap, sizeof *keys);
    if (keys == NULL) {
        p->no_memory = true;
        return ODD_NOBODY;
    }
    p->keys = keys;
    keys[p->count] = (odd_person_key){.text = normal,
                                      .written = odd_text_trim(text),
                                      .is_number = is_number,
                                      .hash = key.hash,
                                      .same = (uint32_t)p->count};
    *slot = (uint32_t)++p->count;
    return *slot - 1;
}

uint32_t odd_people_first(const odd_people *p, uint32_t key) {
    while (p->keys[key].same != key)
        key = p->keys[key].same;
    return key;
}

/* Every key is linked to a first one, so chains stay short. */
void odd_people_join(odd_people *p, uint32_t a, uint32_t b) {
    uint32_t one = odd_people_first(p, a), two = odd_people_first(p, b);
    uint32_t low = one < two ? one : two, high = one < two ? two : one;
    p->keys[high].same = low;
    p->keys[a].same = p->keys[b].same = low;
}

/* ---- Aliases --------------------------------------------------------------------------------------- */

static bool all_digits(odd_text text) {
    size_t digits = 0;
    while (digits < text.len && odd_is_digit(text.text[digits]))
        digits++;
    return digits == text.len;
}

/* Returns the column of a byte: columns count characters. */
static int column_at(odd_text line, size_t at) {
    int column = 1;
    for (size_t i = 0; i < at && i < line.len; i++)
        column += ((unsigned char)line.text[i] & 0xC0) != 0x80;
    return column;
}

/* "Ann Lee = Anne Lee = 12345" */
static int read_alias(odd_people *p, odd_text line, int number, odd_error *error) {
    uint32_t first = ODD_NOBODY;
    size_t names = 0;
    for (size_t at = 0, end; at <= line.len; at = end + 1) {
        for (end = at; end < line.len && line.text[end] != '='; end++)
            ;
        odd_text name = odd_text_trim((odd_text){line.text + at, end - at});
        if (name.len == 0)
            return odd_fail(error, ODD_E_SYNTAX, number, column_at(line, at),
                            "expected names or numbers separated by =: Ann Lee = Anne Lee");
        uint32_t key = odd_people_key(p, name, all_digits(name));
        if (key == ODD_NOBODY)
            return ODD_E_MEMORY;
        if (first != ODD_NOBODY)
            odd_people_join(p, first, key);
        else
            p->keys[key].called = true;
        first = first == ODD_NOBODY ? key : first;
        names++;
    }
    if (names < 2)
        return odd_fail(error, ODD_E_SYNTAX, number, column_at(line, line.len),
                        "expected = and another name of the same person: Ann Lee = Anne Lee");
    return ODD_OK;
}

int odd_people_aliases(odd_people *p, odd_text text, odd_error *error) {
    int code = ODD_OK;
    for (int number = 1; text.len > 0 && code == ODD_OK; number++) {
        odd_text line = odd_text_line(&text);
        for (size_t i = 0; i < line.len; i++)
            if (line.text[i] == '#')
                line.len = i;
        if (odd_text_trim(line).len > 0)
            code = read_alias(p, line, number, error);
    }
    return code;
}

/* ---- Names that are nearly the same ---------------------------------------------------------------- */

enum { LETTERS_MAX = 64, WORDS_MAX = 8, SHORTEST = 5 };

typedef struct letters {
    uint32_t at[LETTERS_MAX];
    size_t count;
} letters;

static bool take_letters(letters *l, odd_text text) {
    l->count = 0;
    for (size_t at = 0; at < text.len;) {
        if (l->count == LETTERS_MAX)
            return false;
        at += odd_utf8_next(&l->at[l->count], text.text + at, text.len - at);
        l->count++;
    }
    return true;
}

/* Returns whether b is a with one letter more. */
static bool one_more(const letters *a, const letters *b) {
    size_t i = 0;
    while (i < a->count && a->at[i] == b->at[i])
        i++;
    for (; i < a->count; i++)
        if (a->at[i] != b->at[i + 1])
            return false;
    return true;
}

/* Returns whether one letter differs, or two neighbours are exchanged. */
static bool one_other(const letters *a, const letters *b) {
    size_t first = 0, last = a->count;
    while (first < a->count && a->at[first] == b->at[first])
        first++;
    while (last > first && a->at[last - 1] == b->at[last - 1])
        last--;
    return last - first == 1 ||
           (last - first == 2 && a->at[first] == b->at[first + 1] && a->at[first + 1] == b->at[first]);
}

static size_t split_words(odd_text *words, odd_text name) {
    size_t count = 0;
    for (size_t at = 0; at < name.len && count < WORDS_MAX; at++) {
        size_t from = at;
        while (at < name.len && name.text[at] != ' ')
            at++;
        words[count++] = (odd_text){name.text + from, at - from};
    }
    return count;
}

/* "a" or "a." for "ann". */
static bool is_initial(odd_text a, odd_text b) {
    bool one = a.len == 1 || (a.len == 2 && a.text[1] == '.');
    return one && b.len > 0 && a.text[0] == b.text[0];
}

/* Returns whether the words are the same except for initials, with at least one whole word. */
static bool same_initials(const odd_text *a, const odd_text *b, size_t count) {
    size_t whole = 0;
    for (size_t i = 0; i < count; i++) {
        whole += odd_text_same(a[i], b[i]);
        if (!odd_text_same(a[i], b[i]) && !is_initial(a[i], b[i]) && !is_initial(b[i], a[i]))
            return false;
    }
    return whole > 0;
}

static bool same_words(const odd_text *a, const odd_text *b, size_t count) {
    bool used[WORDS_MAX] = {false};
    for (size_t i = 0; i < count; i++) {
        size_t j = 0;
        while (j < count && (used[j] || !odd_text_same(a[i], b[j])))
            j++;
        if (j == count)
            return false;
        used[j] = true;
    }
    return true;
}

bool odd_names_alike(odd_text a, odd_text b) {
    odd_text one[WORDS_MAX], two[WORDS_MAX];
    size_t words = split_words(one, a);
    if (words > 1 && words == split_words(two, b) &&
        (same_initials(one, two, words) || same_words(one, two, words)))
        return true;
    letters x, y;
    if (a.len < SHORTEST || b.len < SHORTEST || !take_letters(&x, a) || !take_letters(&y, b))
        return false;
    if (x.count == y.count)
        return one_other(&x, &y);
    return x.count + 1 == y.count ? one_more(&x, &y) : y.count + 1 == x.count && one_more(&y, &x);
}
