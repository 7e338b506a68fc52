"""`python -m tests.repository.images`: build the image of a new repository in each language, and run it.

Bases of images come from a registry, which the tests do not need otherwise; so this is a command, not a test. It builds with
buildah and runs without a daemon (`--tool buildah`), or does both with docker or podman.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

from adlgen.cli import main as adlgen
from adlgen.packs import bundled_packs
from tests.servers.processes import HEADERS, INITIALIZE, VERSION

NAME = "image-agent"
SPEC = {
    "serverInfo": {"name": NAME, "version": "1.2.3"},
    "tools": [{"name": "t", "description": "d", "inputSchema": {"type": "object"}}],
}
SECONDS = 60
"""How long a server may take to start, or to end."""


class Tool(Protocol):
    """What builds images and runs them."""

    def build(self, folder: Path) -> None:
        """Build the image of a folder."""

    def program(self, *arguments: str) -> list[str]:
        """Return the command that runs the program of the image, in a new container."""

    def inside(self, *command: str) -> list[str]:
        """Return the command that runs another one next to that program."""

    def stop(self, process: int) -> None:
        """Send SIGTERM to the program, which a process of this machine has started."""


class Docker:
    """Docker, or podman, which takes the same commands."""

    def __init__(self, executable: str) -> None:
        """Set the executable."""
        self._start = (executable,)

    def build(self, folder: Path) -> None:
        """Build the image of a folder."""
        run(*self._start, "build", "--tag", NAME, str(folder))

    def program(self, *arguments: str) -> list[str]:
        """Return the command that runs the program of the image."""
        options = ("--rm", "--interactive", "--network=host", f"--name={NAME}")
        return [*self._start, "run", *options, NAME, *arguments]

    def inside(self, *command: str) -> list[str]:
        """Return the command that runs another one next to that program."""
        return [*self._start, "exec", NAME, *command]

    def stop(self, process: int) -> None:
        """Stop the container, which sends SIGTERM to the program."""
        del process
        run(*self._start, "stop", f"--time={SECONDS}", NAME)


class Buildah:
    """Buildah, which also runs where a container cannot have control groups of its own."""

    def __init__(self) -> None:
        """Start without a container."""
        self._container = ""
        self._entry: list[str] = []

    def build(self, folder: Path) -> None:
        """Build the image of a folder, with the health check, which only Docker's format has."""
        options = ("--isolation=chroot", "--network=host", "--format=docker")
        run("buildah", "build", *options, "--tag", NAME, str(folder))
        self._container = run("buildah", "from", f"localhost/{NAME}").strip()
        text = run("buildah", "inspect", "--type=image", f"localhost/{NAME}")
        self._entry = json.loads(text)["Docker"]["config"]["Entrypoint"]

    def program(self, *arguments: str) -> list[str]:
        """Return the command that runs the program of the image."""
        return self.inside(*self._entry, *arguments)

    def inside(self, *command: str) -> list[str]:
        """Return the command that runs another one next to that program."""
        return ["buildah", "run", "--isolation=chroot", self._container, "--", *command]

    def stop(self, process: int) -> None:
        """Send SIGTERM to the program, because buildah itself does not pass on signals."""
        while children := self._children(process):
            process = children[0]
        os.kill(process, signal.SIGTERM)

    def _children(self, process: int) -> list[int]:
        threads = Path(f"/proc/{process}/task").glob("*/children")
        return [int(child) for one in threads for child in one.read_text().split()]


def run(*command: str) -> str:
    """Run a command and return its output; raises AssertionError with what it printed if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=1800)
    assert done.returncode == 0, f"{' '.join(command)}:\n{done.stdout[-2000:]}{done.stderr[-4000:]}"
    return done.stdout


def health_check(folder: Path) -> list[str]:
    """Return the command of the health check of a repository."""
    text = (folder / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    (found,) = re.findall(r"^HEALTHCHECK .*?CMD (\[.*\])$", text, re.MULTILINE)
    command: list[str] = json.loads(found)
    return command


@contextmanager
def started(command: Sequence[str]) -> Iterator[subprocess.Popen[str]]:
    """Run a program until the end of the block, or longer if it does not end."""
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def serves_pipes(tool: Tool) -> None:
    """Fail unless the image serves standard input and output, and ends with them."""
    message = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": INITIALIZE}
    with started(tool.program()) as process:
        out, _ = process.communicate(json.dumps(message) + "\n", timeout=SECONDS)
    assert f'"protocolVersion":"{VERSION}"' in out.replace(" ", ""), out
    assert process.returncode == 0, out


def serves_http(tool: Tool, check: Sequence[str]) -> None:
    """Fail unless the image serves HTTP without rights, is healthy, and ends after SIGTERM."""
    with started(tool.program("--http", "127.0.0.1:8080", "--allow-anonymous")) as process:
        wait(8080, process)
        body = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": INITIALIZE}
        connection = HTTPConnection("127.0.0.1:8080", timeout=SECONDS)
        connection.request("POST", "/mcp", json.dumps(body), HEADERS)
        assert connection.getresponse().status == 200
        connection.close()
        run(*tool.inside(*check))
        other = [part.replace("8080", "8081") for part in check]
        failed = subprocess.run(tool.inside(*other), capture_output=True, check=False, timeout=60)
        assert failed.returncode != 0, "the check passes although nothing serves"
        assert run(*tool.inside("id", "-u")).strip() not in ("", "0")
        tool.stop(process.pid)
        out, _ = process.communicate(timeout=SECONDS)
    assert process.returncode == 0, out


def wait(port: int, process: subprocess.Popen[str]) -> None:
    """Wait until a program listens to a port; raises AssertionError if it ends or takes too long."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        assert process.poll() is None, process.communicate()[0]
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    message = f"nothing listens to port {port}"
    raise AssertionError(message)


def main() -> None:
    """Build and run the images, and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", default=bundled_packs())
    parser.add_argument("--tool", default="docker", help="docker, podman or buildah")
    given = parser.parse_args()
    for language in given.languages:
        with TemporaryDirectory() as temporary:
            spec, folder = Path(temporary, "tools.json"), Path(temporary, NAME)
            spec.write_text(json.dumps(SPEC), "utf-8")
            wanted = ["init", str(folder), "--lang", language, "--from", str(spec)]
            assert adlgen([*wanted, "--name", NAME, "--with", "docker"]) == 0
            tool = Buildah() if given.tool == "buildah" else Docker(given.tool)
            tool.build(folder)
            serves_pipes(tool)
            serves_http(tool, health_check(folder))
        print(f"{language}: built, serves, is healthy, has no rights, ends", flush=True)


if __name__ == "__main__":
    main()
