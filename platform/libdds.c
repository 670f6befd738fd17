/* Double-dummy tables by libdds, in a process of its own: the library uses memory after it has freed it when a program
 * that loaded it ends, and whatever else may happen in it does not bring the program down. It is loaded there, since only
 * to load it takes the time of a thousand scores. This file alone knows its header. */
#include "platform/libdds.h"

#include <dds/dll.h>
#include <dlfcn.h>
#include <errno.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/out.h"
#include "base/bits.h"

#define LIBRARY "libdds.so.0"

/* Deals in one call. The library takes up to MAXNOOFTABLES; fewer, so that progress is told every second or two. */
enum { BATCH = 10 };

/* With one card each, the tables of the library are wrong. */
enum { LEAST_CARDS = 2 };

_Static_assert(BATCH <= MAXNOOFTABLES, "as many as the library takes");

typedef struct solver {
    void (*set_resources)(int, int);
    int (*calc_all_tables)(struct ddTableDeals *, int, int[DDS_STRAINS], struct ddTablesRes *,
                           struct allParResults *);
    void (*error_message)(int, char[80]);
} solver;

/* The library's strains, in its order; its seats are North, East, South, West. */
static const odd_strain strains[DDS_STRAINS] = {ODD_SPADES, ODD_HEARTS, ODD_DIAMONDS, ODD_CLUBS, ODD_NT};

/* ---- The library ------------------------------------------------------------------------------- */

/* A function's address goes through memory: C has no conversion from a pointer to data. */
static bool find(void *library, const char *name, void *function, size_t size) {
    void *address = dlsym(library, name);
    memcpy(function, &address, size);
    return address != NULL;
}

static int load(solver *s, odd_error *error) {
    void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0,
                        "the double-dummy solver " LIBRARY
                        " is not there: install Debian's libdds0, or its like");
    if (!find(library, "SetResources", &s->set_resources, sizeof s->set_resources) ||
        !find(library, "CalcAllTables", &s->calc_all_tables, sizeof s->calc_all_tables) ||
        !find(library, "ErrorMessage", &s->error_message, sizeof s->error_message))
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0,
                        LIBRARY " is not the double-dummy solver that was expected");
    return ODD_OK;
}

/* ---- Deals ------------------------------------------------------------------------------------- */

static bool solvable(const odd_hands *hands) {
    uint64_t all = 0;
    int cards = odd_bit_count(hands->hand[ODD_NORTH]);
    for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
        if (odd_bit_count(hands->hand[seat]) != cards || (hands->hand[seat] & all) != 0)
            return false;
        all |= hands->hand[seat];
    }
    return cards >= LEAST_CARDS && all < ODD_CARD_BIT(ODD_CARDS);
}

/* The library has a two at bit 2 and an ace at bit 14. */
static struct ddTableDeal deal_of(const odd_hands *hands) {
    struct ddTableDeal deal = {{{0}}};
    for (int seat = 0; seat < DDS_HANDS; seat++)
        for (int suit = 0; suit < DDS_SUITS; suit++) {
            uint64_t cards = hands->hand[seat + ODD_NORTH] >> ODD_RANKS * (strains[suit] - ODD_CLUBS);
            deal.cards[seat][suit] = (unsigned)(cards & (ODD_CARD_BIT(ODD_RANKS) - 1)) << 2;
        }
    return deal;
}

/* In an end position the library gives declarer the tricks that were played before. */
static odd_dd table_of(const struct ddTableResults *results, const odd_hands *hands) {
    int before = 13 - odd_bit_count(hands->hand[ODD_NORTH]);
    odd_dd table;
    memset(&table, ODD_DD_UNKNOWN, sizeof table);
    for (int strain = 0; strain < DDS_STRAINS; strain++)
        for (int seat = 0; seat < DDS_HANDS; seat++)
            table.tricks[strains[strain]][seat + ODD_NORTH] =
                (uint8_t)(results->resTable[strain][seat] - before);
    return table;
}

