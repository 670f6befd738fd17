#!/usr/bin/env python3
"""Makes a .bws file of a description, a text that people can read: make.py [--jet 3|4] DESCRIPTION FILE

    # a comment; blank lines mean nothing
    [Section]                            a table begins
    ID, Letter, Winners long             its columns: a name, and a type where it is not what BWS files have
    1, "A ", 2                           a row; quotes keep blanks and commas, and "" in quotes is a quote
    \\N, B, 1                             \\N is NULL
    - 2, C, 1                            a row that was deleted
    > 3, D, 1                            a row that has been moved to another page, since it grew

Types: boolean (yes, no), byte, integer, long, auto (long, numbers itself), single, double, datetime (2026-11-17,
2026-11-17 19:30:00, 19:30:00), text(LENGTH), utext(LENGTH) that is never compressed, memo.
"""

import argparse
import datetime
import re
import sys
from pathlib import Path

import jet

# The types that the columns of BWS files have, by their names; all others are integers.
TYPES = {
    "text(2)": ["Letter", "NS/EW", "Direction", "Orientation"],
    "text(10)": ["Contract", "Result", "LeadCard", "Score", "Rank", "Bid"],
    "text(18)": ["Number", "strID"],
    "text(32)": ["GUID"],
    "text(40)": ["Name"],
    "text(255)": ["Remarks"],
    "datetime": ["DateLog", "TimeLog", "Date", "Time"],
    "boolean": ["Processed", "Processed1", "Processed2", "Processed3", "Processed4", "Erased", "ExternalUpdate",
                "Updated", "SuspiciousContract", "ShowInApp", "PairsMoveAcrossField", "EWReturnHome"],
    "text(13)": [hand + suit for hand in ("North", "East", "South", "West")
                 for suit in ("Spades", "Hearts", "Diamonds", "Clubs")],
}
USUAL = {name: kind for kind, names in TYPES.items() for name in names}
# And where the same name means something else.
SPECIAL = {("ReceivedData", "ID"): "auto", ("BiddingData", "ID"): "auto", ("PlayerNames", "ID"): "long", ("Results", "Number"): "integer",
           ("Settings", "LeadCard"): "boolean", ("Section", "Winners"): "long"}

SIMPLE = {"boolean": jet.BOOLEAN, "byte": jet.BYTE, "integer": jet.INTEGER, "long": jet.LONG, "auto": jet.LONG,
          "single": jet.SINGLE, "double": jet.DOUBLE, "datetime": jet.DATETIME, "memo": jet.MEMO}
FIELD = re.compile(r'\s*("(?:[^"]|"")*"|(?!")[^,]*?)\s*(,|$)')


class Mistake(Exception):
    pass


def fields(line):
    """What stands between commas: (text, whether it was quoted)."""
    out, at = [], 0
    while True:
        match = FIELD.match(line, at)
        if not match:
            raise Mistake("something behind a quote")
        text = match[1]
        quoted = text.startswith('"')
        out.append((text[1:-1].replace('""', '"') if quoted else text, quoted))
        if not match[2]:
            return out
        at = match.end()


def column(table, text):
    name, _, kind = text.partition(" ")
    kind = kind.strip() or SPECIAL.get((table, name)) or USUAL.get(name, "integer")
    match = re.fullmatch(r"(u?)text\((\d+)\)", kind)
    if match:
        return jet.Column(name, jet.TEXT, int(match[2]), compressed=not match[1])
    if kind not in SIMPLE:
        raise Mistake("no type '%s'" % kind)
    return jet.Column(name, SIMPLE[kind], auto=kind == "auto")


def moment(text):
    for form in ("%Y-%m-%d %H:%M:%S", "%Y-%m-%d", "%H:%M:%S"):
        try:
            when = datetime.datetime.strptime(text, form)
        except ValueError:
            continue
        return datetime.datetime.combine(jet.DAY_ZERO.date(), when.time()) if form == "%H:%M:%S" else when
    raise Mistake("no date or time '%s'" % text)


def value(kind, text, quoted):
    if text == r"\N" and not quoted:
        return None
    if kind in (jet.TEXT, jet.MEMO):
        return text
    if kind == jet.BOOLEAN:
        if text not in ("yes", "no"):
            raise Mistake("neither yes nor no: '%s'" % text)
        return text == "yes"
    if kind == jet.DATETIME:
        return moment(text)
    return (float if kind in (jet.SINGLE, jet.DOUBLE) else int)(text)


def row(table, line):
    mark = line[:2]
    if mark in ("- ", "> "):
        line = line[2:]
    found = fields(line)
    if len(found) != len(table.columns):
        raise Mistake("%d values for %d columns" % (len(found), len(table.columns)))
    values = [value(c.type, *f) for c, f in zip(table.columns, found)]
    return jet.Row(values, deleted=mark == "- ", moved=mark == "> ")


def read(text):
    """The tables of a description."""
    tables = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.rstrip()
        try:
            if not line or line.startswith("#"):
                continue
            if line.startswith("[") and line.endswith("]"):
                tables.append(jet.Table(line[1:-1], []))
            elif not tables:
                raise Mistake("no [Table] yet")
            elif not tables[-1].columns:
                tables[-1].columns = [column(tables[-1].name, name) for name, _ in fields(line)]
            else:
                tables[-1].rows.append(row(tables[-1], line))
        except (Mistake, ValueError) as error:
            raise Mistake("line %d: %s" % (number, error)) from error
    return tables


def build(text, version=4):
    database = jet.Database(version)
    for table in read(text):
        database.add(table)
    return database.to_bytes()


def main():
    parser = argparse.ArgumentParser(description="Makes a .bws file of a description.")
    parser.add_argument("--jet", type=int, choices=(3, 4), default=4)
    parser.add_argument("description", type=Path)
    parser.add_argument("file", type=Path)
    given = parser.parse_args()
    try:
        given.file.write_bytes(build(given.description.read_text(encoding="utf-8"), given.jet))
    except Mistake as error:
        sys.exit("%s: %s" % (given.description, error))


if __name__ == "__main__":
    main()
