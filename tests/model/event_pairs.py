"""Pairs and individuals: docs/EVENTS.md, sections 2 to 4, by comparing every result with every other one.

Nothing here is clever: a board of n results costs n * n comparisons of fractions, and that is the point.
"""

from fractions import Fraction
from functools import cache

import laws

PERCENT_OF = {"ave+": Fraction(60), "ave": Fraction(50), "ave-": Fraction(40)}


class Field:
    """The results that one result of a board is compared with, itself among them: those of one direction, section
    and group. Points are N-S's."""

    def __init__(self, sides):
        self.sides = sides  # (line, side)
        self.count = len(sides)  # A

    def parts(self):
        return [part for _, side in self.sides for part in side.parts]

    def total(self, line, value):
        """Sum over the others of value(own points, other points), by the weights of all parts."""
        own = next(side for other, side in self.sides if other is line)
        total = 0
        for other, side in self.sides:
            if other is not line:
                for points, weight in own.parts:
                    for other_points, other_weight in side.parts:
                        total += weight * other_weight * value(points, other_points)
        return Fraction(total)


def trimmed_mean(parts, off):
    """The mean of points by their weights, without the weight `off` at each end."""
    parts = sorted(parts)
    whole = sum(weight for _, weight in parts)
    low, high = Fraction(off), whole - off
    at = Fraction(0)
    total = Fraction(0)
    for points, weight in parts:
        inside = min(at + weight, high) - max(at, low)
        if inside > 0:
            total += points * inside
        at += weight
    return total / (high - low)


def median(parts):
    """Points with half of the weight on each side; where that lies between two, their mean."""
    half = sum(weight for _, weight in parts) / Fraction(2)
    points = sorted({p for p, _ in parts})
    low = min(p for p in points if sum(weight for q, weight in parts if q <= p) >= half)
    high = max(p for p in points if sum(weight for q, weight in parts if q >= p) >= half)
    return Fraction(low + high, 2)


