"""What only PostgreSQL has: parallel plans, statements that are cancelled, properties of the functions."""
import subprocess
import time

import pytest
from engines import SqlError

PARALLEL = """SET LOCAL max_parallel_workers_per_gather = 2; SET LOCAL parallel_setup_cost = 0; SET LOCAL parallel_tuple_cost = 0;
    SET LOCAL min_parallel_table_scan_size = 0; SET LOCAL enable_mergejoin = off;"""
BOARDS = """CREATE TABLE t AS SELECT 1 + i % 50 AS board, (i * 7919 % 301 - 150) * 10 AS score, '4S N ' || (i % 4)::text AS pair,
    CASE i % 3 WHEN 0 THEN '4SX N +1' WHEN 1 THEN '3NT W -2' ELSE 'pass' END AS result FROM generate_series(1, 20000) AS i; ANALYZE t;"""


def plan(postgresql, query):
    return "\n".join(row[0] for row in postgresql.run(f"{BOARDS} {PARALLEL} EXPLAIN (COSTS OFF) {query};"))


def test_parallel_plans(postgresql):
    scores = plan(postgresql, "SELECT sum(odd_score(result, 'both')) FROM t")
    assert "Gather" in scores and "Partial Aggregate" in scores
    fields = plan(postgresql, "SELECT board, length(odd_field(score)) FROM t GROUP BY board")
    assert "Gather" in fields and "Partial" in fields
    join = plan(postgresql, "SELECT sum(odd_matchpoints(score, field)) FROM t JOIN (SELECT board, odd_field(score) AS field FROM t GROUP BY board) AS f USING (board)")
    assert join.count("Parallel Seq Scan") >= 1 and "Gather" in join


def test_parallel_results(postgresql):
    query = """SELECT sum(odd_score(result, 'both')) FROM t; SELECT sum(mp), sum(mp * score) FROM (SELECT score, odd_matchpoints(score, field) AS mp
        FROM t JOIN (SELECT board, odd_field(score) AS field FROM t GROUP BY board) AS f USING (board)) AS q;"""
    alone = postgresql.run(f"{BOARDS} SET LOCAL max_parallel_workers_per_gather = 0; {query}")
    assert postgresql.run(f"{BOARDS} {PARALLEL} {query}") == alone
    assert alone[1] == postgresql.run(f"{BOARDS} SELECT sum(mp), sum(mp * score) FROM (SELECT score, odd_matchpoints(score) OVER (PARTITION BY board) AS mp FROM t) AS q;")[0]
    # the sum of a board's matchpoints is count * (count - 1)
    assert int(alone[1][0]) == 50 * 400 * 399


def test_functions_are_immutable_and_parallel_safe(postgresql):
    wrong = postgresql.run("""SELECT proname FROM pg_proc JOIN pg_depend ON objid = pg_proc.oid AND deptype = 'e' JOIN pg_extension AS e ON e.oid = refobjid
        WHERE extname = 'oddtrick' AND (provolatile <> 'i' OR proparallel <> 's');""")
    assert wrong == []
    assert int(postgresql.run("SELECT count(*) FROM pg_proc WHERE proname LIKE 'odd\\_%';")[0][0]) > 40


@pytest.mark.parametrize("window", ["PARTITION BY board", "PARTITION BY board ORDER BY score DESC", "PARTITION BY board ORDER BY pair",
                                    "PARTITION BY board ROWS BETWEEN 1 PRECEDING AND CURRENT ROW"])
def test_any_window(postgresql, window):
    """Window functions look at the whole partition, whatever the frame."""
    wanted = """SELECT sum(mp * (score + 1)) FROM (SELECT score, 2 * (rank() OVER w - 1) + count(*) OVER e - 1 AS mp
        FROM t WINDOW w AS (PARTITION BY board ORDER BY score), e AS (PARTITION BY board, score)) AS q;"""
    found = f"SELECT sum(mp * (score + 1)) FROM (SELECT score, odd_matchpoints(score) OVER ({window}) AS mp FROM t) AS q;"
    assert postgresql.run(f"{BOARDS} {found}") == postgresql.run(f"{BOARDS} {wanted}")


def test_elements_as_columns(postgresql):
    found = postgresql.run(f"{BOARDS} SELECT (odd_elements(result, 'both')).* FROM t WHERE result = '4SX N +1' LIMIT 1;")
    assert found == [["990", "240", "200", "0", "50", "0", "0", "500"]]


def test_index_on_a_score(postgresql):
    told = postgresql.run(f"{BOARDS} CREATE INDEX i ON t (odd_score(result, 'both')); ANALYZE t; SET LOCAL enable_seqscan = off; EXPLAIN SELECT * FROM t WHERE odd_score(result, 'both') = 990;")
    assert any("Index" in row[0] for row in told)


@pytest.mark.parametrize("field", ["''", "'\\x00'", "'\\x6f646446ffffffff'", "'\\x6f6464460100000000'"])
def test_what_is_not_a_field(postgresql, field):
    with pytest.raises(SqlError, match="not a field"):
        postgresql.run(f"SELECT odd_matchpoints(420, {field}::bytea);")
    assert postgresql.run(f"SELECT odd_try_matchpoints(420, {field}::bytea);") == [[None]]


def test_a_statement_that_is_cancelled(postgresql):
    deal = "'N:AQ85.AK976.5.J87 JT.QJ5432.Q9.KQ9 972..JT863.A6432 K643.T8.AK742.T5'"
    started = time.monotonic()
    with pytest.raises(SqlError, match="statement timeout"):
        postgresql.run(f"SET LOCAL statement_timeout = 500; SELECT count(odd_dd({deal} || repeat(' ', i % 2))) FROM generate_series(1, 1000) AS i;")
    assert time.monotonic() - started < 10
    assert postgresql.run("SELECT 1;") == [["1"]]


