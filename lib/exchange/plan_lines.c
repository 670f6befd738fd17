/* Sessions and movements in formats that have no place for them: as lines of a log, where other programs ignore
 * them. Knows no format, and nothing about movements: the event checks them. */
#include "base/arena.h"
#include "base/out.h"
#include "base/text.h"
#include "exchange/field_text.h"

bool odd_plan_setting(odd_text name) {
    return odd_text_is(name, "match-boards");
}

static const char combines[] = "full|mean|ebu|last"; /* in the order of odd_combine */

/* ---- Writing ----------------------------------------------------------------------------------------- */

static void put_word(odd_writer *w, const char *list, int which) {
    for (; which > 0; list++)
        which -= *list == '|';
    for (; *list != '\0' && *list != '|'; list++)
        odd_put_char(w, *list);
}

static void put_seat(odd_writer *w, const odd_record *r) {
    static const char *const seats[] = {"NS", "EW", "S", "W"};
    odd_put_text(w, "seat ");
    odd_put_bytes(w, r->id[0].text, r->id[0].len);
    odd_put_text(w, r->place.seat == ODD_SEAT_SEED ? " seed " : " table ");
    if (r->place.section > 0)
        odd_put_char(w, (char)('A' + r->place.section - 1));
    odd_put_int(w, r->place.table);
    if (r->place.seat != ODD_SEAT_SEED)
        odd_put_format(w, " %s", seats[r->place.seat]);
}

static bool put_line(odd_writer *w, const odd_record *r) {
    switch ((int)r->fact) {
    case ODD_FACT_SESSION:
        odd_put_format(w, "session %d%s", r->number, r->text.len > 0 ? " " : "");
        break;
    case ODD_FACT_COMBINE:
        odd_put_text(w, "combine ");
        put_word(w, combines, r->number);
        odd_put_text(w, r->apart ? " apart" : "");
        return true;
    case ODD_FACT_MOVEMENT:
        if (r->place.round > 0)
            odd_put_format(w, "from round %d ", r->place.round);
        odd_put_text(w, "movement ");
        break;
    case ODD_FACT_ROW:
        odd_put_text(w, "row ");
        break;
    case ODD_FACT_SEAT:
        put_seat(w, r);
        return true;
    case ODD_FACT_SET:
        odd_put_text(w, "set match-boards ");
        break;
    default:
        return false;
    }
    odd_put_bytes(w, r->text.text, r->text.len);
    return true;
}

odd_text odd_plan_line(odd_arena *arena, const odd_record *r) {
    enum { MORE = 80 };
    size_t cap = r->text.len + MORE;
    char *text = odd_arena_take(arena, cap, 1);
    odd_writer w = odd_writer_on(text, text != NULL ? cap : 0);
    return text != NULL && put_line(&w, r) && w.len < cap ? (odd_text){text, w.len} : (odd_text){0};
}

/* ---- Reading ----------------------------------------------------------------------------------------- */

static odd_text rest_of(odd_scan *s) {
    return odd_text_trim((odd_text){s->text + s->at, s->len - s->at});
}

static bool read_number(odd_scan *s, int *number) {
    odd_scan_blanks(s);
    *number = odd_scan_number(s);
    return *number > 0;
}

/* "3", "A3" */
static bool read_table(odd_scan *s, odd_place *place) {
    odd_scan_blanks(s);
    char c = odd_lower(odd_scan_peek(s));
    if (odd_is_letter(c)) {
        place->section = c - 'a' + 1;
        s->at++;
    }
    return read_number(s, &place->table);
}

static odd_text read_word(odd_scan *s) {
    odd_scan_blanks(s);
    size_t start = s->at;
    while (!odd_scan_end(s) && (unsigned char)odd_scan_peek(s) > ' ')
        s->at++;
    return (odd_text){s->text + start, s->at - start};
}

