#!/usr/bin/env python3
"""Compares the speed of the SQL functions with plain SQL, in SQLite and PostgreSQL: run.py BUILD [ROWS].

Every query is checked: all forms of a question must give the same sum. Times are the best of the turns, in seconds: elapsed time, and
processor time, which a busy machine changes less. PostgreSQL is started for this, with two workers for each query. Ratios are of
processor time.
"""
import csv
import io
import os
import resource
import subprocess
import sys
import tempfile
import time

build = os.path.abspath(sys.argv[1])
ROWS = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000_000
BOARD, TURNS = 1000, 1 if ROWS > 2_000_000 else 3
here = os.path.dirname(os.path.abspath(__file__))
server = os.path.join(here, "..", "..", "tests", "sql", "server")

# Results as a table would have them: text, and its parts in columns, from which a CASE expression can do without reading text.
TABLE = """CREATE TABLE t AS
WITH RECURSIVE {series},
p AS (SELECT i, i * 7919 % 7 + 1 AS level, i * 104729 % 5 AS strain, CASE WHEN i % 11 = 0 THEN 2 WHEN i % 7 = 0 THEN 1 ELSE 0 END AS doubling,
        i % 4 AS seat, i / 4 % 4 AS vul, i * 31 % 7 - 4 AS down FROM n),
q AS (SELECT i, level, strain, doubling, seat, vul, CASE WHEN down + level > 7 THEN 7 - level ELSE down END AS over FROM p)
SELECT CAST(i / {board} AS integer) AS board, CAST(level AS integer) AS level, CAST(strain AS integer) AS strain, doubling,
    CAST(seat AS integer) AS seat, CAST(vul AS integer) AS vul, CAST(over AS integer) AS over,
    CAST(level AS text) || substr('CDHSN', CAST(strain AS integer) + 1, 1) || substr('XX', 1, doubling) || ' ' || substr('NESW', CAST(seat AS integer) + 1, 1) || ' ' ||
    CASE WHEN over = 0 THEN '=' WHEN over > 0 THEN '+' || CAST(over AS text) ELSE CAST(over AS text) END AS result,
    substr('nonens  ew  both', CAST(vul AS integer) * 4 + 1, CASE vul WHEN 1 THEN 2 WHEN 2 THEN 2 ELSE 4 END) AS vul_text,
    CAST((i * 7919 % 301 - 150) * 10 AS integer) AS score FROM q"""

# Law 77. {v}: declarer is vulnerable; {c}: contract points.
VULNERABLE = "(vul = 3 OR (vul = 1 AND seat % 2 = 0) OR (vul = 2 AND seat % 2 = 1))"
CONTRACT = "((CASE WHEN strain < 2 THEN 20 * level WHEN strain < 4 THEN 30 * level ELSE 30 * level + 10 END) * (CASE doubling WHEN 0 THEN 1 WHEN 1 THEN 2 ELSE 4 END))"
CASE = """CASE WHEN seat % 2 = 0 THEN 1 ELSE -1 END * CASE WHEN over < 0 THEN
    CASE WHEN doubling = 0 THEN over * CASE WHEN {v} THEN 100 ELSE 50 END
         WHEN {v} THEN (300 * over + 100) * doubling
         ELSE (CASE over WHEN -1 THEN -100 WHEN -2 THEN -300 ELSE 300 * over + 400 END) * doubling END
    ELSE {c} + CASE WHEN {c} < 100 THEN 50 WHEN {v} THEN 500 ELSE 300 END
        + CASE WHEN level < 6 THEN 0 WHEN level = 6 THEN CASE WHEN {v} THEN 750 ELSE 500 END ELSE CASE WHEN {v} THEN 1500 ELSE 1000 END END
        + CASE WHEN doubling = 0 THEN over * CASE WHEN strain < 2 THEN 20 ELSE 30 END
               ELSE 50 * doubling + over * doubling * CASE WHEN {v} THEN 200 ELSE 100 END END END""".format(v=VULNERABLE, c=CONTRACT)
# The same from the text, as it is without such columns.
FROM_TEXT = """(SELECT CAST(substr(result, 1, 1) AS integer) AS level, instr_('CDHSN', substr(result, 2, 1)) - 1 AS strain,
    CASE WHEN substr(result, 3, 2) = 'XX' THEN 2 WHEN substr(result, 3, 1) = 'X' THEN 1 ELSE 0 END AS doubling,
    instr_('NESW', substr(result, instr_(result, ' ') + 1, 1)) - 1 AS seat,
    CASE vul_text WHEN 'none' THEN 0 WHEN 'ns' THEN 1 WHEN 'ew' THEN 2 ELSE 3 END AS vul,
    CASE WHEN substr(result, instr_(result, ' ') + 3) = '=' THEN 0 ELSE CAST(substr(result, instr_(result, ' ') + 3) AS integer) END AS over FROM t) AS q"""