def test_memory_of_a_process(postgresql):
    """Errors in the middle of events leave nothing behind."""
    found = postgresql.run("""CREATE TEMP TABLE size(n int, kb int);
        DO $$ BEGIN FOR i IN 1..400 LOOP
            BEGIN PERFORM * FROM odd_event_results('board 1' || repeat(E'\\n1 2 4S N =', 200) || E'\\n1 2 9S'); EXCEPTION WHEN OTHERS THEN NULL; END;
            PERFORM * FROM odd_event_standings('board 1' || repeat(E'\\n1 2 4S N =', 200));
            IF i IN (100, 400) THEN INSERT INTO size SELECT i, (regexp_match(pg_read_file('/proc/self/status'), 'VmRSS:\\s+(\\d+)'))[1]::int; END IF;
        END LOOP; END $$;
        SELECT max(kb) - min(kb) < 4000 FROM size;""")
    assert found == [["t"]]


def test_another_encoding(postgresql):
    subprocess.run(["psql", "-X", "-q", "-h", postgresql.socket, "-U", "odd", "-d", "postgres", "-c",
                    "CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0"], check=True)
    sql = "CREATE EXTENSION oddtrick; SELECT names FROM odd_event_standings(E'pair 1 J\\u00fcrgen & Ann\\nboard 1\\n1 2 4S N =') WHERE id = '1'"
    said = subprocess.run(["psql", "-X", "-q", "-t", "-A", "-h", postgresql.socket, "-U", "odd", "-d", "latin"], input="SET client_encoding = 'UTF8';" + sql + ";",
                          capture_output=True, text=True, check=True).stdout.strip()
    subprocess.run(["psql", "-X", "-q", "-h", postgresql.socket, "-U", "odd", "-d", "postgres", "-c", "DROP DATABASE latin"], check=True)
    assert said == "Jürgen & Ann"


# ---- Arrays ----

@pytest.mark.parametrize("method", ["odd_matchpoints", "odd_cross_imps", "odd_butler"])
def test_arrays_are_compared_as_rows_are(postgresql, method):
    """An array gives, in its order, what the window function gives its rows; what is NULL stays NULL and is not compared."""
    table = """CREATE TABLE s AS SELECT i, i % 20 AS board, CASE WHEN i % 7 = 0 THEN NULL ELSE (i * 7919 % 301 - 150) * 10 END AS score
        FROM generate_series(1, 3000) AS i;"""
    by_rows = postgresql.run(f"{table} SELECT i, {method}(score) OVER (PARTITION BY board) FROM s ORDER BY i;")
    by_arrays = postgresql.run(f"""{table} SELECT u.i, u.value FROM (SELECT odd_array(i) AS ids, odd_array(score) AS scores FROM s GROUP BY board) AS b,
        unnest(ids, {method}(scores)) AS u(i, value) ORDER BY u.i;""")
    assert by_arrays == by_rows and sum(row[1] is None for row in by_rows) == 3000 // 7
    short = postgresql.run(f"SELECT {method}(NULL::int[]), {method}('{{}}'::int[]), {method}('{{NULL,NULL}}'::int[]), {method}('{{420}}'::int[]);")
    assert short == [[None, "{}", "{NULL,NULL}", "{0}"]]


def test_packed_arrays(postgresql):
    query = f"{BOARDS} CREATE TABLE p AS SELECT odd_pack(result, 'both') AS packed FROM t; SELECT sum(odd_score(packed)) FROM p; SELECT sum(s) FROM (SELECT unnest(odd_score(odd_array(packed))) AS s FROM p) AS q;"
    one, other = postgresql.run(query)
    assert one == other
    assert postgresql.run("SELECT odd_score(ARRAY[odd_pack('4S N =', 'none'), NULL, odd_pack('3NT E -2', 'ew')]);") == [["{420,NULL,200}"]]


@pytest.mark.parametrize(["array", "message"], [
    ["odd_matchpoints('{{1,2},{3,4}}'::int[])", "one dimension"], ["odd_butler('{32768}'::int[])", "from -32768 to 32767"],
    ["odd_cross_imps('{0,NULL,-32769}'::int[])", "from -32768 to 32767"], ["odd_score('{70000}'::int[])", "from 0 to 65535"],
    ["odd_score('{{1},{2}}'::int[])", "one dimension"]])
def test_wrong_arrays(postgresql, array, message):
    with pytest.raises(SqlError, match=message):
        postgresql.run(f"SELECT {array};")


def test_arrays_by_workers(postgresql):
    """Workers collect parts of a board; all arrays of a row are in the same order, and NULL is kept."""
    collect = "SELECT board, odd_array(score) AS scores, odd_array(nullif(score, 420)) AS part, odd_array(score + 1) AS more FROM t GROUP BY board"
    assert "Partial HashAggregate" in plan(postgresql, collect)
    query = f"""SELECT count(*), sum(s), sum(m), count(n), sum(n), bool_and(m = s + 1 AND n IS NOT DISTINCT FROM nullif(s, 420))
        FROM ({collect}) AS b, unnest(scores, part, more) AS u(s, n, m);"""
    workers = postgresql.run(f"{BOARDS} {PARALLEL} {query}")
    assert workers == postgresql.run(f"{BOARDS} SET LOCAL max_parallel_workers_per_gather = 0; {query}")
    assert workers[0][0] == "20000" and workers[0][5] == "t" and int(workers[0][3]) < 20000
    assert postgresql.run("SELECT odd_array(x) FROM (VALUES (1)) AS v(x) WHERE false;") == [[None]]
