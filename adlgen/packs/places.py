"""The places of types in the schema of their body, so that a part can be validated by itself."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue

_ITEMS = {
    "~item": "items",
    "~#*": "items",
    "~value": "additionalProperties",
    "~*": "additionalProperties",
}
_ABSENT = {
    "items": ("prefixItems",),
    "additionalProperties": ("properties", "patternProperties"),
}
"""Keywords with which another one does not apply to every part."""

Schema = Mapping[str, JsonValue]


def place_of(key: str, root: str, body: plan.PlannedBody) -> str | None:
    """Return a JSON Pointer to a schema that every value of a declared type matches, or None.

    ``key`` is the key of the declaration and ``root`` that of the whole body: the path of properties, items and
    alternatives between them leads to the schema.
    """
    pointer, schema, at = "", body.canonical, root
    tokens = key.removeprefix(root).split("/")[1:]
    if tokens[:1] == ["$defs"] and tokens[1:]:
        at = "/".join((root, *tokens[:2]))
        pointer, schema = _followed("", {"$ref": f"#/$defs/{tokens[1]}"}, body.canonical)
        tokens = tokens[2:]
    for token in tokens:
        pointer, schema = _followed(pointer, schema, body.canonical)
        at = f"{at}/{token}"
        if not isinstance(schema, dict):
            return None
        parent = body.declarations.get(at.rpartition("/")[0])
        if token.startswith("~|"):
            steps = _alternative(int(token[2:]), pointer, schema, parent)
        else:
            steps = _steps(token, schema)
        for step in steps or ():
            found = schema.get(step) if isinstance(schema, dict) else None
            if isinstance(schema, list):
                found = schema[int(step)]
            pointer, schema = f"{pointer}/{_escaped(step)}", found
        if not steps:
            return None
    return pointer if isinstance(schema, dict) else None


def _followed(pointer: str, schema: JsonValue, root: JsonValue) -> tuple[str, JsonValue]:
    """Return the target of references. In the canonical form they are ``#`` or ``#/$defs/<name>``."""
    seen = set()
    while isinstance(schema, dict) and isinstance(schema.get("$ref"), str) and pointer not in seen:
        seen.add(pointer)
        pointer = str(schema["$ref"]).removeprefix("#")
        name = pointer.removeprefix("/$defs/").replace("~1", "/").replace("~0", "~")
        definitions = root.get("$defs") if isinstance(root, dict) else None
        defined = definitions.get(name) if isinstance(definitions, dict) else None
        schema = defined if pointer else root
    return pointer, schema


def _steps(token: str, schema: Schema) -> tuple[str, ...] | None:
    """Return the keys from a schema to a part of it, or None."""
    if token in _ITEMS:
        keyword = _ITEMS[token]
        is_tail = token == "~#*"  # noqa: S105 - the part of a path
        beside = () if is_tail else _ABSENT[keyword]
        return None if any(schema.get(other) for other in beside) else (keyword,)
    if token.startswith("~"):
        return None
    properties = schema.get("properties")
    known = properties if isinstance(properties, dict) else {}
    return (
        ("properties", token) if token in known and not any("/" in one for one in known) else None
    )


def _alternative(
    number: int, pointer: str, schema: Schema, parent: plan.Declaration | None
) -> tuple[str, ...] | None:
    """Return the keys to the alternative that decides about a variant, or whose tag has its values."""
    if not isinstance(parent, plan.UnionDecl):
        return None
    variant = parent.variants[number]
    if variant.accept is not None:
        below = variant.accept.removeprefix(f"{pointer}/")
        return None if below == variant.accept else tuple(below.split("/"))
    for keyword in ("oneOf", "anyOf"):
        branches = schema.get(keyword)
        for index, branch in enumerate(branches if isinstance(branches, list) else ()):
            if parent.tag is not None and _values(branch, parent.tag) == [*variant.tags]:
                return (keyword, str(index))
    return None


def _values(branch: JsonValue, tag: str) -> JsonValue:
    properties = branch.get("properties") if isinstance(branch, dict) else None
    declared = properties.get(tag) if isinstance(properties, dict) else None
    if not isinstance(declared, dict):
        return None
    return [declared["const"]] if "const" in declared else declared.get("enum")


def _escaped(token: str) -> str:
    return token.replace("~", "~0").replace("/", "~1")
