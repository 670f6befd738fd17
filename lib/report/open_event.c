/* Keeps an event while its log grows. The event takes a new line as it is, which is fast; if a line is wrong,
 * or much memory is unused, the event is built again from its log. */
#include "base/arena.h"
#include "base/out.h"
#include "base/bits.h"
#include "report/columns.h"
#include "report/open_event.h"

/* ---- Memory ------------------------------------------------------------------------------------- */

typedef struct odd_pool_block {
    struct odd_pool_block *next;
    size_t bytes; /* including this header */
} odd_pool_block;

enum { BLOCK_HEAD = (sizeof(odd_pool_block) + 15) / 16 * 16 };

static void *more(void *owner, size_t bytes) {
    odd_pool *pool = owner;
    if (bytes > SIZE_MAX - BLOCK_HEAD)
        return NULL;
    odd_pool_block *block = pool->host->take(pool->host->owner, bytes + BLOCK_HEAD);
    *block = (odd_pool_block){pool->first, bytes + BLOCK_HEAD};
    pool->first = block;
    pool->bytes += bytes;
    return (char *)block + BLOCK_HEAD;
}

static void less(void *owner, void *memory, size_t bytes) {
    odd_pool *pool = owner;
    for (odd_pool_block **at = &pool->first; *at != NULL; at = &(*at)->next)
        if ((char *)*at + BLOCK_HEAD == memory) {
            odd_pool_block *block = *at;
            *at = block->next;
            pool->bytes -= bytes;
            pool->host->give(pool->host->owner, block, block->bytes);
            return;
        }
}

void odd_pool_open(odd_pool *pool, const odd_front_end *host) {
    *pool =
        (odd_pool){.arena = {.more = more, .less = less, .owner = pool, .seed = host->seed}, .host = host};
}

void odd_pool_close(odd_pool *pool) {
    const odd_front_end *host = pool->host;
    for (odd_pool_block *block = pool->first, *next; block != NULL; block = next) {
        next = block->next;
        host->give(host->owner, block, block->bytes);
    }
    *pool = (odd_pool){0};
}

/* ---- The event as it was built last --------------------------------------------------------------- */

typedef struct event_state {
    odd_pool pool; /* memory of the log and the event */
    odd_event *event;
    int code;         /* ODD_OK: the event is scored */
    odd_error error;  /* with a message if the file as a whole is wrong */
    odd_text *pieces; /* pieces of the log, each of whole lines */
    size_t count, cap;
    size_t length, lines; /* of all pieces */
    size_t fresh;         /* bytes of the pool when it was built */
} event_state;

struct odd_open_event {
    const odd_front_end *host;
    event_state *now;
    int format; /* the format that it was opened from */
};

static event_state *new_built(const odd_front_end *host) {
    event_state *b = host->take(host->owner, sizeof *b);
    odd_pool_open(&b->pool, host);
    b->event = odd_event_new(&b->pool.arena);
    return b;
}

static void free_built(const odd_front_end *host, event_state *b) {
    odd_pool_close(&b->pool);
    host->give(host->owner, b, sizeof *b);
}

static size_t count_lines(odd_text text) {
    size_t lines = 0;
    for (size_t i = 0; i < text.len; i++)
        lines += text.text[i] == '\n';
    return lines;
}

static void add_piece(event_state *b, odd_text piece) {
    b->pieces = odd_arena_grow(&b->pool.arena, b->pieces, b->count, b->count + 1, &b->cap, sizeof *b->pieces);
    b->pieces[b->count++] = piece;
    b->length += piece.len;
    b->lines += count_lines(piece);
}

/* A copy that ends with a line end. */
static odd_text copy_lines(odd_arena *arena, const char *text, size_t len) {
    char *copy = ODD_TAKE(arena, len + 1, char);
    if (len > 0)
        odd_copy(copy, text, len);
    if (len > 0 && copy[len - 1] != '\n')
        copy[len++] = '\n';
    return (odd_text){copy, len};
}

