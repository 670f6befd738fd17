"""Faults: crash.py ODDTRICK COUNT kills a server so many times under load; then disks that are full."""
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
from server import Client, Server

ODDTRICK, COUNT = os.path.abspath(sys.argv[1]), int(sys.argv[2])
EVENTS, WRITERS = ["one", "two", "three"], 8
random.seed(7)


class Writer(threading.Thread):
    """Appends lines that are all different, one after the other, and tries each again until it is acknowledged."""

    def __init__(self, number, cookie, csrf):
        super().__init__(daemon=True)
        self.number, self.cookie, self.csrf = number, cookie, csrf
        self.port = None
        self.acknowledged = []
        self.pending = None
        self.refused = self.repeated = 0
        self.stopped = False

    def line(self, n):
        return random.choice(EVENTS), f"# writer {self.number} line {n}"

    def run(self):
        client, port, n = None, None, 0
        while not self.stopped:
            if self.pending is None:
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
                self.refused += 1
                time.sleep(0.05)


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
    return lines


def test_kill():
    """what was acknowledged is there after SIGKILL, once"""
    server = Server(ODDTRICK)
    director = server.director()
    for event in EVENTS:
        assert director.create(event, ["event " + event, "board 1", "1 2 4S N =", "3 4 3NT N ="]).status == 201
    writers = [Writer(i, director.cookie, director.csrf) for i in range(WRITERS)]
    for writer in writers:
        writer.port = server.port
        writer.start()
    for _ in range(COUNT):
        time.sleep(random.uniform(0.002, 0.1))
        server.process.kill()
        server.stop()
        acknowledged = [list(writer.acknowledged) for writer in writers]
        lines = check(server.database, writers)
        server = Server(ODDTRICK, server.database)
        for writer in writers:
            writer.port = server.port
    until = time.time() + 20
    while any(w.acknowledged == before for w, before in zip(writers, acknowledged)) and time.time() < until:
        time.sleep(0.05)
    for writer in writers:
        writer.stopped = True
        writer.join(30)
    assert server.stop() == 0, server.errors
    lines = check(server.database, writers)
    total = sum(len(writer.acknowledged) for writer in writers)
    stored = sum(len(texts) - 4 for texts in lines.values())
    pending = sum(writer.pending is not None for writer in writers)
    assert total <= stored <= total + pending, (total, stored, pending)
    shutil.rmtree(server.folder, ignore_errors=True)
    repeated = sum(writer.repeated for writer in writers)
    return f"{COUNT} times, {total} lines acknowledged, {stored} stored; of {repeated} the first answer was lost"


HEAD = ["event full", "board 1", "1 2 4S N =", "3 4 4S N -1"]


def fill(director):
    """Appends until there is no room, and on. What was acknowledged, and what was said then."""
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
