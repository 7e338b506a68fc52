"""Texts of errors of libraries, of the system and of programs are escaped, bounded and on one line."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from adlgen.diagnostics.visible import LONGEST_FOREIGN, foreign

ADLGEN = Path(__file__).parents[3] / "adlgen"
OF_OTHERS = {
    *("Exception", "BaseException", "OSError", "SyntaxError", "ImportError", "RecursionError"),
    *("UnicodeError", "UnicodeDecodeError", "JSONDecodeError", "TOMLDecodeError", "TemplateError"),
    *("TemplateSyntaxError", "YAMLError", "SubprocessError", "CalledProcessError", "InvalidInput"),
}
"""Exceptions whose texts others write. Those of adlgen have texts of adlgen."""


@pytest.mark.parametrize(
    ("error", "shown"),
    [
        ("plain", "plain"),
        (ValueError("two\nlines\r\n  and\tmore"), "two lines and more"),
        (ValueError("\x1b[31mred\x07\u202e"), "\\u{1b}[31mred\\u{7}\\u{202e}"),
        (
            FileNotFoundError(2, "No such file or directory", "x\x1b"),
            "'x\\u{1b}': no such file or directory",
        ),
        (OSError("only text"), "only text"),
        (KeyError(), "KeyError"),
    ],
)
def test_the_text_is_one_escaped_line(error: Exception | str, shown: str) -> None:
    assert foreign(error) == shown


@pytest.mark.parametrize("unit", ["x", "\x1b", "\n y", "\u202e"])
def test_the_text_is_bounded(unit: str) -> None:
    shown = foreign(ValueError(unit * 100_000))
    assert len(shown) <= LONGEST_FOREIGN
    assert shown.endswith("…")
    assert shown.isprintable()


def caught(tree: ast.AST) -> Iterator[tuple[str, ast.ExceptHandler]]:
    """Yield the handlers of errors of others, with the name of the error."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ExceptHandler) and node.name and node.type is not None:
            kinds = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
            names = {ast.unparse(kind).rpartition(".")[2] for kind in kinds}
            if names & OF_OTHERS:
                yield node.name, node


def bare(name: str, handler: ast.ExceptHandler) -> Iterator[int]:
    """Yield the lines that print an error itself, with ``str`` or in an f-string."""
    for node in ast.walk(handler):
        match node:
            case ast.FormattedValue(value=ast.Name(id=id_)) if id_ == name:
                yield node.lineno
            case ast.Call(func=ast.Name(id="str"), args=[ast.Name(id=id_)]) if id_ == name:
                yield node.lineno


def test_errors_of_others_are_printed_in_one_way() -> None:
    paths = [*sorted(ADLGEN.rglob("*.py"))]
    paths.remove(ADLGEN / "distribution" / "start.py")  # it starts before adlgen can be imported
    found = [
        f"{path.relative_to(ADLGEN)}:{line}"
        for path in paths
        for name, handler in caught(ast.parse(path.read_text("utf-8")))
        for line in bare(name, handler)
    ]
    assert not found
