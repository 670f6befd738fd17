/* The double-dummy solver measured against libdds: the same deals, all 20 results of each, alternating in one run, processor time of one
 * core. All results are compared. Ends with 1 if one differs.
 *
 *   bench-dd [--deals N] [--seed N] [--kind random|flat|wild|hard] [--only oddtrick|portable|libdds] [--skip PROGRAM] [--print]
 *            [--known FILE] [--from N]
 *
 * --only measures one program, --skip all but one, and --print only prints the deals. --known keeps the results of libdds in a file: they are read where it has
 * them, and appended where not, so that a long comparison can be interrupted, and repeated for a solver that has changed.
 * --from leaves out the first N deals, so that several processes can share a comparison, each with a file of its own. */
#include <dds/dll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "deal/dd_search.h"
#include "oddtrick.h"

typedef struct options {
    size_t deals, from;
    uint64_t seed;
    const char *kind;
    const char *only; /* the program that is measured; NULL: all */
    const char *skip; /* the one that is not; NULL: none */
    bool print;
    FILE *known; /* results of libdds, a line for each deal; NULL: they are not stored */
    size_t read; /* of its lines */
    bool at_end; /* of the file: lines are appended */
} options;

/* Published deals on which solvers are slow: ten of 500 random ones, and two freaks, on which libdds does not end within minutes. */
static const char *const hard_deals[] = {
    "N:JT54.K986.2.Q763 K763.A5.K6.AT852 AQ8.J72.QJ953.K9 92.QT43.AT874.J4",
    "N:A974.AT832.Q3.Q4 J32.5.AKT652.J92 Q6.QJ4.J984.AT85 KT85.K976.7.K763",
    "N:8.94.Q975.QJ9876 Q642.QT7652.A62. AJ975.AKJ83..K52 KT3..KJT843.AT43",
    "N:T754.3.A9865.T86 QJ92.J52.QT73.94 K.AQT87.KJ2.AQ52 A863.K964.4.KJ73",
    "N:J2.AJ93.AT65.AJ6 AQT75.KQT642.32. K986.5.74.QT8754 43.87.KQJ98.K932",
    "N:AKT62.5.AQ54.Q53 QJ74.J84.JT872.6 9.AQ7632.6.K9842 853.KT9.K93.AJT7",
    "N:K93.AQ8.KT654.76 QJ7.J63.2.Q98542 T42.972.Q7.AKJT3 A865.KT54.AJ983.",
    "N:KQT.T.AJT96.AJ64 A743.AQ8.2.KQ972 J952.K7532.K853. 86.J964.Q74.T853",
    "N:Q74.A985.K6.K874 KT63.K63.A75.Q92 AJ82.T42.Q932.T5 95.QJ7.JT84.AJ63",
    "N:K.QJ72.A62.KQ763 9.KT54.K9754.J82 QT87432.A93.Q.94 AJ65.86.JT83.AT5",
};
static const struct {
    const char *deal, *tricks; /* as table_of reads them */
} freak_deals[] = {
    {"N:.Q853.AJ962.KT74 Q853.AJ962.KT74. AJ962.KT74..Q853 KT74..Q853.AJ962", "84744847748447485555"},
    {"N:KJ9753..AQT8642. ..KJ9753.AQT8642 .AQT8642..KJ9753 AQT8642.KJ9753..", "67677676767667677777"},
};
enum {
    HARD = sizeof hard_deals / sizeof *hard_deals,
    FREAKS = sizeof freak_deals / sizeof *freak_deals,
    LONGEST = 8 /* suit of a wild deal */
};

/* ---- Deals --------------------------------------------------------------------------------------- */

static unsigned pick(options *o, unsigned below) {
    o->seed = o->seed * UINT64_C(6364136223846793005) + 1442695040888963407U;
    return (unsigned)((o->seed >> 33) % below);
}

static odd_hands random_deal(options *o) {
    odd_hands hands = {{0}};
    int cards[ODD_CARDS];
    for (int i = 0; i < ODD_CARDS; i++)
        cards[i] = i;
    for (int i = 0; i < ODD_CARDS; i++) {
        int j = i + (int)pick(o, (unsigned)(ODD_CARDS - i)), card = cards[j];
        cards[j] = cards[i];
        hands.hand[ODD_NORTH + i % 4] |= ODD_CARD_BIT(card);
    }
    return hands;
}

