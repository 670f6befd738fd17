"""Clean events like those of clubs: movements, and tables whose results follow from the cards, with human noise.

The deals and the tricks that can be taken are in deals.txt: on each line a deal and twenty numbers of tricks (declarers N E S W,
in each C D H S NT). Nothing here knows how `check` works.
"""

import random
from pathlib import Path

SEATS, STRAINS = "NESW", ("C", "D", "H", "S", "NT")
SIDES = {"NS": "NS", "EW": "EW"}


class Deal:
    def __init__(self, line):
        fields = line.split()
        self.text = " ".join(fields[:4])
        hands = [fields[0][2:], *fields[1:4]]
        self.hands = {seat: hand.split(".") for seat, hand in zip(SEATS, hands)}
        numbers = [int(n) for n in fields[4:]]
        self.tricks = {seat: dict(zip(STRAINS, numbers[5 * i:5 * i + 5])) for i, seat in enumerate(SEATS)}

    def length(self, seat, strain):
        return len(self.hands[seat]["SHDC".index(strain)])

    def points(self, seat):
        return sum("JQKA".index(c) + 1 for suit in self.hands[seat] for c in suit if c in "JQKA")

    def cards(self, seat):
        return [suit + rank for suit, ranks in zip("SHDC", self.hands[seat]) for rank in ranks]


def read_deals():
    path = Path(__file__).with_name("deals.txt")
    return [Deal(line) for line in path.read_text(encoding="ascii").splitlines() if line and line[0] != "#"]


# ---- The Laws: vulnerability and points, as Law 77 has them ----


