/* Writes rows as JSON objects, and cells. */
#include "report/columns.h"

odd_members odd_members_of(const odd_column_list *list, const void *data) {
    odd_members m = {.data = data};
    odd_cell_ref at = {.data = data, .format = ODD_GRID_JSON};
    for (size_t i = 0; i < list->count && m.count < ODD_GRID_COLUMNS; i++) {
        const odd_grid_column *c = &list->columns[i];
        if ((c->where & ODD_GRID_JSON) == 0 || (c->shown != NULL && !c->shown(&at)))
            continue;
        size_t place = m.count++;
        for (; place > 0 && m.columns[place - 1]->group > c->group; place--)
            m.columns[place] = m.columns[place - 1];
        m.columns[place] = c;
    }
    return m;
}

void odd_members_put(odd_out *o, const odd_members *m, size_t row) {
    odd_cell_ref at = {.data = m->data, .row = row, .format = ODD_GRID_JSON, .style = ODD_ASCII};
    odd_out_char(o, '{');
    for (size_t i = 0; i < m->count; i++) {
        const odd_grid_column *c = m->columns[i];
        size_t before = o->len;
        odd_json_key(o, c->key);
        size_t empty = o->len;
        at.which = c->which + m->which;
        c->put(o, &at);
        if (o->len == empty)
            o->len = before;
    }
    odd_out_char(o, '}');
}

void odd_members_line(odd_out *o, const odd_members *m, size_t row, int blanks) {
    odd_json_line(o, blanks);
    odd_members_put(o, m, row);
}

void odd_cell_people(odd_out *o, const odd_cell_ref *at, odd_text text) {
    if (at->format == ODD_GRID_JSON)
        odd_out_json(o, text);
    else if (at->format == ODD_GRID_TEXT)
        odd_out_safe(o, text);
    else
        odd_out_bytes(o, text.text, text.len);
}

void odd_cell_word(odd_out *o, const odd_cell_ref *at, const char *word) {
    if (at->format == ODD_GRID_JSON)
        odd_out_json(o, odd_text_of(word));
    else
        odd_out_text(o, word);
}

void odd_cell_positive(odd_out *o, int64_t number) {
    if (number > 0)
        odd_out_int(o, number);
}
