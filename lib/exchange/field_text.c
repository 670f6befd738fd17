/* Small functions that the readers and writers of text formats share. Knows no format. */
#include "exchange/field_text.h"
#include "base/arena.h"
#include "base/bits.h"
#include "base/text.h"
#include "base/out.h"

void odd_source_problem(const odd_source *in, const odd_error *error, bool warning) {
    odd_severity severity = warning ? ODD_DOUBTFUL : ODD_REFUSED;
    if (severity == ODD_REFUSED && in->lenient && error->code != ODD_E_MEMORY)
        severity = ODD_LEFT_OUT;
    in->taker.wrong(in->taker.owner, error, severity);
}

void odd_source_wrong(const odd_source *in, bool warning, int code, uint32_t line, int column,
                      const char *format, ...) {
    odd_error error = {.code = code, .line = (int)line, .column = column};
    va_list args;
    va_start(args, format);
    odd_error_say(&error, format, args);
    va_end(args);
    odd_source_problem(in, &error, warning);
}

void odd_source_refuse(const odd_source *in, int code, uint32_t line, int column, const char *format, ...) {
    odd_error error = {.code = code, .line = (int)line, .column = column};
    va_list args;
    va_start(args, format);
    odd_error_say(&error, format, args);
    va_end(args);
    in->taker.wrong(in->taker.owner, &error, ODD_REFUSED);
}

/* ---- Records ----------------------------------------------------------------------------------- */

void odd_source_seat(const odd_source *in, odd_record *play) {
    for (int d = 0; d < 2; d++)
        play->play.seat[d] = in->taker.seat(in->taker.owner, play->id[d], d, play->line);
}

void odd_source_scores(const odd_source *in, const odd_scores *scores, odd_record about) {
    about.fact = ODD_FACT_STATED;
    for (int kind = 0; kind < ODD_STATED_COUNT; kind++) {
        about.said = (odd_stated_score){.kind = (uint8_t)kind, .about = (uint8_t)about.about};
        for (int i = 0; i < 2; i++) {
            about.said.there[i] = scores->there[kind][i];
            about.said.amount[i] = scores->amount[kind][i];
        }
        if (about.said.there[0] || about.said.there[1])
            odd_source_give(in, &about);
    }
}

void odd_scores_keep(odd_scores *scores, const odd_stated_score *said) {
    for (int i = 0; i < 2; i++) {
        scores->amount[said->kind][i] = said->amount[i];
        scores->there[said->kind][i] = said->there[i];
    }
}

/* ---- Text -------------------------------------------------------------------------------------- */

static bool is_utf8(odd_text bytes) {
    size_t at = 0;
    while (ODD_QUICK && at + ODD_WORD_BYTES <= bytes.len &&
           (odd_word_at(bytes.text + at) & UINT64_C(0x8080808080808080)) == 0)
        at += ODD_WORD_BYTES; /* ASCII, as in nearly all texts */
    while (at < bytes.len) {
        uint32_t c = (unsigned char)bytes.text[at];
        size_t len = c < 0x80 ? 1 : odd_utf8_next(&c, bytes.text + at, bytes.len - at);
        if (c == ODD_UTF8_REPLACEMENT && len == 1)
            return false;
        at += len;
    }
    return true;
}

/* Converts Windows-1252 to UTF-8 if there is room. Returns the length as UTF-8. */
static size_t from_windows(char *text, odd_text bytes) {
    char one[4] = {0};
    size_t len = 0;
    for (size_t i = 0; i < bytes.len; i++)
        len += odd_utf8_put(text != NULL ? text + len : one, odd_windows_1252((unsigned char)bytes.text[i]));
    return len;
}

odd_text odd_source_utf8(const odd_source *in, odd_text bytes) {
    if (is_utf8(bytes))
        return bytes;
    char *text = odd_arena_take(in->arena, from_windows(NULL, bytes), 1);
    return (odd_text){text, text != NULL ? from_windows(text, bytes) : 0};
}

odd_text odd_source_keep(const odd_source *in, odd_text text) {
    char *kept = text.len > 0 ? odd_arena_take(in->arena, text.len, 1) : NULL;
    if (kept == NULL)
        return (odd_text){0};
    odd_copy(kept, text.text, text.len);
    return (odd_text){kept, text.len};
}

odd_text odd_text_join(char *to, odd_text a, const char *between, odd_text b) {
    odd_text parts[] = {a, odd_text_of(between), b};
    size_t len = 0;
    for (int i = 0; to != NULL && i < 3; i++) {
        if (parts[i].len > 0)
            odd_copy(to + len, parts[i].text, parts[i].len);
        len += parts[i].len;
    }
    return (odd_text){to, len};
}

odd_text odd_source_join(const odd_source *in, odd_text a, const char *between, odd_text b) {
    char *text = odd_arena_take(in->arena, a.len + odd_text_of(between).len + b.len + 1, 1);
    return odd_text_join(text, a, between, b);
}

char *odd_reused_text_room(odd_reused_text *scratch, odd_arena *arena, size_t need) {
    return ODD_ROOM(arena, scratch->text, 0, need, scratch->cap) ? scratch->text : NULL;
}

odd_text odd_join_some(odd_reused_text *joined, const odd_source *in, odd_text a, const char *between,
                       odd_text b) {
    if (a.len == 0 || b.len == 0)
        return a.len == 0 ? b : a;
    char *text = odd_reused_text_room(joined, in->arena, a.len + odd_text_of(between).len + b.len);
    return text != NULL ? odd_text_join(text, a, between, b) : a;
}

