"""What all browser tests share: the sites under test, their servers and the browser."""

import json
from contextlib import ExitStack
from pathlib import Path

import pytest

import chromium
from clocks import DAYS_BEFORE, at
from page_kinds import SAMPLE
from published_site import HOST, PublishedSite
from site_server import serving
from visit import Setting, Visit

# What the tool's own code made; a test of that code keeps them current.
LISTS = Path(__file__).resolve().parent.parent / "Fixtures" / "Rendering" / "browser"


def pytest_addoption(parser):
    parser.addoption("--whole", action="store_true", help="every case, instead of a sample")
    parser.addoption("--site", type=Path, help="the built site to look at")
    parser.addoption("--linksite", type=Path, help="the built program")
    parser.addoption("--sites", type=Path, help="a folder with further built sites")


# Tests with more cases than this are sampled.
MOST_CASES = 6


def pytest_collection_modifyitems(config, items):
    """Without `--whole`, every fourteenth case of a large table."""
    if config.getoption("--whole"):
        return
    tables = {}
    for item in items:
        tables.setdefault((item.path, getattr(item, "originalname", item.name)), []).append(item)
    kept = set()
    for cases in tables.values():
        kept.update(cases if len(cases) <= MOST_CASES else cases[::14])
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


@pytest.fixture(scope="session")
def sites(request):
    """The folders of the built sites, by name."""
    sample = request.config.getoption("--site")
    if sample is None or not (sample / "index.html").is_file():
        pytest.fail("--site must name the folder of a built site")
    folder = request.config.getoption("--sites")
    others = sorted(folder.iterdir()) if folder else []
    return {SAMPLE: sample, **{site.name: site for site in others}}


@pytest.fixture(scope="session")
def site(sites):
    """The folder of the sample site."""
    return sites[SAMPLE]


@pytest.fixture(scope="session")
def origins(sites):
    """The addresses that the sites are served at, by name."""
    with ExitStack() as stack:
        yield {name: stack.enter_context(serving(folder)) for name, folder in sites.items()}


@pytest.fixture(scope="session")
def origin(origins):
    return origins[SAMPLE]


@pytest.fixture(scope="session")
def browser():
    with chromium.launched() as browser:
        yield browser


@pytest.fixture
def contexts(browser):
    """Makes contexts of the browser that are closed after the test."""
    opened = []

    def open_context(setting=Setting("desktop"), **options):
        context = browser.new_context(
            **{
                **chromium.device(setting.device),
                "java_script_enabled": setting.with_script,
                **options,
            }
        )
        if setting.device == "ipad":
            context.add_init_script("Object.defineProperty(navigator, 'maxTouchPoints', {value: 5})")
        opened.append(context)
        return context

    yield open_context
    for context in opened:
        context.close()


@pytest.fixture
def visit(contexts, origins):
    """Opens paths of a site: `visit("/join/x/", Setting("phone"))`, as a `Visit`.

    The clock stands still days before the meetings, unless told; None leaves it to `before`.
    """

    def open_path(
        path, setting=Setting("desktop"), site=SAMPLE, before=None, clock=DAYS_BEFORE, **options
    ):
        if site not in origins:
            pytest.skip(f"--sites has no {site}")

        def prepare(page):
            if clock:
                page.clock.set_fixed_time(at(clock))
            if before:
                before(page)

        return Visit(contexts(setting, **options), origins[site], path, prepare)

    return open_path


@pytest.fixture
def open_page(visit):
    """Opens a page, the keynote's unless told, at a point in time, on a device, perhaps with more prepared."""

    def opened(
        path="/join/keynote/", device="desktop", clock=DAYS_BEFORE, site=SAMPLE, prepare="", **options
    ):
        def before(page):
            if prepare:
                page.add_init_script(prepare)

        return visit(path, Setting(device), site, before=before, clock=clock, **options)

    return opened


@pytest.fixture
def publish(contexts, sites):
    """The sample site, or another one by name, under its own address."""

    def open_site(name=SAMPLE, setting=Setting("phone"), host=HOST):
        if name not in sites:
            pytest.skip(f"--sites has no {name}")
        return PublishedSite(contexts(setting), sites[name], host)

    return open_site


@pytest.fixture(scope="session")
def made_list():
    """A list that the tool's own code made: `made_list("links.json")`."""
    return lambda name: json.loads((LISTS / name).read_text(encoding="utf-8"))
