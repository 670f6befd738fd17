"""What happens in the room: room.py ODDTRICK. Results that wait to be confirmed, calls for the director, requests for corrections, the
clock, which is the same for all and survives a restart."""
import json
import os
import signal
import sys
import time

sys.path[:0] = [os.path.dirname(__file__)]
import tap
from tap import equal
from server import Server

ODDTRICK = os.path.abspath(sys.argv[1])
PATIENCE = 20
TABLES, SET = 5, 3
MINUTE = 60_000

# A Mitchell of five tables: in round r, table t has E-W pair t - r + 1 and board set t + r - 1, both counted around.
LINES = ["event Tuesday", "winners 2", f"movement mitchell tables {TABLES} boards {TABLES * SET}"]

server = Server(ODDTRICK)
director = server.director()


class Phone:
    def __init__(self, secret):
        self.client, self.header = server.client(), {"X-Table-Secret": secret}

    def get(self, path):
        return self.client.get("/api/v1/table" + path, self.header)

    def post(self, path, **value):
        return self.client.post("/api/v1/table" + path, value, self.header)

    def room(self):
        return self.get("/room").json


def phones(event, *tables, lines=LINES):
    equal(director.create(event, lines).status, 201)
    answer = director.post(f"/api/v1/events/{event}/tables", {"tables": [str(table) for table in tables]})
    return [Phone(row["secret"]) for row in answer.json["tables"]]


def log(event):
    return [line["text"] for line in director.get(f"/api/v1/events/{event}/log").json["lines"]]


def desk(event):
    return director.get(f"/api/v1/events/{event}/calls").json


def clock(event, **action):
    path = f"/api/v1/events/{event}/clock"
    answer = director.post(path, action) if action else director.get(path)
    equal(answer.status, 200)
    return answer.json


# ---- Entries --------------------------------------------------------------------------------------


def test_entry():
    """an entry waits, for the table and for the desk, and is a line of the log once it is confirmed"""
    one, two = phones("entry", 1, 2)
    answer = one.post("/entries", board=1, result="4S N =", lead="h2")
    equal(answer.status, 200)
    entered = {"table": "1", "board": 1, "result": "4S N =", "lead": "H2", "score": 420, "questions": []}
    equal({**answer.json, **entered}, answer.json)
    equal(log("entry"), LINES)
    equal((one.room()["entered"], two.room()["entered"], desk("entry")["entered"]), ([answer.json], [], [answer.json]))
    changed = one.post("/entries", board=1, result="4S N +1").json
    equal(one.room()["entered"], [changed])
    equal(one.post("/results", board=1, result="4S N +1", key="k").status, 201)
    equal(log("entry"), LINES + ["board 1: NS1 EW1 4S N +1"])
    equal((one.room()["entered"], desk("entry")["entered"]), ([], []))


def test_entry_cancelled():
    """an entry can be taken back"""
    (one,) = phones("cancel", 1)
    one.post("/entries", board=1, result="4S N =")
    equal(one.post("/entries/cancel", board=1).status, 200)
    equal(one.post("/entries/cancel", board=2).status, 200)
    equal((one.room()["entered"], log("cancel")), ([], LINES))


def test_wrong_entries():
    """a board of another table, and an invalid result, are refused before they are confirmed"""
    (one,) = phones("wrong", 1)
    for board, result in ((4, "4S N ="), (1, "4S"), (1, "ave+/ave-"), (1, "8S N =")):
        equal(one.post("/entries", board=board, result=result).status, 422)
    for board in (0, -1, "1", 10000, None):
        equal(one.post("/entries", board=board, result="pass").status, 400)
    equal(one.room()["entered"], [])


def test_repeated():
    """a board that has a result is refused, unless the line is named that it corrects"""
    (one,) = phones("repeated", 1)
    first = one.post("/results", board=1, result="4S N =", lead="SA").json["first"]
    for path in ("/results", "/entries"):
        answer = one.post(path, board=1, result="4S N -1")
        equal((answer.status, answer.json["error"]["kind"]), (422, "repeated"))
    again = one.post("/results", board=1, result="4S N =", lead="SA", key="another")
    equal((again.status, again.json["repeated"], again.json["first"]), (201, True, first))
    second = one.post("/results", board=1, result="4S N -1", instead=first)
    equal((second.status, second.json["repeated"]), (201, False))
    equal(one.post("/results", board=1, result="4S N -2", instead=first).status, 422)
    equal(one.post("/results", board=1, result="4S N -1", lead="HA", instead=second.json["first"]).status, 201)
    equal(len(log("repeated")), len(LINES) + 3)


