"""Documentation comments."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code, code
from adlgen.plan.model import Doc

from .text import doc_lines

_WIDTH = 100
_MARK = re.compile(r"[-*+#>|=]|\d+[.)]|\\?@")
"""What would mean something else at the start of a line."""


def comment(lines: Iterable[Code], indent: int = 0) -> tuple[Code, ...]:
    """Write lines as a JSDoc comment, each line with its indentation; none if there is no line."""
    wrapped = [part for line in lines for part in _wrapped(line, _WIDTH - indent - 3)]
    margin = Code(" " * indent)
    if not wrapped:
        return ()
    if len(wrapped) == 1:
        return (code("{}/** {} */", margin, wrapped[0]),)
    body = [code("{} * {}", margin, line) if line else code("{} *", margin) for line in wrapped]
    return (code("{}/**", margin), *body, code("{} */", margin))


def _wrapped(line: Code, width: int) -> list[Code]:
    """Break a long line between words, unless it is indented or the next word starts a list."""
    if len(line) <= width or line.startswith(" "):
        return [line]
    out: list[str] = []
    for word in line.split(" "):
        if out and (len(out[-1]) + 1 + len(word) <= width or not word or _MARK.match(word)):
            out[-1] += " " + word
        else:
            out.append(word)
    return [Code(part.rstrip(" ")) for part in out]


def paragraphs(*parts: Iterable[Code]) -> tuple[Code, ...]:
    """Put an empty line between paragraphs that are not empty."""
    out: list[Code] = []
    for part in parts:
        lines = list(part)
        if lines:
            out += [Code(""), *lines] if out else lines
    return tuple(out)


def member_doc(doc: Doc, type_note: str = "") -> tuple[Code, ...]:
    """Document a property: its text, what its type does not say, its default, its end."""
    notes = " ".join([*doc.notes, *([type_note] if type_note else [])])
    tags: list[Code] = []
    if doc.has_default:
        tags.append(code("@defaultValue {}", _quoted(doc.default)))
    if doc.deprecated:
        tags.append(Code("@deprecated Marked so in the specification."))
    return paragraphs(doc_lines(doc.text), doc_lines(notes), tags)


def type_doc(doc: Doc) -> tuple[Code, ...]:
    """Document a declared type."""
    return paragraphs(doc_lines(doc.text), doc_lines(" ".join(doc.notes)))


def _quoted(value: JsonValue) -> Code:
    text = json.dumps(value, ensure_ascii=False)
    fence = "``" if "`" in text else "`"
    inner = " ".join(doc_lines(text)) or '""'
    return Code(f"{fence}{inner}{fence}")


def words(*texts: str) -> tuple[Code, ...]:
    """Encode sentences of the pack and of the specification into one paragraph."""
    return doc_lines(" ".join(texts))
