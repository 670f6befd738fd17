#!/usr/bin/env python3
"""Seasons against the model: random evenings of a few people, spelled in several ways. Prints TAP.

season.py COUNT [FIRST] compares the seasons of COUNT seeds with the oddtrick that is on the path. Percentages are those of
event_model.py; who counts, means, points and ranks are computed here, from docs/EVENTS.md, section 7.
"""

import itertools
import json
import random
import subprocess
import sys
import tempfile
from fractions import Fraction
from pathlib import Path

from compare import COMMAND, fraction
from event_model import compute
from laws import round_to

PEOPLE = ["Ann Lee", "Bo Park", "Cy Dunn", "Di Eck", "Eva Ash", "Finn Birch", "Gus Cole", "Hal Drake", "Ida Elm", "Jo Frost",
          "Kit Gray", "Lou Heath", "Meg Irwin", "Ned Jay"]
ALIASES = {"Kit Gray": "Christopher G.", "Meg Irwin": "Margaret Smith"}
RESULTS = ["4S N =", "4S N +1", "3NT W -1", "2H E =", "pass", "3NT S +2"]


def spelled(rng, name):
    if name in ALIASES and rng.random() < 0.4:
        return ALIASES[name]
    return rng.choice([name, name, name.upper(), name.lower(), name.replace(" ", "  ")])


def evening(rng, numbers):
    """(log, pairs by id)"""
    tables = rng.randint(2, 4)
    people = rng.sample(PEOPLE, 4 * tables if 4 * tables <= len(PEOPLE) else 12)
    pairs = {str(i + 1): tuple(people[2 * i:2 * i + 2]) for i in range(len(people) // 2)}
    lines = ["scoring matchpoints"]
    if rng.random() < 0.3:
        lines.append("set neuberg off")
    for id, two in pairs.items():
        lines.append("pair %s %s & %s" % (id, spelled(rng, two[0]), spelled(rng, two[1])))
        if rng.random() < 0.4:
            lines.append("numbers %s %s" % (id, " ".join(numbers.get(name, "-") for name in two)))
    ids = list(pairs)
    for board in range(1, rng.randint(2, 6)):
        lines.append("board %d" % board)
        rng.shuffle(ids)
        for ns, ew in zip(ids[0::2], ids[1::2]):
            lines.append("%s %s %s" % (ns, ew, rng.choice(RESULTS)))
    return "\n".join(lines) + "\n", pairs


def points_of(rows, row, points):
    if points == "percent":
        return row["percent"]
    same = [other for other in rows if other["rank"] == row["rank"]]
    if points == "rank":
        return Fraction(len([other for other in rows if other["rank"] > row["rank"]])) + Fraction(len(same) - 1, 2)
    places = [Fraction(text) for text in points.split(",")] + [Fraction(0)] * len(rows)
    shared = places[row["rank"] - 1:row["rank"] - 1 + len(same)]
    return round_to(sum(shared) / len(shared), Fraction(1, 10000), "up")


def expected(evenings, by, points, best, least):
    """{names: (rank, tied, score, played, counted, values)}"""
    found = {}
    for number, (text, pairs) in enumerate(evenings, 1):
        rows = compute(text)["standings"]
        for row in rows:
            two = pairs[row["id"]]
            for who in ([frozenset(two)] if by == "pair" else [frozenset([name]) for name in two]):
                found.setdefault(who, {})[number] = points_of(rows, row, points)
    totals = {}
    for who, values in found.items():
        chosen = sorted(values.values(), reverse=True)[:best or None]
        exact = sum(chosen) / len(chosen) if points == "percent" else sum(chosen)
        totals[who] = exact, len(chosen)
    ranked = {who: totals[who][0] for who in found if len(found[who]) >= (least or 1)}
    table = {}
    for who, values in found.items():
        exact, counted = totals[who]
        rank = 1 + len([1 for other in ranked.values() if other > exact]) if who in ranked else None
        tied = who in ranked and list(ranked.values()).count(exact) > 1
        score = round_to(exact, Fraction(1, 100), "up") if points == "percent" else exact
        table[who] = rank, tied, score, len(values), counted, values
    return table


def compare_seed(seed):
    rng = random.Random(seed)
    numbers = {name: str(100000 + i) for i, name in enumerate(PEOPLE) if rng.random() < 0.6}
    evenings = [evening(rng, numbers) for _ in range(rng.randint(1, 6))]
    by, points = rng.choice(["player", "pair"]), rng.choice(["percent", "percent", "rank", "10,7,5,3", "3"])
    best, least = rng.choice([0, 1, 2, 3, 4]), rng.choice([0, 2, 3])
    called = {spelling.lower(): name for name, spelling in ALIASES.items()}
    called.update((name.lower(), name) for name in PEOPLE)
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, (text, _) in enumerate(evenings, 1):
            paths.append(str(Path(folder) / ("evening%d.event" % number)))
            Path(paths[-1]).write_text(text, encoding="utf-8")
        aliases = Path(folder) / "aliases"
        aliases.write_text("".join("%s = %s # the same\n" % pair for pair in ALIASES.items()), encoding="utf-8")
        options = ["--by", by, "--points", points, "--aliases", str(aliases)]
        options += ["--best", str(best)] if best else []
        options += ["--least", str(least)] if least else []
        done = subprocess.run([COMMAND, "season", "--format", "json", *options, *paths], capture_output=True, check=False)
    if done.returncode:
        return "refused: " + done.stderr.decode()
    got, name = {}, "percent" if points == "percent" else "points"
    for row in json.loads(done.stdout, parse_float=fraction)["season"]:
        who = frozenset(called[" ".join(each.lower().split())] for each in row["names"])
        values = {result["evening"]: Fraction(result[name]) for result in row["results"]}
        counted = [Fraction(result[name]) for result in row["results"] if result["counted"]]
        if sorted(counted, reverse=True) != sorted(values.values(), reverse=True)[:row["counted"]]:
            return "seed %d: %s: others than the best count" % (seed, set(who))
        got[who] = row["rank"], row["tied"], Fraction(row["score"]), row["played"], row["counted"], values
    want = expected(evenings, by, points, best, least)
    return "\n".join("seed %d: %s: expected %s, got %s" % (seed, set(who), want.get(who), got.get(who))
                     for who in itertools.chain(want, got) if want.get(who) != got.get(who))[:2000]


def main():
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    wrong = [text for text in map(compare_seed, range(first, first + count)) if text]
    for text in wrong:
        print("not ok - season\n%s" % text)
    if not wrong:
        print("ok - %d seasons are as the model has them" % count)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
