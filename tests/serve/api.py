"""The API of a running server: api.py ODDTRICK."""
import gzip
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import threading
import time

sys.path[:0] = [os.path.dirname(__file__), os.path.join(os.path.dirname(__file__), "../store")]
import chain
import schema
import club_paths
import setup_page
import tap
from tap import equal
from server import change, Client, dump, PASSWORD, Server
from stream import PATIENCE, Stream

ODDTRICK = os.path.abspath(sys.argv[1])
TOP = os.path.join(os.path.dirname(__file__), "../..")
HEAD = ["event Two tables", "board 1", "1 2 4S N =", "3 4 4S N -1"]

server = Server(ODDTRICK)
director = server.director()
director.create("two", HEAD)


def standings(client, event):
    return {row["id"]: row["score"] for row in client.get(f"/api/v1/events/{event}/standings").json["standings"]}


# ---- Events and their logs ------------------------------------------------------------------------


def test_append():
    """lines are appended, shown with time and author, and scored"""
    equal(director.create("append", HEAD).status, 201)
    equal(standings(director, "append"), {"1": 2, "4": 2, "2": 0, "3": 0})
    answer = director.append("append", ["1 2 4S N -2"], expected=4)
    equal((answer.status, answer.json["first"], answer.json["length"]), (201, 5, 5))
    equal(standings(director, "append"), {"1": 0, "4": 0, "2": 2, "3": 2})
    log = server.client().get("/api/v1/events/append/log").json
    equal([line["text"] for line in log["lines"]], HEAD + ["1 2 4S N -2"])
    equal([line["number"] for line in log["lines"]], [1, 2, 3, 4, 5])
    assert all(line["author"] == "director" for line in log["lines"])
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", log["lines"][0]["time"])
    part = director.get("/api/v1/events/append/log?from=2&count=2").json
    equal([line["number"] for line in part["lines"]], [2, 3])
    text = director.get("/api/v1/events/append/log?format=text")
    equal(text.body.decode(), "".join(line + "\n" for line in HEAD + ["1 2 4S N -2"]))


def test_command_reads_it():
    """the command reads the database of a running server, and writes into it"""
    director.create("command", HEAD)
    rank = subprocess.run([ODDTRICK, "rank", "--format", "json", server.database + "#command"], capture_output=True, check=True)
    equal(json.loads(rank.stdout)["standings"], director.get("/api/v1/events/command/standings").json["standings"])
    subprocess.run([ODDTRICK, "import", os.path.join(TOP, "examples/tuesday.event"), server.database + "#tuesday"], check=True)
    until = time.time() + PATIENCE
    while director.get("/api/v1/events/tuesday").status != 200 and time.time() < until:
        time.sleep(0.05)
    answer = director.get("/api/v1/events/tuesday/standings").json
    wanted = subprocess.run([ODDTRICK, "rank", "--format", "json", os.path.join(TOP, "examples/tuesday.event")], capture_output=True)
    equal(answer["standings"], json.loads(wanted.stdout)["standings"])


def test_idempotency():
    """a retry with the same key gives the first answer, and appends nothing"""
    director.create("again", HEAD)
    first = director.append("again", ["board 2", "1 2 3NT N ="], key="k1", expected=4)
    equal(first.status, 201)
    director.append("again", ["# a remark"], key="k2")
    second = director.append("again", ["board 2", "1 2 3NT N ="], key="k1", expected=4)
    equal((second.status, second.json["length"], second.json["first"], second.json["repeated"]), (201, 6, 5, True))
    equal(director.append("again", ["something else"], key="k1").json["error"]["kind"], "key")
    equal(director.get("/api/v1/events/again/log").json["length"], 7)
    made = [director.post("/api/v1/events", {"id": "made", "lines": HEAD, "key": "m"}) for _ in range(2)]
    equal([answer.status for answer in made], [201, 201])
    equal([answer.json["repeated"] for answer in made], [False, True])
    equal(director.create("made", HEAD).json["error"]["kind"], "exists")


