"""Crashes: crash.py ODDTRICK COUNT FAULTS kills a server COUNT times under load, while each addition is sent twice at once and the
library FAULTS makes its disk fail; then come full disks, and answers that depend on what could not be stored."""
import http.client
import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

sys.path[:0] = [os.path.dirname(__file__), os.path.join(os.path.dirname(__file__), "../store")]
import chain
import tap
from faults import FULL, SHORT, SYNC, Faults
from server import Client, Server

ODDTRICK, COUNT, FAULTS = os.path.abspath(sys.argv[1]), int(sys.argv[2]), os.path.abspath(sys.argv[3])
EVENTS, WRITERS = ["one", "two", "three"], 6
random.seed(7)


class Writer(threading.Thread):
    """One of two clients that append the same lines with the same keys at the same time, and retry each until it is
    acknowledged."""

    def __init__(self, number, director, together):
        super().__init__(daemon=True)
        self.number, self.cookie, self.csrf, self.together = number, director.cookie, director.csrf, together
        self.port = None
        self.acknowledged = []
        self.pending = None
        self.repeated = self.refused = 0
        self.stopped = False

    def line(self, n):
        return EVENTS[(self.number + n) % 3], f"# writer {self.number} line {n}"

    def run(self):
        client, port, n = None, None, 0
        while not self.stopped:
            if self.pending is None:
                try:
                    self.together.wait()
                except threading.BrokenBarrierError:
                    return
                self.pending = (*self.line(n), f"{self.number}-{n}")
                n += 1
            if client is None or port != self.port:
                port = self.port
                client = Client(port)
                client.cookie, client.csrf = self.cookie, self.csrf
            event, text, key = self.pending
            try:
                answer = client.append(event, [text], key=key)
            except (OSError, http.client.HTTPException):
                client = None
                time.sleep(0.005)
                continue
            if answer.status == 201:
                self.acknowledged.append((event, text, answer.json["first"]))
                self.repeated += answer.json["repeated"]
                self.pending = None
            else:
                assert answer.status in (500, 503, 507), answer.body
                assert answer.json["error"]["message"], "an error without a message"
                self.refused += 1
                time.sleep(0.01)


def pairs(director, count):
    writers = []
    for number in range(count):
        together = threading.Barrier(2)
        writers += [Writer(number, director, together) for _ in range(2)]
    return writers


def read_log(path):
    """All lines by event, in a database that nobody else has open."""
    database = sqlite3.connect(path)
    assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert chain.broken(database) == []
    lines = {}
    for name, number, text in database.execute(
            "SELECT name, number, text FROM line JOIN event ON event.id = line.event ORDER BY name, number"):
        lines.setdefault(name, []).append(text)
        assert len(lines[name]) == number, "a number is missing"
    database.close()
    return lines


def check(path, writers):
    lines = read_log(path)
    for name, texts in lines.items():
        own = [text for text in texts if text.startswith("# writer")]
        assert len(own) == len(set(own)), f"{name} has a line twice"
    for writer in writers:
        for event, text, number in list(writer.acknowledged):
            assert lines[event][number - 1] == text, f"{text} was acknowledged and is not there"
    for one, other in zip(writers[::2], writers[1::2]):
        both = min(len(one.acknowledged), len(other.acknowledged))
        assert one.acknowledged[:both] == other.acknowledged[:both], "two answers to one addition differ"
    return lines


def test_kill():
    """what was acknowledged is there after SIGKILL, once, and nothing else, whatever the disk does"""
    disk = Faults(FAULTS)
    server = Server(ODDTRICK, env=disk.env)
    director = server.director()
    for event in EVENTS:
        assert director.create(event, ["event " + event, "board 1", "1 2 4S N =", "3 4 3NT N ="]).status == 201
    writers = pairs(director, WRITERS)
    for writer in writers:
        writer.port = server.port
        writer.start()
    for turn in range(COUNT):
        if turn % 4 > 0: # a full disk, short writes, or a disk that cannot be synced, and a disk that is good
            disk.fail(turn % 4, random.randrange(60), random.randrange(1, 12))
        time.sleep(random.uniform(0.002, 0.1))
        server.process.kill()
        server.stop()
        disk.heal()
        acknowledged = [list(writer.acknowledged) for writer in writers]
        lines = check(server.database, writers)
        server = Server(ODDTRICK, server.database, env=disk.env)
        for writer in writers:
            writer.port = server.port
    until = time.time() + 20
    while any(w.acknowledged == before for w, before in zip(writers, acknowledged)) and time.time() < until:
        time.sleep(0.05)
    for writer in writers:
        writer.stopped = True
        writer.together.abort()
    for writer in writers:
        writer.join(30)
    assert server.stop() == 0, server.errors
    lines = check(server.database, writers)
    known = {text for writer in writers for _, text, _ in writer.acknowledged}
    pending = {writer.pending[1] for writer in writers if writer.pending}
    stored = {text for texts in lines.values() for text in texts[4:]}
    assert known <= stored <= known | pending, (len(known), len(stored), len(pending))
    shutil.rmtree(server.folder, ignore_errors=True)
    repeated, refused = sum(w.repeated for w in writers), sum(w.refused for w in writers)
    return f"{COUNT} times, {len(known)} lines acknowledged, {repeated} answers to repeats, {disk.failed} faults, {refused} refusals"


