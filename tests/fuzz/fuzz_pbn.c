/* Fuzz target: any bytes as PBN. Problems have a place in the file; the export form of a file without errors is the same
 * when it is written again; what is read can be scored or says why not, and is written; memory stays in proportion. */
#include "fuzz.h"
#include "oddtrick_format.h"

static written rewrite(heap *h, int from, int to, const char *bytes, size_t len) {
    written out = {0};
    odd_sink sink = {.owner = &out, .put = put, .lost = lose};
    odd_arena arena = {.more = more, .less = less, .owner = h};
    odd_error error;
    require(odd_format_rewrite(from, to, NULL, &arena, bytes, len, &sink, &error) == ODD_OK);
    return out;
}

static bool same(const written *a, const written *b) {
    return a->len == b->len && (a->len == 0 || memcmp(a->text, b->text, a->len) == 0);
}

/* ---- One file ------------------------------------------------------------------------------------------------- */

/* Whether there are no errors among them. */
static bool check_problems(const odd_event *e, size_t size) {
    bool good = true;
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++) {
        const odd_error *error = &odd_problem_at(e, i)->error;
        require(error->code != ODD_OK && error->message[0] != '\0');
        require(error->line >= 0 && (size_t)error->line <= size + 1);
        require(error->column >= 0 && (size_t)error->column <= size + 1);
        good &= odd_problem_at(e, i)->warning;
    }
    return good;
}

/* Whether the file has no errors. */
static bool check_event(heap *h, int pbn, const char *bytes, size_t len, unsigned flags) {
    odd_arena arena = {.more = more, .less = less, .owner = h};
    odd_event *e = odd_event_new(&arena);
    require(e != NULL);
    odd_event_import(e, pbn, NULL, bytes, len, flags);
    bool good = check_problems(e, len);
    if (odd_event_score(e) != ODD_OK)
        return good;
    written out = {0};
    odd_sink sink = {.owner = &out, .put = put, .lost = lose};
    odd_error error;
    require(odd_event_export(e, pbn, &arena, &sink, &error) == ODD_OK);
    written again = rewrite(h, pbn, pbn, out.text, out.len); /* it is in export form */
    require(same(&again, &out));
    free(again.text);
    free(out.text);
    return good;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    heap h = {0};
    int pbn = odd_format_named("pbn"), log = odd_format_named("event");
    char *bytes = malloc(size + 1);
    require(bytes != NULL);
    memcpy(bytes, data, size);
    odd_format_detect(bytes, size);
    written once = rewrite(&h, pbn, pbn, bytes, size), twice = rewrite(&h, pbn, pbn, once.text, once.len);
    written lines = rewrite(&h, pbn, log, bytes, size);
    require(h.bytes <= 2000000 + 200 * size);
    require(!check_event(&h, pbn, bytes, size, 0) || same(&once, &twice));
    check_event(&h, pbn, bytes, size, ODD_STRICT);
    free(lines.text);
    free(once.text);
    free(twice.text);
    free(bytes);
    give_back(&h);
    return 0;
}
