"""The runtime as a package of its own, over which several generated packages are one program."""

from __future__ import annotations

import ast
import asyncio
import importlib
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from types import SimpleNamespace
from typing import Any

import pytest

from adlgen import __version__, runtime
from adlgen.document.node import Source
from adlgen.testing.targets import render_case, render_source
from tests.conformance import suite

NAME = "adlgen_runtime"
BIN = suite.ROOT / "tests/toolchains/node/node_modules/.bin"
OUTPUTS = {
    "shop": {
        "models": "pydantic",
        "tool": {
            "name": "refund",
            "inputSchema": {
                "type": "object",
                "required": ["order"],
                "properties": {
                    "order": {"type": "string", "format": "uuid"},
                    "at": {"type": "string", "format": "date-time"},
                    "note": {"type": "string", "pattern": "^[a-z]+$"},
                },
            },
            "outputSchema": {
                "type": "object",
                "required": ["cents"],
                "properties": {"cents": {"type": "integer", "minimum": 0}},
            },
        },
    },
    "desk": {
        "models": "dataclass",
        "tool": {
            "name": "refund",
            "inputSchema": {
                "type": "object",
                "properties": {
                    "day": {"type": "string", "format": "date"},
                    "lines": {"type": "array", "items": {"type": "number"}, "default": []},
                },
            },
        },
    },
}
"""The packages, with their kinds of models and their tools."""


def write(folder: Path, name: str, **options: str) -> list[str]:
    """Emit a package; return the paths of its files."""
    facts: Any = OUTPUTS[name]
    source = Source("tools.json", json.dumps({"tools": [facts["tool"]]}))
    given = {"models": facts["models"], "module": name, "wiring": "false", "formats": "native"}
    target = suite.TARGETS["python-pydantic"]
    tree = render_source(source, target, {**given, "runtime": NAME, **options}).tree
    for file in tree:
        path = folder / name / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    return [file.path for file in tree]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Write the runtime and the packages, and make them importable."""
    made = tmp_path_factory.mktemp("packages")
    assert runtime("python", made / "runtime").ok
    for name in OUTPUTS:
        write(made, name, client="mcp", adapters="all")
    paths = [str(made / name / "src") for name in ("runtime", *OUTPUTS)]
    sys.path[:0] = paths
    yield made
    for path in paths:
        sys.path.remove(path)
    for name in [n for n in sys.modules if n.split(".")[0] in (NAME, *OUTPUTS)]:
        del sys.modules[name]


def test_a_package_is_what_its_spec_says(folder: Path) -> None:
    files = {path.name for path in (folder / "shop/src/shop/toolspec").iterdir()}
    files.discard("__pycache__")
    assert files == {"__init__.py", "_formats.py", "client.py", "refund.py", "tools.py"}


@pytest.mark.usefixtures("folder")
def test_two_packages_are_one_toolbox() -> None:
    shop, desk, shared = map(importlib.import_module, ("shop.toolspec", "desk.toolspec", NAME))
    assert shop.ToolError is desk.ToolError is shared.ToolError
    refund, credit = (importlib.import_module(f"{n}.toolspec.refund") for n in OUTPUTS)

    async def pay(_: Any, given: Any, /) -> Any:
        return refund.RefundOutput(cents=len(given.note or ""))

    async def note(_: Any, given: Any, /) -> Any:
        if not given.lines:
            message = "no such customer"
            raise desk.ToolError(message)
        return [given.day, given.lines]

    seen: list[str] = []

    async def around(ctx: Any, arguments: Any, step: Any, /) -> Any:
        seen.append(ctx.tool.name)
        return await step(ctx, arguments)

    box = shared.Toolbox.merged(
        shop.Toolbox([refund.TOOL.bind(pay)]),
        desk.Toolbox([credit.TOOL.bind(note)]).prefixed("desk_"),
        middleware=[around],
    )

    async def run() -> None:
        order = "6f9619ff-8b86-d011-b42d-00cf4fc964ff"
        paid = await shop.ShopTools(box).refund(order=order, note="abc")
        assert paid.cents == 3
        listed = await desk.DeskTools(box).refund(lines=[1.5])
        assert listed == [None, [1.5]]
        failed = await box.call_for_model("desk_refund", {})
        assert failed.text == "no such customer"
        wrong = await box.call_for_model("desk_refund", {"day": "x"})
        assert wrong.text.startswith("Invalid arguments for desk_refund (1 problem):\n- /day: ")

    asyncio.run(run())
    assert seen == ["refund", "desk_refund", "desk_refund", "desk_refund"]


@pytest.mark.parametrize(
    ("version", "advice"),
    [("0.0.1", "generate shop again with adlgen"), ("99.0.0", "write adlgen_runtime again")],
)
def test_another_version_is_refused_on_import(folder: Path, version: str, advice: str) -> None:
    index = folder / "shop/src/shop/toolspec/__init__.py"
    text = index.read_text("utf-8")
    assert f'require("{__version__}", ' in text
    module = importlib.import_module(NAME)
    with pytest.raises(ImportError, match=f"shop needs adlgen_runtime .*: {advice}") as raised:
        module.require(version, "shop")
    assert raised.value.name == "shop"


def test_the_check_is_before_everything_else(folder: Path) -> None:
    tree = ast.parse((folder / "shop/src/shop/toolspec/__init__.py").read_text("utf-8"))
    _, first, second, *_ = tree.body
    assert ast.unparse(first) == f"from {NAME} import require"
    assert ast.unparse(second).startswith("require(")


def own_imports(path: str, text: str) -> set[str]:
    """Return the modules of its output from which a module imports names, as paths."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.level and node.module:
            folder = PurePosixPath(path).parents[node.level - 1]
            name = folder.joinpath(*node.module.split("."))
            is_package = name.name in ("toolspec", "adapters", "commands", "generation")
            found.add(f"{name}/__init__.py" if is_package else f"{name}.py")
    return found


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
def test_the_runtime_has_all_names_that_are_imported(models: str) -> None:
    used: set[tuple[str, str]] = set()
    missing: list[tuple[str, str]] = []
    for case in suite.CASES.values():
        if case.options.get("validator") == "external":
            continue
        client = "mcp" if case.options.get("numbers") == "exact" else "code"
        options = {"runtime": NAME, "serve": "mcp", "client": client, "strict": "on"}
        tree = render_case(case, suite.TARGETS[f"python-{models}"], options).tree
        for file in tree:
            found = re.findall(
                rf"^from ({NAME}[\w.]*) import (\([^)]*\)|.*)$", file.text, re.MULTILINE
            )
            used |= {
                (module, name.partition(" as ")[0])
                for module, names in found
                for name in re.findall(r"\w+(?: as \w+)?", names)
            }
            if file.path.endswith(".py") and file.path.startswith("src/"):
                lacking = own_imports(file.path, file.text) - {one.path for one in tree}
                assert not lacking, file.path
    assert len(used) > 30
    sdk = SimpleNamespace(Client=object, ClientSession=object)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "mcp", sdk)
        types = SimpleNamespace(CallToolResult=object, TextContent=object)
        patch.setitem(sys.modules, "mcp.types", types)
        for module, name in sorted(used):
            if ".adapters." not in module and not hasattr(importlib.import_module(module), name):
                missing.append((module, name))
    assert missing == []


