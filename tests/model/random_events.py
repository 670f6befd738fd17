#!/usr/bin/env python3
"""Random events: valid logs of every kind, by seed. random_events.py SEED prints one.

An event is a list of facts, and a result is a small tree, so that a log can be written in another order, or
with the directions swapped, and still say the same.
"""

import random
import sys
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path

SCALE_FILE = str(Path(__file__).resolve().parent / "steps.vp")
SYMBOLS = {"C": "♣♧", "D": "♦♢", "H": "♥♡", "S": "♠♤"}
NAMES = {"N": "North", "E": "East", "S": "South", "W": "West"}
TIES = "match opponents basic wins countback tops".split()
NEXT = {"N": "E", "E": "S", "S": "W", "W": "N"}


# ---- Results ----

@dataclass(frozen=True)
class Contract:
    level: int
    strain: str
    doubled: int
    declarer: str
    tricks: int

    def write(self, rng):
        strain = self.strain
        if strain == "N":
            strain = rng.choice(["N", "NT", "nt"])
        elif rng.random() < 0.3:
            strain = rng.choice(SYMBOLS[strain])
        elif rng.random() < 0.3:
            strain = strain.lower()
        doubled = rng.choice([["", ""], ["X", "*"], ["XX", "**"]][self.doubled])
        if rng.random() < 0.3:
            doubled = doubled.lower()
        declarer = self.declarer if rng.random() < 0.7 else self.declarer.lower()
        over = self.tricks - self.level - 6
        words = ["%d tricks" % self.tricks]
        if over >= 0:
            words.append("made %d" % (self.tricks - 6))
        words += ["="] * 3 if over == 0 else ["+%d" % over] * 3 if over > 0 else ["-%d" % -over] * 3
        if over < 0:
            words += ["down %d" % -over, "−%d" % -over]
        end = rng.choice(words)
        if rng.random() < 0.2 and end[0] in "=+-":
            return "%d%s%s%s%s" % (self.level, strain, doubled, declarer, end)
        if rng.random() < 0.1:
            declarer = "by " + declarer
        if rng.random() < 0.05:
            declarer = "by " + NAMES[self.declarer]
        return "%d%s%s %s %s" % (self.level, strain, doubled, declarer, end)

    def mirror(self):
        return replace(self, declarer=NEXT[self.declarer])


@dataclass(frozen=True)
class Pass:
    def write(self, rng):
        return rng.choice(["pass", "Pass", "passed", "passed out", "all pass"])

    def mirror(self):
        return self


@dataclass(frozen=True)
class Points:
    points: int

    def write(self, rng):
        return "score %d" % self.points

    def mirror(self):
        return Points(-self.points)


@dataclass(frozen=True)
class Weighted:
    parts: tuple  # (hundredths of a per cent, basic result)

    offender: str = ""  # "NS", "EW"

    def write(self, rng):
        return "weighted " + " ".join("%s%% %s" % (decimal(weight, 100), result.write(rng))
                                      for weight, result in self.parts)

    def mirror(self):
        return Weighted(tuple((weight, result.mirror()) for weight, result in self.parts),
                        {"NS": "EW", "EW": "NS", "": ""}[self.offender])


@dataclass(frozen=True)
class Award:
    text: str

    def write(self, rng):
        return self.text

    def mirror(self):
        return self


@dataclass(frozen=True)
class Outcome:
    """The text after the ids: one side for both, or a split, or two awards, or a word."""
    north: object = None
    east: object = None
    word: str = ""  # "not played", "void"
    turned: bool = False
    lead: str = ""

    def write(self, rng):
        if self.word:
            return self.word
        text = self.north.write(rng)
        if self.east:
            both = isinstance(self.north, Award) and isinstance(self.east, Award)
            between = rng.choice(["/", " / "]) if both else " / "
            text = ("" if both and rng.random() < 0.8 else "split ") + text + between + self.east.write(rng)
        more = [" wrong direction"] if self.turned else []
        more += [" lead " + self.lead] if self.lead else []
        offender = next((side.offender for side in (self.north, self.east) if isinstance(side, Weighted)), "")
        more += [" offending " + offender] if offender and len(max(self.parts(), key=len)) > 1 else []
        rng.shuffle(more)
        return text + "".join(more)

    def parts(self):
        return [side.parts if isinstance(side, Weighted) else () for side in (self.north, self.east)]

    def mirror(self):
        if self.word:
            return self
        if self.east:
            return replace(self, north=self.east.mirror(), east=self.north.mirror())
        return replace(self, north=self.north.mirror())


