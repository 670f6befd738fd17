/* oddtrick par --leads and --play: which leads beat the contracts that were played, and what each card of a play cost; and the same below
 * travellers and hand records. */
#include "cli/event_deals.h"
#include "report/event_rows.h"

typedef struct judged_view {
    odd_view *v;
    odd_verdicts j;
    const odd_verdict *line; /* of a play as text: the shown one; NULL: rows are cards of all plays */
} judged_view;

#define VIEW(at) ((const judged_view *)(at)->data)

static bool has_rounds(const odd_cell_ref *at) {
    return VIEW(at)->j.rounds || odd_cell_ref_csv(at);
}

static bool has_groups(const odd_cell_ref *at) {
    return VIEW(at)->j.groups || odd_cell_ref_csv(at);
}

/* For programs, suits are letters. */
static odd_style style_of(const odd_cell_ref *at) {
    return odd_cell_ref_csv(at) ? ODD_ASCII : at->style;
}

/* A card: "♥K", in JSON a string. */
static void say_card(odd_out *o, const odd_cell_ref *at, int card) {
    char text[ODD_LEAD_MAX];
    odd_lead_format(text, sizeof text, (uint8_t)(card + 1), style_of(at));
    odd_cell_word(o, at, text);
}

/* ---- What all rows have: which result it is --------------------------------------------------------- */

/* The line of a row; if a row of CSV is a card, the line of its play, and which card it is. */
static const odd_verdict *line_at(const odd_cell_ref *at, int *card) {
    const odd_verdicts *j = &VIEW(at)->j;
    size_t row = at->row, i = 0;
    if (j->leads || at->format == ODD_GRID_JSON)
        return &j->list[row];
    for (; row >= (size_t)j->list[i].count; i++)
        row -= (size_t)j->list[i].count;
    *card = (int)row;
    return &j->list[i];
}

static const odd_verdict *line_of(const odd_cell_ref *at) {
    int card = 0;
    return VIEW(at)->line != NULL ? VIEW(at)->line : line_at(at, &card);
}

static void put_board(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, line_of(at)->board->number);
}

static void put_round(odd_out *o, const odd_cell_ref *at) {
    odd_cell_positive(o, line_of(at)->play->round);
}

static void put_group(odd_out *o, const odd_cell_ref *at) {
    if (line_of(at)->play->group > 0)
        odd_cell_people(o, at, odd_group_at(VIEW(at)->v->e, line_of(at)->play->group));
}

static void put_seat(odd_out *o, const odd_cell_ref *at) {
    odd_cell_seat(o, at, VIEW(at)->v->e, line_of(at)->play, at->which);
}

static void put_result(odd_out *o, const odd_cell_ref *at) {
    odd_cell_play(o, at, VIEW(at)->v->e, line_of(at)->play);
}

static void put_line(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, line_of(at)->play->line);
}

#define WHICH_RESULT                                                                               \
    {"Board", NULL, "board", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, .put = put_board},           \
        {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, has_rounds, .put = put_round}, \
        {"Group", NULL, "group", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, has_groups, .put = put_group},  \
        {"N-S", NULL, "ns", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, .put = put_seat},              \
        {"E-W", NULL, "ew", ODD_CELL_LEFT, ODD_GRID_EVERY, 1, NULL, .put = put_seat}, {            \
        "Result", NULL, "result", ODD_CELL_RESULT, ODD_GRID_EVERY, 0, NULL, .put = put_result      \
    }

/* ---- Leads --------------------------------------------------------------------------------------- */

/* The tricks that the defenders take after a lead. */
static int taken(const odd_cell_ref *at, int card) {
    return odd_verdict_tricks(&VIEW(at)->j, line_of(at))[card];
}

static bool may_be_led(const odd_cell_ref *at, int card) {
    return taken(at, card) != ODD_DD_UNKNOWN;
}

static int most_taken(const odd_cell_ref *at) {
    int most = 0;
    for (int card = 0; card < ODD_CARDS; card++)
        if (may_be_led(at, card) && taken(at, card) > most)
            most = taken(at, card);
    return most;
}

static bool beats(const odd_cell_ref *at, int card) {
    return ODD_RANKS - taken(at, card) < line_of(at)->result.level + 6;
}

static bool is_best(const odd_cell_ref *at, int card) {
    return taken(at, card) == most_taken(at);
}

static void put_lead(odd_out *o, const odd_cell_ref *at) {
    odd_cell_lead(o, at, line_of(at)->play);
}

static void put_tricks(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, ODD_RANKS - most_taken(at));
}

static void put_lead_cost(odd_out *o, const odd_cell_ref *at) {
    int lead = line_of(at)->play->lead - 1;
    if (lead >= 0 && may_be_led(at, lead))
        odd_out_int(o, most_taken(at) - taken(at, lead));
}

