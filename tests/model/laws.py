"""The Laws as a slow, independent model: scores of contracts, IMPs, victory points, rounding.

Everything is a Fraction or an int; only the WBF curve, which is not rational, is a Decimal of 60 digits.
Knows nothing about events, and shares nothing with the library.
"""

from decimal import Decimal, getcontext
from fractions import Fraction
from functools import lru_cache

getcontext().prec = 60

SEATS = "NESW"


# ---- Law 2: the boards ----

def board_dealer(number):
    return SEATS[(number - 1) % 4]


# Law 2's cycle, transcribed: who is vulnerable on boards 1 to 16.
CYCLE = "none ns ew both  ns ew both none  ew both none ns  both none ns ew".split()


def board_vul(number):
    return CYCLE[(number - 1) % 16]


def vulnerable(vul, seat):
    return vul == "both" or vul == ("ns" if seat in "NS" else "ew")


# ---- Law 77: what a contract scores ----

def made_points(level, strain, doubled, tricks, vul):
    """A contract that was made, trick by trick. doubled is 0, 1 or 2; vul is declarer's."""
    bid = 0
    for odd_trick in range(1, level + 1):
        if strain in "CD":
            worth = 20
        elif strain in "HS":
            worth = 30
        else:
            worth = 40 if odd_trick == 1 else 30
        bid += worth * (1, 2, 4)[doubled]
    points = bid
    for _ in range(tricks - 6 - level):
        if doubled == 0:
            points += 20 if strain in "CD" else 30
        else:
            points += (200 if vul else 100) * doubled
    points += (500 if vul else 300) if bid >= 100 else 50
    if level == 6:
        points += 750 if vul else 500
    if level == 7:
        points += 1500 if vul else 1000
    return points + 50 * doubled


def down_points(undertricks, doubled, vul):
    """The defenders' score for a defeated contract."""
    points = 0
    for number in range(1, undertricks + 1):
        if doubled == 0:
            points += 100 if vul else 50
        else:
            if number == 1:
                worth = 200 if vul else 100
            elif number <= 3:
                worth = 300 if vul else 200
            else:
                worth = 300
            points += worth * doubled
    return points


def contract_score(level, strain, doubled, declarer, tricks, vul):
    """North-South's points; level 0 is a deal that was passed out. strain is one of C D H S N."""
    if level == 0:
        return 0
    is_vul = vulnerable(vul, declarer)
    if tricks >= level + 6:
        points = made_points(level, strain, doubled, tricks, is_vul)
    else:
        points = -down_points(level + 6 - tricks, doubled, is_vul)
    return points if declarer in "NS" else -points


# ---- Law 78B: IMPs ----

IMP_FROM = [0, 20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000,
            2250, 2500, 3000, 3500, 4000]


@lru_cache(maxsize=None)
def imps(difference):
    size = abs(difference)
    worth = max(i for i, least in enumerate(IMP_FROM) if size >= least)
    return worth if difference >= 0 else -worth


# ---- Rounding ----

def round_to(value, unit, halves, middle=0):
    """The nearest multiple of unit. Exact halves: away from the middle (from the middle itself: up), to the even
    multiple, or up."""
    scaled = Fraction(value) / unit
    low = scaled.numerator // scaled.denominator
    rest = scaled - low
    half = Fraction(1, 2)
    if rest != half:
        return (low + (rest > half)) * unit
    if halves == "up":
        return (low + 1) * unit
    if halves == "even":
        return (low + low % 2) * unit
    return (low if value < middle else low + 1) * unit


def round_towards(value, unit, up):
    """The nearest multiple of unit; exact halves up, or down."""
    return round_to(value, unit, "up") if up else -round_to(-value, unit, "up")


# ---- Victory points ----

TAU = (Decimal(5).sqrt() - 1) / 2
R = TAU ** 3
LN_R = R.ln()


def hundredths_nearest(value):
    return int((value * 100 + Decimal("0.5")).to_integral_value(rounding="ROUND_FLOOR"))


@lru_cache(maxsize=None)
def wbf_winner(boards):
    """The WBF continuous scale of 2013: the winner's hundredths for margins 0, 1, 2 ... up to the first 2000."""
    blitz_squared = 225 * boards
    x = 15 * Decimal(boards).sqrt()
    table = []
    margin = 0
    while margin * margin < blitz_squared:
        table.append(hundredths_nearest(10 + 10 * (1 - (LN_R * margin / x).exp()) / (1 - R)))
        margin += 1
    table.append(2000)
    changed = True
    while changed:
        changed = False
        for i in range(1, len(table) - 1):
            if table[i + 1] - table[i] > table[i] - table[i - 1]:
                table[i] += 1
                changed = True
    return table


