/* oddtrick batch: one result per line in, one score per line out, as fast as the machine reads. Pieces of the
 * input are read one after the other, scored by threads, and written in order. Memory is constant: a few pieces
 * for each thread. Everything that was read is answered before the command waits for more. */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/scores.h"
#include "cli/cli.h"
#include "platform/memory.h"
#include "platform/process.h"

enum {
    PIECES_EACH = 2,      /* per thread: one may wait to be written while another is answered */
    MESSAGES = 1 << 14,   /* bytes of a piece's messages that may wait for their turn */
    ALONE_BYTES = 1 << 20 /* one thread suffices for a shorter input */
};

typedef struct batch batch;

/* A piece of the input on its way. Its messages are stored as line in the piece, column and text, until the lines before it
 * are counted. */
typedef struct slot {
    odd_batch_piece piece; /* first member */
    batch *b;
    unsigned long number;
    bool done;      /* answered, but not written */
    bool has_turn;  /* everything before it is written: its messages need not wait */
    bool wrong;     /* some line is */
    int read_error; /* reading failed after this piece */
    size_t messages_len;
    char messages[MESSAGES];
} slot;

struct batch {
    const odd_args *args;
    odd_batch_rules rules;
    odd_batch_memo *memos[ODD_THREADS_MAX]; /* one for each thread; NULL if it was not started */
    slot *slots[PIECES_EACH * ODD_THREADS_MAX];
    unsigned slot_count; /* slots in use */
    atomic_bool failed;  /* reading or writing failed */

    const char *place; /* name of the file, for messages */
    int file;

    pthread_mutex_t reading; /* held by the thread that reads, also while it waits for input */
    char carry[ODD_BATCH_INPUT];
    size_t carried;            /* bytes after the last whole line */
    unsigned long piece_count; /* pieces read so far */
    size_t bytes;              /* bytes read so far */
    bool ended;

    pthread_mutex_t lock; /* guards all members below */
    pthread_cond_t turn;
    unsigned long next;  /* the piece to be written next */
    bool writing;        /* a thread is writing it */
    unsigned long lines; /* in the file's written pieces */
    bool wrong;          /* some line was, in any file */
};

/* ---- Output: all of it by the thread whose turn it is ------------------------------------------ */

static void write_all(batch *b, const char *text, size_t len) {
    while (len > 0 && !b->failed) {
        ssize_t n = write(STDOUT_FILENO, text, len);
        if (n >= 0) {
            text += n;
            len -= (size_t)n;
        } else if (errno != EINTR) {
            odd_complain(b->args, "cannot write the output: %s", strerror(errno));
            b->failed = true;
        }
    }
}

static void say(const batch *b, unsigned long line, int column, const char *message) {
    fprintf(stderr, "%s:%lu:%d: %s\n", b->place, b->lines + line, column, message);
}

static void say_kept(const batch *b, slot *s) {
    for (size_t at = 0; at < s->messages_len;) {
        unsigned long line;
        int column;
        memcpy(&line, s->messages + at, sizeof line);
        at += sizeof line;
        memcpy(&column, s->messages + at, sizeof column);
        at += sizeof column;
        say(b, line, column, s->messages + at);
        at += strlen(s->messages + at) + 1;
    }
    s->messages_len = 0;
}

static void write_piece(batch *b, slot *s) {
    if (b->failed)
        return;
    say_kept(b, s);
    write_all(b, s->piece.output, s->piece.output_len);
    if (s->read_error != 0 && !b->failed) {
        odd_complain(b->args, "cannot read %s: %s",
                     strcmp(b->place, "stdin") == 0 ? "standard input" : b->place, strerror(s->read_error));
        b->failed = true;
    }
    fflush(stderr);
}

static slot *slot_of(const batch *b, unsigned long number) {
    return b->slots[number % b->slot_count];
}

/* Marks a piece as answered. Writes all pieces whose turn it is, unless another thread does. */
static void finish(batch *b, slot *done) {
    pthread_mutex_lock(&b->lock);
    done->done = true;
    for (slot *s; !b->writing && (s = slot_of(b, b->next))->done;) {
        b->writing = true;
        pthread_mutex_unlock(&b->lock);
        write_piece(b, s);
        pthread_mutex_lock(&b->lock);
        b->writing = s->done = false;
        b->wrong = b->wrong || s->wrong;
        b->lines += s->piece.lines;
        b->next++;
        pthread_cond_broadcast(&b->turn);
    }
    pthread_mutex_unlock(&b->lock);
}

/* Waits until all pieces before this one are written. */
static void take_turn(batch *b, slot *s) {
    pthread_mutex_lock(&b->lock);
    while (b->next != s->number)
        pthread_cond_wait(&b->turn, &b->lock);
    pthread_mutex_unlock(&b->lock);
    s->has_turn = true;
    say_kept(b, s);
}

