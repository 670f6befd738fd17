"""What the functions of both extensions return, against the Laws and models that are written here once more."""
import itertools
import json
import random
import subprocess

import pytest
from engines import SqlError

STRAINS = {"C": 20, "D": 20, "H": 30, "S": 30, "NT": 30}
# Law 78B: the least difference for each number of IMPs
IMPS = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000]
DEAL = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def law_77(level, strain, doubling, vulnerable, tricks):
    """Declarer's score by the scoring table of Law 77."""
    times, over = {"": 1, "X": 2, "XX": 4}[doubling], tricks - level - 6
    if over < 0:
        each = [100, 200, 200] + [300] * 10 if not vulnerable else [200] + [300] * 12
        return -sum(each[:-over]) * times // 2 if doubling else over * (100 if vulnerable else 50)
    contract = (STRAINS[strain] * level + (10 if strain == "NT" else 0)) * times
    score = contract + (50 if contract < 100 else 500 if vulnerable else 300)
    score += over * (100 if vulnerable else 50) * times + 25 * times if doubling else over * STRAINS[strain]
    return score + {6: (500, 750), 7: (1000, 1500)}.get(level, (0, 0))[vulnerable]


def imp(difference):
    sign = -1 if difference < 0 else 1
    return sign * sum(1 for limit in IMPS if abs(difference) >= limit)


def values(rows):
    return "VALUES " + ",".join("(" + ",".join("NULL" if cell is None else str(cell) for cell in row) + ")" for row in rows)


def numbers(rows):
    return [[None if cell is None else int(cell) for cell in row] for row in rows]


def test_every_score(db):
    cases = []
    for level, strain, doubling, tricks in itertools.product(range(1, 8), STRAINS, ("", "X", "XX"), range(14)):
        over = tricks - level - 6
        for declarer, vul in (("N", "none"), ("W", "none"), ("E", "ew"), ("S", "ew")):
            text = f"{level}{strain}{doubling} {declarer} {'=' if over == 0 else format(over, '+d')}"
            wanted = law_77(level, strain, doubling, declarer == "E", tricks)
            cases.append((f"'{text}'", f"'{vul}'", wanted if declarer in "NS" else -wanted))
    cases += cases  # the second time from memory
    found = db.run(f"""SELECT odd_score(c.column1, c.column2), odd_score(odd_pack(c.column1, c.column2)), c.column3, odd_unpack(odd_pack(c.column1, c.column2)), c.column1
        FROM ({values(cases)}) AS c;""")
    assert len(found) == len(cases) == 2 * 7 * 5 * 3 * 14 * 4
    assert all(row[0] == row[1] == row[2] and row[3] == row[4] for row in found)


def test_texts_that_are_alike(db):
    """What is remembered for one text is not used for another."""
    texts = ["4S N =", "4SN=", " 4S N =", "4S N = ", "4S   N   =", "4S   by N made 4", "4 spades by North =", "4S N +0", "pass"]
    found = db.run(f"SELECT odd_try_score(c.column1, c.column2) FROM ({values([(repr(t), repr(v)) for v in ('both', 'none', ' both', '1') for t in texts])}) AS c;")
    plain = [db.run(f"SELECT odd_try_score({t!r}, {v!r});")[0] for v in ("both", "none", " both", "1") for t in texts[:3]]
    assert [found[i] for i in range(len(found)) if i % len(texts) < 3] == plain
    assert found[0] == ["620"] and found[len(texts)] == ["420"] and found[len(texts) - 1] == ["0"]


def test_scores_of_boards_and_null(db):
    assert db.run("SELECT odd_score('4S N =', '2'), odd_score(NULL, '2'), odd_score('4S N =', NULL), odd_try_score(NULL, '1');") == [["620", None, None, None]]
    assert db.run("SELECT odd_result('4♠x by n made 5'), odd_try_result('nonsense');") == [["4SX N +1", None]]


@pytest.mark.parametrize("call,says", [
    ("odd_score('4S N +9', '1')", "column 6"), ("odd_score('', '1')", "column 1"), ("odd_score('4S N =', 'north')", "vulnerability"),
    ("odd_score('4S =', 'ns')", "declarer"), ("odd_vp(10, 16, 'nothing')", "wbf"), ("odd_vp(10, 0)", "boards"), ("odd_dd('N:A')", "column"),
    ("odd_dd('N:A... K... Q... J...', 'X', 'S')", "N, E, S or W"), ("odd_dd('N:A... K... Q... J...', 'N', 'Z')", "C, D, H, S or NT"),
    ("odd_par('N:A... K... Q... J...', 'yes')", "vulnerab"), ("odd_explain('9S N =', '1')", "column 1"),
])
def test_errors_and_try(db, call, says):
    with pytest.raises(SqlError, match=says):
        db.run(f"SELECT {call};")
    assert db.run(f"SELECT {call.replace('odd_', 'odd_try_', 1)};") == [[None]]


