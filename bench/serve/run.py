"""How fast the server is: run.py BUILD [SECONDS]. Reads, as a part of what libmicrohttpd does with a constant page of the
same size, in turns; and additions that are on the disk, with viewers: to an event that is new, to that of an evening, and to
a large one. Besides the clock, which other programs disturb, the processor's time is shown."""
import json
import os
import resource
import subprocess
import sys

TOP = os.path.join(os.path.dirname(__file__), "../..")
sys.path.insert(0, os.path.join(TOP, "tests/serve"))
from server import Server

BUILD, SECONDS = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 5
READERS, WRITERS, VIEWERS, TURNS = 50, 200, 500, 5
resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)


def load(process, port, seconds, connections, *what):
    """What the load program says, and the processor's time that the server took for a request."""
    before = processor_s(process)
    done = subprocess.run([f"{BUILD}/serve/load", str(port), str(seconds), str(connections), *map(str, what)],
                          capture_output=True, text=True, check=True)
    got = json.loads(done.stdout)
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
    director.create(name, lines)
    got = load(server.process, server.port, SECONDS, WRITERS, "append", name, director.cookie, director.csrf, VIEWERS, tables, boards)
    print(f"  {len(lines):5} lines before: {got['per_second']:6} /s, p50 {got['p50_ms']} ms, p99 {got['p99_ms']} ms, longest "
          f"{got['max_ms']} ms, {got['cpu_us']:.0f} us; {got['messages']} messages to viewers, {got['bytes'] / 1e6:.0f} MB; "
          f"{got['wrong']} refused; {memory_mb(server.process):.0f} MB in use", flush=True)
    length = director.get(f"/api/v1/events/{name}/log?count=1").json["length"]
    assert length >= got["requests"] * 2 + len(lines), "an addition was lost"


server = Server(f"{BUILD}/oddtrick")
director = server.director()
with open(os.path.join(TOP, "examples/tuesday.event")) as file:
    tuesday = file.read().splitlines()
director.create("tuesday", tuesday)
reads(server, "/api/v1/events/tuesday/standings")
print(f"additions of two lines, {WRITERS} connections, {VIEWERS} viewers, {SECONDS:g} s each")
additions(server, director, "new", ["event New", "winners 2"], 13, 26)
additions(server, director, "evening", tuesday, 13, 26)
additions(server, director, "large", mitchell(101, 40), 101, 40)
assert server.stop() == 0
