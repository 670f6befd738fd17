"""Teams: docs/EVENTS.md, section 5. A match consists of the lines of two teams in one round; its boards are
compared part by part.
"""

from fractions import Fraction

import laws
from event_pairs import PERCENT_OF

CENT = Fraction(1, 100)


class Match:
    def __init__(self, round, teams):
        self.round = round
        self.teams = teams
        self.tables = {}  # of a board, the lines by the team that is N-S
        self.boards = 0
        self.values = {team: [] for team in teams}  # of each board that counts
        self.value_on = {}  # the same, by board and team
        self.points = {team: [] for team in teams}  # the difference in points of each board
        self.sizes = {team: Fraction(0) for team in teams}  # of all that a team has at both tables, without signs
        self.net = {}
        self.vp = {team: Fraction(0) for team in teams}
        self.length = None  # of its scale
        self.share = {team: Fraction(0) for team in teams}  # of Patton's pool

    def other(self, team):
        return self.teams[1] if team == self.teams[0] else self.teams[0]


class Teams:
    def __init__(self, event):
        self.event = event
        self.mode = event.scoring
        self.halves = event.setting("round")
        self.bam = event.number("patton-board" if self.mode == "patton" else "bam")
        self.matches = []
        by_round = {}
        for line in event.lines:
            teams = [side[0] for side in line.who]
            if any(event.contestants[team].phantom for team in teams):
                continue
            key = line.round, frozenset(teams)
            if key not in by_round:
                by_round[key] = Match(line.round, teams)
                self.matches.append(by_round[key])
            by_round[key].tables.setdefault(line.board, {})[teams[0]] = line

    # ---- one board of a match ----

    def own_side(self, line, team):
        """(side, sign) of what the team has on a line: points are N-S's."""
        side = 0 if line.who[0][0] == team else 1
        if line.turned:
            side = 1 - side
        return line.sides[side], -1 if side else 1

    def award(self, side):
        if self.mode == "points":
            return Fraction(0)
        if self.mode in ("bam", "patton"):
            return (side.amount if side.award == "percent" else PERCENT_OF[side.award]) / 100 * self.bam
        if side.award == "imps":
            return side.amount
        percent = side.amount if side.award == "percent" else PERCENT_OF[side.award]
        return (percent - 50) / 10 * self.event.number("average-imps")

    def worth(self, difference):
        if self.mode == "imps":
            return laws.imps(difference)
        if self.mode == "points":
            return difference
        return self.bam if difference > 0 else self.bam / 2 if difference == 0 else Fraction(0)

    def unit(self):
        if self.mode == "imps":
            return Fraction(1) if self.event.vp else self.event.number("imp-unit")
        return Fraction(1) if self.mode == "points" else self.event.number("unit")

    def favoured(self, line, team):
        """1 if a ruling on a weighted score says that the others offended, -1 if the team did; 0 otherwise."""
        side = 0 if line.who[0][0] == team else 1
        if line.turned:
            side = 1 - side
        if line.offender is None or len(line.sides[side].parts or ()) < 2 or self.mode != "imps":
            return 0
        return 0 if self.event.setting("weighted-halves") != "favour" else -1 if line.offender == side else 1

    def value(self, sides, favour=0):
        """A team's score on a board, from both tables. favour: how halves are rounded, if not as usual."""
        awards = [self.award(side) for side, _ in sides if not side.parts]
        if awards:
            value = sum(awards) / len(awards)
        elif len(sides) < 2:
            value = self.middle()
        else:
            value = sum(w * v * self.worth(s * p + t * q)
                        for (one, s), (two, t) in [sides] for p, w in one.parts for q, v in two.parts)
            if favour:
                return laws.round_towards(value, self.unit(), up=favour > 0)
        return laws.round_to(value, self.unit(), self.halves, self.middle())

    def middle(self):
        """The average of a board."""
        return self.bam / 2 if self.mode in ("bam", "patton") else Fraction(0)

    def counts(self, sides):
        """Whether what a team has at both tables makes a score. At total points an artificial one does not."""
        if any(not side.parts for side, _ in sides):
            return self.mode != "points"
        return len(sides) == 2

    def difference(self, sides):
        """In points; 0 where an artificial score was given."""
        if len(sides) < 2 or not all(side.parts for side, _ in sides):
            return Fraction(0)
        return Fraction(sum(s * p * w for side, s in sides for p, w in side.parts))

    def play(self, match):
        for board, lines in match.tables.items():
            scored = [line for line in lines.values() if line.kind == "scored"]
            tables = {team: [self.own_side(line, team) for line in scored] for team in match.teams}
            if not any(self.counts(sides) for sides in tables.values()):
                continue
            match.boards += 1
            for team, sides in tables.items():
                value = self.value(sides, sum(self.favoured(line, team) for line in scored))
                match.values[team].append(value)
                match.value_on[board, team] = value
                match.points[team].append(self.difference(sides))
                if len(sides) == 2 and all(side.parts for side, _ in sides):
                    match.sizes[team] += sum(abs(p) * w for side, _ in sides for p, w in side.parts)

    def directions(self, match, board, team):
        """The direction of the team's cards at each table of a board: 0 or 1."""
        return [(line.who[0][0] != team) ^ line.turned
                for line in match.tables[board].values() if line.kind == "scored"]

    # ---- a whole match ----

    def off_margin(self, team, round):
        """Penalties in IMPs within a round. Those of a round without a match cause a warning, and are not subtracted."""
        return sum((amount for key, amount, unit, at in self.event.penalties
                    if key == team and unit == "imps" and at == round and round > 0), Fraction(0))

    def opponents(self, team, round):
        return len([m for m in self.matches if m.round == round and team in m.teams])

    def is_half(self, match):
        return match.round > 0 and any(self.opponents(team, match.round) > 1 for team in match.teams)

    def scheduled(self, match):
        """The boards that a match was to have: played or not, and in a round as many as the longest of its kind."""
        like = [match] if match.round == 0 else [
            other for other in self.matches if other.round == match.round and self.is_half(other) == self.is_half(match)]
        return max(len(other.tables) for other in like)

    def set_length(self):
        set_to = self.event.setting("match-boards")
        return None if set_to == "auto" else int(set_to)

    def victory_points(self, match):
        how = self.event.setting("half-match") if self.is_half(match) else "whole"
        own = how == "own" and laws.half_rows(self.event.vp, 1) is not None
        if own:
            match.length = self.scheduled(match)
            rows = laws.half_rows(self.event.vp, match.length)
        else:
            match.length = self.set_length() or self.scheduled(match)
            rows = laws.vp_rows(self.event.vp, match.length)
        if rows is None:
            match.vp = None
            return
        for team in match.teams:
            vp = laws.vp_for(rows, match.net[team])
            if how != "whole" and not own:
                vp = laws.round_to(vp / 2, CENT, "away", rows[0][1] / 2)
            match.vp[team] = vp

    def patton(self, match):
        pool = self.event.number("patton-pool")
        steps = [Fraction(step) for step in self.event.setting("patton-steps").replace(",", " ").split()]
        for team in match.teams:
            difference = sum(match.points[team])
            if self.event.setting("patton-ratio") == "swings":
                whole = sum(abs(points) for points in match.points[team])
            else:
                whole = match.sizes[team]
            share = pool / 2
            if difference and whole:
                reached = len([step for step in steps if step <= 100 * abs(difference) / whole])
                more = pool / 2 * reached / len(steps)
                share += more if difference > 0 else -more
            match.share[team] = laws.round_to(share, self.unit(), self.halves, pool / 2)

    def compute(self):
        for match in self.matches:
            self.play(match)
            for team in match.teams:
                match.net[team] = sum(match.values[team], Fraction(0)) - self.off_margin(team, match.round)
        for match in self.matches:
            if self.mode == "patton" and match.boards:
                self.patton(match)
            if self.event.vp and match.boards:
                self.victory_points(match)
        if self.event.setting("format") == "knock-out" and self.mode in ("imps", "points"):
            for match in self.matches:
                self.average(match)

    def average(self, match):
        """Law 12C4: in a knock-out both teams have the mean of their margins, each but for its own penalties."""
        boards = [sum(match.values[team], Fraction(0)) for team in match.teams]
        for team, own, other in zip(match.teams, boards, boards[::-1]):
            match.net[team] = (own - other) / 2 - self.off_margin(team, match.round)

    # ---- totals ----

    def byes(self, team):
        """(round, victory points) of each."""
        return [(round, self.bye(amount, round, unit)) for key, amount, round, unit in self.event.byes if key == team]

    def bye(self, amount, round, unit):
        """Victory points, or per cent of the most that the longest match of the round, or of the event, can bring."""
        if not self.event.vp:
            return Fraction(0)
        if amount is not None and unit == "vp":
            return amount
        setting = "bye"
        if self.event.vp == "win-loss" and ("bye" not in self.event.given or "bye-win-loss" in self.event.given):
            setting = "bye-win-loss"
        percent = self.event.number(setting) if amount is None else amount
        here = [match for match in self.matches if match.round == round and not self.is_half(match)]
        longest = (max([len(match.tables) for match in here], default=0)
                   or max([len(match.tables) for match in self.matches], default=0) or 8)
        rows = laws.vp_rows(self.event.vp, self.set_length() or longest)
        return laws.round_to(rows[-1][1] * percent / 100, CENT, "up") if rows else None

    def won_x2(self, match, team):
        """2 for a match won, 1 for a draw."""
        if self.event.setting("format") == "knock-out":
            won, lost = [self.knocks_out(match, t) for t in (team, match.other(team))]
            return 2 if won else 0 if lost else 1
        ahead = self.ahead(match, team)
        return 2 if ahead > 0 else 1 if ahead == 0 else 0

    def ahead(self, match, team):
        """By how much: IMPs and points by the team's own margin."""
        if self.mode in ("imps", "points"):
            return match.net[team]
        other = match.other(team)
        return match.net[team] + match.share[team] - match.net[other] - match.share[other]

    def knocks_out(self, match, team):
        """Law 12C4: margins that do not balance are averaged. Carry-overs and penalties count in full."""
        other = match.other(team)
        more = self.event.contestants[team].carry - self.event.contestants[other].carry
        if self.mode in ("bam", "patton"):
            return self.ahead(match, team) + more > 0
        own, others = [sum(match.values[t], Fraction(0)) for t in (team, other)]
        more += self.off_margin(other, match.round) - self.off_margin(team, match.round)
        return (own - others) / 2 + more > 0

    def stage(self, team):
        """How far a team came in a knock-out: the last round in which it had a match or a bye, and if it went on."""
        stages = [(round, True) for round, _ in self.byes(team)]
        for match in self.matches:
            if team in match.teams and match.boards:
                stages.append((match.round, self.knocks_out(match, team)))
        return max(stages, default=(0, False))

    def totals(self):
        rows = {}
        for key, contestant in self.event.contestants.items():
            mine = [match for match in self.matches if key in match.teams]
            values = [v for match in mine for v in match.values[key]]
            byes = [vp or Fraction(0) for _, vp in self.byes(key)]
            played = [match for match in mine if match.boards]
            row = {"id": contestant.id, "direction": "", "boards": len(values), "section": contestant.section,
                   "strat": contestant.strat, "stage": self.stage(key), "matches": len(played) + len(byes),
                   "net": sum((match.net[key] + match.share[key] for match in mine), Fraction(0)),
                   "won": sum((v for v in values if v > 0), Fraction(0)),
                   "lost": -sum((v for v in values if v < 0), Fraction(0)),
                   "wins": Fraction(sum(self.won_x2(match, key) for match in played), 2)}
            if self.mode == "imps":
                row.update(imps_won=row["won"], imps_lost=row["lost"])
            if self.event.vp:
                row["vp"] = sum((match.vp[key] for match in mine if match.vp), Fraction(0)) + sum(byes)
            if self.one_match() and key in self.matches[0].teams:
                row["own"] = sum((self.own(match, key) for match in self.matches), Fraction(0))
            row["score"] = self.score(row) + contestant.carry + contestant.handicap - self.off_total(key)
            rows[key] = row
        return rows

    def score(self, row):
        """What the teams are ranked by, before anything is added."""
        by = self.event.setting("rank-by")
        if by == "wins":
            return row["wins"]
        if by == "quotient":
            return laws.round_to(row["won"] / (row["lost"] or 1), Fraction(1, 10000), "up")
        if self.event.vp and by != "imps":
            return row["vp"]
        return row["own"] if by == "auto" and "own" in row else row["net"]

    def one_match(self):
        """Whether there is one match by IMPs, over any number of rounds, and nothing else: no byes."""
        pairs = {frozenset(match.teams) for match in self.matches}
        return self.mode == "imps" and len(pairs) == 1 and not any(self.byes(key) for key in self.event.contestants)

    def own(self, match, team):
        """A team's own IMPs, as in the result of a match. What it lost and the others did not win is subtracted."""
        lost = -sum((v for v in match.values[team] if v < 0), Fraction(0))
        theirs = sum((v for v in match.values[match.other(team)] if v > 0), Fraction(0))
        return match.net[team] + min(lost, theirs)

    def off_total(self, team):
        return sum((amount for key, amount, unit, round in self.event.penalties
                    if key == team and not (unit == "imps" and round > 0)), Fraction(0))
