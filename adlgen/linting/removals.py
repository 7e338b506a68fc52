"""Announced removals: successors that do not exist, and dates that have passed."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.diagnostics.model import Span
from adlgen.document.node import Mapping, Sequence, plain
from adlgen.linting.model import LintedTool, Problem, ToolSet
from adlgen.schema.extension import EXTENSION
from adlgen.schema.nested import deprecated_values, deprecation_of, shown_value
from adlgen.schema.walk import schemas


def successor_missing(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report successors that the toolbox, or the object of the argument, does not have."""
    announced = tool.spec.metadata.deprecated
    known = {*tools.names, *tools.foreign}
    if announced is not None and announced.successor and announced.successor not in known:
        message = f"the successor '{announced.successor}' does not exist"
        yield Problem("name", message, tool.name.span, "name a tool of the project")
    for part, _, successor, names, span in _parts(tool):
        if successor and names and successor not in names:
            message = f"the successor '{successor}' does not exist"
            yield Problem(part, message, span, "name an argument or a value next to it")


def removal_overdue(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report what is still there although its date of removal has passed."""
    announced = tool.spec.metadata.deprecated
    if announced is not None and _has_passed(announced.until, tools.today):
        message = f"the tool was to be removed on {announced.until}"
        yield Problem("name", message, tool.name.span, "remove it, or announce another date")
    for part, until, _, _, span in _parts(tool):
        if _has_passed(until, tools.today):
            message = f"it was to be removed on {until}"
            yield Problem(part, message, span, "remove it, or announce another date")


def _has_passed(until: str, today: str) -> bool:
    return bool(until) and bool(today) and until <= today


def _parts(tool: LintedTool) -> Iterator[tuple[str, str, str, frozenset[str], Span]]:
    """Yield parts with an announcement: place, date, successor, the names next to it, and span."""
    found = dict(schemas(tool.root)) if tool.root is not None else {}
    for path, schema in found.items():
        yield from _values("/".join(("input", *path)), schema)
        extension = schema.get(EXTENSION)
        known = deprecation_of(extension)
        if known is None or extension is None:
            continue
        _, until, successor = known
        holder = found.get(path[:-2])
        others = holder.get("properties") if holder is not None else None
        is_argument = path[-2:-1] == ("properties",)
        named = others if is_argument and isinstance(others, Mapping) else ()
        names = frozenset(entry.key for entry in named)
        yield "/".join(("input", *path)), until, successor, names, extension.span


def _values(part: str, schema: Mapping) -> Iterator[tuple[str, str, str, frozenset[str], Span]]:
    """Yield the values of an enumeration with an announcement; the names are those of the other values."""
    found = [*deprecated_values(schema, schema.get(EXTENSION))]
    if not found:
        return
    gone = {shown_value(value) for value, _ in found}
    listed = schema.get("enum")
    values = [plain(item) for item in listed.items] if isinstance(listed, Sequence) else []
    names = frozenset(map(shown_value, values)) - gone
    for _, entry in found:
        known = deprecation_of(entry.value)
        assert known is not None, "the value has an announcement"
        _, until, successor = known
        yield part, until, successor, names, entry.key_span
