/* Movements, proofs, proposals, continuations and draws as JSON. */
#include "report/movement_report.h"

static void put_rows(odd_out *o, const char *key, const odd_column_list *list, const void *data,
                     size_t count) {
    odd_members members = odd_members_of(list, data);
    odd_json_open(o, key, '[');
    for (size_t i = 0; i < count; i++) {
        odd_json_next(o);
        odd_members_put(o, &members, i);
    }
    odd_out_char(o, ']');
}

static void put_quality(odd_out *o, const odd_balance *b) {
    odd_json_key(o, "quality");
    if (b != NULL && b->quality_x10 >= 0)
        odd_say_x10(o, b->quality_x10);
    else
        odd_out_text(o, "null");
}

/* Writes the competition of each two contestants. */
static void put_matrix(odd_out *o, const odd_balance *b) {
    size_t people = (size_t)b->contestants + 1;
    odd_json_open(o, "competition", '[');
    for (size_t a = 1; a < people; a++) {
        odd_json_next(o);
        odd_out_char(o, '[');
        for (size_t c = 1; c < people; c++) {
            odd_json_next(o);
            odd_out_int(o, b->competition[a * people + c]);
        }
        odd_out_char(o, ']');
    }
    odd_out_char(o, ']');
}

static void put_ids(odd_out *o, const odd_movement *m) {
    odd_json_open(o, "ids", '[');
    for (int who = 1; who <= m->contestants; who++) {
        odd_json_next(o);
        odd_out_json(o, m->ids[who]);
    }
    odd_out_char(o, ']');
}

static void put_movement(odd_out *o, const odd_movement *m, const odd_balance *b) {
    static const char *const contests[] = {
        [ODD_PAIRS] = "pairs", [ODD_TEAMS] = "teams", [ODD_INDIVIDUALS] = "individuals"};
    char name[ODD_MOVEMENT_NAME_MAX];
    odd_movement_name(name, sizeof name, m);
    odd_json_word(o, "kind", odd_movement_kind_about(m->kind)->name);
    odd_json_int(o, "winners", m->winners);
    odd_json_int(o, "tables", m->tables);
    odd_json_int(o, "rounds", m->rounds);
    odd_json_int(o, "boards", m->boards);
    put_quality(o, b);
    if (m->form != ODD_FORM_USUAL)
        odd_json_word(o, "form", odd_movement_form_about(m->form)->name);
    odd_json_word(o, "name", name);
    odd_json_word(o, "contest", contests[m->contest]);
    if (m->sections > 0)
        odd_json_int(o, "sections", m->sections);
    if (m->phantom.len > 0)
        odd_json_member(o, "phantom", m->phantom);
    odd_json_int(o, "copies", odd_movement_copies(m));
    odd_json_int(o, "meetings", m->meetings);
    odd_json_int(o, "minutes", odd_movement_minutes(m));
    put_ids(o, m);
    put_rows(o, "schedule", &odd_move_columns, m, m->move_count);
    put_rows(o, "sits", &odd_sit_columns, m, m->sit_count);
}

void odd_movement_json(odd_out *o, const odd_movement *m, const odd_movement_wish *wish, const odd_balance *b,
                       bool matrix) {
    char words[ODD_WISH_MAX];
    odd_out_char(o, '{');
    put_movement(o, m, b);
    odd_movement_wish_format(words, sizeof words, wish);
    odd_json_key(o, "line");
    odd_out_words(o, "\"movement %s\"", words);
    if (matrix)
        put_matrix(o, b);
    odd_out_text(o, "}\n");
}

void odd_faults_json(odd_out *o, const odd_movement *m, const odd_faults *faults, const odd_balance *b,
                     bool matrix) {
    odd_fault_rows rows = {m, faults};
    odd_out_char(o, '{');
    put_rows(o, "faults", &odd_fault_columns, &rows, faults->count);
    put_quality(o, b);
    odd_json_int(o, "tables", m->tables);
    odd_json_int(o, "rounds", m->rounds);
    odd_json_int(o, "boards", m->boards);
    if (matrix) {
        put_ids(o, m);
        put_matrix(o, b);
    }
    odd_out_text(o, "}\n");
}

/* A larger matrix could not be drawn, and would make the answer long. */
enum { MATRIX_MOST = 60 };

