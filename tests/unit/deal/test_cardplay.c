/* The play of the cards: random deals played at random, followed by a model that knows a trick as four cards on the table
 * and asks of each whether another beats it; and PBN's table of it. */
#include "unit.h"

static uint64_t seed = 44;

static unsigned pick(unsigned below) {
    seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407U;
    return (unsigned)((seed >> 33) % below);
}

/* ---- The model: seats 0 North to 3 West, suits 0 clubs to 3 spades, 4 notrump -------------------- */

typedef struct model {
    int owner[52];     /* who was dealt it; -1: nobody */
    int played_in[52]; /* the trick, -1 not yet */
    int order[52];     /* cards in the order of play */
    int who[52];       /* who played it */
    int count;
    int trumps, turn;
    int won[2];
    int revokes;
} model;

/* Law 44E and F: a trick containing a trump is won by the highest trump, any other by the highest card of the suit led. */
static int model_winner(const model *m, int first) {
    for (int i = first; i < m->count; i++) {
        bool beaten = false;
        int suit = m->order[i] / 13, led = m->order[first] / 13;
        if (suit != led && suit != m->trumps)
            continue;
        for (int other = first; other < m->count; other++) {
            int its = m->order[other] / 13;
            if ((its == suit && m->order[other] > m->order[i]) || (its == m->trumps && suit != m->trumps))
                beaten = true;
        }
        if (!beaten)
            return m->who[i];
    }
    abort();
}

static bool model_could_follow(const model *m, int seat, int suit) {
    for (int card = 13 * suit; card < 13 * suit + 13; card++)
        if (m->owner[card] == seat && m->played_in[card] < 0)
            return true;
    return false;
}

static void model_play(model *m, int card) {
    int first = m->count - m->count % 4;
    if (m->count > first && card / 13 != m->order[first] / 13 &&
        model_could_follow(m, m->turn, m->order[first] / 13))
        m->revokes++;
    m->order[m->count] = card;
    m->who[m->count++] = m->turn;
    m->played_in[card] = first / 4;
    m->turn = (m->turn + 1) % 4;
    if (m->count % 4 == 0) {
        m->turn = model_winner(m, first);
        m->won[m->turn % 2]++;
    }
}

static model random_model(void) {
    model m = {.trumps = (int)pick(5), .turn = (int)pick(4)};
    int order[52];
    for (int i = 0; i < 52; i++)
        order[i] = i;
    for (int i = 51; i > 0; i--) {
        int j = (int)pick((unsigned)i + 1), keep = order[i];
        order[i] = order[j];
        order[j] = keep;
    }
    for (int i = 0; i < 52; i++) {
        m.owner[order[i]] = i % 4;
        m.played_in[i] = -1;
    }
    return m;
}

/* A card of the player whose turn it is: one that follows suit, mostly. */
static int some_card(const model *m, bool honest) {
    int held[13], following[13], count = 0, follow_count = 0, first = m->count - m->count % 4;
    for (int card = 0; card < 52; card++)
        if (m->owner[card] == m->turn && m->played_in[card] < 0) {
            held[count++] = card;
            if (m->count > first && card / 13 == m->order[first] / 13)
                following[follow_count++] = card;
        }
    if (follow_count > 0 && (honest || pick(10) > 0))
        return following[pick((unsigned)follow_count)];
    return held[pick((unsigned)count)];
}

static odd_hands hands_of(const model *m) {
    odd_hands hands = {{0}};
    for (int card = 0; card < 52; card++)
        hands.hand[m->owner[card] + 1] |= UINT64_C(1) << card;
    return hands;
}

static void check_same(const odd_cardplay *t, const model *m, bool known) {
    assert_int_equal(t->cards, m->count);
    assert_int_equal(t->turn, m->turn + 1);
    assert_int_equal(t->won[ODD_NS], m->won[0]);
    assert_int_equal(t->won[ODD_EW], m->won[1]);
    assert_int_equal(t->revokes, known ? m->revokes : 0);
    int first = m->count == 0 ? 0 : (m->count - 1) / 4 * 4;
    for (int i = first; i < m->count; i++)
        assert_int_equal(t->trick.card[m->who[i] + 1], m->order[i] + 1);
    if (m->count > 0 && m->count % 4 == 0)
        assert_int_equal(t->trick.winner, m->turn + 1);
}

