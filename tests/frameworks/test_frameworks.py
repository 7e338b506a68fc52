"""Agent frameworks show emitted tools with the meaning of their schemas, and call them."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import textwrap
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from adlgen.testing.targets import render_case
from tests.conformance import suite
from tests.frameworks import cells
from tests.frameworks.table import PAGE, Row, check_table

ROOT = Path(__file__).parents[2]
PYRIGHT = ROOT / "tests/toolchains/node/node_modules/.bin/pyright"
PYTHON = ROOT / ".cache/frameworks/bin/python"
PREVIOUS = ROOT / ".cache/frameworks-previous/bin/python"
CASE = "agent-orders"
TARGET = "python-pydantic"
TOOLS = ("create_order", "search_catalog", "update_customer")


@pytest.mark.slow
def test_frameworks_show_what_the_schemas_mean(tmp_path: Path) -> None:
    case = suite.CASES[CASE]
    calls: dict[str, list[tuple[Any, bool]]] = defaultdict(list)
    for call in case.calls:
        if call.part == "input" and call.tool in TOOLS:
            calls[call.tool].append((json.loads(call.text), call.accepted))
    for cases in calls.values():
        cases.sort(key=lambda pair: not pair[1])
        assert {accepted for _, accepted in cases} == {True, False}
    emitted = render_case(
        case, suite.TARGETS[TARGET], {"adapters": "all", "serve": "mcp", **suite.ANNOTATED}
    )
    for file in emitted.tree:
        path = tmp_path / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    check_types(tmp_path)
    given = tmp_path / "calls.json"
    given.write_text(json.dumps(calls), "utf-8")
    rows = [Row(*row) for python in (PYTHON, PREVIOUS) for row in ran("checks.py", python, given)]
    check_table("Python", sorted(rows, key=lambda row: (row.adapter.strip("`"), row.framework)))
    cells.check("Python", "current", ran("probe.py", PYTHON, given))
    cells.check("Python", "previous", ran("probe.py", PREVIOUS, given))
    section = PAGE.read_text("utf-8").partition("\n## Python\n")[2]
    for file in emitted.tree:
        if "/adapters/" in file.path:
            for example in re.findall(r"(?m)(?:^    .*\n)+", docstring(file.text)):
                assert textwrap.dedent(example).strip() in section, file.path


def ran(program: str, python: Path, given: Path) -> list[Any]:
    """Return what a program observes in an environment of frameworks."""
    done = subprocess.run(
        [python, Path(__file__).with_name(program), given],
        env={"PYTHONPATH": f"{given.parent / 'src'}:{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    rows: list[Any] = json.loads(done.stdout)
    return rows


def check_types(folder: Path) -> None:
    """Check emitted files and what they use of the SDKs as strictly as an editor can."""
    settings = {"typeCheckingMode": "strict", "reportDeprecated": "error", "include": ["src"]}
    settings |= {"venvPath": str(PYTHON.parents[2]), "venv": PYTHON.parents[1].name}
    (folder / "pyrightconfig.json").write_text(json.dumps(settings), "utf-8")
    done = subprocess.run(
        [PYRIGHT, "-p", "."], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def docstring(text: str) -> str:
    return ast.get_docstring(ast.parse(text), clean=False) or ""
