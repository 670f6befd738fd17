"""The databases under test: SQLite always, PostgreSQL if a server of its own was started (ODD_POSTGRESQL is its socket)."""
import os
import pathlib

import pytest
from engines import Postgresql, Sqlite

ROOT = pathlib.Path(__file__).parents[2]


def sqlite_engine():
    return Sqlite(os.environ.get("ODD_BUILD", str(ROOT / "build")))


def postgresql_engine():
    return Postgresql(os.environ["ODD_POSTGRESQL"])


def engines():
    return [sqlite_engine, postgresql_engine] if os.environ.get("ODD_POSTGRESQL") else [sqlite_engine]


@pytest.fixture(params=engines(), ids=lambda make: make.__name__.split("_")[0])
def db(request):
    return request.param()


@pytest.fixture
def sqlite():
    return sqlite_engine()


@pytest.fixture
def postgresql():
    if not os.environ.get("ODD_POSTGRESQL"):
        pytest.skip("there is no server")
    return postgresql_engine()


@pytest.fixture
def root():
    return ROOT
