#!/usr/bin/env python3
"""Writes Sources/Calendar/ZoneTable.swift and WindowsZoneTable.swift.

The rules of every IANA zone name for 2020 to 2040 go into the source, so that a site has the same
bytes on every machine. Run it again when a new tzdata appears; the version is named in the table.

    python3 -m venv .build/zones
    .build/zones/bin/pip install --upgrade tzdata tzlocal
    .build/zones/bin/python Tools/make-zone-table.py

The rules come from the PyPI package `tzdata` of the Python that runs this, or from the folder
`--zoneinfo DIR` (compiled zones with their tzdata.zi beside them); the Windows names from CLDR by
way of the package `tzlocal`. Then set the same version of `tzdata` in Tests/requirements.txt,
which the tests compare the table with.
"""

import argparse
import datetime
import importlib.metadata
import importlib.util
import pathlib
import re
import struct

import tzlocal.windows_tz

FIRST_YEAR, LAST_YEAR = 2020, 2040

# A day on each side of the years, for the local times that lie in them but not in UTC.
MARGIN = 2 * 86400

# Names that are no Area/City are refused; where the link in tzdata leads somewhere that would
# surprise, this is the name to offer instead.
BETTER_HELP = {"Iceland": "Atlantic/Reykjavik"}


def instant(year, month, day):
    return int(datetime.datetime(year, month, day, tzinfo=datetime.timezone.utc).timestamp())


START = instant(FIRST_YEAR, 1, 1) - MARGIN
END = instant(LAST_YEAR + 1, 1, 1) + MARGIN


def read_tzif(data):
    """Transitions as (instant, offset, abbreviation), the first offset, and the POSIX footer."""

    def header(at):
        assert data[at : at + 4] == b"TZif"
        return struct.unpack(">6l", data[at + 20 : at + 44])

    isut, isstd, leap, times, types, chars = header(0)
    at = 44 + times * 4 + times + types * 6 + chars + leap * 8 + isstd + isut
    isut, isstd, leap, times, types, chars = header(at)
    at += 44
    instants = struct.unpack(f">{times}q", data[at : at + times * 8])
    at += times * 8
    indexes = data[at : at + times]
    at += times
    kinds = [struct.unpack(">lbB", data[at + i * 6 : at + i * 6 + 6]) for i in range(types)]
    at += types * 6
    names = data[at : at + chars]
    at += chars + leap * 12 + isstd + isut

    def kind(index):
        offset, _, name = kinds[index]
        return offset, names[name : names.index(b"\0", name)].decode()

    footer = data[at:].decode().strip("\n")
    return [(t, *kind(i)) for t, i in zip(instants, indexes)], kind(0), footer


def read_footer(footer):
    """A POSIX rule as (standard, daylight, start, end), the last three None without daylight."""
    name, hours = r"(<[^>]+>|[A-Za-z]+)", r"([-+]?[0-9:]+)"
    match = re.fullmatch(f"{name}{hours}(?:{name}{hours}?,([^,]+),([^,]+))?", footer)
    assert match, footer
    standard = (-seconds(match[2]), match[1].strip("<>"))
    if match[3] is None:
        return standard, None, None, None
    offset = -seconds(match[4]) if match[4] else standard[0] + 3600
    return standard, (offset, match[3].strip("<>")), read_day(match[5]), read_day(match[6])


def seconds(text):
    sign = -1 if text.startswith("-") else 1
    parts = [int(part) for part in text.lstrip("+-").split(":")]
    return sign * sum(part * 60 ** (2 - index) for index, part in enumerate(parts))


def read_day(text):
    """`M3.5.0/2` as (month, week, weekday with 0 for Sunday, seconds of the day)."""
    day, _, time = text.partition("/")
    match = re.fullmatch(r"M(\d+)\.(\d)\.(\d)", day)
    assert match, f"only the M form of a rule is known, not {text}"
    return int(match[1]), int(match[2]), int(match[3]), seconds(time or "2")


def day_in(year, rule):
    month, week, weekday, time = rule
    first = datetime.date(year, month, 1)
    day = first + datetime.timedelta(days=(weekday - first.isoweekday()) % 7 + 7 * (week - 1))
    while day.month != month:
        day -= datetime.timedelta(days=7)
    return instant(day.year, day.month, day.day) + time


def expand(rule, after):
    standard, daylight, start, end = rule
    if daylight is None:
        return []
    result = []
    for year in range(FIRST_YEAR - 1, LAST_YEAR + 2):
        result.append((day_in(year, start) - standard[0], *daylight))
        result.append((day_in(year, end) - daylight[0], *standard))
    return sorted(t for t in result if t[0] > after)


def ruled(rule, after):
    return [transition for transition in expand(rule, after) if transition[0] < END]


