/* Reads USEBIO: receives the elements from the host's parser, and knows which contain others. The other files
 * read their contents. */
#include "base/arena.h"
#include "base/bits.h"
#include "base/text.h"
#include "exchange/formats.h"
#include "exchange/roster.h"
#include "exchange/usebio/usebio.h"

/* ---- What the other files use ------------------------------------------------------------------ */

odd_ub_value odd_ub_keep(odd_usebio *u, odd_ub_value value) {
    value.text = odd_source_keep(u->in, odd_text_trim(value.text));
    return value;
}

odd_ub_value odd_ub_keep_short(odd_usebio *u, odd_ub_value value) {
    value = odd_ub_keep(u, value);
    if (value.text.len > ODD_UB_SHORT) {
        if (!u->looking)
            ODD_UB_WRONG(u, value, false, "expected a number or a short name: at most %d bytes",
                         ODD_UB_SHORT);
        value.text = (odd_text){0};
    }
    return value;
}

odd_side odd_ub_side(odd_text text) {
    text = odd_text_trim(text);
    char c = text.len > 0 ? odd_lower(text.text[0]) : '\0';
    return c == 'n' || c == 's' ? ODD_NS : c == 'e' || c == 'w' ? ODD_EW : ODD_NO_SIDE;
}

odd_seat odd_ub_seat(odd_text text) {
    text = odd_text_trim(text);
    for (odd_seat s = ODD_NORTH; s <= ODD_WEST; s++)
        if (odd_text_is(text, odd_seat_text(s)) || odd_text_is(text, odd_seat_name(s)))
            return s;
    return ODD_NO_SEAT;
}

bool odd_ub_score(odd_usebio *u, odd_scores *said, odd_stated_kind kind, int which, odd_ub_value value) {
    odd_text text = odd_text_trim(value.text);
    if (text.len == 0)
        return true;
    if (text.text[text.len - 1] == '%')
        text.len--;
    said->there[kind][which] = odd_text_amount(&said->amount[kind][which], text);
    if (!said->there[kind][which])
        ODD_UB_WRONG(u, value, true, "'%.*s' is not a number: ignored",
                     (int)odd_scan_quotable(text.text, text.len), text.text);
    return true;
}

/* ---- Elements ---------------------------------------------------------------------------------- */

#define IN(place) (1U << ODD_UB_##place)

static const struct {
    const char *name;
    odd_ub_place place;
    unsigned parents;
} elements[] = {
    {"USEBIO", ODD_UB_USEBIO, IN(NONE)},
    {"EVENT", ODD_UB_EVENT, IN(USEBIO)},
    {"SESSION", ODD_UB_SESSION, IN(EVENT)},
    {"SECTION", ODD_UB_SECTION, IN(EVENT) | IN(SESSION)},
    {"PARTICIPANTS", ODD_UB_PARTICIPANTS, IN(EVENT) | IN(SESSION) | IN(SECTION)},
    {"TEAM", ODD_UB_TEAM, IN(PARTICIPANTS)},
    {"PAIR", ODD_UB_PAIR, IN(PARTICIPANTS) | IN(TEAM)},
    {"PLAYER", ODD_UB_PLAYER, IN(PARTICIPANTS) | IN(TEAM) | IN(PAIR)},
    {"MATCH", ODD_UB_MATCH, IN(EVENT) | IN(SESSION) | IN(SECTION)},
    {"HANDSET", ODD_UB_HANDSET, IN(USEBIO) | IN(EVENT) | IN(SESSION) | IN(SECTION)},
    {"BOARD", ODD_UB_BOARD, IN(EVENT) | IN(SESSION) | IN(SECTION) | IN(MATCH) | IN(HANDSET)},
    {"HAND", ODD_UB_HAND, IN(BOARD)},
    {"TRAVELLER_LINE", ODD_UB_LINE, IN(BOARD)},
};

