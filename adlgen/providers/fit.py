"""Rewrites a schema for a provider that supports a part of JSON Schema.

What the part cannot express moves to the description, where the model reads it, and is reported.
"""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.document.node import Entry, JsonValue, Mapping, Node, Scalar, plain
from adlgen.document.node import Sequence as Items
from adlgen.document.reader import head_of
from adlgen.providers.exclusive import are_exclusive
from adlgen.providers.merge import flat
from adlgen.providers.notes import CONSTRAINTS, Fitted, Note
from adlgen.providers.nullable import (
    accepts_null,
    are_of_type,
    is_compound,
    nullable,
    type_of_values,
    with_null,
)
from adlgen.providers.profiles import Subset
from adlgen.providers.references import References
from adlgen.providers.written import allows
from adlgen.schema.shown import described, may_be_object

_SEVERAL = {"anyOf", "allOf", "oneOf", "prefixItems"}
_ONE = {"items", "additionalProperties"}
_COPIES = 64
"""How many references are replaced by copies of their targets."""
_BEFORE = {"items": {"prefixItems"}, "additionalProperties": {"patternProperties"}}
"""The keywords that exempt items and properties from another."""
_ABOUT_PROPERTIES = {"properties", "required", "additionalProperties", "patternProperties"}


def fit(root: Node, subset: Subset, refused: Iterable[str] = ()) -> Fitted:
    """Return the schema of an object as the subset expresses it; the root has no ``refused`` keywords."""
    fitting = _Fitting(root, subset)
    schema = fitting.root(frozenset(refused))
    return Fitted(
        schema=schema,
        moved=fitting.moved,
        lost=fitting.lost,
        nullable=fitting.nullable,
        ambiguous=fitting.ambiguous,
    )


