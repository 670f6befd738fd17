#!/usr/bin/env python3
"""From USEBIO to USEBIO, directly and by way of the log: everything in a file must be in the file that comes back, or be listed.

Makes files as clubs' programs write them - pairs with one winner and with two, teams; stated scores, some of them wrong;
rulings, hands, pairs that sit out, elements that no version has - converts them, and compares the elements of both files, which
Python's own XML reader reads. usebio_trip.py COMMAND COUNT
"""
import os
import random
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

CONTRACTS = ["4S", "3NT", "2H", "5C", "1NTX", "6D"]


def element(name, text):
    return f"<{name}>{text}</{name}>"


def line(rng, ns, ew, stated):
    kind = rng.random()
    text = element("NS_PAIR_NUMBER", ns) + element("EW_PAIR_NUMBER", ew)
    if kind < 0.08:
        text += element("SCORE", rng.choice(["A6040", "A5050", "A4060", "A6338"]))
    elif kind < 0.12:
        text += element("CONTRACT", "Passed") + element("SCORE", 0)
    else:
        text += element("CONTRACT", rng.choice(CONTRACTS)) + element("PLAYED_BY", rng.choice("NESW"))
        text += element("LEAD", rng.choice(["HK", "S2", "DT"])) if rng.random() < 0.5 else ""
        text += element("TRICKS", rng.randint(5, 13)) + element("SCORE", rng.choice([420, -50, 630, 100]))
    if stated:
        text += element("NS_MATCH_POINTS", rng.randint(0, 77)) + element("EW_MATCH_POINTS", rng.randint(0, 20) / 2)
    if rng.random() < 0.1:
        text += element("TABLE_MOOD", "good & bad".replace("&", "&amp;"))
    return f"<TRAVELLER_LINE>{text}</TRAVELLER_LINE>"


def pair(rng, number, winners, direction):
    text = element("PAIR_NUMBER", number)
    text += element("DIRECTION", direction) if winners == 2 else ""
    if rng.random() < 0.9:
        text += element("PLACE", rng.choice(["1", "2", "3="])) + element("TOTAL_SCORE", rng.randint(1, 99))
        text += element("PERCENTAGE", rng.randint(3000, 7000) / 100)
    for _ in range(2):
        name = rng.choice(["Ann Lee", "Bo Park", "Zoë Łuczak", "O&apos;Hara"])
        text += "<PLAYER>" + element("PLAYER_NAME", name)
        text += (element("NATIONAL_ID_NUMBER", rng.randint(1000, 9999)) if rng.random() < 0.5 else "") + "</PLAYER>"
    return f"<PAIR>{text}</PAIR>"


def hands(rng):
    deck = [(s, r) for s in range(4) for r in range(13)]
    rng.shuffle(deck)
    text = ""
    for i, seat in enumerate("NESW"):
        text += "<HAND>" + element("DIRECTION", seat)
        for s, name in enumerate(["SPADES", "HEARTS", "DIAMONDS", "CLUBS"]):
            cards = sorted((r for t, r in deck[13 * i : 13 * i + 13] if t == s), reverse=True)
            text += element(name, "".join("23456789TJQKA"[r] for r in cards))
        text += "</HAND>"
    return text


def make(rng):
    winners, half = rng.choice([1, 2]), rng.randint(2, 4)
    ns = [str(i + 1) for i in range(half)]
    ew = [str(i + 1 + (0 if winners == 2 else half)) for i in range(half)]
    stated = rng.random() < 0.8
    text = '<?xml version="1.0" encoding="UTF-8"?>\n<USEBIO Version="1.2"><CLUB>' + element("CLUB_NAME", "River")
    text += '</CLUB><EVENT EVENT_TYPE="' + ("MP_PAIRS" if rng.random() < 0.3 else "PAIRS") + '">'
    text += element("PROGRAM_NAME", "Clubscore") + element("EVENT_DESCRIPTION", "Monday") + element("DATE", "16/11/2026")
    text += element("BOARD_SCORING_METHOD", "MATCH_POINTS") + element("WINNER_TYPE", "2_WINNER" if winners == 2 else "1_WINNER")
    text += "<PARTICIPANTS>" + "".join(pair(rng, n, winners, "NS") for n in ns)
    text += "".join(pair(rng, n, winners, "EW") for n in ew) + "</PARTICIPANTS>"
    for board in range(1, rng.randint(3, 7)):
        text += "<BOARD>" + element("BOARD_NUMBER", board)
        text += "".join(line(rng, a, b, stated) for a, b in zip(ns, rng.sample(ew, half))) + "</BOARD>"
    if rng.random() < 0.5:
        text += "<HANDSET><BOARD>" + element("BOARD_NUMBER", 1) + hands(rng) + "</BOARD></HANDSET>"
    return text + "</EVENT></USEBIO>\n"


