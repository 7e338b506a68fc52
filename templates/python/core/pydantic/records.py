"""Declarations as pydantic models."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code
from adlgen.plan.model import (
    Basic,
    Declaration,
    Doc,
    EnumDecl,
    Named,
    NullableOf,
    Plain,
    PlannedField,
    PlannedType,
    RecordDecl,
    TupleDecl,
    UnionDecl,
)

from ...docs import described, doc_text
from ...layout import WIDTH, Expr, Group, Leaf, call, either, flat, keyword, leaf, subscript, width
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
    AliasView,
    CodecView,
    FieldView,
    Form,
    Side,
    alias,
    extra_doc,
    in_order,
    record_doc,
)
from .unions import PydanticUnion

# Field(..) already documents these.
_BOUNDS = re.compile(
    r"(Integer|Number)\b.*|(Greater|Less) than .*|(At least|At most|Exactly) .*|\d+ to \d+ \w+\."
)


@dataclass(frozen=True, slots=True)
class ExtraView:
    """The further properties of a model, if they have a type."""

    name: Code
    type: Code
    is_wide: bool
    returns: Code
    doc: Code


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelView(Form):
    """A pydantic model."""

    is_model: ClassVar[bool] = True
    name: Code
    base: Code
    is_wide: bool
    doc: Code
    is_closed: bool
    fields: tuple[FieldView, ...]
    nullable: Code
    """The set of fields whose default is null; empty if there are none."""
    extra: ExtraView | None
    has_body: bool
    """Whether anything follows the documentation."""


@dataclass(frozen=True, slots=True)
class PydanticModels:
    """Declares the types of one side of a tool."""

    side: Side
    types: PydanticTypePrinter
    snakes: dict[str, Code]

    @staticmethod
    def of(side: Side) -> PydanticModels:
        """Return the printer of a side."""
        declarations = side.body.declarations
        types = PydanticTypePrinter(declarations, side.imports, side.exact)
        return PydanticModels(side, types, snake_names(declarations))

    def declarations(self) -> list[Form]:
        """Return every declaration, and the root's name if it has none."""
        body = self.side.body
        ordered, recursive = in_order(body.declarations)
        forms = [self._declaration(d, recursive=d.key in recursive) for d in ordered]
        root = self.side.root()
        if root is None or root.name != body.name:
            forms.append(self._alias(body.name, self.types.render_type(body.type), body.doc))
        return forms

    def codec(self, validator: Expr, schema: Code) -> CodecView:
        """Return the codec of the side."""
        self.side.imports.use("typing", "Final")
        name = self.side.codec
        if isinstance(root := self.side.root(), RecordDecl):
            self.side.imports.use("._model", "model_codec")
            made = call("model_codec", [Leaf(root.name), validator, Leaf(schema)])
            return CodecView(name, Code("Final"), expression(f"{name}: Final = ", made))
        decoded = Leaf(self.side.body.name)
        self.side.imports.use("._model", "type_codec")
        self.side.imports.use("._tool", "Codec")
        made = call("type_codec", [decoded, validator])
        laid = annotation(name, subscript("Final", [subscript("Codec", [decoded])]), made, 0)
        return CodecView(name, laid.type, laid.default)

    # --- declarations ------------------------------------------------------------------------

    def _declaration(self, declaration: Declaration, *, recursive: bool) -> Form:
        match declaration:
            case RecordDecl():
                return self._record(declaration)
            case EnumDecl(name=name, doc=doc):
                values = tuple(member.value for member in declaration.members)
                return self._alias(name, self.types.values(values), doc)
            case UnionDecl():
                snake = self.snakes[declaration.key]
                return PydanticUnion(self.side, self.types, snake, declaration, recursive).form()
            case TupleDecl(name=name, doc=doc):
                return self._alias(name, self._tuple(declaration), doc)

    def _alias(self, name: Code, type_: Expr, doc: Doc) -> AliasView:
        return alias(name, type_, doc, self.side.imports)

    def _tuple(self, declaration: TupleDecl) -> Expr:
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

    def _record(self, record: RecordDecl) -> ModelView:
        is_root = record is self.side.root()
        base = self.side.imports.use("._model", "Root" if is_root else "Model")
        subject = self.side.subject if is_root else None
        doc = record_doc(record, subject, extra=record.extra is not None)
        if record.extra is None:
            self.side.imports.use("pydantic", "ConfigDict")
        fields = tuple(map(self._field, record.fields))
        nullable = self._nullable(record)
        extra = self._extra(record)
        has_body = record.extra is None or bool(fields) or extra is not None
        return ModelView(
            name=record.name,
            base=base,
            is_wide=not class_fits(record.name, base),
            doc=doc_text(doc if doc or has_body else [Code("An object.")], 4),
            is_closed=record.extra is None,
            fields=fields,
            nullable=nullable,
            extra=extra,
            has_body=has_body,
        )

    def _nullable(self, record: RecordDecl) -> Code:
        nulls = [f for f in record.fields if f.has_default and f.default is None]
        if not nulls:
            return Code("")
        self.side.imports.use("typing", "ClassVar")
        names = Group(Code("{"), tuple(Leaf(string(f.name)) for f in nulls), Code("}"))
        return expression("_nullable: ClassVar[frozenset[str]] = ", call("frozenset", [names]), 4)

    def _extra(self, record: RecordDecl) -> ExtraView | None:
        if record.extra is None or is_any(record.extra):
            return None
        self.side.imports.use("typing", "TYPE_CHECKING")
        type_ = subscript("dict", [leaf("str"), self.types.render_type(record.extra)])
        head = signature(record.extra_name, [leaf("self")], flat(type_), 4)
        return ExtraView(
            name=record.extra_name,
            type=annotation(Code("__pydantic_extra__"), type_, None, 8).type,
            is_wide=not head.is_flat,
            returns=head.returns,
            doc=doc_text([extra_doc(record)], 8),
        )

    def _field(self, field: PlannedField) -> FieldView:
        type_, default = self._presence(field)
        names: dict[str, Expr] = {}
        if field.key != field.name:
            names["alias"] = Leaf(string(field.key))
        type_ = self._with_field(type_, names)
        line = f"    {field.name}: {flat(type_)} = {flat(default)}" if default else ""
        if isinstance(default, Leaf) and width(line) > WIDTH and default.is_text():
            self.side.imports.use("pydantic", "Field")
            default = call("Field", [keyword("default", default)])
        has_bounds = not isinstance(field.type, Named)
        notes = tuple(n for n in field.doc.notes if not (has_bounds and _BOUNDS.fullmatch(n)))
        laid = annotation(field.name, type_, default)
        doc = doc_text(described(field.doc, notes=notes), 4)
        return FieldView(field.name, laid.type, laid.default, doc)

    def _with_field(self, type_: Expr, alias: dict[str, Expr]) -> Expr:
        """Attach the alias, in the same ``Field`` as the bounds if there is one."""
        if not alias:
            return type_
        match type_:
            case Group(open="Annotated[", parts=(inner, Group(open="Field(", parts=arguments))):
                parts = [*(keyword(k, v) for k, v in alias.items()), *arguments]
                return subscript("Annotated", [inner, call("Field", parts)])
            case _:
                return self.types.annotated(type_, alias)

    def _presence(self, field: PlannedField) -> tuple[Expr, Expr | None]:
        """Return a field's type and default: see the table of presence in the README."""
        type_ = self.types.render_type(field.type)
        if field.has_default:
            return type_, self._default(field.type, field.default)
        if field.required:
            return type_, self.types.fixed(field)
        if self.types.nullable(field.type):
            self.side.imports.use("._json", "UNSET")
            return either(type_, self.types.unset()), leaf("UNSET")
        return either(type_, leaf("None")), leaf("None")

    def _default(self, type_: PlannedType, value: JsonValue) -> Expr:
        if value is not None and self.types.is_decimal(type_):
            return self.types.decimal_default(value)
        if not isinstance(value, list | dict):
            return Leaf(scalar(integral(value) if self._counts(type_) else value))  # type: ignore[arg-type]  # a scalar by the line above
        self.side.imports.use("pydantic", "Field")
        validate = keyword("validate_default", leaf("True"))
        return call("Field", [keyword("default", json_literal(value)), validate])

    def _counts(self, type_: PlannedType) -> bool:
        """Whether a number of this type is an integer in Python."""
        match type_:
            case NullableOf(inner=inner):
                return self._counts(inner)
            case Plain(basic=Basic.INTEGER):
                return True
            case _:
                return self.types.has_integers(type_)


def _tuple_of(items: list[Expr]) -> Expr:
    return subscript("tuple", items or [leaf("()")])
