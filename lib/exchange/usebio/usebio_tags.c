/* USEBIO: unknown elements and attributes, which are kept as tags. Each name is stored once. */
#include "base/arena.h"
#include "base/bits.h"
#include "base/text.h"
#include "exchange/usebio/usebio.h"

/* Returns the number of a name; ODD_NOBODY if memory runs out, or if there are too many. */
static uint32_t number_of(odd_usebio *u, odd_text name, odd_ub_value where) {
    bool is_new;
    uint32_t known = odd_index_find(&u->names, name);
    if (known != ODD_NOBODY)
        return known;
    if (u->names.count < ODD_UB_NAMES)
        return odd_index_add(&u->names, u->in->arena, name, &is_new);
    if (!u->many_names)
        ODD_UB_WRONG(u, where, false, "too many elements that are not USEBIO: at most %d", ODD_UB_NAMES);
    u->many_names = true;
    return ODD_NOBODY;
}

void odd_ub_add_tag(odd_usebio *u, odd_ub_tags *tags, odd_text name, odd_ub_value value) {
    odd_text text = odd_text_trim(value.text);
    if (text.len == 0 || text.len > UINT32_MAX)
        return;
    uint32_t number = number_of(u, name, value);
    text = number != ODD_NOBODY ? odd_source_keep(u->in, text) : (odd_text){0};
    if (text.len > 0 && ODD_MORE(u->in->arena, tags->list, tags->count, tags->cap))
        tags->list[tags->count++] = (odd_ub_tag){text.text, (uint32_t)text.len, value.line, number};
}

void odd_ub_give_tags(odd_usebio *u, odd_ub_tags *tags, odd_record about) {
    about.fact = ODD_FACT_TAG;
    for (size_t i = 0; i < tags->count; i++) {
        const odd_ub_tag *tag = &tags->list[i];
        about.line = tag->line;
        about.name = odd_index_text(&u->names, tag->name);
        about.text = (odd_text){tag->text, tag->len};
        odd_source_give(u->in, &about);
    }
    tags->count = 0;
}

static void give_tag_of_event(odd_usebio *u, odd_text name, odd_ub_value value) {
    odd_record r = {.fact = ODD_FACT_TAG, .about = ODD_ABOUT_EVENT, .line = value.line};
    uint32_t number = number_of(u, name, value);
    r.text = number != ODD_NOBODY ? odd_ub_keep(u, value).text : (odd_text){0};
    if (r.text.len == 0)
        return;
    r.name = odd_index_text(&u->names, number);
    odd_source_give(u->in, &r);
}

void odd_ub_take_unknown(odd_usebio *u, odd_ub_place place, odd_text path, odd_ub_value value) {
    static const char prefixes[][sizeof "usebio:PAIR/"] = {"usebio:", "usebio:PAIR/"};
    enum { PREFIX = sizeof prefixes[0] - 1 };
    char whole[PREFIX + ODD_UB_PATH];
    size_t len = path.len < ODD_UB_PATH ? path.len : ODD_UB_PATH;
    if (odd_text_trim(value.text).len == 0)
        return;
    odd_text prefix = odd_text_of(prefixes[place == ODD_UB_PAIR && u->who.kind == ODD_FACT_TEAM]);
    odd_copy(whole, prefix.text, prefix.len);
    odd_copy(whole + prefix.len, path.text, len);
    odd_text tag = {whole, prefix.len + len};
    if (odd_text_is(path, "CLUB/CLUB_NAME"))
        tag = odd_text_of("club");
    else if (odd_text_is(path, "PROGRAM_NAME"))
        tag = odd_text_of("program");
    else if (odd_text_is(path, "TABLE_NUMBER"))
        tag = odd_text_of("table");
    if (place == ODD_UB_TEAM || place == ODD_UB_PAIR || place == ODD_UB_PLAYER)
        odd_ub_add_tag(u, &u->who.tags, tag, value);
    else if (place == ODD_UB_LINE)
        odd_ub_add_tag(u, &u->play.tags, tag, value);
    else if (place == ODD_UB_BOARD || place == ODD_UB_HAND)
        odd_ub_add_tag(u, &u->board.tags, tag, value);
    else
        give_tag_of_event(u, tag, value);
}
