"""Declarations as dataclasses, with the functions that build and write them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code
from adlgen.plan.model import (
    Declaration,
    Doc,
    EnumDecl,
    ListOf,
    MapOf,
    PlannedField,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)

from ...docs import described, doc_text
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
from ...statements import (
    Signature,
    annotation,
    expression,
    item,
    present,
    signature,
)
from ...types import TypePrinter, is_any
from ..declarations import (
    AliasView,
    CodecView,
    FieldView,
    Form,
    Side,
    alias,
    extra_doc,
    in_order,
    named_in,
    record_doc,
)
from .builders import Builders
from .codec import CodecPrinter


@dataclass(frozen=True, slots=True)
class PropertyView:
    """How ``encode`` sets a property."""

    key: Code
    value: Code
    condition: Code
    """Empty if the property is always set."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordView(Form):
    """A dataclass."""

    is_dataclass: ClassVar[bool] = True
    name: Code
    doc: Code
    fields: tuple[FieldView, ...]
    has_head: bool
    """Whether anything precedes the methods."""
    codec: Code
    decode: Signature | None
    """The signature of ``decode``, which only the root of a side has."""
    extra: Code
    """The object that ``encode`` starts with."""
    properties: tuple[PropertyView, ...]


@dataclass(frozen=True, slots=True)
class DataclassModels:
    """Declares the types of one side of a tool."""

    side: Side
    types: TypePrinter
    codecs: CodecPrinter

    @staticmethod
    def of(side: Side) -> DataclassModels:
        """Return the printer of a side."""
        types = TypePrinter(side.body.declarations, side.imports, side.exact)
        return DataclassModels(side, types, CodecPrinter.of(side, types))

    def declarations(self) -> list[Form]:
        """Return every declaration, then every function that builds one."""
        body = self.side.body
        ordered, recursive = in_order(body.declarations)
        forms = [self._declaration(d, recursive=d.key in recursive) for d in ordered]
        root = self.side.root()
        if root is None or root.name != body.name:
            forms.append(self._alias(body.name, self.types.render_type(body.type), body.doc))
        builders = Builders(self.codecs)
        return [*forms, *(built for d in ordered if (built := builders.builder(d)))]

    def codec(self, validator: Expr, schema: Code) -> CodecView:
        """Return the codec of the side."""
        del schema
        self.side.imports.use("typing", "Final")
        self.side.imports.use("._tool", "Codec")
        body, root = self.side.body, self.side.root()
        build = self.codecs.builder(body.type)
        encode: Expr = (
            leaf(f"{root.name}.encode") if isinstance(root, RecordDecl) else self._writer()
        )
        made = call("Codec", [validator, build, encode])
        type_ = subscript("Final", [subscript("Codec", [Leaf(body.name)])])
        laid = annotation(self.side.codec, type_, made, 0)
        return CodecView(self.side.codec, laid.type, laid.default)

    def _writer(self) -> Expr:
        return Leaf(self.side.imports.use("._json", "written"))

    # --- declarations ------------------------------------------------------------------------

    def _declaration(self, declaration: Declaration, *, recursive: bool) -> Form:
        match declaration:
            case RecordDecl():
                return self._record(declaration)
            case EnumDecl(name=name, doc=doc):
                values = tuple(m.value for m in declaration.members)
                return self._alias(name, self.types.values(values), doc)
            case UnionDecl(name=name, doc=doc):
                whole = self.types.union(v.type for v in declaration.variants)
                return self._alias(name, self._lazy(whole) if recursive else whole, doc)
            case TupleDecl(name=name, doc=doc):
                return self._alias(name, self._tuple(declaration), doc)

    def _lazy(self, whole: Expr) -> Expr:
        """Write a union that mentions itself: its parts as texts."""
        union = self.side.imports.use("typing", "Union")
        parts = whole.parts if isinstance(whole, Either) else (whole,)
        return subscript(union, [Leaf(string(flat(part))) for part in parts])

    def _alias(self, name: Code, type_: Expr, doc: Doc) -> AliasView:
        return alias(name, type_, doc, self.side.imports)

    def _tuple(self, declaration: TupleDecl) -> Expr:
        items = [self.types.render_type(item) for item in declaration.items]
        if declaration.rest is None:
            return subscript("tuple", items or [leaf("()")])
        self.side.imports.guard("typing_extensions", "Unpack")
        rest = subscript("tuple", [self.types.render_type(declaration.rest), leaf("...")])
        whole = subscript("tuple", [*items, subscript("Unpack", [rest])])
        return leaf(f'"{flat(whole).replace(chr(34), chr(39))}"')

    # --- records -----------------------------------------------------------------------------

    def _record(self, record: RecordDecl) -> RecordView:
        self.side.imports.use("dataclasses", "dataclass")
        is_root = record is self.side.root()
        subject = self.side.subject if is_root else None
        doc = doc_text(record_doc(record, subject, extra=False), 4)
        fields = tuple(map(self._field, record.fields))
        if record.extra is not None:
            fields += (self._extra(record),)
        return RecordView(
            name=record.name,
            doc=doc,
            fields=fields,
            has_head=bool(doc or fields),
            codec=self.side.codec,
            decode=self._decode(record) if is_root else None,
            extra=self._out(record),
            properties=tuple(map(self._property, record.fields)),
        )

    def _extra(self, record: RecordDecl) -> FieldView:
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
        laid = annotation(record.extra_name, type_, default)
        doc = doc_text([extra_doc(record)], 4)
        return FieldView(record.extra_name, laid.type, laid.default, doc)

    def _field(self, field: PlannedField) -> FieldView:
        type_, default = self._presence(field)
        line = f"    {field.name}: {flat(type_)} = {flat(default)}" if default else ""
        if isinstance(default, Leaf) and width(line) > WIDTH and default.is_text():
            self.side.imports.use("dataclasses", "field")
            default = call("field", [keyword("default", default)])
        laid = annotation(field.name, type_, default)
        return FieldView(field.name, laid.type, laid.default, doc_text(described(field.doc), 4))

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
        if self.codecs.is_literal(field.type, value):
            assert not isinstance(value, list | dict)
            return Leaf(scalar(self.codecs.literal(field.type, value)))
        self.side.imports.use("dataclasses", "field")
        if value in ([], {}) and isinstance(field.type, ListOf | MapOf):
            return call("field", [keyword("default_factory", self._factory(field.type))])
        built = self.codecs.default(field.type, value)
        return call("field", [Pair(Code("default_factory=lambda: "), built)])

    def _factory(self, type_: ListOf | MapOf) -> Expr:
        """Return the class that makes an empty container; a class below it may come later."""
        inner = type_.item if isinstance(type_, ListOf) else type_.value
        rendered = self.types.render_type(inner)
        part = leaf(f'"{flat(rendered)}"') if any(named_in(inner)) else rendered
        parts = [part] if isinstance(type_, ListOf) else [leaf("str"), part]
        return subscript("list" if isinstance(type_, ListOf) else "dict", parts)

    def _decode(self, record: RecordDecl) -> Signature:
        self.side.imports.use("._json", "JsonValue")
        return signature("decode", map(leaf, ("cls", "value: JsonValue")), record.name, 4)

    def _out(self, record: RecordDecl) -> Code:
        """Return the object that encoding starts with."""
        self.side.imports.use("._json", "JsonObject")
        extra = leaf("{}") if record.extra is None else self.codecs.extra_written(record)
        return expression("out: JsonObject = ", extra, 8)

    def _property(self, field: PlannedField) -> PropertyView:
        value = Code(f"self.{field.name}")
        key = string(field.key)
        written = self.codecs.written(field.type, value)
        if field.required or field.has_default:
            return PropertyView(*item("out", key, written, 8), Code(""))
        absent = "UNSET" if self.types.nullable(field.type) else "None"
        return PropertyView(*item("out", key, written, 12), present(value, absent, 8))