static odd_ub_place find_element(odd_ub_place parent, odd_text name) {
    for (size_t i = 0; i < sizeof elements / sizeof elements[0]; i++)
        if ((elements[i].parents >> parent & 1) != 0 && odd_text_is(name, elements[i].name))
            return elements[i].place;
    return ODD_UB_OTHER;
}

/* Returns the innermost known element. */
static odd_ub_place last_known(const odd_usebio *u) {
    int at = u->depth;
    while (at > 0 && u->place[at] == ODD_UB_OTHER)
        at--;
    return u->place[at];
}

/* ---- Texts ------------------------------------------------------------------------------------- */

static void take_title(odd_usebio *u, odd_fact fact, odd_ub_value value) {
    odd_record r = {.fact = fact, .line = value.line, .text = odd_ub_keep(u, value).text};
    if (r.text.len > 0)
        odd_source_give(u->in, &r);
}

static void take_date(odd_usebio *u, odd_ub_value value) {
    value.text = odd_text_trim(value.text);
    odd_source_date(u->in, &value.text);
    take_title(u, ODD_FACT_DATE, value);
}

/* Returns whether an element is a count, which follows from the rest, or was read in the first pass. */
static bool is_done(odd_text name) {
    return odd_text_among(name,
                          "EVENT_TYPE|BOARD_SCORING_METHOD|MATCH_SCORING_METHOD|WINNER_TYPE|SECTION_COUNT|"
                          "SESSION_COUNT|PAIRS|EW_PAIRS|BOARDS_PLAYED|SESSION_ID") >= 0;
}

/* Takes a line of a log about the movement, for which USEBIO has no element. */
static bool take_plan(odd_usebio *u, odd_ub_value value) {
    int session = 0;
    if (!odd_plan_line_read(u->in, value.text, (uint32_t)value.line, &session))
        return false;
    if (!u->has_plan && u->winners == 1 && u->contest == ODD_PAIRS)
        odd_source_winners(u->in, 1, true, (uint32_t)value.line);
    u->has_plan = true;
    return true;
}

static bool take_event(odd_usebio *u, odd_text name, odd_ub_value value) {
    if (odd_text_is(name, "EVENT_DESCRIPTION"))
        take_title(u, ODD_FACT_TITLE, value);
    else if (odd_text_is(name, "DATE"))
        take_date(u, value);
    else if (odd_text_is(name, "SECTION_ID"))
        u->section = odd_ub_keep_short(u, value).text;
    else if (odd_text_is(name, "?oddtrick"))
        return take_plan(u, value);
    else
        return is_done(name);
    return true;
}

static void take_value(odd_usebio *u, odd_ub_place place, odd_text name, odd_ub_value value) {
    bool known = false;
    if (u->looking) {
        odd_ub_survey_text(u, place, name, value);
        return;
    }
    switch (place) {
    case ODD_UB_EVENT:
    case ODD_UB_SESSION:
    case ODD_UB_SECTION:
        known = take_event(u, name, value);
        break;
    case ODD_UB_TEAM:
    case ODD_UB_PAIR:
    case ODD_UB_PLAYER:
        known = odd_ub_take_who(u, place, name, value);
        break;
    case ODD_UB_MATCH:
        known = odd_ub_take_match(u, name, value);
        break;
    case ODD_UB_BOARD:
        known = odd_ub_take_board(u, name, value);
        break;
    case ODD_UB_HAND:
        known = odd_ub_take_hand(u, name, value);
        break;
    case ODD_UB_LINE:
        known = odd_ub_take_line(u, name, value);
        break;
    case ODD_UB_USEBIO:
        known = odd_text_is(name, "Version");
        break;
    case ODD_UB_NONE:
    case ODD_UB_PARTICIPANTS:
    case ODD_UB_HANDSET:
    case ODD_UB_OTHER:
    case ODD_UB_SKIPPED:
        break;
    }
    if (!known)
        odd_ub_take_unknown(u, place, name, value);
}

/* ---- Hearing ----------------------------------------------------------------------------------- */

