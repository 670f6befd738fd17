#!/usr/bin/env python3
"""Simultaneouses against the model: random clubs, joined into one field here and by the command. Prints TAP.

field.py COUNT [FIRST] compares the fields of COUNT seeds with the oddtrick that is on the path. The clubs are read one by one
(event_log.py); what is joined are their facts, and event_pairs.py compares every result with every other one.
"""

import json
import random
import subprocess
import sys
import tempfile
from fractions import Fraction
from pathlib import Path

import random_events
from compare import COMMAND, fraction, unlike
from event_log import Event, read_event
from event_model import percent, standings
from event_pairs import Pairs

FIGURES = ("rank", "tied", "score", "max", "percent", "boards", "club_rank")


def one_club(seed, rng, kinds, scoring):
    """A random event whose settings and amounts fit a simultaneous."""
    maker = random_events.Maker(seed, kind=rng.choice(kinds), scoring=scoring)
    maker.settings = lambda: None
    log = maker.make()
    matchpoints = scoring.startswith("matchpoints")
    log.head = [fact for fact in log.head if not (fact.text.startswith(("carryover", "handicap")) and matchpoints
                                                  and not fact.text.endswith("%"))]
    return log.text(random.Random(seed))


def join(clubs, winners):
    """The facts of all clubs as one event: ids are made different by the number of the club."""
    field = Event(scoring=clubs[0].scoring, acbl=clubs[0].acbl, winners=winners, contest=clubs[0].contest)
    field.given = {name: value for name, value in clubs[0].given.items() if name not in ("expected", "compare", "sections")}
    count = 0
    for number, club in enumerate(clubs, 1):
        keys = {}
        for key, contestant in club.contestants.items():
            direction, id = key
            shown = contestant.id if club.winners == winners else contestant.direction + contestant.id
            keys[key] = (direction if winners == 2 else "", "%s@%d" % (shown.upper(), number))
            contestant.id = shown
            contestant.direction = direction if winners == 2 else ""
            contestant.club = number
            field.contestants[keys[key]] = contestant
        own = Pairs(club)
        tops = own.event_top("") if club.scoring == "matchpoints" else None
        for line in club.lines:
            count += 1
            line.number = count
            line.who = tuple(tuple(keys[key] for key in side) for side in line.who)
            line.group = "%s@%d" % (line.group, number) if line.group else ""
            field.lines.append(line)
        for key, amount, unit, round in club.penalties:
            if unit == "mp" and tops:  # as a share of a top, to four decimals of a per cent
                amount, unit = Fraction(int(abs(amount) / tops * 1000000 + Fraction(1, 2)), 10000) * (1 if amount > 0 else -1), "%"
            field.penalties.append((keys[key], amount, unit, round))
    return field


def rank_in_clubs(rows):
    for row in rows:
        same = [other for other in rows if other["direction"] == row["direction"] and other["club"] == row["club"]]
        row["club_rank"] = 1 + len([other for other in same if other["rank"] < row["rank"]])


def expected(texts, winners):
    clubs = [read_event(text) for text in texts]
    field = join(clubs, winners or (2 if all(club.winners == 2 for club in clubs) else 1))
    pairs = Pairs(field)
    pairs.compare()
    pairs.value_awards()
    rows = standings(field, pairs)
    keys = [key for key, row in pairs.totals().items() if row["boards"]]
    for key, row in zip(keys, rows):
        row["club"] = field.contestants[key].club
    if field.scoring in ("matchpoints", "bam"):
        for row in rows:
            row["percent"] = percent(row["score"], row["max"])
    rank_in_clubs(rows)
    return {(row["direction"], row["id"].upper(), row["club"]): row for row in rows}


def printed(texts, winners):
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, text in enumerate(texts, 1):
            paths.append(str(Path(folder) / ("club%d.event" % number)))
            Path(paths[-1]).write_text(text, encoding="utf-8")
        options = ["--winners", str(winners)] if winners else []
        done = subprocess.run([COMMAND, "rank", "--format", "json", *options, *paths], capture_output=True, check=False)
        if done.returncode:
            return done.stderr.decode()
        rows = json.loads(done.stdout, parse_float=fraction)["standings"]
        return {(row["direction"], row["id"].upper(), int(row["club"][4:])): row for row in rows}


def compare_seed(seed):
    rng = random.Random(seed)
    scoring = rng.choice(["matchpoints", "matchpoints", "matchpoints acbl", "cross-imps", "butler", "bam", "points"])
    kinds = rng.choice([["pairs"], ["two"], ["pairs", "two"], ["individuals"]])
    common = rng.choice(["", "", "set rules ebu\n", "set rules acbl\n", "set neuberg simple\n", "set neuberg off\n",
                         "set cross-imps total\n", "set datum median\n"])
    texts = [common + one_club(1000 * seed + number, rng, kinds, scoring) for number in range(rng.randint(2, 5))]
    winners = rng.choice([0, 0, 1]) if "individuals" not in kinds else 0
    got = printed(texts, winners)
    if isinstance(got, str):
        return "" if "has no results yet" in got else "refused: " + got
    return "\n".join(unlike("contestant", expected(texts, winners), got, FIGURES)[:10])


def main():
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    failed = 0
    for seed in range(first, first + count):
        wrong = compare_seed(seed)
        if wrong:
            failed += 1
            print("not ok - simultaneous of seed %d\n%s" % (seed, wrong))
    if not failed:
        print("ok - %d simultaneouses are as the model has them" % count)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