static void keep_message(slot *s, unsigned long line, int column, const char *message, size_t len) {
    memcpy(s->messages + s->messages_len, &line, sizeof line);
    s->messages_len += sizeof line;
    memcpy(s->messages + s->messages_len, &column, sizeof column);
    s->messages_len += sizeof column;
    memcpy(s->messages + s->messages_len, message, len);
    s->messages_len += len;
}

static void wrong_line(odd_batch_piece *piece, unsigned long line, int column, const char *message) {
    slot *s = (slot *)piece;
    size_t len = strlen(message) + 1;
    s->wrong = true;
    if (!s->has_turn && s->messages_len + sizeof line + sizeof column + len > MESSAGES)
        take_turn(s->b, s);
    if (s->has_turn)
        say(s->b, line, column, message);
    else
        keep_message(s, line, column, message, len);
}

/* ---- Input: all of it by the thread that holds the lock of reading ----------------------------- */

/* Fills the piece after the bytes that it contains. Returns false at the end of the file. */
static bool fill(batch *b, slot *s) {
    odd_batch_piece *piece = &s->piece;
    for (;;) {
        ssize_t got = read(b->file, piece->input + piece->input_len, ODD_BATCH_INPUT - piece->input_len);
        if (got > 0) {
            piece->input_len += (size_t)got;
            b->bytes += (size_t)got;
            return true;
        }
        if (got < 0 && errno == EINTR)
            continue;
        s->read_error = got < 0 ? errno : 0;
        return false;
    }
}

/* Skips the rest of a line that fills the piece without an end. Leaves in the piece what follows the line. */
static void skip_long_line(batch *b, slot *s) {
    odd_batch_piece *piece = &s->piece;
    char message[64];
    const char *newline;
    snprintf(message, sizeof message, "line too long: expected fewer than %d bytes", ODD_BATCH_INPUT);
    take_turn(b, s);
    wrong_line(piece, ++piece->lines, 1, message);
    do {
        newline = memchr(piece->input, '\n', piece->input_len);
        size_t n = newline != NULL ? (size_t)(newline - piece->input) : piece->input_len;
        if (!b->rules.scores_only)
            write_all(b, piece->input, n);
        piece->input_len -= newline != NULL ? n + 1 : n;
    } while (newline == NULL && fill(b, s));
    if (newline != NULL)
        memmove(piece->input, newline + 1, piece->input_len);
    write_all(b, b->rules.scores_only ? "?\n" : "\t?\n", b->rules.scores_only ? 2 : 3);
}

/* The length up to the last line end, inclusive. */
static size_t whole_lines(const char *text, size_t len) {
    while (len > 0 && text[len - 1] != '\n')
        len--;
    return len;
}

/* Leaves out the mark with which some editors begin a file. */
static void skip_mark(odd_batch_piece *piece) {
    odd_text bare = odd_text_unmarked((odd_text){piece->input, piece->input_len});
    if (bare.text == piece->input)
        return;
    piece->input_len = bare.len;
    memmove(piece->input, bare.text, bare.len);
}

/* Reads whole lines, at least one if possible; the last line of a file need not have an end. */
static void read_lines(batch *b, slot *s) {
    odd_batch_piece *piece = &s->piece;
    size_t whole;
    memcpy(piece->input, b->carry, b->carried);
    piece->input_len = b->carried;
    while ((whole = whole_lines(piece->input, piece->input_len)) == 0) {
        if (piece->input_len == ODD_BATCH_INPUT) {
            skip_long_line(b, s);
        } else if (!fill(b, s)) {
            b->ended = true;
            if (s->read_error != 0)
                piece->input_len = 0;
            else if (piece->input_len > 0)
                piece->input[piece->input_len++] = '\n';
            whole = piece->input_len;
            break;
        }
    }
    b->carried = piece->input_len - whole;
    memcpy(b->carry, piece->input + whole, b->carried);
    piece->input_len = whole;
    if (s->number == 0)
        skip_mark(piece);
}

/* Reads the next piece of the input when there is room for it; NULL at the end. */
static slot *read_piece(batch *b) {
    slot *s = NULL;
    pthread_mutex_lock(&b->reading);
    if (!b->ended && !b->failed) {
        pthread_mutex_lock(&b->lock);
        while (b->piece_count - b->next >= b->slot_count)
            pthread_cond_wait(&b->turn, &b->lock);
        pthread_mutex_unlock(&b->lock);
        s = slot_of(b, b->piece_count);
        s->number = b->piece_count++;
        s->has_turn = s->wrong = false;
        s->read_error = 0;
        s->piece.output_len = s->piece.lines = 0;
        read_lines(b, s);
    }
    pthread_mutex_unlock(&b->reading);
    return s;
}

