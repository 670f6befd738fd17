#!/usr/bin/env python3
"""Checks that mdbtools reads what jet.py and make.py write. Prints TAP."""

import csv
import datetime
import io
import random
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

import jet
import make

EXAMPLE = Path(__file__).with_name("example.txt")
NULL = "<null>"
TYPES = {jet.BOOLEAN: "Boolean", jet.BYTE: "Byte", jet.INTEGER: "Integer", jet.LONG: "Long Integer",
         jet.SINGLE: "Single", jet.DOUBLE: "Double", jet.DATETIME: "DateTime", jet.MEMO: "Memo/Hyperlink (255)"}
LETTERS = "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,\"%-+=/äéßÿ"
WIDE = LETTERS + "Łőкіл♠♥♦♣中"
work = Path(tempfile.mkdtemp())
failed = 0


def report(name, problems):
    global failed
    print("%s - %s" % ("not ok" if problems else "ok", name))
    for line in problems[:20]:
        print("#   " + line)
    failed = failed or bool(problems)


def run(*command):
    done = subprocess.run(command, capture_output=True, check=False)
    text = done.stdout.decode()
    if done.returncode or done.stderr:
        text += "\n%s: exit %d: %s" % (command[0], done.returncode, done.stderr.decode())
    return text


def shown(column, value):
    """As mdb-export prints it; an empty text is the same as none."""
    if column.type == jet.BOOLEAN:
        return "1" if value else "0"
    if value is None or value == "":
        return NULL
    if column.type == jet.SINGLE:
        return "%.8g" % struct.unpack("<f", struct.pack("<f", value))
    if column.type == jet.DOUBLE:
        return "%.16g" % value
    if column.type == jet.DATETIME:
        return value.strftime("%Y-%m-%d %H:%M:%S")
    return str(value)


def in_order(table):
    """Rows as a reader meets them: those that were moved come last."""
    left = [r for r in table.rows if not r.deleted]
    return [r for r in left if not r.moved] + [r for r in left if r.moved]


def compare(name, file, table):
    want = [[c.name for c in table.columns]]
    want += [[shown(c, v) for c, v in zip(table.columns, r.values)] for r in in_order(table)]
    got = list(csv.reader(io.StringIO(run("mdb-export", "-0", NULL, "-T", "%Y-%m-%d %H:%M:%S", file, table.name))))
    problems = ["line %d: expected %s, got %s" % (i, w, g) for i, (w, g) in enumerate(zip(want, got)) if w != g]
    if len(want) != len(got):
        problems.append("expected %d lines, got %d; the last is %s" % (len(want), len(got), got[-1:]))
    report(name, problems)


def compare_schema(name, file, database):
    lines = [" ".join(line.split()) for line in run("mdb-schema", file).splitlines()]
    problems = []
    for table in database.tables:
        at = lines.index("CREATE TABLE [%s]" % table.name)
        got = [line.removesuffix(",").removesuffix(" NOT NULL") for line in lines[at + 2:at + 2 + len(table.columns)]]
        want = ["[%s] %s" % (c.name, TYPES.get(c.type, "Text (%d)" % c.size)) for c in table.columns]
        problems += ["expected %s, got %s" % pair for pair in zip(want, got) if pair[0] != pair[1]]
    names = run("mdb-tables", "-1", file).split()
    if names != [t.name for t in database.tables]:
        problems.append("tables: %s" % names)
    report(name, problems)


def check(name, database):
    file = work / "test.bws"
    file.write_bytes(database.to_bytes())
    compare_schema("%s, Jet %d: the tables and their columns" % (name, database.jet), file, database)
    for table in database.tables:
        compare("%s, Jet %d: %s, %d rows" % (name, database.jet, table.name, len(table.rows)), file, table)