/* "♠AK2 ♥J": the leads of a kind, by suit; "any" and "none". In JSON a list. */
static void put_leads(odd_out *o, const odd_cell_ref *at) {
    bool (*wanted)(const odd_cell_ref *, int) = at->which ? is_best : beats;
    int suit = -1, count = 0, all = 0;
    for (int card = 0; card < ODD_CARDS; card++) {
        all += may_be_led(at, card);
        count += may_be_led(at, card) && wanted(at, card);
    }
    bool json = at->format == ODD_GRID_JSON;
    if (!json && (count == 0 || count == all)) {
        odd_out_text(o, count ? "any" : "none");
        return;
    }
    odd_out_text(o, json ? "[" : "");
    for (int card = ODD_CARDS - 1; card >= 0; card--) {
        if (!may_be_led(at, card) || !wanted(at, card))
            continue;
        if (json) {
            odd_json_next(o);
            say_card(o, at, card);
            continue;
        }
        if (card / ODD_RANKS != suit) {
            odd_out_text(o, suit >= 0 ? " " : "");
            suit = card / ODD_RANKS;
            odd_out_text(o, odd_strain_text((odd_strain)(ODD_CLUBS + suit), style_of(at)));
        }
        odd_out_char(o, "23456789TJQKA"[card % ODD_RANKS]);
    }
    odd_out_text(o, json ? "]" : "");
}

/* [{"card":"SA","tricks":9,"cost":0},...]: declarer's tricks after each lead, and what it costs the defenders. */
static void put_cards(odd_out *o, const odd_cell_ref *at) {
    odd_out_char(o, '[');
    for (int card = ODD_CARDS - 1; card >= 0; card--) {
        if (!may_be_led(at, card))
            continue;
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_key(o, "card");
        say_card(o, at, card);
        odd_json_int(o, "tricks", ODD_RANKS - taken(at, card));
        odd_json_int(o, "cost", most_taken(at) - taken(at, card));
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

static const odd_grid_column lead_columns[] = {
    WHICH_RESULT,
    {"Lead", NULL, "lead", ODD_CELL_RESULT, ODD_GRID_EVERY, 0, NULL, .put = put_lead},
    {"Cost", NULL, "lead_cost", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, .put = put_lead_cost},
    {"Tricks", NULL, "tricks", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, .put = put_tricks},
    {"Best", "Leads", "best", ODD_CELL_RESULT, ODD_GRID_EVERY, 1, NULL, .put = put_leads},
    {"Beating it", "Leads", "beats", ODD_CELL_RESULT, ODD_GRID_EVERY, 0, NULL, .put = put_leads},
    {"", NULL, "cards", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, .put = put_cards},
    {"", NULL, "line", ODD_CELL_RIGHT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, .put = put_line},
};
static const odd_column_list lead_list = ODD_COLUMN_LIST(lead_columns);

/* ---- Plays --------------------------------------------------------------------------------------- */

/* The play before card i. */
static odd_cardplay play_before(const odd_verdict *l, int i) {
    odd_seat leader = (odd_seat)(ODD_NORTH + (int)(l->result.declarer - ODD_NORTH + 1) % 4);
    odd_cardplay play = odd_cardplay_start(&l->hands, l->result.strain, leader);
    for (int card = 0; card < i; card++)
        odd_cardplay_add(&play, l->cards[card], NULL);
    return play;
}

static int cost_of(const odd_cell_ref *at, const odd_verdict *l, int card, odd_seat seat) {
    const uint8_t *tricks = odd_verdict_tricks(&VIEW(at)->j, l);
    int gain = tricks[card + 1] - tricks[card]; /* North-South's */
    return odd_seat_side(seat) == ODD_NS ? -gain : gain;
}

static int tricks_after(const odd_cell_ref *at, const odd_verdict *l, int cards) {
    return odd_declarer_tricks(l, odd_verdict_tricks(&VIEW(at)->j, l)[cards]);
}

/* For CSV, where a row is a card. */
static void put_trick(odd_out *o, const odd_cell_ref *at) {
    int card = 0;
    line_at(at, &card);
    odd_out_int(o, card / 4 + 1);
}

static void put_player(odd_out *o, const odd_cell_ref *at) {
    int card = 0;
    const odd_verdict *l = line_at(at, &card);
    odd_out_text(o, odd_seat_text(play_before(l, card).turn));
}

static void put_card(odd_out *o, const odd_cell_ref *at) {
    int card = 0;
    const odd_verdict *l = line_at(at, &card);
    say_card(o, at, l->cards[card]);
}

static void put_tricks_after(odd_out *o, const odd_cell_ref *at) {
    int card = 0;
    const odd_verdict *l = line_at(at, &card);
    odd_out_int(o, tricks_after(at, l, card + 1));
}

static void put_cost(odd_out *o, const odd_cell_ref *at) {
    int card = 0;
    const odd_verdict *l = line_at(at, &card);
    odd_out_int(o, cost_of(at, l, card, play_before(l, card).turn));
}

/* {"tricks":10,"cards":[...]}: for JSON, where a row is a play. */
static void put_judged(odd_out *o, const odd_cell_ref *at) {
    const odd_verdict *l = line_of(at);
    const odd_dd_play_job *job = &VIEW(at)->j.jobs[l->job];
    odd_out_char(o, '{');
    odd_json_judged_play(o, job->tricks, &l->hands, job->strain, job->leader, l->cards, (size_t)l->count);
    odd_out_char(o, '}');
}

static const odd_grid_column card_columns[] = {
    WHICH_RESULT,
    {"", NULL, "trick", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, .put = put_trick},
    {"", NULL, "seat", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, .put = put_player},
    {"", NULL, "card", ODD_CELL_RESULT, ODD_GRID_CSV, 0, NULL, .put = put_card},
    {"", NULL, "tricks", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, .put = put_tricks_after},
    {"", NULL, "cost", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, .put = put_cost},
    {"", NULL, "judged", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, .put = put_judged},
    {"", NULL, "line", ODD_CELL_RIGHT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, .put = put_line},
};
static const odd_column_list card_list = ODD_COLUMN_LIST(card_columns);

/* For text and pages, where a row is a trick. */
static int end_of_trick(const odd_verdict *l, size_t row) {
    int end = (int)row * 4 + 4;
    return end < l->count ? end : l->count;
}

static void put_number(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, (int64_t)at->row + 1);
}

static void put_leader(odd_out *o, const odd_cell_ref *at) {
    odd_out_text(o, odd_seat_text(play_before(line_of(at), (int)at->row * 4).turn));
}

static void put_trick_cards(odd_out *o, const odd_cell_ref *at) {
    const odd_verdict *l = line_of(at);
    for (int card = (int)at->row * 4; card < end_of_trick(l, at->row); card++) {
        odd_out_text(o, card % 4 ? " " : "");
        say_card(o, at, l->cards[card]);
    }
}

static void put_tricks_then(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, tricks_after(at, line_of(at), end_of_trick(line_of(at), at->row)));
}

