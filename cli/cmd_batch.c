/* oddtrick batch: a result a line in, a score a line out, as fast as the machine reads. Memory is
 * constant: a buffer of input, a buffer of output, and what is known of the words met so far, from
 * which nearly all lines are answered. What was read is written before more is waited for. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/scan.h"
#include "cli/cli.h"
#include "cli/lines.h"
#include "cli/memo.h"

enum {
    INPUT = 1 << 16,        /* bytes read at once; a longer line is an error */
    OUTPUT = 2 * INPUT + 8, /* no score is longer than twice its line */
    SCORE_BYTES = 8,        /* a score as text, its line end included */
    SCORE_LIMIT = 7600,     /* down 13, redoubled and vulnerable */
    SCORES = 2 * SCORE_LIMIT / 10 + 1,
    PARTS_MAX = 256, /* different first parts of results, and different second ones */
    SPLIT = 3        /* where a result without blanks is split */
};

/* A line's meaning: that of its result, or'ed with that of its vulnerability. */
enum {
    RESULT_BITS = 11, /* contract and tricks, as packed */
    NS_VUL = 1 << 11,
    EW_VUL = 1 << 12,
    EW_DECLARES = 1 << 13,
    MEANINGS = 1 << 14,
    BAD = 0x7F,       /* no contract is packed so */
    UNKNOWN = 1 << 15 /* what its two parts mean together is not known */
};

/* "-7600\n" and its length, to be copied whole. */
typedef struct score_text {
    char text[SCORE_BYTES - 1];
    uint8_t len;
} score_text;

typedef struct batch {
    const odd_args *args;
    const char *place; /* of the input, for messages */
    bool scores_only;
    bool declarers;      /* print declarer's score, not North-South's */
    bool have_vul;       /* lines without a vulnerability have this one */
    odd_vul vul;         /* */
    unsigned long lines; /* read so far */
    bool wrong;          /* a line was */
    bool failed;         /* reading or writing did */
    bool plain;          /* the input has no NUL, which would look like the end of a word */
    size_t output_len;

    odd_words firsts, seconds, vuls;         /* the words of lines */
    uint16_t first_count, second_count;      /* the numbers given so far; 0 is not */
    uint16_t results[PARTS_MAX * PARTS_MAX]; /* meanings, by first + second */
    uint16_t text_of[MEANINGS];              /* which text, by meaning */
    score_text texts[SCORES + 1];            /* by score / 10, and "?" */

    char input[INPUT + ODD_LINE_REACH];
    char output[OUTPUT];
} batch;

/* ---- Meanings ---------------------------------------------------------------------------------- */

static uint16_t meaning_of_result(odd_result r) {
    unsigned side = odd_seat_side(r.declarer) == ODD_EW ? EW_DECLARES : 0;
    return (uint16_t)((odd_pack(r, ODD_VUL_NONE) & ((1 << RESULT_BITS) - 1)) | side);
}

static uint16_t meaning_of_vul(odd_vul v) {
    return (uint16_t)((odd_vulnerable(v, ODD_NORTH) == 1 ? NS_VUL : 0) |
                      (odd_vulnerable(v, ODD_EAST) == 1 ? EW_VUL : 0));
}

static int score_of_meaning(const batch *b, unsigned meaning) {
    bool east_west = (meaning & EW_DECLARES) != 0;
    bool vulnerable = (meaning & (east_west ? EW_VUL : NS_VUL)) != 0;
    odd_packed packed = (odd_packed)((meaning & ((1 << RESULT_BITS) - 1)) | (unsigned)vulnerable << 11 |
                                     (unsigned)east_west << 12);
    int16_t score;
    odd_score_many(&score, &packed, 1);
    return b->declarers && east_west ? -score : score;
}

static void make_texts(batch *b) {
    for (int score = -SCORE_LIMIT; score <= SCORE_LIMIT; score += 10) {
        score_text *t = &b->texts[(score + SCORE_LIMIT) / 10];
        t->len = (uint8_t)snprintf(t->text, sizeof t->text, "%d\n", score);
    }
    for (unsigned meaning = 0; meaning < MEANINGS; meaning++)
        b->text_of[meaning] = (uint16_t)((score_of_meaning(b, meaning) + SCORE_LIMIT) / 10);
    b->text_of[BAD] = SCORES;
    b->texts[SCORES] = (score_text){"?\n", 2};
    for (size_t i = 0; i < PARTS_MAX * PARTS_MAX; i++)
        b->results[i] = UNKNOWN;
}