odd_text odd_source_join_some(const odd_source *in, odd_text a, const char *between, odd_text b) {
    return odd_join_some(&(odd_reused_text){0}, in, a, between, b);
}

bool odd_source_date(const odd_source *in, odd_text *date) {
    odd_scan s = {date->text, date->len, 0};
    int part[3];
    for (int i = 0; i < 3; i++) {
        part[i] = odd_scan_number(&s);
        if (i < 2 && !odd_scan_bytes(&s, "/") && !odd_scan_bytes(&s, ".") && !odd_scan_bytes(&s, "-"))
            return false;
    }
    int first = part[0] > 31 ? 0 : 2; /* the year is first or last */
    int year = part[first], month = part[1], day = part[2 - first];
    bool ends = odd_scan_end(&s) || odd_scan_peek(&s) == ' ' || odd_scan_peek(&s) == 'T';
    if (!ends || day < 1 || day > 31 || month < 1 || month > 12 || year < 1000 || year > 9999)
        return false;
    const int pairs[] = {year / 100, year % 100, month, day};
    char text[] = "yyyy-mm-dd";
    for (size_t i = 0, at = 0; i < 4; i++, at += i < 2 ? 2 : 3) {
        text[at] = (char)('0' + pairs[i] / 10);
        text[at + 1] = (char)('0' + pairs[i] % 10);
    }
    *date = odd_source_keep(in, (odd_text){text, sizeof text - 1});
    return true;
}

odd_text odd_directed_id(odd_arena *arena, const char *direction, odd_text id) {
    enum { BOTH = 2 };
    char *text = odd_arena_take(arena, BOTH + id.len, 1);
    if (text == NULL)
        return id;
    odd_copy(text, direction, BOTH);
    odd_copy(text + BOTH, id.text, id.len);
    return (odd_text){text, BOTH + id.len};
}

odd_text odd_text_unquote(odd_text text) {
    bool quoted = text.len > 1 && text.text[0] == '"' && text.text[text.len - 1] == '"';
    return quoted ? (odd_text){text.text + 1, text.len - 2} : text;
}

bool odd_text_yes(odd_text text) {
    text = odd_text_trim(text);
    return odd_text_is(text, "1") || odd_text_is(text, "-1") || odd_text_is(text, "yes") ||
           odd_text_is(text, "true");
}

int odd_text_number(odd_text text, int most) {
    int number = 0;
    text = odd_text_trim(text);
    for (size_t i = 0; i < text.len; i++) {
        if (!odd_is_digit(text.text[i]) || number > most / 10)
            return -1;
        number = number * 10 + (text.text[i] - '0');
        if (number > most)
            return -1;
    }
    return text.len > 0 ? number : -1;
}

bool odd_text_amount(odd_amount *out, odd_text text) {
    odd_amount amount = 0, place = ODD_ONE / 10;
    size_t digits = 0;
    text = odd_text_trim(text);
    odd_scan s = {text.text, text.len, 0};
    *out = 0;
    if (text.len == 0) /* most cells of tables are empty */
        return false;
    bool minus = odd_scan_bytes(&s, "-") || odd_scan_bytes(&s, "\xE2\x88\x92");
    if (!minus)
        odd_scan_bytes(&s, "+");
    for (; odd_is_digit(odd_scan_peek(&s)) && digits <= 9; s.at++, digits++)
        amount = amount * 10 + (s.text[s.at] - '0') * (odd_amount)ODD_ONE;
    if (odd_scan_bytes(&s, ".") || odd_scan_bytes(&s, ","))
        for (; odd_is_digit(odd_scan_peek(&s)); s.at++, digits++, place /= 10) {
            amount += place * (s.text[s.at] - '0');
            if (place == 1 && s.at + 1 < s.len && s.text[s.at + 1] >= '5' && s.text[s.at + 1] <= '9')
                amount++;
        }
    *out = minus ? -amount : amount;
    return digits > 0 && odd_scan_end(&s);
}

bool odd_text_is_id(odd_text text, bool both) {
    size_t len = 0, most = odd_id_limit(text);
    bool second = false;
    for (size_t i = 0; i < text.len; i++, len++) {
        if (text.text[i] == '+' && both && !second && len > 0) {
            second = true;
            len = (size_t)-1;
        } else if ((!odd_is_letter(text.text[i]) && !odd_is_digit(text.text[i])) || len >= most) {
            return false;
        }
    }
    return len > 0;
}

/* ---- Writing ----------------------------------------------------------------------------------- */

void odd_target_text(const odd_target *out, odd_text text) {
    if (text.len > 0)
        out->sink.put(out->sink.owner, text.text, text.len);
}

void odd_target_string(const odd_target *out, const char *text) {
    odd_target_text(out, odd_text_of(text));
}

void odd_target_format(const odd_target *out, const char *format, ...) {
    char text[512];
    odd_writer w = odd_writer_on(text, sizeof text);
    va_list args;
    va_start(args, format);
    odd_put_vformat(&w, format, args);
    va_end(args);
    odd_target_text(out, (odd_text){text, w.len < sizeof text ? w.len : sizeof text - 1});
}

void odd_target_report_loss(const odd_target *out, size_t count, const char *one, const char *many) {
    char text[200];
    odd_writer w = odd_writer_on(text, sizeof text);
    if (count == 0)
        return;
    if (count > 1)
        odd_put_format(&w, "%d %s", (int)count, many);
    else
        odd_put_text(&w, one);
    out->sink.lost(out->sink.owner, text);
}
