#!/usr/bin/env python3
"""Is the model right? Examples worked out in laws and regulations, and the printed tables of tests/laws. Prints TAP."""

import re
import sys
from fractions import Fraction
from pathlib import Path

import laws
from event_model import compute

LAWS = Path(__file__).resolve().parent.parent / "laws"
failed = False


def check(name, got, expected):
    global failed
    if got == expected:
        print("ok - model: " + name)
    else:
        failed = True
        print("not ok - model: %s\n#   got      %s\n#   expected %s" % (name, got, expected))


def fractions(*texts):
    return [Fraction(text) for text in texts]


def numbers(text):
    return [int(n) for n in re.findall(r"-?\d+", text)]


# ---- The printed tables ----

def club_table():
    text = (LAWS / "club_table.h").read_text()
    wrong = 0
    for family, bid in re.findall(r"\{CLUB_(\w+), (.*?)\}\}", text):
        level, made, *points = numbers(bid)
        for strain in {"MINORS": "CD", "MAJORS": "HS", "NOTRUMP": "N"}[family]:
            got = [laws.made_points(level, strain, doubled, made + 6, vul) for vul in (0, 1) for doubled in (0, 1, 2)]
            wrong += got != points
    down = [numbers(row) for row in re.findall(r"^ +\{ *(\d+, *\{[\d, ]+\})\}", text, re.M)]
    for undertricks, *points in down:
        wrong += [laws.down_points(undertricks, doubled, vul) for vul in (0, 1) for doubled in (0, 1, 2)] != points
    check("all rows of the club table", (wrong, len(down)), (0, 13))


def imp_table():
    rows = [numbers(row) for row in re.findall(r"^ +\{(\d+, \d+, -?\d+)\}", (LAWS / "imp_table.h").read_text(), re.M)]
    edges = [(imps, laws.imps(least), laws.imps(most) if most > 0 else imps) for imps, least, most in rows]
    check("the IMP table", edges, [(i, i, i) for i in range(25)])


def vp_tables():
    text = (LAWS / "vp_tables.h").read_text()
    for boards, rows in re.findall(r"wbf_(\d+)\[\] = \{(.*?)\n\};", text, re.S):
        table = numbers(re.sub(r"//.*", "", rows))
        check("WBF scale of %s boards" % boards, laws.wbf_winner(int(boards)), table)
    # WBF and EBU, published: the last margins for 10 to 19 VP
    check("WBF discrete, 7 boards", laws.discrete_tops(7), [0, 2, 5, 8, 11, 14, 18, 23, 28, 35])
    check("WBF discrete, 16 boards", laws.discrete_tops(16), [1, 4, 8, 12, 17, 22, 28, 35, 43, 53])
    check("WBF discrete, 32 boards", laws.discrete_tops(32), [2, 7, 12, 18, 24, 32, 40, 50, 61, 76])
    # White Book 3.1.2, published for 3 and 4 boards: where 5, 6, 7, 8, 9 and 10 of 10 begin
    check("half matches", [[row[0] for row in laws.half_rows("wbf-discrete", boards)] for boards in (3, 4)],
          [[0, 1, 4, 7, 10, 15], [0, 1, 4, 8, 12, 18]])
    check("half matches: the curve ends at 10", [laws.half_winner(boards)[-1] for boards in (1, 3, 8)], [1000] * 3)
    check("ACBL scales", [laws.vp_for(laws.vp_rows(scale, boards), margin) for scale, boards, margin in
                          (("acbl20", 7, 8), ("acbl20", 9, -36), ("acbl30", 9, 1), ("acbl30", 8, -28))], [14, 0, 18, 0])


# ---- Events ----

def board(number, results, head="scoring matchpoints"):
    """A log of one board, with a score for each pair of a Mitchell."""
    rows = ["%d %d %s" % (n, 100 + n, r if isinstance(r, str) else "score %d" % r) for n, r in enumerate(results, 1)]
    return "\n".join([head, "board %d" % number] + rows)


def scores(text, number=1):
    rows = compute(text)["boards"][number]
    return [row["ns_score"] for row in rows], [row["ew_score"] for row in rows]


