"""Prints the zone names of Windows with the IANA name that icalendar has for each."""

from icalendar.timezone.windows_to_olson import WINDOWS_TO_OLSON

for windows, name in sorted(WINDOWS_TO_OLSON.items()):
    print(f"{windows}\t{name}")