/* ---- Output ------------------------------------------------------------------------------------ */

static void flush(batch *b) {
    size_t at = 0;
    while (at < b->output_len && !b->failed) {
        ssize_t n = write(STDOUT_FILENO, b->output + at, b->output_len - at);
        if (n >= 0)
            at += (size_t)n;
        else if (errno != EINTR) {
            odd_complain(b->args, "cannot write the output: %s", strerror(errno));
            b->failed = true;
        }
    }
    b->output_len = 0;
}

static void put(batch *b, const char *text, size_t len) {
    while (len > 0) {
        if (b->output_len == OUTPUT)
            flush(b);
        size_t n = OUTPUT - b->output_len < len ? OUTPUT - b->output_len : len;
        memcpy(b->output + b->output_len, text, n);
        b->output_len += n;
        text += n;
        len -= n;
    }
}

/* ---- A line ------------------------------------------------------------------------------------ */

static uint16_t bad_line(batch *b, int column, const char *message) {
    fprintf(stderr, "%s:%lu:%d: %s\n", b->place, b->lines, column, message);
    b->wrong = true;
    return BAD;
}

static int column_of(const char *text, size_t len) {
    return odd_scan_column(&(odd_scan){text, len, 0}, len);
}

/* Where the column that begins at `from` ends: at a tab, or with the line. */
static size_t column_end(const char *text, size_t from, size_t len) {
    const char *tab = memchr(text + from, '\t', len - from);
    return tab != NULL ? (size_t)(tab - text) : len;
}

/* The three words of a line. */
typedef struct line_words {
    odd_word first, second, vul;
} line_words;

/* Splits a line into its words. False if they are too long. */
static inline bool split_line(line_words *w, const char *text, odd_marks m) {
    size_t split = m.blank < m.tab ? m.blank : SPLIT;
    size_t second_len = m.tab - split, vul_len = m.end - m.tab - 1; /* huge where they are negative */
    if (m.tab == ODD_MARK_REACH || split > ODD_WORD_MAX || second_len > ODD_WORD_MAX ||
        vul_len > ODD_WORD_MAX)
        return false;
    w->first = odd_word_of(text, split);
    w->second = odd_word_of(text + split, second_len);
    w->vul = odd_word_of(text + m.tab + 1, vul_len);
    return true;
}

/* Gives a part of a result a number if it has none. False if there are too many. */
static bool number_part(odd_words *all, odd_word w, uint16_t *count, uint16_t step, uint16_t *number) {
    if (odd_words_find(all, w, number))
        return true;
    if (*count + 1 == PARTS_MAX)
        return false;
    *number = (uint16_t)((*count + 1) * step);
    if (!odd_words_add(all, w, *number))
        return false;
    ++*count;
    return true;
}

static void remember(batch *b, const char *text, uint16_t result, uint16_t vul) {
    line_words w;
    uint16_t first, second;
    if (!split_line(&w, text, odd_marks_find(text)))
        return;
    odd_words_add(&b->vuls, w.vul, vul);
    if (number_part(&b->firsts, w.first, &b->first_count, PARTS_MAX, &first) &&
        number_part(&b->seconds, w.second, &b->second_count, 1, &second))
        b->results[first + second] = result;
}

/* What stands before the first tab, and between it and the next; what follows is carried along. */
static uint16_t read_deal(batch *b, const char *text, size_t len) {
    odd_deal deal = {.vul = b->vul};
    odd_error error;
    size_t tab = column_end(text, 0, len);
    if (odd_result_parse(&deal.result, text, tab, &error) != ODD_OK)
        return bad_line(b, error.column, error.message);
    if (tab == len && !b->have_vul)
        return bad_line(b, column_of(text, len),
                        "no vulnerability: expected RESULT, a tab and VUL, or the option -v");
    size_t vul_end = tab < len ? column_end(text, tab + 1, len) : len;
    if (tab < len && odd_vul_parse(&deal.vul, text + tab + 1, vul_end - tab - 1, &error) != ODD_OK)
        return bad_line(b, error.column + column_of(text, tab), error.message);
    bool unnamed = deal.result.level > 0 && deal.result.declarer == ODD_NO_SEAT;
    if (unnamed && !b->declarers)
        return bad_line(b, 1,
                        "no declarer: expected one, to tell North-South's score, or the option --declarer");
    if (odd_deal_check(&deal, &error) != ODD_OK)
        return bad_line(b, 1, error.message);
    uint16_t result = meaning_of_result(deal.result), vul = meaning_of_vul(deal.vul);
    if (tab < len && vul_end == len && !unnamed && b->plain)
        remember(b, text, result, vul);
    return result | vul;
}