def matchpoints():
    ns, ew = scores(board(1, [420, 450, 420, -50]))
    check("2 for a lower score, 1 for an equal one", (ns, ew), (fractions(3, 6, 3, 0), fractions(3, 0, 3, 6)))
    ns, ew = scores(board(1, [420, 450, 420, -50], "scoring matchpoints acbl"))
    check("the same as 1, 1/2, 0", (ns, ew), (fractions("1.5", 3, "1.5", 0), fractions("1.5", 0, "1.5", 3)))
    weighted = ["weighted 30% score 600 70% score 200", 100, 110, 300, 400, "weighted 85% score 50 15% score 900"]
    ns, ew = scores(board(1, weighted))
    check("weighted: 30 % of 9.7 and 70 % of 5.7", (ns[0], ew[0]), (Fraction("6.90"), Fraction("3.10")))
    check("weighted: all others have their share", sum(ns), 6 * 5)
    ns, _ = scores(board(1, ["weighted 100% score 420", 420, -50, 450]))
    check("weighted 100 % is the result", ns, fractions(3, 3, 0, 6))
    ns, ew = scores(board(1, ["split score 420 / score -50", 420, 450]))
    check("split: a table for each side", (ns, ew), (fractions(1, 1, 4), fractions(4, 2, 0)))
    ns, ew = scores(board(1, ["4S N =", "4S N +1 wrong direction"]))
    check("wrong direction: they have what the others' cards earned", (ns, ew), (fractions(0, 0), fractions(2, 2)))


def neuberg():
    full = "\nboard 2\n" + "\n".join("%d %d pass" % (n, 100 + n) for n in range(1, 11))
    for how in "matchpoints", "matchpoints acbl":
        log = board(1, [100, 200, 300, 300, 500, 600, 700], "scoring %s\nset unit 0.0001" % how) + full
        ns, _ = scores(log)
        top = 18 if how == "matchpoints" else 9
        expected = [((m + 1) * Fraction(10, 7) - 1) / 18 for m in (0, 2, 5, 5, 8, 10, 12)]
        check("Neuberg, %s: (M + 1) E / A - 1" % how, [laws.round_to(s / top, Fraction(1, 10000), "up") for s in ns],
              [laws.round_to(s, Fraction(1, 10000), "up") for s in expected])
    ns, ew = scores(board(1, [100]) + full)
    check("Neuberg, one result of ten: an average", (ns, ew), (fractions(9), fractions(9)))


def small_groups():
    def fouled(results):
        rest = "\nboard 1 group B\n" + "\n".join("%d %d score %d0" % (n, 100 + n, n) for n in range(20, 20 + 10))
        return scores(board(1, results) + rest)

    def percents(values, e):
        return [100 * value / (2 * e - 2) for value in values]

    ns, ew = fouled([100, 50])
    check("a group of two: 65 and 55 %", (percents(ns[:2], 12), percents(ew[:2], 12)),
          (fractions(65, 55), fractions(55, 65)))
    ns, ew = fouled([100, 50, 0])
    check("a group of three: 70, 60, 50 %", (percents(ns[:3], 13), percents(ew[:3], 13)),
          (fractions(70, 60, 50), fractions(50, 60, 70)))
    ns, ew = fouled([100])
    check("a group of one: an average plus for both", (percents(ns[:1], 11), percents(ew[:1], 11)), ([60], [60]))
    ns, _ = scores(board(1, [100, 50, 0]) + "\nboard 1 group B\n11 12 pass\n13 14 pass\n15 16 pass")
    check("a group of three of six: Neuberg", ns[:3], fractions(9, 5, 1))
    # the EBU's forum, discussion 1580: of five results two are fouled, and they are not a third of them
    ns, ew = scores(board(1, [-110, -200]) + "\nboard 1 group B\n11 12 pass\n13 14 pass\n15 16 pass")
    check("a group of two of five: 6.5 and 1.5", (ns[:2], ew[:2]), (fractions("6.5", "1.5"), fractions("1.5", "6.5")))
    ns, _ = scores(board(1, [-110, -200], "set rules acbl") + "\nboard 1 group B\n11 12 pass\n13 14 pass\n15 16 pass")
    check("a group of two of five, ACBL: 65 and 55 %", percents(ns[:2], 5), fractions(65, 55))


def averages():
    log = ("scoring matchpoints\nboard 1\n1 2 score 100\n3 4 score 50\n5 6 score 0\n7 8 score -50\n"
           "board 2\n1 3 ave+/ave-\n7 6 ave-/ave+\n2 4 ave/ave\n5 8 ave+/60%\n")
    ns, ew = scores(log, 2)
    # 1 has 100 % elsewhere, 6 has 4 of 6; 7 has nothing; 3, on 4 of 6, and 5, on 2 of 6, have what is at least theirs
    check("average plus and minus are at least and at most one's own", (ns, ew),
          (fractions(6, 0, 3, "3.6"), fractions("2.4", 4, 3, "3.6")))
    more = "penalty 1 25% slow\npenalty 2 0.5 mp\nhandicap 7 10%"
    rows = {row["id"]: row for row in compute(log + more)["standings"]}
    check("a penalty of 25 % of a top; matchpoints; a handicap", [rows[id]["score"] for id in "127"],
          fractions("10.5", "2.5", "1.2"))
    check("percentages with two decimals", [rows[id]["percent"] for id in "367"], fractions("53.33", "66.67", "10"))


