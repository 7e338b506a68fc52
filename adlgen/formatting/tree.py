"""The tree of a text with everything that its layout keeps: scalars as they are written, comments, anchors and tags."""

from __future__ import annotations

from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["scalar", "alias", "empty", "mapping", "sequence"]


class Value:
    """A value as written."""

    __slots__ = (
        "below",
        "comments",
        "is_flow",
        "is_line",
        "kind",
        "margin",
        "name",
        "parts",
        "properties",
        "size",
        "text",
    )

    def __init__(self, kind: Kind, text: str = "") -> None:
        """Create a value without comments."""
        self.kind = kind
        self.text = text
        """A scalar or an alias as written, without anchor and tag."""
        self.name = ""
        """The text of a scalar, by which the order knows a key."""
        self.properties = ""
        """The anchor and the tag, separated by a blank."""
        self.parts: list[Part] = []
        self.is_flow = False
        """Whether it is written with brackets."""
        self.is_line = True
        """Whether it is written in one line."""
        self.size = len(text)
        """The number of characters of its scalars: its text in one line is not shorter."""
        self.margin = 0
        """The column of the collection around it, which a block scalar counts its indentation from."""
        self.comments: list[str] = []
        """The comments in its line: after a scalar, before the first part of a collection."""
        self.below: list[str] = []
        """The comments after its last part."""

    @property
    def is_block_scalar(self) -> bool:
        """Whether it is a literal or folded text."""
        return self.kind == "scalar" and self.text[:1] in ("|", ">")


class Part:
    """An entry of a mapping, or an item of a sequence, which has no key."""

    __slots__ = ("above", "below", "beside", "key", "value")

    def __init__(self, key: Value | None, value: Value, above: list[str]) -> None:
        """Create a part below some comments; empty texts are empty lines."""
        self.key = key
        self.value = value
        self.above = above
        self.beside = ""
        """The comment in the line of the key, or of a value without parts."""
        self.below: list[str] = []
        """The comments below a value without parts, which are indented more than its key."""


class Tree:
    """A text."""

    __slots__ = ("below", "head", "root")

    def __init__(self, root: Value, head: list[str], below: list[str]) -> None:
        """Create a tree with the lines above and below its root."""
        self.root = root
        self.head = head
        self.below = below


def size_of(part: Part) -> int:
    """Return the number of characters of the scalars of a part."""
    return part.value.size + (0 if part.key is None else part.key.size)
