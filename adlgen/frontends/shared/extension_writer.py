"""Writing of ``x-adlgen``, for tool properties that a format has no key for."""

from __future__ import annotations

from adlgen.document.node import JsonValue, plain
from adlgen.frontends.shared.extension import KEY
from adlgen.spec.metadata import FormSpec
from adlgen.spec.model import ToolSpec


def extended(schema: JsonValue, tool: ToolSpec) -> JsonValue:
    """Return the schema of a tool, extended with the properties that ADL has no key for."""
    extension = _extension(tool)
    if not isinstance(schema, dict):
        schema = {} if schema is not False else {"not": {}}
    rest = {key: value for key, value in schema.items() if key != KEY}  # models do not see it
    return {**rest, KEY: extension} if extension else rest


def _form(form: FormSpec) -> dict[str, JsonValue]:
    about: dict[str, JsonValue] = {"description": form.description} if form.description else {}
    return {**about, "schema": plain(form.schema)}


def _extension(tool: ToolSpec) -> dict[str, JsonValue]:
    metadata = tool.metadata
    found: dict[str, JsonValue] = {}
    if metadata.title is not None:
        found["title"] = metadata.title.value
    if metadata.hints:
        found["hints"] = dict(metadata.hints)
    if metadata.strict is not None:
        found["strict"] = metadata.strict
    if metadata.deprecated is not None:
        announced = metadata.deprecated
        known = {"since": announced.since, "until": announced.until, "use": announced.successor}
        found["deprecated"] = {key: value for key, value in known.items() if value}
    if metadata.scopes:
        found["scopes"] = [scope.value for scope in metadata.scopes]
    if metadata.elicits:
        found["elicits"] = {form.name.value: _form(form) for form in metadata.elicits}
    if metadata.lint:
        found["lint"] = {rule: reason.value for rule, reason in metadata.lint.items()}
    if tool.output is not None:
        found["output"] = plain(tool.output)
    if tool.names:
        found["names"] = dict(tool.names)
    if metadata.rest:
        found["as"] = {
            dialect: {entry.key: plain(entry.value) for entry in rest}
            for dialect, rest in metadata.rest.items()
        }
    return found
