"""Events of teams as clubs publish them: by seed, an event, the conventions by which its scores were made and written, and the
file that a program would have written, as USEBIO, PBN or CSV. published_teams.py SEED prints one.

The scores are the model's. Rounds are drawn as a Swiss event has them: with an odd number of teams one has a bye, or three
play half matches against each other.
"""

import random
import sys
from fractions import Fraction

import laws
from event_model import compute
from published import CONTRACTS, number

NO_SCALE = "own"  # of the club: no library has it
SCALES = ["wbf", "wbf", "wbf-discrete", "wbf-discrete", "acbl20", "acbl30", "win-loss", NO_SCALE]
OWN_ROWS = "0 7 7\n2 8 6\n5 9 5\n9 10 4\n14 11 3\n20 12 2\n27 13 1\n35 14 0\n"


class PublishedTeams:
    alone = elsewhere = prorated = raw_lines = False
    reading = "plain"

    def __init__(self, seed):
        rng = self.rng = random.Random("teams %d" % seed)
        self.seed = seed
        self.format = rng.choice(["usebio"] * 4 + ["csv", "pbn"])
        self.scoring = rng.choice(["imps"] * 5 + ["bam", "points"])
        if self.format == "csv":  # which cannot say how else it is scored
            self.scoring = rng.choice(["imps", "imps", "bam"])
        if self.scoring == "points" and self.format == "pbn":
            self.scoring = "imps"
        self.match = rng.random() < 0.2  # of two teams, in segments
        self.teams = 2 if self.match else rng.randint(4, 9)
        self.rounds = rng.randint(1, 4) if self.match else rng.randint(3, 5)
        self.boards = rng.choice([4, 6, 8, 8])  # of a round
        self.settings = {}
        self.scale = None
        if self.scoring == "imps" and not self.match and self.format == "usebio" and rng.random() < 0.8:
            self.scale = rng.choice(SCALES)
            if self.scale.startswith("acbl"):  # which have no shorter columns
                self.boards = rng.choice([6, 8, 9])
        if self.scoring == "bam":
            self.settings["bam"] = rng.choice(["1", "2"])
        self.odd_one = self.draw_odd_one()
        self.missing = rng.choice([0, 0, 0.05])
        self.ruled = self.scoring == "imps" and rng.random() < 0.2
        self.late = rng.random() < 0.3 and self.scale != NO_SCALE and self.format == "usebio"  # penalties
        self.lines_signed = rng.choice(["signed", "signed", "unsigned"])
        self.matches_as = rng.choice(["both", "both", "margin", "net", "none"])
        self.ranks = rng.choice(["shared"] * 3 + ["ordinal", "dense"])
        self.wins = rng.random() < 0.3
        self.counted = rng.random() < 0.6  # the boards that a team played
        self.digits = {"wbf": 2, "win-loss": 2}.get(self.scale, 0)
        self.draw_rounds()
        self.score()

    def draw_odd_one(self):
        """The bye of the last of an odd number of teams."""
        rng = self.rng
        if self.teams % 2 == 0 or self.format != "usebio":
            self.teams += self.teams % 2
            return None
        if self.scale and self.scale not in (NO_SCALE, "acbl20", "acbl30") and self.boards % 2 == 0 and rng.random() < 0.5:
            self.settings["half-match"] = rng.choice(["whole", "split", "own"])
            return "half matches"
        if self.scale and rng.random() < 0.3:
            self.settings["bye"] = rng.choice(["50", "100", "75"])
        return "bye"

    # ---- The event ----

    def draw_rounds(self):
        rng = self.rng
        ids = list(range(1, self.teams + 1))
        self.meetings = []  # [round, home, away, {board: [open, closed]}]
        self.byes = []
        met = set()
        for round in range(1, self.rounds + 1):
            for _ in range(50):  # nobody meets the same team twice, or has two byes, where that can be
                rng.shuffle(ids)
                if not met & {frozenset(ids[i:i + 2]) for i in range(0, len(ids), 2)}:
                    break
            first = 1 if self.match is False and rng.random() < 0.5 else 1 + (round - 1) * self.boards
            boards = list(range(first, first + self.boards))
            pairs = [ids[i:i + 2] for i in range(0, self.teams - self.teams % 2, 2)]
            met |= {frozenset(ids[i:i + 2]) for i in range(0, len(ids), 2)}
            if self.match:
                pairs = [[1, 2]]
            if self.odd_one == "half matches" and self.teams >= 3:
                home, away = pairs.pop()
                half = self.boards // 2
                third = self.boards + first
                more = boards[half:] + list(range(third, third + half))
                self.meet(round, home, away, boards[:half])
                self.meet(round, away, ids[-1], more[:half])
                self.meet(round, ids[-1], home, more[half:])
            elif self.odd_one == "bye":
                self.byes.append((round, ids[-1]))
            for home, away in pairs:
                self.meet(round, home, away, boards)

    def meet(self, round, home, away, boards):
        rng = self.rng
        tables = {}
        for board in boards:
            usual = rng.sample(CONTRACTS, rng.randint(1, 3))
            rows = []
            for _ in range(2):
                level, seat = rng.choice(usual).split()
                rows.append([level, seat, min(13, int(level[0]) + 6 + rng.choice([-2, -1, -1, 0, 0, 0, 1, 1, 2]))])
            if self.ruled and rng.random() < 0.1:
                rows[rng.randint(0, 1)] = None
            if board != boards[0] and rng.random() < self.missing:
                continue
            tables[board] = rows
        self.meetings.append([round, home, away, tables])

    def log(self, **other):
        text = ["scoring " + self.scoring] + ["team %d Team %d" % (team, team) for team in range(1, self.teams + 1)]
        text += ["vp " + self.scale] if self.scale else []
        text += ["set %s %s" % item for item in {**self.settings, **other}.items()]
        for team, amount in self.penalties().items():
            text.append("penalty %d %d %s" % (team, amount, self.unit()))
        for round, home, away, tables in self.meetings:
            for board, rows in tables.items():
                for row, ids in zip(rows, ((home, away), (away, home))):
                    text.append("round %d board %d: %d %d %s" % (
                        round, board, *ids, "%s %s %d tricks" % tuple(row) if row else
                        "60%/40%" if ids[0] == home else "40%/60%"))
        for round, team in self.byes if self.scale else []:
            text += ["round %d" % round, "bye %d" % team]
        return "\n".join(text) + "\n"

    def unit(self):
        return {"bam": "mp", "points": "points"}.get(self.scoring, "vp" if self.scale else "imps")

    def penalties(self):
        rng = random.Random(self.seed)
        return {team: rng.choice([1, 2]) for team in range(1, self.teams + 1) if self.late and rng.random() < 0.2}

    def compute(self, **other):
        return compute(self.log(**other), {NO_SCALE: OWN_ROWS})

    def score(self):
        found = self.compute()
        self.rows = {int(row["id"]): row for row in found["standings"]}
        self.values = {}  # of round, board and who is N-S
        for board, rows in found["boards"].items():
            for row in rows:
                self.values[row["round"], board, int(row["ns"])] = row["ns_score"]
        self.found = found["matches"]
        self.rank_all()

    def rank_all(self):
        orders = sorted({row["score"] for row in self.rows.values()}, reverse=True)
        taken = {}
        for row in sorted(self.rows.values(), key=lambda row: int(row["id"])):
            taken[row["score"]] = taken.get(row["score"], -1) + 1
            row["place"] = row["rank"]
            if self.ranks == "dense":
                row["place"] = 1 + orders.index(row["score"])
            elif self.ranks == "ordinal":
                row["place"] = row["rank"] + taken[row["score"]]

    def match_of(self, round, home, away):
        """Figures of a match, home's first."""
        low, high = sorted([str(home), str(away)])
        figures = self.found[round, (low, high)]
        turned = low != str(home)
        return {name: list(reversed(value)) if turned and isinstance(value, list) else value
                for name, value in figures.items()}

    def points(self, board, row):
        level, seat, tricks = row
        return laws.contract_score(int(level[0]), level[1], level.count("X"), seat, tricks, laws.board_vul(board))


