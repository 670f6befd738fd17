"""Scores contract bridge: results, boards, rubbers, whole events, double dummy.

>>> score('4SX N +1', vul='both')
990

Bad input raises OddtrickError, a ValueError with line and column.
"""
from __future__ import annotations

from ._arrays import butler, cross_imps, imp_many, matchpoints, pack_many, score_many, vp_many
from ._deals import card_values, deal, double_dummy, double_dummy_many, judge_play, par
from ._errors import OddtrickError
from ._events import Event, audit, open_event
from ._oddtrick import imp, score
from ._oddtrick import version as __version__
from ._scores import (
    Result,
    chicago,
    elements,
    explain,
    inverse,
    pack,
    parse,
    rubber,
    table,
    unpack,
    vp,
    vp_needed,
)

__all__ = [
    "Event",
    "OddtrickError",
    "Result",
    "audit",
    "butler",
    "card_values",
    "chicago",
    "cross_imps",
    "deal",
    "double_dummy",
    "double_dummy_many",
    "elements",
    "explain",
    "imp",
    "imp_many",
    "inverse",
    "judge_play",
    "matchpoints",
    "open_event",
    "pack",
    "pack_many",
    "par",
    "parse",
    "rubber",
    "score",
    "score_many",
    "table",
    "unpack",
    "vp",
    "vp_many",
    "vp_needed",
]