def butler():
    results = [980, 480, 450, -50, 980, 480, 480, 480, 480, 450, 450]
    ns, ew = scores(board(1, results, "scoring butler"))
    check("Butler: 514.55 is 510", ns[:4], fractions(10, -1, -2, -11))
    check("Butler: the other side's", [-value for value in ns], ew)
    for datum, rules, expected in ((425, "away", 430), (435, "away", 440), (425, "even", 420), (435, "even", 440),
                                   (-425, "away", -430), (-425, "up", -420)):
        head = "scoring butler\nset datum-round " + rules
        low, high = datum - 5, datum + 5
        ns, _ = scores(board(1, [low, high, low, high, datum - 85, datum + 85], head))
        others = [laws.imps(points - expected) for points in (low, high, low, high, datum - 85, datum + 85)]
        check("a datum of %d, halves %s, is %d" % (datum, rules, expected), ns, others)


def cavendish():
    ns, ew = scores(board(1, [730, -170, 100, -420, -400], "scoring cross-imps\nset imp-cap 17"))
    check("averaged Cavendish", ns, fractions(14, "-2.25", "4.25", "-8.25", "-7.75"))
    check("cross-IMPs: the other side's", [-value for value in ns], ew)
    for how, expected in (("total", fractions(56, -9, 17, -33, -31)),
                          ("cross1", fractions("11.2", "-1.8", "3.4", "-6.6", "-6.2"))):
        ns, _ = scores(board(1, [730, -170, 100, -420, -400], "scoring cross-imps\nset cross-imps " + how))
        check("cross-IMPs, " + how, ns, expected)


def teams():
    head = "scoring imps\nvp wbf\nset match-boards 8\nteam 1 Ash: A, B, C, D\nteam 2 Elm: E, F, G, H\nround 1\n"
    log = head + "board 1\n1 2 4S N =\n2 1 4S N -1\nboard 2\n1 2 pass\n2 1 pass\n"
    rows = {row["id"]: row for row in compute(log)["standings"]}
    check("teams: 470 points are 10 IMPs, 13.78 VP in 8 boards", [rows[id]["score"] for id in "12"],
          fractions("13.78", "6.22"))
    rows = {row["id"]: row for row in compute(log + "penalty 2 3 imps late")["standings"]}
    check("a penalty in IMPs is taken from one's own margin only", [rows[id]["score"] for id in "12"],
          fractions("13.78", "5.32"))


def percentages_added():
    log = "scoring matchpoints\nset expected %d\nboard 1\n1 2 score 100\n3 4 pass\n"
    rows = {row["id"]: row for row in compute(log % 4 + "penalty 1 3.3333% x\nhandicap 3 0.8333%")["standings"]}
    # 3.3333 % and 0.8333 % of 6 are 0.199998 and 0.049998; Neuberg gives (2 * 4 + 2) / 2 = 5, and 1
    check("per cent are rounded to 0.0001", [rows[id]["score"] for id in "13"], fractions("4.8", "1.05"))
    rows = {row["id"]: row for row in compute(log % 2 + "penalty 1 0.0025% x\nhandicap 3 2")["standings"]}
    check("halves away from zero; a handicap may be an amount", [rows[id]["score"] for id in "13"],
          fractions("1.9999", 2))


def artificial():
    for how in "average", "total", "cross1":
        head = "scoring cross-imps\nset cross-imps %s\nset expected 5" % how
        ns, ew = scores(board(1, ["3 imps/-3 imps", "ave+/ave-"], head))
        times = {"average": 1, "total": 4, "cross1": Fraction(4, 5)}[how]
        check("IMPs are what they say, averages as the form has it: " + how, (ns, ew),
              ([3, 3 * times], [-3, -3 * times]))
    result = compute(board(1, ["ave+/ave-", "split ave / score 50"], "scoring points"))
    check("no board for an artificial score at points", [(row["id"], row["boards"]) for row in result["standings"]],
          [("102", 1)])


def fouled_and_split():
    rows = ["split score 10 / ave", "split score 20 / ave", "score 30"]
    rest = "\nboard 1 group B\n" + "\n".join("%d %d score %d0" % (n, 100 + n, n) for n in range(20, 26))
    ns, ew = scores(board(1, rows) + rest)
    check("a group of three N-S, of one E-W", ([100 * value / 16 for value in ns[:3]], 100 * ew[2] / 16),
          (fractions(50, 60, 70), 60))


def patton():
    # 2 has 420 more on board 1 and 50 less on board 2: 370 of 470 are above all steps
    log = "scoring patton\nround 1\nboard 1\n1 2 pass\n2 1 score 420\nboard 2\n1 2 score 50\n2 1 pass\n"
    rows = {row["id"]: row for row in compute(log)["standings"]}
    check("Patton: a board each, and all of the pool", [rows[id]["score"] for id in "12"], fractions(2, 6))
    # 1's own are 100 and -50, a third: one step of two; 2's own are -50 and 50, which is no difference
    log = "scoring patton\nset patton-ratio totals\nset patton-steps 10,40\nround 1\nboard 1\n"
    rows = {row["id"]: row for row in compute(log + "1 2 split score 100 / score 50\n2 1 score 50")["standings"]}
    check("Patton: each team by its own scores", [rows[id]["score"] for id in "12"], fractions(5, 3))


