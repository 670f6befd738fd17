#!/usr/bin/env python3
"""Compares the speed of the Python package with the C library and with plain Python: run.py BUILD [--quick].

Each line has the best time of several alternating turns, in nanoseconds per deal. The C library is called on the same memory through
ctypes, which costs less than a microsecond per call.
"""
import ctypes
import random
import sys
import time
from array import array

build, quick = sys.argv[1], "--quick" in sys.argv
sys.path.insert(0, build + "/python")
import oddtrick  # noqa: E402

library = ctypes.CDLL(build + "/liboddtrick.so")
COUNT, BOARD, TURNS = (100_000, 100, 3) if quick else (1_000_000, 1000, 9)
MINOR, MAJOR = 20, 30
random_ = random.Random(77)


def plain_score(level, strain, doubling, vulnerable, tricks):
    """Law 77 as one would write it in Python."""
    times, over = 1 << doubling, tricks - level - 6
    if over < 0:
        if doubling == 0:
            return over * (100 if vulnerable else 50)
        down = -over
        points = 300 * down - 100 if vulnerable else 200 * down - 100 + 100 * max(down - 3, 0)
        return -points * times // 2
    trick = MINOR if strain < 2 else MAJOR
    contract = (trick * level + (10 if strain == 4 else 0)) * times
    score = contract + (50 if contract < 100 else 500 if vulnerable else 300)
    score += over * trick if doubling == 0 else over * (100 if vulnerable else 50) * times + 25 * times
    if level >= 6:
        score += (750 if vulnerable else 500) if level == 6 else 1500 if vulnerable else 1000
    return score


def plain_matchpoints(scores):
    """Counts how often each score occurs: the quickest way in plain Python."""
    counts = {}
    for score in scores:
        counts[score] = counts.get(score, 0) + 1
    worth, below = {}, 0
    for score in sorted(counts):
        worth[score] = 2 * below + counts[score] - 1
        below += counts[score]
    return [worth[score] for score in scores]


def best(functions):
    """The best time of each function, in seconds."""
    times = [float("inf")] * len(functions)
    for _ in range(TURNS):
        for i, function in enumerate(functions):
            started = time.perf_counter()
            function()
            times[i] = min(times[i], time.perf_counter() - started)
    return times


def pointer(values):
    return ctypes.c_void_p(values.buffer_info()[0])


def line(what, package, c, plain):
    ratio = f"{package / c:6.2f} of C" if c else " " * 11
    faster = f"{plain / package:9.1f} x plain Python" if plain else ""
    print(f"{what:32} {package / COUNT * 1e9:9.2f} ns {ratio} {faster}")


parts = [(random_.randrange(1, 8), random_.randrange(5), random_.randrange(3), random_.randrange(2), random_.randrange(14)) for _ in range(COUNT)]
strains = ["C", "D", "H", "S", "NT"]
texts = [f"{level}{strains[strain]}{'X' * doubling} N {tricks - level - 6:+d}".replace("+0", "=") for level, strain, doubling, _, tricks in parts]
vuls = ["both" if part[3] else "none" for part in parts]
packed = oddtrick.pack_many(texts, vuls)
scores = oddtrick.score_many(packed)
assert list(scores) == [plain_score(*part) for part in parts]
out, mp, starts = array("h", scores), array("i", [0] * COUNT), array("q", range(0, COUNT + 1, BOARD))
boards = [scores[at:at + BOARD].tolist() for at in range(0, COUNT, BOARD)]
assert list(oddtrick.matchpoints(scores, starts)) == [value for board in boards for value in plain_matchpoints(board)]

line("score_many, packed", *best([
    lambda: oddtrick.score_many(packed, out=out),
    lambda: library.odd_score_many(pointer(out), pointer(packed), ctypes.c_size_t(COUNT)),
    lambda: [plain_score(*part) for part in parts]]))
line(f"matchpoints, {BOARD} on a board", *best([
    lambda: oddtrick.matchpoints(scores, starts, out=mp),
    lambda: library.odd_matchpoints_many(pointer(mp), pointer(scores), pointer(starts), ctypes.c_size_t(len(starts) - 1)),
    lambda: [plain_matchpoints(board) for board in boards]]))
line(f"cross_imps, {BOARD} on a board", *best([
    lambda: oddtrick.cross_imps(scores, starts, out=mp),
    lambda: library.odd_cross_imps_many(pointer(mp), pointer(scores), pointer(starts), ctypes.c_size_t(len(starts) - 1))]), 0.0)
score = oddtrick.score
line("score_many, texts", best([lambda: oddtrick.score_many(texts, vuls, out=out)])[0], 0.0, best([lambda: [plain_score(*part) for part in parts]])[0])
line("score, one by one", best([lambda: [score(text, vul) for text, vul in zip(texts, vuls)]])[0], 0.0, best([lambda: [plain_score(*part) for part in parts]])[0])
