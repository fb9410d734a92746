"""Whatever ends a command about guests: the links are all the old or all the new ones, none is lost."""

import csv
import json
import shutil
import subprocess

import pytest

from conftest import tree
from test_kills import CALLS, STRACE, moments

pytestmark = pytest.mark.timeout(3600)

GUESTS = "email,name\nana@example.com,Ana Lima\nbo@example.com,Bo Chen\ncy@example.com,Cy Ito\n"
INVITE = ["invite", "keynote", "--guests", "guests.csv", "--formats", "txt,csv,html,eml,ics"]
COMMANDS = {
    "rotate": ["guests", "rotate", "keynote", "ana@example.com"],
    "revoke": ["guests", "revoke", "keynote", "bo@example.com"],
    "more guests": INVITE,
    "new key": [*INVITE, "--new-key"],
}


class Invited:
    """A site with guests, and what a command makes of them."""

    def __init__(self, site, command):
        self.site, self.command = site, command
        site.write("Content/meetings/keynote.md",
                   "---\ntitle: Keynote\nstart: 2027-03-01 09:30\n---\nBring tea.\n")
        site.write("guests.csv", GUESTS)
        site.build()
        self.must(INVITE)
        if command == COMMANDS["more guests"]:
            site.write("guests.csv", GUESTS + "di@example.com,Di Roe\n")
        self.start = site.root.with_name("start")
        shutil.copytree(site.root, self.start)
        self.old = self.links()
        self.must(command)
        self.new = self.links()
        assert self.old != self.new
        self.must(INVITE)
        self.whole = self.files()

    def arguments(self, words):
        return [str(self.site.root / word) if word == "guests.csv" else word for word in words]

    def run(self, words):
        return self.site.run(*self.arguments(words))

    def must(self, words):
        result = self.run(words)
        assert result.returncode == 0, f"{words}: {result.stdout}{result.stderr}"
        return result

    def begin(self):
        shutil.rmtree(self.site.root)
        shutil.copytree(self.start, self.site.root, symlinks=True)

    def traced(self, *options):
        return subprocess.run(
            [*STRACE, *options, *self.site.command(*self.arguments(self.command))],
            capture_output=True)

    def links(self):
        """Whose token is what, as a backend is told."""
        guests = json.loads(self.must(["guests", "list", "--format", "json"]).stdout)["guests"]
        return {guest["key"]: (guest["token"], guest["revoked"]) for guest in guests}

    def files(self):
        return tree(self.site.root / "Invites")

    def sent(self):
        """What the files say, by the address."""
        table = (self.site.root / "Invites/keynote/mailmerge.csv").read_text(encoding="utf-8")
        return {row["email"]: row["link"][-26:] for row in csv.DictReader(table.splitlines())}

    def check(self, what):
        found = self.links()
        is_new_key = "--new-key" in self.command
        if is_new_key and found != self.old:
            # Made by chance: another one for each guest.
            assert found.keys() == self.old.keys(), what
            assert not {token for token, _ in found.values()} & {
                token for token, _ in self.old.values()}, what
        else:
            assert found in (self.old, self.new), what
        if not is_new_key and found == self.old:
            self.must(self.command)
        self.must(INVITE)
        links = self.links()
        assert links == (found if is_new_key else self.new), what
        assert self.sent() == {
            key: token for key, (token, is_revoked) in links.items() if not is_revoked}, what
        names = set(self.files())
        if is_new_key:
            # Keys that were given up stay.
            names = {name for name in names if not name.startswith(".private/key-")}
            expected = {name for name in self.whole if not name.startswith(".private/key-")}
            assert names == expected, what
        else:
            assert self.files() == self.whole, what
        assert self.site.litter() == [], what
        return found != self.old


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_about_guests_killed_at_every_system_call(site, name, call, request):
    if shutil.which("strace") is None:
        pytest.skip("strace is not installed")
    invited = Invited(site, COMMANDS[name])
    invited.begin()
    log = site.root.with_name("calls")
    subprocess.run(
        ["strace", "-f", "-qq", "-o", str(log), "-e", f"trace={call}",
         *site.command(*invited.arguments(invited.command))], check=True, capture_output=True)
    count = sum(f"{call}(" in line for line in log.read_text().splitlines())
    wanted = max(2, request.config.getoption("--kills") // 10)
    outcomes = {True: 0, False: 0}
    for moment in moments(count, wanted):
        invited.begin()
        invited.traced("-e", f"trace={call}", "-e", f"inject={call}:signal=KILL:when={moment}")
        outcomes[invited.check(f"{call} {moment} of {count}")] += 1
    print(f"{name}, {call}: {outcomes[False]} old, {outcomes[True]} new")


@pytest.mark.parametrize("call", CALLS)
def test_a_first_invite_that_is_killed_is_simply_made_again(site, call, request):
    """Its ledger is never taken for one that was lost."""
    if shutil.which("strace") is None:
        pytest.skip("strace is not installed")
    site.write("Content/meetings/keynote.md", "---\ntitle: Keynote\n---\n")
    site.write("guests.csv", GUESTS)
    site.build()
    start = site.root.with_name("start")
    shutil.copytree(site.root, start)
    invite = site.command("invite", "keynote", "--guests", str(site.root / "guests.csv"))
    for moment in range(1, 200, 1 if request.config.getoption("--kills") > 30 else 4):
        shutil.rmtree(site.root)
        shutil.copytree(start, site.root)
        killed = subprocess.run(
            [*STRACE, "-e", f"trace={call}", "-e", f"inject={call}:signal=KILL:when={moment}",
             *invite], capture_output=True)
        again = subprocess.run(invite, capture_output=True, text=True)
        assert (again.returncode, again.stderr) == (0, ""), f"{call} {moment}"
        ledger = json.loads((site.root / "Invites/.private/ledger.json").read_text("utf-8"))
        assert len(ledger["guests"]) == 3, f"{call} {moment}"
        if killed.returncode == 0:
            break
