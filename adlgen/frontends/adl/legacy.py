"""Older versions of ADL."""

from __future__ import annotations

import re
from collections.abc import Iterable

from adlgen.diagnostics.codes import shape
from adlgen.diagnostics.model import Severity, Span
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence
from adlgen.document.reader import Fields, head_of
from adlgen.features.wiring.model import ServiceSpec
from adlgen.frontends.adl.manifest import ORCHESTRATORS
from adlgen.frontends.adl.services import check_service_name, read_service
from adlgen.frontends.adl.tools import read_tool
from adlgen.spec.model import ToolSpec
from adlgen.spec.text import Text

_JSON_TYPES = ("object", "array", "string", "number", "integer", "boolean", "null")
_TOOL_KEYS = ("id", "name", "description", "tags", "schema", "inject")


def check_legacy_fields(spec: Fields, *, old: bool) -> None:
    """Report fields that have moved: errors in the current version, warnings in ``old`` ones."""
    severity = Severity.WARNING if old else None
    for key in ("sandbox", "ai"):
        entry = spec.entry(key)
        if entry is not None:
            _moved(spec, entry, f"spec.development.{key}", severity)
    development = spec.mapping.get("development")
    ai = development.get("ai") if isinstance(development, Mapping) else None
    if not isinstance(ai, Mapping):
        return
    fields = Fields(ai, "spec.development.ai", spec.log)
    for key in ORCHESTRATORS:
        entry = fields.entry(key)
        if entry is not None:
            _moved(fields, entry, f"spec.development.ai.orchestrators.{key}", severity)
    if "enabled" in fields:
        message = "'enabled' of spec.development.ai is no longer a switch for all coding agents"
        hint = "set spec.development.ai.orchestrators.<agent>.enabled instead"
        fields.problem(shape.LEGACY_FIELD, message, "enabled", hint, severity)


def _moved(fields: Fields, entry: Entry, target: str, severity: Severity | None) -> None:
    message = f"'{entry.key}' of {fields.where} has moved"
    fields.problem(shape.LEGACY_FIELD, message, entry.key, f"move it to {target}", severity)


def read_old_tools(spec: Fields) -> tuple[ToolSpec, ...]:
    """Return the tools of an old manifest, which lists them under ``spec.skills``."""
    found: list[ToolSpec] = []
    for number, node in enumerate(spec.items("skills") or ()):
        if not isinstance(node, Mapping) or not _is_tool(node):
            continue
        path = f"spec.skills[{number}]"
        fields = Fields(node, path, spec.log)
        message = f"{path} is a tool"
        fields.problem(shape.OLD_DIALECT, message, None, "move it to spec.tools")
        tool = read_tool(_as_tool(fields), path, spec.log, old=True)
        if tool is not None:
            found.append(tool)
    return tuple(found)


def _is_tool(node: Mapping) -> bool:
    return any(node.get(key) is not None for key in ("schema", "parameters", "inject"))


def _as_tool(fields: Fields) -> Mapping:
    """Convert a skill to a tool: known keys, ``parameters`` as the schema, ``output`` inside it."""
    entries = [entry for entry in fields.mapping if entry.key in _TOOL_KEYS]
    entries = [_with_legal_id(entry, fields) for entry in entries]
    parameters = fields.entry("parameters")
    if parameters is not None and "schema" not in fields:
        message = f"'parameters' of {fields.where} was renamed to 'schema'"
        hint = "write it as JSON Schema under 'schema'"
        fields.problem(shape.OLD_DIALECT, message, "parameters", hint)
        entries.append(Entry("schema", parameters.key_span, _as_schema(parameters.value)))
    output = _output(fields)
    if output is not None:
        entries = [_with_output(entry, output) for entry in entries]
    return Mapping(tuple(entries), fields.mapping.span)