def test_imps(db):
    differences = list(range(-4200, 4201, 10))
    found = db.run(f"SELECT c.column1, odd_imp(c.column1) FROM ({values([(d,) for d in differences])}) AS c;")
    assert numbers(found) == [[d, imp(d)] for d in differences]
    assert db.run("SELECT odd_imp(NULL);") == [[None]]


def test_victory_points(db):
    found = [float(cell) for cell in db.run("SELECT odd_vp(10, 16), odd_vp(-10, 16, 'wbf'), odd_vp(10, 16, 'wbf-discrete'), odd_vp(2, 7, '0 10 10\n2 15 5');")[0]]
    assert found == [12.8, 7.2, 13, 15]  # 10 + 10 (1 - t^(3/6)) / (1 - t^3), t the golden ratio
    assert db.run("SELECT odd_vp(NULL, 16), odd_vp(10, NULL), odd_vp(10, 16, NULL);") == [[None] * 3]


def test_explanation(db):
    told = json.loads(db.run("SELECT odd_explain('4SX N +1', 'both');")[0][0])
    assert told["score"] == 990 and sum(step["points"] for step in told["steps"]) == 990


def test_elements(db):
    assert db.run("SELECT score, contract, overtricks, slam, insult, penalty, partscore, game FROM odd_elements('4SX N +1', 'both');") == [
        ["990", "240", "200", "0", "50", "0", "0", "500"]]
    assert db.run("SELECT * FROM odd_elements(NULL, 'both');") in ([], [[None] * 8])
    with pytest.raises(SqlError, match="column 1"):
        db.run("SELECT * FROM odd_elements('8S', 'both');")
    assert db.run("SELECT * FROM odd_try_elements('8S', 'both');") in ([], [[None] * 8])


def test_inverse(db):
    for score in (-7600, 990, 1400, -50):
        found = db.run(f"SELECT result, vul, odd_score(result, vul) FROM odd_inverse({score});")
        assert found and all(row[2] == str(score) for row in found)
    assert db.run("SELECT * FROM odd_inverse(5);") == [] == db.run("SELECT * FROM odd_inverse(NULL);")
    assert len(db.run("SELECT * FROM odd_inverse(1400, 'none');")) < len(db.run("SELECT * FROM odd_inverse(1400);"))


def test_double_dummy(db):
    table = json.loads(db.run(f"SELECT odd_dd('{DEAL}');")[0][0])["tricks"]
    assert table["N"] == {"C": 0, "D": 13, "H": 0, "S": 13, "NT": 0}
    assert db.run(f"SELECT odd_dd('{DEAL}', 'n', 'S'), odd_dd('{DEAL}', 'E', 'NT'), odd_dd(NULL), odd_dd('{DEAL}', NULL, 'S');") == [["13", "0", None, None]]
    assert db.run(f"SELECT odd_par('{DEAL}', 'both'), odd_par('{DEAL}', 'none', 'W'), odd_par_contracts('{DEAL}', 'both'), odd_par(NULL, 'none');") == [
        ["2210", "1510", "7S N-S =", None]]


# ---- Comparing the scores of a board --------------------------------------------------------------------------------


def model(scores, method):
    known = [score for score in scores if score is not None]
    if method == "odd_matchpoints":
        return [None if own is None else sum(2 * (other < own) + (other == own) for other in known) - 1 for own in scores]
    if method == "odd_cross_imps":
        return [None if own is None else sum(imp(own - other) for other in known) for own in scores]
    mean = sum(known) / max(len(known), 1) / 10
    datum = 10 * int(abs(mean) + 0.5) * (1 if mean >= 0 else -1)
    return [None if own is None else imp(own - datum) for own in scores]


def random_boards(seed):
    """Boards in random order, with ties, results without a score, and boards with one result or none."""
    random_ = random.Random(seed)
    rows = []
    for board in range(1, 13):
        for _ in range(random_.choice([1, 2, 3, 8, 17, 60])):
            score = None if random_.random() < 0.1 else 10 * random_.randrange(-60, 61, random_.choice([1, 10]))
            rows.append([len(rows), board, score])
    random_.shuffle(rows)
    return rows


def wanted_of(rows, method):
    wanted = {}
    for board in {row[1] for row in rows}:
        own = [row for row in rows if row[1] == board]
        for row, value in zip(own, model([row[2] for row in own], method)):
            wanted[row[0]] = value
    return wanted


