#!/usr/bin/env python3
"""Checks that oddtrick audit finds the conventions of events as clubs publish them: audit_published.py COUNT.

There must be no finding about a correct file, and in 99 of 100 files the settings that audit names must be those by which the
event was scored, or must give the same scores. Then a number of each file is changed, and audit must find it.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from fractions import Fraction
from multiprocessing import Pool

from event_model import compute
import published
import published_teams
from published import Published
from published_teams import NO_SCALE, PublishedTeams

BATCH = 50
# Seeds that are always looked at: lines in another unit than totals; percentages, and one more result expected than there are
# tables; two winners with lines without Neuberg's formula and prorated totals.
# One match, with what each team won or its margin; matches of a round without victory points; margins of board-a-match.
HARD = (5737, 8426, 137, 7985, 9965, 6970)


def make(seed):
    """One event in five is of teams."""
    return PublishedTeams(seed) if seed % 5 == 0 else Published(seed)


def file_of(p):
    return (published_teams if isinstance(p, PublishedTeams) else published).file_of(p)


def audit(paths):
    run = subprocess.run(["oddtrick", "audit", "--format", "json", *paths], capture_output=True, text=True)
    if run.returncode == 2:
        return None
    return json.loads(run.stdout)["files"]


# ---- Settings ----

def settled(p, report):
    """The event's settings as audit has them: what it names, and what it did not turn."""
    named = {**report["settings"], **report["undetermined"]}
    named.pop("tie-break", None)
    named = {name: value for name, value in named.items() if name in p.settings}
    if "neuberg" in named or "expected" in named:
        named["expected"] = str(report["expected"])
    return named


def same_scores(p, report):
    """Whether the settings that audit names give the scores of the file: others may do that, too."""
    other = Published.__new__(Published)
    other.__dict__.update(vars(p))
    other.settings = {**p.settings, **settled(p, report)}
    other.acbl = "1-1/2-0" in report["scoring"]
    if other.settings == p.settings and other.acbl == p.acbl:
        return True
    mine, found = compute(p.log()), compute(other.log())
    step = Fraction(1, 10 ** p.digits)
    for board, rows in mine["boards"].items():
        for row, again in zip(rows, found["boards"][board]):
            if abs(row["ns_score"] - again["ns_score"]) > step:
                return False
    return True


def same_matches(p, report):
    """The same for teams: boards, matches and totals."""
    if p.scale == NO_SCALE:
        return "vp" not in report
    other = PublishedTeams.__new__(PublishedTeams)
    other.__dict__.update(vars(p))
    other.settings = {**p.settings, **settled(p, report)}
    other.scale = report.get("vp")
    mine, found = p.compute(), other.compute()
    return all(mine[part] == found[part] for part in ("boards", "matches")) and all(
        row["score"] == again["score"] for row, again in zip(mine["standings"], found["standings"]))


def team_remarks_missing(p, report):
    said = " ".join(report["remarks"])
    wanted = {"follow no known scale": p.scale == NO_SCALE}
    return [text for text, there in wanted.items() if there and text not in said]


def remarks_missing(p, report):
    said = " ".join(report["remarks"])
    uneven = len({row["boards"] for row in p.rows.values()}) > 1
    totals = p.format != "csv" and not p.alone
    wanted = {
        "are percentages": p.reading == "percent" and not p.alone,
        "Ascherman": p.reading == "ascherman" and not p.alone,
        "not in the file": p.alone,
        "other boards": p.elsewhere and totals,
        "prorated": p.prorated and uneven and totals and not p.elsewhere,
    }
    return [text for text, there in wanted.items() if there and text not in said]


def check(p, report):
    """The errors in the report about a correct file."""
    if report["findings"]:
        return "finding: " + report["findings"][0]["message"]
    if report["values"] == 0 or report["values"] != report["right"]:
        return "%d of %d right" % (report["right"], report["values"])
    teams = isinstance(p, PublishedTeams)
    missing = team_remarks_missing(p, report) if teams else remarks_missing(p, report)
    if missing:
        return "settings: no remark '%s'" % missing[0]
    if not p.alone and not p.raw_lines and not (same_matches if teams else same_scores)(p, report):
        return "settings: %s for %s" % (settled(p, report), p.settings)
    return None


# ---- Numbers that are wrong ----

def plant(p, text):
    """The file with one wrong number, and its line; None if there is none to change."""
    lines = text.split("\n")
    rng = p.rng
    marks = {"pbn": lambda i: i > 0 and lines[i][:1].isdigit() and len(lines[i].split()) >= 8,
             "csv": lambda i: i > 0 and lines[i],
             "usebio": lambda i: lines[i].startswith("<NS_MATCH_POINTS") or lines[i].startswith("<NS_C") or
             lines[i].startswith("<NS_B")}
    at = [i for i in range(len(lines)) if marks[p.format](i)]
    i = rng.choice(at)
    if p.format == "usebio":
        before, value, after = lines[i].split("<")[1].split(">")[0], lines[i].split(">")[1].split("<")[0], lines[i]
        lines[i] = after.replace(">%s<" % value, ">%s<" % wrong(value, rng))
        assert before
    else:
        blank = " " if p.format == "pbn" else ","
        cells = lines[i].split(blank)
        cell = rng.choice([5, 6] if p.format == "pbn" else [6, 7])
        cells[cell] = wrong(cells[cell], rng)
        lines[i] = blank.join(cells)
    return "\n".join(lines)