/* Cards that cannot be played leave everything as it was. */
static void check_refused(const odd_cardplay *t, const model *m, bool known) {
    for (int card = -1; card <= 52; card++) {
        bool possible =
            card >= 0 && card < 52 && m->played_in[card] < 0 && (!known || m->owner[card] == m->turn);
        odd_cardplay next = *t;
        odd_error error = {0};
        int code = odd_cardplay_add(&next, card, &error);
        CHECK((code == ODD_OK) == possible, "card %d: %s", card, error.message);
        if (!possible) {
            assert_int_equal(code, ODD_E_CARDS);
            assert_memory_equal(&next, t, sizeof next);
        }
    }
}

static void test_random_play(void **state) {
    (void)state;
    int revokes = 0;
    for (int turn = 0; turn < 2000; turn++) {
        model m = random_model();
        bool known = turn % 3 != 0;
        odd_hands hands = hands_of(&m);
        odd_cardplay t =
            odd_cardplay_start(known ? &hands : NULL, (odd_strain)(m.trumps + 1), (odd_seat)(m.turn + 1));
        check_same(&t, &m, known);
        for (int i = 0; i < 52; i++) {
            if (turn % 20 == 0)
                check_refused(&t, &m, known);
            int card = some_card(&m, turn % 2 == 0);
            assert_int_equal(odd_cardplay_add(&t, card, NULL), ODD_OK);
            model_play(&m, card);
            check_same(&t, &m, known);
        }
        assert_int_equal(t.won[ODD_NS] + t.won[ODD_EW], 13);
        CHECK(turn % 2 == 1 || t.revokes == 0, "%d revokes", t.revokes);
        revokes += m.revokes;
        check_refused(&t, &m, known);
    }
    assert_true(revokes > 1000);
}

/* ---- Text -------------------------------------------------------------------------------------- */

static const char *name(int card) {
    static char text[4][4];
    static int next;
    char *out = text[next = (next + 1) % 4];
    sprintf(out, "%c%c", "CDHS"[card / 13], "23456789TJQKA"[card % 13]);
    return out;
}

/* The table, from the model alone: each trick in the order of the seats from the opening leader on. */
static void write_table(char *out, const model *m, int opening, char between) {
    *out = '\0';
    for (int first = 0; first < m->count; first += 4)
        for (int column = 0; column < 4; column++) {
            const char *text = "-";
            for (int i = first; i < first + 4 && i < m->count; i++)
                if (m->who[i] == (opening + column) % 4)
                    text = name(m->order[i]);
            sprintf(out + strlen(out), "%.*s%s", first + column > 0, column == 0 ? &between : " ", text);
        }
}

/* The same cards in the order in which they were played. */
static void check_as_played(const model *m, const odd_hands *hands, odd_strain strain, odd_seat leader) {
    char text[400] = "";
    uint8_t cards[ODD_CARDS];
    odd_cardplay t;
    odd_error error = {0};
    for (int i = 0; i < m->count; i++)
        sprintf(text + strlen(text), "%s ", name(m->order[i]));
    int code = odd_cardplay_parse_played(&t, cards, hands, strain, leader, text, strlen(text), &error);
    CHECK(code == ODD_OK, "'%s': column %d, %s", text, error.column, error.message);
    check_same(&t, m, hands != NULL);
    for (int i = 0; i < m->count; i++)
        assert_int_equal(cards[i], m->order[i]);
}

static void test_tables(void **state) {
    (void)state;
    for (int turn = 0; turn < 3000; turn++) {
        model m = random_model();
        odd_hands hands = hands_of(&m);
        int opening = m.turn, count = (int)pick(53);
        while (m.count < count)
            model_play(&m, some_card(&m, turn % 2 == 0));
        char table[400], got[ODD_CARDPLAY_MAX];
        uint8_t order[52], cards[ODD_CARDS];
        for (int i = 0; i < count; i++)
            order[i] = (uint8_t)m.order[i];
        char between = turn % 3 ? '\n' : ' ';
        write_table(table, &m, opening, between);
        odd_strain strain = (odd_strain)(m.trumps + 1);
        odd_seat leader = (odd_seat)(opening + 1);
        size_t len = odd_cardplay_format(got, sizeof got, order, (size_t)count, strain, leader, between);
        assert_int_equal(len, strlen(table));
        assert_string_equal(got, table);
        odd_cardplay t;
        odd_error error = {0};
        char *exact = unit_exact(table, len);
        int code =
            odd_cardplay_parse(&t, cards, turn % 5 ? &hands : NULL, strain, leader, exact, len, &error);
        free(exact);
        CHECK(code == ODD_OK, "'%s': column %d, %s", table, error.column, error.message);
        check_same(&t, &m, turn % 5 != 0);
        assert_memory_equal(cards, order, (size_t)count);
        check_as_played(&m, turn % 5 ? &hands : NULL, strain, leader);
    }
}

