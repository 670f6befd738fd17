/* Events in the browser: what JavaScript calls, besides exports.c. Events are kept between calls, each by its handle.
 *
 *     const at = begin(len);                    as in exports.c: the input of one call
 *     const event = event_open(at, len);        a file of any format
 *     const json = event_ask(event, at, len);   length() bytes of it: the words of view/request.h
 *     event_close(event);
 */
#include "view/json.h"
#include "view/request.h"
#include "view/told.h"
#include "wasm/heap.h"
#include "wasm/out.h"

#define EXPORT(type, name, parameters)                                   \
    __attribute__((export_name(#name))) type odd_wasm_##name parameters; \
    type odd_wasm_##name parameters

/* An XML file, as the browser has taken it apart: see view/told.h. Of the call that opens it. */
static odd_text told;

static int tell_xml(void *owner, const char *bytes, size_t len, const odd_xml *hearer, odd_error *error) {
    (void)owner;
    (void)bytes;
    (void)len;
    return odd_told_xml(told, hearer, error);
}

static const odd_host formats = {.xml = tell_xml};
static const odd_live_host host = {.take = odd_heap_take, .give = odd_heap_give, .formats = &formats};

/* Of `len` bytes, the first `file` are the file; where it is XML, what follows is what is told of it. */
EXPORT(odd_live *, event_open, (const char *at, size_t file, size_t len)) {
    told = (odd_text){at + file, len - file};
    return odd_live_open(&host, at, file);
}

EXPORT(void, event_close, (odd_live * live)) {
    odd_live_close(live);
}

EXPORT(const char *, event_ask, (const odd_live *live, const char *at, size_t len)) {
    odd_request request;
    odd_error error;
    odd_answer = (odd_out){0};
    if (odd_request_parse(&request, at, len, &error) != ODD_OK)
        return odd_answer_error(&error);
    odd_live_ask(live, &request, &odd_answer);
    return odd_answer.text;
}

EXPORT(const char *, event_append, (odd_live * live, const char *at, size_t len)) {
    odd_answer = (odd_out){0};
    odd_live_append(live, at, len, &odd_answer);
    return odd_answer.text;
}

/* The log, as text. */
EXPORT(const char *, event_text, (const odd_live *live)) {
    odd_answer = (odd_out){0};
    odd_live_text(live, &odd_answer);
    return odd_answer.text;
}

/* Forgets what was appended behind so many bytes. */
EXPORT(void, event_cut, (odd_live * live, size_t length)) {
    odd_live_cut(live, length);
}
