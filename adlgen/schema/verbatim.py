"""Reads schemas that the canonical form has as they are written, such as those of most tools, in one pass.

They refer to nothing and have neither unknown nor malformed parts, so that there is nothing to resolve and to report. The builder
reads all others, from the start.
"""

from __future__ import annotations

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import JsonValue, Mapping, Node, Scalar, Sequence, plain
from adlgen.schema.dialects import Dialect
from adlgen.schema.frames import SAME_VALUE, Built
from adlgen.schema.keywords import TYPES, Form
from adlgen.schema.model import Schema
from adlgen.schema.patterns import PatternError, compile_pattern, one_line
from adlgen.schema.values import EXPECTED

_DEEPEST = 32
"""The levels of schemas: the builder reports those that are nested too deeply."""


class Verbatim(Struct, frozen=False):
    """A schema as it is written, and what is known of its parts."""

    dialect: Dialect
    root: Schema
    json: JsonValue = None
    patterns: dict[str, JsonValue] = field(default_factory=dict)
    built: list[Built] = field(default_factory=list)
    has_formats: bool = False

    def schema(self, node: Node, depth: int, *, in_place: bool) -> tuple[Schema, JsonValue]:
        """Return the canonical form of a schema, and its plain JSON. Raises OtherSchemaError."""
        if isinstance(node, Scalar) and isinstance(node.value, bool):
            return Schema({}, node.span, boolean=node.value), node.value
        if not isinstance(node, Mapping) or depth > _DEEPEST:
            raise OtherSchemaError
        forms = self.dialect.verbatim
        keywords: dict[str, object] = {}
        json: dict[str, JsonValue] = {}
        for entry in node.entries:
            key, form = entry.key, forms.get(entry.key)
            if form is None:
                raise OtherSchemaError
            if form in _SCHEMAS:
                keywords[key], json[key] = self._parts(key, form, entry.value, depth + 1)
            else:
                keywords[key] = json[key] = self._value(form, entry.value)
        if "format" in keywords:
            self.has_formats = True
        schema = Schema(keywords, node.span)
        self.built.append(Built(schema, node, in_place))
        return schema, json

    def _parts(self, key: str, form: Form, node: Node, depth: int) -> tuple[object, JsonValue]:
        """Return the subschemas of a keyword, and their plain JSON."""
        in_place = key in SAME_VALUE
        if form is Form.SCHEMA_MAP and isinstance(node, Mapping):
            schemas: dict[str, Schema] = {}
            texts: dict[str, JsonValue] = {}
            for entry in node.entries:
                found = self.schema(entry.value, depth, in_place=in_place)
                schemas[entry.key], texts[entry.key] = found
            return schemas, texts
        if form is Form.SCHEMA:
            return self.schema(node, depth, in_place=in_place)
        if form is Form.SCHEMAS and isinstance(node, Sequence) and node.items:
            pairs = [self.schema(item, depth, in_place=in_place) for item in node.items]
            return [schema for schema, _ in pairs], [text for _, text in pairs]
        raise OtherSchemaError

    def _value(self, form: Form, node: Node) -> JsonValue:
        """Return the value of a keyword without subschemas."""
        value = plain(node)
        if form is Form.TYPE:
            if value not in TYPES and not _are_types(value):
                raise OtherSchemaError
        elif not EXPECTED[form][0](value) or (form is Form.PATTERN and not self._compiles(value)):
            raise OtherSchemaError
        return value

    def _compiles(self, pattern: JsonValue) -> bool:
        """Report whether a pattern is valid, and keep its program."""
        if not isinstance(pattern, str) or one_line(pattern) != pattern:
            return False
        try:
            self.patterns[pattern] = compile_pattern(pattern)
        except PatternError:
            return False
        return True


def _are_types(value: JsonValue) -> bool:
    return isinstance(value, list) and bool(value) and all(name in TYPES for name in value)


class OtherSchemaError(ValueError):
    """Raised for a schema that its canonical form may not have as it is written."""


_SCHEMAS = frozenset({Form.SCHEMA, Form.SCHEMAS, Form.SCHEMA_MAP})


def read_verbatim(node: Node, dialect: Dialect) -> Verbatim | None:
    """Read a schema of a dialect; None if its canonical form may be another one."""
    found = Verbatim(dialect, Schema({}, node.span))
    try:
        found.root, found.json = found.schema(node, 0, in_place=False)
    except OtherSchemaError:
        return None
    return found if isinstance(node, Mapping) else None
