/* The tags of a game: other spellings of names, duplicate tags, and values inherited from earlier games: # and
 * ##. */
#include "base/arena.h"
#include "base/text.h"
#include "base/out.h"
#include "exchange/pbn/pbn_reader.h"

enum { DEFAULTS_MAX = 256 };

void odd_pbn_wrong_value(odd_pbn_reader *rd, bool warning, const odd_pbn_tag *tag, int code,
                         const char *message) {
    odd_pbn_wrong(&rd->x, warning && !rd->in->strict, code, tag->line, tag->value.text, "[%.*s \"%.*s\"]: %s",
                  (int)odd_scan_quotable(tag->name.text, tag->name.len), tag->name.text,
                  (int)odd_scan_quotable(tag->value.text, tag->value.len), tag->value.text, message);
}

bool odd_pbn_reports_deviation(odd_pbn_reader *rd, odd_pbn_kind kind, odd_pbn_deviation loose) {
    bool told = (rd->loose[kind] & loose) != 0;
    rd->loose[kind] |= (uint8_t)loose;
    return !told || rd->in->strict;
}

const char *odd_pbn_deviation_text(const odd_pbn_reader *rd, char out[PBN_DEVIATION_TEXT_MAX],
                                   const char *message) {
    odd_writer w = odd_writer_on(out, PBN_DEVIATION_TEXT_MAX);
    odd_put_format(&w, "%s%s", message, rd->in->strict ? "" : "; accepted, and reported once");
    return out;
}

void odd_pbn_accept_value(odd_pbn_reader *rd, const odd_pbn_tag *tag, int code, const char *message) {
    char text[PBN_DEVIATION_TEXT_MAX];
    if (odd_pbn_reports_deviation(rd, (odd_pbn_kind)tag->kind, PBN_DEVIATION_VALUE))
        odd_pbn_wrong_value(rd, true, tag, code, odd_pbn_deviation_text(rd, text, message));
}

bool odd_pbn_readable(odd_pbn_reader *rd, odd_pbn_conformity sure, const odd_pbn_tag *tag, int code,
                      const char *message) {
    if (sure == PBN_LENIENT)
        odd_pbn_accept_value(rd, tag, code, message);
    else if (sure == PBN_BAD)
        odd_pbn_wrong_value(rd, true, tag, code, message);
    return sure != PBN_BAD;
}

static uint32_t other_of(odd_pbn_reader *rd, odd_text name) {
    uint32_t number = odd_pbn_number_of(&rd->others, rd->in->arena, name);
    if (number == ODD_NOBODY)
        return number;
    if (!ODD_MORE(rd->in->arena, rd->other_names, rd->others.count - 1, rd->other_names_cap) ||
        !ODD_MORE(rd->in->arena, rd->other_last, rd->others.count - 1, rd->other_last_cap))
        return ODD_NOBODY;
    if (rd->other_names[number].len == 0)
        rd->other_names[number] = odd_source_join(rd->in, odd_text_of("pbn:"), "", name);
    return number;
}

odd_text odd_pbn_other_name(odd_pbn_reader *rd, odd_text name) {
    uint32_t number = other_of(rd, name);
    return number != ODD_NOBODY ? rd->other_names[number] : (odd_text){0};
}

/* Returns where the last value of a tag is stored. */
static odd_text *last_of(odd_pbn_reader *rd, const odd_pbn_tag *tag) {
    if (tag->kind != PBN_OTHER)
        return &rd->last[tag->kind];
    uint32_t number = other_of(rd, tag->name);
    return number != ODD_NOBODY ? &rd->other_last[number] : NULL;
}

static void set_last_other(odd_pbn_reader *rd, const odd_pbn_tag *tag) {
    odd_text *last = last_of(rd, tag);
    if (last != NULL)
        *last = tag->value;
}

static void set_default(odd_pbn_reader *rd, odd_pbn_tag *tag) {
    for (size_t i = 0; i < rd->default_count; i++)
        if (rd->defaults[i].kind == tag->kind && odd_same_letters(rd->defaults[i].name, tag->name)) {
            rd->defaults[i].value = tag->value;
            rd->defaults[i].told = false;
            tag->lasting = (uint16_t)(i + 1);
            return;
        }
    if (rd->default_count >= DEFAULTS_MAX) {
        odd_pbn_wrong_value(rd, false, tag, ODD_E_SYNTAX, "too many inherited values: at most 256");
        return;
    }
    if (!ODD_MORE(rd->in->arena, rd->defaults, rd->default_count, rd->default_cap))
        return;
    rd->defaults[rd->default_count++] = (odd_pbn_default){tag->name, tag->value, tag->kind, false};
    tag->lasting = (uint16_t)rd->default_count;
}

/* Returns whether a tag may inherit the value of the previous game or, with ##, apply to all later ones; otherwise reports
 * it. */
