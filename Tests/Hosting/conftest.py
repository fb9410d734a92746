"""Where the site under test is."""

import pathlib

import pytest


def pytest_addoption(parser):
    parser.addoption("--site", required=True, help="a built site")
    parser.addoption("--all-servers", action="store_true", help="fail where a server is missing")


@pytest.fixture(scope="session")
def site(request) -> pathlib.Path:
    return pathlib.Path(request.config.getoption("--site")).resolve()
