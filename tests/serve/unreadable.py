"""A disk that cannot be read: unreadable.py ODDTRICK FAULTS. A server must never report something that it cannot read as missing."""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(__file__))
import tap
from faults import READ, Faults
from server import ON_POSTGRESQL, Server

ODDTRICK, FAULTS = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
LINES = ["event Tuesday", "winners 2", "movement mitchell tables 5 boards 15", "set show-results end", "board 1: 1 1 4S N ="]
ALWAYS = 1 << 30  # times
disk = Faults(FAULTS)
log = os.path.join(os.path.dirname(disk.file.name), os.path.basename(disk.file.name) + ".log")
server = Server(ODDTRICK, env=disk.env, options=("--log", log, "--log-format", "json", "--metrics"))
director = server.director()
TOLD = 30  # lines that anybody can cause are limited: at least so many are written


def told():
    with open(log, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def make(name):
    assert director.create(name, LINES).status == 201
    assert director.get(f"/api/v1/events/{name}/log").body != server.client().get(f"/api/v1/events/{name}/log").body
    issued = director.post(f"/api/v1/events/{name}/tables", {"tables": ["1", "door"]}).json["tables"]
    secrets = {row["table"]: {"X-Table-Secret": row["secret"]} for row in issued}
    assert director.post("/api/v1/table/call", {"about": "revoke"}, secrets["1"]).status == 200
    assert director.post("/api/v1/table/entries", {"board": 2, "result": "4S N ="}, secrets["1"]).status == 200
    assert director.post("/api/v1/door/arrivals", {"names": ["Ann", "Bo"], "key": "12345678"}, secrets["door"]).status == 200
    assert director.post(f"/api/v1/events/{name}/clock", {"action": "start"}).status == 200
    return secrets


def asks(name, secrets):
    """The requests, and their answers with a good disk."""
    table, door = secrets["1"], secrets["door"]
    event = f"/api/v1/events/{name}"
    for path in ("", "/log", "/standings", "/calls", "/clock", "/arrivals", "/changes", "/mails", "/history", "/pages.zip?par=0"):
        yield 200, "GET", event + path, None, {}
    for path in ("/healthz", "/metrics", "/api/v1/session", "/api/v1/accounts", "/api/v1/members", f"/api/v1/season?events={name}&points=rank"):
        yield (200, 422), "GET", path, None, {}
    for path in ("/api/v1/table", "/api/v1/table/room"):
        yield 200, "GET", path, None, table
    yield 200, "GET", "/api/v1/door?key=12345678", None, door
    yield 200, "POST", event + "/calls", {"table": "1", "state": "answered"}, {}
    yield 200, "POST", "/api/v1/table/call", {"about": "revoke"}, table
    yield 200, "POST", "/api/v1/table/entries", {"board": 2, "result": "4S N ="}, table
    yield 200, "POST", event + "/arrivals", {"key": "12345678", "place": "7"}, {}
    yield 201, "POST", event + "/log", {"lines": ["# more"]}, {}
    yield 200, "POST", event + "/tables", {"tables": ["2"]}, {}
    yield 200, "POST", "/api/v1/members", {"rows": ["17\tAnn Lee\t"]}, {}
    yield 200, "POST", "/api/v1/accounts", {"name": "Cy", "role": "assistant", "password": "a long password"}, {}
    yield 200, "POST", "/api/v1/session/playing", {}, {}
    yield 200, "POST", "/api/v1/login", {"password": "correct horse"}, {}


def ask(method, path, value, headers):
    if method == "GET":
        return director.get(path, headers)
    return director.post(path, value, headers)


def ask_badly(after, good, method, path, value, headers):
    """Asks while all reads after so many fail. Returns whether one did, and whether the answer is an error."""
    right = ask(method, path, value, headers).body if path.endswith("/log") and method == "GET" else None
    assert director.append("other", ["# so that no other connection may use the pages that it has read"]).status == 201
    failed = disk.failed
    disk.fail(READ, after, ALWAYS)
    answer = ask(method, path, value, headers)
    disk.heal()
    if answer.status not in (500, 503, 507):
        assert answer.status in good, (method, path, after, answer.status, answer.body[:300])
        assert right in (None, answer.body), "a director is shown less"
    else:
        assert answer.json["error"]["kind"] == "storage" and answer.json["error"]["message"], (path, after, answer.body)
    return disk.failed > failed, answer.status not in good


def test_nothing_is_denied():
    """whatever cannot be read, the answer is right or an error of storage, and never that something is not there"""
    if ON_POSTGRESQL:
        return "# SKIP the file of the database is not this program's"
    assert director.create("other", LINES).status == 201
    asked = errors = 0
    for good, method, path, value, headers in list(asks("first", make("first"))):
        good = good if isinstance(good, tuple) else (good,)
        for after in range(60):
            failed, error = ask_badly(after, good, method, path, value, headers)
            asked, errors = asked + 1, errors + error
            if path.endswith(("/playing", "/login")):
                assert director.login().status == 200
            if not failed:
                break
        after = ask(method, path, value, headers)
        assert after.status in good, (path, after.status, after.body)
        if path.endswith("/playing"):
            assert director.login().status == 200
    assert errors > 30, (asked, errors)
    until = time.monotonic() + 20
    while len(rows := [line for line in told() if line["event"] == "storage"]) < min(errors, TOLD) and time.monotonic() < until:
        time.sleep(0.05)
    assert len(rows) >= min(errors, TOLD) and all(row.get("message") for row in rows), (len(rows), errors, rows[-3:])
    return f"{asked} requests, {errors} errors of storage, which are in the log"


try:
    tap.run(globals())
finally:
    disk.heal()
    server.stop()
    os.remove(log)
