"""Declarations as dataclasses, with the functions that build them."""

from __future__ import annotations

from typing import ClassVar

from adlgen.naming.code import Code
from adlgen.packs.view import View, ViewValue
from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue

from ...docs import doc_text
from ...layout import (
    Either,
    Expr,
    Leaf,
    Pair,
    call,
    flat,
    keyword,
    leaf,
    subscript,
)
from ...literals import scalar, string
from ...statements import (
    expression,
    item,
    present,
    signature,
)
from ...types import TypePrinter, is_any
from ..declarations import (
    Declared,
    Form,
    Side,
    extra_doc,
    field_view,
    in_order,
    named_in,
    record_doc,
)
from ..models import ClassModels, typed_codec
from .builders import Builders
from .codec import CodecPrinter


class DataclassModels(ClassModels):
    """Declares the types of one side of a tool."""

    FIELD: ClassVar[tuple[str, str]] = ("dataclasses", "field")

    codecs: CodecPrinter

    @staticmethod
    def of(side: Side) -> DataclassModels:
        """Return the printer of a side."""
        types = TypePrinter(side.body.declarations, side.imports, side.exact)
        return DataclassModels(side, types, CodecPrinter.of(side, types))

    def declarations(self) -> list[Declared]:
        """Return every declaration, then every function that builds one."""
        builders = Builders(self.codecs)
        ordered, _ = in_order(self.side.body.declarations)
        forms = ClassModels.declarations(self)
        return [*forms, *(built for d in ordered if (built := builders.builder(d)))]

    def codec(self) -> Expr:
        """Return the codec of the side."""
        root = self.side.root()
        build = self.codecs.builder(self.side.body.type)
        if isinstance(root, plan.RecordDecl):
            encode = leaf(f"{root.name}.encode")
        else:
            encode = Leaf(self.side.imports.use("._json", "to_json"))
        codec = self.side.imports.use("._tool", "Codec")
        return typed_codec(self.side, codec, [Leaf(self.side.schema), build, encode])

    def union(self, union: plan.UnionDecl, *, recursive: bool) -> Declared:
        """Declare a union."""
        whole = self.types.union(v.type for v in union.variants)
        return self.alias(union.name, self._lazy(whole) if recursive else whole, union.doc)

    def _lazy(self, whole: Expr) -> Expr:
        """Return a union that refers to itself: its parts as strings."""
        union = self.side.imports.use("typing", "Union")
        parts = whole.parts if isinstance(whole, Either) else (whole,)
        return subscript(union, [Leaf(string(flat(part))) for part in parts])

    def tuple_type(self, declaration: plan.TupleDecl) -> Expr:
        """Return the type of a tuple; one with a rest is a string, evaluated by type checkers only."""
        items = [self.types.render_type(item) for item in declaration.items]
        if declaration.rest is None:
            return subscript("tuple", items or [leaf("()")])
        self.side.imports.guard("typing_extensions", "Unpack")
        rest = subscript("tuple", [self.types.render_type(declaration.rest), leaf("...")])
        whole = subscript("tuple", [*items, subscript("Unpack", [rest])])
        return leaf(f'"{flat(whole).replace(chr(34), chr(39))}"')

    # --- records -----------------------------------------------------------------------------

    def record(self, record: plan.RecordDecl) -> Declared:
        """Declare a dataclass; the root of a side has ``decode``."""
        self.side.imports.use("dataclasses", "dataclass")
        is_root = record is self.side.root()
        subject = self.side.subject if is_root else None
        doc = doc_text(record_doc(record, subject, extra=False), 4)
        fields = tuple(map(self.field, record.fields))
        if record.extra is not None:
            fields += (self._extra(record),)
        values: dict[str, ViewValue] = {
            "name": record.name,
            "doc": doc,
            "fields": fields,
            "has_head": bool(doc or fields),
            "codec": self.side.codec,
            "decode": (self._decode(record),) if is_root else (),
            "extra": self._out(record),
            "properties": tuple(map(self._property, record.fields)),
        }
        return Declared(Form.DATACLASS, values)

    def _extra(self, record: plan.RecordDecl) -> View:
        assert record.extra is not None
        self.side.imports.use("dataclasses", "field")
        if is_any(record.extra):
            type_: Expr = Leaf(self.side.imports.use("._json", "JsonObject"))
            made = type_
        else:
            inner = self.types.render_type(record.extra)
            type_ = subscript("dict", [leaf("str"), inner])
            made = self._factory(plan.MapOf(record.extra, {}))
        default = call("field", [keyword("default_factory", made)])
        return field_view(record.extra_name, type_, default, doc_text([extra_doc(record)], 4))

    def optional(self, type_: plan.PlannedType, absent: Expr) -> Expr:
        """Return a type or the one of absent values."""
        return self.types.union([type_], absent)

    def default(self, type_: plan.PlannedType, value: JsonValue) -> Expr:
        """Return the default of a field."""
        if value is not None and self.types.is_decimal(type_):
            return self.types.decimal_default(value)
        if not isinstance(value, list | dict):
            return Leaf(scalar(self.codecs.literal(type_, value)))
        self.side.imports.use("dataclasses", "field")
        if value in ([], {}) and isinstance(type_, plan.ListOf | plan.MapOf):
            return call("field", [keyword("default_factory", self._factory(type_))])
        built = self.codecs.default(type_, value)
        return call("field", [Pair(Code("default_factory=lambda: "), built)])

    def _factory(self, type_: plan.ListOf | plan.MapOf) -> Expr:
        """Return the class of an empty container; classes in its subscript may be declared later."""
        inner = type_.item if isinstance(type_, plan.ListOf) else type_.value
        rendered = self.types.render_type(inner)
        part = leaf(f'"{flat(rendered)}"') if any(named_in(inner)) else rendered
        parts = [part] if isinstance(type_, plan.ListOf) else [leaf("str"), part]
        return subscript("list" if isinstance(type_, plan.ListOf) else "dict", parts)

    def _decode(self, record: plan.RecordDecl) -> View:
        self.side.imports.use("._json", "JsonValue")
        return signature("decode", map(leaf, ("cls", "value: JsonValue")), record.name, 4)

    def _out(self, record: plan.RecordDecl) -> Code:
        """Return the object that encoding starts with."""
        self.side.imports.use("._json", "JsonObject")
        extra = leaf("{}") if record.extra is None else self.codecs.encoded_extra(record)
        return expression("out: JsonObject = ", extra, 8)

    def _property(self, field: plan.PlannedField) -> View:
        """Return how ``encode`` sets a property: always, if the condition is empty."""
        value = Code(f"self.{field.name}")
        is_set = field.required or field.has_default
        key, encoded = item(
            "out", string(field.key), self.codecs.encoded(field.type, value), 8 if is_set else 12
        )
        absent = "UNSET" if self.types.nullable(field.type) else "None"
        condition = Code("") if is_set else present(value, absent, 8)
        return View(condition=condition, key=key, value=encoded)
