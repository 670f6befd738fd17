/* Cards and hands: random deals through a model that knows hands as lists of words, every card in every spelling, and
 * what is wrong, at its column. */
#include "unit.h"

static const char *const suits[] = {"C", "D", "H", "S"};
static const char *const symbols[] = {"♣", "♦", "♥", "♠"};
static const char *const white[] = {"♧", "♢", "♡", "♤"};
static const char rank_letters[] = "23456789TJQKA";
static const char seats[] = "?NESW";

static uint64_t seed = 20171;

static unsigned pick(unsigned below) {
    seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407U;
    return (unsigned)((seed >> 33) % below);
}

/* ---- The model: owner[card] is a seat, 0 for nobody --------------------------------------------- */

typedef struct model {
    int owner[52];
} model;

static model random_model(int cards_each) {
    model m = {{0}};
    for (int seat = 1; seat <= 4; seat++)
        for (int dealt = 0; dealt < cards_each;) {
            unsigned card = pick(52);
            if (m.owner[card] == 0) {
                m.owner[card] = seat;
                dealt++;
            }
        }
    return m;
}

/* Writes hands card by card, in descending order or, shuffled, in any; tens and case as chance has it. */
static void write_model(char *out, const model *m, int first, bool shuffled) {
    int len = sprintf(out, "%c:", shuffled && pick(2) ? "?nesw"[first] : seats[first]);
    for (int i = 0; i < 4; i++) {
        int seat = (first - 1 + i) % 4 + 1;
        len += sprintf(out + len, "%s", i == 0 ? "" : shuffled && pick(3) == 0 ? " \t " : " ");
        for (int suit = 3; suit >= 0; suit--) {
            int order[13];
            for (int r = 0; r < 13; r++)
                order[r] = 12 - r;
            for (int r = 12; r > 0 && shuffled; r--) {
                int other = (int)pick((unsigned)r + 1), keep = order[r];
                order[r] = order[other];
                order[other] = keep;
            }
            for (int r = 0; r < 13; r++) {
                if (m->owner[13 * suit + order[r]] != seat)
                    continue;
                char letter = rank_letters[order[r]];
                if (shuffled && letter == 'T' && pick(2))
                    len += sprintf(out + len, "10");
                else
                    len +=
                        sprintf(out + len, "%c", shuffled && letter > '9' && pick(2) ? letter + 32 : letter);
            }
            len += sprintf(out + len, "%s", suit > 0 ? "." : "");
        }
    }
}

static void check_same(const odd_hands *hands, const model *m, const char *text) {
    assert_true(hands->hand[ODD_NO_SEAT] == 0);
    for (int card = 0; card < 52; card++)
        for (int seat = 1; seat <= 4; seat++)
            CHECK((hands->hand[seat] >> card & 1) == (m->owner[card] == seat), "%s card %d", text, card);
    for (int seat = 1; seat <= 4; seat++)
        CHECK(hands->hand[seat] >> 52 == 0, "%s", text);
}

/* ---- Hands ------------------------------------------------------------------------------------- */

static odd_hands parsed(const char *text) {
    odd_hands hands;
    odd_error error = {0};
    char *exact = unit_exact(text, strlen(text));
    int code = odd_hands_parse(&hands, exact, strlen(text), &error);
    free(exact);
    CHECK(code == ODD_OK, "'%s' column %d: %s", text, error.column, error.message);
    return hands;
}

static void test_random_deals(void **state) {
    (void)state;
    for (int turn = 0; turn < 40000; turn++) {
        model m = random_model(turn % 2 == 0 ? 13 : 1 + turn / 2 % 13);
        char text[200], again[ODD_HANDS_MAX];
        int first = 1 + turn / 2 % 4;
        write_model(text, &m, first, turn % 3 == 0);
        odd_hands hands = parsed(text);
        check_same(&hands, &m, text);
        write_model(text, &m, first, false);
        assert_int_equal(odd_hands_format(again, sizeof again, &hands, (odd_seat)first), strlen(text));
        assert_string_equal(again, text);
    }
}

