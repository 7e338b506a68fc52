"""Declarations of the target language are in templates; views supply names, types and expressions.

`declarations` under `[template_logic]` in `pack.toml` lists the keywords that open one. No string
of a view may start with such a keyword, nor may one of its lines.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOLE = "\0"
"""Replaces an expression in a format string."""
MARKS_CODE = {"Code", "code", "leaf"}


def declarations() -> Iterator[tuple[str, str]]:
    """Yield every pack that lists its declarations, with the pattern for them."""
    for manifest in sorted(ROOT.glob("templates/*/pack.toml")):
        logic = tomllib.loads(manifest.read_text("utf-8")).get("template_logic", {})
        if words := logic.get("declarations"):
            yield manifest.parent.name, "|".join(map(re.escape, words))


def views(pack: str) -> list[Path]:
    """Return the modules of a pack, without its runtime."""
    emitted = {"runtime", "harness"}
    modules = (ROOT / "templates" / pack).rglob("*.py")
    return sorted(path for path in modules if not emitted & set(path.parts))


def opened(source: str, keywords: str) -> Iterator[str]:
    """Yield every string of a module that opens a declaration, with its line."""
    starts = re.compile(rf"(?m)^(?:{HOLE}|\{{\}}|[ \t]*)(?:{keywords})(?=[\s(]|{HOLE}|$)")
    for node, text, is_whole in strings(ast.parse(source)):
        alone = re.fullmatch(keywords, text)
        if starts.search(text) and (is_whole or not alone):
            yield f"{node.lineno}: {text.replace(HOLE, '{}')!r}"


def strings(tree: ast.AST) -> Iterator[tuple[ast.expr, str, bool]]:
    """Yield strings that are not documentation, and whether each is all of a piece of code."""
    parts = {id(p) for n in ast.walk(tree) if isinstance(n, ast.JoinedStr) for p in n.values}
    documentation = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr)}
    whole = {
        id(argument)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in MARKS_CODE
        for argument in call.args
    }
    for node in ast.walk(tree):
        match node:
            case ast.JoinedStr(values=values):
                yield node, "".join(map(piece, values)), id(node) in whole
            case ast.Constant(value=str(text)) if id(node) not in documentation | parts:
                yield node, text, id(node) in whole


def piece(part: ast.expr) -> str:
    """Return a piece of a format string; expressions are holes."""
    return str(part.value) if isinstance(part, ast.Constant) else HOLE


@pytest.mark.parametrize(("pack", "keywords"), list(declarations()), ids=lambda text: text[:12])
def test_views_open_no_declarations(pack: str, keywords: str) -> None:
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{text}"
        for path in views(pack)
        for text in opened(path.read_text("utf-8"), keywords)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        "Code('class A:')",
        "f'class {name}:'",
        "f'{margin}class A:'",
        "x = 'a = 1\\n    class A'",
        "leaf('class')",
        "code('class {}', name)",
        "code('{}class {}', margin, name)",
    ],
)
def test_the_rule_finds_declarations(source: str) -> None:
    assert list(opened(source, "class|def"))


@pytest.mark.parametrize(
    "source",
    [
        "x['class']",
        "'classes of any kind'",
        "f'{a} class {b}'",
        "def f():\n    'class A'",
        "Code('lambda: 1')",
        "'the class is given'",
    ],
)
def test_the_rule_accepts_other_strings(source: str) -> None:
    assert not list(opened(source, "class|def"))
