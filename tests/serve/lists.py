"""The club's lists: lists.py ODDTRICK. The members, which only directors see, and the door, where players sign in by a link."""
import os
import sys

sys.path[:0] = [os.path.dirname(__file__)]
import tap
from tap import equal
from server import Server

server = Server(os.path.abspath(sys.argv[1]))
director = server.director()
stranger = server.client()


def members():
    answer = director.get("/api/v1/members")
    equal(answer.status, 200)
    return {(row["number"], row["name"], row["mail"]) for row in answer.json["members"]}


def change(**body):
    return director.post("/api/v1/members", body)


def door(event):
    equal(director.create(event, [f"event The {event}"]).status, 201)
    answer = director.post(f"/api/v1/events/{event}/tables", {"tables": ["door"]})
    equal(answer.status, 200)
    return {"X-Table-Secret": answer.json["tables"][0]["secret"]}


def arrive(header, **body):
    return stranger.post("/api/v1/door/arrivals", body, header)


def arrivals(event):
    return director.get(f"/api/v1/events/{event}/arrivals").json["arrivals"]


def test_members():
    """members are added, changed and removed, all or none"""
    equal(members(), set())
    equal(change(rows=["17\tAnn Lee\tann@example.org", "18\tBo Park", "\tCy Dunn\t"]).status, 200)
    equal(members(), {("17", "Ann Lee", "ann@example.org"), ("18", "Bo Park", ""), ("", "Cy Dunn", "")})
    equal(change(rows=["17\tAnn Lee-Moss\t"]).status, 200)  # the same number is the same member
    equal(change(rows=["\tcy dunn\tcy@example.org"]).status, 200)  # and so is the same name without a number
    equal(members(), {("17", "Ann Lee-Moss", ""), ("18", "Bo Park", ""), ("", "cy dunn", "cy@example.org")})
    equal(change(rows=["19\tBo Park\t"], remove=["18", "CY DUNN"]).status, 200)  # another number in one step
    equal(members(), {("17", "Ann Lee-Moss", ""), ("19", "Bo Park", "")})
    for rows in (["20\tDi Eck", "no tab"], ["20\tDi Eck", "21\t"], ["20\tDi & Eck"], ["20\tDi\tx\ty"], ["20\tDi # Eck"],
                 ["1" * 25 + "\tDi"], ["20\t" + "D" * 121], ["20\tDi\x07"], [7], "20\tDi"):
        equal(change(rows=rows).status, 400)
    equal(change().status, 400)
    equal(len(members()), 2)


def test_members_are_private():
    """nobody but a director reads or changes the members"""
    change(rows=["99\tSecret Person"])
    equal(stranger.get("/api/v1/members").status, 401)
    equal(stranger.post("/api/v1/members", {"rows": ["1\tEve"]}).status, 401)
    without = {"X-CSRF-Token": "wrong"}
    equal(director.post("/api/v1/members", {"rows": ["1\tEve"]}, without).status, 403)
    header = door("private")
    equal(arrive(header, names=[""], numbers=["99"], key="eve00001").status, 200)
    for answer in (stranger.get("/api/v1/door?key=eve00001", header), stranger.get("/api/v1/members", header)):
        assert b"Secret" not in answer.body
    equal(stranger.get("/api/v1/events/private/arrivals", header).status, 401)


def test_door():
    """players sign in; the director sees and accepts them; they see where they are"""
    header = door("evening")
    equal(stranger.get("/api/v1/door", header).json, {"id": "evening", "event": "The evening"})
    answer = arrive(header, names=["Ann Lee", "Bo Park"], numbers=["17", ""], key="abcdefgh")
    equal(answer.status, 200)
    equal(answer.json["arrival"]["place"], "")
    equal(arrive(header, names=["Cy", "", "Ed", "Flo"], numbers=["", "21"], team="Ash", key="abcdefgi").status, 200)
    first, second = arrivals("evening")
    equal((first["names"], first["numbers"], first["team"]), (["Ann Lee", "Bo Park"], ["17", ""], ""))
    equal((second["names"], second["numbers"], second["team"]), (["Cy", "", "Ed", "Flo"], ["", "21", "", ""], "Ash"))
    path = "/api/v1/events/evening/arrivals"
    equal(director.post(path, {"key": "abcdefgh", "place": "Pair 7"}).status, 200)
    seen = stranger.get("/api/v1/door?key=abcdefgh", header).json["arrival"]
    equal((seen["place"], seen["names"]), ("Pair 7", ["Ann Lee", "Bo Park"]))
    equal(director.post(path, {"key": "abcdefgi"}).status, 200)  # removed
    equal([row["key"] for row in arrivals("evening")], ["abcdefgh"])
    equal(director.post(path, {"key": "abcdefgi", "place": "1"}).status, 404)
    equal(director.post(path, {"key": "!", "place": "1"}).status, 400)


def test_door_refuses():
    """bad names, other secrets, revoked links and other events"""
    header = door("refuses")
    for body in ({"names": [], "key": "abcdefgh"}, {"names": ["Ann"] * 9, "key": "abcdefgh"}, {"names": ["A\nB"], "key": "abcdefgh"},
                 {"names": ["A & B"], "key": "abcdefgh"}, {"names": [""], "key": "abcdefgh"}, {"names": ["Ann"], "key": "short"},
                 {"names": ["Ann"], "key": "no blanks in it"}, {"names": ["Ann"], "team": "a: b", "key": "abcdefgh"},
                 {"names": ["Ann"], "numbers": ["1", "2"], "key": "abcdefgh"}, {"names": "Ann", "key": "abcdefgh"}, {"names": ["Ann"]}):
        equal(arrive(header, **body).status, 400)
    equal(arrivals("refuses"), [])
    table = director.post("/api/v1/events/refuses/tables", {"tables": ["1"]}).json["tables"][0]["secret"]
    equal(arrive({"X-Table-Secret": table}, names=["Ann"], key="abcdefgh").status, 401)
    equal(stranger.get("/api/v1/door", {"X-Table-Secret": table}).status, 401)
    equal(stranger.get("/api/v1/door").status, 401)
    equal(arrive(header, names=["Ann"], key="abcdefgh").status, 200)
    equal(director.create("refuses2", []).status, 201)
    equal(arrivals("refuses2"), [])  # another event, whose name begins alike
    equal(director.post("/api/v1/events/refuses/tables/revoke", {"tables": ["door"]}).status, 200)
    equal(arrive(header, names=["Bo"], key="abcdefgi").status, 401)
    equal(len(arrivals("refuses")), 1)


def test_door_is_bounded():
    """a door takes a thousand arrivals, and no more"""
    header = door("crowd")
    for i in range(1000):
        equal(arrive(header, names=[f"Player {i}"], key=f"key{i:05d}").status, 200)
    answer = arrive(header, names=["One more"], key="key99999")
    equal((answer.status, answer.json["error"]["kind"]), (422, "limit"))
    equal(len(arrivals("crowd")), 1000)


try:
    tap.run(globals())
finally:
    server.stop()
