"""Writes small Jet databases (Access 97: Jet 3; Access 2000: Jet 4), for tests: no free program does.

What is written is what a reader needs: the header, the catalog MSysObjects, a definition and a map of its pages for each
table, and rows. There are no indexes, relations, properties or queries, and page 1, the map of free pages, says nothing;
so Access itself may not like such a file. The layout is that of the file HACKING of mdbtools. Numbers are little-endian.
"""

import datetime
import struct
from dataclasses import dataclass, field

BOOLEAN, BYTE, INTEGER, LONG, SINGLE, DOUBLE, DATETIME, TEXT, OLE, MEMO = 1, 2, 3, 4, 6, 7, 8, 10, 11, 12
FIXED = {BOOLEAN: "", BYTE: "<B", INTEGER: "<h", LONG: "<i", SINGLE: "<f", DOUBLE: "<d", DATETIME: "<d"}

FLAG_FIXED, FLAG_NULLABLE, FLAG_AUTO = 1, 2, 4
ROW_DELETED, ROW_ELSEWHERE, ROW_FROM_ELSEWHERE = 0xC000, 0x4000, 0x8000
MEMO_INLINE = 0x80000000
USER_TABLE, SYSTEM_TABLE = 0x4E, 0x53
SYSTEM_OBJECT = -0x80000000
CATALOG_PAGE = 2
HEADER_KEY = bytes([0xC7, 0xDA, 0x39, 0x6B])
CODE_PAGE = 1252
DAY_ZERO = datetime.datetime(1899, 12, 30)


@dataclass
class Column:
    name: str
    type: int
    size: int = 0  # of text: the most characters
    auto: bool = False
    compressed: bool = True  # text of Jet 4, where all characters are below 256


@dataclass
class Row:
    values: list  # None: NULL
    deleted: bool = False
    moved: bool = False  # it has outgrown its page: its place points to another page


@dataclass
class Table:
    name: str
    columns: list
    rows: list = field(default_factory=list)


def rc4(key, data):
    state = list(range(256))
    j = 0
    for i in range(256):
        j = (j + state[i] + key[i % len(key)]) & 255
        state[i], state[j] = state[j], state[i]
    out = bytearray()
    i = j = 0
    for byte in data:
        i = (i + 1) & 255
        j = (j + state[i]) & 255
        state[i], state[j] = state[j], state[i]
        out.append(byte ^ state[(state[i] + state[j]) & 255])
    return bytes(out)


def days(when):
    """As Jet counts: whole days since 30 December 1899, and the part of the day."""
    return (when - DAY_ZERO) / datetime.timedelta(days=1)


