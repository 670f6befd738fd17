#!/usr/bin/env python3
"""Checks that every number of `oddtrick why` follows from the numbers shown. Prints TAP.

why_sums.py COUNT [FIRST] explains the events of COUNT seeds, from FIRST on: the contestants, and some boards of each.
Every `sum` is evaluated with exact fractions, and rounded where the text says so; values below a line that `adds` are
added; the first value is that of `rank`, or of `boards` for a board. A value that has neither must be in the log, or be
explained by another line.
"""

import random
import re
from fractions import Fraction

import random_events
import swiss
from compare import Refused, by_id, main, report_seeds, run
from laws import imps

MOST = 12  # contestants of an event
HARD = (2059,)  # seeds that are always looked at: both margins of a knock-out, whose mean is rounded
NUMBER = re.compile(r"[+-]?\d+(?:\.\d+)?(?:/\d+)?")
TOKEN = re.compile(r"\s*(\d+(?:\.\d+)?|[-+x/()])")
ROUNDED = re.compile(r"rounded to (\d+(?:\.\d+)?)(?:, (towards 0|halves [^:(]*))?")
# Values that are given: by the log, by a table of the Laws or a scale, or by other lines that are looked at apart.
GIVEN = [re.compile(text) for text in (
    r"has rank \d+=? of", r"^(before|behind|level): ", r"^a tie was broken by ", r"^boards that were compared: \d+$",
    r"^artificial scores: \d+$", r"^penalty, line \d+: ", r"^carry-over$", r"^handicap$", r"^board \d+",
    r"^Board \d+: ", r"^round \d+: a bye", r"^round \d+ against .*(on the scale of|no board was compared)",
    r"^round \d+ against .*: (won|lost|a tie)$", r"^won on \d+ boards?$", r"^lost$", r"^IMPs won: nothing was lost$",
    r"^The score, as given$", r"^(The score of|[\d.]+ % of) .*", r"^passed out$", r"^What the board gives$",
    r"^An artificial score", r"^line \d+: an amount of IMPs$", r"^The other table has no result$",
    r"^matchpoints on \d+ boards?, of ", r"^the margin of the match, line \d+: ", r"^(won|lost) in round \d+, against ", r"^no other result to compare with$")]


# ---- Arithmetic ----

class Sum:
    """expression: term {+|- term}; term: factor {x|/ factor}; factor: number, -factor, (expression)."""

    def __init__(self, text):
        self.tokens = TOKEN.findall(text)
        if "".join(self.tokens) != text.replace(" ", ""):
            raise ValueError("no arithmetic: " + text)

    def take(self, *wanted):
        return self.tokens.pop(0) if self.tokens and self.tokens[0] in wanted else None

    def value(self):
        result = self.expression()
        if self.tokens:
            raise ValueError("more than a sum: " + " ".join(self.tokens))
        return result

    def expression(self):
        result = self.term()
        while sign := self.take("+", "-"):
            result += self.term() * (1 if sign == "+" else -1)
        return result

    def term(self):
        result = self.factor()
        while sign := self.take("x", "/"):
            result = result * self.factor() if sign == "x" else result / self.factor()
        return result

    def factor(self):
        if self.take("-"):
            return -self.factor()
        if self.take("("):
            result = self.expression()
            if not self.take(")"):
                raise ValueError("expected )")
            return result
        return Fraction(self.tokens.pop(0))


def number(value):
    """The number at the beginning of a value: 188.5 of "188.5 of 288"."""
    return Fraction(NUMBER.match(value).group())


def is_rounded(exact, value, text):
    """Whether the text says how the exact number is rounded, and the value is that."""
    found = ROUNDED.search(text)
    if not found:
        return exact == value
    unit, halves = Fraction(found[1]), found[2] or ""
    off = value - exact
    if (value / unit).denominator != 1:
        return False
    if halves == "towards 0":
        return abs(off) < unit and abs(value) <= abs(exact) and value * exact >= 0
    if abs(off) == unit / 2 and halves.startswith("halves up") and "North-South" not in halves:
        return off > 0
    if abs(off) == unit / 2 and halves.startswith("halves down"):
        return off < 0
    if abs(off) == unit / 2 and "even" in halves:
        return (value / unit) % 2 == 0
    if abs(off) == unit / 2 and (middle := re.match(r"halves away from (\d+)$", halves)):
        return (off > 0) == (exact >= int(middle[1]))
    return abs(off) <= unit / 2


# ---- Lines ----