def decimal(whole, of):
    """whole / of, without zeros at its end."""
    text = "%.4f" % float(Fraction(whole, of))
    return text.rstrip("0").rstrip(".")


def random_contract(rng):
    level = rng.choice([1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 6, 7])
    strain = rng.choice("CDHSN")
    over = rng.choice([-9, -5, -4, -3, -3, -2, -2, -2, -1, -1, -1, -1, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4])
    tricks = max(0, min(13, level + 6 + over))
    return Contract(level, strain, rng.choice([0, 0, 0, 0, 0, 1, 1, 2]), rng.choice("NESW"), tricks)


def random_weights(rng, count):
    """Hundredths of a per cent that make 10000, all above zero."""
    step = rng.choice([1, 1, 100, 500, 1000, 2500])
    while 10000 // step < count:
        step = 1
    cuts = sorted(rng.sample(range(1, 10000 // step), count - 1))
    edges = [0] + cuts + [10000 // step]
    return [(b - a) * step for a, b in zip(edges, edges[1:])]


# ---- Logs ----

@dataclass
class Fact:
    """A line of a log, and what must stand above it."""
    text: str = ""
    board: int = 0
    group: str = ""
    round: int = 0
    ids: tuple = None  # of a traveller
    outcome: Outcome = None

    def write(self, rng):
        return self.text if self.ids is None else "%s  %s" % (" ".join(self.ids), self.outcome.write(rng))


def slip(about, value, round=0):
    """A fact that was stated by mistake, and taken back at once."""
    return Fact("%s %s\n%s void" % (about, value, about), round=round)


@dataclass
class Log:
    kind: str
    head: list  # facts that may stand anywhere
    travellers: list
    correct: bool = False  # it has corrections, whose order matters

    def text(self, rng, shuffle=False, noise=True):
        facts = self.head + self.travellers
        if shuffle:
            facts = facts[:]
            rng.shuffle(facts)
            facts.sort(key=lambda fact: fact.round > 0)  # what belongs to no round comes before the first
        lines = []
        board, group, round = 0, "", 0
        for fact in facts:
            head = []
            if fact.round and fact.round != round:
                round = fact.round
                board = 0
                head.append("round %d" % round)
            if fact.board and (fact.board, fact.group) != (board, group):
                board, group = fact.board, fact.group
                head.append("board %d%s" % (board, " group " + group if group else ""))
            line = fact.write(rng)
            if head and fact.board and rng.random() < 0.1:
                line = "%s: %s" % (" ".join(head), line)
            else:
                lines += head
            if noise and rng.random() < 0.03:
                line += "   # a comment"
            lines.append(line)
            if noise and rng.random() < 0.03:
                lines.append(rng.choice(["", "# 1 2 4S N =", "   "]))
        return "\n".join(lines) + "\n"


class Maker:
    def __init__(self, seed, kind=None, scoring=None, plain=False):
        self.rng = random.Random(seed)
        self.plain = plain  # results only, one field, nothing special
        rng = self.rng
        self.kind = kind or rng.choice(["pairs", "pairs", "pairs", "two", "two", "individuals", "teams", "teams"])
        if self.kind == "teams":
            choices = ["imps", "imps", "imps", "bam", "points", "patton"]
        else:
            choices = ["matchpoints", "matchpoints", "matchpoints acbl", "cross-imps", "cross-imps", "butler", "butler",
                       "bam", "points"]
        self.scoring = scoring or rng.choice(choices)
        self.word = self.scoring.split()[0]
        self.imps = self.word in ("cross-imps", "butler", "imps")
        self.head = [Fact("scoring " + self.scoring)]
        self.lines = []
        self.correct = False
        self.prefix = self.kind == "two" and rng.random() < 0.5
        self.rare = 0 if plain else rng.choice([0, 0.05, 0.15, 0.4])

    def some(self, *values):
        return self.rng.choice(values)

    def chance(self, p):
        return self.rng.random() < p

    # ---- results ----

    def basic(self, pool):
        if pool and self.chance(0.6):
            return self.rng.choice(pool)
        if self.chance(0.06):
            return Pass()
        if self.chance(0.1):
            return Points(10 * self.rng.randint(-80, 80))
        return random_contract(self.rng)

    def scored(self, pool):
        if not self.chance(self.rare / 2):
            return self.basic(pool)
        weights = random_weights(self.rng, self.some(2, 2, 2, 3, 3, 4, 5, 8))
        return Weighted(tuple((w, self.basic(pool)) for w in weights), self.some("", "NS", "EW"))

    def award(self):
        texts = ["ave+", "ave+", "ave", "ave-", "ave-"]
        if self.word != "points":
            texts += ["%s%%" % decimal(self.rng.randint(0, 10000), 100), "60%", "40%"]
        if self.imps:
            texts += ["3 imps", "-3 imps", "%s imps" % decimal(self.rng.randint(-1000, 1000), 100)]
        return Award(self.rng.choice(texts))

    def outcome(self, pool):
        rng = self.rng
        if not self.chance(self.rare):
            return Outcome(self.scored(pool), lead=self.some("HK", "S2", "ct", "D10") if self.chance(0.05) else "",
                           turned=self.chance(self.rare / 10))
        what = rng.random()
        if what < 0.3:
            return Outcome(self.award(), self.award())
        if what < 0.45:
            return Outcome(word="not played")
        if what < 0.75:
            sides = [self.award() if self.chance(0.25) else self.scored(pool) for _ in range(2)]
            return Outcome(*sides)
        return Outcome(self.scored(pool), turned=self.chance(0.2))

    # ---- settings ----

    def set(self, name, *values, p=0.35):
        if self.chance(p):
            self.head.append(Fact("set %s %s" % (name, self.rng.choice(values))))

    def ties(self, count):
        quotient = [] if self.word in ("bam", "patton") else ["quotient"]  # these have no IMPs
        return self.rng.sample(TIES + quotient, count)

    def settings(self):
        self.set("rules", "wbf", "ebu", "acbl")
        self.set("tie-break", "share", *(",".join(self.ties(n)) for n in (1, 1, 1, 2, 3, 6)))
        self.set("round", "away", "even", "up")
        if self.word == "matchpoints":
            self.set("neuberg", "on", "simple", "off")
        if self.word in ("cross-imps", "butler"):
            self.set("fewer-results", "as-is", "factored")
        if self.word in ("matchpoints", "cross-imps", "butler"):
            self.set("expected", "auto", *(str(n) for n in range(1, 9)), p=0.2)
        if self.word in ("matchpoints", "cross-imps"):
            self.set("groups", "ebu", "acbl")
        if self.word in ("matchpoints", "bam"):
            self.set("unit", "0.0001", "0.001", "0.01", "0.05", "0.1", "0.25", "0.5", "1", "0.3")
        if self.word in ("bam", "patton"):
            self.set("bam", "1", "2", "3", "0.5")
        if self.imps:
            self.set("average-imps", "0", "2", "2.5", "3", "4")
            self.set("weighted-halves", "favour", "same")
            self.set("imp-unit", "0.0001", "0.01", "0.1", "0.25", "0.5", "1", "0.3")
        if self.word == "cross-imps":
            self.set("cross-imps", "average", "total", "cross1", p=0.6)
            self.set("imp-cap", "off", "5", "10", "15", "17", "24")
        if self.word == "butler":
            self.set("datum", "mean", "trim1", "trim5", "median", "zero-sum", p=0.7)
            self.set("datum-unit", "1", "5", "10", "20", "50", "100", "7")
            self.set("datum-round", "away", "even", "up", "same")
        if self.kind != "teams":
            if self.word != "points":
                self.set("own-average", "on", "off")
            self.set("sections", "across", "apart")
            self.set("compare", "field", "section", p=0.3)

    # ---- pairs and individuals ----

    def entrants(self, count, section):
        return [section + str(n) for n in range(1, count + 1)]

    def tables(self, ids, ids_east):
        """Who meets whom on a board: a random seating of some of them."""
        rng = self.rng
        if self.kind == "two":
            norths, easts = ids[:], ids_east[:]
            rng.shuffle(easts)
            seats = list(zip(norths, easts))
        else:
            shuffled = ids[:]
            rng.shuffle(shuffled)
            if self.kind == "individuals":
                fours = [shuffled[i:i + 4] for i in range(0, len(shuffled) - 3, 4)]
                seats = [("%s+%s" % (a, b), "%s+%s" % (c, d)) for a, b, c, d in fours]
            else:
                seats = list(zip(shuffled[0::2], shuffled[1::2]))
        rng.shuffle(seats)
        if not self.plain and self.chance(0.4):
            seats = seats[:rng.randint(1, max(1, len(seats)))]
        return seats

    def spell(self, id, side):
        id = ("NS", "EW")[side] + id if self.prefix else id
        return id.lower() if self.chance(0.05) else id

    def traveller(self, board, group, seats, pool, round=0):
        ids = tuple(self.spell(id, side) for side, id in enumerate(seats))
        fact = Fact(board=board, group=group, round=round, ids=ids, outcome=self.outcome(pool))
        if not self.plain and self.chance(self.rare / 4):
            self.correct = True
            self.lines.append(replace(fact, outcome=self.outcome(pool), group=self.some("", group)))
            if self.chance(0.3):
                self.lines.append(replace(fact, outcome=Outcome(word="void")))
                if self.chance(0.3):
                    return
        self.lines.append(fact)

    def boards(self, count):
        numbers = self.rng.sample(range(1, 40), count)
        return sorted(numbers) if self.chance(0.5) else numbers

    def pool(self):
        return [self.basic([]) for _ in range(self.rng.randint(1, 5))]

    def pairs_event(self):
        rng = self.rng
        large = self.chance(0.06)
        sections = self.some([""], [""], ["A", "B"], ["", "B", "C"]) if not self.plain else [""]
        tables = rng.randint(15, 40) // len(sections) if large else rng.randint(1, 7)
        self.fields = []
        for section in sections:
            size = tables * {"two": 1, "pairs": 2, "individuals": 4}[self.kind]
            size += 0 if self.plain else self.some(0, 0, 1)
            self.fields.append((self.entrants(size, section), self.entrants(size, section)))
        if self.kind == "two":
            self.head.append(Fact("winners 2"))
        for board in self.boards(rng.randint(1, 2 if large else 8)):
            pool = self.pool()
            groups = [""]
            if self.chance(self.rare):
                groups = self.some(["", "B"], ["A", "B"], ["", "B", "C"], ["Q"])
            for ids, east in self.fields:
                for seats in self.tables(ids, east):
                    self.traveller(board, rng.choice(groups), seats, pool)
        if not self.plain and self.chance(0.3):
            self.interleave()
        self.about_pairs()

    def interleave(self):
        """Mixes the boards, but keeps the lines about the same board in their order."""
        by_board = {}
        for fact in self.lines:
            by_board.setdefault((fact.round, fact.board), []).append(fact)
        left = [queue for queue in by_board.values()]
        mixed = []
        while left:
            queue = self.rng.choice(left)
            mixed.append(queue.pop(0))
            left = [queue for queue in left if queue]
        self.lines = sorted(mixed, key=lambda fact: fact.round)

    def everybody(self):
        """Ids as lines outside of the travellers name them."""
        if self.kind == "two":
            return [direction + id for side, direction in enumerate(("NS", "EW")) for field in self.fields
                    for id in field[side]]
        return [id for ids, _ in self.fields for id in ids]

    def about_pairs(self):
        word = {"individuals": "player"}.get(self.kind, "pair")
        everybody = self.everybody()
        for id in everybody:
            names = "Ann of %s" % id if word == "player" else "Ann of %s & Bo" % id
            self.head.append(Fact("%s %s %s" % (word, id, names)))
        if self.plain:
            return
        for id in everybody:
            if self.chance(0.05):
                self.head.append(Fact("penalty %s %s slow" % (id, self.penalty())))
            if self.chance(0.02):
                self.head.append(slip("penalty %s" % id, "%s somebody else" % self.penalty()))
            if self.chance(0.03):
                unit = self.some("%", "") if self.word in ("matchpoints", "bam") else ""
                self.head.append(Fact("carryover %s %s%s" % (id, decimal(self.rng.randint(-500, 2000), 100), unit)))
            if self.chance(0.03):
                unit = self.some("%", "") if self.word in ("matchpoints", "bam") else ""
                self.head.append(Fact("handicap %s %s%s" % (id, decimal(self.rng.randint(0, 500), 100), unit)))
        if self.chance(0.2):
            for id in everybody:
                if self.chance(0.8):
                    self.head.append(Fact("strat %s %s" % (id, self.rng.choice("ABC"))))
        elif self.chance(0.05):
            self.head.append(slip("strat %s" % self.rng.choice(everybody), "B"))
        if self.chance(0.1):
            self.head.append(Fact("phantom %s" % self.rng.choice(everybody)))
        elif self.chance(0.05):
            self.head.append(slip("phantom %s" % self.rng.choice(everybody), ""))

    def penalty(self):
        if self.word in ("matchpoints", "bam"):
            return self.some("25%", "10%", "12.5%", "5 mp", "1.25 mp")
        if self.word == "points":
            return self.some("50 points", "100 points")
        return self.some("3 imps", "1.5 imps", "1 imps")

    # ---- teams ----

    def teams_event(self):
        rng = self.rng
        count = rng.randint(2, 8)
        ids = self.entrants(count, self.some("", "", "T"))
        self.fields = [(ids, [])]
        scale = None
        if self.word == "imps" and self.chance(0.7):
            scale = self.some("wbf", "wbf", "wbf-discrete", "acbl20", "acbl30", "win-loss", SCALE_FILE,
                              "rows 0 10 10; 2 11.5 8.5; 5 13 7; 11 16 4; 20 18.25 1.75; 30 20 0")
            self.head.append(Fact("vp " + scale))
        unit = {"imps": "3 imps", "points": "50 points"}.get(self.word, "1 mp")
        for id in ids:
            self.head.append(Fact("team %s Ash %s: Ann, Bo, Cy, Di" % (id, id)))
        knock_out = self.chance(0.1)
        if knock_out:
            self.head.append(Fact("set format knock-out"))
        else:
            self.set("format", "swiss", "all-play-all", p=0.3)
        by_sum = self.chance(0.7)
        if not by_sum and self.word == "imps":
            self.set("rank-by", "auto", "imps", "quotient", "wins", *(["vp"] if scale else []), p=1)
        elif not by_sum:
            self.set("rank-by", "auto", "wins", p=1)
        rounds = rng.randint(1, 4)
        again = self.chance(0.3)  # each round has the same boards
        at = 1
        for round in range(1, rounds + 1):
            boards = rng.randint(1, 8)
            if scale and scale.startswith("acbl"):  # which exist for matches of 6 to 11 boards
                boards = rng.randint(7, 8)
            order = ids[:]
            rng.shuffle(order)
            matches = list(zip(order[0::2], order[1::2]))
            if count % 2 and count > 2 and not knock_out and self.chance(0.5):
                matches += [(order[-1], order[0]), (order[-1], order[1])]
            elif count % 2 and self.chance(0.8):
                amounts = ["", "", " 11", " 7.5", " 12.25 vp", " 55%", " 33.33%"] if scale else [""]
                self.lines.append(Fact("bye " + order[-1] + self.some(*amounts), round=round))
            for one, two in matches:
                for board in range(at, at + boards):
                    if self.chance(self.rare / 10):
                        continue
                    pool = self.pool()
                    self.traveller(board, "", (one, two), pool, round)
                    if not self.chance(self.rare / 10):
                        self.traveller(board, "", (two, one), pool, round)
            for id in ids:
                met = len([match for match in matches if id in match])
                if met < 2 and self.chance(0.04):
                    amount = self.some("1 vp", "0.5 vp", "3 imps", "2 imps") if scale else unit
                    self.lines.append(Fact("penalty %s %s slow" % (id, amount), round=round))
                if self.chance(0.02):
                    self.lines.append(slip("bye %s" % id, "", round))
                if self.chance(0.02):
                    self.lines.append(slip("lineup %s NS" % id, "Cy & Di", round))
                if self.chance(0.02):
                    self.lines.append(slip("penalty %s" % id, "1 vp" if scale else unit, round))
            at += 0 if again else boards
        for id in ids:
            if self.chance(0.05):
                self.head.append(Fact("carryover %s %s" % (id, decimal(rng.randint(-500, 2000), 100))))
            if self.chance(0.03):
                self.head.append(Fact("handicap %s %s" % (id, decimal(rng.randint(0, 500), 100))))
            if self.chance(0.03) and (scale or by_sum):  # IMPs outside of rounds, only where they rank
                self.head.append(Fact("penalty %s %s late" % (id, self.some("1 vp", "0.25 vp") if scale else unit)))
        if self.chance(0.1):
            for id in ids:
                if self.chance(0.8):
                    self.head.append(Fact("strat %s %s" % (id, rng.choice("ABC"))))
        if self.word == "patton":
            self.set("patton-board", "1", "2", "3")
            self.set("patton-pool", "4", "6", "10", "5")
            self.set("patton-ratio", "swings", "totals")
            self.set("patton-steps", "5,15,30,50", "10,20", "0,50", "33.33", "1,2,3")
        if scale:
            self.set("half-match", "whole", "split", "own", p=0.7)
            self.set("bye", "60", "50", "33.33")
            self.set("bye-win-loss", "60", "100", "75")
            if scale.startswith("acbl"):
                self.set("match-boards", "auto", "6", "7", "8", "9", "11", p=0.8)
            else:
                self.set("match-boards", "auto", "8", "16", "20")

    def make(self):
        self.settings()
        if self.kind == "teams":
            self.teams_event()
        else:
            self.pairs_event()
        return Log(self.kind, self.head, self.lines, self.correct)


def make(seed, **how):
    return Maker(seed, **how).make()


if __name__ == "__main__":
    seed = int(sys.argv[1])
    sys.stdout.write(make(seed).text(random.Random(seed)))
