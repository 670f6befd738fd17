"""The hash chain of a database of events, by Python's own BLAKE2b: for tests that write into databases themselves."""
import hashlib
import struct


def blake(data):
    return hashlib.blake2b(data, digest_size=32).digest()


def start(name, created_ms):
    return blake(b"oddtrick event 2" + struct.pack("<q", created_ms) + name.encode())


def follow(before, number, time_ms, author, key, count, text):
    author, key = author.encode(), key.encode()
    head = struct.pack("<qqIII", number, time_ms, count, len(author), len(key))
    return blake(before + head + author + key + text.encode())


def append(database, name, text, time_ms=0, author="test", key=""):
    """Appends a line as another program would that knows the chain, whatever the line says."""
    event, lines, head = database.execute("SELECT id, lines, head FROM event WHERE name = ?", (name,)).fetchone()
    head = follow(head, lines + 1, time_ms, author, key, 1, text)
    database.execute("INSERT INTO line VALUES (?, ?, ?, ?, ?, 1, ?, ?)",
                     (event, lines + 1, time_ms, author, key, text, head))
    database.execute("UPDATE event SET lines = lines + 1, changed_ms = ?, head = ? WHERE id = ?", (time_ms, head, event))
    database.commit()


def broken(database):
    """Lines that do not fit, as (name, number): (name, 0) where the event's own row does not."""
    found = []
    for event, name, created_ms, lines, head in database.execute("SELECT id, name, created_ms, lines, head FROM event"):
        at, number = start(name, created_ms), 0
        for row in database.execute("SELECT number, time_ms, author, key, count, text, hash FROM line WHERE event = ? "
                                    "ORDER BY number", (event,)):
            number += 1
            at = follow(at, number, *row[1:6])
            if row[0] != number or row[6] != at:
                found.append((name, number))
                break
        if number != lines or at != head:
            found.append((name, 0))
    return found
