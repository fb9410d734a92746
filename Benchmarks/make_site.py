#!/usr/bin/env python3
"""make_site.py COUNT FOLDER [files|csv]: a site folder of invented meetings, the same on every run.

One meeting in a hundred is public, one has a template of its own; all have a time, a description in
Markdown and a phone number. `files` writes one file a meeting, `csv` one table.
"""
import csv
import os
import sys

MASK = (1 << 64) - 1


class Numbers:
    """splitmix64: the same numbers on every version of Python."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) % limit

    def word(self, words):
        return words[self.below(len(words))]


KINDS = ["Planning", "Review", "Stand-up", "Workshop", "Office hour", "Interview", "Q&A", "Demo"]
TOPICS = ["network", "garden", "R&D", "library", "summer school", "budget", "translation", "bridge"]
PEOPLE = ["Ada Example", "Grace Sample", "Nia Test", "Omar Beispiel", "Zoë Muster", "Li Probe"]
SENTENCES = [
    "We look at what has changed since last time.",
    "Bring your **questions**; there is time for all of them.",
    "The notes are on [the shared page](https://example.com/notes).",
    "Please mute yourself while others speak, *thank you*.",
    "Newcomers are welcome: nobody has to prepare anything.",
    "Recordings are ~~not~~ available afterwards.",
]
SETTINGS = """host: calls.example.com
name: Example Calls
timezone: Europe/Berlin
contact: mailto:help@example.com
apps:
  - id: main
    name: Example Calls
    ios: {app_id: ABCDE12345.com.example.calls, store_id: 1234567890, open: "examplecalls://join/{callId}{?type,t}"}
    android:
      package: com.example.calls
      fingerprints: ["0B:7E:3A:91:5C:D4:28:F6:4D:A0:17:6B:E2:58:93:C1:7F:34:08:AD:62:BB:19:E5:40:D7:8C:26:F3:5A:91:0E"]
      open: "examplecalls://join/{callId}{?type,t}"
    web: "https://web.example.com/join/{callId}"
"""
TEMPLATE = """# {{meeting.title}}

{{#meeting.description}}{{{meeting.description}}}{{/meeting.description}}

[{{meeting.url}}]({{meeting.url}})
"""


def meetings(count):
    for index in range(count):
        numbers = Numbers(index + 1)
        text = " ".join(numbers.word(SENTENCES) for _ in range(2 + numbers.below(2)))
        items = "\n".join(f"- {numbers.word(SENTENCES)}" for _ in range(2))
        yield {
            "id": f"m{index:06d}-{numbers.below(1 << 20):05x}",
            "title": f"{numbers.word(KINDS)}: {numbers.word(TOPICS)} {index}",
            "start": f"2027-{1 + numbers.below(12):02d}-{1 + numbers.below(28):02d}"
            f" {8 + numbers.below(10):02d}:{numbers.word(['00', '15', '30'])}",
            "duration": str(numbers.word([30, 45, 60, 90])),
            "visibility": "public" if index % 100 == 7 else "unlisted",
            "template": "special.md" if index % 100 == 3 else "",
            "organizer.name": numbers.word(PEOPLE),
            "entry_points.0.type": "phone",
            "entry_points.0.uri": f"tel:+49301234{numbers.below(10000):04d}",
            "description": f"{text}\n\n{items}\n",
        }


def front_matter(meeting):
    lines = ["---", f"title: \"{meeting['title']}\"", f"start: {meeting['start']}",
             f"duration: {meeting['duration']}", f"visibility: {meeting['visibility']}",
             f"organizer: {{name: {meeting['organizer.name']}}}",
             f"entry_points: [{{type: phone, uri: \"{meeting['entry_points.0.uri']}\"}}]"]
    if meeting["template"]:
        lines.append(f"template: {meeting['template']}")
    return "\n".join(lines) + "\n---\n" + meeting["description"]


def main():
    count, folder = int(sys.argv[1]), sys.argv[2]
    form = sys.argv[3] if len(sys.argv) > 3 else "files"
    os.makedirs(f"{folder}/Content/meetings")
    os.makedirs(f"{folder}/Templates")
    with open(f"{folder}/Content/site.yml", "w", encoding="utf-8") as file:
        file.write(SETTINGS)
    with open(f"{folder}/Templates/special.md", "w", encoding="utf-8") as file:
        file.write(TEMPLATE)
    if form == "csv":
        with open(f"{folder}/Content/meetings/all.csv", "w", encoding="utf-8", newline="") as file:
            writer = None
            for meeting in meetings(count):
                if writer is None:
                    writer = csv.DictWriter(file, list(meeting))
                    writer.writeheader()
                writer.writerow(meeting)
        return
    for index, meeting in enumerate(meetings(count)):
        part = f"{folder}/Content/meetings/{index // 1000:03d}"
        os.makedirs(part, exist_ok=True)
        with open(f"{part}/{meeting['id']}.md", "w", encoding="utf-8") as file:
            file.write(front_matter(meeting))


if __name__ == "__main__":
    main()