static void test_points(void **state) {
    (void)state;
    static const int worth[13] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4};
    assert_int_equal(odd_hcp(0), 0);
    assert_int_equal(odd_hcp((UINT64_C(1) << 52) - 1), 40);
    for (int turn = 0; turn < 5000; turn++) {
        model m = random_model(13);
        uint64_t hand = 0;
        int points = 0;
        for (int card = 0; card < 52; card++)
            if (m.owner[card] == 1) {
                hand |= UINT64_C(1) << card;
                points += worth[card % 13];
            }
        assert_int_equal(odd_hcp(hand), points);
    }
}

static void test_holdings(void **state) {
    (void)state;
    for (int suit = 0; suit < 4; suit++)
        for (unsigned set = 0; set < 8192; set++) {
            char letters[20] = "", numbers[20] = "", got[ODD_HOLDING_MAX];
            for (int r = 12; r >= 0; r--)
                if (set >> r & 1) {
                    sprintf(letters + strlen(letters), "%c", rank_letters[r]);
                    sprintf(numbers + strlen(numbers), r == 8 ? "10" : "%c", rank_letters[r]);
                }
            uint64_t hand = (uint64_t)set << 13 * suit;
            odd_strain strain = (odd_strain)(ODD_CLUBS + suit);
            assert_int_equal(odd_holding_format(got, sizeof got, hand, strain, false), strlen(letters));
            assert_string_equal(got, letters);
            assert_int_equal(odd_holding_format(got, sizeof got, hand, strain, true), strlen(numbers));
            assert_string_equal(got, numbers);
            assert_int_equal(odd_holding_format(got, sizeof got, ~hand, strain, false), 13 - strlen(letters));
        }
    char got[4] = "x";
    assert_int_equal(odd_holding_format(got, sizeof got, ~UINT64_C(0), ODD_NT, false), 0);
    assert_string_equal(got, "");
    assert_int_equal(odd_holding_format(got, sizeof got, 8191, ODD_CLUBS, true), 14);
    assert_string_equal(got, "AKQ");
}

static void test_unknown_hands(void **state) {
    (void)state;
    char text[ODD_HANDS_MAX];
    for (unsigned known = 0; known < 16; known++) {
        model m = random_model(13);
        odd_hands all = {{0}}, some = {{0}};
        for (int card = 0; card < 52; card++)
            all.hand[m.owner[card]] |= UINT64_C(1) << card;
        for (int seat = 1; seat <= 4; seat++)
            some.hand[seat] = known >> (seat - 1) & 1 ? all.hand[seat] : 0;
        for (int first = 1; first <= 4; first++) {
            odd_hands_format(text, sizeof text, &some, (odd_seat)first);
            odd_hands got = parsed(text);
            assert_memory_equal(&got, &some, sizeof got);
            int missing = known == 15   ? 0
                          : known == 14 ? 1
                          : known == 13 ? 2
                          : known == 11 ? 3
                          : known == 7  ? 4
                                        : -1;
            assert_int_equal(odd_hands_complete(&got), missing >= 0);
            assert_memory_equal(&got, missing >= 0 ? &all : &some, sizeof got);
            if (missing == (first + 2) % 4 + 1) { /* the last one: the hyphen may go */
                text[strlen(text) - 2] = '\0';
                got = parsed(text);
                assert_memory_equal(&got, &some, sizeof got);
            }
        }
    }
    odd_hands odd = {{0, 1, 2, 4, 8}};
    assert_false(odd_hands_complete(&odd)); /* an end position */
    odd = (odd_hands){{0, 8191, 8191, 0, 8191}};
    assert_false(odd_hands_complete(&odd)); /* one card twice */
}

typedef struct wrong_text {
    const char *text;
    int code, column;
    const char *says;
} wrong_text;

#define THREE "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. "

