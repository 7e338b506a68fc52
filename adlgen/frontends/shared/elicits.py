"""Reading of the scopes that a tool needs and of the forms that it may ask a person to fill in."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TypeAlias

from adlgen.diagnostics.codes import shape
from adlgen.diagnostics.expressions import expression
from adlgen.diagnostics.model import Log, Span
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence
from adlgen.document.reader import Fields, head_of, kind_of
from adlgen.spec.metadata import FormSpec
from adlgen.spec.text import Text

SCOPE = expression(r"[\x21\x23-\x5b\x5d-\x7e]+")
"""A scope token of RFC 6749: printable ASCII without spaces, quotation marks and backslashes."""
FORM = expression(r"[a-zA-Z_][a-zA-Z0-9_]*")
"""The name of a form, from which identifiers are made."""
FORMATS = ("email", "uri", "date", "date-time")
_ROOT = ("$schema", "type", "properties", "required", "additionalProperties")
_ABOUT = ("type", "title", "description", "default")
KEYWORDS = {
    "string": ("minLength", "maxLength", "format", "enum", "oneOf"),
    "number": ("minimum", "maximum"),
    "integer": ("minimum", "maximum"),
    "boolean": (),
    "array": ("items", "minItems", "maxItems"),
}
"""The keywords of a field of a form in the Model Context Protocol, by its type."""
_HINTS = {
    "pattern": "clients do not check patterns; check the answer in the handler",
    "const": "use 'enum' with one value",
    "enum": "only strings have an enum; use strings",
    "enumNames": "use 'oneOf' with a 'const' and a 'title' for each value",
    "anyOf": "use 'oneOf' with a 'const' and a 'title' for each value",
    "exclusiveMinimum": "use 'minimum'",
    "exclusiveMaximum": "use 'maximum'",
    "multipleOf": "check the answer in the handler",
    "uniqueItems": "clients offer each value once; check the answer in the handler",
    "$ref": "write the schema of the field in place",
    "properties": "a form is flat; make fields of the form of them",
    "examples": "write an example into 'description', or use 'default'",
}
_Problem: TypeAlias = tuple[str, Span, str]
"""A message about a field, its place and the hint."""


def read_scopes(extension: Fields) -> tuple[Text, ...]:
    """Return the distinct scopes of a tool; report those that are not scope tokens."""
    found: dict[str, Text] = {}
    for scope in extension.texts("scopes") or ():
        if not SCOPE.fullmatch(scope.value):
            message = f"'{scope.value}' in 'scopes' of {extension.where} is not a scope"
            hint = "a scope is printable ASCII without spaces, '\"' and '\\'; list each one as an item of its own"
            extension.log.add(shape.BAD_EXTENSION, message, scope.span, hint)
        elif scope.value in found:
            message = f"duplicate scope '{scope.value}' in {extension.where}"
            extension.log.add(shape.BAD_EXTENSION, message, scope.span, "remove one of them")
        else:
            found[scope.value] = Text(scope.value, scope.span)
    return tuple(found.values())


def read_elicits(extension: Fields) -> tuple[FormSpec, ...]:
    """Return the forms of a tool that clients can show; report the others."""
    forms = extension.fields("elicits")
    if forms is None:
        return ()
    read = (_form(entry, forms) for entry in forms.mapping)
    return tuple(form for form in read if form is not None)


def _form(entry: Entry, forms: Fields) -> FormSpec | None:
    fields = forms.fields(entry.key)
    if fields is None:
        return None
    description = fields.text("description")
    schema = fields.fields("schema", required=True)
    fields.close()
    if not FORM.fullmatch(entry.key):
        message = f"'{entry.key}' in {forms.where} is not an identifier"
        hint = "use letters, digits and _, not starting with a digit"
        forms.log.add(shape.BAD_EXTENSION, message, entry.key_span, hint)
        return None
    if schema is None or not _is_form(schema.mapping, entry.key, forms.log):
        return None
    text = "" if description is None else description.value
    return FormSpec(Text(entry.key, entry.key_span), text, schema.mapping)


def _is_form(schema: Mapping, name: str, log: Log) -> bool:
    """Report whether clients can show a form, and what they cannot show."""
    problems = [*_root(schema)]
    fields = schema.get("properties")
    for entry in fields if isinstance(fields, Mapping) else ():
        found = _field(entry.value)
        problems += [(f"field '{entry.key}' {what}", span, hint) for what, span, hint in found]
    for what, span, hint in problems:
        log.add(shape.BAD_FORM, f"form '{name}': {what}", span, hint or None)
    return not problems


def _root(schema: Mapping) -> Iterator[_Problem]:
    kind, fields, rest = map(schema.get, ("type", "properties", "additionalProperties"))
    if not (isinstance(kind, Scalar) and kind.value == "object"):
        yield "its schema must have 'type: object'", head_of(schema if kind is None else kind), ""
    if not isinstance(fields, Mapping):
        place = head_of(schema if fields is None else fields)
        yield "its schema must have 'properties'", place, "they are the fields of the form"
    if rest is not None and not (isinstance(rest, Scalar) and rest.value is False):
        hint = "an answer has no other properties; remove 'additionalProperties'"
        yield "'additionalProperties' can only be false", head_of(rest), hint
    yield from _unknown(schema, _ROOT, "its schema")


def _field(schema: Node) -> Iterator[_Problem]:
    if not isinstance(schema, Mapping):
        yield f"is {kind_of(schema)}, not a schema", head_of(schema), ""
        return
    kind = schema.get("type")
    name = kind.value if isinstance(kind, Scalar) else None
    if not isinstance(name, str) or name not in KEYWORDS:
        hint = f"a field is one of {', '.join(KEYWORDS)}; an array selects values of an enum"
        if schema.get("$ref") is not None:
            hint = _HINTS["$ref"]
        what = "has no type" if kind is None else "has a type that clients cannot show"
        yield what, head_of(schema if kind is None else kind), hint
        return
    yield from _unknown(schema, (*KEYWORDS[name], *_ABOUT), f"{name} fields")
    format_ = schema.get("format")
    if name == "string" and format_ is not None and _text(format_) not in FORMATS:
        yield "has a format that clients cannot check", format_.span, f"use {', '.join(FORMATS)}"
    if name == "string":
        yield from _choices(schema, "oneOf")
    if name == "array":
        items = schema.get("items")
        if isinstance(items, Mapping) and {"enum", "anyOf"} & {entry.key for entry in items}:
            yield from _choices(items, "anyOf")
            yield from _unknown(items, ("type", "enum", "anyOf"), "items")
        else:
            hint = "write 'items: {type: string, enum: [...]}'"
            yield "has items that are not an enum", head_of(items or schema), hint


def _choices(schema: Mapping, titled: str) -> Iterator[_Problem]:
    """Check the values of an enum, or the titled ones."""
    values, options = schema.get("enum"), schema.get(titled)
    if values is not None and not _are_texts(values):
        yield "has an enum with other values than strings", head_of(values), "use strings"
    if options is None:
        return
    hint = f"write '{titled}: [{{const: TEXT, title: TEXT}}, ...]'"
    parts = options.items if isinstance(options, Sequence) else ()
    if values is not None or not parts or not all(map(_is_option, parts)):
        yield f"has a '{titled}' that is not a list of values with titles", head_of(options), hint


def _is_option(node: Node) -> bool:
    if not isinstance(node, Mapping) or {entry.key for entry in node} != {"const", "title"}:
        return False
    return all(_text(entry.value) is not None for entry in node)


def _are_texts(node: Node) -> bool:
    return isinstance(node, Sequence) and all(_text(item) is not None for item in node.items)


def _text(node: Node) -> str | None:
    return node.value if isinstance(node, Scalar) and isinstance(node.value, str) else None


def _unknown(schema: Mapping, known: Collection[str], what: str) -> Iterator[_Problem]:
    for entry in schema:
        if entry.key in known:
            continue
        near = closest(entry.key, known)
        hint = _HINTS.get(entry.key) or (near and f"did you mean '{near}'?")
        listed = ", ".join(key for key in known if key not in _ABOUT) or "none of its own"
        message = f"has '{entry.key}', which forms do not have"
        yield message, entry.key_span, hint or f"keywords of {what}: {listed}"
