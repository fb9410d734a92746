"""Prints the instances of recurrence rules up to 2032, 400 at most, as dateutil reads them.

A line of standard input is zone, local start and rule, separated by tabs; the answer is a line of
instants in UTC. Local times in a gap or shown twice are read as RFC 5545 says (3.3.5).
"""

import datetime
import itertools
import sys
import zoneinfo

from dateutil.rrule import rrulestr

zoneinfo.reset_tzpath(to=())
UTC = datetime.timezone.utc

for line in sys.stdin.read().split("\n"):
    if not line:
        continue
    name, start, rule = line.split("\t")
    start = datetime.datetime.fromisoformat(start).replace(tzinfo=zoneinfo.ZoneInfo(name))
    instances = itertools.takewhile(lambda x: x.year <= 2032, rrulestr(rule, dtstart=start))
    print(*(f"{x.astimezone(UTC):%Y%m%dT%H%M%SZ}" for x in itertools.islice(instances, 400)))
