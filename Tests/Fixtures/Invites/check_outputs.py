"""Reads what `linksite invite` wrote with the parsers that people's programs use.

    check_outputs.py FOLDER

FOLDER is `Invites/<meeting>`; `roster.json` beside `Invites` is what was invited. Prints each fault,
then the number of guests.
"""
import csv
import email
import email.header
import email.policy
import email.utils
import io
import json
import pathlib
import re
import subprocess
import sys

import icalendar

# The readers of calendars, which the tests of the library ask as well.
sys.path.append(str(pathlib.Path(__file__).parent.parent / "Calendar/oracles"))
import validate

folder = pathlib.Path(sys.argv[1])
roster = json.loads((folder.parent.parent / "roster.json").read_text("utf-8"))


def mailed(address):
    """As it stands in a header: the host by Python's own codec."""
    local, host = address.lower().split("@")
    return f"{local}@{host.encode('idna').decode('ascii')}"


by_address = {mailed(guest["email"]): guest for guest in roster if "email" in guest}


def fault(*words):
    print("fault:", *words)


def full_name(guest):
    return guest.get("name", "")


def check_calendar(name, content):
    for problem in validate.problems(content):
        fault(name, problem)
    calendar = icalendar.Calendar.from_ical(content)
    if not calendar.events:
        fault(name, "no event")
    return str(calendar.events[0]["URL"])


texts, links = {}, {}
if len(list(folder.glob("txt/*.txt"))) != len(roster):
    fault("not everybody has a text")
if len(list(folder.glob("eml/*.eml"))) != len(by_address):
    fault("not everybody with an address has a draft")
for path in sorted(folder.glob("eml/*.eml")):
    raw = path.read_bytes()
    if b"\n" in raw.replace(b"\r\n", b""):
        fault(path.name, "a line ends with LF")
    if max(len(line) for line in raw.split(b"\r\n")) > 78:
        fault(path.name, "a long line")
    message = email.message_from_bytes(raw, policy=email.policy.default)
    for part in message.walk():
        if part.defects:
            fault(path.name, part.defects)
        for header, value in part.items():
            if getattr(value, "defects", ()):
                fault(path.name, header, value.defects)
    expected = {"From", "To", "Subject", "Message-ID", "X-Unsent", "MIME-Version",
                "Content-Language", "Content-Type"}
    if set(message.keys()) != expected or len(message.keys()) != len(expected):
        fault(path.name, "headers", message.keys())
    if message["X-Unsent"] != "1":
        fault(path.name, "X-Unsent")
    addresses = message["To"].addresses
    if len(addresses) != 1:
        fault(path.name, "recipients", addresses)
        continue
    guest = by_address.get(addresses[0].addr_spec.lower())
    # The parser of the policy puts blanks between encoded words; the older one reads RFC 2047.
    old = email.message_from_bytes(raw)["To"]
    name = email.utils.parseaddr(str(email.header.make_header(email.header.decode_header(old))))[0]
    name = addresses[0].display_name if old.count("=?") < 2 else name
    if guest is None or name != full_name(guest):
        fault(path.name, "name", repr(name), guest)
    kinds = [part.get_content_type() for part in message.walk()]
    if kinds != ["multipart/mixed", "multipart/alternative", "text/plain", "text/html",
                 "text/calendar"]:
        fault(path.name, kinds)
    plain, html, calendar = [part for part in message.walk() if not part.is_multipart()]
    text = (folder / "txt" / (path.stem + ".txt")).read_bytes().decode("utf-8")
    subject, body = text.split("\n\n", 1)
    if subject != f"Subject: {message['Subject']}":
        fault(path.name, "subject", message["Subject"])
    if plain.get_content().replace("\r\n", "\n") != body:
        fault(path.name, "text")
    link = re.search(r"https://\S+\?t=[0-9a-z]{26}$", body, re.M).group()
    # The sign that stands for a line end in a cell is another one in a text that has it.
    texts[addresses[0].addr_spec.lower()] = body.replace("⏎", "↵")
    links[addresses[0].addr_spec.lower()] = link
    if f'href="{link}"' not in html.get_content():
        fault(path.name, "link in html")
    if "<script" in html.get_content():
        fault(path.name, "script")
    content = calendar.get_payload(decode=True)
    if content != (folder / "ics" / (path.stem + ".ics")).read_bytes():
        fault(path.name, "calendar")
    if check_calendar(path.name, content) != link:
        fault(path.name, "link in calendar")
    method = re.search(rb"^METHOD:(\w+)\r$", content, re.M)
    if calendar.get_param("method") != (method.group(1).decode() if method else None):
        fault(path.name, "method")

raw = (folder / "mailmerge.csv").read_bytes()
if raw.startswith(b"\xef\xbb\xbf"):
    fault("mailmerge.csv has a mark")
rows = list(csv.DictReader(io.StringIO(raw.decode("utf-8"), newline="")))
if len(rows) != len(by_address):
    fault("mailmerge.csv has", len(rows), "rows")
for row in rows:
    address = row["email"].lower()
    if None in row or row["name"] != full_name(by_address[address]):
        fault("mailmerge.csv", row)
    if row["link"] != links[address]:
        fault("mailmerge.csv link", row["link"])
    if row["message"].replace("⏎", "\n") + "\n" != texts[address]:
        fault("mailmerge.csv message", address)
    if any(ord(character) < 32 for cell in row.values() for character in cell):
        fault("mailmerge.csv control", row)

raw = (folder / "report.csv").read_bytes()
for row in csv.reader(io.StringIO(raw.decode("utf-8-sig"), newline="")):
    for cell in row:
        if cell[:1] in ("=", "+", "-", "@", "\t", "\r"):
            fault("report.csv", cell)

(folder / "server.conf").write_text("[smtp_server]\nhost = localhost\nport = 25\n")
merge = subprocess.run(
    [str(pathlib.Path(sys.executable).with_name("mailmerge")), "--dry-run", "--no-limit",
     "--template", "mailmerge_template.txt", "--database", "mailmerge.csv", "--config",
     "server.conf", "--output-format", "raw"],
    cwd=folder, capture_output=True, text=True)
(folder / "server.conf").unlink()
if merge.returncode != 0:
    fault("mailmerge", merge.stdout[-500:], merge.stderr[-2000:])
messages = re.split(r"^>>> message \d+$", merge.stdout, flags=re.M)[1:]
if len(messages) != len(rows):
    fault("mailmerge made", len(messages), "messages of", len(rows))
for text, row in zip(messages, rows):
    message = email.message_from_string(
        re.sub(r"^>>> message \d+ (sent|.*)$", "", text, flags=re.M).lstrip("\n"),
        policy=email.policy.default)
    if [address.addr_spec for address in message["TO"].addresses] != [row["email"]]:
        fault("mailmerge to", message["TO"])
    if message["SUBJECT"] != row["subject"]:
        fault("mailmerge subject", message["SUBJECT"])
    body = message.get_payload(decode=True).decode("utf-8")
    if body.strip() != texts[row["email"].lower()].strip():
        fault("mailmerge body", repr(body))
print(len(rows), "guests")