def below(reasons, index):
    """The lines one level below a line."""
    level = reasons[index]["level"]
    for line in reasons[index + 1:]:
        if line["level"] <= level:
            return
        if line["level"] == level + 1:
            yield line


def wrong_difference(line, above):
    """Points, their difference, and the IMPs that it is."""
    found = re.match(r"(?:against|scores?) ([+-]?\d+)(?: (and|against) ([+-]?\d+))?, a difference of ([+-]?\d+)",
                     line["text"])
    if not found:
        return False
    points, difference = int(found[1]), int(found[4])
    if found[2]:
        expected = points + int(found[3]) if found[2] == "and" else points - int(found[3])
    elif own := re.match(r"The comparison of ([+-]?\d+) with", above["text"]):
        expected = int(own[1]) - points
    else:
        expected = points - int(re.search(r"against ([+-]?\d+)", above["text"])[1])
    by_imps = line["law"] == "" and above["law"] in ("Law 78B", "set datum")
    return difference != expected or (by_imps and int(line["sum"].split()[-1]) != imps(difference))


def wrong_swing(line, unit):
    """A board of a match: both tables' points, their difference, and its IMPs to a unit, where there are IMPs."""
    found = re.match(r"board \d+: .*, ([+-]?\d+), and .*, ([+-]?\d+): ([+-]?\d+)$", line["text"])
    if not found:
        return False
    difference = int(found[3])
    return difference != int(found[1]) + int(found[2]) or (
        unit is not None and abs(number(line["value"]) - imps(difference)) > unit / 2)


def wrong_line(reasons, index, above):
    """The error in a line, or nothing."""
    line = reasons[index]
    text, value = line["text"], line["value"]
    if value == "":
        return "a sum without a value" if line["sum"] or line["adds"] else ""
    if line["sum"]:
        exact = Sum(line["sum"]).value()
        if not is_rounded(exact, number(value), text):
            return "its sum is %s" % exact
    if line["adds"]:
        added = sum((number(other["value"]) for other in below(reasons, index) if other["value"]), Fraction(0))
        if added != number(value):
            return "what stands below adds up to %s" % added
    if wrong_difference(line, above):
        return "the difference, or its IMPs"
    if line["level"] == 0 and re.match(r"(The score of|[\d.]+ % of) ", text) and abs(number(value)) != sum(
            number(step["value"]) for step in below(reasons, index)):
        return "its elements make another score"
    if not line["sum"] and not line["adds"] and not any(given.search(text) for given in GIVEN):
        return "nothing explains the value"
    return ""


def wrong_heading(reasons, index):
    """A heading whose value is that of the last line below it, or of one that is rounded."""
    line = reasons[index]
    if line["text"] != "What the board gives" and not line["text"].startswith("An artificial score"):
        return ""
    values = [other for other in below(reasons, index) if other["text"].startswith("rounded to")]
    if not values or "does not count" in line["text"]:
        return "" if number(line["value"]) == 0 else "nothing is rounded to it"
    return "" if number(values[-1]["value"]) == number(line["value"]) else "another value is below it"


def wrong_lines(reasons):
    wrong, above = [], {}
    for index, line in enumerate(reasons):
        above[line["level"]] = line
        try:
            found = wrong_line(reasons, index, above.get(line["level"] - 1)) or wrong_heading(reasons, index)
        except (ValueError, AttributeError, IndexError, ZeroDivisionError) as error:
            found = "%s: %s" % (type(error).__name__, error)
        if found:
            wrong.append("%d: %s [%s] = %s: %s" % (line["level"], line["text"], line["sum"], line["value"], found))
    return wrong


def unnoticed(reasons, rng):
    """A line whose value could be another one without being noticed; the test would be worth nothing."""
    explained = [index for index, line in enumerate(reasons) if line["sum"] or line["adds"]]
    if not explained:
        return []
    index = rng.choice(explained)
    line = reasons[index]
    changed = dict(line, value=str(number(line["value"]) + rng.choice([-100, -1, 1, 100])))
    if wrong_lines(reasons[:index] + [changed] + reasons[index + 1:]):
        return []
    return ["another value would not be noticed: %s" % line["text"]]


def valued(reasons, start):
    return [number(line["value"]) for line in reasons if line["text"].startswith(start) and line["value"]]


