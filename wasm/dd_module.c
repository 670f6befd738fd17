/* Double dummy in the browser: what JavaScript calls. The solver is kept between calls.
 *
 *     start(bytes)                 memory of the solver, once
 *     begin(len)                   as in module.h: the input of one call, which begins with a deal as PBN has it
 *     table(len, strain)           {"table":{"N":{"S":10},...}}: one strain; 0: all
 *     par(dealer, vul)             par of a table of 20 numbers of tricks, clubs to notrump, North to West in each
 *     cards(len, strain, leader)   behind the deal, on lines of their own, cards as they were played: every card of the position
 *     play(len, strain, leader)    the same: what each of these cards cost
 *
 * Strains, seats and vulnerabilities are numbered as in oddtrick.h. While it works, the solver calls go_on(found, wanted) every few
 * milliseconds, and stops if that gives 0. */
#include "report/report.h"
#include "wasm/module.h"

__attribute__((import_module("oddtrick"), import_name("go_on"))) int odd_import_go_on(int found, int wanted);

static odd_dd_solver *solver;

static bool go_on(void *data) {
    (void)data;
    odd_dd_work work = odd_dd_solver_work(solver);
    return odd_import_go_on(work.found, work.wanted) != 0;
}

/* Returns whether there is a solver now. */
EXPORT(int, start, (size_t bytes)) {
    if (solver == NULL && bytes >= ODD_DD_MEMORY_MIN)
        solver = odd_dd_solver_start(odd_heap_take(NULL, bytes), bytes);
    if (solver != NULL)
        odd_dd_solver_watch(solver, go_on, NULL);
    return solver != NULL;
}

/* Returns the length of the first line, which is the deal. */
static size_t deal_length(size_t len) {
    size_t at = 0;
    while (at < len && odd_call_input[at] != '\n')
        at++;
    return at;
}

/* Reads hands. One may be missing if the others are complete. */
static bool read_deal(odd_hands *hands, size_t len, odd_error *error) {
    if (odd_hands_parse(hands, odd_call_input, deal_length(len), error) != ODD_OK)
        return false;
    odd_hands_complete(hands);
    return true;
}

EXPORT(const char *, table, (size_t len, int strain)) {
    odd_hands hands;
    odd_error error = {0};
    odd_dd found;
    __builtin_memset(&found, ODD_DD_UNKNOWN, sizeof found);
    if (!read_deal(&hands, len, &error))
        return odd_answer_error(&error);
    if (strain == ODD_NO_STRAIN)
        odd_dd_solve(&found, solver, &hands, &error);
    else if (strain > ODD_NO_STRAIN && strain < ODD_STRAIN_COUNT)
        odd_dd_solve_strain(found.tricks[strain], solver, &hands, (odd_strain)strain, &error);
    if (error.code != ODD_OK)
        return odd_answer_error(&error);
    odd_out_char(&odd_answer, '{');
    odd_json_tricks(&odd_answer, "table", &found);
    odd_out_char(&odd_answer, '}');
    return odd_answer.text;
}

/* {"table":...,"makeable":...,"par_words":...,"par":...} */
EXPORT(const char *, par, (int dealer, int vul)) {
    odd_dd found;
    odd_par best;
    odd_error error;
    const unsigned char *tricks = (const unsigned char *)odd_call_input;
    __builtin_memset(&found, ODD_DD_UNKNOWN, sizeof found);
    for (int strain = ODD_CLUBS; strain <= ODD_NT; strain++)
        for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++)
            found.tricks[strain][seat] = *tricks++;
    if (odd_dd_par(&best, &found, (odd_seat)dealer, (odd_vul)vul, &error) != ODD_OK)
        return odd_answer_error(&error);
    odd_out_char(&odd_answer, '{');
    odd_json_tricks(&odd_answer, "table", &found);
    odd_json_levels(&odd_answer, &found, &best);
    odd_json_par(&odd_answer, &best);
    odd_out_char(&odd_answer, '}');
    return odd_answer.text;
}

/* ---- Positions and plays ------------------------------------------------------------------------- */

typedef struct played_cards {
    odd_hands hands;
    odd_cardplay play;
    uint8_t cards[ODD_CARDS];
} played_cards;

static bool read_play(played_cards *p, size_t len, int strain, int leader, odd_error *error) {
    size_t from = deal_length(len), skipped = from < len;
    if (!read_deal(&p->hands, len, error))
        return false;
    if (odd_cardplay_parse_played(&p->play, p->cards, &p->hands, (odd_strain)strain, (odd_seat)leader,
                                  odd_call_input + from + skipped, len - from - skipped, error) == ODD_OK)
        return true;
    error->line = 2;
    return false;
}

/* {"turn":"E","cards":[...]} */
EXPORT(const char *, cards, (size_t len, int strain, int leader)) {
    played_cards p;
    odd_error error;
    uint8_t tricks[ODD_CARDS];
    if (!read_play(&p, len, strain, leader, &error) ||
        odd_dd_solve_cards(tricks, solver, &p.play, &error) != ODD_OK)
        return odd_answer_error(&error);
    odd_out_char(&odd_answer, '{');
    odd_json_word(&odd_answer, "turn", odd_seat_text(p.play.turn));
    odd_json_card_worth(&odd_answer, tricks);
    odd_out_char(&odd_answer, '}');
    return odd_answer.text;
}

/* {"declarer":"N","tricks":10,"cards":[...]} */
EXPORT(const char *, play, (size_t len, int strain, int leader)) {
    played_cards p;
    odd_error error;
    uint8_t tricks[ODD_CARDS + 1];
    if (!read_play(&p, len, strain, leader, &error) ||
        odd_dd_solve_play(tricks, solver, &p.hands, (odd_strain)strain, (odd_seat)leader, p.cards,
                          (size_t)p.play.cards, &error) != ODD_OK)
        return odd_answer_error(&error);
    odd_out_char(&odd_answer, '{');
    odd_json_word(&odd_answer, "declarer",
                  odd_seat_text(odd_seat_left(odd_seat_left(odd_seat_left((odd_seat)leader)))));
    odd_json_judged_play(&odd_answer, tricks, &p.hands, (odd_strain)strain, (odd_seat)leader, p.cards,
                         (size_t)p.play.cards);
    odd_out_char(&odd_answer, '}');
    return odd_answer.text;
}
