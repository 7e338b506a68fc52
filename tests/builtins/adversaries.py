"""Commands, command lines, paths and addresses that the built-in tools of every language withstand.

``servers.py`` has the servers. A test of a language runs each entry through the emitted tool and compares
the result with the entry; ``survivors`` and ``swapping`` observe and disturb it from outside.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

Ends = Literal["success", "failure", "timeout", "any"]
"""The result of an entry: no error, an error before the limit, the limit, or any of them."""

LIMIT = 1
"""The limit in seconds with which commands and servers are tested."""
OPERATIONS = int(os.environ.get("ADLGEN_OPERATIONS", "0"))
"""The number of operations of a race, for each tool; without it a race lasts 2 s."""
LONG = 41
"""How long, in seconds, a command sleeps if nothing kills it."""


# --- commands ----------------------------------------------------------------------------------


class Command(NamedTuple):
    """A command for Bash. ``{m}`` is a :func:`marker`: a duration for sleep, and the mark of a process."""

    name: str
    text: str
    ends: Ends
    output: str | None = None
    """The exact output, if it is known."""
    escapes: bool = False
    """Whether the processes may outlive the call where no process can adopt orphans."""

    def line(self, mark: str) -> str:
        """Return the command with a marker in it."""
        return self.text.replace("{m}", mark)


_DAEMON = (
    "import os, sys, time\n"
    "if os.fork(): sys.exit()\n"
    "os.setsid()\n"
    "if os.fork(): os._exit(0)\n"
    "os.closerange(0, 256)\n"
    "time.sleep(41)"
)
_RELAY = (
    "import os, time\n"
    "for _ in range(60):\n"
    "    if os.fork(): os._exit(0)\n"
    "    os.setsid()\n"
    "    time.sleep(0.05)\n"
    "time.sleep(41)"
)
_IGNORING = (
    "import signal, time\n"
    "for each in set(signal.Signals) - {signal.SIGKILL, signal.SIGSTOP}:\n"
    "    signal.signal(each, signal.SIG_IGN)\n"
    "time.sleep(41)"
)

COMMANDS = (
    Command("sleep", "sleep {m}", "timeout"),
    Command("background", "sleep {m} & echo hi", "success", "hi\n"),
    Command("background and foreground", "sleep {m} & sleep {m}", "timeout"),
    Command("new session", "setsid sleep {m} & echo hi", "success", "hi\n", escapes=True),
    Command("new session and foreground", "setsid sleep {m} & sleep {m}", "timeout", escapes=True),
    Command("new session in the foreground", "setsid -w sleep {m}", "timeout", escapes=True),
    Command("setsid -f", "setsid -f sleep {m}; echo hi", "success", "hi\n", escapes=True),
    Command("nohup", "nohup sleep {m} > /dev/null 2>&1 & echo hi", "success", "hi\n"),
    Command("disowned", "sleep {m} & disown; echo hi", "success", "hi\n"),
    Command("double fork", "(sleep {m} &); echo hi", "success", "hi\n"),
    Command(
        "double fork in a new session",
        "(setsid sh -c 'sleep {m} & sleep {m}' &); echo hi",
        "success",
        "hi\n",
        escapes=True,
    ),
    Command("daemon", f'python3 -c "{_DAEMON}" {{m}}; echo hi', "success", "hi\n", escapes=True),
    Command("relay of forks", f'python3 -c "{_RELAY}" {{m}}; sleep {{m}}', "timeout", escapes=True),
    Command(
        "another process group", "set -m; sleep {m} & echo hi", "success", "hi\n", escapes=True
    ),
    Command("coprocess", "coproc sleep {m}; echo hi", "success", "hi\n"),
    Command("no environment", "env -i setsid sleep {m} & echo hi", "success", "hi\n", escapes=True),
    Command("renamed", "exec -a [kthread] sleep {m}", "timeout"),
    Command("closed output", "exec >&- 2>&-; sleep {m}", "timeout"),
    Command("pipe as descriptor 9", "sleep {m} 9>&1 >/dev/null 2>&1 & echo hi", "success", "hi\n"),
    Command(
        "new session with pipe as descriptor 9",
        "setsid sleep {m} 9>&1 >/dev/null 2>&1 & echo hi",
        "success",
        "hi\n",
        escapes=True,
    ),
    Command("endless output", "yes {m}", "timeout"),
    Command("endless line", "tr '\\0' x < /dev/zero; : {m}", "timeout"),
    Command("endless output in the background", "yes {m} & sleep 0.2", "success"),
    Command("endless output in a new session", "setsid yes {m} & sleep 0.2", "success", None, True),
    Command("trickle", "while :; do echo x; sleep 0.05; done; : {m}", "timeout"),
    Command("stopped", "kill -STOP $$; : {m}", "timeout"),
    Command(
        "stopped child",
        "setsid sh -c 'kill -STOP $$' {m} & echo hi",
        "success",
        "hi\n",
        escapes=True,
    ),
    Command("ignores SIGTERM", "trap '' TERM HUP INT QUIT; sleep {m}; sleep {m}", "timeout"),
    Command("ignores every signal", f'python3 -c "{_IGNORING}" {{m}}', "timeout"),
    Command("trap at exit", "trap 'sleep {m}' EXIT; echo hi", "timeout", "hi\n"),
    Command("many children", "for i in $(seq 60); do sleep {m} & done; wait", "timeout"),
    Command("reads its input", "cat", "success", ""),
    Command("reads the terminal", "cat < /dev/tty", "failure"),
    Command("waits for a FIFO", "mkfifo pipe-{m}; cat pipe-{m}", "timeout"),
    Command("kills itself", "kill -KILL $$", "failure"),
    Command("kills its group", "kill -KILL 0", "failure"),
)
"""Commands for Bash with ``shell: true``; none outlives :data:`LIMIT`, and no process stays."""

ARGV_COMMANDS = (
    Command("sleep", "sleep {m}", "timeout"),
    Command("new session", "setsid -f sleep {m}", "success", "", escapes=True),
    Command("new session in the foreground", "setsid -w sleep {m}", "timeout", escapes=True),
    Command("nohup", "nohup sleep {m}", "timeout"),
    Command("endless output", "yes {m}", "timeout"),
    Command(
        "a shell as the program", "sh -c 'setsid sleep {m} & echo hi'", "success", "hi\n", True
    ),
    Command("stopped", "sh -c 'kill -STOP $$' {m}", "timeout"),
    Command("no such program", "no-such-program {m}", "failure"),
)
"""Commands for Bash without a shell."""


def marker(number: int) -> str:
    """Return a duration of about :data:`LONG` seconds that no other process has as an argument."""
    return f"{LONG}.{os.getpid():07d}{number:04d}"


def survivors(mark: str, patience: float = 0.0) -> list[int]:
    """Return the processes with a marker in an argument, after at most ``patience`` seconds."""
    until = time.monotonic() + patience
    while (found := _marked(mark.encode())) and time.monotonic() < until:
        time.sleep(0.02)
    return found


def _marked(mark: bytes) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit() or int(entry.name) == os.getpid():
            continue
        with contextlib.suppress(OSError):
            gone = (entry / "stat").read_text().rpartition(")")[2].split()[0] in "ZX"
            if not gone and mark in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
    return found


# --- command lines -----------------------------------------------------------------------------


WORDS: tuple[tuple[str, list[str]], ...] = (
    ("ls", ["ls"]),
    ("  ls \t -l  ", ["ls", "-l"]),
    ("echo 'a b' \"c d\"", ["echo", "a b", "c d"]),
    ("echo a'b'\"c\"d", ["echo", "abcd"]),
    ("echo ''", ["echo", ""]),
    ('echo "" a', ["echo", "", "a"]),
    (r"echo a\ b", ["echo", "a b"]),
    (r"echo \; \& \| \< \> \$ \` \( \)", ["echo", *";&|<>$`()"]),
    ("echo '; & | < > $ ` ( ) \\'", ["echo", "; & | < > $ ` ( ) \\"]),
    ("echo 'a\nb'", ["echo", "a\nb"]),
    ('echo "; & | < > ( )"', ["echo", "; & | < > ( )"]),
    (r'echo "\" \\ \$ \`"', ["echo", '" \\ $ `']),
    ('echo "\\a\\n\\\'"', ["echo", "\\a\\n\\'"]),
    ("echo * ? [a-z] ~ {a,b} # !", ["echo", "*", "?", "[a-z]", "~", "{a,b}", "#", "!"]),
    ("A=1 echo", ["A=1", "echo"]),
    ("écho 'ü\u3000' a\u00a0b", ["écho", "ü\u3000", "a\u00a0b"]),
)
"""Command lines and their words, for Bash without a shell."""

REFUSED_SYNTAX: tuple[tuple[str, str], ...] = (
    ("echo a; id", ";"),
    ("echo a & id", "&"),
    ("echo a | id", "|"),
    ("cat < a", "<"),
    ("echo > a", ">"),
    ("echo $HOME", "$"),
    ("echo $(id)", "$"),
    ("echo `id`", "`"),
    ("(id)", "("),
    ("echo a)", ")"),
    ("echo a\nid", "\\n"),
    ("echo a\\\nid", "\\n"),
    ('echo "$(id)"', "$"),
    ('echo "a `id`"', "`"),
    ('echo "\\\\$HOME"', "$"),
    ("echo 'a'$HOME'b'", "$"),
)
"""Command lines that need a shell, and the end of ``Shell syntax is not enabled: {character}.``"""

UNCLOSED = ("echo 'a", 'echo "a', 'echo "a\\"', "echo 'a\\'b'", "echo a\\")
"""Command lines with an unclosed quote; a backslash at the end counts as one."""

WHITELIST = ("ls", "git status", "echo 'a b'")
WHITELISTED = ("ls", "ls -l", "  ls", "'ls' -l", "git status", "git  status -s", 'echo "a b" c')
NOT_WHITELISTED = ("lsof", "git", "git log", "git -c a=b status", "echo a b", "env ls", "'ls -l'")
"""Commands without a shell that :data:`WHITELIST` allows, and others."""


# --- files ---------------------------------------------------------------------------------------


DENIED_PATHS = (
    ".git/config",
    ".GIT/hooks/pre-commit",
    "a/.Git/config",
    ".git",
    "a/../.git/config",
    "link/config",
    "a/link/hooks/x",
    ".husky/pre-commit",
    ".vscode/tasks.json",
    ".devcontainer/devcontainer.json",
    ".gitattributes",
    "a/.gitmodules",
    ".envrc",
    ".npmrc",
    ".cargo/config.toml",
    ".mcp.json",
)
"""Paths that Write, Edit and downloads refuse by default; ``prepare_denied`` creates the links.