def exact(value):
    """A number with as many digits as it needs."""
    text = "%.2f" % value
    return text.rstrip("0").rstrip(".")


# ---- Files ----

def usebio(p):
    method = {"imps": "IMPS", "bam": "BAM", "points": "AGGREGATE"}[p.scoring]
    out = ['<?xml version="1.0"?>', '<USEBIO Version="1.2">', '<EVENT EVENT_TYPE="SWISS_TEAMS">',
           "<BOARD_SCORING_METHOD>%s</BOARD_SCORING_METHOD>" % method]
    if p.scale:
        out.append("<MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>")
    out.append("<PARTICIPANTS>")
    late = p.penalties()
    for key, row in p.rows.items():
        out += ['<TEAM TEAM_ID="%d" TEAM_NAME="Team %d">' % (key, key)]
        out += ["<BOARDS_PLAYED>%d</BOARDS_PLAYED>" % row["boards"]] if p.counted else []
        out += ["<PLACE>%d</PLACE>" % row["place"], "<TOTAL_SCORE>%s</TOTAL_SCORE>" % exact(row["score"])]
        out += ["<ADJUSTMENT>-%d</ADJUSTMENT>" % late[key]] if key in late else []
        out += ["<WINS_OR_DRAWS>%s</WINS_OR_DRAWS>" % exact(wins_of(p, key))] if p.wins else []
        out.append("</TEAM>")
    out.append("</PARTICIPANTS>")
    for round, home, away, tables in p.meetings:
        if tables:
            out += ["<MATCH>", "<ROUND_NUMBER>%d</ROUND_NUMBER>" % round, "<TEAM>%d</TEAM>" % home,
                    "<OPPOSING_TEAM>%d</OPPOSING_TEAM>" % away]
            out += match_scores(p, p.match_of(round, home, away))
            for board, rows in tables.items():
                out += usebio_board(p, round, home, board, rows)
            out.append("</MATCH>")
    return "\n".join(out + ["</EVENT>", "</USEBIO>"])


