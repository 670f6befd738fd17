#!/usr/bin/env python3
"""Compares the command with the model, on random events, and checks what must hold for any numbers. Prints TAP.

compare.py COUNT [FIRST] compares the events of COUNT seeds, from FIRST on, with the oddtrick on the path; if FIRST is the first
seed, also those of RARE.
Everything goes through the command, as a script would use it: oddtrick rank --format json, and oddtrick boards
--format json. Numbers are compared exactly. An event that differs is reduced as far as possible, and printed.
"""

import functools
import json
import multiprocessing
import random
import shutil
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import random_events
from event_model import compute

SCALES = {random_events.SCALE_FILE: Path(random_events.SCALE_FILE).read_text(encoding="utf-8")}
COMMAND = shutil.which("oddtrick")
RANKED = ("rank", "tied", "score", "max", "percent", "boards", "vp", "imps_won", "imps_lost", "matches", "wins",
          "strat_ranks")
RARE = (420, 424, 447, 558, 681, 733, 1241)  # with settings that none of the first 400 has
PLAYED = ("boards", "length", "half", "tied", "won", "net", "share", "vp")
PAIRED = ("won", "net", "share", "vp")


class Refused(Exception):
    """The command did not take a log."""


fraction = functools.cache(Fraction)


def run(command, text, *operands):
    done = subprocess.run([COMMAND, *command.split(), "--format", "json", "-", *operands], input=text.encode(),
                          capture_output=True, close_fds=False, check=False)
    if done.returncode not in (0, 1):  # 1: there are warnings
        raise Refused("oddtrick %s: exit %d: %s" % (command, done.returncode, done.stderr.decode()[:500]))
    return json.loads(done.stdout, parse_float=fraction)


def show(value):
    if isinstance(value, list):
        return " and ".join(show(each) for each in value)
    return str(float(value)) if isinstance(value, Fraction) else str(value)


def by_id(rows):
    return {(row["direction"], row["id"].upper()): row for row in rows}


def standings_of(text):
    return by_id(run("rank", text)["standings"])


def figures_of(text):
    return {key: [row.get(name) for name in RANKED] for key, row in standings_of(text).items()}


def matches_of(rank):
    """Of (round, teams, the smaller id first), what each of them has."""
    found = {}
    for row in rank.get("matches", ()):
        ids = [id.upper() for id in row["teams"]]
        if ids != sorted(ids):
            ids.reverse()
            row.update((name, row[name][::-1]) for name in PAIRED if name in row)
        found[int(row["round"]), tuple(ids)] = row
    return found


def boards_of(text):
    """The travellers: of (board, round, N-S, E-W), what each side has."""
    found = {}
    for board in run("boards", text)["boards"]:
        for row in board["results"]:
            key = int(board["board"]), int(row.get("round") or 0), row["ns"].upper(), row["ew"].upper()
            found[key] = {name: row[name] for name in ("ns_score", "ew_score")}
    return found


def model_boards(model):
    return {(number, row["round"], row["ns"].upper(), row["ew"].upper()): row
            for number, rows in model["boards"].items() for row in rows}


def unlike(what, expected, got, names):
    """Where two lists of rows disagree on figures of these names, one line for each. A figure that neither has is
    ignored."""
    wrong = []
    for key in sorted(set(expected) | set(got)):
        if key not in expected or key not in got:
            wrong.append("%s %s is only %s" % (what, key, "in the model" if key in expected else "printed"))
            continue
        for name in names:
            if expected[key].get(name) != got[key].get(name):
                wrong.append("%s %s, %s: expected %s, got %s" % (what, key, name, show(expected[key].get(name)),
                                                                 show(got[key].get(name))))
    return wrong


def strata_differences(model, text):
    """The lists of single strata: their contestants, ranks and ties."""
    wrong = []
    for strat in "ABC":
        rows = [dict(row, rank=row["strat_ranks"][strat], tied=row["strat_tied"][strat])
                for row in model["standings"] if strat in row.get("strat_ranks", ())]
        if rows:
            printed = run("rank --strat " + strat, text)["standings"]
            wrong += unlike("stratum %s," % strat, by_id(rows), by_id(printed), ("rank", "tied"))
    return wrong