/* Skips an event after the first. */
static void skip_event(odd_usebio *u) {
    u->skipped = u->depth;
    u->other = (odd_ub_value){.line = u->line[u->depth], .column = u->column[u->depth]};
}

static void send_skipped_event(odd_usebio *u) {
    odd_text title = u->other.text;
    if (!u->looking)
        ODD_UB_WRONG(u, u->other, true, "the file has another event%s%.*s%s: only the first is read",
                     title.len > 0 ? ", '" : "", (int)odd_scan_quotable(title.text, title.len),
                     title.len > 0 ? title.text : "", title.len > 0 ? "'" : "");
}

/* Returns whether an element is one that some programs write, but that no version has. */
static bool is_foreign(odd_ub_place place, odd_text name) {
    bool there = place >= ODD_UB_EVENT && place != ODD_UB_LINE;
    return there && (odd_text_is(name, "BOARD_RESULTS") || odd_text_is(name, "RESULT"));
}

static void skip_foreign(odd_usebio *u) {
    u->skipped = u->depth;
    if (u->looking || u->not_usebio)
        return;
    u->not_usebio = true;
    odd_source_refuse(
        u->in, ODD_E_SYNTAX, u->line[u->depth], u->column[u->depth],
        "BOARD_RESULTS and RESULT are not USEBIO: expected a BOARD for each board, with a TRAVELLER_LINE for each result");
}

static void start_known(odd_usebio *u, odd_ub_place place) {
    switch ((int)place) {
    case ODD_UB_EVENT:
        if (u->events++ > 0)
            skip_event(u);
        else
            u->look.line = u->line[u->depth];
        break;
    case ODD_UB_SESSION:
        u->session++;
        u->look.sections = 0;
        break;
    case ODD_UB_PARTICIPANTS:
        u->look.sections += u->place[u->depth - 1] == ODD_UB_SECTION;
        if (u->looking && u->look.sections > u->look.own_sections)
            u->look.own_sections = u->look.sections;
        break;
    case ODD_UB_TEAM:
    case ODD_UB_PAIR:
    case ODD_UB_PLAYER:
        odd_ub_start_who(u, place);
        break;
    case ODD_UB_MATCH:
        odd_ub_start_match(u);
        break;
    case ODD_UB_BOARD:
        odd_ub_start_board(u);
        break;
    case ODD_UB_HAND:
        u->board.seat = ODD_NO_SEAT;
        break;
    case ODD_UB_LINE:
        odd_ub_start_line(u);
        break;
    default:
        break;
    }
}

/* Extends the path of unknown elements. */
static void go_down(odd_usebio *u, odd_text name, char separator) {
    size_t len = u->path_len[u->depth - 1];
    if (len > 0 && len + 1 < ODD_UB_PATH)
        u->path[len++] = separator;
    for (size_t i = 0; i < name.len && len < ODD_UB_PATH; i++)
        u->path[len++] = name.text[i];
    u->path_len[u->depth] = (uint16_t)len;
}

static void take_attributes(odd_usebio *u, odd_ub_place place, const odd_text *attributes, size_t count) {
    odd_ub_value value = {.line = u->line[u->depth], .column = u->column[u->depth]};
    for (size_t i = 0; i + 1 < count; i += 2) {
        value.text = attributes[i + 1];
        if (place != ODD_UB_OTHER) {
            take_value(u, place, attributes[i], value);
            continue;
        }
        if (u->depth == ODD_UB_DEPTH)
            continue;
        u->place[++u->depth] = ODD_UB_OTHER; /* as if it were an element of its own */
        go_down(u, attributes[i], '@');
        take_value(u, last_known(u), (odd_text){u->path, u->path_len[u->depth]}, value);
        u->depth--;
    }
}