/* "E ♥K 1, S ♠2 1": the cards that cost something. */
static void put_costs(odd_out *o, const odd_cell_ref *at) {
    const odd_verdict *l = line_of(at);
    odd_cardplay play = play_before(l, (int)at->row * 4);
    bool first = true;
    for (int card = (int)at->row * 4; card < end_of_trick(l, at->row); card++) {
        int cost = cost_of(at, l, card, play.turn);
        if (cost != 0) {
            odd_out_format(o, "%s%s ", first ? "" : ", ", odd_seat_text(play.turn));
            say_card(o, at, l->cards[card]);
            odd_out_format(o, " %d", cost);
            first = false;
        }
        odd_cardplay_add(&play, l->cards[card], NULL);
    }
}

static const odd_grid_column trick_columns[] = {
    {"Trick", NULL, NULL, ODD_CELL_RIGHT, ODD_GRID_TEXT | ODD_GRID_HTML, 0, NULL, .put = put_number},
    {"Lead", NULL, NULL, ODD_CELL_LEFT, ODD_GRID_TEXT | ODD_GRID_HTML, 0, NULL, .put = put_leader},
    {"Cards", NULL, NULL, ODD_CELL_RESULT, ODD_GRID_TEXT | ODD_GRID_HTML, 0, NULL, .put = put_trick_cards},
    {"Makes", NULL, NULL, ODD_CELL_RIGHT, ODD_GRID_TEXT | ODD_GRID_HTML, 0, NULL, .put = put_tricks_then},
    {"Cost", NULL, NULL, ODD_CELL_RESULT, ODD_GRID_TEXT | ODD_GRID_HTML, 0, NULL, .put = put_costs},
};
static const odd_column_list trick_list = ODD_COLUMN_LIST(trick_columns);

/* ---- Tables -------------------------------------------------------------------------------------- */

static void print_grid(const judged_view *p, const odd_column_list *list, size_t rows) {
    odd_grid g = odd_view_grid(p->v, p, list);
    g.narrow = true;
    odd_grid_measure(&g, rows);
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, rows);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