bool odd_open_event_scale(const odd_open_event *live, odd_event *e) {
    const odd_front_end *host = live->host;
    odd_text text;
    odd_scoring scoring = odd_event_about(e)->scoring;
    if (!odd_event_about(e)->has_vp || odd_event_about(e)->vp_file.len == 0 || scoring == ODD_BAM ||
        scoring == ODD_POINTS || scoring == ODD_PATTON)
        return true; /* if the scale does not fit the scoring, the event reports it */
    if (host->scale == NULL || !host->scale(host->owner, odd_event_about(e)->vp_file, &text))
        return false;
    odd_event_scale(e, text.text, text.len);
    return true;
}

/* Reads one more text. If the scale is missing, the event reports it. */
static int take_in(const odd_open_event *live, odd_event *e, odd_text text) {
    int code = odd_event_read(e, text.text, text.len);
    if (live->host->now_s != NULL)
        odd_event_set_time(e, live->host->now_s(live->host->owner));
    if (code == ODD_OK) {
        odd_open_event_scale(live, e);
        code = odd_event_score(e);
    }
    return code;
}

const odd_problem *odd_new_stray(const odd_event *e, size_t lines) {
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++) {
        const odd_problem *p = odd_problem_at(e, i);
        if (p->stray && p->error.line > (int)lines)
            return p;
    }
    return NULL;
}

/* The same for new lines: a result that no movement has is refused. */
static int take_new(const odd_open_event *live, odd_event *e, odd_text text, size_t lines) {
    int code = take_in(live, e, text);
    return code == ODD_OK && odd_new_stray(e, lines) != NULL ? ODD_E_MOVEMENT : code;
}

/* Joins the bytes of a log from one position up to another. */
static odd_text join_pieces(odd_arena *arena, const event_state *b, size_t from, size_t to) {
    char *text = ODD_TAKE(arena, to - from + 1, char);
    size_t before = 0;
    for (size_t i = 0; i < b->count && before < to; i++) {
        odd_text piece = b->pieces[i];
        size_t skip = from > before ? from - before : 0;
        size_t end = piece.len < to - before ? piece.len : to - before;
        if (skip < end)
            odd_copy(text + (before + skip - from), piece.text + skip, end - skip);
        before += piece.len;
    }
    return (odd_text){text, to - from};
}

/* Builds again from the first bytes of an earlier build. */
static event_state *build_again(const odd_open_event *live, const event_state *from, size_t length) {
    event_state *b = new_built(live->host);
    odd_event_take_left_out(b->event, from->event);
    add_piece(b, join_pieces(&b->pool.arena, from, 0, length));
    b->code = take_in(live, b->event, b->pieces[0]);
    b->fresh = b->pool.bytes;
    return b;
}

static void replace(odd_open_event *live, size_t length) {
    event_state *b = build_again(live, live->now, length);
    free_built(live->host, live->now);
    live->now = b;
}

/* ---- Opening ------------------------------------------------------------------------------------- */

/* For a log that was made from another program's file, `file` is what was read there; otherwise NULL. */
static event_state *build_log(const odd_open_event *live, const odd_event *file, const char *text,
                              size_t len) {
    event_state *b = new_built(live->host);
    if (file != NULL)
        odd_event_take_left_out(b->event, file);
    add_piece(b, copy_lines(&b->pool.arena, text, len));
    b->code = take_in(live, b->event, b->pieces[0]);
    b->fresh = b->pool.bytes;
    return b;
}

/* A log that a writer is composing. */
typedef struct text_sink {
    odd_arena *arena;
    char *text;
    size_t len, cap;
} text_sink;

static void put_text(void *owner, const char *bytes, size_t len) {
    text_sink *t = owner;
    t->text = odd_arena_grow(t->arena, t->text, t->len, t->len + len, &t->cap, 1);
    odd_copy(t->text + t->len, bytes, len);
    t->len += len;
}

