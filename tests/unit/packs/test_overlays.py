"""Calls of tools with an overlay and with repair: the same texts for the model in all languages."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from adlgen.testing.targets import render_case
from tests import cargo
from tests.conformance import suite

DRIVERS = Path(__file__).with_name("overlays")
NODE = suite.ROOT / "tests/toolchains/node/node_modules"
OPEN, FIND = "hub_open_issue", "hub_find_all"
TENANT = 'acme"`*/'
ADDED = {"tenantId": TENANT, "options": {"deep": True}, "user": "ada", "actor": "eva"}
DEFAULTS = {"priority": "low", "limit": 10}
FAILED = f"The tool {OPEN} failed with an internal error."
HELD = "a string that holds JSON: send the array itself"


def refused(*problems: str) -> str:
    count = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
    return "\n".join((f"Invalid arguments for {OPEN} ({count}):", *problems))


USER = {"user": "ada", "principal": "eva", "other": 1}
CALLS: Sequence[tuple[str, Any, dict[str, Any], Any]] = [
    (OPEN, {"title": "t"}, USER, {"title": "t", **DEFAULTS, **ADDED}),
    (
        OPEN,
        {"title": "t", "limit": 3, "priority": "high", "labels": ["a"]},
        USER,
        {"title": "t", "limit": 3, "priority": "high", "labels": ["a"], **ADDED},
    ),
    # What a model writes in the place of a hidden argument is replaced.
    (
        OPEN,
        {"title": "t", "tenantId": "evil", "user": "eve", "options": 1},
        USER,
        {"title": "t", **DEFAULTS, **ADDED},
    ),
    (
        OPEN,
        {"title": "t", "priority": "mid"},
        USER,
        refused('- /priority: must be one of "low", "high" (got "mid")'),
    ),
    (OPEN, {}, USER, refused("- /title: required property is missing")),
    # A model sees no value of the request, and not that one is missing.
    (OPEN, {"title": "t", "user": "eve"}, {}, FAILED),
    (OPEN, {"title": "t"}, {"user": "ada"}, FAILED),
    (OPEN, {"title": "t"}, {**USER, "user": "x"}, FAILED),
    (OPEN, {"title": "t"}, {**USER, "user": 7}, FAILED),
    (
        OPEN,
        {"title": "t", "labels": '["a"]'},
        USER,
        {"title": "t", "labels": ["a"], **DEFAULTS, **ADDED},
    ),
    # Repaired once, and only if the whole call is then valid.
    (
        OPEN,
        {"title": "t", "labels": '["[]"]'},
        USER,
        {"title": "t", "labels": ["[]"], **DEFAULTS, **ADDED},
    ),
    (
        OPEN,
        {"title": "t", "labels": "[1]"},
        USER,
        refused(f"- /labels: must be array (got {HELD})"),
    ),
    (
        OPEN,
        {"labels": "[]"},
        USER,
        refused(
            "- /title: required property is missing",
            f"- /labels: must be array (got {HELD})",
        ),
    ),
    (OPEN, {"title": "t", "labels": "["}, USER, refused('- /labels: must be array (got "[")')),
    (OPEN, {"title": "t", "labels": "{}"}, USER, refused('- /labels: must be array (got "{}")')),
    (OPEN, {"title": '{"a":1}'}, USER, {"title": '{"a":1}', **DEFAULTS, **ADDED}),
    (FIND, {"query": "short"}, {}, "short"),
    (FIND, {"query": "text"}, {}, f"{'é' * 40}\n[The result is cut: 40 of 50 characters.]"),
    (FIND, {"query": "value"}, {}, "The result has 58 characters, more than 40: ask for less."),
]
SENT = {"title": "t", "user": "me", **DEFAULTS, "tenantId": TENANT, "options": {"deep": True}}


def emitted(folder: Path, target: str) -> Path:
    module = "overlays-driver" if target == "rust" else "overlays_driver"
    options = {} if target in {"go", "typescript"} else {"module": module}
    for file in render_case(suite.CASES["overlays"], suite.TARGETS[target], options).tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8", newline="")
    return folder


def driver(name: str, place: Path) -> Path:
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(DRIVERS / f"driver.{name}.txt", place)
    return place


def run(command: Sequence[str | Path], folder: Path, given: str = "", **more: str) -> str:
    done = subprocess.run(
        [*map(str, command)],
        cwd=folder,
        input=given,
        capture_output=True,
        env={**os.environ, **more},
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def python(folder: Path) -> Sequence[str | Path]:
    return [sys.executable, "-X", "utf8", driver("py", folder / "src/driver.py")]


def typescript(folder: Path) -> Sequence[str | Path]:
    driver("ts", folder / "src/driver.ts")
    (folder / "node_modules").symlink_to(NODE)
    run([NODE / ".bin/tsc", "--outDir", "built"], folder)
    return ["node", folder / "built/src/driver.js"]


def go(folder: Path) -> Sequence[str | Path]:
    driver("go", folder / "cmd/driver/main.go")
    workspace = suite.workspace_in(suite.NATIVE / "go-runtime", "go")
    run(["go", "build", "-o", "driver", "./cmd/driver"], folder, **workspace.environment())
    return [folder / "driver"]


def rust(folder: Path) -> Sequence[str | Path]:
    driver("rs", folder / "src/main.rs")
    run(["cargo", "build", "--quiet", "--offline"], folder, CARGO_TARGET_DIR=str(cargo.TARGET))
    return [cargo.PROGRAMS / "overlays-driver"]


@pytest.mark.parametrize(
    ("target", "built", "tool"),
    [
        ("python-pydantic", python, sys.executable),
        ("python-dataclass", python, sys.executable),
        pytest.param("typescript", typescript, "node", marks=pytest.mark.native),
        pytest.param("go", go, "go", marks=pytest.mark.native),
        pytest.param("rust", rust, "cargo", marks=pytest.mark.native),
    ],
)
def test_calls_are_the_same_in_all_languages(
    tmp_path: Path, target: str, built: Callable[[Path], Sequence[str | Path]], tool: str
) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    command = built(emitted(tmp_path, target))
    lines = [
        json.dumps({"tool": tool, "arguments": json.dumps(arguments), "values": values})
        for tool, arguments, values, _ in CALLS
    ]
    *texts, sent, repairs = map(json.loads, run(command, tmp_path, "\n".join(lines)).splitlines())
    assert len(texts) == len(CALLS)
    for text, (_, arguments, _, expected) in zip(texts, CALLS, strict=True):
        found = json.loads(text) if isinstance(expected, dict) else text
        assert found == expected, arguments
    assert sent == SENT
    assert repairs == {OPEN: 2}
