"""A long log of an event, whose lines are nearly all ordinary: long_event.py KIND LINES SEED FILE.

Kinds: plain (as programs write them), mixed (ids that appear late, corrections, rulings, comments, CR LF, vulnerabilities of
boards, groups, results written in other ways), wrong (the same with errors, and results of no board)."""
import random
import sys

OTHERS = [
    "# a comment",
    "",
    "   ",
    "{ns} {ew}  ave+/ave-",
    "{ns} {ew} {result}   # by hand",
    "{ns}  {ew}   {result}\r",
    "{late} {ew}  {result}",
    "pair {ns} Ann & Bo",
    "board {board}",
    "board {board}: {ns} {ew} {result}",
    "{ns} {ew}  not played",
    "{ns} {ew}  pass",
    "{ns} {ew}\t{result}",
    "{ns} {ew}  {result} lead SA",
    "penalty {ns} 10% late",
]
ERRORS = ["{ns} {ew}  8S N =", "{ns} {ew}  4S N +9", "{ns}", "{ns} {ew}", "{ns} {ew}  4S \0 =", "nonsense", "round 2",
          "{ns} {ew}  4S N = \x01", "9" * 300 + " 2  4S N ="]


def result(chance):
    level, over = chance.randint(1, 7), chance.randint(-3, 0)
    return "%d%s%s %s %s" % (level, chance.choice(["C", "D", "H", "S", "NT"]), chance.choice(["", "", "", "X", "XX"]),
                             chance.choice("NESW"), "=" if over == 0 else "%+d" % over)


def main(kind, lines, seed, path):
    chance = random.Random(int(seed))
    boards = 24
    tables = int(lines) // boards
    written = ["event A long one", "scoring matchpoints"]
    for board in range(1, boards + 1):
        written.append("board %d" % board)
        for table in range(tables):
            words = {"ns": 2 * table + 1, "ew": 2 * ((table + board) % tables) + 2, "board": board,
                     "late": 2 * chance.randint(tables, 2 * tables) + 1, "result": result(chance)}
            form = "{ns} {ew}  {result}"
            if kind != "plain" and chance.random() < 0.002:
                form = chance.choice(OTHERS)
            if kind == "wrong" and chance.random() < 0.0005:
                form = chance.choice(ERRORS)
            written.append(form.format(**words))
    with open(path, "w", newline="") as out:
        out.write("\n".join(written) + ("\n" if kind == "plain" else ""))


main(*sys.argv[1:])
