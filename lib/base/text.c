/* Slices of text. */
#include "base/text.h"

size_t odd_text_length(const char *text) {
    size_t len = 0;
    while (text[len] != '\0')
        len++;
    return len;
}

int odd_text_compare(odd_text a, odd_text b) {
    for (size_t i = 0; i < a.len && i < b.len; i++)
        if (a.text[i] != b.text[i])
            return (unsigned char)a.text[i] < (unsigned char)b.text[i] ? -1 : 1;
    return (a.len > b.len) - (a.len < b.len);
}

bool odd_text_begins(odd_text text, const char *with) {
    odd_scan s = {text.text, text.len, 0};
    return odd_scan_bytes(&s, with);
}

bool odd_same_letters(odd_text a, odd_text b) {
    if (a.len != b.len)
        return false;
    for (size_t i = 0; i < a.len; i++)
        if (odd_lower(a.text[i]) != odd_lower(b.text[i]))
            return false;
    return true;
}

bool odd_text_is(odd_text text, const char *word) {
    for (size_t i = 0; i < text.len; i++)
        if (word[i] == '\0' || odd_lower(text.text[i]) != odd_lower(word[i]))
            return false;
    return word[text.len] == '\0';
}

int odd_text_among(odd_text text, const char *words) {
    for (int place = 0;; place++, words++) {
        size_t len = 0;
        while (words[len] != '\0' && words[len] != '|')
            len++;
        if (odd_same_letters(text, (odd_text){words, len}))
            return place;
        words += len;
        if (*words == '\0')
            return -1;
    }
}

odd_text odd_text_trim(odd_text text) {
    if (text.len == 0)
        return (odd_text){0};
    odd_scan s = {text.text, text.len, 0};
    odd_scan_blanks(&s);
    size_t end = text.len;
    while (end > s.at && (unsigned char)text.text[end - 1] <= ' ')
        end--;
    return (odd_text){text.text + s.at, end - s.at};
}

odd_text odd_text_line(odd_text *rest) {
    odd_text line = {rest->text, 0};
    while (line.len < rest->len && rest->text[line.len] != '\n')
        line.len++;
    *rest = odd_text_from(*rest, line.len + (line.len < rest->len));
    return line;
}