@lru_cache(maxsize=None)
def discrete_tops(boards):
    """The WBF discrete scale: the largest margins that are still worth 10, 11 ... 19."""
    x = 15 * Decimal(boards).sqrt()
    tops = []
    for v in range(10, 20):
        margin = x * (1 - (1 - R) * (Decimal(v) + Decimal("0.5") - 10) / 10).ln() / LN_R
        tops.append(int(margin.to_integral_value(rounding="ROUND_FLOOR")))
    changed = True
    while changed:
        changed = False
        for i in range(9):
            before = 2 * tops[0] + 1 if i == 0 else tops[i] - tops[i - 1]
            if tops[i + 1] - tops[i] < before:
                tops[i] -= 1
                changed = True
                break
    return tops


def half_x(boards):
    """EBU White Book 3.1.2: half a match has its blitz where a match of half as many boards would have."""
    return 15 * (Decimal(boards) / 2).sqrt()


def half_curve(boards, margin):
    """The winner's victory points of a half match, of 10: the curve of the WBF, with 5 in the middle."""
    return 5 + 5 * (1 - (LN_R * margin / half_x(boards)).exp()) / (1 - R)


@lru_cache(maxsize=None)
def half_winner(boards):
    """In hundredths, as wbf_winner: no IMP is worth more than the one before it."""
    table = []
    while len(table) < half_x(boards):
        table.append(hundredths_nearest(half_curve(boards, len(table))))
    table.append(1000)
    while True:
        late = [i for i in range(1, len(table) - 1) if table[i + 1] - table[i] > table[i] - table[i - 1]]
        if not late:
            return table
        for i in late:
            table[i] += 1


@lru_cache(maxsize=None)
def half_tops(boards):
    """In whole points: the largest margins that are still worth 5, 6, 7, 8 and 9, each band at least as wide as the one
    before it, the drawn one counted to both sides."""
    tops = [max(m for m in range(1000) if m < half_x(boards) and half_curve(boards, m) <= v + Decimal("0.5"))
            for v in range(5, 10)]
    at = 0
    while at < 4:
        width = 2 * tops[0] + 1 if at == 0 else tops[at] - tops[at - 1]
        if tops[at + 1] - tops[at] < width:
            tops[at] -= 1
            at = 0
        else:
            at += 1
    return tops


def half_rows(scale, boards):
    """Rows of the scale for half a match, in the form of vp_rows; None if it has no such scale."""
    if scale == "wbf":
        return [(i, Fraction(v, 100), 10 - Fraction(v, 100)) for i, v in enumerate(half_winner(boards))]
    if scale == "wbf-discrete":
        tops = half_tops(boards)
        return [(low, Fraction(v), Fraction(10 - v)) for v, low in enumerate([0] + [t + 1 for t in tops], 5)]
    return None


# Where each step begins, as printed by the ACBL: (boards, margins for 10 or 15, then for each step up).
ACBL20 = {range(6, 9): [0, 1, 3, 5, 8, 11, 14, 17, 20, 24, 28],
          range(9, 12): [0, 1, 3, 6, 10, 14, 18, 22, 26, 31, 36]}
ACBL30 = {range(6, 9): [0, 1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 20, 24, 28],
          range(9, 12): [0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36]}
ACBL20_WORTH = range(10, 21)
ACBL30_WORTH = [15] + list(range(18, 31))


def vp_rows(scale, boards):
    """Rows (least margin, winner, loser), in Fractions; None where there are none for so many boards. scale is a
    name, or a list of (range or None, rows)."""
    if isinstance(scale, list):
        return next((rows for lengths, rows in scale if lengths is None or boards in lengths), None)
    if scale == "wbf":
        return [(i, Fraction(v, 100), 20 - Fraction(v, 100)) for i, v in enumerate(wbf_winner(boards))]
    if scale == "wbf-discrete":
        rows = [(0, Fraction(10), Fraction(10))]
        for v, top in enumerate(discrete_tops(boards), 11):
            rows.append((top + 1, Fraction(v), Fraction(20 - v)))
        return rows
    if scale == "win-loss":
        return [(0, Fraction(1, 2), Fraction(1, 2)), (1, Fraction(3, 4), Fraction(1, 4)), (3, Fraction(1), Fraction(0))]
    steps, worth, both = {"acbl20": (ACBL20, ACBL20_WORTH, 20), "acbl30": (ACBL30, ACBL30_WORTH, 30)}[scale]
    least = next((margins for lengths, margins in steps.items() if boards in lengths), None)
    return least and [(m, Fraction(w), Fraction(both - w)) for m, w in zip(least, worth)]


def read_scale(text):
    """A scale of a file: [(boards it is for, or None), rows]."""
    parts = []
    for line in text.splitlines():
        words = line.split("#")[0].split()
        if not words:
            continue
        if words[0] == "boards":
            low, _, high = words[1].partition("-")
            parts.append((range(int(low), int(high or low) + 1), []))
            continue
        if not parts:
            parts.append((None, []))
        parts[-1][1].append((int(words[0]), Fraction(words[1]), Fraction(words[2])))
    return parts


def vp_for(rows, margin):
    """A team's victory points for its own margin, negative for a match lost."""
    size = abs(margin)
    row = [row for row in rows if row[0] <= size][-1]
    return row[1] if margin >= 0 else row[2]
