"""Whatever ends a build: the site is the whole old one or the whole new one, and nothing is left."""

import random
import shutil
import signal
import subprocess
import threading
import time

import pytest

from conftest import OWN_FILES, tree

# All of them take an hour.
pytestmark = pytest.mark.timeout(7200)

# Every system call by which a build changes anything that others can see.
CALLS = ["renameat", "linkat", "unlinkat", "mkdirat", "openat", "write", "fchmod"]
# Arguments that tell strace to follow threads, and to be quiet.
STRACE = ["strace", "-f", "-qq", "-o", "/dev/null"]


def write_old(site):
    for index in range(8):
        site.write(f"Content/meetings/m{index}.md", f"---\ntitle: Talk {index}\n---\nOld words.\n")
    site.write("Content/static/notes/a.txt", "old\n")
    site.write("Content/static/swap", "a file\n")


def write_new(site):
    """New, changed, equal, moved and dropped pages, and a file that becomes a folder."""
    for index in range(0, 8, 2):
        site.write(f"Content/meetings/m{index}.md", f"---\ntitle: New {index}\n---\nNew words.\n")
    (site.root / "Content/meetings/m1.md").unlink()
    for index in range(20, 24):
        site.write(f"Content/meetings/m{index}.md", f"---\ntitle: Talk {index}\n---\n")
    (site.root / "Content/static/notes/a.txt").unlink()
    (site.root / "Content/static/swap").unlink()
    site.write("Content/static/swap/a.txt", "a folder\n")


class Change:
    """An old site on the disk whose input has become that of a new one."""

    def __init__(self, site):
        self.site = site
        write_old(site)
        site.build()
        site.keep_own_files()
        self.old = site.tree()
        self.start = site.root.with_name("start")
        shutil.copytree(site.root, self.start)
        write_new(site)
        shutil.copytree(site.root / "Content", site.root.with_name("input") / "Content")
        site.build()
        self.new = site.tree()
        assert self.old != self.new

    def begin(self):
        """Puts the old site back, and the new input before it."""
        shutil.rmtree(self.site.root)
        shutil.copytree(self.start, self.site.root, symlinks=True)
        shutil.rmtree(self.site.root / "Content/meetings")
        shutil.rmtree(self.site.root / "Content/static")
        for name in ["meetings", "static"]:
            shutil.copytree(
                self.site.root.with_name("input") / "Content" / name,
                self.site.root / "Content" / name)

    def check(self, what):
        """The next command makes it whole; the one after makes it new, and nothing is left."""
        result = self.site.run("list")
        assert result.returncode == 0, f"{what}: {result.stderr}"
        found = self.site.tree()
        assert found in (self.old, self.new), f"{what}: neither the old nor the new site"
        self.site.build()
        assert self.site.tree() == self.new, what
        assert self.site.litter() == [], what
        for path, content in OWN_FILES.items():
            assert (self.site.output / path).read_bytes() == content
        return found == self.new


@pytest.fixture
def change(site):
    return Change(site)


class Reader(threading.Thread):
    """Somebody who reads all the time: each file is an old or a new one, never a part."""

    def __init__(self, change):
        super().__init__(daemon=True)
        self.change, self.done, self.torn = change, threading.Event(), []

    def run(self):
        names = sorted(set(self.change.old) | set(self.change.new))
        while not self.done.is_set():
            for name in names:
                try:
                    content = (self.change.site.output / name).read_bytes()
                except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
                    continue
                known = (self.change.old.get(name), self.change.new.get(name))
                # The record of own files holds both sites while they change.
                if content not in known and name != ".linksite-files":
                    self.torn.append(name)