static bool on_start(void *owner, int line, int column, odd_text name, const odd_text *attributes,
                     size_t count) {
    odd_usebio *u = owner;
    odd_ub_place parent = u->place[u->depth];
    if (u->depth == ODD_UB_DEPTH) {
        odd_source_refuse(u->in, ODD_E_SYNTAX, (uint32_t)line, column, "elements are nested too deeply");
        return false;
    }
    u->parent[u->depth++] = true;
    odd_ub_place place = u->skipped > 0 ? ODD_UB_SKIPPED : find_element(parent, name);
    u->place[u->depth] = place;
    u->parent[u->depth] = false;
    u->line[u->depth] = (uint32_t)line;
    u->column[u->depth] = column;
    u->path_len[u->depth] = 0;
    u->text_len = 0;
    if (u->depth == 1 && place != ODD_UB_USEBIO) {
        if (!u->looking)
            odd_source_refuse(u->in, ODD_E_SYNTAX, (uint32_t)line, column, "expected a USEBIO element");
        return false;
    }
    if (is_foreign(place == ODD_UB_OTHER ? last_known(u) : ODD_UB_NONE, name)) {
        skip_foreign(u);
        return true;
    }
    if (place == ODD_UB_OTHER)
        go_down(u, name, '/');
    else if (place != ODD_UB_SKIPPED)
        start_known(u, place);
    if (u->skipped == 0)
        take_attributes(u, place, attributes, count);
    return true;
}

static bool on_text(void *owner, odd_text text) {
    odd_usebio *u = owner;
    bool wanted = u->place[u->depth] == ODD_UB_OTHER || (u->skipped > 0 && u->depth == u->skipped + 1);
    if (!wanted || u->parent[u->depth] || text.len == 0)
        return true;
    if (!ODD_ROOM(u->in->arena, u->text, u->text_len, u->text_len + text.len, u->text_cap))
        return false;
    odd_copy(u->text + u->text_len, text.text, text.len);
    u->text_len += text.len;
    return true;
}

static void end_known(odd_usebio *u, odd_ub_place place) {
    if (u->looking)
        return;
    switch ((int)place) {
    case ODD_UB_SECTION:
        u->section = (odd_text){0};
        break;
    case ODD_UB_TEAM:
    case ODD_UB_PAIR:
    case ODD_UB_PLAYER:
        odd_ub_end_who(u);
        break;
    case ODD_UB_MATCH:
        odd_ub_end_match(u);
        break;
    case ODD_UB_BOARD:
        odd_ub_end_board(u);
        break;
    case ODD_UB_LINE:
        odd_ub_end_line(u);
        break;
    default:
        break;
    }
}

static void end_skipped(odd_usebio *u, odd_text name) {
    odd_text text = odd_text_trim((odd_text){u->text, u->text_len});
    if (u->depth == u->skipped + 1 && u->other.line > 0 && odd_text_is(name, "EVENT_DESCRIPTION"))
        u->other.text = odd_source_keep(u->in, text);
    if (u->depth > u->skipped)
        return;
    if (u->other.line > 0)
        send_skipped_event(u);
    u->other = (odd_ub_value){0};
    u->skipped = 0;
}

static bool on_end(void *owner, odd_text name) {
    odd_usebio *u = owner;
    odd_ub_place place = u->place[u->depth];
    odd_ub_value value = {{u->text, u->text_len}, u->line[u->depth], u->column[u->depth]};
    if (u->skipped > 0)
        end_skipped(u, name);
    else if (place != ODD_UB_OTHER)
        end_known(u, place);
    else if (!u->parent[u->depth])
        take_value(u, last_known(u), (odd_text){u->path, u->path_len[u->depth]}, value);
    u->text_len = 0;
    u->depth--;
    return true;
}

/* ---- All of it --------------------------------------------------------------------------------- */

static int read_elements(odd_usebio *u, odd_error *error) {
    odd_xml handler = {u, on_start, on_text, on_end};
    u->depth = u->skipped = u->events = u->session = 0;
    u->section = (odd_text){0};
    u->other = (odd_ub_value){0};
    return u->in->host->xml(u->in->host->owner, u->in->bytes, u->in->len, &handler, error);
}

