/* JSON, a value at a time, in the file itself: nothing is built, and only texts with escapes are copied. Knows nothing
 * about bridge.
 *
 *     if (odd_jsonin_enter(&j, '{'))
 *         while (odd_jsonin_member(&j, &name))
 *             if (is(name, "board"))  number = odd_jsonin_text(&j);
 *             else                    odd_jsonin_skip(&j);
 *
 * A reader is a value: a copy of it stays where it is, and can read on from there. After what is no JSON, nothing more
 * is read: all functions say that there is nothing. */
#ifndef ODD_EXCHANGE_JSON_JSON_H
#define ODD_EXCHANGE_JSON_JSON_H

#include "exchange/field_text.h"

typedef struct odd_jsonin_place {
    uint32_t line;
    size_t start; /* of the line, in bytes */
    size_t at;
} odd_jsonin_place;

typedef struct odd_json {
    const odd_source *in;
    const char *text;
    size_t len;
    odd_jsonin_place here;
    int depth;
    bool first;         /* in an object or array of which nothing was read yet */
    const char *broken; /* what is no JSON at the place that is here; NULL: nothing */
} odd_json;

/* At the first value of a text. Without an arena, escapes stay as they are. */
odd_json odd_jsonin_start(const odd_source *in, odd_text text);

/* What the next value begins with: { [ " t f n, 0 for a number and 1 for what is none. */
int odd_jsonin_peek(odd_json *j);

/* Steps into an object or an array: { or [. False if it is none; then the value is passed over. */
bool odd_jsonin_enter(odd_json *j, char bracket);

/* The name of the next member, whose value must be read or passed over then. False behind the last. */
bool odd_jsonin_member(odd_json *j, odd_text *name);

/* Whether there is another value in an array. */
bool odd_jsonin_item(odd_json *j);

/* A text, without its escapes; or a number, true and false as they are written. Empty for null, and for an object or an
 * array, which are passed over. */
odd_text odd_jsonin_text(odd_json *j);

/* Passes over a value, whatever it is. */
void odd_jsonin_skip(odd_json *j);

/* That nothing follows. */
void odd_jsonin_finish(odd_json *j);

/* The column of a place, in characters. A bookmark keeps it from being counted from the start of a long line each time:
 * keep one, all zero at first, for places that come in the order of the text. */
typedef struct odd_jsonin_bookmark {
    odd_jsonin_place place;
    int column;
} odd_jsonin_bookmark;

int odd_jsonin_column(odd_jsonin_bookmark *mark, const odd_json *j, odd_jsonin_place place);

#endif