class _Fitting:
    def __init__(self, root: Node, subset: Subset) -> None:
        self._root = self._top = root
        self._subset = subset
        self._references = References(root)
        self._copies = _COPIES
        self.moved: list[Note] = []
        self.lost: list[Note] = []
        self.nullable: list[Note] = []
        self.ambiguous: list[Note] = []

    def root(self, refused: frozenset[str]) -> dict[str, JsonValue]:
        node = self._root
        reference = node.get("$ref") if isinstance(node, Mapping) else None
        if isinstance(reference, Scalar):
            node = self._references.target(reference.value) or node
        self._top = node
        if not may_be_object(plain(node)):
            self.lost.append(Note("the input, which is not an object", head_of(node)))
        schema = self._schema(node, "the input", refused)
        assert isinstance(schema, dict), "a schema that is rewritten is a mapping"
        described = {"description": schema.pop("description")} if "description" in schema else {}
        schema = {"type": "object", **schema, **described}
        definitions: dict[str, JsonValue] = {
            name: self._schema(target, f"'{name}'")
            for name, target in self._references.definitions()
        }
        return {**schema, "$defs": definitions} if definitions else schema

    def _schema(self, node: Node, name: str, refused: frozenset[str] = frozenset()) -> JsonValue:
        if not isinstance(node, Mapping):
            return self._any(node, name)
        is_top = node is self._top
        node = flat(with_null(node), self._inlined, CONSTRAINTS, merges=self._merges)
        out: dict[str, JsonValue] = {}
        moved: dict[str, JsonValue] = {}
        for entry in node:
            if not self._keep(entry, node, name, out, refused) and entry.key in CONSTRAINTS:
                moved[entry.key] = plain(entry.value)
                self.moved.append(Note(f"'{entry.key}' of {name}", entry.key_span))
        default = node.entry("default")
        if default is not None and "default" not in out:
            moved["default"] = plain(default.value)
        self._close(node, name, out, is_top=is_top)
        self._require(node, name, out)
        self._type(node, name, out, is_top=is_top)
        return described(out, moved)

    @property
    def _merges(self) -> bool:
        return self._subset.closed or "allOf" not in self._subset.keywords

    def _inlined(self, member: Mapping) -> Node | None:
        """Return the target of a member of ``allOf`` that is a reference and nothing else."""
        reference = member.get("$ref")
        if len(member.entries) != 1 or not isinstance(reference, Scalar):
            return None
        target = self._references.target(reference.value)
        if target is None or self._copies == 0 or self._references.is_recursive(target):
            return None
        self._copies -= 1
        return target

    def _any(self, node: Node, name: str) -> JsonValue:
        if self._subset.typed or not (isinstance(node, Scalar) and node.value is True):
            self.lost.append(Note(f"{name}, which can be any value or none", head_of(node)))
        return {}

    # --- one keyword ---------------------------------------------------------------------------

    def _keep(
        self,
        entry: Entry,
        node: Mapping,
        name: str,
        out: dict[str, JsonValue],
        refused: frozenset[str],
    ) -> bool:
        """Add a keyword to the schema; return False if the subset does not support it."""
        key, subset = entry.key, self._subset
        if key in refused or not self._stays(key, node):
            return False
        match key:
            case "$ref":
                return self._reference(entry, name, out)
            case "const" | "enum" if subset.simple_values and is_compound(entry):
                return False
            case "const" if key not in subset.keywords and node.get("enum") is None:
                out["enum"] = [plain(entry.value)]
                return True
            case "oneOf" if key not in subset.keywords and node.get("anyOf") is None:
                return self._one_of(entry, name, out, refused)
            case "properties":
                out[key] = self._properties(entry.value, node)
                return True
            case "required" if subset.all_required:
                return True
            case "additionalProperties" if subset.closed:
                return isinstance(entry.value, Scalar) and entry.value.value is False
            case _:
                pass
        if key not in subset.keywords or not allows(entry, self._subset):
            return False
        out[key] = self._value(entry, name)
        return True

    def _stays(self, key: str, node: Mapping) -> bool:
        """Return whether a keyword has the same meaning next to the others in the rewritten schema."""
        others = {entry.key for entry in node}
        if "$ref" in others and key in CONSTRAINTS:
            return False
        if key == "allOf" and self._merges:
            return False
        if others & _BEFORE.get(key, set()) - self._subset.keywords:
            return False
        alternatives = self._subset.closed and key in ("anyOf", "oneOf")
        return not (alternatives and others & _ABOUT_PROPERTIES)

    def _value(self, entry: Entry, name: str) -> JsonValue:
        inner = f"the items of {name}" if entry.key in {"items", "prefixItems"} else name
        match entry.value:
            case Items(items=items) if entry.key in _SEVERAL:
                return [self._schema(item, inner) for item in items]
            case Mapping() if entry.key in _ONE:
                return self._schema(entry.value, inner)
            case value:
                return plain(value)

    def _reference(self, entry: Entry, name: str, out: dict[str, JsonValue]) -> bool:
        reference = plain(entry.value)
        target = self._references.target(reference)
        if target is None or not isinstance(reference, str):
            text = f"the reference of {name}, which leaves the schema"
            self.lost.append(Note(text, entry.value.span))
            return True
        if not self._subset.recursion and self._references.is_recursive(target):
            self.lost.append(Note(f"{name}, which contains itself", entry.value.span))
            return True
        out["$ref"] = self._references.moved(reference, target)
        return True

    def _one_of(
        self, entry: Entry, name: str, out: dict[str, JsonValue], refused: frozenset[str]
    ) -> bool:
        if "anyOf" in refused or not isinstance(entry.value, Items):
            return False
        items = entry.value.items
        out["anyOf"] = [self._schema(item, name) for item in items]
        if not are_exclusive(items, self._references.target):
            self.moved.append(Note(f"'oneOf' of {name}, which becomes 'anyOf'", entry.key_span))
        return True

    def _properties(self, properties: Node, node: Mapping) -> JsonValue:
        found: dict[str, JsonValue] = {}
        names = node.get("required")
        required = plain(names) if names is not None else []
        for entry in properties if isinstance(properties, Mapping) else ():
            schema = self._schema(entry.value, f"'{entry.key}'")
            is_required = isinstance(required, list) and entry.key in required
            if self._subset.all_required and not is_required:
                schema = self._optional(entry, schema)
            found[entry.key] = schema
        return found

    def _optional(self, entry: Entry, schema: JsonValue) -> JsonValue:
        note = Note(f"'{entry.key}'", entry.key_span)
        self.nullable.append(note)
        if accepts_null(entry.value, self._references.target):
            self.ambiguous.append(note)
            return schema
        return nullable(schema)

    # --- a whole schema ------------------------------------------------------------------------

    def _close(self, node: Mapping, name: str, out: dict[str, JsonValue], *, is_top: bool) -> None:
        """Exclude additional properties from an object, and make all its properties required."""
        types = out.get("type")
        is_object = types == "object" or (isinstance(types, list) and "object" in types)
        if not self._subset.closed or not (is_object or is_top or "properties" in out):
            return
        more = node.get("additionalProperties")
        is_closed = isinstance(more, Scalar) and more.value is False
        if not out.get("properties") and not is_closed and not is_top:
            self.lost.append(Note(f"{name}, an object with properties of any name", head_of(node)))
        properties = out.setdefault("properties", {})
        assert isinstance(properties, dict), "built above"
        if self._subset.all_required:
            out["required"] = list(properties)
        out["additionalProperties"] = False

    def _require(self, node: Mapping, name: str, out: dict[str, JsonValue]) -> None:
        """Report required properties that the schema does not describe; providers refuse them."""
        names, properties = node.entry("required"), out.get("properties")
        known = properties if isinstance(properties, dict) else {}
        listed = plain(names.value) if names is not None else []
        missing = [one for one in listed if one not in known] if isinstance(listed, list) else []
        if names is None or not missing or "$ref" in out:
            return
        text = f"'{missing[0]}', which {name} requires and does not describe"
        if self._subset.closed:
            self.lost.append(Note(text, names.key_span))
        elif "required" in out:
            self.moved.append(Note(text, names.key_span))
            assert isinstance(listed, list), "checked above"
            out["required"] = [one for one in listed if one in known]

    def _type(self, node: Mapping, name: str, out: dict[str, JsonValue], *, is_top: bool) -> None:
        """Add the type of an ``enum`` without one; report a schema that must have a type and has none."""
        if not self._subset.typed:
            return
        if "properties" in out and "type" not in out:
            out["type"] = "object"
            if not is_top:
                self.lost.append(Note(f"{name}, which has properties and any type", head_of(node)))
        values = out.get("enum")
        if isinstance(values, list):
            known = type_of_values(values)
            out.setdefault("type", known)
            if not values or not are_of_type(values, out["type"]):
                text = "has no values" if not values else "has values of other types"
                self.lost.append(Note(f"the enum of {name}, which {text}", head_of(node)))
        is_typed = {"type", "anyOf", "allOf", "const", "$ref"} & {
            *out,
            *(entry.key for entry in node),
        }
        if not is_typed and not is_top:
            self.lost.append(Note(f"{name}, which can be any value", head_of(node)))
        types = out.get("type")
        is_array = types == "array" or (isinstance(types, list) and "array" in types)
        if self._subset.typed_items and is_array and "items" not in out:
            is_tuple = any(entry.key == "prefixItems" for entry in node)
            what = "a tuple (`prefixItems`)" if is_tuple else "an array of any items"
            self.lost.append(Note(f"{name}, {what}", head_of(node)))
