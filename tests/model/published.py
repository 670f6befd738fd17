"""Events as clubs publish them: by seed, an event, the conventions by which its scores were made and written, and the file
that a program would have written, as PBN, USEBIO or CSV. published.py SEED prints one.

The scores are the model's; what the model does not know (Ascherman, prorated totals, handicaps) is computed here.
"""

import random
import sys
from fractions import Fraction

import laws
from event_model import compute, rank

CONTRACTS = ["4S N", "4S S", "3N N", "3N S", "2H E", "3H W", "4H E", "5C N", "1N W", "2S N", "3D S", "6S N", "4SX E"]


# ---- Drawing ----

class Published:
    def __init__(self, seed):
        rng = self.rng = random.Random(seed)
        self.seed = seed
        self.format = rng.choice(["pbn", "usebio", "csv"])
        self.scoring = rng.choice(["matchpoints"] * 4 + ["cross-imps", "butler"])
        self.settings = {}
        self.acbl = False
        self.tables = rng.randint(4, 9)
        self.boards = rng.randint(10, 20)
        self.missing = rng.choice([0, 0.05, 0.12, 0.2])
        self.reading = "plain"  # of lines
        self.raw_lines = False  # lines without Neuberg's formula, totals with it
        self.prorated = False
        self.in_play = False  # numbers of boards are those in play
        self.ranks = rng.choice(["shared"] * 4 + ["ordinal", "dense"])
        self.by_total = False
        self.handicap = None
        self.elsewhere = False  # totals are of more sessions
        self.alone = False  # one result a board, with the score of a field
        more = random.Random(-seed)  # what was added later does not change what is drawn above
        self.two = more.random() < 0.2  # winners: both directions have the same numbers
        self.ruled = more.random() < 0.2  # some scores are 60 and 40 per cent
        getattr(self, "draw_" + self.scoring.replace("-", "_"))()
        if self.by_total and self.ranks == "dense":
            self.ranks = "shared"
        if self.alone:
            self.reading, self.handicap = "plain", None
        if self.format == "csv":  # which has no totals
            self.raw_lines = self.prorated = self.elsewhere = self.by_total = self.in_play = False
        if self.format != "usebio":
            self.handicap = None
        self.ruled = self.ruled and self.scoring == "matchpoints" and self.reading == "plain" and \
            self.format == "usebio" and not self.alone and not self.raw_lines
        self.make()

    def draw_common(self, unit, units):
        rng = self.rng
        self.settings["round"] = rng.choice(["away", "even", "up"])
        self.settings[unit] = rng.choice(units)
        self.digits = {"1": 0, "0.1": 1, "0.5": 1, "0.01": 2, "0.0001": rng.choice([2, 4])}[self.settings[unit]]
        self.elsewhere = rng.random() < 0.06
        self.in_play = rng.random() < 0.1
        self.alone = rng.random() < 0.04

    def draw_matchpoints(self):
        rng = self.rng
        self.acbl = rng.random() < 0.4
        self.draw_common("unit", ["0.01", "0.01", "0.1", "1", "0.0001", "0.5"])
        self.settings["neuberg"] = rng.choice(["on", "on", "simple", "off"])
        self.settings["expected"] = str(self.tables + rng.choice([0, 0, 0, 1]))
        self.reading = rng.choice(["plain"] * 6 + ["percent", "ascherman"])
        if self.reading == "percent":  # of matchpoints that are hardly rounded
            self.settings["unit"], self.digits = "0.01", 2
        self.raw_lines = self.reading == "plain" and self.settings["neuberg"] == "on" and rng.random() < 0.15
        self.prorated = self.reading == "plain" and rng.random() < 0.15
        if self.reading == "plain" and rng.random() < 0.1:
            self.handicap = rng.choice(["none", "all", "half"])
        self.percent_digits = rng.choice([1, 2, 2, 5])

    def draw_cross_imps(self):
        self.draw_common("imp-unit", ["0.01", "0.1", "1", "0.0001"])
        self.settings["cross-imps"] = self.rng.choice(["average", "total", "cross1"])
        self.by_total = self.rng.random() < 0.5

    def draw_butler(self):
        self.draw_common("imp-unit", ["1"])
        self.digits = 0
        datums = ["mean", "trim1", "median"] + (["trim5", "zero-sum"] if self.format != "pbn" else [])
        self.settings["datum"] = self.rng.choice(datums)  # of which PBN has names for three
        self.settings["datum-unit"] = self.rng.choice(["10", "1"])
        self.settings["datum-round"] = self.rng.choice(["away", "even", "up"])
        self.by_total = self.rng.random() < 0.5

    # ---- The event ----

    def make(self):
        rng = self.rng
        pairs = list(range(1, 2 * self.tables + 1))
        self.lines = {}  # of each board: [ns, ew, contract, declarer, tricks]
        for board in range(1, self.boards + 1):
            rng.shuffle(pairs)
            if self.two:
                pairs[::2] = range(1, self.tables + 1)
                pairs[1::2] = rng.sample(range(1, self.tables + 1), self.tables)
            usual = rng.sample(CONTRACTS, rng.randint(2, 5))
            rows = []
            for at in range(1 if self.alone else self.tables):
                level, seat = rng.choice(usual).split()
                tricks = min(13, int(level[0]) + 6 + rng.choice([-2, -1, -1, 0, 0, 0, 1, 1, 2]))
                rows.append([pairs[2 * at], pairs[2 * at + 1], level, seat, tricks])
            if self.ruled and rng.random() < 0.3:
                rng.choice(rows)[2:] = [None, None, None]
            kept = [row for row in rows if self.alone or rng.random() >= self.missing]
            self.lines[board] = kept if len(kept) > 1 or self.alone else rows
        self.score()

    def log(self, **other):
        scoring = "matchpoints acbl" if self.acbl else self.scoring
        text = ["scoring " + scoring] + (["winners 2"] if self.two else [])
        text += ["set %s %s" % item for item in {**self.settings, **other}.items()]
        for board, rows in self.lines.items():
            text.append("board %d" % board)
            text += ["%d %d " % tuple(row[:2]) + ("%s %s %d tricks" % tuple(row[2:]) if row[2] else "60%/40%")
                     for row in rows]
        return "\n".join(text) + "\n"

    def score(self):
        found = compute(self.log())
        self.values = self.line_values(found)
        if self.raw_lines:
            self.values = self.line_values(compute(self.log(neuberg="off")))
        self.tops = {(line.board, side): found["model"].top(line, side)
                     for line in found["event"].lines for side in (0, 1)}
        self.rows = {(row["direction"], int(row["id"])): row for row in found["standings"]}
        if self.reading == "ascherman":
            self.compare_with_oneself()
        most = max(row["boards"] for row in self.rows.values())
        for row in self.rows.values():
            row["percent"] = 100 * row["score"] / row["max"] if row.get("max") else Fraction(0)
            row["handicap"] = self.rng.randint(0, 40) / Fraction(4) if self.handicap else None
            if self.handicap in ("all", "half"):
                share = row["handicap"] / (2 if self.handicap == "half" else 1)
                row["score"] += laws.round_to(share / 100 * row["max"], Fraction(1, 10000), "away")
                row["percent"] = 100 * row["score"] / row["max"]
            row["total"] = row["score"] * most / row["boards"] if self.prorated else row["score"]
            row["boards_said"] = most if self.in_play else row["boards"]
        self.rank_all()
        self.scatter()

    @staticmethod
    def line_values(found):
        return {board: [[row["ns_score"], row["ew_score"]] for row in rows] for board, rows in found["boards"].items()}

    def compare_with_oneself(self):
        self_mp = Fraction(1, 2) if self.acbl else Fraction(1)
        for rows in self.values.values():
            for row in rows:
                row[:] = [value + self_mp for value in row]
        self.tops = {key: top + 2 * self_mp for key, top in self.tops.items()}
        for row in self.rows.values():
            row["score"] += row["boards"] * self_mp
            row["max"] += row["boards"] * 2 * self_mp

    def rank_all(self):
        even = len({row["boards"] for row in self.rows.values()}) == 1
        for row in self.rows.values():
            figure = row["percent"] if self.scoring == "matchpoints" else row["score"]
            row["order"] = figure if self.scoring == "matchpoints" or self.by_total or even else figure / row["boards"]
        for direction in {row["direction"] for row in self.rows.values()}:
            self.rank_field([row for row in self.rows.values() if row["direction"] == direction])

    def rank_field(self, rows):
        rank(rows)
        orders = sorted({row["order"] for row in rows}, reverse=True)
        taken = {}
        for row in sorted(rows, key=lambda row: int(row["id"])):
            taken[row["order"]] = taken.get(row["order"], -1) + 1
            row["place"] = row["rank"]
            if self.ranks == "dense":
                row["place"] = 1 + orders.index(row["order"])
            elif self.ranks == "ordinal":
                row["place"] = row["rank"] + taken[row["order"]]

    def scatter(self):
        """Totals of more boards than the file has; and scores of lines in a field that it does not have."""
        rng = self.rng
        if self.elsewhere:
            for row in self.rows.values():
                row["boards_said"] = 3 * row["boards_said"]
                row["total"] = 2 * row["total"] + rng.randint(10, 400) / Fraction(10)
                row["place"] = rng.randint(1, 60)
                row["percent"] = Fraction(rng.randint(3500, 6500), 100)
        if self.alone:
            for rows in self.values.values():
                rows[0] = [Fraction(rng.randint(0, 100), 10), Fraction(rng.randint(0, 100), 10)]

    # ---- Numbers as the file has them ----

    def line_score(self, board, at, side):
        value = self.values[board][at][side]
        if self.reading == "percent":
            return number(100 * value / self.tops[board, side], 2)
        return number(value, self.digits)

    def line_percent(self, board, at, side):
        top = self.tops[board, side]
        if self.scoring != "matchpoints" or self.raw_lines or self.alone or not top:
            return None
        return number(100 * self.values[board][at][side] / top, 2)

    def points(self, board, row):
        _, _, level, seat, tricks = row
        return laws.contract_score(int(level[0]), level[1], level.count("X"), seat, tricks, laws.board_vul(board))


