/* Finds the double-dummy tables of the boards of an event: from the cache, or by solving the deals and storing
 * them there. */
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "cli/event_deals.h"
#include "platform/double_dummy.h"

/* ---- Which ------------------------------------------------------------------------------------- */

static int by_round(const void *a, const void *b) {
    const odd_board_deal *left = ((const odd_solved_deal *)a)->dealt,
                         *right = ((const odd_solved_deal *)b)->dealt;
    int rounds = (left->round > right->round) - (left->round < right->round);
    return rounds != 0 ? rounds : (left->group > right->group) - (left->group < right->group);
}

static void take_board(odd_deals *d, const odd_event *e, const odd_board *board) {
    size_t from = d->count;
    const odd_board_deal *dealt;
    for (uint32_t at = 0; (dealt = odd_event_next_deal(e, board, &at)) != NULL;) {
        d->list = odd_grow(d->list, d->count, &d->cap, sizeof *d->list);
        odd_solved_deal *s = &d->list[d->count++];
        *s = (odd_solved_deal){.board = board, .dealt = dealt, .hands = dealt->deal};
        s->complete = odd_hands_complete(&s->hands);
        memset(&s->table, ODD_DD_UNKNOWN, sizeof s->table);
    }
    if (d->count > from)
        qsort(d->list + from, d->count - from, sizeof *d->list, by_round);
}

/* Takes the boards with a number, "14" or "2:14": of each session that has it. */
static void take_boards(const odd_args *args, odd_deals *d, const odd_event *e, const char *text) {
    int number;
    if (!odd_event_board_number(args, &number, text))
        return;
    const odd_board *one = odd_event_board(e, number);
    bool any = one != NULL && number == one->number; /* the session is not named */
    for (size_t i = 0; i < odd_event_about(e)->session_count && any; i++)
        if (odd_event_board_in(e, i, number) != NULL)
            take_board(d, e, odd_event_board_in(e, i, number));
    if (!any && one != NULL)
        take_board(d, e, one);
}

bool odd_deals_has(const odd_args *args, const odd_event *e) {
    odd_deals d = {0};
    for (int i = 1; i < args->count; i++)
        take_boards(args, &d, e, args->operands[i]);
    bool any = d.count > 0;
    odd_deals_free(&d);
    return any;
}

bool odd_deals_take(const odd_args *args, odd_deals *d, const odd_event *e) {
    for (int i = 1; i < args->count; i++) {
        const odd_board *board = odd_event_find_board(args, e, args->operands[i]);
        if (board == NULL)
            return false;
        take_board(d, e, board);
    }
    for (size_t i = 0; i < odd_event_about(e)->board_count && args->count == 1; i++)
        take_board(d, e, odd_board_sorted(e, i));
    if (d->count == 0)
        odd_complain(args, "%s",
                     args->count > 1
                         ? "the file has no cards of these boards"
                         : "the file has no cards: expected lines like deal N:AKQ2.JT9.876.543 ...");
    return d->count > 0;
}

void odd_deals_free(odd_deals *d) {
    free(d->list);
}

/* ---- The cache --------------------------------------------------------------------------------- */

typedef struct deal_cache {
    char path[4096];
    odd_cache *cache; /* NULL: no cache */
} deal_cache;

static void warn(const deal_cache *k, const odd_error *notice) {
    odd_warn_at(k->path, notice, NULL, 0);
}

/* Opens the file that --cache names, or the user's. A user who cannot have one gets no message. */
static void open_cache(const odd_args *args, deal_cache *k) {
    odd_error notice;
    const char *named = odd_args_value(args, "cache");
    if (odd_args_value(args, "no-cache") != NULL)
        return;
    if (named != NULL ? snprintf(k->path, sizeof k->path, "%s", named) >= (int)sizeof k->path
                      : !odd_cache_place(k->path, sizeof k->path))
        return;
    k->cache = odd_cache_open(k->path, &notice);
    if (k->cache == NULL)
        warn(k, &notice);
}

static void close_cache(deal_cache *k) {
    odd_cache_close(k->cache);
    k->cache = NULL;
}

/* ---- Solving ----------------------------------------------------------------------------------- */

typedef struct solve_batch {
    odd_hands *hands; /* of the deals to be solved */
    odd_dd *tables;
    size_t *which; /* their places in the list */
    size_t count;
    size_t kept_count; /* stored in the cache so far */
    deal_cache *kept;
    odd_solve_progress solving;
} solve_batch;

static void say_left(double seconds) {
    int left = (int)(seconds + 0.5);
    if (left >= 3600)
        fprintf(stderr, ", %d h %d min left", left / 3600, left / 60 % 60);
    else if (left >= 60)
        fprintf(stderr, ", %d min %d s left", left / 60, left % 60);
    else
        fprintf(stderr, ", %d s left", left);
}

odd_solve_progress odd_solve_progress_start(const char *what, size_t count) {
    odd_solve_progress s = {.shown = isatty(STDERR_FILENO) != 0 && count > 0, .what = what};
    clock_gettime(CLOCK_MONOTONIC, &s.start);
    odd_solve_progress_show(&s, 0, count);
    return s;
}

