"""What the operator is told: journal.py ODDTRICK."""
import fcntl
import json
import os
import re
import shutil
import signal
import socket
import stat
import sys
import tempfile
import time
import urllib.parse

sys.path.insert(0, os.path.dirname(__file__))
import tap
from tap import equal
from server import LOCKED, ON_POSTGRESQL, PASSWORD, Client, Locked, Server, change

ODDTRICK = os.path.abspath(sys.argv[1])
HEAD = ["event Two tables", "board 1", "1 2 4S N =", "3 4 4S N -1"]
PATIENCE = 20


def wait_for(what):
    until = time.monotonic() + PATIENCE
    while not (found := what()) and time.monotonic() < until:
        time.sleep(0.02)
    assert found, "it did not happen"
    return found


def lines_of(path):
    with open(path) as file:
        return [json.loads(line) for line in file]


def play(server):
    """Causes every kind of line. Returns the secrets that it used."""
    token = server.read_token()
    director = server.director()
    client = server.client()
    equal(client.login("wrong horse").status, 401)
    equal(client.login(name="Zo\u00eb \"Z\" \\").status, 200)
    secrets = [token, client.cookie.split("=")[1], client.device.split("=")[1], client.csrf, PASSWORD, "wrong horse",
               director.cookie.split("=")[1]]
    equal(client.create("two", HEAD).status, 201)
    equal(client.get(f"/setup?token={token}").status, 403)
    equal(client.get("/api/v1/session?token=" + token, {"Host": "evil.example"}).status, 421)
    client.connection.close()
    equal(server.client().append("two", ["#"]).status, 401)
    equal(client.post("/api/v1/events/two/log", {"lines": ["#"]}, {"X-CSRF-Token": "x"}).status, 403)
    equal(client.ask("POST", "/api/v1/login", "x" * 2_000_000).status, 413)
    client.connection.close()
    with Locked(server.database):
        equal(client.post("/api/v1/logout", {}).status, LOCKED)
    with socket.create_connection(("127.0.0.1", server.port)) as s:
        s.sendall(b"GET /a%0ab\x01\xff\x1b[2J?secret HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n")
        assert b" 400 " in s.recv(4096)
    equal(client.post("/api/v1/logout", {}).status, 200)
    equal(server.stop(), 0)
    return secrets


def test_json():
    """each start, stop, log-in, log-out, refusal, storage error and slow request is a JSON line, without secrets"""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "log")
        secrets = play(Server(ODDTRICK, options=["--log", path, "--log-format", "json"]))
        equal(stat.S_IMODE(os.stat(path).st_mode), 0o600)
        with open(path) as file:
            text = file.read()
        for secret in secrets:
            assert secret not in text and urllib.parse.quote(secret) not in text, secret
        assert "secret" not in text
        lines = lines_of(path)
        for line in lines:
            assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"])
            if line["event"] not in ("start", "stop"):
                equal(line["from"], "127.0.0.1")
        seen = [(line["event"], line.get("status"), line.get("path")) for line in lines]
        wanted = [("start", None, None), ("setup", 303, "/setup"), ("refused", 401, "/api/v1/login"), ("login", 200, "/api/v1/login"),
                  ("refused", 403, "/setup"), ("refused", 421, "/api/v1/session"), ("refused", 401, "/api/v1/events/two/log"),
                  ("refused", 403, "/api/v1/events/two/log"), ("refused", 413, "/api/v1/login"), ("storage", LOCKED, "/api/v1/logout"),
                  ("refused", 400, "/a%0ab%01%FF%1B[2J"), ("logout", 200, "/api/v1/logout"), ("stop", None, None)]
        equal(seen, wanted)
        equal(lines[3]["author"], "Zo\u00eb \"Z\" \\")
        equal(lines[11]["author"], "Zo\u00eb \"Z\" \\")
        assert lines[9]["ms"] >= 1000 and ("another server" if ON_POSTGRESQL else "locked") in lines[9]["message"], lines[9]
        assert "wrong password" in lines[2]["message"]


