/* The words of a request about movements: what is chosen, as name and value. They are the options of the command. */
#include "base/arena.h"
#include "base/text.h"
#include "report/movement_report.h"

static bool is_mark(char c) {
    return c == '=' || c == ':' || c == '*';
}

/* The mark after a name in the list of known names, or ' '; NUL if the name is not in the list. */
static char kind_of(odd_text name, const char *known) {
    while (*known != '\0') {
        size_t len = 0;
        while (known[len] != '\0' && known[len] != ' ' && !is_mark(known[len]))
            len++;
        if (odd_same_letters(name, (odd_text){known, len}))
            return known[len] == '\0' ? ' ' : known[len];
        known += len + is_mark(known[len]);
        known += *known == ' ';
    }
    return '\0';
}

static odd_text next_word(odd_scan *s) {
    odd_scan_blanks(s);
    size_t from = s->at;
    while (!odd_scan_end(s) && (unsigned char)odd_scan_peek(s) > ' ')
        s->at++;
    return (odd_text){s->text + from, s->at - from};
}

static odd_text rest_of(odd_scan *s, bool line) {
    size_t from = s->at;
    while (!odd_scan_end(s) && !(line && odd_scan_peek(s) == '\n'))
        s->at++;
    return odd_text_trim((odd_text){s->text + from, s->at - from});
}

/* "method, seed, lagged" */
static void list_known(char *room, size_t cap, const char *known) {
    odd_writer w = odd_writer_on(room, cap);
    for (; *known != '\0'; known++)
        if (*known == ' ')
            odd_put_text(&w, ", ");
        else if (!is_mark(*known))
            odd_put_char(&w, *known);
}

int odd_choices_read(odd_choices *out, odd_text text, const char *known, odd_arena *arena, odd_error *error) {
    odd_scan s = {text.text, text.len, 0};
    size_t cap = 0;
    *out = (odd_choices){.dash = ""};
    for (odd_text name; (name = next_word(&s)).len > 0;) {
        char kind = kind_of(name, known), all[200];
        int column = odd_scan_column(&s, s.at - name.len);
        odd_text value = kind == '='                  ? next_word(&s)
                         : kind == ':' || kind == '*' ? rest_of(&s, kind == ':')
                                                      : (odd_text){0};
        list_known(all, sizeof all, known);
        if (kind == '\0')
            return odd_fail(error, ODD_E_SYNTAX, 1, column, "unknown word '%.*s': expected %s",
                            (int)odd_scan_quotable(name.text, name.len), name.text, all);
        if (kind != ' ' && value.len == 0)
            return odd_fail(error, ODD_E_SYNTAX, 1, column, "'%.*s' needs a value", (int)name.len, name.text);
        if (!ODD_MORE(arena, out->list, out->count, cap))
            return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
        out->list[out->count++] = (odd_choice){name, value};
    }
    return ODD_OK;
}

const odd_text *odd_choice_of(const odd_choices *c, const char *name) {
    for (size_t i = c->count; i-- > 0;)
        if (odd_text_is(c->list[i].name, name))
            return &c->list[i].value;
    return NULL;
}

int odd_choice_number(const odd_choices *c, int *out, const char *name, const char *what, int least, int most,
                      odd_error *error) {
    const odd_text *value = odd_choice_of(c, name);
    if (value == NULL)
        return ODD_OK;
    odd_scan s = {value->text, value->len, 0};
    int number = odd_scan_number(&s);
    if (number < least || number > most || !odd_scan_end(&s))
        return odd_fail(error, ODD_E_SYNTAX, 0, 0, "invalid %s '%.*s': expected a whole number from %d to %d",
                        what, (int)odd_scan_quotable(value->text, value->len), value->text, least, most);
    *out = number;
    return ODD_OK;
}