/* Builds the log of another program's file, without the items that cannot be read. If the file as a whole is wrong, builds the
 * event that reports why. */
static event_state *build_import(const odd_open_event *live, const char *bytes, size_t len) {
    static const odd_host none = {0};
    const odd_host *formats = live->host->formats != NULL ? live->host->formats : &none;
    event_state *b = new_built(live->host), *log = NULL;
    add_piece(b, copy_lines(&b->pool.arena, bytes, len));
    b->code = odd_event_import(b->event, live->format, formats, b->pieces[0].text, len, ODD_LENIENT);
    if (b->code == ODD_OK)
        b->code = odd_event_score(b->event);
    if (b->code == ODD_OK) {
        text_sink text = {.arena = &b->pool.arena};
        odd_sink sink = {.owner = &text, .put = put_text};
        b->code = odd_event_rewrite(b->event, live->format, odd_format_named("event"), formats,
                                    &b->pool.arena, bytes, len, &sink, &b->error);
        if (b->code == ODD_OK)
            log = build_log(live, b->event, text.text, text.len);
    }
    if (log == NULL)
        return b;
    free_built(live->host, b);
    return log;
}

/* Bytes that are neither text nor of a known format get one message, not one for each line. */
static bool is_text(const char *bytes, size_t len) {
    enum { LOOKED_AT = 4096 };
    for (size_t i = 0; i < len && i < LOOKED_AT; i++)
        if (bytes[i] == '\0')
            return false;
    return true;
}

static bool has_error(const odd_event *e, uint32_t line) {
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++) {
        const odd_problem *p = odd_problem_at(e, i);
        if (!p->warning && p->error.line == (int)line)
            return true;
    }
    return false;
}

bool odd_is_foreign(const odd_event *e, odd_text text) {
    enum { LOOKED_AT = 10 };
    odd_lines lines = {.text = text.text, .len = text.len};
    odd_scan line;
    int bad = 0;
    while (bad < LOOKED_AT && odd_lines_next(&lines, &line)) {
        odd_scan_blanks(&line);
        if (odd_scan_end(&line))
            continue;
        if ((bad == 0 && odd_is_digit(odd_scan_peek(&line))) || !has_error(e, (uint32_t)lines.line))
            return false;
        bad++;
    }
    return bad > 1;
}

static event_state *build_nothing(const odd_open_event *live) {
    event_state *b = new_built(live->host);
    b->code = odd_fail(&b->error, ODD_E_SYNTAX, 0, 0, "unrecognized file format");
    return b;
}

static odd_open_event *new_live(const odd_front_end *host, int format) {
    odd_open_event *live = host->take(host->owner, sizeof *live);
    *live = (odd_open_event){.host = host, .format = format};
    return live;
}

odd_open_event *odd_open_event_read_log(const odd_front_end *host, const char *text, size_t len) {
    odd_open_event *live = new_live(host, odd_format_named("event"));
    live->now = build_log(live, NULL, text, len);
    return live;
}

odd_open_event *odd_open_event_read(const odd_front_end *host, const char *bytes, size_t len) {
    int format = odd_format_detect(bytes, len), log = odd_format_named("event");
    odd_open_event *live = new_live(host, format < 0 ? log : format);
    if (format >= 0 && format != log)
        live->now = build_import(live, bytes, len);
    else if (format == log || is_text(bytes, len))
        live->now = build_log(live, NULL, bytes, len);
    if (format < 0 && live->now != NULL && odd_is_foreign(live->now->event, (odd_text){bytes, len})) {
        free_built(host, live->now);
        live->now = NULL;
    }
    if (live->now == NULL)
        live->now = build_nothing(live);
    return live;
}

odd_open_event *odd_open_event_copy(const odd_open_event *live) {
    odd_open_event *copy = new_live(live->host, live->format);
    copy->now = build_again(live, live->now, live->now->length);
    return copy;
}