def wins_of(p, team):
    won = Fraction(0)
    for round, home, away, tables in p.meetings:
        if team in (home, away) and tables:
            figures = p.match_of(round, home, away)
            own, other = figures["won"] if team == home else reversed(figures["won"])
            won += 1 if own > other else Fraction(own == other, 2)
    return won


def match_scores(p, figures):
    own, other = figures["won"]
    out = []
    if p.matches_as == "both":
        out += [("TEAM_SCORE", own), ("OPPOSING_TEAM_SCORE", other)]
    elif p.matches_as == "net":
        out += [("TEAM_SCORE", own - other), ("OPPOSING_TEAM_SCORE", other - own)]
    elif p.matches_as == "margin":
        out += [("TEAM_SCORE", own - other)]
    if p.scale and figures["vp"]:  # none if the scale has no column for so few boards
        out += [("TEAM_VICTORY_POINTS", figures["vp"][0]), ("OPPOSING_TEAM_VICTORY_POINTS", figures["vp"][1])]
    return ["<%s>%s</%s>" % (name, exact(value), name) for name, value in out]


def usebio_board(p, round, home, board, rows):
    out = ["<BOARD>", "<BOARD_NUMBER>%d</BOARD_NUMBER>" % board]
    if p.scoring == "imps":
        value = p.values[round, board, home]
        out.append("<IMPS>%s</IMPS>" % exact(abs(value) if p.lines_signed == "unsigned" else value))
    for row, side in zip(rows, ("NS", "EW")):
        out += ["<TRAVELLER_LINE>", "<DIRECTION>%s</DIRECTION>" % side]
        if row:
            out += ["<CONTRACT>%s</CONTRACT>" % row[0].replace("N", "NT"), "<PLAYED_BY>%s</PLAYED_BY>" % row[1],
                    "<TRICKS>%d</TRICKS>" % row[2], "<SCORE>%d</SCORE>" % p.points(board, row)]
        else:
            out.append("<SCORE>%s</SCORE>" % ("A6040" if side == "NS" else "A4060"))
        out.append("</TRAVELLER_LINE>")
    return out + ["</BOARD>"]


def results(p):
    """(round, board, home, away, room, row)"""
    for round, home, away, tables in p.meetings:
        for board, rows in tables.items():
            for room, row in enumerate(rows):
                yield round, board, home, away, room, row


def csv(p):
    unit = "imps" if p.scoring == "imps" else "mp"
    out = ["round,board,ns,ew,ns team,ew team,contract,declarer,tricks,score,ns %s,ew %s" % (unit, unit)]
    for round, board, home, away, room, row in results(p):
        ids = (away, home) if room else (home, away)
        value = p.values[round, board, ids[0]]
        both = [value, float(p.settings["bam"]) - float(value) if p.scoring == "bam" else -value]
        if p.lines_signed == "unsigned" and p.scoring == "imps":
            both = [max(half, 0) for half in both]
        cells = [round, board, *ids, *("Team %d" % id for id in ids)]
        cells += [row[0].replace("N", "NT"), row[1], row[2], p.points(board, row)] if row else \
            ["40%/60%" if room else "60%/40%", "", "", ""]
        out.append(",".join(map(str, cells + [exact(half) for half in both])))
    return "\n".join(out) + "\n"


def pbn(p):
    out = ["% PBN 2.1"]
    for round, board, home, away, room, row in results(p):
        if not row:
            continue  # which the standard cannot say
        value = p.values[round, board, away if room else home]
        name = {"imps": "ScoreIMP", "bam": "ScoreMP"}[p.scoring]
        out += ['[Event "Club"]', '[Board "%d"]' % board, '[Dealer "%s"]' % laws.board_dealer(board),
                '[Vulnerable "%s"]' % {"none": "None", "ns": "NS", "ew": "EW", "both": "All"}[laws.board_vul(board)],
                '[Scoring "%s"]' % {"imps": "IMP", "bam": "BAM"}[p.scoring],
                '[Declarer "%s"]' % row[1], '[Contract "%s"]' % row[0].replace("N", "NT"), '[Result "%d"]' % row[2],
                '[HomeTeam "Team %d"]' % home, '[VisitTeam "Team %d"]' % away,
                '[Room "%s"]' % ("Closed" if room else "Open"), '[Round "%d"]' % round,
                '[Score "NS %d"]' % p.points(board, row), '[%s "NS %s"]' % (name, exact(value)), ""]
    return "\n".join(out)


def file_of(p):
    return {"pbn": pbn, "usebio": usebio, "csv": csv}[p.format](p)


if __name__ == "__main__":
    made = PublishedTeams(int(sys.argv[1]))
    print(file_of(made))
    print({key: value for key, value in vars(made).items() if key not in ("meetings", "values", "found", "rows", "rng")},
          file=sys.stderr)