static const wrong_text bad_hands[] = {
    {"", ODD_E_SYNTAX, 1, "colon"},
    {"X:- - - -", ODD_E_SYNTAX, 1, "expected N, E, S or W"},
    {"N- - - -", ODD_E_SYNTAX, 2, "colon"},
    {"N:", ODD_E_SYNTAX, 3, "North's hand is missing"},
    {"N:- - -", ODD_E_SYNTAX, 8, "West's hand is missing"},
    {"E:A... K... Q...", ODD_E_SYNTAX, 17, "North's hand is missing"},
    {"N:- - - - -", ODD_E_SYNTAX, 11, "after the fourth"},
    {"N:-A - - -", ODD_E_SYNTAX, 4, "space after -"},
    {"N:A.K.Q - - -", ODD_E_SYNTAX, 8, "dot"},
    {"N:A.K.Q.J.T - - -", ODD_E_SYNTAX, 10, "too many suits"},
    {"N:AKA... - - -", ODD_E_CARDS, 5, "SA is dealt twice: North already has it"},
    {"N:AK... .K.. QK... -", ODD_E_CARDS, 15, "SK is dealt twice: North"},
    {"N:T... ..10.10 .10.. 10...", ODD_E_CARDS, 22, "ST is dealt twice"},
    {"N:AKQJT98765432.A.. - - -", ODD_E_CARDS, 17, "more than 13 cards in North's hand"},
    {"N:- - AKQJT98765432...A -", ODD_E_CARDS, 23, "more than 13 cards in South's hand"},
    {"N:AK1... - - -", ODD_E_CARDS, 5, "invalid card '1'"},
    {"N:AKé... - - -", ODD_E_CARDS, 5, "invalid card 'é'"},
    {"N:♠AK... - - -", ODD_E_CARDS, 3, "invalid card '♠'"},
    {"N:.A.. .♥... - -", ODD_E_CARDS, 9, "invalid card '♥'"},
    {"N:" THREE "...AKQJT9876543X", ODD_E_CARDS, 69, "invalid card 'X'"},
    {"N:" THREE "...AKQJT98765433", ODD_E_CARDS, 69, "C3 is dealt twice: West"},
    {"N:" THREE "..2.AKQJT9876543", ODD_E_CARDS, 56, "D2 is dealt twice: South"},
    {"N:" THREE "...AKQJT9876543.", ODD_E_SYNTAX, 69, "too many suits"},
    {"N:" THREE "..AKQJT98765432", ODD_E_CARDS, 56, "DA is dealt twice"},
};

static void check_wrong(const wrong_text *w, int code, const odd_error *error) {
    CHECK(code == w->code && error->code == code, "'%s': code %d, %s", w->text, code, error->message);
    CHECK(error->column == w->column, "'%s': column %d, %s", w->text, error->column, error->message);
    CHECK(strstr(error->message, w->says) != NULL, "'%s': %s", w->text, error->message);
}

static void test_bad_hands(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(bad_hands); i++) {
        const wrong_text *w = &bad_hands[i];
        odd_hands hands, none = {{0}};
        odd_error error = {0};
        char *exact = unit_exact(w->text, strlen(w->text));
        int code = odd_hands_parse(&hands, exact, strlen(w->text), &error);
        free(exact);
        check_wrong(w, code, &error);
        assert_memory_equal(&hands, &none, sizeof none);
    }
}

/* Whatever byte is put into a whole deal: it is refused, or it is the deal with that byte in it. */
static void test_changed_bytes(void **state) {
    (void)state;
    model m = random_model(13);
    char text[200];
    write_model(text, &m, 2, false);
    size_t len = strlen(text);
    for (size_t at = 0; at < len; at++) {
        char keep = text[at];
        for (int byte = 0; byte < 256; byte++) {
            odd_hands hands, again;
            odd_error error = {0};
            char canonical[ODD_HANDS_MAX], blanks[208];
            text[at] = (char)byte;
            sprintf(blanks, "\t %.*s ", (int)len,
                    text); /* not the plain form, so that both ways are compared */
            int code = odd_hands_parse(&hands, text, len, &error);
            if (byte != 0)
                assert_int_equal(code, odd_hands_parse(&again, blanks, strlen(blanks), NULL));
            if (code == ODD_OK) {
                assert_memory_equal(&again, &hands, sizeof hands);
                odd_hands_format(canonical, sizeof canonical, &hands, ODD_NORTH);
                again = parsed(canonical);
                assert_memory_equal(&again, &hands, sizeof hands);
            } else {
                assert_in_range(error.column, 1, len + 1);
            }
        }
        text[at] = keep;
    }
}

