"""Who may see what: visibility.py ODDTRICK. An evening is played line by line under each setting. At each point, everything that
anybody but the director gets is compared with the server's answers about an event that has only the visible lines, as found by a
model of the regulations that knows nothing about the program; and the bytes are searched for hidden facts."""
import atexit
import json
import os
import re
import random
import sys
import time

sys.path[:0] = [os.path.dirname(__file__)]
import tap
from tap import equal
from server import Server

ODDTRICK = os.path.abspath(sys.argv[1])
ROOT = os.path.join(os.path.dirname(__file__), "..", "..")
TABLES, SET, ROUNDS = 3, 2, 3
BOARDS = TABLES * SET

server = Server(ODDTRICK)
atexit.register(server.stop)
director, public = server.director(), server.client()


def around(number):
    return (number - 1) % TABLES + 1


# ---- A Mitchell of three tables: in round r, table t has E-W pair t - r + 1 and board set t + r - 1, both counted around. ----

def boards_at(table, number):
    first = (around(table + number - 1) - 1) * SET + 1
    return list(range(first, first + SET))


def deal(board):
    cards = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]
    random.Random(board).shuffle(cards)
    hands = [sorted(cards[i * 13:i * 13 + 13]) for i in range(4)]
    suits = [".".join("".join(c[1] for c in hand if c[0] == suit) for suit in "SHDC") for hand in hands]
    return f"deal N:{' '.join(suits)}"


RESULTS = ["4S N =", "4S N +1", "3NT E -1", "2H W +2", "5D S -2", "1NT N +1", "6C E =", "pass"]


class Line:
    """A line of the log, and what it tells: nothing that is ever hidden, the cards of a board, or a result."""

    def __init__(self, text, cards=None, result=None, note=False):
        self.text, self.cards, self.result, self.note = text, cards, result, note


def head(results, standings, hands):
    lines = ["event Tuesday", "winners 2", f"movement mitchell tables {TABLES} boards {BOARDS}",
             f"set show-results {results}", f"set show-standings {standings}", f"set show-hands {hands}"]
    lines += [f"pair NS{i} North {i} & South {i}" for i in range(1, TABLES + 1)]
    lines += [f"pair EW{i} East {i} & West {i}" for i in range(1, TABLES + 1)]
    lines = [Line(text) for text in lines]
    for board in range(1, BOARDS + 1):
        lines += [Line(f"board {board}", cards=board), Line(deal(board), cards=board)]
    return lines


def evening():
    """The results in the order in which a slow table 2 gives them, with a correction and a remark."""
    chance = random.Random(7)
    order = [(number, table, board) for number in range(1, ROUNDS + 1) for table in (1, 3) for board in boards_at(table, number)]
    for number in range(1, ROUNDS + 1):
        place = max(i for i, (r, t, _) in enumerate(order) if r == number and t == 3) + 1 if number < ROUNDS else len(order)
        for board in reversed(boards_at(2, number)):
            order.insert(min(place + 2, len(order)) if number < ROUNDS else place, (number, 2, board))
    lines = []
    for number, table, board in order:
        pair = around(table - number + 1)
        result = chance.choice(RESULTS)
        lines.append(Line(f"board {board}: NS{table} EW{pair} {result}", result=(number, table, board)))
        if (number, table) == (1, 1) and board == boards_at(1, 1)[0]:
            lines.append(Line(f"board {board}: NS{table} EW{pair} 7NT N -13", result=(number, table, board)))
            lines.append(Line(f"# table {table} said {result} first", note=True))
        if (number, table) == (2, 3) and board == boards_at(3, 2)[0]:
            lines.append(Line("penalty NS3 25% slow play"))
    return lines


