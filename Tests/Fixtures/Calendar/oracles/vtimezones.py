"""Compares the VTIMEZONE of calendar files with zoneinfo, on every day of 2026 to 2031.

The offsets come from the observances in the file alone. Prints each day that differs, and at the
end how many days were compared.
"""

import datetime
import pathlib
import sys
import zoneinfo

import icalendar

zoneinfo.reset_tzpath(to=())
START = datetime.datetime(2026, 1, 1)
DAYS = (datetime.datetime(2032, 1, 1) - START).days

count = 0
for path in sorted(pathlib.Path(sys.argv[1]).glob("*.ics")):
    calendar = icalendar.Calendar.from_ical(path.read_bytes())
    for component in calendar.timezones:
        name = str(component["TZID"])
        made = component.to_tz(lookup_tzid=False)
        real = zoneinfo.ZoneInfo(name)
        for day in range(DAYS):
            # Noon, and a time of day at which no clock is set.
            for hour in 5, 12:
                local = START + datetime.timedelta(days=day, hours=hour)
                ours = local.replace(tzinfo=made).utcoffset()
                theirs = local.replace(tzinfo=real).utcoffset()
                count += 1
                if ours != theirs:
                    print(f"{name} {local}: {ours}, expected {theirs}")
                    break
print(count)
