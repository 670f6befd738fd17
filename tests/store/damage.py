"""Damaged databases: damage.py ODDTRICK [SHARE]: one of SHARE places is tried, all of them by default. Whatever is wrong with a file, no
command may show anything that was not stored, the server must not start, and `db recover` must save every line that still follows the others."""
import json
import os
import random
import re
import shutil
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile

sys.path[:0] = [os.path.dirname(__file__), os.path.join(os.path.dirname(__file__), "../serve")]
import chain
import tap
from layout import Layout
from server import Server

ODDTRICK = os.path.abspath(sys.argv[1])
SHARE = int(sys.argv[2]) if len(sys.argv) > 2 else 1
FOLDER = tempfile.mkdtemp(prefix="odd-damage-")
SOUND = os.path.join(FOLDER, "sound.db")
COPY = os.path.join(FOLDER, "copy.db")
NEW = os.path.join(FOLDER, "new.db")
EVENTS = ("tuesday", "friday", "empty", "long")


def run(*args):
    return subprocess.run([ODDTRICK, *args], capture_output=True, text=True, timeout=60, errors="replace")


def remove(path):
    for end in ("", "-wal", "-shm", ".rest"):
        if os.path.exists(path + end):
            os.remove(path + end)


def make_sound():
    """Four events, with keys, long lines that go over several pages, and enough lines for several levels of pages."""
    for name in EVENTS:
        path = os.path.join(FOLDER, name + ".event")
        with open(path, "w", encoding="utf-8") as file:
            if name != "empty":
                file.write(f"event Of {name}\nboard 1\n1 2 4S N =\n3 4 4S N -1\n")
        done = run("import", path, f"{SOUND}#{name}")
        assert done.returncode == 0, done.stderr
    database = sqlite3.connect(SOUND, isolation_level="IMMEDIATE")
    for number in range(500):
        chain.append(database, "tuesday", f"# remark {number} \u2660", 1794864436710 + number, key=f"key {number * 7919 % 500}")
    for number in range(60):
        chain.append(database, "friday", f"# {number}")
    for number in range(3):
        chain.append(database, "long", "# " + "0123456789" * (150 + 700 * number), key=f"long {number}")
    database.execute("INSERT INTO kept VALUES ('password', x'00', 0), ('session 1', x'416e6e', 1894864436710)")
    database.execute("CREATE TABLE dropped (filler)")
    database.execute("INSERT INTO dropped VALUES (zeroblob(7000))")
    database.execute("DROP TABLE dropped")  # which leaves pages that are free
    database.commit()
    assert chain.broken(database) == []
    database.close()


def logs_of(path):
    """All lines by event."""
    database = sqlite3.connect(path)
    logs = {name: [] for (name,) in database.execute("SELECT name FROM event")}
    for name, text in database.execute("SELECT name, text FROM line JOIN event ON event = id ORDER BY name, number"):
        logs[name].append(text)
    database.close()
    return logs


make_sound()
LOGS = logs_of(SOUND)
BYTES = open(SOUND, "rb").read()
PAGE = struct.unpack(">H", BYTES[16:18])[0]
PAGES = len(BYTES) // PAGE
KINDS = Layout(SOUND).names  # what each byte is for
assert "?" not in KINDS

# What a database does not need: `db check` does not look at it, and nothing is wrong when it changes. The fields of the header are
# SQLite's hints and counters; of "encoding" and "schema format" SQLite uses the lowest byte, and finds that.
UNUSED = re.compile(r"free page|.*: unused part of a page|header: (format version|change counter|schema cookie|schema format|"
                    r"cache size|encoding|reserved|valid for|library version)")

# What no hash covers: the title and the time of the last change, which are copies for the list of events, and sessions and the
# password. A change there may be found or not.
UNCOVERED = {"event": ("title", "changed_ms"), "kept": ("name", "value", "until_ms")}


