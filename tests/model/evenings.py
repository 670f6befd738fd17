"""Seven evenings of a club, scored once more by a short program of its own, from the Laws and docs/EVENTS.md, and compared with what
the command says of them in every format that it has.

A Mitchell of 7 1/2 tables with a pair that comes late, a Howell of five tables with two results missing, a Swiss of nine teams by
slips, a qualifying session with two finals, an individual of sixteen, six clubs in one field, and a season of four evenings."""
import html
import json
import re
import subprocess
import sys
from fractions import Fraction

VULNERABLE = "none ns ew both ns ew both none ew both none ns both none ns ew".split()
failed = False


def report(good, name, details=""):
    global failed
    failed = failed or not good
    print(("ok" if good else "not ok") + " - " + name)
    if not good:
        print("#  ", details)


# ---- Law 77, Law 78A ---------------------------------------------------------------------------------


def points(level, strain, doubled, over, vulnerable):
    """Declarer's points; doubled is 1, 2 or 4."""
    if over < 0:
        down = -over
        if doubled == 1:
            return -down * (100 if vulnerable else 50)
        extra = 200 + 300 * (down - 1) if vulnerable else [0, 100, 300, 500][down] if down < 4 else 500 + 300 * (down - 3)
        return -extra * doubled // 2
    trick = 20 if strain in "CD" else 30
    contract = (trick * level + (10 if strain == "NT" else 0)) * doubled
    total = contract + ((500 if vulnerable else 300) if contract >= 100 else 50)
    total += {6: 750 if vulnerable else 500, 7: 1500 if vulnerable else 1000}.get(level, 0)
    total += 25 * doubled if doubled > 1 else 0
    return total + over * (trick if doubled == 1 else (100 if vulnerable else 50) * doubled)


def north_south(board, result):
    """None: North-South have an average plus, East-West an average minus."""
    if result == "pass":
        return 0
    if result.startswith("ave"):
        return None
    level, strain, doubled, seat, tricks = re.fullmatch(r"(\d)(NT|[CDHS])(X*) ([NESW]) (=|[+-]\d+)", result).groups()
    side = "ns" if seat in "NS" else "ew"
    vulnerable = VULNERABLE[(board - 1) % 16] in (side, "both")
    worth = points(int(level), strain, 2 ** len(doubled), 0 if tricks == "=" else int(tricks), vulnerable)
    return worth if side == "ns" else -worth


def halves_away(value, digits=100):
    return Fraction(int(abs(value) * digits + Fraction(1, 2)), digits) * (1 if value >= 0 else -1)


# ---- Logs ----------------------------------------------------------------------------------------------

RESULT = re.compile(r"(\d+(?:\+\d+)?) (\d+(?:\+\d+)?)\s+(\dNT\S* . \S+|\d[CDHS]\S* . \S+|pass|ave\+/ave-)$")


def read(path):
    """Scores by (session, board) and the ids of both sides; and all other lines."""
    scores, others, session, board = {}, [], 1, 0
    with open(path) as log:
        for line in log:
            line = re.sub(r"\s+lead \S+", "", line.split("#")[0].strip())
            found = RESULT.fullmatch(line)
            if line.startswith("session "):
                session = int(line.split()[1])
            elif re.fullmatch(r"board \d+", line):
                board = int(line.split()[1])
            elif found:
                scores.setdefault((session, board), {})[found[1], found[2]] = north_south(board, found[3])
            elif line:
                others.append(line)
    return scores, others


def add_averages(scores, expected, sums):
    """Law 12C2(c): 60 % or more, if the session of the pair is better on its other boards; 40 % or less."""
    earned = dict(sums)
    for (session, _), results in scores.items():
        top = 2 * (expected[session] - 1)
        for ns, ew in (ids for ids, own in results.items() if own is None):
            for key, rate, choose in (((session, "NS", ns), Fraction(3, 5), max), ((session, "EW", ew), Fraction(2, 5), min)):
                score, most = earned[key]
                sums[key] = (sums[key][0] + halves_away(choose(rate, score / most) * top), sums[key][1] + top)


