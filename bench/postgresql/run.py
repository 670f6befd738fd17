"""Measures several servers on one PostgreSQL database: run.py BUILD [--seconds N] [--events N] [--lines N]. Additions per second by 200
connections to 8 events, through 1, 2 and 4 servers, compared with one server with SQLite on the same disk; the viewers of one server; and, for a
database with very many events, how long a server takes to start and to answer for any event, and its memory. PostgreSQL is started for this,
in a temporary folder, with its usual durability (fsync on)."""
import argparse
import hashlib
import os
import random
import resource
import signal
import subprocess
import sys
import time

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
sys.path[:0] = [os.path.join(TOP, "tests/serve"), os.path.join(TOP, "tests/postgresql"), os.path.join(TOP, "bench/serve")]
options = argparse.ArgumentParser()
options.add_argument("build")
options.add_argument("--seconds", type=float, default=5)
options.add_argument("--events", type=int, default=100000)
options.add_argument("--lines", type=int, default=100)
options.add_argument("--viewers", type=int, default=5000)
ARGS = options.parse_args()
import cluster  # noqa: E402
from server import Server  # noqa: E402

ODDTRICK = f"{ARGS.build}/oddtrick"
EVENTS, CONNECTIONS = 8, 200
resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)


def memory_mb(process):
    with open(f"/proc/{process.pid}/status") as status:
        return int([line for line in status if line.startswith("VmRSS")][0].split()[1]) / 1024


def start_load(port, *what):
    return subprocess.Popen([f"{ARGS.build}/serve/load", str(port), *map(str, what)], stdout=subprocess.PIPE, text=True)


def result_of(load):
    import json

    said = load.communicate()[0]
    assert load.returncode == 0, "the load could not be measured"
    return json.loads(said)


