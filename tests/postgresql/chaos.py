"""Several servers on one PostgreSQL with a standby, while everything is killed: chaos.py ODDTRICK [SECONDS [CLIENTS]]

Clients append lines with keys, to any server, and send a line again with the same key until it is acknowledged. Meanwhile servers are killed and started again,
connections are terminated, and in the end the primary is killed and the standby promoted. Every acknowledged line must be there once, and all viewers must
have seen the log grow in the same way."""
import http.client
import json
import os
import random
import signal
import socket
import sys
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "serve"))
import cluster  # noqa: E402
import tap  # noqa: E402
from server import Server  # noqa: E402

ODDTRICK = os.path.abspath(sys.argv[1])
SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 15
CLIENTS = int(sys.argv[3]) if len(sys.argv) > 3 else 200
SEED = int(os.environ.get("ODD_SEED", "7"))
EVENTS = [f"club{i}" for i in range(8)]
primary, standby = cluster.pair()
primary.database("chaos")
ADDRESS = primary.address("chaos", standby)


class Servers:
    """Two servers that come and go."""

    def __init__(self, count):
        self.list = [Server(ODDTRICK, ADDRESS) for _ in range(count)]
        self.director = self.list[0].director()
        self.killed = 0

    def port(self, random_):
        return random_.choice(self.list).port

    def kill(self, at):
        old = self.list[at]
        old.stop(signal.SIGKILL)
        self.killed += 1
        end = time.monotonic() + 60
        while True:
            try:
                self.list[at] = Server(ODDTRICK, ADDRESS)
                return
            except RuntimeError:  # the database is away just now
                assert time.monotonic() < end
                time.sleep(0.2)


servers = Servers(2)
for name in EVENTS:
    assert servers.director.create(name, [f"event {name}", "scoring matchpoints"]).status == 201
COOKIE, CSRF = servers.director.cookie, servers.director.csrf
stop = threading.Event()
acknowledged = [[] for _ in range(CLIENTS)]  # (event, number, text)
refused = [0] * CLIENTS
wrong = []


def append(random_, event, text, key):
    """The status and the answer; None if there was no answer."""
    connection = http.client.HTTPConnection("127.0.0.1", servers.port(random_), timeout=20)
    try:
        connection.request("POST", f"/api/v1/events/{event}/log", json.dumps({"lines": [text], "key": key}),
                           {"Content-Type": "application/json", "Cookie": COOKIE, "X-CSRF-Token": CSRF})
        answer = connection.getresponse()
        return answer.status, answer.read()
    except (OSError, http.client.HTTPException):
        return None, b""
    finally:
        connection.close()


def client(at):
    random_ = random.Random(SEED * 1000 + at)
    for count in range(1 << 30):
        event, key, text = random_.choice(EVENTS), f"c{at}-{count}", f"# {at} {count}"
        first = True
        while True:
            status, body = append(random_, event, text, key)
            if status == 201 or status == 200:
                acknowledged[at].append((event, json.loads(body)["first"], text))
                break
            refused[at] += 1
            if status not in (None, 503):
                wrong.append((status, body))
                return
            if stop.is_set() and not first:
                return  # not acknowledged: it may be there or not
            first = False
            time.sleep(random_.uniform(0.05, 0.3))
        if stop.is_set():
            return
        time.sleep(random_.uniform(0, 0.2))