def rows_of(path):
    """All rows by table, without what no hash covers."""
    database = sqlite3.connect(path)
    database.text_factory = bytes
    rows = {}
    for table, left_out in (("event", UNCOVERED["event"]), ("line", ()), ("kept", UNCOVERED["kept"])):
        columns = [name.decode() for _, name, *_ in database.execute(f"PRAGMA table_info({table})")]
        wanted = [name for name in columns if name not in left_out] or ["1"]
        rows[table] = sorted(database.execute(f"SELECT {', '.join(wanted)} FROM {table}"))
    database.close()
    return rows


ROWS = rows_of(SOUND)


def kind_is_right(at, found):
    """Whether a changed byte was found as its kind says: all that is used and covered is, and nothing else."""
    kind = KINDS[at]
    if UNUSED.fullmatch(kind):
        assert not found or kind in ("header: encoding", "header: schema format", "header: format version"), \
            f"byte {at}, {kind}, was found"
    elif not found:
        assert kind.split(":")[0] in ("event", "kept", "sqlite_schema"), f"byte {at}, {kind}, was not found"
        assert rows_of(COPY) == ROWS, f"byte {at}, {kind}, changed what is covered"


def put(data):
    remove(COPY)
    with open(COPY, "wb") as file:
        file.write(data)


def serves(path):
    """Whether a server starts on it; what it says if not."""
    try:
        server = Server(ODDTRICK, path)
    except RuntimeError as error:
        return False, str(error)
    said = server.client().get("/api/v1/events").json
    lists = {event["id"]: event["length"] for event in said["events"]}
    server.stop()
    return True, lists


def recovered(path, code=None, strict=True):
    """Recovers a file: every line in the new one is right, and every line of the old one is in it, saved separately, or
    reported lost."""
    before = open(path, "rb").read()
    remove(NEW)
    done = run("db", "recover", "--format", "json", path, NEW)
    assert open(path, "rb").read() == before, "the damaged file was changed"
    if done.returncode == 2:
        assert not os.path.exists(NEW) and done.stderr != "", done
        return None
    assert done.stderr == "" and (code is None or done.returncode == code), done
    report = json.loads(done.stdout)
    new = logs_of(NEW)
    database = sqlite3.connect(NEW)
    assert chain.broken(database) == []
    database.close()
    assert run("db", "check", NEW).returncode == 0
    rest = open(report["rest"], encoding="utf-8", errors="replace").read().split("\n") if report["rest"] else []
    good = sum(len(lines) for lines in new.values())
    assert good == report["lines"] and len(new) == report["events"], report
    for name, lines in new.items():
        assert name in LOGS and LOGS[name][:len(lines)] == lines, f"{name} is not as it was"
    told, nameless = set(), False
    for finding in report["findings"]:
        last = re.search(r"up to line (\d+)", finding["what"])
        told.update((finding["event"], line) for line in range(finding["line"], int(last[1]) + 1 if last else finding["line"] + 1))
        nameless = nameless or finding["event"] == ""
    for name, lines in LOGS.items():
        for line in range(len(new.get(name, [])) + 1, len(lines) + 1):
            assert (name, line) in told or (name, 0) in told or name not in new or not strict, f"{name}: line {line} is not told"
    assert sum(1 for line in rest if line and not line.startswith("# event ")) <= report["apart"]
    assert done.returncode == (0 if report["findings"] == [] else 1), done
    return new


def shown_is_right(path):
    """No command shows anything of a log but all of it as it was stored."""
    for name, lines in LOGS.items():
        done = run("export", f"{path}#{name}", "-")
        if done.returncode == 0:
            assert done.stdout == "".join(line + "\n" for line in lines), f"{name} is shown as it was not"
        else:
            assert done.returncode == 2 and done.stdout == "" and "oddtrick export: " in done.stderr, done


def damage(data, everything=False):
    """A file with these bytes: a program that calls it sound must have all of it."""
    put(data)
    done = run("db", "check", COPY)
    assert done.returncode in (0, 1) or "is from a later version of the program" in done.stderr, done
    shown_is_right(COPY)
    if done.returncode == 0:
        assert logs_of(COPY) == LOGS
    if everything or done.returncode == 0:
        started, said = serves(COPY)
        if started:
            assert said == {name: len(lines) for name, lines in LOGS.items()}, said
        else:
            assert f"cannot use {COPY}: " in said, said
        put(data)
    new = recovered(COPY)
    return done, new