static void read(odd_source *in) {
    odd_usebio *u = ODD_TAKE(in->arena, 1, odd_usebio);
    odd_error error = {0};
    if (in->host == NULL || in->host->xml == NULL) {
        odd_source_refuse(in, ODD_E_REFERENCE, 0, 0, "XML is not supported in this build");
        return;
    }
    if (u == NULL)
        return;
    u->in = in;
    u->looking = true;
    u->look.vul = ODD_TAKE(in->arena, ODD_UB_BOARDS, uint8_t);
    u->look.sessions = ODD_TAKE(in->arena, ODD_UB_BOARDS, uint8_t);
    if (u->look.vul == NULL || u->look.sessions == NULL)
        return;
    int code = read_elements(u, &error);
    bool none = u->events == 0 && code == ODD_OK;
    u->looking = false;
    odd_ub_decide(u);
    read_elements(u, &error); /* up to the same error */
    if (code != ODD_OK)
        in->taker.wrong(in->taker.owner, &error, ODD_REFUSED);
    else if (none && u->place[1] == ODD_UB_USEBIO)
        odd_source_refuse(in, ODD_E_SYNTAX, 1, 1, "the file has no EVENT element");
}

/* ---- Knowing one ------------------------------------------------------------------------------- */

/* Returns the nth character of a text with one or two bytes per character; NUL after the end. */
static char character(const char *bytes, size_t len, size_t width, bool big, size_t nth) {
    size_t at = nth * width;
    if (at + width > len)
        return '\0';
    if (width == 2 && bytes[at + (big ? 0 : 1)] != '\0')
        return '?';
    return bytes[at + (width == 2 && big)];
}

/* Examines the first element, after a byte order mark, a declaration, comments and the document type. */
static int detect(const char *bytes, size_t len) {
    static const char word[] = "USEBIO";
    odd_scan s = {bytes, len, 0};
    bool big = odd_scan_bytes(&s, "\xFE\xFF"), wide = big || odd_scan_bytes(&s, "\xFF\xFE");
    if (!wide)
        odd_scan_bytes(&s, ODD_BYTE_ORDER_MARK);
    size_t width = wide ? 2 : 1, at = 0;
#define AT(n) character(bytes + s.at, len - s.at, width, big, (n))
    for (; AT(at) != '\0'; at++) {
        if ((unsigned char)AT(at) <= ' ')
            continue;
        if (AT(at) != '<')
            return 0;
        bool comment = AT(at + 1) == '!' && AT(at + 2) == '-';
        if (AT(at + 1) != '?' && AT(at + 1) != '!')
            break;
        for (int brackets = 0; AT(at) != '\0'; at++) {
            brackets += (AT(at) == '[') - (AT(at) == ']');
            if (AT(at) == '>' && (comment ? AT(at - 1) == '-' && AT(at - 2) == '-' : brackets <= 0))
                break;
        }
    }
    for (size_t i = 0; i < sizeof word - 1; i++)
        if (odd_lower(AT(at + 1 + i)) != odd_lower(word[i]))
            return 0;
    char behind = AT(at + sizeof word);
    return behind == '>' || behind == '/' || (unsigned char)behind <= ' ' ? 95 : 0;
#undef AT
}

const odd_file_format odd_format_usebio = {
    .info = {.name = "usebio",
             .title = "USEBIO 1.2 and 1.3",
             .endings = ".xml ",
             .carries = ODD_CARRIES_NAMES | ODD_CARRIES_HANDS | ODD_CARRIES_LEADS | ODD_CARRIES_SCORES |
                        ODD_CARRIES_RULINGS | ODD_CARRIES_TEAMS | ODD_CARRIES_INDIVIDUALS,
             .reads = true,
             .writes = true},
    .detect = detect,
    .read = read,
    .write = ODD_WRITER(odd_usebio_write),
};
