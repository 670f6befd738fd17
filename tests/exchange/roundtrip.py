#!/usr/bin/env python3
"""Tests conversions there and back: roundtrip.py [COUNT [FIRST]]. Makes LIN and PBN files, converts them to a log and on to LIN or PBN
with the oddtrick on the path, and compares both files, as read here. convert must list what is lost. Prints TAP."""
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import bridge

NAMES = "Ann Bo Cy Di Eve Fay Gus Hal Ida Jo Kim Lea Max Ned Ola Pia".split()
LIN_SEATS = "SWNE"
PBN_CALLS = {"P": "Pass"}


# ---- What is made --------------------------------------------------------------------------------------------

def make_table(rng, may_be_bare, board, hands, dealer):
    """A table of a board: calls with what they mean, contract, cards, tricks."""
    calls, contract = bridge.auction(rng, dealer)
    bare = contract and may_be_bare and rng.random() < 0.3  # without an auction and a play
    if bare:
        return {"board": board, "calls": [], "notes": {}, "contract": contract, "cards": [], "tricks": rng.randint(0, 13)}
    notes = {i: rng.choice(["", "15-17", "forcing, 4 or more", "a \u00e9t\u00e9"]) for i in range(len(calls)) if rng.random() < 0.2}
    cards, tricks = [], None
    if contract:
        cards, won = bridge.play(rng, hands, contract, rng.choice([0, 1, 7, 24, 48, 52]))
        lost = len(cards) // 4 - won
        tricks = won if len(cards) == 52 else rng.randint(won, 13 - lost)
    return {"board": board, "calls": calls, "notes": notes, "contract": contract, "cards": cards, "tricks": tricks}


def make_event(rng, kind):
    """A match of two teams, or tables of pairs."""
    teams = rng.random() < 0.5
    count, first = rng.randint(1, 6), rng.choice([1, 1, 17, 49])
    event = {"teams": teams, "title": rng.choice(["Spring Cup", "Club Pairs"]), "session": rng.choice(["", "Final 2 of 3"]),
             "first": first, "tables": []}
    people = rng.sample(NAMES, 16)
    for board in range(first, first + count):
        hands, dealer, vul = bridge.deal(rng), bridge.dealer_of(board), bridge.vul_of(board)
        if rng.random() < 0.1:
            dealer, vul = rng.choice(bridge.SEATS), rng.choice("oneb")
        for room in range(2 if teams else 1):
            table = make_table(rng, bool(kind == "pbn" and event["tables"]), board, hands, dealer)
            table.update(room=room, hands=hands, dealer=dealer, vul=vul,
                         players=dict(zip(bridge.SEATS, people[4 * room:4 * room + 4])))
            event["tables"].append(table)
    event["carry"] = [rng.choice([0, 12, 33]) for _ in range(2)] if teams else [0, 0]
    return event


def outcome(table):
    if not table["contract"]:
        return "PASS"
    level, strain, doubles, declarer = table["contract"]
    over = table["tricks"] - 6 - level
    return "%d%s%s%s%s" % (level, strain, declarer, "x" * doubles, "=" if over == 0 else "%+d" % over)


# ---- LIN -------------------------------------------------------------------------------------------------------

def lin_hand(cards):
    return "".join(suit + "".join(r for r in bridge.RANKS if suit + r in cards) for suit in "SHDC")


