#!/usr/bin/env python3
"""bench.py LINKSITE [--meetings N]... [--rounds N] [--folder DIR]...: what builds cost, side by side.

1,000 and 10,000 meetings, unless --meetings says otherwise. 100,000 need 20 GB of memory, or of disk.

Everything runs in one go, in rounds whose order rotates, against a C program that writes, or asks
for, the very same files (floor.c). Only ratios mean anything on another machine. Nothing is removed
before the end: on some file systems making files is slow soon after many were deleted. A folder in
memory is emptied all the same, so that every run gets memory that was used before.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent


def measured(command):
    """Wall and processor seconds, and the greatest memory in MB, of one process."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.monotonic() - start
    if status != 0:
        sys.exit(f"{' '.join(map(str, command))} failed: {errors.decode()}")
    return {"wall": wall, "cpu": usage.ru_utime + usage.ru_stime, "memory": usage.ru_maxrss / 1024}


def floor(*words):
    return json.loads(subprocess.check_output([str(word) for word in words]))


class Bench:
    def __init__(self, options, folder):
        self.options = options
        self.folder = Path(tempfile.mkdtemp(prefix="linksite-bench.", dir=folder))
        kind = subprocess.check_output(["stat", "-f", "-c", "%T", folder], text=True).strip()
        self.in_memory = kind == "tmpfs"
        self.kind = kind
        self.floor = self.folder / "floor"
        subprocess.run(
            ["cc", "-O2", "-pthread", "-o", self.floor, HERE / "floor.c"], check=True)
        self.site = self.folder / "site"
        subprocess.run(
            [sys.executable, HERE / "make_site.py", str(options.meetings), self.site], check=True)
        self.results = {}
        self.count = 0

    def build(self, *words, output=None):
        return [self.options.linksite, "build", "--quiet", "--root", self.site,
                "--output", output or self.site / "Site", *words]

    def note(self, name, result):
        self.results.setdefault(name, []).append(result)

    def put_away(self, path):
        if self.in_memory:
            shutil.rmtree(path)

    def cold(self, jobs):
        self.count += 1
        output = self.folder / f"out-{self.count}"
        self.note(f"cold build, {jobs} thread{'s' * (jobs > 1)}",
                  measured(self.build("--jobs", str(jobs), output=output)))
        self.put_away(output)

    def cold_floor(self, threads):
        self.count += 1
        output = self.folder / f"out-{self.count}"
        self.note(f"floor: write, {threads} thread{'s' * (threads > 1)}",
                  floor(self.floor, "write", self.site / "Site", output, threads))
        self.put_away(output)

    def archive(self):
        self.count += 1
        output = self.folder / f"out-{self.count}.tar"
        self.note("archive", measured(self.build("--jobs", "1", "--archive", str(output))))
        output.unlink()

    def stat_floor(self):
        self.note("floor: stat inputs and outputs, 2 threads",
                  floor(self.floor, "stat", 2, self.site / "Site", self.site / "Content"))

    def nothing(self):
        self.note("nothing changed", measured(self.build()))

    def forced(self):
        self.note("nothing changed, --force", measured(self.build("--force")))

    def edited(self, name, path, text):
        file = self.site / path
        file.write_text(file.read_text(encoding="utf-8") + text, encoding="utf-8")
        self.note(name, measured(self.build()))

    def one_meeting(self):
        self.count += 1
        meeting = sorted((self.site / "Content/meetings/000").iterdir())[self.count % 100]
        self.edited("one meeting edited", meeting.relative_to(self.site), "\nOne more line.\n")

    def one_template(self):
        self.edited("a template of 1 % of the pages edited", "Templates/special.md", "\nMore.\n")

    def settings(self):
        file = self.site / "Content/site.yml"
        text = file.read_text(encoding="utf-8").split("\nlook:")[0]
        self.count += 1
        file.write_text(f"{text.rstrip()}\nlook: {{radius: {self.count % 30}}}\n", encoding="utf-8")
        self.note("settings edited", measured(self.build()))

    def run(self):
        subprocess.run(self.build(), check=True)
        steps = [lambda: self.cold_floor(1), lambda: self.cold_floor(2), lambda: self.cold(1),
                 lambda: self.cold(2), self.archive]
        for turn in range(self.options.rounds + 1):
            for index in range(len(steps)):
                if not self.in_memory:
                    os.sync()
                steps[(index + turn) % len(steps)]()
            if turn == 0:
                self.results.clear()  # warms the caches
        # Files that were written within two seconds of a build could have changed unseen.
        for _ in range(self.options.rounds):
            time.sleep(2.1)
            measured(self.build())
            self.stat_floor()
            self.nothing()
            self.forced()
            time.sleep(2.1)
            self.one_meeting()
            self.one_template()
            self.settings()

    def table(self):
        rows = [
            ("cold build, 1 thread", "floor: write, 1 thread"),
            ("cold build, 2 threads", "floor: write, 2 threads"),
            ("cold build, 2 threads", "cold build, 1 thread"),
            ("archive", "cold build, 1 thread"),
            ("nothing changed", "floor: stat inputs and outputs, 2 threads"),
            ("nothing changed, --force", "cold build, 2 threads"),
            ("one meeting edited", "nothing changed"),
            ("one meeting edited", "cold build, 2 threads"),
            ("a template of 1 % of the pages edited", "nothing changed"),
            ("settings edited", "cold build, 2 threads"),
        ]
        files = self.results["floor: write, 1 thread"][0]["files"]
        print(f"\n### {self.options.meetings} meetings, {files} files, {self.kind}\n")
        print("| | wall s | CPU s | MB | against | wall | CPU |")
        print("|---|---|---|---|---|---|---|")
        for name in [name for name in self.results if name.startswith("floor")]:
            print(f"| {name} | {self.median(name, 'wall'):.3f} | {self.median(name, 'cpu'):.3f} "
                  "| | | | |")
        for name, base in rows:
            memory = max(result["memory"] for result in self.results[name])
            print(f"| {name} | {self.median(name, 'wall'):.3f} | {self.median(name, 'cpu'):.3f} "
                  f"| {memory:.0f} | {base} | {self.ratio(name, base, 'wall'):.2f} "
                  f"| {self.ratio(name, base, 'cpu'):.2f} |")

    def median(self, name, what):
        return statistics.median(result[what] for result in self.results[name])

    def ratio(self, name, base, what):
        """The median of what the rounds say, each for itself."""
        return statistics.median(
            result[what] / other[what]
            for result, other in zip(self.results[name], self.results[base]))


