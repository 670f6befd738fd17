/* Movements and their faults as text, and numbers computed from the lists of a movement. */
#include "base/arena.h"
#include "movement/plan.h"

int odd_movement_no_memory(odd_error *error) {
    return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
}

/* ---- Numbers ----------------------------------------------------------------------------------- */

static int length_of(const odd_move *move) {
    return move->first > 0 ? move->last - move->first + 1 : 0;
}

static bool plays_in(const odd_movement *m, const odd_move *move, uint32_t who) {
    if (m->contest == ODD_TEAMS)
        return move->ns[0] == who; /* its other pair plays the same boards */
    return move->ns[0] == who || move->ns[1] == who || move->ew[0] == who || move->ew[1] == who;
}

int odd_movement_boards_of(const odd_movement *m, uint32_t who) {
    int boards = 0;
    for (size_t i = 0; who > 0 && i < m->move_count; i++)
        boards += plays_in(m, &m->moves[i], who) ? length_of(&m->moves[i]) : 0;
    return boards;
}

void odd_movement_boards_each(const odd_movement *m, int *least, int *most) {
    *least = *most = 0;
    for (int who = 1; who <= m->contestants; who++) {
        int boards = odd_movement_boards_of(m, (uint32_t)who);
        *least = who == 1 || boards < *least ? boards : *least;
        *most = boards > *most ? boards : *most;
    }
}

/* Returns the number of tables that have a board of this move in the same round, including its own. */
static int tables_with(const odd_movement *m, const odd_move *move, size_t from) {
    int tables = 0;
    for (size_t i = from; i < m->move_count && m->moves[i].round == move->round; i++) {
        const odd_move *other = &m->moves[i];
        tables += other->section == move->section && other->first <= move->last && move->first <= other->last;
    }
    return tables;
}

int odd_movement_copies(const odd_movement *m) {
    int copies = m->move_count > 0;
    size_t start = 0;
    for (size_t i = 0; i < m->move_count; i++) {
        if (m->moves[i].round != m->moves[start].round)
            start = i;
        int tables = m->moves[i].shared && m->moves[i].first > 0 ? tables_with(m, &m->moves[i], start) : 1;
        copies = tables > copies ? tables : copies;
    }
    return copies;
}

uint32_t odd_movement_who(const odd_movement *m, odd_text id) {
    for (int who = 1; who <= m->contestants; who++)
        if (odd_same_letters(m->ids[who], id))
            return (uint32_t)who;
    return 0;
}

/* ---- Words ------------------------------------------------------------------------------------- */

size_t odd_movement_name(char *buf, size_t cap, const odd_movement *m) {
    odd_writer w = odd_writer_on(buf, cap);
    const char *form = odd_movement_form_about(m->form)->title;
    odd_put_text(&w, form[0] != '\0' ? form : odd_movement_kind_about(m->kind)->title);
    odd_put_format(&w, ", %d table%s, %d round%s", m->tables, m->tables == 1 ? "" : "s", m->rounds,
                   m->rounds == 1 ? "" : "s");
    if (m->set_boards > 0)
        odd_put_format(&w, " of %d board%s", m->set_boards, m->set_boards == 1 ? "" : "s");
    return w.len;
}

static const char *const fault_texts[] = {
    [ODD_FAULT_TWO_PLACES] = "two-places",
    [ODD_FAULT_REPEAT_BOARD] = "repeat-board",
    [ODD_FAULT_REPEAT_OPPONENTS] = "repeat-opponents",
    [ODD_FAULT_SHARED_BOARDS] = "shared-boards",
    [ODD_FAULT_UNEQUAL] = "unequal",
    [ODD_FAULT_REPEAT_PARTNERS] = "repeat-partners",
    [ODD_FAULT_REPEAT_TABLE] = "repeat-table",
    [ODD_FAULT_NO_OPPONENTS] = "no-opponents",
    [ODD_FAULT_ONE_ROOM] = "one-room",
};
_Static_assert(sizeof fault_texts / sizeof fault_texts[0] == ODD_FAULT_KIND_COUNT, "a word for each");

const char *odd_fault_text(odd_fault_kind kind) {
    return (size_t)kind < ODD_FAULT_KIND_COUNT ? fault_texts[kind] : "";
}

const char *odd_movement_contestant_word(const odd_movement *m) {
    static const char *const words[] = {
        [ODD_PAIRS] = "pair", [ODD_TEAMS] = "team", [ODD_INDIVIDUALS] = "player"};
    return words[m->contest];
}

static void put_who(odd_writer *w, const odd_movement *m, uint32_t who) {
    odd_text id = who <= (uint32_t)m->contestants ? m->ids[who] : (odd_text){0};
    odd_put_format(w, "%s %.*s", odd_movement_contestant_word(m), (int)id.len,
                   id.text != NULL ? id.text : "");
}

static void put_boards(odd_writer *w, const odd_fault *fault) {
    if (fault->first == fault->last)
        odd_put_format(w, "board %d", fault->first);
    else
        odd_put_format(w, "boards %d to %d", fault->first, fault->last);
}

static void put_both(odd_writer *w, const odd_movement *m, const odd_fault *fault, const char *verb) {
    put_who(w, m, fault->who);
    odd_put_format(w, " %s ", verb);
    put_who(w, m, fault->other);
}

static void put_times(odd_writer *w, const odd_fault *fault, const char *limit) {
    odd_put_format(w, " %d time%s: %s %d", fault->count, fault->count == 1 ? "" : "s", limit, fault->allowed);
}

size_t odd_fault_format(char *buf, size_t cap, const odd_movement *m, const odd_fault *fault) {
    odd_writer w = odd_writer_on(buf, cap);
    switch (fault->kind) {
    case ODD_FAULT_TWO_PLACES:
        put_who(&w, m, fault->who);
        odd_put_text(&w, " is in two places");
        break;
    case ODD_FAULT_REPEAT_BOARD:
        put_who(&w, m, fault->who);
        odd_put_text(&w, " plays ");
        put_boards(&w, fault);
        odd_put_text(&w, " again");
        break;
    case ODD_FAULT_REPEAT_OPPONENTS:
        put_both(&w, m, fault, "meets");
        put_times(&w, fault, "at most");
        break;
    case ODD_FAULT_SHARED_BOARDS:
        put_boards(&w, fault);
        odd_put_format(&w, " %s at another table at the same time, and not marked as shared",
                       fault->first == fault->last ? "is" : "are");
        break;
    case ODD_FAULT_UNEQUAL:
        put_who(&w, m, fault->who);
        odd_put_format(&w, " plays %d board%s: at least %d are expected", fault->count,
                       fault->count == 1 ? "" : "s", fault->allowed);
        break;
    case ODD_FAULT_REPEAT_PARTNERS:
        put_both(&w, m, fault, "partners");
        put_times(&w, fault, "at most");
        break;
    case ODD_FAULT_REPEAT_TABLE:
        odd_put_text(&w, "the table occurs twice in this round");
        break;
    case ODD_FAULT_NO_OPPONENTS:
        put_both(&w, m, fault, "meets");
        put_times(&w, fault, "at least");
        break;
    case ODD_FAULT_ONE_ROOM:
        put_boards(&w, fault);
        odd_put_text(&w, ": ");
        put_both(&w, m, fault, "meets");
        odd_put_text(&w, " at one table only, so there is nothing to compare");
        break;
    case ODD_FAULT_KIND_COUNT:
        break;
    }
    return w.len;
}
