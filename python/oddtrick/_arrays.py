"""Many results at once. Arrays are any objects with a buffer: numpy arrays, array.array, memoryview. They are not copied.

Lists are converted to arrays first. Where `out` is given, it is filled and returned; otherwise the result is a new array: of numpy if
the input is one, else an array.array.
"""
from __future__ import annotations

import sys
from array import array
from typing import Any, Optional, Sequence, Union

from . import _oddtrick
from ._scores import Vul

# The letters of the array module: 16-bit results and points, 32-bit numbers, 8-bit IMPs, 64-bit starts.
_PACKED, _POINTS, _NUMBERS, _IMPS, _STARTS = "H", "h", "i", "b", "q"


def _input(values: Any, code: str, what: str, flat: bool = False) -> Any:
    """Values as an array: themselves, if they are one that can be used without copying it."""
    if isinstance(values, (list, tuple, range)):
        try:
            return array(code, values)
        except (TypeError, OverflowError) as error:
            raise type(error)(f"{what}: {error}") from None
    try:
        view = memoryview(values)
    except TypeError:
        raise TypeError(f"{what}: expected an array or a list of numbers, not {type(values).__name__}") from None
    if flat and view.ndim != 1:
        raise ValueError(f"{what}: expected an array of one dimension, and this one has {view.ndim}")
    if not view.c_contiguous:
        raise ValueError(f"{what}: expected a contiguous array; numpy.ascontiguousarray makes a copy that is one")
    return values


def _starts(starts: Optional[Any]) -> Any:
    return None if starts is None else _input(starts, _STARTS, "starts", flat=True)


def _numpy(like: Any) -> Any:
    """numpy, if the values are an array of it; it is loaded then."""
    numpy = sys.modules.get("numpy")
    return numpy if numpy is not None and isinstance(like, numpy.ndarray) else None


def _output(out: Any, like: Any, code: str, count: int) -> Any:
    if out is not None:
        return out
    numpy = _numpy(like)
    if numpy is not None:
        return numpy.empty(like.shape, dtype=code)
    return array(code, bytes(array(code).itemsize * count))


def _items(values: Any) -> int:
    return memoryview(values).nbytes // memoryview(values).itemsize


def score_many(deals: Any, vul: Union[Vul, Sequence[Vul]] = "none", out: Any = None) -> Any:
    """Return the scores of many deals, an array of int16.

    `deals` is an array of packed results (`pack`), which contain the vulnerability, or a list of texts with a vulnerability for all of
    them or one for each.

    >>> list(score_many(['4S N =', '3NT W -2'], ['none', 'ew']))
    [420, 200]
    >>> list(score_many(pack_many(['4S N =', '3NT W -2'], 'both')))
    [620, 200]
    """
    if isinstance(deals, (list, tuple)) and (len(deals) == 0 or isinstance(deals[0], str)):
        result = _output(out, None, _POINTS, len(deals))
        _oddtrick.score_texts(list(deals), vul if isinstance(vul, (str, int)) else list(vul), result)
        return result
    given = _input(deals, _PACKED, "deals")
    result = _output(out, given, _POINTS, _items(given))
    _oddtrick.score_packed(given, result)
    return result


def pack_many(results: Sequence[str], vul: Union[Vul, Sequence[Vul]] = "none", out: Any = None) -> Any:
    """Return packed results, an array of uint16.

    >>> [unpack(packed)[0] for packed in pack_many(['4s n =', 'pass'])]
    ['4S N =', 'pass']
    """
    result = _output(out, None, _PACKED, len(results))
    _oddtrick.pack_texts(list(results), vul if isinstance(vul, (str, int)) else list(vul), result)
    return result


def imp_many(differences: Any, out: Any = None) -> Any:
    """Return the IMPs for many differences: int32 in, int8 out.

    >>> list(imp_many([420, -50, 0]))
    [9, -2, 0]
    """
    given = _input(differences, _NUMBERS, "differences")
    result = _output(out, given, _IMPS, _items(given))
    _oddtrick.imp_many(given, result)
    return result


def vp_many(imps: Any, boards: int, scale: str = "wbf", out: Any = None) -> Any:
    """Return the victory points for many margins in hundredths: int32 in, int32 out.

    >>> list(vp_many([10, -10], 16))
    [1280, 720]
    """
    given = _input(imps, _NUMBERS, "imps")
    result = _output(out, given, _NUMBERS, _items(given))
    _oddtrick.vp_many(given, boards, scale, result)
    return result


def matchpoints(scores: Any, starts: Optional[Any] = None, out: Any = None) -> Any:
    """Return the matchpoints of North-South on a board (Law 78A): 2 for each lower score, 1 for each equal one.

    `scores` is an array of int16. For many boards that lie one after the other, `starts` is an array of int64 that has where each board
    begins, and the end.

    >>> list(matchpoints([420, 450, 420, -50]))
    [3, 6, 3, 0]
    >>> list(matchpoints([420, 450, 100, 100], starts=[0, 2, 4]))
    [0, 2, 1, 1]
    """
    given, from_ = _input(scores, _POINTS, "scores", flat=True), _starts(starts)
    result = _output(out, given, _NUMBERS, _items(given))
    _oddtrick.matchpoints(given, from_, result)
    return result


def cross_imps(scores: Any, starts: Optional[Any] = None, out: Any = None) -> Any:
    """Return for each score the sum of the IMPs against all others. Arguments are those of `matchpoints`.

    >>> list(cross_imps([420, 450, -50]))
    [9, 12, -21]
    """
    given, from_ = _input(scores, _POINTS, "scores", flat=True), _starts(starts)
    result = _output(out, given, _NUMBERS, _items(given))
    _oddtrick.cross_imps(given, from_, result)
    return result


def butler(scores: Any, starts: Optional[Any] = None, out: Any = None, datums: Any = None) -> Any:
    """Return the IMPs of each score against the datum, an array of int8.

    The datum is the mean of the board, rounded to the nearest ten; `datums` is an array of int32 that takes them, one for each board.
    The other arguments are those of `matchpoints`.

    >>> list(butler([420, 450, -50]))
    [4, 5, -8]
    """
    given, from_ = _input(scores, _POINTS, "scores", flat=True), _starts(starts)
    result = _output(out, given, _IMPS, _items(given))
    boards = 1 if from_ is None else max(_items(from_) - 1, 0)
    _oddtrick.butler(given, from_, result, _output(datums, None, _NUMBERS, boards))
    return result
