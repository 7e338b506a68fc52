"""Builds nodes from YAML events with an explicit stack, so that depth is limited without recursion."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.model import DiagnosticKind, Log, Span
from adlgen.document.collection import OpenCollection
from adlgen.document.libyaml import (
    AliasEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)
from adlgen.document.limits import raising
from adlgen.document.node import Node, Scalar, Source
from adlgen.document.positions import Abort
from adlgen.document.scalars import (
    MAY_BE_SPECIAL,
    ROUNDED_HINT,
    JsonScalar,
    NumberRange,
    as_double,
    as_integer,
    as_word,
    resolve,
    rounding,
)
from adlgen.document.yaml_text import Restore

MAX_ALIAS_NODES = 10_000
"""The maximum number of nodes that all aliases together expand to."""
_CORE = "tag:yaml.org,2002:"
_Handler: TypeAlias = Callable[[Any], None]
"""An event handler. The type stubs declare positions optional, but the parser always sets them."""
_SPECIAL = frozenset({"", "<<"})
_HALF = r"[\ud800-\udfff]"
_COLLECTION_TAGS = {SequenceStartEvent: _CORE + "seq", MappingStartEvent: _CORE + "map"}


class NodeBuilder:
    """Builds the nodes of one document."""

    def __init__(self, source: Source, log: Log, restore: Restore | None = None) -> None:
        """Create a builder; ``restore`` reverts :func:`~adlgen.document.yaml_text.prepare` in scalars."""
        self._path = path = source.path
        self._depth = source.limits.depth
        self._log = log
        self._restore = restore
        self._root = OpenCollection(Span(path, 1, 1, 1, 1), is_mapping=False)
        self._frame = self._root
        self._stack: list[OpenCollection] = []
        self._nodes = 0
        self._line = 0
        self._alias_nodes = 0
        self._anchors: dict[str, tuple[Node, int, int]] = {}
        self._documents = 0
        self.complete = True
        """Whether no mapping lacks the keys of a merge key."""

    def build(self, events: Iterable[Event]) -> None:
        """Handle all events. Raise :class:`Abort` at a limit; errors of the parser propagate."""
        handlers: dict[type[Event], _Handler] = {
            MappingStartEvent: self._start,
            SequenceStartEvent: self._start,
            MappingEndEvent: self._end,
            SequenceEndEvent: self._end,
            AliasEvent: self._alias,
            DocumentStartEvent: self._document,
        }
        for event in events:
            kind = type(event)
            if kind is ScalarEvent:  # most events
                self._frame.items.append(self._scalar(event))
            elif (handler := handlers.get(kind)) is not None:
                handler(event)

    def finish(self) -> Node | None:
        """Close open collections and return the root node; None for an empty source."""
        while self._stack:
            self._close(self._frame.span)
        return self._root.items[0] if self._root.items else None

    def _scalar(self, event: Any) -> Scalar:  # noqa: ANN401 - see _Handler
        start, end = event.start_mark, event.end_mark
        line = start.line + 1
        if line == self._line:
            line = self._line  # equal, and kept once for all nodes of the line
        else:
            self._line = line
        end_line = line if end.line == start.line else end.line + 1
        span = Span(self._path, line, start.column + 1, end_line, end.column + 1)
        value = event.value
        if self._restore is not None:
            value = self._restore(value, event.style == '"')
        if event.implicit[0]:
            if value in _SPECIAL or value[0] in MAY_BE_SPECIAL:
                value = self._plain(value, span)
        elif event.tag is not None:
            value = self._tagged(event.tag, value, span)
        elif not value.isascii():
            self._check_text(value, span)
        self._nodes += 1
        node = Scalar(value, span)
        if event.anchor is not None:
            self._anchors[event.anchor] = (node, 1, 0)
        return node

    def _check_text(self, text: str, span: Span) -> None:
        half = re.search(_HALF, text)
        if half is not None:
            message = f"U+{ord(half.group()):04X} is half of a surrogate pair"
            self._report(reading.LONE_SURROGATE, message, span, SURROGATE_HINT)

    def _plain(self, text: str, span: Span) -> JsonScalar:
        if text == "<<" and self._frame.wants_key():
            self.complete = False
            self._report(reading.MERGE_KEY, "merge keys are not supported", span, _MERGE)
        try:
            value = resolve(text)
        except NumberRange as error:
            self._report(reading.NUMBER_OUT_OF_RANGE, str(error), span, _QUOTE)
            return text
        self._report_rounded(text, value, span)
        return value

    def _report_rounded(self, text: str, value: JsonScalar, span: Span) -> None:
        rounded = rounding(text, value)
        if rounded is not None:
            self._report(reading.ROUNDED, rounded, span, ROUNDED_HINT)

    def _tagged(self, tag: str, text: str, span: Span) -> JsonScalar:
        kind = tag.removeprefix(_CORE) if tag.startswith(_CORE) else None
        try:
            match kind:
                case "str":
                    return text
                case "int" if (whole := as_integer(text)) is not None:
                    return whole
                case "float" if (number := as_double(text)) is not None:
                    self._report_rounded(text, number, span)
                    return number
                case "bool" if isinstance(word := as_word(text), bool):
                    return word
                case "null" if as_word(text) is None:
                    return None
                case "int" | "float" | "bool" | "null":
                    self._report(
                        reading.TAG_NOT_ALLOWED, f"the value is not a valid !!{kind}", span, _TAGS
                    )
                case _:
                    self._bad_tag(tag, span)
        except NumberRange as error:
            self._report(reading.NUMBER_OUT_OF_RANGE, str(error), span, _QUOTE)
        return text

    def _start(self, event: Any) -> None:  # noqa: ANN401 - see _Handler
        start, end = event.start_mark, event.end_mark
        span = Span(self._path, start.line + 1, start.column + 1, end.line + 1, end.column + 1)
        if len(self._stack) >= self._depth:
            self._too_deep(span)
        kind, tag, anchor = type(event), event.tag, event.anchor
        if tag is not None and tag != _COLLECTION_TAGS[kind]:
            self._bad_tag(tag or "!", span)
        self._nodes += 1
        self._stack.append(self._frame)
        self._frame = frame = OpenCollection(
            span, is_mapping=kind is MappingStartEvent, anchor=anchor, first=self._nodes
        )
        frame.flow = bool(event.flow_style)
        if anchor is not None:
            self._anchors.pop(anchor, None)

    def _end(self, event: Any) -> None:  # noqa: ANN401 - see _Handler
        frame = self._frame
        start = frame.span
        if frame.flow:
            mark = event.end_mark
            line, column = mark.line + 1, mark.column + 1
        else:
            line, column = frame.last_end()
        self._close(Span(self._path, start.line, start.column, line, column))

    def _close(self, span: Span) -> None:
        frame = self._frame
        node, height = frame.node(span, self._log), frame.height + 1
        self._frame = outer = self._stack.pop()
        outer.height = max(outer.height, height)
        if frame.anchor is not None:
            self._anchors[frame.anchor] = (node, self._nodes - frame.first + 1, height)
        outer.items.append(node)

    def _alias(self, event: Any) -> None:  # noqa: ANN401 - see _Handler
        start, end = event.start_mark, event.end_mark
        span = Span(self._path, start.line + 1, start.column + 1, end.line + 1, end.column + 1)
        found = self._anchors.get(event.anchor)
        if found is None:
            inside = any(frame.anchor == event.anchor for frame in (*self._stack, self._frame))
            why = "is inside its own anchor" if inside else "has no preceding anchor"
            self._report(reading.BAD_ALIAS, f"the alias *{event.anchor} {why}", span, None)
            self._frame.items.append(Scalar(None, span))
            return
        node, size, height = found
        self._alias_nodes += size
        self._nodes += size
        if self._alias_nodes > MAX_ALIAS_NODES:
            message = f"aliases expand to more than {MAX_ALIAS_NODES:,} nodes"
            self._report(reading.TOO_MANY_ALIASES, message, span, None)
            raise Abort
        if len(self._stack) + height > self._depth:
            self._too_deep(span)
        self._frame.height = max(self._frame.height, height)
        self._frame.items.append(node)

    def _document(self, event: Any) -> None:  # noqa: ANN401 - see _Handler
        self._documents += 1
        if event.version is not None and tuple(event.version) < (1, 2):
            version = ".".join(map(str, event.version))
            span = Span(self._path, 1, 1, 1, 1)
            hint = "remove the directive and write the values in YAML 1.2"
            self._report(reading.YAML_VERSION, f"the source declares YAML {version}", span, hint)
        if self._documents > 1:
            mark = event.start_mark
            line, column = mark.line + 1, mark.column + 1
            span = Span(self._path, line, column, line, column + 3)
            message = "the source contains several documents; the second one starts here"
            self._report(
                reading.SEVERAL_DOCUMENTS, message, span, "put each document into its own file"
            )
            raise Abort

    def _too_deep(self, span: Span) -> None:
        message = f"the source is nested more than {self._depth} levels deep"
        self._report(reading.TOO_DEEP, message, span, raising("depth"))
        raise Abort

    def _bad_tag(self, tag: str, span: Span) -> None:
        shown = tag.replace(_CORE, "!!")
        self._report(reading.TAG_NOT_ALLOWED, f"the tag {shown} is not allowed", span, _TAGS)

    def _report(self, code: DiagnosticKind, message: str, span: Span, hint: str | None) -> None:
        self._log.add(code, message, span, hint)


SURROGATE_HINT = "write the whole character, or both halves of the pair"
"""The hint for a lone surrogate."""
_QUOTE = "quote the value if a string is intended"
_TAGS = "remove the tag, or quote the value if a string is intended"
_MERGE = "write out the keys, or quote the key if its name is '<<'"
