/* Logs of events by chance: every kind of contest and scoring, with rulings, groups, corrections and settings. */
#ifndef RANDOM_EVENT_H
#define RANDOM_EVENT_H

#include "event.h"

enum { RANDOM_LINES = 96, RANDOM_LINE_MAX = 240 };

typedef struct random_log {
    uint64_t state;
    odd_contest contest;
    odd_scoring scoring;
    bool vp, corrections; /* lines that correct others, and what else makes their order matter */
    int winners, ids, boards, rounds;
    char lines[RANDOM_LINES][RANDOM_LINE_MAX]; /* each with its end */
    int count;
} random_log;

static inline int random_below(random_log *l, int n) {
    l->state ^= l->state << 13;
    l->state ^= l->state >> 7;
    l->state ^= l->state << 17;
    return (int)((l->state >> 11) % (uint64_t)n);
}

static inline bool random_chance(random_log *l, int percent) {
    return random_below(l, 100) < percent;
}

#define RANDOM_WORD(log, words) ((words)[random_below((log), (int)COUNT(words))])

__attribute__((format(printf, 2, 3))) static inline void random_add(random_log *l, const char *format, ...) {
    va_list args;
    assert_true(l->count < RANDOM_LINES);
    va_start(args, format);
    int len = vsnprintf(l->lines[l->count++], RANDOM_LINE_MAX, format, args);
    va_end(args);
    assert_true(len > 0 && len < RANDOM_LINE_MAX);
}

/* ---- Parts of lines ---------------------------------------------------------------------------- */

static inline const char *random_result(random_log *l) {
    static const char *const results[] = {
        "4S N =",  "4S N +1", "4S N -1",  "4S N =",   "3NT E =",    "3NT E -2",  "pass",      "5CX W -3",
        "2H S +2", "6D N =",  "1NT E +1", "7NT N -1", "7NTXX W -9", "score 420", "score -50", "3D S -1"};
    return RANDOM_WORD(l, results);
}

static inline void random_weighted(random_log *l, char *text, size_t cap) {
    static const char *const weights[] = {"60% %s 40% %s", "33.33% %s 66.67% %s", "0.01% %s 99.99% %s",
                                          "50% %s 50% %s"};
    const char *form = RANDOM_WORD(l, weights), *second = strstr(form, "%s ") + 3;
    snprintf(text, cap, "weighted %.*s%s %.*s%s", (int)(second - form - 3), form, random_result(l),
             (int)(strlen(second) - 2), second, random_result(l));
}

static inline const char *random_award(random_log *l) {
    static const char *const awards[] = {"ave+", "ave-", "ave", "60%", "35.5%", "100%"};
    static const char *const imps[] = {"3 imps", "-2.5 imps", "ave+", "ave-"};
    bool in_imps = l->scoring == ODD_CROSS_IMPS || l->scoring == ODD_BUTLER || l->scoring == ODD_TEAM_IMPS;
    return in_imps && random_chance(l, 50) ? RANDOM_WORD(l, imps) : RANDOM_WORD(l, awards);
}

/* What stands behind the ids. */
static inline void random_outcome(random_log *l, char *text, size_t cap) {
    char weighted[60];
    int kind = random_below(l, 100);
    if (kind < 70) {
        snprintf(text, cap, "%s%s%s", random_result(l), random_chance(l, 10) ? " wrong direction" : "",
                 random_chance(l, 10) ? " lead HK" : "");
    } else if (kind < 77) {
        random_weighted(l, text, cap);
    } else if (kind < 80) {
        snprintf(text, cap, "split %s / %s", random_result(l), random_result(l));
    } else if (kind < 83) {
        random_weighted(l, weighted, sizeof weighted);
        snprintf(text, cap, "split %s / %s", weighted, random_award(l));
    } else if (kind < 93 || !l->corrections) {
        snprintf(text, cap, "%s/%s", random_award(l), random_award(l));
    } else {
        snprintf(text, cap, "%s", random_chance(l, 50) ? "not played" : "void");
    }
}

