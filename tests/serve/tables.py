"""Results that are entered at the tables: tables.py ODDTRICK. A secret is valid only for the results of its own table: not for
another table, round or event, not for anything that only the director may enter, and not after it was revoked."""
import os
import sys

sys.path[:0] = [os.path.dirname(__file__)]
import tap
from tap import equal
from server import Server, dump

ODDTRICK = os.path.abspath(sys.argv[1])
TABLES, SET = 5, 3

# A Mitchell of five tables: in round r, table t has E-W pair t - r + 1 and board set t + r - 1, both counted around.
LINES = ["event Tuesday", "winners 2", f"movement mitchell tables {TABLES} boards {TABLES * SET}"]
LINES += [f"pair NS{i} North {i} & South {i}" for i in range(1, TABLES + 1)]
LINES += [f"pair EW{i} East {i} & West {i}" for i in range(1, TABLES + 1)]

server = Server(ODDTRICK)
director = server.director()


def around(number):
    return (number - 1) % TABLES + 1


def opponents(table, number):
    return around(table - number + 1)


def boards(table, number):
    first = (around(table + number - 1) - 1) * SET + 1
    return list(range(first, first + SET))


class Phone:
    def __init__(self, secret):
        self.client, self.header = server.client(), {"X-Table-Secret": secret}

    def look(self):
        return self.client.get("/api/v1/table", self.header)

    def enter(self, board, result, **more):
        return self.client.post("/api/v1/table/results", {"board": board, "result": result, **more}, self.header)


def secrets(event, *tables):
    answer = director.post(f"/api/v1/events/{event}/tables", {"tables": [str(table) for table in tables]})
    equal(answer.status, 200)
    equal([row["table"] for row in answer.json["tables"]], [str(table) for table in tables])
    return [row["secret"] for row in answer.json["tables"]]


def phones(event, *tables):
    equal(director.create(event, LINES).status, 201)
    return [Phone(secret) for secret in secrets(event, *tables)]


def log(event):
    return director.get(f"/api/v1/events/{event}/log").json["lines"]


def test_evening():
    """five tables enter a whole evening; each sees its next opponents, and what is missing"""
    tables = phones("evening", *range(1, TABLES + 1))
    for number in range(1, TABLES + 1):
        for table, phone in enumerate(tables, 1):
            now = phone.look().json["now"]
            equal((now["round"], now["ns"][0]["names"]), (number, [f"North {table}", f"South {table}"]))
            equal(now["ew"][0]["names"][0], f"East {opponents(table, number)}")
            equal([board["board"] for board in now["boards"]], boards(table, number))
            assert all("result" not in board for board in now["boards"])
            for board in boards(table, number):
                equal(phone.enter(board, "4S N =", lead="HK").status, 201)
    for phone in tables:
        equal(phone.look().json["finished"], True)
    lines = [line for line in log("evening") if line["author"].startswith("table ")]
    equal(len(lines), TABLES * TABLES * SET)
    equal(lines[0], {**lines[0], "author": "table 1", "text": "board 1: NS1 EW1 4S N = lead HK"})
    rows = director.get("/api/v1/events/evening/standings").json["standings"]
    equal({(row["percent"], row["boards"]) for row in rows}, {(50, TABLES * SET)})


def test_next():
    """after a round, a table says where everybody goes"""
    (phone,) = phones("next", 3)
    following = {row["id"].upper(): row for row in phone.look().json["next"]}
    equal(len(following), 2)
    directions = sorted((row["table"], row["direction"]) for row in following.values())
    equal(directions, [("3", "NS"), ("4", "EW")])


def test_other_boards():
    """a board of another table or another round is refused, and nothing is stored"""
    (phone,) = phones("other", 2)
    before = len(log("other"))
    own = boards(2, 1)
    for board in range(1, TABLES * SET + 1):
        if board not in own:
            answer = phone.enter(board, "4S N =")
            equal(answer.status, 422)
            assert f"expected {own[0]} to {own[-1]}" in answer.json["error"]["message"], answer.body
    for board in (0, -1, 99999, "4", None, 4.5):
        assert phone.enter(board, "4S N =").status in (400, 422)
    equal(len(log("other")), before)


def test_corrections():
    """a table corrects its own results until the next round has begun"""
    (phone,) = phones("correct", 1)
    first, second = boards(1, 1), boards(1, 2)
    for board in first:
        equal(phone.enter(board, "3NT S -1").status, 201)
    line = lambda when: phone.look().json[when]["boards"][0]["line"]
    equal(phone.enter(first[0], "3NT S =", instead=line("before")).status, 201)
    equal(phone.look().json["before"]["boards"][0]["result"], "3NT S =")
    was = line("before")
    equal(phone.enter(second[0], "pass").status, 201)
    equal(phone.enter(first[0], "3NT S +1", instead=was).status, 422)
    equal(phone.enter(second[0], "1C W =", instead=line("now")).status, 201)


def test_earlier_rounds():
    """a table knows which rounds its players have played, at any table, but not the results"""
    (one, two) = phones("earlier", 1, 2)
    equal(one.look().json["earlier"], [])
    for phone, table in ((one, 1), (two, 2)):
        for board in boards(table, 1):
            equal(phone.enter(board, "3NT S -1").status, 201)
    rows = director.get("/api/v1/events/earlier/schedule").json["sessions"][0]["schedule"]
    now = next(row for row in rows if row["round"] == 2 and row["table"] == 2)
    sit = {now["ns"], now["ew"]}
    wanted = [{"round": 1, "table": str(row["table"]), "ns": row["ns"], "ew": row["ew"], "first": row["boards"][0], "last": row["boards"][-1]}
              for row in rows if row["round"] == 1 and sit & {row["ns"], row["ew"]}]
    equal(len(wanted), 2)
    equal(two.look().json["earlier"], wanted)
    # Once the next round has begun, the results of the last one are no longer shown, nor what others did.
    first = boards(2, 1)[0]
    assert "before" in two.look().json
    equal(two.client.get(f"/api/v1/table/boards/{first}", two.header).status, 200)
    equal(two.enter(boards(2, 2)[0], "pass").status, 201)
    assert "before" not in two.look().json and "3NT" not in two.look().body.decode()
    equal(two.client.get(f"/api/v1/table/boards/{first}", two.header).status, 404)


