/* Reads JSON, a value at a time, in the text itself: nothing is built, and only texts with escapes are copied. Knows nothing
 * about bridge.
 *
 *     odd_json j = odd_jsonin_start(arena, text);
 *     if (odd_jsonin_enter(&j, '{'))
 *         while (odd_jsonin_member(&j, &name))
 *             if (is(name, "board"))  number = odd_jsonin_text(&j);
 *             else                    odd_jsonin_skip(&j);
 *
 * A reader is a value: a copy of it stays where it is, and can read on from there. After a syntax error all functions say that
 * there is nothing. */
#ifndef ODD_BASE_JSON_H
#define ODD_BASE_JSON_H

#include "oddtrick_event.h"

typedef struct odd_jsonin_place {
    uint32_t line; /* from 1 */
    size_t start;  /* of the line, in bytes */
    size_t at;
} odd_jsonin_place;

/* The maximum nesting of objects and arrays; and that of a strict reader. */
enum { ODD_JSON_DEPTH = 64, ODD_JSON_DEPTH_STRICT = 2048 };

typedef struct odd_json {
    odd_arena *arena;
    const char *text;
    size_t len;
    odd_jsonin_place here;
    int depth;
    bool first;         /* at the beginning of an object or array */
    bool strict;        /* refuses bytes that are not UTF-8, half a surrogate pair, and U+0000 */
    const char *broken; /* the syntax error at the current place; NULL: none */
} odd_json;

/* Starts at the first value of a text. Texts with escapes are copied to the arena; without an arena, escapes are left as
 * they are. */
odd_json odd_jsonin_start(odd_arena *arena, odd_text text);

/* Returns the first character of the next value: { [ " t f n, 0 for a number and 1 for anything else. */
int odd_jsonin_peek(odd_json *j);

/* Enters an object or an array: { or [. Returns false for another value, which is then skipped. */
bool odd_jsonin_enter(odd_json *j, char bracket);

/* Reads the name of the next member, whose value must then be read or skipped. Returns false after the last. */
bool odd_jsonin_member(odd_json *j, odd_text *name);

/* Returns whether there is another value in an array. */
bool odd_jsonin_item(odd_json *j);

/* Reads a text, without its escapes; or a number, true or false as written. Empty for null, and for an object or an array,
 * which is skipped. */
odd_text odd_jsonin_text(odd_json *j);

/* Skips any value. */
void odd_jsonin_skip(odd_json *j);

/* That nothing follows. */
void odd_jsonin_finish(odd_json *j);

/* Finds the column of a place, in characters. A bookmark avoids counting from the start of a long line each time: keep one,
 * initially all zero, for places in the order of the text. */
typedef struct odd_jsonin_bookmark {
    odd_jsonin_place place;
    int column;
} odd_jsonin_bookmark;

int odd_jsonin_column(odd_jsonin_bookmark *mark, const odd_json *j, odd_jsonin_place place);

#endif