/* An id, by number: with sections, with directions, or plain. */
static inline void random_id(const random_log *l, char *text, size_t cap, int id) {
    if (l->winners == 2)
        snprintf(text, cap, "%d", id);
    else
        snprintf(text, cap, "%s%d", id % 3 == 0 ? "B" : id % 3 == 1 ? "A" : "", id);
}

/* Four different ones. */
static inline void random_table(random_log *l, int who[4]) {
    for (int i = 0; i < 4; i++) {
        bool fresh = false;
        while (!fresh) {
            who[i] = 1 + random_below(l, l->ids);
            fresh = true;
            for (int j = 0; j < i; j++)
                fresh = fresh && who[j] != who[i];
        }
    }
}

/* Their line of a traveller. */
static inline void random_line(random_log *l, const int who[4], char *text, size_t cap) {
    char ids[4][24], outcome[90];
    for (int i = 0; i < 4; i++)
        random_id(l, ids[i], sizeof ids[i], who[i]);
    random_outcome(l, outcome, sizeof outcome);
    if (l->contest == ODD_INDIVIDUALS)
        snprintf(text, cap, "%s+%s %s+%s %s\n", ids[0], ids[1], ids[2], ids[3], outcome);
    else
        snprintf(text, cap, "%s %s %s\n", ids[0], ids[1], outcome);
}

static inline void random_play(random_log *l) {
    char text[RANDOM_LINE_MAX];
    int who[4];
    random_table(l, who);
    random_line(l, who, text, sizeof text);
    random_add(l, "%s", text);
}

static inline void random_board(random_log *l) {
    if (l->contest == ODD_TEAMS && random_chance(l, 30))
        random_add(l, "round %d\n", 1 + random_below(l, l->rounds));
    int board = 1 + random_below(l, l->boards);
    if (l->contest != ODD_TEAMS && random_chance(l, 20))
        random_add(l, "board %d group %c\n", board, 'A' + random_below(l, 3));
    else
        random_add(l, "board %d\n", board);
}

/* ---- Other lines ------------------------------------------------------------------------------- */

static inline void random_setting(random_log *l) {
    static const char *const all[] = {"rules ebu",
                                      "rules acbl",
                                      "rules wbf",
                                      "neuberg simple",
                                      "neuberg off",
                                      "neuberg on",
                                      "expected 6",
                                      "expected auto",
                                      "unit 0.5",
                                      "unit 0.0001",
                                      "round even",
                                      "round up",
                                      "groups acbl",
                                      "groups ebu",
                                      "own-average off",
                                      "average-imps 2",
                                      "imp-unit 0.1",
                                      "cross-imps total",
                                      "cross-imps cross1",
                                      "imp-cap 5",
                                      "datum trim1",
                                      "datum trim5",
                                      "datum median",
                                      "datum zero-sum",
                                      "datum-unit 1",
                                      "datum-round even",
                                      "compare section",
                                      "compare field",
                                      "sections apart",
                                      "format knock-out",
                                      "rank-by quotient",
                                      "rank-by wins",
                                      "match-boards 8",
                                      "half-match split",
                                      "bye 50",
                                      "bam 1",
                                      "patton-board 3",
                                      "patton-pool 7",
                                      "patton-ratio totals",
                                      "patton-steps 10,90",
                                      "tie-break match",
                                      "tie-break countback,tops",
                                      "tie-break opponents,wins,quotient",
                                      "tie-break share"};
    random_add(l, "set %s\n", RANDOM_WORD(l, all));
}

/* The unit that the standings have. */
static inline const char *random_unit(const random_log *l) {
    static const char *const units[ODD_SCORING_COUNT] = {"mp", "imps", "imps", "mp", "points", "imps", "mp"};
    return l->vp ? "vp" : units[l->scoring];
}

