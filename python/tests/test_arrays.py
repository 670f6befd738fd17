"""Arrays: against a model that compares every result with every other one, in memory that is not copied."""
import itertools
import random
from array import array

import pytest

import oddtrick

numpy = pytest.importorskip("numpy", reason="numpy is not installed")


def random_scores(random_, count):
    return [random_.choice([-1, 1]) * 10 * random_.randrange(0, 150) for _ in range(count)]


def model_matchpoints(scores):
    return [sum(2 * (other < own) + (other == own) for other in scores) - 1 for own in scores]


def model_cross_imps(scores):
    return [sum(oddtrick.imp(own - other) for other in scores) for own in scores]


def model_butler(scores):
    mean = sum(scores) / len(scores) / 10
    datum = 10 * (int(abs(mean) + 0.5) * (1 if mean >= 0 else -1))
    return datum, [oddtrick.imp(own - datum) for own in scores]


def test_against_the_model():
    random_ = random.Random(20)
    for count in [1, 2, 3, 7, 8, 9, 40, 200]:
        for _ in range(20):
            scores = random_scores(random_, count)
            assert list(oddtrick.matchpoints(scores)) == model_matchpoints(scores)
            assert list(oddtrick.cross_imps(scores)) == model_cross_imps(scores)
            datums = array("i", [0])
            datum, imps = model_butler(scores)
            assert list(oddtrick.butler(scores, datums=datums)) == imps and datums[0] == datum


def test_many_boards_are_each_alone():
    random_ = random.Random(21)
    boards = [random_scores(random_, count) for count in (3, 0, 1, 12, 50, 2)]
    scores = list(itertools.chain(*boards))
    starts = [0] + list(itertools.accumulate(len(board) for board in boards))
    for many, model in ((oddtrick.matchpoints, model_matchpoints), (oddtrick.cross_imps, model_cross_imps)):
        assert list(many(scores, starts)) == list(itertools.chain(*(model(board) for board in boards)))
    datums = array("i", [0] * len(boards))
    oddtrick.butler(scores, starts, datums=datums)
    assert list(datums) == [model_butler(board)[0] if board else 0 for board in boards]


def test_empty():
    assert list(oddtrick.matchpoints([])) == []
    assert list(oddtrick.score_many([])) == []
    assert list(oddtrick.imp_many(array("i"))) == []


def test_packed_scores_are_those_of_texts():
    texts = [f"{level}{strain}{doubling} {seat} {over}"
             for level, strain, doubling, seat, over in itertools.product((1, 4, 7), ("C", "H", "NT"), ("", "X", "XX"), "NESW", ("=", "-3"))]
    for vul in ("none", "ns", "ew", "both"):
        packed = oddtrick.pack_many(texts, vul)
        wanted = [oddtrick.score(text, vul) for text in texts]
        assert list(oddtrick.score_many(packed)) == wanted
        assert list(oddtrick.score_many(texts, vul)) == wanted
        assert list(oddtrick.score_many(texts, [vul] * len(texts))) == wanted


def test_numpy_in_numpy_out_without_copying():
    scores = numpy.array([420, 450, 420, -50], dtype=numpy.int16)
    result = oddtrick.matchpoints(scores)
    assert isinstance(result, numpy.ndarray) and result.dtype == numpy.int32 and result.tolist() == [3, 6, 3, 0]
    big = numpy.zeros(10, dtype=numpy.int32)
    part = big[3:7]  # memory of another array: the result is written there
    assert oddtrick.matchpoints(scores, out=part) is part
    assert big.tolist() == [0, 0, 0, 3, 6, 3, 0, 0, 0, 0]
    whole = memoryview(array("h", [420, 450, 0]))
    assert list(oddtrick.matchpoints(whole[:2])) == [0, 2]