void odd_solve_progress_show(void *solving, size_t done, size_t count) {
    enum { WIDTH = 30 };
    const odd_solve_progress *s = solving;
    struct timespec now;
    if (!s->shown)
        return;
    int filled = (int)(done * WIDTH / count);
    fprintf(stderr, "\r\033[KSolving [%.*s%*s] %zu of %zu %s", filled, "##############################",
            WIDTH - filled, "", done, count, s->what);
    clock_gettime(CLOCK_MONOTONIC, &now);
    double passed = (double)(now.tv_sec - s->start.tv_sec) + (double)(now.tv_nsec - s->start.tv_nsec) * 1e-9;
    if (done > 0)
        say_left(passed / (double)done * (double)(count - done));
    fflush(stderr);
}

void odd_solve_progress_end(const odd_solve_progress *s) {
    if (s->shown)
        fputs("\r\033[K", stderr);
}

/* Stores solved deals at once, so that they are not lost if the program is stopped. */
static void keep_some(void *data, size_t done, size_t count) {
    solve_batch *w = data;
    odd_error notice;
    if (w->kept->cache != NULL &&
        odd_cache_add(w->kept->cache, w->tables + w->kept_count, w->hands + w->kept_count,
                      done - w->kept_count, &notice) != ODD_OK) {
        odd_solve_progress_end(&w->solving);
        warn(w->kept, &notice);
        close_cache(w->kept);
    }
    w->kept_count = done;
    odd_solve_progress_show(&w->solving, done, count);
}

int odd_deals_threads(const odd_args *args) {
    const char *given = odd_args_value(args, "threads");
    return given != NULL ? atoi(given) : 0;
}

static bool solve(const odd_args *args, solve_batch *w) {
    odd_error error;
    odd_dd_limits limits = {.threads = odd_deals_threads(args)};
    w->solving = odd_solve_progress_start("deals", w->count);
    int code = odd_dd_solve_all(w->tables, w->hands, w->count, limits, keep_some, w, &error);
    odd_solve_progress_end(&w->solving);
    if (code != ODD_OK)
        odd_complain(args, "%s", error.message);
    return code == ODD_OK;
}

/* Lists the deals that are not in the cache, for the solver. */
static void find_kept(odd_deals *d, solve_batch *w) {
    odd_error notice = {0};
    for (size_t i = 0; i < d->count; i++) {
        odd_solved_deal *s = &d->list[i];
        bool found = false;
        if (!s->complete)
            continue;
        if (w->kept->cache != NULL && notice.code == ODD_OK)
            odd_cache_find(w->kept->cache, &s->table, &found, &s->hands, 1, &notice);
        if (found)
            continue;
        w->hands[w->count] = s->hands;
        w->which[w->count++] = i;
    }
    if (notice.code != ODD_OK) {
        warn(w->kept, &notice);
        close_cache(w->kept);
    }
}

/* The deals that are not in the cache. */
static solve_batch begin_work(odd_deals *d, deal_cache *kept) {
    solve_batch w = {.kept = kept};
    w.hands = odd_alloc(d->count, sizeof *w.hands);
    w.tables = odd_alloc(d->count, sizeof *w.tables);
    w.which = odd_alloc(d->count, sizeof *w.which);
    find_kept(d, &w);
    return w;
}

static void end_work(odd_deals *d, solve_batch *w, bool good) {
    for (size_t i = 0; i < w->count && good; i++)
        d->list[w->which[i]].table = w->tables[i];
    free(w->hands);
    free(w->tables);
    free(w->which);
}

bool odd_deals_solve(const odd_args *args, odd_deals *d) {
    deal_cache kept = {.cache = NULL};
    open_cache(args, &kept);
    solve_batch w = begin_work(d, &kept);
    bool good = solve(args, &w);
    end_work(d, &w, good);
    close_cache(&kept);
    return good;
}

int odd_deals_solve_within(odd_deals *d, odd_dd_limits limits, odd_error *error) {
    deal_cache none = {.cache = NULL};
    solve_batch w = begin_work(d, &none);
    int code = odd_dd_solve_all(w.tables, w.hands, w.count, limits, NULL, NULL, error);
    end_work(d, &w, code == ODD_OK);
    return code;
}

/* An unsolved deal has an empty table of tricks, which the event ignores. */
void odd_deals_give_tables(const odd_deals *d, odd_event *e) {
    for (size_t i = 0; i < d->count; i++)
        odd_event_dd(e, d->list[i].dealt, &d->list[i].table);
}

void odd_deals_give(const odd_args *args, odd_event *e) {
    odd_deals d = {0};
    for (int i = 1; i < args->count; i++)
        take_boards(args, &d, e, args->operands[i]);
    for (size_t i = 0; i < odd_event_about(e)->board_count && args->count == 1; i++)
        take_board(&d, e, odd_board_sorted(e, i));
    if (d.count > 0 && odd_deals_solve(args, &d))
        odd_deals_give_tables(&d, e);
    odd_deals_free(&d);
}
