/* Finds the marks in a short line - its first blank, first tab and end - in a few instructions. */
#ifndef ODD_CLI_LINES_H
#define ODD_CLI_LINES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
    ODD_LINE_REACH = 32, /* bytes from the start of a line that must be readable, whatever stands there */
    ODD_MARK_REACH = 16  /* how far a blank and a tab are looked for */
};

/* Each is counted from the start of the line, whatever stands before it; what is not found within reach
 * is as far as the reach. */
typedef struct odd_marks {
    size_t blank, tab, end;
} odd_marks;

#if defined(__SSE2__)
#include <emmintrin.h>

static inline uint64_t odd_marks_of(__m128i bytes, char mark) {
    return (uint64_t)(uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(mark)));
}

static inline size_t odd_marks_first(uint64_t marks) {
    return (unsigned)__builtin_ctzll(marks);
}

static inline odd_marks odd_marks_find(const char *line) {
    __m128i first = _mm_loadu_si128((const __m128i *)(const void *)line);
    __m128i second = _mm_loadu_si128((const __m128i *)(const void *)(line + 16));
    uint64_t ends =
        odd_marks_of(first, '\n') | odd_marks_of(second, '\n') << 16 | UINT64_C(1) << ODD_LINE_REACH;
    uint64_t none = UINT64_C(1) << ODD_MARK_REACH;
    return (odd_marks){odd_marks_first(odd_marks_of(first, ' ') | none),
                       odd_marks_first(odd_marks_of(first, '\t') | none), odd_marks_first(ends)};
}
#else
static inline size_t odd_mark_find(const char *line, char mark, size_t reach) {
    const char *found = memchr(line, mark, reach);
    return found != NULL ? (size_t)(found - line) : reach;
}

static inline odd_marks odd_marks_find(const char *line) {
    return (odd_marks){odd_mark_find(line, ' ', ODD_MARK_REACH), odd_mark_find(line, '\t', ODD_MARK_REACH),
                       odd_mark_find(line, '\n', ODD_LINE_REACH)};
}
#endif

#endif
