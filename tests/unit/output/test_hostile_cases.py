"""The file-system cases of the shared list of hostile inputs, through the command line."""

from __future__ import annotations

import json
import os
import shutil
import signal
import stat
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from adlgen.packs import bundled_packs
from tests import shared

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parent.parent.parent.parent
LIST = shared.CASES / "hostile.jsonl"
TARGET = bundled_packs()[0]
ADLGEN = [sys.executable, "-m", "adlgen"]

MANIFEST = """\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata:
  name: hostile
  description: "d"
  version: "0.1.0"
spec:
  capabilities: {streaming: false, pushNotifications: false, stateTransitionHistory: false}
  server: {port: 8080}
  language: {go: {module: "example.com/hostile", version: "1.24"}}
  tools:
    - {id: t, name: t, tags: [a], description: d, schema: {type: object, properties: {x: {type: string}}}}
"""
REQUIRED = " name: t, tags: [a],"
"""Two keys that the dialect requires and the list leaves out."""


def cases() -> dict[str, dict[str, object]]:
    every = map(json.loads, LIST.read_text("utf-8").splitlines())
    return {case["id"]: case for case in every if case["id"].startswith("fs-")}


@dataclass
class Place:
    """A folder with the specification of the case, and the command that the case is about."""

    root: Path
    command: list[str] = field(
        default_factory=lambda: [*ADLGEN, "generate", "agent.yaml", "-t", TARGET, "-o", "out"]
    )

    @property
    def out(self) -> Path:
        return self.root / "out"

    def run(self, *command: str, prefix: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*prefix, *(command or self.command)],
            cwd=self.root,
            capture_output=True,
            text=True,
            check=False,
        )

    def generated(self) -> Path:
        """Generate once; return one of the files."""
        assert self.run().returncode == 0
        owned: dict[str, object] = json.loads((self.out / ".adlgen.json").read_text())["files"]
        return self.out / next(path for path in owned if "runtime" not in path)

    def state(self) -> dict[str, object]:
        return {
            path.relative_to(self.root).as_posix(): (
                path.readlink() if path.is_symlink() else path.is_file() and path.read_bytes()
            )
            for path in self.root.rglob("*")
        }


def refused(place: Place, code: int, *says: str, prefix: tuple[str, ...] = ()) -> None:
    before = place.state()
    done = place.run(prefix=prefix)
    assert (done.returncode, done.stdout) == (code, ""), done.stderr
    assert all(text in done.stderr for text in says), done.stderr
    assert "Traceback" not in done.stderr
    assert place.state() == before


def out_symlink(place: Place) -> None:
    (place.root / "elsewhere").mkdir()
    place.out.symlink_to("elsewhere", target_is_directory=True)
    refused(place, 2, "'out' is a symbolic link")
    assert not any((place.root / "elsewhere").iterdir())


def file_symlink(place: Place) -> None:
    file = place.generated()
    (place.root / "victim.txt").write_text("mine\n")
    file.unlink()
    file.symlink_to(os.path.relpath(place.root / "victim.txt", file.parent))
    refused(place, 3, f"{file.relative_to(place.root)}:1:1: error[ADL0704]", "symbolic link")


def foreign_file(place: Place) -> None:
    file = place.generated()
    shutil.rmtree(place.out)
    file.parent.mkdir(parents=True)
    file.write_text("mine\n")
    (place.out / "notes.md").write_text("mine\n")
    refused(place, 3, f"{file.relative_to(place.root)}:1:1: error[ADL0703]", "--force")


def edited_generated(place: Place) -> None:
    file = place.generated()
    file.write_text(file.read_text() + "\n")
    refused(place, 3, f"{file.relative_to(place.root)}:1:1: error[ADL0702]", "--force")


def stale(place: Place) -> None:
    spec = place.root / "agent.yaml"
    text = spec.read_text()
    line = next(line for line in text.splitlines(keepends=True) if REQUIRED in line)
    spec.write_text(text + line.replace("id: t, name: t", "id: gone, name: gone"))
    place.generated()
    old = [path for path in place.out.rglob("*gone*") if path.is_file()]
    assert old
    (old[0].parent / "mine.txt").write_text("mine\n")
    spec.write_text(text)
    assert place.run().returncode == 0
    assert not any(path.exists() for path in old)
    assert (old[0].parent / "mine.txt").exists()


def readonly(place: Place) -> None:
    prefix: tuple[str, ...] = ()
    if os.geteuid() == 0:
        prefix = ("setpriv", "--bounding-set", "-dac_override,-dac_read_search")
        if shutil.which("setpriv") is None:
            pytest.skip("root ignores mode bits, and there is no setpriv to forbid it")
    place.out.mkdir()
    place.out.chmod(0o555)
    try:
        refused(place, 3, "permission denied", prefix=prefix)
    finally:
        place.out.chmod(0o755)


