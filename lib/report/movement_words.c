/* Movements in words. */
#include "report/movement_report.h"

const char *odd_movement_noun(odd_contest contest) {
    static const char *const words[] = {
        [ODD_PAIRS] = "pair", [ODD_TEAMS] = "team", [ODD_INDIVIDUALS] = "player"};
    return words[contest];
}

static void say_id(odd_out *o, const odd_movement *m, uint32_t who) {
    odd_text id = who <= (uint32_t)m->contestants ? m->ids[who] : (odd_text){0};
    odd_out_bytes(o, id.text != NULL ? id.text : "", id.len);
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
