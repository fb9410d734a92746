"""What all browser tests share: the site under test, its server and the browser."""

from pathlib import Path

import pytest

import chromium
from site_server import serving
from visit import Setting, Visit


def pytest_addoption(parser):
    parser.addoption("--site", type=Path, help="the built site to look at")
    parser.addoption("--links", type=Path, help="a JSON list of links with what each carries")


@pytest.fixture(scope="session")
def site(request):
    """The folder of the built site."""
    folder = request.config.getoption("--site")
    if folder is None or not (folder / "index.html").is_file():
        pytest.fail("--site must name the folder of a built site")
    return folder


@pytest.fixture(scope="session")
def origin(site):
    """The address that the site is served at."""
    with serving(site) as address:
        yield address


@pytest.fixture(scope="session")
def browser():
    with chromium.launched() as browser:
        yield browser


@pytest.fixture
def visit(browser, origin):
    """Opens paths of the site: `visit("/join/x/", Setting("phone"))`, as a `Visit`."""
    contexts = []

    def open_path(path, setting=Setting("desktop"), **options):
        context = browser.new_context(
            **chromium.device(setting.device),
            java_script_enabled=setting.with_script,
            **options,
        )
        contexts.append(context)
        return Visit(context, origin, path)

    yield open_path
    for context in contexts:
        context.close()
