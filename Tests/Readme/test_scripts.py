"""Runs the scripts behind `make site` where things are missing, with stand-ins for the machine."""

import os
import pathlib
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BASH = shutil.which("bash")
HEADERS = ["cmark-gfm.h", "cmark-gfm-core-extensions.h", "yaml.h"]
ALL = "cmark-gfm, cmark-gfm-extensions, libyaml"
PACKAGES = "libcmark-gfm-dev libcmark-gfm-extensions-dev libyaml-dev"


class Machine:
    """A search path of its own: nothing is found but what a test puts there."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        self.headers = folder / "include"
        self.log = folder / "log"
        self.bin = folder / "bin"
        for path in (self.headers, self.bin):
            path.mkdir()
        self.log.write_text("")
        for tool in ("env", "uname"):
            (self.bin / tool).symlink_to(shutil.which(tool))
        self.program("swift", "exit 0")
        self.program(
            "pkg-config",
            f'case $1 in --variable=includedir) echo "{self.headers}" ;; esac',
        )
        self.user(0)

    def program(self, name: str, script: str):
        path = self.bin / name
        path.write_text(f"#!{BASH}\n{script}\n")
        path.chmod(0o755)

    def logging(self, name: str, script: str = "exit 0"):
        self.program(name, f'echo "{name} $*" >>"{self.log}"\n{script}')

    def user(self, number: int):
        self.program("id", f"echo {number}")

    def install(self, *names: str):
        for name in names:
            (self.headers / name).write_text("")

    def run(self, *arguments: str) -> tuple[int, str, str]:
        result = subprocess.run(
            [BASH, ROOT / "Scripts/install-packages.sh", *arguments],
            env={"PATH": str(self.bin)},
            capture_output=True,
            text=True,
            timeout=30,
        )
        return result.returncode, result.stdout, result.stderr

    def calls(self) -> list[str]:
        return self.log.read_text().splitlines()

    @property
    def installs_headers(self) -> str:
        return "".join(f'[ "$1" != install ] || : >"{self.headers / name}"\n' for name in HEADERS)


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path)


def test_asks_nobody_when_everything_is_there(machine):
    machine.install(*HEADERS)
    machine.user(1000)
    for name in ("sudo", "apt-get", "brew"):
        machine.logging(name, "exit 1")
    assert machine.run("build") == (0, "", "")
    assert machine.calls() == []


def test_names_what_is_missing_where_nothing_installs_it(machine):
    assert machine.run("build") == (
        1,
        "",
        f"error: missing: {ALL}; neither apt-get nor brew is here, so please install them yourself\n",
    )


def test_names_the_command_for_an_administrator(machine):
    machine.user(1000)
    machine.logging("apt-get")
    code, _, errors = machine.run("build")
    assert (code, errors) == (
        1,
        f"error: missing: {ALL}; install as root: apt-get install {PACKAGES}\n",
    )
    assert machine.calls() == []


def test_installs_only_what_is_missing(machine):
    machine.install("cmark-gfm.h", "yaml.h")
    machine.logging("apt-get", machine.installs_headers)
    assert machine.run("build") == (0, "Installing what is missing: cmark-gfm-extensions\n", "")
    assert machine.calls() == [
        "apt-get update --quiet=2",
        "apt-get install --yes --quiet=2 --no-install-recommends libcmark-gfm-extensions-dev",
    ]


def test_asks_for_the_password_only_to_install(machine):
    machine.user(1000)
    machine.logging("sudo", '"$@"')
    machine.program("apt-get", machine.installs_headers)
    assert machine.run("build") == (0, f"Installing what is missing: {ALL}\n", "")
    assert len(machine.calls()) == 2
    assert machine.calls()[1].endswith(f"--no-install-recommends {PACKAGES}")


def test_installs_with_homebrew(machine):
    machine.logging("brew", machine.installs_headers)
    assert machine.run("build") == (0, f"Installing what is missing: {ALL}\n", "")
    assert machine.calls() == ["brew install --quiet cmark-gfm cmark-gfm libyaml"]


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("exit 100", f"apt-get update failed; missing: {ALL}"),
        ('[ "$1" != install ]', f"apt-get could not install {PACKAGES}"),
        ("exit 0", f"still missing after the installation: {ALL}"),
    ],
)
def test_says_that_the_installation_failed(machine, script, sentence):
    machine.program("apt-get", script)
    code, _, errors = machine.run("build")
    assert (code, errors) == (1, f"error: {sentence}\n")


def test_names_the_toolchain_that_is_missing(machine):
    (machine.bin / "swift").unlink()
    code, _, errors = machine.run("build")
    assert code == 1
    assert errors.startswith("error: Swift is missing: install version 6.2 or later from https://")


def test_refuses_an_unknown_purpose(machine):
    usage = "error: usage: Scripts/install-packages.sh build|test|hosting\n"
    assert machine.run() == machine.run("biuld") == (1, "", usage)


def describe(folder: pathlib.Path) -> subprocess.CompletedProcess:
    return subprocess.run(
        [ROOT / "Scripts/describe-site.sh", folder], capture_output=True, text=True, timeout=30
    )


def test_says_where_the_site_is_and_what_it_holds(tmp_path, linksite):
    for words in (["new"], ["build", "--quiet"]):
        subprocess.run([linksite, *words], cwd=tmp_path, check=True, capture_output=True)
    site = tmp_path / "Site"
    result = describe(site)
    assert (result.returncode, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == f"The site is in {site.resolve()}:"
    assert lines[-1] == "Put the folder on any static host as it is."
    counted = {line.split("  ")[-1].strip(): int(line.split()[0]) for line in lines[1:-1]}
    files = [path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()]
    assert counted == {
        "join/ADDRESS/index.html": 1,
        "join/ADDRESS/*.txt": 3,
        "join/ADDRESS/invite.ics": 1,
        "j/CODE/index.html": 1,
        "files altogether": len(files),
    }


def test_says_that_there_is_no_site(tmp_path):
    result = describe(tmp_path)
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == f"error: there is no site in {tmp_path}\n"


def test_scripts_can_be_run():
    for path in (ROOT / "Scripts").glob("*.sh"):
        assert os.access(path, os.X_OK), path