class Model:
    """A model of what may be seen of the lines so far, by the words of the settings."""

    def __init__(self, lines, results, standings, hands):
        self.lines, self.results, self.standings, self.hands = lines, results, standings, hands
        self.done = {line.result for line in lines if line.result}
        self.status = any(line.text.startswith("set status") for line in lines)

    def complete(self, number, table):
        return all((number, table, board) in self.done for board in boards_at(table, number))

    def left(self, number, table):
        """A table that has a result of a later round has left the earlier one."""
        return any(later > number and at == table for later, at, _ in self.done)

    def over(self, number):
        return all(self.complete(number, table) or self.left(number, table) for table in range(1, TABLES + 1))

    def ended(self):
        return self.status or len(self.done) == ROUNDS * TABLES * SET

    def out_of_play(self, board):
        return all((number, table, board) in self.done for number in range(1, ROUNDS + 1)
                   for table in range(1, TABLES + 1) if board in boards_at(table, number))

    def sees(self, line, view, played=None):
        if self.ended():
            return True
        if line.cards:
            return self.hands == "always" or self.hands == "played" and (self.out_of_play(line.cards) or line.cards == played)
        if line.note:
            return False
        if not line.result:
            return True
        number, _, board = line.result
        results = (self.results == "always" or self.results == "own" and (self.out_of_play(board) or board == played)
                   or self.results == "round" and self.over(number))
        standings = self.standings == "live" or self.standings == "round" and self.over(number)
        return (view == "standings" or results) and (view == "results" or standings)

    def public(self, view, played=None):
        """As many lines, those empty that may not be seen."""
        seen = [self.sees(line, view, played) or line.note and self.all_seen(view, played) for line in self.lines]
        return [line.text if ok else "" for line, ok in zip(self.lines, seen)]

    def all_seen(self, view, played=None):
        return all(self.sees(line, view, played) for line in self.lines if not line.note)


# ---- Paths: the view that each is answered from. A path that is not here fails the test. ----

VIEWS = {
    "": "results", "/log": "results", "/log?format=text": "results", "/standings": "standings", "/boards": "results",
    "/boards/{number}": "results", "/cards": "both", "/cards/{who}": "both", "/why/{who}": "both", "/check": "results",
    "/settings": "results", "/problems": "results", "/history": "results", "/race": "standings", "/undo": "results",
    "/schedule": "results", "/stream": "standings", "/changes": "both", "/paper/{kind}": "both",
}
POSTS = {"/whatif": "both", "/line": "both", "/movement/change": "results", "/draw": "both", "/awards": "standings",
         "/awards/{who}": "standings"}
AWARDS = "acbl-club"
NOT_OF_LOGS = {"/clock"}  # of the movement, and of what the director does to the clock


def openapi_paths():
    with open(os.path.join(ROOT, "docs", "openapi.json"), encoding="utf-8") as file:
        paths = json.load(file)["paths"]
    found = {"get": set(), "post": set()}
    for path, methods in paths.items():
        if "/events/{id}" in path:
            for method, about in methods.items():
                if not about.get("security"):
                    found[method].add(path.split("/events/{id}", 1)[1])
    return found


def asks():
    for path in VIEWS:
        if path == "/stream":
            continue
        if "{number}" in path:
            for board in (1, 4):
                yield path, path.replace("{number}", str(board))
        elif "{who}" in path:
            for who in ("NS1", "EW2"):
                yield path, path.replace("{who}", who)
        elif "{kind}" in path:
            for kind in ("tables", "guides", "travellers", "slips", "names", "bracket"):
                yield path, path.replace("{kind}", kind)
        else:
            yield path, path
    yield "/why/{who}", "/why/NS1?board=1"
    yield "/boards", "/boards?from=2&count=3"


def without_settings(body):
    """The settings themselves differ between the event and the one that it is compared with."""
    value = json.loads(body)
    value["list"] = [row for row in value["list"] if not row["name"].startswith("show-")]
    return value


def open_lines(texts):
    """The lines for an event that hides nothing, with as many lines."""
    return ["set show-results always" if t.startswith("set show-results") else
            "set show-standings live" if t.startswith("set show-standings") else
            "set show-hands always" if t.startswith("set show-hands") else t for t in texts]


def unsolved(answer):
    """A board without what can be made with cards that are shown: one of two events may be solved sooner (solved.py)."""
    value = answer.json
    for board in value.get("boards", []):
        for cards in board["deals"]:
            assert len(cards["hands"]) == 4, cards
            for name in ("tricks", "makeable", "par_words", "par"):
                cards.pop(name, None)
    return value


