/* Published pages and scorecards for the server, by the functions that the commands publish and card use. Nothing is printed. */

#include <stdlib.h>
#include <string.h>

#include "cli/event_command.h"
#include "cli/event_deals.h"
#include "platform/archive.h"
#include "platform/double_dummy.h"

/* The event of a job, as if it had been read from a file. */
typedef struct job_event {
    odd_args args;
    size_t left_out;
    odd_event_file f;
} job_event;

static int open_event(job_event *o, const odd_publish_job *job, odd_error *error) {
    *o = (job_event){.args = {.command = &odd_command_publish, .format = "text", .count = 1}};
    o->args.left_out = &o->left_out;
    odd_event_begin(&o->f);
    o->f.format = odd_format_named("event");
    odd_event_set_time(o->f.event, job->now_s);
    odd_event_origins(o->f.event, job->origins, job->origin_count);
    o->f.mapped = job->log.text; /* not owned: see close_event */
    o->f.mapped_len = job->log.len;
    int code = odd_event_read(o->f.event, job->log.text, job->log.len);
    if (code == ODD_OK)
        code = odd_event_score(o->f.event);
    for (size_t i = 0; code != ODD_OK && i < odd_event_about(o->f.event)->problem_count; i++)
        if (!odd_problem_at(o->f.event, i)->warning) {
            *error = odd_problem_at(o->f.event, i)->error;
            break;
        }
    if (code != ODD_OK && error->code == ODD_OK)
        odd_fail(error, code, 0, 0, "the event cannot be scored");
    return code;
}

static int no_language(odd_error *error) {
    return odd_fail(error, ODD_E_SYNTAX, 0, 0, "unknown language of pages: expected " ODD_PAGE_LANGUAGES);
}

static void close_event(job_event *o) {
    o->f.mapped = NULL;
    odd_event_close(&o->f);
}

/* ---- Pages --------------------------------------------------------------------------------------- */

typedef struct page_archive {
    const odd_publish_job *job;
    odd_zip zip;
    size_t bytes;
    odd_error *error;
} page_archive;

static bool add_file(void *owner, const char *name, odd_text content) {
    page_archive *p = owner;
    p->bytes += content.len;
    if (p->job->go_on != NULL && !p->job->go_on(p->job->owner))
        odd_fail(p->error, ODD_E_STOPPED, 0, 0,
                 "the pages take too long to make: use 'oddtrick publish' on another machine");
    else if (p->job->bytes_most > 0 && p->bytes > p->job->bytes_most)
        odd_fail(p->error, ODD_E_BOARDS, 0, 0,
                 "the pages are too large for the server: use 'oddtrick publish' on another machine");
    else
        return odd_zip_add(&p->zip, name, content, p->error) == ODD_OK;
    return false;
}

static int check_size(const odd_publish_job *job, const odd_event *e, odd_error *error) {
    size_t pages = odd_event_about(e)->board_count + odd_event_about(e)->standing_count;
    if (job->pages_most == 0 || pages <= job->pages_most)
        return ODD_OK;
    return odd_fail(
        error, ODD_E_BOARDS, 0, 0,
        "the event has %d boards and contestants, and the server makes pages for at most %d: use 'oddtrick publish' on another machine",
        (int)pages, (int)job->pages_most);
}

/* Gives the event what was solved before, and leaves the other deals in the list. */
static void take_solved(const odd_publish_job *job, odd_deals *deals, odd_event *e) {
    size_t left = 0;
    for (size_t i = 0; i < deals->count; i++) {
        odd_solved_deal *s = &deals->list[i];
        if (s->complete && job->solved != NULL && job->solved(job->owner, &s->table, &s->hands))
            odd_event_dd(e, s->dealt, &s->table);
        else
            deals->list[left++] = *s;
    }
    deals->count = left;
}

/* Solves the remaining deals, in one thread. */
static int solve(const odd_publish_job *job, job_event *o, odd_error *error) {
    odd_deals deals = {0};
    odd_dd_limits limits = {.threads = 1, .go_on = job->go_on, .go_on_data = job->owner};
    int code = ODD_OK;
    bool any = odd_event_about(o->f.event)->deal_count > 0 && odd_deals_take(&o->args, &deals, o->f.event);
    if (any)
        take_solved(job, &deals, o->f.event);
    if (deals.count > 0)
        code = odd_deals_solve_within(&deals, limits, error);
    if (code == ODD_OK)
        odd_deals_give_tables(&deals, o->f.event);
    odd_deals_free(&deals);
    return code;
}

static int make_pages(const odd_publish_job *job, odd_out *zip, odd_error *error) {
    int language = job->language.len > 0 ? odd_page_language(job->language) : 0;
    job_event o;
    page_archive p = {.job = job, .zip = odd_zip_begin(job->now_s), .error = error};
    odd_publication what = {
        .args = &o.args, .par = job->par, .language = language, .put = add_file, .owner = &p};
    odd_publication_counts done;
    if (language < 0)
        return no_language(error);
    int code = open_event(&o, job, error);
    if (code == ODD_OK)
        code = check_size(job, o.f.event, error);
    if (code == ODD_OK && job->par) {
        odd_makeable_stated(o.f.event);
        code = solve(job, &o, error);
    }
    if (code == ODD_OK && !odd_publication_make(&what, &o.f, &done))
        code = error->code != ODD_OK ? error->code
                                     : odd_fail(error, ODD_E_OUTSIDE, 0, 0, "a file cannot be written");
    if (code == ODD_OK) {
        odd_zip_end(&p.zip);
        odd_out_bytes(zip, p.zip.bytes.text, p.zip.bytes.len);
    }
    odd_zip_free(&p.zip);
    close_event(&o);
    return code;
}

/* ---- Scorecards ------------------------------------------------------------------------------------ */

static int make_cards(const odd_publish_job *job, void (*take)(void *owner, odd_text id, odd_text card),
                      void *owner, odd_error *error) {
    int language = job->language.len > 0 ? odd_page_language(job->language) : 0;
    job_event o;
    odd_view v;
    if (language < 0)
        return no_language(error);
    int code = open_event(&o, job, error);
    if (code == ODD_OK)
        code = check_size(job, o.f.event, error);
    if (code == ODD_OK) {
        const odd_event *e = o.f.event;
        odd_view_open(&v, &o.args, e);
        v.style = ODD_SYMBOLS;
        v.language = language;
        v.out.spill = NULL;
        odd_scorecard_index index = odd_scorecard_index_of(e, &v.arena);
        odd_scorecard card = {.e = e, .arena = &v.arena};
        size_t *among = odd_count_fields(e);
        odd_out id = ODD_HEAP_OUT;
        for (size_t i = 0; i < odd_event_about(e)->standing_count && code == ODD_OK; i++) {
            uint32_t who = odd_standing_at(e, i)->who;
            odd_scorecard_fill(&card, &index, who);
            v.out.len = id.len = 0;
            odd_view_head(&v, "Scorecard");
            odd_print_scorecard(&v, &card, among, true);
            odd_say_full_id(&id, e, who);
            take(owner, (odd_text){id.text, id.len}, (odd_text){v.out.text, v.out.len});
            if (job->go_on != NULL && !job->go_on(job->owner))
                code = odd_fail(error, ODD_E_STOPPED, 0, 0, "the scorecards take too long to make");
        }
        odd_out_free(&id);
        free(among);
        v.out.len = 0;
        odd_view_close(&v);
    }
    close_event(&o);
    return code;
}

const odd_publisher odd_pages_for_server = {make_pages, make_cards};
