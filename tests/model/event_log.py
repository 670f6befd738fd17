"""Reads the log of an event (docs/EVENTS.md, section 1) into plain facts. Computes nothing but the points of a
result: what follows from the facts is for event_pairs.py and event_teams.py. Expects a valid log.
"""

import re
from dataclasses import dataclass, field
from fractions import Fraction

import laws

STRAINS = {"♣": "C", "♧": "C", "♦": "D", "♢": "D", "♥": "H", "♡": "H", "♠": "S", "♤": "S", "nt": "N",
           "notrump": "N", "clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S",
           "club": "C", "diamond": "D", "heart": "H", "spade": "S"}

RESULT = re.compile(
    r"""\s*(?P<level>[1-7])\s*
    (?P<strain>notrump|clubs?|diamonds?|hearts?|spades?|nt|[cdhsn♣♧♦♢♥♡♠♤])\s*
    (?P<doubled>xx|x|\*\*|\*)?\s*
    (?:by\s*)?(?P<declarer>north|east|south|west|[nesw])\s*
    (?:(?P<even>=)|(?P<sign>[-+−–])\s*(?P<more>\d+)|made\s*(?P<made>\d+)|down\s*(?P<down>\d+)
      |(?P<tricks>\d+)\s*tricks?)\s*$""",
    re.IGNORECASE | re.VERBOSE)

# A board, or a round and a board, and a line of its traveller in one line.
ONE_LINE = re.compile(r"(?P<round>round\s+\d+\s+)?(?P<board>board\s+\d+(?:\s+group\s+\w+)?)\s*:\s*(?P<rest>.+)",
                      re.IGNORECASE)

# The settings that differ between the rules, and those that all begin with.
COMMON = {"neuberg": "on", "expected": "auto", "unit": "0.01", "round": "away", "groups": "ebu", "fewer-results": "as-is",
          "weighted-halves": "favour", "bye-win-loss": "60", "own-average": "on",
          "average-imps": "3", "imp-unit": "0.01", "cross-imps": "average", "imp-cap": "off", "datum": "mean",
          "datum-unit": "10", "datum-round": "same", "compare": "field", "sections": "across", "format": "swiss",
          "rank-by": "auto", "match-boards": "auto", "half-match": "whole", "bye": "60", "bam": "2",
          "patton-board": "2", "patton-pool": "4", "patton-ratio": "swings", "patton-steps": "5,15,30,50",
          "tie-break": "share"}
RULES = {"wbf": {},
         "ebu": {"unit": "0.0001", "imp-unit": "0.1", "datum": "trim1", "datum-round": "away", "half-match": "own",
                 "fewer-results": "factored"},
         "acbl": {"round": "up", "bye-win-loss": "100", "groups": "acbl", "datum": "trim5", "datum-round": "even", "bam": "1"}}


@dataclass
class Contestant:
    id: str
    direction: str = ""  # "NS" or "EW" with two winners
    strat: str = ""
    phantom: bool = False
    carry: Fraction = Fraction(0)
    carry_percent: bool = False
    handicap: Fraction = Fraction(0)
    handicap_percent: bool = False

    @property
    def section(self):
        return re.match(r"[A-Za-z]*", self.id).group().upper()


@dataclass
class Side:
    """One side of a line: parts [(N-S's points, weight)] whose weights sum to 1, or an award."""
    parts: list = None
    award: str = ""  # "ave+" "ave" "ave-" "percent" "imps"
    amount: Fraction = Fraction(0)


@dataclass
class Line:
    """A line of a traveller that stands."""
    number: int
    board: int
    round: int
    group: str
    ids: tuple  # the two sides as they are written, without the prefix of a direction
    who: tuple  # of each side, the keys of its contestants: one, or two of individuals
    kind: str  # "scored", "not played", "void"
    sides: tuple = None
    turned: bool = False
    split: bool = False
    offender: int = None  # the side of the cards that offended, 0 or 1


@dataclass
class Event:
    title: str = ""
    scoring: str = "matchpoints"
    acbl: bool = False
    winners: int = 1
    contest: str = "pairs"
    vp: object = None  # None, a name, or a scale that was read from a file
    contestants: dict = field(default_factory=dict)  # by (direction, id)
    lines: list = field(default_factory=list)  # that stand
    penalties: list = field(default_factory=list)  # (key, amount, unit, round)
    byes: list = field(default_factory=list)  # (key, amount or None, round, unit)
    given: dict = field(default_factory=dict)

    def setting(self, name):
        rules = RULES[self.given.get("rules", "wbf")]
        return self.given.get(name, rules.get(name, COMMON[name]))

    def number(self, name):
        return Fraction(self.setting(name))


