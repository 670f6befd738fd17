"""Measures how many slips `oddtrick check` finds, and how many false alarms it gives. measure.py [--events N] [--verbose]"""

import argparse
import collections
import copy
import json
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import fields
import slips

COMMAND = shutil.which("oddtrick")
work = Path(tempfile.mkdtemp(prefix="odd-planted-"))


def check(event, name):
    """The findings; the file has the same name each time, so that deals are solved once."""
    path = work / name
    path.write_text(event.log(), encoding="ascii")
    options = [] if event.cards else ["--no-par"]
    done = subprocess.run([COMMAND, "check", "--format", "json", *options, str(path)], capture_output=True, text=True,
                          check=False, timeout=120)
    if done.returncode == 2:  # the log is refused, with the line
        return [{"kind": "refused", "board": 0, "line": int(done.stderr.split(":")[1]), "message": done.stderr}]
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stderr)
    return json.loads(done.stdout)["findings"]


# ---- What can be seen at all ----

IMPS = (20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500,
        3000, 3500, 4000)


def imps(difference):
    return sum(abs(difference) >= row for row in IMPS)


def possible_scores(board):
    """Every score that bridge has on a board."""
    found = {0}
    for side in ("NS", "EW"):
        vul = fields.vulnerable(board, side)
        for level in range(1, 8):
            for strain in ("C", "S", "NT"):
                for doubled in range(3):
                    for tricks in range(14):
                        score = fields.points(level, strain, doubled, tricks, vul)
                        found.add(score if side == "NS" else -score)
    return found


SCORES = {board: possible_scores(board) for board in range(1, 17)}


TABLES = 2000
RARE = TABLES // 500


class Honest:
    """What honest tables do with a deal: many of them, so that one can say how often something happens."""

    def __init__(self):
        self.known = {}

    def share(self, deal, result):
        """How many of the tables have such a result: the same side and strain, level and tricks within one."""
        if deal.text not in self.known:
            rng = random.Random(deal.text)
            self.known[deal.text] = collections.Counter(str(fields.play(rng, deal)) for _ in range(TABLES))
        count = 0
        for text, times in self.known[deal.text].items():
            other = fields.parse(text)
            same = other.level and other.side == result.side and other.strain == result.strain
            if same and abs(other.tricks - result.tricks) <= 1 and abs(other.level - result.level) <= 1:
                count += times
        return count


honest = Honest()


def visible(event, line, cards):
    """Whether somebody could see that the line is wrong, who may be mistaken about one right result in 500.

    Points that bridge does not have can be seen, and a lead that the leader does not have, where there are cards. A result can
    be seen if fewer than one in 500 honest tables have such a one; without the cards it must also be unlike the others of the
    board: no other score is within 3 IMPs, or nobody else declares from that side, or in that suit."""
    others = [l for l in event.lines if l.board == line.board and l is not line and not l.gone]
    score = line.result.score(line.board) if line.score is None else line.score
    if score not in SCORES[(line.board - 1) % 16 + 1]:
        return True
    unlike = all(imps(o.result.score(o.board) - score) > 3 for o in others)
    if line.score is not None:
        return unlike
    deal = event.deals[line.board]
    leader = fields.SEATS[(fields.SEATS.index(line.result.declarer) + 1) % 4]
    if cards and line.lead and line.lead not in deal.cards(leader):
        return True
    same = [o for o in others if o.result.level and o.result.side == line.result.side]
    suit = [o for o in same if o.result.strain == line.result.strain]
    alone = len(others) >= 3 and (not same or (not suit and line.result.strain != "NT"))
    return (cards or unlike or alone) and honest.share(deal, line.result) < RARE


def is_found(findings, event, before, line):
    """A finding about the board and one of the two pairs, as they are or as they were."""
    boards = {before.board, line.board}
    ids = {before.ns, before.ew, line.ns, line.ew}
    text = event.log().splitlines()
    for f in findings:
        if f["kind"] == "refused" and text[f["line"] - 1] == line.text(event.as_points):
            return True
        words = set(f["message"].replace(":", " ").replace(",", " ").split())
        named = text[f["line"] - 1].split()[:2] if f.get("line") else []
        there = f["board"] in boards or any("board %d " % b in f["message"] for b in boards)
        if there and (ids & words or ids & set(named)):
            return True
        if "77" in ids and "77" in f["message"]:
            return True
    return False


def plant(rng, event, slip):
    """Spoils a line of a copy: the copy, the line as it was and as it is; None if no line can be."""
    for _ in range(200):
        spoilt = copy.deepcopy(event)
        line = rng.choice(spoilt.lines)
        before = copy.copy(line)
        if slip(rng, spoilt, line):
            return spoilt, before, line
    return None


def measure(events, cards, verbose, seed=1):
    deals = fields.read_deals()
    tally = collections.defaultdict(lambda: [0, 0, 0])  # planted, visible, found of those
    results = alarms = 0
    for n in range(events):
        for name in fields.MOVEMENTS:
            rng = random.Random("%s %d %d" % (name, n, seed))
            event = fields.Event(name, 1000 * seed + n, deals, cards=cards)
            clean = check(event, "cards.event" if cards else "plain.event")
            alarms += len(clean)
            results += len(event.lines)
            if verbose:
                for f in clean:
                    print("# alarm:", f["kind"], f["message"])
            kinds = slips.STRUCTURE + slips.CONTRACT + (slips.CARDS if cards else slips.POINTS)
            for slip in kinds:
                planted = plant(rng, event, slip)
                if planted is None:
                    continue
                spoilt, before, line = planted
                seen = slip in slips.STRUCTURE or visible(spoilt, line, cards)
                findings = check(spoilt, "cards.event" if cards else "plain.event")
                hit = is_found(findings, spoilt, before, line)
                t = tally[slip.__name__]
                t[0] += 1
                t[1] += seen
                t[2] += seen and hit
                if verbose and seen and not hit:
                    print("# missed:", slip.__name__, name, "board", line.board, line.ns, line.ew, line.score or line.result,
                          "was", before.result, "| field:",
                          ", ".join(sorted(str(o.result) for o in spoilt.lines if o.board == line.board and o is not line)))
    return tally, results, alarms


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--events", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--only", choices=("cards", "plain"))
    options = parser.parse_args()
    failed = False
    for cards, least in ((True, 95), (False, 75)):
        if options.only and (options.only == "cards") != cards:
            continue
        tally, results, alarms = measure(options.events, cards, options.verbose, options.seed)
        planted, seen, found = (sum(t[i] for t in tally.values()) for i in range(3))
        for name, t in sorted(tally.items()):
            print("# %-20s planted %3d, can be seen %3d, found %3d" % (name, *t))
        what = "with cards" if cards else "without cards"
        share = 100 * found / seen
        failed = failed or share < least or alarms * 500 > results
        print("%s - %s: %.1f %% of %d slips that can be seen are found (%d planted)" %
              ("ok" if share >= least else "not ok", what, share, seen, planted))
        print("%s - %s: %d false alarms in %d results, at most one in 500" %
              ("ok" if alarms * 500 <= results else "not ok", what, alarms, results))
    shutil.rmtree(work)
    sys.exit(failed)


main()
