"""Events: the same answers as the command gives, from every format that it writes."""
import gc
import json
import pathlib
import shutil
import subprocess
import sys
import threading

import pytest

import oddtrick

ROOT = pathlib.Path(__file__).parents[2]
EVENTS = sorted((ROOT / "examples").glob("*.event"))
COMMAND = shutil.which("oddtrick")


def command(*args):
    return subprocess.run([COMMAND, *args], capture_output=True, check=False).stdout


def asked(*args):
    return json.loads(command(*args, "--format", "json"))


@pytest.mark.skipif(COMMAND is None, reason="the command is not in PATH")
@pytest.mark.parametrize("path", EVENTS, ids=lambda path: path.stem)
def test_same_as_the_command(path):
    with oddtrick.open_event(path) as event:
        assert event.standings() == asked("rank", str(path))
        first = event.standings()["standings"][0]
        key = first["direction"] + first["id"]
        assert event.why(key)["reasons"] == asked("why", str(path), key)["reasons"]
        assert event.card(key)["cards"][0]["id"] == first["id"]
        assert event.check()["findings"] == asked("check", str(path))["findings"]
        results = event.results()
        assert len(results) == sum(len(board["results"]) for board in asked("boards", str(path))["boards"])
        wanted = asked("audit", str(path))["files"][0]
        del wanted["file"]
        assert oddtrick.audit(path) == wanted == event.audit()


@pytest.mark.skipif(COMMAND is None, reason="the command is not in PATH")
@pytest.mark.parametrize("format,ending", [("pbn", "pbn"), ("usebio", "xml"), ("json", "json"), ("csv", "csv"), ("lin", "lin")])
def test_every_format(format, ending, tmp_path):
    source, file = ROOT / "examples" / "tuesday.event", tmp_path / f"tuesday.{ending}"
    if format == "lin":
        file.write_bytes((ROOT / "tests" / "golden" / "formats" / "match.lin").read_bytes())
    else:
        command("convert", str(source), str(file))
    with oddtrick.open_event(file) as event:
        assert event.about()["format"] == format and len(event.results()) > 1
        assert event.standings()["standings"] == asked("rank", str(file))["standings"]
        wanted = asked("audit", str(file))["files"][0]
        del wanted["file"]
        assert oddtrick.audit(file) == wanted


def test_export_there_and_back():
    for path in EVENTS:
        if path.stem in ("finals", "slips"):
            continue  # USEBIO has neither sessions nor the setting that margins of matches need
        with oddtrick.open_event(path) as event:
            again = oddtrick.Event(event.export("usebio"))
            assert again.about()["format"] == "usebio"
            assert sorted(row["score"] or 0 for row in again.results()) == sorted(row["score"] or 0 for row in event.results())
    with pytest.raises(ValueError, match="cannot be written"):
        oddtrick.Event("board 1\n1 2 4S N =").export("spreadsheet")


def test_bridgemate(tmp_path):
    file = tmp_path / "club.bws"
    subprocess.run([sys.executable, str(ROOT / "tests" / "bws" / "make.py"), str(ROOT / "tests" / "bws" / "example.txt"), str(file)], check=True)
    with oddtrick.open_event(file) as event:
        assert event.about()["format"] == "bws" and [row["lead"] for row in event.results()][:2] == ["SA", "D2"]


def test_appending():
    event = oddtrick.Event("board 1\n1 2 4S N =\n3 4 4S N -1\n")
    before = event.standings()["standings"]
    assert event.whatif("board 1: 1 2 4S N -2")["candidates"][0]["winner_changes"] is True
    assert event.standings()["standings"] == before
    with pytest.raises(oddtrick.OddtrickError) as caught:
        event.append("board 1: 1 2 4S N +9")
    assert caught.value.line == 4 and caught.value.column > 0 and event.standings()["standings"] == before
    event.append("board 1: 1 2 4S N -2")
    assert {row["id"] for row in event.standings()["standings"][:2]} == {"2", "3"}
    assert event.log().endswith("board 1: 1 2 4S N -2\n") or event.log().endswith("4S N -2")
    assert event.audit()["findings"] == []


def test_errors():
    with pytest.raises(oddtrick.OddtrickError) as caught:
        oddtrick.Event("board 1\n1 2 4S N =\n3 4 9S N =")
    assert (caught.value.line, caught.value.column) == (3, 5)
    with pytest.raises(oddtrick.OddtrickError) as caught:
        oddtrick.Event("board 1\n1 2 4S N =").boards(31)
    assert caught.value.code == 11
    with pytest.raises(oddtrick.OddtrickError):
        oddtrick.Event("board 1\n1 2 4S N =").ask("nonsense")
    with pytest.raises(oddtrick.OddtrickError):
        oddtrick.Event(b"<?xml version='1.0'?><USEBIO")
    with pytest.raises(FileNotFoundError):
        oddtrick.open_event("nowhere.event")
    event = oddtrick.Event("board 1\n1 2 4S N =")
    event.close()
    event.close()
    with pytest.raises(ValueError, match="closed"):
        event.standings()


def test_scale_beside_the_file(tmp_path):
    log = "scoring imps\nvp own.vp\nteam 1 A\nteam 2 B\nround 1\nboard 1\n1 2 4S N =\n2 1 4S N -1\n"
    (tmp_path / "own.vp").write_text("0 10 10\n1 17 3\n")
    (tmp_path / "e.event").write_text(log)
    assert sorted(row["vp"] for row in oddtrick.open_event(tmp_path / "e.event").standings()["standings"]) == [3, 17]
    with pytest.raises(oddtrick.OddtrickError):
        oddtrick.Event(log)
    inside = tmp_path / "inside"
    inside.mkdir()
    (inside / "e.event").write_text(log.replace("own.vp", "../own.vp"))
    with pytest.raises(oddtrick.OddtrickError):
        oddtrick.open_event(inside / "e.event")


def test_other_encodings(tmp_path):
    text = "[Event \"Łódź\"]\n" + oddtrick.open_event(EVENTS[0]).export("pbn").decode()
    assert oddtrick.Event(text.encode("utf-16")).results() == oddtrick.Event(text).results()


def test_threads_share_an_event():
    event = oddtrick.open_event(ROOT / "examples" / "tuesday.event")
    wanted, wrong = event.standings(), []

    def ask():
        for _ in range(50):
            if event.standings() != wanted:
                wrong.append(1)

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_memory_is_given_back():
    def used():
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * 4

    data = (ROOT / "examples" / "tuesday.event").read_bytes()
    for _ in range(30):
        oddtrick.Event(data).standings()
    gc.collect()
    before = used()
    for _ in range(300):
        oddtrick.Event(data).standings()
    gc.collect()
    assert used() - before < 4000
