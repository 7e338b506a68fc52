"""An output has only the modules that something imports."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from pathlib import PurePosixPath

import pytest

from adlgen.testing.targets import render_case
from tests.conformance import suite

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"wiring": "false", "client": "mcp"},
    {"serve": "mcp", "adapters": "openai"},
    {"formats": "native", "numbers": "exact"},
)
ENTRIES = ("__init__", "__main__", "app", "client", "content", "tools", "conftest")
"""Modules that users import or run."""


def modules_of(case: str, target: str, options: Mapping[str, str]) -> dict[str, str]:
    """Return the text of each emitted module, by its dotted name."""
    tree = render_case(suite.CASES[case], suite.TARGETS[target], options).tree
    found = {}
    for file in tree:
        path = PurePosixPath(file.path)
        if path.suffix == ".py" and path.parts[0] == "src":
            found[".".join(path.with_suffix("").parts[1:])] = file.text
    return found


def imported(module: str, text: str, known: AbstractSet[str]) -> set[str]:
    """Return the emitted modules that a module imports."""
    package = module.removesuffix(".__init__").split(".")
    if not module.endswith(".__init__"):
        package = package[:-1]
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = ".".join(
                [*package[: len(package) - node.level + 1], *(node.module or "").split(".")]
            )
            names = [base.rstrip("."), *(f"{base.rstrip('.')}.{one.name}" for one in node.names)]
            found |= {name for one in names for name in (one, f"{one}.__init__") if name in known}
    return found


@pytest.mark.parametrize("options", OPTIONS, ids=lambda one: "-".join(one.values()) or "default")
@pytest.mark.parametrize("target", ["python-pydantic", "python-dataclass"])
@pytest.mark.parametrize("case", ["agent-orders", "agent-built-ins-only", "formats"])
def test_every_module_is_reached(case: str, target: str, options: dict[str, str]) -> None:
    modules = modules_of(case, target, options)
    waiting = [name for name in modules if not name.rpartition(".")[2].startswith("_")]
    waiting += [name for name in modules if name.rpartition(".")[2] in ENTRIES]
    reached = set(waiting)
    while waiting:
        name = waiting.pop()
        new = imported(name, modules[name], modules.keys()) - reached
        reached |= new
        waiting += new
    assert modules.keys() - reached == set()


PARTS = {
    "_deprecated": r"\bdeprecated\(",
    "_pattern": r"\bprograms\(",
    "_rules": r"\bCallRules\(",
    "json_repair": r"\bRepairingCodec\b",
}
"""Modules that other modules of the runtime do not need, with how generated modules use them."""


@pytest.mark.parametrize("target", ["python-pydantic", "python-dataclass"])
@pytest.mark.parametrize(
    "case", ["agent-orders", "unions-tagged", "patterns", "formats", "agent-client", "overlays"]
)
def test_a_part_is_emitted_if_a_schema_needs_it(case: str, target: str) -> None:
    modules = {name.rpartition(".")[2]: text for name, text in modules_of(case, target, {}).items()}
    others = "\n".join(text for name, text in modules.items() if name not in PARTS)
    for part, used in PARTS.items():
        assert (part in modules) is bool(re.search(used, others)), part