static bool read_seat(odd_scan *s, odd_record *r) {
    r->id[0] = read_word(s);
    odd_text how = read_word(s);
    if (odd_text_is(how, "seed")) {
        r->place.seat = ODD_SEAT_SEED;
        return r->id[0].len > 0 && r->id[0].len <= ODD_ID_MAX + 2 && read_number(s, &r->place.table);
    }
    bool table = odd_text_is(how, "table") && read_table(s, &r->place);
    r->place.seat = odd_text_among(read_word(s), "NS|EW|S|W");
    return r->id[0].len > 0 && r->id[0].len <= ODD_ID_MAX + 2 && table && r->place.seat >= 0;
}

static bool read_row(odd_scan *s, odd_record *r) {
    r->text = rest_of(s);
    odd_scan row = {r->text.text, r->text.len, 0};
    return read_number(&row, &r->place.round) && read_table(&row, &r->place);
}

static bool read_movement(odd_scan *s, odd_record *r) {
    r->text = rest_of(s);
    return r->text.len > 0;
}

/* Makes the record of a line. Returns false for other lines. */
static bool read_line(odd_scan *s, odd_record *r) {
    if (odd_scan_whole(s, "session")) {
        r->fact = ODD_FACT_SESSION;
        bool good = read_number(s, &r->number) && r->number <= 99;
        r->session = r->number;
        r->text = rest_of(s);
        return good;
    }
    if (odd_scan_whole(s, "combine")) {
        r->fact = ODD_FACT_COMBINE;
        r->number = odd_text_among(read_word(s), combines);
        r->apart = odd_text_is(read_word(s), "apart");
        return r->number >= 0;
    }
    if (odd_scan_whole(s, "set")) {
        r->fact = ODD_FACT_SET;
        r->name = read_word(s);
        r->text = rest_of(s);
        return odd_plan_setting(r->name) && r->text.len > 0;
    }
    r->fact = ODD_FACT_MOVEMENT;
    if (odd_scan_whole(s, "movement"))
        return read_movement(s, r);
    if (odd_scan_whole(s, "from"))
        return odd_text_is(read_word(s), "round") && read_number(s, &r->place.round) &&
               odd_text_is(read_word(s), "movement") && read_movement(s, r);
    r->fact = odd_scan_whole(s, "row") ? ODD_FACT_ROW : ODD_FACT_SEAT;
    return r->fact == ODD_FACT_ROW ? read_row(s, r) : odd_scan_whole(s, "seat") && read_seat(s, r);
}

bool odd_plan_line_read(const odd_source *in, odd_text line, uint32_t number, int *session) {
    odd_text kept = odd_source_keep(in, odd_text_trim(line));
    odd_record r = {.line = number, .guessed = true, .session = *session};
    odd_scan s = {kept.text, kept.len, 0};
    if (!read_line(&s, &r))
        return false;
    *session = r.session;
    odd_source_give(in, &r);
    return true;
}

/* ---- All of them --------------------------------------------------------------------------------------- */

static void take_plan(void *owner, const odd_record *r) {
    odd_plan_lines *p = owner;
    bool plan = r->fact == ODD_FACT_SESSION || r->fact == ODD_FACT_COMBINE || r->fact == ODD_FACT_MOVEMENT ||
                r->fact == ODD_FACT_ROW || r->fact == ODD_FACT_SEAT ||
                (r->fact == ODD_FACT_SET && p->settings && odd_plan_setting(r->name));
    if (!plan)
        return;
    p->movements += r->fact == ODD_FACT_MOVEMENT;
    p->several = p->several || (r->fact == ODD_FACT_SESSION && r->number != 1);
    odd_text line = odd_plan_line(p->arena, r);
    if (line.len == 0 || !ODD_MORE(p->arena, p->list, p->count, p->cap))
        p->no_memory = true;
    else
        p->list[p->count++] = line;
}

odd_plan_lines odd_plan_lines_of(const odd_record_source *from, odd_arena *arena, bool settings) {
    odd_plan_lines p = {.arena = arena, .settings = settings};
    odd_send_records(from, ODD_RECORDS_EVENT, &p, take_plan);
    odd_send_records(from, ODD_RECORDS_SESSIONS, &p, take_plan);
    return p;
}

void odd_plan_lines_report_losses(const odd_plan_lines *p, const odd_target *out) {
    odd_target_report_loss(out, p->several ? p->movements : 0, "the movement", "movements");
}
