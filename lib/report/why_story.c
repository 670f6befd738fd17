/* The explanation of matchpoints on a board in the parts that a page shows: the score, how the others did with
 * the cards, and the share of a top. Only for the plain case - an ordinary result, compared with all others -
 * and if the parts give the event's number; all other cases have only reasons. */
#include "report/report.h"

typedef struct story {
    const odd_event *e;
    const odd_board *board;
    const odd_play *play;
    int direction; /* 0: North-South */
    int count[3];  /* numbers of other results: lower, equal, higher */
    odd_amount each, value, top;
} story;

enum { LOWER, EQUAL, HIGHER };

static const char *const is_words[] = {"lower", "equal", "higher"};

static int own_points(const story *s, const odd_play *p) {
    return s->direction == 0 ? p->score_pts : -p->score_pts;
}

static bool sits(const story *s, const odd_play *p, uint32_t who, int direction) {
    odd_partners partners = odd_event_partners(s->e, p, direction);
    return partners.who[0] == who || partners.who[1] == who;
}

/* The next line of the board that stands; NULL at the end. */
static const odd_play *standing(const story *s, uint32_t at) {
    while (at != 0 && (odd_play_at(s->e, at - 1)->corrected || odd_play_at(s->e, at - 1)->kind == ODD_VOID))
        at = odd_play_at(s->e, at - 1)->next;
    return at != 0 ? odd_play_at(s->e, at - 1) : NULL;
}

/* Finds a contestant's line, if it is their only one on the board and all lines there are ordinary. */
static bool find_play(story *s, uint32_t who) {
    for (const odd_play *p = standing(s, s->board->first); p != NULL; p = standing(s, p->next)) {
        if (p->kind == ODD_NOT_PLAYED || p->sits_out)
            continue;
        if (p->kind != ODD_PLAYED || p->turned)
            return false;
        for (int direction = 0; direction < 2; direction++) {
            if (!sits(s, p, who, direction))
                continue;
            if (s->play != NULL || p->bare || !odd_event_scored(s->e, p, direction))
                return false;
            s->play = p;
            s->direction = direction;
        }
    }
    return s->play != NULL;
}

static int compare(const story *s, int points) {
    int own = own_points(s, s->play);
    return points < own ? LOWER : points == own ? EQUAL : HIGHER;
}

/* Returns true if the parts give the event's score. */
static bool count_others(story *s) {
    int others = -1; /* without their own */
    for (const odd_play *p = standing(s, s->board->first); p != NULL; p = standing(s, p->next))
        if (p->kind == ODD_PLAYED && !p->sits_out) {
            s->count[compare(s, own_points(s, p))]++;
            others++;
        }
    s->count[EQUAL]--;
    s->value = odd_worth_of(s->e, s->play)->value[s->direction];
    s->top = odd_event_top(s->e, s->play, s->direction);
    if (others < 1 || s->top % others != 0)
        return false;
    s->each = s->top / others;
    return s->each % 2 == 0 && s->count[LOWER] * s->each + s->count[EQUAL] * (s->each / 2) == s->value;
}

/* ---- JSON ------------------------------------------------------------------------------------------- */

static void put_score(odd_out *o, const story *s) {
    odd_deal deal = {.game = ODD_DUPLICATE};
    odd_step steps[ODD_ELEMENT_COUNT];
    deal.result = odd_unpack(s->play->packed, &deal.vul);
    int count = odd_deal_explain(steps, &deal);
    odd_json_play(o, "result", s->e, s->play);
    odd_json_word(o, "direction", s->direction == 0 ? "NS" : "EW");
    odd_json_bool(o, "vulnerable",
                  deal.result.level > 0 && odd_vulnerable(deal.vul, deal.result.declarer) == 1);
    odd_json_int(o, "score", own_points(s, s->play));
    odd_json_open(o, "steps", '[');
    for (int i = 0; i < count; i++) {
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_word(o, "element", odd_element_key(steps[i].element));
        odd_json_word(o, "name", odd_element_name(steps[i].element));
        odd_json_int(o, "points", steps[i].points);
        odd_json_word(o, "sum", steps[i].sum);
        odd_json_word(o, "why", steps[i].why);
        odd_json_word(o, "law", steps[i].law);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

/* The lowest score of the board above a bound; false if there is none. */
static bool next_score(const story *s, int above, int *score) {
    bool found = false;
    for (const odd_play *p = standing(s, s->board->first); p != NULL; p = standing(s, p->next)) {
        int points = own_points(s, p);
        if (p->kind != ODD_PLAYED || p->sits_out || points <= above || (found && points >= *score))
            continue;
        *score = points;
        found = true;
    }
    return found;
}

static int how_often(const story *s, int score) {
    int count = 0;
    for (const odd_play *p = standing(s, s->board->first); p != NULL; p = standing(s, p->next))
        count += p != s->play && p->kind == ODD_PLAYED && !p->sits_out && own_points(s, p) == score;
    return count;
}

/* All scores of the board, the lowest first, including their own, which nobody else may have. */
static void put_others(odd_out *o, const story *s) {
    odd_amount each[] = {[LOWER] = s->each, [EQUAL] = s->each / 2, [HIGHER] = 0};
    odd_json_open(o, "scores", '[');
    for (int score = 0, above = INT32_MIN; next_score(s, above, &score); above = score) {
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_int(o, "score", score);
        odd_json_int(o, "others", how_often(s, score));
        odd_json_word(o, "is", is_words[compare(s, score)]);
        odd_json_amount(o, "each", each[compare(s, score)], 0);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
    for (int is = LOWER; is <= HIGHER; is++) {
        odd_json_open(o, is_words[is], '{');
        odd_json_int(o, "count", s->count[is]);
        odd_json_amount(o, "each", each[is], 0);
        odd_json_amount(o, "points", s->count[is] * each[is], 0);
        odd_out_char(o, '}');
    }
}

void odd_story_json(odd_out *o, const odd_event *e, uint32_t who, int board) {
    story s = {.e = e, .board = board > 0 ? odd_event_board(e, board) : NULL};
    const odd_event_info *about = odd_event_about(e);
    if (s.board == NULL || s.board->fouled || about->scoring != ODD_MATCHPOINTS ||
        about->contest == ODD_TEAMS || !find_play(&s, who) || !count_others(&s))
        return;
    odd_json_open(o, "story", '{');
    put_score(o, &s);
    put_others(o, &s);
    odd_json_amount(o, "value", s.value, 0);
    odd_json_amount(o, "max", s.top, 0);
    odd_json_key(o, "percent");
    odd_say_x100(o, odd_percent_x100(s.value, s.top));
    odd_out_char(o, '}');
}
