"""A server under test: started on a free port, asked over plain sockets, and ended by its process id."""
import atexit
import contextlib
import http.client
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.parse

PASSWORD = "correct horse"


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self):
        return json.loads(self.body)


def new_database(folder):
    """A database for a server: a file, or one of the PostgreSQL that ODD_TEST_POSTGRESQL is the address of."""
    cluster = os.environ.get("ODD_TEST_POSTGRESQL")
    if not cluster:
        return os.path.join(folder, "club.db")
    name = os.path.basename(folder).lower()
    subprocess.run(["psql", "-X", "-q", "-d", cluster, "-c", f'CREATE DATABASE "{name}"'], check=True)
    return f"{cluster.rsplit('/', 1)[0]}/{name}"


def change(database, sql):
    """Runs a statement without the server's knowledge; returns how many rows it has changed."""
    if not database.startswith("postgresql:"):
        with contextlib.closing(sqlite3.connect(database)) as file, file:
            return [file.execute(part).rowcount for part in sql.split(";")][-1]
    env = {**os.environ, "PGOPTIONS": "-c search_path=oddtrick"}
    said = subprocess.run(["psql", "-X", "-d", database, "-c", sql], check=True, capture_output=True, text=True, env=env).stdout
    return int(said.split()[-1]) if said.split()[-1].isdigit() else 0


ON_POSTGRESQL = bool(os.environ.get("ODD_TEST_POSTGRESQL"))

# The status of a change while another program keeps writing: a file is locked, a shared server is busy.
LOCKED = 503 if ON_POSTGRESQL else 507


class Locked:
    """A database that another program is writing to, and does not stop."""

    def __init__(self, database):
        self.database = database

    def __enter__(self):
        if self.database.startswith("postgresql:"):
            self.psql = subprocess.Popen(["psql", "-X", "-q", "-A", "-t", "-d", self.database], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            print("BEGIN; LOCK TABLE oddtrick.event, oddtrick.line, oddtrick.kept IN EXCLUSIVE MODE; SELECT 'locked';", file=self.psql.stdin, flush=True)
            assert self.psql.stdout.readline() == "locked\n"
        else:
            self.file = sqlite3.connect(self.database, isolation_level=None)
            self.file.execute("BEGIN EXCLUSIVE")
        return self

    def __exit__(self, *why):
        if self.database.startswith("postgresql:"):
            self.psql.communicate("ROLLBACK;\n")
        else:
            self.file.execute("ROLLBACK")
            self.file.close()


def rows(database, sql):
    """The rows of a query, by a separate connection, as texts."""
    if not database.startswith("postgresql:"):
        with contextlib.closing(sqlite3.connect(database)) as file:
            return [[str(value) for value in row] for row in file.execute(sql)]
    env = {**os.environ, "PGOPTIONS": "-c search_path=oddtrick -c bytea_output=escape"}
    said = subprocess.run(["psql", "-X", "-A", "-t", "-F", "\t", "-d", database, "-c", sql], check=True, capture_output=True, text=True, env=env).stdout
    return [line.split("\t") for line in said.splitlines()]


def dump(database):
    """All that is in a database, as bytes."""
    if database.startswith("postgresql:"):
        said = subprocess.run(["pg_dump", "--inserts", "-d", database], check=True, capture_output=True).stdout
        return b"\n".join(line for line in said.splitlines() if b"restrict " not in line)  # a word that is another one each time
    folder = os.path.dirname(database)
    return b"".join(open(os.path.join(folder, name), "rb").read() for name in os.listdir(folder))


class Server:
    """oddtrick serve, on a new database unless one is given. A server that a test has not stopped ends with the program."""

    started = []

    def __init__(self, oddtrick, database=None, options=(), setup=None, limit=None, env=None):
        self.folder = tempfile.mkdtemp(prefix="odd-serve-")
        self.database = database or new_database(self.folder)
        self.process = subprocess.Popen(
            [oddtrick, "serve", "--db", self.database, "--listen", "127.0.0.1:0", *options],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=setup, env=env)
        Server.started.append(self.process)
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if not found:
            raise RuntimeError(f"did not start: {line}{self.process.stderr.read()}")
        self.port = int(found.group(1))
        self.token = None
        self.limit = limit

    def read_token(self):
        """The token of the one-time link; it is printed only if there is no password."""
        self.token = re.search(r"token=(\S+)", self.process.stdout.readline()).group(1)
        return self.token

    def stop(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        code = self.process.wait(timeout=20)
        self.process.stdout.close()
        self.errors = self.process.stderr.read()
        self.process.stderr.close()
        return code

    def client(self):
        return Client(self.port)

    def director(self):
        """A client that is logged in; sets the password if there is none."""
        client = self.client()
        if not client.get("/api/v1/session").json["setup"]:
            return client.login() and client
        form = urllib.parse.urlencode({"token": self.token or self.read_token(), "password": PASSWORD, "again": PASSWORD})
        answer = client.ask("POST", "/setup", form, {"Content-Type": "application/x-www-form-urlencoded"})
        assert answer.status == 303, answer.body
        client.csrf = client.get("/api/v1/session").json["csrf"]
        return client


@atexit.register
def end_servers():
    """A suite may leave its server running, and a test that fails does. They are asked first, so that they write down what they have run."""
    running = [process for process in Server.started if process.poll() is None]
    for process in running:
        process.terminate()
    for process in running:
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # of a suite that takes too long: its servers end, too


class Client:
    """Keeps a connection, a cookie and the token of a session."""

    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=90)
        self.used = time.monotonic()
        self.cookie = self.device = self.csrf = None

    def ask(self, method, path, body=None, headers=None):
        headers = dict(headers or {})
        if self.cookie or self.device:
            headers.setdefault("Cookie", "; ".join(cookie for cookie in (self.cookie, self.device) if cookie))
        if time.monotonic() - self.used > 20:  # the server ends connections that were idle for 30 s
            self.connection.close()
        self.connection.request(method, path, body, headers)
        response = self.connection.getresponse()
        answer = Answer(response.status, response.headers, response.read())
        self.used = time.monotonic()
        for cookie in answer.headers.get_all("Set-Cookie") or []:
            if "-device=" in cookie:
                self.device, self.device_header = cookie.split(";")[0], cookie
            else:
                self.cookie = cookie.split(";")[0]
        return answer

    def get(self, path, headers=None):
        return self.ask("GET", path, None, headers)

    def post(self, path, value, headers=None):
        all_headers = {"Content-Type": "application/json"}
        if self.csrf:
            all_headers["X-CSRF-Token"] = self.csrf
        all_headers.update(headers or {})
        return self.ask("POST", path, json.dumps(value), all_headers)

    def login(self, password=PASSWORD, **more):
        answer = self.post("/api/v1/login", {"password": password, **more})
        if answer.status == 200:
            self.csrf = answer.json["csrf"]
        return answer

    def create(self, event, lines=()):
        return self.post("/api/v1/events", {"id": event, "lines": list(lines)})

    def append(self, event, lines, **more):
        return self.post(f"/api/v1/events/{event}/log", {"lines": lines, **more})