static bool may_inherit(odd_pbn_reader *rd, const odd_pbn_tag *tag, bool all, const odd_text *last) {
    bool board = tag->kind == PBN_DEAL || tag->kind == PBN_DEALER || tag->kind == PBN_VULNERABLE;
    bool never = odd_pbn_never_inherits((odd_pbn_kind)tag->kind);
    if (never && (all || !board || rd->in->strict || last == NULL || last->len == 0)) {
        odd_pbn_wrong_value(rd, false, tag, ODD_E_REFERENCE,
                            "this tag has a value in each game: # and ## are not allowed");
        return false;
    }
    if (never)
        odd_pbn_accept_value(rd, tag, ODD_E_REFERENCE, "this tag has a value in each game: # is not allowed");
    bool too_long =
        all ? tag->value.len > PBN_INHERITED_MAX + 2 : last != NULL && last->len > PBN_INHERITED_MAX;
    if (too_long)
        odd_pbn_wrong_value(rd, false, tag, ODD_E_REFERENCE,
                            "a value too long to be inherited: at most 255 characters");
    return !too_long;
}

/* # is the value of the previous game, ##text applies to all later ones. */
static void inherit(odd_pbn_reader *rd, odd_pbn_tag *tag) {
    bool all = tag->value.len >= 2 && tag->value.text[1] == '#';
    if (!all && tag->value.len > 1)
        return; /* #1 is a value of its own */
    odd_text *last = last_of(rd, tag);
    if (!may_inherit(rd, tag, all, last)) {
        tag->value.len = 0;
        return;
    }
    if (all)
        tag->value = (odd_text){tag->value.text + 2, tag->value.len - 2};
    else
        tag->value = last != NULL && last->text != NULL ? *last : (odd_text){tag->value.text, 0};
    if (last != NULL)
        *last = tag->value;
    if (all)
        set_default(rd, tag);
}

/* Adds the tags that earlier games set by ##. */
static void add_defaults(odd_pbn_reader *rd) {
    odd_pbn_lexer *x = &rd->x;
    for (size_t i = 0; i < rd->default_count; i++) {
        const odd_pbn_default *d = &rd->defaults[i];
        bool there = d->kind != PBN_OTHER ? rd->index[d->kind] != 0 : d->told;
        for (size_t n = 0; n < x->count && d->kind == PBN_OTHER && !there; n++)
            there = odd_same_letters(x->tags[n].name, d->name);
        if (there)
            continue;
        if (!ODD_MORE(rd->in->arena, x->tags, x->count, x->cap))
            return;
        x->tags[x->count] = (odd_pbn_tag){.name = d->name,
                                          .value = d->value,
                                          .kind = d->kind,
                                          .behind = {d->name.text, 0},
                                          .behind_line = x->tags[0].line,
                                          .line = x->tags[0].line,
                                          .lasting = (uint16_t)(i + 1)};
        if (d->kind != PBN_OTHER)
            rd->index[d->kind] = (uint16_t)(x->count + 1);
        x->count++;
    }
}

/* Recognizes a name of the standard in another case. */
static void look_again(odd_pbn_reader *rd, odd_pbn_tag *tag) {
    odd_pbn_kind kind = odd_pbn_kind_like(tag->name);
    if (kind == PBN_OTHER)
        return;
    if (odd_pbn_reports_deviation(rd, kind, PBN_DEVIATION_NAME))
        odd_pbn_wrong(&rd->x, !rd->in->strict, ODD_E_SYNTAX, tag->line, tag->name.text,
                      "upper and lower case matter in names of tags: expected %s", odd_pbn_name(kind));
    if (!rd->in->strict)
        tag->kind = (uint8_t)kind;
}

_Static_assert(PBN_TAGS_MAX + DEFAULTS_MAX < UINT16_MAX, "the index numbers all tags of a game");

void odd_pbn_index(odd_pbn_reader *rd) {
    odd_pbn_tag *tags = rd->x.tags;
    size_t count = rd->x.count;
    __builtin_memset(rd->index, 0, sizeof rd->index);
    rd->news = false;
    for (size_t i = 0; i < count; i++) {
        odd_pbn_tag *tag = &tags[i];
        if (tag->kind == PBN_OTHER)
            look_again(rd, tag);
        unsigned kind = tag->kind;
        if (kind != PBN_OTHER && kind != PBN_NOTE) {
            if (rd->index[kind] != 0) {
                odd_pbn_wrong_value(rd, true, tag, ODD_E_SYNTAX, "duplicate tag in the same game: ignored");
                tag->taken = true;
                continue;
            }
            rd->index[kind] = (uint16_t)(i + 1);
        }
        if (tag->value.len > 0 && tag->value.text[0] == '#')
            inherit(rd, tag);
        else if (kind != PBN_OTHER)
            rd->last[kind] = tag->value;
        else
            set_last_other(rd, tag);
        if (!rd->of_event[kind])
            continue;
        if (rd->has_told[kind] && odd_text_same(rd->told[kind], tag->value))
            tag->taken = true;
        else
            rd->news = true;
    }
    if (rd->default_count > 0 && count > 0) {
        add_defaults(rd);
        rd->news = true;
    }
}
