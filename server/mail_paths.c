/* Scorecards by mail, to the members who played: made here from the log and the private member list, sent by another thread. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "base/text.h"
#include "oddtrick_season.h"
#include "report/columns.h"
#include "report/report.h"
#include "server/handlers.h"
#include "server/mail.h"
#include "server/event_cache.h"

enum { SUBJECT_MAX = 200, TEXT_MAX = 4000, ADDRESS_MAX = 160 };

/* ---- The answer ------------------------------------------------------------------------------------ */

static void answer_state(odd_call *c) {
    odd_out o = ODD_HEAP_OUT;
    odd_out_char(&o, '{');
    odd_json_bool(&o, "configured", c->server->mail != NULL);
    odd_mail_json(c->server->mail, c->path.part[3], &o);
    odd_out_text(&o, "}\n");
    odd_call_answer(c, odd_respond_json(200, &o));
}

ODD_HANDLER(mails) {
    answer_state(call);
}

/* ---- Who gets which card ----------------------------------------------------------------------------- */

typedef struct member {
    char *number, *name, *address;
} member;

typedef struct card {
    char *id, *text;
} card;

typedef struct mail_batch {
    odd_call *call;
    odd_text subject, text, language;
    char link[ADDRESS_MAX]; /* the beginning of a scorecard's address; may be empty */
    member *members;
    size_t member_count, member_cap;
    card *cards;
    size_t card_count, card_cap;
    odd_mail_row *rows;
    size_t row_count, row_cap;
    char **unknown;
    size_t unknown_count, unknown_cap;
} mail_batch;

/* Takes a row of the member list: number, name and address, separated by tabs. Members without an address get no mail. */
static bool take_member(void *owner, odd_text key, odd_text row) {
    mail_batch *m = owner;
    odd_text f[3] = {{0}};
    (void)key;
    odd_mail_fields(f, 3, row);
    for (int i = 0; i < 3; i++)
        f[i] = odd_text_trim(f[i]);
    if (f[2].len == 0)
        return true;
    m->members = odd_grow(m->members, m->member_count, &m->member_cap, sizeof *m->members);
    m->members[m->member_count++] = (member){odd_mail_copy(f[0]), odd_mail_copy(f[1]), odd_mail_copy(f[2])};
    return true;
}

static void take_card(void *owner, odd_text id, odd_text text) {
    mail_batch *m = owner;
    m->cards = odd_grow(m->cards, m->card_count, &m->card_cap, sizeof *m->cards);
    m->cards[m->card_count++] = (card){odd_mail_copy(id), odd_mail_copy(text)};
}

/* Compares by number if both have one, otherwise by name if only one member has that name. */
static const member *find_member(const mail_batch *m, const odd_person *person) {
    const member *found = NULL;
    int same = 0;
    for (size_t i = 0; i < m->member_count; i++) {
        const member *x = &m->members[i];
        if (person->number.len > 0 && odd_same_letters(person->number, odd_text_of(x->number)))
            return x;
        bool other = person->number.len > 0 && x->number[0] != '\0';
        if (!other && odd_same_letters(odd_text_trim(person->name), odd_text_of(x->name))) {
            found = x;
            same++;
        }
    }
    return same == 1 ? found : NULL;
}

static void put_all(odd_out *o, const char *a, const char *b, const char *c) {
    odd_out_text(o, a);
    odd_out_text(o, b);
    odd_out_text(o, c);
}

static void add_mail(mail_batch *m, const odd_event *e, uint32_t who, const member *to) {
    odd_out id = ODD_HEAP_OUT, text = ODD_HEAP_OUT, message = ODD_HEAP_OUT;
    odd_say_full_id(&id, e, who);
    odd_out_char(&id, '\0');
    const card *found = NULL;
    for (size_t i = 0; i < m->card_count; i++)
        if (strcmp(m->cards[i].id, id.text) == 0)
            found = &m->cards[i];
    odd_out_bytes(&text, m->text.text, m->text.len);
    if (m->link[0] != '\0')
        put_all(&text, text.len > 0 ? "\n\n" : "", m->link, id.text);
    odd_mail_text mail = {.from = odd_mail_about(m->call->server->mail)->from,
                          .to = to->address,
                          .subject = m->subject,
                          .text = {text.text, text.len},
                          .card = odd_text_of(found != NULL ? found->text : ""),
                          .now_ms = m->call->request->now_ms,
                          .number = odd_seed()};
    odd_mail_write(&message, &mail);
    m->rows = odd_grow(m->rows, m->row_count, &m->row_cap, sizeof *m->rows);
    m->rows[m->row_count++] = (odd_mail_row){.id = odd_mail_copy(odd_text_of(id.text)),
                                             .name = odd_mail_copy(odd_text_of(to->name)),
                                             .address = odd_mail_copy(odd_text_of(to->address)),
                                             .message = odd_mail_copy((odd_text){message.text, message.len})};
    odd_out_free(&id);
    odd_out_free(&text);
    odd_out_free(&message);
}