/* ---- Threads ----------------------------------------------------------------------------------- */

static bool answer_piece(batch *b, odd_batch_memo *memo) {
    slot *s = read_piece(b);
    if (s == NULL)
        return false;
    odd_batch_answer(memo, &s->piece);
    finish(b, s);
    return true;
}

static void answer_all(void *owner, int thread) {
    batch *b = owner;
    while (answer_piece(b, b->memos[thread]))
        continue;
}

/* Gives each thread a copy of the known words, and makes room for so many pieces. */
static void prepare(batch *b, int threads, unsigned pieces) {
    for (int i = 0; i < threads; i++) {
        if (b->memos[i] == NULL) {
            b->memos[i] = odd_alloc(1, odd_batch_memo_bytes);
            if (i == 0)
                odd_batch_memo_start(b->memos[i], &b->rules);
            else
                odd_batch_memo_copy(b->memos[i], b->memos[0]);
        }
    }
    b->slot_count = pieces;
    for (unsigned i = 0; i < pieces; i++)
        if (b->slots[i] == NULL) {
            b->slots[i] = odd_alloc(1, sizeof *b->slots[i]);
            b->slots[i]->piece.wrong = wrong_line;
            b->slots[i]->b = b;
        }
}

/* Uses one thread until the input proves to be long. */
static void read_file(batch *b) {
    int threads = odd_threads();
    b->lines = b->piece_count = b->next = 0;
    b->carried = b->bytes = 0;
    b->ended = false;
    prepare(b, 1, 1);
    while ((threads == 1 || b->bytes < ALONE_BYTES) && answer_piece(b, b->memos[0]))
        continue;
    if (b->ended || b->failed)
        return;
    prepare(b, threads, PIECES_EACH * (unsigned)threads);
    odd_parallel(threads, answer_all, b);
}

/* ---- The command ------------------------------------------------------------------------------- */

static bool start(batch *b, const odd_args *args) {
    const char *vul = odd_args_value(args, "vul");
    odd_error error;
    b->args = args;
    b->rules.scores_only = odd_args_value(args, "scores") != NULL;
    b->rules.declarers = odd_args_value(args, "declarer") != NULL;
    b->rules.have_vul = vul != NULL;
    pthread_mutex_init(&b->reading, NULL);
    pthread_mutex_init(&b->lock, NULL);
    pthread_cond_init(&b->turn, NULL);
    if (vul == NULL || odd_vul_parse(&b->rules.vul, vul, strlen(vul), &error) == ODD_OK)
        return true;
    odd_complain(args, "%s", error.message);
    return false;
}

static void run_on(batch *b, const char *path) {
    bool is_stdin = strcmp(path, "-") == 0;
    b->file = is_stdin ? STDIN_FILENO : open(path, O_RDONLY);
    if (b->file < 0) {
        odd_complain(b->args, "cannot read %s: %s", path, strerror(errno));
        b->failed = true;
        return;
    }
    b->place = is_stdin ? "stdin" : path;
    read_file(b);
    if (!is_stdin)
        close(b->file);
}

static void end(batch *b) {
    for (int i = 0; i < ODD_THREADS_MAX; i++)
        free(b->memos[i]);
    for (int i = 0; i < PIECES_EACH * ODD_THREADS_MAX; i++)
        free(b->slots[i]);
}

static int run(odd_args *args) {
    static batch b; /* 70 kB: too large for a small stack */
    static char errors[1 << 14];
    if (!start(&b, args))
        return ODD_EXIT_CANNOT;
    setvbuf(stderr, errors, _IOFBF, sizeof errors);
    for (int i = 0; i < args->count && !b.failed; i++)
        run_on(&b, args->operands[i]);
    if (args->count == 0)
        run_on(&b, "-");
    fflush(stderr);
    end(&b);
    if (b.failed)
        return ODD_EXIT_CANNOT;
    return b.wrong ? ODD_EXIT_FOUND : ODD_EXIT_DONE;
}

static const odd_option options[] = {
    {'s', "scores", NULL, "print only the scores"},
    {'v', "vul", "VUL", "vulnerability for lines without one"},
    {'d', "declarer", NULL, "print declarer's score instead of North-South's"},
};

const odd_command odd_command_batch = {
    .name = "batch",
    .example = "<results.tsv >scores.tsv",
    .synopsis = "[--scores] [FILE...]",
    .summary = "score a stream of results, one per line",
    .details = "Reads lines of a result, a tab and a vulnerability from files or standard input, and\n"
               "writes each line with a tab and North-South's score appended. Further columns are copied.\n"
               "For an invalid line it writes ? and prints a message; the exit code is then 1.\n",
    .formats = "text",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run,
};