def start_up(linksite, rounds):
    """The tool that only says its version, and a Swift program that only prints."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "hello.swift"
        source.write_text('print("linksite 0.1.0")\n', encoding="utf-8")
        subprocess.run(["swiftc", "-O", "-o", f"{folder}/hello", source], check=True)
        ours, theirs = [], []
        for _ in range(8 * rounds):
            ours.append(measured([linksite, "--version"])["wall"])
            theirs.append(measured([f"{folder}/hello"])["wall"])
    ratio = statistics.median(our / their for our, their in zip(ours, theirs))
    print(f"\n`linksite --version`: {statistics.median(ours) * 1000:.1f} ms, a Swift program that "
          f"only prints: {statistics.median(theirs) * 1000:.1f} ms, ratio {ratio:.2f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("linksite", type=Path)
    parser.add_argument("--meetings", type=int, action="append")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--folder", type=Path, action="append")
    options = parser.parse_args()
    options.linksite = options.linksite.resolve()
    sizes = options.meetings or [1000, 10000]
    for folder in options.folder or [Path("/dev/shm"), Path(tempfile.gettempdir())]:
        if not os.access(folder, os.W_OK):
            print(f"skipped: {folder} cannot be written to")
            continue
        for options.meetings in sizes:
            bench = Bench(options, folder)
            try:
                bench.run()
                bench.table()
            finally:
                shutil.rmtree(bench.folder)
    start_up(options.linksite, options.rounds)


if __name__ == "__main__":
    main()
