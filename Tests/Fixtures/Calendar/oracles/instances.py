"""Prints the first instances of the calendar files of a folder.

A line has start and end in UTC, status and title. Expanded by recurring-ical-events, an independent reader, with exdates and overrides.
"""

import datetime
import itertools
import pathlib
import sys
import zoneinfo

import icalendar
import recurring_ical_events

zoneinfo.reset_tzpath(to=())


def text(value):
    if isinstance(value, datetime.datetime):
        return value.astimezone(datetime.timezone.utc).strftime("%Y%m%dT%H%M%SZ")
    return value.strftime("%Y%m%d")


for path in sorted(pathlib.Path(sys.argv[1]).glob("*.ics")):
    print(path.name)
    query = recurring_ical_events.of(icalendar.Calendar.from_ical(path.read_bytes()))
    events = query.after(datetime.date(2020, 1, 1))
    # The last year of the zone table.
    for event in itertools.islice(itertools.takewhile(lambda x: x.start.year <= 2040, events), 40):
        print(text(event.start), text(event.end), event["STATUS"], event["SUMMARY"])