def wrong_totals(reasons, teams, bam):
    """The boards of each match, or of all, add up to what is in the total."""
    boards = valued(reasons, "Board by board")
    if len(boards) != 1:
        return ["no sum of all boards"]
    if not teams:
        parts = valued(reasons, "boards that were compared") + valued(reasons, "artificial scores")
        return [] if boards[0] == sum(parts) else ["boards: %s, %s" % (boards[0], parts)]
    margins = {}  # of a round and opponents: won - lost, and what the boards make
    part = 0
    if quotient := valued(reasons, "IMPs won") and valued(reasons, "IMPs lost"):
        made = valued(reasons, "IMPs won")[-1] - quotient[-1]
        return [] if made == boards[0] else ["IMPs of the quotient: %s, of boards: %s" % (made, boards[0])]
    texts = {line["text"] for line in reasons}
    if any(text.startswith("won on") for text in texts) and "lost" not in texts and not bam:
        return []  # one match, of which each team has its own IMPs
    for line in reasons:
        part += line["text"] == "Board by board"
        if found := re.match(r"round \d+ against (?:team|pair) [^:]*", line["text"]):
            match = margins.setdefault(found.group(), [Fraction(0), Fraction(0)])
            match[1] += number(line["value"]) if part else 0
        elif part == 0 and re.match(r"(won on \d+ boards?|lost|matchpoints on .*|IMPs on \d+ boards?: .*)$", line["text"]):
            match[0] += number(line["value"])
    return ["%s: %s, but the boards make %s" % (name, *both) for name, both in margins.items()
            if both[0] != both[1]]


# ---- Events ----

def key_of(row):
    return row["direction"] + row["id"]


def explain(text, rng):
    """The errors in the explanations of an event, one on a line."""
    wrong = []
    rank = run("rank", text)
    travellers = {}
    for board in run("boards", text)["boards"]:
        for row in board["results"]:
            for side in ("ns", "ew"):
                for id in row[side].upper().split("+"):
                    travellers.setdefault(int(board["board"]), []).append((side, id, row))
    teams = rank["scoring"] in ("imps", "patton") or bool(rank.get("matches"))
    rows = list(by_id(rank["standings"]).values())
    for row in rng.sample(rows, min(len(rows), MOST)):
        why = run_why(text, key_of(row))
        found = wrong_lines(why) + unnoticed(why, rng) + wrong_totals(why, teams, rank["scoring"] in ("bam", "patton"))
        wrong += ["%s: %s" % (key_of(row), line) for line in found]
        stated = row.get("percent") if row.get("max") else row["score"]
        quotient = rank["settings"].get("rank-by") == "quotient"
        if not quotient and number(why[0]["value"]) != Fraction(stated):
            wrong.append("%s: the first line is not %s: %s" % (key_of(row), stated, why[0]))
        unit = Fraction(rank["settings"].get("imp-unit", 1)) if rank["scoring"] == "imps" else None
        wrong += ["%s: %s" % (key_of(row), line["text"]) for line in why if wrong_swing(line, unit)]
        wrong += explain_boards(text, row, travellers, rng)
    return wrong


def run_why(text, id, board=0):
    return run("why", text, id, *([str(board)] if board else []))["reasons"]


def explain_boards(text, row, travellers, rng):
    wrong = []
    mine = [number for number, seats in sorted(travellers.items())
            if any(id == row["id"].upper() and row["direction"] in ("", side.upper()) for side, id, _ in seats)]
    for board in rng.sample(mine, min(2, len(mine))):
        values = [seat[2][seat[0] + "_score"] for seat in travellers[board]
                  if seat[1] == row["id"].upper() and row["direction"] in ("", seat[0].upper())]
        try:
            why = run_why(text, key_of(row), board)
        except Refused as refused:
            if "has no score on board" not in str(refused):
                raise
            continue
        told = valued(why, "Board ")
        wrong += ["%s, board %d: %s" % (key_of(row), board, line) for line in wrong_lines(why)]
        shown = {Fraction(value or 0) for value in values}  # a board that is not compared gives nothing
        if "+" not in travellers[board][0][2]["ns"] and not set(told) <= shown:
            wrong.append("%s, board %d: %s, and boards has %s" % (key_of(row), board, told, sorted(shown)))
    return wrong


def explain_seed(seed):
    if seed % 6 == 0:  # pairs that play matches
        kind, text = "swiss", swiss.make(seed)
    else:
        log = random_events.make(seed)
        kind, text = log.kind, log.text(random.Random(seed))
    try:
        found = explain(text, random.Random(seed))
    except Refused as refused:
        found = [] if "no column" in str(refused) else [str(refused)]
    return kind, "seed %d\n%s\n%s" % (seed, "\n".join(found[:12]), text) if found else ""


def explain_all(pool, seeds):
    return report_seeds(pool, "why adds up", explain_seed, [*HARD, *seeds])


if __name__ == "__main__":
    main(explain_all)
