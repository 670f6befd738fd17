#!/usr/bin/env python3
"""Swiss pairs against a model: random events in which pairs play matches for victory points. Prints TAP.

swiss.py COUNT [FIRST] compares the events of COUNT seeds with the oddtrick that is on the path. Boards are compared by
event_pairs.py; percentages, victory points, byes, half matches and totals are computed here, from docs/EVENTS.md, section 5.2.
"""

import random
import sys
from fractions import Fraction

import laws
from compare import run, unlike
from event_log import read_event
from event_model import rank
from event_pairs import Pairs

# EBU White Book, Swiss pairs: up to which percentage each result goes, for at most so many boards.
EBU = {4: "50.92 52.80 54.71 56.70 58.80 61.08 63.63 66.61 70.36 75.95",
       6: "50.78 52.39 54.02 55.72 57.51 59.45 61.62 64.17 67.37 72.13",
       9: "50.65 51.98 53.33 54.74 56.23 57.83 59.64 61.75 64.40 68.35",
       13: "50.54 51.65 52.78 53.95 55.19 56.53 58.04 59.80 62.01 65.30",
       19: "50.45 51.38 52.32 53.30 54.34 55.45 56.71 58.18 60.03 62.78",
       27: "50.38 51.16 51.94 52.77 53.63 54.57 55.62 56.85 58.40 60.71"}
EBU_HALF = {2: "51.86 55.70 59.94 65.12 73.15", 3: "51.59 54.87 58.48 62.89 69.75", 4: "51.32 54.03 57.03 60.70 66.38",
            6: "51.09 53.36 55.86 58.92 63.66", 9: "50.92 52.81 54.93 57.45 61.41", 13: "50.77 52.36 54.10 56.24 59.56"}
SCALE = "percent; 50 5 5; 55.5 7 3; 60 8.5 1; 75 10 0"
SCALE_ROWS = [("50", "5", "5"), ("55.5", "7", "3"), ("60", "8.5", "1"), ("75", "10", "0")]
CENT = Fraction(1, 100)
RESULTS = ["4S N =", "4S N +1", "3NT W -1", "2H E =", "pass", "3NT S +2", "score -110", "weighted 60% 4S N = 40% 4S N -1"]
RULINGS = ["ave+/ave-", "ave-/ave+", "60%/40%", "ave/ave", "not played", "split 4S N = / 4S N -1"]


def ebu(percent, boards, half):
    """A percentage with two decimals: below 50 the scale is mirrored."""
    limits = next(row for most, row in sorted((EBU_HALF if half else EBU).items()) if boards <= most).split()
    above = percent if percent >= 50 else 100 - percent
    steps = len([limit for limit in limits if above > Fraction(limit)])
    return Fraction(len(limits) + steps if percent >= 50 else len(limits) - steps)


class Swiss(Pairs):
    def value_awards(self):
        """Law 12C2(c): one's own average is that of the match."""
        compared = dict(self.values)
        for item in self.artificial:
            line, side, award, amount = item
            keys = self.who(line, side)
            rounds = {other.number: other.round for other in self.lines}
            self.own = {}
            for (number, key), (value, top) in compared.items():
                if rounds[number] == line.round and key in keys:
                    sums = self.own.setdefault(key, [Fraction(0), Fraction(0), 0])
                    self.own[key] = [sums[0] + value, sums[1] + top, sums[2] + 1]
            self.artificial = [item]
            super().value_awards()

    def matches(self):
        """{(round, two keys): [lines]}; lines that were not played are scheduled."""
        found = {}
        for line in self.event.lines:
            found.setdefault((line.round, frozenset(side[0] for side in line.who)), []).append(line)
        return found


def opponents(matches, round, key):
    return len([1 for at, two in matches if at == round and key in two])


def points(event, length, figure, how):
    """Victory points for a percentage, or for whole IMPs."""
    half = how == "own"
    if event.scoring == "matchpoints":
        percent = laws.round_to(figure, CENT, "away", Fraction(50))
        if event.vp == "ebu-mp":
            vp, middle = ebu(percent, length, half), Fraction(10)
        else:
            row = [row for row in SCALE_ROWS if Fraction(row[0]) <= (percent if percent >= 50 else 100 - percent)][-1]
            vp, middle = Fraction(row[1] if percent >= 50 else row[2]), Fraction(5)
    else:
        rows = laws.half_rows(event.vp, length) if half else laws.vp_rows(event.vp, length)
        vp, middle = laws.vp_for(rows, laws.round_to(figure, Fraction(1), "away")), rows[0][1]
    return laws.round_to(vp / 2, CENT, "away", middle / 2) if how == "split" else vp


