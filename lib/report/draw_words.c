/* A draw as text: the lines for a log, and why a rematch cannot be avoided. */
#include "report/movement_report.h"

static void put_ids(odd_out *o, const odd_draw_rows *d, uint32_t group) {
    const char *between = "";
    for (size_t i = 0; i < d->request.count; i++)
        if (d->draw.why[i] == group) {
            odd_out_text(o, between);
            odd_out_safe(o, d->request.entries[i].id);
            between = " ";
        }
}

void odd_say_proof(odd_out *o, const odd_draw_rows *d) {
    const odd_draw *draw = &d->draw;
    if (draw->why == NULL)
        return;
    odd_out_text(o,
                 "A rematch cannot be avoided. In each of these groups some have not met, but each has an\n"
                 "odd number, so one of each needs an opponent from outside:\n");
    for (uint32_t group = 0; group < draw->group_count; group++) {
        odd_out_text(o, "  ");
        put_ids(o, d, ODD_DRAW_GROUPS + group);
        odd_out_char(o, '\n');
    }
    if (draw->bye_grouped)
        odd_out_text(o, "  the bye, which none of the others may have\n");
    odd_out_text(o, "Outside there are only: ");
    size_t before = o->len;
    put_ids(o, d, ODD_DRAW_BETWEEN);
    if (draw->bye_between)
        odd_out_text(o, o->len == before ? "the bye" : " and the bye");
    odd_out_text(o, o->len == before ? "none\n" : "\n");
}

static bool has_movement(const odd_event *e) {
    for (size_t i = 0; i < odd_event_about(e)->session_count; i++)
        if (odd_event_session_at(e, i)->has_movement)
            return true;
    return false;
}

/* In a knock-out each segment is a round with its own boards. */
static void put_row(odd_out *o, const odd_draw_rows *d, int segment, int table, odd_text home,
                    odd_text away) {
    int round = d->round + segment;
    odd_out_words(o, "row %d %d ", round, table);
    odd_out_safe(o, home);
    odd_out_char(o, ' ');
    odd_out_safe(o, away);
    odd_out_char(o, ' ');
    if (d->stage > 0)
        odd_out_words(o, "%d-%d", (round - 1) * d->set_boards + 1, round * d->set_boards);
    else
        odd_out_string(o, d->boards);
}

size_t odd_say_drawn(odd_out *o, const odd_draw_rows *d, const char *before, const char *after) {
    bool teams = odd_event_about(d->e)->contest == ODD_TEAMS;
    size_t rooms = teams ? 2 : 1, matches = d->draw.match_count,
           count = matches * rooms * (d->stage > 0 ? (size_t)d->segments : 1);
    if (d->boards[0] == '\0' && d->stage == 0 && !has_movement(d->e)) {
        odd_out_string(o, before);
        odd_out_words(o, "round %d", d->round);
        odd_out_string(o, after);
        return 1;
    }
    if (d->boards[0] == '\0' && d->set_boards == 0)
        return 0;
    for (size_t i = 0; i < count; i++) {
        const odd_drawn_match *m = &d->draw.matches[i / rooms % matches];
        odd_text home = d->request.entries[m->home].id, away = d->request.entries[m->away].id;
        bool second = i % rooms == 1;
        odd_out_string(o, before);
        put_row(o, d, (int)(i / rooms / matches), (m->table - 1) * (int)rooms + 1 + second,
                second ? away : home, second ? home : away);
        odd_out_string(o, after);
    }
    return count;
}
