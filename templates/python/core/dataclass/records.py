"""Declarations as dataclasses; the runtime plans their codecs from annotations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from adlgen.naming.code import Code
from adlgen.packs import replace
from adlgen.packs.places import places_of
from adlgen.packs.view import View, ViewValue
from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue
from adlgen.plan.model import named_keys

from ...docs import described, doc_text
from ...layout import NONE, Either, Expr, Group, Leaf, Pair, call, flat, keyword, leaf, subscript
from ...literals import json_literal, scalar, string
from ...names import snake_names
from ...statements import expression, signature
from ...types import NO_NATIVES, TypePrinter, integral, is_any, is_inline
from ..choice import by_kind, tag_field
from ..declarations import (
    Declared,
    Form,
    Side,
    alias,
    extra_doc,
    field_view,
)
from ..models import ClassModels, typed_codec
from ..native import NATIVES
from ..variants import selects

RUNTIME = "._record"


class DataclassModels(ClassModels):
    """Declares the types of one side of a tool."""

    FIELD: ClassVar[tuple[str, str]] = ("dataclasses", "field")

    snakes: dict[str, Code]
    are_json: dict[str, bool]
    """Whether the values of a declared union are JSON values; parts are declared before wholes."""
    places: dict[str, tuple[Code, ...]]
    """The places of the subschemas of the records that are declared, by key."""

    @staticmethod
    def of(side: Side) -> DataclassModels:
        """Return the printer of a side."""
        natives = NATIVES if side.native else NO_NATIVES
        types = TypePrinter(
            side.known, side.imports, side.exact, RUNTIME, natives, side.shared_module, side.package
        )
        return DataclassModels(side, types, snake_names(side.body.declarations), {}, {})

    def refers_ahead(self) -> bool:
        """Report whether annotations must be text: also those with an alias that is text."""
        return ClassModels.refers_ahead(self) or any(map(self._has_rest, self._used()))

    def _used(self) -> Iterator[plan.Declaration]:
        """Yield the declarations of the side, and the shared ones that it uses."""
        declarations = self.side.body.declarations
        yield from declarations.values()
        if len(self.side.known) > len(declarations):  # without shared ones, all are its own
            yield from (self.side.known[key] for key in self.side.body.uses)

    def codec(self) -> Expr:
        """Return the codec of the side."""
        name, schema = self.side.body.name, Leaf(self.side.schema)
        if self.side.is_record():
            return call(f"{name}.codec", [schema])
        function = self.side.imports.use(RUNTIME, "TypeCodec")
        return typed_codec(self.side, function, [Leaf(name), schema, leaf("__name__")])

    # --- unions and tuples -------------------------------------------------------------------

    def union(self, union: plan.UnionDecl, *, recursive: bool) -> Declared:
        """Declare a union, with what selects the class of a value."""
        whole = self.types.union(v.type for v in union.variants)
        is_lazy = recursive or any(
            self._is_text(v.type) or self._joins_text(v.type) for v in union.variants
        )
        listed = self._lazy(whole) if is_lazy else whole
        self.are_json[union.key] = all(self._is_json(v.type) for v in union.variants)
        has_own = any(self.types.has_own(v.type) for v in union.variants)
        if (by_kind(union) and not has_own) or self.are_json[union.key]:
            return self.alias(union.name, listed, union.doc)
        use = self.side.imports.use
        use("typing", "Annotated")
        if union.tag is not None and tag_field(self.side.known, union) is not None:
            tag = call(use(RUNTIME, "Tag"), [Leaf(string(union.tag))])
            return self.alias(union.name, subscript("Annotated", [listed, tag]), union.doc)
        use("typing", "Any")
        snake = self.snakes[union.key]
        choose = call(use(RUNTIME, "Choice"), [leaf(f"_choose_{snake}")])
        chosen = subscript("Annotated", [listed, choose])
        *first, last = union.variants
        doc = self.side.doc_of(union.name, union.doc)
        values: dict[str, ViewValue] = {
            **alias(union.name, chosen, doc, self.side.imports),
            "snake": snake,
            "signature": signature(f"_choose_{snake}", [leaf("value: Any")], "Any", 0),
            "variants": tuple(
                View(condition=selects(self.side, union, v, "value"), value=self._type(v.type, 8))
                for v in first
            ),
            "last": self._type(last.type, 4),
        }
        return Declared(Form.SELECTION, values)

    def _type(self, type_: plan.PlannedType, indent: int) -> Code:
        return expression("return ", self.evaluated(type_), indent)

    def _is_json(self, type_: plan.PlannedType) -> bool:
        """Report whether an accepted JSON value is already the Python value."""
        return all(map(self._stays, self.types.alternatives(type_, self.are_json)))

    def _stays(self, type_: plan.PlannedType) -> bool:
        """Report the same about an alternative, without its parts."""
        match type_:
            case plan.Plain(basic=basic):
                is_converted = self.types.is_decimal(type_) or self.types.is_native(type_)
                return basic is not plan.Basic.INTEGER and not is_converted
            case plan.NullableOf():
                return True
            case plan.Named(key=key):
                declaration = self.side.known[key]
                is_enum = isinstance(declaration, plan.EnumDecl)
                is_kept = is_enum and not self.types.has_integers(type_)
                is_union = isinstance(declaration, plan.UnionDecl)
                return is_kept or (is_union and self.are_json.get(key, True))
            case plan.Constant():
                return not self.types.has_integers(type_)
            case _:
                return False

    def _is_text(self, type_: plan.PlannedType) -> bool:
        """Report whether the alias of a type is text, for which Python has no operator ``|``."""
        match type_:
            case plan.NullableOf(inner=inner):
                return self._is_text(inner)
            case plan.Named(key=key):
                return self._has_rest(self.side.known[key])
            case _:
                return False

    @staticmethod
    def _has_rest(declaration: plan.Declaration) -> bool:
        """Report whether a declaration is a tuple with a rest, whose alias is text."""
        return isinstance(declaration, plan.TupleDecl) and declaration.rest is not None

    def evaluated(self, type_: plan.PlannedType) -> Expr:
        """Print a type where it is evaluated: a union with an alias that is text as text."""
        rendered = self.types.render_type(type_)
        return self._later(rendered) if self._joins_text(type_) else rendered

    def _joins_text(self, type_: plan.PlannedType) -> bool:
        """Report whether a type has an operator ``|`` next to an alias that is text."""
        match type_:
            case plan.NullableOf(inner=inner):
                return self._is_text(inner) or self._joins_text(inner)
            case plan.ListOf(item=inner) | plan.MapOf(value=inner):
                return self._joins_text(inner)
            case _:
                return False

    @staticmethod
    def _later(type_: Expr) -> Expr:
        """Return a type as text, which is evaluated when a value is built."""
        return type_ if isinstance(type_, Leaf) and type_.is_text() else Leaf(string(flat(type_)))

    def _lazy(self, whole: Expr) -> Expr:
        """Return a union that refers to itself or to an alias that is text: its parts as strings."""
        union = self.side.imports.use("typing", "Union")
        parts = whole.parts if isinstance(whole, Either) else (whole,)
        return subscript(union, map(self._later, parts))

    def declared_tuple(self, declaration: plan.TupleDecl, *, recursive: bool) -> Declared:
        """Declare a tuple; one with a rest is text, for which Python 3.10 has no form."""
        items = [self.evaluated(item) for item in declaration.items]
        if recursive:
            items = [self._later(self.types.render_type(item)) for item in declaration.items]
        whole: Expr = subscript("tuple", items or [leaf("()")])
        if declaration.rest is not None:
            self.side.imports.guard("typing_extensions", "Unpack")
            last = self.types.render_type(declaration.rest)
            rest = subscript("tuple", [self._later(last) if recursive else last, leaf("...")])
            whole = Leaf(string(flat(subscript("tuple", [*items, subscript("Unpack", [rest])]))))
        return self.alias(declaration.name, whole, declaration.doc)

    # --- records -----------------------------------------------------------------------------

    def record(self, record: plan.RecordDecl) -> Declared:
        """Declare a dataclass."""
        self.side.imports.use("dataclasses", "dataclass")
        doc = doc_text(described(self.side.doc_of(record.name, record.doc)), 4)
        fields = self.fields(record)
        is_open = record.extra is not None and is_any(record.extra) and not record.extra_patterns
        if record.extra is not None and not is_open:
            fields += (self._extra(record, record.extra),)
        base = self.side.imports.use(RUNTIME, "Record" if is_open else "ClosedRecord")
        given: list[Expr] = [Leaf(base)]
        if places := self._places(record):
            at = Group(Code(f"{self.side.schema}.at("), tuple(map(Leaf, places)), Code(")"))
            given.append(keyword("schema", replace(at, comma=len(places) > 1)))
        values: dict[str, ViewValue] = {
            "name": record.name,
            **self.bases(record.name, given),
            "doc": doc,
            "fields": fields,
            "is_empty": not (doc or fields),
        }
        return Declared(Form.DATACLASS, values)

    def _places(self, record: plan.RecordDecl) -> tuple[Code, ...]:
        """Return the places of the subschemas of a record that is not the root."""
        if record.key not in self.places:
            is_root = record == self.side.root() and record.name == self.side.body.name
            root = "/".join(record.key.split("/")[:2])
            found = () if is_root else places_of(record.key, root, self.side.body)
            self.places[record.key] = tuple(map(string, found))
        return self.places[record.key]

    def needs_schema(self) -> bool:
        """Report whether classes refer to the schema, which is then declared before them."""
        declared = self.side.body.declarations.values()
        return any(self._places(one) for one in declared if isinstance(one, plan.RecordDecl))

    def _extra(self, record: plan.RecordDecl, extra: plan.PlannedType) -> View:
        use = self.side.imports.use
        use("dataclasses", "field")
        use("typing", "Annotated")
        mark = Leaf(use(RUNTIME, "EXTRA"))
        type_ = subscript("dict", [leaf("str"), self.types.render_type(extra)])
        default = call("field", [keyword("default_factory", self._factory(plan.MapOf(extra, {})))])
        marked = subscript("Annotated", [type_, mark])
        return field_view(record.extra_name, marked, default, doc_text([extra_doc(record)], 4))

    def annotated(self, field: plan.PlannedField, type_: Expr, doc: Code) -> Expr:
        """Attach the name in JSON, and whether None is null although it is the default."""
        del doc
        marks: list[Expr] = []
        use = self.side.imports.use
        if field.key != field.name:
            marks.append(call(use(RUNTIME, "Key"), [Leaf(string(field.key))]))
        constant = self.types.fixed(field)
        is_null = constant is not None and constant.code == "None"
        if is_null or (field.has_default and field.default is None):
            marks.append(Leaf(use(RUNTIME, "NULLABLE")))
        if not marks:
            return type_
        use("typing", "Annotated")
        return subscript("Annotated", [type_, *marks])

    def optional(self, type_: plan.PlannedType, *, nullable: bool) -> Expr:
        """Return the type of a property that may be absent."""
        return self.types.union([type_], self.types.unset() if nullable else NONE)

    def default(self, type_: plan.PlannedType, value: JsonValue) -> Expr:
        """Return the default of a field."""
        if self.types.takes_decimal(type_, value):
            return self.types.decimal_default(value)
        is_native = value is not None and self.types.is_native(type_)
        if not isinstance(value, list | dict) and not is_native:
            inner = type_.inner if isinstance(type_, plan.NullableOf) else type_
            seen = value if self._is_json(inner) else integral(value)
            return Leaf(scalar(seen))  # type: ignore[arg-type]  # a scalar by the line above
        self.side.imports.use("dataclasses", "field")
        if not value and isinstance(type_, plan.ListOf | plan.MapOf):
            return call("field", [keyword("default_factory", self._factory(type_))])
        if isinstance(type_, plan.ListOf | plan.MapOf):
            item = type_.item if isinstance(type_, plan.ListOf) else type_.value
            if isinstance(item, plan.Plain) and self._is_kept(item):
                made = Pair(Code("default_factory=lambda: "), json_literal(value))
                return call("field", [made])
        name = self.side.imports.use(RUNTIME, "built")
        declared = (self.side.known[key] for key in named_keys(type_))
        has_text = any(isinstance(one, plan.UnionDecl | plan.TupleDecl) for one in declared)
        module = [leaf("__name__")] if has_text else []
        built = call(name, [self.evaluated(type_), json_literal(value), *module])
        return call("field", [Pair(Code("default_factory=lambda: "), built)])

    def _is_kept(self, type_: plan.PlannedType) -> bool:
        """Report whether a JSON value of the type needs no conversion, or only to int."""
        return not self.types.is_decimal(type_) and not self.types.is_native(type_)

    def _factory(self, type_: plan.ListOf | plan.MapOf) -> Expr:
        """Return the class of an empty container; classes in its subscript may be declared later."""
        inner = type_.item if isinstance(type_, plan.ListOf) else type_.value
        rendered = self.types.render_type(inner)
        is_late = not all(is_inline(self.side.known[key]) for key in named_keys(inner))
        part = self._later(rendered) if is_late else rendered
        parts = [part] if isinstance(type_, plan.ListOf) else [leaf("str"), part]
        return subscript("list" if isinstance(type_, plan.ListOf) else "dict", parts)
