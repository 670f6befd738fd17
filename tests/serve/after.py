"""After play: after.py ODDTRICK. The correction period, the list of changes, published pages and the season's ladder; each is compared
with the command on the same database."""
import atexit
import io
import json
import os
import subprocess
import sys
import tempfile
import urllib.parse
import time
import zipfile

sys.path[:0] = [os.path.dirname(__file__)]
import tap
from tap import equal
from server import Server

ODDTRICK = os.path.abspath(sys.argv[1])
EXAMPLES = os.path.join(os.path.dirname(__file__), "..", "..", "examples")
server = Server(ODDTRICK)
atexit.register(server.stop)
director = server.director()
public = server.client()

PLAY = ["event Tuesday", "date 2026-11-17", "pair 1 Ann Lee & Bo Park", "pair 2 Cy Dunn & Di Eck", "pair 3 Eva Ash & Finn Birch",
        "pair 4 Gus Cole & Hal Drake", "board 1", "1 2 4S N =", "3 4 4S N +1", "board 2", "1 2 3NT N =", "3 4 3NT N -1"]


def run(*args):
    done = subprocess.run([ODDTRICK, *args], capture_output=True, check=False)
    equal(done.returncode, 0, done.stderr)
    return done.stdout


def utc(seconds):
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))


def create(name, lines):
    answer = director.create(name, lines)
    equal(answer.status, 201, answer.body)


def get(path, who=public, status=200):
    answer = who.get(f"/api/v1/{path}")
    equal(answer.status, status, answer.body[:500])
    return answer


def test_final():
    """provisional results become final at their time, in every answer, without a line, and whatever was ready before"""
    create("period", PLAY)
    equal("status" in get("events/period/standings").json, False)
    end = int(time.time()) + 4
    equal(director.append("period", ["set status provisional", f"set corrections-until {utc(end)}"]).status, 201)
    paths = ("", "/standings", "/boards", "/boards/1", "/cards", "/cards/1", "/check", "/settings", "/race", "/changes")
    before = {}
    for who in (public, director):
        for path in paths:
            before[path] = answer = get(f"events/period{path}", who)
            if time.time() < end - 1:
                equal((answer.json["status"], answer.json["corrections_until"]), ("provisional", utc(end).replace(":00Z", "Z")), path)
    time.sleep(max(0, end - time.time()) + 0.1)
    for who in (public, director):
        for path in paths:
            tag = before[path].headers.get("ETag")
            answer = who.get(f"/api/v1/events/period{path}", {"If-None-Match": tag} if tag else {})
            equal((answer.status, answer.json["status"]), (200, "final"), path)
    equal(get("events/period").json["lines"], len(PLAY) + 2)
    equal(director.append("period", [f"set corrections-until {utc(end + 3600)}"]).status, 201)
    equal(get("events/period/standings").json["status"], "provisional")


def test_changes():
    """each change has the old and the new line, author and time, as in the command's list"""
    create("changed", PLAY)
    equal(get("events/changed/changes").json.get("changes"), None)
    equal(director.append("changed", ["set status provisional", "set corrections-until 2001-01-01T00:00Z"]).status, 201)
    equal(get("events/changed/changes").json["changes"], [])
    equal(director.post("/api/v1/accounts", {"name": "Ann", "role": "director", "password": "a long password"}).status, 200)
    ann = server.client()
    equal(ann.login("a long password", name="Ann").status, 200)
    equal(ann.append("changed", ["board 1", "1 2 4S N -1  # asked"]).status, 201)
    equal(director.append("changed", ["penalty 3 25% slow play", "set show-hands end"]).status, 201)
    rows = get("events/changed/changes").json["changes"]
    words = [{"before": "", "words": "Pair @", "value": "3", "who": True}, {"before": ", ", "text": "Eva Ash & Finn Birch"},
             {"before": ": ", "words": "penalty"}, {"before": " ", "words": "#% of a top", "value": "25"}, {"before": ", ", "text": "slow play"}]
    equal([{k: v for k, v in row.items() if k != "when"} for row in rows],
          [{"line": 16, "kind": "result", "board": 1, "ns": "1", "ew": "2", "was": "4S N =", "is": "4S N -1", "who": "Ann", "late": True},
           {"line": 17, "kind": "penalty", "was": "", "is": "penalty 3 25% slow play", "is_said": words, "who": "director", "late": True}])
    for row in rows:
        when = row["when"] if row["when"].count(":") == 2 else row["when"].replace("Z", ":00Z")  # seconds of 0 are left out
        assert abs(time.mktime(time.strptime(when, "%Y-%m-%dT%H:%M:%SZ")) - time.timezone - time.time()) < 60, row
    told = json.loads(run("rank", "--format", "json", f"{server.database}#changed"))["changes"]
    equal(rows, told)
    equal([row["line"] for row in get("events/changed/standings").json["changes"]], [16, 17])
    equal([row["line"] for row in get("events/changed/boards/1").json["changes"]], [16])
    equal(get("events/changed/boards/2").json["changes"], [])