/* A line with a word that is not in its first slot, or is unknown, or wrong. */
static uint16_t read_slowly(batch *b, const char *text, size_t len) {
    line_words w;
    uint16_t first, second, vul;
    if (b->plain && split_line(&w, text, odd_marks_find(text)) &&
        odd_words_find(&b->firsts, w.first, &first) && odd_words_find(&b->seconds, w.second, &second) &&
        odd_words_find(&b->vuls, w.vul, &vul) && b->results[first + second] != UNKNOWN)
        return b->results[first + second] | vul;
    return read_deal(b, text, len);
}

/* Out of line, to be out of the way of the lines that are known. Returns the length too, by value, so
 * that it need not be in memory. */
typedef struct read_result {
    size_t len;
    uint16_t meaning;
} read_result;

static read_result __attribute__((noinline)) read_line(batch *b, const char *text, unsigned long number) {
    size_t len = (size_t)((const char *)memchr(text, '\n', INPUT + 1) - text);
    b->lines = number;
    return (read_result){len, read_slowly(b, text, len)};
}

/* A line whose words are known, as nearly all are; UNKNOWN if it is none. Every line of a long file goes
 * through here, so each instruction counts. */
static inline read_result read_quickly(const batch *b, const char *text) {
    line_words w;
    uint16_t first, second, vul;
    odd_marks m = odd_marks_find(text);
    if (!split_line(&w, text, m) || !odd_words_quick(&b->firsts, w.first, &first) ||
        !odd_words_quick(&b->seconds, w.second, &second) || !odd_words_quick(&b->vuls, w.vul, &vul))
        return (read_result){0, UNKNOWN};
    return (read_result){m.end, b->results[(unsigned)first + second] | vul};
}

/* ---- The lines between p and stop, which stands behind the last one's end ---------------------- */

static inline read_result read_any(batch *b, const char *text, unsigned long number) {
    read_result r = {0, UNKNOWN};
    if (b->plain)
        r = read_quickly(b, text);
    return r.meaning < UNKNOWN ? r : read_line(b, text, number);
}

static void print_scores(batch *b, const char *p, const char *stop) {
    char *out = b->output + b->output_len;
    unsigned long number = b->lines;
    while (p < stop) {
        read_result r = read_any(b, p, ++number);
        const score_text *score = &b->texts[b->text_of[r.meaning]];
        memcpy(out, score, SCORE_BYTES);
        out += score->len;
        p += r.len + 1;
    }
    b->lines = number;
    b->output_len = (size_t)(out - b->output);
}

static void print_lines(batch *b, const char *p, const char *stop) {
    unsigned long number = b->lines;
    while (p < stop) {
        read_result r = read_any(b, p, ++number);
        const score_text *score = &b->texts[b->text_of[r.meaning]];
        put(b, p, r.len > 0 && p[r.len - 1] == '\r' ? r.len - 1 : r.len);
        put(b, "\t", 1);
        put(b, score->text, score->len);
        p += r.len + 1;
    }
    b->lines = number;
}

/* The length up to and with the last line end. */
static size_t whole_lines(const char *text, size_t len) {
    while (len > 0 && text[len - 1] != '\n')
        len--;
    return len;
}

/* Answers the whole lines of the input and returns the bytes that they have. */
static size_t answer_input(batch *b, size_t have) {
    size_t whole = whole_lines(b->input, have);
    b->plain = memchr(b->input, '\0', whole) == NULL;
    (b->scores_only ? print_scores : print_lines)(b, b->input, b->input + whole);
    flush(b);
    fflush(stderr);
    return whole;
}

/* ---- A file ------------------------------------------------------------------------------------ */

