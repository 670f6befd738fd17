"""Who may do what: roles.py ODDTRICK. Everybody tries every path of the API; a path that has no row here fails the test. Accounts
of directors and assistants, logging out everywhere, directors who play, and secrets of tables."""
import atexit
import json
import os
import sys

sys.path[:0] = [os.path.dirname(__file__)]
import tap
from tap import equal
from server import PASSWORD, Server, rows

ODDTRICK = os.path.abspath(sys.argv[1])
ROOT = os.path.join(os.path.dirname(__file__), "..", "..")
LINES = ["event Tuesday", "winners 2", "movement mitchell tables 3 boards 6", "set show-results end", "set show-standings end"]
LINES += [f"pair {side}{i} {side} One & {side} Two" for side in ("NS", "EW") for i in range(1, 4)]

# Who may use a path: anybody; table: with the secret of a table; assistant: directors, too; director.
RIGHTS = {
    "anybody": """GET / | GET /session | POST /login | GET /events | GET /events/{id} | GET /events/{id}/log
        GET /events/{id}/standings | GET /events/{id}/boards | GET /events/{id}/boards/{number} | GET /events/{id}/cards
        GET /events/{id}/cards/{who} | GET /events/{id}/why/{who} | GET /events/{id}/check | GET /events/{id}/settings
        GET /events/{id}/problems | GET /events/{id}/history | GET /events/{id}/race | GET /events/{id}/undo
        GET /events/{id}/schedule | GET /events/{id}/stream | GET /events/{id}/clock | POST /events/{id}/whatif
        POST /events/{id}/line | POST /events/{id}/movement/change | POST /events/{id}/draw | POST /movement/propose
        POST /movement/make | POST /movement/prove | GET /events/{id}/changes | GET /season
        GET /events/{id}/paper/{kind} | POST /events/{id}/awards | POST /events/{id}/awards/{who} | GET /awards
        GET /simultaneous | GET /simultaneous/boards/{number} | GET /simultaneous/cards/{who}""",
    "table": """GET /table | GET /table/room | GET /table/boards/{number} | POST /table/results | POST /table/entries
        POST /table/entries/cancel | POST /table/call | POST /table/call/cancel | GET /door | POST /door/arrivals""",
    "assistant": """POST /logout | POST /password | POST /session/playing | POST /events/{id}/log | GET /events/{id}/calls
        POST /events/{id}/calls | POST /events/{id}/clock""",
    "director": """POST /events | POST /events/{id}/tables | POST /events/{id}/tables/revoke | GET /members | POST /members
        GET /events/{id}/arrivals | POST /events/{id}/arrivals | GET /accounts | POST /accounts | POST /accounts/remove
        POST /accounts/logout | GET /events/{id}/pages.zip | GET /events/{id}/mails | POST /events/{id}/mails""",
}
RIGHT_OF = {row.strip(): right for right, rows in RIGHTS.items() for row in rows.replace("\n", "|").split("|") if row.strip()}

server = Server(ODDTRICK)
atexit.register(server.stop)
director = server.director()


def openapi():
    with open(os.path.join(ROOT, "docs", "openapi.json"), encoding="utf-8") as file:
        paths = json.load(file)["paths"]
    prefix = "/api/v1"
    return {f"{method.upper()} {path.removeprefix(prefix) or '/'}" for path, methods in paths.items() for method in methods
            if method != "parameters"}


def login(name, password):
    client = server.client()
    answer = client.login(password, name=name)
    equal(answer.status, 200, answer.body)
    return client


def account(name, role, password="a long password"):
    answer = director.post("/api/v1/accounts", {"name": name, "role": role, "password": password})
    equal(answer.status, 200, answer.body)
    return login(name, password)


def lines(event):
    return director.get(f"/api/v1/events/{event}/log").json["lines"]


def secret(event, table="1"):
    return director.post(f"/api/v1/events/{event}/tables", {"tables": [table]}).json["tables"][0]["secret"]


BODIES = {"POST /events/{id}/log": {"lines": ["board 1: NS1 EW1 4S N ="]}, "POST /events": {"id": "new"},
          "POST /events/{id}/tables": {"tables": ["2"]}, "POST /events/{id}/tables/revoke": {"tables": ["2"]},
          "POST /accounts": {"name": "Eve", "role": "director", "password": "eve has a password"},
          "POST /accounts/remove": {"name": "Ann"}, "POST /accounts/logout": {"name": "Nobody"},
          "POST /table/results": {"board": 1, "result": "4S N ="}, "POST /password": {"old": "x", "new": "y"}}


