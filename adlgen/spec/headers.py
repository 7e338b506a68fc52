"""``x-mcp-header``: properties of an input that HTTP clients of the Model Context Protocol also send as headers."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.diagnostics.codes.toolsets import BAD_HEADER
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.expressions import expression
from adlgen.diagnostics.memory import remembered
from adlgen.diagnostics.model import Log, Severity
from adlgen.document.node import Mapping, Node, Scalar, Sequence
from adlgen.schema.shown import HEADER
from adlgen.schema.walk import mentions, pointer, schemas
from adlgen.spec.model import Spec, ToolSpec
from adlgen.spec.names import name_of

_TOKEN = expression(r"[!#$%&'*+\-.^_`|~0-9A-Za-z]+")
"""A token of RFC 9110."""
_SENDABLE = ("string", "integer", "boolean")
_SAFE = 2**53 - 1
"""The largest integer that readers of headers can be expected to hold."""
_NUMBERS = ("minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum", "const", "default")


def with_headers(spec: Spec, log: Log) -> Spec:
    """Return a specification whose tools have the headers of their properties; report invalid ones.

    HTTP clients leave out a tool with an invalid header, so in specifications that people write it is an error.
    """
    severity = Severity.WARNING if spec.imported else Severity.ERROR
    return replace(spec, tools=tuple(_with_headers(tool, log, severity) for tool in spec.tools))


def _with_headers(tool: ToolSpec, log: Log, severity: Severity) -> ToolSpec:
    root = tool.input
    if root is None:
        return tool

    def compute(log: Log) -> tuple[dict[str, str], bool]:
        return _headers(root, name_of(tool), log, severity), True

    headers = remembered("headers", (root,), (name_of(tool), severity), log, compute)
    if not headers:
        return tool
    return replace(tool, metadata=replace(tool.metadata, headers=headers))


def _headers(root: Node, name: str, log: Log, severity: Severity) -> dict[str, str]:
    """Return the headers of the properties in an input, by pointer; report invalid ones."""
    headers: dict[str, str] = {}
    if not mentions(root, HEADER):  # as most inputs
        return headers
    taken: set[str] = set()
    for path, schema in schemas(root):
        header = schema.get(HEADER)
        if header is None:
            continue
        value = header.value if isinstance(header, Scalar) else None
        reason = next(_refusals(value, path, schema, taken), None)
        if reason is None:
            headers[pointer(path)] = str(value)
            taken.add(str(value).casefold())
        else:
            message = f"'{HEADER}' in tool '{name}' {reason}"
            hint = "HTTP clients skip the tool"
            log.add(BAD_HEADER, message, header.span, hint, severity=severity)
    return headers


def _refusals(
    value: object, path: tuple[str, ...], schema: Mapping, taken: set[str]
) -> Iterator[str]:
    kind = schema.get("type")
    name = kind.value if isinstance(kind, Scalar) else None
    if value == "":
        yield "is empty"
    if not isinstance(value, str) or not _TOKEN.fullmatch(value):
        yield "is not a token: letters, digits and !#$%&'*+-.^_`|~"
    elif value.casefold() in taken:
        yield f"repeats the header '{value}'"
    if name not in _SENDABLE:
        yield "belongs to a property that is not a string, integer or boolean"
    if name == "integer" and not all(-_SAFE <= number <= _SAFE for number in _numbers(schema)):
        yield f"belongs to an integer beyond {_SAFE}, which headers cannot carry exactly"
    if not path or any(part != "properties" for part in path[::2]):
        yield "does not belong to a property that only 'properties' lead to"


def _numbers(schema: Mapping) -> Iterator[int | float]:
    """Yield the numbers in keywords of an integer."""
    listed = schema.get("enum")
    nodes: list[Node | None] = [*listed.items] if isinstance(listed, Sequence) else []
    for node in (*nodes, *map(schema.get, _NUMBERS)):
        if isinstance(node, Scalar) and isinstance(node.value, int | float):
            yield node.value
