"""Ties: each rule gives those who are tied a figure, or does not apply. Those who are still equal go on to the next.

A rule is told the keys of those who are tied, and answers with a figure for each, larger is better, or None.
"""

from fractions import Fraction


def quotient(won, lost):
    """IMPs won by IMPs lost, to be compared: nothing lost is before all others, nothing of both is 0."""
    return (lost == 0 and won > 0, won / lost if lost else Fraction(0))


class Ties:
    def __init__(self, event, model, rows):
        self.event = event
        self.model = model  # Pairs or Teams, computed
        self.rows = rows  # by key
        self.teams = event.contest == "teams"
        names = [name.strip() for name in event.setting("tie-break").split(",")]
        self.rules = [getattr(self, name) for name in names if name != "share"]

    def places(self, keys, rules=None):
        """For each key, its place among the tied ones, as a list that is larger if it is better."""
        rules = self.rules if rules is None else rules
        if not rules or len(keys) < 2:
            return {key: () for key in keys}
        figures = rules[0](keys)
        if figures is None:
            return self.places(keys, rules[1:])
        placed = {}
        for figure in set(figures.values()):
            equal = [key for key in keys if figures[key] == figure]
            for key, rest in self.places(equal, rules[1:]).items():
                placed[key] = (figure,) + rest
        return placed

    # ---- what they did against each other ----

    def match(self, keys):
        return self.matches(keys) if self.teams else self.meetings(keys)

    def matches(self, keys):
        """Teams: victory points, or what they scored, in the matches among them, if all of them have met."""
        among = [m for m in self.model.matches if m.boards and all(team in keys for team in m.teams)]
        met = {frozenset(m.teams) for m in among}
        if len(met) < len(keys) * (len(keys) - 1) // 2:
            return None
        return {key: sum(((m.vp or {}).get(key, 0) if self.event.vp else m.net[key] + m.share[key]
                          for m in among if key in m.teams), Fraction(0)) for key in keys}

    def meetings(self, keys):
        """For two tied contestants: what they scored when they met at one table."""
        if len(keys) > 2:
            return None
        one, two = keys
        figures = {one: Fraction(0), two: Fraction(0)}
        met = False
        for line in self.model.lines:
            sides = [[key in side for side in line.who] for key in keys]
            if [True, False] in sides and [False, True] in sides:
                met = True
                for key in keys:
                    figures[key] += self.model.values.get((line.number, key), [0])[0]
        return figures if met else None

    # ---- over all matches ----

    def opponents(self, keys):
        if not self.teams or self.event.setting("format") == "all-play-all" or not self.model.matches:
            return None
        return {key: sum((self.rows[m.other(key)]["score"] for m in self.model.matches
                          if key in m.teams and m.boards), Fraction(0)) for key in keys}

    def basic(self, keys):
        return {key: self.rows[key]["net"] for key in keys} if self.teams else None

    def quotient(self, keys):
        if not self.teams:
            return None
        return {key: quotient(self.rows[key]["won"], self.rows[key]["lost"]) for key in keys}

    def wins(self, keys):
        return {key: self.rows[key]["wins"] for key in keys} if self.teams else None

    # ---- board by board ----

    def board_values(self):
        """Of each deal - of teams, a board in a round - what each had: (key, direction of the cards, value)."""
        found = {}
        if self.teams:
            for match in self.model.matches:
                for (board, team), value in match.value_on.items():
                    for direction in self.model.directions(match, board, team):
                        found.setdefault((match.round, board), []).append((team, direction, value))
        else:
            for line in self.model.lines:
                for direction in 0, 1:
                    for key in self.model.who(line, direction):
                        if (line.number, key) in self.model.values:
                            value = self.model.values[line.number, key][0]
                            found.setdefault(line.board, []).append((key, direction, value))
        return found

    def countback(self, keys):
        """Against each of the others, the boards on which one did better; half for equal ones. Who has two scores on
        a board has the better one."""
        figures = {key: Fraction(0) for key in keys}
        for values in self.board_values().values():
            own = {key: max(value for who, _, value in values if who == key) for key in {who for who, _, _ in values}}
            for key in keys:
                for other in keys:
                    if key != other and key in own and other in own:
                        figures[key] += Fraction(1 if own[key] > own[other] else 0.5 if own[key] == own[other] else 0)
        return figures

    def tops(self, keys):
        """Boards on which nobody in the same direction did better."""
        figures = {key: Fraction(0) for key in keys}
        for values in self.board_values().values():
            for key, direction, value in values:
                if key in figures and value == max(v for _, d, v in values if d == direction):
                    figures[key] += 1
        return figures
