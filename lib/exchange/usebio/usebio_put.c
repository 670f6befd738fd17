/* Writing USEBIO: XML, and tags as elements. */
#include "base/arena.h"
#include "base/text.h"
#include "exchange/usebio/usebio.h"

enum { DEEPEST = 8, LONGEST = 200 }; /* paths of tags */

bool odd_uw_more(odd_usebio_writer *w, void *array, odd_uw_list *list, size_t size) {
    bool room = odd_arena_room(w->out->arena, array, list->count, list->count + 1, &list->cap, size);
    list->count += room;
    w->no_memory = w->no_memory || !room;
    return room;
}

/* ---- XML --------------------------------------------------------------------------------------- */

void odd_uw_raw(odd_usebio_writer *w, const char *text) {
    odd_target_string(w->out, text);
}

/* Returns the replacement for a character that must not be written as it is; NULL if it may. */
static const char *instead_of(odd_usebio_writer *w, uint32_t c, size_t len) {
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\t':
        return "&#9;";
    case '\n':
        return "&#10;";
    case '\r':
        return "&#13;";
    default:
        break;
    }
    bool none = c < ' ' || (c == ODD_UTF8_REPLACEMENT && len == 1) || c == 0xFFFE || c == 0xFFFF;
    w->lost[ODD_UW_CHARACTERS] += none;
    return none ? "\xEF\xBF\xBD" : NULL;
}

void odd_uw_escaped(odd_usebio_writer *w, odd_text text) {
    size_t done = 0;
    for (size_t at = 0; at < text.len;) {
        uint32_t c;
        size_t len = odd_utf8_next(&c, text.text + at, text.len - at);
        const char *instead = instead_of(w, c, len);
        if (instead != NULL) {
            odd_target_text(w->out, (odd_text){text.text + done, at - done});
            odd_uw_raw(w, instead);
            done = at + len;
        }
        at += len;
    }
    if (text.len > done)
        odd_target_text(w->out, (odd_text){text.text + done, text.len - done});
}

void odd_uw_element(odd_usebio_writer *w, const char *name, odd_text text) {
    odd_target_format(w->out, "<%s>", name);
    odd_uw_escaped(w, text);
    odd_target_format(w->out, "</%s>\n", name);
}

void odd_uw_word(odd_usebio_writer *w, const char *name, const char *text) {
    odd_uw_element(w, name, odd_text_of(text));
}

void odd_uw_int(odd_usebio_writer *w, const char *name, int number) {
    odd_target_format(w->out, "<%s>%d</%s>\n", name, number, name);
}

void odd_uw_amount(odd_usebio_writer *w, const char *name, odd_amount amount) {
    char text[ODD_AMOUNT_MAX];
    odd_amount_format(text, sizeof text, amount, 0);
    odd_uw_word(w, name, text);
}

/* ---- Tags -------------------------------------------------------------------------------------- */

void odd_uw_keep_tag(odd_usebio_writer *w, const odd_record *r) {
    if (!odd_uw_more(w, &w->tags, &w->tag_list, sizeof *w->tags))
        return;
    w->tags[w->tag_list.count - 1] = (odd_uw_tag){r->name, r->text};
}

/* Returns whether the writer itself writes an element, or it would have another meaning at the place of a tag. */
static bool is_reserved(odd_text name) {
    return odd_text_among(
               name,
               "USEBIO|EVENT|SESSION|SECTION|PARTICIPANTS|TEAM|PAIR|PLAYER|MATCH|HANDSET|BOARD|HAND|"
               "TRAVELLER_LINE|BOARD_RESULTS|RESULT|EVENT_TYPE|SECTION_ID|EVENT_DESCRIPTION|DATE|"
               "BOARD_SCORING_METHOD|WINNER_TYPE|PAIR_NUMBER|PLAYER_NUMBER|TEAM_ID|MATCH_SCORING_METHOD|"
               "TEAM_NAME|PLAYER_NAME|BOARD_NUMBER|VULNERABILITY|NATIONAL_ID_NUMBER|NS_PAIR_NUMBER|"
               "EW_PAIR_NUMBER|N_PLAYER_NUMBER|E_PLAYER_NUMBER|S_PLAYER_NUMBER|W_PLAYER_NUMBER|"
               "DIRECTION|CONTRACT|PLAYED_BY|TRICKS|SCORE|ROUND_NUMBER") >= 0;
}