def compare(event, model, point):
    expected = {}
    for view in ("results", "standings", "both"):
        expected[view] = f"m{abs(hash((event, point, view)))}"
        answer = director.create(expected[view], open_lines(model.public(view)))
        equal(answer.status, 201, answer.body)
    for path, ask in asks():
        view = VIEWS[path]
        got = public.get(f"/api/v1/events/{event}{ask}")
        wanted = director.get(f"/api/v1/events/{expected[view]}{ask}")
        about = f"{event} after {point} lines: {ask}"
        equal(got.status, wanted.status, about + str(got.body[:300]))
        if path == "/settings":
            equal(without_settings(got.body), without_settings(wanted.body), about)
        elif path == "/log":
            equal([row["text"] for row in got.json["lines"]], model.public(view), about)
            for row, text, line in zip(got.json["lines"], model.public(view), model.lines):
                equal(row["author"], "director" if text or not line.text else "", about)
        elif path == "/changes":  # when each line was added
            told = [json.loads(re.sub(rb'"when":"[^"]*",?', b"", answer.body)) for answer in (got, wanted)]
            equal(told[0], told[1], about)
        elif ask.startswith("/log"):
            equal(got.body.decode().split("\n")[:-1], model.public(view), about)
        elif path == "/history":  # it has the lines of the settings, which differ
            told = [[row for row in answer.json["history"] if not row["text"].startswith("set show-")] for answer in (got, wanted)]
            equal(told[0], told[1], about)
        elif path == "":  # so does the length in bytes
            equal({**got.json, "length": 0}, {**wanted.json, "length": 0}, about)
        elif path == "/boards/{number}":
            equal(unsolved(got), unsolved(wanted), about)
        else:
            equal(got.body, wanted.body, about)
    for path, view in POSTS.items():
        text = {"text": {"/movement/change": "from 2", "/draw": "", "/awards": AWARDS, "/awards/{who}": AWARDS}.get(
            path, "board 1: NS1 EW1 6NT N -3")}
        got, wanted = (who.post(f"/api/v1/events/{name}{path.format(who='EW2')}", text)
                       for who, name in ((public, event), (director, expected[view])))
        equal((got.status, got.body), (wanted.status, wanted.body), f"{event} after {point} lines: {path}")


def play(name, settings, points):
    lines = head(*settings)
    equal(director.create(name, [line.text for line in lines]).status, 201)
    steps = evening()
    hidden = 0
    for i, line in enumerate(steps):
        if i in points:
            model = Model(lines, *settings)
            compare(name, model, i)
            hidden += model.public("both").count("")
        equal(director.append(name, [line.text]).status, 201)
        lines.append(line)
    model = Model(lines, *settings)
    assert model.ended()
    compare(name, model, len(steps))
    return hidden


def test_paths():
    """every path that reads an event, and needs no right, is compared here"""
    found = openapi_paths()
    equal(found["get"], {path.split("?")[0] for path in VIEWS} | NOT_OF_LOGS)
    equal(found["post"], set(POSTS))


def test_open():
    """by default everything is shown"""
    equal(play("open", ("always", "live", "always"), {5}), 0)


def test_results():
    """results: for those who have played the board, after the round, after the session"""
    hidden = [play(f"r-{word}", (word, "live", "always"), {2, 7, 8, 13}) for word in ("own", "round", "end")]
    assert all(hidden), hidden


def test_standings():
    """standings: after the round, after the session; the results of boards are not affected"""
    assert play("s-round", ("always", "round", "always"), {3, 8, 14})
    assert play("s-end", ("round", "end", "always"), {8, 14})


def test_hands():
    """hands: after the board was played by all, after the session"""
    assert play("h-played", ("always", "live", "played"), {2, 12, 17})
    assert play("h-end", ("own", "round", "end"), {12, 17})


def test_bytes():
    """nothing that is hidden is anywhere in what the public gets"""
    equal(director.create("bytes", [line.text for line in head("end", "end", "end")]).status, 201)
    equal(director.append("bytes", ["board 1: NS1 EW1 7NT N -13"]).status, 201)
    for _, ask in asks():
        body = public.get(f"/api/v1/events/bytes{ask}").body
        for secret in (b"7NT", b"-1300", b"-13 ", b"1300", deal(1)[5:20].encode()):
            assert secret not in body, (ask, secret, body)


def test_status():
    """when the director says that results are provisional, everything is shown"""
    lines = head("end", "end", "end") + evening()[:6]
    equal(director.create("status", [line.text for line in lines]).status, 201)
    compare("status", Model(lines, "end", "end", "end"), 6)
    equal(director.append("status", ["set status provisional"]).status, 201)
    compare("status", Model(lines + [Line("set status provisional")], "end", "end", "end"), 7)


