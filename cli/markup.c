/* Escapes text for HTML and SVG, and fits it into a width. */
#include <stdint.h>
#include <string.h>

#include "base/text.h"
#include "cli/output.h"

enum { REPLACEMENT = 0xFFFD, ELLIPSIS = 0x2026, JOINER = 0x200D };

/* ---- Characters -------------------------------------------------------------------------------- */

/* Neither XML nor HTML allows control characters and noncharacters. */
static bool allowed(uint32_t c) {
    return !odd_is_control(c) && !(c >= 0xFDD0 && c < 0xFDF0) && (c & 0xFFFE) != 0xFFFE;
}

/* The character at *at, which moves past it. Any white space becomes a blank. */
static uint32_t next_char(odd_text text, size_t *at) {
    uint32_t c;
    *at += odd_utf8_next(&c, text.text + *at, text.len - *at);
    if (c == '\t' || c == '\r' || c == '\n')
        return ' ';
    return allowed(c) ? c : REPLACEMENT;
}

static const char *instead(uint32_t c, char room[ODD_INSTEAD_MAX]) {
    (void)room;
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\'':
        return "&#39;";
    case '\t':
    case '\r':
    case '\n':
        return " ";
    default:
        return allowed(c) ? NULL : ODD_REPLACEMENT;
    }
}

void odd_out_markup(odd_out *o, odd_text text) {
    odd_out_with(o, text, instead);
}

void odd_markup_text(odd_text text) {
    static odd_out out = ODD_HEAP_OUT;
    odd_out_markup(&out, text);
    odd_out_flush(&out);
}

void odd_markup_string(const char *text) {
    odd_markup_text((odd_text){text, strlen(text)});
}

/* ---- Fitting ----------------------------------------------------------------------------------- */

/* Widths of ASCII from the blank on, in hundredths of the size: those of DejaVu Sans, which is wider than most system fonts,
 * so that text takes less room than is reserved. */
static const unsigned char ascii[] = {
    32, 40, 46, 84, 64, 95, 78, 28, 39, 39, 50, 84, 32, 36,  32, 34, 64, 64, 64, /* from ' ' */
    64, 64, 64, 64, 64, 64, 64, 34, 34, 84, 84, 84, 53, 100, 69, 69, 70, 77, 63, /* from '3' */
    58, 78, 75, 30, 30, 66, 56, 86, 75, 79, 61, 79, 70, 64,  61, 73, 69, 99, 69, /* from 'F' */
    61, 69, 39, 34, 39, 84, 50, 50, 61, 64, 55, 64, 62, 35,  64, 64, 28, 28, 58, /* from 'Y' */
    28, 98, 64, 61, 64, 64, 41, 52, 39, 64, 59, 82, 59, 59,  53, 64, 34, 64, 84, /* from 'l' */
};
_Static_assert(sizeof ascii == 0x7F - 0x20, "a width for each printing character");

/* Widths of other characters, by range of Unicode. The first range that contains one decides. */
static const struct {
    uint32_t first, last;
    int width;
} ranges[] = {
    {0x0300, 0x036F, 0},     /* combining accents */
    {0x1AB0, 0x1AFF, 0},     /* */
    {0x1DC0, 0x1DFF, 0},     /* */
    {0x200B, 0x200F, 0},     /* joiners and marks of direction */
    {0x202A, 0x202E, 0},     /* */
    {0x2060, 0x206F, 0},     /* */
    {0x20D0, 0x20FF, 0},     /* combining accents for symbols */
    {0xFE00, 0xFE0F, 0},     /* variation selectors */
    {0xFE20, 0xFE2F, 0},     /* half accents */
    {0xE0000, 0xE0FFF, 0},   /* tags and variation selectors */
    {0x00A0, 0x058F, 80},    /* Latin, Greek, Cyrillic, Armenian */
    {0x1E00, 0x1FFF, 80},    /* Latin and Greek with more accents */
    {0x2010, 0x2027, 60},    /* dashes and quotes; the ellipsis below */
    {0x2300, 0x2BFF, 130},   /* symbols that may be drawn as emoji */
    {0x2E80, 0xD7A3, 100},   /* Chinese, Japanese, Korean */
    {0xF900, 0xFAFF, 100},   /* */
    {0xFE30, 0xFF60, 100},   /* */
    {0x1F000, 0x1FFFF, 135}, /* emoji */
    {0x20000, 0x3FFFF, 100}, /* rare Chinese */
};

