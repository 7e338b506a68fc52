"""Documentation: docstrings and comments from spec text, wrapped as black leaves them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from os.path import commonprefix

from adlgen.naming.code import Code
from adlgen.packs.markdown import code_lines
from adlgen.plan.model import Doc, Plan, PlannedTool

from .escapes import HIDDEN, hexadecimal
from .layout import WIDTH
from .widths import width

DEPRECATED = ("typing_extensions", "deprecated")
"""The decorator that type checkers know in every version of Python: they resolve it without an installed package."""
_ESCAPED_IN_DOCS = f"(?![\u200c\u200d])[{HIDDEN}]"
"""Leaves out the joiners that scripts and emoji need."""
_SPACES = "[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]"
_BULLET = re.compile(r" *(?:[-*+] +|\d+[.)] +)?")
_QUOTES = '\\"\\"\\"'
_SPECIAL = re.compile(r"""[\\">]""")
"""What lines of printable ASCII may have escaped."""
_CODING = re.compile(r"coding(?=[:=])")


def comment(text: str) -> Code:
    """Encode text as part of a comment line."""
    line = " ".join(doc_lines(text)).replace("#", "\\x23")
    return Code(_CODING.sub("coding ", line).strip() or "-")


def plain_lines(text: str) -> list[str]:
    """Split text at every kind of line break; remove trailing space and common indentation."""
    if not text.isascii():
        text = re.sub(_SPACES, " ", text)
    elif text.isprintable():  # one line, as most texts are
        line = text.strip(" ")
        return [line] if line else []
    lines = [line.expandtabs(4).rstrip() for line in text.splitlines()]
    filled = [i for i, line in enumerate(lines) if line]
    if not filled:
        return []
    first, *rest = lines[filled[0] : filled[-1] + 1]
    margin = min((len(line) - len(line.lstrip(" ")) for line in rest if line), default=0)
    return [first.lstrip(" "), *(line[margin:] for line in rest)]


def doc_lines(text: str) -> list[Code]:
    """Encode text as lines of a docstring."""
    if text.isascii() and text.isprintable() and not _SPECIAL.search(text):
        line = text.strip(" ")
        return [Code(line)] if line else []
    return [_doc_line(line) for line in plain_lines(text)]


def _doc_line(line: str) -> Code:
    if not (line.isascii() and line.isprintable()):
        line = re.sub(_ESCAPED_IN_DOCS, lambda match: hexadecimal(match[0]), line)
    return Code(_inert(line.replace("\\", "\\\\").replace('"""', _QUOTES)))


def doc_text(lines: Iterable[Code], indent: int = 0) -> Code:
    """Return the laid-out text between the quotes of a docstring; empty for no lines."""
    given = list(lines)
    first = indent + (6 if len(given) == 1 else 3)
    if len(given) == 1 and first + width(given[0]) <= WIDTH and '"' not in given[0]:
        return given[0]
    margin = " " * indent
    body = _body(given, first, indent)
    if not body:
        return Code("")
    if body[0].startswith('"'):
        body[0] = f"\\{body[0]}"
    if len(body) > 1:
        middle = [margin + line if line else "" for line in body[1:]]
        return Code("\n".join([body[0], *middle, margin]))
    last = body[0]
    if last.endswith(_QUOTES):  # formatters disagree about a space after an escaped quote
        return Code(f"{last[:-2]}\\x22")
    return Code(f"{last} " if last.endswith('"') else last)


def _body(given: list[Code], first: int, indent: int) -> list[str]:
    """Return wrapped lines without the common indentation of all but the first, before which columns are used."""
    code = code_lines(given)
    body = [
        part
        for i, line in enumerate(given)
        for part in ([line] if i in code else _wrapped(line, indent if i else first))
    ]
    hang = min((len(line) - len(line.lstrip(" ")) for line in body[1:] if line), default=0)
    return [*body[:1], *(line[hang:] for line in body[1:])]


_ESCAPE = re.compile(r"""\\(x22|[\\"])""")


def docstring_of(text: Code) -> str:
    """Return the docstring that laid-out text becomes, as ``inspect.cleandoc`` returns it."""
    value = _ESCAPE.sub(lambda found: '"' if found[1] == "x22" else found[1], text)
    first, _, rest = value.partition("\n")
    return f"{first}\n{_dedented(rest)}".strip()


def _dedented(text: str) -> str:
    """Remove the common indentation of all lines, as ``textwrap.dedent`` does."""
    lines = [line if line.strip(" \t") else "" for line in text.split("\n")]
    indents = [line[: len(line) - len(line.lstrip(" \t"))] for line in lines if line]
    common = len(commonprefix(indents))  # noqa: RUF071 - a prefix of characters
    return "\n".join(line[common:] for line in lines)


def _wrapped(line: Code, before: int) -> list[str]:
    """Break a long line at spaces; continuation lines align with the text of the first."""
    if before + width(line) <= WIDTH:
        return [line]
    bullet = _BULLET.match(line)
    hang = " " * (len(bullet[0]) if bullet else 0)
    parts = _filled(line, WIDTH - before, hang)
    return [parts[0], *map(_inert, parts[1:])]


def _filled(line: str, columns: int, hang: str) -> list[str]:
    """Break a line as ``textwrap`` does, which is slow, between words, however long these are."""
    words = line.split(" ")
    if "" in words or not line.isprintable():  # it has other spaces than one between words
        import textwrap  # compiles expressions

        return textwrap.wrap(
            line, columns, subsequent_indent=hang, break_long_words=False, break_on_hyphens=False
        )
    lines, last = [], words[0]
    for word in words[1:]:
        if len(last) + 1 + len(word) <= columns:
            last = f"{last} {word}"
        else:
            lines.append(last)
            last = hang + word
    return [*lines, last]


def _inert(line: str) -> str:
    """Prevent doctest from running a line as an example."""
    return line.replace(">>>", "\\\\>>>", 1) if line.lstrip(" ").startswith(">>>") else line


def literal_text(value: str) -> Code:
    """Encode a wire name or a pattern as inline code of a docstring, on one line."""
    line = " ".join(doc_lines(value))
    return Code(f"``{line}``" if line and "`" not in line else line)


def subject_of(word: str, name: str) -> str:
    """Return the sentence that documents the input or the output of a tool."""
    shown = " ".join(plain_lines(name))
    return f"The {word} of ``{shown}``." if "`" not in shown else f"The {word} of {shown}."


def described(doc: Doc, *, notes: tuple[str, ...] | None = None) -> list[Code]:
    """Return documentation lines: the description, then a paragraph of what the type does not express."""
    lines = doc_lines(doc.text)
    remarks = doc.notes if notes is None else notes
    if not (remarks or doc.value_notes or doc.deprecated):
        return lines
    tail = [line for note in (*remarks, *doc.value_notes) for line in _note(note)]
    if doc.deprecated:
        tail.append(Code("Deprecated."))
    if lines and tail:
        lines.append(Code(""))
    return [*lines, *tail]


def removal_of(tool: PlannedTool) -> tuple[str, str]:
    """Return the description of a deprecated tool without the announcement of its removal, and that."""
    text, announced = Doc(text=tool.description, deprecated=tool.deprecated).announcement
    return (
        text.removesuffix("Deprecated.").rstrip(),
        announced or "Deprecated in the specification.",
    )


def _note(note: str) -> list[Code]:
    label, colon, text = note.partition(": ")
    if colon and label.startswith("Pattern"):
        return [Code(f"{label}: {literal_text(text)}")]
    return doc_lines(note)


def source_of(plan: Plan) -> Code:
    """Return the name of the spec for a header."""
    return comment(plan.source)
