"""Operation: health, metrics, and a service manager that passes the socket, is told, and restarts the server under load.
operation.py ODDTRICK [FAULTS]"""
import http.client
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

import tap
from server import Client, Server

LINES = ["event Night", "board 1", "1 2 4S N =", "3 4 3NT E -1"]


# ---- What Prometheus reads -------------------------------------------------------------------------

SAMPLE = re.compile(r'([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{((?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\"n])*",?)*)\})? (\S+)')


def parse(text):
    """The text format 0.0.4: {name: (type, {labels: value})}; each metric is described once, before its samples."""
    assert text.endswith("\n"), "the last line has an end"
    metrics, samples = {}, set()
    for line in text.splitlines():
        if line.startswith("# HELP "):
            name, words = line[len("# HELP "):].split(" ", 1)
            assert name not in metrics and words, line
            metrics[name] = [None, {}]
        elif line.startswith("# TYPE "):
            name, kind = line[len("# TYPE "):].split(" ")
            assert metrics[name] == [None, {}] and kind in ("counter", "gauge", "histogram"), line
            metrics[name][0] = kind
        else:
            name, labels, value = SAMPLE.fullmatch(line).groups()
            assert (name, labels) not in samples, f"twice: {line}"
            samples.add((name, labels))
            family = name if name in metrics else re.sub("_(bucket|sum|count)$", "", name)
            assert family == list(metrics)[-1], f"{line} is not behind its description"
            assert family == name or metrics[family][0] == "histogram", line
            metrics[family][1][name + (labels or "")] = float(value)
    for name, (kind, _) in metrics.items():
        assert kind, f"{name} has no type"
        assert (kind == "counter") == name.endswith("_total"), f"{name} is a {kind}"
    return metrics


def value(metrics, name, labels=""):
    return metrics[name][1].get(name + labels, 0)


def check_histogram(metrics, name):
    _, samples = metrics[name]
    ends = {float(re.search('le="([^"]+)"', key).group(1)): count for key, count in samples.items() if "_bucket" in key}
    assert list(ends) == sorted(ends) and list(ends)[-1] == float("inf")
    assert list(ends.values()) == sorted(ends.values()), "buckets are cumulative"
    assert ends[float("inf")] == samples[name + "_count"]
    assert 0 <= samples[name + "_sum"]


def test_health(oddtrick):
    """/healthz answers everybody, /metrics is not there unless it is asked for"""
    server = Server(oddtrick)
    client = server.client()
    answer = client.get("/healthz")
    assert (answer.status, answer.body) == (200, b"ok\n"), answer.body
    assert answer.headers["Cache-Control"] == "no-store"
    assert client.get("/metrics").status == 404
    assert client.post("/healthz", {}).status == 405
    assert server.stop() == 0


def test_health_of_a_lost_database(oddtrick):
    """/healthz and database_up notice a database that cannot be read"""
    server = Server(oddtrick, options=["--metrics"])
    client = server.client()
    with sqlite3.connect(server.database) as other:
        other.execute("DROP TABLE event")
    other.close()
    answer = client.get("/healthz")
    assert answer.status == 503 and answer.json["error"]["kind"] == "storage", answer.body
    assert value(parse(client.get("/metrics").body.decode()), "oddtrick_database_up") == 0
    server.stop()


def test_metrics(oddtrick):
    """/metrics counts what happens, in the text format of Prometheus"""
    server = Server(oddtrick, options=["--metrics"])
    director = server.director()
    before = parse(director.get("/metrics").body.decode())
    assert director.create("night", LINES).status == 201
    for _ in range(5):
        assert director.get("/api/v1/events/none").status == 404
    stream = server.client()
    stream.connection.request("GET", "/api/v1/events/night/stream")
    stream.connection.sock.recv(100)
    answer = director.get("/metrics")
    assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
    after = parse(answer.body.decode())
    assert value(after, "oddtrick_events") == 1
    assert value(after, "oddtrick_log_lines_total") == len(LINES)
    assert value(after, "oddtrick_database_up") == 1 and value(after, "oddtrick_read_only") == 0
    grown = {code: value(after, "oddtrick_responses_total", f'code="{code}"')
             - value(before, "oddtrick_responses_total", f'code="{code}"') for code in (200, 201, 404)}
    assert grown == {200: 2, 201: 1, 404: 5}, grown  # 200: the first /metrics, and the stream
    assert value(after, "oddtrick_connections") == 2 and value(after, "oddtrick_streams") == 1
    for metrics in (before, after):
        check_histogram(metrics, "oddtrick_request_duration_seconds")
    assert after["oddtrick_request_duration_seconds"][1]["oddtrick_request_duration_seconds_count"] == \
        before["oddtrick_request_duration_seconds"][1]["oddtrick_request_duration_seconds_count"] + 7
    assert value(after, "process_resident_memory_bytes") > 1e6
    assert abs(value(after, "process_start_time_seconds") - time.time()) < 600
    for secret in ("night", "correct horse", director.csrf, server.token, "127.0.0.1"):
        assert secret not in answer.body.decode(), "nothing but numbers"
    stream.connection.close()
    for _ in range(1000):
        if value(parse(director.get("/metrics").body.decode()), "oddtrick_streams") == 0:
            break
    else:
        raise AssertionError("a stream that has ended is still counted")
    server.stop()