class Database:
    def __init__(self, jet=4):
        self.jet = jet
        self.page_size = 4096 if jet == 4 else 2048
        self.row_table = 14 if jet == 4 else 10  # where a data page lists its rows
        self.tables = []

    def add(self, table):
        self.tables.append(table)

    # ---- Rows ----

    def text(self, column, value):
        if self.jet == 3:
            return value.encode("cp1252")
        if column.compressed and len(value) > 2 and all(0 < ord(c) < 256 for c in value):
            return b"\xff\xfe" + value.encode("latin-1")
        return value.encode("utf-16-le")

    def variable(self, column, value):
        if value is None:
            return b""
        if column.type == OLE:
            raise ValueError("%s: long binary is not written" % column.name)
        data = self.text(column, value)
        if column.type == MEMO:
            return struct.pack("<III", len(data) | MEMO_INLINE, 0, 0) + data
        if len(value) > column.size:
            raise ValueError("%s: '%s' is longer than %d characters" % (column.name, value, column.size))
        return data

    def fixed(self, column, value):
        if column.type == BOOLEAN:
            return b""
        if column.type == DATETIME and value is not None:
            value = days(value)
        return struct.pack(FIXED[column.type], 0 if value is None else value)

    def row(self, columns, values):
        if len(values) != len(columns):
            raise ValueError("%d values for %d columns: %s" % (len(values), len(columns), values))
        short = "<H" if self.jet == 4 else "<B"
        data = struct.pack(short, len(columns))
        pairs = list(zip(columns, values))
        data += b"".join(self.fixed(c, v) for c, v in pairs if c.type in FIXED)
        mask = 0
        for bit, (column, value) in enumerate(pairs):
            if value if column.type == BOOLEAN else value is not None:
                mask |= 1 << bit
        mask = mask.to_bytes((len(columns) + 7) // 8, "little")
        offsets = []
        for column, value in pairs:
            if column.type not in FIXED:
                offsets.append(len(data))
                data += self.variable(column, value)
        if not offsets:
            return data + mask
        offsets.append(len(data))  # where the data end
        if self.jet == 4:
            data += b"".join(struct.pack("<H", at) for at in reversed(offsets))
        else:
            data += bytes(at & 255 for at in reversed(offsets))
            data += self.jumps(offsets, len(data) + 1 + len(mask))
        return data + struct.pack(short, len(offsets) - 1) + mask

    @staticmethod
    def jumps(offsets, length):
        """Jet 3 keeps offsets in a byte each, and which column is the first beyond each 256 bytes."""
        found = [next(i for i, at in enumerate(offsets) if at >= edge) for edge in range(256, offsets[-1] + 1, 256)]
        while (length + len(found) - 1) // 256 > len(found):
            found.append(0xFF)  # the length of the row asks for one that no column needs
        return bytes(reversed(found))

    # ---- Pages ----

    def data_page(self, owner, rows):
        """owner: the page of the table's definition; rows: (bytes, flags)."""
        at = self.page_size
        offsets = b""
        body = b""
        for data, flags in rows:
            at -= len(data)
            offsets += struct.pack("<H", at | flags)
            body = data + body
        free = at - self.row_table - len(offsets)
        if free < 0:
            raise ValueError("a row does not fit on a page")
        page = struct.pack("<BBHI", 1, 1, free, owner) + (b"\0" * 4 if self.jet == 4 else b"")
        page += struct.pack("<H", len(rows)) + offsets
        return page + b"\0" * (self.page_size - len(page) - len(body)) + body

    def pack(self, table, first):
        """The rows of a table on pages that are numbered from first: lists of (bytes, flags)."""
        pages, room = [], 0

        def put(data, flags):
            nonlocal room
            if len(data) + 2 > room:
                pages.append([])
                room = self.page_size - self.row_table
            pages[-1].append((data, flags))
            room -= len(data) + 2
            return len(pages) - 1, len(pages[-1]) - 1

        moved = []
        for row in table.rows:
            data = self.row(table.columns, row.values)
            if row.moved:
                moved.append((put(b"\0" * 4, ROW_ELSEWHERE), data))
            else:
                put(data, ROW_DELETED if row.deleted else 0)
        room = 0  # on pages of their own
        for (page, place), data in moved:
            there, row = put(data, ROW_FROM_ELSEWHERE)
            pages[page][place] = (struct.pack("<I", (first + there) << 8 | row), ROW_ELSEWHERE)
        return pages

    def usage(self, pages, first_free):
        """A map of pages, and the page that it is on if the map itself is too short for them."""
        bits = 8 * (64 if self.jet == 4 else 128)
        start = pages[0] if pages else 0
        inline = all(page - start < bits for page in pages)
        if inline:
            base, length = start, bits
        else:
            base, length = 0, 8 * (self.page_size - 4)
        bitmap = bytearray(length // 8)
        for page in pages:
            bitmap[(page - base) // 8] |= 1 << (page - base) % 8
        if inline:
            return struct.pack("<BI", 0, base) + bitmap, None
        row = struct.pack("<BI", 1, first_free) + b"\0" * 64
        return row, struct.pack("<BBH", 5, 1, 0) + bitmap

    def column(self, number, column, variable, offset):
        fixed = column.type in FIXED
        flags = FLAG_NULLABLE | (FLAG_FIXED if fixed else 0) | (FLAG_AUTO if column.auto else 0)
        if fixed:
            size = struct.calcsize(FIXED[column.type]) if column.type != BOOLEAN else 1
        elif column.type == TEXT:
            size = column.size * (2 if self.jet == 4 else 1)
        else:
            size = 0
        sort = 0x409 if column.type in (TEXT, MEMO) else 0
        if self.jet == 4:
            return struct.pack("<BIHHHHHBBIHH", column.type, 1625, number, variable, number, sort, 0, flags,
                               1 if column.compressed else 0, 0, offset, size)
        page = CODE_PAGE if sort else 0
        return struct.pack("<BHHHHHHBHH", column.type, number, variable, number, sort, page, 0, flags, offset, size)

    def columns(self, table):
        """The descriptions of all columns, then their names."""
        out = b""
        variable = offset = 0
        for number, column in enumerate(table.columns):
            out += self.column(number, column, variable, offset)
            if column.type in FIXED:
                offset += struct.calcsize(FIXED[column.type]) if column.type != BOOLEAN else 0
            else:
                variable += 1
        for column in table.columns:
            name = column.name.encode("utf-16-le" if self.jet == 4 else "cp1252")
            out += struct.pack("<H" if self.jet == 4 else "<B", len(name)) + name
        return out

    def definition(self, table, maps, kind):
        """What stands on the table's definition page, behind the 8 bytes that each such page begins with."""
        count = len(table.columns)
        variable = sum(c.type not in FIXED for c in table.columns)
        rows = sum(not r.deleted for r in table.rows)
        auto = max((r.values[i] or 0 for i, c in enumerate(table.columns) if c.auto for r in table.rows), default=0)
        out = struct.pack("<I", 1625) if self.jet == 4 else b""
        out += struct.pack("<II", rows, auto)
        if self.jet == 4:
            out += struct.pack("<IIII", 1, 0, 0, 0)
        out += struct.pack("<BHHHII", kind, count, variable, count, 0, 0)
        out += struct.pack("<II", maps << 8, maps << 8 | 1)
        out += self.columns(table) + b"\xff\xff"
        return struct.pack("<I", len(out) + 4) + out

    def header(self):
        page = struct.pack("<I", 0x100) + b"Standard Jet DB\0" + struct.pack("<I", 1 if self.jet == 4 else 0)
        length = 128 if self.jet == 4 else 126
        secret = bytearray(length)
        struct.pack_into("<H", secret, 0x3C - 0x18, CODE_PAGE)
        page += rc4(HEADER_KEY, secret)
        return page + b"\0" * (self.page_size - len(page))

    def catalog(self, places):
        columns = [Column("Id", LONG), Column("ParentId", LONG), Column("Name", TEXT, 255), Column("Type", INTEGER),
                   Column("DateCreate", DATETIME), Column("DateUpdate", DATETIME), Column("Flags", LONG),
                   Column("LvProp", OLE)]
        when = datetime.datetime(2000, 1, 1)
        listed = [("MSysObjects", CATALOG_PAGE, SYSTEM_OBJECT)] + [(t.name, at, 0) for t, at in places]
        rows = [Row([at, 0x0F000001, name, 1, when, when, flags, None]) for name, at, flags in listed]
        return Table("MSysObjects", columns, rows)

    def write_table(self, pages, table, at, kind):
        """Puts a table on page `at`, which is reserved, and on new pages behind all others."""
        maps = len(pages)
        pages.append(None)
        packed = self.pack(table, len(pages))
        numbers = list(range(len(pages), len(pages) + len(packed)))
        pages += [self.data_page(at, rows) for rows in packed]
        rows = []
        for listed in (numbers, numbers[-1:]):  # all pages; and those with free space
            row, extra = self.usage(listed, len(pages))
            rows.append((row, 0))
            if extra:
                pages.append(extra)
        pages[maps] = self.data_page(at, rows)
        text = self.definition(table, maps, kind)
        room = self.page_size - 8
        while True:
            chunk, text = text[:room], text[room:]
            following = len(pages) if text else 0
            free = max(room - len(chunk) - 8, 0) if self.jet == 4 else 0x4356
            page = struct.pack("<BBHI", 2, 1, free, following) + chunk
            pages[at] = page + b"\0" * (self.page_size - len(page))
            if not text:
                return
            at = following
            pages.append(None)

    def to_bytes(self):
        pages = [self.header(), self.data_page(0, []), None]
        places = []
        for table in self.tables:
            places.append((table, len(pages)))
            pages.append(None)
        self.write_table(pages, self.catalog(places), CATALOG_PAGE, SYSTEM_TABLE)
        for table, at in places:
            self.write_table(pages, table, at, USER_TABLE)
        return b"".join(pages)
