"""Declarations as pydantic models."""

from __future__ import annotations

from typing import ClassVar

from adlgen.naming.code import Code
from adlgen.packs import replace
from adlgen.packs.places import places_of
from adlgen.packs.view import View, ViewValue
from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue

from ...core.declarations import (
    Declared,
    Form,
    Side,
    extra_doc,
)
from ...core.models import ClassModels, typed_codec
from ...core.native import NATIVES
from ...docs import described, doc_text, docstring_of
from ...layout import (
    Expr,
    Group,
    Leaf,
    call,
    keyword,
    leaf,
    subscript,
)
from ...literals import json_literal, scalar, string
from ...names import camel, snake_names
from ...statements import annotation
from ...types import NO_NATIVES, integral, is_any
from .exact import Exactness
from .runtime._docstrings import DEPRECATED, keywords
from .subschemas import subschema
from .types import PydanticTypePrinter
from .unions import PydanticUnion, lazy_alias


class PydanticModels(ClassModels):
    """Declares the types of one side of a tool."""

    FIELD: ClassVar[tuple[str, str]] = ("pydantic", "Field")

    types: PydanticTypePrinter
    snakes: dict[str, Code]
    exactness: Exactness
    is_camel: bool = False
    """Whether the names in JSON of the fields that are printed are the camelCase forms."""

    @staticmethod
    def of(side: Side) -> PydanticModels:
        """Return the printer of a side."""
        natives = {**NATIVES, "uri": "JsonUri"} if side.native else NO_NATIVES
        types = PydanticTypePrinter(
            *(side.known, side.imports, side.exact, "._model"),
            *(natives, side.shared_module, side.package),
        )
        exactness = Exactness.of(side)
        return PydanticModels(side, types, snake_names(side.body.declarations), exactness)

    def needs_schema(self) -> bool:
        """Report whether classes refer to the schema, which is then declared before them."""
        return any(map(self._place, self.side.body.declarations))

    def codec(self) -> Expr:
        """Return the codec of the side."""
        parts: list[Expr] = [Leaf(self.side.body.name), Leaf(self.side.schema)]
        if not self.exactness.is_whole():
            parts.append(keyword("exact", leaf("False")))
        if self.side.is_record():
            return call(self.side.imports.use("._model", "ModelCodec"), parts)
        return typed_codec(self.side, self.side.imports.use("._model", "TypeCodec"), parts)

    def _place(self, key: str) -> Code | None:
        """Return the place of the schema that decides what the fields of a class do not express."""
        place, body = self.exactness.places.get(key), self.side.body
        if place is not None:
            return None if self.exactness.proofs[key] else string(place)
        if not isinstance(body.declarations[key], plan.RecordDecl):
            return None
        places = places_of(key, "/".join(key.split("/")[:2]), body)
        alone = [place for place in places if _is_of_record(subschema(body.canonical, place))]
        return string(alone[0]) if alone else None

    def union(self, union: plan.UnionDecl, *, recursive: bool) -> Declared:
        """Declare a union."""
        snake = self.snakes[union.key]
        return PydanticUnion(self.side, self.types, snake, union, recursive).form()

    def declared_tuple(self, declaration: plan.TupleDecl, *, recursive: bool) -> Declared:
        """Declare a tuple, which also accepts lists."""
        type_ = self._tuple_type(declaration)
        if not recursive:
            return self.alias(declaration.name, type_, declaration.doc)
        doc = self.side.doc_of(declaration.name, declaration.doc)
        return Declared(Form.ALIAS, lazy_alias(self.side, declaration.name, type_, doc))

    def _tuple_type(self, declaration: plan.TupleDecl) -> Expr:
        """Return the type of a tuple."""
        items = [self.types.render_type(item) for item in declaration.items]
        as_list = Leaf(self.side.imports.use("._model", "AS_LIST"))
        if declaration.rest is None:
            lax = {"strict": leaf("False")}
            return self.types.annotated(_tuple_of(items), lax, after=[as_list])
        rest = self.types.render_type(declaration.rest)
        self.side.imports.use("typing_extensions", "Unpack")
        positions = self.side.imports.use("._model", "Positions")
        tail = subscript("Unpack", [subscript("tuple", [rest, leaf("...")])])
        ordered = call(positions, [*items, keyword("rest", rest)])
        return self.types.annotated(
            subscript("tuple", [*items, tail]), {}, after=[ordered, as_list]
        )

    # --- records -----------------------------------------------------------------------------

    def record(self, record: plan.RecordDecl) -> Declared:
        """Declare a model."""
        place = self._place(record.key)
        doc = doc_text(described(self.side.doc_of(record.name, record.doc), notes=()), 4)
        camel = _is_camel(record)
        names = ["CheckedModel"] * (place is not None) + ["CamelModel"] * camel or ["Model"]
        fields = replace(self, is_camel=camel).fields(record)
        extra = self._extra(record)
        given: list[Expr] = [Leaf(self.side.imports.use("._model", name)) for name in names]
        if record.extra is None:
            given.append(leaf('extra="forbid"'))
        if place is not None:
            at = Group(Code(f"{self.side.schema}.at("), (Leaf(place),), Code(")"), comma=False)
            given.append(keyword("schema", at))
        if exact := _exact(record.doc, doc):
            given.append(keyword("keywords", json_literal(exact)))
        values: dict[str, ViewValue] = {
            "name": record.name,
            **self.bases(record.name, given),
            "doc": doc,
            "fields": fields,
            "extra": extra,
            "is_empty": not (fields or extra or doc),
            "has_body": bool(fields or extra),
        }
        return Declared(Form.MODEL, values)

    def _extra(self, record: plan.RecordDecl) -> tuple[View, ...]:
        """Return the typed additional properties, if there are any."""
        if record.extra is None or (is_any(record.extra) and not record.extra_patterns):
            return ()
        self.side.imports.use("typing", "TYPE_CHECKING")
        type_ = subscript("dict", [leaf("str"), self.types.render_type(record.extra)])
        guarded = annotation(Code("__pydantic_extra__"), type_, None, 8).type
        view = View(
            name=record.extra_name,
            type=guarded,
            shown=annotation(record.extra_name, type_, leaf("{}"), 8).type,
            made=self.side.imports.use("._model", "extra_properties"),
            doc=doc_text([extra_doc(record)], 8),
        )
        return (view,)

    def notes(self, field: plan.PlannedField) -> tuple[str, ...]:
        """Return none: annotations express them, and docstrings are shown to models."""
        del field
        return ()

    def presence(self, field: plan.PlannedField) -> tuple[Expr, Expr | None]:
        """Return a field's type and default."""
        if field.required and (value := self.types.fixed(field)) is not None:
            made = self.side.imports.use("._model", "constant")
            return self.types.render_type(field.type), call(made, [value])
        return ClassModels.presence(self, field)

    def is_in_place(self, declaration: plan.Declaration) -> bool:
        """Report whether JSON Schema shows a declaration without its documentation."""
        return not isinstance(declaration, plan.RecordDecl)

    def annotated(self, field: plan.PlannedField, type_: Expr, doc: Code) -> Expr:
        """Attach the alias, and the description if the docstring does not have the exact text."""
        arguments: dict[str, Expr] = {}
        if field.key != (camel(field.name) if self.is_camel else field.name):
            arguments["alias"] = Leaf(string(field.key))
        if exact := _exact(self.documentation(field), doc):
            arguments["json_schema_extra"] = json_literal(exact)
        return self.types.described(type_, arguments) if arguments else type_

    def optional(self, type_: plan.PlannedType, *, nullable: bool) -> Expr:
        """Return the type of a property that may be absent."""
        name = self.side.imports.use("._model", "AbsentOrNull" if nullable else "Absent")
        inner = type_.inner if isinstance(type_, plan.NullableOf) else type_
        return subscript(name, [self.types.render_type(inner)])

    def default(self, type_: plan.PlannedType, value: JsonValue) -> Expr:
        """Return the default of a field."""
        if self.types.takes_decimal(type_, value):
            return self.types.decimal_default(value)
        if not isinstance(value, list | dict) and (
            value is None or not self.types.is_native(type_)
        ):
            return Leaf(scalar(integral(value) if self.types.counts(type_) else value))  # type: ignore[arg-type]  # a scalar by the line above
        self.side.imports.use("pydantic", "Field")
        validate = keyword("validate_default", leaf("True"))
        return call("Field", [keyword("default", json_literal(value)), validate])


