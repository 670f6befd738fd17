/* Reads an event from a file of any format, and writes it as one. Format 0 is the log of an event; those of
 * other programs follow (exchange/formats.c). */
#include "record/record.h"
#include "base/out.h"
#include "base/text.h"
#include "event/event_inner.h"
#include "exchange/formats.h"
#include "log/log.h"

enum { LOOKED_AT = 1 << 16 };

/* Returns NULL if no format has that number. */
static const odd_file_format *format_of(int format) {
    return format == 0 ? &odd_format_event : format > 0 ? odd_foreign_format(format - 1) : NULL;
}

const odd_format_info *odd_format_about(int format) {
    const odd_file_format *f = format_of(format);
    return f != NULL ? &f->info : NULL;
}

int odd_format_detect(const char *bytes, size_t len) {
    int best = -1, best_sure = 0;
    const odd_file_format *f;
    for (int i = 0; (f = format_of(i)) != NULL; i++) {
        int sure = f->detect(bytes, len < LOOKED_AT ? len : LOOKED_AT);
        if (sure > best_sure) {
            best_sure = sure;
            best = i;
        }
    }
    return best;
}

/* Returns whether a name has one of the extensions: ".pbn " */
static bool has_ending(odd_text name, const char *endings) {
    for (const char *at = endings; *at != '\0';) {
        size_t len = 0;
        while (at[len] != ' ' && at[len] != '\0')
            len++;
        if (name.len >= len &&
            odd_same_letters((odd_text){name.text + name.len - len, len}, (odd_text){at, len}))
            return true;
        at += at[len] == ' ' ? len + 1 : len;
    }
    return false;
}

int odd_format_named(const char *name) {
    const odd_format_info *info;
    for (int i = 0; (info = odd_format_about(i)) != NULL; i++)
        if (odd_text_is(odd_text_of(name), info->name))
            return i;
    for (int i = 0; (info = odd_format_about(i)) != NULL; i++)
        if (has_ending(odd_text_of(name), info->endings))
            return i;
    return -1;
}

/* ---- Reading and writing ----------------------------------------------------------------------- */

int odd_event_import(odd_event *e, int format, const odd_host *host, const char *bytes, size_t len,
                     unsigned flags) {
    const odd_file_format *f = format_of(format);
    if (f == NULL || f->read == NULL)
        return ODD_E_REFERENCE;
    if (f == &odd_format_event)
        return odd_event_read(e, bytes, len);
    odd_source source = {.bytes = bytes,
                         .len = len,
                         .host = host,
                         .strict = (flags & ODD_STRICT) != 0,
                         .lenient = (flags & ODD_LENIENT) != 0};
    return odd_event_read_as(e, f, &source);
}

int odd_event_export(const odd_event *e, int format, odd_arena *arena, const odd_sink *sink,
                     odd_error *error) {
    const odd_file_format *f = format_of(format);
    if (f == NULL || f->write == NULL)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "this format cannot be written");
    odd_target target = {*sink, arena};
    bool told[ODD_RECORDS_ALL + 1] = {false};
    odd_event_source telling = {e, arena, (sink->flags & ODD_SINK_STATED) != 0, sink, told};
    odd_record_source teller = {&telling, odd_event_send};
    if (format != 0 && !f->keeps_sessions && e->about.session_count > 1 && sink->lost != NULL)
        sink->lost(sink->owner,
                   "the sessions: a board number that is repeated in another session is one board");
    return f->write(&target, &teller, error);
}

/* Receives the records of a file without the lines that the event left out when it read the file, and without notes about
 * them. */
typedef struct rest_receiver {
    odd_record_receiver to;
    const odd_event *e; /* NULL: nothing was left out */
    size_t plays;
    bool left_out;
} rest_receiver;

/* The movement of a file may have a fault that would be an error in a log. */
static bool is_faulty(const odd_event *e, const odd_record *r) {
    bool movement = r->fact == ODD_FACT_MOVEMENT || r->fact == ODD_FACT_ROW || r->fact == ODD_FACT_SEAT;
    return movement && r->guessed && (e == NULL || odd_event_schedule(e, 0) == NULL);
}

static void take_rest(void *owner, const odd_record *r) {
    rest_receiver *t = owner;
    if (is_faulty(t->e, r))
        return;
    if (r->fact == ODD_FACT_PLAY) {
        t->left_out = t->e != NULL && t->plays < t->e->about.play_count && t->e->plays[t->plays].left_out;
        t->plays++;
    }
    bool about_play = r->fact >= ODD_FACT_AUCTION && r->about == ODD_ABOUT_PLAY;
    if (!t->left_out || (r->fact != ODD_FACT_PLAY && !about_play))
        t->to.take(t->to.owner, r);
}

static uint32_t seat_rest(void *owner, odd_text id, int direction, uint32_t line) {
    rest_receiver *t = owner;
    return t->to.seat(t->to.owner, id, direction, line);
}

static void receive_rest(void *owner, const odd_error *error, odd_severity severity) {
    rest_receiver *t = owner;
    t->to.wrong(t->to.owner, error, severity);
}

int odd_format_rewrite(int from, int to, const odd_host *host, odd_arena *arena, const char *bytes,
                       size_t len, const odd_sink *sink, odd_error *error) {
    return odd_event_rewrite(NULL, from, to, host, arena, bytes, len, sink, error);
}

int odd_event_rewrite(const odd_event *e, int from, int to, const odd_host *host, odd_arena *arena,
                      const char *bytes, size_t len, const odd_sink *sink, odd_error *error) {
    odd_source source = {.bytes = bytes, .len = len, .arena = arena, .host = host};
    const odd_file_format *in = format_of(from);
    if (in != NULL && from == to && in->rewrite != NULL) {
        odd_target target = {*sink, arena};
        return in->rewrite(&source, &target, error);
    }
    if (in == NULL || in->read == NULL || format_of(to) != &odd_format_event)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "this conversion needs scores");
    odd_native lines = {.sink = *sink};
    rest_receiver rest = {.to = odd_native_taker(&lines), .e = e};
    source.taker = (odd_record_receiver){&rest, take_rest, seat_rest, NULL, receive_rest};
    in->read(&source);
    return ODD_OK;
}

int odd_format_session(int from, odd_session_kind kind, const odd_host *host, odd_arena *arena,
                       const char *bytes, size_t len, const odd_sink *sink, odd_error *error) {
    odd_source source = {.bytes = bytes, .len = len, .arena = arena, .host = host};
    const odd_file_format *in = format_of(from);
    if (in == NULL || in->read == NULL)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "this format cannot be read");
    odd_native_session lines = {.sink = *sink, .error = error, .kind = kind};
    for (lines.pass = 0; lines.pass < 2; lines.pass++) { /* names may come after the results */
        source.taker = odd_native_session_taker(&lines);
        in->read(&source);
    }
    return lines.code;
}
