"""A club night under load: club.py ODDTRICK [FAULTS] [--tables N --viewers N --kills N]. Four phones at each table read it and enter
its results, all tables at once, beside viewers of the standings, while the server is killed and started again. Each result is sent
with its key until it is acknowledged; in the end each is in the log once, and the standings are those of the command. Prints the
times of an entry. Phones and viewers are those of bench/serve/night.c, which takes little processor time from the server."""
import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time

sys.path[:0] = [os.path.dirname(__file__)]
from server import Server

SET = 2
PHONES = os.path.join(os.path.dirname(__file__), "..", "..", "bench", "serve", "night.c")


def lines_of(tables):
    """A Mitchell of an odd number of tables; of a hundred, one with copies of the boards, 13 rounds."""
    movement = f"web tables {tables} boards 26" if tables >= 26 else f"mitchell tables {tables} boards {tables * SET}"
    lines = ["event Club night", "winners 2", "set show-results round", "set show-standings round",
             f"movement {movement}"]
    for side in ("NS", "EW"):
        lines += [f"pair {side}{i} {side} {i} A & {side} {i} B" for i in range(1, tables + 1)]
    return lines


class Night:
    def __init__(self, oddtrick, tables, viewers, kills):
        self.oddtrick, self.tables, self.viewers, self.kills = oddtrick, tables, viewers, kills
        self.times, self.entered = [], {}
        self.server = Server(oddtrick)
        self.port, self.database = self.server.port, self.server.database
        director = self.server.director()
        self.lines = lines_of(tables)
        assert director.create("night", self.lines).status == 201
        answer = director.post("/api/v1/events/night/tables", {"tables": [str(t) for t in range(1, tables + 1)]})
        self.rounds = director.get("/api/v1/events/night/schedule").json["sessions"][0]["rounds"]
        self.secrets = "".join(f"{row['table']} {row['secret']}\n" for row in answer.json["tables"])
        self.process = self.server.process
        self.director = director

    def start_again(self):
        self.process = subprocess.Popen([self.oddtrick, "serve", "--db", self.database, "--listen", f"127.0.0.1:{self.port}"],
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.process.stdout.readline()

    def kill_all(self):
        chance = random.Random(3)
        expected = self.tables * self.rounds * SET
        for number in range(self.kills):
            while len(self.times) < expected * (number + 1) // (self.kills + 2):
                time.sleep(0.01)
            time.sleep(chance.random() * 0.1)
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.start_again()

    def used_s(self):
        """Processor time of the server that runs now: without kills, of all that it did."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            user, system = file.read().rsplit(")", 1)[1].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def take(self, line):
        """An entry that was acknowledged."""
        table, board, took_ms, result = line.rstrip("\n").split(" ", 3)
        self.times.append(float(took_ms))
        self.entered.setdefault(table, []).append(f"{board} {result}")

    def run(self, phones):
        words = [phones, str(self.port), "night", str(self.viewers), str(self.rounds)]
        killing = threading.Thread(target=self.kill_all, daemon=True)
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as asking:
            asking.stdin.write(self.secrets)
            asking.stdin.close()
            assert asking.stdout.readline() == "begin\n"
            began, used_s = time.monotonic(), self.used_s()
            killing.start()
            for line in asking.stdout:
                if line.startswith("over "):
                    self.messages, self.again, self.own_us = (int(word) for word in line.split()[1:])
                else:
                    self.take(line)
        assert asking.returncode == 0
        self.took_s = time.monotonic() - began
        killing.join()
        self.server_s = self.used_s() - used_s

    def check(self):
        """Each result is in the log once, as it was acknowledged; the standings are those of the command."""
        client = type(self.director)(self.port)
        client.cookie, client.csrf = self.director.cookie, self.director.csrf
        rows = client.get("/api/v1/events/night/log").json["lines"]
        texts = {}
        for row in rows[len(self.lines):]:
            texts.setdefault(row["author"], []).append(row["text"])
        for table, wanted in self.entered.items():
            got = [text.split(" ", 2)[1].rstrip(":") + " " + " ".join(text.split(" ")[4:]) for text in texts.pop(f"table {table}")]
            assert got == wanted, (table, got, wanted)
        assert len(self.entered) == self.tables and not texts, texts
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
    night = Night(os.path.abspath(options.oddtrick), options.tables, options.viewers, options.kills)
    try:
        with tempfile.TemporaryDirectory() as folder:
            phones = os.path.join(folder, "night")
            subprocess.run([os.environ.get("CC", "cc"), "-std=c11", "-O2", "-o", phones, PHONES], check=True)
            night.run(phones)
        stored = night.check()
    finally:
        night.process.kill()
        night.process.wait()
    times = sorted(night.times)
    share = [times[min(len(times) - 1, int(len(times) * part))] for part in (0.5, 0.99)]
    print(f"ok - {stored} results from {options.tables} tables beside {options.viewers} viewers, through {options.kills} kills, each once: "
          f"half of the entries within {share[0]:.0f} ms, 99 % within {share[1]:.0f} ms; {night.messages} messages, "
          f"{night.again} tries again, {night.took_s:.1f} s")
    if options.kills == 0:
        print(f"# the server used {night.server_s * 1000 / stored:.2f} ms of processor time for an entry, with four looks and "
              f"{night.messages / stored:.0f} messages; those who asked used {night.own_us / 1000 / stored:.2f} ms; "
              f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


main()
