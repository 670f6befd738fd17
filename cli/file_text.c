/* Turns the bytes of a file into text for the readers: unpacked, in UTF-8, and of a known format. */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "cli/event_command.h"
#include "platform/archive.h"

static const char *place_of(const char *path) {
    return strcmp(path, "-") == 0 ? "stdin" : path;
}

/* Replaces the bytes of the file. */
static void replace(odd_event_file *f, char *text, size_t len) {
    if (f->mapped != NULL)
        odd_file_unmap(f->mapped, f->mapped_len);
    free(f->text);
    f->mapped = NULL;
    f->text = text;
    f->len = len;
}

static bool unpack(const odd_args *args, odd_event_file *f, const char *path) {
    odd_text bytes = odd_event_bytes(f);
    odd_error error = {0};
    char *text;
    size_t len;
    if (odd_archive_unpack(&text, &len, bytes.text, bytes.len, &error) != ODD_OK) {
        odd_complain(args, "%s: %s", place_of(path), error.message);
        return false;
    }
    if (text != NULL)
        replace(f, text, len);
    return true;
}

/* ---- Which format ------------------------------------------------------------------------------ */

static odd_text without_blanks(odd_text bytes) {
    odd_scan s = {bytes.text, bytes.len, 0};
    odd_scan_bytes(&s, ODD_BYTE_ORDER_MARK);
    while (!odd_scan_end(&s) && (unsigned char)odd_scan_peek(&s) <= ' ')
        s.at++;
    return (odd_text){bytes.text + s.at, bytes.len - s.at};
}

static bool begins(odd_text text, const char *with) {
    size_t len = strlen(with);
    return text.len >= len && odd_same_letters((odd_text){text.text, len}, (odd_text){with, len});
}

/* Whether a text is a web page: its first element is html, or its doctype is. */
static bool is_page(odd_text text) {
    enum { LOOKED_AT = 1024 };
    for (size_t i = 0; i + 5 < text.len && i < LOOKED_AT && text.text[0] == '<'; i++)
        if (begins((odd_text){text.text + i, text.len - i}, "<html") ||
            begins((odd_text){text.text + i, text.len - i}, "<!doctype html"))
            return true;
    return false;
}

/* Whether bytes cannot be the text of a log: the first ones include a control character that no text has. */
static bool is_binary(odd_text bytes) {
    enum { LOOKED_AT = 4096 };
    for (size_t i = 0; i < bytes.len && i < LOOKED_AT; i++) {
        unsigned char c = (unsigned char)bytes.text[i];
        if (c < ' ' && (c == '\0' || strchr("\t\n\v\f\r\x1A\x1B", c) == NULL))
            return true;
    }
    return false;
}

/* Describes a file that no reader recognizes; NULL: it may be a log with a slip in its first line. */
static const char *other_kind(odd_text bytes) {
    odd_text text = without_blanks(bytes);
    if (is_page(text))
        return "a web page: expected the file with the results instead";
    if (begins(text, "%PDF-"))
        return "a PDF document: expected the file that it was printed from";
    if (bytes.len >= 4 && memcmp(bytes.text, "\xD0\xCF\x11\xE0", 4) == 0)
        return "an old Excel file: save it as .xlsx or CSV";
    return NULL;
}

void odd_complain_format(const odd_args *args, const char *path) {
    odd_out names = ODD_HEAP_OUT;
    for (int i = 0; odd_format_about(i) != NULL; i++)
        if (odd_format_about(i)->reads)
            odd_out_format(&names, "%s%s", i > 0 ? ", " : "", odd_format_about(i)->name);
    odd_out_char(&names, '\0');
    odd_complain(args, "%s: unrecognized file format: expected one of %s", place_of(path), names.text);
    odd_out_free(&names);
}

/* The format that the beginning suggests, if no reader is sure: its reader then says what is wrong with the file. */
static int format_like(odd_text text) {
    if (begins(text, "<?xml") || begins(text, "<usebio"))
        return odd_format_named("usebio");
    if (text.len > 0 && text.text[0] == '{')
        return odd_format_named("json");
    return -1;
}

/* Finds the format by the contents, otherwise by the name; a file of any other name is read as a log. */
static bool find_format(const odd_args *args, odd_event_file *f, const char *path) {
    odd_text bytes = odd_event_bytes(f), text = without_blanks(bytes);
    int log = odd_format_named("event"), by_name = odd_format_named(path);
    f->format = text.len > 0 ? odd_format_detect(bytes.text, bytes.len) : -1;
    if (f->format >= 0)
        return true;
    const char *other = other_kind(bytes);
    if (other != NULL) {
        odd_complain(args, "%s is %s", place_of(path), other);
        return false;
    }
    f->format = format_like(text) >= 0 ? format_like(text) : by_name;
    if (f->format < 0 || !odd_format_about(f->format)->reads) {
        f->format = log;
        f->guessed = true;
    }
    if (text.len == 0 && f->format != log) {
        odd_complain(args, "%s is empty", place_of(path));
        return false;
    }
    if (f->format != log || !is_binary(bytes))
        return true;
    odd_complain_format(args, path);
    return false;
}

