"""Measures how other programs compute matchpoints: yardstick.py FILE BOARDS

FILE has the scores of that many boards of equal size, one after the other, 16 bits each. Prints a line for each
yardstick: its name, the best time per result in nanoseconds, and the sum of the squares of all matchpoints, which
shows that the same thing was computed. Programs that are not installed have no line.
"""
import array
import sys
import time

path, boards = sys.argv[1], int(sys.argv[2])
with open(path, "rb") as file:
    scores = array.array("h", file.read())
results = len(scores) // boards


def best_of(turns, run):
    best, answer = float("inf"), None
    for _ in range(turns):
        start = time.perf_counter()
        answer = run()
        best = min(best, time.perf_counter() - start)
    return best * 1e9 / len(scores), answer


def report(name, turns, run, squares):
    ns, answer = best_of(turns, run)
    print(f"{name} {ns:.2f} {squares(answer)}", flush=True)


try:
    import numpy
except ImportError:
    pass
else:
    points = numpy.array(scores, dtype=numpy.int16)
    out = numpy.empty(len(points), dtype=numpy.int32)

    def by_numpy():  # board by board, which is quicker than all at once
        for start in range(0, len(points), results):
            place = (points[start:start + results] // 10 + 760).astype(numpy.intp)
            often = numpy.bincount(place, minlength=1521)
            worth = (2 * numpy.cumsum(often) - often - 1).astype(numpy.int32)
            numpy.take(worth, place, out=out[start:start + results], mode="clip")
        return out

    report("numpy", 15, by_numpy, lambda mp: int((mp.astype(numpy.int64) ** 2).sum()))

try:
    import sqlite3
except ImportError:
    pass
else:
    base = sqlite3.connect(":memory:")
    base.execute("create table results (board integer, score integer)")
    base.executemany("insert into results values (?, ?)", ((i // results, s) for i, s in enumerate(scores)))
    query = """select sum(mp * mp) from (
        select 2 * (rank() over (partition by board order by score) - 1)
            + count(*) over (partition by board, score) - 1 as mp from results)"""
    report("sqlite", 1, lambda: base.execute(query).fetchone()[0], int)
