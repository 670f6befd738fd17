"""What each byte of an SQLite file is for, by its file format (https://sqlite.org/fileformat.html): a reader of its own."""
import sqlite3
import struct

HEADER = [  # of the first page: 1.3
    (0, 16, "magic"), (16, 18, "page size"), (18, 20, "format version"), (20, 21, "reserved space"), (21, 24, "payload fractions"),
    (24, 28, "change counter"), (28, 32, "size in pages"), (32, 36, "free list"), (36, 40, "free count"),
    (40, 44, "schema cookie"), (44, 48, "schema format"), (48, 52, "cache size"), (52, 56, "largest root"), (56, 60, "encoding"),
    (60, 64, "user version"), (64, 68, "vacuum mode"), (68, 72, "application id"), (72, 92, "reserved"), (92, 96, "valid for"),
    (96, 100, "library version"),
]


def varint(data, at):
    value = 0
    for i in range(9):
        byte = data[at + i]
        if i == 8:
            return value << 8 | byte, at + 9
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + i + 1


class Layout:
    """names[i] is what byte i is for: "free page", "gap", "header: change counter", "line: content", "line: structure"."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.data = file.read()
        self.page = struct.unpack(">H", self.data[16:18])[0]
        self.names = ["?"] * len(self.data)
        for begin, end, name in HEADER:
            self.mark(begin, end, "header: " + name)
        self.free_list()
        database = sqlite3.connect(path)
        trees = [("sqlite_schema", 1)] + list(database.execute("SELECT name, rootpage FROM sqlite_schema WHERE rootpage > 0"))
        database.close()
        for name, root in trees:
            self.tree(name, root)

    def mark(self, begin, end, name):
        self.names[begin:end] = [name] * (end - begin)

    def number(self, at):
        return struct.unpack(">I", self.data[at:at + 4])[0]

    def start(self, page):
        return (page - 1) * self.page

    def free_list(self):
        trunk = self.number(32)
        while trunk:
            at = self.start(trunk)
            count = self.number(at + 4)
            self.mark(at, at + self.page, "free page")
            self.mark(at, at + 8 + 4 * count, "free list")
            for i in range(count):
                leaf = self.start(self.number(at + 8 + 4 * i))
                self.mark(leaf, leaf + self.page, "free page")
            trunk = self.number(at)

    def tree(self, name, page):
        base = self.start(page)
        head = base + (100 if page == 1 else 0)
        kind, block, count, content, _ = struct.unpack(">BHHHB", self.data[head:head + 8])
        interior = kind in (2, 5)
        pointers = head + (12 if interior else 8)
        self.mark(head, base + self.page, name + ": unused part of a page")
        self.mark(head, pointers + 2 * count, name + ": structure")
        self.mark(head + 7, head + 8, name + ": fragments")
        while block:
            following, size = struct.unpack(">HH", self.data[base + block:base + block + 4])
            self.mark(base + block, base + block + 4, name + ": structure")
            block = following
        for i in range(count):
            at = base + struct.unpack(">H", self.data[pointers + 2 * i:pointers + 2 * i + 2])[0]
            self.cell(name, kind, at)
        if interior:
            self.tree(name, self.number(head + 8))

    def cell(self, name, kind, at):
        begin = at
        if kind in (2, 5):
            self.tree(name, self.number(at))
            at += 4
        if kind == 5:
            _, at = varint(self.data, at)
            self.mark(begin, at, name + ": structure")
            return
        size, at = varint(self.data, at)
        if kind == 13:
            _, at = varint(self.data, at)
        self.mark(begin, at, name + ": structure")
        usable = self.page - self.data[20]
        most = usable - 35 if kind == 13 else (usable - 12) * 64 // 255 - 23
        least = (usable - 12) * 32 // 255 - 23
        local = size
        if size > most:
            local = least + (size - least) % (usable - 4)
            local = local if local <= most else least
        self.mark(at, at + local, name + ": content")
        if local < size:
            self.mark(at + local, at + local + 4, name + ": structure")
            self.overflow(name, self.number(at + local), size - local)

    def overflow(self, name, page, left):
        while page:
            at = self.start(page)
            some = min(left, self.page - self.data[20] - 4)
            self.mark(at, at + 4, name + ": structure")
            self.mark(at + 4, at + 4 + some, name + ": content")
            self.mark(at + 4 + some, at + self.page, name + ": unused part of a page")
            left -= some
            page = self.number(at)
