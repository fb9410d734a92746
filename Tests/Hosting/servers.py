"""Starts real web servers with the configurations of docs/hosting.md, each on a port of its own."""

import os
import pathlib
import re
import shutil
import socket
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCUMENT = (ROOT / "docs" / "hosting.md").read_text()
FOLDER = "/var/www/calls"

# Debian puts servers where only root's path leads.
PATH = os.pathsep.join([os.environ["PATH"], "/usr/sbin"])


def documented(language: str) -> str:
    """The one block of the document in this language."""
    blocks = re.findall(rf"^```{language}\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 1, f"{len(blocks)} blocks of {language}"
    return blocks[0]


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def replaced(text: str, old: str, new: str) -> str:
    assert old in text, f"the documented configuration lacks {old!r}"
    return text.replace(old, new)


def nginx(site: pathlib.Path, work: pathlib.Path, port: int) -> list[str]:
    server = replaced(documented("nginx"), "listen 80;", f"listen 127.0.0.1:{port};")
    server = replaced(server, FOLDER, str(site))
    temporary = "".join(
        f"  {name}_temp_path {work}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    # Root's workers become somebody else, who may not be allowed to read the site.
    user = "user root;\n" if os.geteuid() == 0 else ""
    (work / "nginx.conf").write_text(
        f"{user}daemon off;\npid {work}/pid;\nerror_log {work}/errors;\nevents {{}}\n"
        f"http {{\n  include /etc/nginx/mime.types;\n  access_log off;\n{temporary}{server}}}\n"
    )
    return ["nginx", "-e", f"{work}/errors", "-c", f"{work}/nginx.conf"]


def apache(site: pathlib.Path, work: pathlib.Path, port: int) -> list[str]:
    copy = work / "site"
    shutil.copytree(site, copy)
    (copy / ".htaccess").write_text(documented("apache"))
    modules = "".join(
        f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so\n"
        for name in ("mpm_event", "authz_core", "dir", "mime", "rewrite")
    )
    (work / "apache.conf").write_text(
        f"{modules}Listen 127.0.0.1:{port}\nServerName localhost\nPidFile {work}/pid\n"
        f"ErrorLog {work}/errors\nTypesConfig /etc/mime.types\nDocumentRoot {copy}\n"
        f"DefaultRuntimeDir {work}\n<Directory {copy}>\n  AllowOverride All\n</Directory>\n"
    )
    return ["apache2", "-D", "FOREGROUND", "-d", str(work), "-f", str(work / "apache.conf")]


def caddy(site: pathlib.Path, work: pathlib.Path, port: int) -> list[str]:
    text = replaced(documented("caddyfile"), "calls.example.com {", f"http://127.0.0.1:{port} {{")
    (work / "Caddyfile").write_text("{\n  admin off\n}\n" + replaced(text, FOLDER, str(site)))
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(work / "Caddyfile")]


def lighttpd(site: pathlib.Path, work: pathlib.Path, port: int) -> list[str]:
    (work / "lighttpd.conf").write_text(
        f'server.bind = "127.0.0.1"\nserver.port = {port}\n'
        'include_shell "/usr/share/lighttpd/create-mime.conf.pl"\n'
        + replaced(documented("lighttpd"), FOLDER, str(site))
    )
    return ["lighttpd", "-D", "-f", str(work / "lighttpd.conf")]


ALL = {"nginx": nginx, "apache2": apache, "caddy": caddy, "lighttpd": lighttpd}


class Server:
    """A running server; leaving the block ends it."""

    def __init__(self, name: str, site: pathlib.Path, work: pathlib.Path):
        self.port = free_port()
        command = ALL[name](site, work, self.port)
        self.log = work / "output"
        self.environment = {**os.environ, "PATH": PATH, "HOME": str(work)}
        self.command = command

    def __enter__(self):
        with self.log.open("wb") as output:
            self.process = subprocess.Popen(
                self.command, stdout=output, stderr=output, env=self.environment
            )
        for _ in range(200):
            assert self.process.poll() is None, self.log.read_text()
            with socket.socket() as one:
                if one.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            time.sleep(0.05)
        self.__exit__()
        raise AssertionError(f"no server answers: {self.log.read_text()}")

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