def lone_games(lines):
    """The lines of PBN games without the game of the other room: nobody can tell what their IMPs should be."""
    games, tags = {}, {}
    for i, line in enumerate(lines + [""]):
        if line:
            tags[line[1:].split(" ")[0]] = (i, line)
        elif tags:
            match = [tags.get(name, (0, ""))[1] for name in ("Board", "Round", "HomeTeam", "VisitTeam")]
            games.setdefault(tuple(match[:2] + sorted(team.split(" ", 1)[-1] for team in match[2:])), []).append(tags)
            tags = {}
    return {i for same in games.values() if len(same) == 1 for i, _ in same[0].values()}


def plant_in_match(p, text):
    """The same in a file of teams, where a number differs by little."""
    names = ["<IMPS", "<SCORE", "<TEAM_SCORE", "<OPPOSING_TEAM_SCORE", "[ScoreIMP", "[ScoreMP", "[Score "]
    names += [] if p.scale == NO_SCALE else ["<TEAM_VICTORY", "<OPPOSING_TEAM_VICTORY", "<TOTAL_SCORE"]
    lines = text.split("\n")
    lone = lone_games(lines) if p.format == "pbn" else set()
    i = p.rng.choice([i for i, line in enumerate(lines) if line.startswith(tuple(names)) and ">A" not in line
                      and not (i in lone and line.startswith("[ScoreIMP"))
                      or p.format == "csv" and i > 0 and line and "%" not in line])
    more = p.rng.choice([1, 2, 3] if p.lines_signed == "unsigned" else [-3, -2, -1, 1, 2, 3])
    cells = lines[i].split(",")
    if p.format == "csv":
        cells[p.rng.choice([9, 10])] += "1"
        lines[i] = ",".join(cells)
    else:
        lines[i] = re.sub(r"-?\d+(\.\d+)?", lambda found: "%g" % (float(found[0]) + more), lines[i], count=1)
    return "\n".join(lines)


def spoil(p, text):
    return (plant_in_match if isinstance(p, PublishedTeams) else plant)(p, text)


def wrong(value, rng):
    return "%g" % (float(value) + rng.choice([-1, 1]) * rng.choice([30, 50, 70]))


# ---- All of them ----

def write(folder, p, text, name):
    path = os.path.join(folder, "%d%s.%s" % (p.seed, name, {"usebio": "xml"}.get(p.format, p.format)))
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def check_batch(seeds):
    problems, planted = [], [0, 0]
    events = [make(seed) for seed in seeds]
    with tempfile.TemporaryDirectory() as folder:
        texts = {p.seed: file_of(p) for p in events}
        reports = audit([write(folder, p, texts[p.seed], "") for p in events])
        if reports is None or len(reports) != len(events):
            return [(seeds[0], "a file could not be read")], planted
        for p, report in zip(events, reports):
            problem = check(p, report)
            if problem:
                problems.append((p.seed, "%s %s: %s" % (p.format, p.scoring, problem)))
        spoilt = [p for p in events if not p.alone]
        reports = audit([write(folder, p, spoil(p, texts[p.seed]), "w") for p in spoilt])
        for p, report in zip(spoilt, reports):
            planted[0] += 1
            if report["findings"]:
                planted[1] += 1
            else:
                problems.append((p.seed, "%s %s: planted number not found" % (p.format, p.scoring)))
    return problems, planted


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    batches = [HARD] + [range(first, min(first + BATCH, count + 1)) for first in range(1, count + 1, BATCH)]
    with Pool(2) as pool:
        results = pool.map(check_batch, batches, chunksize=1)
    problems = sorted((problem for found, _ in results for problem in found), key=lambda problem: "settings:" in problem[1])
    planted = [sum(figures[i] for _, figures in results) for i in (0, 1)]
    kinds = Counter("finding" if "finding:" in text or "right" in text else
                    "planted" if "planted" in text else "settings" for _, text in problems)
    bad = [kinds["finding"] > 0, 100 * kinds["settings"] > count, planted[1] < planted[0]]
    names = ["no finding in %d files that are right" % count, "settings found in 99 of 100",
             "%d of %d numbers that are wrong are found" % (planted[1], planted[0])]
    for failed, name in zip(bad, names):
        print("%sok - %s" % ("not " if failed else "", name))
    for seed, text in problems[:40 if any(bad) or "-v" in sys.argv else 0]:
        print("#   seed %d: %s" % (seed, text))
    print("# settings not found: %d of %d" % (kinds["settings"], count))
    return 1 if any(bad) else 0


if __name__ == "__main__":
    sys.exit(main())