static int width_of(uint32_t c) {
    if (c < 0x7F)
        return ascii[c - ' '];
    if (c == ELLIPSIS)
        return 100;
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++)
        if (c >= ranges[i].first && c <= ranges[i].last)
            return ranges[i].width;
    return 100;
}

/* Scripts that are written without blanks may be broken anywhere. */
static bool breaks_anywhere(uint32_t c) {
    return (c >= 0x2E80 && c <= 0xD7A3) || c >= 0xF900;
}

/* Where a line may end: the end of what is printed, and where the next line starts. */
typedef struct stop {
    size_t end, next;
} stop;

/* Moves the best line end forward if the line may end before the character c, which starts at `here` and ends at `at`;
 * `before` is the character before it, if the line has one (inside). */
static void consider_stop(stop *best, uint32_t before, uint32_t c, size_t here, size_t at, bool inside) {
    if (c == ' ' && before != ' ' && before != '&')
        *best = (stop){here, at};
    else if (c == ' ' && best->next == here)
        best->next = at;
    else if (inside && before != ' ' && (breaks_anywhere(c) || breaks_anywhere(before) || before == '-'))
        *best = (stop){here, here};
}

/* Finds the next line from `from` on, at most `room` wide. Sets *torn if a word had to be broken. */
static stop next_line(odd_text text, size_t from, int room, bool *torn) {
    stop best = {from, from}, forced = best;
    int width = 0;
    uint32_t before = ' ';
    for (size_t at = from, here = from; here < text.len; here = at) {
        uint32_t c = next_char(text, &at);
        bool inside = here > from && width_of(c) != 0 && before != JOINER;
        consider_stop(&best, before, c, here, at, inside);
        if (inside)
            forced = (stop){here, here};
        width += width_of(c);
        if (width > room && c != ' ') {
            *torn = *torn || best.end == from;
            best = best.end > from ? best : forced;
            return best.end > from ? best : (stop){at, at};
        }
        before = c;
    }
    return (stop){text.len, text.len};
}

static odd_fit fit_at(odd_text text, int width, int lines, int size, bool *torn) {
    odd_fit fit = {.size = size};
    int room = width * 100 / size;
    size_t at = 0;
    *torn = false;
    while (at < text.len && fit.count < lines) {
        stop s = next_line(text, at, room, torn);
        fit.lines[fit.count++] = (odd_text){text.text + at, s.end - at};
        at = s.next;
    }
    fit.cut = at < text.len;
    return fit;
}

/* The last line, cut so that an ellipsis fits after it. */
static odd_text shortened(odd_text line, int room) {
    bool torn = false;
    stop s = next_line(line, 0, room - width_of(ELLIPSIS), &torn);
    return (odd_text){line.text, s.end};
}

odd_fit odd_markup_fit(odd_text text, int width, int lines, int most, int least) {
    odd_fit fit = {0};
    bool torn = true;
    lines = lines < ODD_FIT_LINES ? lines : ODD_FIT_LINES;
    for (int size = most; size >= least; size--) {
        fit = fit_at(text, width, lines, size, &torn);
        if (!fit.cut && !torn)
            return fit;
    }
    if (fit.cut)
        fit.lines[fit.count - 1] = shortened(fit.lines[fit.count - 1], width * 100 / fit.size);
    return fit;
}
