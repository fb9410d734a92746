"""A long build tells on a terminal how far it is, and nowhere else."""

import os
import pty
import re
import subprocess
import time

import pytest


@pytest.fixture
def long_site(site):
    """A site that takes some seconds, however fast the program and the machine are."""
    count, seconds = 200, 0
    while seconds < 2:
        count *= 2
        rows = "".join(f"m{number},Meeting {number}\n" for number in range(count))
        site.write("Content/meetings/many.csv", "id,title\n" + rows)
        start = time.monotonic()
        assert site.build("--force", "--jobs", "1").stderr == "", "here is no terminal"
        seconds = time.monotonic() - start
    site.count = count
    return site


def on_terminal(command, environment=None):
    """What a program prints on standard error when that is a terminal."""
    leader, follower = pty.openpty()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=follower,
                               env={**os.environ, "TERM": "xterm", **(environment or {})})
    os.close(follower)
    shown = b""
    while True:
        try:
            part = os.read(leader, 4096)
        except OSError:
            break
        if not part:
            break
        shown += part
    os.close(leader)
    output = process.stdout.read().decode()
    assert process.wait() == 0, shown
    return output, shown.decode()


def test_a_line_on_a_terminal_is_drawn_and_taken_away(long_site):
    output, shown = on_terminal(long_site.command("build", "--force", "--jobs", "1"))
    assert re.fullmatch(rf"{long_site.count} meetings, .* s\n", output)
    lines = shown.split("\r")
    assert lines[0] == "" and lines[-1] == "\x1b[K"
    drawn = [line.removesuffix("\x1b[K") for line in lines[1:-1]]
    assert drawn
    for line in drawn:
        assert re.fullmatch(
            r"reading|checking|putting the new files in place|"
            rf"pages: \d+ of {long_site.count} meetings(, \d+ a second, \d+ s left)?", line), line
    done = [int(match[1]) for line in drawn if (match := re.match(r"pages: (\d+)", line))]
    assert done == sorted(done)


@pytest.mark.parametrize("words, environment", [(["--quiet"], {}), ([], {"TERM": "dumb"})])
def test_nothing_is_drawn_for_who_does_not_want_it(long_site, words, environment):
    assert on_terminal(
        long_site.command("build", "--force", "--jobs", "1", *words), environment)[1] == ""


def test_a_short_build_draws_nothing(site):
    site.write("Content/meetings/a.md", "---\ntitle: A\n---\n")
    assert on_terminal(site.command("build"))[1] == ""