/* "Board 3, N-S 1, E-W 8: 4♠ N =, double dummy 10 tricks" */
static void say_heading(odd_out *o, const odd_cell_ref *at) {
    const odd_verdict *l = line_of(at);
    odd_cell_ref ew = *at;
    ew.which = 1;
    odd_out_format(o, "Board %d", l->board->number);
    if (l->play->round > 0)
        odd_out_format(o, ", round %d", l->play->round);
    odd_out_text(o, ", N-S ");
    put_seat(o, at);
    odd_out_text(o, ", E-W ");
    put_seat(o, &ew);
    odd_out_text(o, ": ");
    put_result(o, at);
    int tricks = tricks_after(at, l, 0);
    odd_out_format(o, ", double dummy %d trick%s", tricks, tricks == 1 ? "" : "s");
}

static void print_play(judged_view *p, const odd_verdict *l) {
    odd_out heading = ODD_HEAP_OUT;
    p->line = l;
    say_heading(&heading, &(odd_cell_ref){.data = p, .format = ODD_GRID_TEXT, .style = p->v->style});
    odd_out_char(&heading, '\0');
    odd_view_heading(p->v, heading.text);
    odd_out_free(&heading);
    print_grid(p, &trick_list, (size_t)(l->count + 3) / 4);
}

static void print_leads(judged_view *p) {
    if (p->v->format == ODD_GRID_TEXT)
        odd_out_char(&p->v->out, '\n');
    print_grid(p, &lead_list, p->j.count);
}

static void print_plays(judged_view *p) {
    size_t cards = 0;
    if (p->v->format == ODD_GRID_CSV) {
        for (size_t i = 0; i < p->j.count; i++)
            cards += (size_t)p->j.list[i].count;
        print_grid(p, &card_list, cards);
        return;
    }
    for (size_t i = 0; i < p->j.count; i++)
        print_play(p, &p->j.list[i]);
}

/* ---- JSON ----------------------------------------------------------------------------------------- */

static void print_json(const judged_view *p) {
    odd_out *o = &p->v->out;
    odd_members members = odd_members_of(p->j.leads ? &lead_list : &card_list, p);
    odd_json_head(o, p->v->e);
    odd_json_open(o, p->j.leads ? "leads" : "plays", '[');
    for (size_t i = 0; i < p->j.count; i++) {
        odd_members_line(o, &members, i, 1);
        odd_out_flush_some(o);
    }
    odd_out_char(o, ']');
    odd_json_footer(o, p->v->e);
}

/* ---- The command ---------------------------------------------------------------------------------- */

static int show(const odd_args *args, odd_event *e, bool leads) {
    odd_view v;
    odd_view_open(&v, args, e);
    judged_view p = {.v = &v};
    bool good = odd_judge(args, &p.j, &v, leads);
    if (good && v.format == 0)
        print_json(&p);
    else if (good) {
        odd_view_head(&v, leads ? "Leads" : "Play");
        (leads ? print_leads : print_plays)(&p);
        if (v.format == ODD_GRID_HTML)
            odd_view_footer(&v);
    }
    int code = !good ? ODD_EXIT_CANNOT : p.j.unclear > 0 ? ODD_EXIT_FOUND : ODD_EXIT_DONE;
    odd_verdicts_free(&p.j);
    odd_view_close(&v);
    return code;
}

bool odd_judge_by_options(const odd_args *args, odd_verdicts *j, odd_view *v) {
    bool leads = odd_args_value(args, "leads") != NULL, play = odd_args_value(args, "play") != NULL;
    *j = (odd_verdicts){0};
    if (!leads && !play)
        return true;
    if (leads && play) {
        odd_complain(args, "expected --leads or --play, not both");
        return false;
    }
    if (v->format != ODD_GRID_TEXT && v->format != ODD_GRID_HTML) {
        odd_complain(args, "--%s is for text and pages: expected oddtrick par --%s for %s",
                     leads ? "leads" : "play", leads ? "leads" : "play",
                     v->format == ODD_GRID_CSV ? "CSV" : "JSON");
        return false;
    }
    return odd_judge(args, j, v, leads);
}

void odd_verdicts_show(odd_view *v, const odd_verdicts *j, const odd_board *board) {
    judged_view p = {.v = v, .j = *j};
    while (p.j.count > 0 && p.j.list->board != board) {
        p.j.list++;
        p.j.count--;
    }
    size_t all = p.j.count;
    for (p.j.count = 0; p.j.count < all && p.j.list[p.j.count].board == board;)
        p.j.count++;
    if (p.j.count > 0)
        (j->leads ? print_leads : print_plays)(&p);
}

int odd_par_leads(const odd_args *args, odd_event *e) {
    return show(args, e, true);
}

int odd_par_play(const odd_args *args, odd_event *e) {
    return show(args, e, false);
}
