"""Deals, double dummy and par; a slow minimax of our own is the model for end positions."""
import functools
import os
import random
import signal
import subprocess
import sys
import threading
import time

import pytest

import oddtrick

RANKS = "23456789TJQKA"
SUITS = "CDHS"


def random_hands(random_, size):
    cards = random_.sample([(suit, rank) for suit in range(4) for rank in range(13)], 4 * size)
    return [frozenset(cards[size * seat:size * seat + size]) for seat in range(4)]


def text_of(hands):
    def one(hand):
        return ".".join("".join(RANKS[rank] for suit, rank in sorted(hand, reverse=True) if suit == of) for of in (3, 2, 1, 0))
    return "N:" + " ".join(one(hand) for hand in hands)


def model_tricks(hands, strain, leader):
    """Tricks of North-South, by looking at every play."""
    @functools.lru_cache(maxsize=None)
    def best(left, turn, trick):
        if len(trick) == 4:
            led = trick[0][1][0]
            winner, _ = max(trick, key=lambda played: ((played[1][0] == strain) * 100 + (played[1][0] == led) * 50 + played[1][1]
                                                       if played[1][0] in (strain, led) else -1))
            won = 1 if winner % 2 == 0 else 0
            return won + (best(left, winner, ()) if left[winner] else 0)
        follow = [card for card in left[turn] if trick and card[0] == trick[0][1][0]]
        values = []
        for card in follow or left[turn]:
            after = tuple(hand - {card} if seat == turn else hand for seat, hand in enumerate(left))
            values.append(best(after, (turn + 1) % 4, trick + ((turn, card),)))
        return max(values) if turn % 2 == 0 else min(values)

    return best(tuple(hands), leader, ())


def test_end_positions_against_the_model():
    random_ = random.Random(77)
    for _ in range(5):
        hands = random_hands(random_, 3)
        table = oddtrick.double_dummy(text_of(hands))
        for strain, name in enumerate(["C", "D", "H", "S", "NT"]):
            for seat, declarer in enumerate("NESW"):
                ours = model_tricks(hands, strain, (seat + 1) % 4)
                assert table[declarer][name] == (ours if seat % 2 == 0 else 3 - ours)


def test_many_is_the_same_as_one():
    random_ = random.Random(5)
    deals = [text_of(random_hands(random_, 13)) for _ in range(2)]
    tables = [oddtrick.double_dummy(deal) for deal in deals]
    assert oddtrick.double_dummy_many(deals) == tables
    assert oddtrick.double_dummy_many(deals, threads=1) == tables
    for deal, table in zip(deals, tables):
        assert oddtrick.par(deal, "both", "E") == oddtrick.par(table, "both", "E")
        partner = {(result.level, result.strain): result for result in map(oddtrick.parse, oddtrick.par(table)["contracts"])}
        for result in partner.values():
            assert table[result.declarer][result.strain] == result.tricks
            assert oddtrick.score(result.text) == oddtrick.par(table)["score"]


def test_cards_and_play():
    random_ = random.Random(9)
    hands = random_hands(random_, 4)
    text = text_of(hands)
    values = oddtrick.card_values(text, "NT", "E")
    best = max(card["tricks"] for card in values["cards"])
    assert values["turn"] == "E" and best == 4 - oddtrick.double_dummy(text)["N"]["NT"]
    assert all(card["cost"] >= 0 for card in values["cards"]) and min(card["cost"] for card in values["cards"]) == 0
    lead = values["cards"][0]["card"]
    judged = oddtrick.judge_play(text, "NT", "E", [lead])
    assert judged["declarer"] == "N" and judged["cards"][0]["cost"] == values["cards"][0]["cost"]


def test_deal():
    one = oddtrick.deal("s:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432.")
    assert one["hands"]["E"]["C"] == "AKQJT98765432" and one["hcp"] == {"N": 10, "E": 10, "S": 10, "W": 10}
    assert oddtrick.deal(one["deal"]) == one


@pytest.mark.parametrize("call", [
    lambda: oddtrick.deal("N:AA... - - -"),
    lambda: oddtrick.deal(""),
    lambda: oddtrick.double_dummy("N:A... K... Q... -"),
    lambda: oddtrick.double_dummy_many(["N:A... K... Q... J...", "N:x"]),
    lambda: oddtrick.par({"N": {}}),
    lambda: oddtrick.par("N:A... K... Q... J...", "yes"),
    lambda: oddtrick.par("N:A... K... Q... J...", dealer="X"),
    lambda: oddtrick.card_values("N:A... K... Q... J...", "Z", "N"),
    lambda: oddtrick.judge_play("N:A... K... Q... J...", "NT", "N", "SK"),
])
def test_errors(call):
    with pytest.raises(ValueError):
        call()


def test_other_threads_run_meanwhile():
    random_ = random.Random(6)
    deals = [text_of(random_hands(random_, 13)) for _ in range(2)]
    ticks, done = [0], threading.Event()

    def tick():
        while not done.is_set():
            ticks[0] += 1
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    started = time.monotonic()
    for deal in deals:
        oddtrick.double_dummy(deal)
    spent = time.monotonic() - started
    done.set()
    thread.join()
    assert ticks[0] > spent * 20


@pytest.mark.parametrize("call", ["oddtrick.double_dummy_many(deals)", "[oddtrick.double_dummy(deal) for deal in deals]"])
def test_ctrl_c(call):
    random_ = random.Random(8)
    deals = [text_of(random_hands(random_, 13)) for _ in range(50)] * 40
    program = f"import oddtrick\ndeals = {deals!r}\nprint('ready', flush=True)\ntry:\n    {call}\nexcept KeyboardInterrupt:\n    print('stopped')\n"
    child = subprocess.Popen([sys.executable, "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    child.stdin.write(program)
    child.stdin.close()
    assert child.stdout.readline() == "ready\n"
    time.sleep(0.3)
    os.kill(child.pid, signal.SIGINT)
    started = time.monotonic()
    assert child.stdout.read() == "stopped\n"
    child.stdout.close()
    assert child.wait() == 0 and time.monotonic() - started < 3