SCORES = [
    ("CASE on columns", f"SELECT sum({CASE}) FROM t"),
    ("CASE on the text", f"SELECT sum({CASE}) FROM {FROM_TEXT}"),
    ("odd_score(result, vul)", "SELECT sum(odd_score(result, vul_text)) FROM t"),
    ("odd_score(packed)", "SELECT sum(odd_score(packed)) FROM t"),
]
SUM = "SELECT sum(mp), sum(mp * score) FROM "
FREQUENCIES = """(SELECT board AS b, score AS s, same, sum(same) OVER (PARTITION BY board ORDER BY score) - same AS lower
    FROM (SELECT board, score, count(*) AS same FROM t GROUP BY board, score) AS c)"""
FIELDS = "(SELECT board AS b, odd_field(score) AS field FROM t GROUP BY board)"
MATCHPOINTS = [
    ("rank() and count(*) OVER two windows", SUM + """(SELECT score, 2 * (rank() OVER (PARTITION BY board ORDER BY score) - 1)
        + count(*) OVER (PARTITION BY board, score) - 1 AS mp FROM t) AS q"""),
    # The frame of a window with an order ends with the last equal row: so this count is of all that are not better.
    ("rank() and count(*) OVER one window", SUM + """(SELECT score, rank() OVER w + count(*) OVER w - 2 AS mp FROM t
        WINDOW w AS (PARTITION BY board ORDER BY score)) AS q"""),
    ("frequencies, joined", SUM + "(SELECT score, 2 * lower + same - 1 AS mp FROM t {frequencies} ON b = board AND s = score) AS q"),
    ("odd_matchpoints(score) OVER (... ORDER BY score)", SUM + "(SELECT score, odd_matchpoints(score) OVER (PARTITION BY board ORDER BY score) AS mp FROM t) AS q"),
    ("{over}", SUM + "(SELECT score, {over} AS mp FROM t) AS q"),
    ("odd_field, GROUP BY and JOIN", SUM + "(SELECT score, odd_matchpoints(score, field) AS mp FROM t {fields} ON b = board) AS q"),
]
PLAIN = 3  # so many of these have none of our functions
# With the results of a board in an array: collected for the query, or stored so.
COLLECTED = "(SELECT odd_array(score) AS scores FROM t GROUP BY board) AS b"
ROWS_OF_ARRAYS = [
    ("odd_matchpoints(odd_array(score)), and rows again by unnest", SUM + f"{COLLECTED}, unnest(scores, odd_matchpoints(scores)) AS u(score, mp)"),
    ("odd_matchpoints(scores) of stored arrays, and rows by unnest", SUM + "boards, unnest(scores, odd_matchpoints(scores)) AS u(score, mp)"),
]
ARRAYS = [
    ("odd_matchpoints(odd_array(score)): an array for each board", f"SELECT sum(cardinality(odd_matchpoints(scores))) FROM {COLLECTED}"),
    ("odd_matchpoints(scores) of stored arrays", "SELECT sum(cardinality(odd_matchpoints(scores))) FROM boards"),
    ("odd_score(packed) of stored arrays", "SELECT sum(cardinality(odd_score(packed))) FROM boards"),
]
EACH_WITH_EACH = SUM + """(SELECT a.score, (SELECT sum(CASE WHEN b.score < a.score THEN 2 WHEN b.score = a.score THEN 1 ELSE 0 END)
    FROM t AS b WHERE b.board = a.board) - 1 AS mp FROM t AS a WHERE board < {few}) AS q"""


class Sqlite:
    name = "SQLite"
    arrays = False
    over = "odd_matchpoints(score, odd_field(score) OVER (PARTITION BY board))"
    series = f"n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < {ROWS - 1})"

    def __init__(self, folder):
        self.command = ["sqlite3", "-batch", "-csv", os.path.join(folder, "bench.db")]
        self.head = f".load {build}/oddtrick_sqlite\nPRAGMA cache_size = -1000000; PRAGMA synchronous = off; PRAGMA temp_store = memory;\n"

    def run(self, sql):
        # SQLite would compute a subquery that is joined once for each row: so it gets a table with a key.
        head = self.head
        for word, query, key in (("{frequencies}", FREQUENCIES, "b, s"), ("{fields}", FIELDS, "b")):
            if word in sql:
                head += f"CREATE TEMP TABLE f AS {query[1:-1]}; CREATE INDEX temp.k ON f({key});\n"
                sql = sql.replace(word, "CROSS JOIN f")
        done = subprocess.run(self.command, input=head + sql.replace("instr_", "instr") + ";", capture_output=True, text=True, check=False)
        if done.returncode != 0 or done.stderr:
            raise SystemExit(done.stderr)
        return list(csv.reader(io.StringIO(done.stdout)))

    @staticmethod
    def processor():
        """Seconds that all queries so far have taken."""
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    def close(self):
        pass


