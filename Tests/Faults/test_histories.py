"""However a site came about, it is the one that a build from nothing makes of the same input."""

import os
import random
import shutil

import pytest

from conftest import OWN_FILES, SETTINGS, Site

# All of them take an hour.
pytestmark = pytest.mark.timeout(7200)

WORDS = ["Planning", "Review", "Stand-up", "R&D", "Q&A", "Budget"]


class History:
    """A site that lives through random changes."""

    def __init__(self, site, numbers):
        self.site, self.numbers = site, numbers
        self.meetings = {}
        self.last_number = 0
        self.clock = []
        self.change_special_template()
        for _ in range(3):
            self.add()

    def text(self):
        title = f"{self.numbers.choice(WORDS)} {self.numbers.randrange(100)}"
        lines = [f"title: \"{title}\""]
        if self.numbers.random() < 0.2:
            lines.append("template: special.md")
        if self.numbers.random() < 0.2:
            lines.append(f"x_room: R{self.numbers.randrange(9)}")
        if self.numbers.random() < 0.5:
            lines.append(f"start: 2027-03-{1 + self.numbers.randrange(28):02d} 09:30")
        if self.numbers.random() < 0.2:
            lines.append("visibility: public")
        return lines

    def save(self, name):
        lines = self.meetings[name]
        self.site.write(
            f"Content/meetings/{name}.md", "---\n" + "\n".join(lines) + "\n---\nWords.\n")

    def add(self):
        self.last_number += 1
        name = f"m{self.last_number}"
        self.meetings[name] = self.text()
        self.save(name)

    def edit(self):
        name = self.numbers.choice(sorted(self.meetings))
        aliases = [line for line in self.meetings[name] if line.startswith("aliases:")]
        self.meetings[name] = self.text() + aliases
        self.save(name)

    def touch(self):
        """The same bytes at another time."""
        self.save(self.numbers.choice(sorted(self.meetings)))

    def rename(self):
        old = self.numbers.choice(sorted(self.meetings))
        self.last_number += 1
        new = f"m{self.last_number}"
        lines = [line for line in self.meetings.pop(old) if not line.startswith("aliases:")]
        (self.site.root / f"Content/meetings/{old}.md").unlink()
        self.meetings[new] = lines + [f"aliases: [{old}]"]
        self.save(new)

    def delete(self):
        if len(self.meetings) < 2:
            return
        name = self.numbers.choice(sorted(self.meetings))
        del self.meetings[name]
        (self.site.root / f"Content/meetings/{name}.md").unlink()

    def change_template(self):
        path = self.site.root / "Templates/messages/share.txt"
        if path.exists() and self.numbers.random() < 0.4:
            path.unlink()
        else:
            self.site.write(
                "Templates/messages/share.txt",
                f"{{{{meeting.title}}}} {self.numbers.randrange(100)}\n{{{{meeting.url}}}}\n")

    def change_special_template(self):
        """The page of those meetings alone that name it."""
        self.site.write("Templates/special.md",
                        f"# {{{{meeting.title}}}} {self.numbers.randrange(9)}\n\n"
                        "{{>parts/special.md}}\n")
        self.change_part()

    def change_part(self):
        self.site.write("Templates/parts/special.md",
                        f"{self.numbers.randrange(9)} [{{{{meeting.url}}}}]({{{{meeting.url}}}}) "
                        "{{#meeting.x_room}}{{meeting.x_room}}{{/meeting.x_room}}\n")

    def change_strings(self):
        self.site.write("Templates/strings/en.yml", f"join: Join {self.numbers.randrange(9)}\n")

    def change_clock(self):
        self.clock = self.numbers.choice(
            [[], ["--clock", "2027-03-07T09:20:00+01:00"], ["--clock", "2027-03-20T09:40:00+01:00"]])

    def change_program(self):
        """Another version, as far as anybody can tell."""
        other = self.site.root.with_name("program")
        if self.site.program == other:
            self.site.program = self.first_program
        else:
            self.first_program = self.site.program
            if not other.exists():
                shutil.copy(self.first_program, other)
            self.site.program = other

    def change_settings(self):
        radius = self.numbers.randrange(12)
        self.site.write("Content/site.yml", SETTINGS + f"look: {{radius: {radius}}}\n")

    def change_static(self):
        name = f"Content/static/notes-{self.numbers.randrange(3)}.txt"
        if (self.site.root / name).exists() and self.numbers.random() < 0.5:
            (self.site.root / name).unlink()
        else:
            self.site.write(name, f"{self.numbers.randrange(100)}\n")

    def delete_cache(self):
        shutil.rmtree(self.site.root / ".linksite", ignore_errors=True)

    def delete_output(self):
        for path in sorted(self.site.output.iterdir()):
            if path.name not in (".git", "CNAME", "join"):
                shutil.rmtree(path) if path.is_dir() else path.unlink()
        # With the record gone and pages left nothing would tell whose these are.
        for path in (self.site.output / "join").iterdir():
            if path.name != "mine.html":
                shutil.rmtree(path) if path.is_dir() else path.unlink()

    def damage_output(self):
        """Somebody deletes a page, or a checkout gives files other times."""
        pages = sorted(self.site.output.glob("join/m*/index.html"))
        if pages and self.numbers.random() < 0.5:
            self.numbers.choice(pages).unlink()
        elif pages:
            page = self.numbers.choice(pages)
            page.write_bytes(page.read_bytes())

    def forge_output(self):
        """A page with other bytes, of the same size and time, is found and stays the user's."""
        self.build()
        page = self.numbers.choice(sorted(self.site.output.glob("join/m*/index.html")))
        before = page.stat()
        page.write_bytes(bytes(byte ^ 1 for byte in page.read_bytes()))
        os.utime(page, ns=(before.st_atime_ns, before.st_mtime_ns))
        result = self.site.run("build", *self.clock)
        assert result.returncode == 1 and "[foreign-file]" in result.stderr, result.stderr
        self.site.build("--adopt", *self.clock)

    def build(self):
        flags = self.numbers.choice(
            [[], ["--jobs", "1"], ["--jobs", "3"], ["--force"], ["--quiet"], ["--format", "json"]])
        self.site.build(*flags, *self.clock)

    def step(self):
        self.numbers.choice([
            self.add, self.add, self.edit, self.edit, self.touch, self.rename, self.delete,
            self.change_template, self.change_special_template, self.change_part,
            self.change_strings, self.change_clock, self.change_program, self.change_settings,
            self.change_static, self.delete_cache, self.delete_output, self.damage_output,
            self.forge_output, self.build, self.build, self.build])()


def pytest_generate_tests(metafunc):
    metafunc.parametrize("turn", range(metafunc.config.getoption("--histories")))


def test_a_history(memory, linksite, request, turn):
    seed = request.config.getoption("--seed")
    numbers = random.Random(seed * 100_000 + turn)
    site = Site(memory / "site", linksite)
    history = History(site, numbers)
    site.build()
    site.keep_own_files()
    for _ in range(3):
        for _ in range(1 + numbers.randrange(3)):
            history.step()
        history.build()
        assert site.tree() == {**clean_build(site, history.clock), **OWN_FILES}
        assert site.litter() == []


def clean_build(site, clock):
    """The site that a fresh clone makes, whose lock file is the committed one."""
    other = Site(site.root.with_name("clean"), site.program)
    shutil.rmtree(other.root)
    shutil.copytree(site.root / "Content", other.root / "Content")
    if (site.root / "Templates").is_dir():
        shutil.copytree(site.root / "Templates", other.root / "Templates")
    other.build("--locked", *clock)
    found = other.tree()
    shutil.rmtree(other.root)
    return found
