"""Backups of a database while a server writes to it, their rotation, and what is restored: backup.py ODDTRICK."""
import json
import os
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import threading

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "serve"))
import tap
from server import Server

LINES = ["event Night", "board 1", "1 2 4S N =", "3 4 3NT E -1"]
NAME = re.compile(r"club-\d{8}T\d{6}Z\.db")


def run(oddtrick, *args):
    return subprocess.run([oddtrick, "db", *args], capture_output=True, text=True)


def log_of(oddtrick, database):
    said = subprocess.run([oddtrick, "export", f"{database}#night", "-"], capture_output=True, text=True, check=True)
    return said.stdout.splitlines()


def database_of(oddtrick, folder):
    path = os.path.join(folder, "club.db")
    event = os.path.join(folder, "night.event")
    with open(event, "w") as file:
        file.write("\n".join(LINES) + "\n")
    subprocess.run([oddtrick, "import", event, f"{path}#night"], check=True, capture_output=True)
    return path


def folders():
    folder = tempfile.mkdtemp(prefix="odd-backup-")
    backups = os.path.join(folder, "backups")
    os.mkdir(backups)
    return folder, backups


def test_running_server(oddtrick):
    """A backup of a database that a server writes to is a whole state of it, and restores to a server that knows all of it"""
    folder, backups = folders()
    server = Server(oddtrick)
    director = server.director()
    assert director.create("night", LINES).status == 201
    over, sent = threading.Event(), list(LINES)

    def enter():
        while not over.is_set():
            line = f"1 2 4S N -{len(sent) % 10 + 1}"
            assert director.append("night", [line, "# told together"]).status == 201
            sent.extend([line, "# told together"])
    writer = threading.Thread(target=enter)
    writer.start()
    copies = []
    while len(copies) < 5 or len(sent) < 40:
        path = os.path.join(backups, str(len(copies)))
        os.mkdir(path)
        said = run(oddtrick, "backup", server.database, path, "--format", "json")
        assert said.returncode == 0, said.stderr
        copies.append(json.loads(said.stdout))
    over.set()
    writer.join()
    assert server.stop() == 0
    lengths = []
    for copy in copies:
        log = log_of(oddtrick, copy["file"])
        assert log == sent[:len(log)] and len(log) == copy["lines"] and len(log) % 2 == 0, "all lines of an addition, or none"
        assert stat.S_IMODE(os.stat(copy["file"]).st_mode) == 0o600, "it has the password's hash"
        lengths.append(len(log))
    assert lengths == sorted(lengths)
    restored = os.path.join(folder, "club.db")
    said = run(oddtrick, "restore", copies[-1]["file"], restored)
    assert said.returncode == 0 and said.stdout == f"{restored}: 1 event, {lengths[-1]} lines\n", said.stderr
    assert stat.S_IMODE(os.stat(restored).st_mode) == 0o600
    again = Server(oddtrick, database=restored)
    director = again.director()  # with the password that was set before
    assert director.append("night", ["1 2 4S N ="]).status == 201
    assert again.stop() == 0
    assert log_of(oddtrick, restored) == sent[:lengths[-1]] + ["1 2 4S N ="]
    assert run(oddtrick, "check", restored).returncode == 0
    return f"{len(copies)} backups while {len(sent)} lines were stored"


def test_rotation(oddtrick):
    """Only the oldest backups of the same database are removed, and only after a new one was checked"""
    folder, backups = folders()
    database = database_of(oddtrick, folder)
    old = [f"club-2026010{day}T043000Z.db" for day in range(1, 8)]
    others = ["club.db", "club-20260101T043000Z.db.old", "clubs-20260101T043000Z.db", "club-2026-01-01.db", "notes.txt"]
    for name in old + others + ["club-20260101T043000Z.db.new"]:
        open(os.path.join(backups, name), "w").close()
    said = run(oddtrick, "backup", "--keep", "3", database, backups)
    assert said.returncode == 0 and said.stdout.endswith(": 1 event, 4 lines; older backups removed: 5\n"), said
    left = set(os.listdir(backups)) - set(others)
    new = left - set(old)
    assert left & set(old) == set(old[-2:]) and len(new) == 1 and NAME.fullmatch(*new), left  # and no .new
    assert set(others) <= set(os.listdir(backups))
    subprocess.run(["sqlite3", database, "UPDATE event SET lines = 3"], check=True)
    said = run(oddtrick, "backup", "--keep", "1", database, backups)
    assert said.returncode == 1 and "is damaged" in said.stderr and "recover" in said.stderr, said.stderr
    assert set(os.listdir(backups)) - set(others) == left, "a damaged database removes no backup"


def test_refusals(oddtrick):
    """A backup or restore that is not possible gives one clear sentence, and changes nothing"""
    folder, backups = folders()
    database = database_of(oddtrick, folder)
    nonsense = os.path.join(folder, "nonsense.db")
    with open(nonsense, "w") as file:
        file.write("nonsense\n" * 1000)
    wal = os.path.join(folder, "moved.db")
    open(wal + "-wal", "w").close()
    before = sorted(os.listdir(folder)), os.listdir(backups)
    for args, code, sentence in (
            (["backup", database], 2, "expected 'oddtrick db check DB'"),
            (["backup", database, folder + "/none"], 2, "no folder"),
            (["backup", folder + "/none.db", backups], 2, "No such file"),
            (["backup", nonsense, backups], 2, "nonsense.db"),
            (["backup", "postgresql://localhost/club", backups], 2, "pg_dump"),
            (["backup", "--keep", "0", database, backups], 2, "number of backups"),
            (["backup", "--keep", "many", database, backups], 2, "number of backups"),
            (["restore", database, database], 2, "exists: stop the server"),
            (["restore", database, wal], 2, "exists: stop the server"),
            (["restore", nonsense, folder + "/new.db"], 2, "nonsense.db"),
            (["restore", database, folder + "/none/new.db"], 2, "No such file")):
        said = run(oddtrick, *args)
        assert said.returncode == code and sentence in said.stderr, (args, said)
        assert said.stderr.count("\n") == 1 and said.stdout == "", (args, said)
    assert before == (sorted(os.listdir(folder)), os.listdir(backups))
    shutil.rmtree(folder)


tap.run(globals(), sys.argv[1])
