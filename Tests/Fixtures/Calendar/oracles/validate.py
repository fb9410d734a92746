"""Prints what readers of calendar files find wrong with those of a folder; nothing, if all is well.

The readers are icalendar, vobject, ics and, where Debian's libical3 is installed, libical itself.
With LINKSITE_ALL_ORACLES its absence on Linux is a problem of every file.
"""

import ctypes
import ctypes.util
import os
import pathlib
import sys

import ics
import icalendar
import vobject


def icalendar_problems(data):
    calendar = icalendar.Calendar.from_ical(data)
    for component in calendar.walk():
        yield from (f"{component.name}: {error}" for error in component.errors)
    calendar.validate()
    yield from (f"missing {name}" for name in calendar.get_missing_tzids())
    for event in calendar.events:
        if event.end <= event.start:
            yield "ends before it starts"


def vobject_problems(data):
    for component in vobject.readComponents(data.decode()):
        component.validate(raiseException=True)
    return []


def ics_problems(data):
    ics.Calendar(data.decode())
    return []


def libical_problems(data):
    name = ctypes.util.find_library("ical")
    if name is None:
        if os.environ.get("LINKSITE_ALL_ORACLES") and sys.platform == "linux":
            yield "is not installed: run Scripts/install-packages.sh test"
        return
    library = ctypes.CDLL(name)
    library.icalparser_parse_string.restype = ctypes.c_void_p
    library.icalcomponent_as_ical_string.restype = ctypes.c_char_p
    library.icalerror_set_errors_are_fatal(0)
    component = ctypes.c_void_p(library.icalparser_parse_string(data))
    library.icalrestriction_check(component)
    if library.icalcomponent_count_errors(component):
        text = library.icalcomponent_as_ical_string(component).decode(errors="replace")
        yield from (line for line in text.splitlines() if line.startswith("X-LIC-ERROR"))
    library.icalcomponent_free(component)


def missing_readers():
    """The names of those that are not asked here."""
    return [] if ctypes.util.find_library("ical") else ["libical"]


def problems(data):
    """What all of them find in one file, a line each."""
    for reader in icalendar_problems, vobject_problems, ics_problems, libical_problems:
        name = reader.__name__.removesuffix("_problems")
        try:
            yield from (f"{name}: {problem}" for problem in reader(data))
        except Exception as error:
            yield f"{name}: {error!r}"


if __name__ == "__main__":
    for path in sorted(pathlib.Path(sys.argv[1]).glob("*.ics")):
        for problem in problems(path.read_bytes()):
            print(f"{path.name}: {problem}")