def line_for(data):
    transitions, state, footer = read_tzif(data)
    rule = read_footer(footer)
    last = transitions[-1][0] if transitions else -(2**62)
    transitions += expand(rule, last)
    explicit = []
    for transition in transitions:
        if transition[0] < START:
            state = transition[1:]
        elif transition[0] < END and transition[1:] != (explicit[-1][1:] if explicit else state):
            explicit.append(transition)
    for first, second in zip(explicit, explicit[1:]):
        # What the Swift side relies on to resolve a local time with two look-ups.
        assert second[0] - first[0] > 4 * 86400, "two changes within four days"
    # As few changes as possible stand by themselves: the rule gives all that come after the last.
    kept = 0
    while explicit[kept:] != ruled(rule, explicit[kept - 1][0] if kept else START - 1):
        kept += 1
    explicit = explicit[:kept]
    parts = [f"{state[0]} {state[1]}"]
    parts += [f"{at} {offset} {name}" for at, offset, name in explicit]
    if ruled(rule, explicit[-1][0] if explicit else START - 1):
        days = [" ".join(map(str, day)) for day in rule[2:]]
        parts.append(f"* {rule[0][0]} {rule[0][1]} {rule[1][0]} {rule[1][1]} {days[0]} {days[1]}")
    return ";".join(parts)


def read_links(zoneinfo):
    links = {}
    for line in (zoneinfo / "tzdata.zi").read_text().splitlines():
        if line.startswith("L "):
            _, target, name = line.split()
            links[name] = target
    return links


def zone_names(zoneinfo):
    skipped = {"Factory", "localtime", "posixrules"}
    for path in sorted(zoneinfo.rglob("*")):
        name = path.relative_to(zoneinfo).as_posix()
        if name in skipped or name.split("/")[0] in {"posix", "right"} or not path.is_file():
            continue
        if path.read_bytes()[:4] == b"TZif":
            yield name


def is_accepted(name):
    return name == "UTC" or "/" in name and not name.startswith("Etc/")


def zone_table(zoneinfo, version):
    links = read_links(zoneinfo)
    lines, numbers = [], {}
    names = []
    for name in zone_names(zoneinfo):
        line = line_for((zoneinfo / name).read_bytes())
        if line not in numbers:
            numbers[line] = len(lines)
            lines.append(line)
        entry = f"{name} {numbers[line]}"
        if not is_accepted(name):
            target = BETTER_HELP.get(name, links.get(name, name))
            target = "UTC" if target == "Etc/UTC" or name == "Etc/UTC" else target
            if "/" in target and is_accepted(target) and name not in LETTERS:
                entry += f" {target}"
            elif target == "UTC" or "GMT" in target and not re.search("[1-9]", name):
                entry += " UTC"
        names.append(entry)
    return f"""\
// Made by Tools/make-zone-table.py from tzdata {version}: not to be edited by hand.

/// The rules of all zone names of the tz database, {FIRST_YEAR} to {LAST_YEAR}, as text.
enum ZoneTable {{
  /// The release of the tz database that the rules come from.
  static let version = "{version}"

  /// The years whose local times the rules cover.
  static let years = {FIRST_YEAR}...{LAST_YEAR}

  /// A name, the number of its line in `rules`, and for a refused name the one to offer instead.
  static let names = \"\"\"
{indented(names)}
    \"\"\"

  /// Parts separated by `;`: the state at the start (seconds east of UTC, abbreviation), changes
  /// (instant and state), and after `*` the yearly rule that holds from then on (standard state,
  /// daylight state, its first and last day as month, week, weekday, seconds of the day).
  static let rules = \"\"\"
{indented(lines)}
    \"\"\"
}}
"""


# Names made of letters are offsets or old POSIX rules, whatever they are linked to.
LETTERS = {
    "CET", "CST6CDT", "EET", "EST", "EST5EDT", "HST", "MET", "MST", "MST7MDT", "PST8PDT", "WET",
}  # fmt: skip


def windows_table(names, version):
    lines = []
    for windows, name in sorted(names.items()):
        name = "UTC" if name == "Etc/UTC" else name
        # Names that stand for an offset, such as UTC-11, have no place to offer.
        if is_accepted(name):
            lines.append(f"{windows}={name}")
    return f"""\
// Made by Tools/make-zone-table.py from tzlocal {version}, which has it from CLDR's windowsZones:
// not to be edited by hand.

/// Zone names of Windows, each with the IANA name that CLDR gives for it by default.
enum WindowsZoneTable {{
  static let names = \"\"\"
{indented(lines)}
    \"\"\"
}}
"""


def indented(lines):
    return "\n".join("    " + line for line in lines)


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--zoneinfo", type=pathlib.Path)
    parser.add_argument("--output", type=pathlib.Path, default=root / "Sources/Calendar")
    arguments = parser.parse_args()
    zoneinfo = arguments.zoneinfo
    if zoneinfo is None:
        package = importlib.util.find_spec("tzdata")
        if package is None:
            parser.error("the package tzdata is not installed: see the first lines of this file")
        zoneinfo = pathlib.Path(package.submodule_search_locations[0]) / "zoneinfo"
    version = (zoneinfo / "tzdata.zi").read_text().split("\n", 1)[0].split()[-1]
    tables = {
        "ZoneTable.swift": zone_table(zoneinfo, version),
        "WindowsZoneTable.swift": windows_table(
            tzlocal.windows_tz.win_tz, importlib.metadata.version("tzlocal")
        ),
    }
    for name, text in tables.items():
        (arguments.output / name).write_text(text)


if __name__ == "__main__":
    main()
