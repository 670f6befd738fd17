/* Events in the browser: the functions that JavaScript calls. Events stay open between calls and are identified by handles.
 *
 *     const at = begin(len);                    as in module.h: the input of one call
 *     const event = event_open(at, len, len);   a log; or any file, once readers.c has its readers
 *     const json = event_ask(event, at, len);   length() bytes of it: the words of oddtrick_report.h
 *     event_close(event);
 */
#include "base/arena.h"
#include "oddtrick_report.h"
#include "report/open_event.h"
#include "wasm/module.h"
#include "wasm/readers.h"

/* The elements of an XML file, parsed by the browser: see oddtrick_report.h. For the call that opens the file. */
static odd_text told;

static const odd_host formats = {.owner = &told};
static const odd_front_end host = {.take = odd_heap_take, .give = odd_heap_give, .formats = &formats};

/* Opens a file. Of `len` bytes, the first `file` are the file; for XML, its parsed elements follow. Returns NULL if the
 * readers of other programs' files are needed and not loaded. */
EXPORT(odd_open_event *, event_open, (const char *at, size_t file, size_t len)) {
    odd_likelihood log = odd_log_likelihood(at, file);
    odd_open_event *live = log != ODD_UNLIKELY ? odd_open_event_read_log(&host, at, file) : NULL;
    if (log == ODD_SURELY || (live != NULL && odd_open_event_code(live) == ODD_OK))
        return live;
    if (live != NULL)
        odd_open_event_close(live);
    told = (odd_text){at + file, len - file};
    return odd_readers_loaded() ? odd_open_event_read(&host, at, file) : NULL;
}

/* Opens a text that is known to be a log. */
EXPORT(odd_open_event *, event_open_log, (const char *at, size_t len)) {
    return odd_open_event_read_log(&host, at, len);
}

EXPORT(void, event_close, (odd_open_event * live)) {
    odd_open_event_close(live);
}

EXPORT(const char *, event_ask, (const odd_open_event *live, const char *at, size_t len)) {
    odd_request request;
    odd_error error;
    odd_answer_begin();
    if (odd_request_parse(&request, at, len, &error) != ODD_OK)
        return odd_answer_error(&error);
    odd_open_event_ask(live, &request, &odd_answer);
    return odd_answer.text;
}

/* Answers requests that need no event: propose, make, prove. */
EXPORT(const char *, plan_ask, (const char *at, size_t len)) {
    odd_answer_begin();
    odd_plan_ask(&host, at, len, &odd_answer);
    return odd_answer.text;
}

/* Answers requests about several events: field, season; awards. At `at` is the number of events; for each event, its handle
 * and the length of its name, four bytes each; then the names, and the request. */
EXPORT(const char *, events_ask, (const char *at, size_t len)) {
    const uint32_t *numbers = (const uint32_t *)(const void *)at;
    size_t count = numbers[0], from = (2 * count + 1) * sizeof *numbers;
    odd_pool pool;
    odd_answer_begin();
    odd_pool_open(&pool, &host);
    odd_named_event *events = ODD_TAKE(&pool.arena, count + 1, odd_named_event);
    for (size_t i = 0; i < count; i++) {
        events[i] = (odd_named_event){{at + from, numbers[2 * i + 2]},
                                      (const odd_open_event *)(uintptr_t)numbers[2 * i + 1]};
        from += events[i].name.len;
    }
    odd_events_ask(&host, events, count, at + from, len - from, &odd_answer);
    odd_pool_close(&pool);
    return odd_answer.text;
}

EXPORT(const char *, event_append, (odd_open_event * live, const char *at, size_t len)) {
    odd_answer_begin();
    odd_open_event_append(live, at, len, &odd_answer);
    return odd_answer.text;
}

/* The log, as text. */
EXPORT(const char *, event_text, (const odd_open_event *live)) {
    odd_answer_begin();
    odd_open_event_text(live, &odd_answer);
    return odd_answer.text;
}

/* Removes what was appended after so many bytes. */
EXPORT(void, event_cut, (odd_open_event * live, size_t length)) {
    odd_open_event_cut(live, length);
}
