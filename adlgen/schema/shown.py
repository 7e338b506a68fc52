"""The schemas of a tool as servers list them and providers of models take them.

All of them require that the input is an object. Some refuse arrays without ``items``, objects without
``properties``, or alternatives at the root. Everything that shows a tool to a model or to a peer uses these functions.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias, cast

from adlgen.diagnostics.datatypes import replace
from adlgen.document.node import JsonValue
from adlgen.schema.dialects import LATEST
from adlgen.schema.keywords import Form
from adlgen.schema.model import Canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    _Schema = TypeVar("_Schema", bound=JsonValue)

Object: TypeAlias = dict[str, JsonValue]
REFUSED = ("anyOf", "oneOf", "allOf", "enum", "not")
"""Keywords that some provider refuses at the root of an input schema."""
_CHANGED = frozenset({"$ref", "const", *REFUSED})
"""Keywords at the root of an input schema that may change what is shown of it."""
_MAPS = frozenset({Form.DEFINITIONS, Form.SCHEMA_MAP, Form.PATTERN_MAP, Form.DEPENDENCIES})
_WITH_SCHEMAS = frozenset(LATEST.subschemas)
_WITH_NAMES = frozenset(key for key, form in LATEST.subschemas.items() if form in _MAPS)
"""Keywords whose keys are names of schemas."""
_ABOUT = frozenset({"title", "description", "$defs", "definitions", "$schema", "$comment"})
"""Keywords next to a reference that do not restrict values."""
_ALTERNATIVES = ("anyOf", "oneOf")
_DEFINITION = "#/$defs/"
HEADER = "x-mcp-header"
"""The keyword of a property that clients of the Model Context Protocol also send as an HTTP header. Models have no use for it."""


def shown_input(canonical: Canonical) -> Canonical:
    """Return the schema of an input with what models and other programs see of it."""
    written, validated = canonical.source, canonical.json
    if written is validated and not canonical.fault and _is_portable(written):
        return canonical
    if canonical.fault:
        written, validated = _part(written, _without_true), _part(validated, _without_true)
    peer = with_items(object_schema(written, validated))
    model, validated = without_headers(portable(peer)), without_headers(validated)
    if (
        isinstance(validated, dict)
        and validated.get("type") == "object"
        and "$ref" not in validated
    ):
        validated = {**validated, "properties": validated.get("properties", {})}
    listed = with_items(validated)
    if listed is not validated and not any("unevaluatedItems" in s for s in subschemas(validated)):
        validated = listed  # it has the same meaning, so one text serves both
    other = None if model is peer else peer
    return replace(canonical, source=model, json=validated, peer=other)


def _is_portable(schema: JsonValue) -> bool:
    """Report whether models and other programs see a schema as it is."""
    if not isinstance(schema, dict) or not _CHANGED.isdisjoint(schema):
        return False
    if schema.get("type") != "object" or not isinstance(schema.get("properties"), dict):
        return False
    return not any(HEADER in part or _lacks_items(part) for part in subschemas(schema))


def without_headers(schema: _Schema) -> _Schema:
    """Return a schema without :data:`HEADER`: the same one if it has none, as most schemas."""
    if not any(HEADER in part for part in subschemas(schema)):
        return schema
    return cast("_Schema", _part(schema, _without_header))


def _without_header(schema: Object) -> Object:
    return {key: value for key, value in schema.items() if key != HEADER}


def shown_output(canonical: Canonical) -> Canonical:
    """Return the schema of a result with what other programs see of it."""
    source = output_schema(canonical.source, canonical.json)
    if canonical.same_text:  # the type that is added changes no meaning, so one text serves both
        return replace(canonical, source=source, json=source)
    return replace(canonical, source=source)


def object_schema(source: JsonValue, canonical: JsonValue) -> Object:
    """Return the schema of an input: of an object, with its properties, and without a reference at its root.

    A schema that accepts no object becomes that of any object; the validator refuses the call.
    """
    written = canonical if isinstance(source, dict) and "$ref" in source else source
    known = _inlined(written) if isinstance(written, dict) else {}
    if not may_be_object(known):
        known = {key: known[key] for key in ("title", "description") if key in known}
    typed = known if "type" in known else {"type": "object", **known}
    out: Object = {**typed, "type": "object"}
    return out if isinstance(out.get("properties"), dict) else {**out, "properties": {}}


def output_schema(source: JsonValue, canonical: JsonValue) -> JsonValue:
    """Return the schema of a result, with its type if a reference at the root leads to an object."""
    if not isinstance(source, dict) or "$ref" not in source or "type" in source:
        return source
    target = _target(canonical)
    is_object = isinstance(target, dict) and target.get("type") == "object"
    return {"type": "object", **source} if is_object else source


def portable(schema: Object, refused: Iterable[str] = REFUSED) -> Object:
    """Return the schema of an object without some keywords at its root, which its description has.

    The properties of alternatives become properties of the root.
    """
    moved = {key: schema[key] for key in schema if key in refused}
    if not moved:
        return schema
    rest = {key: value for key, value in schema.items() if key not in moved}
    for key in (*_ALTERNATIVES, "allOf"):
        if key in moved:
            rest = _merged(rest, _members(moved[key], schema), every=key == "allOf")
    return described(rest, moved)


def described(out: Object, moved: Mapping[str, JsonValue]) -> Object:
    """Return a schema with a description of what moved; a reference with siblings becomes an alternative."""
    if moved:
        pairs = (f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in moved.items())
        text = out.get("description")
        start = f"{text}\n\n" if isinstance(text, str) and text else ""
        out = {**out, "description": start + "{" + ", ".join(pairs) + "}"}
    if "$ref" in out and len(out) > 1 and "anyOf" not in out:
        rest = {key: value for key, value in out.items() if key != "$ref"}
        return {"anyOf": [{"$ref": out["$ref"]}], **rest}
    return out


def may_be_object(schema: JsonValue) -> bool:
    """Report whether the type and the listed values of a schema allow objects."""
    if not isinstance(schema, dict):
        return True
    types, values = schema.get("type", "object"), schema.get("enum")
    named = types == "object" or (isinstance(types, list) and "object" in types)
    listed = values if isinstance(values, list) else [schema.get("const", {})]
    return named and any(isinstance(value, dict) for value in listed)


def accepts_objects(schema: JsonValue) -> bool:
    """Report whether a schema may accept objects, also if its root is a reference."""
    return may_be_object(schema) and (
        not isinstance(schema, dict) or may_be_object(_inlined(schema))
    )


def subschemas(schema: JsonValue) -> Iterator[Object]:
    """Yield a schema and its subschemas that have keywords, in any order."""
    waiting = [schema]
    while waiting:
        inner = waiting.pop()
        if not isinstance(inner, dict):
            continue
        yield inner
        for key, value in inner.items():
            if key not in _WITH_SCHEMAS:
                continue
            if key in _WITH_NAMES:
                waiting += value.values() if isinstance(value, dict) else ()
            else:
                waiting += value if isinstance(value, list) else [value]


def _inlined(schema: Object) -> Object:
    """Return a schema with the target of its reference in the place of the reference."""
    target = _target(schema)
    if "$ref" not in schema or not isinstance(target, dict):
        return schema
    rest = {key: value for key, value in schema.items() if key != "$ref"}
    if rest.keys() <= _ABOUT and "$ref" not in target:
        return {**target, **rest}
    described_by: Object = {key: target[key] for key in ("type", "properties") if key in target}
    return {**described_by, **schema}


def _target(schema: JsonValue) -> JsonValue:
    """Return the definition to which the root of a canonical schema refers, also by way of others."""
    definitions = schema.get("$defs") if isinstance(schema, dict) else None
    target, seen = schema, 0
    while isinstance(target, dict) and isinstance(definitions, dict):
        reference = target.get("$ref")
        if not isinstance(reference, str) or seen > len(definitions):
            break
        name = reference.removeprefix(_DEFINITION).replace("~1", "/").replace("~0", "~")
        target, seen = definitions.get(name), seen + 1
    return target


def _members(listed: JsonValue, root: Object) -> list[Object]:
    """Return alternatives with the targets of their references; those that accept no object are left out."""
    found = [
        _target({**item, "$defs": root.get("$defs", {})}) if isinstance(item, dict) else None
        for item in (listed if isinstance(listed, list) else ())
    ]
    return [item for item in found if isinstance(item, dict) and may_be_object(item)]


def _merged(rest: Object, members: list[Object], *, every: bool) -> Object:
    """Add the properties of members to a schema, and the required ones if they are those of all."""
    out = {**rest}
    properties = out.get("properties")
    own = {**properties} if isinstance(properties, dict) else {}
    found: dict[str, list[JsonValue]] = {}
    for member in members:
        inner = member.get("properties")
        for name, schema in inner.items() if isinstance(inner, dict) else ():
            known = found.setdefault(name, [])
            if schema not in known:
                known.append(schema)
    added: Object = {
        name: schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
        for name, schemas in found.items()
        if name not in own and not (every and len(schemas) > 1)
    }
    names = [_names(member) for member in members]
    join = set().union if every else lambda *sets: set.intersection(*sets) if sets else set()
    required = join(*map(set, names)) - set(_names(out))
    ordered = [name for name in dict.fromkeys(n for one in names for n in one) if name in required]
    out["properties"] = {**own, **added}
    return {**out, "required": [*_names(out), *ordered]} if ordered else out


def _names(schema: Object) -> list[str]:
    required = schema.get("required")
    return [one for one in required if isinstance(one, str)] if isinstance(required, list) else []


def with_items(schema: _Schema) -> _Schema:
    """Return a schema whose arrays have ``items``: the same one if they do, as those of most schemas."""
    if not any(map(_lacks_items, subschemas(schema))):
        return schema
    return cast("_Schema", _part(schema, _itemised))


def _itemised(schema: Object) -> Object:
    return {**schema, "items": {}} if _lacks_items(schema) else schema


def _lacks_items(schema: Object) -> bool:
    types = schema.get("type")
    if types != "array" and not (isinstance(types, list) and "array" in types):
        return False
    return "items" not in schema and "prefixItems" not in schema


def _without_true(schema: Object) -> Object:
    """Return a schema without ``true``, which some readers refuse, in the place of a part."""
    return {key: _opened(key, value) for key, value in schema.items()}


def _opened(key: str, value: JsonValue) -> JsonValue:
    form = LATEST.subschemas.get(key)
    match value:
        case dict() if form in _MAPS:
            return {name: {} if inner is True else inner for name, inner in value.items()}
        case list() if form is not None and form not in _MAPS:
            return [{} if inner is True else inner for inner in value]
        case _:
            return value


def _mapped(schema: Object, change: Callable[[Object], Object]) -> Object:
    """Return a schema with every subschema that has keywords changed, outer ones first."""
    return {key: _inside(key, value, change) for key, value in change(schema).items()}


def _inside(key: str, value: JsonValue, change: Callable[[Object], Object]) -> JsonValue:
    form = LATEST.subschemas.get(key)
    match value:
        case dict() if form in _MAPS:
            return {name: _part(inner, change) for name, inner in value.items()}
        case list() if form is not None and form not in _MAPS:
            return [_part(inner, change) for inner in value]
        case _:
            return value if form is None or form in _MAPS else _part(value, change)


def _part(schema: JsonValue, change: Callable[[Object], Object]) -> JsonValue:
    return _mapped(schema, change) if isinstance(schema, dict) else schema
