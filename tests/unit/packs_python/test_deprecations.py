"""What type checkers report where a program calls tools that will be removed; a running program gets no warning."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import defaultdict
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


KINDS: dict[str, dict[str, str]] = {
    "shop": {},
    "dataclasses_shop": {"models": "dataclass"},
    "single_shop": {"layout": "single"},
}
"""The options of the packages, which are checked together, by their names."""
_REPORT = r"(use_\w+\.py):(\d+): error: .* is deprecated: (.*)  \[deprecated\]"


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
    target, module = suite.TARGETS["python-pydantic"], options.get("module", "shop")
    for file in render_source(Source("agent.yaml", spec), target, options).tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    use = folder / f"src/use_{module}.py"
    tools = f"{module.title().replace('_', '')}Tools"
    use.write_text(program.replace("from shop.", f"from {module}.").replace("ShopTools", tools))
    return use


def by_mypy(folder: Path) -> dict[str, list[tuple[int, str]]]:
    """Return the deprecations that mypy reports in the programs of a folder and what they import, strictly; the others must be none."""
    command = [sys.executable, "-m", "mypy", "--strict", "--enable-error-code", "deprecated"]
    command += ["--cache-dir", str(folder.parent / ".mypy_cache")]
    command += sorted(path.name for path in folder.glob("use_*.py"))
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    found: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for line in done.stdout.splitlines()[:-1]:
        one = re.fullmatch(_REPORT, line)
        assert one is not None, done.stdout
        found[one[1]].append((int(one[2]), one[3]))
    return found


def by_pyright(folder: Path) -> dict[str, list[tuple[int, str]]]:
    """Return the deprecations that pyright reports in the files of a folder, strictly; the others must be none."""
    settings = {
        "typeCheckingMode": "strict",
        "include": ["src"],
        "venvPath": str(suite.ROOT),
        "venv": ".venv",
        "executionEnvironments": [{"root": "src"}],
    }
    (folder.parent / "pyrightconfig.json").write_text(json.dumps(settings))
    command = [str(TOOLS / "pyright"), "--outputjson", "--project", str(folder.parent)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for one in json.loads(done.stdout)["generalDiagnostics"]:
        assert one["rule"] == "reportDeprecated", done.stdout
        message = one["message"].split("\n", 1)[1].strip()
        found[Path(one["file"]).name].append((one["range"]["start"]["line"] + 1, message))
    return found


def test_type_checkers_report_calls_of_deprecated_tools(tmp_path: Path) -> None:
    """Mypy reports an import of a function of code only; in one file it would take the tool 'deprecated' for the mark."""
    every = manifest()
    for name, options in KINDS.items():
        project(tmp_path, PROGRAM, every, client="mcp", wiring="false", module=name, **options)
    project(
        tmp_path, CODE, manifest("deprecated"), client="code", wiring="false", module="functions"
    )
    expected = {f"use_{name}.py": REPORTED for name in KINDS}
    assert by_mypy(tmp_path / "src") == {**expected, "use_functions.py": [(1, PLANNED)]}
    found = [(1, PLANNED), (6, PLANNED)]
    assert by_pyright(tmp_path / "src") == {**expected, "use_functions.py": found}


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
