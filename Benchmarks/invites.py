#!/usr/bin/env python3
"""invites.py LINKSITE [--guests N] [--rounds N] [--folder DIR]...: what personal invites cost.

Messages, drafts, calendar files, tables and the organiser's page for many guests, beside a C program
(write-tree.c) that writes the very same bytes into the same file system, in turns. Ends with 1 where
linksite takes more than twice the time, or more than 150 MB of memory.
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
FORMATS = "txt,csv,html,eml,ics"
SETTINGS = "host: calls.example.com\nname: Example Calls\ntimezone: Europe/Berlin\n"
MEETING = """---
title: Keynote
start: 2027-03-01 09:30
organizer: {name: Example Calls, email: hello@example.com}
---
Bring a cup of tea.
"""
MOST_TIMES = 2.0
MOST_MEGABYTES = 150


def measured(command, folder):
    """Wall and processor seconds, and the greatest memory in MB, of one process."""
    start = time.monotonic()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.monotonic() - start
    if status != 0:
        sys.exit(f"{' '.join(map(str, command))} failed")
    return {"wall": wall, "cpu": usage.ru_utime + usage.ru_stime, "memory": usage.ru_maxrss / 1024}


def make_site(site, count):
    (site / "Content/meetings").mkdir(parents=True)
    (site / "Content/site.yml").write_text(SETTINGS, encoding="utf-8")
    (site / "Content/meetings/keynote.md").write_text(MEETING, encoding="utf-8")
    guests = [
        {"email": f"guest{number}@example.com", "name": f"Ana Example {number}",
         "phone": f"+49170{number:07}", "timezone": "Asia/Kolkata"}
        for number in range(count)
    ]
    (site / "guests.json").write_text(json.dumps(guests), encoding="utf-8")


def pack(folder, blob):
    """The files of a folder as write-tree.c reads them; returns how many there are."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    with blob.open("wb") as out:
        for path in paths:
            content = path.read_bytes()
            name = str(path.relative_to(folder)).encode()
            out.write(name + b"\0" + str(len(content)).encode() + b" " + content)
    return len(paths)


def bench(options, base):
    kind = subprocess.check_output(["stat", "-f", "-c", "%T", base], text=True).strip()
    folder = Path(tempfile.mkdtemp(prefix="linksite-bench.", dir=base))
    try:
        site, blob, writer = folder / "site", folder / "blob", folder / "write-tree"
        make_site(site, options.guests)
        subprocess.run(["cc", "-O2", "-o", writer, HERE / "write-tree.c"], check=True)
        ours, plain = [], []
        for turn in range(options.rounds + 1):
            # Each run makes its files in a folder of its own; nothing is removed in between, since
            # making files is slow on some file systems soon after many were deleted.
            out = folder / f"out-{turn}"
            if turn > 0:
                os.sync()
                plain.append(json.loads(
                    subprocess.check_output([writer, blob, folder / f"copy-{turn}"])))
                os.sync()
            result = measured(
                [options.linksite, "invite", "keynote", "--guests", "guests.json", "--formats",
                 FORMATS, "--quiet", "--out", out], site)
            if turn == 0:
                files = pack(out, blob)
                key = (out / ".private/key").read_text(encoding="utf-8").strip()
                os.environ["LINKSITE_INVITE_KEY"] = key  # The same bytes from now on.
            else:
                ours.append(result)
            if kind == "tmpfs":
                shutil.rmtree(out)
                shutil.rmtree(folder / f"copy-{turn}", ignore_errors=True)
        os.environ.pop("LINKSITE_INVITE_KEY")
    finally:
        shutil.rmtree(folder)
    return report(options.guests, files, kind, ours, plain)


def report(guests, files, kind, ours, plain):
    print(f"\n### Invites: {guests} guests, {files} files, {kind}\n")
    print("| | wall s | CPU s | MB |\n|---|---|---|---|")
    for name, results in [("linksite invite", ours), ("floor: C, the same bytes", plain)]:
        wall, cpu = (statistics.median(result[what] for result in results)
                     for what in ("wall", "cpu"))
        memory = max(result.get("memory", 0) for result in results)
        print(f"| {name} | {wall:.3f} | {cpu:.3f} | {f'{memory:.0f}' if memory else ''} |")
    ratio = {what: statistics.median(our[what] / their[what] for our, their in zip(ours, plain))
             for what in ("wall", "cpu")}
    memory = max(result["memory"] for result in ours)
    print(f"\nratio {ratio['wall']:.2f} (CPU {ratio['cpu']:.2f}), at most {MOST_TIMES:.1f}; "
          f"{memory:.0f} MB, at most {MOST_MEGABYTES}")
    return ratio["wall"] <= MOST_TIMES and memory <= MOST_MEGABYTES


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("linksite", type=Path)
    parser.add_argument("--guests", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--folder", type=Path, action="append")
    options = parser.parse_args()
    options.linksite = options.linksite.resolve()
    folders = options.folder or [Path("/dev/shm"), Path(tempfile.gettempdir())]
    within = [bench(options, folder) for folder in folders if os.access(folder, os.W_OK)]
    if not all(within):
        sys.exit("over the limit")


if __name__ == "__main__":
    main()
