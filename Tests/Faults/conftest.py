"""A small site folder that faults happen to, and how to look at it."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SETTINGS = "host: calls.example.com\nname: Example Calls\ntimezone: Europe/Berlin\n"
# What a user keeps in the output; linksite must never touch it.
OWN_FILES = {"CNAME": b"calls.example.com\n", ".git/HEAD": b"ref: refs/heads/pages\n",
             "join/mine.html": b"<p>mine</p>\n"}


def pytest_addoption(parser):
    parser.addoption("--linksite", type=Path, help="the program to test")
    parser.addoption("--kills", type=int, default=30, help="how many builds to kill")
    parser.addoption("--histories", type=int, default=50, help="how many histories to live through")
    parser.addoption("--seed", type=int, default=1, help="where the random numbers begin")


@pytest.fixture(scope="session")
def linksite(request):
    program = request.config.getoption("--linksite")
    if program is None or not os.access(program, os.X_OK):
        pytest.fail("--linksite must name the program")
    return program.resolve()


@pytest.fixture
def memory():
    """A folder on a file system without a disk, where there is one."""
    base = Path("/dev/shm")
    folder = Path(subprocess.check_output(
        ["mktemp", "-d", "-p", str(base if os.access(base, os.W_OK) else "/tmp"),
         "linksite-faults.XXXXXX"], text=True).strip())
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


class Site:
    """A site folder and the program that builds it."""

    def __init__(self, root, program):
        self.root, self.program = root, program
        self.output = root / "Site"
        self.write("Content/site.yml", SETTINGS)

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def command(self, *words):
        return [str(self.program), *words, "--root", str(self.root)]

    def run(self, *words, **options):
        return subprocess.run(
            self.command(*words), capture_output=True, text=True, timeout=60, **options)

    def build(self, *words):
        result = self.run("build", *words)
        assert result.returncode == 0, result.stderr
        return result

    def keep_own_files(self):
        for path, content in OWN_FILES.items():
            file = self.output / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)

    def tree(self):
        return tree(self.output)

    def litter(self):
        """Everything temporary, inside the output and beside it."""
        own = {self.root / ".linksite/lock", self.root / ".linksite/unchanged"}
        found = [file for file in (self.root / ".linksite").rglob("*") if file not in own]
        for folder in [self.root, self.root / "Content", self.output]:
            found += [file for file in folder.iterdir()
                      if "linksite-" in file.name and file.name != ".linksite-files"]
        return found


def tree(folder):
    """Every file with its bytes, by its path."""
    return {str(file.relative_to(folder)): file.read_bytes()
            for file in sorted(folder.rglob("*")) if file.is_file()}


@pytest.fixture
def site(memory, linksite):
    return Site(memory / "site", linksite)