def test_draws():
    """where opponents are drawn, tables say the round with each result, so that the next round can be drawn from them"""
    lines = ["event Swiss", "scoring imps", "vp wbf", "movement swiss teams 4 rounds 3 sets 2"]
    equal(director.create("swiss", lines + [f"team {i} Team{i}" for i in range(1, 5)]).status, 201)
    tables = [Phone(secret) for secret in secrets("swiss", 1, 2, 3, 4)]
    for number in (1, 2, 3):
        drawn = director.post("/api/v1/events/swiss/draw", {"text": ""}).json
        equal(director.append("swiss", drawn["lines"]).status, 201)
        for phone in tables:
            now = phone.look().json
            equal((now["now"]["round"], now["undrawn"]), (number, True))
            for board in now["now"]["boards"]:
                equal(phone.enter(board["board"], "3NT N =").status, 201)
            assert log("swiss")[-1]["text"].startswith(f"round {number} board "), log("swiss")[-1]
            equal((phone.look().json["finished"], phone.look().json["undrawn"]), (True, True))
    equal(len(director.get("/api/v1/events/swiss/standings").json["matches"]), 6)


def test_no_other_words():
    """anything but a result is refused: rulings, settings, further lines"""
    (phone,) = phones("words", 1)
    before = len(log("words"))
    for result in ("4S N =\nset neuberg off", "4S N = # hello", "ave+/ave-", "60%/40%", "not played", "void", "4S =", "",
                   "4S N = lead HK", "weighted 60% 4S N = 40% 4S N -1", "8S N =", "4S N =; set rules ebu", "\u0000", "x" * 5000):
        assert phone.enter(1, result).status in (400, 422), result
    for lead in ("ZZ", "HK\nset neuberg off", "HK SA"):
        equal(phone.enter(1, "4S N =", lead=lead).status, 422)
    equal(phone.client.post("/api/v1/events/words/log", {"lines": ["set neuberg off"]}, phone.header).status, 401)
    equal(phone.client.post("/api/v1/events/words/tables", {"tables": ["1"]}, phone.header).status, 401)
    equal(len(log("words")), before)


def test_repeats():
    """a result that is sent again with its key is stored once"""
    (phone,) = phones("repeat", 4)
    board = boards(4, 1)[0]
    answers = [phone.enter(board, "2H E +1", key="k1") for _ in range(3)]
    equal([answer.status for answer in answers], [201] * 3)
    equal([answer.json["repeated"] for answer in answers], [False, True, True])
    equal(phone.enter(board, "2H E -1", key="k1").status, 422)
    equal(sum("2H E" in line["text"] for line in log("repeat")), 1)


def test_secrets():
    """a secret that is unknown, replaced or revoked opens nothing; one of another event opens that event alone"""
    one, two = phones("mine", 1, 2)
    (other,) = phones("theirs", 1)
    for secret in ("", "x", "A" * 43, one.header["X-Table-Secret"][:-1], one.header["X-Table-Secret"].swapcase()):
        equal(Phone(secret).look().status, 401)
        equal(Phone(secret).enter(1, "4S N =").status, 401)
    other.enter(1, "4S N =")
    equal([line["text"] for line in log("mine")], LINES)
    (again,) = secrets("mine", 1)
    equal((one.look().status, two.look().status, Phone(again).look().status), (401, 200, 200))
    equal(director.post("/api/v1/events/mine/tables/revoke", {"tables": ["2"]}).status, 200)
    equal((two.look().status, Phone(again).look().status, other.look().status), (401, 200, 200))
    equal(director.post("/api/v1/events/mine/tables/revoke", {"tables": ["all"]}).status, 200)
    equal(director.post("/api/v1/events/mine/tables/revoke", {}).status, 400)
    equal((Phone(again).look().status, other.look().status), (401, 200))
    for path in ("tables", "tables/revoke"):
        equal(server.client().post(f"/api/v1/events/mine/{path}", {"tables": ["1"]}).status, 401)
    for tables in (["a b"], ["123456789"], [""], [1], "1", ["1"] * 501):
        equal(director.post("/api/v1/events/mine/tables", {"tables": tables}).status, 400)


def test_no_movement():
    """without a movement, or at a table that it does not have, nothing can be entered"""
    director.create("none", ["event None"])
    phone = Phone(secrets("none", 1)[0])
    equal((phone.look().status, phone.enter(1, "4S N =").status), (404, 422))
    director.create("few", LINES)
    phone = Phone(secrets("few", 9)[0])
    equal((phone.look().status, phone.enter(1, "4S N =").status), (404, 422))


def test_restart():
    """secrets and results survive a restart, and no secret is in the database"""
    global server, director
    (phone,) = phones("restart", 1)
    equal(phone.enter(1, "4S N =").status, 201)
    database, secret = server.database, phone.header["X-Table-Secret"]
    server.stop()
    stored = dump(database)
    assert secret.encode() not in stored and secret.encode().hex().encode() not in stored
    server = Server(ODDTRICK, database)
    director = server.director()
    phone = Phone(secret)
    equal(phone.look().json["now"]["boards"][0]["result"], "4S N =")
    equal(phone.enter(2, "4S N -1").status, 201)


try:
    tap.run(globals())
finally:
    server.stop()
