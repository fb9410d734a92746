"""Where the program under test is."""

import pathlib

import pytest


def pytest_addoption(parser):
    parser.addoption("--linksite", required=True, help="the built program")


@pytest.fixture
def linksite(request) -> pathlib.Path:
    return pathlib.Path(request.config.getoption("--linksite")).resolve()