def test_text():
    """the same as text, one line each, to standard error"""
    server = Server(ODDTRICK, options=["--log", "-"])
    secrets = play(server)
    lines = server.errors.splitlines()
    equal(len(lines), 13)
    for line in lines:
        assert re.fullmatch(r"\S+Z [a-z]+( [a-z]+=(\d+|\"([^\"\\\x00-\x1f]|\\.)*\"))+", line), line
        assert not any(secret in line for secret in secrets)
    assert lines[3].split(" ", 1)[1].startswith('login from="127.0.0.1" author="Zo\u00eb \\"Z\\" \\\\" method="POST" path="/api/v1/login" '
                                                'status=200 ms='), lines[3]


def test_reopened():
    """SIGHUP opens the file again: a log that was moved away is not written to any more, and nothing is lost"""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "log")
        server = Server(ODDTRICK, options=["--log", path, "--log-format", "json"])
        server.director()
        wait_for(lambda: len(lines_of(path)) == 2)
        os.rename(path, path + ".1")
        server.process.send_signal(signal.SIGHUP)
        wait_for(lambda: os.path.exists(path) and lines_of(path))
        server.client().login("guess")
        wait_for(lambda: len(lines_of(path)) == 2)
        equal([line["event"] for line in lines_of(path)], ["reload", "refused"])
        equal([line["event"] for line in lines_of(path + ".1")], ["start", "setup"])
        equal(server.stop(), 0)


def test_flood():
    """repeated refusals fill neither the disk nor a queue, and lines that are not written are counted"""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "log")
        server = Server(ODDTRICK, options=["--log", path, "--log-format", "json"])
        director, client = server.director(), server.client()
        began = time.monotonic()
        for _ in range(1000):
            equal(client.create("x").status, 401)
        took = time.monotonic() - began
        equal(director.post("/api/v1/logout", {}).status, 200)
        server.stop()
        lines = lines_of(path)
        refused = sum(line["event"] == "refused" for line in lines)
        dropped = sum(int(line["message"].split()[0]) for line in lines if line["event"] == "dropped")
        equal(refused + dropped, 1000)
        assert 200 <= refused <= 201 + 5 * (took + 1), (refused, took)
        assert [line["event"] for line in lines][-2:] == ["logout", "stop"]


def test_blocked():
    """a log that nobody reads keeps no request waiting, nor the end of the server"""
    folder = tempfile.mkdtemp(prefix="odd-pipe-")
    path = os.path.join(folder, "pipe")
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    server = Server(ODDTRICK, options=["--log", path])
    director = server.director()
    fcntl.fcntl(reader, fcntl.F_SETPIPE_SZ, 4096)
    for _ in range(50):  # which is more than it takes
        equal(server.client().create("x").status, 401)
    client, began = server.client(), time.monotonic()
    for _ in range(100):
        equal(client.create("x").status, 401)
    equal(director.login().status, 200)
    waited = time.monotonic() - began
    began = time.monotonic()
    equal(server.stop(), 0)
    took = time.monotonic() - began
    os.close(reader)
    shutil.rmtree(folder)
    assert waited < PATIENCE and took < PATIENCE, (waited, took)  # a line is waited for for a second
    return f"{waited * 1000:.0f} ms for 101 lines, {took * 1000:.0f} ms to end"


def test_storage_of_nobody():
    """an error of the database is logged once, also without a request"""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "log")
        server = Server(ODDTRICK, options=["--log", path, "--log-format", "json"])
        server.director().create("two", HEAD)
        change(server.database, ("" if ON_POSTGRESQL else "PRAGMA legacy_alter_table = ON; ") + "ALTER TABLE event RENAME TO gone")
        found = wait_for(lambda: [line for line in lines_of(path) if line["event"] == "storage"])
        assert ("tables" if ON_POSTGRESQL else "event") in found[0]["message"] and "path" not in found[0], found
        time.sleep(2.5)
        equal(server.stop(), 0)
        equal(len([line for line in lines_of(path) if line["event"] == "storage"]), 1)


def test_hangup_without_files():
    """without a log or a certificate SIGHUP ends the server, as it does when its terminal is closed"""
    server = Server(ODDTRICK)
    equal(server.stop(signal.SIGHUP), 0)


tap.run(globals())