def write_lin(event, rng):
    tables = event["tables"]
    last = tables[-1]["board"]
    teams = "Reds,%d,Blues,%d" % tuple(event["carry"]) if event["teams"] else ",,,"
    text = "vg|%s,%s,%s,%d,%d,%s|\n" % (event["title"], event["session"], "I" if event["teams"] else "P", event["first"], last, teams)
    text += "rs|%s|\n" % ",".join(outcome(t) + ("" if event["teams"] else ",") for t in tables)
    for t in tables:
        text += "qx|%s%d|pn|%s|st||md|%d%s|rh||ah|Board %d|sv|%s|" % (
            "oc"[t["room"]], t["board"], ",".join(t["players"][s] for s in LIN_SEATS), LIN_SEATS.index(t["dealer"]) + 1,
            ",".join(lin_hand(t["hands"][s]) for s in LIN_SEATS), t["board"], t["vul"])
        for i, call in enumerate(t["calls"]):
            text += "mb|%s%s|" % ({"P": "p", "X": "d", "XX": "r"}.get(call, call), "!" if i in t["notes"] else "")
            text += "an|%s|" % t["notes"][i] if t["notes"].get(i) else ""
        text += "".join("pc|%s|" % card for card in t["cards"])
        text += "mc|%d|" % t["tricks"] if t["tricks"] is not None else ""
        text += "pg||\n"
    return text


