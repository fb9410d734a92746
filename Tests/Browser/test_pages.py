"""What holds for every page of every site, on each device, with and without script."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from visit import SETTINGS, Setting

PAGES = ["home", "join page", "short page", "missing page"]


@pytest.fixture
def paths(site):
    """A path for each kind of page; of the join and short pages the first."""

    def first(pattern):
        found = sorted(path.parent.relative_to(site) for path in site.glob(pattern))
        assert found, f"the site has no {pattern}"
        return f"/{found[0].as_posix()}/"

    return {
        "home": "/",
        "join page": first("join/*/index.html"),
        "short page": first("j/*/index.html"),
        "missing page": "/there/is/no/such/page",
    }


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("kind", PAGES)
def test_a_page_loads_without_complaints_and_without_other_hosts(visit, paths, kind, setting):
    visited = visit(paths[kind], setting)
    assert visited.response.status == (404 if kind == "missing page" else 200)
    assert visited.complaints == []
    assert visited.foreign_requests == []
    assert visited.page.locator("h1:visible").count() == 1
    assert visited.page.locator("html").get_attribute("lang")


@pytest.mark.parametrize("kind", PAGES)
def test_a_page_fits_the_width_of_a_small_phone(visit, paths, kind):
    page = visit(paths[kind], Setting("phone")).page
    page.set_viewport_size({"width": 320, "height": 568})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("kind", PAGES)
def test_a_page_is_accessible(visit, paths, kind, colours):
    page = visit(paths[kind], Setting("phone"), color_scheme=colours, bypass_csp=True).page
    result = Axe().run(page)
    assert result.violations_count == 0, result.generate_report()


def test_association_files_are_served_as_json(visit, origin, site):
    request = visit("/").page.request
    for path in [".well-known/apple-app-site-association", "apple-app-site-association"]:
        if (site / path).is_file():
            answer = request.get(f"{origin}/{path}")
            assert answer.headers["content-type"] == "application/json"
            answer.json()