def test_change():
    """what was shown is hidden from the moment at which the setting is set, also in stored answers"""
    lines = head("always", "live", "always") + evening()[:6]
    equal(director.create("change", [line.text for line in lines]).status, 201)
    before = public.get("/api/v1/events/change/boards")
    equal(before.body, director.get("/api/v1/events/change/boards").body)
    more = [Line("set show-results end"), Line("set show-standings end"), Line("set show-hands end"), Line("date today")]
    equal(director.append("change", [line.text for line in more]).status, 201)
    model = Model(lines + more, "end", "end", "end")
    compare("change", model, 10)
    again = public.get("/api/v1/events/change/boards", {"If-None-Match": before.headers["ETag"]})
    equal(again.status, 200)
    whole = director.get("/api/v1/events/change/boards")
    assert whole.headers["ETag"] != again.headers["ETag"]
    equal(public.get("/api/v1/events/change/boards", {"If-None-Match": whole.headers["ETag"]}).status, 200)


def read_stream(client, event, until):
    client.connection.request("GET", f"/api/v1/events/{event}/stream", headers={"Cookie": client.cookie or ""})
    response = client.connection.getresponse()
    text, end = b"", time.monotonic() + 20
    while until not in text and time.monotonic() < end:
        text += response.readline()
    client.connection.close()
    return text.decode()


def test_stream():
    """the stream tells the length of the log, and the standings that may be seen"""
    lines = head("always", "round", "always")
    equal(director.create("stream", [line.text for line in lines]).status, 201)
    first = evening()[0].text
    watchers = [server.client(), server.client()]
    watchers[1].cookie = director.cookie
    found = []
    for watcher in watchers:
        watcher.connection.request("GET", "/api/v1/events/stream/stream", headers={"Cookie": watcher.cookie or ""})
        found.append(watcher.connection.getresponse())
        while b"data:" not in found[-1].readline():
            pass
    equal(director.append("stream", [first]).status, 201)
    for response, rows in zip(found, (0, 2)):
        line = b""
        while not line.startswith(b"data: {\"length\""):
            line = response.readline()
        value = json.loads(line[6:])
        equal((value["length"], len([r for r in value["standings"] if r.get("boards")])), (len(lines) + 1, rows))
    for watcher in watchers:
        watcher.connection.close()


def test_table():
    """a table sees the results of a board that it has played, if the club shows them so"""
    for word, shown in (("always", True), ("own", True), ("round", False), ("end", False)):
        name = f"t-{word}"
        lines = head(word, "live", "played" if word == "own" else "end") + evening()[:4]
        equal(director.create(name, [line.text for line in lines]).status, 201)
        answer = director.post(f"/api/v1/events/{name}/tables", {"tables": ["2"]})
        secret = {"X-Table-Secret": answer.json["tables"][0]["secret"]}
        board = boards_at(2, 1)[0]
        equal(public.get(f"/api/v1/table/boards/{board}", secret).status, 404)
        equal(public.post("/api/v1/table/results", {"board": board, "result": "3S N ="}, secret).status, 201)
        lines.append(Line(f"board {board}: NS2 EW2 3S N =", result=(1, 2, board)))
        model = Model(lines, word, "live", "played" if word == "own" else "end")
        equal(director.create(f"m-{name}", open_lines(model.public("results", board))).status, 201)
        got = public.get(f"/api/v1/table/boards/{board}", secret)
        wanted = director.get(f"/api/v1/events/m-{name}/boards/{board}")
        equal((got.status, unsolved(got)), (wanted.status, unsolved(wanted)), word)
        equal(b"3S" in got.body, shown, word)
        for other in range(1, BOARDS + 1):
            if other not in boards_at(2, 1):
                equal(public.get(f"/api/v1/table/boards/{other}", secret).status, 404)


def test_context():
    """lines that rest on others which are hidden keep their meaning"""
    lines = ["event Teams", "scoring imps", "set show-results round", "team 1 A: a & b", "team 2 B: c & d",
             "round 1", "board 1", "1 2 4S N =", "2 1 4S N -1", "round 2", "penalty 1 3 imps late", "board 1 group B",
             "1 2 3NT N =", "tag seen yes"]
    equal(director.create("context", lines).status, 201)
    seen = public.get("/api/v1/events/context/log?format=text").body.decode().split("\n")[:-1]
    equal(seen, lines[:5] + ["", "round 1 board 1"] + lines[7:9] + ["round 2", lines[10], "", "", ""])
    rows = public.get("/api/v1/events/context/standings").json["standings"]
    equal(len(rows), 2)


tap.run(globals())
