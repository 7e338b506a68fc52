"""The tree of a YAML text, from its tokens."""

from __future__ import annotations

from adlgen.document.tokens import Token, tokens
from adlgen.formatting.block_scalars import has_empty_end
from adlgen.formatting.tree import Part, Tree, Value, size_of

_ZERO_WIDTH = frozenset({"Key", "BlockMappingStart", "BlockSequenceStart", "BlockEnd"})
_PROPERTIES = ("Anchor", "Tag")
_BEFORE = ("StreamStart", "Directive", "DocumentStart")
_ENDS = ("DocumentEnd", "StreamEnd")


def yaml_tree(text: str) -> Tree:
    """Return the tree of a text whose lines end with a line feed, and which is known to be valid YAML."""
    return _Parser(text).tree()


class _Parser:
    """Reads the tokens of one document; comments wait here until their place is known."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._tokens = tokens(text)
        self._at = 0
        self._beside: list[str] = []
        """Comments in the line of tokens that were read."""
        self._stray: list[str] = []
        """Comments above tokens that were read."""

    def tree(self) -> Tree:
        head: list[str] = []
        while self._kind() in _BEFORE:
            token = self._next()
            head += self._strays()
            if token.kind != "StreamStart":
                text = self._text[token.start : token.end]
                head.append(" ".join((text, *self._flush())))
        if head:  # the root starts in a line of its own
            start = self._upcoming()
            head += [text for _, text in start.above]
            start.above = []
        root = self._value(-1)
        below = self._flush() if root.kind != "mapping" else []
        while self._kind() != "StreamEnd":
            self._next()
            below += [*self._strays(), *self._flush()]
        below += [text for _, text in self._tokens[self._at].above]
        return Tree(root, head, [*self._strays(), *below])

    # Tokens and their comments.

    def _kind(self) -> str:
        return self._tokens[self._at].kind

    def _next(self) -> Token:
        token = self._tokens[self._at]
        self._at += 1
        if token.above:
            self._stray += [text for _, text in token.above]
            token.above = []
        if token.beside:
            self._beside.append(token.beside)
        return token

    def _upcoming(self) -> Token:
        """Return the next token that is written in the text."""
        at = self._at
        while (
            self._tokens[at].kind in _ZERO_WIDTH and self._tokens[at].end == self._tokens[at].start
        ):
            at += 1
        return self._tokens[at]

    def _flush(self) -> list[str]:
        found, self._beside = self._beside, []
        return found

    def _strays(self) -> list[str]:
        found, self._stray = self._stray, []
        return found

    def _above(self) -> list[str]:
        """Return the lines above the next part."""
        token = self._upcoming()
        found = [*self._strays(), *self._flush(), *(text for _, text in token.above)]
        token.above = []
        return found

    def _taken(self, column: int) -> list[str]:
        """Return the comments before the next token that belong to what ends: those from a column, deeper than the token."""
        token = self._upcoming()
        least = -1 if token.kind in _ENDS else token.column
        count = 0
        for number, (place, text) in enumerate(token.above, 1):
            if text and (place < column or place <= least):
                break
            count = number if text else count
        found = [text for _, text in token.above[:count]]
        token.above = token.above[count:]
        return found

    # Values.

    def _value(self, margin: int) -> Value:
        properties = []
        while self._kind() in _PROPERTIES:
            token = self._next()
            properties.append(self._text[token.start : token.end])
        match self._kind():
            case "Scalar" | "Alias":
                found = self._scalar(margin)
            case "BlockMappingStart":
                found = self._mapping()
            case "BlockSequenceStart" | "BlockEntry":
                found = self._sequence()
            case "FlowMappingStart" | "FlowSequenceStart":
                found = self._flow()
            case _:
                found = Value("empty")
                found.comments = self._flush()
        found.properties = " ".join(properties)
        return found

    def _scalar(self, margin: int) -> Value:
        token = self._next()
        found = Value("scalar" if token.kind == "Scalar" else "alias")
        found.text = self._text[token.start : token.end]
        found.is_line = "\n" not in found.text
        found.name = str(token.value) if token.kind == "Scalar" else ""
        found.size = len(found.text)
        found.margin = max(margin, 0)
        found.comments = self._flush()
        return found

    def _mapping(self) -> Value:
        found = Value("mapping")
        found.comments, found.is_line = self._flush(), False
        column = self._next().column
        while self._kind() != "BlockEnd":
            found.parts.append(self._entry(column))
        self._next()
        found.below = [*self._strays(), *self._flush(), *self._taken(column)]
        return found

    def _entry(self, column: int) -> Part:
        above = self._above()
        key = Value("empty")
        if self._kind() == "Key":
            self._next()
            key = self._value(column)
            above += key.comments
        value = Value("empty")
        if self._kind() == "Value":
            self._next()
            before = self._flush()
            value = self._value(column)
            value.comments = [*before, *value.comments]
        return self._part(key, value, above, column)

    def _part(self, key: Value | None, value: Value, above: list[str], column: int) -> Part:
        """Return a part with the comments in its line, of which one stays there, and those below it."""
        found = Part(key, value, [*above, *filter(None, self._strays())])
        if value.comments:
            *others, found.beside = value.comments
            found.above += others
        if value.kind in ("mapping", "sequence") and not value.is_flow:
            return found
        if not value.is_block_scalar:
            found.below = self._taken(column + 1)
        elif has_empty_end(value.text, value.margin):
            self._upcoming().above.insert(0, (0, ""))
        return found

    def _sequence(self) -> Value:
        """Return a block sequence; inside a mapping it may be indented as its key, and has then no end of its own."""
        found = Value("sequence")
        found.comments, found.is_line = self._flush(), False
        has_end = self._kind() == "BlockSequenceStart"
        if has_end:
            self._next()
        column = self._tokens[self._at].column
        while self._kind() == "BlockEntry":
            above = self._above()
            self._next()
            above += self._flush()
            value = self._value(column)
            found.parts.append(self._part(None, value, above, column))
        if has_end:
            self._next()
        found.below = [*self._strays(), *self._flush(), *self._taken(column)]
        return found

    # Flow collections.

    def _flow(self) -> Value:
        start = self._next()
        is_mapping = start.kind == "FlowMappingStart"
        found = Value("mapping" if is_mapping else "sequence")
        found.is_flow = True
        closing = "FlowMappingEnd" if is_mapping else "FlowSequenceEnd"
        while self._kind() != closing:
            if self._kind() == "FlowEntry":
                self._next()
                continue
            self._add_beside(found)
            above = self._above()
            found.parts.append(self._flow_part(above, is_mapping=is_mapping))
        self._add_beside(found)
        token = self._next()
        found.below = [*filter(None, self._strays())]
        comments = self._flush()
        after = comments[-1:] if token.beside else []
        found.below += comments[: len(comments) - len(after)]
        found.comments = after
        found.is_line = self._text.find("\n", start.start, token.end) < 0
        found.size = sum(map(size_of, found.parts))
        return found

    def _add_beside(self, found: Value) -> None:
        """Give the comment after the comma to the part before it."""
        if found.parts and self._beside and not found.parts[-1].beside:
            found.parts[-1].beside = self._beside.pop(0)

    def _flow_part(self, above: list[str], *, is_mapping: bool) -> Part:
        if not is_mapping and self._kind() != "Key" and self._kind() != "Value":
            return self._flow_entry(None, self._value(0), above)
        key = Value("empty")
        if self._kind() == "Key":
            self._next()
            key = self._value(0)
        elif self._kind() != "Value":
            key = self._value(0)
        value = Value("empty")
        if self._kind() == "Value":
            self._next()
            value = self._value(0)
        part = self._flow_entry(key, value, [*above, *key.comments])
        if is_mapping:
            return part
        pair = Value("mapping")
        pair.is_flow, pair.is_line = True, value.is_line
        pair.parts = [part]
        pair.size = size_of(part)
        outer = Part(None, pair, part.above)
        part.above = []
        return outer

    def _flow_entry(self, key: Value | None, value: Value, above: list[str]) -> Part:
        part = Part(key, value, [*above, *filter(None, self._strays())])
        if value.comments:
            *others, part.beside = value.comments
            part.above += others
        return part
