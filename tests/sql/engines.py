"""Runs SQL in SQLite and PostgreSQL by their commands, with the extension loaded. Rows are lists of texts; NULL is None."""
import csv
import io
import os
import subprocess

NULL = "\x01"


class SqlError(Exception):
    """The message of the database."""


class Sqlite:
    name = "sqlite"

    def __init__(self, build):
        self.head = f".load {build}/oddtrick_sqlite\n.bail on\n.mode csv\n.nullvalue {NULL}\n"

    def run(self, sql):
        done = subprocess.run(["sqlite3", "-batch", ":memory:"], input=self.head + sql, capture_output=True, text=True, check=False)
        return rows(done)

    # The names of the same thing in each dialect.
    def file(self, path):
        return f"readfile('{path}')"

    def compare(self, method, score="score", by="board"):
        return f"{method}({score}, odd_field({score}) OVER (PARTITION BY {by}))"


class Postgresql:
    name = "postgresql"

    def __init__(self, socket):
        self.socket = socket

    def run(self, sql):
        done = subprocess.run(["psql", "-X", "-q", "-h", self.socket, "-U", "odd", "-d", "odd", "-v", "ON_ERROR_STOP=1", "--csv", "-t", "-P", f"null={NULL}"],
                              input="BEGIN;\n" + sql + "\nROLLBACK;\n", capture_output=True, text=True, check=False, env=dict(os.environ, PGOPTIONS=""))
        return rows(done)

    # As text, because the server is another user, who may not be allowed to read the file.
    def file(self, path):
        with open(path, encoding="utf-8", newline="") as file:
            return f"$file${file.read()}$file$"

    def compare(self, method, score="score", by="board"):
        return f"{method}({score}) OVER (PARTITION BY {by})"


def rows(done):
    if done.returncode != 0 or "rror" in done.stderr:
        raise SqlError(done.stderr.strip() or f"exit {done.returncode}")
    return [[None if cell == NULL else cell for cell in row] for row in csv.reader(io.StringIO(done.stdout))]
