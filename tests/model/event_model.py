#!/usr/bin/env python3
"""The whole model: a log in, standings and travellers out, in fractions. event_model.py FILE prints them.

Written from docs/EVENTS.md and the Laws, by the most naive method; it shares nothing with the library.
"""

import sys
from fractions import Fraction

import laws
from event_log import read_event
from event_pairs import Pairs
from event_teams import Teams
from event_ties import Ties, quotient


def percent(score, most):
    """In per cent of the most, with two decimals, halves up."""
    return laws.round_to(100 * score / most, Fraction(1, 100), "up") if most else Fraction(0)


def rank(rows):
    """Gives the rows of one list their ranks: 1 + how many are better. Equal ones share a rank."""
    orders = sorted((row["order"] for row in rows), reverse=True)
    for row in rows:
        row["rank"] = 1 + orders.index(row["order"])
        row["tied"] = orders.count(row["order"]) > 1


def rank_strata(rows):
    """Each among those of the same stratum and the ones below; a contestant without a line is in A."""
    for row in rows:
        row["strat_ranks"] = {}
        row["strat_tied"] = {}
    for strat in "ABC":
        inside = [row for row in rows if (row["strat"] or "A") >= strat]
        rank(inside)
        for row in inside:
            row["strat_ranks"][strat] = row["rank"]
            row["strat_tied"][strat] = row["tied"]


def pairs_figure(event, rows):
    """What pairs and individuals are ranked by."""
    if event.scoring in ("matchpoints", "bam"):
        return lambda row: row["score"] / (row["max"] or 1)
    if len({row["boards"] for row in rows}) > 1:
        return lambda row: row["score"] / row["boards"]
    return lambda row: row["score"]


def teams_figure(event):
    if event.setting("format") == "knock-out":
        return lambda row: row["stage"]
    if event.setting("rank-by") == "quotient":
        return lambda row: quotient(row["won"], row["lost"])
    return lambda row: row["score"]


def lists(event, rows):
    """The keys of contestants who are ranked together."""
    apart = event.setting("sections") == "apart" and event.contest != "teams"
    split = {}
    for key, row in rows.items():
        split.setdefault((row["direction"], row["section"] if apart else ""), []).append(key)
    return list(split.values())


def standings(event, model):
    """The rows of all contestants with a score, or a bye, with their ranks."""
    rows = {key: row for key, row in model.totals().items() if row["boards"] or row.get("matches")}
    ties = Ties(event, model, rows)
    for keys in lists(event, rows):
        together = [rows[key] for key in keys]
        figure = teams_figure(event) if event.contest == "teams" else pairs_figure(event, together)
        figures = {key: figure(rows[key]) for key in keys}
        for own in set(figures.values()):
            for key, places in ties.places([key for key in keys if figures[key] == own]).items():
                rows[key]["order"] = (own,) + places
        if any(contestant.strat for contestant in event.contestants.values()):
            rank_strata(together)
        rank(together)
    return list(rows.values())


def pairs_boards(pairs):
    boards = {}
    for line in pairs.event.lines:
        row = {"ns": line.ids[0], "ew": line.ids[1], "round": line.round}
        for name, side in ("ns_score", 0), ("ew_score", 1):
            value = pairs.values.get((line.number, line.who[side][0]))
            row[name] = value[0] if value else None
        boards.setdefault(line.board, []).append(row)
    return boards


def teams_boards(teams):
    boards = {}
    for match in teams.matches:
        for board, lines in match.tables.items():
            for line in lines.values():
                row = {"ns": line.ids[0], "ew": line.ids[1], "round": match.round}
                for name, side in ("ns_score", 0), ("ew_score", 1):
                    row[name] = match.value_on.get((board, line.who[side][0])) if line.kind == "scored" else None
                boards.setdefault(board, []).append(row)
    return boards


def matches(teams):
    """Of (round, teams, the smaller id first), what each of them has. A bye is a match of one."""
    found = {}
    for match in teams.matches:
        pair = sorted(match.teams)
        figures = {"boards": match.boards,
                   "won": [sum((v for v in match.values[team] if v > 0), Fraction(0)) for team in pair],
                   "net": [match.net[team] for team in pair]}
        if teams.mode == "patton":
            figures["share"] = [match.share[team] for team in pair]
        if teams.event.vp:
            figures["vp"] = match.vp and [match.vp[team] for team in pair]
            figures["length"] = match.length
        if teams.event.setting("format") == "knock-out" and match.boards:
            figures["tied"] = not any(teams.knocks_out(match, team) for team in pair) or None
        figures["half"] = teams.is_half(match) or None
        found[match.round, tuple(id for _, id in pair)] = figures
    for key in teams.event.contestants:
        for round, vp in teams.byes(key):
            figures = {"boards": 0, "won": [0, 0], "net": [0, 0]}
            if teams.mode == "patton":
                figures["share"] = [0, 0]
            if teams.event.vp:
                figures["vp"] = None if vp is None else [vp, 0]
            found[round, (key[1],)] = figures
    return found


def compute(text, scales=None):
    """{"standings": rows, "boards": {number: rows}}, and "matches" of teams; all numbers are Fractions, None where
    there is no score."""
    event = read_event(text, scales)
    if event.contest == "teams":
        teams = Teams(event)
        teams.compute()
        return {"event": event, "model": teams, "standings": standings(event, teams),
                "boards": teams_boards(teams), "matches": matches(teams)}
    pairs = Pairs(event)
    pairs.compare()
    pairs.value_awards()
    rows = standings(event, pairs)
    if event.scoring in ("matchpoints", "bam"):
        for row in rows:
            row["percent"] = percent(row["score"], row["max"])
    return {"event": event, "model": pairs, "standings": rows, "boards": pairs_boards(pairs)}


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        result = compute(file.read())
    for row in sorted(result["standings"], key=lambda row: (row["direction"], row["rank"])):
        figures = [name for name in ("score", "max", "percent", "boards", "vp") if name in row]
        print(row["direction"], row["rank"], "=" if row["tied"] else " ", row["id"],
              *("%s %s" % (name, float(row[name])) for name in figures))
    for number, rows in result["boards"].items():
        print("board", number)
        for row in rows:
            values = [row["ns_score"], row["ew_score"]]
            print("   ", row["ns"], row["ew"], *(None if value is None else float(value) for value in values))


if __name__ == "__main__":
    main()