The message names the entry of the list (``.git`` for ``.GIT``): ``{path} is in a denied folder: .git.``
"""
MALFORMED_PATHS = ("a\0b", "\0", "", "a" * 5000)
"""Paths that no system can open; that is an error for the model."""
ALLOWED_PATHS = (".github/x", ".gitignore", "git/config", "a.git/config", ".git.d/x")
"""Paths next to them that are allowed."""


def prepare_denied(root: Path) -> None:
    """Create ``.git`` and links to it in a folder."""
    (root / ".git" / "hooks").mkdir(parents=True)
    (root / "a").mkdir()
    (root / "link").symlink_to(".git")
    (root / "a" / "link").symlink_to("../.git")


OUTSIDE_PATHS = (
    "../outside/secret",
    "inside/../../outside/secret",
    "{outside}/secret",
    "to-folder/secret",
    "to-file",
    "to-relative/secret",
    "chain/secret",
    "/proc/self/root{outside}/secret",
)
"""Paths in a root that lead out of it; ``prepare_roots`` creates the links."""
INSIDE_PATHS = (
    "file",
    "inside/file",
    "inside/../file",
    "inner/file",
    "absolute/file",
    "./inner/../file",
)
"""Paths in the root that stay inside, some through links."""


def prepare_roots(folder: Path) -> tuple[Path, Path]:
    """Create a root and a folder outside of it; return both."""
    root, outside = folder / "root", folder / "outside"
    (root / "inside").mkdir(parents=True)
    outside.mkdir()
    for path in (root / "file", root / "inside" / "file"):
        path.write_text("inside\n")
    (outside / "secret").write_text("secret\n")
    links = {
        "to-folder": str(outside),
        "to-file": str(outside / "secret"),
        "to-relative": "../outside",
        "chain": "to-folder",
        "inner": "inside",
        "absolute": str(root / "inside"),
        "loop": "loop",
    }
    for name, target in links.items():
        (root / name).symlink_to(target)
    return root, outside


def prepare_unreadable(folder: Path) -> tuple[str, ...]:
    """Create what Read and Edit refuse without waiting or filling the memory; return the names."""
    os.mkfifo(folder / "fifo")
    with (folder / "sparse").open("wb") as file:
        file.truncate(2 << 30)
    (folder / "folder").mkdir()
    (folder / "device").symlink_to("/dev/zero")
    (folder / "loop").symlink_to("loop")
    return ("fifo", "sparse", "folder", "device", "loop")


_SWAP = """\
import ctypes, sys
libc = ctypes.CDLL(None, use_errno=True)
one, other = (path.encode() for path in sys.argv[1:])
while libc.renameat2(-100, one, -100, other, 2) == 0:
    pass