def attempt(client, row, event, headers=None):
    method, path = row.split(" ")
    path = "/api/v1" + path.replace("{id}", event).replace("{number}", "1").replace("{who}", "NS1").replace("{kind}", "guides").rstrip("/")
    if method == "GET" and not path.endswith("/stream"):
        return client.get(path, headers)
    if method == "GET":
        client.connection.request("GET", path, headers={**(headers or {}), "Cookie": client.cookie or ""})
        status = client.connection.getresponse().status
        client.connection.close()
        return type("Answer", (), {"status": status, "body": b""})
    return client.post(path, BODIES.get(row, {"text": "x"}), headers)


REFUSED = (401, 403)


def test_rows():
    """every path of the API has a row here"""
    equal(openapi() - set(RIGHT_OF), set())
    equal(set(RIGHT_OF) - openapi(), set())


def test_strangers():
    """strangers, tables and assistants use the paths that are theirs, and nothing changes by the others"""
    equal(director.create("all", LINES).status, 201)
    helper = account("Ann", "assistant")
    at_table = {"X-Table-Secret": secret("all")}
    before = (lines("all"), director.get("/api/v1/accounts").json, director.get("/api/v1/events").json)
    for row, right in RIGHT_OF.items():
        if row in ("POST /login", "POST /logout", "POST /session/playing"):
            continue
        stranger = server.client()
        answer = attempt(stranger, row, "all")
        equal(answer.status in REFUSED, right != "anybody", f"a stranger, {row}: {answer.status} {answer.body}")
        if right in ("assistant", "director"):
            answer = attempt(stranger, row, "all", at_table)
            assert answer.status in REFUSED, f"a table, {row}: {answer.status}"
        if right == "director":
            answer = attempt(helper, row, "all")
            equal(answer.status, 403, f"an assistant, {row}")
            equal(answer.json["error"]["kind"], "role", row)
        if right == "table":
            for client in (helper, director):
                equal(attempt(client, row, "all").status, 401, f"without a secret, {row}")
    equal((lines("all"), director.get("/api/v1/accounts").json, director.get("/api/v1/events").json), before)
    equal(attempt(helper, "POST /events/{id}/log", "all").status, 201)
    equal(lines("all")[-1]["author"], "Ann")


def test_csrf():
    """without the token of the session, nothing changes, for any role"""
    helper = account("Cyn", "assistant")
    for client, rights in ((helper, ("assistant",)), (director, ("assistant", "director"))):
        copy = server.client()
        copy.cookie = client.cookie
        for row, right in RIGHT_OF.items():
            if right in rights and row.startswith("POST"):
                equal(attempt(copy, row, "all").status, 403, row)


def test_assistant():
    """an assistant enters, corrects and takes back results, and appends nothing else"""
    equal(director.create("help", LINES).status, 201)
    helper = account("Bo", "assistant")
    for good in (["board 1: NS1 EW1 4S N ="], ["board 1", "NS1 EW1 4S N -1"], ["board 1: NS1 EW1 void"],
                 ["board 1: NS1 EW1 pass"], ["board 1: NS1 EW1 3NT E +1 lead HK"]):
        answer = helper.append("help", good)
        equal(answer.status, 201, answer.body)
    before = lines("help")
    for bad in ("set show-results always", "pair NS1 Eve & Eve", "board 1: NS1 EW1 ave+/ave-", "penalty NS1 10% late",
                "board 1: NS1 EW1 weighted 60% 4S N = 40% 4S N -1", "event Other", "movement void", "set status final",
                "board 1: NS1 EW2 4S N = forced", "board 1 dealer E", "unplayed not played", "nonsense",
                "phantom NS3", "scoring butler", "board 1: NS1 EW1 not played"):
        for together in ([bad], ["board 2: NS1 EW1 4S N =", bad]):
            answer = helper.append("help", together)
            equal(answer.status, 403, bad)
    equal(lines("help"), before)
    equal({line["author"] for line in before[len(LINES):]}, {"Bo"})


def test_sees():
    """directors and assistants see everything, and one who plays sees what players see"""
    equal(director.create("see", LINES + ["board 1: NS1 EW1 7NT N -13"]).status, 201)
    helper, player = account("Di", "assistant"), account("Ed", "director")
    everything = director.get("/api/v1/events/see/log").body
    public = server.client().get("/api/v1/events/see/log").body
    assert b"7NT" in everything and b"7NT" not in public
    equal(helper.get("/api/v1/events/see/log").body, everything)
    equal(player.get("/api/v1/events/see/log").body, everything)
    equal(player.post("/api/v1/session/playing", {}).json["playing"], True)
    for path in ("log", "standings", "boards", "cards", "why/NS1", "check", "history", "race", "undo", "schedule", ""):
        mine, theirs = (who.get(f"/api/v1/events/see/{path}".rstrip("/")) for who in (player, server.client()))
        equal((mine.status, mine.body), (theirs.status, theirs.body), path)
    at_table = {"X-Table-Secret": secret("see", "2")}
    board = server.client().get("/api/v1/table", at_table).json["now"]["boards"][0]["board"]
    equal(server.client().post("/api/v1/table/entries", {"board": board, "result": "6NT N -3"}, at_table).status, 200)
    equal([b"6NT" in who.get("/api/v1/events/see/calls").body for who in (helper, player)], [True, False])
    equal(player.append("see", ["board 2: NS1 EW1 4S N ="]).status, 201)  # and still directs
    equal(lines("see")[-1]["author"], "Ed")
    equal(login("Ed", "a long password").get("/api/v1/session").json["playing"], False)