def zero_sum_datum(parts):
    points = [p for p, _ in parts]
    mean = trimmed_mean(parts, 0)
    best = None
    for datum in range(min(points) // 10 * 10, max(points) + 11, 10):
        total = abs(sum(weight * laws.imps(p - datum) for p, weight in parts))
        rank = (total, abs(datum - mean), datum)
        best = rank if best is None or rank < best else best
    return best[2]


class Pairs:
    def __init__(self, event):
        self.event = event
        self.mode = event.scoring
        self.halves = event.setting("round")
        self.by_section = event.setting("compare") == "section"
        self.lines = [line for line in event.lines if line.kind == "scored" and not self.has_phantom(line)]
        self.boards = {}
        for line in self.lines:
            self.boards.setdefault(line.board, []).append(line)
        self.values = {}  # of a line's number and side: (score, top, compared); artificial ones by contestant
        self.artificial = []  # (line, side, award): to be valued when averages are known
        for slow in "lines_of", "expected_in", "groups_of", "field_of", "datum":
            setattr(self, slow, cache(getattr(self, slow)))
        self.own = {}  # of each contestant's key: [sum, sum of tops, boards] of what was compared

    def has_phantom(self, line):
        return any(self.event.contestants[key].phantom for side in line.who for key in side)

    def section(self, line):
        return self.event.contestants[line.who[0][0]].section if self.by_section else ""

    # ---- how many results are expected ----

    def lines_of(self, board, section):
        return len([line for line in self.boards[board] if self.section(line) == section])

    def expected_in(self, section):
        """E of the event."""
        if self.event.setting("expected") != "auto":
            return int(self.event.setting("expected"))
        counts = [self.lines_of(board, section) for board in self.boards]
        counts = [count for count in counts if count > 0]
        usual = [count for count in set(counts) if count > 1 and 2 * counts.count(count) > len(counts)]
        return usual[0] if usual else max(counts, default=0)

    def expected(self, line):
        """E of the board that the line is on."""
        section = self.section(line)
        return max(self.expected_in(section), self.lines_of(line.board, section))

    # ---- who is compared with whom ----

    def groups_of(self, board, section):
        return {line.group for line in self.boards[board] if self.section(line) == section
                if any(side.parts for side in line.sides)}

    def groups(self, line):
        """The groups of the line's board, in its section."""
        return self.groups_of(line.board, self.section(line))

    def fouled(self, line):
        return len(self.groups(line)) > 1

    def field_of(self, board, section, side, group):
        """group None: the whole board."""
        return Field([(line, line.sides[side]) for line in self.boards[board]
                      if line.sides[side].parts and self.section(line) == section and group in (None, line.group)])

    def field(self, line, side, group=None):
        """The lines that the line, or another group of its board, is compared with."""
        if group is None:
            group = line.group
        return self.field_of(line.board, self.section(line), side, group if self.fouled(line) else None)

    # ---- one board ----

    def top(self, line, side):
        """The most that the side can get on this line; 0 if there is no maximum."""
        if self.mode == "bam":
            return self.event.number("bam")
        if self.mode != "matchpoints":
            return Fraction(0)
        top = Fraction(2 * (self.expected(line) - 1))
        if self.event.setting("neuberg") == "off":
            compared = self.field(line, side).count
            least = 1 if line.sides[side].parts else 2  # an artificial score beside a single result is of a whole top
            if compared >= least and not self.is_small(line, side):
                top = Fraction(2 * (compared - 1))
        return top / 2 if self.event.acbl else top

    def sign(self, side):
        return -1 if side else 1

    def is_small(self, line, side):
        """Whether the line's group of a fouled board is too small for a formula (2.2)."""
        a = self.field(line, side).count
        if not self.fouled(line) or a > 3:
            return False
        if a < 2:
            return True
        if self.event.setting("groups") == "acbl":
            return a == 2 or any(self.field(line, side, group).count > a for group in self.groups(line))
        return self.expected(line) >= 3 * a

    def matchpoints(self, line, side):
        field = self.field(line, side)
        a = field.count
        e = self.expected(line)
        s = self.sign(side)
        m = field.total(line, lambda own, other: 2 if s * own > s * other else 1 if own == other else 0)
        if self.mode == "bam":
            bam = self.event.number("bam")
            return bam * m / (2 * (a - 1)) if a > 1 else bam / 2
        top = self.top(line, side)
        if self.is_small(line, side):
            if a == 1:
                return "60%" if self.event.setting("groups") == "acbl" else "ave+"
            return (60 + 5 * (m - (a - 1))) / 100 * top
        how = self.event.setting("neuberg")
        if how == "on":
            value = (m * e + e - a) / a
        elif how == "simple":
            value = m * (e - 1) / (a - 1) if a > 1 else Fraction(e - 1)
        else:
            value = m
        return value / 2 if self.event.acbl else value

    def cross_imps(self, line, side):
        field = self.field(line, side)
        a = field.count
        e = self.expected(line)
        if a == 1:
            return Fraction(0)
        cap = self.event.setting("imp-cap")
        cap = Fraction(24) if cap in ("off", "0") else Fraction(cap)
        s = self.sign(side)

        def capped(own, other):
            worth = laws.imps(s * (own - other))
            return max(-cap, min(cap, worth))

        m = field.total(line, capped)
        how = self.event.setting("cross-imps")
        ebu = self.event.setting("groups") == "ebu"
        if how == "cross1":
            return m / a
        if not self.fouled(line):
            if self.event.setting("fewer-results") == "factored":
                # as if each result had been made E / A times: so many more comparisons, of E - 1
                m = sum(Fraction(e, a) * each for each in self.each_comparison(field, line, capped))
                return m if how == "total" else m / (e - 1)
            return m if how == "total" else m / (a - 1)
        if how == "average":
            return m * e / a / (e - 1) if ebu else m / (a - 1)
        if ebu:
            return m * e / a
        r = self.field_of(line.board, self.section(line), side, None).count
        return m * (r - 1) / (a - 1)

    @staticmethod
    def each_comparison(field, line, value):
        """The comparisons of a result with each of the others."""
        own = next(side for other, side in field.sides if other is line)
        return [sum(w * v * value(p, q) for p, w in own.parts for q, v in side.parts)
                for other, side in field.sides if other is not line]

    def datum(self, field, e):
        parts = field.parts()
        how = self.event.setting("datum")
        a = field.count
        if self.event.setting("fewer-results") == "factored" and a:
            parts = [(points, Fraction(weight) * e / a) for points, weight in parts]
            a = e
        if how == "zero-sum":
            datum = zero_sum_datum(parts)
        elif how == "trim1":
            datum = trimmed_mean(parts, 1 if a >= 3 else 0)
        elif how == "trim5":
            datum = trimmed_mean(parts, laws.round_to(Fraction(5 * a, 100), 1, "up"))
        elif how == "median":
            datum = median(parts)
        else:
            datum = trimmed_mean(parts, 0)
        halves = self.event.setting("datum-round")
        return laws.round_to(datum, self.event.number("datum-unit"), self.halves if halves == "same" else halves)

    def butler(self, line, side):
        datum = self.datum(self.field(line, side), self.expected(line))
        return sum(weight * laws.imps(self.sign(side) * (points - datum)) for points, weight in line.sides[side].parts)

    def points(self, line, side):
        return sum(weight * self.sign(side) * points for points, weight in line.sides[side].parts)

    def round(self, value, top):
        unit = {"matchpoints": "unit", "bam": "unit", "cross-imps": "imp-unit", "butler": "imp-unit"}.get(self.mode)
        return laws.round_to(value, self.event.number(unit) if unit else Fraction(1), self.halves, top / 2)

    def compare(self):
        how = {"matchpoints": self.matchpoints, "bam": self.matchpoints, "cross-imps": self.cross_imps,
               "butler": self.butler, "points": self.points}[self.mode]
        for line in self.lines:
            for side in 0, 1:
                if not line.sides[side].parts:
                    self.artificial.append((line, side, line.sides[side].award, line.sides[side].amount))
                    continue
                value = how(line, side)
                if value in ("ave+", "60%"):
                    award = "percent" if value == "60%" else value
                    self.artificial.append((line, side, award, Fraction(60)))
                    continue
                self.store(line, side, value, self.top(line, side))

    def rounded(self, line, side, value, top):
        """Weighted IMPs: halves towards the side that did not offend, where the ruling says who did."""
        favour = (self.mode in ("cross-imps", "butler") and line.offender is not None
                  and len(line.sides[side].parts) > 1 and self.event.setting("weighted-halves") == "favour")
        if favour:
            return laws.round_towards(value, self.event.number("imp-unit"), up=line.offender != side)
        return self.round(value, top)

    def who(self, line, side):
        """The owner of a side's score: the other contestant, if they sat the wrong way."""
        return line.who[1 - side if line.turned else side]

    def store(self, line, side, value, top):
        value = self.rounded(line, side, value, top)
        for key in self.who(line, side):
            self.values[line.number, key] = (value, top)
            sums = self.own.setdefault(key, [Fraction(0), Fraction(0), 0])
            sums[0] += value
            sums[1] += top
            sums[2] += 1

    # ---- section 3: artificial scores ----

    def award_share(self, key, award, amount):
        """Of a top, what an artificial score gives a contestant."""
        if award == "percent":
            return amount / 100
        share = PERCENT_OF[award] / 100
        total, tops, _ = self.own.get(key, (0, 0, 0))
        if self.event.setting("own-average") == "on" and tops:
            if award == "ave+":
                share = max(share, total / tops)
            elif award == "ave-":
                share = min(share, total / tops)
        return share

    def award_imps(self, line, key, award, amount):
        if award == "imps":
            return amount
        worth = self.event.number("average-imps")
        if award == "percent":
            value = (amount - 50) / 10 * worth
        else:
            value = {"ave+": worth, "ave": Fraction(0), "ave-": -worth}[award]
        if self.mode == "cross-imps":
            e = self.expected(line)
            value *= {"average": 1, "total": e - 1, "cross1": Fraction(e - 1, e)}[self.event.setting("cross-imps")]
        total, _, boards = self.own.get(key, (0, 0, 0))
        if self.event.setting("own-average") == "on" and boards:
            if award == "ave+":
                value = max(value, total / boards)
            elif award == "ave-":
                value = min(value, total / boards)
        return value

    def value_awards(self):
        for line, side, award, amount in self.artificial:
            top = self.top(line, side)
            for key in self.who(line, side):
                if self.mode == "points":
                    continue
                if self.mode in ("matchpoints", "bam"):
                    value = self.award_share(key, award, amount) * top
                else:
                    value = self.award_imps(line, key, award, amount)
                self.values[line.number, key] = (self.round(value, top), top)

    # ---- section 4: totals ----

    def percent_of(self, amount, whole):
        return laws.round_to(amount / 100 * whole, Fraction(1, 10000), "away")

    def event_top(self, section):
        if self.mode == "bam":
            return self.event.number("bam")
        top = Fraction(2 * (self.expected_in(section) - 1))
        return top / 2 if self.event.acbl else top

    def penalty(self, key, amount, unit):
        section = self.event.contestants[key].section if self.by_section else ""
        return self.percent_of(amount, self.event_top(section)) if unit == "%" else amount

    def totals(self):
        rows = {}
        for key, contestant in self.event.contestants.items():
            values = [value for (_, who), value in self.values.items() if who == key]
            top = sum((t for _, t in values), Fraction(0))
            score = sum((v for v, _ in values), Fraction(0)) + self.carried(contestant, top)
            if contestant.handicap_percent:
                score += self.percent_of(contestant.handicap, top)
            else:
                score += contestant.handicap
            score -= sum(self.penalty(key, amount, unit) for who, amount, unit, _ in self.event.penalties if who == key)
            rows[key] = {"id": contestant.id, "direction": contestant.direction, "score": score,
                         "boards": len(values), "section": contestant.section, "strat": contestant.strat}
            if self.mode in ("matchpoints", "bam"):
                rows[key]["max"] = top + self.could_carry(contestant, top)
        return rows

    def carried(self, contestant, top):
        return self.percent_of(contestant.carry, top) if contestant.carry_percent else contestant.carry

    def could_carry(self, contestant, top):
        """The most that could have been carried over, with so much to be had: as much as any rival has."""
        apart = self.event.setting("sections") == "apart"
        ranked = {key for _, key in self.values}
        rivals = [other for key, other in self.event.contestants.items() if key in ranked
                  if other.direction == contestant.direction
                  if other.section == contestant.section or not apart]
        return max([self.carried(other, top) for other in rivals] + [Fraction(0)])
