/* Boards with scores that no deal of bridge gives. A window moves over the scores from the lowest to the
 * highest: the time is proportional to the number of results, though longer than for a regular board, and
 * little memory is needed. */
#include "score/frequency.h"

/* Points that are seen at once. The place after them stands for all scores that are not. */
enum { WINDOW = ODD_SLOTS - 1 };

typedef struct window {
    uint32_t *upto; /* by place: how many results score at most so much */
    int32_t from;   /* the score of the first place */
} window;

/* No branch, for which way it goes cannot be predicted. */
static inline uint32_t place_of(const window *w, int32_t score_pts) {
    uint32_t place = (uint32_t)(score_pts - w->from);
    return place < WINDOW ? place : WINDOW;
}

/* `below` is how many results score less than the window shows, and is moved on. */
static void count_window(window *w, uint32_t *below, const int16_t *score_pts, size_t count) {
    for (size_t i = 0; i <= WINDOW; i++)
        w->upto[i] = 0;
    for (size_t i = 0; i < count; i++)
        w->upto[place_of(w, score_pts[i])]++;
    for (size_t i = 0; i < WINDOW; i++)
        w->upto[i] = *below += w->upto[i];
    w->upto[WINDOW] = 0;
}

/* What the window adds to a result. Above the highest score, the counts are as at it. */
static uint32_t seen_through(const window *w, const odd_count_scoring *way, int32_t score_pts,
                             int32_t highest) {
    uint32_t sum = 0;
    for (size_t i = 0; i < way->count; i++) {
        int32_t bound = score_pts + way->differences[i];
        sum += w->upto[place_of(w, bound > highest ? highest : bound)];
    }
    return sum;
}

void odd_irregular_score(int32_t *out, const odd_count_scoring *way, odd_frequencies *room,
                         const int16_t *score_pts, size_t count) {
    int32_t least = way->differences[0], most = way->differences[way->count - 1];
    int32_t lowest = score_pts[0], highest = score_pts[0];
    uint32_t below = 0;
    for (size_t i = 0; i < count; i++) {
        out[i] = (int32_t)way->base;
        lowest = score_pts[i] < lowest ? score_pts[i] : lowest;
        highest = score_pts[i] > highest ? score_pts[i] : highest;
    }
    room->clean = false;
    for (window w = {room->at, lowest}; w.from <= highest; w.from += WINDOW) {
        bool last = w.from + WINDOW > highest;
        count_window(&w, &below, score_pts, count);
        for (size_t i = 0; i < count; i++)
            if (score_pts[i] + most >= w.from && (score_pts[i] + least < w.from + WINDOW || last))
                out[i] = (int32_t)((uint32_t)out[i] + seen_through(&w, way, score_pts[i], highest));
    }
}
