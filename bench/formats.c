/* PBN to scored records: a file of games with all mandatory tags, an auction, the play and scores, a kilobyte each; each
 * deal is another one. */
#include "bench.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "exchange/formats.h"
#include "oddtrick_format.h"

enum { GAMES = 20000, BOARDS = 32, PAIRS = GAMES / BOARDS, TURNS = 9 };

static char *text;
static size_t text_len;
static double read_s, scan_s, memory_x;

/* ---- The file ------------------------------------------------------------------------------------ */

static const char seats[] = "NESW";

static void put_deal(FILE *out, const int cards[52], int dealer) {
    fprintf(out, "[Deal \"%c:", seats[dealer]);
    for (int i = 0; i < 4; i++) {
        odd_hands hands = {{0}};
        char one[ODD_HANDS_MAX];
        for (int c = 0; c < 13; c++)
            hands.hand[ODD_NORTH] |= ODD_CARD_BIT(cards[(dealer + i) % 4 * 13 + c]);
        odd_hands_format(one, sizeof one, &hands, ODD_NORTH);
        *strchr(one, ' ') = '\0';
        fprintf(out, "%s%s", i > 0 ? " " : "", one + 2);
    }
    fputs("\"]\r\n", out);
}

static void put_auction(FILE *out, int dealer, int declarer, const char *contract) {
    static const char *const starts[] = {"1C Pass 1H", "1D 1S X", "1H Pass 2D", "1NT Pass 2C"};
    fprintf(out, "[Auction \"%c\"]\r\n", seats[dealer]);
    fprintf(out, "%s Pass\r\nPass 2S X Pass\r\n3C Pass Pass 3D\r\nPass %s Pass Pass\r\nPass\r\n",
            starts[declarer], contract);
}

static void shuffle(int *cards, int count, uint64_t *state) {
    for (int i = 0; i < count; i++) {
        int j = (int)chance(state, (uint32_t)i + 1), other = cards[j];
        cards[j] = cards[i];
        cards[i] = other;
    }
}

/* The four play their cards in any order. */
static void put_play(FILE *out, uint64_t *state, int cards[52], int leader) {
    static const char suits[] = "CDHS", ranks[] = "23456789TJQKA";
    for (int hand = 0; hand < 52; hand += 13)
        shuffle(cards + hand, 13, state);
    fprintf(out, "[Play \"%c\"]\r\n", seats[leader]);
    for (int trick = 0; trick < 13; trick++)
        for (int i = 0; i < 4; i++) {
            int card = cards[(leader + i) % 4 * 13 + trick];
            fprintf(out, "%c%c%s", suits[card / 13], ranks[card % 13], i < 3 ? " " : "\r\n");
        }
}

static void put_game(FILE *out, uint64_t *state, int game) {
    static const char *const vuls[] = {"None", "NS", "EW", "All"};
    static const char *const strains[] = {"C", "D", "H", "S", "NT"};
    int cards[52] = {0}, board = game % BOARDS + 1, dealer = (board - 1) % 4,
        declarer = (int)chance(state, 4);
    int ns = game / BOARDS, ew = (ns + board) % PAIRS, level = 1 + (int)chance(state, 7);
    uint64_t deal = (uint64_t)board; /* a board has the same cards at all tables */
    for (int i = 0; i < 52; i++)
        cards[i] = i;
    shuffle(cards, 52, &deal);
    char contract[16];
    snprintf(contract, sizeof contract, "%d%s", level, strains[chance(state, 5)]);
    fprintf(
        out,
        "[Event \"Club evening\"]\r\n[Site \"Riverside, GBR\"]\r\n[Date \"2026.11.19\"]\r\n[Board \"%d\"]\r\n",
        board);
    fprintf(out, "[West \"Westerby, Player %03d\"]\r\n[North \"Northwood, Player %03d\"]\r\n", ew, ns);
    fprintf(out, "[East \"Eastman, Player %03d\"]\r\n[South \"Southgate, Player %03d\"]\r\n", ew, ns);
    fprintf(out, "[Dealer \"%c\"]\r\n[Vulnerable \"%s\"]\r\n", seats[dealer], vuls[odd_board_vul(board)]);
    put_deal(out, cards, dealer);
    fprintf(out, "[Scoring \"MatchPoints\"]\r\n[Declarer \"%c\"]\r\n[Contract \"%s\"]\r\n[Result \"%d\"]\r\n",
            seats[declarer], contract, (int)chance(state, 14));
    fprintf(out,
            "[Annotator \"The club's bulletin\"]\r\n[BidSystemEW \"Acol, weak no trump\"]\r\n"
            "[BidSystemNS \"Standard American\"]\r\n[Competition \"Pairs\"]\r\n[EventDate \"2026.11.19\"]\r\n"
            "[Generator \"A dealer's program, 4.2\"]\r\n");
    fprintf(out, "[Score \"NS %d\"]\r\n[ScoreMP \"NS %d EW %d\"]\r\n[Table \"7\"]\r\n",
            10 * (int)chance(state, 100) - 500, (int)chance(state, 20), (int)chance(state, 20));
    put_auction(out, dealer, declarer, contract);
    put_play(out, state, cards, (declarer + 1) % 4);
}

