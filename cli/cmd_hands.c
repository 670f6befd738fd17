/* oddtrick hands: hand records. */
#include <string.h>

#include "cli/event_deals.h"

odd_hands odd_hands_of(const odd_traveller *t) {
    odd_hands hands = t->dealt->deal;
    odd_hands_complete(&hands);
    return hands;
}

void odd_hands_verdicts(odd_hands_view *h) {
    const odd_boards *b = &h->lines.b;
    if (h->lines.judged == NULL)
        return;
    for (size_t i = 0; i < b->traveller_count; i++)
        if (i == 0 || b->travellers[i].board != b->travellers[i - 1].board)
            odd_verdicts_show(h->lines.v, h->lines.judged, b->travellers[i].board);
}

void odd_hands_title(char title[ODD_BOARD_TITLE], const odd_event *e, const odd_board *board) {
    if (odd_event_about(e)->has_sessions)
        snprintf(title, ODD_BOARD_TITLE, "Board %d:%d", odd_event_session_at(e, board->session)->number,
                 board->number);
    else
        snprintf(title, ODD_BOARD_TITLE, "Board %d", board->number);
}

/* The first requested board whose cards are unknown; 0 if there is none. */
static int without_cards(const odd_args *args, const odd_event *e) {
    int number;
    for (int i = 1; i < args->count; i++) {
        if (!odd_event_board_number(args, &number, args->operands[i]))
            return 0;
        const odd_board *one = odd_event_board(e, number);
        bool known = one != NULL && one->deal != 0;
        for (size_t k = 0; one != NULL && number == one->number && k < odd_event_about(e)->session_count;
             k++) {
            const odd_board *b = odd_event_board_in(e, k, number);
            known = known || (b != NULL && b->deal != 0);
        }
        if (one != NULL && !known)
            return one->number;
    }
    return 0;
}

static bool choose(const odd_args *args, odd_hands_view *h) {
    const odd_event *e = h->lines.v->e;
    if (!odd_boards_choose(&h->lines.b, args))
        return false;
    int missing = without_cards(args, e);
    if (odd_event_about(e)->deal_count == 0)
        odd_complain(args, "%s has no cards: a log gives them in lines like deal N:AKQ2.JT9.876.543 ...",
                     strcmp(args->operands[0], "-") == 0 ? "stdin" : args->operands[0]);
    else if (missing > 0)
        odd_complain(args, "the cards of board %d are unknown", missing);
    return odd_event_about(e)->deal_count > 0 && missing == 0;
}

static int show(const odd_args *args, odd_event *e) {
    odd_view v;
    odd_view_open(&v, args, e);
    odd_hands_view h = {.lines = {.v = &v, .b = odd_boards_of(e, &v.arena, false, false)}};
    h.lines.b.by_cards = h.lines.b.brief = true;
    h.results = odd_args_value(args, "no-results") == NULL;
    odd_verdicts judged = {0};
    bool good = choose(args, &h) && odd_judge_by_options(args, &judged, &v);
    h.lines.judged = &judged;
    if (odd_args_value(args, "four-colors") != NULL)
        odd_term_four_colors();
    if (good && odd_args_value(args, "no-par") == NULL) {
        odd_makeable_find(args, e);
        h.lines.b.stated = odd_stated_of(e, &v.arena);
    }
    if (good && v.format == 0)
        odd_hands_json(&h);
    else if (good && v.format == ODD_GRID_HTML)
        odd_hands_html(&h);
    else if (good)
        odd_hands_text(&h);
    odd_verdicts_free(&judged);
    odd_view_close(&v);
    return good && judged.unclear > 0 ? ODD_EXIT_FOUND : good ? ODD_EXIT_DONE : ODD_EXIT_CANNOT;
}

static int run(odd_args *args) {
    odd_event_file f;
    if (args->count < 1)
        return odd_complain(args, "expected a file, or - for standard input, and optionally board numbers");
    int code = odd_event_open(args, &f, args->operands[0]) ? show(args, f.event) : ODD_EXIT_CANNOT;
    odd_event_close(&f);
    return code;
}

static const odd_option options[] = {
    {'n', "no-results", NULL, "print only the cards: more boards fit on a page"},
    ODD_VERDICT_OPTIONS,
    ODD_MAKEABLE_OPTION,
    {'4', "four-colors", NULL, "use a separate color for each suit"},
    ODD_DEALS_OPTIONS,
};

const odd_command odd_command_hands = {
    .name = "hands",
    .example = "--format html monday.event >hands.html",
    .synopsis = "[--no-results] [--leads | --play] [--no-par] [--four-colors] FILE [N...]",
    .summary = "print hand records: the cards, par and the results",
    .details = "Prints the cards of each board of an event, or of boards N..., as a hand diagram: North\n"
               "above, South below; with high-card points, the makeable contracts of each player, par, and\n"
               "the results of the board. --leads adds which opening leads beat the contracts that were\n"
               "played, and --play what each card of the recorded plays cost. --format html is a page for\n"
               "screens, phones and printing on A4.\n",
    .formats = "text json html",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
