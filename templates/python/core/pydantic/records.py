"""Declarations as pydantic models."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from adlgen.document.node import JsonValue
from adlgen.naming.code import Code
from adlgen.plan.model import (
    Basic,
    Declaration,
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

from ...docs import described, docstring
from ...layout import WIDTH, Expr, Group, Leaf, call, either, flat, keyword, leaf, subscript, width
from ...literals import json_literal, scalar, string
from ...names import snake_names
from ...statements import attribute, class_line, function, statement
from ...types import PydanticTypePrinter, integral, is_any
from ..declarations import Side, extra_doc, in_order, record_doc
from .unions import PydanticUnion

# What Field(..) says already need not be said again.
_SAID = re.compile(
    r"(Integer|Number)\b.*|(Greater|Less) than .*|(At least|At most|Exactly) .*|\d+ to \d+ \w+\."
)


@dataclass(frozen=True, slots=True)
class PydanticModels:
    """Writes the declarations of one side of a tool."""

    side: Side
    types: PydanticTypePrinter
    snakes: dict[str, Code]

    @staticmethod
    def of(side: Side) -> PydanticModels:
        """Start writing a side."""
        declarations = side.body.declarations
        types = PydanticTypePrinter(declarations, side.imports, side.exact)
        return PydanticModels(side, types, snake_names(declarations))

    def declarations(self) -> list[tuple[Code, ...]]:
        """Write every declaration, a block of lines each, and the root's name if it has none."""
        body = self.side.body
        ordered, recursive = in_order(body.declarations)
        blocks = [self._declaration(d, recursive=d.key in recursive) for d in ordered]
        root = self.side.root()
        if root is None or root.name != body.name:
            alias = self._alias(body.name, self.types.render_type(body.type))
            blocks.append((*alias, *docstring(described(body.doc))))
        return blocks

    def codec(self, validator: Expr, schema: Code) -> tuple[Code, ...]:
        """Write the codec of the side."""
        self.side.imports.use("typing", "Final")
        if isinstance(root := self.side.root(), RecordDecl):
            self.side.imports.use("._model", "model_codec")
            made = call("model_codec", [Leaf(root.name), validator, Leaf(schema)])
            return statement(f"{self.side.codec}: Final = ", made)
        name = self.side.body.name
        self.side.imports.use("._model", "type_codec")
        self.side.imports.use("._tool", "Codec")
        made = call("type_codec", [Leaf(name), validator])
        type_ = subscript("Final", [subscript("Codec", [Leaf(name)])])
        return attribute(self.side.codec, type_, made, 0)

    # --- declarations ------------------------------------------------------------------------

    def _declaration(self, declaration: Declaration, *, recursive: bool) -> tuple[Code, ...]:
        match declaration:
            case RecordDecl():
                return self._record(declaration)
            case EnumDecl():
                values = tuple(member.value for member in declaration.members)
                return self._documented(declaration, self.types.values(values))
            case UnionDecl():
                snake = self.snakes[declaration.key]
                return PydanticUnion(self.side, self.types, snake, declaration, recursive).lines()
            case TupleDecl():
                return self._documented(declaration, self._tuple(declaration))

    def _documented(self, declaration: Declaration, type_: Expr) -> tuple[Code, ...]:
        alias = self._alias(declaration.name, type_)
        return (*alias, *docstring(described(declaration.doc)))

    def _alias(self, name: Code, type_: Expr) -> tuple[Code, ...]:
        self.side.imports.use("typing", "TypeAlias")
        return attribute(name, leaf("TypeAlias"), type_, 0)

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

    def _record(self, record: RecordDecl) -> tuple[Code, ...]:
        is_root = record is self.side.root()
        base = self.side.imports.use("._model", "Root" if is_root else "Model")
        subject = self.side.subject if is_root else None
        doc = docstring(record_doc(record, subject, extra=record.extra is not None), 4)
        sections = [doc, *self._sections(record)]
        filled = [section for section in sections if section]
        if not filled:
            filled = [docstring([Code("An object.")], 4)]
        lines = [*class_line(record.name, base)]
        for index, section in enumerate(filled):
            lines += [Code("")] if index else []
            lines += section
        return tuple(lines)

    def _sections(self, record: RecordDecl) -> Iterable[tuple[Code, ...]]:
        if record.extra is None:
            self.side.imports.use("pydantic", "ConfigDict")
            yield (Code('    model_config = ConfigDict(extra="forbid")'),)
        yield tuple(line for field in record.fields for line in self._field(field))
        nulls = [f for f in record.fields if f.has_default and f.default is None]
        if nulls:
            self.side.imports.use("typing", "ClassVar")
            names = Group(Code("{"), tuple(Leaf(string(f.name)) for f in nulls), Code("}"))
            head = "_nullable: ClassVar[frozenset[str]] = "
            yield statement(head, call("frozenset", [names]), 4)
        if record.extra is not None and not is_any(record.extra):
            yield from self._typed_extra(record, record.extra)

    def _typed_extra(self, record: RecordDecl, extra: PlannedType) -> Iterable[tuple[Code, ...]]:
        self.side.imports.use("typing", "TYPE_CHECKING")
        rendered = subscript("dict", [leaf("str"), self.types.render_type(extra)])
        yield (
            Code("    if not TYPE_CHECKING:"),
            *attribute(Code("__pydantic_extra__"), rendered, None, 8),
        )
        yield (
            Code("    @property"),
            *function(f"def {record.extra_name}", [leaf("self")], flat(rendered), ":", 4),
            *docstring([extra_doc(record)], 8),
            Code("        return self.model_extra or {}"),
        )

    def _field(self, field: PlannedField) -> tuple[Code, ...]:
        type_, default = self._presence(field)
        alias: dict[str, Expr] = {}
        if field.key != field.name:
            alias["alias"] = Leaf(string(field.key))
        type_ = self._with_field(type_, alias)
        line = f"    {field.name}: {flat(type_)} = {flat(default)}" if default else ""
        if isinstance(default, Leaf) and width(line) > WIDTH and default.is_text():
            self.side.imports.use("pydantic", "Field")
            default = call("Field", [keyword("default", default)])
        said = not isinstance(field.type, Named)
        notes = tuple(n for n in field.doc.notes if not (said and _SAID.fullmatch(n)))
        doc = described(field.doc, notes=notes)
        return (*attribute(field.name, type_, default), *docstring(doc, 4))

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
