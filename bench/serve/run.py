"""Measures the speed of the server: run.py BUILD [SECONDS | hour]. Reads, as a fraction of what libmicrohttpd achieves with a constant
page of the same size, in alternating turns; and additions that are stored on disk, with viewers: to a new event, to the event of an
evening, to a large one, and while other clients send the most expensive requests. Besides elapsed time, which other programs
lengthen, it prints processor time.

With `hour`: the requests of an hour, as fast as possible, and the server's memory in between. An hour is 200 people who each
request something every two seconds, 500 viewers who reconnect every six minutes, 2000 additions, and 2000 lines that are tried."""
import json
import os
import resource
import subprocess
import sys

TOP = os.path.join(os.path.dirname(__file__), "../..")
sys.path.insert(0, os.path.join(TOP, "tests/serve"))
from server import Server

BUILD, LONG = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "5"
SECONDS = 5 if LONG == "hour" else float(LONG)
READERS, WRITERS, VIEWERS, TURNS = 50, 200, 500, 5
resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)


def start_load(port, long, connections, *what):
    return subprocess.Popen([f"{BUILD}/serve/load", str(port), str(long), str(connections), *map(str, what)],
                            stdout=subprocess.PIPE, text=True)


def result_of(load):
    said = load.communicate()[0]
    assert load.returncode == 0, "the load could not be measured"
    return json.loads(said)


def load(process, port, seconds, connections, *what):
    """What the load program says, and the processor's time that the server took for a request."""
    before = processor_s(process)
    got = result_of(start_load(port, f"{seconds}s", connections, *what))
    got["cpu_us"] = (processor_s(process) - before) * 1e6 / max(1, got["requests"])
    return got


def processor_s(process):
    with open(f"/proc/{process.pid}/stat") as stat:
        parts = stat.read().rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(process):
    with open(f"/proc/{process.pid}/status") as status:
        return int([line for line in status if line.startswith("VmRSS")][0].split()[1]) / 1024


