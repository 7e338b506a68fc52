"""Declarations as dataclasses, with the functions that build and write them."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code
from adlgen.plan.model import (
    Declaration,
    EnumDecl,
    ListOf,
    MapOf,
    PlannedField,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)

from ...docs import described, docstring
from ...layout import (
    NONE,
    WIDTH,
    Either,
    Expr,
    Leaf,
    Pair,
    call,
    flat,
    keyword,
    leaf,
    subscript,
    width,
)
from ...literals import scalar, string
from ...statements import attribute, function, item, present, statement
from ...types import TypePrinter, is_any
from ..declarations import Side, extra_doc, in_order, named_in, record_doc
from .codec import Building


@dataclass(frozen=True, slots=True)
class DataclassModels:
    """Writes the declarations of one side of a tool."""

    side: Side
    types: TypePrinter
    build: Building

    @staticmethod
    def of(side: Side) -> DataclassModels:
        """Start writing a side."""
        types = TypePrinter(side.body.declarations, side.imports, side.exact)
        return DataclassModels(side, types, Building.of(side, types))

    def declarations(self) -> list[tuple[Code, ...]]:
        """Write every declaration and every function that builds one, a block of lines each."""
        body = self.side.body
        ordered, recursive = in_order(body.declarations)
        blocks = [self._declaration(d, recursive=d.key in recursive) for d in ordered]
        root = self.side.root()
        if root is None or root.name != body.name:
            alias = self._alias(body.name, self.types.render_type(body.type))
            blocks.append((*alias, *docstring(described(body.doc))))
        return [*blocks, *(function for d in ordered if (function := self.build.function(d)))]

    def codec(self, validator: Expr, schema: Code) -> tuple[Code, ...]:
        """Write the codec of the side."""
        del schema
        self.side.imports.use("typing", "Final")
        self.side.imports.use("._tool", "Codec")
        body = self.side.body
        root = self.side.root()
        build = self.build.builder(body.type)
        encode: Expr = (
            leaf(f"{root.name}.encode") if isinstance(root, RecordDecl) else self._writer()
        )
        made = call("Codec", [validator, build, encode])
        type_ = subscript("Final", [subscript("Codec", [Leaf(body.name)])])
        return attribute(self.side.codec, type_, made, 0)

    def _writer(self) -> Expr:
        return Leaf(self.side.imports.use("._json", "written"))

    # --- declarations ------------------------------------------------------------------------

    def _declaration(self, declaration: Declaration, *, recursive: bool) -> tuple[Code, ...]:
        match declaration:
            case RecordDecl():
                return self._record(declaration)
            case EnumDecl():
                values = tuple(m.value for m in declaration.members)
                return self._documented(declaration, self.types.values(values))
            case UnionDecl():
                whole = self.types.union(v.type for v in declaration.variants)
                return self._documented(declaration, self._lazy(whole) if recursive else whole)
            case TupleDecl():
                return self._documented(declaration, self._tuple(declaration))

    def _documented(self, declaration: Declaration, type_: Expr) -> tuple[Code, ...]:
        alias = self._alias(declaration.name, type_)
        return (*alias, *docstring(described(declaration.doc)))

    def _lazy(self, whole: Expr) -> Expr:
        """Write a union that mentions itself: its parts as texts."""
        union = self.side.imports.use("typing", "Union")
        parts = whole.parts if isinstance(whole, Either) else (whole,)
        return subscript(union, [Leaf(string(flat(part))) for part in parts])

    def _alias(self, name: Code, type_: Expr) -> tuple[Code, ...]:
        self.side.imports.use("typing", "TypeAlias")
        return attribute(name, leaf("TypeAlias"), type_, 0)

    def _tuple(self, declaration: TupleDecl) -> Expr:
        items = [self.types.render_type(item) for item in declaration.items]
        if declaration.rest is None:
            return subscript("tuple", items or [leaf("()")])
        self.side.imports.guard("typing_extensions", "Unpack")
        rest = subscript("tuple", [self.types.render_type(declaration.rest), leaf("...")])
        whole = subscript("tuple", [*items, subscript("Unpack", [rest])])
        return leaf(f'"{flat(whole).replace(chr(34), chr(39))}"')

    # --- records -----------------------------------------------------------------------------

    def _record(self, record: RecordDecl) -> tuple[Code, ...]:
        self.side.imports.use("dataclasses", "dataclass")
        is_root = record is self.side.root()
        subject = self.side.subject if is_root else None
        doc = docstring(record_doc(record, subject, extra=False), 4)
        fields = [line for field in record.fields for line in self._field(field)]
        if record.extra is not None:
            fields += self._extra(record)
        sections = [doc, fields, *([self._decode(record)] if is_root else []), self._encode(record)]
        lines = [Code("@dataclass(slots=True, kw_only=True)"), Code(f"class {record.name}:")]
        for index, section in enumerate(filter(None, sections)):
            lines += [Code("")] if index else []
            lines += section
        return tuple(lines)

    def _extra(self, record: RecordDecl) -> tuple[Code, ...]:
        assert record.extra is not None
        self.side.imports.use("dataclasses", "field")
        if is_any(record.extra):
            type_: Expr = Leaf(self.side.imports.use("._json", "JsonObject"))
            made = type_
        else:
            inner = self.types.render_type(record.extra)
            type_ = subscript("dict", [leaf("str"), inner])
            made = self._factory(MapOf(record.extra, {}))
        default = call("field", [keyword("default_factory", made)])
        return (
            *attribute(record.extra_name, type_, default),
            *docstring([extra_doc(record)], 4),
        )

    def _field(self, field: PlannedField) -> tuple[Code, ...]:
        type_, default = self._presence(field)
        line = f"    {field.name}: {flat(type_)} = {flat(default)}" if default else ""
        if isinstance(default, Leaf) and width(line) > WIDTH and default.is_text():
            self.side.imports.use("dataclasses", "field")
            default = call("field", [keyword("default", default)])
        doc = described(field.doc)
        return (*attribute(field.name, type_, default), *docstring(doc, 4))

    def _presence(self, field: PlannedField) -> tuple[Expr, Expr | None]:
        """Return a field's type and default: see the table of presence in the README."""
        if field.has_default:
            return self.types.render_type(field.type), self._default(field, field.default)
        if field.required:
            return self.types.render_type(field.type), self.types.fixed(field)
        if self.types.nullable(field.type):
            self.side.imports.use("._json", "UNSET")
            return self.types.union([field.type], self.types.unset()), leaf("UNSET")
        return self.types.union([field.type], NONE), NONE

    def _default(self, field: PlannedField, value: JsonValue) -> Expr:
        if value is not None and self.types.is_decimal(field.type):
            return self.types.decimal_default(value)
        if self.build.is_literal(field.type, value):
            assert not isinstance(value, list | dict)
            return Leaf(scalar(self.build.literal(field.type, value)))
        self.side.imports.use("dataclasses", "field")
        if value in ([], {}) and isinstance(field.type, ListOf | MapOf):
            return call("field", [keyword("default_factory", self._factory(field.type))])
        built = self.build.default(field.type, value)
        return call("field", [Pair(Code("default_factory=lambda: "), built)])

    def _factory(self, type_: ListOf | MapOf) -> Expr:
        """Return the class that makes an empty container; a class below it may come later."""
        inner = type_.item if isinstance(type_, ListOf) else type_.value
        rendered = self.types.render_type(inner)
        part = leaf(f'"{flat(rendered)}"') if any(named_in(inner)) else rendered
        parts = [part] if isinstance(type_, ListOf) else [leaf("str"), part]
        return subscript("list" if isinstance(type_, ListOf) else "dict", parts)

    def _decode(self, record: RecordDecl) -> tuple[Code, ...]:
        self.side.imports.use("._json", "JsonValue")
        return (
            Code("    @classmethod"),
            *function("def decode", map(leaf, ("cls", "value: JsonValue")), record.name, ":", 4),
            Code(
                '        """Build from JSON; raises InvalidValueError if the schema refuses it."""'
            ),
            Code(f"        return {self.side.codec}.decode(value)"),
        )

    def _encode(self, record: RecordDecl) -> tuple[Code, ...]:
        self.side.imports.use("._json", "JsonObject")
        lines = [
            Code("    def encode(self) -> JsonObject:"),
            Code('        """The JSON object."""'),
        ]
        extra = leaf("{}") if record.extra is None else self.build.extra_written(record)
        lines += statement("out: JsonObject = ", extra, 8)
        for field in record.fields:
            lines += self._write(field)
        return (*lines, Code("        return out"))

    def _write(self, field: PlannedField) -> tuple[Code, ...]:
        value = Code(f"self.{field.name}")
        key = string(field.key)
        written = self.build.written(field.type, value)
        if field.required or field.has_default:
            return item("out", key, written, 8)
        absent = "UNSET" if self.types.nullable(field.type) else "None"
        return (*present(value, absent, 8), *item("out", key, written, 12))