def test_pages():
    """a director gets the pages of `oddtrick publish`, byte for byte; nobody else does"""
    with open(os.path.join(EXAMPLES, "monday.event"), encoding="utf-8") as file:
        lines = [line for line in file.read().splitlines() if not line.startswith("#")]
    create("monday", lines)
    equal(director.append("monday", ["set status provisional", "set corrections-until 2099-01-01T00:00Z", lines[-1]]).status, 201)
    patient = server.client()  # deals are solved by one thread, beside whatever the machine does
    patient.connection.timeout = 150
    equal(patient.login().status, 200)
    for path, options in (("pages.zip?par=0", ["--no-par"]), ("pages.zip?par=0&language=pl", ["--no-par", "--language", "pl"]), ("pages.zip", ["--no-cache"])):
        answer = get(f"events/monday/{path}", patient)
        equal(answer.headers["Content-Type"], "application/zip")
        equal(answer.headers["Content-Disposition"], 'attachment; filename="monday.zip"')
        equal(answer.headers["Cache-Control"], "no-store")
        with tempfile.TemporaryDirectory() as folder:
            run("publish", *options, f"{server.database}#monday", os.path.join(folder, "pages"))
            with zipfile.ZipFile(io.BytesIO(answer.body)) as archive:
                equal(archive.testzip(), None)
                names = sorted(set(os.listdir(os.path.join(folder, "pages"))) - {".oddtrick-files"})
                equal(sorted(archive.namelist()), names)
                for name in names:
                    with open(os.path.join(folder, "pages", name), "rb") as file:
                        equal(archive.read(name), file.read(), name)
            with open(os.path.join(folder, "pages.zip"), "wb") as file:
                file.write(answer.body)
            subprocess.run(["unzip", "-tqq", os.path.join(folder, "pages.zip")], check=True)
    for client in (public, director):
        client.connection.close()  # the server has closed what was idle for so long
    get("events/monday/pages.zip", public, 401)
    get("events/nobody/pages.zip", director, 404)
    assert "expected en, de" in get("events/monday/pages.zip?language=xx", director, 422).json["error"]["message"]
    equal(get("events/monday/standings").json["status"], "provisional")


def test_pages_errors():
    """an empty event has pages; one that is too long is refused with a reason"""
    create("empty", [])
    with zipfile.ZipFile(io.BytesIO(get("events/empty/pages.zip", director).body)) as archive:
        assert "index.html" in archive.namelist()
    create("long", ["event Long"])
    for _ in range(4):
        equal(director.append("long", ["# a comment"] * 5000).status, 201)
    answer = get("events/long/pages.zip", director, 413)
    equal(answer.json["error"]["kind"], "limit")
    create("boards", ["event Many boards", *(f"board {n}: 1 2 4S N =" for n in range(1, 3001))])
    answer = get("events/boards/pages.zip", director, 413)
    assert "3002 boards and contestants" in answer.json["error"]["message"], answer.body
    # Few pages that are large, because names are.
    create("wide", ["event Long names", *(f"pair {n} {'x' * 1500} & {'y' * 1500}" for n in range(1, 81))])
    for board in range(1, 101):
        equal(director.append("wide", [f"board {board}: {n} {n + 40} 4S N =" for n in range(1, 41)]).status, 201)
    answer = get("events/wide/pages.zip", director, 413)
    assert "too large" in answer.json["error"]["message"], answer.body
    equal(get("events/empty/standings", director).status, 200)


SEASON = sorted(name for name in os.listdir(os.path.join(EXAMPLES, "season")) if name.endswith(".event"))


