"""One reading of descriptions for every page: which marks of Markdown count, and which are text.

Paragraphs, lists, quotes, fenced code, headings, rules, tables, emphasis, code and links count. HTML, entities, references,
indented code and underlined headings are text, and so are underscores: ``__init__`` is a name.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Protocol

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.rules_inline import emphasis as emphasis_rule
from markdown_it.tree import SyntaxTreeNode

LONGEST = 20_000
"""The number of characters of a description that are read."""
_WRAPPED = 72
"""A line of a paragraph that is longer was wrapped by an editor; shorter lines are lines on purpose."""
_TEXT = ("code", "lheading", "reference", "html_block", "normalize")
_INLINE_TEXT = ("html_inline", "entity", "autolink")
_BULLET = re.compile(r"^(\s{0,6})[•‣▪](?=\s)", re.MULTILINE)
"""What people type for a bullet and Markdown does not know."""


class Writer(Protocol):
    """What a kind of page makes of each piece; every text it gets is untrusted, every ``inner`` its own output."""

    def text(self, text: str) -> str:
        """Return plain text."""

    def code(self, text: str) -> str:
        """Return code within a line."""

    def strong(self, inner: str) -> str:
        """Return strong emphasis."""

    def emphasis(self, inner: str) -> str:
        """Return emphasis."""

    def link(self, label: str, url: str, *, is_picture: bool) -> str:
        """Return a link or a picture, whose label is plain text and whose scheme may be any."""

    def line_break(self) -> str:
        """Return a line break within a paragraph."""

    def paragraph(self, inner: str) -> str:
        """Return a paragraph."""

    def heading(self, inner: str) -> str:
        """Return a heading inside a description, which is none of the page."""

    def rule(self) -> str:
        """Return a rule between paragraphs."""

    def block(self, text: str) -> str:
        """Return code of several lines."""

    def quote(self, blocks: list[str]) -> str:
        """Return a quotation."""

    def items(self, items: list[list[str]], *, start: int | None) -> str:
        """Return a list of items, each of blocks; ``start`` is the first number, None for bullets."""

    def table(self, head: list[str], rows: list[list[str]]) -> str:
        """Return a table."""


def blocks(text: str, writer: Writer) -> list[str]:
    """Return the blocks of a description, of a very long one those of its start (:data:`LONGEST`)."""
    source = _BULLET.sub(r"\1-", text[:LONGEST].replace("\r\n", "\n").replace("\r", "\n"))
    return _blocks(SyntaxTreeNode(_reader().parse(source)), writer)


def line(text: str, writer: Writer) -> str:
    """Return a description as one line without blocks, for a cell of a table."""
    (found,) = SyntaxTreeNode(_reader().parseInline(" ".join(text[:LONGEST].split()))).children
    return _inline(found, writer)


@cache
def _reader() -> MarkdownIt:
    made = MarkdownIt("commonmark", {"html": False}).enable("table")
    made.disable([*_TEXT, *_INLINE_TEXT])
    made.inline.ruler.at("emphasis", _stars)
    return made


def _stars(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 - the signature of the library
    """Read emphasis by asterisks only."""
    return state.src[state.pos] == "*" and emphasis_rule.tokenize(state, silent)


def _blocks(parent: SyntaxTreeNode, writer: Writer) -> list[str]:
    return [_block(node, writer) for node in parent.children]


def _block(node: SyntaxTreeNode, writer: Writer) -> str:
    match node.type:
        case "heading":
            return writer.heading(_inline(node.children[0], writer))
        case "hr":
            return writer.rule()
        case "fence":
            return writer.block(node.content.removesuffix("\n"))
        case "blockquote":
            return writer.quote(_blocks(node, writer))
        case "bullet_list" | "ordered_list":
            items = [_blocks(item, writer) for item in node.children]
            start = int(node.attrs.get("start", 1)) if node.type == "ordered_list" else None
            return writer.items(items, start=start)
        case "table":
            head, *rows = [_cells(row, writer) for part in node.children for row in part.children]
            return writer.table(head, rows)
        case _ if node.hidden:  # a paragraph of a list without blank lines
            return _inline(node.children[0], writer)
        case _:
            return writer.paragraph(_inline(node.children[0], writer))


def _cells(row: SyntaxTreeNode, writer: Writer) -> list[str]:
    return [_inline(cell.children[0], writer) if cell.children else "" for cell in row.children]


def _inline(node: SyntaxTreeNode, writer: Writer) -> str:
    wrapped = any(len(one) > _WRAPPED for one in node.content.split("\n")[:-1])
    return "".join(_piece(child, writer, wrapped=wrapped) for child in node.children)


def _piece(node: SyntaxTreeNode, writer: Writer, *, wrapped: bool) -> str:
    match node.type:
        case "code_inline":
            return writer.code(node.content)
        case "softbreak":
            return writer.text(" ") if wrapped else writer.line_break()
        case "hardbreak":
            return writer.line_break()
        case "link":
            return writer.link(_plain(node), str(node.attrs["href"]), is_picture=False)
        case "image":
            return writer.link(node.content, str(node.attrs["src"]), is_picture=True)
        case "strong" | "em":
            inner = "".join(_piece(child, writer, wrapped=wrapped) for child in node.children)
            return writer.strong(inner) if node.type == "strong" else writer.emphasis(inner)
        case _:
            return writer.text(node.content)


def _plain(node: SyntaxTreeNode) -> str:
    return "".join(_plain(child) for child in node.children) if node.children else node.content
