#!/usr/bin/env python3
"""Teams by IMP slips against a model: random Swiss events whose matches are one line each. Prints TAP.

slips.py COUNT [FIRST]: victory points, byes, margins and ranks are computed here, from docs/EVENTS.md, section 5; the scales are those of
laws.py. The arithmetic of `why` is looked at too.
"""

import random
import sys
from fractions import Fraction

import laws
from compare import run
from why_sums import explain


def make(seed):
    """(log, {team: [victory points, IMPs won, IMPs lost, wins]})"""
    rng = random.Random(seed)
    count, length = rng.randint(2, 9), rng.choice([6, 7, 8, 10, 16])
    scale = rng.choice(["wbf", "wbf-discrete", "win-loss"] + (["acbl20", "acbl30"] if length in (6, 7, 8, 10) else []))
    rows = laws.vp_rows(scale, length)
    lines = ["scoring imps", "vp " + scale, "set match-boards %d" % length]
    lines += ["team %d T%d" % (team, team) for team in range(1, count + 1)]
    sums = {team: [Fraction(0)] * 4 for team in range(1, count + 1)}
    for round in range(1, rng.randint(2, 6)):
        lines.append("round %d" % round)
        teams = list(sums)
        rng.shuffle(teams)
        for home, away in zip(teams[0::2], teams[1::2]):
            margin = rng.randint(-60, 60)
            if rng.random() < 0.2:
                lines.append("%d %d %d imps" % (home, away, margin + 5))  # is corrected by the next line
                if rng.random() < 0.3:
                    lines.append("%d %d void" % (home, away))
            lines.append("%d %d %+d %s" % (home, away, margin, rng.choice(["imps", "IMPs", "imp"])))
            for team, own in (home, margin), (away, -margin):
                vp = laws.vp_for(rows, own)
                wins = Fraction(1 if own > 0 else 0) if own else Fraction(1, 2)
                sums[team] = [a + b for a, b in zip(sums[team], (vp, max(own, 0), max(-own, 0), wins))]
        if count % 2:
            lines.append("bye %d" % teams[-1])
            sums[teams[-1]][0] += laws.round_to(rows[-1][1] * 60 / 100, Fraction(1, 100), "up")
    return "\n".join(lines) + "\n", sums


def compare_seed(seed):
    text, sums = make(seed)
    wrong = []
    for row in run("rank", text)["standings"]:
        want = sums[int(row["id"])]
        rank = 1 + len([1 for other in sums.values() if other[0] > want[0]])
        got = [row[name] for name in ("vp", "imps_won", "imps_lost", "wins")]
        if [Fraction(figure) for figure in got] != want or row["rank"] != rank:
            wrong.append("team %s: expected %s, rank %d, got %s, rank %d" % (row["id"], want, rank, got, row["rank"]))
    wrong += explain(text, random.Random(seed)) if seed % 5 == 0 else []
    return "seed %d\n%s\n%s" % (seed, "\n".join(wrong[:8]), text) if wrong else ""


def main():
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    wrong = [text for text in map(compare_seed, range(first, first + count)) if text]
    for text in wrong[:3]:
        print("not ok - IMP slips, %s" % text)
    if not wrong:
        print("ok - %d events of teams by IMP slips are as the model has them" % count)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
