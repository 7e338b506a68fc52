"""What type checkers report where a program calls tools that will be removed; a running program gets no warning."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from adlgen.document.node import Source
from adlgen.testing.targets import render_source
from tests.conformance import suite

pytestmark = pytest.mark.native

TOOLS = suite.ROOT / "tests/toolchains/node/node_modules/.bin"
LONG = 'the "new" \\ one, whose """ name is so long that it does not fit on the rest of the line'
PLANNED = "use 'place_order' instead; since 1.4; may be removed from 2027-01-31 on."
PLAIN = "Deprecated in the specification."
OUTPUT = {
    "type": "object",
    "properties": {"number": {"type": "integer"}},
    "required": ["number"],
}
REMOVED = {"since": "1.4", "until": "2027-01-31", "use": "place_order"}
EXTENSIONS = {
    "place_order": {},
    "order": {"deprecated": REMOVED, "output": OUTPUT},
    "deprecated": {"deprecated": {}},
    "out": {"deprecated": {"use": LONG}, "title": "Out"},
}
PROGRAM = """\
from shop.toolspec import ShopTools, Toolbox
from shop.toolspec.client import Client


async def main(client: Client, box: Toolbox) -> int:
    tools = ShopTools(box)
    number = (await client.order(item="a")).number
    await client.deprecated(item="a")
    await client.out(item="a")
    await client.place_order(item="a")
    await tools.order(item="a")
    await tools.deprecated(item="a")
    await tools.out(item="a")
    await tools.place_order(item="a")
    return number
"""
TEXTS = (PLANNED, PLAIN, f"use '{LONG}' instead.")
REPORTED = [*enumerate(TEXTS, 7), *enumerate(TEXTS, 11)]
CODE = """\
from shop.toolspec.code.functions import order, place_order


async def main() -> int:
    await place_order(item="a")
    return (await order(item="a"))["number"]
"""


_REPORT = r"use\.py:(\d+): error: .* is deprecated: (.*)  \[deprecated\]"


def manifest(*without: str) -> str:
    """Return a specification with deprecated tools, of which one has the name of the mark."""
    tools = [
        {
            "id": name,
            "name": name,
            "description": "Order something.",
            "tags": ["orders"],
            "schema": {
                "type": "object",
                "properties": {"item": {"type": "string"}},
                "required": ["item"],
                **({"x-adlgen": extension} if extension else {}),
            },
        }
        for name, extension in EXTENSIONS.items()
        if name not in without
    ]
    spec = {
        "capabilities": dict.fromkeys(
            ("streaming", "pushNotifications", "stateTransitionHistory"), False
        ),
        "server": {"port": 8080},
        "language": {"python": {"package": "shop"}},
        "tools": tools,
    }
    head = {"apiVersion": "adl.inference-gateway.com/v1", "kind": "Agent"}
    metadata = {"name": "shop", "description": "A shop.", "version": "1.4.0"}
    return json.dumps({**head, "metadata": metadata, "spec": spec})


def project(folder: Path, program: str, spec: str, **options: str) -> Path:
    """Write a package, and a program that uses it."""
    target = suite.TARGETS["python-pydantic"]
    for file in render_source(Source("agent.yaml", spec), target, options).tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    use = folder / "src/use.py"
    use.write_text(program)
    return use


def by_mypy(use: Path) -> list[tuple[int, str]]:
    """Return the deprecations that mypy reports in all files, strictly; the others must be none."""
    command = [sys.executable, "-m", "mypy", "--strict", "--enable-error-code", "deprecated"]
    command += ["--cache-dir", str(use.parent.parent / ".mypy_cache"), use.name]
    done = subprocess.run(command, cwd=use.parent, capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()[:-1]
    found = [re.fullmatch(_REPORT, line) for line in lines]
    assert all(found), done.stdout
    return [(int(one[1]), one[2]) for one in found if one is not None]


def by_pyright(use: Path) -> list[tuple[int, str]]:
    """Return the deprecations that pyright reports in all files, strictly; the others must be none."""
    settings = {
        "typeCheckingMode": "strict",
        "include": ["src"],
        "venvPath": str(suite.ROOT),
        "venv": ".venv",
        "executionEnvironments": [{"root": "src"}],
    }
    (use.parent.parent / "pyrightconfig.json").write_text(json.dumps(settings))
    command = [str(TOOLS / "pyright"), "--outputjson", "--project", str(use.parent.parent)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    reports = json.loads(done.stdout)["generalDiagnostics"]
    assert {(Path(one["file"]).name, one["rule"]) for one in reports} == {
        ("use.py", "reportDeprecated")
    }, done.stdout
    return [
        (one["range"]["start"]["line"] + 1, one["message"].split("\n", 1)[1].strip())
        for one in reports
    ]


@pytest.mark.parametrize(
    "options",
    [{}, {"models": "dataclass"}, {"layout": "single"}],
    ids=lambda o: "-".join(o.values()),
)
def test_type_checkers_report_calls_of_deprecated_tools(
    tmp_path: Path, options: dict[str, str]
) -> None:
    use = project(tmp_path, PROGRAM, manifest(), client="mcp", wiring="false", **options)
    assert by_mypy(use) == REPORTED
    assert by_pyright(use) == REPORTED


def test_type_checkers_report_functions_of_code(tmp_path: Path) -> None:
    """Mypy reports an import only; in one file it would take the tool 'deprecated' for the mark."""
    use = project(tmp_path, CODE, manifest("deprecated"), client="code", wiring="false")
    assert by_mypy(use) == [(1, PLANNED)]
    assert by_pyright(use) == [(1, PLANNED), (6, PLANNED)]


def test_a_running_program_gets_no_warning(tmp_path: Path) -> None:
    program = """\
from shop.toolspec import ShopTools
from shop.toolspec.client import Client

client = Client(None)
print(callable(client.order), callable(client.out), Client.__doc__ is not None)
"""
    use = project(tmp_path, program, manifest(), client="mcp", wiring="false")
    command = [sys.executable, "-W", "error", use.name]
    done = subprocess.run(command, cwd=use.parent, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["True", "True", "True"], done.stderr


def test_outputs_without_deprecated_tools_have_no_mark() -> None:
    source = Source(
        "tools.json", '{"tools": [{"name": "find", "inputSchema": {"type": "object"}}]}'
    )
    tree = render_source(source, suite.TARGETS["python-pydantic"], {"client": "mcp"}).tree
    assert not [file.path for file in tree if "_deprecated" in file.text + file.path]
