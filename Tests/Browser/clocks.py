"""Points in time around the keynote: 1 March 2027, 09:30 to 10:15 in Berlin; soon from 09:15, over at
10:30."""

from datetime import datetime

DAYS_BEFORE = "2027-02-20T08:30:00Z"
SOON = "2027-03-01T08:20:00Z"
LIVE = "2027-03-01T09:00:00Z"
IN_GRACE = "2027-03-01T09:29:00Z"
OVER = "2027-03-01T09:31:00Z"


def at(clock):
    return datetime.fromisoformat(clock.replace("Z", "+00:00"))
