"""Several servers on one PostgreSQL, a replica, an earlier version of the tables, and a database that is away: servers.py ODDTRICK"""
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "serve"))
import cluster  # noqa: E402
import tap  # noqa: E402
from server import Server  # noqa: E402

ODDTRICK = os.path.abspath(sys.argv[1])
HERE = os.path.dirname(os.path.abspath(__file__))
EXAMPLE = os.path.join(HERE, "..", "..", "examples", "howell.event")
primary, standby = cluster.pair()
address = primary.database("club")
one, two = Server(ODDTRICK, address), Server(ODDTRICK, address)
director = one.director()
HEAD = ["event Shared", "scoring matchpoints", "board 1", "1 2 4S N ="]


def on(server, who=director):
    """The same browser at another server."""
    client = server.client()
    client.cookie, client.device, client.csrf = who.cookie, who.device, who.csrf
    return client


def until(what, seconds=30):
    end = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.02)
    return found


def test_events_are_everywhere():
    """an event that one server makes is at once there on the other, with all that is appended, under the same tag"""
    assert director.create("shared", HEAD).status == 201
    assert on(two).get("/api/v1/events/shared").status == 200
    there = on(two).append("shared", ["3 4 3NT E -1"], expected=4)
    assert there.status == 201 and there.json["length"] == 5, there.body
    late = director.append("shared", ["3 4 3NT E -2"], expected=4)
    assert late.status == 409 and late.json["error"]["length"] == 5, late.body
    answers = until(lambda: (lambda a, b: a.body == b.body and (a, b))(one.client().get("/api/v1/events/shared/standings"), two.client().get("/api/v1/events/shared/standings")))
    assert answers[0].headers["ETag"] == answers[1].headers["ETag"]
    assert director.create("shared", HEAD).status == 409


def test_retries_go_to_another_server():
    """a retry with the same key is known on every server, of new events too"""
    for server in (one, two):
        answer = on(server).post("/api/v1/events", {"id": "retried", "lines": HEAD, "key": "first"})
        assert answer.status in (200, 201) and answer.json["length"] == 4, answer.body
        answer = on(server).append("retried", ["# once"], key="second")
        assert answer.status in (200, 201) and answer.json["first"] == 5, answer.body
    assert on(two).append("retried", ["# other"], key="second").status == 422
    assert len(director.get("/api/v1/events/retried/log").json["lines"]) == 5


