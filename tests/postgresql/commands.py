"""The command on PostgreSQL: import, export, rank, check, copy, and what it says when something is wrong.  commands.py ODDTRICK"""
import os
import sqlite3
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "serve"))
import cluster  # noqa: E402
import tap  # noqa: E402
from server import Server, change, dump  # noqa: E402

ODDTRICK = os.path.abspath(sys.argv[1])
EXAMPLES = os.path.join(os.path.dirname(__file__), "..", "..", "examples")
HERE = os.path.dirname(os.path.abspath(__file__))
pg = cluster.single()
folder = pg.folder


def run(*words, env=None):
    return subprocess.run([ODDTRICK, *words], capture_output=True, text=True, env={**os.environ, **(env or {})}, cwd=folder)


def good(*words, env=None):
    done = run(*words, env=env)
    assert done.returncode == 0, (words, done.stdout, done.stderr)
    return done.stdout


def bad(*words, says, env=None):
    """One sentence, which has these words, and no password."""
    done = run(*words, env=env)
    assert done.returncode == 2 and done.stdout == "", (words, done.returncode, done.stdout)
    assert says in done.stderr and done.stderr.count("\n") == 1, done.stderr
    assert "geheim" not in done.stderr, done.stderr


def example(name):
    return os.path.join(EXAMPLES, name)


def tables(path):
    """All that a file has, without the numbers of its events, which are its own."""
    db = sqlite3.connect(path)
    db.text_factory = bytes
    events = db.execute("SELECT name, created_ms, title, key, lines, changed_ms, head FROM event ORDER BY id").fetchall()
    lines = db.execute("SELECT name, number, time_ms, author, l.key, count, text, hash FROM line l JOIN event e ON e.id = event ORDER BY name, number").fetchall()
    kept = db.execute("SELECT name, value, until_ms FROM kept ORDER BY name").fetchall()
    db.close()
    return events, lines, kept


def test_events_are_stored_and_read():
    """an event is imported, ranked, exported and checked as in a file"""
    address, path = pg.database("one"), os.path.join(folder, "one.db")
    for name in ("butler.event", "howell.event"):
        for place in (address, path):
            good("import", example(name), f"{place}#{name}")
        for command in (["rank"], ["boards", "--format", "json"]):
            assert good(command[0], f"{address}#{name}", *command[1:]) == good(command[0], f"{path}#{name}", *command[1:])
        assert good("export", f"{address}#{name}", "-") == good("export", f"{path}#{name}", "-")
    assert good("db", "check", address).rsplit(": ", 2)[1:] == good("db", "check", path).rsplit(": ", 2)[1:]
    bad("import", example("howell.event"), f"{address}#howell.event", says="already has an event 'howell.event'")
    bad("rank", f"{address}#monday", says="has no event 'monday'. Events: butler.event, howell.event")
    bad("rank", address, says="add its name after a #")


def test_copies_are_lossless():
    """a database copied to PostgreSQL and back has the same lines, times, authors, keys, hashes and values"""
    path, back, address = os.path.join(folder, "from.db"), os.path.join(folder, "back.db"), pg.database("copy")
    server = Server(ODDTRICK, path)
    director = server.director()
    for name in ("tuesday", "empty"):
        made = director.post("/api/v1/events", {"id": name, "lines": [] if name == "empty" else ["event  Ünï\u2660 'q'", ""], "key": "k1"})
        assert made.status == 201, made.body
    added = director.append("tuesday", ["# \u00e4 \\x00 '"], key="k 2")
    assert added.status == 201, added.body
    assert server.stop() == 0
    plain = sqlite3.connect(path)  # invalid UTF-8 is a value, too
    plain.execute("INSERT INTO kept VALUES ('table x', x'00ff0a27', 9007199254740993)")
    plain.commit()
    plain.close()
    good("import", example("howell.event"), f"{path}#howell")
    said = good("db", "copy", path, address)
    assert said.startswith(f"{address}: 3 events, "), said
    good("db", "copy", address, back)
    assert tables(back) == tables(path)
    assert len(tables(path)[2]) >= 3 and any(row[4] for row in tables(path)[1])
    good("db", "check", back)
    again = pg.database("copy2")
    good("db", "copy", address, again)
    assert pg.sql("SELECT md5(string_agg(l::text, '' ORDER BY event, number)) FROM oddtrick.line l", "copy") == pg.sql(
        "SELECT md5(string_agg(l::text, '' ORDER BY event, number)) FROM oddtrick.line l", "copy2")


def test_copies_that_fail_change_nothing():
    """a copy into a database that has something, or of a damaged one, changes nothing"""
    address, other, path = pg.database("full"), pg.database("other"), os.path.join(folder, "none.db")
    for place in (address, other):
        good("import", example("howell.event"), f"{place}#howell")
    before = pg.sql("SELECT count(*), max(number) FROM oddtrick.line", "full")
    bad("db", "copy", other, address, says="the destination is not empty")
    assert pg.sql("SELECT count(*), max(number) FROM oddtrick.line", "full") == before
    pg.sql("ALTER TABLE oddtrick.line DISABLE TRIGGER USER; UPDATE oddtrick.line SET text = 'board 9' WHERE number = 20", "other")
    bad("db", "copy", other, path, says="line 20 does not match its checksum")
    assert not os.path.exists(path)
    bad("db", "copy", os.path.join(folder, "missing.db"), path, says="No such file")
    assert not os.path.exists(path)
    done = run("db", "check", other)
    assert done.returncode == 1 and "event 'howell', line 20 does not match its checksum" in done.stdout, done.stdout
    assert "trigger 'line_stays' is missing" in done.stdout, done.stdout
    bad("export", f"{other}#howell", "-", says="line 20 does not match its checksum")