def any_value(rng, column, jet_version):
    if rng.random() < 0.15 and column.type != jet.BOOLEAN:
        return None
    if column.type == jet.BOOLEAN:
        return rng.random() < 0.5
    if column.type in (jet.TEXT, jet.MEMO):
        letters = WIDE if jet_version == 4 and rng.random() < 0.5 else LETTERS
        most = min(column.size or 300, rng.choice((3, 20, 300)))
        return "".join(rng.choice(letters) for _ in range(rng.randint(0, most)))
    if column.type == jet.DATETIME:
        return datetime.datetime(1990, 1, 1) + datetime.timedelta(seconds=rng.randrange(2 * 10**9))
    if column.type in (jet.SINGLE, jet.DOUBLE):
        return rng.choice((0.0, -2.5, 1e9, rng.random()))
    bits = {jet.BYTE: 8, jet.INTEGER: 16, jet.LONG: 32}[column.type]
    if column.type == jet.BYTE or column.auto:
        return rng.choice((0, 1, rng.randrange(2 ** min(bits, 31))))
    return rng.choice((0, 1, -1, -2 ** (bits - 1), 2 ** (bits - 1) - 1, rng.randrange(2 ** (bits - 1))))


def any_table(rng, name, jet_version, count):
    kinds = [jet.BOOLEAN, jet.BYTE, jet.INTEGER, jet.LONG, jet.SINGLE, jet.DOUBLE, jet.DATETIME, jet.TEXT, jet.TEXT,
             jet.TEXT, jet.MEMO]
    columns = []
    for number in range(rng.randint(1, 30)):
        kind = rng.choice(kinds)
        columns.append(jet.Column("Column%d" % number, kind, rng.choice((1, 10, 255)) if kind == jet.TEXT else 0,
                                  auto=kind == jet.LONG and rng.random() < 0.2, compressed=rng.random() < 0.7))
    table = jet.Table(name, columns)
    database = jet.Database(jet_version)
    while len(table.rows) < count:
        values = [any_value(rng, c, jet_version) for c in columns]
        if len(database.row(columns, values)) > database.page_size - 100:
            continue
        chance = rng.random()
        table.rows.append(jet.Row(values, deleted=chance < 0.1, moved=chance > 0.95))
    return table


def random_databases(version):
    for seed in range(12):
        rng = random.Random(seed)
        database = jet.Database(version)
        for number in range(rng.randint(1, 4)):
            database.add(any_table(rng, "Table%d" % number, version, rng.choice((0, 1, 40, 400))))
        check("random tables %d" % seed, database)


def described(version):
    database = jet.Database(version)
    for table in make.read(EXAMPLE.read_text(encoding="utf-8")):
        if version == 3:  # its characters are those of one code page
            for row in table.rows:
                row.values = [v.replace("Ł", "L") if isinstance(v, str) else v for v in row.values]
        database.add(table)
    return database


def long_tables(version):
    """Definitions longer than a page, and so many pages of rows that a map has a page of its own."""
    wide = jet.Table("Wide", [jet.Column("A rather long name of a column %d" % i, jet.INTEGER) for i in range(200)])
    wide.rows = [jet.Row([r + c for c in range(200)]) for r in range(30)]
    tall = jet.Table("Tall", [jet.Column("ID", jet.LONG, auto=True), jet.Column("Text", jet.TEXT, 255)])
    tall.rows = [jet.Row([i, str(i) * 30]) for i in range(22000)]
    database = jet.Database(version)
    database.add(wide)
    database.add(tall)
    return database


def mistakes():
    cases = {
        "1, 2": "line 1: no [Table] yet",
        "[T]\nA money": "line 2: no type 'money'",
        "[T]\nA, B\n\n1": "line 4: 1 values for 2 columns",
        "[T]\nA boolean\ntrue": "line 3: neither yes nor no: 'true'",
        "[T]\nA datetime\n17 November": "line 3: no date or time '17 November'",
        "[T]\nA text(9)\n\"B\" C": "line 3: something behind a quote",
        "[T]\nA\nB": "line 3: invalid literal for int() with base 10: 'B'",
    }
    for text, want in cases.items():
        try:
            make.read(text)
            got = "nothing"
        except make.Mistake as error:
            got = str(error)
        report("a description that is wrong: " + want, [] if got == want else ["got: " + got])


def main():
    for version in (3, 4):
        check("the example", described(version))
        check("long", long_tables(version))
        random_databases(version)
    mistakes()
    for file in work.iterdir():
        file.unlink()
    work.rmdir()
    sys.exit(failed)


main()
