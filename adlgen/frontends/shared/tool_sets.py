"""Shared by the readers of tool sets: a broken tool is skipped or degraded; the others are read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Mapping as Table

from adlgen.diagnostics.codes import shape, toolsets
from adlgen.diagnostics.datatypes import Struct, field, replace
from adlgen.diagnostics.hashing import sha256
from adlgen.diagnostics.model import Label, Log, Severity, Span
from adlgen.document.node import Document, Entry, Mapping, Node, Scalar
from adlgen.document.reader import Fields, head_of, kind_of
from adlgen.frontends.shared.extension import KEY, split_extension
from adlgen.frontends.shared.nodes import mapping, text
from adlgen.frontends.shared.roots import check_root
from adlgen.spec.metadata import ToolMetadata
from adlgen.spec.model import Spec, ToolSpec
from adlgen.spec.names import PORTABLE, allowed
from adlgen.spec.text import Text

NO_VERSION = "0.0.0"
"""The version of tool sets that do not declare one."""
_NO_WORD = re.compile(r"[^a-zA-Z0-9_]+")
_EXTENSIONS = re.compile(
    r"(\.(adl|tools|schema|mcp|openai|anthropic|gemini))?\.(json|ya?ml)$", re.IGNORECASE
)


class ToolDraft(Struct):
    """A tool before an id is assigned."""

    name: Text
    description: Text | None
    input: Node
    output: Node | None
    span: Span
    metadata: ToolMetadata = field(default_factory=ToolMetadata)
    names: Table[str, str] = field(default_factory=dict)
    """Pinned identifiers, by JSON Pointer into the input."""


def tool_fields(node: Node, number: int, log: Log) -> Fields | None:
    """Return the fields of a tool, without null values; report and return None if it is not a mapping."""
    if not isinstance(node, Mapping):
        message = f"tool {number} of the set is {kind_of(node)}, not a mapping"
        log.add(toolsets.BAD_TOOL, message, head_of(node), "it is skipped")
        return None
    entries = tuple(e for e in node if not (isinstance(e.value, Scalar) and e.value.value is None))
    name = next((e.value for e in entries if e.key == "name"), None)
    named = isinstance(name, Scalar) and isinstance(name.value, str) and name.value
    where = f"tool '{name.value}'" if named and isinstance(name, Scalar) else f"tool {number}"
    return Fields(Mapping(entries, node.span), where, log)


def tool_name(fields: Fields) -> Text | None:
    """Return the name of a tool; report and return None if it has no valid one."""
    node = fields.node("name")
    if isinstance(node, Scalar) and isinstance(node.value, str) and node.value.strip():
        return Text(node.value, node.span)
    what = "has no name" if node is None else "has a name that is not a string, or empty"
    hint = "it is skipped: it cannot be called"
    fields.log.add(toolsets.BAD_TOOL, f"{fields.where} of the set {what}", fields.span, hint)
    return None


def text_in(fields: Fields, key: str) -> Text | None:
    """Return an optional string."""
    found = fields.text(key)
    return None if found is None else Text(found.value, found.span)


def schema_in(fields: Fields, *keys: str, required: bool) -> Node:
    """Return the input schema under the first of some keys that exists.

    A tool without a schema has no parameters; if the format requires a schema (``required``), the
    problem is reported and the tool accepts any object.
    """
    found = [entry for key in keys if (entry := fields.entry(key)) is not None]
    if found and isinstance(found[0].value, Mapping):
        return found[0].value
    if found or required:
        what = f"{kind_of(found[0].value)}, not a schema" if found else "missing"
        span = found[0].value.span if found else fields.span
        message = f"'{keys[0]}' of {fields.where} is {what}"
        fields.log.add(toolsets.NO_INPUT_SCHEMA, message, span, "the tool accepts any JSON object")
        return any_object(span)
    return mapping(fields.span, type=text("object", fields.span), properties=mapping(fields.span))


def any_object(span: Span) -> Mapping:
    """Return the schema of any JSON object."""
    return mapping(span, type=text("object", span))


def output_in(fields: Fields, *keys: str) -> Node | None:
    """Return the schema of the result, if there is one."""
    for key in keys:
        node = fields.node(key)
        if isinstance(node, Mapping) or (isinstance(node, Scalar) and isinstance(node.value, bool)):
            return node
        if node is not None:
            fields.wrong_type(key, node, "a schema")
    return None


def rest_of(fields: Fields, *known: str) -> tuple[Entry, ...]:
    """Return the entries of a tool that only its dialect has; report those that look like typos of known ones."""
    fields.open(*known)
    return tuple(entry for entry in fields.mapping if entry.key not in known)


def only_in(dialect: str, rest: tuple[Entry, ...]) -> dict[str, tuple[Entry, ...]]:
    """Return dialect-specific entries by the name of the dialect; empty without entries."""
    return {dialect: rest} if rest else {}


def extended(draft: ToolDraft, fields: Fields) -> ToolDraft:
    """Read and remove ``x-adlgen`` from the input of a tool; keys of its own format take precedence."""
    if not isinstance(draft.input, Mapping) or draft.input.get(KEY) is None:
        return draft
    where = f"the input schema of {fields.where}"
    parts = split_extension(Fields(draft.input, where, fields.log))
    output, mine, more = draft.output, draft.metadata, parts.metadata
    if output is not None and parts.output is not None:
        message = f"{fields.where} defines its result twice"
        hint = f"'output' in '{KEY}' is ignored; remove one of the two"
        fields.log.add(shape.BAD_EXTENSION, message, head_of(parts.output), hint)
    metadata = replace(
        more,
        title=mine.title or more.title,
        hints={**more.hints, **mine.hints},
        strict=more.strict if mine.strict is None else mine.strict,
        rest={**more.rest, **mine.rest},
    )
    schema = draft.input if parts.schema is None else parts.schema
    result = parts.output if output is None else output
    return replace(draft, input=schema, output=result, metadata=metadata, names=parts.names)


def tools_of(drafts: Iterable[ToolDraft | None], log: Log) -> tuple[ToolSpec, ...]:
    """Return the tools with ids; report and skip tools with a duplicate name."""
    kept: dict[str, ToolDraft] = {}
    for draft in drafts:
        if draft is None:
            continue
        first = kept.setdefault(draft.name.value, draft)
        if first is not draft:
            message = f"duplicate tool name '{draft.name.value}'"
            labels = (Label(first.name.span, "first used here"),)
            hint = "this tool is skipped"
            log.add(toolsets.REPEATED_TOOL, message, draft.name.span, hint, labels=labels)
    ids = ids_of(list(kept))
    return tuple(_tool(draft, ids[name], log) for name, draft in kept.items())


def _tool(draft: ToolDraft, id_: str, log: Log) -> ToolSpec:
    if not PORTABLE.fullmatch(draft.name.value):
        message = f"model providers do not accept the name of tool '{draft.name.value}'"
        hint = f"they accept at most 64 letters, digits, _ and -; the model sees '{allowed(draft.name.value, id_)}'"
        log.add(shape.NAME_NOT_PORTABLE, message, draft.name.span, hint, severity=Severity.WARNING)
    check_root(draft.input, draft.name.value, log)
    return ToolSpec(
        id=Text(id_, draft.name.span),
        name=draft.name,
        description=draft.description,
        tags=(),
        input=draft.input,
        output=draft.output,
        span=draft.span,
        names=draft.names,
        metadata=draft.metadata,
        wire_name=draft.name.value,
    )


_LONGEST = 55


def ids_of(names: Sequence[str]) -> dict[str, str]:
    """Return a unique identifier for each of some different names.

    Names that map to the same identifier (``car.rental`` and ``car_rental``) get a hash of their own
    text as a suffix, so that an id never depends on other tools; a name that is a lower-case
    identifier is kept.
    """
    taken: dict[str, int] = {}
    for name in names:
        taken[_skeleton(name)] = taken.get(_skeleton(name), 0) + 1
    return {name: _id(name, alone=taken[_skeleton(name)] == 1) for name in names}


def _skeleton(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.casefold()) or name


def _id(name: str, *, alone: bool) -> str:
    made = _NO_WORD.sub("_", name).strip("_") or "tool"
    made = made if not made[0].isdigit() else f"_{made}"
    is_opaque = not _skeleton(name).isascii() or not re.search(r"[a-zA-Z0-9]", name)
    if len(made) <= _LONGEST and not is_opaque and (alone or name == made.lower()):
        return made
    return f"{made[:_LONGEST]}_{sha256(name.encode()).hexdigest()[:6]}"


def set_of(
    document: Document,
    dialect: str,
    tools: tuple[ToolSpec, ...],
    *,
    metadata: Fields | None = None,
    imported: bool = True,
) -> Spec:
    """Return the specification of a tool set; ``metadata`` describes the program that provides it."""

    def described(key: str) -> Text | None:
        return None if metadata is None or key not in metadata else text_in(metadata, key)

    name, description, version = map(described, ("name", "description", "version"))
    path = document.source.path.rsplit("/", 1)[-1]
    start = head_of(document.root)
    return Spec(
        path=path,
        dialect=dialect,
        name=Text(stem(path), start) if not name or not name.value else _package(name),
        description="" if description is None else description.value,
        version=NO_VERSION if version is None else version.value,
        version_at=None if version is None else version.span,
        tools=tools,
        imported=imported,
    )


def with_rest(spec: Spec, root: Mapping, *known: str) -> Spec:
    """Return a specification with the other entries of its source."""
    return replace(spec, rest=tuple(e for e in root if e.key not in known))


def _package(name: Text) -> Text:
    """Return the name of a program as a package name."""
    return Text(stem(name.value.rsplit("/", 1)[-1]), name.span)


def stem(path: str) -> str:
    """Derive the name of a tool set from the name of its file."""
    bare = "" if "<" in path else _EXTENSIONS.sub("", path)
    word = re.sub(r"[^a-z0-9]+", "-", bare.lower()).strip("-")[:_LONGEST]
    return word if word and not word[0].isdigit() else f"tools-{word}".strip("-")


def numbered(nodes: Iterable[Node], log: Log) -> Iterator[Fields]:
    """Yield the fields of the tools that are mappings."""
    for number, node in enumerate(nodes, 1):
        fields = tool_fields(node, number, log)
        if fields is not None:
            yield fields


def no_tools(document: Document, where: str, log: Log) -> tuple[Node, ...]:
    """Report that there is no list of tools, and return an empty tuple."""
    message = f"no list of tools found: {where}"
    log.add(toolsets.NO_TOOLS, message, head_of(document.root), "select the format with --from")
    return ()
