/* An open event and requests about it, for tests. Each answer is checked to be JSON. */
#ifndef REQUESTS_H
#define REQUESTS_H

#include "live.h"
#include "unit.h"

static const odd_front_end host = {.take = live_take, .give = live_give};

static const char small[] = "event Small\n"
                            "pair 1 Ann Lee & Bo Park\n"
                            "board 1\n"
                            "1 2 4S N =\n"
                            "3 4 4S N +1\n"
                            "5 6 3NT N -1\n"
                            "7 8 4S N =\n"
                            "board 2\n"
                            "1 4 2H E =\n"
                            "3 2 2H E +1\n";

static odd_out out = ODD_HEAP_OUT;

static inline odd_open_event *open_text(const char *text) {
    return odd_open_event_read(&host, text, strlen(text));
}

/* Sends a request, and checks that the answer is JSON. */
static inline int ask(const odd_open_event *live, const char *words) {
    odd_request r;
    odd_error error;
    out.len = 0;
    int code = odd_request_parse(&r, words, strlen(words), &error);
    CHECK(code == ODD_OK, "'%s': %s", words, error.message);
    code = odd_open_event_ask(live, &r, &out);
    CHECK(json_good(&out), "'%s' gives %.*s", words, (int)out.len, out.text);
    return code;
}

static inline int append(odd_open_event *live, const char *lines) {
    out.len = 0;
    int code = odd_open_event_append(live, lines, strlen(lines), &out);
    CHECK(json_good(&out), "'%s' gives %.*s", lines, (int)out.len, out.text);
    return code;
}

static inline bool answered(const char *part) {
    odd_out_char(&out, '\0');
    bool found = strstr(out.text, part) != NULL;
    out.len--;
    return found;
}

#define ANSWERED(part) CHECK(answered(part), "%s is not in %.*s", part, (int)out.len, out.text)

static inline int close_all(void **state) {
    (void)state;
    free(out.text);
    out = (odd_out)ODD_HEAP_OUT;
    return live_blocks == 0 ? 0 : 1; /* whatever was taken has been given back */
}

/* A copy of the answer, which the caller frees. */
static inline char *dup_answer(void) {
    char *copy = malloc(out.len + 1);
    assert_non_null(copy);
    memcpy(copy, out.text, out.len);
    copy[out.len] = '\0';
    return copy;
}

#endif
