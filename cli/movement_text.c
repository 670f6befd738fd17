/* Movements as text: a schedule by round, the plan of each contestant, the matrix of the balance. */
#include <string.h>

#include "cli/movement_output.h"

/* ---- Words --------------------------------------------------------------------------------------- */

void odd_movement_about(odd_out *o, const odd_movement *m) {
    int least, most;
    odd_movement_boards_each(m, &least, &most);
    odd_out_words(o, "%d %s%s, ", m->contestants, odd_movement_noun(m->contest),
                  m->contestants == 1 ? "" : "s");
    if (m->sections > 0)
        odd_out_words(o, "%d section%s, ", m->sections, m->sections == 1 ? "" : "s");
    odd_out_words(o, "%d board%s", m->boards, m->boards == 1 ? "" : "s");
    if (least == most && most != m->boards && most > 0)
        odd_out_words(o, " of which each plays %d", most);
    else if (least != most)
        odd_out_words(o, " of which each plays %d to %d", least, most);
    if (m->contest == ODD_PAIRS && m->winners > 0)
        odd_out_text(o, m->winners == 2 ? ", two winners" : ", one winner");
    if (m->phantom.len > 0) {
        odd_out_words(o, ", no %s ", odd_movement_noun(m->contest));
        odd_out_safe(o, m->phantom);
    }
    odd_out_words(o, ", about %d minutes.", odd_movement_minutes(m));
}

void odd_movement_balance_words(odd_out *o, const odd_movement *m, const odd_balance *b) {
    if (m->contest != ODD_PAIRS || b->count == 0)
        return;
    odd_out_text(o, "Balance: ");
    if (b->quality_x10 >= 0) {
        odd_say_x10(o, b->quality_x10);
        odd_out_text(o, " of 100; ");
    }
    odd_out_words(o, "the competition between any two who are ranked together is %d", b->least);
    if (b->most != b->least)
        odd_out_words(o, " to %d", b->most);
    odd_out_char(o, '.');
}

/* ---- The schedule: a row for each round, a column for each table ------------------------------------ */

const odd_move *odd_movement_move_at(const odd_movement *m, size_t *at, int round, int table, int section) {
    for (; *at < m->move_count; ++*at) {
        const odd_move *move = &m->moves[*at];
        if (move->round == round && move->section == section && move->table == table)
            return move;
        if (move->round > round ||
            (move->round == round &&
             (move->section > section || (move->section == section && move->table > table))))
            return NULL;
    }
    return NULL;
}

static bool has_mark(const odd_movement *m, bool shared) {
    for (size_t i = 0; i < m->move_count; i++)
        if (shared ? m->moves[i].shared : m->moves[i].switched)
            return true;
    return false;
}

/* Without the direction if the place shows it: "7" for NS7. */
static void put_side(odd_out *o, const odd_movement *m, const odd_move *move, int direction) {
    size_t start = o->len;
    odd_say_moved(o, m, move, direction);
    bool directed = o->len > start + 2 && memcmp(o->text + start, direction == 0 ? "NS" : "EW", 2) == 0;
    if (m->winners == 2 && directed) {
        memmove(o->text + start, o->text + start + 2, o->len - start - 2);
        o->len -= 2;
    }
}

void odd_movement_cell(odd_out *o, const odd_movement *m, const odd_move *move) {
    put_side(o, m, move, 0);
    odd_out_text(o, " v ");
    put_side(o, m, move, 1);
    if (move->first > 0) {
        odd_out_text(o, " (");
        odd_say_boards(o, move->first, move->last);
        odd_out_char(o, ')');
    }
    if (move->shared)
        odd_out_char(o, '*');
    if (move->switched)
        odd_out_char(o, '~');
}

/* The width of the longest cell. */
static int cell_width(const odd_movement *m) {
    odd_out cell = ODD_HEAP_OUT;
    int width = 8;
    for (size_t i = 0; i < m->move_count; i++) {
        cell.len = 0;
        odd_movement_cell(&cell, m, &m->moves[i]);
        int columns = odd_bytes_width(cell.text, cell.len);
        width = columns > width ? columns : width;
    }
    odd_out_free(&cell);
    return width;
}

int odd_movement_last_table(const odd_movement *m, int section) {
    int last = 0;
    for (size_t i = 0; i < m->move_count; i++)
        if (m->moves[i].section == section && m->moves[i].table > last)
            last = m->moves[i].table;
    return last;
}

static void put_line_end(odd_out *o) {
    while (o->len > 0 && o->text[o->len - 1] == ' ')
        o->len--;
    odd_out_char(o, '\n');
}

static void put_padded(odd_out *o, size_t from, int width) {
    odd_out_pad(o, width - odd_bytes_width(o->text + from, o->len - from));
}

static void put_heads(odd_out *o, const odd_movement *m, int section, int from, int to, int width) {
    odd_out_text(o, "Round  ");
    for (int table = from; table <= to; table++) {
        size_t start = o->len;
        odd_out_text(o, "Table ");
        odd_say_table(o, m, section, table);
        put_padded(o, start, width + 2);
    }
    put_line_end(o);
}

