"""How fast the server is: run.py BUILD [SECONDS]. Reads, as a part of what libmicrohttpd does with a constant page of the
same size, in turns; and additions that are on the disk, with viewers."""
import json
import os
import resource
import subprocess
import sys

TOP = os.path.join(os.path.dirname(__file__), "../..")
sys.path.insert(0, os.path.join(TOP, "tests/serve"))
from server import Server

BUILD, SECONDS = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 5
READERS, WRITERS, VIEWERS, TURNS = 50, 200, 500, 3
resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)


def load(port, connections, *what):
    done = subprocess.run([f"{BUILD}/serve/load", str(port), str(SECONDS), str(connections), *map(str, what)],
                          capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def memory_mb(server):
    with open(f"/proc/{server.process.pid}/status") as status:
        return int([line for line in status if line.startswith("VmRSS")][0].split()[1]) / 1024


server = Server(f"{BUILD}/oddtrick")
director = server.director()
with open(os.path.join(TOP, "examples/tuesday.event")) as file:
    director.create("tuesday", file.read().splitlines())
size = len(director.get("/api/v1/events/tuesday/standings").body)
constant = subprocess.Popen([f"{BUILD}/serve/constant", str(size)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
port = int(constant.stdout.readline())

print(f"standings of {size} bytes, {READERS} connections, {SECONDS:g} s each")
ratios = []
for _ in range(TURNS):
    own = load(server.port, READERS, "get", "/api/v1/events/tuesday/standings")
    page = load(port, READERS, "get", "/")
    ratios.append(own["per_second"] / page["per_second"])
    print(f"  {own['per_second']:8} /s, p99 {own['p99_ms']} ms;  constant page {page['per_second']:8} /s;  ratio {ratios[-1]:.2f}")
print(f"  ratio, the middle one: {sorted(ratios)[TURNS // 2]:.2f}")
constant.stdin.close()
constant.wait()

print(f"additions of two lines, {WRITERS} connections, {VIEWERS} viewers, {SECONDS:g} s each")
for turn in range(TURNS):
    name = f"load{turn}"
    director.create(name, ["event Load"])
    got = load(server.port, WRITERS, "append", name, director.cookie, director.csrf, VIEWERS)
    print(f"  {got['per_second']:8} /s, p50 {got['p50_ms']} ms, p99 {got['p99_ms']} ms, longest {got['max_ms']} ms; "
          f"{got['messages']} messages to viewers; {got['wrong']} refused; {memory_mb(server):.0f} MB")
    length = director.get(f"/api/v1/events/{name}/log?count=1").json["length"]
    assert length >= got["requests"] * 2 + 1, "an addition was lost"
assert server.stop() == 0