def test_ruled():
    """no table changes what the director has ruled"""
    (one,) = phones("ruled", 1)
    line = one.post("/results", board=1, result="4S N =").json["first"]
    director.append("ruled", ["board 1: NS1 EW1 ave+/ave-"])
    for instead in (0, line, line + 1):
        answer = one.post("/results", board=1, result="4S N -1", instead=instead)
        equal((answer.status, "ruled" in answer.json["error"]["message"]), (422, True))


def test_sign():
    """what everybody else has the other way round is questioned; one other result is not everybody"""
    lines = ["winners 1", "movement barometer tables 4 boards 4 rounds 2"]
    tables = phones("sign", 1, 2, 3, 4, lines=lines)
    board = tables[0].get("").json["now"]["boards"][0]["board"]
    ask = lambda result: tables[3].post("/entries", board=board, result=result).json["questions"]
    tables[0].post("/results", board=board, result="4S N =")
    equal(ask("4S E ="), [])
    tables[1].post("/results", board=board, result="2S S =")
    equal(ask("4S E ="), [{"kind": "sign", "others": 2, "side": "NS"}])
    equal(ask("4S N +1"), [])
    tables[2].post("/results", board=board, result="4S N -1")
    equal(ask("4S E ="), [])


def test_lead():
    """a lead that the hand does not have is questioned, if the cards are known"""
    # North has the spades, East the hearts, South the diamonds, West the clubs.
    deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    lines = LINES + ["board 1", f"deal {deal}"]
    (one,) = phones("lead", 1, lines=lines)
    ask = lambda board, result, lead: one.post("/entries", board=board, result=result, lead=lead).json["questions"]
    equal(ask(1, "7S N =", "HA"), [])
    equal(ask(1, "7S N =", "SA"), [{"kind": "lead", "seat": "E"}])
    equal(ask(2, "7S N =", "SA"), [])


def test_probing():
    """a table that tries one result after the other learns nothing more about the cards"""
    deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    (one,) = phones("probe", 1, lines=LINES + ["board 1", f"deal {deal}"])
    asked = []
    for _ in range(12):
        asked.append(len(one.post("/entries", board=1, result="7S N =", lead="SA").json["questions"]))
        one.post("/entries/cancel", board=1)
    equal(asked, [1] * 5 + [0] * 7)


# ---- Calls ----------------------------------------------------------------------------------------


def test_calls():
    """calls wait in their order, are answered and cleared; a table sees its own"""
    one, two = phones("calls", 1, 2)
    equal(two.post("/call").status, 200)
    time.sleep(0.01)
    one.post("/call", about="revoke")
    two.post("/call", about="Lead out of turn \"here\"")
    shown = [(call["table"], call["about"], call["answered"]) for call in desk("calls")["calls"]]
    equal(shown, [("2", "Lead out of turn \"here\"", False), ("1", "revoke", False)])
    equal([call["table"] for call in one.room()["calls"]], ["1"])
    answer = lambda **value: director.post("/api/v1/events/calls/calls", value).status
    equal(answer(table="2", state="answered"), 200)
    equal((one.room()["calls"][0]["answered"], two.room()["calls"][0]["answered"]), (False, True))
    equal(answer(table="2", state="cleared"), 200)
    equal(answer(table="2", state="cleared"), 404)
    equal(answer(table="1", state="?"), 400)
    equal([call["table"] for call in desk("calls")["calls"]], ["1"])
    equal(one.post("/call/cancel").status, 200)
    equal(desk("calls")["calls"], [])
    equal(log("calls"), LINES)


def test_call_words():
    """what a call is about has a limit, and stays text"""
    (one,) = phones("call-words", 1)
    for about in ("x" * 201, 7, None, ["a"]):
        equal(one.post("/call", about=about).status, 400)
    words = "\u2028</script>\"}{ \\ \u00e9"
    equal(one.post("/call", about=words).status, 200)
    equal(one.room()["calls"][0]["about"], words)