def parse_points(text, vul):
    """N-S's points of a result, or of `score N`."""
    text = text.strip()
    if re.fullmatch(r"score\s+[-+−–]?\d+", text, re.IGNORECASE):
        return int(text.split()[1].replace("−", "-").replace("–", "-"))
    if re.fullmatch(r"(all\s+)?pass(ed)?(\s+out)?", text, re.IGNORECASE):
        return 0
    m = RESULT.match(text)
    if m is None:
        raise ValueError("not a result: %r" % text)
    level = int(m["level"])
    strain = STRAINS.get(m["strain"].lower(), m["strain"].upper())
    doubled = {None: 0, "x": 1, "*": 1, "xx": 2, "**": 2}[m["doubled"] and m["doubled"].lower()]
    if m["even"]:
        tricks = level + 6
    elif m["sign"]:
        tricks = level + 6 + int(m["more"]) * (1 if m["sign"] == "+" else -1)
    elif m["made"]:
        tricks = 6 + int(m["made"])
    elif m["down"]:
        tricks = level + 6 - int(m["down"])
    else:
        tricks = int(m["tricks"])
    if not 0 <= tricks <= 13:
        raise ValueError("impossible: %r" % text)
    return laws.contract_score(level, strain, doubled, m["declarer"][0].upper(), tricks, vul)


def parse_award(text):
    """An artificial score of one side, or None."""
    text = text.strip().lower().replace("−", "-").replace("–", "-")
    if text in ("ave+", "ave", "ave-"):
        return Side(award=text)
    m = re.fullmatch(r"(\d+(?:\.\d+)?)\s*%", text)
    if m:
        return Side(award="percent", amount=Fraction(m[1]))
    m = re.fullmatch(r"([-+]?\d+(?:\.\d+)?)\s*imps?", text)
    if m:
        return Side(award="imps", amount=Fraction(m[1]))
    return None


def parse_side(text, vul):
    text = text.strip()
    award = parse_award(text)
    if award:
        return award
    if not re.match(r"weighted\b", text, re.IGNORECASE):
        return Side(parts=[(parse_points(text, vul), 1)])
    pieces = re.split(r"(\d+(?:\.\d+)?)\s*%", text[len("weighted"):])
    parts = [(parse_points(result, vul), Fraction(weight) / 100)
             for weight, result in zip(pieces[1::2], pieces[2::2])]
    if sum(weight for _, weight in parts) != 1:
        raise ValueError("weights do not make 100 %%: %r" % text)
    return Side(parts=parts)


def parse_result(text, vul):
    """(kind, sides, turned, split, offender) of the text after the ids."""
    text = re.sub(r"\s+lead\s+\w+", "", text, flags=re.IGNORECASE)
    offending = re.search(r"\s+offending\s+(ns|ew)\b", text, re.IGNORECASE)
    offender = {"ns": 0, "ew": 1}[offending[1].lower()] if offending else None
    text = re.sub(r"\s+offending\s+\w+", "", text, flags=re.IGNORECASE)
    text, turned = re.subn(r"\s+wrong\s+direction\s*$", "", text, flags=re.IGNORECASE)
    word = " ".join(text.lower().split())
    if word in ("not played", "void"):
        return word, None, False, False, None
    split = re.match(r"split\b", text, re.IGNORECASE)
    if split or "/" in text:
        north, east = (text[5:] if split else text).split("/")
        return "scored", (parse_side(north, vul), parse_side(east, vul)), bool(turned), bool(split), offender
    side = parse_side(text, vul)
    return "scored", (side, side), bool(turned), False, offender


