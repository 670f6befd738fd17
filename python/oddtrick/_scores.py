"""Scores of single results, and the scales."""
from __future__ import annotations

import json
from typing import Any, NamedTuple, Optional, Union

from . import _oddtrick

Vul = Union[str, int]


class Result(NamedTuple):
    """A result in parts. All zero and empty: the deal was passed out."""

    text: str
    level: int
    strain: str
    doubling: str
    declarer: str
    tricks: int


def parse(result: str) -> Result:
    """Parse a result in any of the usual notations.

    >>> parse('4♠x by north made 5')
    Result(text='4SX N +1', level=4, strain='S', doubling='X', declarer='N', tricks=11)
    """
    return Result(*_oddtrick.parse(result))


def explain(result: str, vul: Vul = "none", game: str = "duplicate") -> dict[str, Any]:
    """Return a score with its elements, and a step with arithmetic and law for each.

    `game` is 'duplicate' or 'rubber'; at rubber bridge honors may follow the result: '4S N = honors N 100'.

    >>> explain('4SX N +1', 'both')['steps'][0]['sum']
    '4 x 30 x 2 = 240'
    """
    answer: dict[str, Any] = json.loads(_oddtrick.explain(result, vul, game))
    return answer


def elements(result: str, vul: Vul = "none", game: str = "duplicate") -> dict[str, int]:
    """Return the nine elements of a score; each belongs to the side that scores it.

    >>> {name: points for name, points in elements('4SX N +1', 'both').items() if points}
    {'contract': 240, 'overtricks': 200, 'insult': 50, 'game': 500}
    """
    points: dict[str, int] = explain(result, vul, game)["elements"]
    return points


def inverse(score: int, vul: Optional[Vul] = None) -> list[dict[str, str]]:
    """Return the results that give a score of North-South. Declarer is N or E, for either partner.

    >>> inverse(1400, 'both')[0]
    {'result': '1CX E -5', 'vul': 'yes'}
    """
    return [{"result": result, "vul": of} for result, of in _oddtrick.inverse(score, vul)]


def table() -> list[dict[str, Any]]:
    """Return the rows of the duplicate table.

    >>> table()[0]
    {'bid': '1C/1D', 'result': 1, 'nv': 70, 'nvx': 140, 'nvxx': 230, 'v': 70, 'vx': 140, 'vxx': 230}
    """
    rows: list[dict[str, Any]] = json.loads(_oddtrick.table())
    return rows


def pack(result: str, vul: Vul = "none") -> int:
    """Return a result and its vulnerability in 16 bits, for `score_many`.

    >>> unpack(pack('3NT W -2', 'ew'))
    ('3NT W -2', 'ew')
    """
    return _oddtrick.pack(result, vul)


def unpack(packed: int) -> tuple[str, str]:
    """Return the result and the vulnerability that `pack` has packed.

    >>> unpack(0)
    ('pass', 'none')
    """
    return _oddtrick.unpack(packed)


def vp(imps: int, boards: int, scale: str = "wbf") -> tuple[float, float]:
    """Return the victory points of both sides for a margin in IMPs.

    `scale` is the name of a scale ('wbf', 'wbf-discrete', 'acbl20', 'acbl30', 'win-loss'), or the rows of your own, one on each line:
    margin, winner, loser.

    >>> vp(10, 16)
    (12.8, 7.2)
    >>> vp(-1, 7, scale='0 10 10\\n1 12 8')
    (8.0, 12.0)
    """
    own, other = _oddtrick.vp(imps, boards, scale)
    return own / 100, other / 100


def vp_needed(vp: float, boards: int, scale: str = "wbf") -> dict[str, Any]:
    """Return the margins that give at least so many victory points; None is a limit that does not exist.

    >>> vp_needed(20, 16, 'wbf-discrete')
    {'gives': 20.0, 'least': 54, 'most': None}
    """
    gives, least, most = _oddtrick.vp_needed(round(vp * 100), boards, scale)
    return {"gives": gives / 100, "least": least, "most": most}


def rubber(log: str) -> dict[str, Any]:
    """Return the score sheet of a rubber, or of several: as `oddtrick rubber --format json`.

    >>> rubber('4S N =\\n6H S =')['total']
    {'we': 1750, 'they': 0}
    """
    sheet: dict[str, Any] = json.loads(_oddtrick.session(log, False))
    return sheet


def chicago(log: str) -> dict[str, Any]:
    """Return the score sheet of a Chicago, or of several: as `oddtrick chicago --format json`.

    >>> chicago('4S N =')['total']
    {'we': 420, 'they': 0}
    """
    sheet: dict[str, Any] = json.loads(_oddtrick.session(log, True))
    return sheet