/* Returns whether an element is of a pair of a team: their numbers are tags, written beside those of the team. */
static bool is_of_pair(const odd_usebio_writer *w, odd_text path) {
    return w->contest == ODD_TEAMS &&
           odd_text_among(path, "NS_PAIR_NUMBER|EW_PAIR_NUMBER|PAIR/PAIR_NUMBER|PAIR/PAIR_IMPS|"
                                "PAIR/BOARDS_PLAYED|PAIR/WINS_OR_DRAWS") >= 0;
}

/* Returns the path of elements in the name of a tag, which has letters, digits and _ only. Empty if it is not a path. */
static odd_text path_of(const odd_usebio_writer *w, odd_text name) {
    static const struct {
        const char *tag, *path;
    } words[] = {{"club", "CLUB/CLUB_NAME"}, {"program", "PROGRAM_NAME"}, {"table", "TABLE_NUMBER"}};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (odd_text_is(name, words[i].tag))
            return odd_text_of(words[i].path);
    odd_scan s = {name.text, name.len, 0};
    if (!odd_scan_word(&s, "usebio:"))
        return (odd_text){0};
    odd_text path = {name.text + s.at, name.len - s.at};
    if (is_of_pair(w, path))
        return path;
    size_t start = 0;
    int deep = 0;
    for (size_t i = 0; i <= path.len; i++) {
        char c = i < path.len ? path.text[i] : '/';
        bool first = i == start;
        if (!odd_is_letter(c) && (first || (!odd_is_digit(c) && c != '_' && c != '/')))
            return (odd_text){0};
        if (c != '/')
            continue;
        if (is_reserved((odd_text){path.text + start, i - start}))
            return (odd_text){0};
        start = i + 1;
        deep++;
    }
    if (deep > DEEPEST || path.len > LONGEST)
        return (odd_text){0};
    return path;
}

/* The part of a path up to its last element. */
static odd_text parent_of(odd_text path) {
    size_t len = path.len;
    while (len > 0 && path.text[len - 1] != '/')
        len--;
    return (odd_text){path.text, len > 0 ? len - 1 : 0};
}

static bool same(odd_text a, odd_text b) {
    return a.len == b.len && odd_text_compare(a, b) == 0;
}

/* <A><B>, or </B></A> */
static void put_parents(odd_usebio_writer *w, odd_text parent, bool open) {
    if (parent.len == 0)
        return;
    odd_text above = parent_of(parent), name = parent;
    if (above.len > 0)
        name = (odd_text){parent.text + above.len + 1, parent.len - above.len - 1};
    if (open)
        put_parents(w, above, true);
    odd_target_format(w->out, "%s%.*s>\n", open ? "<" : "</", (int)name.len, name.text);
    if (!open)
        put_parents(w, above, false);
}

static bool is_club(odd_text path) {
    return path.len > 5 && odd_text_is((odd_text){path.text, 5}, "CLUB/");
}

void odd_uw_tags(odd_usebio_writer *w, size_t first, size_t count, bool club) {
    odd_text parent = {0}, leader = {0};
    for (size_t i = first; i < first + count; i++) {
        const odd_uw_tag *t = &w->tags[i];
        odd_text path = path_of(w, t->name), above = parent_of(path);
        if (path.len == 0) {
            w->lost[ODD_UW_TAGS] += !club;
            continue;
        }
        bool first_of_all = odd_text_is(path, "PROGRAM_NAME") || odd_text_is(path, "PROGRAM_VERSION");
        if (is_club(path) != club || first_of_all)
            continue;
        /* elements of the same one stand together, until the first of them comes again */
        bool goes_on = above.len > 0 && same(above, parent) && !same(path, leader);
        if (!goes_on) {
            put_parents(w, parent, false);
            put_parents(w, above, true);
            parent = above;
            leader = path;
        }
        odd_text name = path;
        if (above.len > 0)
            name = (odd_text){path.text + above.len + 1, path.len - above.len - 1};
        odd_target_format(w->out, "<%.*s>", (int)name.len, name.text);
        odd_uw_escaped(w, t->text);
        odd_target_format(w->out, "</%.*s>\n", (int)name.len, name.text);
    }
    put_parents(w, parent, false);
}

bool odd_uw_instruction(odd_usebio_writer *w, const char *text, size_t len) {
    for (size_t i = 0; i < len; i++)
        if ((unsigned char)text[i] < ' ' || (text[i] == '?' && i + 1 < len && text[i + 1] == '>'))
            return false;
    odd_uw_raw(w, "<?oddtrick ");
    odd_target_text(w->out, (odd_text){text, len});
    odd_uw_raw(w, "?>\n");
    return true;
}
