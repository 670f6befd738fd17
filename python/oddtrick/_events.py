"""Events: pairs, teams and individuals, from files of any format."""
from __future__ import annotations

import json
import os
import threading
from types import TracebackType
from typing import Any, Optional, Union

from . import _oddtrick
from ._errors import OddtrickError

Path = Union[str, "os.PathLike[str]"]


class Event:
    """An event in memory: its log, and everything that follows from it. Answers are plain dictionaries, as docs/API.md describes them.

    Lines are appended and never overwritten. Several threads may use an event; one of them at a time.

    >>> event = Event('board 1\\n1 2 4S N =\\n3 4 4S N -1')
    >>> [(row['id'], row['percent']) for row in event.standings()['standings']]
    [('1', 100.0), ('4', 100.0), ('2', 0.0), ('3', 0.0)]
    """

    def __init__(self, data: Union[str, bytes], folder: Optional[Path] = None) -> None:
        """Read a log, or the bytes of a file of any format. `folder` has the scales that `vp FILE` names.

        An event whose log has errors raises OddtrickError at the first one.
        """
        self._lock = threading.Lock()
        self._source = data.encode() if isinstance(data, str) else bytes(data)
        self._folder = None if folder is None else os.fspath(folder)
        self._changed = False
        self._event: Optional[object]
        self._event, error = _oddtrick.event_open(self._source, self._folder)
        if error is not None:
            self._event = None
            raise OddtrickError(*error)

    def ask(self, request: str) -> dict[str, Any]:
        """Answer any request, by its words.

        >>> Event('board 1\\n1 2 4S N =').ask('board 1')['boards'][0]['results'][0]['score']
        420
        """
        with self._lock:
            answer = json.loads(_oddtrick.event_ask(self._open(), request))
        return self._checked(answer)

    def about(self) -> dict[str, Any]:
        """Return the kind of event, its contestants and boards."""
        return self.ask("event")

    def standings(self) -> dict[str, Any]:
        """Return the ranking: `standings()['standings']` is a list of rows, ready for pandas."""
        return self.ask("standings")

    def boards(self, number: Optional[int] = None) -> dict[str, Any]:
        """Return the travellers of all boards, or of one, with the comparison of every result."""
        return self.ask("boards" if number is None else f"board {number}")

    def results(self) -> list[dict[str, Any]]:
        """Return one flat row for each result of each board, ready for pandas. What a row does not have is None.

        >>> row = Event('board 1\\n1 2 4S N =\\n3 4 4S N -1').results()[0]
        >>> row['board'], row['ns'], row['ew'], row['result'], row['score'], row['ns_score'], row['ew_score']
        (1, '1', '2', '4S N =', 420, 2, 0)
        """
        names = ("round", "ns", "ew", "result", "score", "ns_score", "ew_score", "lead")
        return [
            {"board": board["board"], "vul": board["vul"], **{name: row.get(name) for name in names}}
            for board in self.boards()["boards"]
            for row in board["results"]
        ]

    def cards(self) -> dict[str, Any]:
        """Return the scorecards of all contestants."""
        return self.ask("cards")

    def card(self, id: str) -> dict[str, Any]:
        """Return the scorecard of a contestant."""
        return self.ask(f"card {id}")

    def why(self, id: str, board: Optional[int] = None) -> dict[str, Any]:
        """Explain a rank, or the score on a board, step by step with the law or formula."""
        return self.ask(f"why {id}" if board is None else f"why {id} {board}")

    def whatif(self, *lines: str) -> dict[str, Any]:
        """Return what each candidate line would change. Semicolons separate the facts of one candidate."""
        return self.ask("whatif " + "\n".join(lines))

    def check(self) -> dict[str, Any]:
        """Return what a director should look at."""
        return self.ask("check")

    def settings(self) -> dict[str, Any]:
        """Return all settings with their possible values."""
        return self.ask("settings")

    def history(self) -> dict[str, Any]:
        """Return the lines of the log with their meaning."""
        return self.ask("history")

    def problems(self) -> dict[str, Any]:
        """Return the warnings about the log."""
        return self.ask("problems")

    def race(self, count: int = 0) -> dict[str, Any]:
        """Return the totals after each round, of so many leaders, or of all."""
        return self.ask(f"race {count}")

    def audit(self) -> dict[str, Any]:
        """Recompute and check what the file states: see `audit`. Once lines were appended, the log is audited."""
        data = self.log().encode() if self._changed else self._source
        answer: dict[str, Any] = json.loads(_oddtrick.audit(data, self._folder))
        return answer

    def append(self, lines: str) -> dict[str, Any]:
        """Append lines to the log: all of them, or none if one is wrong.

        >>> event = Event('board 1\\n1 2 4S N =')
        >>> event.append('board 1: 3 4 4S N +1')['added']
        1
        """
        with self._lock:
            answer = json.loads(_oddtrick.event_append(self._open(), lines))
            self._changed = self._changed or "error" not in answer
        return self._checked(answer)

    def log(self) -> str:
        """Return the log of the event. That of another program's file is the log that the file was converted to."""
        with self._lock:
            return _oddtrick.event_log(self._open())

    def export(self, format: str) -> bytes:
        """Return the event as a file of another format: 'pbn', 'usebio', 'csv', 'event' ..."""
        with self._lock:
            return _oddtrick.event_export(self._open(), format)[0]

    def close(self) -> None:
        """Free the memory of the event."""
        with self._lock:
            self._event = None

    def __enter__(self) -> Event:
        return self

    def __exit__(
        self, kind: Optional[type[BaseException]], value: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()

    def _open(self) -> object:
        if self._event is None:
            raise ValueError("the event is closed")
        return self._event

    @staticmethod
    def _checked(answer: dict[str, Any]) -> dict[str, Any]:
        error = answer.get("error")
        if isinstance(error, dict):
            raise OddtrickError(error["message"], error["code"], error["line"], error["column"])
        return answer


def open_event(path: Path) -> Event:
    """Open a file of any format: a log, PBN, LIN, USEBIO, CSV, Bridgemate, packed or not.

    >>> with open_event('examples/tuesday.event') as event:
    ...     event.standings()['event']
    'Tuesday Pairs'
    """
    with open(path, "rb") as file:
        return Event(file.read(), os.path.dirname(os.path.abspath(os.fspath(path))))


def audit(path: Path) -> dict[str, Any]:
    """Recompute everything that a file states: as `oddtrick audit --format json` of one file.

    >>> audit('examples/tuesday.event')['findings']
    []
    """
    with open(path, "rb") as file:
        folder = os.path.dirname(os.path.abspath(os.fspath(path)))
        answer: dict[str, Any] = json.loads(_oddtrick.audit(file.read(), folder))
        return answer
