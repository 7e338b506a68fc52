"""What providers refuse or ignore in a tool as it is written, without a rewritten definition."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.diagnostics.codes.providers import CORRECTED, LIMIT
from adlgen.diagnostics.model import Log
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence, plain
from adlgen.document.reader import head_of
from adlgen.providers.notes import CONSTRAINTS, Note
from adlgen.providers.profiles import Profile, Subset
from adlgen.schema.walk import schemas
from adlgen.spec.model import Spec, ToolSpec
from adlgen.spec.names import name_of, span_of

_LOOKS = ("(?=", "(?!", "(?<=", "(?<!")
_CORE = frozenset({"$schema", "$comment", "$id", "id", "$anchor", "$defs", "definitions"})
"""Keywords about the schema itself, which a model does not need."""


def allows(entry: Entry, subset: Subset) -> bool:
    """Return whether a subset supports the value of a supported keyword."""
    value = entry.value.value if isinstance(entry.value, Scalar) else None
    match entry.key:
        case "format":
            return subset.formats is None or value in subset.formats
        case "pattern":
            return subset.look_around or not any(mark in str(value) for mark in _LOOKS)
        case "minItems":
            largest = subset.largest_min_items
            return largest is None or (isinstance(value, int) and value <= largest)
        case "items":
            return isinstance(entry.value, Mapping)
        case "exclusiveMinimum" | "exclusiveMaximum":
            return not isinstance(value, bool)
        case _:
            return True


def ignored(schema: Node, subset: Subset) -> Iterator[Entry]:
    """Yield the keywords of a schema that a subset does not support, annotations included."""
    for _, inner in schemas(schema):
        for entry in inner:
            if entry.key not in subset.keywords | _CORE or not allows(entry, subset):
                yield entry


def ignored_in(entry: Entry, tool: ToolSpec, profile: Profile) -> str:
    """Return a message about a keyword that a provider ignores."""
    return f"{profile.title} ignores '{entry.key}' in a schema of tool '{name_of(tool)}'"


def not_strict(schema: Node, subset: Subset) -> Iterator[Note]:
    """Yield the reasons for which strict mode refuses a schema; each is the end of a sentence."""
    for _, inner in schemas(schema):
        for entry in inner:
            if entry.key in CONSTRAINTS - {"const"} - subset.keywords:
                yield Note(f"strict mode does not support '{entry.key}'", head_of(entry.value))
        yield from _of_object(inner, subset)


def _of_object(schema: Mapping, subset: Subset) -> Iterator[Note]:
    properties, kind = schema.get("properties"), schema.get("type")
    if properties is None and not (isinstance(kind, Scalar) and kind.value == "object"):
        return
    closed = schema.get("additionalProperties")
    if subset.closed and not (isinstance(closed, Scalar) and closed.value is False):
        text = "an object in its schema lacks 'additionalProperties: false'"
        yield Note(text, head_of(schema))
    if not subset.all_required or not isinstance(properties, Mapping):
        return
    required = schema.get("required")
    names = required.items if isinstance(required, Sequence) else ()
    listed = {name.value for name in names if isinstance(name, Scalar)}
    for entry in properties:
        if entry.key not in listed:
            yield Note(f"its property '{entry.key}' is not required", head_of(entry.value))


def refused_at_root(schema: Node | None, profile: Profile) -> list[Entry]:
    """Return the keywords at the root of an input for which a provider refuses the tool."""
    entries = schema.entries if isinstance(schema, Mapping) else ()
    return [entry for entry in entries if entry.key in profile.root_refused]


# --- diagnostics that do not depend on the command -----------------------------------------------


def check_number(spec: Spec, profile: Profile, log: Log) -> None:
    """Report more tools than a request may have."""
    limit, number = profile.tools, len(spec.tools)
    if limit is not None and number > limit:
        title = profile.titles(lambda one: one.tools == limit)
        text = f"{number:,} tools; {limit:,} is the limit of {title} in a request"
        log.add(LIMIT, text, span_of(spec.tools[limit]))


def check_description(tool: ToolSpec, profile: Profile, log: Log) -> None:
    """Report a description that is too long or missing."""
    text = "" if tool.description is None else tool.description.value
    limit = profile.description_characters
    title = profile.titles(lambda one: one.description_characters == limit)
    span = span_of(tool) if tool.description is None else tool.description.span
    if limit is not None and len(text) > limit:
        number = f"{len(text):,} characters; {limit:,} is the limit of {title}"
        log.add(LIMIT, f"the description of tool '{name_of(tool)}' has {number}", span)
    if profile.description_required and not text:
        log.add(LIMIT, f"tool '{name_of(tool)}' has no description", span)


def check_input(tool: ToolSpec, profile: Profile, log: Log) -> None:
    """Report arrays without items, and a root without properties, where a provider refuses them."""
    items = profile.titles(lambda one: one.items_required)
    properties = profile.titles(lambda one: one.properties_required)
    root, name = tool.input, name_of(tool)
    assert root is not None, "resolve fills in the schema of every tool"
    entries = {entry.key for entry in root} if isinstance(root, Mapping) else {"properties"}
    if properties and not {"properties", "$ref"} & entries:
        text = f"refused without 'properties' by {properties}: the input of tool '{name}'"
        log.add(CORRECTED, text, head_of(root), "add properties: {}")
    for _, schema in schemas(root) if items else ():
        types = plain(schema.get("type") or root)
        has_items = {"items", "prefixItems"} & {entry.key for entry in schema}
        if not has_items and (types == "array" or (isinstance(types, list) and "array" in types)):
            text = f"refused without 'items' by {items}: an array in the input of tool '{name}'"
            log.add(CORRECTED, text, head_of(schema), "add items: {}")