class Twin(threading.Thread):
    """Asks the same thing as another, at the same time."""

    def __init__(self, director, together, ask):
        super().__init__(daemon=True)
        self.client = Client(director.connection.port)
        self.client.cookie, self.client.csrf = director.cookie, director.csrf
        self.together, self.ask, self.answers = together, ask, []

    def run(self):
        for n in range(1000000):
            self.together.wait()
            answer = self.ask(self.client, n)
            if answer is None:
                return
            self.answers.append(answer)


def ask_twice(director, ask, count, before=lambda n: None):
    """The answers to two clients that send count requests at once; others append meanwhile, so that transactions contain
    many."""
    others = pairs(director, 2)
    for writer in others:
        writer.port = director.connection.port
        writer.start()
    together = threading.Barrier(2, action=None)
    twins = [Twin(director, together, lambda client, n: ask(client, n) if n < count else None) for _ in range(2)]
    for twin in twins:
        twin.start()
    while any(twin.is_alive() for twin in twins):
        before(len(twins[0].answers))
        time.sleep(0.002)
    for writer in others:
        writer.stopped = True
        writer.together.abort()
    for writer in others:
        writer.join(30)
    return list(zip(*(twin.answers for twin in twins))), others


def test_twice_on_a_full_disk():
    """one key sent twice at once on a full disk: no answer says that a line is stored which is not"""
    disk, keys = Faults(FAULTS), 600
    server = Server(ODDTRICK, env=disk.env)
    director = server.director()
    for event in EVENTS:
        assert director.create(event, ["event " + event]).status == 201
    assert director.create("twice").status == 201
    answers, others = ask_twice(
        director, lambda client, n: client.append("twice", [f"# {n}"], key=str(n)), keys,
        lambda n: disk.fail(random.choice((FULL, SHORT)), random.randrange(8), random.randrange(1, 20)))
    disk.heal()
    log = [line["text"] for line in director.get("/api/v1/events/twice/log").json["lines"]]
    assert server.stop() == 0, server.errors
    stored = check(server.database, others)["twice"]
    assert log == stored, "the server shows what is not stored"
    acknowledged = refused = 0
    for n, (one, other) in enumerate(answers):
        for answer in (one, other):
            assert answer.status in (201, 507), answer.body
            if answer.status == 201:
                assert stored[answer.json["first"] - 1] == f"# {n}", f"{n} was acknowledged and is not stored"
        good = [answer.json for answer in (one, other) if answer.status == 201]
        acknowledged += len(good)
        refused += 2 - len(good)
        assert sum(not answer["repeated"] for answer in good) <= 1
        assert stored.count(f"# {n}") == (1 if good else 0), f"{n} was refused and is stored"
    assert refused > 100 and acknowledged > 100, (refused, acknowledged)
    shutil.rmtree(server.folder, ignore_errors=True)
    return f"{keys} keys, {acknowledged} answers that it is stored, {refused} that it is not"


