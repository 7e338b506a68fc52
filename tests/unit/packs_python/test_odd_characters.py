"""Characters of any script in literals, documentation and names: formatters and linters agree."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator

import black
import pytest
from black._width_table import WIDTH_TABLE
from black.strings import str_width

from adlgen.naming.code import Code
from templates.python.docs import doc_lines, doc_text
from templates.python.imports import Imports, export_order
from templates.python.layout import Expr, Group, Leaf, call, subscript
from templates.python.literals import string
from templates.python.statements import annotation, expression
from templates.python.widths import narrowest, width

TEXTS = {
    "wide and unassigned": "儀Deprecated: x7\U000575b4Zq",
    "wide": "東京都",
    "combining": "e\u0301ที่ปรึกษา",
    "emoji": "😀👍🏽❤\ufe0f",
    "Chakma": "\U00011103\U00011127\U0001112d",
}


def test_the_width_is_the_one_that_black_computes() -> None:
    points = {*range(0x80, 0xD800), *range(0xE000, 0x10000)}
    for start, end, _ in WIDTH_TABLE:
        points.update((start - 1, start, end, end + 1))
    different = [c for c in map(chr, points) if width(string(c)) != str_width(string(c))]
    assert different == []
    assert (narrowest("東"), narrowest("e\u0301"), width("e\u0301")) == (2, 1, 2)


def _named(literal: Leaf) -> Code:
    return expression("value = ", Group(Code("function("), (literal,), Code(")"), comma=False))


def _alone(literal: Leaf) -> Code:
    return expression("value = ", literal)


def _listed(literal: Leaf) -> Code:
    return expression("value = ", call("function", [literal, literal, literal]))


def _literal(expr: Expr) -> Expr:
    return subscript("Literal", [expr])


STATEMENTS: dict[str, Callable[[Leaf], str]] = {
    "call": lambda literal: f"value = {_named(literal)}\n",
    "assignment": lambda literal: f"value = {_alone(literal)}\n",
    "calls": lambda literal: f"value = {_listed(literal)}\n",
    "annotation": lambda literal: _annotated(literal, None),
    "default": lambda literal: _annotated(literal, literal),
}


def _annotated(literal: Leaf, default: Leaf | None) -> str:
    shown = annotation(Code("value"), _literal(literal), default, 0)
    return f"value: {shown.type}" + (f" = {shown.default}\n" if default else "\n")


def _sources(text: str, step: int = 1) -> Iterator[str]:
    """Yield statements with a text at every distance from the end of the line."""
    for statement in STATEMENTS.values():
        for length in range(18, 86, step):
            yield statement(Leaf(string(text + "a" * length)))


def _unchanged_by_ruff(source: str) -> str:
    command = ["ruff", "format", "--isolated", "--no-cache", "--quiet", "-"]
    return _ruff(command, source)


def _ruff(arguments: list[str], source: str) -> str:
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, input=source.encode(), stdout=subprocess.PIPE, check=False)
    return done.stdout.decode()


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_formatters_leave_literals_as_they_are(text: str) -> None:
    source = "".join(_sources(text))
    assert black.format_str(source, mode=black.Mode()) == source
    assert _unchanged_by_ruff(source) == source


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_characters_beyond_the_bmp_have_one_spelling(text: str) -> None:
    """Pyright reads the escape of such a character as another one than the character."""
    for char in text:
        escape = f"\\U{ord(char):08x}"
        spellings = {s for s in (char, escape) for line in _sources(text, 4) if s in line}
        assert char <= "\uffff" or len(spellings) == 1


@pytest.mark.parametrize("text", ['"""', 'a"""', '\\"\\"\\"', 'a"', '\\"', '""""', '\\"""'])
def test_formatters_leave_a_docstring_that_ends_with_quotes_as_it_is(text: str) -> None:
    shown = doc_text(doc_lines(text))
    source = f'value = 1\n"""{shown}"""\n'
    assert str(eval(f'"""{shown}"""')).rstrip() == text  # noqa: S307 - the literal of this test
    assert _unchanged_by_ruff(source) == source
    source = f'class A:\n    """{shown}"""\n'
    assert black.format_str(source, mode=black.Mode()) == source
    assert _unchanged_by_ruff(source) == source


NAMES = (
    *(
        "PartZqX7U41",
        "PartZqX7U0041Z",
        "PartZqX7U0041",
        "PartU1F600",
        "PartU041",
        "PartU0",
        "Part10",
    ),
    *(
        "Part9",
        "Part09",
        "Part൨ZqX7",
        "PartEqual",
        "PartGa",
        "Part០b",
        "Part東京",
        "PartÉ",
        "Parté",
    ),
    *("Ä", "ÄB", "ÄǅB", "A", "AB", "part", "part2", "part02", "part10", "Partß", "PartSS", "Part"),
)


def test_names_are_sorted_as_linters_sort_them() -> None:
    imports = Imports()
    for name in NAMES:
        imports.use(".parts", name)
    (statement,) = vars(imports.view())["statements"]
    shown = str(vars(statement)["names"])
    exported = "".join(f'    "{name}",\n' for name in sorted(NAMES, key=export_order))
    source = f"from .parts import {shown}\n\n__all__ = [\n{exported}]\n"
    assert shown.count("\n") == len(NAMES) + 1
    select = ["ruff", "check", "--isolated", "--no-cache", "--preview", "--select", "I001,RUF022"]
    assert _ruff([*select, "--output-format", "concise", "-"], source) == "All checks passed!\n"
