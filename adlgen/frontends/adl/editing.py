"""What editors know about manifests: schemas, tools, services, sections."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence, at
from adlgen.frontends.adl.schema import manifest_schema
from adlgen.frontends.adl.services import RESERVED_NAMES
from adlgen.spec.named import Name

SCHEMAS = (
    "spec/tools/*/schema",
    "spec/tools/*/schema/x-adlgen/output",
    "spec/tools/*/schema/x-adlgen/elicits/*/schema",
)
TOOLS = ("spec/tools/*",)
describe = manifest_schema

_NAME = r"[a-zA-Z_][a-zA-Z0-9_]*"
_BUILT_IN = "tools"
"""The section with the settings of built-in tools, which cannot be injected."""
_DEPENDENCIES = ("service", "section", "built-in")


def names(root: Node) -> Iterator[Name]:
    """Yield services and sections of the configuration, what injects them, and the ids of tools."""
    services, sections = at(root, ("spec", "services")), at(root, ("spec", "config"))
    for entry in services if isinstance(services, Mapping) else ():
        yield _defined("service", entry)
    for entry in sections if isinstance(sections, Mapping) else ():
        if entry.key != _BUILT_IN:
            yield _defined("section", entry, "config.")
    tools = at(root, ("spec", "tools"))
    for tool in tools.items if isinstance(tools, Sequence) else ():
        if isinstance(tool, Mapping):
            yield from _of_tool(tool)
    for name in RESERVED_NAMES:
        yield Name("built-in", name, root.span, is_definition=True, is_fixed=True)


def _defined(kind: str, entry: Entry, prefix: str = "") -> Name:
    text = entry.value.get("description") if isinstance(entry.value, Mapping) else None
    documentation = str(text.value) if isinstance(text, Scalar) and text.value is not None else ""
    return Name(
        kind,
        entry.key,
        entry.key_span,
        is_definition=True,
        pattern=_NAME,
        prefix=prefix,
        documentation=documentation,
    )


def _of_tool(tool: Mapping) -> Iterator[Name]:
    identifier, injected = tool.get("id"), tool.get("inject")
    if isinstance(identifier, Scalar) and isinstance(identifier.value, str):
        yield Name("tool", identifier.value, identifier.span, is_definition=True, pattern=_NAME)
    for item in injected.items if isinstance(injected, Sequence) else ():
        if isinstance(item, Scalar) and isinstance(item.value, str):
            yield _reference(item.value, item)


def _reference(text: str, item: Scalar) -> Name:
    """Return the reference of an injected dependency: a service, a part of one, or a section."""
    first, dot, rest = text.partition(".")
    if first == "config" and dot:
        section = rest.partition(".")[0]
        return Name("section", section, item.span, start=len("config."), also=_DEPENDENCIES)
    kind = "built-in" if first in RESERVED_NAMES else "service"
    return Name(kind, first, item.span, also=_DEPENDENCIES)