def _is_camel(record: plan.RecordDecl) -> bool:
    """Report whether names in JSON may be the camelCase forms: none of several words is in snake case."""
    return not any(f.key == f.name and f.key != (camel(f.name) or f.key) for f in record.fields)


def _exact(doc: plan.Doc, shown: Code) -> dict[str, JsonValue]:
    """Return the keywords of a documentation, if its docstring does not have the exact text."""
    text = doc.text.rstrip("\n")
    if text == shown and not doc.deprecated:
        is_line = text.isprintable() and "\\" not in text and text == text.strip()
        # Some texts would read as the sentence of a root without a description.
        is_own = text == DEPRECATED or text.startswith(("The input of ", "The output of "))
        if is_line and not is_own:
            return {}
    exact: dict[str, JsonValue] = {"description": text} if text else {}
    if doc.deprecated:
        exact["deprecated"] = True
    return {} if keywords(docstring_of(shown)) == exact else exact


def _tuple_of(items: list[Expr]) -> Expr:
    return subscript("tuple", items or [leaf("()")])


def _is_of_record(schema: JsonValue) -> bool:
    """Report whether a schema describes objects only."""
    is_choice = isinstance(schema, dict) and bool(schema.keys() & {"anyOf", "oneOf", "$ref"})
    return isinstance(schema, dict) and schema.get("type", "object") == "object" and not is_choice
