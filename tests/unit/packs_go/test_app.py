"""The application that Go agents are wired to, with services of a user, and its packages in another module."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from adlgen import runtime
from adlgen.testing.targets import Rendered, render_case
from tests.conformance import suite

FILES = Path(__file__).with_name("app")
DESK = Path(__file__).with_name("desk")
MODULES = ("desk", "shop", "single")
"""The modules of the tools of the desk, of the types of the user, and of the same tools in one file."""
ELSEWHERE = """\
module example.com/elsewhere

go 1.24

require example.com/orders-agent v0.0.0

replace example.com/orders-agent => ../orders
"""

LIBRARIES: Mapping[str, tuple[Mapping[str, str], str]] = {
    "library": ({}, "shared_test"),
    "single": ({"layout": "single"}, "shared_test"),
    "external": ({"validator": "external"}, "external_test"),
}
"""Options of tools that share types, and the test of them."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Emit the agent, with the services of the test."""
    if shutil.which("go") is None:
        pytest.skip("go is not installed")
    folder = tmp_path_factory.mktemp("go") / "orders"
    write(suite.rendered("agent-orders", "go"), folder)
    for service in (FILES / "services").iterdir():
        shutil.copy(service, folder / "internal" / "services" / service.stem)
    refuse(folder / "internal" / "tools" / "search_catalog.go")
    shutil.copy(FILES / "app_test.go.txt", folder / "internal" / "app" / "app_test.go")
    shutil.copy(FILES / "toolspec" / "types_test.go.txt", folder / "toolspec" / "types_test.go")
    other = folder.parent / "elsewhere"
    other.mkdir()
    (other / "go.mod").write_text(ELSEWHERE)
    shutil.copy(FILES / "elsewhere" / "main_test.go.txt", other / "main_test.go")
    for name, (options, test) in LIBRARIES.items():
        share(folder.parent / name, options, test)
    open_desk(folder.parent / "office")
    return folder


def write(emitted: Rendered, folder: Path) -> None:
    """Write what was emitted."""
    for file in emitted.tree.files:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8", newline="")


def share(folder: Path, options: Mapping[str, str], test: str) -> None:
    """Emit tools that share types, with a test of them and the schemas that models see."""
    emitted = render_case(suite.CASES["shared-types"], suite.TARGETS["go"], options)
    write(emitted, folder)
    tools = emitted.plan.tools
    schemas = {t.llm_name: [t.input.schema, t.output and t.output.schema] for t in tools}
    (folder / "toolspec" / "schemas.json").write_text(json.dumps(schemas))
    shutil.copy(FILES / "toolspec" / f"{test}.go.txt", folder / "toolspec" / f"{test}.go")


def open_desk(folder: Path) -> None:
    """Generate tools with types of formats and of the user, which are in another module."""
    shutil.copytree(DESK, folder, ignore=shutil.ignore_patterns("*.go.txt"))
    done = subprocess.run(
        [sys.executable, "-m", "adlgen", "generate"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(suite.ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert runtime("go", folder / "adlrt", options={"module": "example.com/adlrt"}).ok
    for name, place in (
        ("money", "shop/money"),
        ("ids", "shop/own/money"),
        ("desk_test", "desk/toolspec"),
    ):
        (folder / place).mkdir(parents=True, exist_ok=True)
        shutil.copy(DESK / f"{name}.go.txt", folder / place / f"{name}.go")
    for module in MODULES:
        (folder / module / "go.mod").write_text(f"module example.com/{module}\n\ngo 1.24\n")
    uses = "".join(f"\t./{module}\n" for module in ("adlrt", *MODULES))
    (folder / "go.work").write_text(f"go 1.24\n\nuse (\n{uses})\n")


def refuse(handler: Path) -> None:
    """Implement a tool that refuses a call with a message for the model."""
    text, unwritten = handler.read_text("utf-8"), "return out, adlrt.ErrNotImplemented"
    assert unwritten in text
    refusal = 'return out, adlrt.Errorf("there is no such customer")'
    handler.write_text(text.replace(unwritten, refusal), "utf-8")


@pytest.mark.native
@pytest.mark.parametrize(
    "place",
    [
        *("orders/internal/app", "orders/internal/tools", "orders/toolspec", "elsewhere"),
        *(f"{name}/toolspec" for name in LIBRARIES),
        *("office/desk/toolspec", "office/single/toolspec"),
    ],
)
def test_an_agent_as_its_users_use_it(project: Path, place: str) -> None:
    ran = subprocess.run(
        ["go", "test", "."],
        cwd=project.parent / place,
        env=suite.workspace_in(suite.NATIVE / "go-app", "go").environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    # The one tool that is written refuses its sample: its scaffolded test fails until it has a fake.
    expected = ["TestSearchCatalog"] if place == "orders/internal/tools" else []
    failed = re.findall(r"^--- FAIL: (\w+)", ran.stdout, re.MULTILINE)
    assert (failed, ran.returncode) == (expected, int(bool(expected))), ran.stdout + ran.stderr
    assert not expected or "there is no such customer" in ran.stdout