def test_corrections():
    """a correction of an earlier round is a request, one for each board"""
    (one,) = phones("later", 1)
    for board in (1, 2, 3, 4):
        equal(one.post("/results", board=board, result="4S N =").status, 201)
    equal(one.post("/results", board=1, result="4S N -1", instead=len(LINES) + 1).status, 422)
    equal(one.post("/call", about="correction", board=1, result="4S N -1").status, 200)
    equal(one.post("/call", about="correction", board=2, result="4S N +1").status, 200)
    equal(one.post("/call", about="correction", board=2, result="nonsense").status, 400)
    asked = [(call["board"], call["result"]) for call in desk("later")["calls"]]
    equal(asked, [(1, "4S N -1"), (2, "4S N +1")])
    equal(one.post("/call", about="correction", board=2, result="4S N +1", round=1, at="2").status, 200)
    equal([(call.get("round"), call.get("at")) for call in desk("later")["calls"]], [(None, None), (1, "2")])
    for wrong in ({"round": -1}, {"round": 1000}, {"round": "1"}, {"at": ""}, {"at": "table"}, {"at": "1" * 40}, {"at": 2}):
        equal(one.post("/call", about="correction", board=2, result="4S N +1", **wrong).status, 400)
    equal(director.post("/api/v1/events/later/calls", {"table": "1", "board": 1, "state": "cleared"}).status, 200)
    equal([call["board"] for call in desk("later")["calls"]], [2])


def test_other_events():
    """nothing of one event is seen in another whose name begins alike"""
    (one,) = phones("night", 1)
    (other,) = phones("night2", 1)
    one.post("/call", about="revoke")
    one.post("/entries", board=1, result="pass")
    clock("night", action="start")
    equal((other.room()["calls"], other.room()["entered"], other.room()["clock"]["set"]), ([], [], False))
    (eleven,) = phones("night3", 11, lines=["movement mitchell tables 12 boards 24"])
    secret = director.post("/api/v1/events/night3/tables", {"tables": ["1"]}).json["tables"][0]["secret"]
    eleven.post("/call")
    equal(Phone(secret).room()["calls"], [])


def test_rights():
    """a stranger sees no calls and sets no clock; a secret that was revoked calls nobody"""
    (one,) = phones("rights", 1)
    stranger = server.client()
    equal(stranger.get("/api/v1/events/rights/calls").status, 401)
    equal(stranger.post("/api/v1/events/rights/calls", {"table": "1", "state": "cleared"}).status, 401)
    equal(stranger.post("/api/v1/events/rights/clock", {"action": "start"}).status, 401)
    equal(one.client.post("/api/v1/events/rights/clock", {"action": "start"}, one.header).status, 401)
    equal(stranger.get("/api/v1/events/rights/clock").json["phase"], "before")
    director.post("/api/v1/events/rights/tables/revoke", {"tables": ["1"]})
    for path, value in (("/call", {}), ("/call/cancel", {}), ("/entries", {"board": 1, "result": "pass"})):
        equal(one.post(path, **value).status, 401)
    equal(one.get("/room").status, 401)


# ---- The clock ------------------------------------------------------------------------------------


def near(got, wanted):
    assert wanted - 5000 < got <= wanted, f"{got} ms is not just below {wanted}"


def test_clock():
    """rounds, moves and breaks follow each other; a director starts, pauses, adds and goes on"""
    phones("clock", 1)
    equal(clock("clock")["set"], False)
    now = clock("clock", action="set", minutes_board=8, minutes_move=3, warning=5, breaks=["2 15"])
    equal((now["phase"], now["running"], now["rounds"], now["breaks"]), ("before", False, TABLES, ["2 15"]))
    now = clock("clock", action="start")
    equal((now["phase"], now["round"], now["running"], now["warning"]), ("play", 1, True, False))
    near(now["left_ms"], SET * 8 * MINUTE)
    near(clock("clock", action="add", minutes=2)["left_ms"], (SET * 8 + 2) * MINUTE)
    equal(clock("clock", action="add", minutes=-22)["warning"], True)
    paused = clock("clock", action="pause")
    near(paused["left_ms"], 4 * MINUTE)
    time.sleep(0.05)
    equal(clock("clock"), paused)
    clock("clock", action="start")
    now = clock("clock", action="move")
    equal((now["phase"], now["round"]), ("move", 1))
    near(now["left_ms"], 3 * MINUTE)
    now = clock("clock", action="next")
    equal((now["phase"], now["round"]), ("play", 2))
    now = clock("clock", action="move")
    equal((now["phase"], now["round"]), ("break", 2))
    near(now["left_ms"], 15 * MINUTE)
    equal(clock("clock", action="back")["round"], 2)
    equal(clock("clock", action="back")["round"], 1)
    equal(clock("clock", action="back")["phase"], "before")
    for number in range(1, TABLES + 1):
        equal(clock("clock", action="next")["round"], number)
    now = clock("clock", action="next")
    equal((now["phase"], now["running"], now["left_ms"]), ("over", False, 0))
    equal(clock("clock", action="start")["phase"], "over")
    equal(clock("clock", action="reset")["phase"], "before")


