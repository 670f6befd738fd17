"""What only SQLite has: windows that cannot be supported are errors, at the first value that would be wrong."""
import pytest
from engines import SqlError

TABLE = "CREATE TABLE t(id INTEGER, board INTEGER, score INTEGER); INSERT INTO t VALUES (1,1,420),(2,1,450),(3,1,420),(4,1,-50),(5,2,100);"


@pytest.mark.parametrize("window", [
    "PARTITION BY board",
    "PARTITION BY board ORDER BY score DESC",
    "PARTITION BY board ORDER BY id",
    "PARTITION BY board ORDER BY score ROWS UNBOUNDED PRECEDING",
    "PARTITION BY board ORDER BY score RANGE BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING",
    "PARTITION BY board ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING",
    "PARTITION BY board ROWS BETWEEN 1 PRECEDING AND CURRENT ROW",
    "PARTITION BY board ORDER BY score GROUPS BETWEEN 1 PRECEDING AND CURRENT ROW",
    "PARTITION BY board ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE CURRENT ROW",
    "",
])
def test_unsupported_windows(sqlite, window):
    with pytest.raises(SqlError, match="unsupported window"):
        sqlite.run(f"{TABLE} SELECT odd_matchpoints(score) OVER ({window}) FROM t;")
    for method in ("odd_cross_imps", "odd_butler"):
        with pytest.raises(SqlError, match="unsupported window"):
            sqlite.run(f"{TABLE} SELECT {method}(score) OVER ({window}) FROM t;")


def test_without_over(sqlite):
    for method in ("odd_matchpoints", "odd_cross_imps", "odd_butler"):
        with pytest.raises(SqlError, match="unsupported window"):
            sqlite.run(f"{TABLE} SELECT {method}(score) FROM t GROUP BY board;")


def test_field_in_any_frame_that_grows(sqlite):
    running = sqlite.run(f"{TABLE} SELECT id, odd_matchpoints(score, odd_field(score) OVER (PARTITION BY board ORDER BY id)) FROM t ORDER BY id;")
    assert running == [["1", "0"], ["2", "2"], ["3", "1"], ["4", "0"], ["5", "0"]]
    with pytest.raises(SqlError, match="unsupported frame"):
        sqlite.run(f"{TABLE} SELECT length(odd_field(score) OVER (ORDER BY id ROWS 1 PRECEDING)) FROM t;")


@pytest.mark.parametrize("field", ["x''", "x'00'", "'text'", "x'6f646446ffffffff'", "x'6f6464460100000000'", "zeroblob(1000)", "7"])
def test_what_is_not_a_field(sqlite, field):
    with pytest.raises(SqlError, match="not a field"):
        sqlite.run(f"SELECT odd_matchpoints(420, {field});")
    assert sqlite.run(f"SELECT odd_try_matchpoints(420, {field});") == [[None]]


def test_score_that_the_field_does_not_have(sqlite):
    with pytest.raises(SqlError, match="does not contain the score 430"):
        sqlite.run(f"{TABLE} SELECT odd_matchpoints(430, odd_field(score)) FROM t;")


def test_wrong_types(sqlite):
    for value in ("'abc'", "4.5", "x'00'"):
        with pytest.raises(SqlError, match="whole number"):
            sqlite.run(f"SELECT odd_field({value});")
        with pytest.raises(SqlError, match="whole number"):
            sqlite.run(f"SELECT odd_imp({value});")
    assert sqlite.run("SELECT odd_imp('420'), odd_score('4S N =', 2);") == [["9", "620"]]


def test_arguments_of_tables(sqlite):
    with pytest.raises(SqlError, match="missing"):
        sqlite.run("SELECT * FROM odd_event_results;")
    with pytest.raises(SqlError, match="missing"):
        sqlite.run("SELECT * FROM odd_elements('4S N =');")
    with pytest.raises(SqlError, match="too many arguments"):
        sqlite.run("SELECT * FROM odd_event_results('a', 'b');")


def test_in_a_view_and_an_index(sqlite):
    found = sqlite.run(f"{TABLE} CREATE TABLE r(result, vul); CREATE INDEX i ON r(odd_score(result, vul)); INSERT INTO r VALUES ('4S N =', 'none'), ('pass', 'none');"
                   "CREATE VIEW v AS SELECT result FROM r WHERE odd_score(result, vul) = 420; SELECT * FROM v;")
    assert found == [["4S N ="]]