def vulnerable(board, side):
    """Law 2: the cycle of sixteen boards."""
    who = ("", "NS", "EW", "NSEW")[(((board - 1) % 16) + ((board - 1) % 16) // 4) % 4]
    return side in who if len(who) < 4 else True


def points(level, strain, doubled, tricks, vul):
    """Law 77, for declarer's side."""
    over = tricks - level - 6
    if over < 0:
        down = -over
        if doubled == 0:
            return -(100 if vul else 50) * down
        steps = [200] + [300] * 12 if vul else [100, 200, 200] + [300] * 10
        return -sum(steps[:down]) * doubled
    each = {"C": 20, "D": 20}.get(strain, 30)
    below = (each * level + (10 if strain == "NT" else 0)) * (1, 2, 4)[doubled]
    total = below + (50 if below < 100 else 500 if vul else 300) + 50 * doubled
    total += {6: 750 if vul else 500, 7: 1500 if vul else 1000}.get(level, 0)
    return total + over * (each if doubled == 0 else (200 if vul else 100) * doubled)


class Result:
    """What a table did; level 0 is passed out."""

    def __init__(self, level=0, strain="", doubled=0, declarer="", tricks=0):
        self.level, self.strain, self.doubled, self.declarer, self.tricks = level, strain, doubled, declarer, tricks

    def copy(self, **changes):
        other = Result(self.level, self.strain, self.doubled, self.declarer, self.tricks)
        other.__dict__.update(changes)
        return other

    @property
    def side(self):
        return "NS" if self.declarer in "NS" else "EW"

    def possible(self):
        return self.level == 0 or (1 <= self.level <= 7 and 0 <= self.tricks <= 13)

    def score(self, board):
        """North-South's points."""
        if self.level == 0:
            return 0
        own = points(self.level, self.strain, self.doubled, self.tricks, vulnerable(board, self.side))
        return own if self.side == "NS" else -own

    def __str__(self):
        if self.level == 0:
            return "pass"
        over = self.tricks - self.level - 6
        return "%d%s%s %s %s" % (self.level, self.strain, "X" * self.doubled, self.declarer,
                                 "=" if over == 0 else "%+d" % over)

    def __eq__(self, other):
        return str(self) == str(other)


def parse(text):
    """A result as __str__ writes it."""
    if text == "pass":
        return Result()
    contract, declarer, outcome = text.split()
    strain = contract[1:].rstrip("X")
    level = int(contract[0])
    return Result(level, strain, contract.count("X"), declarer, level + 6 + (0 if outcome == "=" else int(outcome)))


# ---- A table ----

WORTH = {"C": 0, "D": 1, "H": 2, "S": 3, "NT": 4}
GAME = {"C": 11, "D": 11, "H": 10, "S": 10, "NT": 9}


def estimate(rng, deal, side):
    """The strain that a side finds, and the tricks that it thinks it can take there."""
    best = None
    for strain in STRAINS:
        tricks = max(deal.tricks[seat][strain] for seat in side) + rng.gauss(0, 0.6)
        fit = 0.3 if strain in "HS" else -0.4 if strain in "CD" else 0
        value = tricks + fit + rng.gauss(0, 0.5) + (0.6 if tricks >= GAME[strain] - 0.5 else 0)
        if best is None or value > best[0]:
            best = (value, strain, tricks)
    return best[1], best[2]


def order(bid):
    return 5 * bid[0] + WORTH[bid[1]]


def declarer_of(rng, deal, side, strain):
    first, second = side
    if strain == "NT":
        likely = first if deal.points(first) >= deal.points(second) else second
    else:
        likely = first if deal.length(first, strain) >= deal.length(second, strain) else second
    return likely if rng.random() < 0.85 else side[1 - side.index(likely)]


def misunderstand(rng, deal):
    """A strain that partners do not agree about, as high as they think they can, and a level more."""
    side = rng.choice(("NS", "EW"))
    strain = rng.choice([s for s in STRAINS if s == "NT" or sum(deal.length(seat, s) for seat in side) >= 6])
    tricks = max(deal.tricks[seat][strain] for seat in side)
    return finish(rng, deal, side, strain, min(max(tricks - 6 + rng.choice((0, 1, 2)), 1), 4), 0)


def play(rng, deal):
    """One table: both sides bid as high as they think they can, and the play is double dummy with mistakes."""
    if rng.random() < 0.01:
        return misunderstand(rng, deal)
    wants = {}
    for side in ("NS", "EW"):
        strain, tricks = estimate(rng, deal, side)
        level = int(round(tricks)) - 6
        wants[side] = (min(level, 7), strain) if level >= 1 else None
    sides = [side for side in wants if wants[side]]
    if not sides:
        return Result() if rng.random() < 0.5 else finish(rng, deal, rng.choice(("NS", "EW")), "NT", 1, 0)
    side = max(sides, key=lambda s: order(wants[s]))
    other = wants["EW" if side == "NS" else "NS"]
    most, strain = wants[side]
    level = 1
    while other and order((level, strain)) <= order(other):
        level += 1
    if most + 6 >= GAME[strain]:
        level = max(level, GAME[strain] - 6)
    if most >= 6 and rng.random() < 0.7:
        level = max(level, most)
    level = min(max(level, 2 if rng.random() < 0.5 else 1), 7)
    doubled = 1 if level > most and rng.random() < 0.4 or rng.random() < 0.01 else 0
    return finish(rng, deal, side, strain, level, doubled)


# How many tricks fewer or more than double dummy, in 10,000 tables: one in a hundred is three tricks or more away.
MISTAKES = (5, 50, 400, 1500, 5600, 1900, 495, 45, 5)


def finish(rng, deal, side, strain, level, doubled):
    declarer = declarer_of(rng, deal, side, strain)
    noise = rng.choices(range(-4, 5), MISTAKES)[0]
    tricks = min(max(deal.tricks[declarer][strain] + noise, 0), 13)
    return Result(level, strain, doubled, declarer, tricks)


# ---- Movements: lists of (round, N-S, E-W, boards) ----


def mitchell(tables, each):
    """An odd number of tables: East-West up one, boards down one."""
    rows = []
    for r in range(tables):
        for t in range(tables):
            first = ((t + r) % tables) * each + 1
            rows.append((r + 1, "%d" % (t + 1), "%d" % ((t - r) % tables + 1), range(first, first + each)))
    return rows


HOWELLS = {4: [(8, 1, 1), (6, 3, 4), (7, 2, 6), (4, 5, 7)],
           5: [(10, 1, 3), (7, 3, 1), (5, 2, 2), (9, 8, 4), (4, 6, 5)],
           6: [(12, 1, 1), (11, 6, 3), (9, 5, 7), (3, 2, 8), (8, 10, 9), (7, 4, 11)]}


def howell(tables, each):
    """Pair 2n sits; everybody else and the boards go up one."""
    cycle = 2 * tables - 1
    rows = []
    for r in range(cycle):
        for ns, ew, boards in HOWELLS[tables]:
            pair = [p if p == 2 * tables else (p - 1 + r) % cycle + 1 for p in (ns, ew)]
            first = ((boards - 1 + r) % cycle) * each + 1
            rows.append((r + 1, "%d" % pair[0], "%d" % pair[1], range(first, first + each)))
    return rows


MOVEMENTS = {
    "Mitchell of 7 tables": (2, mitchell(7, 4)),
    "Mitchell of 9 tables": (2, mitchell(9, 3)),
    "Mitchell of 13 tables": (2, mitchell(13, 2)),
    "Howell of 4 tables": (1, howell(4, 4)),
    "Howell of 5 tables": (1, howell(5, 3)),
    "Howell of 6 tables": (1, howell(6, 2)),
}


class Line:
    def __init__(self, board, ns, ew, result, lead=""):
        self.board, self.ns, self.ew, self.result, self.lead = board, ns, ew, result, lead
        self.score = None  # points as they are written, where points are written
        self.gone = False

    def text(self, as_points):
        what = str(self.result)
        if as_points or self.score is not None:
            what = "score %d" % (self.result.score(self.board) if self.score is None else self.score)
        return "%s %s %s%s" % (self.ns, self.ew, what, " lead " + self.lead if self.lead and not as_points else "")


class Event:
    """An event in memory: lines that tests may spoil before they are written as a log."""

    def __init__(self, name, seed, deals, cards=True, as_points=False):
        rng = random.Random("%s %d" % (name, seed))
        self.name, self.cards, self.as_points = name, cards, as_points
        self.winners, rows = MOVEMENTS[name]
        self.rows = rows
        self.deals = {}
        self.lines = []
        some = rng.sample(deals, len(deals))
        for _, ns, ew, boards in rows:
            for board in boards:
                deal = self.deals.setdefault(board, some[board - 1])
                result = play(rng, deal)
                lead = rng.choice(deal.cards(SEATS[(SEATS.index(result.declarer) + 1) % 4])) if result.level else ""
                self.lines.append(Line(board, ns, ew, result, lead))
        self.ids = sorted({l.ns for l in self.lines}, key=int), sorted({l.ew for l in self.lines}, key=int)

    def log(self):
        text = ["event %s" % self.name, "scoring matchpoints", "winners %d" % self.winners]
        for board in sorted(self.deals):
            text.append("board %d" % board)
            if self.cards:
                text.append("deal %s" % self.deals[board].text)
            text += [l.text(self.as_points) for l in self.lines if l.board == board and not l.gone]
        return "\n".join(text) + "\n"