def test_conflict():
    """of two directors who append at once, one is refused because the log has grown"""
    director.create("conflict", HEAD)
    answers = []

    def append(number):
        client = Client(server.port)
        client.cookie, client.csrf = director.cookie, director.csrf
        answers.append(client.append("conflict", [f"board {number}", "1 2 pass"], key=str(number), expected=4))

    threads = [threading.Thread(target=append, args=(i,)) for i in range(2, 10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    equal(sorted(answer.status for answer in answers), [201] + [409] * 7)
    equal({answer.json["error"]["length"] for answer in answers if answer.status == 409}, {6})
    equal(director.get("/api/v1/events/conflict/log").json["length"], 6)


def test_wrong_lines():
    """a wrong line is refused with its place, and with it all that came with it"""
    answer = director.append("two", ["board 3", "1 2 8S N ="], expected=4)
    equal(answer.status, 422)
    equal((answer.json["error"]["line"], answer.json["error"]["column"]), (6, 5))
    equal(director.get("/api/v1/events/two/log").json["length"], 4)
    equal(standings(director, "two"), {"1": 2, "4": 2, "2": 0, "3": 0})
    equal(director.create("bad", ["nonsense"]).status, 422)
    equal(director.get("/api/v1/events/bad").status, 404)
    for lines in ([], ["a\nb"], ["a\rb"], [7], "board 1", [None]):
        equal(director.append("two", lines).status, 400)
    for name in ("", "a/b", "..", "a b", ".hidden", "x" * 65, "\u00e4"):
        equal(director.create(name, HEAD).status, 400)


openapi = schema.Openapi(os.path.join(TOP, "docs/openapi.json"))


def test_views():
    """every view answers, and as docs/openapi.json says"""
    director.create("views", HEAD)
    paths = ["", "/log", "/standings", "/boards", "/boards/1", "/cards", "/cards/1", "/why/1", "/why/1?board=1", "/check",
             "/settings", "/problems", "/history", "/race", "/race?count=1", "/undo", "/log?format=text"]
    for path in paths:
        openapi.answer("GET", "/api/v1/events/views" + path, director.get("/api/v1/events/views" + path), 200)
    for path, text in (("/whatif", "1 2 4S N -3"), ("/line", "1 2 4")):
        answer = director.post("/api/v1/events/views" + path, {"text": text})
        openapi.answer("POST", "/api/v1/events/views" + path, answer, 200)
    for path in ("", "/events", "/session"):
        openapi.answer("GET", "/api/v1" + path, director.get("/api/v1" + path), 200)
    log = "/api/v1/events/views/log"
    openapi.answer("POST", log, director.append("views", ["board 2"], expected=4), 201)
    openapi.answer("POST", log, director.append("views", ["board 2"], expected=4), 409)
    openapi.answer("POST", "/api/v1/events", director.create("views2", HEAD), 201)
    openapi.answer("POST", "/api/v1/events", director.create("views", HEAD), 409)
    with Stream("views", server.port) as stream:
        openapi.answer("GET", "/api/v1/events/views/stream", stream.answer(), 200)


def test_movements():
    """movements that fit, one of a kind, its faults, continuations and draws; nothing is stored"""
    def ask(path, text, status=200):
        answer = nobody.post(path, {"text": text})
        openapi.answer("POST", path, answer, status)
        return answer.json

    nobody, movement = server.client(), "/api/v1/movement/"
    found = ask(movement + "propose", "pairs 15 boards 26 minutes 180 balance")["proposals"]
    equal(all(one["minutes"] <= 180 and len(one["competition"]) == len(one["ids"]) for one in found), True)
    made = ask(movement + "make", found[0]["line"].removeprefix("movement "))
    equal((made["name"], made["line"]), (found[0]["name"], found[0]["line"]))
    equal(ask(movement + "prove", json.dumps(made))["faults"], [])
    for path, text in (("propose", "pairs 15 boards"), ("make", "pairs 15"), ("make", "mitchell tables 7 boards 1000"),
                       ("make", "howell teams 8"), ("prove", "hello"), ("propose", "\u0001")):
        equal(ask(movement + path, text, 422)["error"]["message"] != "", True)
    swiss, lines = "/api/v1/events/swiss/", ["scoring imps", "movement swiss teams 5 rounds 3 sets 4"]
    director.create("swiss", lines + [f"team {i} Team {i}" for i in range(1, 6)])
    drawn = ask(swiss + "draw", "method seeded bye 3")
    equal((drawn["round"], drawn["bye"], len(drawn["matches"]), len(drawn["lines"])), (1, ["3"], 2, 4))
    equal(director.append("swiss", drawn["lines"]).status, 201)
    equal(ask(swiss + "draw", "")["round"], 2)
    ask(swiss + "draw", "method best", 422)
    ask(swiss + "draw", "bye 77", 404)
    ask(swiss + "draw", "x" * 20001, 413)
    director.create("seven", ["movement mitchell tables 7 boards 28"])
    change = "/api/v1/events/seven/movement/change"
    found = ask(change, "from 3 remove-pair EW4\nplayed 2 1 NS1 EW7 9-12")
    equal(director.append("seven", found["continuations"][0]["lines"]).status, 201)
    ask(change, "from 3 remove-pair EW44", 404)
    ask(change, "from x", 422)
    equal(director.get("/api/v1/events/seven/log").json["lines"][1]["text"], "from round 3 movement own")


def ask_tables(client, huge):
    """The paths of tables, with secrets: of an event with a movement, and of one that is wrong."""
    tables, results = "/api/v1/events/club/tables", "/api/v1/table/results"
    client.create("club", ["movement mitchell tables 3 boards 3"])
    openapi.answer("POST", tables, client.post(tables, {"tables": ["1", "9"]}), 200)
    one, nine = ({"X-Table-Secret": row["secret"]} for row in client.post(tables, {"tables": ["1", "9"]}).json["tables"])
    openapi.answer("GET", "/api/v1/table", client.get("/api/v1/table", one), 200)
    openapi.answer("GET", "/api/v1/table", client.get("/api/v1/table", nine), 404)
    wrong = client.post("/api/v1/events/e/tables", {"tables": ["1"]}).json["tables"][0]["secret"]
    openapi.answer("GET", "/api/v1/table", client.get("/api/v1/table", {"X-Table-Secret": wrong}), 422)
    result = {"board": 1, "result": "4S N ="}
    openapi.answer("POST", results, client.post(results, result, one), 201)
    played = "/api/v1/table/boards/"
    openapi.answer("GET", played + "1", client.get(played + "1", one), 200)
    openapi.answer("GET", played + "3", client.get(played + "3", one), 404)
    openapi.answer("POST", results, client.post(results, {**result, "board": 3}, one), 422)
    openapi.answer("POST", results, client.post(results, {"board": "1"}, one), 400)
    openapi.answer("POST", results, client.post(results, result, {**one, "Origin": "http://evil.example"}), 403)
    openapi.answer("POST", results, client.ask("POST", results, "x", {"Content-Type": "text/plain", **one}), 415)
    openapi.answer("POST", results, client.ask("POST", results, huge, {"Content-Type": "application/json", **one}), 413)
    client.connection.close()
    ask_room(client, one, huge)
    openapi.answer("POST", tables + "/revoke", client.post(tables + "/revoke", {"tables": ["all"]}), 200)


def ask_accounts(other, client, nobody):
    """Accounts, and a director who plays: statuses that are not those of every path."""
    accounts, password = "/api/v1/accounts", "a long password"
    openapi.answer("GET", accounts, nobody.get(accounts), 401)
    openapi.answer("GET", accounts, client.get(accounts), 200)
    for name, role in (("Ann", "assistant"), ("Bo", "director")):
        openapi.answer("POST", accounts, client.post(accounts, {"name": name, "role": role, "password": password}), 200)
    openapi.answer("POST", accounts, client.post(accounts, {"name": "Cy", "role": "director", "password": "short"}), 422)
    ann, bo = other.client(), other.client()
    openapi.answer("POST", "/api/v1/login", ann.login(password, name="Ann"), 200)
    openapi.answer("GET", accounts, ann.get(accounts), 403)
    for path in ("/api/v1/events/good/mails", "/api/v1/events/good/pages.zip"):
        openapi.answer("GET", path, nobody.get(path), 401)
        openapi.answer("GET", path, ann.get(path), 403)
    openapi.answer("POST", "/api/v1/login", bo.login(password, name="Bo"), 200)
    openapi.answer("POST", "/api/v1/session/playing", bo.post("/api/v1/session/playing", {}), 200)
    openapi.answer("POST", accounts + "/logout", client.post(accounts + "/logout", {"name": "Bo"}), 200)
    openapi.answer("POST", accounts + "/remove", client.post(accounts + "/remove", {"name": "Ann"}), 200)


def ask_mails():
    """Mails through a server that is not there, and published pages."""
    other = Server(ODDTRICK, options=["--smtp", "127.0.0.1:1", "--mail-from", "club@example.org"])
    client, mails, pages = other.director(), "/api/v1/events/e/mails", "/api/v1/events/e/pages.zip"
    client.create("e", HEAD + ["pair 1 Ann Lee & Bo Park"])
    client.post("/api/v1/members", {"rows": ["17\tAnn Lee\tann@example.org"]})
    openapi.answer("POST", mails, client.post(mails, {"subject": "Results", "text": ""}), 200)
    openapi.answer("POST", mails, client.post(mails, {"subject": "Results", "text": ""}), 409)
    openapi.answer("GET", pages, client.get(pages), 200)
    other.stop()


def ask_lists(client, nobody, huge):
    """The members, and the door with its secret: statuses that are not those of every path."""
    members, arrivals, door = "/api/v1/members", "/api/v1/events/good/arrivals", "/api/v1/door"
    openapi.answer("GET", members, nobody.get(members), 401)
    openapi.answer("GET", members, client.get(members), 200)
    openapi.answer("POST", members, client.post(members, {"rows": ["17\tAnn Lee"]}), 200)
    openapi.answer("POST", members, client.post(members, {"rows": [f"{i}\tAnn Lee" for i in range(18, 20018)]}), 422)
    openapi.answer("GET", arrivals, nobody.get(arrivals), 401)
    secret = client.post("/api/v1/events/good/tables", {"tables": ["door"]}).json["tables"][0]["secret"]
    header, path = {"X-Table-Secret": secret}, door + "/arrivals"
    openapi.answer("GET", door, client.get(door, header), 200)
    for i in range(1000):
        openapi.answer("POST", path, client.post(path, {"names": ["Ann"], "key": f"arrival{i}"}, header), 200)
    openapi.answer("POST", path, client.post(path, {"names": ["Ann"], "key": "onetoomany"}, header), 422)
    openapi.answer("POST", path, client.post(path, {"names": []}, header), 400)
    openapi.answer("POST", path, client.post(path, {"names": []}, {**header, "Origin": "http://evil.example"}), 403)
    openapi.answer("POST", path, client.ask("POST", path, "x", {"Content-Type": "text/plain", **header}), 415)
    openapi.answer("POST", path, client.ask("POST", path, huge, {"Content-Type": "application/json", **header}), 413)
    client.connection.close()
    openapi.answer("POST", arrivals, client.post(arrivals, {"key": "arrival1", "place": "7"}), 200)
    openapi.answer("POST", arrivals, client.post(arrivals, {"key": "unknown1", "place": "7"}), 404)
    openapi.answer("GET", arrivals, client.get(arrivals), 200)


def ask_room(client, one, huge):
    """What a table sends besides results, and the director's answers."""
    room, calls, clock = "/api/v1/table/room", "/api/v1/events/club/calls", "/api/v1/events/club/clock"
    entries, call = "/api/v1/table/entries", "/api/v1/table/call"
    openapi.answer("GET", calls, Client(client.connection.port).get(calls), 401)
    openapi.answer("POST", calls, client.post(calls, {"table": "1", "state": "answered"}), 404)
    openapi.answer("POST", call, client.post(call, {"about": "revoke"}, one), 200)
    openapi.answer("POST", entries, client.post(entries, {"board": 1, "result": "4S N =", "lead": "H2"}, one), 422)
    openapi.answer("POST", entries, client.post(entries, {"board": 1, "result": "4S N +1", "lead": "H2", "instead": 2}, one), 200)
    openapi.answer("GET", room, client.get(room, one), 200)
    openapi.answer("GET", calls, client.get(calls), 200)
    openapi.answer("POST", calls, client.post(calls, {"table": "1", "state": "answered"}), 200)
    openapi.answer("POST", clock, client.post(clock, {"action": "start"}), 200)
    openapi.answer("GET", clock, client.get(clock), 200)
    openapi.answer("POST", "/api/v1/events/good/clock", client.post("/api/v1/events/good/clock", {"action": "start"}), 422)
    for path in (entries, entries + "/cancel", call, call + "/cancel"):
        openapi.answer("POST", path, client.post(path, {"board": "1"}, one), 400)
        openapi.answer("POST", path, client.post(path, {"board": 1}, {**one, "Origin": "http://evil.example"}), 403)
        openapi.answer("POST", path, client.ask("POST", path, "x", {"Content-Type": "text/plain", **one}), 415)
        openapi.answer("POST", path, client.ask("POST", path, huge, {"Content-Type": "application/json", **one}), 413)
        client.connection.close()
    for path in (entries + "/cancel", call + "/cancel"):
        openapi.answer("POST", path, client.post(path, {"board": 1}, one), 200)


def test_errors():
    """every error is answered as docs/openapi.json says"""
    database = os.path.join(server.folder, "errors.db")
    other = Server(ODDTRICK, database)
    client, nobody, form = other.director(), other.client(), {"Content-Type": "text/plain"}
    client.create("e", HEAD)
    connection = sqlite3.connect(database)  # a line that only another version of the program would store
    chain.append(connection, "e", "nonsense")
    connection.close()
    client.create("good", HEAD)
    until = time.time() + PATIENCE
    while client.get("/api/v1/events/e").status != 422 and time.time() < until:
        time.sleep(0.05)
    fill = {"id": "e", "number": "1", "who": "1", "kind": "guides"}
    huge = json.dumps({"text": "x" * (1 << 20)})
    for method, pattern, responses in openapi.operations():
        path = pattern.format(**fill)
        good = pattern.format(**{**fill, "id": "good"})
        token = {"X-CSRF-Token": client.csrf}
        if pattern.startswith(("/api/v1/table", "/api/v1/door")):  # with a secret: tables.py
            openapi.answer(method, path, client.get(path) if method == "GET" else client.post(path, {}), 401)
            continue
        if pattern.startswith(("/api/v1/season", "/api/v1/simultaneous")):  # the events are in its query
            club_paths.ask_several(client, openapi, method, path)
            continue
        if "404" in responses:
            lost = pattern.format(**{**fill, "id": "none"})
            answer = client.get(lost) if method == "GET" else client.post(lost, {"text": "1 2 4S N =", "lines": ["#"]})
            openapi.answer(method, lost, answer, 404)
        if method == "GET":
            if "422" in responses:
                openapi.answer(method, path, client.get(path), 422)
            continue
        if "401" in responses and pattern != "/api/v1/login":
            openapi.answer(method, good, nobody.post(good, {"old": "x", "new": "y", "lines": ["#"]}), 401)
        if "403" in responses:
            openapi.answer(method, good, client.post(good, {"password": "x"}, {"Origin": "http://evil.example"}), 403)
        if "415" in responses:
            openapi.answer(method, good, client.ask("POST", good, "x", {**form, **token}), 415)
        if "400" in responses:
            for body in ("{", "[]", '{"text":7,"lines":7,"password":7,"old":7}'):
                openapi.answer(method, good, client.ask("POST", good, body, {"Content-Type": "application/json", **token}), 400)
        if "413" in responses:
            openapi.answer(method, good, client.ask("POST", good, huge, {"Content-Type": "application/json", **token}), 413)
            client.connection.close()
    ask_tables(client, huge)
    ask_lists(client, nobody, huge)
    ask_accounts(other, client, nobody)
    ask_mails()
    for path, text in (("propose", "pairs 9"), ("make", "howell pairs 6 sets 1"), ("prove", "round,table,ns,ew,first,last\n1,1,1,2,1,2")):
        path = "/api/v1/movement/" + path
        openapi.answer("POST", path, client.post(path, {"text": text}), 200)
        openapi.answer("POST", path, client.post(path, {"text": "nothing like that"}), 422)
    club_paths.ask(client, openapi)
    for path, text in (("draw", "method seeded"), ("movement/change", "from 2")):
        for event, status in (("swiss", 200), ("e", 422)):
            url = f"/api/v1/events/{event}/{path}"
            client.create("swiss", ["movement mitchell tables 3 boards 3 winners 1"])
            openapi.answer("POST", url, client.post(url, {"text": text}), status)
    client.create("boards", [f"board {n}: 1 2 4S N =" for n in range(1, 3001)])
    openapi.answer("GET", "/api/v1/events/boards/pages.zip", client.get("/api/v1/events/boards/pages.zip"), 413)
    for path in ("changes", "mails"):
        openapi.answer("GET", f"/api/v1/events/good/{path}", client.get(f"/api/v1/events/good/{path}"), 200)
    openapi.answer("POST", "/api/v1/events/good/mails", client.post("/api/v1/events/good/mails", {"subject": "x", "text": ""}), 422)
    openapi.answer("GET", "/api/v1/events/good/schedule", client.get("/api/v1/events/good/schedule"), 200)
    for path, value in (("/log", {"lines": ["1 2 9S N ="]}), ("/whatif", {"text": ""})):
        openapi.answer("POST", "/api/v1/events/good" + path, client.post("/api/v1/events/good" + path, value), 422)
    openapi.answer("POST", "/api/v1/events/e/line", client.post("/api/v1/events/e/line", {"text": "#"}), 422)
    openapi.answer("POST", "/api/v1/events", client.create("bad", ["nonsense"]), 422)
    for path in ("/boards/7", "/cards/77", "/why/77"):
        openapi.answer("GET", "/api/v1/events/good" + path, client.get("/api/v1/events/good" + path), 404)
    password = "/api/v1/password"
    openapi.answer("POST", password, client.post(password, {"old": PASSWORD, "new": "short"}), 422)
    openapi.answer("POST", password, client.post(password, {"old": PASSWORD, "new": "long enough"}), 200)
    client.csrf = client.get("/api/v1/session").json["csrf"]
    openapi.answer("POST", "/api/v1/login", nobody.login("long enough"), 200)
    while (answer := client.post(password, {"old": "guess", "new": "guess"})).status == 401:
        pass
    openapi.answer("POST", password, answer, 429)
    while (answer := other.client().login("guess")).status == 401:
        pass
    openapi.answer("POST", "/api/v1/login", answer, 429)
    openapi.answer("POST", "/api/v1/logout", client.post("/api/v1/logout", {}), 200)
    other.stop()
    again = Server(ODDTRICK, os.path.join(server.folder, "tries.db"))
    again.director()
    openapi.answer("POST", "/api/v1/login", again.client().login("guess"), 401)
    again.stop()
    # The changes of an event are refused from ten million lines on.
    equal(openapi.unasked({"500", "503", "507"}), [("GET", "/api/v1/events/{id}/changes", "413")])


def test_methods():
    """what cannot be done at an address is refused, with what can be"""
    for method, pattern, _ in openapi.operations():
        path = pattern.format(id="two", number="1", who="1", kind="guides")
        methods = {m for m, p, _ in openapi.operations() if p == pattern}
        allowed = ", ".join(m for m in ("GET", "HEAD", "POST") if m in methods or (m == "HEAD" and "GET" in methods))
        for other in {"GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"} - methods:
            answer = director.ask(other, path)
            equal((path, other, answer.status, answer.headers["Allow"]), (path, other, 405, allowed))
            equal(answer.json["error"]["kind"], "method")
        if "GET" in methods and "/stream" not in path:
            get, head = director.get(path), director.ask("HEAD", path)
            equal((head.status, head.body, head.headers["Content-Length"]), (get.status, b"", get.headers["Content-Length"]))
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        equal(director.ask(method, "/index.html").headers["Allow"], "GET, HEAD")


def test_own_scale():
    """no file of the server is read for a scale; its rows stand in the log"""
    log = ["scoring imps", "round 1", "board 1", "1 2 4S N =", "2 1 4S N -1"]
    for name in ("own.vp", "/etc/passwd", "../club10.vp"):
        answer = director.create("scale", log + ["vp " + name])
        equal(answer.status, 422)
        assert "vp rows 0 10 10" in answer.json["error"]["message"], answer.body
    equal(director.create("scale", log + ["vp rows 0 10 10; 3 11.5 8.5; 9 13 7"]).status, 201)
    equal(standings(director, "scale"), {"1": 13, "2": 7})
    equal(director.append("scale", [director.get("/api/v1/events/scale/undo").json["undo"]]).status, 201)
    equal(standings(director, "scale"), {"1": 10, "2": 0})  # one match: each has its own IMPs


def test_race():
    """the race ends at the totals, and has as many leaders as requested"""
    director.create("race", ["event Race", "round 1", "board 1", "1 2 4S N =", "3 4 4S N -1", "round 2", "board 2",
                             "1 3 4S N =", "2 4 4S N -1"])
    race = director.get("/api/v1/events/race/race").json
    equal((race["by"], race["steps"]), ("round", [1, 2]))
    equal({row["id"]: row["values"] for row in race["race"]}, {"1": [100, 100], "2": [0, 0], "3": [0, 0], "4": [100, 100]})
    equal(len(director.get("/api/v1/events/race/race?count=3").json["race"]), 3)
    for count in ("0", "-1", "x", "99999999999", "4294967295"):
        equal(len(director.get("/api/v1/events/race/race?count=" + count).json["race"]), 4)


def test_parts():
    """boards and cards can be had in parts, which are as in the whole"""
    def get(path):
        return director.get("/api/v1/events/parts/" + path).json

    lines = ["event Parts"]
    for board in (1, 2, 3, 5, 8, 13):
        lines += [f"board {board}", "1 2 4S N =", "3 4 4S N -1", "5 6 3NT E +1"]
    director.create("parts", lines)
    for name, first in (("boards", lambda n: [1, 2, 3, 5, 8, 13].index(n)), ("cards", lambda n: n - 1)):
        for _ in range(2): # also when the whole is ready
            whole = get(name)[name]
            equal(len(whole), 6)
            equal(get(f"{name}?from=3")[name], whole[first(3):])
            equal(get(f"{name}?count=2")[name], whole[:2])
            equal(get(f"{name}?from=2&count=3")[name], whole[first(2):first(2) + 3])
            equal(get(f"{name}?from=99")[name], [])
    equal([board["board"] for board in get("boards?from=4&count=2")["boards"]], [5, 8])


def test_undo():
    """the line that undo gives takes the last one back, and the next one that before it"""
    director.create("undo", HEAD)
    before = standings(director, "undo")
    director.append("undo", ["board 1: 1 2 4S N -3"])
    undo = director.get("/api/v1/events/undo/undo").json
    equal((undo["line"], undo["text"], undo["can"]), (5, "board 1: 1 2 4S N -3", True))
    equal(director.append("undo", [undo["undo"]]).status, 201)
    equal(standings(director, "undo"), before)
    equal(director.get("/api/v1/events/undo/undo").json["line"], 4)


def test_cache():
    """an answer that has not changed is not sent again"""
    first = director.get("/api/v1/events/two/standings")
    again = director.get("/api/v1/events/two/standings", {"If-None-Match": first.headers["ETag"]})
    equal((again.status, again.body), (304, b""))
    director.append("two", ["# a remark"])
    equal(director.get("/api/v1/events/two/standings", {"If-None-Match": first.headers["ETag"]}).status, 200)
    head = director.ask("HEAD", "/api/v1/events/two/standings")
    equal((head.status, head.body), (200, b""))


def test_gzip():
    """longer answers are compressed for clients that accept gzip, with a tag of their own"""
    event = "/api/v1/events/tuesday"
    for path in ("/standings", "/boards", "/cards", "/history", "/log", "/log?format=text", "/race", "/cards/NS7", "/standings"):
        plain = director.get(event + path)
        zipped = director.get(event + path, {"Accept-Encoding": "br, gzip;q=0.5"})
        equal((path, plain.headers.get("Content-Encoding"), zipped.headers.get("Content-Encoding")), (path, None, "gzip"))
        equal(gzip.decompress(zipped.body), plain.body)
        assert len(zipped.body) * 2 < len(plain.body)
        if "ETag" in plain.headers:
            assert plain.headers["ETag"] != zipped.headers["ETag"]
            equal(plain.headers["Vary"], "Accept-Encoding")
            both = {"Accept-Encoding": "gzip", "If-None-Match": zipped.headers["ETag"]}
            equal(director.get(event + path, both).status, 304)
    for accepted in ("", "br", "gzip;q=0", "identity"):
        assert "Content-Encoding" not in director.get(event + "/standings", {"Accept-Encoding": accepted}).headers
    assert "Content-Encoding" not in director.get(event + "/boards/99", {"Accept-Encoding": "gzip"}).headers
    director.create("zipped", HEAD)
    assert "Content-Encoding" not in director.get("/api/v1/events/zipped/undo", {"Accept-Encoding": "gzip"}).headers


# ---- Who may do what -------------------------------------------------------------------------------


def test_access():
    """without log-in, with the wrong password, or without the token of the session, nothing can be changed"""
    client = server.client()
    equal(client.append("two", ["x"]).status, 401)
    equal(client.create("mine").status, 401)
    equal(client.login("wrong horse").status, 401)
    equal(client.get("/api/v1/session").json["director"], False)
    answer = client.login(name="Ann")
    equal(answer.status, 200)
    cookie = answer.headers["Set-Cookie"]
    assert "HttpOnly" in cookie and "SameSite=Strict" in cookie, cookie
    equal(client.get("/api/v1/session").json["name"], "Ann")
    for token in ("", "wrong", None):
        equal(client.post("/api/v1/events/two/log", {"lines": ["x"]}, {"X-CSRF-Token": token or ""}).json["error"]["kind"], "csrf")
    equal(client.post("/api/v1/events/two/log", {"lines": ["#"]}, {"Origin": "http://evil.example"}).json["error"]["kind"], "origin")
    own = {"Origin": f"http://127.0.0.1:{server.port}"}
    equal(client.post("/api/v1/events/two/log", {"lines": ["# Ann was here"]}, own).status, 201)
    equal(client.get("/api/v1/events/two/log").json["lines"][-1]["author"], "Ann")
    equal(client.ask("POST", "/api/v1/events/two/log", "lines=x", {"X-CSRF-Token": client.csrf}).status, 415)
    old = client.cookie
    equal(client.post("/api/v1/logout", {}).status, 200)
    client.cookie = old
    equal(client.append("two", ["x"]).status, 401)


def test_setup_link():
    """the link that sets the password works once, and for nothing else"""
    client = server.client()
    used = client.get(f"/setup?token={server.token}")
    equal((used.status, used.headers["Content-Type"]), (403, "text/html; charset=utf-8"))
    assert b"--new-password" in used.body
    equal(client.get("/setup").status, 403)
    other = Server(ODDTRICK)
    token = other.read_token()
    client = other.client()
    equal(client.login("").status, 401)
    page = client.get(f"/setup?token={token}")
    assert page.status == 200 and token.encode() in page.body
    setup_page.check_languages(client, token)
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    equal(client.ask("POST", "/setup", f"token={token}&password=short&again=short", form).status, 422)
    equal(client.ask("POST", "/setup", f"token={token}&password=long+enough&again=different", form).status, 422)
    equal(client.ask("POST", "/setup", "token=x&password=long+enough&again=long+enough", form).status, 403)
    answer = client.ask("POST", "/setup", f"token={token}&password=long+en%6fugh&again=long+enough", form)
    equal((answer.status, answer.headers["Location"]), (303, "/#/events"))
    equal(client.ask("POST", "/setup", f"token={token}&password=long+enough&again=long+enough", form).status, 403)
    equal(other.client().login("long enough").status, 200)
    client.csrf = client.get("/api/v1/session").json["csrf"]
    equal(client.post("/api/v1/password", {"old": "no", "new": "another one"}).status, 401)
    equal(client.post("/api/v1/password", {"old": "long enough", "new": "short"}).status, 422)
    equal(client.post("/api/v1/password", {"old": "long enough", "new": "another one"}).status, 200)
    equal(other.client().login("long enough").status, 401)
    other.stop()


def test_expired_session():
    """a session lasts over a restart, and not beyond its time"""
    other = Server(ODDTRICK)
    client = other.director()
    client.create("e", HEAD)
    other.stop()
    again = Server(ODDTRICK, other.database)
    same = again.client()
    same.cookie, same.csrf = client.cookie, client.csrf
    equal(same.append("e", ["# still here"]).status, 201)
    again.stop()
    equal(change(other.database, "UPDATE kept SET until_ms = 1 WHERE name LIKE 'session %'"), 1)
    stored = dump(other.database)
    for secret in (PASSWORD, client.cookie.split("=")[1]):
        assert secret.encode() not in stored and secret.encode().hex().encode() not in stored
    last = Server(ODDTRICK, other.database)
    late = last.client()
    late.cookie, late.csrf = client.cookie, client.csrf
    equal(late.append("e", ["# too late"]).status, 401)
    equal(late.get("/api/v1/session").json["director"], False)
    last.stop()


def test_rate_limit():
    """a client that tries passwords has to wait"""
    other = Server(ODDTRICK)
    other.director()
    client = other.client()
    answers = [client.login(f"guess {i}") for i in range(8)]
    equal([answer.status for answer in answers], [401] * 5 + [429] * 3)
    assert 0 < int(answers[-1].headers["Retry-After"]) <= 12
    equal(client.login().status, 429)
    other.stop()


def test_read_only():
    """a read-only server shows events and changes nothing"""
    other = Server(ODDTRICK, server.database, ["--read-only"])
    client = other.client()
    equal(client.get("/api/v1/events/two/standings").status, 200)
    equal(client.login().json["error"]["kind"], "read_only")
    client.cookie, client.csrf = director.cookie, director.csrf
    equal(client.append("two", ["x"]).json["error"]["kind"], "read_only")
    equal(client.get("/api/v1").json["read_only"], True)
    other.stop()


def test_end():
    """and so does this one"""
    equal(server.stop(), 0)
    equal(server.errors, "")
    shutil.rmtree(server.folder)


tap.run(globals())