void odd_open_event_close(odd_open_event *live) {
    const odd_front_end *host = live->host;
    free_built(host, live->now);
    host->give(host->owner, live, sizeof *live);
}

/* ---- Appending ----------------------------------------------------------------------------------- */

enum { PROBLEMS_SHOWN = 20 };

/* {"code":1,"line":482,"column":3,"message":"...","own_line":1} */
static void put_problem(odd_out *o, const odd_error *error, size_t lines) {
    odd_error_json(o, error);
    o->len--; /* removes the brace, so that the object continues */
    odd_json_int(o, "own_line", error->line > (int)lines ? error->line - (int)lines : 0);
    odd_out_char(o, '}');
}

/* Writes a list, and returns where it is: "[...]". */
static odd_span put_list(odd_out *o, const odd_event *e, bool warnings, size_t lines) {
    odd_json_open(o, warnings ? "warnings" : "errors", '[');
    odd_span list = {.from = o->len - 1};
    for (size_t i = 0, shown = 0; i < odd_event_about(e)->problem_count && shown < PROBLEMS_SHOWN; i++) {
        const odd_problem *p = odd_problem_at(e, i);
        bool warning = p->warning && (warnings || !p->stray || p->error.line <= (int)lines);
        if (warning != warnings || p->left_out || (warnings && p->error.line <= (int)lines))
            continue;
        odd_json_next(o);
        put_problem(o, &p->error, lines);
        shown++;
    }
    odd_out_char(o, ']');
    list.to = o->len;
    return list;
}

static odd_error first_error(const event_state *b, const odd_event *e, int code) {
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++)
        if (!odd_problem_at(e, i)->warning)
            return odd_problem_at(e, i)->error;
    const odd_problem *stray = code == ODD_E_MOVEMENT ? odd_new_stray(e, b->lines) : NULL;
    if (stray != NULL)
        return stray->error;
    odd_error error = b->error;
    error.code = code;
    return error;
}

/* Answers lines that were read after so many others. */
static int answer(odd_out *o, odd_span *list, const odd_event *e, int code, const event_state *before,
                  odd_text piece) {
    odd_out_char(o, '{');
    if (code == ODD_OK) {
        size_t added = count_lines(piece);
        odd_json_int(o, "lines", (int64_t)(before->lines + added));
        odd_json_int(o, "length", (int64_t)(before->length + piece.len));
        odd_json_int(o, "added", (int64_t)added);
        *list = put_list(o, e, true, before->lines);
    } else {
        odd_error error = first_error(before, e, code);
        odd_json_key(o, "error");
        put_problem(o, &error, before->lines);
        *list = put_list(o, e, false, before->lines);
    }
    odd_out_char(o, '}');
    return code;
}

/* Whether much unused memory has accumulated. */
static bool is_untidy(const event_state *b) {
    enum { USELESS = 1 << 19, PIECES = 1 << 12 };
    return b->count >= PIECES || b->pool.bytes > 3 * b->fresh + USELESS;
}

int odd_open_event_append_list(odd_open_event *live, const char *lines, size_t len, odd_out *o,
                               odd_span *list) {
    event_state *b = live->now;
    if (b->code != ODD_OK)
        return answer(o, list, b->event, b->code, b, (odd_text){0});
    odd_text piece = copy_lines(&b->pool.arena, lines, len);
    int code = answer(o, list, b->event, take_new(live, b->event, piece, b->lines), b, piece);
    if (code == ODD_OK)
        add_piece(b, piece);
    if (code != ODD_OK || is_untidy(b))
        replace(live, b->length);
    return code;
}

int odd_open_event_append(odd_open_event *live, const char *lines, size_t len, odd_out *o) {
    odd_span list;
    return odd_open_event_append_list(live, lines, len, o, &list);
}