def test_clock_runs():
    """when a phase is over the next one begins by itself"""
    phones("runs", 1)
    clock("runs", action="start", minutes_board=1, minutes_move=0)
    clock("runs", action="add", minutes=-2)
    clock("runs", action="add", minutes=-1)  # nothing is left: the move takes no time, and round 2 has begun
    time.sleep(0.01)
    now = clock("runs")
    equal((now["phase"], now["round"]), ("play", 2))
    near(now["left_ms"], SET * MINUTE)


def test_clock_minutes():
    """other minutes a board count for the round that is played"""
    phones("minutes", 1)
    clock("minutes", action="start", minutes_board=7)
    near(clock("minutes", action="set", minutes_board=8)["left_ms"], SET * 8 * MINUTE)


def test_clock_wrong():
    """an invalid time is refused"""
    phones("noclock", 1)
    director.create("bare", ["event Bare"])
    post = lambda event, **value: director.post(f"/api/v1/events/{event}/clock", value).status
    equal(post("bare", action="start"), 422)
    for value in ({}, {"action": "go"}, {"action": 7}, {"action": "add", "minutes": "1"}, {"action": "add", "minutes": 601},
                  {"action": "set", "minutes_board": 0}, {"action": "set", "minutes_move": -1}, {"action": "set", "breaks": ["4"]},
                  {"action": "set", "breaks": ["0 5"]}, {"action": "set", "breaks": ["1 5"] * 9}, {"action": "set", "warning": 1.5}):
        equal((value, post("noclock", **value)), (value, 400))
    equal(clock("noclock")["set"], False)


def test_calls_of_rounds():
    """the clock calls a skip and an arrow switch"""
    phones("skip", 1, lines=["winners 2", "movement mitchell tables 6 boards 12 skip"])
    skips = []
    for number in range(1, 5):
        clock("skip", action="next")
        if clock("skip", action="move")["skip"]:
            skips.append(number)
    equal(skips, [3])  # of six tables, East-West skip one after half of them
    phones("switch", 1, lines=["movement mitchell tables 5 boards 15 arrow-switch 1"])
    switched = []
    for number in range(1, 6):
        if clock("switch", action="next")["switched"]:
            switched.append(number)
    equal(switched, [5])


def test_stream():
    """viewers are notified of the clock at once, and that there are calls, but not which"""
    (one,) = phones("stream", 1)
    clock("stream", action="start")
    viewer = server.client()
    viewer.connection.request("GET", "/api/v1/events/stream/stream")
    response = viewer.connection.getresponse()

    def hear(kind, wanted):
        name, until = None, time.time() + PATIENCE
        while time.time() < until:
            line = response.readline().decode().rstrip()
            name = line[7:] if line.startswith("event: ") else name
            if line.startswith("data: ") and name == kind and wanted(json.loads(line[6:])):
                return json.loads(line[6:])
        raise AssertionError(f"no {kind}")

    equal(hear("clock", lambda data: data["running"]).keys(), clock("stream").keys())
    clock("stream", action="pause")
    hear("clock", lambda data: not data["running"])
    before = hear("calls", lambda data: True)
    one.post("/call", about="revoke")
    after = hear("calls", lambda data: data != before)
    equal(list(after), ["mark"])
    viewer.connection.close()


def test_wall():
    """the short address of the wall leads to the page"""
    answer = server.client().get("/wall/tuesday")
    equal((answer.status, answer.headers["Location"]), (302, "/#/wall/tuesday"))
    equal(server.client().get("/wall/..%0d%0aX").status in (400, 404), True)


def test_restart():
    """the clock, calls and entries survive the end of the server, and its death"""
    global server, director
    (one,) = phones("restart", 1)
    secret = one.header["X-Table-Secret"]
    one.post("/call", about="revoke")
    one.post("/entries", board=1, result="4S N =")
    clock("restart", action="start")
    left = clock("restart")["left_ms"]
    database = server.database
    for how in (signal.SIGTERM, signal.SIGKILL):
        server.stop(how)
        server = Server(ODDTRICK, database)
        director = server.director()
        one = Phone(secret)
        room = one.room()
        equal(([call["about"] for call in room["calls"]], [entry["result"] for entry in room["entered"]]), (["revoke"], ["4S N ="]))
        equal((room["clock"]["phase"], room["clock"]["running"]), ("play", True))
        assert 0 < room["clock"]["left_ms"] <= left, room["clock"]


try:
    tap.run(globals())
finally:
    server.stop()
