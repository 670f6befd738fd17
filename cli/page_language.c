/* Published pages and mailed scorecards in other languages. They are written in English, and then their words are replaced: the key of a
 * translation is the English text (page_words.c), so each text stands once, where it is written. Names, lines of the log and what a
 * director wrote are never touched: on pages they are in <bdi> or <code>, or in cells, of which only a few fixed words are translated. */
#include <string.h>

#include "base/text.h"
#include "cli/event_command.h"
#include "cli/output.h"

enum { NUMBERS = 8, KEY_MAX = 200 };

/* Written in place of a name in a list of matches. */
static const char no_opponent[] = "bye";

int odd_page_language(odd_text name) {
    for (int i = 0; i < ODD_LANGUAGES; i++)
        if (odd_text_is(name, odd_language_codes[i]))
            return i + 1;
    return odd_text_is(name, "en") ? 0 : -1;
}

/* ---- One text -------------------------------------------------------------------------------------- */

typedef struct page {
    odd_out *out;
    int language; /* index into the codes, from 0 */
    odd_page_place place;
    bool after_suit; /* the last text ended with a suit: ranks may follow */
    bool said;       /* in a cell of results: words of the program */
} page;

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* The length of a number, with its sign and decimals. */
static size_t number_length(odd_text text, size_t at) {
    size_t from = at;
    if ((text.text[at] == '+' || text.text[at] == '-') && at + 1 < text.len && is_digit(text.text[at + 1]))
        at++;
    while (at < text.len && (is_digit(text.text[at]) || (text.text[at] == '.' && at > from &&
                                                         at + 1 < text.len && is_digit(text.text[at + 1]))))
        at++;
    return at - from;
}

/* All these languages have a decimal comma. */
static void put_number(odd_out *o, odd_text number) {
    for (size_t i = 0; i < number.len; i++)
        odd_out_char(o, number.text[i] == '.' ? ',' : number.text[i]);
}

/* Replaces the numbers in a text by #, and lists them. Returns false if it is too long. */
static bool make_key(char key[KEY_MAX], odd_text numbers[NUMBERS], odd_text text) {
    size_t len = 0, count = 0;
    for (size_t i = 0; i < text.len;) {
        size_t digits = number_length(text, i);
        if (len + 2 > KEY_MAX || (digits > 0 && count == NUMBERS))
            return false;
        if (digits > 0)
            numbers[count++] = (odd_text){text.text + i, digits};
        key[len++] = digits > 0 ? '#' : text.text[i];
        i += digits > 0 ? digits : 1;
    }
    key[len] = '\0';
    return true;
}

static const odd_page_word *find_word(const char *key, odd_page_place place) {
    for (size_t i = 0; i < odd_page_word_count; i++)
        if (odd_page_words[i].place >= place && strcmp(odd_page_words[i].english, key) == 0)
            return &odd_page_words[i];
    return NULL;
}

/* Writes words with their numbers. */
static void put_with_numbers(page *p, odd_text words, const odd_text *numbers) {
    for (size_t i = 0; i < words.len; i++)
        if (words.text[i] == '#')
            put_number(p->out, *numbers++);
        else
            odd_out_char(p->out, words.text[i]);
}

/* "Pair A7", "until 2026-11-20 23:00 CET": words followed by an id or a name. */
static bool put_with_id(page *p, odd_text text) {
    char key[KEY_MAX];
    odd_text numbers[NUMBERS];
    size_t id = text.len;
    while (id > 0 && text.text[id - 1] != ' ')
        id--;
    if (id == 0 || !make_key(key, numbers, (odd_text){text.text, id}) || strlen(key) + 2 > KEY_MAX)
        return false;
    memcpy(key + strlen(key), "@", 2);
    const odd_page_word *word = find_word(key, ODD_IN_TEXT);
    if (word == NULL)
        return false;
    odd_text other = odd_text_of(word->other[p->language]);
    put_with_numbers(p, (odd_text){other.text, other.len - 1}, numbers);
    odd_out_bytes(p->out, text.text + id, text.len - id);
    return true;
}