/* The lengths of a deal's longest and shortest suits. */
static void lengths_of(const odd_hands *hands, int *longest, int *shortest, int *long_suits) {
    *longest = *long_suits = 0;
    *shortest = ODD_RANKS;
    for (int i = 0; i < 16; i++) {
        int length = __builtin_popcountll(hands->hand[ODD_NORTH + i / 4] >> (ODD_RANKS * (i % 4)) & 8191);
        *longest = length > *longest ? length : *longest;
        *shortest = length < *shortest ? length : *shortest;
        *long_suits += length >= 6;
    }
}

/* Flat: no suit shorter than two or longer than five. Wild: an eight-card suit, or three of six cards. */
static odd_hands next_deal(options *o, size_t i) {
    odd_hands hands;
    int longest, shortest, long_suits;
    if (strcmp(o->kind, "hard") == 0) {
        const char *text = i < HARD ? hard_deals[i] : freak_deals[i - HARD].deal;
        odd_hands_parse(&hands, text, strlen(text), NULL);
        return hands;
    }
    for (;;) {
        hands = random_deal(o);
        lengths_of(&hands, &longest, &shortest, &long_suits);
        if (strcmp(o->kind, "random") == 0 ||
            (strcmp(o->kind, "flat") == 0 && shortest >= 2 && longest <= 5) ||
            (strcmp(o->kind, "wild") == 0 && (longest >= LONGEST || long_suits >= 3)))
            return hands;
    }
}

/* ---- Measuring ----------------------------------------------------------------------------------- */

enum { OURS, PORTABLE, LIBDDS, PROGRAMS };
static const char *const names[PROGRAMS + 1] = {"oddtrick", "portable", "libdds", "what is published"};

typedef struct measurement {
    double *seconds; /* by deal */
    uint64_t nodes;
} measurement;

static double seconds_used(void) {
    struct rusage r;
    getrusage(RUSAGE_SELF, &r);
    return (double)(r.ru_utime.tv_sec + r.ru_stime.tv_sec) +
           1e-6 * (double)(r.ru_utime.tv_usec + r.ru_stime.tv_usec);
}

static void by_libdds(odd_dd *table, const odd_hands *hands) {
    static const odd_strain strains[] = {ODD_SPADES, ODD_HEARTS, ODD_DIAMONDS, ODD_CLUBS, ODD_NT};
    struct ddTableDealPBN deal;
    struct ddTableResults results;
    odd_hands_format(deal.cards, sizeof deal.cards, hands, ODD_NORTH);
    if (CalcDDtablePBN(deal, &results) != RETURN_NO_FAULT) {
        fputs("libdds failed\n", stderr);
        exit(2);
    }
    memset(table, ODD_DD_UNKNOWN, sizeof *table);
    for (int strain = 0; strain < 5; strain++)
        for (int seat = 0; seat < 4; seat++)
            table->tricks[strains[strain]][ODD_NORTH + seat] = (uint8_t)results.resTable[strain][seat];
}

/* "N:... 20 hexadecimal digits": the results that the file has for its next deal, which must be this one. */
static bool read_known(options *o, odd_dd *table, const odd_hands *hands) {
    char line[ODD_HANDS_MAX + 32], text[ODD_HANDS_MAX];
    if (o->known == NULL || o->at_end)
        return false;
    if (fgets(line, sizeof line, o->known) == NULL || strchr(line, '\n') == NULL) {
        fseek(o->known, 0, SEEK_CUR); /* from reading to writing */
        o->at_end = true;
        return false;
    }
    size_t len = odd_hands_format(text, sizeof text, hands, ODD_NORTH);
    if (strncmp(line, text, len) != 0 || line[len] != ' ' || strspn(line + len + 1, "0123456789abcd") != 20) {
        fprintf(stderr, "line %zu of the known results is not of this deal: %s\n", o->read + 1, text);
        exit(2);
    }
    memset(table, ODD_DD_UNKNOWN, sizeof *table);
    for (int i = 0; i < 20; i++) {
        char digit = line[len + 1 + (size_t)i];
        table->tricks[ODD_CLUBS + i / 4][ODD_NORTH + i % 4] =
            (uint8_t)(digit <= '9' ? digit - '0' : digit - 'a' + 10);
    }
    o->read++;
    return true;
}

static void append_known(const options *o, const odd_dd *table, const odd_hands *hands) {
    char text[ODD_HANDS_MAX];
    if (o->known == NULL)
        return;
    odd_hands_format(text, sizeof text, hands, ODD_NORTH);
    fprintf(o->known, "%s ", text);
    for (int i = 0; i < 20; i++)
        fprintf(o->known, "%x", table->tricks[ODD_CLUBS + i / 4][ODD_NORTH + i % 4]);
    fputc('\n', o->known);
    fflush(o->known);
}

