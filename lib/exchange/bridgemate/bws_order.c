/* Sorts the rows of a Bridgemate file, and lists made from them. The keys are looked up when rows are compared,
 * so an order is only a list of numbers. Knows nothing about the contents. */
#include "base/arena.h"
#include "base/text.h"
#include "exchange/bridgemate/bws.h"

static int compare_texts(odd_text a, odd_text b) {
    for (size_t i = 0; i < a.len && i < b.len; i++) {
        unsigned char x = (unsigned char)odd_lower(a.text[i]), y = (unsigned char)odd_lower(b.text[i]);
        if (x != y)
            return x < y ? -1 : 1;
    }
    return (a.len > b.len) - (a.len < b.len);
}

int odd_bws_compare(const bws_key *x, const bws_key *y) {
    for (size_t i = 0; i < sizeof x->number / sizeof x->number[0]; i++)
        if (x->number[i] != y->number[i])
            return x->number[i] < y->number[i] ? -1 : 1;
    return compare_texts(x->text, y->text);
}

bws_key odd_bws_order_key(const bws_order *order, size_t at) {
    return order->key(order->owner, order->items[at]);
}

/* ---- Making one -------------------------------------------------------------------------------- */

bool odd_bws_order_start(const bws *b, bws_order *order, size_t most) {
    order->count = 0;
    order->cap = most + 1;
    order->items = ODD_TAKE(b->in->arena, order->cap, uint32_t);
    return order->items != NULL || odd_bws_no_memory(b);
}

/* Most tables are. */
static bool is_sorted(const bws_order *order) {
    bws_key before = {0};
    for (size_t i = 0; i < order->count; i++) {
        bws_key key = odd_bws_order_key(order, i);
        if (i > 0 && odd_bws_compare(&before, &key) > 0)
            return false;
        before = key;
    }
    return true;
}

/* An item with its key. One of two items that were compared is usually compared next, too. */
typedef struct sort_item {
    uint32_t item;
    bool there;
    bws_key key;
} sort_item;

typedef struct sort_state {
    const bws_order *order;
    sort_item *last; /* two */
} sort_state;

static const bws_key *look_at(const sort_state *s, int side, uint32_t item) {
    sort_item *last = &s->last[side];
    if (!last->there || last->item != item)
        *last = (sort_item){item, true, s->order->key(s->order->owner, item)};
    return &last->key;
}

static bool in_order(const void *owner, uint32_t x, uint32_t y) {
    const bws_key *one = look_at(owner, 0, x), *other = look_at(owner, 1, y);
    return odd_bws_compare(one, other) <= 0;
}

bool odd_bws_order_sort(const bws *b, bws_order *order) {
    if (is_sorted(order))
        return true;
    uint32_t *other = ODD_TAKE(b->in->arena, order->count, uint32_t);
    if (other == NULL)
        return odd_bws_no_memory(b);
    sort_item last[2] = {0};
    odd_sort(order->items, other, order->count, in_order, &(sort_state){order, last});
    odd_arena_give(b->in->arena, other, order->count, sizeof *other);
    return true;
}

bool odd_bws_order_all(const bws *b, bws_order *order, size_t count) {
    if (!odd_bws_order_start(b, order, count))
        return false;
    for (; order->count < count; order->count++)
        order->items[order->count] = (uint32_t)order->count;
    return odd_bws_order_sort(b, order);
}

bool odd_bws_order_rows(const bws *b, bws_order *order, bws_table_name name) {
    const bws_table *table = &b->tables[name];
    order->owner = b;
    if (!odd_bws_order_start(b, order, table->count))
        return false;
    for (size_t i = 0; i < table->count; i++)
        if (table->places[i] != 0)
            order->items[order->count++] = (uint32_t)i;
    return odd_bws_order_sort(b, order);
}

void odd_bws_order_give(const bws *b, bws_order *order) {
    odd_arena_give(b->in->arena, order->items, order->cap, sizeof *order->items);
    *order = (bws_order){0};
}

/* ---- Looking things up ------------------------------------------------------------------------- */

size_t odd_bws_order_from(const bws_order *order, const bws_key *key) {
    size_t low = 0, high = order->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        bws_key there = odd_bws_order_key(order, middle);
        if (odd_bws_compare(&there, key) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool odd_bws_order_find(const bws_order *order, const bws_key *key, uint32_t *item) {
    size_t at = odd_bws_order_from(order, key);
    if (at == order->count)
        return false;
    bws_key found = odd_bws_order_key(order, at);
    *item = order->items[at];
    return odd_bws_compare(&found, key) == 0;
}
