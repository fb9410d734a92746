"""Measures `linksite invite` for many guests against a C program that writes the same bytes.

    python3 Tests/Bench/invites.py PROGRAM [GUESTS]

Both write to the same file system, in turns; the best of three counts. Prints the two times, their
ratio, and the most memory that linksite used. PROGRAM has to be a release build.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
FORMATS = "txt,csv,html,eml,ics"
SETTINGS = "host: calls.example.com\nname: Example Calls\ntimezone: Europe/Berlin\n"
MEETING = """---
title: Keynote
start: 2027-03-01 09:30
organizer: {name: Example Calls, email: hello@example.com}
---
Bring a cup of tea.
"""


def main(program, count):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        site = folder / "site"
        (site / "Content/meetings").mkdir(parents=True)
        (site / "Content/site.yml").write_text(SETTINGS)
        (site / "Content/meetings/keynote.md").write_text(MEETING)
        guests = [
            {"email": f"guest{number}@example.com", "name": f"Ana Example {number}",
             "phone": f"+49170{number:07}", "timezone": "Asia/Kolkata"}
            for number in range(count)
        ]
        (site / "guests.json").write_text(json.dumps(guests))
        writer = folder / "write-tree"
        subprocess.run(["cc", "-O2", "-o", writer, HERE / "write-tree.c"], check=True)
        command = [pathlib.Path(program).resolve(), "invite", "keynote", "--guests", "guests.json",
                   "--formats", FORMATS, "--quiet"]
        ours, plain, memory, blob = [], [], 0, folder / "blob"
        for _ in range(3):
            shutil.rmtree(site / "Invites", ignore_errors=True)
            (site / "Content/links.lock.json").unlink(missing_ok=True)
            start = time.monotonic()
            process = subprocess.Popen(command, cwd=site)
            status, usage = os.wait4(process.pid, 0)[1:]
            ours.append(time.monotonic() - start)
            if status != 0:
                sys.exit("linksite failed")
            memory = max(memory, usage.ru_maxrss / 1024)
            pack(site / "Invites", blob)
            shutil.rmtree(folder / "copy", ignore_errors=True)
            plain.append(float(subprocess.run(
                [writer, blob, folder / "copy"], check=True, capture_output=True, text=True).stdout))
        ratio = min(ours) / min(plain)
        print(f"{count} guests: linksite {min(ours):.2f} s, C {min(plain):.2f} s, "
              f"{ratio:.1f} times, {memory:.0f} MB")


def pack(folder, blob):
    with blob.open("wb") as out:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            content = path.read_bytes()
            name = str(path.relative_to(folder)).encode()
            out.write(name + b"\0" + str(len(content)).encode() + b" " + content)


main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10_000)
