/* Explains a score: for each element its arithmetic in words and figures, and the law that gives it.
 * The numbers come from law.c; this file only tells them. */
#include "base/out.h"
#include "score/score.h"

static const char *const names[ODD_ELEMENT_COUNT] = {
    "Contract points",  "Overtricks", "Slam bonus", "(Re)doubled bonus", "Undertricks",
    "Part-score bonus", "Game bonus", "Honors",     "Rubber bonus",
};

static const char *const keys[ODD_ELEMENT_COUNT] = {
    "contract", "overtricks", "slam", "insult", "penalty", "partscore", "game", "honors", "rubber",
};

/* Where the Laws give the element: duplicate, rubber bridge. */
static const char *const laws[ODD_ELEMENT_COUNT][2] = {
    {"Law 77, Trick Score", "Law 81, Trick Score"},
    {"Law 77, Overtricks", "Law 81, Overtricks"},
    {"Law 77, Slams", "Law 81, Slams"},
    {"Law 77, Fulfilling Contract", "Law 81, Fulfilling Contract"},
    {"Law 77, Undertricks", "Law 81, Undertricks"},
    {"Law 77, Partscore", ""},
    {"Law 77, Game", ""},
    {"", "Law 81, Honors"},
    {"", "Law 74, The Rubber"},
};

static const char *const strain_words[ODD_STRAIN_COUNT] = {"",       "clubs",  "diamonds",
                                                           "hearts", "spades", "notrump"};
static const char *const doubling_words[ODD_DOUBLING_COUNT] = {"undoubled", "doubled", "redoubled"};

const char *odd_element_name(odd_element e) {
    return (unsigned)e < ODD_ELEMENT_COUNT ? names[e] : "";
}

const char *odd_element_key(odd_element e) {
    return (unsigned)e < ODD_ELEMENT_COUNT ? keys[e] : "";
}

static const char *vulnerable_words(bool vulnerable) {
    return vulnerable ? "vulnerable" : "not vulnerable";
}

/* "4 x 30 x 2 = 240"; at notrump "(40 + 2 x 30) x 2 = 200". */
static void put_contract(odd_writer *sum, odd_writer *why, odd_result r) {
    int value = odd_law_trick_value(r.strain);
    int first = value + odd_law_first_trick_extra(r.strain);
    int times = odd_law_multiplier(r.doubling);
    bool terms = first != value && r.level > 1;
    bool bracket = terms && times > 1;
    if (bracket)
        odd_put_char(sum, '(');
    if (first == value)
        odd_put_format(sum, "%d x %d", r.level, value);
    else if (r.level == 1)
        odd_put_int(sum, first);
    else
        odd_put_format(sum, "%d + %d x %d", first, r.level - 1, value);
    if (bracket)
        odd_put_char(sum, ')');
    if (times > 1)
        odd_put_format(sum, " x %d", times);
    if (first == value)
        odd_put_format(why, "%d a trick in %s", value, strain_words[r.strain]);
    else
        odd_put_format(why, "%d for the first trick at notrump, %d for each more", first, value);
    if (times > 1)
        odd_put_format(why, ", times %d %s", times, doubling_words[r.doubling]);
}

/* Undertricks that cost the same stand together: "100 + 2 x 200 + 300 = 800". */
static void put_penalty(odd_writer *sum, odd_writer *why, odd_result r, bool vulnerable) {
    int under = ODD_BOOK + r.level - r.tricks;
    for (int nth = 1; nth <= under;) {
        int value = odd_law_undertrick(nth, r.doubling, vulnerable), count = 0;
        if (nth > 1) {
            odd_put_text(sum, " + ");
            odd_put_text(why, ", ");
        }
        int from = nth;
        for (; nth <= under && odd_law_undertrick(nth, r.doubling, vulnerable) == value; nth++)
            count++;
        if (count > 1)
            odd_put_format(sum, "%d x ", count);
        odd_put_int(sum, value);
        if (r.doubling == ODD_UNDOUBLED)
            odd_put_format(why, "%d each", value);
        else if (from == 1)
            odd_put_format(why, "%d for the first", value);
        else if (from == 2)
            odd_put_format(why, "%d for each more", value);
        else
            odd_put_format(why, "%d from the fourth on", value);
    }
    odd_put_format(why, "; %s, %s", doubling_words[r.doubling], vulnerable_words(vulnerable));
}