static void test_room(void **state) {
    (void)state;
    odd_hands hands = parsed("N:" THREE "...AKQJT98765432");
    char whole[ODD_HANDS_MAX], part[ODD_HANDS_MAX];
    assert_int_equal(odd_hands_format(whole, sizeof whole, &hands, ODD_NORTH), 69);
    for (size_t cap = 0; cap <= 70; cap++) {
        memset(part, 'x', sizeof part);
        assert_int_equal(odd_hands_format(part, cap, &hands, ODD_NORTH), 69);
        if (cap > 0) {
            assert_int_equal(strlen(part), cap - 1);
            assert_memory_equal(part, whole, cap - 1);
        }
        assert_int_equal(part[cap], 'x');
    }
    odd_hands_format(part, sizeof part, &hands, ODD_NO_SEAT);
    assert_string_equal(part, whole);
}

/* ---- Cards ------------------------------------------------------------------------------------- */

static void check_card(int card, const char *text) {
    int got = -2;
    char *exact = unit_exact(text, strlen(text));
    CHECK(odd_card_parse(&got, exact, strlen(text), NULL) == ODD_OK && got == card, "'%s': %d", text, got);
    free(exact);
}

static void test_cards(void **state) {
    (void)state;
    for (int card = 0; card < 52; card++) {
        int suit = card / 13, rank = card % 13;
        char names[3][3] = {{rank_letters[rank]}, {0}, "10"}, text[32];
        names[1][0] = rank > 7 ? (char)(rank_letters[rank] + 32) : rank_letters[rank];
        char lower[2] = {(char)(suits[suit][0] + 32)};
        const char *const spelled[] = {suits[suit], symbols[suit], white[suit], lower};
        for (int n = 0; n < (rank == 8 ? 3 : 2); n++)
            for (size_t i = 0; i < COUNT(spelled); i++) {
                sprintf(text, "%s%s", spelled[i], names[n]);
                check_card(card, text);
                sprintf(text, " %s%s\t", names[n], spelled[i]);
                check_card(card, text);
            }
        assert_int_equal(odd_lead_format(text, sizeof text, (uint8_t)(card + 1), ODD_SYMBOLS), 4);
        check_card(card, text);
        assert_int_equal(odd_lead_format(text, sizeof text, (uint8_t)(card + 1), ODD_ASCII), 2);
        check_card(card, text);
        assert_int_equal(text[0], suits[suit][0]);
        assert_int_equal(text[1], rank_letters[rank]);
    }
}

static const wrong_text bad_cards[] = {
    {"", ODD_E_CARDS, 1, "SK"},    {"  ", ODD_E_CARDS, 3, "SK"},  {"S", ODD_E_CARDS, 1, "SK"},
    {"K", ODD_E_CARDS, 1, "SK"},   {"S1", ODD_E_CARDS, 1, "SK"},  {"SKS", ODD_E_CARDS, 1, "SK"},
    {" NK", ODD_E_CARDS, 2, "SK"}, {"S11", ODD_E_CARDS, 1, "SK"}, {"SK x", ODD_E_CARDS, 1, "SK"},
    {"SS", ODD_E_CARDS, 1, "SK"},  {"KK", ODD_E_CARDS, 1, "SK"},  {"S 1", ODD_E_CARDS, 1, "SK"},
};

static void test_bad_cards(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(bad_cards); i++) {
        int card = 7;
        odd_error error = {0};
        int code = odd_card_parse(&card, bad_cards[i].text, strlen(bad_cards[i].text), &error);
        check_wrong(&bad_cards[i], code, &error);
        assert_int_equal(card, -1);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_deals), cmocka_unit_test(test_points),
        cmocka_unit_test(test_holdings),     cmocka_unit_test(test_unknown_hands),
        cmocka_unit_test(test_bad_hands),    cmocka_unit_test(test_changed_bytes),
        cmocka_unit_test(test_room),         cmocka_unit_test(test_cards),
        cmocka_unit_test(test_bad_cards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
