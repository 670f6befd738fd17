/* oddtrick_draw.h - the draw of a Swiss event: who meets whom in the next round.
 *
 *     odd_draw_request r = {.entries = entries, .count = 9, .met = met, .met_count = 8};
 *     if (odd_draw_make(&draw, &r, &arena, &error) == ODD_OK)
 *         for (size_t i = 0; i < draw.match_count; i++)
 *             print(draw.matches[i].table, entries[draw.matches[i].home].id, ...
 *
 * A request is a value and so is a draw; the library keeps nothing. The same request gives the same draw on every machine.
 *
 * Each draw follows these rules, in order of precedence:
 *   - Entries that must be kept apart do not meet; given matches are kept.
 *   - Nobody has a bye, or is in a triangle, more often than others if that can be avoided.
 *   - Nobody meets an opponent again if that can be avoided. Otherwise as few as possible do, as far down as possible, and the draw
 *     says why.
 *   - The bye, or the triangle, is as far down as that allows.
 *   - The method decides the rest. */
#ifndef ODDTRICK_DRAW_H
#define ODDTRICK_DRAW_H

#include "oddtrick_event.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- The request --------------------------------------------------------------------------------- */

enum { ODD_DRAW_MAX = 4000 }; /* entries */

/* A contestant who plays in the round. */
typedef struct odd_draw_entry {
    odd_text id; /* for messages */
    int64_t
        score_x100; /* hundredths of what they are ranked by; differences above a million count as a million */
    int byes;       /* rounds without a match so far */
    int triangles;  /* triangles so far */
    int homes;      /* matches in which they were named first */
    int table;      /* the table of an entry that cannot move; 0: any table */
} odd_draw_entry;

/* Two entries, by index. */
typedef struct odd_draw_pair {
    uint32_t one, two;
} odd_draw_pair;

typedef enum odd_draw_method {
    ODD_DRAW_TOP_DOWN, /* the first meets the next one that is allowed, and so on, as long as the others can still be drawn */
    ODD_DRAW_RANK,         /* the least sum of distances between ranks */
    ODD_DRAW_RANK_SQUARES, /* of their squares */
    ODD_DRAW_VP,           /* of differences between scores */
    ODD_DRAW_VP_SQUARES,   /* of their squares */
    ODD_DRAW_SEEDED,       /* the first half meets the second: 1 v n/2 + 1, 2 v n/2 + 2 */
    ODD_DRAW_RANDOM,       /* by the seed */
    ODD_DRAW_METHOD_COUNT
} odd_draw_method;

/* Return the name of a method, "top-down", and what it does; NULL after the last method. */
ODD_API const char *odd_draw_method_text(odd_draw_method method);
ODD_API const char *odd_draw_method_help(odd_draw_method method);

/* What happens if the number of entries is odd. */
typedef enum odd_draw_odd {
    ODD_DRAW_BYE,           /* one has no match */
    ODD_DRAW_TRIANGLE,      /* three meet each other, in matches of half the length */
    ODD_DRAW_LONG_TRIANGLE, /* three meet each other in whole matches, over this round and the next */
    ODD_DRAW_ODD_COUNT
} odd_draw_odd;

/* Returns "bye", "triangle" or "long-triangle"; NULL after the last. */
ODD_API const char *odd_draw_odd_text(odd_draw_odd odd);

typedef struct odd_draw_request {
    const odd_draw_entry *entries; /* in the order of the standings, the first one first */
    size_t count;                  /* up to ODD_DRAW_MAX */
    const odd_draw_pair *met;      /* entries that have met; may name a pair more than once */
    size_t met_count;
    const odd_draw_pair *apart; /* entries that must not meet */
    size_t apart_count;
    const odd_draw_pair *given; /* matches that are fixed: the first one is at home */
    size_t given_count;
    odd_draw_method method;
    odd_draw_odd odd;
    uint32_t bye;     /* one more than the entry that has the bye; 0: to be drawn */
    bool may_rematch; /* entries that have met may meet again; rematches are only counted */
    uint64_t seed;    /* of a random draw */
} odd_draw_request;

/* ---- The draw ------------------------------------------------------------------------------------ */

typedef struct odd_drawn_match {
    uint32_t home, away; /* entries, by index */
    int table;           /* from 1 on */
    int rounds;          /* the number of rounds that it takes: 1, or 2 in a long triangle */
    bool half;           /* part of a triangle in one round: both entries have two matches */
    bool rematch;        /* the two have met before */
    bool given;          /* the request fixed it */
} odd_drawn_match;

/* Why a rematch cannot be avoided. Entries are in groups, or between the groups. Each group has an odd number of entries, so at least one
 * of them needs an opponent from between the groups; but there are more groups than entries between them. */
enum { ODD_DRAW_ELSEWHERE, ODD_DRAW_BETWEEN, ODD_DRAW_GROUPS }; /* ODD_DRAW_GROUPS and more: in a group */

typedef struct odd_draw {
    odd_drawn_match *matches; /* by table */
    size_t match_count;
    uint32_t bye;  /* entry; ODD_NOBODY: none */
    int rematches; /* the number of matches that are rematches */
    /* The group of each entry, or ODD_DRAW_BETWEEN. NULL if there is nothing to explain. */
    uint32_t *why;
    uint32_t group_count;
    bool bye_between; /* an entry of a group can take the bye, so the bye counts as one more entry between */
    bool bye_grouped; /* no entry that may have the bye is free for it, so the bye counts as a group */
} odd_draw;

/* Makes a draw.
 *   out      set; its lists are in the arena
 *   arena    also for temporary memory
 *   error    set if the request is wrong; may be NULL
 *   returns  ODD_OK; ODD_E_REFERENCE if the request contradicts itself; ODD_E_UNREACHABLE if not everybody can have an opponent;
 *            ODD_E_MEMORY */
ODD_API int odd_draw_make(odd_draw *out, const odd_draw_request *request, odd_arena *arena, odd_error *error);

#ifdef __cplusplus
}
#endif

#endif
