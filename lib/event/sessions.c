/* The sessions of an event, and their boards: the same number in two sessions is two boards. */
#include "event/event_inner.h"

/* ---- Sessions ---------------------------------------------------------------------------------- */

static uint32_t add_session(odd_event *e, int number) {
    size_t at = e->about.session_count;
    uint32_t *boards = ODD_TAKE(e->arena, ODD_BOARDS_END, uint32_t);
    if (boards == NULL ||
        !odd_event_room(e, &e->facts.sessions, at, &e->facts.session_cap, sizeof *e->facts.sessions)) {
        e->no_memory = true;
        return ODD_NOBODY;
    }
    e->facts.sessions[at] = (odd_session_boards){.about = {.number = number}, .by_number = boards};
    e->about.session_count++;
    return (uint32_t)at;
}

/* What stands above the first line `session` is of session 1. */
uint32_t odd_event_session_of(odd_event *e, const odd_record *r) {
    int number = r->session > 0 ? r->session : 1;
    uint32_t at = 0;
    while (at < e->about.session_count && e->facts.sessions[at].about.number != number)
        at++;
    if (at == e->about.session_count)
        at = add_session(e, number);
    if (at != ODD_NOBODY)
        e->facts.sessions[at].used = true;
    return at;
}

void odd_event_take_session(odd_event *e, const odd_record *r) {
    odd_session_boards *first = e->facts.sessions;
    if (e->about.session_count == 1 && !first->used) /* nothing was said of session 1 */
        first->about.number = r->number;
    uint32_t at = odd_event_session_of(e, r);
    if (at == ODD_NOBODY)
        return;
    odd_event_session *s = &e->facts.sessions[at].about;
    if (r->text.len > 0)
        s->title = r->text;
    if (s->line == 0)
        s->line = r->line;
    e->about.has_sessions = true;
}

void odd_event_take_combine(odd_event *e, const odd_record *r) {
    e->about.combine = (odd_combine)r->number;
    e->about.apart = r->apart;
    e->facts.combine_line = r->line;
}

const odd_event_session *odd_event_session_at(const odd_event *e, size_t index) {
    return index < e->about.session_count ? &e->facts.sessions[index].about : NULL;
}

/* ---- Boards ------------------------------------------------------------------------------------ */

static bool is_behind(const odd_event *e, const odd_board *b, uint32_t session, int number) {
    int own = e->facts.sessions[b->session].about.number, other = e->facts.sessions[session].about.number;
    return own != other ? own > other : b->number > number;
}

odd_board *odd_event_board_of(odd_event *e, const odd_record *r) {
    enum { BOARDS_MAX = UINT16_MAX };
    uint32_t session = odd_event_session_of(e, r);
    if (session == ODD_NOBODY)
        return NULL;
    uint32_t *index = &e->facts.sessions[session].by_number[r->board];
    if (*index == 0) {
        if (e->about.board_count >= BOARDS_MAX) {
            odd_event_wrong(e, false, ODD_E_REFERENCE, r->line, r->whole, (odd_text){0},
                            "too many boards: an event has at most %d", BOARDS_MAX);
            return NULL;
        }
        if (!odd_event_room(e, &e->boards, e->about.board_count, &e->made.board_cap, sizeof(odd_board)) ||
            !odd_event_room(e, &e->board_order, e->about.board_count, &e->made.order_cap, sizeof(uint32_t)))
            return NULL;
        size_t at = e->about.board_count++;
        *index = (uint32_t)at + 1;
        e->boards[at] = (odd_board){.number = r->board,
                                    .dealer = odd_board_dealer(r->board),
                                    .vul = odd_board_vul(r->board),
                                    .session = session};
        for (; at > 0 && is_behind(e, &e->boards[e->board_order[at - 1]], session, r->board); at--)
            e->board_order[at] = e->board_order[at - 1];
        e->board_order[at] = *index - 1;
    }
    return &e->boards[*index - 1];
}

const odd_board *odd_event_board_in(const odd_event *e, size_t session, int number) {
    bool there = session < e->about.session_count && number > 0 && number < ODD_BOARDS_END;
    uint32_t index = there ? e->facts.sessions[session].by_number[number] : 0;
    return index != 0 ? &e->boards[index - 1] : NULL;
}

const odd_board *odd_event_board(const odd_event *e, int number) {
    const odd_board *b = NULL;
    for (size_t i = 0; i < e->about.session_count && b == NULL; i++)
        b = odd_event_board_in(e, i, number);
    return b;
}
