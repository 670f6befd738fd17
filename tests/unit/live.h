/* A front end for tests of events that are kept: memory whose blocks are counted and spoilt when they are given back. */
#ifndef LIVE_H
#define LIVE_H

#include <stdlib.h>
#include <string.h>

#include "platform/memory.h"
#include "oddtrick_report.h"

static size_t live_blocks, live_bytes; /* that are out */

static inline void *live_take(void *owner, size_t bytes) {
    (void)owner;
    void *block = calloc(1, bytes > 0 ? bytes : 1);
    if (block == NULL)
        abort();
    live_blocks++;
    live_bytes += bytes;
    return block;
}

static inline void live_give(void *owner, void *block, size_t bytes) {
    (void)owner;
    memset(block, 0xAA, bytes);
    free(block);
    live_blocks--;
    live_bytes -= bytes;
}

/* ---- Whether a text is JSON ----------------------------------------------------------------------- */

static inline const char *json_value(const char *p, const char *end, int depth);

static inline const char *json_blanks(const char *p, const char *end) {
    while (p < end && (*p == ' ' || *p == '\n'))
        p++;
    return p;
}

static inline const char *json_string(const char *p, const char *end) {
    if (p >= end || *p++ != '"')
        return NULL;
    for (; p < end && *p != '"'; p++) {
        if ((unsigned char)*p < 0x20)
            return NULL;
        if (*p == '\\')
            p += p + 1 < end && p[1] == 'u' ? 5 : 1;
    }
    return p < end ? p + 1 : NULL;
}

static inline const char *json_members(const char *p, const char *end, int depth, bool object) {
    char close = object ? '}' : ']';
    p = json_blanks(p + 1, end);
    if (p < end && *p == close)
        return p + 1;
    for (;;) {
        if (object) {
            p = json_string(json_blanks(p, end), end);
            if (p == NULL || p >= end || *p++ != ':')
                return NULL;
        }
        p = json_value(p, end, depth + 1);
        if (p == NULL || p >= end)
            return NULL;
        if (*p == close)
            return p + 1;
        if (*p++ != ',')
            return NULL;
    }
}

/* The text behind a value, NULL if there is none. */
static inline const char *json_value(const char *p, const char *end, int depth) {
    p = json_blanks(p, end);
    if (p >= end || depth > 20)
        return NULL;
    if (*p == '{' || *p == '[')
        p = json_members(p, end, depth, *p == '{');
    else if (*p == '"')
        p = json_string(p, end);
    else {
        const char *from = p;
        while (p < end && strchr("-.0123456789abcdefghijklmnopqrstuvwxyz", *p) != NULL)
            p++;
        size_t len = (size_t)(p - from);
        bool word = (len == 4 && (memcmp(from, "true", 4) == 0 || memcmp(from, "null", 4) == 0)) ||
                    (len == 5 && memcmp(from, "false", 5) == 0);
        bool number =
            len > 0 && (*from == '-' || (*from >= '0' && *from <= '9')) && p[-1] >= '0' && p[-1] <= '9';
        p = word || number ? p : NULL;
    }
    return p != NULL ? json_blanks(p, end) : NULL;
}

static inline bool json_good(const odd_out *o) {
    const char *end = o->text + o->len;
    return o->len > 0 && json_value(o->text, end, 0) == end;
}

#endif
