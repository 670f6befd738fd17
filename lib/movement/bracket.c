/* The bracket of a knock-out: who meets whom in each stage, as far as it is known. Knows nothing about boards
 * and scores. */
#include "movement/make.h"

/* Each place is replaced by itself and the place that completes the sum of a round's favourites: 1; 1 2; 1 4 2 3; 1 8 4 5 2
 * 7 3 6. */
int odd_bracket(uint16_t *out, size_t cap, int teams) {
    int size = 1;
    while (size < teams)
        size *= 2;
    if (out == NULL || (size_t)size > cap || teams < 1)
        return size;
    out[0] = 1;
    for (int count = 1; count < size; count *= 2)
        for (int i = count - 1; i >= 0; i--) {
            uint16_t seed = out[i];
            out[2 * i] = seed;
            out[2 * i + 1] = (uint16_t)(2 * count + 1 - seed);
        }
    for (int i = 0; i < size; i++)
        out[i] = out[i] <= teams ? out[i] : 0;
    return size;
}

/* Returns the winner of a match, if known: a team without an opponent in the first stage advances. */
static uint16_t winner_of(const odd_bracket_match *m, const odd_bracket_results *results) {
    if (m->team[0] != 0 && m->team[1] != 0)
        return results != NULL ? results->winner(results->owner, m) : 0;
    return m->stage == 1 ? (uint16_t)(m->team[0] + m->team[1]) : 0;
}

size_t odd_bracket_matches(odd_bracket_match *out, size_t cap, int teams,
                           const odd_bracket_results *results) {
    size_t size = (size_t)odd_bracket(NULL, 0, teams), count = 0, before = 0;
    uint16_t places[ODD_BRACKET_MAX];
    if (teams < 2 || size > ODD_BRACKET_MAX)
        return 0;
    if (cap < size - 1)
        return size - 1;
    odd_bracket(places, size, teams);
    int stage = 1;
    for (size_t matches = size / 2; matches > 0; matches /= 2, stage++) {
        size_t first = count;
        for (size_t i = 0; i < matches; i++) {
            odd_bracket_match *m = &out[count++];
            *m = (odd_bracket_match){.stage = stage, .number = (int)i + 1};
            for (size_t t = 0; t < 2; t++)
                m->team[t] = stage == 1 ? places[2 * i + t] : out[before + 2 * i + t].winner;
            m->winner = winner_of(m, results);
        }
        before = first;
    }
    return count;
}
