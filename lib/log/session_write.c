/* Writes the results of a file as the log of a rubber or a Chicago, one deal per line. */
#include "base/out.h"
#include "base/text.h"
#include "log/log.h"

static void put(odd_native_session *w, const char *text) {
    size_t len = 0;
    while (text[len] != '\0')
        len++;
    w->sink.put(w->sink.owner, text, len);
}

/* Writes a text. Characters that would need an escape become blanks: such a log has none. */
static void put_plain(odd_native_session *w, odd_text text) {
    for (size_t i = 0; i < text.len; i++) {
        char c = text.text[i] == '#' || (unsigned char)text.text[i] < ' ' ? ' ' : text.text[i];
        w->sink.put(w->sink.owner, &c, 1);
    }
}

static void put_line(odd_native_session *w, const char *word, odd_text text) {
    if (text.len == 0)
        return;
    put(w, word);
    put_plain(w, text);
    put(w, "\n");
}

/* Reads the title and the first result: the names can be assigned only after a result. */
static void learn(odd_native_session *w, const odd_record *r) {
    if (r->fact == ODD_FACT_TITLE && w->title.len == 0)
        w->title = r->text;
    if (r->fact == ODD_FACT_PLAY && w->id[0].len == 0) {
        w->id[0] = r->id[0];
        w->id[1] = r->id[1];
    }
}

static void learn_names(odd_native_session *w, const odd_record *r) {
    for (int d = 0; d < 2; d++)
        if (r->fact == ODD_FACT_PAIR && w->id[d].len > 0 && odd_same_letters(w->id[d], r->id[0]))
            w->names[d] = r->text;
}

static void put_head(odd_native_session *w) {
    put_line(w, w->kind == ODD_SESSION_RUBBER ? "rubber " : "chicago ", w->title);
    put_line(w, "we ", w->names[0]);
    put_line(w, "they ", w->names[1]);
    w->started = true;
}

static void put_play(odd_native_session *w, const odd_record *r) {
    char text[ODD_RESULT_MAX];
    odd_vul v;
    if (!w->started)
        put_head(w);
    if (r->play.kind != ODD_PLAYED || r->play.bare) {
        if (w->code == ODD_OK)
            w->code = odd_fail(w->error, ODD_E_SYNTAX, (int)r->line, 1,
                               "a deal of a rubber needs a contract and a result, not a score or a ruling");
        return;
    }
    odd_result_format(text, sizeof text, odd_unpack(r->play.packed, &v), ODD_ASCII);
    put(w, text);
    put(w, "\n");
}

static void take(void *owner, const odd_record *r) {
    odd_native_session *w = owner;
    if (w->pass == 0) {
        learn(w, r);
        learn_names(w, r);
    } else if (r->fact == ODD_FACT_PLAY) {
        put_play(w, r);
    } else if (!w->started) {
        learn_names(w, r);
    }
}

static uint32_t number_seat(void *owner, odd_text id, int direction, uint32_t line) {
    (void)owner;
    (void)id;
    (void)direction;
    (void)line;
    return 0;
}

static void receive_wrong(void *owner, const odd_error *error, odd_severity severity) {
    odd_native_session *w = owner;
    if (severity != ODD_REFUSED || w->code != ODD_OK)
        return;
    w->code = error->code;
    if (w->error != NULL)
        *w->error = *error;
}

odd_record_receiver odd_native_session_taker(odd_native_session *w) {
    return (odd_record_receiver){.owner = w, .take = take, .seat = number_seat, .wrong = receive_wrong};
}
