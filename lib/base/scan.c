/* Reading text, byte by byte and word by word. */
#include "base/text.h"

bool odd_scan_blanks(odd_scan *s) {
    size_t from = s->at;
    for (;;) {
        char c = odd_scan_peek(s);
        if (!odd_scan_end(s) && (c == ' ' || (c >= '\t' && c <= '\r')))
            s->at++;
        else if (!odd_scan_bytes(s, "\xC2\xA0"))
            return s->at > from;
    }
}

bool odd_scan_word(odd_scan *s, const char *word) {
    size_t i = 0;
    for (; word[i] != '\0'; i++)
        if (s->at + i >= s->len || odd_lower(s->text[s->at + i]) != word[i])
            return false;
    s->at += i;
    return true;
}

bool odd_scan_whole(odd_scan *s, const char *word) {
    odd_scan here = *s;
    if (!odd_scan_word(&here, word) || (!odd_scan_end(&here) && !odd_scan_blanks(&here)))
        return false;
    *s = here;
    return true;
}

bool odd_scan_bytes(odd_scan *s, const char *bytes) {
    size_t i = 0;
    for (; bytes[i] != '\0'; i++)
        if (s->at + i >= s->len || s->text[s->at + i] != bytes[i])
            return false;
    s->at += i;
    return true;
}

int odd_scan_number(odd_scan *s) {
    if (!odd_is_digit(odd_scan_peek(s)))
        return -1;
    int number = 0;
    for (; odd_is_digit(odd_scan_peek(s)); s->at++)
        number = number > 99999999 ? 999999999 : number * 10 + (s->text[s->at] - '0');
    return number;
}

static bool continues(char c) {
    return ((unsigned char)c & 0xC0) == 0x80;
}

size_t odd_scan_token(const odd_scan *s) {
    size_t end = s->at;
    if (end >= s->len)
        return 0;
    if (odd_is_letter(s->text[end])) {
        while (end < s->len && odd_is_letter(s->text[end]))
            end++;
    } else if (odd_is_digit(s->text[end])) {
        while (end < s->len && odd_is_digit(s->text[end]))
            end++;
    } else {
        end++;
        while (end < s->len && continues(s->text[end]))
            end++;
    }
    return end - s->at;
}

size_t odd_scan_quotable(const char *text, size_t len) {
    enum { QUOTED_MAX = 24 };
    size_t n = 0;
    while (n < len && n < QUOTED_MAX && (unsigned char)text[n] >= 0x20 && text[n] != 0x7F)
        n++;
    while (n > 0 && n < len && continues(text[n]))
        n--;
    return n;
}

int odd_scan_column(const odd_scan *s, size_t at) {
    int column = 1;
    for (size_t i = 0; i < at && i < s->len; i++)
        if (!continues(s->text[i]))
            column++;
    return column;
}

bool odd_lines_next(odd_lines *l, odd_scan *line) {
    if (l->at == 0 && l->line == 0 && odd_text_begins((odd_text){l->text, l->len}, ODD_BYTE_ORDER_MARK))
        l->at = sizeof ODD_BYTE_ORDER_MARK - 1;
    if (l->at >= l->len)
        return false;
    size_t end = l->at, content = l->len;
    for (; end < l->len && l->text[end] != '\n'; end++)
        if (l->text[end] == '#' && content == l->len)
            content = end;
    if (content > end)
        content = end;
    while (content > l->at && l->text[content - 1] == '\r')
        content--;
    *line = (odd_scan){l->text + l->at, content - l->at, 0};
    l->at = end + 1;
    l->line++;
    return true;
}

/* Letters added, left out, changed or swapped with a neighbour; words longer than the table count as
 * unlike. */
enum { WORD_MAX = 16 };

static int least(int a, int b) {
    return a < b ? a : b;
}

static int slips(const char *a, size_t a_len, const char *b, size_t b_len) {
    if (a_len > WORD_MAX || b_len > WORD_MAX)
        return WORD_MAX;
    int d[WORD_MAX + 1][WORD_MAX + 1];
    for (size_t i = 0; i <= a_len; i++)
        for (size_t j = 0; j <= b_len; j++) {
            if (i == 0 || j == 0) {
                d[i][j] = (int)(i + j);
                continue;
            }
            int change = odd_lower(a[i - 1]) != odd_lower(b[j - 1]);
            d[i][j] = least(d[i - 1][j - 1] + change, least(d[i - 1][j], d[i][j - 1]) + 1);
            if (i > 1 && j > 1 && odd_lower(a[i - 1]) == odd_lower(b[j - 2]) &&
                odd_lower(a[i - 2]) == odd_lower(b[j - 1]))
                d[i][j] = least(d[i][j], d[i - 2][j - 2] + 1);
        }
    return d[a_len][b_len];
}

const char *odd_suggest(const char *text, size_t len, const char *const *words, size_t count) {
    const char *best = NULL;
    int best_slips = len > 4 ? 3 : 2; /* as many are too many */
    bool tied = false;
    for (size_t i = 0; i < count; i++) {
        size_t word_len = 0;
        while (words[i][word_len] != '\0')
            word_len++;
        int n = slips(text, len, words[i], word_len);
        if ((size_t)n >= word_len)
            continue;
        tied = n < best_slips ? false : tied || n == best_slips;
        if (n < best_slips) {
            best_slips = n;
            best = words[i];
        }
    }
    return tied ? NULL : best;
}