def additions(name, database, count):
    servers = [Server(ODDTRICK, database) for _ in range(count)]
    director = servers[0].director()
    for i in range(EVENTS):
        assert director.create(f"{name}{i}", [f"event {i}", "winners 2"]).status == 201
    began = time.monotonic()
    loads = [start_load(servers[i % count].port, f"{ARGS.seconds}s", CONNECTIONS // EVENTS, "append", f"{name}{i}", director.cookie, director.csrf, 0, 9, 27)
             for i in range(EVENTS)]
    results = [result_of(load) for load in loads]
    seconds = time.monotonic() - began
    requests, wrong = sum(r["requests"] for r in results), sum(r["wrong"] for r in results)
    print(f"  {count} server{'s' if count > 1 else ' '} on {name:10}  {requests / ARGS.seconds:8.0f} additions/s   p99 {max(r['p99_ms'] for r in results):7.1f} ms"
          f"   {wrong} refused, {seconds:.0f} s", flush=True)
    for server in servers:
        server.stop()


def viewers(database):
    server = Server(ODDTRICK, database)
    director = server.director()
    assert director.create("watched", ["event Watched", "winners 2"]).status == 201
    before = memory_mb(server.process)
    most = min(ARGS.viewers, 2000)  # of one address; the rest comes from other addresses of the loopback in reality
    load = start_load(server.port, f"{ARGS.seconds}s", 4, "append", "watched", director.cookie, director.csrf, most, 9, 27)
    time.sleep(ARGS.seconds * 0.8)
    during = memory_mb(server.process)
    got = result_of(load)
    print(f"  {most} viewers of one event: {got['per_second']} additions/s beside them, {got.get('messages', 0)} messages, {during - before:.0f} MB more memory,"
          f" {(during - before) * 1024 / most:.0f} kB a viewer", flush=True)
    server.stop()


def fill(pg, name):
    """Very many events, through COPY, with the hash chain of each."""
    began = time.monotonic()
    created = 1794864436707
    texts = [b"event  A club", b"scoring matchpoints"] + [f"# a remark {i}, as long as a line of results".encode() for i in range(max(0, ARGS.lines - 2))]
    psql = [f"{pg.bin}/psql", "-X", "-q", "-h", pg.folder, "-p", str(pg.port), "-U", "odd", "-d", name]
    le = int.to_bytes
    events = subprocess.Popen([*psql, "-c", "COPY oddtrick.event (id, name, created_ms, title, key, lines, changed_ms, head) FROM STDIN"], stdin=subprocess.PIPE)
    heads = []
    pg.sql("ALTER TABLE oddtrick.line DISABLE TRIGGER ALL", name)
    lines = subprocess.Popen([*psql, "-c", "COPY oddtrick.line FROM STDIN"], stdin=subprocess.PIPE)
    for event in range(1, ARGS.events + 1):
        club = f"club{event}"
        value = hashlib.blake2b(b"oddtrick event 2" + le(created, 8, "little") + club.encode(), digest_size=32).digest()
        rows = []
        for number, text in enumerate(texts, 1):
            head = value + le(number, 8, "little") + le(created, 8, "little") + le(len(texts) if number == 1 else 0, 4, "little") + le(1, 4, "little") + le(0, 4, "little")
            value = hashlib.blake2b(head + b"a" + text, digest_size=32).digest()
            rows.append(b"%d\t%d\t%d\ta\t\t%d\t%s\t\\\\x%s\n" % (event, number, created, len(texts) if number == 1 else 0, text, value.hex().encode()))
        lines.stdin.write(b"".join(rows))
        heads.append(f"{event}\t{club}\t{created}\tA club\t\t{len(texts)}\t{created}\t\\\\x{value.hex()}\n")
    lines.stdin.close()
    events.stdin.write("".join(heads).encode())
    events.stdin.close()
    assert events.wait() == 0 and lines.wait() == 0
    pg.sql("ALTER TABLE oddtrick.line ENABLE TRIGGER ALL; SELECT setval(pg_get_serial_sequence('oddtrick.event', 'id'), (SELECT max(id) FROM oddtrick.event))", name)
    pg.sql("VACUUM ANALYZE", name)
    return time.monotonic() - began


def many_events(pg):
    address = pg.database("many")
    subprocess.run([ODDTRICK, "import", os.path.join(TOP, "examples/howell.event"), f"{address}#howell"], check=True)
    pg.sql("ALTER TABLE oddtrick.line DISABLE TRIGGER ALL; DELETE FROM oddtrick.line; DELETE FROM oddtrick.event; ALTER TABLE oddtrick.line ENABLE TRIGGER ALL", "many")
    print(f"  {ARGS.events} events of {ARGS.lines} lines, made in {fill(pg, 'many'):.0f} s: {pg.sql('SELECT pg_size_pretty(pg_database_size(current_database()))', 'many')}", flush=True)
    began = time.monotonic()
    server = Server(ODDTRICK, address)
    print(f"  a server starts in {time.monotonic() - began:.2f} s, with {memory_mb(server.process):.0f} MB", flush=True)
    client, picks, times = server.client(), random.Random(1), []
    for _ in range(2000):
        event = f"club{picks.randrange(1, ARGS.events + 1)}"
        began = time.monotonic()
        assert client.get(f"/api/v1/events/{event}/standings").status == 200
        times.append((time.monotonic() - began) * 1000)
        if len(times) in (10, 200, 2000):
            some = sorted(times)
            print(f"  after {len(times):5} events: first answer of an event {some[len(some) // 2]:.1f} ms, p99 {some[int(len(some) * 0.99)]:.1f} ms; {memory_mb(server.process):.0f} MB", flush=True)
    server.stop(signal.SIGTERM)


print(f"Additions by {CONNECTIONS} connections to {EVENTS} events, {ARGS.seconds:g} s each, on {os.cpu_count()} cores with their load")
additions("sqlite", None, 1)
one = cluster.single(("shared_buffers=512MB", "max_connections=200", "max_wal_size=8GB"))
for count in (1, 2, 4):
    additions("postgresql", one.database(f"bench{count}"), count)
print("Viewers")
viewers(one.database("viewers"))
print("Very many events")
many_events(one)
