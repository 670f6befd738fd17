"""What the command prints as JSON, against the schemas: members.py ODDTRICK."""
import glob
import json
import os
import subprocess
import sys

sys.path[:0] = [os.path.dirname(__file__)]
import schema

TOP = os.path.join(os.path.dirname(__file__), "../..")
openapi = schema.Openapi(os.path.join(TOP, "docs/openapi.json"))
failed = 0


def answer(*args):
    """Exit 1: there was something to look at; 2, with an answer: a candidate is wrong."""
    done = subprocess.run([sys.argv[1], *args, "--format", "json"], capture_output=True, text=True, check=False)
    assert done.stdout, done.stderr
    return json.loads(done.stdout)


def whole(boards):
    """The members of a board that only answers to requests have."""
    for board in boards["boards"]:
        for name in ("history", "deals", "frequency"):
            board.setdefault(name, [])
    return boards


def check(path):
    standings = answer("rank", path)
    openapi.check(standings, openapi.schema("Standings"))
    first = standings["standings"][0]
    key = first["direction"] + first["id"]
    openapi.check(whole(answer("boards", "--history", path)), openapi.schema("Boards"))
    openapi.check(answer("card", "--all", path), openapi.schema("Cards"))
    openapi.check(answer("why", path, key), openapi.schema("Why"))
    openapi.check(answer("check", "--no-par", path), openapi.schema("Check"))
    openapi.check(answer("whatif", path, "set rules ebu", "set rules acbl", "board 1: nonsense"),
                  openapi.schema("WhatIf"))


def check_club():
    """Answers that not every event has: paper, master points, several events."""
    example = lambda name: os.path.join(TOP, "examples", name)
    for kind in ("tables", "guides", "travellers", "slips", "names"):
        for name in ("late.event", "sixteen.event", "ten.event", "cup.event"):
            openapi.check(answer("paper", kind, example(name)), openapi.schema("Paper"))
    openapi.check(answer("paper", "bracket", example("cup.event")), openapi.schema("Paper"))
    for event in answer("masterpoints", "--awards", "acbl-club", example("tuesday.event"), example("howell.event"))["events"]:
        openapi.check(event, openapi.schema("Awards"))
    evenings = sorted(glob.glob(example("season/*.event")))
    for options in ([], ["--points", "rank", "--best", "2"], ["--awards", "acbl-club", "--by", "pair"]):
        openapi.check(answer("season", *options, *evenings), openapi.schema("Season"))
    clubs = sorted(glob.glob(example("simultaneous/*.event")))
    for options in ([], ["--clubs"]):
        openapi.check(answer("rank", *options, *clubs), openapi.schema("Standings"))


try:
    check_club()
    print("ok - paper, master points and several events: all members are described")
except AssertionError as error:
    failed = 1
    print(f"not ok - paper, master points and several events: all members are described\n#   {error}")
for path in sorted(glob.glob(os.path.join(TOP, "examples/*.event"))):
    name = f"{os.path.basename(path)}: all members are described"
    try:
        check(path)
        print(f"ok - {name}")
    except AssertionError as error:
        failed = 1
        print(f"not ok - {name}\n#   {error}")
sys.exit(failed)
