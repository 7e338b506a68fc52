"""A test that needs the shared material has the mark ``corpus``: a clone without it runs all others."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

HERE = Path(__file__).parent
GATE = "tests.shared"
"""The only module that knows where the material is."""
FOLDERS = {(GATE, "FOLDER"), (GATE, "CORPUS"), (GATE, "CASES")}

Reference: TypeAlias = tuple[str, str]
"""A module, and a name at its top level."""
Modules: TypeAlias = Mapping[str, ast.Module]


@cache
def modules() -> dict[str, ast.Module]:
    """Return every module of the tests by its dotted name."""
    paths = [p for p in HERE.rglob("*.py") if not {"node_modules", "cases"} & set(p.parts)]
    dotted = {p: ".".join(p.relative_to(HERE.parent).with_suffix("").parts) for p in paths}
    return {dotted[path]: ast.parse(path.read_text("utf-8")) for path in sorted(paths)}


def imported(tree: ast.Module, known: Modules) -> dict[str, Reference]:
    """Return what the imports of a module bind: modules have an empty name."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                module = f"{node.module}.{alias.name}"
                place = (module, "") if module in known else (node.module, alias.name)
                found[alias.asname or alias.name] = place
    return found


def defined(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Yield the names at the top level of a module with what defines them."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, node
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = (n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name))
            yield from ((name, node) for name in names)


def used(node: ast.AST, module: str, bound: Mapping[str, Reference]) -> set[Reference]:
    """Return what a piece of code refers to; fixtures are named like parameters."""
    found = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Name | ast.arg):
            name = part.id if isinstance(part, ast.Name) else part.arg
            found.add(bound.get(name, (module, name)))
        elif isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name):
            place, name = bound.get(part.value.id, ("", ""))
            if not name:
                found.add((place, part.attr))
    return found


def dependent(known: Modules) -> set[Reference]:
    """Return every name that leads to the shared material."""
    uses: dict[Reference, set[Reference]] = {}
    for module, tree in known.items():
        bound = imported(tree, known)
        uses |= {(module, name): used(node, module, bound) for name, node in defined(tree)}
    found = set(FOLDERS)
    while more := {one for one, others in uses.items() if one not in found and others & found}:
        found |= more
    return found


def marked(node: ast.AST) -> bool:
    """Report whether code names the mark."""
    return any(isinstance(n, ast.Attribute) and n.attr == "corpus" for n in ast.walk(node))


def unmarked(known: Modules, needing: set[Reference]) -> list[str]:
    """Return the tests that need the shared material without a marker."""
    found = []
    for module, tree in known.items():
        definitions = dict(defined(tree))
        if "pytestmark" in definitions and marked(definitions["pytestmark"]):
            continue
        for name, node in definitions.items():
            test = isinstance(node, ast.FunctionDef | ast.ClassDef) and name.lower()[:4] == "test"
            if test and (module, name) in needing and not marked(node):
                found.append(f"{module}.{name}")
    return found


def test_every_test_that_needs_the_shared_material_is_marked() -> None:
    known = modules()
    needing = dependent(known)
    assert (GATE, "is_present") in needing
    assert unmarked(known, needing) == []


PLANTED = """
from tests import shared
from tests.helper import read
FILES = sorted(shared.CORPUS.glob("*"))
@pytest.fixture
def cases(): return read()
@pytest.mark.parametrize("file", FILES)
def test_parameter(file): pass
def test_fixture(cases): pass
def test_body(): read()
@pytest.mark.corpus
def test_marked(): read()
def test_free(tmp_path): shared.ABSENT
"""


def test_what_is_planted_is_found() -> None:
    helper = "from tests.shared import CASES\ndef read(): return CASES.read_text()"
    texts = {GATE: "ABSENT = ''", "tests.helper": helper, "tests.test_planted": PLANTED}
    known = {name: ast.parse(text) for name, text in texts.items()}
    found = unmarked(known, dependent(known))
    assert found == [f"tests.test_planted.test_{name}" for name in ("parameter", "fixture", "body")]


def test_nothing_else_names_the_folder() -> None:
    for module, tree in modules().items():
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        found = [
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
            if id(node) not in docs and re.search(r"^shared(/|$)|\.\./shared", node.value)
        ]
        assert not found or module in {GATE, __name__}, (module, found)
