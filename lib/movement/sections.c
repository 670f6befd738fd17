/* Sections: movements side by side, with the same rounds and the same numbers of boards. */
#include "movement/make.h"

/* Returns the part of a wish for a section. If sections cannot be equal, the first ones have one table more; an empty place
 * is in the last one. */
static odd_movement_wish wish_of(const odd_movement_wish *wish, odd_contest contest, int section) {
    odd_movement_wish part = *wish;
    int each = contest == ODD_PAIRS ? 2 : contest == ODD_INDIVIDUALS ? 4 : 1; /* contestants of a table */
    int tables = wish->contestants > 0 ? (wish->contestants + each - 1) / each : wish->tables;
    bool last = section == wish->sections;
    part.sections = 0;
    part.tables = tables / wish->sections + (section <= tables % wish->sections);
    part.contestants = each * part.tables;
    if (last && wish->contestants > 0)
        part.contestants -= each * tables - wish->contestants;
    else if (last && wish->phantom > 0)
        part.contestants = 0; /* the phantom makes it a half table */
    if (contest != ODD_PAIRS)
        part.tables = 0;
    if (!last) {
        part.phantom = 0;
        part.phantom_side = ODD_NO_SIDE;
    }
    return part;
}

static int add_letter(odd_error *error, int section, int code) {
    if (error == NULL || code == ODD_E_MEMORY)
        return code;
    const odd_error inner = *error;
    return odd_fail(error, code, 0, 0, "section %c: %p", 'A' + section - 1, (const void *)&inner);
}

/* "7" becomes "B7", and "NS7" becomes "NSB7". */
static odd_text id_of(odd_arena *arena, odd_text id, int section) {
    odd_scan s = {id.text, id.len, 0};
    char *text = odd_arena_take(arena, id.len + 1, 1);
    if (text == NULL || id.len == 0)
        return (odd_text){0};
    size_t before = odd_scan_word(&s, "ns") || odd_scan_word(&s, "ew") ? s.at : 0;
    odd_copy(text, id.text, before);
    text[before] = (char)('A' + section - 1);
    odd_copy(text + before + 1, id.text + before, id.len - before);
    return (odd_text){text, id.len + 1};
}

typedef struct section_join {
    odd_movement *m;
    odd_movement parts[ODD_MOVEMENT_SECTIONS_MAX];
    int first[ODD_MOVEMENT_SECTIONS_MAX];    /* contestants before those of each section */
    size_t moves[ODD_MOVEMENT_SECTIONS_MAX]; /* of each section, joined so far */
    size_t sits[ODD_MOVEMENT_SECTIONS_MAX];
} section_join;

static uint16_t number_of(const section_join *j, int section, uint16_t who) {
    return who > 0 ? (uint16_t)(j->first[section] + who) : 0;
}

static void join_round(section_join *j, int section, int round) {
    const odd_movement *part = &j->parts[section];
    odd_movement *m = j->m;
    for (size_t *i = &j->moves[section]; *i < part->move_count && part->moves[*i].round == round; ++*i) {
        odd_move *move = &m->moves[m->move_count++];
        *move = part->moves[*i];
        move->section = (uint16_t)(section + 1);
        for (int seat = 0; seat < 2; seat++) {
            move->ns[seat] = number_of(j, section, move->ns[seat]);
            move->ew[seat] = number_of(j, section, move->ew[seat]);
        }
    }
    for (size_t *i = &j->sits[section]; *i < part->sit_count && part->sits[*i].round == round; ++*i) {
        odd_sit_out *sit = &m->sits[m->sit_count++];
        *sit = part->sits[*i];
        sit->section = (uint16_t)(section + 1);
        sit->who = number_of(j, section, sit->who);
    }
}

/* Adds the totals of a section. */
static void add_part(odd_movement *m, const odd_movement *part) {
    m->tables += part->tables;
    m->contestants += part->contestants;
    m->move_count += part->move_count;
    m->sit_count += part->sit_count;
    m->boards = part->boards > m->boards ? part->boards : m->boards;
    m->meetings = part->meetings > m->meetings ? part->meetings : m->meetings;
    m->spread = part->spread > m->spread ? part->spread : m->spread;
}

static int join(section_join *j, odd_arena *arena, odd_error *error) {
    odd_movement *m = j->m;
    int sections = m->sections;
    *m = j->parts[sections - 1];
    m->sections = sections;
    m->tables = m->contestants = m->boards = m->meetings = m->spread = 0;
    m->least_meetings = 0; /* contestants of two sections do not meet; each section was proved by itself */
    m->move_count = m->sit_count = 0;
    m->phantom = id_of(arena, m->phantom, sections);
    for (int section = 0; section < sections; section++) {
        j->first[section] = m->contestants;
        add_part(m, &j->parts[section]);
    }
    m->moves = ODD_TAKE(arena, m->move_count + 1, odd_move);
    m->sits = ODD_TAKE(arena, m->sit_count + 1, odd_sit_out);
    m->ids = ODD_TAKE(arena, (size_t)m->contestants + 1, odd_text);
    m->move_count = m->sit_count = 0;
    if (m->moves == NULL || m->sits == NULL || m->ids == NULL)
        return odd_movement_no_memory(error);
    for (int section = 0; section < sections; section++)
        for (int who = 1; who <= j->parts[section].contestants; who++)
            m->ids[j->first[section] + who] = id_of(arena, j->parts[section].ids[who], section + 1);
    for (int round = 1; round <= m->rounds; round++)
        for (int section = 0; section < sections; section++)
            join_round(j, section, round);
    return arena->empty ? odd_movement_no_memory(error) : ODD_OK;
}

int odd_make_sections(odd_movement *out, const odd_movement_wish *wish, odd_contest contest, odd_arena *arena,
                      odd_error *error) {
    section_join j = {.m = out};
    if (wish->sections > ODD_MOVEMENT_SECTIONS_MAX)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%d sections are too many: at most %d", wish->sections,
                        ODD_MOVEMENT_SECTIONS_MAX);
    if (wish->tables == 0 && wish->contestants == 0)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "how many tables or contestants do the %d sections have?", wish->sections);
    odd_movement_wish given = *wish;
    for (int section = wish->sections; section >= 1; section--) {
        odd_movement_wish part = wish_of(&given, contest, section);
        odd_movement *made = &j.parts[section - 1];
        int code = odd_movement_make(made, &part, arena, error);
        if (code != ODD_OK)
            return add_letter(error, section, code);
        /* The last section is the smallest: all can play what it plays. */
        given.rounds = made->rounds;
        given.set_boards = made->set_boards;
        given.winners = made->winners;
        given.boards = 0;
    }
    out->sections = wish->sections;
    return join(&j, arena, error);
}
