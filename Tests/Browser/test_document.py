"""docs/join-page.md names tests: those that it names are there."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "join-page.md").read_text(encoding="utf-8")


def sources(pattern):
    return "".join(path.read_text(encoding="utf-8") for path in (ROOT / "Tests").rglob(pattern))


def test_the_swift_tests_are_there():
    named = set(re.findall(r"`([a-z]+(?:[A-Z][A-Za-z]*)+)`", PAGE))
    there = set(re.findall(r"func (\w+)\(", sources("*Tests.swift")))
    assert len(named) > 30
    assert named - there == set()


def test_the_suites_and_files_are_there():
    for suite in set(re.findall(r"`([A-Z]\w+Tests)`", PAGE)):
        assert f"struct {suite}" in sources(f"{suite}.swift"), suite
    for file in set(re.findall(r"`(test_\w+\.py)`", PAGE)):
        assert list((ROOT / "Tests").rglob(file)), file


def test_the_sentences_are_names_of_browser_tests():
    """Behind a file stands the name of a test in it, or how that begins."""
    for file, words in re.findall(r"`(test_\w+\.py)`: ([^·|;`(,…]+)", PAGE):
        name = "def test_" + re.sub(r"[^a-z]+", "_", words.strip().lower()).strip("_")
        assert name in sources(file), f"{file}: {words}"