class Postgresql:
    name = "PostgreSQL"
    arrays = True
    over = "odd_matchpoints(score) OVER (PARTITION BY board)"
    series = f"n(i) AS (SELECT * FROM generate_series(CAST(0 AS bigint), {ROWS - 1}))"

    def __init__(self, folder):
        self.folder = folder
        subprocess.run([server, "start", folder, build], check=True, stdout=sys.stderr)

    def run(self, sql):
        sql = sql.replace("instr_", "strpos").replace("{frequencies}", f"JOIN {FREQUENCIES} AS f").replace("{fields}", f"JOIN {FIELDS} AS f")
        head = "SET max_parallel_workers_per_gather = 2; SET work_mem = '1GB'; SET hash_mem_multiplier = 2; SET jit = off;"
        done = subprocess.run(["psql", "-X", "-q", "--csv", "-t", "-h", self.folder, "-U", "odd", "-d", "odd", "-v", "ON_ERROR_STOP=1"],
                              input=head + sql + ";", capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise SystemExit(done.stderr)
        return list(csv.reader(io.StringIO(done.stdout)))

    def processor(self):
        """The same: of the processes that the server has started and that have ended, the workers of a query included."""
        time.sleep(0.3)  # until they have
        with open(os.path.join(self.folder, "data", "postmaster.pid"), encoding="ascii") as file:
            pid = file.readline().strip()
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")

    def close(self):
        subprocess.run([server, "stop", self.folder], check=True)


def measure(db, queries):
    """The best times of each, one after the other in turn; all give the same. Each is (clock, processor)."""
    times, answers = {name: (float("inf"), float("inf")) for name, _ in queries}, {}
    for _ in range(TURNS):
        for name, sql in queries:
            before, started = db.processor(), time.perf_counter()
            answers[name] = [[float(cell) for cell in row] for row in db.run(sql)]
            clock = time.perf_counter() - started
            times[name] = min(times[name][0], clock), min(times[name][1], db.processor() - before)
    if len({str(answer) for answer in answers.values()}) != 1:
        raise SystemExit(f"{db.name}: the answers differ: {answers}")
    return times


def show(title, times, best, base):
    """Ratios to the best plain query: as a whole, and without reading the table."""
    print(title)
    for name, (clock, processor) in times.items():
        alone = f"{(best - base) / (processor - base):7.2f} x without reading" if processor > base else "less than reading the rows"
        print(f"  {name:66} {clock:8.2f} s {processor:8.2f} s  {best / processor:6.2f} x  {alone}", flush=True)


def bench(db):
    started = time.perf_counter()
    db.run(TABLE.format(series=db.series, board=BOARD))
    db.run("CREATE TABLE u AS SELECT t.*, odd_pack(result, vul_text) AS packed FROM t; DROP TABLE t; ALTER TABLE u RENAME TO t")
    db.run("ANALYZE t")
    print(f"\n{db.name}: {ROWS} rows, {BOARD} on a board; made in {time.perf_counter() - started:.0f} s")
    clock, base = measure(db, [("reading", "SELECT sum(score) FROM t")])["reading"]
    print(f"{'':68} {'clock':>10} {'processor':>10}\n  {'reading the table: sum(score)':66} {clock:8.2f} s {base:8.2f} s")
    times = measure(db, SCORES)
    best_score = min(times[name][1] for name, _ in SCORES[:2])
    show(" Scores", times, best_score, base)
    if db.arrays:
        db.run("CREATE TABLE boards AS SELECT board, odd_array(score) AS scores, odd_array(packed) AS packed FROM t GROUP BY board; ANALYZE boards")
    queries = [(name.replace("{over}", db.over), sql.replace("{over}", db.over)) for name, sql in MATCHPOINTS + ROWS_OF_ARRAYS * db.arrays]
    times = measure(db, queries)
    best = min(times[name][1] for name, _ in MATCHPOINTS[:PLAIN])
    show(" Matchpoints", times, best, base)
    if db.arrays:
        times = measure(db, ARRAYS)
        show(" Arrays, beside the best plain query for matchpoints", dict(list(times.items())[:2]), best, base)
        show(" Arrays, beside the best plain query for scores", dict(list(times.items())[2:]), best_score, base)
    # The query that everybody writes first, with the index that it wants; in proportion to the boards that were asked for.
    db.run("CREATE INDEX i ON t(board, score)")
    few = max(ROWS // BOARD // 1000, 1)
    clock, processor = (spent * ROWS / (few * BOARD) for spent in measure(db, [("each", EACH_WITH_EACH.format(few=few))])["each"])
    print(f"  {'each result with each other, estimated from a few boards':66} {clock:8.0f} s {processor:8.0f} s")


for engine in [one for one in (Sqlite, Postgresql) if one.name.lower() in os.environ.get("ENGINES", "sqlite postgresql")]:
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        database = engine(folder)
        try:
            bench(database)
        finally:
            database.close()
