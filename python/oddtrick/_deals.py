"""Deals, double dummy and par."""
from __future__ import annotations

import json
from typing import Any, Mapping, Sequence, Union

from . import _oddtrick
from ._scores import Vul

_SEATS = "NESW"
_STRAINS = ("C", "D", "H", "S", "NT")
Table = dict[str, dict[str, int]]


def deal(text: str) -> dict[str, Any]:
    """Parse hands in PBN notation: a seat, a colon and its hand, then the others clockwise.

    After three complete hands the fourth may be omitted, or be a hyphen.

    >>> hands = deal('N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 - 7654.8765.T9.KQT')
    >>> hands['hands']['S'], hands['hcp']['N']
    ({'S': '3', 'H': '432', 'D': 'AKQJ', 'C': 'J9876'}, 10)
    """
    canonical, hands = _oddtrick.deal(text)
    return {
        "deal": canonical,
        "hands": {seat: {"S": s, "H": h, "D": d, "C": c} for seat, s, h, d, c, _ in hands},
        "hcp": {hand[0]: hand[5] for hand in hands},
    }


def _table(entries: bytes) -> Table:
    return {
        seat: {strain: entries[4 * i + j] for i, strain in enumerate(_STRAINS)} for j, seat in enumerate(_SEATS)
    }


def _entries(table: Mapping[str, Mapping[str, int]]) -> bytes:
    try:
        return bytes(table[seat][strain] for strain in _STRAINS for seat in _SEATS)
    except KeyError as error:
        raise ValueError(f"table: {error.args[0]!r} is missing") from None


def double_dummy(text: str) -> Table:
    """Return the tricks of each declarer in each strain if all four see all cards. Takes a tenth of a second or so; Ctrl-C stops it.

    >>> double_dummy('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432')['N']
    {'C': 0, 'D': 13, 'H': 0, 'S': 13, 'NT': 0}
    """
    return _table(_oddtrick.tricks(text))


def double_dummy_many(deals: Sequence[str], threads: int = 0) -> list[Table]:
    """The same for many deals, by as many threads as there are cores (0), or fewer.

    >>> double_dummy_many([])
    []
    """
    return [_table(entries) for entries in _oddtrick.tricks_many(list(deals), threads)]


def par(deal: Union[str, Mapping[str, Mapping[str, int]]], vul: Vul = "none", dealer: str = "N") -> dict[str, Any]:
    """Return par: the score of North-South, and the contracts that give it.

    `deal` is a deal, or the table of one from `double_dummy`; `vul` is that of both sides, or the number of the board.

    >>> par('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432')
    {'score': 1510, 'contracts': ['7S N =', '7S S =']}
    """
    entries = _oddtrick.tricks(deal) if isinstance(deal, str) else _entries(deal)
    score, contracts = _oddtrick.par(entries, vul, dealer)
    return {"score": score, "contracts": contracts}


def card_values(text: str, strain: str, leader: str, played: Union[str, Sequence[str]] = "") -> dict[str, Any]:
    """Return what each card of the player in turn is worth, double dummy.

    `played` has the cards in the order of play. `tricks` counts those that the side in turn takes from here on; `cost` what the card loses.

    >>> card_values('N:2... 3... 4... A...', 'NT', 'N')
    {'turn': 'N', 'cards': [{'card': 'S2', 'tricks': 0, 'cost': 0}]}
    """
    cards = played if isinstance(played, str) else " ".join(played)
    answer: dict[str, Any] = json.loads(_oddtrick.cards(text, strain, leader, cards))
    return answer


def judge_play(text: str, strain: str, leader: str, played: Union[str, Sequence[str]]) -> dict[str, Any]:
    """Return what each card of a play cost. `tricks` is what declarer's side takes in total after a card, double dummy.

    >>> judge_play('N:2... 3... 4... A...', 'NT', 'N', 'S2 S3 S4 SA')['tricks']
    1
    """
    cards = played if isinstance(played, str) else " ".join(played)
    answer: dict[str, Any] = json.loads(_oddtrick.play(text, strain, leader, cards))
    return answer