def test_created_twice():
    """an event that is created twice at once with the same key is created, and both answers say so"""
    server, count = Server(ODDTRICK), 100
    director = server.director()
    for event in EVENTS:
        assert director.create(event, ["event " + event]).status == 201
    answers, _ = ask_twice(director, lambda client, n: client.post(
        "/api/v1/events", {"id": f"e{n}", "lines": [f"event {n}"] if n % 2 else [], "key": str(n)}), count)
    for n, both in enumerate(answers):
        assert [answer.status for answer in both] == [201, 201], [answer.body for answer in both]
        assert sorted(answer.json["repeated"] for answer in both) == [False, True]
    assert director.post("/api/v1/events", {"id": "e1", "lines": ["event 1"], "key": "other"}).status == 409
    assert director.post("/api/v1/events", {"id": "e1", "lines": ["event 2"], "key": "1"}).status == 409
    assert len(director.get("/api/v1/events").json["events"]) == count + 3
    assert server.stop() == 0, server.errors
    shutil.rmtree(server.folder, ignore_errors=True)
    return f"{count} events"


def test_unsynced():
    """what was refused because the disk could not be synced does not come back after a crash"""
    disk = Faults(FAULTS)
    server = Server(ODDTRICK, env=disk.env)
    director = server.director()
    assert director.create("one", ["event one"]).status == 201
    refused = unknown = 0
    for n in range(20):
        if n % 2:
            assert director.append("one", [f"# good {n}"]).status == 201
        disk.fail(SYNC, 0, 1 + n % 3)
        answer = director.append("one", [f"# refused {n}"])
        disk.heal()
        assert answer.status == 507, answer.body
        server.process.kill()
        server.stop()
        texts = read_log(server.database)["one"]
        if "may or may not be stored" in answer.json["error"]["message"]:
            unknown += 1
        else:
            assert f"# refused {n}" not in texts, answer.body
            refused += 1
        server = Server(ODDTRICK, server.database, env=disk.env)
        cookie, csrf = director.cookie, director.csrf
        director = server.client()
        director.cookie, director.csrf = cookie, csrf
    assert server.stop() == 0, server.errors
    shutil.rmtree(server.folder, ignore_errors=True)
    return f"{refused} refused for certain, of {unknown} it was said that it is not known"


HEAD = ["event full", "board 1", "1 2 4S N =", "3 4 4S N -1"]


def fill(director):
    """Appends until there is no room, and beyond. Returns what was acknowledged, and the answers after that."""
    assert director.create("full", HEAD).status == 201
    stored, refused, number = list(HEAD), 0, 0
    while refused < 20 and number < 5000:
        text = f"# {number} " + "x" * 500
        lines = [text, "1 2 4S N +1"] if number % 2 else [text]
        answer = director.append("full", lines, key=str(number))
        if answer.status == 201:
            stored += lines
        else:
            assert answer.status == 507, answer.body
            refused += 1
            message = answer.json["error"]["message"]
        number += 1
    assert refused > 0
    log = director.get("/api/v1/events/full/log").json
    assert [line["text"] for line in log["lines"]] == stored
    return stored, message


def test_full_disk():
    """a file that may not grow gives an error, loses nothing, and the server goes on"""
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))

    server = Server(ODDTRICK, setup=limit)
    director = server.director()
    stored, message = fill(director)
    rows = director.get("/api/v1/events/full/standings").json["standings"]
    assert server.process.poll() is None
    server.process.kill()
    server.stop()
    assert read_log(server.database)["full"] == stored
    again = Server(ODDTRICK, server.database)
    client = again.client()
    client.cookie, client.csrf = director.cookie, director.csrf
    assert client.get("/api/v1/events/full/standings").json["standings"] == rows
    assert client.append("full", ["# there is room again"], expected=len(stored)).status == 201
    assert again.stop() == 0
    shutil.rmtree(server.folder, ignore_errors=True)
    return f"{len(stored)} lines, then: {message}"


def test_small_disk():
    """a disk that is full does no harm; when it has room again, the same server goes on"""
    folder = tempfile.mkdtemp(prefix="odd-small-")

    def mount(options):
        return subprocess.run(["mount", "-t", "tmpfs", "-o", options, "none", folder], capture_output=True).returncode == 0

    if not mount("size=1m"):
        os.rmdir(folder)
        return "# SKIP nothing can be mounted here"
    server = Server(ODDTRICK, os.path.join(folder, "club.db"))
    director = server.director()
    stored, message = fill(director)
    assert mount("remount,size=8m")
    assert director.append("full", ["# there is room again"], expected=len(stored)).status == 201
    assert server.stop() == 0, server.errors
    assert read_log(server.database)["full"] == stored + ["# there is room again"]
    subprocess.run(["umount", folder], check=True)
    os.rmdir(folder)
    return f"{len(stored)} lines, then: {message}"


tap.run(globals())
