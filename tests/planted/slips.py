"""Slips that people make when they enter results. Each changes one line of an event, and returns the board and the sides that it
concerns, or None if it cannot change the line."""

from fields import SEATS, STRAINS

# ---- Slips that the movement shows ----


def others(ids, own):
    return [i for i in ids if i != own]


def wrong_ns(rng, event, line):
    line.ns = rng.choice(others(event.ids[0], line.ns))
    return True


def wrong_ew(rng, event, line):
    line.ew = rng.choice(others(event.ids[1], line.ew))
    return True


def wrong_board(rng, event, line):
    line.board = rng.choice(others(list(event.deals), line.board))
    return True


def missing(rng, event, line):
    line.gone = True
    return True


def turned(rng, event, line):
    """The pairs the wrong way round: in a field with two winners, other pairs altogether."""
    line.ns, line.ew = line.ew, line.ns
    return line.ns != line.ew


def unknown_id(rng, event, line):
    line.ns = "77"
    return True


# ---- Slips in a contract ----


def change(line, **changes):
    result = line.result.copy(**changes)
    if line.result.level == 0 or not result.possible() or result == line.result:
        return False
    line.result = result
    return True


def wrong_side(rng, event, line):
    """North for East: the lead is what it was."""
    seat = line.result.declarer
    return bool(seat) and change(line, declarer=SEATS[(SEATS.index(seat) + rng.choice((1, 3))) % 4])


def wrong_sign(rng, event, line):
    needed = line.result.level + 6
    return line.result.tricks != needed and change(line, tricks=2 * needed - line.result.tricks)


def made_for_over(rng, event, line):
    """Made 4 of a contract of four, written as 4 over; or 10 tricks."""
    odd = line.result.tricks - 6
    return odd > 0 and change(line, tricks=line.result.level + 6 + odd)


def lost_sign(rng, event, line):
    """Down 2 written as made 2 and the like: tricks over the book for tricks under the contract."""
    down = line.result.level + 6 - line.result.tricks
    return down > 0 and change(line, tricks=6 + down)


def wrong_level(rng, event, line):
    """The level is another, and so are the tricks that = or -1 mean."""
    level = line.result.level + rng.choice((-1, 1))
    return change(line, level=level, tricks=line.result.tricks + level - line.result.level)


def wrong_strain(rng, event, line):
    return change(line, strain=rng.choice([s for s in STRAINS if s != line.result.strain]))


def wrong_tricks(rng, event, line):
    """Another digit: 1 for 7, 5 for 2."""
    return change(line, tricks=line.result.tricks + rng.choice((-5, -4, -3, 3, 4, 5)))


# ---- Slips in points ----


def as_points(line, event, score):
    if score == line.result.score(line.board):
        return False
    line.score = score
    return True


def points_sign(rng, event, line):
    return as_points(line, event, -line.result.score(line.board))


def points_times_ten(rng, event, line):
    return as_points(line, event, 10 * line.result.score(line.board))


def points_a_tenth(rng, event, line):
    return as_points(line, event, int(line.result.score(line.board) / 10))


def points_swapped(rng, event, line):
    """420 for 240."""
    score = line.result.score(line.board)
    digits = list(str(abs(score)))
    if len(digits) < 3:
        return False
    digits[0], digits[1] = digits[1], digits[0]
    return digits[0] != "0" and as_points(line, event, int("".join(digits)) * (1 if score > 0 else -1))


def points_of_nothing(rng, event, line):
    """A digit that is another one."""
    score = line.result.score(line.board)
    digits = list(str(abs(score)))
    at = rng.randrange(len(digits))
    digits[at] = rng.choice([d for d in "123456789" if d != digits[at]])
    return as_points(line, event, int("".join(digits)) * (1 if score > 0 else -1))


# ---- Slips that the cards show ----


def wrong_lead(rng, event, line):
    """A card of another hand."""
    if line.result.level == 0:
        return False
    leader = SEATS[(SEATS.index(line.result.declarer) + 1) % 4]
    line.lead = rng.choice(event.deals[line.board].cards(rng.choice([s for s in SEATS if s != leader])))
    return True


STRUCTURE = (wrong_ns, wrong_ew, wrong_board, missing, turned, unknown_id)
CONTRACT = (wrong_side, wrong_sign, made_for_over, lost_sign, wrong_level, wrong_strain, wrong_tricks)
POINTS = (points_sign, points_times_ten, points_a_tenth, points_swapped, points_of_nothing)
CARDS = (wrong_lead,)
