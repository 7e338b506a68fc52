"""MODEL: texts, order, annotations and defaults, which models read and validation ignores."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import zip_longest

from adlgen.contracts.model import Finding, Level, Version, VersionedTool
from adlgen.contracts.parts import Path, names_of, parts_of, values_of
from adlgen.diagnostics.codes import breaking as codes
from adlgen.diagnostics.model import DiagnosticKind, Span
from adlgen.document.node import Mapping as MappingNode
from adlgen.document.node import Node, Scalar, plain
from adlgen.schema.extension import EXTENSION
from adlgen.schema.nested import deprecation_of
from adlgen.schema.walk import pointer
from adlgen.spec.metadata import annotations_of, effective
from adlgen.spec.names import span_of
from adlgen.spec.text import Text

_TEXTS = ("description", "title", "examples")
_LONGEST = 60
_BEFORE = 12
"""Characters of a long text that are printed before a difference."""


def seen(old: Version, new: Version) -> Iterator[Finding]:
    """Yield what models notice."""
    before, after = old.tools, new.tools
    both = [name for name in before if name in after]
    for name in both:
        yield from _tool(name, before[name], after[name])
        for side in ("input", "output"):
            parts = [parts_of(getattr(one[name].written, side)) for one in (before, after)]
            yield from _schema(name, side, *parts)
    listed = [name for name in after if name in before]
    if listed != both:
        message = f"the tools are listed in another order: {', '.join(listed)}"
        yield Finding(Level.MODEL, codes.ORDER_CHANGED, "", message)


def _tool(name: str, old: VersionedTool, new: VersionedTool) -> Iterator[Finding]:
    was, now = old.written, new.written
    for what, one, other in (
        ("description", was.description, now.description),
        ("title", was.metadata.title, now.metadata.title),
    ):
        if _value(one) != _value(other):
            message = f"the {what} of tool '{name}' is {_change(_value(one), _value(other))}"
            old_at, new_at = _place(one, was.id), _place(other, now.id)
            yield _finding(codes.TEXT_CHANGED, name, message, what, (old_at, new_at))
    found = [annotations_of(tool.metadata) for tool in (now, was)]
    titles = [json.dumps(one["title"]) if "title" in one else None for one in found]
    if titles[0] != titles[1]:
        message = f"the title of tool '{name}' is {_change(titles[1], titles[0])}"
        places = span_of(was), span_of(now)
        yield _finding(codes.TEXT_CHANGED, name, message, "annotations/title", places)
    if effective(was.metadata) != effective(now.metadata):
        texts = [json.dumps(one, ensure_ascii=False) for one in found]
        message = f"the annotations of tool '{name}' are {texts[0]} instead of {texts[1]}"
        places = span_of(was), span_of(now)
        yield _finding(codes.ANNOTATION_CHANGED, name, message, "annotations", places)


def _schema(
    name: str, side: str, old: Mapping[Path, MappingNode], new: Mapping[Path, MappingNode]
) -> Iterator[Finding]:
    for path, before in old.items():
        after = new.get(path)
        if after is None:
            continue
        where = f"{side}{pointer(path)}"
        yield from _texts(name, where, before, after)
        yield from _order(name, where, before, after)
        if side == "input":
            yield from _default(name, where, before, after)
            yield from _gone(name, where, before, after)


def _texts(name: str, where: str, old: MappingNode, new: MappingNode) -> Iterator[Finding]:
    for key in _TEXTS:
        was, now = old.get(key), new.get(key)
        if _plain(was) != _plain(now):
            message = (
                f"'{key}' of '{where}' of tool '{name}' is {_change(_plain(was), _plain(now))}"
            )
            yield _finding(codes.TEXT_CHANGED, name, message, where, _places(old, new, key))


def _order(name: str, where: str, old: MappingNode, new: MappingNode) -> Iterator[Finding]:
    for key, found in (("properties", names_of), ("enum", values_of)):
        was, now = found(old), found(new)
        if [one for one in was if one in now] != [one for one in now if one in was]:
            message = f"'{key}' of '{where}' of tool '{name}' is in another order"
            yield _finding(codes.ORDER_CHANGED, name, message, where, _places(old, new, key))


def _default(name: str, where: str, old: MappingNode, new: MappingNode) -> Iterator[Finding]:
    was, now = old.get("default"), new.get("default")
    if _plain(was) != _plain(now):
        message = (
            f"the default of '{where}' of tool '{name}' is {_change(_plain(was), _plain(now))}"
        )
        places = _places(old, new, "default")
        yield _finding(codes.DEFAULT_CHANGED, name, message, where, places)


def _gone(name: str, where: str, old: MappingNode, new: MappingNode) -> Iterator[Finding]:
    known = old.get("properties")
    for entry in known if isinstance(known, MappingNode) else ():
        if entry.key in names_of(new) or _is_deprecated(entry.value):
            continue
        message = f"tool '{name}' does not mention '{entry.key}' of '{where}' any more"
        hint = "keep it with 'deprecated: true' until no caller sends it"
        places = entry.key_span, new.span
        yield _finding(codes.ARGUMENT_GONE, name, message, where, places, hint)


def _is_deprecated(schema: Node) -> bool:
    flag = schema.get("deprecated") if isinstance(schema, MappingNode) else None
    return (isinstance(flag, Scalar) and flag.value is True) or _is_announced(schema)


def _is_announced(schema: Node) -> bool:
    return isinstance(schema, MappingNode) and deprecation_of(schema.get(EXTENSION)) is not None


def _finding(
    code: DiagnosticKind,
    tool: str,
    message: str,
    part: str,
    places: tuple[Span, Span],
    hint: str | None = None,
) -> Finding:
    old, new = places
    return Finding(Level.MODEL, code, tool, message, old, new, part, hint)


def _value(text: Text | None) -> str | None:
    return None if text is None else json.dumps(text.value, ensure_ascii=False)


def _place(text: Text | None, other: Text) -> Span:
    return other.span if text is None else text.span


def _places(old: MappingNode, new: MappingNode, key: str) -> tuple[Span, Span]:
    was, now = old.entry(key), new.entry(key)
    return (old.span if was is None else was.key_span), (new.span if now is None else now.key_span)


def _plain(node: Node | None) -> str | None:
    """Return a value as JSON; None if it is absent."""
    return None if node is None else json.dumps(plain(node), ensure_ascii=False)


def _change(was: str | None, now: str | None) -> str:
    """Return two texts, of long ones the part from shortly before their first difference."""
    pairs = zip_longest(was or "", now or "")
    start = next((at for at, (one, other) in enumerate(pairs) if one != other), 0)
    start = start - _BEFORE if start > _LONGEST // 2 else 0
    return f"{_shown(now, start)} instead of {_shown(was, start)}"


def _shown(text: str | None, start: int) -> str:
    if text is None:
        return "absent"
    part = text[start:]
    part = part if len(part) <= _LONGEST else f"{part[: _LONGEST - 3]}..."
    return f"...{part}" if start else part
