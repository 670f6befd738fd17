"""The examples in the documentation strings, in docs/PYTHON.md and in examples/ run."""
import doctest
import inspect
import pathlib
import subprocess
import sys

import pytest

import oddtrick

ROOT = pathlib.Path(__file__).parents[2]


def documented():
    yield "oddtrick", oddtrick
    for name in oddtrick.__all__:
        thing = getattr(oddtrick, name)
        yield name, thing
        if inspect.isclass(thing):
            for member, function in vars(thing).items():
                if not member.startswith("_") and inspect.isfunction(function):
                    yield f"{name}.{member}", function


def run_examples(text, name):
    names = {key: getattr(oddtrick, key) for key in oddtrick.__all__}
    test = doctest.DocTestParser().get_doctest(text, names, name, None, 0)
    out = []
    result = doctest.DocTestRunner().run(test, out=out.append)
    assert result.failed == 0, "".join(out)
    return result.attempted


@pytest.mark.parametrize("name,thing", documented())
def test_documentation(name, thing, monkeypatch):
    monkeypatch.chdir(ROOT)
    assert thing.__doc__, f"{name} has no documentation"
    run_examples(thing.__doc__, name)


def test_every_function_has_an_example():
    without = [name for name in oddtrick.__all__ if ">>>" not in getattr(oddtrick, name).__doc__]
    assert without == ["Result"]


def test_manual(monkeypatch):
    monkeypatch.chdir(ROOT)
    text = (ROOT / "docs" / "PYTHON.md").read_text(encoding="utf-8")
    assert run_examples(text.replace("\n```", "\n\n"), "PYTHON.md") > 20


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name)
def test_example(path):
    text = path.read_text(encoding="utf-8")
    wanted = [line[len("# prints: "):] for line in text.splitlines() if line.startswith("# prints: ")]
    said = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, cwd=ROOT, check=True)
    assert wanted and said.stdout.splitlines() == wanted