def test_wrong_arrays():
    scores = numpy.array([420, 450], dtype=numpy.int16)
    with pytest.raises(TypeError, match="int16"):
        oddtrick.matchpoints(numpy.array([420, 450]))
    with pytest.raises(TypeError, match="int16"):
        oddtrick.matchpoints(b"abcd")
    with pytest.raises((BufferError, ValueError)):
        oddtrick.matchpoints(numpy.zeros(8, dtype=numpy.int16)[::2])
    with pytest.raises(ValueError, match="expected 2"):
        oddtrick.matchpoints(scores, out=array("i", [0]))
    with pytest.raises((BufferError, TypeError, ValueError)):
        oddtrick.matchpoints(scores, out=memoryview(bytes(8)).cast("i"))
    both = array("i", [0, 0, 0, 0])
    with pytest.raises(ValueError, match="share"):
        oddtrick.vp_many(both, 16, out=both)
    for starts in ([0, 3], [1, 0, 2], [-1, 2], []):
        with pytest.raises(ValueError, match="starts"):
            oddtrick.matchpoints(scores, starts)
    with pytest.raises(ValueError, match="datums"):
        oddtrick.butler(scores, datums=array("i", [0, 0]))
    with pytest.raises(OverflowError):
        oddtrick.matchpoints([420, 40000])
    with pytest.raises(oddtrick.OddtrickError) as caught:
        oddtrick.score_many(["4S N =", "4S N +9"])
    assert (caught.value.line, caught.value.column) == (2, 6)
    with pytest.raises(ValueError):
        oddtrick.score_many(["4S N ="], ["none", "both"])
    with pytest.raises(TypeError):
        oddtrick.score_many(["4S N =", 7])


# ---- What cannot be used says so, and names the argument ----

@pytest.mark.parametrize(["call", "kind", "message"], [
    [lambda: oddtrick.matchpoints(None), TypeError, "scores: expected an array or a list of numbers, not NoneType"],
    [lambda: oddtrick.matchpoints(5), TypeError, "scores: expected an array or a list of numbers, not int"],
    [lambda: oddtrick.matchpoints([420, 99999]), OverflowError, "scores: "],
    [lambda: oddtrick.matchpoints([420, "x"]), TypeError, "scores: "],
    [lambda: oddtrick.matchpoints(memoryview(array("h", range(10)))[::2]), ValueError, "scores: expected a contiguous array"],
    [lambda: oddtrick.matchpoints(memoryview(bytes(8)).cast("h", [2, 2])), ValueError, "one dimension, and this one has 2"],
    [lambda: oddtrick.butler(array("h", [1]), starts=5), TypeError, "starts: expected an array"],
    [lambda: oddtrick.cross_imps(array("i", [1])), TypeError, "scores: expected an array of int16"],
    [lambda: oddtrick.score_many(memoryview(array("H", range(10)))[::2]), ValueError, "deals: expected a contiguous array"],
    [lambda: oddtrick.imp_many(array("h", [1])), TypeError, "expected an array of int32"],
    [lambda: oddtrick.score(5), TypeError, "expected a text, not <class 'int'>"],
    [lambda: oddtrick.parse(None), TypeError, "expected a text, not <class 'NoneType'>"],
    [lambda: oddtrick.double_dummy(5), TypeError, "expected a text, not <class 'int'>"],
    [lambda: oddtrick.matchpoints(array("h", [1, 2]), out=bytes(8)), Exception, ""],
])
def test_wrong_arrays_are_named(call, kind, message):
    with pytest.raises(kind) as caught:
        call()
    assert message in str(caught.value), str(caught.value)


def test_shapes_of_numpy():
    """What is done to each number keeps the shape of the array, and nothing is copied."""
    numpy = pytest.importorskip("numpy")
    differences = numpy.array([[420, -50], [0, 620]], dtype=numpy.int32)
    assert oddtrick.imp_many(differences).tolist() == [[9, -2], [0, 12]]
    with pytest.raises(ValueError, match="contiguous"):
        oddtrick.imp_many(differences[:, 0])
    with pytest.raises(ValueError, match="one dimension"):
        oddtrick.matchpoints(numpy.zeros((2, 2), dtype=numpy.int16))
