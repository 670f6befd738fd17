"""Scores of single results, against the Laws written down here once more, and errors with their places."""
import itertools

import pytest

import oddtrick

STRAINS = {"C": 20, "D": 20, "H": 30, "S": 30, "NT": 30}


def law_77(level, strain, doubling, vulnerable, tricks):
    """Declarer's score, straight from the scoring table of Law 77."""
    times = {"": 1, "X": 2, "XX": 4}[doubling]
    over = tricks - level - 6
    if over < 0:
        if times == 1:
            return over * (100 if vulnerable else 50)
        if vulnerable:
            points = 200 + 300 * (-over - 1)
        else:
            points = sum([100, 200, 200][min(n, 3) - 1] if n <= 3 else 300 for n in range(1, -over + 1))
        return -points * times // 2
    trick_score = (STRAINS[strain] * level + (10 if strain == "NT" else 0)) * times
    score = trick_score + (50 if trick_score < 100 else 500 if vulnerable else 300)
    if times == 1:
        score += over * STRAINS[strain]
    else:
        score += over * (100 if vulnerable else 50) * times + 25 * times
    if level >= 6:
        score += {(6, False): 500, (6, True): 750, (7, False): 1000, (7, True): 1500}[level, vulnerable]
    return score


def outcome(over):
    return "=" if over == 0 else f"{over:+d}"


def all_results():
    for level, strain, doubling, tricks in itertools.product(range(1, 8), STRAINS, ("", "X", "XX"), range(14)):
        yield level, strain, doubling, tricks, f"{level}{strain}{doubling}", outcome(tricks - level - 6)


def test_every_score():
    count = 0
    for level, strain, doubling, tricks, bid, over in all_results():
        for declarer, vul in itertools.product("NESW", ("none", "ns", "ew", "both")):
            vulnerable = vul == "both" or vul == ("ns" if declarer in "NS" else "ew")
            wanted = law_77(level, strain, doubling, vulnerable, tricks)
            wanted = wanted if declarer in "NS" else -wanted
            assert oddtrick.score(f"{bid} {declarer} {over}", vul) == wanted
            count += 1
        assert oddtrick.score(f"{bid} {over}", "no") == law_77(level, strain, doubling, False, tricks)
        assert oddtrick.score(f"{bid} {over}", vul="yes") == law_77(level, strain, doubling, True, tricks)
    assert count == 7 * 5 * 3 * 14 * 16


def test_elements_add_up():
    for _, _, _, tricks, bid, over in all_results():
        elements = oddtrick.elements(f"{bid} N {over}", "both")
        sign = -1 if over.startswith("-") else 1
        assert sign * sum(elements.values()) == oddtrick.score(f"{bid} N {over}", "both")
        steps = oddtrick.explain(f"{bid} N {over}", "both")["steps"]
        assert sum(step["points"] for step in steps) == sum(elements.values())


def test_packing_there_and_back():
    for _, _, _, _, bid, over in all_results():
        for declarer, vul in itertools.product("NESW", ("none", "ns", "ew", "both")):
            text = f"{bid} {declarer} {over}"
            assert oddtrick.unpack(oddtrick.pack(text, vul)) == (text, vul)


def test_boards_follow_the_cycle():
    # Law 2: none N, NS E, EW S, both W; each group of four moves on by one
    cycle = ["none", "ns", "ew", "both", "ns", "ew", "both", "none", "ew", "both", "none", "ns", "both", "none", "ns", "ew"]
    for board in range(1, 49):
        for declarer in "NE":
            text = f"4S {declarer} ="
            assert oddtrick.score(text, board) == oddtrick.score(text, cycle[(board - 1) % 16]) == oddtrick.score(text, str(board))


def test_inverse_finds_all_and_nothing_else():
    for wanted in (-7600, -800, -50, 0, 70, 420, 990, 1400, 5):
        found = {(row["result"], row["vul"]) for row in oddtrick.inverse(wanted)}
        for result, vul in found:
            assert oddtrick.score(result, vul) == wanted
        for _, _, _, _, bid, over in all_results():
            for declarer, vul in itertools.product("NE", ("no", "yes")):
                text = f"{bid} {declarer} {over}"
                if wanted != 0 and oddtrick.score(text, vul) == wanted:
                    assert (text, vul) in found


@pytest.mark.parametrize("text,code,column", [
    ("8S N =", 2, 1), ("4Q N =", 3, 2), ("4S N +9", 4, 6), ("4S N down 14", 4, None), ("", 1, 1), ("4S N = x", 1, 8), ("♠", 1, 1),
])
def test_errors_have_a_place(text, code, column):
    with pytest.raises(oddtrick.OddtrickError) as caught:
        oddtrick.score(text)
    error = caught.value
    assert error.code == code and error.message and isinstance(error, ValueError)
    assert error.column >= 1 if column is None else error.column == column
    assert str(error) == f"line 1, column {error.column}: {error.message}"


def test_wrong_vulnerability_and_declarer():
    for vul in ("north", "", "0", "5x"):
        with pytest.raises(oddtrick.OddtrickError):
            oddtrick.score("4S N =", vul)
    for board in (0, -1, 2**40):
        with pytest.raises((ValueError, OverflowError)):
            oddtrick.score("4S N =", board)
    with pytest.raises(oddtrick.OddtrickError) as caught:
        oddtrick.score("4S =", "ns")
    assert caught.value.code == 5
    with pytest.raises(TypeError):
        oddtrick.score(None)
    with pytest.raises(TypeError):
        oddtrick.score("4S N =", 1.5)


def test_imps():
    # Law 78B: the least difference for each number of IMPs
    least = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000]
    for difference in range(0, 15300, 10):
        wanted = sum(1 for limit in least if difference >= limit)
        assert oddtrick.imp(difference) == wanted and oddtrick.imp(-difference) == -wanted


def test_victory_points():
    for boards in (1, 7, 16, 32):
        for imps in range(-80, 81):
            own, other = oddtrick.vp(imps, boards)
            assert round(own + other, 2) == 20.0
            assert oddtrick.vp(-imps, boards) == (other, own)
    with pytest.raises(ValueError, match="wbf"):
        oddtrick.vp(10, 16, "none")
    with pytest.raises(oddtrick.OddtrickError):
        oddtrick.vp(10, 0)
    with pytest.raises(oddtrick.OddtrickError) as caught:
        oddtrick.vp(10, 7, "0 10 10\n1 x 8")
    assert (caught.value.line, caught.value.column) == (2, 3)


def test_rubber_and_chicago():
    sheet = oddtrick.rubber("2NT N +1\n4H W =\n5C W -2\n4SX S +1\n3C N +1\n6D E = honors E 150")
    # Laws 77 and 81: We 70+30, 200, 240+200+50 ... a rubber of three games is worth 500
    assert sheet["total"] == {"we": 770, "they": 1640}
    assert oddtrick.chicago("4S N =\n4S E =\n")["total"] == {"we": 420, "they": 620}
    with pytest.raises(oddtrick.OddtrickError) as caught:
        oddtrick.rubber("4S N =\n4S N +9")
    assert (caught.value.line, caught.value.column) == (2, 6)