@pytest.mark.parametrize("method", ["odd_matchpoints", "odd_cross_imps", "odd_butler"])
@pytest.mark.parametrize("seed", range(4))
def test_comparing(db, method, seed):
    rows = random_boards(seed)
    table = f"CREATE TEMP TABLE t(id INTEGER, board INTEGER, score INTEGER); INSERT INTO t {values(rows)};"
    found = numbers(db.run(f"{table} SELECT id, {db.compare(method)} FROM t;"))
    assert dict(found) == wanted_of(rows, method) and len(found) == len(rows)
    # by any other order, with other windows beside it, and in a query around it
    found = numbers(db.run(f"{table} SELECT id, v FROM (SELECT id, count(*) OVER (ORDER BY id) AS n, {db.compare(method)} AS v FROM t ORDER BY score, id) AS q WHERE n > 0;"))
    assert dict(found) == wanted_of(rows, method)


@pytest.mark.parametrize("seed", range(4))
def test_matchpoints_by_score(db, seed):
    rows = random_boards(seed)
    table = f"CREATE TEMP TABLE t(id INTEGER, board INTEGER, score INTEGER); INSERT INTO t {values(rows)};"
    for nulls in ("FIRST", "LAST"):
        found = numbers(db.run(f"{table} SELECT id, odd_matchpoints(score) OVER (PARTITION BY board ORDER BY score NULLS {nulls}) FROM t;"))
        assert dict(found) == wanted_of(rows, "odd_matchpoints")


@pytest.mark.parametrize("method", ["odd_matchpoints", "odd_cross_imps", "odd_butler"])
def test_field_of_a_group(db, method):
    rows = random_boards(9)
    sql = f"""CREATE TEMP TABLE t(id INTEGER, board INTEGER, score INTEGER); INSERT INTO t {values(rows)};
        SELECT id, {method}(score, field) FROM t JOIN (SELECT board AS b, odd_field(score) AS field FROM t GROUP BY board) AS f ON b = board;"""
    assert dict(numbers(db.run(sql))) == wanted_of(rows, method)


def test_empty_and_wrong_scores(db):
    table = "CREATE TEMP TABLE t(board INTEGER, score INTEGER);"
    for method in ("odd_matchpoints", "odd_cross_imps", "odd_butler"):
        assert db.run(f"{table} SELECT {db.compare(method)} FROM t;") == []
        with pytest.raises(SqlError, match="whole number|out of range"):
            db.run(f"{table} INSERT INTO t VALUES (1, 40000); SELECT {db.compare(method)} FROM t;")


# ---- Events -------------------------------------------------------------------------------------------------------------


def asked(*args):
    return json.loads(subprocess.run(["oddtrick", *args, "--format", "json"], capture_output=True, check=False).stdout)


@pytest.mark.parametrize("name", ["tuesday", "monday", "butler", "howell", "individual"])
def test_events(db, root, name):
    path = root / "examples" / f"{name}.event"
    found = db.run(f"SELECT direction, rank, id, score, percent, boards FROM odd_event_standings({db.file(path)});")
    wanted = asked("rank", str(path))["standings"]
    assert [[row[0] or "", int(row[1]), row[2], float(row[3]), int(row[5])] for row in found] == [
        [row["direction"], row["rank"], row["id"], row["score"], row["boards"]] for row in wanted]
    assert [None if row[4] is None else float(row[4]) for row in found] == [row.get("percent") for row in wanted]
    found = db.run(f"SELECT board, ns, ew, result, score, ns_score FROM odd_event_results({db.file(path)});")
    results = [(board, row) for board in asked("boards", str(path))["boards"] for row in board["results"]]
    assert sorted((int(row[0]), row[1], row[2], row[3]) for row in found) == sorted((b["board"], r["ns"], r["ew"], r["result"]) for b, r in results)
    assert sum(float(row[5] or 0) for row in found) == pytest.approx(sum(r["ns_score"] or 0 for _, r in results))


@pytest.mark.parametrize("ending", ["pbn", "xml", "lin"])
def test_other_formats(db, root, ending, tmp_path):
    file = tmp_path / f"one.{ending}"
    if ending == "lin":
        file.write_bytes((root / "tests" / "golden" / "formats" / "match.lin").read_bytes())
    else:
        subprocess.run(["oddtrick", "convert", str(root / "examples" / "tuesday.event"), str(file)], capture_output=True, check=False)
    found = db.run(f"SELECT count(*), sum(score) FROM odd_event_results({db.file(file)});")
    results = [row for board in asked("boards", str(file))["boards"] for row in board["results"]]
    assert len(results) > 1 and numbers(found) == [[len(results), sum(row["score"] or 0 for row in results)]]


def test_wrong_events(db):
    for function in ("results", "standings"):
        with pytest.raises(SqlError, match="line 2, column 5"):
            db.run(f"SELECT * FROM odd_event_{function}('board 1\n1 2 9S N =');")
        assert db.run(f"SELECT * FROM odd_try_event_{function}('board 1\n1 2 9S N =');") == []
        assert db.run(f"SELECT * FROM odd_event_{function}(NULL);") == []
    assert db.run("SELECT t.n, r.score FROM (SELECT 1 AS n, 'board 1\n1 2 4S N =' AS log) AS t, odd_event_results(t.log) AS r;") == [["1", "420"]]
