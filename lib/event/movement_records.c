/* Sends the sessions and movements of an event as records. */
#include "event/event_inner.h"

static void send_movement(const odd_event *e, const odd_record_receiver *taker, size_t index, int session) {
    const odd_movement_facts *facts = &e->facts.moves;
    const odd_movement_fact *m = &facts->movements[index];
    if (m->guessed && odd_event_schedule(e, m->session) == NULL)
        return; /* it has a fault, and the event ignores it */
    odd_record r = {.fact = ODD_FACT_MOVEMENT, .line = m->line, .session = session, .text = m->text};
    r.place.round = m->from > 1 ? m->from : 0;
    taker->take(taker->owner, &r);
    for (size_t i = 0; i < facts->row_count; i++)
        if (facts->rows[i].movement == index) {
            const odd_row_fact *row = &facts->rows[i];
            r = (odd_record){.fact = ODD_FACT_ROW, .line = row->line, .session = session};
            r.place = row->place;
            r.text = row->text;
            taker->take(taker->owner, &r);
        }
    for (size_t i = 0; i < facts->seat_count; i++) {
        const odd_seat_fact *seat = &facts->seats[i];
        bool first = seat->movement == 0 && m->from <= 1 && seat->session == m->session;
        if (seat->movement != index + 1 && !first)
            continue;
        r = (odd_record){.fact = ODD_FACT_SEAT, .line = seat->line, .session = session};
        r.place = seat->place;
        r.id[0] = seat->id;
        taker->take(taker->owner, &r);
    }
}

void odd_event_send_session(const odd_event *e, const odd_record_receiver *taker, uint32_t session) {
    const odd_session_boards *s = &e->facts.sessions[session];
    int number = e->about.has_sessions ? s->about.number : 0;
    if (number > 0) {
        odd_record r = {.fact = ODD_FACT_SESSION, .line = s->about.line, .session = number};
        r.number = number;
        r.text = s->about.title;
        taker->take(taker->owner, &r);
    }
    for (size_t i = 0; i < e->facts.moves.count; i++)
        if (e->facts.moves.movements[i].session == session)
            send_movement(e, taker, i, number);
}
