"""Tests the Bridgemate files that oddtrick writes: written.py. mdbtools must read from them the movement, which is computed here by its
rule, the players and the results; and oddtrick must read the same standings from them as from the log."""
import csv
import io
import os
import random
import subprocess
import sys
import tempfile

RESULTS = ["4S N =", "3NT S -1", "pass", "2H E +1", "5DX W -2", "6NTXX N =", "1C E -1", "7S W ="]
CONTRACTS = {"4S N =": ("N", "4 S", "="), "3NT S -1": ("S", "3 NT", "-1"), "pass": ("", "PASS", ""), "2H E +1": ("E", "2 H", "+1"),
             "5DX W -2": ("W", "5 D x", "-2"), "6NTXX N =": ("N", "6 NT xx", "="), "1C E -1": ("E", "1 C", "-1"), "7S W =": ("W", "7 S", "=")}
failed = False


def run(*args, code=0):
    done = subprocess.run(["oddtrick", *args], capture_output=True, encoding="utf-8")
    assert done.returncode == code, (args, done.returncode, done.stderr)
    return done


def rows(path, table):
    text = subprocess.run(["mdb-export", "-T", "%Y-%m-%d", path, table], capture_output=True, check=True, encoding="utf-8").stdout
    return list(csv.DictReader(io.StringIO(text)))


def around(number, tables):
    return (number - 1) % tables + 1


class Evening:
    """A Mitchell of an odd number of tables: N-S stay, E-W move up a table, boards move down."""

    def __init__(self, rng):
        self.tables, self.set = rng.choice([3, 5, 7, 9]), rng.randint(1, 4)
        self.date = f"{rng.randint(1901, 2099)}-{rng.randint(1, 12):02}-{rng.randint(1, 28):02}"
        self.moves, self.results = [], []
        for number in range(1, self.tables + 1):
            for table in range(1, self.tables + 1):
                first = (around(table + number - 1, self.tables) - 1) * self.set + 1
                opponents = around(table - number + 1, self.tables)
                self.moves.append((number, table, opponents, first))
                self.results += [(number, table, opponents, board, rng.choice(RESULTS)) for board in range(first, first + self.set)]

    def log(self):
        lines = ["event Caf\u00e9 Example", f"date {self.date}", "winners 2",
                 f"movement mitchell tables {self.tables} boards {self.tables * self.set}"]
        lines += [f"pair {side}{i} {side} {i} North\u00e9 & {side} {i} South" for side in ("NS", "EW") for i in range(1, self.tables + 1)]
        lines += [f"board {board}: NS{table} EW{opponents} {result}" + (" lead ST" if result != "pass" else "")
                  for _, table, opponents, board, result in self.results]
        return "\n".join(lines) + "\n"


def check(evening, folder):
    log, written = os.path.join(folder, "club.event"), os.path.join(folder, "club.bws")
    with open(log, "w", encoding="utf-8") as file:
        file.write(evening.log())
    run("convert", "--force", log, written)
    got = sorted((int(r["Round"]), int(r["Table"]), int(r["NSPair"]), int(r["EWPair"]), int(r["LowBoard"]), int(r["HighBoard"]))
                 for r in rows(written, "RoundData"))
    assert got == [(n, t, t, o, f, f + evening.set - 1) for n, t, o, f in sorted(evening.moves)], got
    section = rows(written, "Section")
    assert [(r["Letter"], r["Tables"], r["Winners"]) for r in section] == [("A", str(evening.tables), "2")], section
    assert len(rows(written, "Tables")) == evening.tables
    (session,) = rows(written, "Session")
    assert session["Name"] == "Caf\u00e9 Example" and session["Date"].startswith(evening.date), session
    players = {(r["Table"], r["Direction"]): r["Name"] for r in rows(written, "PlayerNumbers")}
    for table in range(1, evening.tables + 1):
        for seat, name in zip("NSEW", (f"NS {table} North\u00e9", f"NS {table} South", f"EW {table} North\u00e9", f"EW {table} South")):
            assert players[str(table), seat] == name, players
    wanted = [(str(n), str(t), str(b), *CONTRACTS[r], "" if r == "pass" else "S10") for n, t, _, b, r in evening.results]
    got = [(r["Round"], r["Table"], r["Board"], r["NS/EW"], r["Contract"], r["Result"], r["LeadCard"])
           for r in rows(written, "ReceivedData")]
    assert sorted(got) == sorted(wanted), (got[:3], wanted[:3])
    standings = [run("rank", "--format", "csv", path).stdout for path in (log, written)]
    assert standings[0] == standings[1], standings


def check_refusals(folder):
    log, written = os.path.join(folder, "none.event"), os.path.join(folder, "none.bws")
    for text, said in (("board 1\n1 2 4S N =\n", "needs a movement"),
                       ("movement own\nrow 1 1 A1B C 1-2\n", "needs numbers")):
        with open(log, "w", encoding="utf-8") as file:
            file.write(text)
        message = run("convert", log, written, code=2).stderr
        assert said in message and not os.path.exists(written), message


def report(name, function):
    global failed
    try:
        function()
        print("ok -", name)
    except AssertionError as error:
        failed = True
        print("not ok -", name)
        print("#  ", str(error)[:2000])


with tempfile.TemporaryDirectory() as temporary:
    for seed in range(1, 9):
        report(f"a Bridgemate file of a Mitchell, seed {seed}", lambda: check(Evening(random.Random(seed)), temporary))
    report("no Bridgemate file without a movement or numbers", lambda: check_refusals(temporary))
sys.exit(failed)