def differences(text):
    """Where the command and the model disagree, a line each."""
    model = compute(text, SCALES)
    rank = run("rank", text)
    for row in model["standings"]:
        if rank["settings"].get("rank-by") == "quotient" and row["imps_lost"] == 0 and row["imps_won"] > 0:
            row["score"] = None  # nothing can be divided by nothing: it has no quotient
    return (unlike("board, round and ids", model_boards(model), boards_of(text), ("ns_score", "ew_score"))
            + unlike("match", model.get("matches", {}), matches_of(rank), PLAYED)
            + unlike("contestant", by_id(model["standings"]), by_id(rank["standings"]), RANKED)
            + strata_differences(model, text))


KEPT = ("scoring", "winners", "team")  # without which the log would mean something else


def disagrees(text):
    """Whether a log is valid and shows a difference: for making it smaller."""
    try:
        return bool(differences(text))
    except Exception:  # a log that became nonsense shows nothing
        return False


def minimised(text):
    """The log without any line that the difference does not need."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    size = len(lines) // 2
    while size:
        at = 0
        while at < len(lines):
            kept = [line for line in lines[at:at + size] if line.split()[0] in KEPT]
            fewer = lines[:at] + kept + lines[at + size:]
            if len(fewer) < len(lines) and disagrees("\n".join(fewer) + "\n"):
                lines = fewer
            else:
                at += size
        size //= 2
    return "\n".join(lines) + "\n"


def compare_seed(seed):
    """(kind of event, its errors)"""
    log = random_events.make(seed)
    rng = random.Random(seed)
    text = log.text(rng)
    kind = "%s, %s" % (log.kind, log.head[0].text.split(None, 1)[1])
    try:
        wrong = differences(text)
        if not wrong and not log.correct and seed % 3 == 0:
            if figures_of(log.text(rng, shuffle=True)) != figures_of(text):
                return kind, "seed %d: another order of lines gives other standings" % seed
    except Refused as refused:
        return kind, "seed %d: %s" % (seed, refused)
    if not wrong:
        return kind, ""
    small = minimised(text)
    return kind, "seed %d:\n%s\n%s" % (seed, "\n".join(differences(small)[:12]), small)


# ---- What must hold whatever the numbers are ----

def plain(seed, scoring, kind="pairs"):
    """An event in which nothing is special."""
    maker = random_events.Maker(seed, kind=kind, scoring=scoring, plain=True)
    maker.settings = lambda: None
    return maker


def sums(seed):
    """Matchpoints of a board sum to n (n - 1), both ways; IMPs to zero, or as near as their unit lets them."""
    wrong = []
    for scoring, extra in (("matchpoints", ""), ("cross-imps", "set imp-unit 0.0001\n"), ("bam", "set unit 0.0001\n")):
        text = plain(seed, scoring).make().text(random.Random(seed))
        by_board = {}
        for (number, *_), values in boards_of(extra + text).items():
            by_board.setdefault(number, []).append([values["ns_score"], values["ew_score"]])
        for number, values in by_board.items():
            n = len(values)
            for side in 0, 1:
                total = sum(value[side] for value in values)
                due = {"matchpoints": n * (n - 1), "cross-imps": 0, "bam": n}[scoring]
                if abs(total - due) > (0 if scoring == "matchpoints" else Fraction(n, 20000)):
                    wrong.append("%s, board %d: %s, not %s" % (scoring, number, show(total), due))
    return wrong


def neuberg_changes_nothing(seed):
    """Where no result is missing, all kinds of Neuberg are the same; where some are, nobody leaves 0 to 100 %."""
    wrong = []
    log = plain(seed, "matchpoints").make()
    text = log.text(random.Random(seed))
    how = [boards_of("set neuberg %s\n%s" % (how, text)) for how in ("on", "simple", "off")]
    if how[0] != how[1] or how[0] != how[2]:
        wrong.append("full boards are changed")
    rng = random.Random(seed)
    log.travellers = [fact for fact in log.travellers if rng.random() < 0.6] or log.travellers
    for row in standings_of(log.text(rng)).values():
        if not 0 <= row["score"] <= row["max"]:
            wrong.append("%s has %s of %s" % (row["id"], show(row["score"]), show(row["max"])))
    return wrong


EVEN_BOARDS = [1, 4, 7, 8, 10, 11, 13, 14]  # nobody or everybody is vulnerable


def mirrored(seed):
    """With the directions swapped, both sides have each other's score."""
    maker = random_events.Maker(seed, kind="pairs")
    settings = maker.settings
    maker.settings = lambda: (settings(), maker.head.append(random_events.Fact("set datum-round away"))
                              if maker.word == "butler" else None)
    maker.boards = lambda count: maker.rng.sample(EVEN_BOARDS, min(count, 8))
    log = maker.make()
    unfair = ("set compare section", "set datum zero-sum")  # sections are N-S's; of two datums the lower is taken
    log.head = [fact for fact in log.head if fact.text not in unfair]
    before = boards_of(log.text(random.Random(seed)))
    for fact in log.travellers:
        fact.ids = fact.ids[::-1]
        fact.outcome = fact.outcome.mirror()
    after = boards_of(log.text(random.Random(seed)))
    turned = {(board, round, ew, ns): {"ns_score": row["ew_score"], "ew_score": row["ns_score"]}
              for (board, round, ns, ew), row in before.items()}
    return [] if after == turned else ["the directions differ:\n" + log.text(random.Random(seed), noise=False)]