def test_who_sees_metrics(oddtrick):
    """/metrics is for this machine, and for named addresses"""
    for options, forwarded, status in ((["--metrics"], "192.0.2.7", 404), (["--metrics"], "127.0.0.1", 200),
                                       (["--metrics-from", "192.0.2.0/24"], "192.0.2.7", 200),
                                       (["--metrics-from", "192.0.2.0/24"], "198.51.100.1", 404)):
        server = Server(oddtrick, options=[*options, "--trusted-proxy", "127.0.0.1"])
        answer = server.client().get("/metrics", {"X-Forwarded-For": forwarded})
        assert answer.status == status, (options, forwarded, answer.status)
        server.stop()
    said = subprocess.run([oddtrick, "serve", "--metrics-from", "nobody"], capture_output=True, text=True)
    assert said.returncode == 2 and "nobody" in said.stderr, said.stderr


# ---- A service manager -----------------------------------------------------------------------------

class Manager:
    """Holds a listening socket, starts servers on it, and hears what they tell."""

    def __init__(self, oddtrick):
        self.oddtrick = oddtrick
        self.folder = tempfile.mkdtemp(prefix="odd-service-")
        self.database = os.path.join(self.folder, "club.db")
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=1000)
        self.port = self.socket.getsockname()[1]
        self.told = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.told.bind(os.path.join(self.folder, "notify"))
        self.told.settimeout(60)

    def start(self, *options, sockets=1, passed=None):
        """In a shell, whose process the server takes over: it must know its own id."""
        passed = passed or self.socket
        script = f'LISTEN_PID=$$ LISTEN_FDS={sockets} exec "$0" "$@" 3<&{passed.fileno()}'
        return subprocess.Popen(
            ["sh", "-c", script, self.oddtrick, "serve", "--db", self.database, *options],
            pass_fds=[passed.fileno()], env={**os.environ, "NOTIFY_SOCKET": self.told.getsockname()},
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def hear(self):
        return self.told.recv(4096).decode()

    def ended(self, process, how=signal.SIGTERM):
        process.send_signal(how)
        output, errors = process.communicate(timeout=60)
        return process.returncode, output, errors


def test_socket(oddtrick):
    """The server listens at the socket that it is passed, and tells when it is ready, reloads and stops"""
    manager = Manager(oddtrick)
    process = manager.start("--log", "-", "--log-format", "journald")
    assert manager.hear() == "READY=1"
    assert Client(manager.port).get("/healthz").status == 200
    process.send_signal(signal.SIGHUP)
    assert [manager.hear(), manager.hear()] == ["RELOADING=1", "READY=1"]
    code, output, errors = manager.ended(process)
    assert manager.hear() == "STOPPING=1"
    assert code == 0 and f"http://127.0.0.1:{manager.port}/" in output and "in use" not in output, output
    lines = errors.splitlines()
    assert re.fullmatch(r'<6>start message="oddtrick \S+ serves .*"', lines[0]), errors
    assert lines[1].startswith("<6>reload ") and lines[-1].startswith("<6>stop "), errors
    manager.socket.settimeout(5)
    late = socket.create_connection(("127.0.0.1", manager.port))  # the socket is still the manager's
    manager.socket.accept()[0].close()
    late.close()


def test_sockets_that_are_wrong(oddtrick):
    """A socket that is of no use, or one too many, is one clear sentence"""
    manager = Manager(oddtrick)
    datagram = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    plain = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    local = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    local.bind(os.path.join(manager.folder, "local"))
    local.listen()
    wrong = "did not pass a listening TCP socket"
    for options, more, sentence in (((), {"sockets": 2}, "passed 2 sockets: expected one"),
                                    (("--listen", "127.0.0.1:0"), {}, "omit --listen"),
                                    ((), {"passed": datagram}, wrong), ((), {"passed": plain}, wrong),
                                    ((), {"passed": local}, wrong)):
        process = manager.start(*options, **more)
        _, errors = process.communicate(timeout=60)
        assert process.returncode == 2 and sentence in errors and errors.count("\n") == 1, errors
        assert manager.hear() == "STOPPING=1"
    assert not os.path.exists(manager.database), "nothing was changed"


def test_sockets_of_others(oddtrick):
    """A socket that was passed to another process is left alone"""
    manager = Manager(oddtrick)
    server = Server(oddtrick, env={**os.environ, "LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1",
                                   "NOTIFY_SOCKET": "@no-such-manager"})
    assert server.port != manager.port and server.client().get("/healthz").status == 200
    server.stop()


class Load(threading.Thread):
    """A client that asks again and again; `keep`: on one connection as long as that lives; `path`: a stream, to be opened again."""

    def __init__(self, port, over, keep=False, path="/api/v1/events/night/standings"):
        super().__init__()
        self.port, self.over, self.keep, self.path = port, over, keep, path
        self.answers, self.longest, self.broken, self.refused, self.good_at = 0, 0.0, 0, 0, time.monotonic()
        self.told_to_retry, self.wrong = 0, None

    def good(self):
        now = time.monotonic()
        self.longest = max(self.longest, now - self.good_at)
        self.good_at = now
        self.answers += 1

    def one(self, connection):
        connection.request("GET", self.path)
        response = connection.getresponse()
        if response.status == 503:  # the server is stopping
            response.read()
            self.told_to_retry += 1
            return
        self.wrong = self.wrong if response.status == 200 else response.status
        if self.path.endswith("/stream"):
            response.readline()
            self.good()
            while not self.over.is_set() and response.readline():
                self.good_at = time.monotonic()
            return
        response.read()
        self.good()

    def run(self):
        connection = None
        while not self.over.is_set():
            if connection is None:
                connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
            try:
                self.one(connection)
            except ConnectionRefusedError:
                self.refused += 1
                connection = None
            except (OSError, http.client.HTTPException):
                self.broken += 1
                connection = None
            if not self.keep and connection is not None:
                connection.close()
                connection = None


def test_upgrade(oddtrick):
    """Servers follow each other on one socket under load: no connection is refused, all is stored"""
    manager, over = Manager(oddtrick), threading.Event()
    process = manager.start()
    assert manager.hear() == "READY=1"
    process.stdout.readline()
    server = Server.__new__(Server)  # only to set the password
    server.process, server.port, server.token = process, manager.port, None
    director = server.director()
    assert director.create("night", LINES).status == 201
    new = [Load(manager.port, over) for _ in range(8)]
    kept = [Load(manager.port, over, keep=True) for _ in range(4)]
    streams = [Load(manager.port, over, path="/api/v1/events/night/stream") for _ in range(4)]
    for client in new + kept + streams:
        client.start()
    stored = len(LINES)
    for upgrade in range(5):
        for _ in range(3):
            assert director.append("night", [f"1 2 4S N -{upgrade + 1}"]).status == 201
            stored += 1
        code, _, errors = manager.ended(process)
        assert (code, errors) == (0, ""), errors
        assert manager.hear() == "STOPPING=1"
        process = manager.start()
        assert manager.hear() == "READY=1"
        director.connection.close()
    # The streams open the first time they read something new.
    seen = [client.answers for client in new + kept + streams]
    assert director.append("night", ["1 2 4S N ="]).status == 201
    while any(client.answers <= count for client, count in zip(new + kept, seen)):
        time.sleep(0.01)
    assert Client(manager.port).get("/api/v1/events/night/log").json["length"] == stored + 1
    over.set()
    for client in new + kept:
        client.join(60)
    manager.ended(process)
    for client in streams:
        client.join(60)
    assert not [client.wrong for client in new + kept + streams if client.wrong]
    assert sum(client.refused for client in new + kept + streams) == 0, "a connection was refused"
    assert all(client.answers > 5 for client in streams), "each stream was opened again after each upgrade"
    longest = max(client.longest for client in new + kept + streams)
    return (f"5 upgrades, {sum(client.answers for client in new + kept)} answers; "
            f"{sum(client.broken for client in new)} of new connections, "
            f"{sum(client.broken for client in kept + streams)} of open ones were cut, "
            f"{sum(client.told_to_retry for client in new + kept + streams)} requests got 503; "
            f"the longest wait for an answer was {longest * 1000:.0f} ms")


tap.run(globals(), sys.argv[1])
