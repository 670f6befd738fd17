/* A small line editor. readline would put the program under the GPL, and any library would be much larger than
 * a line of a score sheet needs. The terminal is in raw mode only while a line is read. Signals are then
 * blocked except while the program waits for a key, so that they are handled in one place: the terminal is
 * restored first, and then the signal has its usual effect. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

#include "base/text.h"
#include "cli/cli.h"
#include "cli/prompt.h"

enum { LINE_BYTES_MAX = 4000, ESCAPE_WAIT_MS = 50, PROMPT_ROOM = 12 };

#define CTRL(letter) ((letter) - '@')

/* Keys that are not characters; -1 is the end of the input. */
enum {
    KEY_CLOSED = -1,
    KEY_NONE = 256,
    KEY_LEFT,
    KEY_RIGHT,
    KEY_UP,
    KEY_DOWN,
    KEY_HOME,
    KEY_END,
    KEY_DELETE
};

/* ---- The terminal, of which there is one ------------------------------------------------------- */

#ifdef SIGWINCH
enum { RESIZED = SIGWINCH };
#else
enum { RESIZED = SIGCONT };
#endif

static const int watched[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, RESIZED};
enum { WATCHED = sizeof watched / sizeof watched[0] };

static struct termios cooked;
static struct sigaction actions[WATCHED]; /* the original actions */
static sigset_t usual_mask;
static volatile sig_atomic_t arrived[WATCHED];

static void note_signal(int number) {
    for (int i = 0; i < WATCHED; i++)
        if (watched[i] == number)
            arrived[i] = 1;
}

static void set_mode(const struct termios *mode) {
    while (tcsetattr(STDIN_FILENO, TCSADRAIN, mode) != 0 && errno == EINTR)
        ;
}

/* Reads keys one by one, unchanged and not echoed; output is unchanged. */
static void set_raw(void) {
    struct termios raw = cooked;
    raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | ISTRIP | IXON);
    raw.c_lflag &= ~(tcflag_t)(ECHO | ICANON | IEXTEN | ISIG);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    set_mode(&raw);
}

static void watch_signals(void) {
    struct sigaction note = {.sa_handler = note_signal};
    sigset_t set;
    sigemptyset(&set);
    sigemptyset(&note.sa_mask);
    for (int i = 0; i < WATCHED; i++)
        sigaddset(&set, watched[i]);
    sigprocmask(SIG_BLOCK, &set, &usual_mask);
    for (int i = 0; i < WATCHED; i++) {
        arrived[i] = 0;
        sigaction(watched[i], NULL, &actions[i]);
        /* an ignored signal stays ignored, as SIGHUP under nohup */
        if (actions[i].sa_handler != SIG_IGN)
            sigaction(watched[i], &note, NULL);
    }
}

static void release_signals(void) {
    for (int i = 0; i < WATCHED; i++)
        sigaction(watched[i], &actions[i], NULL);
    sigprocmask(SIG_SETMASK, &usual_mask, NULL);
}

static bool enter_raw(void) {
    if (tcgetattr(STDIN_FILENO, &cooked) != 0)
        return false;
    watch_signals();
    set_raw();
    return true;
}

static void leave_raw(void) {
    set_mode(&cooked);
    release_signals();
}

/* Lets a signal take effect with the terminal restored, and returns if the program was not ended. */
static void obey(int number) {
    set_mode(&cooked);
    fputs("\n", stdout);
    fflush(stdout);
    release_signals();
    raise(number);
    watch_signals();
    set_raw();
}

static void draw(odd_edit *e);

static void handle_signals(odd_edit *e) {
    for (int i = 0; i < WATCHED; i++) {
        if (!arrived[i])
            continue;
        arrived[i] = 0;
        if (watched[i] == SIGCONT)
            set_raw(); /* after a stop that could not be caught, the shell has changed the mode */
        else if (watched[i] != RESIZED)
            obey(watched[i]);
    }
    fputs("\r\033[J", stdout);
    draw(e);
}

/* ---- Bytes and keys ---------------------------------------------------------------------------- */