/* Writes the translation of a text. Returns false if it is unknown. */
static bool put_known(page *p, odd_text text) {
    char key[KEY_MAX];
    odd_text numbers[NUMBERS];
    if (text.len == 0 || !make_key(key, numbers, text))
        return false;
    if (p->place == ODD_IN_TEXT && put_with_id(p, text))
        return true;
    const odd_page_word *word = find_word(key, p->place == ODD_IN_RESULTS ? ODD_IN_CELLS : p->place);
    if (word == NULL)
        return false;
    put_with_numbers(p, odd_text_of(word->other[p->language]), numbers);
    return true;
}

const char *odd_page_head(const char *english, int language) {
    const odd_page_word *word = language > 0 && english != NULL ? find_word(english, ODD_IN_TEXT) : NULL;
    return word != NULL ? word->other[language - 1] : english;
}

/* ---- Results and cards ------------------------------------------------------------------------------ */

static bool ends_word(odd_text text, size_t at) {
    return at >= text.len || strchr(" ,;:/)\n", text.text[at]) != NULL;
}

/* Writes the translation of a phrase at the beginning of the text, and returns the phrase's length; 0 if there is none. */
static size_t put_phrase(page *p, odd_text text) {
    for (size_t i = 0; i < odd_page_word_count; i++) {
        const odd_page_word *word = &odd_page_words[i];
        if (word->place != ODD_IN_RESULTS || !odd_text_begins(text, word->english) ||
            !ends_word(text, strlen(word->english)))
            continue;
        odd_out_text(p->out, word->other[p->language]);
        return strlen(word->english);
    }
    return 0;
}

/* The same for seats and sides: "N", "E-W", "NS". */
static size_t put_seats(page *p, odd_text text) {
    static const char seats[] = "NESW";
    const odd_page_letters *letters = &odd_page_letters_of[p->language];
    size_t at = 0;
    for (bool more = true; more && at < text.len && strchr(seats, text.text[at]) != NULL;) {
        at++;
        more = at < 3 && !ends_word(text, at);
        at += more && text.text[at] == '-' && at == 1;
    }
    if (at == 0 || !ends_word(text, at))
        return 0;
    for (size_t i = 0; i < at; i++)
        if (text.text[i] == '-')
            odd_out_char(p->out, '-');
        else
            odd_out_text(p->out, letters->seats[strchr(seats, text.text[i]) - seats]);
    return at;
}

/* "NT", perhaps doubled: "3NTX" without its level. */
static size_t put_notrump(page *p, odd_text text) {
    if (!odd_text_begins(text, "NT") || !(ends_word(text, 2) || text.text[2] == 'X'))
        return 0;
    odd_out_text(p->out, odd_page_letters_of[p->language].notrump);
    return 2;
}

/* "AKJ97" after a suit. */
static size_t put_ranks(page *p, odd_text text) {
    static const char ranks[] = "AKQJ";
    size_t at = 0;
    for (const char *rank;
         at < text.len && (is_digit(text.text[at]) || (rank = strchr(ranks, text.text[at])) != NULL); at++)
        if (is_digit(text.text[at]))
            odd_out_char(p->out, text.text[at]);
        else
            odd_out_text(p->out, odd_page_letters_of[p->language].ranks[rank - ranks]);
    return at;
}

/* Translates a result, a card, a hand or par: its words, and the letters of seats, ranks and notrump. */
static void put_result(page *p, odd_text text) {
    bool begins = true; /* at the beginning of a word */
    while (text.len > 0) {
        odd_strain suit = ODD_NO_STRAIN;
        size_t len = p->after_suit ? put_ranks(p, text) : 0;
        if (len == 0 && begins)
            len = put_phrase(p, text);
        if (len == 0 && begins)
            len = put_seats(p, text);
        if (len == 0)
            len = put_notrump(p, text);
        if (len == 0) {
            size_t symbol = odd_grid_suit(text.text, text.len, &suit);
            len = symbol > 1 ? symbol : number_length(text, 0) > 0 ? number_length(text, 0) : 1;
            put_number(p->out, (odd_text){text.text, len});
            suit = symbol > 1 ? suit : ODD_NO_STRAIN;
        }
        p->after_suit = suit != ODD_NO_STRAIN;
        begins = ends_word(text, len - 1);
        text = odd_text_from(text, len);
    }
}

/* ---- Sentences and cells ---------------------------------------------------------------------------- */