def knock_out():
    log = "scoring imps\nset format knock-out\nround 1\nboard 1\n1 2 score 50\n2 1 pass\n"
    for more, expected in (("", "1"), ("penalty 1 3 imps x", "2"), ("carryover 2 3", "2"), ("carryover 2 1", "1")):
        first = [row["id"] for row in compute(log + more)["standings"] if row["rank"] == 1]
        check("two IMPs ahead in a knock-out; " + (more or "nothing more"), first, [expected])


def lengths():
    boards = "".join("board %d\n1 2 %s\n2 1 pass\n" % (n, "4S N =" if n == 1 else "pass") for n in range(1, 6))
    log = "scoring imps\nvp acbl20\nround 1\n" + boards + "board 6\n1 2 not played\n"
    rows = {row["id"]: row for row in compute(log)["standings"]}
    check("six boards, one of them not played: 9 IMPs are 14 to 6", [rows[id]["score"] for id in "12"], fractions(14, 6))
    log = "scoring imps\nvp wbf-discrete\nset rules ebu\nround 1\n"
    for number in 1, 2, 3:
        for one, two in ("12", "23", "31"):
            won = "4S N +1" if (number, one) == (1, "1") else "pass"
            log += "board %d\n%s %s %s\n%s %s pass\n" % (number, one, two, won, two, one)
    rows = {row["id"]: row for row in compute(log)["standings"]}
    check("half matches of three boards: 10 IMPs are 9 to 1", [rows[id]["score"] for id in "123"], fractions(14, 6, 10))


def offenders():
    log = "scoring imps\nvp wbf\nset match-boards 8\nboard 1\n1 2 weighted 50%% score 420 50%% pass%s\n2 1 pass\n"
    for tail, expected in (("", 5), (" offending NS", 4), (" offending EW", 5)):
        ns, ew = scores(log % tail)
        check("4.5 IMPs" + tail, (ns[0], ew[0]), (expected, -expected))


def carry_overs():
    log = "scoring matchpoints\nboard 1\n1 2 score 100\n3 4 pass\n"
    for more, expected in (("carryover 1 3", ["100", "40", "0"]), ("carryover 1 50%\ncarryover 3 25%", ["100", "66.67", "16.67"])):
        rows = {row["id"]: row for row in compute(log + more)["standings"]}
        check(more.replace("\n", ", "), [rows[id]["percent"] for id in "143"], fractions(*expected))


def byes():
    log = "scoring imps\nvp %s\nround 1\nbye 3%s\nboard 1\n1 2 score 50\n2 1 pass\n"
    for scale, amount, expected in (("wbf", "", 12), ("wbf", " 33.33%", "6.67"), ("wbf", " 7.5", "7.5"),
                                    ("win-loss", "", "0.6"), ("acbl20", "", 0)):
        rows = {row["id"]: row for row in compute(log % (scale, amount))["standings"]}
        check("a bye, %s%s" % (scale, amount), rows["3"]["score"], Fraction(expected))
    rows = {row["id"]: row for row in compute("set rules acbl\n" + log % ("win-loss", ""))["standings"]}
    check("a bye on win-loss, for the ACBL", rows["3"]["score"], 1)
    rows = {row["id"]: row for row in compute(log % ("acbl20", ""))["standings"]}
    check("no victory points of a scale that has no such length", rows["1"]["score"], 0)


def taken_back():
    log = "scoring imps\nvp wbf\nround 1\nbye 3 7.5\nround 2\nbye 3 9\npenalty 1 1 vp late\npenalty 1 2 vp slow\n%s\nboard 1\n1 2 pass\n2 1 pass\n"
    for more, expected in (("", [7, "16.5"]), ("penalty 1 void", [9, "16.5"]), ("penalty 1 void\npenalty 1 void", [10, "16.5"]),
                           ("bye 3 void", [7, "7.5"]), ("bye 3 void\nbye 3 void\nbye 3 1", [7, 1])):
        rows = {row["id"]: row for row in compute(log % more)["standings"]}
        check("taken back: " + more.replace("\n", ", "), [rows[id]["score"] for id in "13"], [Fraction(score) for score in expected])


for test in (club_table, imp_table, vp_tables, matchpoints, neuberg, small_groups, averages, butler, cavendish, teams,
             percentages_added, artificial, fouled_and_split, patton, knock_out, byes, taken_back,
             lengths, offenders, carry_overs):
    test()
sys.exit(failed)
