"""Documentation comments."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

from adlgen.naming.code import Code, code
from adlgen.packs import expression
from adlgen.packs.markdown import BULLET, code_lines
from adlgen.plan.data import JsonValue
from adlgen.plan.model import Doc, PlannedTool

from .literals import escape

_WIDTH = 100
_MARK = expression(r"[-*+#>|=]|\d+[.)]|\\?@")
"""Markdown and TSDoc syntax at the start of a line."""
_BREAKS = expression(r"\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
_HIDDEN = r"[\x00-\x08\x0e-\x1f\x7f-\x9f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]"
_SPACES = r"[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]"
"""Characters that look like a space; linters report them."""
_PATTERN = re.compile(r"(Pattern(?: of each item)*: )(.+)", re.DOTALL)
_TAG = expression(r"(?:(?<=\s)|^)@|(?<=\{)@")


def comment(lines: Iterable[Code], indent: int = 0) -> tuple[Code, ...]:
    """Return the lines of a TSDoc comment with their indentation; empty if there is no text."""
    given, columns = list(lines), _WIDTH - indent - 3
    wrapped = given
    if given and max(map(len, given)) > columns:
        code_at = code_lines(given)
        wrapped = [
            part
            for number, line in enumerate(given)
            for part in ([line] if number in code_at else _wrapped(line, columns))
        ]
    margin = Code(" " * indent)
    if not wrapped:
        return ()
    if len(wrapped) == 1:
        return (code("{}/** {} */", margin, wrapped[0]),)
    body = [code("{} * {}", margin, line) if line else code("{} *", margin) for line in wrapped]
    return (code("{}/**", margin), *body, code("{} */", margin))


def _wrapped(line: Code, width: int) -> list[Code]:
    """Wrap a long line between words, unless the next word has a meaning at the start of a line.

    The rest of a list item is below its text.
    """
    if len(line) <= width:
        return [line]
    bullet = BULLET.match(line)
    head = bullet[0] if bullet else line[: len(line) - len(line.lstrip(" "))]
    out = [head]
    for number, word in enumerate(line[len(head) :].split(" ")):
        if number == 0:
            out[-1] += word
        elif len(out[-1]) + 1 + len(word) <= width or not word or _MARK.match(word):
            out[-1] += " " + word
        else:
            out.append(" " * len(head) + word)
    return [Code(part.rstrip(" ")) for part in out]


def paragraphs(*parts: Iterable[Code]) -> tuple[Code, ...]:
    """Separate non-empty paragraphs by empty lines."""
    out: list[Code] = []
    for part in parts:
        lines = list(part)
        if lines:
            out += [Code(""), *lines] if out else lines
    return tuple(out)


def member_doc(doc: Doc, type_note: str = "") -> tuple[Code, ...]:
    """Return the documentation of a property."""
    notes = _notes((*doc.notes, *doc.value_notes, *((type_note,) if type_note else ())))
    if not (notes or doc.has_default or doc.deprecated):
        return doc_lines(doc.text)
    tags: list[Code] = []
    if doc.has_default and doc.default is not None:
        tags.append(code("@defaultValue {}", _quoted(doc.default)))
    text, removal = _removal(doc)
    return paragraphs(doc_lines(text), notes, [*tags, *removal])


def tool_doc(tool: PlannedTool, first: str) -> tuple[Code, ...]:
    """Return the documentation of what calls a tool: a first sentence, its text, and its removal."""
    text, removal = _removal(Doc(text=tool.description, deprecated=tool.deprecated))
    return paragraphs([Code(" ").joined(doc_lines(first))], doc_lines(text), removal)


def _removal(doc: Doc) -> tuple[str, tuple[Code, ...]]:
    """Return the text without the announcement of a removal, and the tag that has that."""
    if not doc.deprecated:
        return doc.text, ()
    text, announced = doc.announcement
    what = Code(" ").joined(doc_lines(announced)) or Code("Deprecated in the specification.")
    return text, (code("@deprecated {}", what),)


def type_doc(doc: Doc) -> tuple[Code, ...]:
    """Return the documentation of a declared type."""
    return paragraphs(doc_lines(doc.text), _notes((*doc.notes, *doc.value_notes)))


def _notes(notes: tuple[str, ...]) -> tuple[Code, ...]:
    """Return constraints as one paragraph; a pattern is a code span, because TSDoc reserves its braces."""
    if not notes:
        return ()
    shown = [_PATTERN.match(note) or note for note in notes]
    parts = [doc_lines(note) if isinstance(note, str) else (_pattern_note(note),) for note in shown]
    text = Code(" ").joined([Code(" ").joined(part) for part in parts])
    return (text,) if text else ()


def _pattern_note(found: re.Match[str]) -> Code:
    return code("{}{}.", Code(found[1]), _span(found[2]))


def _quoted(value: JsonValue) -> Code:
    return _span(json.dumps(value, ensure_ascii=False))


def _span(text: str) -> Code:
    """Return a text as code on one line."""
    inner = " ".join(doc_lines(text))
    fence = "``" if "`" in inner else "`"
    pad = " " if inner.startswith("`") or inner.endswith("`") else ""
    return Code(f"{fence}{pad}{inner}{pad}{fence}")


def words(*texts: str) -> tuple[Code, ...]:
    """Encode sentences of the pack and of the spec as one paragraph."""
    return doc_lines(" ".join(texts))


def doc_lines(text: str) -> tuple[Code, ...]:
    """Split a text into lines for a TSDoc comment, without outer or, except in code, repeated blank lines."""
    if text.isascii() and text.isprintable() and not text.startswith("    "):  # a line of prose
        return (_doc_line(text),) if text.strip() else ()
    given = [_doc_line(line) for line in _BREAKS.split(text)]
    code_at = code_lines(given)
    lines: list[Code] = []
    for number, shown in enumerate(given):
        if shown or number in code_at or (lines and lines[-1]):
            lines.append(shown)
    while lines and not lines[-1]:
        lines.pop()
    return tuple(lines)


def _doc_line(line: str) -> Code:
    shown = line
    if not (shown.isascii() and shown.isprintable()):
        shown = shown.replace("\t", "  ")
        shown = re.sub(_HIDDEN, lambda m: escape(m[0]), re.sub(_SPACES, " ", shown))
    shown = shown.rstrip(" ").replace("*/", "*\\/").replace("@internal", "&#64;internal")
    return Code(_TAG.sub(r"\\@", shown) if "@" in shown else shown)


def header_text(text: str) -> Code:
    """Encode a text for the middle of a line comment."""
    return Code(" ".join(doc_lines(text)))