static void put_proposal(odd_out *o, const odd_proposals *p, size_t i, bool matrix, odd_arena *arena) {
    odd_members members = odd_members_of(&odd_proposal_columns, p);
    const odd_movement *m = &p->list[i].movement;
    odd_balance b;
    odd_json_next(o);
    odd_members_put(o, &members, i);
    if (!matrix || m->contest != ODD_PAIRS || m->contestants > MATRIX_MOST || m->move_count == 0 ||
        odd_movement_balance(&b, m, arena) != ODD_OK)
        return;
    o->len--; /* removes the closing brace */
    put_ids(o, m);
    put_matrix(o, &b);
    odd_out_char(o, '}');
}

void odd_proposals_json(odd_out *o, const odd_proposals *p, bool matrix, odd_arena *arena) {
    odd_out_char(o, '{');
    odd_json_open(o, "proposals", '[');
    for (size_t i = 0; i < p->count; i++)
        put_proposal(o, p, i, matrix, arena);
    odd_out_text(o, "]}\n");
}

static void put_lines(odd_out *o, const odd_movement *m, int from) {
    odd_json_open(o, "lines", '[');
    odd_say_continuation(o, m, from, "\"", "\",");
    o->len--; /* removes the last comma */
    odd_out_char(o, ']');
}

static void put_continuation(odd_out *o, const odd_continuation *c, int from) {
    odd_loss_rows rows = {.c = c};
    odd_out_char(o, '{');
    odd_json_word(o, "name", c->name);
    odd_json_word(o, "why", c->why);
    odd_json_int(o, "lost", c->lost);
    odd_json_int(o, "rematches", c->rematches);
    odd_json_int(o, "shared", c->shared);
    odd_json_int(o, "moved", c->moved);
    put_rows(o, "losses", &odd_loss_columns, &rows, (size_t)c->movement.contestants);
    put_lines(o, &c->movement, from);
    odd_json_open(o, "movement", '{');
    put_movement(o, &c->movement, NULL);
    odd_out_text(o, "}}");
}

void odd_continuations_json(odd_out *o, const odd_continuations *c, int from) {
    odd_out_text(o, "{");
    odd_json_int(o, "from", from);
    odd_json_open(o, "continuations", '[');
    for (size_t i = 0; i < c->count; i++) {
        odd_json_next(o);
        put_continuation(o, &c->list[i], from);
    }
    odd_out_text(o, "]}\n");
}

static void put_drawn_lines(odd_out *o, const odd_draw_rows *d) {
    odd_json_open(o, "lines", '[');
    size_t count = odd_say_drawn(o, d, "\"", "\",");
    if (count > 0)
        o->len--; /* removes the last comma */
    odd_out_char(o, ']');
}

static void put_drawn_ids(odd_out *o, const odd_draw_rows *d, uint32_t group) {
    for (size_t i = 0; i < d->request.count; i++)
        if (d->draw.why[i] == group) {
            odd_json_next(o);
            odd_out_json(o, d->request.entries[i].id);
        }
}

/* Writes why a rematch cannot be avoided: the members of each group, and those between. */
static void put_proof(odd_out *o, const odd_draw_rows *d) {
    if (d->draw.why == NULL)
        return;
    odd_json_open(o, "groups", '[');
    for (uint32_t group = 0; group < d->draw.group_count; group++) {
        odd_json_next(o);
        odd_out_char(o, '[');
        put_drawn_ids(o, d, ODD_DRAW_GROUPS + group);
        odd_out_char(o, ']');
    }
    odd_out_char(o, ']');
    odd_json_open(o, "between", '[');
    put_drawn_ids(o, d, ODD_DRAW_BETWEEN);
    odd_out_char(o, ']');
}

void odd_draw_json(odd_out *o, const odd_draw_rows *d) {
    odd_out_char(o, '{');
    odd_json_int(o, "round", d->round);
    put_rows(o, "matches", &odd_drawn_columns, d, d->draw.match_count);
    odd_json_open(o, "bye", '[');
    if (d->draw.bye != ODD_NOBODY)
        odd_out_json(o, d->request.entries[d->draw.bye].id);
    odd_out_char(o, ']');
    odd_json_int(o, "rematches", d->draw.rematches);
    odd_json_word(o, "method", d->stage > 0 ? "knock-out" : odd_draw_method_text(d->request.method));
    if (d->request.method == ODD_DRAW_RANDOM)
        odd_json_int(o, "seed", (int64_t)d->request.seed);
    put_drawn_lines(o, d);
    put_proof(o, d);
    odd_out_text(o, "}\n");
}