def compute(text):
    event = read_event(text.replace("vp rows " + SCALE, "vp own"))
    pairs = Swiss(event)
    pairs.compare()
    pairs.value_awards()
    matches = pairs.matches()
    rows = {key: {"id": c.id, "direction": "", "boards": 0, "vp": Fraction(0), "matches": 0, "wins": Fraction(0)}
            for key, c in event.contestants.items()}
    shown, halves = {}, {}
    for round, two in matches:
        halves[round, two] = any(opponents(matches, round, key) > 1 for key in two)
    for (round, two), lines in matches.items():
        length = max(len(other) for at, other in matches.items() if at[0] == round and halves[at] == halves[round, two])
        how = event.setting("half-match") if halves[round, two] else "whole"
        how = "split" if how == "own" and event.vp == "own" else how
        match = {"length": length, "half": halves[round, two] or None, "won": [], "vp": [], "percent": []}
        for key in sorted(two):
            values = [pairs.values[line.number, key] for line in lines if (line.number, key) in pairs.values]
            total, most = sum(v for v, _ in values), sum(t for _, t in values)
            match["boards"] = len(values)
            rows[key]["boards"] += len(values)
            if event.scoring == "matchpoints":
                figure = 100 * total / most if most else Fraction(50)
                ahead = figure - 50
                match["won"].append(total)
                match["percent"].append(laws.round_to(figure, CENT, "away", Fraction(50)))
            else:
                figure = ahead = total
                match["won"].append(sum((v for v, _ in values if v > 0), Fraction(0)))
            if not values:
                match["vp"].append(Fraction(0))
                continue
            match["vp"].append(points(event, length, figure, how))
            rows[key]["vp"] += match["vp"][-1]
            rows[key]["matches"] += 1
            rows[key]["wins"] += 1 if ahead > 0 else Fraction(1, 2) if ahead == 0 else 0
        if not match["boards"]:
            match["length"] = None
        if event.scoring != "matchpoints":
            del match["percent"]
        shown[round, tuple(id for _, id in sorted(two))] = match
    for key, amount, round, unit in event.byes:
        most = {"own": 10, "ebu-mp": 20, "wbf": 20, "wbf-discrete": 20}[event.vp]
        percent = event.number("bye") if amount is None else amount
        vp = amount if amount is not None and unit == "vp" else laws.round_to(percent * most / 100, CENT, "up")
        rows[key]["vp"] += vp
        rows[key]["matches"] += 1
    for key, row in rows.items():
        off = sum(amount for who, amount, _, _ in event.penalties if who == key)
        row["score"] = row["vp"] + event.contestants[key].carry - off
        row["order"] = row["score"]
    rows = {key: row for key, row in rows.items() if row["matches"]}
    rank(list(rows.values()))
    return {("", row["id"]): row for row in rows.values()}, shown


def make(seed):
    rng = random.Random(seed)
    scoring = rng.choice(["matchpoints", "matchpoints", "cross-imps", "butler"])
    scale = rng.choice(["ebu-mp", "ebu-mp", "rows " + SCALE] if scoring == "matchpoints" else ["wbf", "wbf-discrete"])
    count = rng.randint(4, 11)
    lines = ["scoring " + scoring, "vp " + scale] + ["pair %d Pair %d" % (id, id) for id in range(1, count + 1)]
    for setting in ("rules ebu", "own-average off", "half-match split", "half-match own", "bye 50", "unit 0.0001", "imp-unit 0.1"):
        if rng.random() < 0.25 and not (setting.startswith("unit") and scoring != "matchpoints") \
                and not (setting.startswith("imp") and scoring == "matchpoints"):
            lines.append("set " + setting)
    board = 1
    for round in range(1, rng.randint(2, 5)):
        lines.append("round %d" % round)
        ids = list(range(1, count + 1))
        rng.shuffle(ids)
        boards = rng.randint(2, 8)
        matches = [(one, two, range(boards)) for one, two in zip(ids[0::2], ids[1::2])]
        if count % 2 and rng.random() < 0.4:  # the last three play each other, with half of the boards each
            one, two, three = ids[-3:]
            matches = matches[:-1] + [(one, two, range(boards // 2)), (two, three, range(boards // 2)),
                                      (three, one, range(boards // 2, 2 * (boards // 2)))]
            matches[-2] = (two, three, range(boards // 2, 2 * (boards // 2)))
            matches[-1] = (three, one, range(boards, boards + boards // 2))
        elif count % 2 and rng.random() < 0.8:
            lines.append("bye %d%s" % (ids[-1], rng.choice(["", "", " 11", " 55%"])))
        for at in range(boards + boards // 2):
            playing = [match for match in matches if at in match[2]]
            if playing:
                lines.append("board %d" % board)
                for one, two, _ in playing:
                    lines.append("%d %d %s" % (one, two, rng.choice(RULINGS if rng.random() < 0.12 else RESULTS)))
            board += 1
    lines.append("round none")
    if rng.random() < 0.4:
        lines.append("penalty %d 1.5 vp slow" % rng.randint(1, count))
    if rng.random() < 0.3:
        lines.append("carryover %d 2.25" % rng.randint(1, count))
    return "\n".join(lines) + "\n"


def compare_seed(seed):
    text = make(seed)
    rows, matches = compute(text)
    printed = run("rank", text)
    got = {}
    for row in printed["matches"]:
        if len(row["teams"]) == 2:
            ids = row["teams"]
            if ids != sorted(ids):
                ids = ids[::-1]
                row.update((name, row[name][::-1]) for name in ("won", "vp", "percent") if name in row)
            got[int(row["round"]), tuple(ids)] = row
    standings = {("", row["id"]): row for row in printed["standings"]}
    wrong = unlike("pair", rows, standings, ("rank", "tied", "score", "vp", "boards", "matches", "wins"))
    wrong += unlike("match", matches, got, ("boards", "length", "half", "won", "percent", "vp"))
    return "" if not wrong else "seed %d\n%s\n%s" % (seed, "\n".join(wrong[:8]), text)


def main():
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    wrong = [text for text in map(compare_seed, range(first, first + count)) if text]
    for text in wrong[:3]:
        print("not ok - Swiss pairs, %s" % text)
    if not wrong:
        print("ok - %d Swiss events of pairs are as the model has them" % count)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