def read_lin(text):
    """What a file says, as a set of facts."""
    facts, at, names = set(), None, {}
    pairs = re.findall(r"([a-z]{2})\|([^|]*)\|", text)
    for key, value in pairs:
        if key == "vg":
            f = value.split(",")
            facts.update({("title", f[0]), ("session", f[1])})
            if f[5]:
                facts.update({("teams", f[5], f[7]), ("carry", f[6], f[8])})
            first = int(f[3])
        elif key == "rs":
            for i, entry in enumerate(value.split(",")):
                if entry:
                    facts.add((first + i // 2, i % 2, "result", entry))
        elif key == "pn" and at is None:
            all_names = value.split(",")
            names = {room: tuple(all_names[4 * room:4 * room + 4]) for room in range(2)}
        elif key == "qx":
            at = (int(value[1:]), "oc".index(value[0]))
            calls, cards = [], []
            if at[1] in names:
                facts.add(at + ("players", names[at[1]]))
        elif key == "pn":
            facts.add(at + ("players", tuple(value.split(","))))
        elif key == "md":
            hands = value[1:].split(",")
            held = [sorted(re.findall(r"[SHDC][2-9TJQKA]", re.sub(r"([SHDC])([2-9TJQKA]*)", lambda m: "".join(
                m.group(1) + r for r in m.group(2)), hand))) for hand in hands]
            if len(held) < 4 or not held[3]:
                rest = {s + r for s in bridge.SUITS for r in bridge.RANKS}.difference(*map(set, held[:3]))
                held[3:] = [sorted(rest)]
            facts.add(at + ("dealer", value[0]))
            facts.add(at + ("hands", tuple(map(tuple, held))))
        elif key == "sv":
            facts.add(at + ("vul", value))
        elif key == "mb":
            facts.add(at + ("call", len(calls), value.rstrip("!"), value.endswith("!")))
            calls.append(value)
        elif key == "an":
            facts.add(at + ("means", len(calls) - 1, value))
        elif key == "pc":
            facts.add(at + ("card", len(cards), value))
            cards.append(value)
        elif key == "mc":
            facts.add(at + ("tricks", value))
    return facts


# ---- PBN -------------------------------------------------------------------------------------------------------

def pbn_hand(cards):
    return ".".join("".join(r for r in reversed(bridge.RANKS) if suit + r in cards) for suit in "SHDC")


def pbn_contract(table):
    if not table["contract"]:
        return "", "Pass", ""
    level, strain, doubles, declarer = table["contract"]
    return declarer, "%d%s%s" % (level, "NT" if strain == "N" else strain, "X" * doubles), str(table["tricks"])


def pbn_facts(event):
    """What a PBN file of the event must say, game by game."""
    facts = {("Event", event["title"])}
    if event["session"]:
        facts.add(("Session", event["session"]))
    for t in event["tables"]:
        declarer, contract, tricks = pbn_contract(t)
        at = (t["board"], t["players"]["N"])
        order = bridge.SEATS[bridge.SEATS.index(t["dealer"]):] + bridge.SEATS[:bridge.SEATS.index(t["dealer"])]
        tags = {"Dealer": t["dealer"], "Vulnerable": {"o": "None", "n": "NS", "e": "EW", "b": "All"}[t["vul"]],
                "Deal": t["dealer"] + ":" + " ".join(pbn_hand(t["hands"][s]) for s in order),
                "Declarer": declarer, "Contract": contract, "Result": tricks,
                "West": t["players"]["W"], "East": t["players"]["E"], "South": t["players"]["S"]}
        if event["teams"]:
            tags.update(Room=["Open", "Closed"][t["room"]], HomeTeam="Reds", VisitTeam="Blues")
        tags.update(t.get("tags", {}))
        facts.update(at + item for item in tags.items())
        for i, call in enumerate(t["calls"]):
            facts.add(at + ("call", i, {"P": "Pass"}.get(call, call.replace("N", "NT"))))
            if i in t["notes"]:
                facts.add(at + ("means", i, t["notes"][i] or "alert"))
        if t["contract"]:
            facts.update(at + ("card",) + item for item in columns_of(t["cards"], t["contract"]))
    return facts


def columns_of(cards, contract):
    """Which seat played which card in which trick."""
    leader = (bridge.SEATS.index(contract[3]) + 1) % 4
    for first in range(0, len(cards), 4):
        trick = cards[first:first + 4]
        for i, card in enumerate(trick):
            yield first // 4, bridge.SEATS[(leader + i) % 4], card
        if len(trick) == 4:
            leader = (leader + bridge.winner(trick, contract[1])) % 4


def write_pbn(event, rng):
    games = []
    for t in event["tables"]:
        t["tags"] = {"Annotator": "Me", "Description": "a \\\"good\\\" one", "Mine": "x;y"} if rng.random() < 0.3 else {}
        if rng.random() < 0.2:
            t["tags"]["ScoreIMP"] = "NS %d" % rng.randint(-9, 9)
        declarer, contract, tricks = pbn_contract(t)
        text = '[Event "%s"]\n[Session "%s"]\n[Board "%d"]\n' % (event["title"], event["session"] or "?", t["board"])
        text += "".join('[%s "%s"]\n' % (name, t["players"][name[0]]) for name in ("West", "North", "East", "South"))
        text += '[Dealer "%s"]\n[Vulnerable "%s"]\n' % (t["dealer"], {"o": "None", "n": "NS", "e": "EW", "b": "All"}[t["vul"]])
        text += '[Deal "N:%s"]\n' % " ".join(pbn_hand(t["hands"][s]) for s in bridge.SEATS)
        text += '[Declarer "%s"]\n[Contract "%s"]\n[Result "%s"]\n' % (declarer, contract, tricks)
        if event["teams"]:
            text += '[HomeTeam "Reds"]\n[VisitTeam "Blues"]\n[Room "%s"]\n' % ["Open", "Closed"][t["room"]]
        text += "".join('[%s "%s"]\n' % item for item in t["tags"].items())
        notes = sorted({note or "alert" for note in t["notes"].values()})
        text += '[Auction "%s"]\n' % t["dealer"] if t["calls"] else ""
        for i, call in enumerate(t["calls"]):
            text += {"P": "Pass"}.get(call, call.replace("N", "NT"))
            text += " =%d=" % (notes.index(t["notes"][i] or "alert") + 1) if i in t["notes"] else ""
            text += "\n" if i % 4 == 3 else " "
        text = text.rstrip() + "\n" + "".join('[Note "%d:%s"]\n' % (i + 1, note) for i, note in enumerate(notes))
        if t["cards"]:
            text += pbn_play(t)
        games.append(text)
    return "\n".join(games)


def pbn_play(table):
    leader = bridge.SEATS[(bridge.SEATS.index(table["contract"][3]) + 1) % 4]
    rows = {}
    for trick, seat, card in columns_of(table["cards"], table["contract"]):
        rows.setdefault(trick, {})[seat] = card
    start = bridge.SEATS.index(leader)
    text = '[Play "%s"]\n' % leader
    for trick in sorted(rows):
        text += " ".join(rows[trick].get(bridge.SEATS[(start + i) % 4], "-") for i in range(4)) + "\n"
    return text + ("*\n" if len(table["cards"]) < 52 else "")


def read_pbn(text):
    facts = set()
    for game in re.split(r"\n\s*\n", text.replace("\r", "")):
        tags = re.findall(r'^\[(\w+) "((?:[^"\\]|\\.)*)"\]\n((?:[^\[%;\n][^\n]*\n?)*)', game + "\n", re.M)
        values = {name: value for name, value, _ in tags if name != "Note"}
        if "Board" not in values:
            continue
        at = (int(values["Board"]), values.get("North", "?"))
        facts.update({("Event", values["Event"])} | ({("Session", values["Session"])} if "Session" in values else set()))
        facts.update(at + (name, value) for name, value in values.items())
        notes = dict(value.split(":", 1) for name, value, _ in tags if name == "Note")
        for name, value, section in tags:
            if name == "Auction":
                calls = -1
                for word in section.split():
                    if re.fullmatch(r"=\d+=", word):
                        facts.add(at + ("means", calls, notes.get(word[1:-1])))
                    else:
                        calls += 1
                        facts.add(at + ("call", calls, word))
            elif name == "Play":
                start = bridge.SEATS.index(value)
                for trick, row in enumerate(line.split() for line in section.splitlines() if line.strip() not in ("*", "")):
                    for i, card in enumerate(row):
                        if card != "-":
                            facts.add(at + ("card", trick, bridge.SEATS[(start + i) % 4], card))
    return facts


# ---- The comparison --------------------------------------------------------------------------------------------

# What a fact is called where convert lists what the new format cannot say.
LISTED = {"carry": "carry-over", "means": "explanation", "call": "auction", "card": "play", "result": "result",
          "ScoreIMP": "recomputed"}


def convert(source, to, work):
    """The file, and what is listed as lost."""
    run = subprocess.run(["oddtrick", "convert", "--force", str(source), str(work / ("event." + to))], capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError("convert to %s: exit %d: %s" % (to, run.returncode, run.stderr))
    return work / ("event." + to), run.stderr


def check(said, found, lost):
    """What is lost and not listed."""
    missing = sorted(said - found, key=repr)
    return [fact for fact in missing if LISTED.get(fact[0] if isinstance(fact[0], str) else fact[2], "\0") not in lost]


def trip(seed, kind, work):
    rng = random.Random(seed)
    event = make_event(rng, kind)
    source = work / ("source." + kind)
    source.write_text((write_lin if kind == "lin" else write_pbn)(event, rng), encoding="utf-8")
    log, lost = convert(source, "event", work)
    wrong = []
    for to in ("lin", "pbn") if kind == "lin" else ("pbn",):
        target, more = convert(log, to, work)
        text = target.read_text(encoding="utf-8")
        said = pbn_facts(event) if to == "pbn" else read_lin(source.read_text(encoding="utf-8"))
        found = read_pbn(text) if to == "pbn" else read_lin(text)
        wrong += ["%s: %r" % (to, fact) for fact in check(said, found, lost + more)]
    return wrong


def main():
    count, first = int(sys.argv[1]) if len(sys.argv) > 1 else 60, int(sys.argv[2]) if len(sys.argv) > 2 else 1
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for kind in ("lin", "pbn"):
            wrong = []
            for seed in range(first, first + count):
                wrong += ["seed %d: %s" % (seed, line) for line in trip(seed, kind, Path(folder))[:5]]
            print("%s - %s to a log and back says the same (%d files)" % ("not ok" if wrong else "ok", kind.upper(), count))
            for line in wrong[:20]:
                print("#   " + line)
            failed = failed or bool(wrong)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