/* Lists everybody who played, as a season of one event would. */
static int find_people(mail_batch *m, const odd_event *e, odd_error *error) {
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_arena(&blocks);
    odd_season season;
    odd_evening evening = {odd_text_of("evening"), e};
    odd_season_rules rules = {.points = ODD_SEASON_BEATEN};
    int code = odd_season_make(&season, &evening, 1, &rules, &arena, error);
    for (size_t i = 0; code == ODD_OK && i < season.row_count; i++) {
        const odd_person *person = &season.people[season.rows[i].people[0]];
        const member *to = find_member(m, person);
        if (to != NULL) {
            add_mail(m, e, season.results[season.rows[i].first].who, to);
            continue;
        }
        m->unknown = odd_grow(m->unknown, m->unknown_count, &m->unknown_cap, sizeof *m->unknown);
        m->unknown[m->unknown_count++] = odd_mail_copy(person->name.len > 0 ? person->name : person->number);
    }
    odd_blocks_free(&blocks);
    return code;
}

static void free_mailing(mail_batch *m) {
    for (size_t i = 0; i < m->member_count; i++) {
        free(m->members[i].number);
        free(m->members[i].name);
        free(m->members[i].address);
    }
    for (size_t i = 0; i < m->card_count; i++) {
        free(m->cards[i].id);
        free(m->cards[i].text);
    }
    free(m->members);
    free(m->cards);
    odd_mail_free(m->rows, m->row_count, m->unknown, m->unknown_count);
}

/* ---- A request ------------------------------------------------------------------------------------- */

/* Makes the scorecards with the command's writer, for the people in the snapshot. Returns ODD_OK or a code. */
static int make_mails(mail_batch *m, odd_error *error) {
    odd_call *c = m->call;
    odd_publish_task p;
    int code = odd_publish_task_open(&p, c, error);
    p.job.language = m->language;
    if (code == ODD_OK)
        code = c->server->publisher->cards(&p.job, take_card, m, error);
    odd_publish_task_close(&p);
    if (code == ODD_OK)
        code = odd_lists_rows(c->server->lists, odd_members_list, c->request->now_ms, take_member, m, error);
    odd_snapshot *snap = code == ODD_OK ? odd_snapshot_acquire(c->server->cache, c->event, error) : NULL;
    if (code == ODD_OK && snap == NULL)
        return error->code == ODD_E_MEMORY ? ODD_E_MEMORY : ODD_E_OUTSIDE;
    if (snap != NULL) {
        code = find_people(m, odd_open_event_current(snap->live), error);
        odd_snapshot_release(c->server->cache, snap);
    }
    return code;
}

static bool is_one_line(odd_text text) {
    for (size_t i = 0; i < text.len; i++)
        if ((unsigned char)text.text[i] < ' ' || text.text[i] == 127)
            return false;
    return true;
}

static bool read_texts(mail_batch *m) {
    odd_fields *f = m->call->fields;
    return odd_fields_text(f, "subject", &m->subject) && m->subject.len > 0 &&
           m->subject.len <= SUBJECT_MAX && is_one_line(m->subject) && odd_fields_text(f, "text", &m->text) &&
           m->text.len <= TEXT_MAX &&
           (!odd_fields_has(f, "language") || odd_fields_text(f, "language", &m->language));
}

/* The address of scorecards, from the option or from the page that sent the request. */
static void find_link(mail_batch *m) {
    const odd_mail_config *config = odd_mail_about(m->call->server->mail);
    odd_text origin = odd_request_header(m->call->request, "Origin");
    odd_text base = config->links != NULL ? odd_text_of(config->links) : origin;
    while (base.len > 0 && base.text[base.len - 1] == '/')
        base.len--;
    if (base.len > 0 && base.len < ADDRESS_MAX / 2)
        snprintf(m->link, sizeof m->link, "%.*s/#/events/%.60s/cards/", (int)base.len, base.text,
                 m->call->path.part[3]);
}

static void send_mails(odd_call *c) {
    mail_batch m = {.call = c};
    odd_error error = {0};
    read_texts(&m);
    find_link(&m);
    int code = make_mails(&m, &error);
    if (code != ODD_OK) {
        odd_call_answer(c, odd_publish_task_failed(code, &error));
    } else if ((code = odd_mail_put(c->server->mail, c->path.part[3], m.rows, m.row_count, m.unknown,
                                    m.unknown_count, &error)) == ODD_E_REFERENCE) {
        odd_call_refuse(c, 409, "busy",
                        "mails of this event, or too many of others, are still being sent: wait for them");
    } else if (code != ODD_OK) {
        odd_call_answer(c, odd_respond_failure(503, "storage", &error));
    } else {
        m.rows = NULL;
        m.unknown = NULL;
        m.row_count = m.unknown_count = 0;
        answer_state(c);
    }
    free_mailing(&m);
}

ODD_HANDLER(send_mails) {
    mail_batch m = {.call = call};
    if (!read_texts(&m))
        odd_call_refuse(
            call, 400, "fields",
            "expected {\"subject\":\"...\",\"text\":\"...\"}: a subject of one line, up to 200 bytes, and "
            "a text of up to 4000");
    else if (call->server->mail == NULL || call->server->publisher == NULL)
        odd_call_refuse(call, 422, "mail",
                        "this server sends no mail: start it with --smtp HOST:PORT and --mail-from ADDRESS");
    else
        odd_publish_task_queue(call, send_mails);
}