def _with_legal_id(entry: Entry, fields: Fields) -> Entry:
    """Return an id such as ``search-docs`` as an identifier."""
    value = entry.value
    if entry.key != "id" or not isinstance(value, Scalar) or not isinstance(value.value, str):
        return entry
    made = re.sub(r"[^a-zA-Z0-9_]+", "_", value.value)
    if made != value.value:
        message = f"the id '{value.value}' is not an identifier"
        fields.log.add(shape.OLD_DIALECT, message, value.span, f"write 'id: {made}'")
    return Entry("id", entry.key_span, Scalar(made, value.span))


def _as_schema(parameters: Node) -> Node:
    """Return a list of parameters as the schema of an object."""
    if not isinstance(parameters, Sequence):
        return parameters
    span = head_of(parameters)
    properties: list[Entry] = []
    required: list[Node] = []
    for item in parameters.items:
        name = item.get("name") if isinstance(item, Mapping) else None
        if not isinstance(item, Mapping) or not isinstance(name, Scalar):
            continue
        rest = tuple(entry for entry in item if entry.key not in {"name", "required"})
        properties.append(Entry(str(name.value), name.span, Mapping(rest, item.span)))
        needed = item.get("required")
        if isinstance(needed, Scalar) and needed.value is True:
            required.append(name)
    return _mapping(
        span,
        ("type", Scalar("object", span)),
        ("properties", Mapping(tuple(properties), parameters.span)),
        ("required", Sequence(tuple(required), span)),
    )


def _mapping(span: Span, *pairs: tuple[str, Node]) -> Mapping:
    return Mapping(tuple(Entry(key, span, value) for key, value in pairs), span)


def _output(fields: Fields) -> Entry | None:
    """Return ``output`` if it is a schema; older manifests also have ``type: data`` there."""
    entry = fields.entry("output")
    if entry is None or not isinstance(entry.value, Mapping):
        return None
    kind = entry.value.get("type")
    if isinstance(kind, Scalar) and kind.value not in _JSON_TYPES:
        message = f"'output' of {fields.where} has a type that JSON Schema does not define"
        hint = "the result is not typed; describe it under schema.x-adlgen.output"
        fields.problem(shape.OLD_DIALECT, message, "output", hint)
        return None
    return entry


def _with_output(entry: Entry, output: Entry) -> Entry:
    if entry.key != "schema" or not isinstance(entry.value, Mapping):
        return entry
    extension = _mapping(output.key_span, ("output", output.value))
    entries = (*entry.value.entries, Entry("x-adlgen", output.key_span, extension))
    return Entry(entry.key, entry.key_span, Mapping(entries, entry.value.span))


def read_old_services(spec: Fields) -> tuple[ServiceSpec, ...]:
    """Return the services of a manifest that lists them under ``spec.dependencies``."""
    entry = spec.entry("dependencies")
    if entry is None:
        return ()
    message = "'dependencies' of spec was renamed to 'services'"
    hint = "write it as a mapping under spec.services"
    spec.problem(shape.OLD_DIALECT, message, "dependencies", hint)
    match entry.value:
        case Sequence(items=items):
            return tuple(_named(items, spec))
        case Mapping(entries=entries):
            found = (read_service(service, spec.log) for service in entries)
            return tuple(found)
        case _:
            spec.wrong_type("dependencies", entry.value, "a mapping")
            return ()


def _named(items: Iterable[Node], spec: Fields) -> Iterable[ServiceSpec]:
    """Return services for a list of names."""
    for item in items:
        if not isinstance(item, Scalar) or not isinstance(item.value, str) or not item.value:
            continue
        check_service_name(Entry(item.value, item.span, item), spec.log)
        words = [word for word in re.split(r"[^a-zA-Z0-9]+", item.value) if word]
        interface = "".join(word[:1].upper() + word[1:] for word in words)
        yield ServiceSpec(
            id=Text(item.value, item.span),
            kind="service",
            interface=Text(interface, item.span),
            factory=Text(f"New{interface}", item.span),
            description="",
            span=item.span,
        )
