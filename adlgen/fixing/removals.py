"""Edits that remove parts of schemas without an effect: values that are listed twice, and defaults of null that cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from adlgen.diagnostics.codes.schema import DUPLICATE_VALUE, REFUSED_DEFAULT
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Diagnostic, DiagnosticKind, Span
from adlgen.document.node import Mapping as MappingNode
from adlgen.document.node import Node, Scalar
from adlgen.document.node import Sequence as SequenceNode
from adlgen.sharing.edits import removals as entry_removals
from adlgen.sharing.text import Edit, SourceText

_LISTS = ("enum", "required", "type")
_DEFAULT = "default"


class Removal(Struct):
    """A value that is removed, with its key or its separator."""

    span: Span
    code: DiagnosticKind
    """The problem that the removal repairs."""
    edit: Edit


def removals(
    text: SourceText, root: Node, places: Mapping[Span, Sequence[object]]
) -> Iterator[Removal]:
    """Yield the removals of the values at some places with a problem; a comment is never removed."""
    wanted = {
        (one.code, span)
        for span, found in places.items()
        for one in found
        if isinstance(one, Diagnostic)
    }
    for node in _mappings(root) if wanted else ():
        for key in _LISTS:
            items = node.get(key)
            if isinstance(items, SequenceNode) and not _has_names(node, key, items):
                for index, item in enumerate(items.items):
                    edit = _item_edit(text, items, index)
                    if (DUPLICATE_VALUE, item.span) in wanted and edit is not None:
                        yield Removal(item.span, DUPLICATE_VALUE, edit)
        for owner, default in _null_defaults(node):
            if (REFUSED_DEFAULT, default.span) in wanted:
                edit = _checked(text, default, [*entry_removals(text, owner, (_DEFAULT,))])
                if edit is not None:
                    yield Removal(default.span, REFUSED_DEFAULT, edit)


def _mappings(root: Node) -> Iterator[MappingNode]:
    """Yield the objects of a document, each once."""
    waiting: list[Node] = [root]
    seen: set[int] = set()
    while waiting:
        node = waiting.pop()
        if id(node) in seen:
            continue
        seen.add(id(node))
        match node:
            case MappingNode():
                yield node
                waiting += reversed([entry.value for entry in node])
            case SequenceNode(items=items):
                waiting += reversed(items)
            case _:
                pass


def _has_names(node: MappingNode, key: str, items: SequenceNode) -> bool:
    """Report whether another list of an enum has something for each value, such as ``x-enumNames``."""
    others = (entry.value for entry in node if entry.key not in (*_LISTS, "examples"))
    lists = (one for one in others if isinstance(one, SequenceNode))
    return key == "enum" and any(len(one.items) == len(items.items) for one in lists)


def _null_defaults(holder: MappingNode) -> Iterator[tuple[MappingNode, Scalar]]:
    """Yield the schemas of optional properties with the default null, and that."""
    properties, required = holder.get("properties"), holder.get("required")
    named = required.items if isinstance(required, SequenceNode) else ()
    names = {item.value for item in named if isinstance(item, Scalar)}
    for entry in properties if isinstance(properties, MappingNode) else ():
        schema = entry.value
        default = schema.get(_DEFAULT) if isinstance(schema, MappingNode) else None
        if entry.key not in names and isinstance(default, Scalar) and default.value is None:
            assert isinstance(schema, MappingNode)
            yield schema, default


def _item_edit(text: SourceText, items: SequenceNode, index: int) -> Edit | None:
    """Return the edit that removes an item of a list that is not the first one."""
    if index == 0:
        return None
    item = items.items[index]
    start, end = text.range_of(item.span)
    first = text.range_of(items.items[0].span)[0]
    if text.is_json or "[" in text.text[text.range_of(items.span)[0] : first]:
        before = text.range_of(items.items[index - 1].span)[1]
        return _checked(text, item, [Edit(before, end, "")])
    line = text.line_start(start)
    if (
        text.text[line:start].strip() != "-"
        or text.with_comments(text.text.index("-", line)) < line
    ):
        return None
    return _checked(text, item, [Edit(line, text.line_end(end), "")])


def _checked(text: SourceText, node: Node, edits: list[Edit]) -> Edit | None:
    """Return the only edit if it removes no comment."""
    if len(edits) != 1:
        return None
    start, end = text.range_of(node.span)
    around = text.text[edits[0].start : start] + text.text[max(start, end) : edits[0].end]
    return edits[0] if "#" not in around else None
