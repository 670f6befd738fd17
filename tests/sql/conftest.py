"""The databases under test: SQLite always, PostgreSQL if a server of its own was started (ODD_POSTGRESQL is its socket)."""
import os
import pathlib

import pytest
from engines import Postgresql, Sqlite

ROOT = pathlib.Path(__file__).parents[2]


def engines():
    found = [Sqlite(os.environ.get("ODD_BUILD", str(ROOT / "build")))]
    if os.environ.get("ODD_POSTGRESQL"):
        found.append(Postgresql(os.environ["ODD_POSTGRESQL"]))
    return found


@pytest.fixture(params=engines(), ids=lambda engine: engine.name)
def db(request):
    return request.param


@pytest.fixture
def root():
    return ROOT