sys.exit(f"renameat2: {ctypes.get_errno()}")
"""


@contextlib.contextmanager
def swapping(one: Path, other: Path) -> Generator[None, None, None]:
    """Exchange two paths, such as a folder and a link that leaves a root, as fast as possible (Linux)."""
    arguments = [sys.executable, "-c", _SWAP, str(one), str(other)]
    with subprocess.Popen(arguments, stderr=subprocess.PIPE) as process:
        try:
            yield
            assert process.poll() is None, "the paths were not exchanged to the end"
        finally:
            process.kill()


class Race(NamedTuple):
    """A root whose folder ``swapped`` is exchanged with a link that leaves the root."""

    root: Path
    outside: Path
    file: Path
    """The path to read and write: inside the root unless the link is in place."""

    def escaped(self) -> Sequence[Path]:
        """Return the files outside that a tool created or changed."""
        return [
            path
            for path in self.outside.iterdir()
            if path.name != "file" or path.read_text() != "outside\n"
        ]


@contextlib.contextmanager
def race(folder: Path) -> Generator[Race, None, None]:
    """Run a race on a folder; a result with the text ``outside`` left the root."""
    root, outside = folder / "root", folder / "outside"
    (root / "swapped").mkdir(parents=True)
    outside.mkdir()
    (root / "link").symlink_to(outside)
    (root / "swapped" / "file").write_text("inside\n")
    (outside / "file").write_text("outside\n")
    with swapping(root / "swapped", root / "link"):
        yield Race(root, outside, root / "swapped" / "file")


# --- addresses -----------------------------------------------------------------------------------


INTERNAL_URLS = (
    "http://127.0.0.1/",
    "http://127.1.2.3:8080/",
    "http://0.0.0.0/",
    "http://10.0.0.1/",
    "http://100.64.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://172.16.0.1/",
    "http://192.168.1.1/",
    "http://198.18.0.1/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::127.0.0.1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://[64:ff9b::127.0.0.1]/",
    "http://[64:ff9b:1::1]/",
    "http://[2001:0:1::1]/",
    "http://[2002:7f00:1::]/",
    "http://[fc00::1]/",
    "http://[fe80::1]/",
    "http://[fec0::1]/",
    "http://[ff02::1]/",
    "http://localhost/",
)
"""URLs of internal addresses, which Fetch refuses without ``allow_internal``, for any ``allowed_domains``."""

PUBLIC_ADDRESSES = ("1.1.1.1", "8.8.8.8", "2606:4700:4700::1111", "::ffff:1.1.1.1")
"""Addresses that are not internal."""

SAFE_HEADERS = {"Accept": "a/b", "Accept-Language": "de", "User-Agent": "agent"}
SECRET_HEADERS = {"Authorization": "s", "Cookie": "s", "X-Api-Key": "s", "Proxy-Authorization": "s"}
"""Request headers that are forwarded to another host, and others that are not."""