static void put_block(odd_out *o, const odd_movement *m, int section, int from, int to, int width) {
    size_t at = 0;
    put_heads(o, m, section, from, to, width);
    for (int round = 1; round <= m->rounds; round++) {
        odd_out_format(o, "%5d  ", round);
        for (int table = from; table <= to; table++) {
            size_t start = o->len;
            const odd_move *move = odd_movement_move_at(m, &at, round, table, section);
            if (move != NULL)
                odd_movement_cell(o, m, move);
            put_padded(o, start, width + 2);
        }
        put_line_end(o);
        odd_out_flush_some(o);
    }
}

static void put_schedule(odd_out *o, const odd_movement *m) {
    enum { ROUND = 7 };
    int width = cell_width(m), across = (odd_term_columns() - ROUND) / (width + 2);
    across = across < 1 ? 1 : across;
    for (int section = m->sections > 0 ? 1 : 0; section <= m->sections; section++) {
        int tables = odd_movement_last_table(m, section);
        for (int from = 1; from <= tables; from += across) {
            int to = from + across - 1 < tables ? from + across - 1 : tables;
            odd_out_char(o, '\n');
            put_block(o, m, section, from, to, width);
        }
    }
}

static void put_sits(odd_out *o, const odd_movement *m) {
    int round = 0;
    if (m->sit_count == 0)
        return;
    odd_out_text(o, "\nSits out:");
    for (size_t i = 0; i < m->sit_count; i++) {
        const odd_sit_out *sit = &m->sits[i];
        if (sit->round != round)
            odd_out_words(o, "%s round %d: ", round > 0 ? ";" : "", sit->round);
        else
            odd_out_text(o, ", ");
        round = sit->round;
        odd_out_safe(o, m->ids[sit->who]);
    }
    odd_out_text(o, "\n");
}

void odd_movement_marks(odd_out *o, const odd_movement *m, const char *before) {
    bool shared = has_mark(m, true), switched = has_mark(m, false);
    if (!shared && !switched)
        return;
    odd_out_text(o, before);
    if (shared)
        odd_out_text(o, "* shares its boards with another table.\n");
    if (switched)
        odd_out_text(o, "~ arrow-switched: the pair that usually sits East-West sits North-South.\n");
}

/* ---- The plan of each contestant --------------------------------------------------------------------- */

static void print_guide(const odd_movement_view *w) {
    for (int who = 1; who <= w->m->contestants; who++) {
        odd_guide guide = {w->m, (uint32_t)who};
        odd_out_format(&w->v->out, "\n%c%s ", odd_movement_noun(w->m->contest)[0] - 'a' + 'A',
                       odd_movement_noun(w->m->contest) + 1);
        odd_out_safe(&w->v->out, w->m->ids[who]);
        odd_out_char(&w->v->out, '\n');
        odd_grid g = odd_view_grid(w->v, &guide, &odd_guide_columns);
        odd_grid_measure(&g, (size_t)w->m->rounds);
        odd_grid_head(&g);
        odd_grid_rows(&g, 0, (size_t)w->m->rounds);
        odd_grid_end(&g);
        odd_grid_free(&g);
    }
}

/* ---- The matrix -------------------------------------------------------------------------------------- */

void odd_matrix_text(odd_out *o, const odd_movement *m, const odd_balance *b) {
    size_t people = (size_t)b->contestants + 1;
    int width = 2;
    for (size_t a = 1; a < people; a++) {
        char number[16];
        width = (int)m->ids[a].len > width ? (int)m->ids[a].len : width;
        for (size_t c = 1; c < people; c++) {
            int len = snprintf(number, sizeof number, "%d", b->competition[a * people + c]);
            width = len > width ? len : width;
        }
    }
    odd_out_char(o, '\n');
    odd_out_pad(o, width);
    for (size_t a = 1; a < people; a++)
        odd_out_format(o, " %*.*s", width, (int)m->ids[a].len, m->ids[a].text);
    odd_out_char(o, '\n');
    for (size_t a = 1; a < people; a++) {
        odd_out_format(o, "%*.*s", width, (int)m->ids[a].len, m->ids[a].text);
        for (size_t c = 1; c < people; c++) {
            if (a == c)
                odd_out_format(o, " %*s", width, ".");
            else
                odd_out_format(o, " %*d", width, b->competition[a * people + c]);
        }
        odd_out_char(o, '\n');
        odd_out_flush_some(o);
    }
}

void odd_movement_text(const odd_movement_view *w) {
    char name[ODD_MOVEMENT_NAME_MAX];
    odd_out *o = &w->v->out;
    odd_movement_name(name, sizeof name, w->m);
    odd_out_paint(o, ODD_BOLD, name);
    odd_out_char(o, '\n');
    odd_movement_about(o, w->m);
    odd_out_char(o, '\n');
    odd_movement_balance_words(o, w->m, w->b);
    if (w->m->contest == ODD_PAIRS && w->b->count > 0)
        odd_out_char(o, '\n');
    put_schedule(o, w->m);
    put_sits(o, w->m);
    odd_movement_marks(o, w->m, "\n");
    if (w->matrix && w->m->contest == ODD_PAIRS)
        odd_matrix_text(o, w->m, w->b);
    if (w->guide)
        print_guide(w);
}