def middle(values):
    return sorted(values)[len(values) // 2]


def reads(server, path):
    size = len(server.client().get(path).body)
    constant = subprocess.Popen([f"{BUILD}/serve/constant", str(size)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    port = int(constant.stdout.readline())
    print(f"{path}, {size} bytes, {READERS} connections, {SECONDS:g} s in turns")
    ratios, costs = [], []
    for _ in range(TURNS):
        own = load(server.process, server.port, SECONDS / TURNS, READERS, "get", path)
        page = load(constant, port, SECONDS / TURNS, READERS, "get", "/")
        ratios.append(own["per_second"] / page["per_second"])
        costs.append(page["cpu_us"] / own["cpu_us"])
        print(f"  {own['per_second']:8} /s, p99 {own['p99_ms']:6} ms, {own['cpu_us']:5.1f} us;  "
              f"constant page {page['per_second']:8} /s, {page['cpu_us']:5.1f} us;  ratio {ratios[-1]:.2f}, {costs[-1]:.2f}")
    print(f"  ratio of requests per second, the middle one: {middle(ratios):.2f}; of processor's time {middle(costs):.2f}")
    constant.stdin.close()
    constant.wait()


def mitchell(tables, boards):
    """The log of a session: each pair of North-South plays each board against the pair that it meets there."""
    lines = [f"event {tables} tables", "winners 2"]
    for board in range(boards):
        lines.append(f"board {board + 1}")
        for table in range(tables):
            lines.append(f"{table + 1} {(2 * table - board // 2) % tables + 1} {('4S N =', '3NT S -1', 'pass', '2H E +1')[(table + board) % 4]}")
    return lines


def additions(server, director, name, lines, tables, boards):
    assert director.create(name, lines).status == 201
    got = load(server.process, server.port, SECONDS, WRITERS, "append", name, director.cookie, director.csrf, VIEWERS, tables, boards)
    print(f"  {len(lines):5} lines before: {got['per_second']:6} /s, p50 {got['p50_ms']} ms, p99 {got['p99_ms']} ms, longest "
          f"{got['max_ms']} ms, {got['cpu_us']:.0f} us; {got['messages']} messages to viewers, {got['bytes'] / 1e6:.0f} MB; "
          f"{got['wrong']} refused; {memory_mb(server.process):.0f} MB in use", flush=True)
    length = director.get(f"/api/v1/events/{name}/log?count=1").json["length"]
    assert length >= got["requests"] * 2 + len(lines), "an addition was lost"
    return got


def hostile(server, director, lines):
    """Additions while others ask, without pause, for what costs most."""
    before = None
    for readers in (0, 4, 40):
        name = f"hostile-{readers}"
        assert director.create(name, lines).status == 201
        asking = start_load(server.port, f"{SECONDS}s", readers, "hostile", name) if readers else None
        got = load(server.process, server.port, SECONDS, WRITERS, "append", name, director.cookie, director.csrf, VIEWERS, 13, 26)
        asked = result_of(asking) if asking else {"requests": 0, "per_second": 0}
        before = before or got["per_second"]
        print(f"  {readers:3} hostile readers: {got['per_second']:6} /s, {100 * got['per_second'] / before:.0f} %, p50 {got['p50_ms']} ms, "
              f"p99 {got['p99_ms']} ms, longest {got['max_ms']} ms; they had {asked['per_second']} answers a second; "
              f"{got['wrong']} refused; {memory_mb(server.process):.0f} MB in use", flush=True)


def hour(server, director):
    """In ten parts, each with all kinds of requests and with connections of its own."""
    parts, event = 10, "/api/v1/events/tuesday"
    paths = [event + path for path in ("/standings", "", "/standings", "/boards/7", "/cards/NS7", "/standings", "/boards", "/cards",
                                       "/why/NS7?board=7", "/check", "/settings", "/problems", "/history?from=400", "/race?count=8",
                                       "/undo", "/log?from=400")] + ["/api/v1/events", "/"]
    sizes, requests, messages = [memory_mb(server.process)], 0, 0
    print(f"an hour's worth of requests; {sizes[0]:.1f} MB in use at the start")
    for part in range(parts):
        readers = start_load(server.port, 200 * 1800 // parts, 200, "get", *paths)
        writers = start_load(server.port, 2000 // parts, 20, "append", "tuesday", director.cookie, director.csrf, 500, 13, 26)
        for i in range(2000 // parts):
            assert director.post(event + ("/line", "/whatif")[i % 2], {"text": "board 7: 1 11 4S N -1"}).status == 200
        got = [result_of(readers), result_of(writers)]
        requests += got[0]["requests"] + got[1]["requests"] + 2000 // parts
        messages += got[1]["messages"]
        sizes.append(memory_mb(server.process))
        assert got[0]["wrong"] + got[1]["wrong"] == 0, "a request was refused"
        print(f"  after {(part + 1) * 60 // parts} minutes' worth: {requests} requests, {messages} messages to viewers, "
              f"{sizes[-1]:.1f} MB", flush=True)


server = Server(f"{BUILD}/oddtrick")
director = server.director()
with open(os.path.join(TOP, "examples/tuesday.event")) as file:
    tuesday = file.read().splitlines()
director.create("tuesday", tuesday)
if LONG == "hour":
    hour(server, director)
else:
    reads(server, "/api/v1/events/tuesday/standings")
    print(f"additions of two lines, {WRITERS} connections, {VIEWERS} viewers, {SECONDS:g} s each")
    additions(server, director, "new", ["event New", "winners 2"], 13, 26)
    additions(server, director, "evening", tuesday, 13, 26)
    additions(server, director, "large", mitchell(101, 40), 101, 40)
    print(f"the same to the log of an evening, while others ask without pause for what costs most")
    hostile(server, director, tuesday)
assert server.stop() == 0