/* Fills the buffer behind the `have` bytes that it holds. False at the end of the file. */
static bool fill(batch *b, int file, size_t *have) {
    for (;;) {
        ssize_t got = read(file, b->input + *have, INPUT - *have);
        if (got > 0) {
            *have += (size_t)got;
            return true;
        }
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0) {
            odd_complain(b->args, "cannot read %s: %s",
                         strcmp(b->place, "stdin") == 0 ? "standard input" : b->place, strerror(errno));
            b->failed = true;
        }
        return false;
    }
}

/* A line that does not fit the buffer: its beginning fills it, the rest is passed by. Leaves in the
 * buffer what follows the line. */
static void skip_long_line(batch *b, int file, size_t *have) {
    char message[64];
    b->lines++;
    snprintf(message, sizeof message, "line too long: expected less than %d bytes", INPUT);
    bad_line(b, 1, message);
    const char *newline;
    do {
        newline = memchr(b->input, '\n', *have);
        size_t n = newline != NULL ? (size_t)(newline - b->input) : *have;
        if (!b->scores_only)
            put(b, b->input, n);
        *have -= newline != NULL ? n + 1 : n;
    } while (newline == NULL && fill(b, file, have));
    if (newline != NULL)
        memmove(b->input, newline + 1, *have);
    put(b, b->scores_only ? "?\n" : "\t?\n", b->scores_only ? 2 : 3);
}

static void read_file(batch *b, int file) {
    size_t have = 0;
    while (!b->failed) {
        size_t answered = answer_input(b, have);
        have -= answered;
        memmove(b->input, b->input + answered, have);
        if (have == INPUT)
            skip_long_line(b, file, &have);
        else if (!fill(b, file, &have))
            break;
    }
    if (have > 0 && !b->failed) { /* the last line has no line end */
        b->input[have] = '\n';
        answer_input(b, have + 1);
    }
    flush(b);
}

/* ---- The command ------------------------------------------------------------------------------- */

static bool start(batch *b, const odd_args *args) {
    const char *vul = odd_args_value(args, "vul");
    odd_error error;
    b->args = args;
    b->scores_only = odd_args_value(args, "scores") != NULL;
    b->declarers = odd_args_value(args, "declarer") != NULL;
    b->have_vul = vul != NULL;
    make_texts(b);
    if (vul == NULL || odd_vul_parse(&b->vul, vul, strlen(vul), &error) == ODD_OK)
        return true;
    odd_complain(args, "%s", error.message);
    return false;
}

static void run_on(batch *b, const char *path) {
    bool is_stdin = strcmp(path, "-") == 0;
    int file = is_stdin ? STDIN_FILENO : open(path, O_RDONLY);
    if (file < 0) {
        odd_complain(b->args, "cannot read %s: %s", path, strerror(errno));
        b->failed = true;
        return;
    }
    b->place = is_stdin ? "stdin" : path;
    b->lines = 0;
    read_file(b, file);
    if (!is_stdin)
        close(file);
}

static int run(odd_args *args) {
    static batch b; /* 500 kB: too much for a stack */
    static char errors[1 << 14];
    if (!start(&b, args))
        return ODD_EXIT_CANNOT;
    setvbuf(stderr, errors, _IOFBF, sizeof errors);
    for (int i = 0; i < args->count && !b.failed; i++)
        run_on(&b, args->operands[i]);
    if (args->count == 0)
        run_on(&b, "-");
    fflush(stderr);
    if (b.failed)
        return ODD_EXIT_CANNOT;
    return b.wrong ? ODD_EXIT_FOUND : ODD_EXIT_DONE;
}

static const odd_option options[] = {
    {'s', "scores", NULL, "print the scores alone"},
    {'v', "vul", "VUL", "the vulnerability of lines that give none"},
    {'d', "declarer", NULL, "print declarer's score, not North-South's"},
};

const odd_command odd_command_batch = {
    .name = "batch",
    .synopsis = "[--scores] [FILE...]",
    .summary = "score a stream of results, a line each",
    .details = "Reads lines of a result, a tab and a vulnerability, from files or standard input, and\n"
               "writes each with a tab and North-South's score. Further columns are carried along.\n"
               "A line that is wrong gives ? and a message, and exit code 1 at the end.\n",
    .formats = "text",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run,
};