void odd_open_event_follow(odd_open_event *live, const odd_open_event *ahead) {
    event_state *b = live->now;
    if (b->length >= ahead->now->length)
        return;
    odd_text piece = join_pieces(&b->pool.arena, ahead->now, b->length, ahead->now->length);
    add_piece(b, piece);
    if (b->code == ODD_OK)
        b->code = take_in(live, b->event, piece);
    if (b->code != ODD_OK || is_untidy(b))
        replace(live, b->length);
}

int odd_open_event_try(const odd_open_event *live, const char *lines, size_t len, odd_out *o) {
    const event_state *b = live->now;
    odd_span list;
    if (b->code != ODD_OK)
        return answer(o, &list, b->event, b->code, b, (odd_text){0});
    odd_pool pool;
    odd_pool_open(&pool, live->host);
    odd_event *e = odd_event_new(&pool.arena);
    odd_text piece = copy_lines(&pool.arena, lines, len);
    int code = odd_open_event_again(live, e);
    if (code == ODD_OK)
        code = take_new(live, e, piece, b->lines);
    answer(o, &list, e, code, b, piece);
    odd_pool_close(&pool);
    return code;
}

void odd_open_event_cut(odd_open_event *live, size_t length) {
    if (length < live->now->length)
        replace(live, length);
}

/* ---- What there is ------------------------------------------------------------------------------- */

int odd_open_event_code(const odd_open_event *live) {
    return live->now->code;
}

odd_error odd_open_event_error(const odd_open_event *live) {
    const event_state *b = live->now;
    odd_error none = {0};
    return b->code == ODD_OK ? none : first_error(b, b->event, b->code);
}

const odd_front_end *odd_open_event_front_end(const odd_open_event *live) {
    return live->host;
}

const odd_event *odd_open_event_current(const odd_open_event *live) {
    return live->now->event;
}

const char *odd_open_event_format(const odd_open_event *live) {
    return odd_format_about(live->format)->name;
}

size_t odd_open_event_length(const odd_open_event *live) {
    return live->now->length;
}

size_t odd_open_event_lines(const odd_open_event *live) {
    return live->now->lines;
}

void odd_open_event_text(const odd_open_event *live, odd_out *o) {
    for (size_t i = 0; i < live->now->count; i++)
        if (live->now->pieces[i].len > 0)
            odd_out_bytes(o, live->now->pieces[i].text, live->now->pieces[i].len);
}

void odd_open_event_public(const odd_open_event *live, const odd_view_rights *rights, odd_out *o) {
    odd_pool pool;
    odd_pool_open(&pool, live->host);
    odd_text log = join_pieces(&pool.arena, live->now, 0, live->now->length);
    odd_event_public_log(live->now->event, &pool.arena, rights, log.text, log.len, o);
    odd_pool_close(&pool);
}

int odd_open_event_again(const odd_open_event *live, odd_event *e) {
    const event_state *b = live->now;
    int code = odd_event_take_left_out(e, b->event);
    odd_event_set_time(e, odd_event_time(b->event));
    for (size_t i = 0; i < b->count && code == ODD_OK; i++)
        code = odd_event_read(e, b->pieces[i].text, b->pieces[i].len);
    return code;
}

bool odd_open_event_next(const odd_open_event *live, odd_open_event_cursor *c, odd_text *line) {
    const event_state *b = live->now;
    while (c->piece < b->count && c->at >= b->pieces[c->piece].len)
        *c = (odd_open_event_cursor){c->piece + 1, 0, c->line};
    if (c->piece >= b->count)
        return false;
    odd_text piece = b->pieces[c->piece];
    size_t end = c->at;
    while (end < piece.len && piece.text[end] != '\n')
        end++;
    *line = (odd_text){piece.text + c->at, end - c->at};
    while (line->len > 0 && line->text[line->len - 1] == '\r')
        line->len--;
    c->at = end + 1;
    c->line++;
    return true;
}
