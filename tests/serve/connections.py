"""Connections to a running server: malformed and hostile requests, streams, slow clients, the sandbox, the end: connections.py ODDTRICK."""
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
import time

sys.path[:0] = [os.path.dirname(__file__), os.path.join(os.path.dirname(__file__), "../store")]
import chain
import tap
from tap import equal
from server import change, Server
from stream import PATIENCE, Stream

ODDTRICK = os.path.abspath(sys.argv[1])
HEAD = ["event Two tables", "board 1", "1 2 4S N =", "3 4 4S N -1"]

server = Server(ODDTRICK)
director = server.director()
director.create("two", HEAD)


# ---- Hostile requests ------------------------------------------------------------------------------


def raw(data, wait=5):
    with socket.create_connection(("127.0.0.1", server.port), timeout=wait) as s:
        answer = b""
        try:
            s.sendall(data)
            s.shutdown(socket.SHUT_WR)
            while more := s.recv(65536):
                answer += more
        except OSError:  # it was closed before all was sent
            pass
        return answer


def test_malformed():
    """invalid requests and invalid JSON are refused and harm nobody"""
    for data in (b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\0" * 100, b"GET / HTTP/1.1\r\n\r\n",
                 b"POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
                 b"POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: zzz\r\n\r\n",
                 b"POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                 b"GET /" + b"a" * 100000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
                 b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"A: b\r\n" * 20000 + b"\r\n"):
        answer = raw(data)
        assert not answer or re.match(rb"HTTP/1\.[01] [45]", answer), (data[:60], answer[:60])
    for body in ("", "{", "[]", "7", '{"lines":', '{"lines":["a"],"lines":["b"]}', "{\"lines\":[\"\\u0000\"]}", "[" * 5000):
        answer = director.ask("POST", "/api/v1/events/two/log", body,
                              {"Content-Type": "application/json", "X-CSRF-Token": director.csrf})
        equal(answer.status, 400)
        assert "error" in answer.json
    answer = director.ask("POST", "/api/v1/events/two/log", '{"lines":\n ["a",]}',
                          {"Content-Type": "application/json", "X-CSRF-Token": director.csrf})
    equal(answer.json["error"]["line"], 2)
    equal(director.ask("PUT", "/api/v1/events/two/log", "x").status, 405)
    equal(director.ask("DELETE", "/api/v1/events").headers["Allow"], "GET, HEAD, POST")
    equal(server.client().get("/api/v1/nothing").status, 404)


def test_too_large():
    """a body that is too large is not taken, whatever it says of its length"""
    client = server.client()
    client.cookie, client.csrf = director.cookie, director.csrf
    equal(client.append("two", ["x" * 4001]).status, 400)
    head = b"POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    assert b" 413 " in raw(head + b"Content-Length: 99999999\r\n\r\nx")[:20]
    chunks = b"".join(b"10000\r\n" + b"x" * 65536 + b"\r\n" for _ in range(20)) + b"0\r\n\r\n"
    assert b" 413 " in raw(head + b"Transfer-Encoding: chunked\r\n\r\n" + chunks)[:20]


def test_paths():
    """no path leads out of the pages"""
    site = os.path.join(server.folder, "site")
    os.makedirs(os.path.join(site, "icons"))
    for name, text in (("index.html", "first"), ("icons/a.svg", "<svg/>"), (".secret", "no"), ("app-0123456789.js", "1"),
                       ("page-ABCDEFG2.js", "2"), ("server.json", "{}")):
        with open(os.path.join(site, name), "w") as file:
            file.write(text)
    with open(os.path.join(server.folder, "outside.txt"), "w") as file:
        file.write("outside")
    os.symlink(os.path.join(server.folder, "outside.txt"), os.path.join(site, "link.txt"))
    other = Server(ODDTRICK, options=["--site", site])
    client = other.client()
    equal(client.get("/").body, b"first")
    equal(client.get("/index.html").headers["Content-Type"], "text/html; charset=utf-8")
    equal(client.get("/icons/a.svg").headers["Content-Type"], "image/svg+xml")
    assert "immutable" in client.get("/app-0123456789.js").headers["Cache-Control"]
    assert "immutable" in client.get("/page-ABCDEFG2.js").headers["Cache-Control"]
    equal(client.get("/").headers["Cache-Control"], "no-cache")
    equal(client.get("/server.json").json, {"api": "api/v1/"})
    tag = client.get("/").headers["ETag"]
    equal(client.get("/", {"If-None-Match": tag}).status, 304)
    for path in ("/../outside.txt", "/%2e%2e/outside.txt", "/icons/../../outside.txt", "/icons%2fa.svg", "/..%2foutside.txt", "/.secret",
                 "/link.txt", "/%00", "//etc/passwd", "/etc/passwd", "/icons", "/icons/", "/..%5coutside.txt", "/%", "/%zz"):
        answer = client.get(path)
        assert answer.status in (400, 404), (path, answer.status)
        assert b"outside" not in answer.body
    other.stop()


def test_headers():
    """every answer has the headers that keep browsers out of trouble"""
    for path in ("/", "/api/v1/events", "/nothing", "/api/v1/events/two/standings"):
        headers = server.client().get(path).headers
        policy = headers["Content-Security-Policy"]
        assert "unsafe-inline" not in policy and "default-src 'none'" in policy, policy
        equal(headers["X-Content-Type-Options"], "nosniff")
        equal(headers["X-Frame-Options"], "DENY")