def number(value, digits):
    return "%.*f" % (digits, laws.round_to(value, Fraction(1, 10 ** digits), "away")) if digits < 5 else \
        "%.5f" % laws.round_to(value, Fraction(1, 100000), "away")


# ---- Files ----

def pbn(p):
    unit = "MP" if p.scoring == "matchpoints" else "IMP"
    scoring = {"matchpoints": "MP",
               "cross-imps": {"total": "IMP;Cross", "cross1": "IMP;Cross1", "average": "IMP;Cross2"}.get(
                   p.settings.get("cross-imps")),
               "butler": {"mean": "IMP;Butler", "trim1": "IMP;Butler-2", "median": "IMP;Butler;Median"}.get(
                   p.settings.get("datum"))}[p.scoring]
    percents = p.scoring == "matchpoints" and not p.raw_lines and not p.alone
    names = ["PairId_NS", "PairId_EW", "Contract", "Declarer", "Result", "Score_NS", unit + "_NS", unit + "_EW"]
    names += ["Percentage_NS", "Percentage_EW"] if percents else []
    out = ["% PBN 2.1"]
    for board, rows in p.lines.items():
        out += ['[Event "Club"]', '[Board "%d"]' % board, '[Dealer "%s"]' % laws.board_dealer(board),
                '[Vulnerable "%s"]' % {"none": "None", "ns": "NS", "ew": "EW", "both": "All"}[laws.board_vul(board)],
                '[Scoring "%s"]' % scoring, '[ScoreTable "%s"]' % ";".join(names)]
        for at, row in enumerate(rows):
            cells = [row[0], row[1], row[2].replace("N", "NT"), row[3], row[4], p.points(board, row)]
            cells += [p.line_score(board, at, side) for side in (0, 1)]
            cells += [p.line_percent(board, at, side) for side in (0, 1)] if percents else []
            out.append(" ".join(map(str, cells)))
        if board == 1 and not p.alone:
            out += totals_of_pbn(p, unit)
        out.append("")
    return "\n".join(out)


