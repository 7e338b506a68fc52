"""Markdown of untrusted text: the encoder of lines, code and tables, and the writer of descriptions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from adlgen.diagnostics.visible import visible

_MARKUP = re.compile(
    r"[\\`*\[\]<>|&~$]|(?<![^\W_])_|_(?![^\W_])|(?<=[A-Za-z]):(?=//)|(?i:www(?=\.))"
)
_START = re.compile(r"^(?:[-+=#:]|\d+(?=[.)]))")
"""What starts a list, a heading or an underline at the start of a line."""
_ENTITIES = {"<": "&lt;", ">": "&gt;", "&": "&amp;", "$": "&#36;", ":": "&#58;"}
_FENCE = re.compile(r"`{3,}")


def text(found: str) -> str:
    """Return text on one line, in which nothing is markup or a link."""
    return _MARKUP.sub(_escaped, visible(" ".join(found.split())))


def at_start(encoded: str) -> str:
    """Return encoded text so that it can start a line."""
    found = _START.match(encoded)
    if found is None:
        return encoded
    end = found.end() if found[0].isdigit() else 0
    return f"{encoded[:end]}\\{encoded[end:]}"


def code(found: str) -> str:
    """Return text as code on one line; in a table, a vertical bar would end the cell even there."""
    shown = visible(" ".join(found.split()))
    if "|" in shown or "`" in shown or not shown:
        return f"<code>{text(shown)}</code>"
    return f"`{shown}`"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Yield a table of encoded cells if there are rows."""
    lines = [f"| {' | '.join(cells)} |" for cells in rows]
    if lines:
        start = (f"| {' | '.join(head)} |", f"|{'---|' * len(head)}")
        yield "\n".join((*start, *lines))


def _escaped(found: re.Match[str]) -> str:
    marked = found[0]
    if marked.isalpha():
        return f"{marked[:-1]}&#{ord(marked[-1])};"
    return _ENTITIES.get(marked, f"\\{marked}")


class MarkdownWriter:
    """Writes a description in the Markdown that every reader knows; links are text, whose address can be seen."""

    def text(self, found: str) -> str:
        """Return plain text; a space at its ends separates it from its neighbours."""
        inner = text(found)
        before = " " if found[:1].isspace() else ""
        after = " " if inner and found[-1:].isspace() else ""
        return f"{before}{inner}{after}"

    def code(self, found: str) -> str:
        """Return code within a line."""
        return code(found)

    def strong(self, inner: str) -> str:
        """Return strong emphasis."""
        return f"**{inner}**"

    def emphasis(self, inner: str) -> str:
        """Return emphasis."""
        return f"*{inner}*"

    def link(self, label: str, url: str, *, is_picture: bool) -> str:
        """Return the label and the address, of which readers make no link."""
        shown = text(f"picture: {label}" if is_picture else label)
        return shown if label == url else f"{shown} ({text(url)})"

    def line_break(self) -> str:
        """Return a line break within a paragraph."""
        return "\\\n"

    def paragraph(self, inner: str) -> str:
        """Return a paragraph, no line of which starts a block."""
        return "\n".join(at_start(one.strip()) for one in inner.split("\n"))

    def heading(self, inner: str) -> str:
        """Return a strong line: the headings of a page are its own."""
        return inner if "*" in inner else f"**{inner}**"

    def rule(self) -> str:
        """Return a rule between paragraphs."""
        return "* * *"

    def block(self, found: str) -> str:
        """Return code of several lines between fences that it does not contain."""
        shown = "\n".join(map(visible, found.split("\n")))
        fence = "`" * max(3, *(len(one) + 1 for one in _FENCE.findall(shown)), 0)
        return f"{fence}\n{shown}\n{fence}"

    def quote(self, blocks: list[str]) -> str:
        """Return a quotation."""
        return "\n".join(f"> {one}".rstrip() for one in "\n\n".join(blocks).split("\n"))

    def items(self, items: list[list[str]], *, start: int | None) -> str:
        """Return a list, whose items are blocks behind a marker."""
        marks = (
            ["-"] * len(items) if start is None else [f"{start + n}." for n in range(len(items))]
        )
        return "\n".join(self._item(mark, item) for mark, item in zip(marks, items, strict=True))

    def _item(self, mark: str, blocks: list[str]) -> str:
        first, *others = "\n\n".join(blocks).split("\n")
        indent = " " * (len(mark) + 1)
        return "\n".join(
            [f"{mark} {first}".rstrip(), *(f"{indent}{one}".rstrip() for one in others)]
        )

    def table(self, head: list[str], rows: list[list[str]]) -> str:
        """Return a table, whose cells are on one line each."""
        return "\n".join(table(head, rows or [[""] * len(head)]))
