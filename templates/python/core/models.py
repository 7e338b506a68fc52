"""The declarations of one side of a tool: the common part of pydantic models and dataclasses."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import ClassVar, Protocol

from adlgen.naming.code import Code
from adlgen.packs import Struct, replace
from adlgen.packs.places import secrets_of
from adlgen.packs.view import View, ViewValue
from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue

from ..docs import described, doc_text
from ..layout import (
    NONE,
    WIDTH,
    Expr,
    Group,
    Leaf,
    call,
    flat,
    keyword,
    lay,
    leaf,
    measurable,
)
from ..statements import class_fits
from ..types import TypePrinter, is_inline
from ..widths import width
from .declarations import (
    Declared,
    Form,
    Side,
    alias,
    field_view,
    in_order,
)


class Models(Protocol):
    """Prints the types of one side of a tool, as one kind of models."""

    def declarations(self) -> list[Declared]:
        """Return every declaration, parts before wholes."""
        ...

    def needs_schema(self) -> bool:
        """Report whether classes refer to the schema, which is then declared before them."""
        ...

    def refers_ahead(self) -> bool:
        """Report whether annotations refer to later declarations."""
        ...

    def codec(self) -> Expr:
        """Return the codec of the side."""
        ...


def typed_codec(side: Side, function: Code, arguments: Iterable[Expr]) -> Expr:
    """Return a codec with the name of its type."""
    return call(f"{function}[{side.body.name}]", arguments)


class ClassModels(Struct):
    """Prints records as classes and every other declaration as an alias."""

    FIELD: ClassVar[tuple[str, str]]
    """The module and the name of the function that describes a field."""

    side: Side
    types: TypePrinter

    def needs_schema(self) -> bool:
        """Report whether classes refer to the schema."""
        return False

    def refers_ahead(self) -> bool:
        """Report whether annotations refer to later declarations."""
        return in_order(self.side.body.declarations).refers_ahead()

    def declarations(self) -> list[Declared]:
        """Return every declaration, and the name of a tool's root if it has none."""
        body = self.side.body
        order = in_order(body.declarations)
        named = [d for d in order.listed if not is_inline(d) or d.name == body.name]
        forms = [self._declaration(d, recursive=d.key in order.recursive) for d in named]
        root = self.side.root()
        if self.side.word != "types" and (root is None or root.name != body.name):
            forms.append(self.alias(body.name, self.evaluated(body.type), body.doc))
        return forms

    def _declaration(self, declaration: plan.Declaration, *, recursive: bool) -> Declared:
        match declaration:
            case plan.RecordDecl():
                return self.record(declaration)
            case plan.EnumDecl(name=name, doc=doc):
                return self.alias(name, self.types.values(declaration.values), doc)
            case plan.UnionDecl():
                return self.union(declaration, recursive=recursive)
            case plan.TupleDecl(name=name, doc=doc):
                return self.declared_tuple(declaration, recursive=recursive)

    def alias(self, name: Code, type_: Expr, doc: plan.Doc) -> Declared:
        """Declare a name for a type."""
        doc = self.side.doc_of(name, doc)
        return Declared(Form.ALIAS, alias(name, type_, doc, self.side.imports))

    def evaluated(self, type_: plan.PlannedType) -> Expr:
        """Print a type where it is evaluated when the module is imported."""
        return self.types.render_type(type_)

    def fields(self, record: plan.RecordDecl) -> tuple[View, ...]:
        """Return the fields of a class."""
        secrets = secrets_of(record, self.side.body, self.side.secrets)
        return tuple([self.field(one, is_secret=one.key in secrets) for one in record.fields])

    def field(self, field: plan.PlannedField, *, is_secret: bool = False) -> View:
        """Return a field of a class; a secret is not in the text of an object."""
        doc = doc_text(described(self.documentation(field), notes=self.notes(field)), 4)
        type_, default = self.presence(field)
        type_ = self.annotated(field, type_, doc)
        if isinstance(default, Leaf) and default.is_text():
            line = f"    {field.name}: {flat(type_)} = {default.code}"
            if width(line) > WIDTH:
                default = call(self.side.imports.use(*self.FIELD), [keyword("default", default)])
        if is_secret and self.types.fixed(field) is None:
            default = self._hidden(default)
        return field_view(field.name, type_, default, doc)

    def _hidden(self, default: Expr | None) -> Expr:
        """Return the default of a field that is not in the text of an object."""
        function = self.side.imports.use(*self.FIELD)
        hidden = keyword("repr", leaf("False"))
        if default is None:
            return call(function, [hidden])
        if isinstance(default, Group) and default.open == f"{function}(":
            return call(function, [*default.parts, hidden])
        return call(function, [keyword("default", default), hidden])

    @staticmethod
    def bases(name: Code, given: list[Expr]) -> dict[str, ViewValue]:
        """Return the first line of a class: its bases and their arguments."""
        is_wide = not class_fits(name, Code(", ".join(map(flat, given))))
        bases = [
            Code("\n".join(lay(measurable(part), 4, 4, 1))) if is_wide else flat(part)
            for part in given
        ]
        inside = Code(",\n    ".join(bases)) if is_wide else Code(", ".join(bases))
        return {"bases": inside, "is_wide": is_wide, "has_several": len(bases) > 1}

    def presence(self, field: plan.PlannedField) -> tuple[Expr, Expr | None]:
        """Return a field's type and default: see the table of presence in the README."""
        if field.has_default:
            return self.types.render_type(field.type), self.default(field.type, field.default)
        if field.required:
            return self.types.render_type(field.type), self.types.fixed(field)
        if self.types.nullable(field.type):
            unset = self.side.imports.use(self.types.values_module, "UNSET")
            return self.optional(field.type, nullable=True), Leaf(unset)
        return self.optional(field.type, nullable=False), NONE

    def annotated(self, field: plan.PlannedField, type_: Expr, doc: Code) -> Expr:
        """Return the type of a field with its name in JSON, if types contain it."""
        del field, doc
        return type_

    def documentation(self, field: plan.PlannedField) -> plan.Doc:
        """Return the documentation of a field: without a text, that of the type where it has no other place."""
        type_ = field.type.inner if isinstance(field.type, plan.NullableOf) else field.type
        if field.doc.text or not isinstance(type_, plan.Named):
            return field.doc
        declaration = self.side.known[type_.key]
        if not self.is_in_place(declaration):
            return field.doc
        doc = declaration.doc
        return replace(field.doc, text=doc.text, deprecated=field.doc.deprecated or doc.deprecated)

    def is_in_place(self, declaration: plan.Declaration) -> bool:
        """Report whether the documentation of a declaration is printed with the fields that use it."""
        return is_inline(declaration)

    def notes(self, field: plan.PlannedField) -> tuple[str, ...]:
        """Return the documentation notes that the type does not already express."""
        return field.doc.notes

    @abstractmethod
    def record(self, record: plan.RecordDecl) -> Declared:
        """Declare a class."""

    @abstractmethod
    def union(self, union: plan.UnionDecl, *, recursive: bool) -> Declared:
        """Declare a union; a recursive one refers to itself without passing through a class."""

    @abstractmethod
    def declared_tuple(self, declaration: plan.TupleDecl, *, recursive: bool) -> Declared:
        """Declare a tuple; a recursive one refers to itself without passing through a class."""

    @abstractmethod
    def optional(self, type_: plan.PlannedType, *, nullable: bool) -> Expr:
        """Return the type of a property that may be absent; ``nullable`` is whether null is a value of it."""

    @abstractmethod
    def default(self, type_: plan.PlannedType, value: JsonValue) -> Expr:
        """Return the default of a field."""