def test_season():
    """the ladder is what the command says of the same events, in all its forms"""
    names = []
    for name in SEASON:
        with open(os.path.join(EXAMPLES, "season", name), encoding="utf-8") as file:
            names.append(name.removesuffix(".event"))
            create(names[-1], file.read().splitlines())
    places = [f"{server.database}#{name}" for name in names]
    for query, options in (("", []), ("&best=2", ["--best", "2"]), ("&best=3&of=6&least=2", ["--best", "3", "--of", "6", "--least", "2"]),
                           ("&by=pair", ["--by", "pair"]), ("&points=rank", ["--points", "rank"]),
                           ("&points=10,7,5.5,3&by=pair", ["--points", "10,7,5.5,3", "--by", "pair"]), ("&points=percent&by=player", [])):
        got = get(f"season?events={','.join(names)}{query}").body
        equal(got, run("season", "--format", "json", *options, *places), query)
    equal(get(f"season?events={names[1]}").body, run("season", "--format", "json", places[1]))
    for query, status in (("best=0", 400), ("best=x", 400), ("of=1001", 400), ("by=team", 400), ("points=1,x", 400), ("points=", 400),
                          (f"events={names[0]},none", 404), (f"events={','.join(names)}&of=2", 422)):
        error = get(f"season?{query}", public, status).json["error"]
        assert error["message"], query


def test_season_of_awards():
    """master points add up over a season, and people of two names are one"""
    names = [name.removesuffix(".event") for name in SEASON]
    places = [f"{server.database}#{name}" for name in names]
    query = f"season?events={','.join(names)}"
    equal(get(query + "&awards=acbl-club").body, run("season", "--format", "json", "--awards", "acbl-club", *places))
    whole = get(query).json["season"]
    first, second = (row["names"][0] for row in whole[:2])
    aliases = os.path.join(server.folder, "aliases")
    with open(aliases, "w", encoding="utf-8") as file:
        file.write(f"{first} = {second}\n")
    alias = urllib.parse.quote(f"{first} = {second}")
    got = get(f"{query}&alias={alias}")
    equal(got.body, run("season", "--format", "json", "--aliases", aliases, *places))
    equal(len(got.json["season"]), len(whole) - 1)
    for words, status in (("&awards=acbl", 422), ("&awards=acbl-club&points=rank", 400), ("&alias=Ann%0ALee", 200)):
        get(query + words, public, status)


def clubs_of(folder):
    """The events of an example, in the database."""
    names = []
    for name in sorted(name for name in os.listdir(os.path.join(EXAMPLES, folder)) if name.endswith(".event")):
        with open(os.path.join(EXAMPLES, folder, name), encoding="utf-8") as file:
            names.append("sim-" + name.removesuffix(".event"))
            create(names[-1], file.read().splitlines())
    return names, [f"{server.database}#{name}" for name in names]


def test_simultaneous():
    """six clubs are one field, as the command says"""
    names, places = clubs_of("simultaneous")
    query = f"events={','.join(names)}"
    for words, options in (("", []), ("&clubs=1", ["--clubs"]), ("&winners=1", ["--winners", "1"])):
        equal(get(f"simultaneous?{query}{words}").body, run("rank", "--format", "json", *options, *places), words)
    standings = get(f"simultaneous?{query}").json["standings"]
    who = standings[0]
    clubs = [get(f"simultaneous?events={name},{name}").json["standings"][0]["club"] for name in names]
    key = f"{who['direction']}{who['id']}@{clubs.index(who['club'].removesuffix(' (2)')) + 1}"
    equal(get(f"simultaneous/cards/{key}?{query}").body, run("card", "--format", "json", *places, key))
    board = get(f"simultaneous/boards/1?{query}").json["boards"][0]
    results = sum(len(get(f"events/{name}/boards/1").json["boards"][0]["results"]) for name in names)
    equal(len(board["results"]), results)
    get(f"simultaneous/boards/9999?{query}", public, 404)
    get(f"simultaneous/cards/999@1?{query}", public, 404)
    create("sim-imps", ["scoring cross-imps", "board 1", "1 2 4S N =", "3 4 4S N +1"])
    error = get(f"simultaneous?{query},sim-imps", public, 422).json["error"]
    assert error["kind"] == "field" and "scoring differs" in error["message"], error


def test_simultaneous_is_seen():
    """a field tells nobody of results that they may not see yet"""
    shown = ["board 1", "1 2 4S N =", "3 4 4S N +1", "board 2", "1 4 2S N =", "3 2 2S N +1"]
    create("open-club", shown)
    create("shut-club", ["set show-results end", "set show-standings end", "movement own", "row 1 1 1 2 1-2", "row 1 2 3 4 1-2",
                         "board 1", "1 2 7NT N -13", "board 2", "3 4 1NT N ="])
    query = "events=open-club,shut-club"
    for path in ("simultaneous", "simultaneous/boards/1", "simultaneous/cards/1@1"):
        seen = public.get(f"/api/v1/{path}?{query}")
        assert b"7NT" not in seen.body and b"1300" not in seen.body, seen.body
        assert seen.body != get(f"{path}?{query}", director).body, path
    assert b"7NT" in get(f"simultaneous/boards/1?{query}", director).body
    equal(director.append("shut-club", ["set status provisional"]).status, 201)
    for path in ("simultaneous", "simultaneous/boards/1", "simultaneous/cards/1@1"):
        equal(get(f"{path}?{query}").body, get(f"{path}?{query}", director).body)