class Reader:
    def __init__(self, scales):
        self.event = Event()
        self.scales = scales
        self.board = None
        self.group = ""
        self.round = 0
        self.standing = {}  # the last line of each board and ids
        self.late = []  # lines about contestants: looked up when all are known

    def meet(self, direction, id):
        """The key of a contestant, in the first spelling in the log: ids do not depend on case."""
        key = direction, id.upper()
        if key not in self.event.contestants:
            self.event.contestants[key] = Contestant(id, direction)
        return key

    def seated(self, id, side):
        """The key of a contestant who sits on a side of a traveller."""
        if self.event.winners == 1:
            return self.meet("", id)
        direction = ("NS", "EW")[side]
        return self.meet(direction, id[2:] if id.upper().startswith(direction) else id)

    def named(self, id):
        """The key of a contestant that a line outside of the travellers names."""
        if self.event.winners == 1:
            return self.meet("", id)
        if id[:2].upper() in ("NS", "EW"):
            return self.meet(id[:2].upper(), id[2:])
        (found,) = [key for key in self.event.contestants if key[1] == id.upper()]
        return found

    def traveller(self, number, words):
        north, east = words[0], words[1]
        text = words[2]
        kind, sides, turned, split, offender = parse_result(text, laws.board_vul(self.board))
        who = tuple(tuple(self.seated(id, s) for id in text_id.split("+"))
                    for s, text_id in enumerate((north, east)))
        ids = tuple("+".join(self.event.contestants[key].id for key in keys) for keys in who)
        if self.event.contest == "pairs" and "+" in north:
            self.event.contest = "individuals"
        line = Line(number, self.board, self.round, self.group, ids, who, kind, sides, turned, split, offender)
        round = self.round if self.event.contest == "teams" else 0
        self.standing[(self.board, round, who)] = line

    def read(self, text):
        event = self.event
        lines = [line.split("#")[0].strip() for line in text.splitlines()]
        for line in lines:  # lines that change the meaning of others, wherever they are
            words = line.lower().split()
            if words[:1] == ["winners"]:
                event.winners = int(words[1])
            elif words[:1] == ["team"] or words[:1] == ["scoring"] and words[1] in ("imps", "patton"):
                event.contest = "teams"
        for number, line in enumerate(lines, 1):
            if line:
                self.line(number, line)
        for word, id, rest, round in self.late:
            self.about(word, self.named(id), rest, round)
        event.lines = [line for line in self.standing.values() if line.kind != "void"]
        return event

    def line(self, number, line):
        event = self.event
        one = ONE_LINE.match(line)
        if one:
            for part in one["round"], one["board"], one["rest"]:
                if part:
                    self.line(number, part)
            return
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word in ("event", "date", "winners", "lineup", "tag", "numbers"):
            if word == "event":
                event.title = rest
        elif word == "scoring":
            event.scoring = rest.lower().split()[0]
            event.acbl = rest.lower().split()[1:] == ["acbl"]
        elif word == "vp":
            if rest.startswith("rows "):
                event.vp = laws.read_scale(rest[5:].replace(";", "\n"))
            elif rest in self.scales:
                event.vp = laws.read_scale(self.scales[rest])
            else:
                event.vp = "" if rest == "void" else rest.lower()
        elif word == "set":
            name, _, value = rest.partition(" ")
            event.given[name.lower()] = value.strip().lower()
        elif word == "board":
            words = rest.split()
            self.board = int(words[0])
            self.group = words[2].upper() if len(words) > 1 else ""
        elif word == "round":
            self.round = 0 if rest.lower() == "none" else int(rest)
        elif word in ("pair", "team", "player", "phantom", "penalty", "carryover", "handicap", "strat", "bye"):
            id, _, rest = rest.partition(" ")
            self.late.append((word, id, rest.strip(), self.round))
        else:
            self.traveller(number, line.split(None, 2))

    def about(self, word, key, rest, round):
        contestant = self.event.contestants[key]
        if rest.lower() == "void":
            self.take_back(word, key, contestant)
        elif word == "phantom":
            contestant.phantom = True
        elif word == "carryover":
            contestant.carry_percent = rest.endswith("%")
            contestant.carry = Fraction(rest.rstrip("% "))
        elif word == "handicap":
            contestant.handicap_percent = rest.endswith("%")
            contestant.handicap = Fraction(rest.rstrip("% "))
        elif word == "strat":
            contestant.strat = rest.upper()
        elif word == "penalty":
            m = re.match(r"([-+]?\d+(?:\.\d+)?)\s*(%|mp|imps?|vps?|points?)", rest, re.IGNORECASE)
            unit = {"%": "%", "m": "mp", "i": "imps", "v": "vp", "p": "points"}[m[2][0].lower()]
            self.event.penalties.append((key, Fraction(m[1]), unit, round))
        elif word == "bye":
            m = re.match(r"([\d.]+)\s*(%|vps?)?", rest, re.IGNORECASE)
            self.event.byes.append((key, m and Fraction(m[1]), round, "%" if m and m[2] == "%" else "vp"))

    def take_back(self, word, key, contestant):
        """The last one of this kind and id."""
        if word == "phantom":
            contestant.phantom = False
        elif word == "strat":
            contestant.strat = ""
        else:
            every = {"penalty": self.event.penalties, "bye": self.event.byes}[word]
            del every[max(i for i, one in enumerate(every) if one[0] == key)]


def read_event(text, scales=None):
    """The event of a log. scales: the texts of the scale files that it may name."""
    return Reader(scales or {}).read(text)