def test_sound():
    """a sound database is called so, and recovered completely"""
    done = run("db", "check", SOUND)
    assert done.returncode == 0 and done.stdout == f"{SOUND}: 4 events, 575 lines: sound\n", done
    said = json.loads(run("db", "check", "--format", "json", SOUND).stdout)
    assert said == {"file": SOUND, "findings": [], "events": 4, "lines": 575, "sound": True}, said
    assert recovered(SOUND, 0) == LOGS
    tables = []
    for path in (SOUND, NEW):
        database = sqlite3.connect(path)
        tables.append((database.execute("SELECT * FROM event").fetchall(), database.execute("SELECT * FROM line").fetchall()))
        database.close()
    assert tables[0] == tables[1]
    assert run("db", "recover", SOUND, NEW).returncode == 2, "a file that is there is not replaced"


def test_flipped():
    """a byte that is flipped, on every page and in every part of it, shows nothing wrong"""
    whole = found = tried = 0
    places = (0, 3, 5, 8, PAGE // 3, PAGE - 700, PAGE - 40, PAGE - 9)
    for page in range(PAGES):
        start = page * PAGE
        for place in places[page % SHARE::SHARE]:
            data = bytearray(BYTES)
            at = start + place + (100 if page == 0 and place < 12 else 0)
            data[at] ^= 0x15
            done, new = damage(bytes(data))
            kind_is_right(at, done.returncode == 1)
            tried += 1
            found += done.returncode == 1
            whole += new == LOGS
    assert found * len(places) > tried and whole * len(places) > tried, (tried, found, whole)
    return f"{PAGES} pages, {tried} bytes: {found} found, of which {whole - (tried - found)} were recovered whole"


def test_kinds():
    """a byte that is flipped is found, whatever it is for, unless it is unused or no hash covers it"""
    chance = random.Random(1)
    places = {kind: [at for at in range(len(KINDS)) if KINDS[at] == kind] for kind in sorted(set(KINDS))}
    tried = missed = 0
    for kind, all_places in places.items():
        for at in chance.sample(all_places, min(len(all_places), max(1, (12 if kind.endswith("content") else 4) // SHARE))):
            data = bytearray(BYTES)
            data[at] ^= 1 << chance.randrange(8)
            put(bytes(data))
            found = run("db", "check", COPY).returncode != 0  # 2: it may be of a later version
            kind_is_right(at, found)
            tried += 1
            missed += not found
    assert missed > 0
    return f"{len(places)} kinds, {tried} bytes, {missed} of them not found"


def test_header():
    """every byte of the header may be damaged"""
    for at in (*range(0, 16, 5), *range(16, 24), *range(24, 100, 3))[::SHARE]:
        data = bytearray(BYTES)
        data[at] ^= 0xFF
        done, new = damage(bytes(data))
        if at not in range(16, 24):
            assert new == LOGS, at


def test_zeroed():
    """a page of zeros or of noise, wherever it is, loses at most the lines that were on it"""
    noise = bytes((number * 167 + number // 256) % 256 for number in range(PAGE))
    for page in range(0, PAGES, SHARE):
        for content in (bytes(PAGE), noise):
            done, new = damage(BYTES[:page * PAGE] + content + BYTES[(page + 1) * PAGE:], everything=page < 4)
            free = set(KINDS[page * PAGE:(page + 1) * PAGE]) == {"free page"}
            assert done.returncode == (0 if free else 1), page
    return f"{PAGES} pages"


def test_truncated():
    """a file that ends too early is found to be damaged, wherever it ends"""
    lengths = sorted({1, 50, 100, 511, *range(PAGE, len(BYTES), PAGE), *range(PAGE // 2, len(BYTES), 3 * PAGE)})
    for length in lengths[:6] + lengths[6::SHARE]:
        done, _ = damage(BYTES[:length], everything=length < 3 * PAGE)
        assert done.returncode == 1, length


CHANGES = (
    ("UPDATE line SET text = 'board 2' WHERE event = 1 AND number = 2", [("tuesday", 2, "does not match its checksum")]),
    ("UPDATE line SET author = 'x' WHERE event = 1 AND number = 300", [("tuesday", 300, "does not match its checksum")]),
    ("UPDATE line SET time_ms = 0 WHERE event = 1 AND number = 504", [("tuesday", 504, "does not match its checksum")]),
    ("UPDATE line SET key = 'x' WHERE event = 1 AND number = 7", [("tuesday", 7, "does not match its checksum")]),
    ("DELETE FROM line WHERE event = 1 AND number = 504", [("tuesday", 504, "is missing")]),
    ("DELETE FROM line WHERE event = 1 AND number > 500", [("tuesday", 501, "and those after it are missing")]),
    ("DELETE FROM line WHERE event = 1 AND number = 100", [("tuesday", 100, "is missing")]),
    ("DELETE FROM line WHERE event = 1 AND number = 504; UPDATE event SET lines = 503 WHERE id = 1",
     [("tuesday", 503, "does not match the checksum of the event")]),
    ("UPDATE line SET number = 0 - number WHERE event = 2 AND number IN (30, 31);"
     "UPDATE line SET number = 61 + number WHERE event = 2 AND number < 0",
     [("friday", line, "does not match its checksum") for line in (30, 31, 32)]),
    ("INSERT INTO line SELECT event, 65, time_ms, author, '', 1, text, hash FROM line WHERE event = 2 AND number = 64",
     [("friday", 65, "does not match its checksum"), ("friday", 65, "was added by another program")]),
    ("UPDATE event SET name = 'monday' WHERE id = 2", [("monday", 1, "does not match its checksum")]),
    ("UPDATE event SET lines = 3, head = zeroblob(32) WHERE id = 3", [("empty", 1, "and those after it are missing")]),
)


def test_changed():
    """what other programs change in the lines is found, by event and line"""
    for sql, findings in CHANGES:
        put(BYTES)
        database = sqlite3.connect(COPY)
        database.execute("PRAGMA ignore_check_constraints = 1")
        database.executescript("DROP TRIGGER line_stays; DROP TRIGGER line_is_kept;" + sql + ";"
                               "CREATE TRIGGER line_stays BEFORE UPDATE ON line BEGIN SELECT RAISE(ABORT, 'a line is never changed'); END;"
                               "CREATE TRIGGER line_is_kept BEFORE DELETE ON line BEGIN SELECT RAISE(ABORT, 'a line is never deleted'); END;")
        database.close()
        done = run("db", "check", "--format", "json", COPY)
        said = [(finding["event"], finding["line"], finding["what"]) for finding in json.loads(done.stdout)["findings"]]
        assert done.returncode == 1 and said == findings, (sql, said)
        started, why = serves(COPY)
        assert not started and "is damaged: event '" in why, (sql, why)
        if "monday" in sql:
            continue
        shown_is_right(COPY)
        new = recovered(COPY, 1)
        name, line, what = findings[0]
        assert len(new[name]) == (line if "of the event" in what else min(line - 1, len(LOGS[name]))), (sql, len(new[name]))


def change(sql):
    put(BYTES)
    database = sqlite3.connect(COPY)
    database.executescript(sql)
    database.close()


STRUCTURES = (
    ("DROP TABLE kept", "table 'kept' is missing"),
    ("DROP INDEX line_key", "index 'line_key' is missing"),
    ("DROP TRIGGER line_stays", "trigger 'line_stays' is missing"),
    ("ALTER TABLE event DROP COLUMN title", "table 'event' is not as it should be"),
    ("ALTER TABLE line RENAME COLUMN hash TO h", "table 'line' is not as it should be"),
    ("PRAGMA foreign_keys = OFF; DROP TABLE line", "table 'line' is missing"),
    ("CREATE TRIGGER x AFTER INSERT ON line BEGIN SELECT 1; END", "trigger 'x' does not belong there"),
    ("DROP INDEX line_key; CREATE INDEX line_key ON line (event, key)", "index 'line_key' is not as it should be"),
    ("PRAGMA foreign_keys = OFF; DELETE FROM event WHERE id = 2", "64 lines belong to no event"),
    ("PRAGMA user_version = 3", "is from a later version of the program"),
    ("PRAGMA user_version = 0", "is damaged, or is not a database of events"),
    ("PRAGMA application_id = 7", "is not a database of events"),
)


def test_structures():
    """tables, columns and versions that are not as they should be are named"""
    for sql, what in STRUCTURES:
        change(sql)
        done = run("db", "check", COPY)
        if "later version" in what: # which is not damage
            assert done.returncode == 2 and what in done.stderr and done.stdout == "", (sql, done)
        else:
            assert done.returncode == 1 and what in done.stdout, (sql, done)
        started, why = serves(COPY)
        assert not started and what in why, (sql, why)
        if all(word not in sql for word in ("DROP TABLE line", "DELETE", "DROP COLUMN")):  # rows are gone or have changed
            assert recovered(COPY) == LOGS, sql
    change("CREATE TABLE mine (a); CREATE VIEW also AS SELECT name FROM event")
    assert run("db", "check", COPY).returncode == 0, "tables of others do no harm"


def test_no_name():
    """the lines of an event whose name is lost are kept apart"""
    change("PRAGMA foreign_keys = OFF; DELETE FROM event WHERE id = 2; VACUUM")
    new = recovered(COPY, 1)
    assert "friday" not in new and len(new) == 3
    assert [line for line in open(NEW + ".rest", encoding="utf-8").read().split("\n")[1:] if line] == LOGS["friday"]


def test_no_database():
    """an empty file, a folder, a text and a missing file are refused with the reason"""
    empty, folder = os.path.join(FOLDER, "empty.db"), os.path.join(FOLDER, "folder.db")
    text, lost = os.path.join(FOLDER, "text.db"), os.path.join(FOLDER, "lost.db")
    open(empty, "w").close()
    os.mkdir(folder)
    with open(text, "w") as file:
        file.write("board 1\n" * 1000)
    cases = ((empty, 1, "is empty: restore a backup"), (folder, 2, "not a regular file"),
             (text, 1, "is damaged, or is not a database of events"), (lost, 2, "No such file or directory"))
    for path, code, what in cases:
        done = run("db", "check", path)
        assert done.returncode == code and what in done.stdout + done.stderr, done
        assert recovered(path) is None if os.path.isfile(path) else run("db", "recover", path, NEW).returncode == 2
        if path != lost:
            started, why = serves(path)
            assert not started and ("folder" if path == folder else what) in why, why
    assert os.path.getsize(empty) == 0 and not os.path.exists(lost)


def test_wal():
    """what a killed server has left in the -wal is read, checked and recovered"""
    server = Server(ODDTRICK)
    director = server.director()
    director.create("night", ["event Night", "board 1"])
    for number in range(30):
        assert director.append("night", [f"# {number}"], key=f"k{number}").status == 201
    server.stop(signal.SIGKILL)
    path = server.database
    assert os.path.getsize(path + "-wal") > 0
    wal = open(path + "-wal", "rb").read()
    global LOGS
    before, LOGS = LOGS, {"night": ["event Night", "board 1"] + [f"# {number}" for number in range(30)]}
    try:
        assert recovered(path, 0) == LOGS
        assert open(path + "-wal", "rb").read() == wal, "the -wal was changed"
        for length in (0, 31, 32, 4000, len(wal) // 2, len(wal) - 1):  # what was committed before is there
            put(open(path, "rb").read())
            with open(COPY + "-wal", "wb") as file:
                file.write(wal[:length])
            new = recovered(COPY, strict=False)
            assert new is None or all(LOGS[name][:len(lines)] == lines for name, lines in new.items())
        flipped = bytearray(wal)
        flipped[len(wal) // 2] ^= 1
        with open(COPY + "-wal", "wb") as file:
            file.write(flipped)
        recovered(COPY, strict=False)
        done = run("db", "check", path)
        assert done.returncode == 0, done
        assert run("export", path + "#night", "-").stdout == "".join(line + "\n" for line in LOGS["night"])
    finally:
        LOGS = before
    shutil.rmtree(server.folder)


def test_while_running():
    """a line that is changed while a server runs is reported as an error: neither shown, nor appended to"""
    change("DELETE FROM kept")
    server = Server(ODDTRICK, COPY)
    director = server.director()
    change_line = sqlite3.connect(COPY)
    change_line.executescript("DROP TRIGGER line_stays; UPDATE line SET text = '3 4 4S N +1' WHERE event = 2 AND number = 4")
    change_line.close()
    client = server.client()
    for path in ("standings", "boards", "log", "history"):
        answer = client.get("/api/v1/events/friday/" + path)
        assert answer.status == 500 and b"event 'friday', line 4 does not match its checksum" in answer.body, (path, answer.body)
    answer = director.append("friday", ["# more"])
    assert answer.status == 507 and b"line 4 does not match" in answer.body, answer.body
    assert director.append("tuesday", ["# more"]).status == 201
    assert client.get("/api/v1/events/tuesday/standings").status == 200
    listed = {event["id"]: event["length"] for event in client.get("/api/v1/events").json["events"]}
    assert listed == {"tuesday": 505, "friday": 64, "empty": 0, "long": 7}, listed
    server.stop()
    assert run("export", COPY + "#friday", "-").returncode == 2


def test_version_1():
    """a database of version 1 is read, checked and recovered as it is, and converted by the server"""
    sql = open(os.path.join(os.path.dirname(__file__), "version1.sql"), encoding="utf-8").read()
    remove(COPY)
    database = sqlite3.connect(COPY)
    database.executescript(sql)
    database.close()
    global LOGS
    before, LOGS = LOGS, logs_of(COPY)
    try:
        done = run("db", "check", COPY)
        assert done.returncode == 0 and "4 events, 14 lines: sound" in done.stdout, done
        assert recovered(COPY, 0) == LOGS
        shown_is_right(COPY)
        assert sqlite3.connect(COPY).execute("PRAGMA user_version").fetchone() == (1,), "reading converts nothing"
        keys = sqlite3.connect(NEW).execute("SELECT event, key, number, count FROM line WHERE key <> '' ORDER BY 1, 3").fetchall()
        assert keys == [(2, "k1", 1, 3), (3, "make", 1, 2), (3, "a1", 3, 3), (3, "a2", 7, 2)], keys
        assert sqlite3.connect(NEW).execute("SELECT key FROM event WHERE id = 2").fetchone() == ("k0",)
        database = sqlite3.connect(COPY)
        database.executescript("DROP TRIGGER line_is_kept; DELETE FROM line WHERE event = 3 AND number = 4")
        database.close()
        done = run("db", "check", COPY)
        assert done.returncode == 1 and "event 'tuesday', line 4 is missing" in done.stdout, done
        assert len(recovered(COPY, 1)["tuesday"]) == 2  # the addition from line 3 on is whole or not there
        started, why = serves(COPY)
        assert not started and "no such trigger" in why or "is missing" in why, why
        database = sqlite3.connect(COPY)
        database.executescript("DROP TABLE line; DROP TABLE addition; DROP TABLE event; DROP TABLE kept; DROP TRIGGER IF EXISTS "
                               "line_stays;" + sql)
        database.close()
        started, lists = serves(COPY)
        assert started and lists == {name: len(lines) for name, lines in LOGS.items()}, lists
        database = sqlite3.connect(COPY)
        assert database.execute("SELECT name, title FROM event ORDER BY id").fetchall() == [
            ("empty", ""), ("keyed", "Later"), ("tuesday", "Tuesday Pairs"), ("2026-11-17", "Imported")]
        assert chain.broken(database) == []
        database.close()
    finally:
        LOGS = before


def test_end():
    """and nothing is left behind"""
    shutil.rmtree(FOLDER)


tap.run(globals())
