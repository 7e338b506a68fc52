"""Declarations as pydantic models."""

from __future__ import annotations

import re
from typing import ClassVar

from adlgen.naming.code import Code
from adlgen.packs.view import View, ViewValue
from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue

from ...docs import doc_text
from ...layout import Expr, Group, Leaf, call, either, flat, keyword, leaf, subscript
from ...literals import json_literal, scalar, string
from ...names import snake_names
from ...statements import (
    annotation,
    class_fits,
    expression,
    signature,
)
from ...types import PydanticTypePrinter, integral, is_any
from ..declarations import (
    Declared,
    Form,
    Side,
    extra_doc,
    record_doc,
)
from ..models import ClassModels, typed_codec
from .unions import PydanticUnion

# Field(..) already documents these.
_BOUNDS = re.compile(
    r"(Integer|Number)\b.*|(Greater|Less) than .*|(At least|At most|Exactly) .*|\d+ to \d+ \w+\."
)


class PydanticModels(ClassModels):
    """Declares the types of one side of a tool."""

    FIELD: ClassVar[tuple[str, str]] = ("pydantic", "Field")

    types: PydanticTypePrinter
    snakes: dict[str, Code]

    @staticmethod
    def of(side: Side) -> PydanticModels:
        """Return the printer of a side."""
        declarations = side.body.declarations
        types = PydanticTypePrinter(declarations, side.imports, side.exact)
        return PydanticModels(side, types, snake_names(declarations))

    def codec(self, validator: Expr, schema: Code) -> View:
        """Return the codec of the side."""
        root = self.side.root()
        if not isinstance(root, plan.RecordDecl):
            function = self.side.imports.use("._model", "type_codec")
            return typed_codec(self.side, function, [Leaf(self.side.body.name), validator])
        self.side.imports.use("typing", "Final")
        function = self.side.imports.use("._model", "model_codec")
        made = call(function, [Leaf(root.name), validator, Leaf(schema)])
        name = self.side.codec
        return View(name=name, type=Code("Final"), value=expression(f"{name}: Final = ", made))

    def union(self, union: plan.UnionDecl, *, recursive: bool) -> Declared:
        """Declare a union."""
        snake = self.snakes[union.key]
        return PydanticUnion(self.side, self.types, snake, union, recursive).form()

    def tuple_type(self, declaration: plan.TupleDecl) -> Expr:
        """Return the type of a tuple, which also accepts lists."""
        items = [self.types.render_type(item) for item in declaration.items]
        self.side.imports.use("typing", "Annotated")
        if declaration.rest is None:
            self.side.imports.use("pydantic", "Field")
            lax = call("Field", [keyword("strict", leaf("False"))])
            return subscript("Annotated", [_tuple_of(items), lax])
        rest = self.types.render_type(declaration.rest)
        self.side.imports.use("typing_extensions", "Unpack")
        self.side.imports.use("._model", "Positions")
        tail = subscript("Unpack", [subscript("tuple", [rest, leaf("...")])])
        positions = call("Positions", [*items, keyword("rest", rest)])
        return subscript("Annotated", [subscript("tuple", [*items, tail]), positions])

    # --- records -----------------------------------------------------------------------------

    def record(self, record: plan.RecordDecl) -> Declared:
        """Declare a model."""
        is_root = record is self.side.root()
        base = self.side.imports.use("._model", "Root" if is_root else "Model")
        subject = self.side.subject if is_root else None
        doc = record_doc(record, subject, extra=record.extra is not None)
        if record.extra is None:
            self.side.imports.use("pydantic", "ConfigDict")
        fields = tuple(map(self.field, record.fields))
        nullable = self._nullable(record)
        extra = self._extra(record)
        has_body = record.extra is None or bool(fields or extra)
        values: dict[str, ViewValue] = {
            "name": record.name,
            "base": base,
            "is_wide": not class_fits(record.name, base),
            "doc": doc_text(doc if doc or has_body else [Code("An object.")], 4),
            "is_closed": record.extra is None,
            "fields": fields,
            "nullable": nullable,
            "extra": extra,
            "has_body": has_body,
        }
        return Declared(Form.MODEL, values)

    def _nullable(self, record: plan.RecordDecl) -> Code:
        """Return the set of fields whose default is null; empty if there are none."""
        nulls = [f for f in record.fields if f.has_default and f.default is None]
        if not nulls:
            return Code("")
        self.side.imports.use("typing", "ClassVar")
        names = Group(Code("{"), tuple(Leaf(string(f.name)) for f in nulls), Code("}"))
        return expression("_nullable: ClassVar[frozenset[str]] = ", call("frozenset", [names]), 4)

    def _extra(self, record: plan.RecordDecl) -> tuple[View, ...]:
        """Return the typed additional properties, if there are any."""
        if record.extra is None or is_any(record.extra):
            return ()
        self.side.imports.use("typing", "TYPE_CHECKING")
        type_ = subscript("dict", [leaf("str"), self.types.render_type(record.extra)])
        view = View(
            name=record.extra_name,
            type=annotation(Code("__pydantic_extra__"), type_, None, 8).type,
            signature=signature(record.extra_name, [leaf("self")], flat(type_), 4),
            doc=doc_text([extra_doc(record)], 8),
        )
        return (view,)

    def notes(self, field: plan.PlannedField) -> tuple[str, ...]:
        """Leave out the sentences that the arguments of ``Field`` document."""
        if isinstance(field.type, plan.Named):
            return field.doc.notes
        return tuple(note for note in field.doc.notes if not _BOUNDS.fullmatch(note))

    def with_alias(self, field: plan.PlannedField, type_: Expr) -> Expr:
        """Attach the alias, in the same ``Field`` as the bounds if there is one."""
        if field.key == field.name:
            return type_
        key = Leaf(string(field.key))
        match type_:
            case Group(open="Annotated[", parts=(inner, Group(open="Field(", parts=arguments))):
                parts = [keyword("alias", key), *arguments]
                return subscript("Annotated", [inner, call("Field", parts)])
            case _:
                return self.types.annotated(type_, {"alias": key})

    def optional(self, type_: plan.PlannedType, absent: Expr) -> Expr:
        """Return a type or the one of absent values."""
        return either(self.types.render_type(type_), absent)

    def default(self, type_: plan.PlannedType, value: JsonValue) -> Expr:
        """Return the default of a field."""
        if value is not None and self.types.is_decimal(type_):
            return self.types.decimal_default(value)
        if not isinstance(value, list | dict):
            return Leaf(scalar(integral(value) if self._counts(type_) else value))  # type: ignore[arg-type]  # a scalar by the line above
        self.side.imports.use("pydantic", "Field")
        validate = keyword("validate_default", leaf("True"))
        return call("Field", [keyword("default", json_literal(value)), validate])

    def _counts(self, type_: plan.PlannedType) -> bool:
        """Report whether numbers of this type are int in Python."""
        match type_:
            case plan.NullableOf(inner=inner):
                return self._counts(inner)
            case plan.Plain(basic=plan.Basic.INTEGER):
                return True
            case _:
                return self.types.has_integers(type_)


def _tuple_of(items: list[Expr]) -> Expr:
    return subscript("tuple", items or [leaf("()")])