def devnull(place: Place) -> None:
    place.command[-1] = "/dev/null"
    refused(place, 2, "is a device")
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)


def devfull(place: Place) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*ADLGEN, "inspect", "agent.yaml"],
            cwd=place.root,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 3
    assert "Traceback" not in done.stderr


def sigpipe(place: Place) -> None:
    command = f"{' '.join(ADLGEN)} inspect agent.yaml --stage document | (exec <&-; sleep 0)"
    done = place.run("bash", "-c", f"{command}; exit ${{PIPESTATUS[0]}}")
    assert (done.returncode, done.stderr) == (141, "")


KILLED = """
import os, sys
left, number = int(os.environ["LEFT"]), int(os.environ["NUMBER"])
def counted(call):
    def wrapped(*args, **kwargs):
        global left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), number)
        call(*args, **kwargs)
    return wrapped
os.rename, os.link = counted(os.rename), counted(os.link)
from adlgen.cli import main
sys.exit(main())
"""


def killed(place: Place, number: signal.Signals, left: int) -> int:
    command = [sys.executable, "-c", KILLED, *place.command[len(ADLGEN) :]]
    environment = {**os.environ, "LEFT": str(left), "NUMBER": str(int(number))}
    done = subprocess.run(
        command, cwd=place.root, env=environment, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    return done.returncode


def sigkill(place: Place) -> None:
    place.generated()
    reference = place.state()
    for left in (1, 4):
        shutil.rmtree(place.out)
        assert killed(place, signal.SIGKILL, left) == -signal.SIGKILL
        for path, content in place.state().items():
            assert path not in reference or content in {reference[path], False}
        assert place.run().returncode == 0
        assert place.state() == reference


def sigint(place: Place) -> None:
    before = place.state()
    for left in (1, 4):
        assert killed(place, signal.SIGINT, left) == 130
        assert place.state() == before


def concurrent(place: Place) -> None:
    place.generated()
    reference = place.state()
    shutil.rmtree(place.out)
    running = [
        subprocess.Popen(
            place.command, cwd=place.root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(4)
    ]
    assert [process.wait() for process in running] == [0] * 4
    assert place.state() == reference


def crlf_checkout(place: Place) -> None:
    place.generated()
    for path in place.out.rglob("*"):
        if path.is_file():
            path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    before = place.state()
    done = place.run(*[*ADLGEN, "check", *place.command[len(ADLGEN) + 1 :]])
    assert (done.returncode, done.stdout) == (0, "")
    assert place.run().returncode == 0
    assert place.state() == before


def dash_file(place: Place) -> None:
    (place.root / "agent.yaml").rename(place.root / "--help.yaml")
    done = place.run(*ADLGEN, "generate", "-t", TARGET, "--out", "out", "--", "--help.yaml")
    assert done.returncode == 0
    assert (place.out / ".adlgen.json").exists()


def env_cwd_module(place: Place) -> None:
    for name in ("yaml", "jinja2", "json", "tomllib", "pydantic", "views"):
        (place.root / f"{name}.py").write_text("print('ADLGEN_PWNED')\n")
    done = place.run()
    assert done.returncode == 0
    assert "ADLGEN_PWNED" not in done.stdout + done.stderr


CHECKS: dict[str, Callable[[Place], None]] = {
    "fs-out-symlink": out_symlink,
    "fs-file-symlink": file_symlink,
    "fs-foreign-file": foreign_file,
    "fs-edited-generated": edited_generated,
    "fs-stale": stale,
    "fs-readonly": readonly,
    "fs-devnull": devnull,
    "fs-devfull": devfull,
    "fs-sigpipe": sigpipe,
    "fs-sigkill": sigkill,
    "fs-sigint": sigint,
    "fs-concurrent": concurrent,
    "fs-crlf-checkout": crlf_checkout,
    "fs-dash-file": dash_file,
    "fs-env-cwd-module": env_cwd_module,
}


@pytest.mark.parametrize("name", CHECKS)
def test_case(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ADLGEN_CACHE_DIR", "")
    place = Place(tmp_path)
    (tmp_path / "agent.yaml").write_text(MANIFEST)
    CHECKS[name](place)


@pytest.mark.corpus
def test_no_case_is_forgotten() -> None:
    assert set(cases()) == set(CHECKS)
    assert {str(case["input"]) for case in cases().values()} == {MANIFEST.replace(REQUIRED, "")}