def test_what_cannot_be_used():
    """missing servers, databases and tables, wrong passwords and later versions: one sentence, nothing changed"""
    empty = pg.database("empty")
    bad("rank", f"{empty}#x", says="has no events")
    assert pg.sql("SELECT count(*) FROM pg_namespace WHERE nspname = 'oddtrick'", "empty") == "0"
    bad("rank", pg.address("nowhere") + "#x", says='database "nowhere" does not exist')
    bad("import", example("howell.event"), "postgresql://odd:geheim@127.0.0.1:1/x#x", says="postgresql://odd:***@127.0.0.1:1/x: connection to server")
    bad("rank", "postgresql://odd@127.0.0.1:1/x?password=geheim#x", says="Connection refused")
    bad("rank", "postgresql://[#x", says="postgresql://[: ")
    with open(os.path.join(pg.data, "pg_hba.conf")) as hba:
        rules = hba.read()
    with open(os.path.join(pg.data, "pg_hba.conf"), "w") as hba:
        hba.write("local all locked scram-sha-256\n" + rules)
    pg.sql("CREATE ROLE locked LOGIN PASSWORD 'geheim'; SELECT pg_reload_conf()")
    pg.sql("GRANT CREATE ON DATABASE empty TO locked")
    locked = empty.replace("odd@", "locked@", 1)
    bad("import", example("howell.event"), f"{locked}#x", says="no password supplied")
    bad("import", example("howell.event"), locked.replace("locked@", "locked:wrong@") + "#x", says="password authentication failed")
    assert pg.sql("SELECT count(*) FROM pg_namespace WHERE nspname = 'oddtrick'", "empty") == "0"
    secret = os.path.join(folder, "pgpass")
    with open(secret, "w") as file:
        file.write("*:*:*:locked:geheim\n")
    os.chmod(secret, 0o600)
    good("import", example("howell.event"), f"{locked}#x", env={"PGPASSFILE": secret})
    good("rank", locked.replace("locked@", "locked:geheim@") + "#x")
    service = os.path.join(folder, "services")
    with open(service, "w") as file:
        file.write(f"[club]\nhost={folder}\ndbname=empty\nuser=locked\npassword=geheim\n")
    good("rank", "postgresql://?service=club#x", env={"PGSERVICEFILE": service})
    pg.sql("UPDATE oddtrick.about SET version = 99", "empty")
    bad("rank", f"{empty}#x", says="is from a later version of the program")
    bad("import", example("howell.event"), f"{empty}#y", says="is from a later version of the program")
    assert pg.sql("SELECT version FROM oddtrick.about", "empty") == "99" and pg.sql("SELECT count(*) FROM oddtrick.event", "empty") == "1"


def every_command(place, *says):
    """Each command that takes a database refuses this one, with one sentence that has these words."""
    new = os.path.join(folder, "new.db")
    for words in (["rank", f"{place}#x"], ["boards", f"{place}#x"], ["export", f"{place}#x", "-"], ["import", example("howell.event"), f"{place}#y"],
                  ["db", "check", place], ["db", "copy", place, new], ["db", "copy", FULL, place], ["serve", "--db", place, "--listen", "127.0.0.1:0"],
                  ["serve", "--read-only", "--db", place, "--listen", "127.0.0.1:0"]):
        for one in says:
            bad(*words, says=one)
        assert not os.path.exists(new), words


FULL = os.path.join(folder, "full.db")


def test_every_command_refuses():
    """tables of a later version, no server, a wrong password: every command says so, for files and for PostgreSQL, and changes nothing"""
    good("import", example("howell.event"), f"{FULL}#howell")
    later = os.path.join(folder, "later.db")
    good("import", example("howell.event"), f"{later}#x")
    change(later, "PRAGMA user_version = 99")
    with open(later, "rb") as file:
        before = file.read()
    every_command(later, "is from a later version of the program")
    with open(later, "rb") as file:
        assert file.read() == before
    address = pg.database("later")
    good("import", example("howell.event"), f"{address}#x")
    pg.sql("UPDATE oddtrick.about SET version = 99", "later")
    before = dump(address)
    every_command(address, "is from a later version of the program")
    assert dump(address) == before
    every_command("postgresql://odd@127.0.0.1:1/x", "Connection refused")
    pg.sql("UPDATE oddtrick.about SET version = 2; GRANT ALL ON SCHEMA oddtrick TO locked; GRANT ALL ON ALL TABLES IN SCHEMA oddtrick TO locked", "later")
    before = dump(address)
    every_command(address.replace("odd@", "locked:wrong@", 1), "password authentication failed", "locked:***@")
    assert dump(address) == before


tap.run(globals())