/* The next byte; KEY_CLOSED at the end of the input, KEY_NONE after the time (wait_ms < 0: no limit). */
static int next_byte(odd_edit *e, int wait_ms) {
    while (e->input_at == e->input_len) {
        struct timespec wait = {0, wait_ms * 1000000L};
        fd_set set;
        FD_ZERO(&set);
        FD_SET(STDIN_FILENO, &set);
        int ready = pselect(STDIN_FILENO + 1, &set, NULL, NULL, wait_ms < 0 ? NULL : &wait, &usual_mask);
        if (ready == 0)
            return KEY_NONE;
        if (ready < 0 && errno == EINTR) {
            handle_signals(e);
            continue;
        }
        ssize_t n = ready < 0 ? -1 : read(STDIN_FILENO, e->input, sizeof e->input);
        if (n < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (n <= 0)
            return KEY_CLOSED;
        e->input_at = 0;
        e->input_len = (size_t)n;
    }
    return e->input[e->input_at++];
}

/* ESC [ 3 ~ and the like: numbers up to a letter or '~'. Only the first matters; the others are shift and ctrl. */
static int read_sequence(odd_edit *e) {
    int number = 0, c;
    bool first = true;
    while ((c = next_byte(e, ESCAPE_WAIT_MS)) >= 0x20 && c < 0x40) {
        first = first && c >= '0' && c <= '9' && number < 100;
        number = first ? number * 10 + c - '0' : number;
    }
    switch (c) {
    case 'A':
        return KEY_UP;
    case 'B':
        return KEY_DOWN;
    case 'C':
        return KEY_RIGHT;
    case 'D':
        return KEY_LEFT;
    case 'H':
        return KEY_HOME;
    case 'F':
        return KEY_END;
    case '~':
        return number == 1 || number == 7   ? KEY_HOME
               : number == 4 || number == 8 ? KEY_END
               : number == 3                ? KEY_DELETE
                                            : KEY_NONE;
    }
    return KEY_NONE;
}

static int next_key(odd_edit *e) {
    int c = next_byte(e, -1);
    if (c != 0x1B)
        return c;
    c = next_byte(e, ESCAPE_WAIT_MS);
    if (c >= 0 && c < 0x20)
        e->input_at--; /* the escape key itself, and then another key */
    return c == '[' || c == 'O' ? read_sequence(e) : KEY_NONE;
}

/* ---- The line ---------------------------------------------------------------------------------- */

static bool inside(const odd_edit *e, size_t at) {
    return ((unsigned char)e->line[at] & 0xC0) == 0x80;
}

static size_t before(const odd_edit *e, size_t at) {
    if (at == 0)
        return 0;
    for (at--; at > 0 && inside(e, at); at--)
        ;
    return at;
}

static size_t after(const odd_edit *e, size_t at) {
    if (at >= e->len)
        return e->len;
    for (at++; at < e->len && inside(e, at); at++)
        ;
    return at;
}

/* Counts the characters between two positions; each is assumed to be one column wide. */
static int columns(const odd_edit *e, size_t from, size_t to) {
    int count = 0;
    for (size_t i = from; i < to; i++)
        count += !inside(e, i);
    return count;
}

static bool make_room(odd_edit *e, size_t len) {
    if (len + 1 <= e->cap)
        return true;
    char *more = realloc(e->line, len + 256);
    if (more == NULL)
        return false;
    e->line = more;
    e->cap = len + 256;
    return true;
}

static void set_line(odd_edit *e, const char *text) {
    size_t len = strlen(text);
    if (!make_room(e, len))
        return;
    memcpy(e->line, text, len + 1);
    e->len = e->cursor = len;
    e->left = 0;
}

static void insert(odd_edit *e, const char *bytes, size_t len) {
    if (e->len + len > LINE_BYTES_MAX || !make_room(e, e->len + len))
        return;
    memmove(e->line + e->cursor + len, e->line + e->cursor, e->len - e->cursor + 1);
    memcpy(e->line + e->cursor, bytes, len);
    e->len += len;
    e->cursor += len;
}

static void erase(odd_edit *e, size_t from, size_t to) {
    memmove(e->line + from, e->line + to, e->len - to + 1);
    e->len -= to - from;
    e->cursor = from;
}

/* The bytes of the first character of a text; 0 if it is invalid, or a control character. */
static size_t character_length(const char *text, size_t len) {
    uint32_t c;
    size_t bytes = odd_utf8_next(&c, text, len);
    bool none = c == ODD_UTF8_REPLACEMENT && bytes == 1;
    return none || c < 0x20 || (c >= 0x7F && c < 0xA0) ? 0 : bytes;
}

/* Inserts one character in UTF-8. Invalid bytes and control characters are dropped. */
static void insert_character(odd_edit *e, int first) {
    char bytes[4] = {(char)first};
    size_t len = 1;
    while (character_length(bytes, len) == 0) {
        if (first < 0x80 || len == sizeof bytes)
            return;
        int c = next_byte(e, ESCAPE_WAIT_MS);
        if (c < 0x80 || c > 0xBF) {
            if (c >= 0 && c < KEY_NONE)
                e->input_at--;
            return;
        }
        bytes[len++] = (char)c;
    }
    insert(e, bytes, len);
}

/* Draws the line, scrolled sideways so that the cursor is visible; '<' and '>' mark that it continues. */
static void draw(odd_edit *e) {
    int width = odd_term_columns(), indent = odd_text_width(e->prompt_text);
    const char *prompt = e->prompt_text;
    if (indent + PROMPT_ROOM > width) {
        prompt = "";
        indent = 0;
    }
    int room = width - indent - 1;
    while (e->left > 0 && columns(e, e->left, e->len) < room)
        e->left = before(e, e->left);
    if (e->cursor < e->left)
        e->left = e->cursor;
    while (columns(e, e->left, e->cursor) > room)
        e->left = after(e, e->left);
    size_t end = e->left;
    for (int i = 0; i < room && end < e->len; i++)
        end = after(e, end);
    printf("\r%s", prompt);
    if (e->left > 0 && indent > 0)
        fputs("\b<", stdout);
    fwrite(e->line + e->left, 1, end - e->left, stdout);
    fputs(end < e->len ? ">" : "\033[K", stdout);
    int column = indent + columns(e, e->left, e->cursor);
    fputs("\r", stdout);
    if (column > 0)
        printf("\033[%dC", column);
    fflush(stdout);
}

/* ---- History ----------------------------------------------------------------------------------- */

static char *copy_of(const char *text, size_t len) {
    char *copy = malloc(len + 1);
    if (copy != NULL) {
        memcpy(copy, text, len);
        copy[len] = '\0';
    }
    return copy;
}

void odd_edit_remember(odd_edit *e, const char *text, size_t len) {
    const char *last = e->history_count > 0 ? e->history[e->history_count - 1] : "";
    if (len == 0 || len > LINE_BYTES_MAX || (strlen(last) == len && memcmp(last, text, len) == 0))
        return;
    char *copy = copy_of(text, len);
    if (copy == NULL)
        return;
    if (e->history_count == ODD_EDIT_HISTORY) {
        free(e->history[0]);
        memmove(e->history, e->history + 1, (ODD_EDIT_HISTORY - 1) * sizeof e->history[0]);
        e->history_count--;
    }
    e->history[e->history_count++] = copy;
}

/* Steps to an older line, or to a newer one; after the newest comes the line that was being typed. */
static void look_back(odd_edit *e, bool older) {
    if (older ? e->history_at == 0 : e->history_at == e->history_count)
        return;
    if (e->history_at == e->history_count) {
        free(e->unfinished);
        e->unfinished = copy_of(e->line, e->len);
    }
    e->history_at += older ? (size_t)-1 : 1;
    const char *text = e->history_at < e->history_count ? e->history[e->history_at] : e->unfinished;
    set_line(e, text != NULL ? text : "");
}

/* ---- Texts ------------------------------------------------------------------------------------- */

void odd_edit_print(const odd_edit *e, const char *text) {
    int width = e->prompt ? odd_term_columns() : 0, column = 0;
    while (*text != '\0') {
        size_t len = strcspn(text, " ");
        int word = 0;
        for (size_t i = 0; i < len; i++)
            word += ((unsigned char)text[i] & 0xC0) != 0x80;
        if (column > 0 && width > 0 && column + 1 + word >= width) {
            putchar('\n');
            column = 0;
        }
        column += printf("%s", column > 0 ? " " : "") + word;
        for (size_t i = 0; i < len; i++)
            putchar((unsigned char)text[i] < 0x20 || text[i] == 0x7F ? '.' : text[i]);
        text += len;
        text += strspn(text, " ");
    }
    putchar('\n');
}

bool odd_edit_check(odd_error *error, const char *line, size_t len) {
    int column = 1;
    for (size_t i = 0, size; i < len; i += size, column++) {
        size = line[i] == '\t' ? 1 : character_length(line + i, len - i);
        if (size > 0)
            continue;
        *error = (odd_error){.code = ODD_E_SYNTAX, .column = column};
        snprintf(error->message, sizeof error->message, "invalid character in a line");
        return false;
    }
    return true;
}

void odd_edit_mark(const odd_edit *e, const odd_error *error) {
    char text[sizeof error->message + 32];
    int indent = odd_text_width(e->prompt_text);
    bool whole = indent + odd_text_width(e->line) < odd_term_columns();
    if (error->column > 0 && whole)
        printf("%*s^\n", indent + error->column - 1, "");
    if (error->column > 0 && !whole)
        snprintf(text, sizeof text, "Column %d: %s", error->column, error->message);
    else
        snprintf(text, sizeof text, "%s", error->message);
    odd_edit_print(e, text);
}

/* ---- Reading a line ---------------------------------------------------------------------------- */

static void erase_word(odd_edit *e) {
    size_t from = e->cursor;
    while (from > 0 && e->line[from - 1] == ' ')
        from--;
    while (from > 0 && e->line[from - 1] != ' ')
        from--;
    erase(e, from, e->cursor);
}

/* Handles keys that move the cursor or choose a line. Returns false for other keys. */
static bool press_to_move(odd_edit *e, int key) {
    switch (key) {
    case KEY_LEFT:
    case CTRL('B'):
        e->cursor = before(e, e->cursor);
        return true;
    case KEY_RIGHT:
    case CTRL('F'):
        e->cursor = after(e, e->cursor);
        return true;
    case KEY_HOME:
    case CTRL('A'):
        e->cursor = 0;
        return true;
    case KEY_END:
    case CTRL('E'):
        e->cursor = e->len;
        return true;
    case KEY_UP:
    case CTRL('P'):
        look_back(e, true);
        return true;
    case KEY_DOWN:
    case CTRL('N'):
        look_back(e, false);
        return true;
    default:
        return false;
    }
}

/* Handles keys that erase a part of the line. Returns false for other keys. */
static bool press_to_erase(odd_edit *e, int key) {
    switch (key) {
    case KEY_DELETE:
    case CTRL('D'):
        erase(e, e->cursor, after(e, e->cursor));
        return true;
    case CTRL('H'):
    case 0x7F:
        erase(e, before(e, e->cursor), e->cursor);
        return true;
    case CTRL('K'):
        erase(e, e->cursor, e->len);
        return true;
    case CTRL('U'):
        erase(e, 0, e->len);
        return true;
    case CTRL('W'):
        erase_word(e);
        return true;
    default:
        return false;
    }
}

static void press(odd_edit *e, int key) {
    if (press_to_move(e, key) || press_to_erase(e, key))
        return;
    if (key == CTRL('L'))
        fputs("\033[H\033[2J", stdout);
    else if (key == CTRL('Z'))
        obey(SIGTSTP);
    else if (key >= 0x20 && key < KEY_NONE)
        insert_character(e, key);
}

static odd_edit_end edit(odd_edit *e) {
    for (;;) {
        if (e->input_at == e->input_len) /* not for each character of a pasted text */
            draw(e);
        int key = next_key(e);
        if (key == '\r' || key == '\n')
            return ODD_EDIT_LINE;
        if (key == CTRL('C'))
            return ODD_EDIT_ABANDONED;
        if (key == KEY_CLOSED || (key == CTRL('D') && e->len == 0))
            return ODD_EDIT_CLOSED;
        press(e, key);
    }
}

static odd_edit_end read_keys(odd_edit *e, const char *given, int column) {
    e->history_at = e->history_count;
    set_line(e, given != NULL ? given : "");
    if (column > 0)
        for (e->cursor = 0; column > 1; column--)
            e->cursor = after(e, e->cursor);
    fflush(stdout);
    if (e->line == NULL || !enter_raw())
        return ODD_EDIT_CLOSED;
    odd_edit_end end = edit(e);
    e->cursor = e->len;
    draw(e);
    fputs(end == ODD_EDIT_ABANDONED ? "^C\n" : "\n", stdout);
    fflush(stdout);
    leave_raw();
    return end;
}

static odd_edit_end read_plain(odd_edit *e) {
    if (e->prompt)
        fputs(e->prompt_text, stdout);
    fflush(stdout);
    ssize_t n = getline(&e->line, &e->cap, stdin);
    if (n < 0) {
        if (e->prompt)
            putchar('\n');
        return ODD_EDIT_CLOSED;
    }
    e->len = (size_t)n;
    while (e->len > 0 && (e->line[e->len - 1] == '\n' || e->line[e->len - 1] == '\r'))
        e->line[--e->len] = '\0';
    return ODD_EDIT_LINE;
}

odd_edit_end odd_edit_read(odd_edit *e, const char *prompt, const char *given, int column) {
    e->prompt_text = prompt;
    odd_edit_end end = e->keys ? read_keys(e, given, column) : read_plain(e);
    if (end == ODD_EDIT_LINE)
        odd_edit_remember(e, e->line, e->len);
    return end;
}

void odd_edit_start(odd_edit *e) {
    const char *term = getenv("TERM");
    *e = (odd_edit){0};
    e->prompt = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    e->keys = e->prompt && term != NULL && term[0] != '\0' && strcmp(term, "dumb") != 0;
}

void odd_edit_free(odd_edit *e) {
    for (size_t i = 0; i < e->history_count; i++)
        free(e->history[i]);
    free(e->unfinished);
    free(e->line);
}