HOST = """\
from adlgen_runtime import CallContext, Toolbox
from desk.toolspec import DeskTools
from desk.toolspec.refund import TOOL as NOTE
from desk.toolspec.refund import RefundInput as NoteInput
from shop.toolspec import ShopTools
from shop.toolspec.refund import TOOL as REFUND
from shop.toolspec.refund import RefundInput, RefundOutput


async def pay(ctx: CallContext, input: RefundInput, /) -> RefundOutput:
    return RefundOutput(cents=len(ctx.tool.name) + len(input.note or ""))


def note(_: CallContext, input: NoteInput, /) -> list[float]:
    return [*(input.lines or ())]


box = Toolbox([REFUND.bind(pay)])
both = Toolbox.merged(box, Toolbox([NOTE.bind(note)]).prefixed("desk_"))
shop, desk = ShopTools(both), DeskTools(both)
"""
"""A program over both packages."""


@pytest.mark.native
def test_the_packages_are_strict(folder: Path) -> None:
    (folder / "host.py").write_text(HOST)
    settings = {
        "typeCheckingMode": "strict",
        "venvPath": str(suite.ROOT / ".cache"),
        "venv": "frameworks",
        "pythonVersion": "3.10",
        "include": ["host.py", "runtime/src", *(f"{name}/src" for name in OUTPUTS)],
        "extraPaths": ["runtime/src", *(f"{name}/src" for name in OUTPUTS)],
    }
    (folder / "pyrightconfig.json").write_text(json.dumps(settings))
    command = [str(BIN / "pyright"), "--project", "."]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    done = subprocess.run(
        command, cwd=folder / "runtime", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