/* ---- Which encoding ---------------------------------------------------------------------------- */

/* The encoding that an XML file declares, as a part of the file; empty if it declares none. */
static odd_text declared(odd_text bytes) {
    enum { LOOKED_AT = 200 };
    static const char word[] = "encoding=";
    size_t end = 0, len = bytes.len < LOOKED_AT ? bytes.len : LOOKED_AT;
    while (end + 1 < len && (bytes.text[end] != '?' || bytes.text[end + 1] != '>'))
        end++;
    for (size_t i = 0; i + sizeof word < end; i++) {
        const char *from = bytes.text + i + sizeof word - 1, *quote = bytes.text + i + sizeof word;
        if (!begins((odd_text){bytes.text + i, end - i}, word) || (*from != '"' && *from != '\''))
            continue;
        const char *to = memchr(quote, *from, (size_t)(bytes.text + end - quote));
        return to != NULL ? (odd_text){quote, (size_t)(to - quote)} : (odd_text){0};
    }
    return (odd_text){0};
}

static odd_charset declared_charset(odd_text bytes) {
    char name[32];
    odd_text said = declared(bytes);
    if (said.len == 0 || said.len >= sizeof name)
        return ODD_CHARSET_COUNT;
    memcpy(name, said.text, said.len);
    name[said.len] = '\0';
    return odd_charset_named(name);
}

/* Removes the declaration of the encoding, after the text became UTF-8. */
static void undeclare(char *text, size_t len) {
    enum { WORD = 10 }; /* encoding=" */
    odd_text said = declared((odd_text){text, len});
    if (said.len > 0)
        memset(text + (said.text - text) - WORD, ' ', said.len + WORD + 1);
}

static void say_guess(const char *path, odd_charset_guess guess) {
    fprintf(stderr, "%s: warning: not UTF-8: read as %s", place_of(path), odd_charset_name(guess.charset));
    bool any = false;
    for (int i = 0; i < ODD_CHARSET_COUNT; i++)
        if ((guess.others >> i & 1) != 0) {
            fprintf(stderr, "%s%s",
                    any ? " or " : "; other possible encodings: ", odd_charset_name((odd_charset)i));
            any = true;
        }
    fprintf(stderr, "%s\n", any ? ": choose with --encoding NAME" : "");
}

/* Returns false after a message. ODD_CHARSET_COUNT: none was given. */
static bool find_given(const odd_args *args, odd_charset *given) {
    const char *name = odd_args_value(args, "encoding");
    *given = name != NULL ? odd_charset_named(name) : ODD_CHARSET_COUNT;
    if (name == NULL || *given != ODD_CHARSET_COUNT)
        return true;
    odd_out names = ODD_HEAP_OUT;
    for (int i = 0; i < ODD_CHARSET_COUNT; i++)
        odd_out_format(&names, "%s%s", i > 0 ? ", " : "", odd_charset_name((odd_charset)i));
    odd_out_char(&names, '\0');
    odd_complain(args, "unknown encoding '%s': expected one of %s", name, names.text);
    odd_out_free(&names);
    return false;
}

static bool decode(const odd_args *args, odd_event_file *f, const char *path) {
    odd_text bytes = odd_event_bytes(f);
    bool xml = f->format == odd_format_named("usebio"), log = f->format == odd_format_named("event");
    odd_charset given;
    if (!find_given(args, &given))
        return false;
    if (f->format == odd_format_named("bws") || (log && given == ODD_CHARSET_COUNT))
        return true; /* a database declares its own encoding, and a log is UTF-8 */
    odd_charset_guess guess = {.charset = given, .sure = true};
    if (xml && given == ODD_CHARSET_COUNT)
        guess.charset = declared_charset(bytes);
    bool wrong = guess.charset == ODD_UTF8 && given != ODD_UTF8; /* it was declared, perhaps wrongly */
    if (guess.charset == ODD_CHARSET_COUNT || wrong)
        guess = odd_charset_detect(bytes.text, bytes.len);
    bool wide = guess.charset == ODD_UTF16_LITTLE || guess.charset == ODD_UTF16_BIG;
    if ((guess.charset == ODD_UTF8 && guess.sure) || (xml && wide))
        return true;
    size_t len;
    char *text = odd_charset_decode(guess.charset, bytes.text, bytes.len, &len);
    if (xml)
        undeclare(text, len);
    replace(f, text, len);
    if (!guess.sure)
        say_guess(path, guess);
    return true;
}

bool odd_event_prepare(const odd_args *args, odd_event_file *f, const char *path) {
    return unpack(args, f, path) && find_format(args, f, path) && decode(args, f, path);
}