static inline void random_fact(random_log *l) {
    static const char *const kinds[] = {"pair", "team", "player"};
    char id[24], bare[20];
    random_id(l, bare, sizeof bare, 1 + random_below(l, l->ids));
    snprintf(id, sizeof id, "%s%s", l->winners == 2 ? (random_chance(l, 50) ? "NS" : "EW") : "", bare);
    switch (random_below(l, l->contest == ODD_TEAMS ? 8 : 7)) {
    case 0:
        random_add(l, "%s %s N%d: Zoë & P%d\n", kinds[l->contest], id, random_below(l, 9),
                   random_below(l, 9));
        break;
    case 1:
        random_add(l, "penalty %s %d %s slow\n", id, random_below(l, 9), random_unit(l));
        break;
    case 2:
        random_add(l, "carryover %s %d.5\n", id, random_below(l, 9) - 4);
        break;
    case 3:
        random_add(l, "handicap %s %d %s\n", id, random_below(l, 9), random_unit(l));
        break;
    case 4:
        random_add(l, "strat %s %c\n", id, 'A' + random_below(l, 3));
        break;
    case 5:
    case 6:
        random_setting(l);
        break;
    default:
        random_add(l, "round %d\nbye %s\nboard %d\n", 1 + random_below(l, l->rounds), id,
                   1 + random_below(l, l->boards));
    }
}

/* What changes everything, late in a log. */
static inline void random_upheaval(random_log *l) {
    static const char *const lines[] = {"phantom %s\n", "winners 1\n", "event New title\n", "# nothing\n"};
    char id[24];
    random_id(l, id, sizeof id, 1 + random_below(l, l->ids));
    const char *line = RANDOM_WORD(l, lines);
    if (l->winners == 1 && strncmp(line, "phantom", 7) == 0)
        random_add(l, "phantom %s\n", id);
    else if (l->vp && random_chance(l, 50))
        random_add(l, "vp %s\n", random_chance(l, 50) ? "wbf-discrete" : "win-loss");
    else if (strchr(line, '%') == NULL)
        random_add(l, "%s", line);
}

/* ---- A whole log ------------------------------------------------------------------------------- */

static inline void random_start(random_log *l, uint64_t seed, bool corrections) {
    static const odd_scoring pairs[] = {ODD_MATCHPOINTS, ODD_MATCHPOINTS, ODD_CROSS_IMPS,
                                        ODD_BUTLER,      ODD_BAM,         ODD_POINTS};
    static const odd_scoring teams[] = {ODD_TEAM_IMPS, ODD_TEAM_IMPS, ODD_BAM, ODD_POINTS, ODD_PATTON};
    memset(l, 0, sizeof *l);
    l->state = seed * UINT64_C(0x9E3779B97F4A7C15) + 1;
    for (int i = 0; i < 8; i++)
        random_below(l, 2);
    l->corrections = corrections;
    int kind = random_below(l, 8);
    l->contest = kind < 5 ? ODD_PAIRS : kind < 6 ? ODD_INDIVIDUALS : ODD_TEAMS;
    l->winners = kind == 4 ? 2 : 1;
    l->scoring = l->contest == ODD_TEAMS ? RANDOM_WORD(l, teams) : RANDOM_WORD(l, pairs);
    l->vp = l->scoring == ODD_TEAM_IMPS && random_chance(l, 60);
    l->ids = 4 + random_below(l, 8);
    l->boards = 1 + random_below(l, 4);
    l->rounds = 1 + random_below(l, 3);
    random_add(l, "scoring %s%s\n", odd_scoring_text(l->scoring),
               l->scoring == ODD_MATCHPOINTS && random_chance(l, 30) ? " acbl" : "");
    if (l->winners == 2)
        random_add(l, "winners 2\n");
    if (l->contest == ODD_TEAMS)
        random_add(l, "team A1 Ash: Ann, Bo\n");
    if (l->vp)
        random_add(l, "vp wbf\n");
}

/* A log of about so many lines. */
static inline void random_event(random_log *l, uint64_t seed, int lines) {
    random_start(l, seed, true);
    random_add(l, "round 1\n");
    random_board(l);
    while (l->count < lines && l->count < RANDOM_LINES - 4) {
        int kind = random_below(l, 100);
        if (kind < 70)
            random_play(l);
        else if (kind < 84)
            random_board(l);
        else if (kind < 98)
            random_fact(l);
        else
            random_upheaval(l);
    }
}

#endif