static int solve_batch(const solver *s, odd_dd *tables, const odd_hands *hands, size_t count,
                       odd_error *error) {
    struct ddTableDeals deals = {.noOfTables = (int)count};
    struct ddTablesRes results;
    struct allParResults unused;
    int all_strains[DDS_STRAINS] = {0};
    for (size_t i = 0; i < count; i++)
        deals.deals[i] = deal_of(&hands[i]);
    int code = s->calc_all_tables(&deals, -1, all_strains, &results, &unused); /* -1: no par */
    if (code != RETURN_NO_FAULT) {
        char text[80] = "";
        s->error_message(code, text);
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "the double-dummy solver failed: %s (%d)", text, code);
    }
    for (size_t i = 0; i < count; i++)
        tables[i] = table_of(&results.results[i], &hands[i]);
    return ODD_OK;
}

/* ---- The process ------------------------------------------------------------------------------- */

/* For each batch the process writes a code, and then its tables or, if that is not ODD_OK, the error. */

static bool write_all(int to, const void *bytes, size_t len) {
    for (const char *at = bytes; len > 0;) {
        ssize_t written = write(to, at, len);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        at += written;
        len -= (size_t)written;
    }
    return true;
}

static bool read_all(int from, void *bytes, size_t len) {
    for (char *at = bytes; len > 0;) {
        ssize_t got = read(from, at, len);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        at += got;
        len -= (size_t)got;
    }
    return true;
}

static size_t batch_at(size_t done, size_t count) {
    return count - done < BATCH ? count - done : BATCH;
}

static void child(int to, const odd_hands *hands, size_t count, odd_dd_limits limits) {
    solver s;
    odd_error error = {0};
    odd_dd tables[BATCH];
    int code = load(&s, &error);
    if (code == ODD_OK)
        s.set_resources(limits.memory_mb, limits.threads);
    for (size_t done = 0; done < count; done += batch_at(done, count)) {
        size_t some = batch_at(done, count);
        if (code == ODD_OK)
            code = solve_batch(&s, tables, hands + done, some, &error);
        if (!write_all(to, &code, sizeof code))
            return;
        if (code != ODD_OK)
            write_all(to, &error, sizeof error);
        if (code != ODD_OK || !write_all(to, tables, some * sizeof tables[0]))
            return;
    }
}

static int read_batch(int from, odd_dd *tables, size_t count, odd_error *error) {
    int code;
    odd_error its;
    if (read_all(from, &code, sizeof code)) {
        if (code == ODD_OK && read_all(from, tables, count * sizeof *tables))
            return ODD_OK;
        if (code != ODD_OK && read_all(from, &its, sizeof its)) {
            if (error != NULL)
                *error = its;
            return code;
        }
    }
    return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "the double-dummy solver ended before it was done");
}

/* Starts the process; what it writes can be read from the file that is returned, -1 if it cannot be started. */
static int start(pid_t *process, const odd_hands *hands, size_t count, odd_dd_limits limits) {
    int ends[2];
    if (pipe(ends) != 0)
        return -1;
    *process = fork();
    if (*process == 0) {
        close(ends[0]);
        child(ends[1], hands, count, limits);
        _exit(0); /* without what the library would do at the end */
    }
    close(ends[1]);
    if (*process > 0)
        return ends[0];
    close(ends[0]);
    return -1;
}

int odd_dd_solve(odd_dd *tables, const odd_hands *hands, size_t count, odd_dd_limits limits,
                 odd_dd_progress *progress, void *data, odd_error *error) {
    pid_t process;
    for (size_t i = 0; i < count; i++)
        if (!solvable(&hands[i]))
            return odd_fail(error, ODD_E_CARDS, 0, 0,
                            "a deal is not complete: four hands with as many cards are needed");
    if (count == 0)
        return ODD_OK;
    int from = start(&process, hands, count, limits), code = ODD_OK;
    if (from < 0)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0,
                        "no process could be started for the double-dummy solver");
    for (size_t done = 0; done < count && code == ODD_OK;) {
        size_t some = batch_at(done, count);
        code = read_batch(from, tables + done, some, error);
        done += some;
        if (code == ODD_OK && progress != NULL)
            progress(data, done, count);
    }
    close(from);
    while (waitpid(process, NULL, 0) < 0 && errno == EINTR)
        continue;
    return code;
}