class Viewer(threading.Thread):
    """Follows an event on any server, repeatedly, and records what it has seen: the log never shrinks, even if a server
    lags behind."""

    def __init__(self, at):
        super().__init__(daemon=True)
        self.random, self.event, self.lengths = random.Random(SEED + at), EVENTS[at % len(EVENTS)], [[]]
        self.before = 0 # connections until the primary is killed

    @property
    def known(self):
        return max((length for lengths in self.lengths for length in lengths), default=0)

    def run(self):
        while not stop.is_set():
            try:
                with socket.create_connection(("127.0.0.1", servers.port(self.random)), timeout=2) as s:
                    s.sendall(f"GET /api/v1/events/{self.event}/stream?known={self.known} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
                    rest = b""
                    self.lengths.append([])
                    while not stop.is_set():
                        got = s.recv(65536)
                        if not got:
                            break
                        rest += got
                        *lines, rest = rest.split(b"\n")
                        self.lengths[-1] += [json.loads(line[6:])["length"] for line in lines if line.startswith(b'data: {"length"')]
            except OSError:
                time.sleep(0.1)


def log_of(port, event):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("GET", f"/api/v1/events/{event}/log?count=1000000")
    answer = connection.getresponse()
    body = answer.read()
    assert answer.status == 200, body
    return [(line["number"], line["text"]) for line in json.loads(body)["lines"]]


def disturb(random_):
    """Kills a server, or some connections."""
    if random_.random() < 0.5:
        servers.kill(random_.randrange(len(servers.list)))
    else:
        primary.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'chaos' AND application_name = 'oddtrick' AND random() < 0.4")


threads = [threading.Thread(target=client, args=[i], daemon=True) for i in range(CLIENTS)]
viewers = [Viewer(i) for i in range(16)]


def test_everything_is_killed():
    """clients append while servers, connections and the primary are killed, and the standby takes over"""
    random_ = random.Random(SEED)
    for thread in threads + viewers:
        thread.start()
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        time.sleep(random_.uniform(0.3, 1.2))
        disturb(random_)
    for viewer in viewers:
        viewer.before = len(viewer.lengths)
    primary.crash()
    time.sleep(0.5)
    standby.sql("ALTER SYSTEM SET synchronous_standby_names = ''")
    standby.promote()
    standby.sql("SELECT pg_reload_conf()")
    after = sum(map(len, acknowledged)) + 5 * len(threads) // 2
    limit = time.monotonic() + 60
    while sum(map(len, acknowledged)) < after:
        assert time.monotonic() < limit, f"nothing is acknowledged after the fail-over: {sum(map(len, acknowledged))} of {after}"
        assert not wrong, wrong[:3]
        time.sleep(0.1)
    stop.set()
    for thread in threads:
        thread.join(timeout=60)
        assert not thread.is_alive()
    assert not wrong, wrong[:3]
    return f"{sum(map(len, acknowledged))} lines acknowledged by {CLIENTS} clients, {sum(refused)} tries without, {servers.killed} servers killed"


def test_nothing_is_lost_or_doubled():
    """every acknowledged line is stored once, under the number in the answer, and no line is stored twice"""
    logs = {event: log_of(servers.list[0].port, event) for event in EVENTS}
    for event, log in logs.items():
        texts = [text for _, text in log if text.startswith("#")]
        assert len(texts) == len(set(texts)), f"{event} has a line twice"
        assert [number for number, _ in log] == list(range(1, len(log) + 1))
    for some in acknowledged:
        for event, number, text in some:
            assert logs[event][number - 1] == (number, text), (event, number, text, logs[event][number - 1])
    return f"{sum(map(len, logs.values()))} lines"


def test_all_servers_agree():
    """all servers show the same logs in the same order, a new one too, and the command finds the database sound"""
    import subprocess

    servers.kill(1)
    for event in EVENTS:
        logs = [log_of(server.port, event) for server in servers.list]
        assert logs[0] == logs[1] and len(logs[0]) > 2
    done = subprocess.run([ODDTRICK, "db", "check", ADDRESS], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_viewers_saw_it_grow():
    """viewers saw the log of their event grow, and never shrink"""
    for viewer in viewers:
        viewer.join(timeout=10)
        for lengths in viewer.lengths:
            assert lengths == sorted(lengths), (viewer.event, lengths)
        # A line whose connection was ended while it waited for the standby may have been seen, and be gone with the primary.
        together = [length for lengths in viewer.lengths[:viewer.before] for length in lengths]
        assert together == sorted(together), (viewer.event, viewer.lengths)
        assert viewer.known > 2
    return f"{sum(len(viewer.lengths) for viewer in viewers)} connections of {len(viewers)} viewers"


try:
    tap.run(globals())
finally:
    for one in servers.list:
        one.stop(signal.SIGKILL)
