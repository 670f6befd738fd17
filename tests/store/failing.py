"""System calls that fail: failing.py ODDTRICK FAULTS [SHARE]. Each command that reads or writes a database is run again and again,
and each time another one of its calls fails, one of SHARE. It must succeed all the same, or report the failure; and never leave half of its work."""
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile

sys.path[:0] = [os.path.dirname(__file__), os.path.join(os.path.dirname(__file__), "../serve")]
import chain
import tap
from faults import FULL, OPEN, READ, SHORT, SYNC, Faults

ODDTRICK, FAULTS = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
SHARE = int(sys.argv[3]) if len(sys.argv) > 3 else 1
FOLDER = tempfile.mkdtemp(prefix="odd-failing-club.db-")  # all files in it are concerned
SOUND, DATABASE = os.path.join(FOLDER, "sound.db"), os.path.join(FOLDER, "club.db")
NEW, LOG, DAMAGED = os.path.join(FOLDER, "new.club.db"), os.path.join(FOLDER, "log.event"), os.path.join(FOLDER, "damaged.club.db")
VERSION1, BACKUPS = os.path.join(FOLDER, "old.club.db"), os.path.join(FOLDER, "backups")
KINDS = {FULL: "a write without room", SHORT: "a short write", SYNC: "a sync", READ: "a read", OPEN: "an open"}
ONCE, ALWAYS = 1, 1 << 30
disk = Faults(FAULTS)


def run(*args, env=None):
    return subprocess.run([ODDTRICK, *args], capture_output=True, text=True, timeout=60, errors="replace", env=env)


def remove(path):
    for end in ("", "-wal", "-shm", ".rest", ".new"):
        if os.path.exists(path + end):
            os.remove(path + end)


def make_sound():
    with open(LOG, "w", encoding="utf-8") as file:
        file.write("event Of tuesday\nboard 1\n1 2 4S N =\n3 4 4S N -1\n")
    assert run("import", LOG, f"{SOUND}#tuesday").returncode == 0
    database = sqlite3.connect(SOUND, isolation_level="IMMEDIATE")
    for number in range(40):
        chain.append(database, "tuesday", f"# remark {number} " + "0123456789" * 30, 1794864436710 + number, key=f"key {number}")
    database.commit()
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    with open(SOUND, "rb") as file:
        data = bytearray(file.read())
    at = data.index(b"remark 30 ")
    data[at:at + 6] = b"REMARK"
    with open(DAMAGED, "wb") as file:
        file.write(data)
    with open(os.path.join(os.path.dirname(__file__), "version1.sql"), encoding="utf-8") as file:
        database = sqlite3.connect(VERSION1)
        database.executescript(file.read())
        database.close()


def events_of(path):
    """The contents of a database, when no call fails: events, and their lines. None: there is no file."""
    if not os.path.exists(path):
        return None
    done = run("db", "check", path)
    assert done.returncode == 0, (path, done.stdout, done.stderr)
    database = sqlite3.connect(path)
    try:
        return {name: database.execute("SELECT text FROM line WHERE event = ? ORDER BY number", (event,)).fetchall()
                for event, name in database.execute("SELECT id, name FROM event").fetchall()}
    finally:
        database.close()


def prepare(source):
    for path in (DATABASE, NEW):
        remove(path)
    shutil.rmtree(BACKUPS, ignore_errors=True)
    os.mkdir(BACKUPS)
    if source is not None:
        shutil.copyfile(source, DATABASE)


def fail_each(source, words, right, result, all_times=(ONCE,)):
    """Runs a command with each of its calls failing, once or from then on. Returns the contents after it: as before, or
    as they should be."""
    prepare(source)
    before = result()
    good = run(*words)
    after = result()
    runs = refusals = 0
    for kind in KINDS:
        for times in all_times:
            for at in range(0, 400, SHARE):
                prepare(source)
                failed = disk.failed
                disk.fail(kind, at, times)
                done = run(*words, env=disk.env)
                disk.heal()
                if disk.failed == failed:
                    break
                runs += 1
                what = (words[:2], KINDS[kind], at, times, done.returncode, done.stdout[-300:], done.stderr[-300:])
                assert done.returncode in (0, 1, 2), what
                if done.returncode != good.returncode:
                    refusals += 1
                    assert done.stderr or "damage" in done.stdout or done.returncode == 1, what
                    assert "Sanitizer" not in done.stderr, what
                elif right:
                    assert done.stdout == good.stdout, what
                now = result()
                assert now in (before, after), (what, "half of it is there", now)
                assert now == after or done.returncode != good.returncode, (what, "it was not done")
    return runs, refusals


def nothing():
    return None


def in_new():
    """A new file may be there before its events are."""
    return events_of(NEW) or None


def in_backups():
    return [events_of(os.path.join(BACKUPS, name)) for name in os.listdir(BACKUPS)]


CASES = (
    ("log", SOUND, ("export", DATABASE + "#tuesday", "-"), True, nothing),
    ("check", SOUND, ("db", "check", DATABASE), True, nothing),
    ("check of a damaged one", DAMAGED, ("db", "check", DATABASE), False, nothing),
    ("import", SOUND, ("import", LOG, DATABASE + "#friday"), False, lambda: events_of(DATABASE), (ONCE, ALWAYS)),
    ("import into a new one", None, ("import", LOG, DATABASE + "#friday"), False, lambda: events_of(DATABASE) or None, (ONCE, ALWAYS)),
    ("import into an old one", VERSION1, ("import", LOG, DATABASE + "#friday"), False, lambda: events_of(DATABASE)),
    ("copy", SOUND, ("db", "copy", DATABASE, NEW), False, in_new),
    ("recover", SOUND, ("db", "recover", DATABASE, NEW), False, in_new),
    ("backup", SOUND, ("db", "backup", DATABASE, BACKUPS), False, in_backups),
    ("restore", SOUND, ("db", "restore", DATABASE, NEW), False, in_new),
)
make_sound()
for name, *case in CASES:
    def test(case=case):
        runs, refusals = fail_each(*case)
        assert SHARE > 1 or refusals > 0, (runs, refusals)
        return f"{runs} runs, {refusals} of them refused"
    test.__doc__ = f"{name}: whatever call fails, it is done or refused with a reason, and never by half"
    globals()["test_" + name.replace(" ", "_")] = test
del test


def test_end():
    """and nothing is left behind"""
    shutil.rmtree(FOLDER)


tap.run(globals())
