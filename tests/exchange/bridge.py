"""Random deals, auctions and plays, by the Laws, for files that are converted and read again. Shares nothing with the library."""
SUITS = "CDHS"
RANKS = "23456789TJQKA"
SEATS = "NESW"
STRAINS = ["C", "D", "H", "S", "N"]


def deal(rng):
    """Four hands by seat, each a list of cards: SK."""
    cards = [suit + rank for suit in SUITS for rank in RANKS]
    rng.shuffle(cards)
    return {seat: cards[13 * i:13 * i + 13] for i, seat in enumerate(SEATS)}


def auction(rng, dealer):
    """Calls from the dealer on: P, X, XX or 1C to 7N; and the contract: level, strain, doubles, declarer, or None."""
    calls, bid, doubles, passes, who, first = [], -1, 0, 0, None, {}
    while passes < (4 if bid < 0 else 3):
        seat = SEATS[(SEATS.index(dealer) + len(calls)) % 4]
        opponents = bid >= 0 and SEATS.index(who) % 2 != SEATS.index(seat) % 2
        choice = rng.random()
        if choice < 0.35 and bid < 30:
            bid = min(34, bid + 1 + int(rng.expovariate(0.5)))
            who, doubles, passes = seat, 0, 0
            first.setdefault((bid % 5, SEATS.index(seat) % 2), seat)
            calls.append("%d%s" % (bid // 5 + 1, STRAINS[bid % 5]))
        elif choice < 0.42 and opponents and doubles == 0:
            doubles, passes = 1, 0
            calls.append("X")
        elif choice < 0.45 and bid >= 0 and not opponents and doubles == 1:
            doubles, passes = 2, 0
            calls.append("XX")
        else:
            passes += 1
            calls.append("P")
    if bid < 0:
        return calls, None
    return calls, (bid // 5 + 1, STRAINS[bid % 5], doubles, first[(bid % 5, SEATS.index(who) % 2)])


def winner(trick, trumps):
    """Which of four cards wins, as an index."""
    def power(card):
        return (2 if card[0] == trumps else 1 if card[0] == trick[0][0] else 0, RANKS.index(card[1]))
    return max(range(4), key=lambda i: power(trick[i]))


def play(rng, hands, contract, count):
    """So many cards in the order of play, and how many tricks declarer's side has won."""
    left = {seat: list(cards) for seat, cards in hands.items()}
    leader = (SEATS.index(contract[3]) + 1) % 4
    cards, trick, won = [], [], 0
    while len(cards) < count:
        seat = SEATS[(leader + len(trick)) % 4]
        follow = [card for card in left[seat] if trick and card[0] == trick[0][0]]
        card = rng.choice(follow or left[seat])
        left[seat].remove(card)
        trick.append(card)
        cards.append(card)
        if len(trick) == 4:
            leader = (leader + winner(trick, contract[1])) % 4
            won += leader % 2 == SEATS.index(contract[3]) % 2
            trick = []
    return cards, won


def dealer_of(board):
    return SEATS[(board - 1) % 4]


def vul_of(board):
    """Law 2: o none, n N-S, e E-W, b both."""
    return "onebnebo ebon bone".replace(" ", "")[(board - 1) % 16]
