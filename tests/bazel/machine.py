"""A machine with Bazel: the Debian root that ``setup.sh`` makes, with folders of this run at ``/srv``."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
PROJECT = HERE.parents[1]
CACHE = Path(os.environ.get("ADLGEN_BAZEL_CACHE", PROJECT / ".cache/bazel"))
"""Where the root and the environment of the remote execution service are, see the Makefile."""
ROOT = CACHE / "root"
TIMEOUT = 600
"""Seconds after which a command, which takes less than a minute, is ended."""
ENVIRONMENT = [
    *("HOME=/srv", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LANG=C.UTF-8"),
    *("USER=root", "TERM=dumb"),
]


_FIRST = "echo ready; cat; exit"
"""The first process of the machine, which reaps others and ends with the process that started it."""


class Machine:
    """A running machine; its processes end with it."""

    def __init__(self, shared: Path) -> None:
        """Start with a folder of this machine, which is ``/srv`` in it."""
        self.shared = shared
        program = [str(HERE / "enter.sh"), str(ROOT), "sh", "-c", _FIRST]
        self._process = subprocess.Popen(
            program,
            env={**os.environ, "SHARED": str(shared)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "ready\n"
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        self.pid = int(children.read_text().split()[0])

    def command(self, *words: str, folder: str = "/srv", before: Iterable[str] = ()) -> list[str]:
        """Return the command line that runs a command in the machine; ``before`` are words of a wrapper."""
        enter = [
            "nsenter",
            f"--target={self.pid}",
            "--mount",
            "--pid",
            "--",
            "env",
            "-i",
            *ENVIRONMENT,
        ]
        return [*enter, "sh", "-c", 'cd "$0" && exec "$@"', folder, *before, *words]

    def run(self, *words: str, folder: str = "/srv") -> subprocess.CompletedProcess[str]:
        """Run a command; both streams are in its output."""
        return subprocess.run(
            self.command(*words, folder=folder),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=TIMEOUT,
        )

    def close(self) -> None:
        """End all processes of the machine."""
        self._process.kill()
        self._process.communicate()


@dataclass
class Done:
    """A finished command of Bazel."""

    code: int
    output: str

    def processes(self) -> dict[str, int]:
        """Return the number of actions by the place where they ran, of the line with the total."""
        for line in reversed(self.output.splitlines()):
            _, found, text = line.partition(
                " process: " if " process: " in line else " processes: "
            )
            if found:
                parts = (part.strip(" .").split(" ", 1) for part in text.split(","))
                return {name: int(number) for number, name in parts}
        return {}


class Workspace:
    """A workspace on a machine, with the rules and an installed adlgen."""

    def __init__(self, machine: Machine) -> None:
        """Use the files that :func:`fill` has put into the machine."""
        self.machine = machine
        self.folder = machine.shared / "workspace"

    def bazel(self, command: str, *words: str) -> Done:
        """Run a command of Bazel."""
        done = self.machine.run("bazel", command, *words, folder="/srv/workspace")
        return Done(done.returncode, done.stdout)

    def built(self, *words: str) -> Done:
        """Build, which must succeed."""
        done = self.bazel("build", *words)
        assert done.code == 0, done.output
        return done

    def clean(self) -> None:
        """Remove all outputs."""
        assert self.bazel("clean").code == 0

    def output(self, name: str) -> Path:
        """Return the place of an output of ``specs``."""
        place = f"bazel-out/k8-fastbuild/bin/specs/{name}"
        listed = self.machine.run("realpath", place, folder="/srv/workspace").stdout.strip()
        return self.machine.shared / Path(listed).relative_to("/srv")

    def outputs(self, name: str) -> dict[str, bytes]:
        """Return the files of a generated tree, by path, without the arguments of actions that Bazel writes there."""
        found = contents(self.output(name))
        return {path: text for path, text in found.items() if not path.endswith(".params")}


def contents(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder, by path."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def fill(shared: Path, site: Path, archive: Path) -> None:
    """Write the workspace, the rules, Bazel's empty modules, an installed adlgen and its archive into a folder."""
    shutil.copytree(HERE / "workspace", shared / "workspace")
    shutil.copytree(HERE / "stubs", shared / "stubs")
    shutil.copytree(PROJECT / "bazel", shared / "rules_adlgen")
    shutil.copytree(site, shared / "workspace/tools/site")
    shutil.copy(archive, shared / "workspace/archive/adlgen.pyz")
    specs = shared / "workspace/specs"
    shutil.copy(PROJECT / "examples/orders-agent/agent.yaml", specs / "orders.yaml")
    broken = (specs / "orders.yaml").read_text().replace("type: array", "type: strng", 1)
    (specs / "broken.yaml").write_text(broken)
    shutil.copytree(PROJECT / "tests/conformance/cases/references-to-files", specs / "references")
    shutil.copytree(PROJECT / "examples/packs/java", shared / "workspace/pack/java")
    (specs / "checked_in").mkdir()
    (specs / "checked_in/stale.txt").write_text("not generated\n")