static void make_file(void) {
    uint64_t state = 21;
    FILE *out = open_memstream(&text, &text_len);
    if (out == NULL)
        return;
    fputs("% PBN 2.1\r\n% EXPORT\r\n", out);
    for (int game = 0; game < GAMES; game++) {
        fputs(game > 0 ? "\r\n" : "", out);
        put_game(out, &state, game);
    }
    fclose(out);
}

/* ---- Records that are packed and scored ------------------------------------------------------------ */

typedef struct tally {
    odd_packed plays[GAMES];
    int16_t scores[GAMES];
    size_t count, others;
} tally;

static void take(void *owner, const odd_record *r) {
    tally *t = owner;
    if (r->fact == ODD_FACT_PLAY && t->count < GAMES)
        t->plays[t->count++] = r->play.packed;
    else
        t->others++;
}

static uint32_t seat(void *owner, odd_text id, int direction, uint32_t line) {
    (void)owner;
    (void)id;
    (void)direction;
    return line;
}

static void wrong(void *owner, const odd_error *error, odd_severity severity) {
    (void)owner;
    (void)severity;
    fprintf(stderr, "%d:%d: %s\n", error->line, error->column, error->message);
}

static double read_once(tally *t, block *b) {
    b->used = 0;
    *t = (tally){.count = 0};
    odd_arena arena = {.more = block_more, .owner = b};
    odd_source source = {
        .bytes = text, .len = text_len, .arena = &arena, .taker = {t, take, seat, NULL, wrong}};
    double from = clock_now_s();
    odd_foreign_format(0)->read(&source); /* PBN */
    odd_score_many(t->scores, t->plays, t->count);
    double seconds = clock_now_s() - from;
    if (t->count != GAMES)
        fprintf(stderr, "bench: %zu games of %d were read\n", t->count, GAMES);
    memory_x = (double)b->used / (double)text_len;
    return seconds;
}

static double scan_once(void) {
    double from = clock_now_s();
    volatile size_t lines = 0;
    for (const char *at = text, *end = text + text_len; (at = memchr(at, '\n', (size_t)(end - at))) != NULL;
         at++)
        lines++;
    return clock_now_s() - from;
}

static tally results;
static block space;

static int prepare(void) {
    make_file();
    space.size = 64U << 20;
    space.memory = malloc(space.size);
    return text != NULL && space.memory != NULL;
}

void formats_profile(long turns) {
    if (!prepare())
        return;
    for (long turn = 0; turn < turns; turn++)
        printf("%.0f MB/s\n", (double)text_len * 1e-6 / read_once(&results, &space));
}

void formats_time(void) {
    if (!prepare())
        return;
    for (int turn = 0; turn < TURNS; turn++) {
        double reading = read_once(&results, &space), scanning = scan_once();
        read_s = turn == 0 || reading < read_s ? reading : read_s;
        scan_s = turn == 0 || scanning < scan_s ? scanning : scan_s;
    }
}

void formats_print_text(void) {
    double size = (double)text_len * 1e-6;
    printf("PBN, %d games of %zu bytes %38s\n", GAMES, text_len / GAMES, "MB/s");
    printf("  %-54s %9.0f\n", "a scan for line ends: memchr", size / scan_s);
    printf("  %-54s %9.0f\n", "read, and each result scored", size / read_s);
    printf("  reading takes %.2f times as long as the scan, and memory %.2f times the file's\n\n",
           read_s / scan_s, memory_x);
}

void formats_print_json(void) {
    printf("\"pbn\":{\"read_mb_s\":%.0f,\"scan_mb_s\":%.0f}", (double)text_len * 1e-6 / read_s,
           (double)text_len * 1e-6 / scan_s);
}