def test_viewers_of_the_other_server():
    """a viewer at one server is notified at once of what the other one stores"""
    assert director.create("watched", HEAD).status == 201
    with socket.create_connection(("127.0.0.1", two.port), timeout=20) as stream:
        stream.sendall(b"GET /api/v1/events/watched/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        seen = b""
        while b'"length":4' not in seen:
            seen += stream.recv(65536)
        for length in range(5, 9):
            assert director.append("watched", [f"# {length}"]).json["length"] == length
            while f'"length":{length},"since":{length - 1}'.encode() not in seen:
                seen += stream.recv(65536)


def first_length(server, event, known):
    """The length that a stream of a server tells first."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as stream:
        stream.sendall(f"GET /api/v1/events/{event}/stream{known[0]} HTTP/1.1\r\nHost: 127.0.0.1\r\n{known[1]}\r\n".encode())
        seen = b""
        while not (found := re.search(rb'data: {"length":(\d+)[,}]', seen)):
            seen += stream.recv(65536)
        return int(found.group(1))


def test_nobody_goes_back():
    """a client that has seen a length at one server gets no shorter log from the other one, in answers and on streams"""
    assert director.create("ahead", HEAD).status == 201
    other, shown = two.client(), []
    for turn in range(40):
        length = director.append("ahead", [f"# {turn}"]).json["length"]
        shown.append(other.get("/api/v1/events/ahead/log?count=1").json["length"] == length)
        assert other.get("/api/v1/events/ahead/log?count=1", {"Last-Event-ID": str(length)}).json["length"] == length
        length = director.append("ahead", [f"# {turn} again"]).json["length"]
        known = (f"?known={length}", "") if turn % 2 else ("", f"Last-Event-ID: {length}\r\n")
        assert first_length(two, "ahead", known) == length
    for nonsense in ("x", "-5", "99999999999999999999", "1e9", ""):
        assert other.get("/api/v1/events/ahead/log", {"Last-Event-ID": nonsense}).json["length"] == length
    return f"{shown.count(False)} of {len(shown)} answers were behind where nobody said it"


def test_sessions_and_secrets():
    """a login or logout at one server holds at all, and the secret of a table is valid everywhere until it is revoked"""
    ann = one.client()
    assert ann.login(name="Ann").status == 200
    assert on(two, ann).get("/api/v1/session").json["name"] == "Ann"
    assert on(two, ann).post("/api/v1/logout", {}).status == 200
    assert ann.append("shared", ["# no"]).status == 401
    lines = ["event Tables", "scoring matchpoints", "movement howell pairs 8 boards 14", *[f"pair {n} A{n} & B{n}" for n in range(1, 9)]]
    assert director.create("seated", lines).status == 201
    issued = director.post("/api/v1/events/seated/tables", {"tables": ["1"]})
    assert issued.status in (200, 201), issued.body
    secret = re.search(r'"secret":"([^"]+)"', issued.body.decode()).group(1)
    assert two.client().get("/api/v1/table", {"X-Table-Secret": secret}).status == 200
    revoked = on(two).post("/api/v1/events/seated/tables/revoke", {"tables": ["all"]})
    assert revoked.status == 200, revoked.body
    assert one.client().get("/api/v1/table", {"X-Table-Secret": secret}).status == 401


def test_tries_are_counted_together():
    """five wrong passwords at any servers, and the sixth is refused at both"""
    strange = [one.client(), two.client()]
    statuses = [strange[i % 2].login("wrong password").status for i in range(8)]
    assert statuses == [401] * 5 + [429] * 3, statuses
    answer = strange[0].login("wrong password")
    assert 0 < int(answer.headers["Retry-After"]) <= 60


def test_replica():
    """a server of a replica shows what the others store, and refuses changes"""
    replica = Server(ODDTRICK, standby.address("club"), ["--read-only"])
    try:
        viewer = replica.client()
        assert viewer.get("/api/v1/events/shared/standings").status == 200
        length = director.append("shared", ["# for the replica"]).json["length"]
        until(lambda: viewer.get("/api/v1/events/shared/log").json["length"] == length)
        assert director.create("late", HEAD).status == 201
        until(lambda: viewer.get("/api/v1/events/late").status == 200)
        assert on(replica).append("shared", ["# no"]).status == 403
    finally:
        assert replica.stop() == 0
    done = subprocess.run([ODDTRICK, "serve", "--db", standby.address("club"), "--listen", "127.0.0.1:0"], capture_output=True, text=True)
    assert done.returncode == 2 and "session is read-only" in done.stderr and done.stderr.count("\n") == 1, done.stderr


def test_earlier_version():
    """a database of the first version is converted once, by the first server, and nothing is lost"""
    old = primary.database("old")
    primary.sql(open(os.path.join(HERE, "version1.sql")).read(), "old")
    before = primary.sql("SELECT md5(string_agg(l::text, '' ORDER BY event, number)) FROM oddtrick.line l", "old")
    refused = subprocess.run([ODDTRICK, "rank", f"{old}#tuesday"], capture_output=True, text=True)
    assert refused.returncode == 2 and "earlier version" in refused.stderr, refused.stderr
    together(old)
    assert primary.sql("SELECT version FROM oddtrick.about", "old") == "2"
    assert primary.sql("SELECT md5(string_agg(l::text, '' ORDER BY event, number)) FROM oddtrick.line l WHERE event IN (SELECT id FROM oddtrick.event WHERE name IN ('tuesday', 'empty'))", "old") == before
    again = Server(ODDTRICK, old)
    late = again.client()
    assert late.login().status == 200
    assert late.append("tuesday", ["3 4 3NT E -1  # \u00e4"], key="k2").json["repeated"] is True
    assert late.append("tuesday", ["# new"], key="k9").json["length"] == 6
    assert again.stop() == 0


def together(database):
    """Four commands at once, each of which would make the tables."""
    all_ = [subprocess.Popen([ODDTRICK, "import", EXAMPLE, f"{database}#e{i}"], stderr=subprocess.PIPE, text=True) for i in range(4)]
    for process in all_:
        assert process.wait(timeout=60) == 0, process.stderr.read()
        process.stderr.close()
    assert subprocess.run([ODDTRICK, "db", "check", database], capture_output=True).returncode == 0


def test_tables_are_made_once():
    """four programs that make the tables at once make them once"""
    together(primary.database("fresh"))


def test_no_password_is_shown():
    """a password in the address is neither in the list of processes nor in the log"""
    secret = primary.address("club").replace("odd@", "odd:geheim@", 1)
    server = Server(ODDTRICK, secret, ["--log", "-"])
    with open(f"/proc/{server.process.pid}/cmdline", "rb") as file:
        words = file.read()
    assert b"postgresql://odd:***@" in words and b"geheim" not in words, words
    assert server.stop() == 0
    assert "geheim" not in server.errors and "postgresql://odd:***@" in server.errors, server.errors


def test_database_hangs():
    """while the database hangs, pages and loaded events are answered at once, and everything else gets 503 after a while"""
    impatient = Server(ODDTRICK, address + "?tcp_user_timeout=1500")
    boss = on(impatient)
    assert boss.append("shared", ["# before"]).status == 201
    reader, guesser = impatient.client(), impatient.client()
    assert reader.get("/api/v1/events/shared/standings").status == 200
    children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(primary.process.pid)], capture_output=True, text=True).stdout.split()
    backends = [primary.process.pid, *map(int, children)]
    for pid in backends:
        os.kill(pid, signal.SIGSTOP)
    try:
        asking = [threading.Thread(target=lambda: answers.append(boss.append("shared", ["# meanwhile"], key="meanwhile"))),
                  threading.Thread(target=lambda: answers.append(guesser.get("/api/v1/events/nowhere")))]
        answers, began = [], time.monotonic()
        for thread in asking:
            thread.start()
        while any(thread.is_alive() for thread in asking):
            asked = time.monotonic()
            assert reader.get("/").status == reader.get("/api/v1/events/shared/standings").status == 200
            took = time.monotonic() - asked
            assert took < 1, f"everybody waits for the database: {took:.1f} s"
        assert [answer.status for answer in answers] == [503, 503], [answer.body for answer in answers]
        assert all(answer.json["error"]["kind"] == "storage" for answer in answers), [answer.body for answer in answers]
        took = time.monotonic() - began
        assert took < 30, took
    finally:
        for pid in backends:
            os.kill(pid, signal.SIGCONT)
    again = until(lambda: (lambda a: a.status in (200, 201) and a)(boss.append("shared", ["# meanwhile"], key="meanwhile")))
    assert [line["text"] for line in boss.get("/api/v1/events/shared/log").json["lines"]].count("# meanwhile") == 1, again.body
    assert impatient.stop() == 0
    return f"given up after {took:.1f} s"


def test_database_is_away():
    """while the database is unreachable, changes get 503 with a sentence and succeed later; loaded events are still shown"""
    assert one.client().get("/api/v1/events/shared/standings").status == 200
    primary.stop()
    began = time.monotonic()
    away = director.append("shared", ["# away"], key="away")
    assert away.status == 503 and int(away.headers["Retry-After"]) > 0, (away.status, away.body)
    assert away.json["error"]["kind"] == "storage" and away.json["error"]["message"], away.body
    assert one.client().get("/api/v1/events/shared/standings").status == 200
    assert one.client().get("/api/v1/events/nowhere").status == 503
    assert two.client().login().status == 503
    assert time.monotonic() - began < 60
    primary.start()
    back = until(lambda: (lambda a: a.status in (200, 201) and a)(on(two).append("shared", ["# away"], key="away")))
    assert back.json["length"] > 5
    assert until(lambda: one.client().login().status == 200)
    until(lambda: on(one).append("shared", ["# back"]).status == 201)


try:
    tap.run(globals())
finally:
    for server in (one, two):
        server.stop()