def matchpoints(scores, expected):
    """Score and maximum by (session, direction, id): Neuberg's formula, rounded to 0.01."""
    sums = {}
    for (session, _), lines in scores.items():
        number = expected[session]
        results = {ids: own for ids, own in lines.items() if own is not None}
        for (ns, ew), own in results.items():
            beaten = sum(2 if own > other else own == other for other in results.values()) - 1
            worth = halves_away(Fraction(beaten * number + number - len(results), len(results)))
            top = 2 * (number - 1)
            for direction, ids, value in (("NS", ns, worth), ("EW", ew, top - worth)):
                for one in ids.split("+"):
                    was = sums.get((session, direction, one), (0, 0))
                    sums[session, direction, one] = (was[0] + value, was[1] + top)
    add_averages(scores, expected, sums)
    return sums


def percent(score, most):
    return halves_away(100 * Fraction(score) / most)


# ---- What the command says -----------------------------------------------------------------------------------


def said(command, shape):
    return subprocess.run(["oddtrick", *command, "--format", shape], capture_output=True, text=True, check=True).stdout


def cells(page):
    """The rows of all tables of a page."""
    rows = re.findall(r"<tr[^>]*>(.*?)</tr>", page, re.S)
    return [[html.unescape(re.sub(r"<[^>]*>", "", c)).strip() for c in re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", r, re.S)] for r in rows]


def check(name, command, wanted, column, numbers):
    """Each format has a row for each contestant, with these words and numbers in it."""
    for shape in ("text", "csv", "json", "html"):
        text = said(command, shape)
        if shape == "json":
            rows = [[str(v) for v in walk(row)] for row in json.loads(text)[column]]
        elif shape == "csv":
            rows = [line.replace('"', "").split(",") for line in text.splitlines()]
        elif shape == "html":
            rows = cells(text)
        else:
            rows = [line.split() for line in text.splitlines()]
        for words, values in wanted.items():
            known = words[:1] if shape == "text" else words  # long names go on in the next line
            like = [row for row in rows if has(row, known, values[:numbers])]
            if len(like) != 1:
                report(False, f"{name}, {shape}", f"{words}: {[float(v) for v in values]} is in {len(like)} rows")
                break
        else:
            report(True, f"{name}, {shape}")


def walk(value):
    if isinstance(value, dict):
        return [v for each in value.values() for v in walk(each)]
    return [v for each in value for v in walk(each)] if isinstance(value, list) else [value]


def number(cell):
    cell = cell.strip("%=()")
    return Fraction(cell) if re.fullmatch(r"-?\d+(\.\d+)?", cell) else None


def has(row, words, values):
    plain = " ".join(row)
    found = [number(cell) for cell in row]
    return all(re.search(rf"(^|[^\w]){re.escape(word)}($|[^\w])", plain) for word in words) and all(v in found for v in values)


# ---- The evenings -------------------------------------------------------------------------------------------


def names_of(others):
    return {m[2]: m[3].split(" & ") for m in (re.fullmatch(r"(pair|player|team) (\S+)\s+(.*)", line) for line in others) if m}


def one_field(path, expected):
    scores, others = read(path)
    sums, names = matchpoints(scores, expected), names_of(others)
    total = {}
    for (_, _, one), (score, most) in sums.items():
        was = total.get(one, (0, 0))
        total[one] = (was[0] + score, was[1] + most)
    return {tuple(names[one]): (s, Fraction(m), percent(s, m)) for one, (s, m) in total.items()}


def mitchell():
    scores, others = read("examples/late.event")
    names = names_of(others)
    return {tuple(names[d + one]): (s, Fraction(m), percent(s, m)) for (_, d, one), (s, m) in matchpoints(scores, {1: 8}).items()}


def finals():
    """The EBU's carry-forward: half of the qualifying percentage, of the maximum of the final."""
    scores, others = read("examples/finals.event")
    names, by = names_of(others), {}
    for (session, _, one), (score, most) in matchpoints(scores, {1: 4, 2: 2, 3: 2}).items():
        was = by.setdefault(one, {}).get(session, (0, 0))
        by[one][session] = (was[0] + score, was[1] + most)
    wanted = {}
    for one, sessions in by.items():
        (score, most), (early, early_most) = sessions[max(sessions)], sessions[1]
        total = score + halves_away(Fraction(early) * most / early_most / 2, 10000)
        wanted[tuple(names[one])] = (total, Fraction(most * 3, 2), percent(total, Fraction(most * 3, 2)))
    return wanted


def victory_points(imps, boards):
    """The WBF's continuous scale."""
    golden, most = (5**0.5 - 1) / 2, 15 * boards**0.5
    return Fraction(round(100 * (10 + 10 * (1 - golden ** (3 * min(imps, most) / most)) / (1 - golden**3))), 100)


def swiss():
    _, others = read("examples/slips.event")
    names, played, turn, total = names_of(others), {}, 0, {}
    for words in (line.split() for line in others):
        if words[0] == "round":
            turn = int(words[1])
        elif words[0] == "bye":
            played[turn, words[1]] = None
        elif len(words) == 4 and words[3] == "imps":
            played[turn, words[0], words[1]] = int(words[2])
    for match, imps in played.items():
        if imps is None:
            total[match[1]] = total.get(match[1], 0) + 12
            continue
        better = victory_points(abs(imps), 8)
        for team, won in ((match[1], imps >= 0), (match[2], imps < 0)):
            total[team] = total.get(team, 0) + (better if won else 20 - better)
    return {tuple(names[team]): (vp,) for team, vp in total.items()}


CLUBS = [f"examples/simultaneous/{club}.event" for club in ("ash", "birch", "cedar", "elm", "fern", "hazel")]


def simultaneous():
    field, everybody, taken = {}, {}, {}
    for club, path in enumerate(CLUBS):
        scores, others = read(path)
        two = "winners  2" in others
        for (session, board), results in scores.items():
            for (ns, ew), own in results.items():
                field.setdefault((session, board), {})[f"{ns}@{club}", f"{ew}@{club}"] = own
        for one, who in names_of(others).items():
            everybody[one + f"@{club}"] = who
        for line in others:
            if line.startswith("penalty "):
                _, who, much = line.split()[:3]
                top = 2 * (max(len(results) for results in scores.values()) - 1)  # of the club: the share of a top counts
                share = Fraction(much[:-1]) / 100 if much.endswith("%") else Fraction(much) / top
                taken[who + f"@{club}"] = share
        everybody["two", club] = two
    most = max(len(results) for results in field.values())
    total = {}
    for (_, direction, one), (score, top) in matchpoints(field, {1: most}).items():
        who = (direction if everybody["two", int(one.split("@")[1])] else "") + one
        was = total.get(who, (0, 0))
        total[who] = (was[0] + score, was[1] + top)
    wanted = {}
    for who, (score, top) in total.items():
        score -= taken.get(who, 0) * 2 * (most - 1)
        wanted[tuple(everybody[who])] = (score, Fraction(top), percent(score, top))
    return wanted


SEASON = [f"examples/season/{evening}.event" for evening in ("2026-10", "2026-11", "2026-12", "2027-01")]


def season():
    same, results = {"Cy Dun": "Cy Dunn", "L. Heath": "Lou Heath"}, {}
    for path in SEASON:
        for who, (_, _, rate) in one_field(path, {1: 3}).items():
            for player in who:
                player = " ".join(player.title().split())  # whatever the case and the blanks
                results.setdefault(same.get(player, player), []).append(rate)
    return {(who,): (halves_away(sum(best) / len(best)),) for who, best in ((w, sorted(r)[-3:]) for w, r in results.items())}


check("7 1/2 tables and a late pair", ["rank", "examples/late.event"], mitchell(), "standings", 3)
check("a Howell of five tables", ["rank", "examples/ten.event"], one_field("examples/ten.event", {1: 5}), "standings", 3)
check("nine teams, five rounds", ["rank", "examples/slips.event"], swiss(), "standings", 1)
check("a qualifying session and finals", ["rank", "examples/finals.event"], finals(), "standings", 3)
check("an individual of sixteen", ["rank", "examples/sixteen.event"], one_field("examples/sixteen.event", {1: 4}), "standings", 3)
check("six clubs in one field", ["rank", *CLUBS], simultaneous(), "standings", 3)
check("a season of four evenings", ["season", "--best", "3", "--aliases", "examples/season/people.txt", *SEASON], season(), "season", 1)
sys.exit(failed)