static void run(options *o, int program, measurement *m, size_t deal, odd_dd_solver *solver, odd_dd *table,
                const odd_hands *hands) {
    if (program == LIBDDS && read_known(o, table, hands))
        return;
    double before = seconds_used();
    if (program == LIBDDS) {
        by_libdds(table, hands);
        append_known(o, table, hands);
    } else {
        uint64_t nodes = odd_dd_solver_work(solver).nodes;
        memset(table, ODD_DD_UNKNOWN, sizeof *table);
        odd_dd_solve(table, solver, hands, NULL);
        m->nodes += odd_dd_solver_work(solver).nodes - nodes;
    }
    m->seconds[deal] = seconds_used() - before;
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Prints the times of a program, and returns their sum. */
static double report(const char *name, const measurement *m, size_t count, double of_libdds) {
    double total = 0, *sorted = malloc(count * sizeof *sorted);
    for (size_t i = 0; i < count; i++)
        total += sorted[i] = m->seconds[i];
    qsort(sorted, count, sizeof *sorted, by_size);
    printf("%-9s %8.1f %8.1f %8.1f %8.1f %8.1f", name, 1e3 * total / (double)count, 1e3 * sorted[count / 2],
           1e3 * sorted[count * 9 / 10], 1e3 * sorted[count * 99 / 100], 1e3 * sorted[count - 1]);
    if (m->nodes > 0)
        printf(" %8.2f M %8.1f", (double)m->nodes / (double)count * 1e-6, total / (double)m->nodes * 1e9);
    if (of_libdds > 0)
        printf(" %8.2f", of_libdds / total);
    putchar('\n');
    free(sorted);
    return total;
}

/* The slowest of the first `count` deals. */
static size_t slowest(const measurement *m, size_t count) {
    size_t at = 0;
    for (size_t i = 1; i < count; i++)
        at = m->seconds[i] > m->seconds[at] ? i : at;
    return at;
}

static odd_dd_solver *new_solver(bool portable) {
    odd_dd_solver *solver = odd_dd_solver_start(malloc(ODD_DD_MEMORY), ODD_DD_MEMORY);
    if (solver == NULL)
        exit(2);
    if (portable)
        odd_dd_solver_any(solver);
    return solver;
}

static bool differ(const odd_dd *one, const odd_dd *other, const odd_hands *hands, int program, int than) {
    char text[ODD_HANDS_MAX];
    if (memcmp(&one->tricks[ODD_CLUBS], &other->tricks[ODD_CLUBS], 5 * sizeof one->tricks[0]) == 0)
        return false;
    odd_hands_format(text, sizeof text, hands, ODD_NORTH);
    printf("%s and %s differ on %s\n", names[program], names[than], text);
    return true;
}

/* Reads a published table: clubs to notrump, North to West in each strain. */
static odd_dd table_of(const char *tricks) {
    odd_dd table;
    memset(&table, ODD_DD_UNKNOWN, sizeof table);
    for (int i = 0; i < 20; i++)
        table.tricks[ODD_CLUBS + i / 4][ODD_NORTH + i % 4] = (uint8_t)(tricks[i] - '0');
    return table;
}

static bool is_wanted(const options *o, int program, size_t deal) {
    if ((o->only != NULL && strcmp(o->only, names[program]) != 0) ||
        (o->skip != NULL && strcmp(o->skip, names[program]) == 0))
        return false;
    return program != LIBDDS || strcmp(o->kind, "hard") != 0 || deal < HARD;
}

/* Solves a deal with each program, and compares the results. Returns how many differ from the first. */
static size_t solve_one(options *o, size_t deal, measurement all[PROGRAMS],
                        odd_dd_solver *solvers[PROGRAMS]) {
    odd_hands hands = next_deal(o, deal);
    odd_dd tables[PROGRAMS + 1];
    int list[PROGRAMS + 1] = {0}, count = 0;
    size_t wrong = 0;
    for (int p = 0; p < PROGRAMS; p++)
        if (is_wanted(o, p, deal))
            list[count++] = p;
    for (int k = 0; k < count; k++) {
        int p = list[deal % 2 ? count - 1 - k : k]; /* each program is first and last equally often */
        run(o, p, &all[p], deal, solvers[p], &tables[p], &hands);
    }
    if (strcmp(o->kind, "hard") == 0 && deal >= HARD && count > 0) {
        tables[PROGRAMS] = table_of(freak_deals[deal - HARD].tricks);
        list[count++] = PROGRAMS;
    }
    for (int k = 1; k < count; k++)
        wrong += differ(&tables[list[0]], &tables[list[k]], &hands, list[0], list[k]);
    return wrong;
}

static size_t measure(options *o) {
    measurement all[PROGRAMS];
    odd_dd_solver *solvers[PROGRAMS] = {new_solver(false), new_solver(true), NULL};
    size_t wrong = 0;
    for (int p = 0; p < PROGRAMS; p++)
        all[p] = (measurement){.seconds = calloc(o->deals, sizeof(double))};
    for (size_t i = 0; i < o->deals; i++) {
        wrong += solve_one(o, i, all, solvers);
        if ((i + 1) % 100 == 0) {
            size_t at = slowest(&all[OURS], i + 1);
            fprintf(stderr,
                    "%zu %s deals, of %zu some results differ; the slowest, number %zu, took %.0f ms\n",
                    i + 1, o->kind, wrong, o->from + at + 1, 1e3 * all[OURS].seconds[at]);
        }
    }
    printf("%zu %s deals, all 20 results of each; milliseconds of processor time for a deal\n", o->deals,
           o->kind);
    printf("%-9s %8s %8s %8s %8s %8s %10s %8s %8s\n", "", "mean", "median", "p90", "p99", "worst", "nodes",
           "ns/node", o->only ? "" : "x libdds");
    double libdds =
        is_wanted(o, LIBDDS, 0) && !o->read ? report(names[LIBDDS], &all[LIBDDS], o->deals, 0) : 0;
    for (int p = OURS; p < LIBDDS; p++)
        if (is_wanted(o, p, 0))
            report(names[p], &all[p], o->deals, is_wanted(o, LIBDDS, o->deals - 1) && !o->read ? libdds : 0);
    if (o->only == NULL)
        printf("%zu results compared, on %zu deals some differ\n", o->deals * 20, wrong);
    return wrong;
}

/* ---- The command --------------------------------------------------------------------------------- */

static bool take_option(options *o, char **argv, int *i) {
    const char *name = argv[*i], *value = argv[*i + 1];
    if (strcmp(name, "--print") == 0)
        return o->print = true;
    if (value == NULL)
        return false;
    ++*i;
    if (strcmp(name, "--deals") == 0)
        return (o->deals = strtoul(value, NULL, 10)) > 0;
    if (strcmp(name, "--seed") == 0)
        return (o->seed = strtoul(value, NULL, 10)) > 0;
    if (strcmp(name, "--from") == 0)
        return (o->from = strtoul(value, NULL, 10)) < SIZE_MAX;
    if (strcmp(name, "--only") == 0 || strcmp(name, "--skip") == 0) {
        *(strcmp(name, "--only") == 0 ? &o->only : &o->skip) = value;
        return strcmp(value, names[OURS]) == 0 || strcmp(value, names[PORTABLE]) == 0 ||
               strcmp(value, names[LIBDDS]) == 0;
    }
    if (strcmp(name, "--known") == 0)
        return (o->known = fopen(value, "a+")) != NULL && fseek(o->known, 0, SEEK_SET) == 0;
    o->kind = value;
    return strcmp(name, "--kind") == 0 && (strcmp(value, "random") == 0 || strcmp(value, "flat") == 0 ||
                                           strcmp(value, "wild") == 0 || strcmp(value, "hard") == 0);
}

int main(int argc, char **argv) {
    options o = {.deals = 200, .seed = 20261117, .kind = "random"};
    for (int i = 1; i < argc; i++)
        if (!take_option(&o, argv, &i)) {
            fputs("usage: bench-dd [--deals N] [--seed N] [--kind random|flat|wild|hard] "
                  "[--only oddtrick|portable|libdds] [--skip PROGRAM] [--print] [--known FILE] [--from N]\n",
                  stderr);
            return 2;
        }
    if (strcmp(o.kind, "hard") == 0)
        o.deals = HARD + FREAKS;
    else
        for (size_t i = 0; i < o.from; i++)
            next_deal(&o, i);
    size_t wrong = 0;
    if (o.print)
        for (size_t i = 0; i < o.deals; i++) {
            odd_hands hands = next_deal(&o, i);
            char text[ODD_HANDS_MAX];
            odd_hands_format(text, sizeof text, &hands, ODD_NORTH);
            puts(text);
        }
    else {
        SetMaxThreads(1);
        wrong = measure(&o);
    }
    fflush(NULL);
    _exit(wrong > 0); /* libdds uses memory that it has freed when a program ends */
}