typedef struct sample {
    const char *text;
    int cards, ns, ew;
    odd_seat turn;
} sample;

/* Clubs are trumps, West leads. */
static const sample samples[] = {
    {"", 0, 0, 0, ODD_WEST},
    {"*", 0, 0, 0, ODD_WEST},
    {"SK", 1, 0, 0, ODD_NORTH},
    {"SK - - -", 1, 0, 0, ODD_NORTH},
    {"SK S2 S3 S4", 4, 0, 1, ODD_WEST},
    {"sk ♠a S10 4s *", 4, 1, 0, ODD_NORTH},
    {"SK! SA =1= S3$12 S4 ?? +", 4, 1, 0, ODD_NORTH},
    {"SK ^R D2 S3 S4", 4, 0, 1, ODD_WEST},
    {"SK SA S3 C2\n- - - D2", 5, 1, 0, ODD_WEST}, /* South ruffs and leads; the last column is his */
    {"SK SA S3 C2\n- - - D2\n- - - -", 5, 1, 0, ODD_WEST},
    {"SK SA S3 C2  DA D3 - D2", 7, 1, 0, ODD_EAST},
};

static void test_samples(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(samples); i++) {
        const sample *s = &samples[i];
        odd_cardplay t;
        odd_error error = {0};
        int code = odd_cardplay_parse(&t, NULL, NULL, ODD_CLUBS, ODD_WEST, s->text, strlen(s->text), &error);
        CHECK(code == ODD_OK, "'%s': column %d, %s", s->text, error.column, error.message);
        CHECK(t.cards == s->cards && t.won[ODD_NS] == s->ns && t.won[ODD_EW] == s->ew && t.turn == s->turn,
              "'%s': %d cards, %d %d, turn %d", s->text, t.cards, t.won[ODD_NS], t.won[ODD_EW], (int)t.turn);
    }
}

typedef struct wrong_text {
    const char *text;
    int column;
    const char *says;
} wrong_text;

/* West has spades, North hearts, East diamonds, South clubs. */
static const wrong_text bad[] = {
    {"SK SK", 4, "SK was already played"},
    {"SK S2", 4, "S2 is not in North's hand"},
    {"HK", 1, "HK is not in West's hand"},
    {"S1", 1, "invalid card"},
    {"SKK", 1, "invalid card"},
    {"SK -- D2", 4, "invalid card"},
    {"SK - D2", 6, "a card is missing before this one"},
    {"SK - - - SA", 10, "a card is missing"},
    {"- H2", 3, "a card is missing"},
    {"SK ♥♥", 4, "invalid card"},
};

static void test_bad(void **state) {
    (void)state;
    odd_hands hands = {{0, UINT64_C(8191) << 26, UINT64_C(8191) << 13, UINT64_C(8191), UINT64_C(8191) << 39}};
    for (size_t i = 0; i < COUNT(bad); i++) {
        odd_cardplay t;
        odd_error error = {0};
        int code =
            odd_cardplay_parse(&t, NULL, &hands, ODD_NT, ODD_WEST, bad[i].text, strlen(bad[i].text), &error);
        CHECK(code == ODD_E_CARDS && error.column == bad[i].column &&
                  strstr(error.message, bad[i].says) != NULL,
              "'%s': code %d column %d: %s", bad[i].text, code, error.column, error.message);
    }
}

/* More than 52 cards: there is always one that was played before. */
static void test_too_many(void **state) {
    (void)state;
    char text[400] = "";
    uint8_t cards[ODD_CARDS];
    for (int i = 0; i < 54; i++)
        sprintf(text + strlen(text), "%s ", name(i % 52));
    odd_cardplay t;
    odd_error error = {0};
    assert_int_equal(odd_cardplay_parse(&t, cards, NULL, ODD_NT, ODD_NORTH, text, strlen(text), &error),
                     ODD_E_CARDS);
    assert_true(error.column >= 52 * 3 + 1);
    odd_cardplay zero = {0};
    assert_int_equal(odd_cardplay_add(&zero, 3, NULL), ODD_OK);
    assert_int_equal(zero.turn, ODD_EAST);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_play), cmocka_unit_test(test_tables),   cmocka_unit_test(test_samples),
        cmocka_unit_test(test_bad),         cmocka_unit_test(test_too_many),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