/* In unknown text, only decimal points change. */
static void put_unknown(page *p, odd_text text) {
    for (size_t i = 0; i < text.len;) {
        size_t len = number_length(text, i);
        if (len > 0)
            put_number(p->out, (odd_text){text.text + i, len});
        else
            odd_out_char(p->out, text.text[i]);
        i += len > 0 ? len : 1;
    }
}

/* The length of a part: up to ", ", "; ", ". " or ": ", or such a character at the end. */
static size_t part_length(odd_text text) {
    size_t i = 0;
    while (i < text.len &&
           (strchr(",;.:", text.text[i]) == NULL || (i + 1 < text.len && text.text[i + 1] != ' ')))
        i++;
    return i;
}

/* Translates a sentence part by part. What follows a colon is data. */
static void put_parts(page *p, odd_text text) {
    while (text.len > 0) {
        size_t part = part_length(text), space = 0;
        bool colon = part < text.len && text.text[part] == ':';
        if (!put_known(p, (odd_text){text.text, part}))
            put_unknown(p, (odd_text){text.text, part});
        text = odd_text_from(text, part);
        while (space < text.len && strchr(",;.: ", text.text[space]) != NULL)
            space++;
        odd_out_bytes(p->out, text.text, space);
        text = odd_text_from(text, space);
        if (colon) {
            odd_out_bytes(p->out, text.text, text.len);
            return;
        }
    }
}

/* Translates a text as a whole, or the known parts of it. */
static void put_text(page *p, odd_text text) {
    odd_text trimmed = odd_text_trim(text);
    size_t before = trimmed.len > 0 ? (size_t)(trimmed.text - text.text) : text.len;
    if (p->place == ODD_IN_RESULTS && (p->after_suit || !put_known(p, text))) {
        put_result(p, text);
        return;
    }
    if (p->place == ODD_IN_RESULTS)
        return;
    odd_out_bytes(p->out, text.text, before);
    text = odd_text_from(text, before);
    if (!put_known(p, trimmed))
        put_parts(p, trimmed);
    odd_out_bytes(p->out, text.text + trimmed.len, text.len - trimmed.len);
}

/* ---- A page ---------------------------------------------------------------------------------------- */

/* Elements that contain only results, cards or seats. */
static const struct {
    const char *begin, *end;
} of_results[] = {{"<td class=\"what", "</td"},
                  {"<ul class=\"hand", "</ul"},
                  {"<div class=\"rose", "</div"},
                  {"<table class=\"made", "</table"},
                  {"<p class=\"par", "</p"}};
enum { OF_RESULTS = sizeof of_results / sizeof of_results[0] };

/* Translates an attribute of the tag. Returns how much of the tag was written. */
static size_t put_attribute(page *p, odd_text tag, const char *name) {
    size_t len = strlen(name);
    for (size_t i = 0; i + len < tag.len; i++) {
        if (memcmp(tag.text + i, name, len) != 0)
            continue;
        size_t from = i + len;
        const char *end = memchr(tag.text + from, '"', tag.len - from);
        size_t words = end != NULL ? (size_t)(end - tag.text) - from : 0;
        odd_out_bytes(p->out, tag.text, from);
        put_text(p, (odd_text){tag.text + from, words});
        return from + words;
    }
    return 0;
}

/* Text inside a tag is a heading, whatever surrounds it. */
static void put_tag(page *p, odd_text tag) {
    static const char *const attributes[] = {" aria-label=\"", " title=\""};
    page words = *p;
    words.place = ODD_IN_TEXT;
    for (size_t i = 0; i < sizeof attributes / sizeof attributes[0]; i++)
        tag = odd_text_from(tag, put_attribute(&words, tag, attributes[i]));
    odd_out_bytes(p->out, tag.text, tag.len);
}

/* Finds what kind of text follows a tag. */
static void enter(page *p, const char **until, odd_text tag) {
    if (p->said || (*until != NULL && odd_text_begins(tag, "<span class=\"said\""))) {
        p->said = !p->said;
        p->place = p->said ? ODD_IN_TEXT : ODD_IN_RESULTS;
        return;
    }
    if (*until != NULL && odd_text_begins(tag, *until)) {
        *until = NULL;
        p->place = ODD_IN_TEXT;
    }
    if (*until != NULL)
        return;
    if (odd_text_begins(tag, "<td")) {
        p->place = ODD_IN_CELLS;
        *until = "</td";
    }
    for (size_t i = 0; i < OF_RESULTS; i++)
        if (odd_text_begins(tag, of_results[i].begin)) {
            p->place = ODD_IN_RESULTS;
            p->after_suit = false;
            *until = of_results[i].end;
        }
}

