/* Splits the text around the tags of a game into words, strings, comments and escaped lines. Knows nothing
 * about their meaning. */
#include "base/arena.h"
#include "base/text.h"
#include "exchange/pbn/pbn.h"

odd_pbn_parts odd_pbn_parts_of(odd_text text, uint32_t line, bool at_line_start) {
    return (odd_pbn_parts){.text = text, .line = line, .started = !at_line_start};
}

odd_pbn_parts odd_pbn_section_of(const odd_pbn_tag *tag) {
    return odd_pbn_parts_of(tag->behind, tag->behind_line, tag->behind.text[-1] == '\n');
}

static char at_cursor(const odd_pbn_parts *p) {
    return p->at < p->text.len ? p->text.text[p->at] : '\n';
}

static void skip_space(odd_pbn_parts *p) {
    for (; p->at < p->text.len && (unsigned char)p->text.text[p->at] <= ' '; p->at++)
        if (p->text.text[p->at] == '\n') {
            p->line++;
            p->started = false;
        }
}

/* Reads to the end of the line, without a carriage return. */
static size_t rest_of_line(odd_pbn_parts *p) {
    size_t from = p->at;
    while (at_cursor(p) != '\n')
        p->at++;
    return p->at > from && p->text.text[p->at - 1] == '\r' ? p->at - 1 : p->at;
}

/* The end of a comment in braces; one that is never closed ends with its line. */
static size_t braces_end(odd_pbn_parts *p) {
    size_t end = p->open_brace ? p->text.len : p->at;
    uint32_t lines = 0;
    for (; end < p->text.len && p->text.text[end] != '}'; end++)
        lines += p->text.text[end] == '\n';
    if (end == p->text.len) {
        p->open_brace = true;
        return rest_of_line(p);
    }
    p->line += lines;
    return p->at = end + 1;
}

static size_t word_end(odd_pbn_parts *p) {
    for (; p->at < p->text.len; p->at++) {
        char c = p->text.text[p->at];
        if ((unsigned char)c <= ' ' || c == ';' || c == '{' || c == '"')
            break;
    }
    return p->at;
}

/* Reads a string without its quotes; up to the end of the line if it is not closed. */
static void read_string(odd_pbn_parts *p, odd_pbn_part *part) {
    size_t from = ++p->at;
    while (at_cursor(p) != '\n' && at_cursor(p) != '"') {
        bool escape = at_cursor(p) == '\\' && p->at + 1 < p->text.len && p->text.text[p->at + 1] != '\n';
        p->at += escape ? 2 : 1;
    }
    part->kind = PBN_PART_STRING;
    part->text = (odd_text){p->text.text + from, p->at - from};
    part->closed = p->at < p->text.len && p->text.text[p->at] == '"';
    while (!part->closed && part->text.len > 0 && (unsigned char)part->text.text[part->text.len - 1] <= ' ')
        part->text.len--;
    p->at += part->closed;
}

odd_pbn_part odd_pbn_part_next(odd_pbn_parts *p) {
    skip_space(p);
    odd_pbn_part part = {.kind = PBN_PART_END, .line = p->line, .first = !p->started};
    if (p->at >= p->text.len)
        return part;
    size_t from = p->at, end;
    char c = at_cursor(p);
    bool column_1 = !p->started && (from == 0 || p->text.text[from - 1] == '\n');
    p->started = true;
    if (c == '"') {
        read_string(p, &part);
        return part;
    }
    if (c == '{') {
        part.kind = PBN_PART_COMMENT;
        end = braces_end(p);
    } else if (c == ';' || (c == '%' && column_1)) {
        part.kind = c == ';' ? PBN_PART_COMMENT : PBN_PART_ESCAPE;
        end = rest_of_line(p);
    } else {
        part.kind = PBN_PART_WORD;
        end = word_end(p);
    }
    part.text = (odd_text){p->text.text + from, end - from};
    return part;
}

odd_text odd_pbn_plain(const odd_source *in, odd_text value) {
    size_t slash = 0;
    while (ODD_QUICK && slash + ODD_WORD_BYTES <= value.len &&
           odd_word_marks(odd_word_at(value.text + slash), '\\') == 0)
        slash += ODD_WORD_BYTES;
    while (slash < value.len && value.text[slash] != '\\')
        slash++;
    if (slash == value.len)
        return odd_source_utf8(in, value);
    char *plain = odd_arena_take(in->arena, value.len, 1);
    size_t len = 0;
    for (size_t i = 0; plain != NULL && i < value.len; i++) {
        bool pair = value.text[i] == '\\' && i + 1 < value.len &&
                    (value.text[i + 1] == '"' || value.text[i + 1] == '\\');
        i += pair;
        plain[len++] = value.text[i];
    }
    return odd_source_utf8(in, (odd_text){plain, len});
}
