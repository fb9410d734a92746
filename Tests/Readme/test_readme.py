"""Runs every command of README.md, in its order, in an empty folder."""

import os
import pathlib
import re
import socket
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()

# These two are what runs this test, or is run beside it: see Makefile and .ci/run.
MAKE = {"make site", "make test"}


def commands() -> list[str]:
    """The lines of all `sh` blocks, each one command."""
    blocks = re.findall(r"^```sh\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line.strip()]


def test_every_shell_block_is_marked_and_there_are_some():
    assert len(commands()) >= 12
    assert "```console" not in README and "```bash" not in README


def test_make_targets_exist():
    makefile = (ROOT / "Makefile").read_text()
    named = [line for line in commands() if line.startswith("make ")]
    assert set(named) == MAKE
    for line in named:
        assert re.search(rf"^{line.removeprefix('make ')}:", makefile, re.MULTILINE)


def test_commands_run_as_they_stand(tmp_path, linksite):
    release = tmp_path / ".build" / "release"
    release.mkdir(parents=True)
    (release / "linksite").symlink_to(linksite)
    environment = {**os.environ, "HOME": str(tmp_path)}
    script = ["set -eu"]
    for line in commands():
        if line in MAKE:
            continue
        script.append(served(line) if "http.server" in line else line)
    result = subprocess.run(
        ["bash", "-c", "\n".join(script)],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert "error:" not in result.stderr and "warning:" not in result.stderr, result.stderr
    site = tmp_path / "my-calls" / "Site"
    assert (site / "join" / "second-meeting" / "index.html").exists()
    assert not (site / "join" / "first-meeting").exists(), "forgotten for good"
    assert "Exit codes" in result.stdout


def served(line: str) -> str:
    """The README's web server on a free port, asked for one page, then ended by its pid."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = line.replace(" 8000", f" --bind 127.0.0.1 {port}")
    assert command != line
    return (
        f"{command} >/dev/null 2>&1 & server=$!\n"
        f"for try in 1 2 3 4 5 6 7 8 9 10; do"
        f" curl -sf http://127.0.0.1:{port}/join/first-meeting/ >page.html && break; sleep 0.3; done\n"
        "kill $server\n"
        "grep -q 'Our first meeting' page.html"
    )


def test_links_in_the_documentation_lead_somewhere():
    pages = [ROOT / "README.md", ROOT / "Templates" / "README.md", *(ROOT / "docs").glob("*.md")]
    for page in pages:
        for target in re.findall(r"\]\(([^)#\s]+)\)|src=\"([^\"]+)\"", page.read_text()):
            path = target[0] or target[1]
            if not re.match(r"[a-z]+:", path):
                assert (page.parent / path).exists(), f"{page.name} links to {path}"


def named_in_prose(program: str) -> list[tuple[str, list[str]]]:
    """What the pages name in the middle of a sentence, `linksite check`, with the page."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    return [
        (page.name, words.split())
        for page in pages
        for words in re.findall(rf"`{program} ([^`]+)`", page.read_text())
    ]


def test_targets_named_in_prose_exist():
    makefile = (ROOT / "Makefile").read_text()
    named = named_in_prose("make")
    assert len(named) > 5
    for page, (target, *_) in named:
        assert re.search(rf"^{target}:|^\.PHONY:.* {target}$", makefile, re.MULTILINE), page


def test_commands_and_options_named_in_prose_exist(linksite):
    named = named_in_prose("linksite")
    assert len(named) > 20
    for page, words in named:
        command = [word for word in words[:2] if re.fullmatch("[a-z]+", word)]
        while True:
            result = subprocess.run([linksite, "help", *command], capture_output=True, text=True)
            # The second word may be an operand, and not the name of a command.
            if result.returncode == 0 or len(command) == 1:
                break
            command.pop()
        assert result.returncode == 0, f"{page}: {words}"
        for option in (word for word in words if word.startswith("--")):
            assert re.search(rf"{option}\b", result.stdout), f"{page}: {words}"


def test_the_quoted_error_is_what_the_tool_says(tmp_path, linksite):
    quoted = re.search(r"^```text\n(Content/.*?)^```", README, re.MULTILINE | re.DOTALL).group(1)
    (tmp_path / "Content" / "meetings").mkdir(parents=True)
    (tmp_path / "Content" / "site.yml").write_text("host: calls.example.com\nname: Calls\n")
    (tmp_path / "Content" / "meetings" / "a.md").write_text(
        "---\ntitle: A\nvisibility: public\ntimezon: Europe/Berlin\n---\n"
    )
    result = subprocess.run([linksite, "build"], cwd=tmp_path, capture_output=True, text=True)
    assert result.returncode == 1
    assert result.stderr == quoted
    assert not (tmp_path / "Site").exists()


def test_the_architecture_names_every_box():
    table = (ROOT / "docs" / "architecture.md").read_text()
    named = set(re.findall(r"`(\w+)`", "\n".join(re.findall(r"^\|(.*?)\|", table, re.MULTILINE))))
    boxes = {folder.name for folder in (ROOT / "Sources").iterdir()} - {"linksite"}
    assert named == boxes
