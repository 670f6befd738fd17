"""A club night under load: club.py ODDTRICK [FAULTS] [--tables N --viewers N --kills N]. Four phones at each table read it and enter
its results, all tables at once, beside viewers of the standings, while the server is killed and started again. Each result is sent
with its key until it is acknowledged; in the end each is in the log once, and the standings are those of the command. Prints the
times of an entry."""
import argparse
import asyncio
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time

sys.path[:0] = [os.path.dirname(__file__)]
from server import Server

SET = 2
RESULTS = ["4S N =", "4S S +1", "3NT E -1", "2H W +2", "5D S -2", "1NT N +1", "6C E =", "pass"]


def lines_of(tables):
    """A Mitchell of an odd number of tables; of a hundred, one with copies of the boards, 13 rounds."""
    movement = f"web tables {tables} boards 26" if tables >= 26 else f"mitchell tables {tables} boards {tables * SET}"
    lines = ["event Club night", "winners 2", "set show-results round", "set show-standings round",
             f"movement {movement}"]
    for side in ("NS", "EW"):
        lines += [f"pair {side}{i} {side} {i} A & {side} {i} B" for i in range(1, tables + 1)]
    return lines


class Phone(asyncio.Protocol):
    """Asks over one connection, which it opens again whenever the server has gone. It reads no more of an answer than it needs, so that
    the time that is measured is the server's."""

    def __init__(self, night, secret):
        self.night, self.secret, self.transport, self.answered, self.got = night, secret, None, None, b""

    def connection_lost(self, exc):
        self.transport = None
        if self.answered is not None and not self.answered.done():
            self.answered.set_exception(EOFError())

    def data_received(self, data):
        self.got += data
        end = self.got.find(b"\r\n\r\n")
        if end < 0:
            return
        at = self.got.lower().find(b"content-length:", 0, end)
        length = int(self.got[at + 15 : self.got.find(b"\r\n", at)])
        if len(self.got) >= end + 4 + length and not self.answered.done():
            self.answered.set_result((int(self.got[9:12]), self.got[end + 4 :]))

    async def ask(self, method, path, body=None):
        data = json.dumps(body).encode() if body is not None else b""
        head = (f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Table-Secret: {self.secret}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n")
        loop = asyncio.get_running_loop()
        if self.transport is None:
            self.transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", self.night.port)
        self.answered, self.got = loop.create_future(), b""
        self.transport.write(head.encode() + data)
        return await self.answered

    async def until_answered(self, method, path, body=None):
        """The status, and the bytes of the answer."""
        while True:
            try:
                status, answer = await self.ask(method, path, body)
                if status < 500:
                    return status, answer
            except (OSError, EOFError, ValueError):
                pass
            if self.transport is not None:
                self.transport.abort()
                self.transport = None
            self.night.again += 1
            await asyncio.sleep(0.05)


class Table:
    """Four phones, which enter the boards of a round in turn; all of them look after each."""

    def __init__(self, night, name, secret):
        self.night, self.name = night, name
        self.phones = [Phone(night, secret) for _ in range(4)]
        self.entered = []

    async def play(self, rounds):
        chance = random.Random(self.name)
        for number in range(1, rounds + 1):
            status, look = await self.phones[0].until_answered("GET", "/api/v1/table")
            look = json.loads(look)
            assert status == 200 and look["now"]["round"] == number, (status, look)
            for i, board in enumerate(row["board"] for row in look["now"]["boards"]):
                body = {"board": board, "result": chance.choice(RESULTS), "key": f"{self.name}-{number}-{board}"}
                began = time.monotonic()
                status, answer = await self.phones[i % 4].until_answered("POST", "/api/v1/table/results", body)
                self.night.times.append(time.monotonic() - began)
                assert status == 201, (status, answer, body)
                self.entered.append((board, body["result"]))
                await asyncio.gather(*(phone.until_answered("GET", "/api/v1/table") for phone in self.phones))


class Viewer(asyncio.Protocol):
    def __init__(self, night):
        self.night, self.last = night, b""

    def connection_made(self, transport):
        transport.write(b"GET /api/v1/events/night/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")

    def data_received(self, data):
        self.night.messages += data.count(b"event: change")
        if b'"length"' in data:
            self.last = data

    def connection_lost(self, exc):
        if not self.night.over:
            self.night.later(self.night.watch())


class Night:
    def __init__(self, oddtrick, tables, viewers, kills):
        self.oddtrick, self.tables, self.viewers, self.kills = oddtrick, tables, viewers, kills
        self.times, self.messages, self.again, self.over, self.tasks = [], 0, 0, False, set()
        self.server = Server(oddtrick)
        self.port, self.database = self.server.port, self.server.database
        director = self.server.director()
        self.lines = lines_of(tables)
        assert director.create("night", self.lines).status == 201
        answer = director.post("/api/v1/events/night/tables", {"tables": [str(t) for t in range(1, tables + 1)]})
        self.rounds = director.get("/api/v1/events/night/schedule").json["sessions"][0]["rounds"]
        self.places = [Table(self, row["table"], row["secret"]) for row in answer.json["tables"]]
        self.process = self.server.process
        self.director = director

    def later(self, work):
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def watch(self):
        while not self.over:
            try:
                await asyncio.get_running_loop().create_connection(lambda: Viewer(self), "127.0.0.1", self.port)
                return
            except OSError:
                await asyncio.sleep(0.2)

    def start_again(self):
        self.process = subprocess.Popen([self.oddtrick, "serve", "--db", self.database, "--listen", f"127.0.0.1:{self.port}"],
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.process.stdout.readline()

    async def kill(self):
        chance = random.Random(3)
        expected = sum(1 for _ in self.places) * self.rounds * SET
        for number in range(self.kills):
            while len(self.times) < expected * (number + 1) // (self.kills + 2):
                await asyncio.sleep(0.01)
            await asyncio.sleep(chance.random() * 0.1)
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            await asyncio.get_running_loop().run_in_executor(None, self.start_again)

    def used_s(self):
        """Processor time of the server that runs now: without kills, of all that it did."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            user, system = file.read().rsplit(")", 1)[1].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    async def run(self):
        await asyncio.gather(*(self.watch() for _ in range(self.viewers)))
        killing = asyncio.ensure_future(self.kill())
        began, used_s, own_s = time.monotonic(), self.used_s(), time.process_time()
        await asyncio.gather(*(place.play(self.rounds) for place in self.places))
        self.took_s = time.monotonic() - began
        self.server_s, self.own_s = self.used_s() - used_s, time.process_time() - own_s
        await killing
        self.over = True

    def check(self):
        """Each result is in the log once, as it was acknowledged; the standings are those of the command."""
        client = type(self.director)(self.port)
        client.cookie, client.csrf = self.director.cookie, self.director.csrf
        rows = client.get("/api/v1/events/night/log").json["lines"]
        texts = {}
        for row in rows[len(self.lines):]:
            texts.setdefault(row["author"], []).append(row["text"])
        for place in self.places:
            got = [text.split(" ", 2)[1].rstrip(":") + " " + " ".join(text.split(" ")[4:]) for text in texts[f"table {place.name}"]]
            wanted = [f"{board} {result}" for board, result in place.entered]
            assert got == wanted, (place.name, got, wanted)
        with tempfile.NamedTemporaryFile("w", suffix=".event") as file:
            file.write("".join(row["text"] + "\n" for row in rows))
            file.flush()
            told = subprocess.run([self.oddtrick, "rank", "--format", "json", file.name], check=True, capture_output=True).stdout
        standings = client.get("/api/v1/events/night/standings").json["standings"]
        assert json.loads(told)["standings"] == standings
        return len(rows) - len(self.lines)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("oddtrick")
    parser.add_argument("faults", nargs="?")
    for name, number in (("tables", 7), ("viewers", 30), ("kills", 3)):
        parser.add_argument(f"--{name}", type=int, default=number)
    options = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    night = Night(os.path.abspath(options.oddtrick), options.tables, options.viewers, options.kills)
    try:
        asyncio.run(night.run())
        stored = night.check()
    finally:
        night.process.kill()
        night.process.wait()
    times = sorted(night.times)
    share = [times[min(len(times) - 1, int(len(times) * part))] * 1000 for part in (0.5, 0.99)]
    print(f"ok - {stored} results from {options.tables} tables beside {options.viewers} viewers, through {options.kills} kills, each once: "
          f"half of the entries within {share[0]:.0f} ms, 99 % within {share[1]:.0f} ms; {night.messages} messages, "
          f"{night.again} tries again, {night.took_s:.1f} s")
    if options.kills == 0:
        print(f"# the server used {night.server_s * 1000 / stored:.2f} ms of processor time for an entry, with four looks and "
              f"{night.messages / stored:.0f} messages; those who asked used {night.own_s * 1000 / stored:.2f} ms; "
              f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


main()