def test_awards():
    """master points, and how they came about, are what the command says; the table may be one's own"""
    with open(os.path.join(EXAMPLES, "tuesday.event"), encoding="utf-8") as file:
        create("awarded", file.read().splitlines())
    place = f"{server.database}#awarded"
    tables = get("awards").json["tables"]
    equal(run("masterpoints", "--awards", "acbl-club", "--print").decode(), next(t["text"] for t in tables if t["name"] == "acbl-club"))
    for table in ("acbl-club", next(t["text"] for t in tables if t["name"] == "acbl-club")):
        got = public.post("/api/v1/events/awarded/awards", {"text": table})
        equal((got.status, got.json), (200, json.loads(run("masterpoints", "--format", "json", "--awards", "acbl-club", place))["events"][0]))
        got = public.post("/api/v1/events/awarded/awards/NS3", {"text": table})
        equal((got.status, got.body), (200, run("why", "--format", "json", "--awards", "acbl-club", place, "NS3")))
    for text, status in (("acbl", 404), ("", 422), ("title Ours\nnonsense 3", 422)):
        got = public.post("/api/v1/events/awarded/awards", {"text": text})
        equal(got.status, status, got.body)
    equal(public.post("/api/v1/events/awarded/awards/NS99", {"text": "acbl-club"}).status, 404)


def test_paper():
    """paper is what the command prints, as JSON"""
    for name, kinds in (("late", ("tables", "guides", "travellers", "slips", "names")), ("cup", ("bracket", "guides"))):
        with open(os.path.join(EXAMPLES, name + ".event"), encoding="utf-8") as file:
            create(name, file.read().splitlines())
        for kind in kinds:
            equal(get(f"events/{name}/paper/{kind}").body, run("paper", "--format", "json", kind, f"{server.database}#{name}"), kind)
    equal(get("events/late/paper/tables?names=2,3&session=1").body,
          run("paper", "--format", "json", "--session", "1", "tables", f"{server.database}#late", "2", "3"))
    equal(len(get("events/late/paper/tables?names=2,3").json["sheets"]), 2)
    get("events/late/paper/tables?names=2,99", public, 404)
    get("events/late/paper/tables?session=2", public, 404)


def test_season_of_all():
    """without names, all events that fit, in the order of their dates"""
    create("teams", ["event Teams", "scoring imps", "team 1 Ash: Ann, Bo, Cy, Di", "team 2 Elm: E, F, G, H", "board 1", "1 2 4S N =", "2 1 4S N -1"])
    create("broken", ["event Broken", "date 2026-10-07"])
    all_names = [evening["name"] for evening in get("season").json["evenings"]]
    dates = [evening["date"] for evening in get("season").json["evenings"]]
    equal(dates, sorted(dates))
    assert set(name.removesuffix(".event") for name in SEASON) <= set(all_names) and "teams" not in all_names and "broken" not in all_names
    equal(get("season?events=teams", public, 422).json["error"]["kind"], "season")
    for name, times, said in (("teams", 201, "at most 200"), ("long", 26, "at most 500000 lines")):
        error = get(f"season?points=rank&events={','.join([name] * times)}", public, 422).json["error"]
        assert error["kind"] == "limit" and said in error["message"], error
    assert "teams" in [evening["name"] for evening in get("season?points=rank").json["evenings"]]


def test_season_is_seen():
    """a ladder tells nobody of results that they may not see yet"""
    hidden = [line for line in PLAY if not line.startswith("date")] + ["set show-standings end"]
    create("secret", hidden)
    names = SEASON[0].removesuffix(".event")
    seen, all_of_it = get(f"season?events={names},secret").json, get(f"season?events={names},secret", director).json
    equal((seen["evenings"][1]["contestants"], all_of_it["evenings"][1]["contestants"]), (0, 4))
    equal([row["played"] for row in seen["season"]], [1] * len(seen["season"]))
    assert any(row["played"] == 2 for row in all_of_it["season"])
    assert "secret" not in [evening["name"] for evening in get("season").json["evenings"]]
    equal(director.append("secret", ["set status provisional"]).status, 201)
    equal(get(f"season?events={names},secret").body, get(f"season?events={names},secret", director).body)


tap.run(globals())
