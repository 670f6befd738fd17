#!/usr/bin/env python3
"""Bridgemate databases, read by the command on the path: random sessions, compared with logs of the same results, and
damaged databases. Prints TAP.

end_to_end.py [COUNT] damages that many databases.
"""

import csv
import io
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import make

COMMAND = shutil.which("oddtrick")
SUITS = "SHDC"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SECONDS = 60
work = Path(tempfile.mkdtemp())
failed = 0


def report(name, problems):
    global failed
    print("%s - %s" % ("not ok" if problems else "ok", name))
    for line in problems[:20]:
        print("#   " + line)
    failed = failed or bool(problems)


def run(*arguments):
    return subprocess.run([COMMAND, *arguments], capture_output=True, timeout=SECONDS, check=False)


# ---- Random sessions, said twice ----


class Session:
    """A Mitchell of some tables, in sections, with all that may be entered at a table."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.sections = self.rng.choice((1, 1, 2, 3))
        self.winners = self.rng.choice((1, 2))
        self.tables = self.rng.choice((3, 5, 7))
        self.rows, self.rounds, self.log, self.players = [], [], [], []
        for section in range(1, self.sections + 1):
            for rnd in range(1, self.tables + 1):
                for table in range(1, self.tables + 1):
                    self.meet(section, table, rnd)

    def meet(self, section, table, rnd):
        ns, ew = table, (table - rnd) % self.tables + 1
        ew += 0 if self.winners == 2 else self.tables
        low = 2 * ((table + rnd - 2) % self.tables) + 1
        self.rounds.append("%d, %d, %d, %d, %d, %d, %d" % (section, table, rnd, ns, ew, low, low + 1))
        for board in (low, low + 1):
            self.play(section, table, rnd, board, ns, ew)
        if rnd == 1:
            for direction in "NSEW":
                self.players.append('%d, %d, %s, "", %s%d%s, 0' % (section, table, direction, "Player", table, direction))

    def identity(self, section, number):
        return ("ABC"[section - 1] if self.sections > 1 else "") + str(number)

    def enter(self, section, table, rnd, board, ns, ew, rest, erased):
        self.rows.append("%d, %d, %d, %d, %d, %d, %s, %s, no"
                         % (section, table, rnd, board, ns, ew, rest, "yes" if erased else "no"))

    def play(self, section, table, rnd, board, ns, ew):
        """Perhaps something wrong first, which is erased or corrected; then what stands."""
        chance = self.rng.random()
        place = (section, table, rnd, board)
        if chance < 0.1:
            self.enter(*place, ns, ew, self.result(ns, ew)[0], chance < 0.05)
        if 0.1 < chance < 0.12:
            self.enter(*place, ew, ns, self.result(ew, ns)[0], True)
        entered, said = self.result(ns, ew)
        self.enter(*place, ns, ew, entered, False)
        self.log.append("board %d: %s %s %s" % (board, self.identity(section, ns), self.identity(section, ew), said))

    def result(self, ns, ew):
        """As it is entered, and as a log says it."""
        rng = self.rng
        chance = rng.random()
        if chance < 0.03:
            return '0, "", PASS, "", "", ""', "pass"
        if chance < 0.06:
            return '0, "", "", "", "", Not played', "not played"
        if chance < 0.1:
            share = rng.choice((40, 50, 60)), rng.choice((40, 50, 60))
            return '0, "", "", "", "", %d%%-%d%%' % share, "%d%%/%d%%" % share
        level, strain, double = rng.randint(1, 7), rng.choice(("C", "D", "H", "S", "NT")), rng.choice(("", "", "x", "xx"))
        seat, tricks = rng.choice("NESW"), rng.randint(0, 13)
        over = tricks - 6 - level
        outcome = "=" if over == 0 else "%+d" % over
        lead = rng.choice(SUITS) + rng.choice(RANKS)
        turned = self.winners == 1 and rng.random() < 0.02
        entered = "%d, %s, %s, %s, %s, %s" % (ns if seat in "NS" else ew, seat, " ".join((str(level), strain, double)).strip(),
                                              outcome, lead, "Wrong direction" if turned else '""')
        said = "%d%s%s %s %s lead %s%s" % (level, strain, double, seat, outcome, lead, " wrong direction" if turned else "")
        return entered, said

    def description(self):
        columns = "ID, Section, Table, Round, Board, PairNS, PairEW, Declarer, NS/EW, Contract, Result, LeadCard, Remarks, " \
                  "Erased, ExternalUpdate"
        rows = ["%d, %s" % (i, row) for i, row in enumerate(self.rows, 1)]
        rows = ["> " + row if self.rng.random() < 0.05 else row for row in rows]
        letters = ["%d, %s, %d, 1, %d" % (s, "ABC"[s - 1], self.tables, self.winners) for s in range(1, self.sections + 1)]
        return "\n".join(["[Section]", "ID, Letter, Tables, ScoringType, Winners", *letters,
                          "[RoundData]", "Section, Table, Round, NSPair, EWPair, LowBoard, HighBoard", *self.rounds,
                          "[ReceivedData]", columns, *rows,
                          "[PlayerNumbers]", "Section, Table, Direction, Number, Name, Round", *self.players, ""])

    def event(self):
        lines = ["scoring matchpoints", "winners %d" % self.winners]
        for section in range(1, self.sections + 1):
            for table in range(1, self.tables + 1):
                name = "Player%d" % table
                ew = table if self.winners == 2 else table + self.tables
                for prefix, number, seats in (("NS", table, "NS"), ("EW", ew, "EW")):
                    prefix = prefix if self.winners == 2 else ""
                    lines.append("pair %s%s %s" % (prefix, self.identity(section, number),
                                                   " & ".join(name + seat for seat in seats)))
        return "\n".join(lines + self.log) + "\n"


def same_session(seed, version):
    session = Session(seed)
    database, log = work / "session.bws", work / "session.event"
    database.write_bytes(make.build(session.description(), version))
    log.write_text(session.event(), encoding="utf-8")
    problems = []
    for command in ("rank", "boards"):
        got, want = run(command, "--format", "csv", str(database)), run(command, "--format", "csv", str(log))
        if want.returncode or got.returncode or got.stderr:
            problems.append("%s: exit %d and %d: %s" % (command, got.returncode, want.returncode,
                                                        (got.stderr + want.stderr).decode()[:500]))
        ours, theirs = (without_places(text.decode()) for text in (got.stdout, want.stdout))
        problems += ["%s: got %s, expected %s" % (command, o, t) for o, t in zip(ours, theirs) if o != t]
        problems += [] if len(ours) == len(theirs) else ["%s: %d lines, expected %d" % (command, len(ours), len(theirs))]
    report("session %d, Jet %d: %d rows say what a log says" % (seed, version, len(session.rows)), problems)


def without_places(text):
    """Without the columns that say where a result was found: the line, and the round, which the log leaves out."""
    rows = list(csv.reader(io.StringIO(text)))
    kept = [i for i, name in enumerate(rows[0] if rows else []) if name not in ("line", "round")]
    return sorted([row[i] for i in kept] for row in rows)


# ---- The process that reads ----


def filters_seen(process):
    """The Seccomp modes that children of the process had while it ran."""
    seen = set()
    while process.poll() is None:
        try:
            children = Path("/proc/%d/task/%d/children" % (process.pid, process.pid)).read_text(encoding="ascii").split()
            for child in children:
                status = Path("/proc/%s/status" % child).read_text(encoding="ascii")
                seen.add(status.split("Seccomp:")[1].split()[0])
        except OSError:
            pass  # one that has ended meanwhile
    return seen


def confined():
    """A database is read by a process that can open neither files nor sockets."""
    if "libasan" in subprocess.run(["ldd", COMMAND], capture_output=True, text=True, check=False).stdout:
        print("ok - # skip a sanitizer opens files of its own")
        return
    large = work / "large.bws"
    session = Session(2)
    session.rows = session.rows * 40
    large.write_bytes(make.build(session.description(), 4))
    with subprocess.Popen([COMMAND, "check", str(large)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        seen = filters_seen(process)
    report("the process that reads a database has a filter for system calls",
           [] if "2" in seen else ["Seccomp modes seen: %s" % sorted(seen)])


# ---- Damaged databases ----


def damage(rng, database):
    """In one of the ways in which files are: cut off, with bytes or whole pages of something else."""
    data = bytearray(database)
    way = rng.randrange(5)
    if way == 0:
        return bytes(data[:rng.randrange(len(data))])
    if way == 1:
        return bytes(data[:rng.randrange(1, len(data) // 4096) * 4096])
    if way == 2:
        at, from_page = (rng.randrange(len(data) // 4096) * 4096 for _ in range(2))
        data[at:at + 4096] = data[from_page:from_page + 4096]
        return bytes(data)
    for _ in range(rng.choice((1, 10, 1000)) if way == 3 else 1):
        data[rng.randrange(len(data))] = rng.choice((0, 1, 0xFF, rng.randrange(256)))
    if way == 4:
        at = rng.randrange(len(data))
        data[at:at + 64] = bytes(rng.randrange(256) for _ in range(len(data[at:at + 64])))
    return bytes(data)


def damaged(count):
    database = make.build(Session(1).description())
    file = work / "damaged.bws"
    problems, refused = [], 0
    for seed in range(count):
        file.write_bytes(damage(random.Random(seed), database))
        done = run("rank", str(file))
        refused += done.returncode == 2
        if done.returncode not in (0, 2) and not (done.returncode == 1 and b": left out: " in done.stderr):
            problems.append("damage %d: exit %d: %s" % (seed, done.returncode, done.stderr.decode()[:300]))
        if done.returncode == 2 and bytes(file) not in done.stderr:
            problems.append("damage %d: exit 2, but it says '%s'" % (seed, done.stderr.decode()[:300]))
    report("%d damaged databases: each is read, or refused with a message, %d of them" % (count, refused), problems)


def main():
    for seed in range(20):
        same_session(seed, 3 if seed % 4 == 0 else 4)
    confined()
    damaged(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
    shutil.rmtree(work)
    sys.exit(failed)


main()