def test_a_build_killed_at_a_random_moment(change, request):
    numbers = random.Random(request.config.getoption("--seed"))
    started = time.monotonic()
    change.begin()
    change.site.build()
    pace = time.monotonic() - started
    outcomes = {True: 0, False: 0}
    for turn in range(request.config.getoption("--kills")):
        change.begin()
        reader = Reader(change)
        reader.start()
        process = subprocess.Popen(
            change.site.command("build", "--jobs", str(1 + turn % 3)),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(numbers.random() * pace)
        process.send_signal(signal.SIGKILL)
        process.wait()
        outcomes[change.check(f"kill {turn}")] += 1
        reader.done.set()
        reader.join()
        assert reader.torn == []
    print(f"killed: {outcomes[False]} old, {outcomes[True]} new sites")


def counted(change, call):
    """How often a whole build makes a system call."""
    change.begin()
    log = change.site.root.with_name("calls")
    subprocess.run(
        ["strace", "-f", "-qq", "-o", str(log), "-e", f"trace={call}",
         *change.site.command("build", "--jobs", "1")], check=True, capture_output=True)
    return sum(f"{call}(" in line for line in log.read_text().splitlines())


def moments(count, wanted):
    """All of them, or so many at even distances."""
    step = max(1, count // wanted)
    return range(1, count + 1, step)


@pytest.mark.parametrize("call", CALLS)
def test_a_build_killed_at_every_system_call(change, call, request):
    if shutil.which("strace") is None:
        pytest.skip("strace is not installed")
    wanted = max(4, request.config.getoption("--kills") // 3)
    for moment in moments(counted(change, call), wanted):
        change.begin()
        subprocess.run(
            [*STRACE, "-e", f"trace={call}", "-e", f"inject={call}:signal=KILL:when={moment}",
             *change.site.command("build", "--jobs", "1")], capture_output=True)
        change.check(f"{call} {moment}")


@pytest.mark.parametrize("error", ["EIO", "ENOSPC", "EACCES", "EMFILE"])
@pytest.mark.parametrize("call", ["renameat", "linkat", "unlinkat", "mkdirat", "openat", "write"])
def test_a_build_that_the_machine_fails(change, call, error, request):
    """Exit code 74, the old site as a whole, and no litter; or a whole new one all the same."""
    if shutil.which("strace") is None:
        pytest.skip("strace is not installed")
    if call == "write" and error in ("EACCES", "EMFILE"):
        pytest.skip("write does not fail so")
    wanted = max(3, request.config.getoption("--kills") // 10)
    for moment in moments(counted(change, call), wanted):
        change.begin()
        result = subprocess.run(
            [*STRACE, "-e", f"trace={call}",
             "-e", f"inject={call}:error={error}:when={moment}",
             *change.site.command("build", "--jobs", "1")], capture_output=True, text=True)
        what = f"{call} {moment} {error}"
        # What goes wrong before the program itself begins is the loader's to tell.
        assert result.returncode in (0, 1, 64, 74, 127), f"{what}: {result.returncode}"
        change.check(what)


def test_a_full_disk(change):
    """A file system that is too small for the new site."""
    root = change.site.root.with_name("small")
    root.mkdir()
    change.begin()
    (change.site.root / "Content/static/big.bin").write_bytes(b"x" * 1_000_000)
    # Room for the site that is there, in whole pages of memory, and for half of the new file.
    files = [file for file in (change.site.root / "Site").rglob("*") if file.is_file()]
    room = sum(-(-file.stat().st_size // 4096) * 4 for file in files) + 500
    if subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={room}k", "none", str(root)],
            capture_output=True).returncode != 0:
        pytest.skip("no file system can be mounted")
    try:
        output = root / "Site"
        shutil.copytree(change.site.root / "Site", output, symlinks=True)
        old = tree(output)
        result = change.site.run("build", "--output", str(output))
        assert result.returncode == 74, result.stderr
        assert "No space left on device" in result.stderr
        assert tree(output) == old
        assert [file.name for file in root.iterdir()] == ["Site"]
    finally:
        subprocess.run(["umount", str(root)], check=True)


def test_few_files_may_be_open(change):
    change.begin()
    command = " ".join(f"'{word}'" for word in change.site.command("build"))
    result = subprocess.run(["sh", "-c", f"ulimit -n 64; exec {command}"], capture_output=True)
    assert result.returncode == 0
    assert change.site.tree() == change.new
