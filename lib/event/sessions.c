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

/* Lines above the first `session` line belong to session 1. */
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
    if (e->about.session_count == 1 && !first->used) /* session 1 has no lines */
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
        if (!odd_event_room(e, &e->boards, e->about.board_count, &e->derived.board_cap, sizeof(odd_board)) ||
            !odd_event_room(e, &e->board_order, e->about.board_count, &e->derived.order_cap,
                            sizeof(uint32_t)))
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
    int session = number / ODD_BOARDS_END;
    for (size_t i = 0; i < e->about.session_count && b == NULL; i++)
        if (session == 0 || odd_event_session_at(e, i)->number == session)
            b = odd_event_board_in(e, i, number % ODD_BOARDS_END);
    return b;
}

static bool has_line_of(const odd_event *e, const odd_board *b, uint32_t who) {
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next)
        for (int seat = 0; seat < 2 && odd_play_counts(&e->plays[i - 1]); seat++) {
            const uint32_t *there = odd_event_who(e, &e->plays[i - 1], seat);
            if (there[0] == who || there[1] == who)
                return true;
        }
    return false;
}

int odd_event_board_session(int *out, const odd_event *e, uint32_t who, int number, odd_error *error) {
    char found[100];
    odd_writer w = odd_writer_on(found, sizeof found);
    int count = 0, named = number / ODD_BOARDS_END, plain = number % ODD_BOARDS_END;
    *out = number;
    for (size_t i = 0; i < e->about.session_count; i++) {
        const odd_board *b = odd_event_board_in(e, i, plain);
        int session = odd_event_session_at(e, i)->number;
        if (b == NULL || (named > 0 ? session != named : !has_line_of(e, b, who)))
            continue;
        odd_put_format(&w, "%s%d:%d", count > 0 ? ", " : "", session, plain);
        *out = ODD_BOARD_IN(session, plain);
        count++;
    }
    if (count > 1)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0,
                        "board %d is in %d sessions: expected the session, too, one of %s", plain, count,
                        found);
    if (count == 0 && named > 0)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "no board %d in session %d", plain, named);
    return ODD_OK; /* a board on which they have no line is explained as such */
}
