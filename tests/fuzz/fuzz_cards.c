/* Fuzz target: any bytes as hands, as a card, as a call, as an auction and as the play. The first byte, which is part of the
 * text, also chooses seat and strain. What is accepted must keep its own promises and be read again from its text. */
#include "fuzz.h"
#include "oddtrick.h"

static void check_error(const odd_error *error, int code, size_t size) {
    require(code == ODD_E_SYNTAX || code == ODD_E_CARDS || code == ODD_E_CALL);
    require(error->code == code && error->line == 1);
    require(error->column >= 1 && (size_t)error->column <= size + 1);
    require(memchr(error->message, '\0', sizeof error->message) != NULL);
    require(error->message[0] != '\0');
}

static int count_of(uint64_t hand) {
    int count = 0;
    for (; hand != 0; hand &= hand - 1)
        count++;
    return count;
}

static void check_hands(const char *text, size_t size, odd_seat seat) {
    odd_hands hands, again;
    odd_error error;
    char canonical[ODD_HANDS_MAX];
    int code = odd_hands_parse(&hands, text, size, &error);
    if (code != ODD_OK) {
        check_error(&error, code, size);
        return;
    }
    uint64_t all = 0;
    for (int i = 0; i < ODD_SEAT_COUNT; i++) {
        require(count_of(hands.hand[i]) <= (i == 0 ? 0 : 13) && (hands.hand[i] & all) == 0);
        all |= hands.hand[i];
    }
    require(all >> ODD_CARDS == 0);
    size_t len = odd_hands_format(canonical, sizeof canonical, &hands, seat);
    require(len < sizeof canonical && odd_hands_parse(&again, canonical, len, NULL) == ODD_OK);
    require(memcmp(&again, &hands, sizeof hands) == 0);
    if (odd_hands_complete(&again))
        require((again.hand[1] | again.hand[2] | again.hand[3] | again.hand[4]) ==
                (UINT64_C(1) << ODD_CARDS) - 1);
}

static void check_card(const char *text, size_t size) {
    int card, call;
    odd_error error;
    char canonical[ODD_LEAD_MAX];
    int code = odd_card_parse(&card, text, size, &error);
    if (code != ODD_OK) {
        check_error(&error, code, size);
        require(card == -1);
    } else {
        int again;
        size_t len = odd_lead_format(canonical, sizeof canonical, (uint8_t)(card + 1), ODD_SYMBOLS);
        require(card >= 0 && card < ODD_CARDS && odd_card_parse(&again, canonical, len, NULL) == ODD_OK);
        require(again == card);
    }
    code = odd_call_parse(&call, text, size, &error);
    if (code != ODD_OK)
        check_error(&error, code, size);
    require(code == ODD_OK ? call >= 0 && call < ODD_CALL_COUNT : call == -1);
}

/* The calls that were read give the auction again, unless one of them was accepted though insufficient, or a player
 * was skipped. */
static void check_auction(const char *text, size_t size, odd_seat dealer) {
    odd_auction auction, again = odd_auction_start(dealer);
    odd_error error;
    uint8_t calls[ODD_CALLS_MAX];
    int code = odd_auction_parse(&auction, calls, dealer, text, size, &error);
    if (code != ODD_OK) {
        check_error(&error, code, size);
        return;
    }
    require(auction.calls >= 0 && auction.calls <= ODD_CALLS_MAX);
    odd_result contract = odd_auction_contract(&auction);
    require(odd_result_valid(contract) && (contract.level > 0) == (auction.bid > 0));
    if (memchr(text, '^', size) != NULL || memchr(text, '-', size) != NULL)
        return;
    for (int i = 0; i < auction.calls; i++)
        require(odd_auction_add(&again, calls[i], NULL) == ODD_OK);
    require(memcmp(&again, &auction, sizeof again) == 0);
}

static void check_play(const char *text, size_t size, odd_strain strain, odd_seat leader) {
    odd_cardplay play, again;
    odd_error error;
    uint8_t cards[ODD_CARDS], same[ODD_CARDS];
    char table[ODD_CARDPLAY_MAX];
    int code = odd_cardplay_parse(&play, cards, NULL, strain, leader, text, size, &error);
    if (code != ODD_OK) {
        check_error(&error, code, size);
        return;
    }
    require(play.cards <= ODD_CARDS && count_of(play.played) == play.cards);
    require(play.won[ODD_NS] + play.won[ODD_EW] == play.cards / 4);
    size_t count = (size_t)play.cards;
    size_t len = odd_cardplay_format(table, sizeof table, cards, count, strain, leader, '\n');
    require(len < sizeof table);
    require(odd_cardplay_parse(&again, same, NULL, strain, leader, table, len, NULL) == ODD_OK);
    require(memcmp(&again, &play, sizeof again) == 0 && memcmp(same, cards, count) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *text = (const char *)data;
    int choice = size > 0 ? data[0] : 0;
    odd_seat seat = (odd_seat)(ODD_NORTH + choice % 4);
    check_hands(text, size, seat);
    check_card(text, size);
    check_auction(text, size, seat);
    check_play(text, size, (odd_strain)(ODD_CLUBS + choice / 4 % 5), seat);
    return 0;
}
