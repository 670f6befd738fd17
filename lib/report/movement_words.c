/* Movements in words. */
#include "report/movement_report.h"

const char *odd_movement_noun(odd_contest contest) {
    static const char *const words[] = {
        [ODD_PAIRS] = "pair", [ODD_TEAMS] = "team", [ODD_INDIVIDUALS] = "player"};
    return words[contest];
}

/* Nobody is written as a dash. */
static void say_id(odd_out *o, const odd_movement *m, uint32_t who) {
    odd_text id = who > 0 && who <= (uint32_t)m->contestants ? m->ids[who] : odd_text_of("-");
    odd_out_bytes(o, id.text, id.len);
}

void odd_say_moved(odd_out *o, const odd_movement *m, const odd_move *move, int direction) {
    const uint16_t *who = direction == 0 ? move->ns : move->ew;
    say_id(o, m, who[0]);
    if (m->contest == ODD_INDIVIDUALS) {
        odd_out_char(o, '+');
        say_id(o, m, who[1]);
    }
}

void odd_say_table(odd_out *o, const odd_movement *m, int section, int table) {
    if (m->sections > 0 && section > 0)
        odd_out_char(o, (char)('A' + section - 1));
    odd_out_int(o, table);
}

void odd_say_boards(odd_out *o, int first, int last) {
    if (first == 0)
        return;
    odd_out_int(o, first);
    if (last > first) {
        odd_out_char(o, '-');
        odd_out_int(o, last);
    }
}

void odd_say_x10(odd_out *o, int x10) {
    odd_out_int(o, x10 / 10);
    odd_out_char(o, '.');
    odd_out_int(o, x10 % 10);
}

void odd_say_row(odd_out *o, const odd_movement *m, const odd_move *move) {
    odd_out_words(o, "row %d ", move->round);
    odd_say_table(o, m, move->section, move->table);
    for (int direction = 0; direction < 2; direction++) {
        odd_out_char(o, ' ');
        odd_say_moved(o, m, move, direction);
    }
    odd_out_char(o, ' ');
    if (move->first > 0)
        odd_say_boards(o, move->first, move->last);
    else
        odd_out_char(o, '-');
}

/* A contestant who sits out at a table is a row without opponents. */
static odd_move row_of_sit(const odd_sit_out *sit) {
    odd_move row = {.round = sit->round,
                    .table = sit->table,
                    .section = sit->section,
                    .first = sit->first,
                    .last = sit->last};
    *(sit->side == ODD_EW ? row.ew : row.ns) = sit->who;
    return row;
}

void odd_say_continuation(odd_out *o, const odd_movement *m, int from, const char *before,
                          const char *after) {
    size_t sit = 0;
    odd_out_words(o, "%sfrom round %d movement own%s", before, from, after);
    for (size_t i = 0; i <= m->move_count; i++) {
        int round = i < m->move_count ? m->moves[i].round : m->rounds + 1;
        for (; sit < m->sit_count && m->sits[sit].round < round; sit++)
            if (m->sits[sit].round >= from && m->sits[sit].table > 0 && m->contest == ODD_PAIRS) {
                odd_move row = row_of_sit(&m->sits[sit]);
                odd_out_text(o, before);
                odd_say_row(o, m, &row);
                odd_out_text(o, after);
            }
        if (i == m->move_count || round < from)
            continue;
        odd_out_text(o, before);
        odd_say_row(o, m, &m->moves[i]);
        odd_out_text(o, after);
    }
}
