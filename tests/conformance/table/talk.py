"""Talking with programs that answer one line of JSON for each line they read, and may die of one."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
CACHE = ROOT / ".cache"
PEERS = ROOT / "tests" / "toolchains" / "peers"
NODE = ROOT / "tests" / "toolchains" / "node" / "node_modules" / ".bin"
PYTHON = ROOT / ".venv" / "bin" / "python"


def environment() -> dict[str, str]:
    """Return the environment of every program: what it caches stays inside the work tree."""
    return {
        **os.environ,
        "GOPATH": str(CACHE / "go"),
        "GOCACHE": str(CACHE / "go-build"),
        "GOFLAGS": "-modcacherw -mod=mod",
        "GOTOOLCHAIN": "local",
        "CARGO_TARGET_DIR": str(CACHE / "cargo-target"),
        "CARGO_TERM_COLOR": "never",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def talk(
    command: Sequence[str],
    requests: Sequence[Mapping[str, Any]],
    folder: Path,
    timeout: float = 300,
) -> list[dict[str, Any] | None]:
    """Send requests; return the answers, None for each that killed the program or hung it."""
    lines = [json.dumps(request, ensure_ascii=False) for request in requests]
    answers: list[dict[str, Any] | None] = []
    while len(answers) < len(lines):
        replies = _run(command, "\n".join([*lines[len(answers) :], ""]), folder, timeout)
        answers += [json.loads(line) for line in replies.split("\n")[:-1]]
        if len(answers) < len(lines):
            answers.append(None)
    return answers


def _run(command: Sequence[str], text: str, folder: Path, timeout: float) -> str:
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment(),
            input=text.encode(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=timeout,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        return (late.stdout or b"").decode()
    return done.stdout.decode()


def run(command: Sequence[str], folder: Path, timeout: float = 3600) -> tuple[bool, str]:
    """Run a command; return whether it succeeded, and what it printed."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        timeout=timeout,
        check=False,
    )
    return done.returncode == 0, done.stdout


def lay_out(folder: Path, files: Mapping[str, str]) -> None:
    """Make a folder hold just these files below; what is there as wanted stays untouched."""
    known = folder / ".files"
    before = set(known.read_text("utf-8").splitlines()) if known.exists() else set()
    for stale in before - files.keys():
        (folder / stale).unlink(missing_ok=True)
    for name, text in files.items():
        path = folder / name
        if not path.exists() or path.read_text("utf-8", errors="surrogatepass") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8", errors="replace")
    known.write_text("\n".join(files), "utf-8")