# ---- Streams, and slow clients ---------------------------------------------------------------------


def test_stream():
    """two viewers see a result within a second, with the standings that have changed"""
    director.create("stream", HEAD + ["board 2", "1 2 pass", "3 4 pass"])
    viewers = [Stream("stream", server.port), Stream("stream", server.port)]
    for viewer in viewers:
        equal(viewer.next(), {"length": 7})
    for length in range(8, 13):  # a machine that is busy may be late
        began = time.time()
        director.append("stream", ["3 4 1S N " + ("=" if length % 2 == 0 else "+1")])
        messages = [viewer.next() for viewer in viewers]
        took = time.time() - began
        equal(messages[0], messages[1])
        equal((messages[0]["length"], messages[0]["since"]), (length, length - 1))
        if took < 1:
            break
    assert took < 1, took
    now = {row["id"]: row for row in director.get("/api/v1/events/stream/standings").json["standings"]}
    for row in messages[0]["standings"]:
        equal(row, now[row["id"]])
    director.append("stream", ["board 3", "5 6 pass", "7 8 pass"])  # nothing of the others changes
    equal({row["id"] for row in viewers[0].next()["standings"]} & {"5", "6", "7", "8"}, {"5", "6", "7", "8"})
    return f"{took * 1000:.0f} ms"


def test_stream_of_many_lines():
    """however many lines come, a viewer ends up with the last, and a slow one gets no old messages"""
    director.create("many", HEAD)
    viewer, idle = Stream("many", server.port), Stream("many", server.port)
    viewer.next()
    for i in range(300):
        equal(director.append("many", [f"# remark {i}"]).status, 201)
    count = 0
    while (message := viewer.next())["length"] < 304:
        count += 1
    assert count < 100, count
    equal(message["length"], 304)
    while idle.next()["length"] < 304:
        pass


def test_slow_clients():
    """clients that send or read slowly do not delay others"""
    slow = []
    for i in range(300):
        s = socket.create_connection(("127.0.0.1", server.port))
        s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        if i % 3 == 0:
            s.sendall(b"GET /api/v1/ev")
        elif i % 3 == 1:
            s.sendall(b"POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{")
        else:
            s.sendall(b"GET /api/v1/events/tuesday/boards HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
        slow.append(s)
    began = time.time()
    client = server.client()
    for _ in range(20):
        equal(client.get("/api/v1/events/two/standings").status, 200)
    equal(director.append("two", ["# quick"]).status, 201)
    took = time.time() - began
    for s in slow:
        s.close()
    assert took < PATIENCE, took  # less than any of them may take
    return f"{took * 1000:.0f} ms for 21 requests"


# ---- Starting and stopping -------------------------------------------------------------------------


def test_port_taken():
    """a port in use is reported clearly"""
    other = subprocess.run([ODDTRICK, "serve", "--db", server.database, "--listen", f"127.0.0.1:{server.port}"],
                           capture_output=True, text=True, timeout=20)
    equal(other.returncode, 2)
    assert "in use by another program" in other.stderr, other.stderr
    other = subprocess.run([ODDTRICK, "serve", "--listen", "nonsense"], cwd=server.folder, capture_output=True, text=True, timeout=20)
    equal(other.returncode, 2)
    other = subprocess.run([ODDTRICK, "serve", "--db", "/nowhere/x.db"], capture_output=True, text=True, timeout=20)
    equal(other.returncode, 2)


def rights_of(process):
    """The kernel's NoNewPrivs and Seccomp of the process."""
    with open(f"/proc/{process.pid}/status", encoding="ascii") as status:
        lines = dict(line.split(":", 1) for line in status)
    return int(lines["NoNewPrivs"]), int(lines["Seccomp"])


def test_sandbox():
    """the server has given up rights that it does not need, unless an option keeps them"""
    sanitized = "libasan" in subprocess.run(["ldd", ODDTRICK], capture_output=True, text=True, check=False).stdout
    equal(rights_of(server.process), (0, 0) if sanitized else (1, 2))
    other = Server(ODDTRICK, options=["--no-sandbox"])
    equal(rights_of(other.process), (0, 0))
    other.stop()
    shutil.rmtree(other.folder)


def test_stop():
    """a signal ends the server at once, with all streams, and without an error"""
    other = Server(ODDTRICK)
    client = other.director()
    client.create("e", HEAD)
    viewer = Stream("e", other.port)
    viewer.next()
    began = time.time()
    equal(other.stop(), 0)
    equal(other.errors, "")
    assert time.time() - began < PATIENCE
    while viewer.socket.recv(65536):
        pass
    check = subprocess.run([ODDTRICK, "db", "check", other.database], capture_output=True, text=True)
    equal((check.returncode, check.stdout.endswith(": sound\n")), (0, True))
    if os.path.exists(other.database):
        equal(chain.broken(sqlite3.connect(other.database)), [])
    shutil.rmtree(other.folder)


def test_end():
    """and so does this one"""
    equal(server.stop(), 0)
    equal(server.errors, "")
    shutil.rmtree(server.folder)


tap.run(globals())