/* The length of the element at the beginning of the text, whose contents stay as they are. */
static size_t kept_length(odd_text text) {
    static const char *const kept[][2] = {{"<bdi", "</bdi>"},     {"<code", "</code>"},
                                          {"<style", "</style>"}, {"<title", "</title>"},
                                          {"<h1", "</h1>"},       {"<p class=\"note\"", "</p>"}};
    for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++) {
        if (!odd_text_begins(text, kept[i][0]))
            continue;
        size_t len = strlen(kept[i][1]);
        for (size_t at = 0; at + len <= text.len; at++)
            if (memcmp(text.text + at, kept[i][1], len) == 0)
                return at + len;
    }
    return 0;
}

/* Text that people wrote stays; but the date of the event, and a bye in place of a name, are translated. */
static void put_kept(page *p, odd_text element) {
    static const char open[] = "<bdi>", close[] = "</bdi>";
    size_t from = sizeof open - 1, end = sizeof close - 1;
    if (odd_text_begins(element, open) && element.len > from + end) {
        odd_text inner = {element.text + from, element.len - from - end};
        size_t before = p->out->len;
        odd_out_text(p->out, open);
        bool date = is_digit(inner.text[0]) && is_digit(inner.text[inner.len - 1]);
        if ((date || odd_text_is(inner, no_opponent)) && put_known(p, inner)) {
            odd_out_text(p->out, close);
            return;
        }
        p->out->len = before;
    }
    odd_out_bytes(p->out, element.text, element.len);
}

/* Writes the tag or the text at the beginning of the rest of a page. */
static size_t put_next(page *p, const char **until, odd_text text) {
    static const char english[] = "<html lang=\"en\"";
    size_t len = kept_length(text);
    if (len > 0) {
        put_kept(p, (odd_text){text.text, len});
        return len;
    }
    if (odd_text_begins(text, english)) {
        odd_out_bytes(p->out, english, sizeof english - 4);
        odd_out_text(p->out, odd_language_codes[p->language]);
        odd_out_char(p->out, '"');
        return sizeof english - 1;
    }
    const char *end = memchr(text.text, text.text[0] == '<' ? '>' : '<', text.len);
    len = end == NULL ? text.len : (size_t)(end - text.text) + (text.text[0] == '<');
    if (text.text[0] == '<') {
        put_tag(p, (odd_text){text.text, len});
        enter(p, until, (odd_text){text.text, len});
    } else {
        put_text(p, (odd_text){text.text, len});
    }
    return len;
}

void odd_page_translate(odd_out *to, odd_text text, int language) {
    page p = {.out = to, .language = language - 1};
    const char *until = NULL;
    while (text.len > 0)
        text = odd_text_from(text, put_next(&p, &until, text));
}

/* ---- Plain text ------------------------------------------------------------------------------------- */

static void translate_tail(odd_out *o, size_t from, int language, odd_page_place place) {
    odd_out english = ODD_HEAP_OUT;
    page p = {.out = o, .language = language - 1, .place = place};
    odd_out_bytes(&english, o->text + from, o->len - from);
    o->len = from;
    put_text(&p, (odd_text){english.text, english.len});
    odd_out_free(&english);
}

void odd_text_translate(odd_out *o, size_t from, int language) {
    if (language > 0 && o->len > from)
        translate_tail(o, from, language, ODD_IN_TEXT);
}

void odd_cell_translate(odd_out *o, size_t from, odd_cell kind, int language) {
    if (language == 0 || o->len == from)
        return;
    bool people = kind == ODD_CELL_NAME || kind == ODD_CELL_PROSE;
    if (!people || odd_text_is((odd_text){o->text + from, o->len - from}, no_opponent))
        translate_tail(o, from, language, kind == ODD_CELL_RESULT ? ODD_IN_RESULTS : ODD_IN_CELLS);
}
