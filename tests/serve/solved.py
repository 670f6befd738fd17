"""Deals solved in the background: solved.py ODDTRICK. A board shows what can be made and par soon after its cards are in the log, to those
who may see the cards; results are kept, and the server ends in the middle of a deal."""
import io
import os
import re
import signal
import sys
import time
import zipfile

sys.path[:0] = [os.path.dirname(__file__)]
import tap
from tap import equal
from server import ON_POSTGRESQL, Server, change, rows

ODDTRICK = os.path.abspath(sys.argv[1])
PATIENCE = 120  # seconds: the solver has the lowest priority

# Each hand has one suit: with its own trumps a hand takes all tricks, at notrump the leader does, and declarer never leads.
SUITS = "deal N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
OWNER = {"S": "N", "H": "E", "D": "S", "C": "W"}
SIDE = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}
SUITS_TRICKS = {seat: {**{suit: 13 if SIDE[seat] == SIDE[owner] else 0 for suit, owner in OWNER.items()}, "NT": 0} for seat in "NESW"}

# Published as hard: notrump, spades, hearts, diamonds, clubs; North, East, South, West.
HARD = "deal N:A974.AT832.Q3.Q4 J32.5.AKT652.J92 Q6.QJ4.J984.AT85 KT85.K976.7.K763"
HARD_TRICKS = {"NT": "8485", "S": "6666", "H": "9494", "D": "6767", "C": "7676"}
HARD_TABLE = {seat: {strain: int(tricks[i]) for strain, tricks in HARD_TRICKS.items()} for i, seat in enumerate("NESW")}

# A freak that takes half a minute.
FREAK = "deal N:KJ9753..AQT8642. ..KJ9753.AQT8642 .AQT8642..KJ9753 AQT8642.KJ9753.."

server = Server(ODDTRICK)
director = server.director()


def deal(client, event, board=1):
    answer = client.get(f"/api/v1/events/{event}/boards/{board}")
    equal(answer.status, 200)
    deals = answer.json["boards"][0]["deals"]
    return deals[0] if deals else None


def solved(client, event, board=1):
    """The deal of a board, when it is solved."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = deal(client, event, board)
        if "tricks" in found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"board {board} of {event} is not solved after {PATIENCE} s")


def values():
    return [row[0] for row in rows(server.database, "SELECT name FROM kept WHERE name LIKE 'solved %' ORDER BY name")]


def damage(database, name, value):
    """Replaces a stored value without the server's knowledge."""
    literal = f"'\\x{value.encode().hex()}'::bytea" if ON_POSTGRESQL else f"X'{value.encode().hex()}'"
    equal(change(database, f"UPDATE kept SET value = {literal} WHERE name = '{name}'"), 1)


def lines(*boards):
    return ["event Cards", "winners 1"] + [line for n, cards in enumerate(boards, 1) for line in (f"board {n}", cards, "1 2 pass")]


def test_solved():
    """a board shows what can be made and par; nobody asked for it, and the log has no more lines"""
    equal(director.create("cards", lines(SUITS, HARD)).status, 201)
    found = solved(director, "cards", 1)
    equal(found["tricks"], SUITS_TRICKS)
    equal(found["makeable"]["N"], {"S": 7, "D": 7})
    equal((found["par"]["score"], found["par"]["contracts"]), (1510, ["7S N =", "7S S ="]))
    found = solved(director, "cards", 2)
    equal(found["tricks"], HARD_TABLE)
    equal(director.get("/api/v1/events/cards").json["lines"], 2 + 2 * 3)
    end = time.monotonic() + PATIENCE
    while len(values()) < 2 and time.monotonic() < end:
        time.sleep(0.05)
    equal(len(values()), 2)


def test_later():
    """cards that come with a later line are solved too, and those of another event are not solved again"""
    equal(director.create("later", ["event Later", "winners 1", "board 1", "1 2 pass"]).status, 201)
    equal(deal(director, "later"), None)
    equal(director.append("later", ["board 1", HARD]).status, 201)
    equal(solved(director, "later")["tricks"], HARD_TABLE)
    equal(len(values()), 2)


