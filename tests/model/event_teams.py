"""Teams: docs/EVENTS.md, section 5. A match is what two teams have on their lines of one round; its boards are
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
        self.scored = Fraction(0)  # points that both have at their tables
        self.net = {}
        self.vp = {}
        self.half = {}

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

    def value(self, sides):
        """What a team has on a board, given what it has at both tables."""
        awards = [self.award(side) for side, _ in sides if not side.parts]
        if awards:
            value = sum(awards) / len(awards)
        elif len(sides) < 2:
            value = Fraction(0)
        else:
            value = sum(w * v * self.worth(s * p + t * q)
                        for (one, s), (two, t) in [sides] for p, w in one.parts for q, v in two.parts)
        middle = self.bam / 2 if self.mode in ("bam", "patton") else 0
        return laws.round_to(value, self.unit(), self.halves, middle)

    def difference(self, sides):
        """In points; 0 where an artificial score was given."""
        if len(sides) < 2 or not all(side.parts for side, _ in sides):
            return Fraction(0)
        return Fraction(sum(s * p * w for side, s in sides for p, w in side.parts))

    def play(self, match):
        for board, lines in match.tables.items():
            scored = [line for line in lines.values() if line.kind == "scored"]
            awarded = any(not side.parts for line in scored for side in line.sides)
            if len(scored) < 2 and not awarded:
                continue
            match.boards += 1
            for team in match.teams:
                sides = [self.own_side(line, team) for line in scored]
                value = self.value(sides)
                match.values[team].append(value)
                match.value_on[board, team] = value
                match.points[team].append(self.difference(sides))
                if all(side.parts for side, _ in sides):
                    match.scored += sum(max(s * p, 0) * w for side, s in sides for p, w in side.parts)

    def directions(self, match, board, team):
        """In which directions the team sat on a board of a match: [N-S, E-W]."""
        sat = [False, False]
        for line in match.tables[board].values():
            if line.kind == "scored":
                sat[(line.who[0][0] != team) ^ line.turned] = True
        return sat

    # ---- a whole match ----

    def penalty(self, team, round, unit):
        return sum((amount for key, amount, of, at in self.event.penalties
                    if key == team and of == unit and at == round), Fraction(0))

    def opponents(self, team, round):
        return len([m for m in self.matches if m.round == round and team in m.teams])

    def victory_points(self, match):
        boards = self.event.setting("match-boards")
        boards = match.boards if boards == "auto" else int(boards)
        split = self.event.setting("half-match") == "split"
        half = split and match.round > 0 and any(self.opponents(team, match.round) > 1 for team in match.teams)
        for team in match.teams:
            vp = laws.vp_for(self.event.vp, boards, match.net[team])
            if half:
                middle = laws.vp_rows(self.event.vp, boards)[0][1] / 2
                vp = laws.round_to(vp / 2, CENT, "away", middle)
            match.vp[team] = vp

    def patton(self, match):
        pool = self.event.number("patton-pool")
        steps = [Fraction(step) for step in self.event.setting("patton-steps").replace(",", " ").split()]
        for team in match.teams:
            difference = sum(match.points[team])
            if self.event.setting("patton-ratio") == "swings":
                whole = sum(abs(points) for points in match.points[team])
            else:
                whole = match.scored
            share = pool / 2
            if difference and whole:
                reached = len([step for step in steps if step <= 100 * abs(difference) / whole])
                more = pool / 2 * reached / len(steps)
                share += more if difference > 0 else -more
            match.vp[team] = laws.round_to(share, self.unit(), self.halves, pool / 2)

    def compute(self):
        for match in self.matches:
            self.play(match)
            for team in match.teams:
                match.net[team] = sum(match.values[team], Fraction(0)) - self.penalty(team, match.round, "imps")
        for match in self.matches:
            if self.mode == "patton":
                self.patton(match)
            elif self.event.vp and match.boards:
                self.victory_points(match)

    # ---- totals ----

    def bye(self, amount):
        if amount is not None or not self.event.vp:
            return amount or 0
        most = max(row[1] for row in laws.vp_rows(self.event.vp, 8))
        return laws.round_to(most * self.event.number("bye") / 100, CENT, "away", most / 2)

    def won_x2(self, match, team):
        """2 for a match won, 1 for a draw: IMPs and points by the team's own margin."""
        own = match.net[team]
        other = Fraction(0)
        if self.mode in ("bam", "patton"):
            own += match.vp.get(team, 0)
            other = match.net[match.other(team)] + match.vp.get(match.other(team), 0)
        return 2 if own > other else 1 if own == other else 0

    def stage(self, team):
        """How far a team came in a knock-out: the last round in which it had a match or a bye, and if it went on."""
        stages = [(round, True) for key, _, round in self.event.byes if key == team]
        for match in self.matches:
            if team in match.teams:
                own, other = [match.net[t] + self.event.contestants[t].carry for t in (team, match.other(team))]
                stages.append((match.round, own > other))
        return max(stages, default=(0, False))

    def totals(self):
        rows = {}
        for key, contestant in self.event.contestants.items():
            mine = [match for match in self.matches if key in match.teams and match.boards]
            values = [v for match in mine for v in match.values[key]]
            vp = sum((match.vp.get(key, 0) for match in mine), Fraction(0))
            byes = sum((self.bye(amount) for who, amount, _ in self.event.byes if who == key), Fraction(0))
            net = sum((match.net[key] for match in mine), Fraction(0))
            met = {match.round for match in mine}
            if not self.event.vp:
                net -= sum(amount for who, amount, of, at in self.event.penalties
                           if who == key and of == "imps" and at not in met)
            wins = sum(self.won_x2(match, key) for match in mine)
            by = self.event.setting("rank-by")
            share = vp if self.mode == "patton" else Fraction(0)
            vp = vp + byes - share
            if by == "wins":
                score = Fraction(wins, 2)
            elif by == "quotient":
                won, lost = sum(v for v in values if v > 0), -sum(v for v in values if v < 0)
                score = laws.round_to(Fraction(won) / (lost or 1), Fraction(1, 10000), "up")
            elif self.event.vp and by != "imps":
                score = vp
            else:
                score = net + share
            unit = {"patton": "mp", "bam": "mp"}.get(self.mode, self.mode)
            unit = "vp" if self.event.vp else unit
            more = contestant.carry + contestant.handicap
            more -= sum(amount for who, amount, of, _ in self.event.penalties if who == key and of == unit
                        and of != "imps")
            rows[key] = {"id": contestant.id, "direction": "", "score": score + more, "boards": len(values),
                         "section": contestant.section, "strat": contestant.strat, "vp": vp, "net": net + share,
                         "won": sum(v for v in values if v > 0), "lost": -sum(v for v in values if v < 0),
                         "wins": wins, "matches": len(mine), "stage": self.stage(key)}
        return rows