static void put_honors(odd_writer *why, const odd_deal *d) {
    const char *held = "four trump honors";
    if (d->result.strain == ODD_NT)
        held = "all four aces";
    else if (d->honors_pts == 150)
        held = "all five trump honors";
    odd_put_format(why, "%s in one hand, %s's", held, odd_seat_name(d->honors_by));
}

/* Fills sum without its result, and why. */
static void put_element(odd_writer *sum, odd_writer *why, odd_element e, const odd_deal *d,
                        const odd_elements *all) {
    odd_result r = d->result;
    bool vulnerable = odd_deal_vulnerable(d);
    int over = r.tricks - ODD_BOOK - r.level;
    switch (e) {
    case ODD_CONTRACT_POINTS:
        put_contract(sum, why, r);
        break;
    case ODD_OVERTRICKS:
        odd_put_format(sum, "%d x %d", over, odd_law_overtrick(r.strain, r.doubling, vulnerable));
        if (r.doubling == ODD_UNDOUBLED)
            odd_put_format(why, "trick value, %d in %s", odd_law_trick_value(r.strain),
                           strain_words[r.strain]);
        else
            odd_put_format(why, "%s, %s", doubling_words[r.doubling], vulnerable_words(vulnerable));
        break;
    case ODD_SLAM:
        odd_put_format(why, "%s bid and made, %s", r.level == 7 ? "grand slam" : "small slam",
                       vulnerable_words(vulnerable));
        break;
    case ODD_INSULT:
        odd_put_format(why, "for making a %s contract", doubling_words[r.doubling]);
        break;
    case ODD_PENALTY:
        put_penalty(sum, why, r, vulnerable);
        break;
    case ODD_PARTSCORE:
        odd_put_format(why, "contract points %d, below %d", all->pts[ODD_CONTRACT_POINTS], ODD_GAME_POINTS);
        break;
    case ODD_GAME:
        odd_put_format(why, "contract points %d, %d or more; %s", all->pts[ODD_CONTRACT_POINTS],
                       ODD_GAME_POINTS, vulnerable_words(vulnerable));
        break;
    case ODD_HONORS:
        put_honors(why, d);
        break;
    case ODD_RUBBER:
        odd_put_format(why, "second game; opponents have %s",
                       all->pts[ODD_RUBBER] == odd_law_rubber(true) ? "one" : "none");
        break;
    case ODD_ELEMENT_COUNT:
        break;
    }
}

/* Whether there is anything to add up: a number alone is its own result. */
static bool is_sum(const char *sum) {
    while (*sum != '\0' && *sum != ' ')
        sum++;
    return *sum == ' ';
}

int odd_deal_explain(odd_step steps[ODD_ELEMENT_COUNT], const odd_deal *d) {
    odd_elements all = odd_deal_elements(d);
    int count = 0;
    for (int i = 0; i < ODD_ELEMENT_COUNT; i++) {
        if (all.pts[i] == 0)
            continue;
        odd_step *step = &steps[count++];
        step->element = (odd_element)i;
        step->side = d->result.declarer == ODD_NO_SEAT ? ODD_NO_SIDE : odd_deal_scorer(d, step->element);
        step->points = all.pts[i];
        step->law = laws[i][d->game];
        odd_writer sum = odd_writer_on(step->sum, sizeof step->sum);
        odd_writer why = odd_writer_on(step->why, sizeof step->why);
        put_element(&sum, &why, step->element, d, &all);
        if (is_sum(step->sum))
            odd_put_text(&sum, " = ");
        else
            sum = odd_writer_on(step->sum, sizeof step->sum);
        odd_put_int(&sum, all.pts[i]);
    }
    return count;
}