def test_incomplete():
    """cards that are not all known are shown without anything that can be made"""
    equal(director.create("partly", lines("deal N:A974.AT832.Q3.Q4 J32.5.AKT652.J92 - -")).status, 201)
    time.sleep(0.3)
    found = deal(director, "partly")
    equal((sorted(found["hands"]), "tricks" in found, "par" in found), (["E", "N"], False, False))


def test_hidden():
    """what can be made of cards that are hidden is hidden"""
    equal(director.create("hidden", ["set show-hands end", *lines(HARD)]).status, 201)
    equal(solved(director, "hidden")["tricks"], HARD_TABLE)
    answer = server.client().get("/api/v1/events/hidden/boards/1")
    equal((answer.status, answer.json["boards"][0]["deals"]), (200, []))
    assert b"tricks" not in answer.body and b"AT832" not in answer.body, answer.body
    equal(director.append("hidden", ["set show-hands always"]).status, 201)
    equal(solved(server.client(), "hidden")["tricks"], HARD_TABLE)


def test_restart():
    """after a restart the server finds solved deals: a value that was changed in the database shows where it comes from"""
    global server, director
    database = server.database
    equal(server.stop(), 0)
    name = next(name for name in values() if len(name) == len("solved ") + 26)
    damage(database, name, "1" * 20)
    server = Server(ODDTRICK, database)
    director = server.director()
    tables = [solved(director, "cards", board)["tricks"] for board in (1, 2)]
    equal(sum(all(n == 1 for of in table.values() for n in of.values()) for table in tables), 1)


def test_pages():
    """pages are made with what was solved before, also by an earlier server"""
    global server, director
    database = server.database
    equal(server.stop(), 0)
    server = Server(ODDTRICK, database)
    director = server.director()
    director.connection.timeout = PATIENCE
    answer = director.get("/api/v1/events/cards/pages.zip")
    equal(answer.status, 200)
    with zipfile.ZipFile(io.BytesIO(answer.body)) as archive:
        pages = [archive.read(f"board-{board}.html").decode() for board in (1, 2)]
    made = [re.findall(r"<td[^>]*>([^<]*)</td>", re.search(r'<table class="made".*?</table>', page, re.S)[0])[1:] for page in pages]
    # With one trick everywhere nothing can be made.
    equal(sum(all(cell == "&ndash;" for cell in cells) for cells in made), 1)


def test_damaged():
    """an invalid stored value is not used: the deal is solved again"""
    global server, director
    database = server.database
    equal(server.stop(), 0)
    for name, value in zip(values(), ("zz", "e" * 20)):
        damage(database, name, value)
    server = Server(ODDTRICK, database)
    director = server.director()
    equal([solved(director, "cards", board)["tricks"] for board in (1, 2)], [SUITS_TRICKS, HARD_TABLE])


def test_additions_go_on():
    """while a deal takes half a minute, additions and questions are answered, and the server ends at once"""
    global server, director
    equal(director.create("freak", lines(FREAK)).status, 201)
    began = time.monotonic()
    for n in range(50):
        equal(director.append("freak", [f"board 1: {3 + 2 * n} {4 + 2 * n} pass"]).status, 201)
        assert "tricks" not in deal(director, "freak")
    assert time.monotonic() - began < 20, time.monotonic() - began
    database, began = server.database, time.monotonic()
    equal(server.stop(), 0)
    assert time.monotonic() - began < 10, time.monotonic() - began
    server = Server(ODDTRICK, database)
    director = server.director()


def test_read_only():
    """a read-only server solves, and stores nothing"""
    global server, director
    change(server.database, "DELETE FROM kept WHERE name LIKE 'solved %'")
    database = server.database
    equal(server.stop(signal.SIGTERM), 0)
    server = Server(ODDTRICK, database, ["--read-only"])
    director = server.client()
    equal(solved(director, "cards", 2)["tricks"], HARD_TABLE)
    equal(values(), [])


try:
    tap.run(globals())
finally:
    server.stop()
