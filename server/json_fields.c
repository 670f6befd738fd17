/* The fields of a request's body, by the library's reader of JSON, which is strict here since anybody can send a body. */
#include "server/handlers.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/out.h"
#include "base/hash.h"
#include "base/json.h"
#include "platform/memory.h"

typedef struct field {
    odd_text name;
    char kind; /* '"' a text, 'i' an integer, '[' a list, ' ' anything else */
    odd_text text;
    int64_t number;
    size_t first, count; /* of a list: range in `items` */
} field;

struct odd_fields {
    odd_blocks blocks;
    odd_arena arena;
    field *fields;
    size_t field_count, field_cap;
    odd_text *items; /* of all lists; text is NULL for an item of another type */
    size_t item_count, item_cap;
    _Alignas(max_align_t) char first
        [2048]; /* enough for an ordinary body; a heap block would take longer to clear */
};

/* ---- Checking all of it ---------------------------------------------------------------------------- */

/* A member's name, and the object that it is in. */
typedef struct key {
    uint32_t object;
    uint64_t hash;
    odd_text name;
} key;

typedef struct json_checker {
    odd_json j;
    key *keys;
    size_t count, cap;
    uint32_t objects;
    uint32_t object[ODD_JSON_DEPTH_STRICT + 1]; /* number of the object at each level; 0: an array */
} json_checker;

static void keep_key(json_checker *c, odd_text name) {
    key *keys = odd_arena_grow(c->j.arena, c->keys, c->count, c->count + 1, &c->cap, sizeof *keys);
    if (keys == NULL)
        return;
    c->keys = keys;
    keys[c->count++] = (key){c->object[c->j.depth], odd_hash(name, c->j.arena->seed), name};
}

static int compare_keys(const void *a, const void *b) {
    const key *x = a, *y = b;
    if (x->object != y->object)
        return x->object < y->object ? -1 : 1;
    if (x->hash != y->hash)
        return x->hash < y->hash ? -1 : 1;
    if (x->name.len != y->name.len)
        return x->name.len < y->name.len ? -1 : 1;
    return x->name.len > 0 ? memcmp(x->name.text, y->name.text, x->name.len) : 0;
}

static bool is_integer(odd_text number) {
    return memchr(number.text, '.', number.len) == NULL && memchr(number.text, 'e', number.len) == NULL &&
           memchr(number.text, 'E', number.len) == NULL;
}

/* Whether a number fits into 64 bits, or into a double. strtod stops at the byte after it: at the end of the body, a NUL. */
static bool fits(odd_text number) {
    errno = 0;
    if (is_integer(number)) {
        (void)strtoll(number.text, NULL, 10);
        return errno == 0;
    }
    double value = strtod(number.text, NULL);
    return errno == 0 || (value > -1 && value < 1); /* underflow gives 0 */
}

static void check_simple(json_checker *c, int kind) {
    odd_json *j = &c->j;
    if (j->depth == ODD_JSON_DEPTH_STRICT)
        j->broken = "nested too deep";
    size_t from = j->here.at;
    odd_jsonin_skip(j);
    odd_text number = {j->text + from, j->here.at - from};
    if (j->broken == NULL && kind == 0 && !fits(number))
        j->broken = "a number that is too large";
}

/* Checks the rest of the body, level by level. */
static void check_all(json_checker *c) {
    odd_json *j = &c->j;
    do {
        odd_text name;
        int kind = odd_jsonin_peek(j);
        if (kind != '{' && kind != '[')
            check_simple(c, kind);
        else if (odd_jsonin_enter(j, (char)kind))
            c->object[j->depth] = kind == '{' ? ++c->objects : 0;
        for (bool more = false; j->depth > 0 && j->broken == NULL && !more;) {
            bool object = c->object[j->depth] != 0;
            more = object ? odd_jsonin_member(j, &name) : odd_jsonin_item(j);
            if (more && object)
                keep_key(c, name);
        }
    } while (j->depth > 0 && j->broken == NULL);
    odd_jsonin_finish(j);
    if (j->broken != NULL)
        return;
    if (c->count > 1)
        qsort(c->keys, c->count, sizeof *c->keys, compare_keys);
    for (size_t i = 1; i < c->count && j->broken == NULL; i++)
        if (compare_keys(&c->keys[i - 1], &c->keys[i]) == 0)
            j->broken = "an object has two members of the same name";
}

/* ---- Fields ---------------------------------------------------------------------------------------- */