def totals_of_pbn(p, unit):
    names = ["Rank", "PairId", "Total" + unit, "NrBoards"] + (["MeanPercentage"] if unit == "MP" else [])
    out = ['[TotalScoreTable "%s"]' % ";".join(names)]
    for (direction, key), row in sorted(p.rows.items(), key=lambda item: (item[0][0] == "EW", item[1]["place"])):
        cells = [row["place"], key, number(row["total"], max(p.digits, 2)), row["boards_said"]]
        cells += [number(row["percent"], p.percent_digits)] if unit == "MP" else []
        out.append(" ".join(map(str, cells)))
    return out


def usebio(p):
    method = {"matchpoints": "MATCH_POINTS", "cross-imps": "CROSS_IMPS", "butler": "BUTLER_IMPS"}[p.scoring]
    unit = {"matchpoints": "MATCH_POINTS", "cross-imps": "CROSS_IMP_POINTS", "butler": "BUTLER_POINTS"}[p.scoring]
    kind = {"matchpoints": "MP_PAIRS", "cross-imps": "CROSS_IMPS", "butler": "BUTLER_PAIRS"}[p.scoring]
    out = ['<?xml version="1.0"?>', '<USEBIO Version="1.2">', '<EVENT EVENT_TYPE="%s">' % kind,
           "<BOARD_SCORING_METHOD>%s</BOARD_SCORING_METHOD>" % method, "<WINNER_TYPE>%d</WINNER_TYPE>" % (2 if p.two else 1), "<PARTICIPANTS>"]
    for (direction, key), row in ({} if p.alone else p.rows).items():
        out += ["<PAIR>", "<PAIR_NUMBER>%d</PAIR_NUMBER>" % key]
        out += ["<DIRECTION>%s</DIRECTION>" % direction] if p.two else []
        out += ["<BOARDS_PLAYED>%d</BOARDS_PLAYED>" % row["boards_said"],
                "<PLACE>%d</PLACE>" % row["place"],
                "<TOTAL_SCORE>%s</TOTAL_SCORE>" % number(row["total"], max(p.digits, 2))]
        if p.scoring == "matchpoints":
            out.append("<PERCENTAGE>%s</PERCENTAGE>" % number(row["percent"], p.percent_digits))
        if p.handicap:
            out.append("<HANDICAP>%s</HANDICAP>" % number(row["handicap"], 2))
        out.append("</PAIR>")
    out.append("</PARTICIPANTS>")
    for board, rows in p.lines.items():
        out += ["<BOARD>", "<BOARD_NUMBER>%d</BOARD_NUMBER>" % board]
        for at, row in enumerate(rows):
            out += ["<TRAVELLER_LINE>", "<NS_PAIR_NUMBER>%d</NS_PAIR_NUMBER>" % row[0],
                    "<EW_PAIR_NUMBER>%d</EW_PAIR_NUMBER>" % row[1]]
            out += ["<CONTRACT>%s</CONTRACT>" % row[2].replace("N", "NT"), "<PLAYED_BY>%s</PLAYED_BY>" % row[3],
                    "<TRICKS>%d</TRICKS>" % row[4],
                    "<SCORE>%d</SCORE>" % p.points(board, row)] if row[2] else ["<SCORE>A6040</SCORE>"]
            out += ["<%s_%s>%s</%s_%s>" % (name, unit, p.line_score(board, at, side), name, unit)
                    for side, name in enumerate(("NS", "EW"))]
            out.append("</TRAVELLER_LINE>")
        out.append("</BOARD>")
    return "\n".join(out + ["</EVENT>", "</USEBIO>"])


def csv(p):
    unit = {"matchpoints": "mp", "cross-imps": "cross imps", "butler": "imps"}[p.scoring]
    percents = p.scoring == "matchpoints" and not p.alone
    out = ["board,ns,ew,contract,declarer,tricks,score,ns %s,ew %s%s" %
           (unit, unit, ",ns percent,ew percent" if percents else "")]
    for board, rows in p.lines.items():
        for at, row in enumerate(rows):
            ids = ["NS%d" % row[0], "EW%d" % row[1]] if p.two else row[:2]
            cells = [board, *ids, row[2].replace("N", "NT"), row[3], row[4], p.points(board, row)]
            cells += [p.line_score(board, at, side) for side in (0, 1)]
            cells += [p.line_percent(board, at, side) for side in (0, 1)] if percents else []
            out.append(",".join(map(str, cells)))
    return "\n".join(out) + "\n"


def file_of(p):
    return {"pbn": pbn, "usebio": usebio, "csv": csv}[p.format](p)


if __name__ == "__main__":
    made = Published(int(sys.argv[1]))
    print(file_of(made))
    print({key: value for key, value in vars(made).items() if key not in ("lines", "values", "tops", "rows", "rng")},
          file=sys.stderr)