def test_accounts():
    """an account has its own name and password; it is changed and removed, and its sessions end"""
    ann = account("Flo", "director")
    equal(ann.get("/api/v1/session").json["role"], "director")
    wrong = server.client()
    equal(wrong.login(PASSWORD, name="Flo").status, 401)  # the shared password is not hers
    equal(wrong.login("a long password").status, 401)      # nor is hers the shared one
    equal(ann.post("/api/v1/password", {"old": "a long password", "new": "an even longer one"}).status, 200)
    equal(server.client().login("a long password", name="Flo").status, 401)
    again = login("Flo", "an even longer one")
    equal(director.get("/api/v1/session").json["director"], True)  # others stay logged in
    equal(director.post("/api/v1/accounts", {"name": "Flo", "role": "assistant", "password": "third password"}).status, 200)
    equal(again.get("/api/v1/session").json["director"], False)
    flo = login("Flo", "third password")
    equal(flo.get("/api/v1/session").json["role"], "assistant")
    equal(flo.get("/api/v1/accounts").status, 403)
    names = [row["name"] for row in director.post("/api/v1/accounts/remove", {"name": "Flo"}).json["accounts"]]
    assert "Flo" not in names
    equal(flo.get("/api/v1/session").json["director"], False)
    equal(server.client().login("third password", name="Flo").status, 401)


def test_bad_accounts():
    """invalid names and passwords are refused with what would be valid"""
    for body in ({"name": "", "role": "assistant", "password": "long enough"}, {"name": "x" * 41, "role": "assistant", "password": "long enough"},
                 {"name": "Gus", "role": "king", "password": "long enough"}, {"name": "director", "role": "assistant", "password": "long enough"},
                 {"name": "a\nb", "role": "assistant", "password": "long enough"}, {"role": "assistant", "password": "long enough"}, {}):
        answer = director.post("/api/v1/accounts", body)
        equal((answer.status, answer.json["error"]["kind"]), (400, "fields"), body)
    answer = director.post("/api/v1/accounts", {"name": "Gus", "role": "assistant", "password": "short"})
    equal(answer.status, 422)
    assert "8" in answer.json["error"]["message"]


def test_lost_phone():
    """a director ends the sessions of a name, or all"""
    hal, ida = account("Hal", "assistant"), account("Ida", "assistant")
    equal(director.post("/api/v1/accounts/logout", {"name": "Hal"}).status, 200)
    equal([who.get("/api/v1/session").json["director"] for who in (hal, ida, director)], [False, True, True])
    equal(hal.append("all", ["board 1: NS1 EW1 5S N ="]).status, 401)
    equal(director.post("/api/v1/accounts/logout", {"name": ""}).status, 200)
    equal([who.get("/api/v1/session").json["director"] for who in (ida, director)], [False, False])
    equal(director.login().status, 200)


def test_tables():
    """a secret is good for its own table and event, and not after it was revoked"""
    for event in ("one", "two"):
        equal(director.create(event, LINES).status, 201)
    first = {"X-Table-Secret": secret("one", "1")}
    phone = server.client()
    equal(phone.post("/api/v1/table/results", {"board": 1, "result": "4S N ="}, first).status, 201)
    equal((len(lines("one")), len(lines("two"))), (len(LINES) + 1, len(LINES)))
    for row in ("GET /table", "GET /table/room", "GET /table/boards/{number}"):
        assert attempt(phone, row, "", first).status in (200, 404)
    equal(director.post("/api/v1/events/one/tables/revoke", {"tables": ["1"]}).status, 200)
    for row, right in RIGHT_OF.items():
        if right == "table":
            equal(attempt(phone, row, "", first).status, 401, row)


def test_nothing_in_clear():
    """no password, session or secret is in the database as plain text"""
    stored = " ".join(f"{name} {value}" for name, value in rows(server.database, "SELECT name, value FROM kept"))
    assert "assistant $argon2id$" in stored
    for word in (PASSWORD, "a long password", director.cookie.split("=", 1)[1], director.csrf):
        assert word not in stored


tap.run(globals())