def weighted_whole(seed):
    """A weighted score of 100 % of a result is the result, and so are parts that are all the same."""
    log = random_events.make(seed)
    rng = random.Random(seed)
    text = log.text(random.Random(seed), noise=False)
    before = boards_of(text), standings_of(text)
    for fact in log.travellers:
        outcome = fact.outcome
        if outcome and outcome.north and not outcome.east and not isinstance(outcome.north, random_events.Weighted):
            weights = rng.choice([(10000,), (5000, 5000), (3333, 6667)])
            parts = tuple((weight, outcome.north) for weight in weights)
            fact.outcome = random_events.replace(outcome, north=random_events.Weighted(parts))
    after = log.text(random.Random(seed), noise=False)
    return [] if before == (boards_of(after), standings_of(after)) else ["weighted results differ:\n" + after]


def cards_add_up(seed):
    """The score cards of all have as many boards, and together the score, that the standings have."""
    log = random_events.make(seed)
    log.head = [fact for fact in log.head if not fact.text.startswith("handicap")]
    text = log.text(random.Random(seed))
    standings = standings_of(text)
    wrong = []
    for card in run("card --all", text)["cards"]:
        row = standings.pop((card["direction"], card["id"].upper()))
        values = [result["value"] for result in card["results"] if result["value"] is not None]
        if len(values) != row["boards"]:
            wrong.append("%s has %d boards, not %s" % (card["id"], len(values), row["boards"]))
        if log.kind == "teams":
            continue
        total = row["score"] + row.get("penalty", 0) - row.get("carryover", 0)
        if sum(values) != total:
            wrong.append("%s has %s on boards, not %s" % (card["id"], show(sum(values)), show(total)))
    return wrong + ["no card of %s" % id for _, id in standings]


PROPERTIES = (cards_add_up, sums, neuberg_changes_nothing, mirrored, weighted_whole)


def check_property(job):
    index, seed = job
    try:
        wrong = PROPERTIES[index](seed)
    except Refused as refused:
        wrong = [str(refused)]
    return "seed %d: %s" % (seed, "\n".join(wrong[:5])) if wrong else ""


# ---- Reporting ----

def report(name, count, found):
    if not found:
        print("ok - %s (%d events)" % (name, count))
        return False
    print("not ok - %s (%d of %d events)" % (name, len(found), count))
    for text in found[:2]:
        print("\n".join("#   " + line for line in text.splitlines()))
    return True


def report_seeds(pool, name, check, seeds):
    """Checks an event for each seed, (kind, errors), and reports by kind; returns whether any failed."""
    by_kind = {}
    for kind, wrong in pool.imap_unordered(check, seeds, 8):
        by_kind.setdefault(kind, []).append(wrong)
    return any([report("%s: %s" % (name, kind), len(found), [text for text in found if text])
                for kind, found in sorted(by_kind.items())])


def main(check):
    """Runs check(pool, seeds), which says whether anything failed, with the seeds of the command line: COUNT [FIRST]."""
    count = int(sys.argv[1])
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    if COMMAND is None:
        print("not ok - oddtrick is not on the path")
        sys.exit(2)
    with multiprocessing.Pool(2) as pool:
        sys.exit(check(pool, range(first, first + count)))


def compare_all(pool, seeds):
    rare = [seed for seed in RARE if seeds[0] == 1 and seed not in seeds]
    failed = report_seeds(pool, "as the model", compare_seed, [*seeds, *rare])
    few = seeds[:max(1, len(seeds) // 20)]
    for index, test in enumerate(PROPERTIES):
        found = pool.map(check_property, [(index, seed) for seed in few])
        failed |= report(" ".join(test.__doc__.split()), len(few), [text for text in found if text])
    return failed


if __name__ == "__main__":
    main(compare_all)