static void keep_items(odd_fields *f, odd_json *j, field *list) {
    list->first = f->item_count;
    odd_jsonin_enter(j, '[');
    for (; odd_jsonin_item(j); list->count++) {
        odd_text *items = odd_arena_grow(&f->arena, f->items, f->item_count, f->item_count + 1, &f->item_cap,
                                         sizeof *items);
        if (items == NULL)
            return;
        f->items = items;
        bool is_text = odd_jsonin_peek(j) == '"';
        items[f->item_count++] = is_text ? odd_jsonin_text(j) : (odd_text){0};
        if (!is_text)
            odd_jsonin_skip(j);
    }
}

static void keep_fields(odd_fields *f, odd_json j) {
    field new = {0};
    odd_jsonin_enter(&j, '{');
    for (; odd_jsonin_member(&j, &new.name); new = (field){0}) {
        int kind = odd_jsonin_peek(&j);
        new.kind = kind == '"' || kind == '[' ? (char)kind : ' ';
        if (kind == '[')
            keep_items(f, &j, &new);
        else
            new.text = odd_jsonin_text(&j);
        if (kind == 0 && is_integer(new.text)) {
            new.kind = 'i';
            new.number = strtoll(new.text.text, NULL, 10);
        }
        field *fields = odd_arena_grow(&f->arena, f->fields, f->field_count, f->field_count + 1,
                                       &f->field_cap, sizeof new);
        if (fields == NULL)
            return;
        f->fields = fields;
        fields[f->field_count++] = new;
    }
}

/* Reads a body, of which the fields keep a copy. Returns ODD_OK, or the error's code. */
static int read_body(odd_fields *f, json_checker *c, odd_text body, odd_error *error) {
    odd_jsonin_bookmark mark = {0};
    char *copy = odd_arena_take(&f->arena, body.len + 1, 1); /* for a terminating NUL */
    if (copy == NULL)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    if (body.len > 0)
        memcpy(copy, body.text, body.len);
    c->j = odd_jsonin_start(&f->arena, (odd_text){copy, body.len});
    c->j.strict = true;
    odd_json start = c->j;
    check_all(c);
    if (c->j.broken != NULL)
        return odd_fail(error, ODD_E_SYNTAX, (int)c->j.here.line, odd_jsonin_column(&mark, &c->j, c->j.here),
                        "invalid JSON: %s", c->j.broken);
    if (odd_jsonin_peek(&start) != '{')
        return odd_fail(error, ODD_E_SYNTAX, 1, 1, "expected an object: {...}");
    keep_fields(f, start);
    return f->arena.empty ? odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory") : ODD_OK;
}

odd_fields *odd_fields_read(odd_text body, odd_error *error) {
    odd_fields *f = calloc(1, sizeof *f);
    json_checker *c = calloc(1, sizeof *c);
    int code = ODD_E_MEMORY;
    if (f != NULL && c != NULL) {
        f->arena = odd_blocks_arena(&f->blocks);
        f->arena.at = f->first;
        f->arena.left = sizeof f->first;
        code = read_body(f, c, body, error);
    } else {
        odd_fail(error, code, 0, 0, "out of memory");
    }
    free(c);
    if (code == ODD_OK)
        return f;
    odd_fields_close(f);
    return NULL;
}

void odd_fields_close(odd_fields *f) {
    if (f != NULL)
        odd_blocks_free(&f->blocks);
    free(f);
}

static const field *find(const odd_fields *f, const char *name) {
    for (size_t i = 0; i < f->field_count; i++)
        if (odd_text_same(f->fields[i].name, odd_text_of(name)))
            return &f->fields[i];
    return NULL;
}

bool odd_fields_has(const odd_fields *f, const char *name) {
    return find(f, name) != NULL;
}

bool odd_fields_text(const odd_fields *f, const char *name, odd_text *out) {
    const field *found = find(f, name);
    if (found != NULL && found->kind == '"')
        *out = found->text;
    return found == NULL || found->kind == '"';
}

bool odd_fields_int(const odd_fields *f, const char *name, int64_t *out) {
    const field *found = find(f, name);
    if (found != NULL && found->kind == 'i')
        *out = found->number;
    return found == NULL || found->kind == 'i';
}

int odd_fields_list(const odd_fields *f, const char *name) {
    const field *found = find(f, name);
    return found == NULL ? 0 : found->kind == '[' ? (int)found->count : -1;
}

odd_text odd_fields_item(const odd_fields *f, const char *name, int at) {
    const field *found = find(f, name);
    bool there = found != NULL && found->kind == '[' && at >= 0 && (size_t)at < found->count;
    return there ? f->items[found->first + (size_t)at] : (odd_text){0};
}