# ---- What is in a file ------------------------------------------------------------------------------------------------

KEPT_OTHERWISE = {"PROGRAM_NAME", "PROGRAM_VERSION", "VULNERABILITY", "MPS_AWARDED_FLAG", "BOARDS_PLAYED", "EVENT_TYPE"}


def value(name, text):
    text = (text or "").strip()
    if name == "WINNER_TYPE":
        return text[:1]
    if name == "DATE":
        return "/".join(sorted(re.split(r"[/.-]", text)))
    try:
        return f"{float(text):.4f}"
    except ValueError:
        return text


def facts(root):
    """Each text with what it is about: a board and its pairs, a pair, or the event."""
    found = []

    def walk(node, about):
        for child in node:
            here = about
            if child.tag == "TRAVELLER_LINE":
                ids = [child.findtext(k) for k in ("NS_PAIR_NUMBER", "EW_PAIR_NUMBER")]
                here = (about, "line", *ids)
            elif child.tag == "PAIR":
                here = ("pair", child.findtext("PAIR_NUMBER"), child.findtext("DIRECTION"))
            elif child.tag == "HAND":
                here = (about, "hand", child.findtext("DIRECTION"))
            elif child.tag == "BOARD":
                here = ("board", child.findtext("BOARD_NUMBER"))
            if len(child):
                walk(child, here)
            elif child.tag not in KEPT_OTHERWISE:
                found.append((here, child.tag, value(child.tag, child.text)))

    walk(root, ())
    return found


def missing(before, after):
    left = list(after)
    gone = []
    for fact in before:
        if fact in left:
            left.remove(fact)
        else:
            gone.append(fact)
    return gone


# ---- There and back ---------------------------------------------------------------------------------------------------


def convert(command, source, target, *options):
    done = subprocess.run([command, "convert", "--force", *options, source, target], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{source}: {done.stderr}")
    return done.stderr


def board_of(about):
    return about[0][1] if about and about[0] and about[0][0] == "board" else None


def is_listed(fact, said):
    """A number that is recomputed is listed with the board and the ids, or the pair, that it is of."""
    about, name, old = fact
    number = re.sub(r"\.0*$|(\.\d*?)0+$", r"\1", old)
    if board_of(about):
        ids = rf"board {board_of(about)}, (NS)?{about[2]} v (EW)?{about[3]}"
    else:
        ids = rf"(NS|EW)?{about[1]}" if about and about[0] == "pair" else "$^"
    return re.search(rf"recomputed: {ids}: .* {re.escape(number)}(,| left out|$)", said, re.M) is not None


SCORES = {"NS_MATCH_POINTS", "EW_MATCH_POINTS", "TOTAL_SCORE", "PERCENTAGE", "PLACE", "SCORE"}


def check(command, folder, seed):
    source, log, back = (os.path.join(folder, name) for name in ("a.xml", "a.event", "b.xml"))
    with open(source, "w", encoding="utf-8") as out:
        out.write(make(random.Random(seed)))
    before = facts(ET.parse(source).getroot())
    said = convert(command, source, back)
    gone = [f"same format: {f}" for f in missing(before, facts(ET.parse(back).getroot()))]
    convert(command, source, log)
    said = convert(command, log, back)
    for fact in missing(before, facts(ET.parse(back).getroot())):
        if fact[1] not in SCORES or not is_listed(fact, said):
            gone.append(f"by way of a log: {fact}")
    return gone


def main():
    command, count = sys.argv[1], int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(first, first + count):
            gone = check(command, folder, seed)
            for text in gone[:5]:
                print(f"file {seed}: lost: {text}")
            wrong += bool(gone)
    print(f"{count} files, {wrong} of them lose something that is not listed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
