/* Fuzz target: an event that is kept. Parts of the input end with a form feed: the first is opened, each of the others is
 * asked - "?card 7" - or appended. Every answer must be JSON; an event that lines were appended to must be the one that
 * its log gives when it is read at once; lines that are wrong must change nothing; undo must do what it says; and all
 * memory must be given back. */
#include "../unit/live.h"
#include "fuzz.h"

static const odd_front_end host = {.take = live_take, .give = live_give};

static odd_out ask(const odd_open_event *live, odd_request_kind ask_for) {
    odd_out o = ODD_HEAP_OUT;
    odd_request r = {.kind = ask_for};
    odd_open_event_ask(live, &r, &o);
    require(json_good(&o));
    return o;
}

static bool same(const odd_out *a, const odd_out *b) {
    return a->len == b->len && memcmp(a->text, b->text, a->len) == 0;
}

static void ask_words(const odd_open_event *live, const char *text, size_t len) {
    odd_out o = ODD_HEAP_OUT;
    odd_request r;
    odd_error error;
    if (odd_request_parse(&r, text, len, &error) == ODD_OK) {
        int code = odd_open_event_ask(live, &r, &o);
        require(json_good(&o));
        require((code == ODD_OK) == (o.len < 9 || memcmp(o.text, "{\"error\":", 9) != 0));
    } else {
        require(error.line == 1 && error.column >= 1 && (size_t)error.column <= len + 1);
    }
    free(o.text);
}

/* Compares with an event that is opened from the whole log. */
static void compare(const odd_open_event *live) {
    static const odd_request_kind views[] = {ODD_REQUEST_STANDINGS, ODD_REQUEST_BOARDS, ODD_REQUEST_CARDS,
                                             ODD_REQUEST_HISTORY,   ODD_REQUEST_RACE,   ODD_REQUEST_UNDO};
    odd_out text = ODD_HEAP_OUT;
    odd_open_event_text(live, &text);
    require(text.len == odd_open_event_length(live));
    odd_open_event *other = odd_open_event_read_log(&host, text.text, text.len);
    for (size_t i = 0; i < sizeof views / sizeof views[0]; i++) {
        odd_out a = ask(live, views[i]), b = ask(other, views[i]);
        require(same(&a, &b));
        free(a.text);
        free(b.text);
    }
    odd_open_event_close(other);
    free(text.text);
}

/* One that was copied before, and follows, stands as the other does. */
static void follow(odd_open_event *behind, const odd_open_event *live) {
    static const odd_request_kind views[] = {ODD_REQUEST_STANDINGS, ODD_REQUEST_BOARDS, ODD_REQUEST_HISTORY,
                                             ODD_REQUEST_PROBLEMS};
    odd_open_event_follow(behind, live);
    require(odd_open_event_length(behind) == odd_open_event_length(live) &&
            odd_open_event_lines(behind) == odd_open_event_lines(live));
    for (size_t i = 0; i < sizeof views / sizeof views[0]; i++) {
        odd_out a = ask(live, views[i]), b = ask(behind, views[i]);
        require(same(&a, &b));
        free(a.text);
        free(b.text);
    }
}

static void append(odd_open_event *live, const char *text, size_t len) {
    size_t length = odd_open_event_length(live);
    odd_open_event *behind = odd_open_event_code(live) == ODD_OK ? odd_open_event_copy(live) : NULL;
    odd_out before = ask(live, ODD_REQUEST_STANDINGS), tried = ODD_HEAP_OUT, o = ODD_HEAP_OUT;
    int would = odd_open_event_try(live, text, len, &tried);
    int code = odd_open_event_append(live, text, len, &o);
    require(json_good(&o));
    require(would == code && same(&o, &tried));
    if (code == ODD_OK) {
        compare(live);
    } else {
        odd_out after = ask(live, ODD_REQUEST_STANDINGS);
        require(odd_open_event_length(live) == length && same(&before, &after));
        free(after.text);
    }
    if (behind != NULL) {
        follow(behind, live);
        odd_open_event_close(behind);
    }
    free(before.text);
    free(tried.text);
    free(o.text);
}

/* The line that undo gives must be one that can be appended. */
static void undo(odd_open_event *live) {
    odd_out o = ask(live, ODD_REQUEST_UNDO), answer = ODD_HEAP_OUT;
    const char *text = o.text + o.len, *start;
    while (memcmp(text - 9, "\",\"redo\":", 9) != 0) /* the member behind it */
        text--;
    text -= 9;
    for (start = text; memcmp(start - 8, "\"undo\":\"", 8) != 0;)
        start--;
    /* With characters that JSON escapes, it is not the line as it stands here. */
    bool escaped = memchr(start, '\\', (size_t)(text - start)) != NULL;
    if (!escaped)
        require(odd_open_event_append(live, start, (size_t)(text - start), &answer) == ODD_OK);
    free(o.text);
    free(answer.text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *text = (const char *)data;
    odd_open_event *live = NULL;
    for (size_t at = 0, parts = 0; at <= size && parts < 8; at++, parts++) {
        size_t from = at;
        while (at < size && text[at] != '\f')
            at++;
        if (live == NULL)
            live = odd_open_event_read(&host, text + from, at - from);
        else if (at > from && text[from] == '?')
            ask_words(live, text + from + 1, at - from - 1);
        else
            append(live, text + from, at - from);
    }
    free(ask(live, ODD_REQUEST_PROBLEMS).text);
    free(ask(live, ODD_REQUEST_EVENT).text);
    if (odd_open_event_code(live) == ODD_OK)
        for (int i = 0; i < 3; i++)
            undo(live);
    odd_open_event_close(live);
    require(live_blocks == 0);
    return 0;
}
