"""Prints what Python's zoneinfo knows of the zones named on standard input, one name a line.

The first line is the release of the tz database. `offsets` prints for each zone the offset at the
start of 2020 and each later one with the first half day (UTC) that has it. `local` prints how the
half hours of the days around each change are to be read.
"""

import datetime
import sys
import zoneinfo

import tzdata

# The pinned package, not what the machine has.
zoneinfo.reset_tzpath(to=())

UTC = datetime.timezone.utc
HALF_DAY = datetime.timedelta(hours=12)
START = datetime.datetime(2020, 1, 2, tzinfo=UTC)
END = datetime.datetime(2040, 12, 30, tzinfo=UTC)


def seconds(offset):
    return int(offset.total_seconds())


def changes(zone):
    moment, last = START, None
    while moment < END:
        offset = seconds(zone.utcoffset(moment.astimezone(zone)))
        if offset != last:
            yield moment, offset
        last = offset
        moment += HALF_DAY


def readings(zone):
    for moment, _ in list(changes(zone))[1:]:
        local = moment.replace(tzinfo=None) - datetime.timedelta(days=2)
        for _ in range(4 * 48):
            first = seconds(local.replace(tzinfo=zone, fold=0).utcoffset())
            second = seconds(local.replace(tzinfo=zone, fold=1).utcoffset())
            if first > second:
                yield f"{local:%Y-%m-%d %H:%M} ambiguous {first} {second}"
            elif first < second:
                yield f"{local:%Y-%m-%d %H:%M} gap {first} {second}"
            local += datetime.timedelta(minutes=30)


print(tzdata.IANA_VERSION)
for name in sys.stdin.read().split("\n"):
    if not name:
        continue
    zone = zoneinfo.ZoneInfo(name)
    print(name)
    if sys.argv[1] == "offsets":
        for moment, offset in changes(zone):
            print(f"{moment:%Y-%m-%dT%H:%M:%SZ} {offset}")
    else:
        for reading in sorted(set(readings(zone))):
            print(reading)
