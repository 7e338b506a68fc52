"""Unions, whose variant pydantic selects by a tag, by JSON type, or by the schema."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.view import View, ViewValue
from adlgen.plan import model as plan
from adlgen.plan.model import JsonKind

from ...docs import described, doc_text
from ...layout import Expr, Group, Leaf, call, either, flat, keyword, leaf, subscript
from ...literals import string
from ...statements import condition, expression, signature
from ...types import PydanticTypePrinter, is_any
from ..declarations import Declared, Form, Side, alias
from ..variants import selects


class PydanticUnion(Struct):
    """Declares one union."""

    side: Side
    types: PydanticTypePrinter
    snake: Code
    union: plan.UnionDecl
    recursive: bool
    """Whether it refers to itself without passing through a class."""

    def form(self) -> Declared:
        """Declare the union: an alias, with a function that selects the variant if needed."""
        types = [self.types.render_type(v.type) for v in self.union.variants]
        use = self.side.imports.use
        if self.union.tag is not None and (field := self._tag_field(self.union.tag)):
            use("typing", "Annotated")
            use("pydantic", "Field")
            tag = call("Field", [keyword("discriminator", Leaf(string(field)))])
            return Declared(Form.ALIAS, self._alias(subscript("Annotated", [either(*types), tag])))
        if self._by_kind():
            return Declared(Form.ALIAS, self._alias(either(*types)))
        use("typing", "Annotated")
        use("pydantic", "Discriminator")
        use("pydantic", "Tag")
        tagged = [
            subscript("Annotated", [type_, call("Tag", [Leaf(string(v.name))])])
            for type_, v in zip(types, self.union.variants, strict=True)
        ]
        choose = call("Discriminator", [leaf(f"_choose_{self.snake}")])
        return self._choice(self._alias(subscript("Annotated", [either(*tagged), choose])))

    def _alias(self, type_: Expr) -> dict[str, ViewValue]:
        name, doc = self.union.name, self.union.doc
        if not self.recursive:
            return alias(name, type_, doc, self.side.imports)
        lazy = self.side.imports.use("typing_extensions", "TypeAliasType")
        made = expression(f"{name} = ", call(lazy, [Leaf(string(name)), Leaf(string(flat(type_)))]))
        text = doc_text(described(doc))
        return {"name": name, "type": made, "is_wide": False, "is_lazy": True, "doc": text}

    def _by_kind(self) -> bool:
        """Report whether the JSON type of a value selects the variant."""
        variants = self.union.variants
        if any(is_any(v.type) for v in variants):
            return False  # it would accept the values of the others
        kinds = [kind for variant in variants for kind in variant.kinds]
        return all(v.accept is None for v in variants) and len(kinds) == len(set(kinds))

    # --- by the schema -----------------------------------------------------------------------

    def _choice(self, alias: Mapping[str, ViewValue]) -> Declared:
        use = self.side.imports.use
        use("typing", "Any")
        use("._model", "to_json")
        *first, last = self.union.variants
        values: dict[str, ViewValue] = {
            **alias,
            "snake": self.snake,
            "signature": signature(f"_choose_{self.snake}", [leaf("value: Any")], "str", 0),
            "built": tuple(self._built()),
            "variants": tuple(
                View(condition=selects(self.side, self.union, v, "value"), value=string(v.name))
                for v in first
            ),
            "last": string(last.name),
        }
        return Declared(Form.CHOICE, values)

    def _built(self) -> Iterator[View]:
        """Yield the branches for instances of classes."""
        for variant in self.union.variants:
            if classes := _classes(self.side.body.declarations, variant.type):
                many = Group(Code("("), tuple(map(Leaf, classes)), Code(")"))
                known = call(
                    "isinstance", [leaf("value"), many if classes[1:] else Leaf(classes[0])]
                )
                yield View(condition=condition(known, 4), value=string(variant.name))

    # --- by a tag ----------------------------------------------------------------------------

    def _tag_field(self, tag: str) -> Code | None:
        """Return the field that holds the tag, if pydantic can dispatch on it."""
        names: set[Code] = set()
        for variant in self.union.variants:
            if not isinstance(variant.type, plan.Named):
                return None
            record = self.side.body.declarations[variant.type.key]
            if not isinstance(record, plan.RecordDecl):
                return None
            field = next((f for f in record.fields if f.key == tag), None)
            if field is None or not self._is_texts(field.type):
                return None
            names.add(field.name)
        return names.pop() if len(names) == 1 else None

    def _is_texts(self, type_: plan.PlannedType) -> bool:
        match type_:
            case plan.Constant(value=value):
                return isinstance(value, str)
            case plan.Named(key=key):
                declaration = self.side.body.declarations[key]
                return (
                    isinstance(declaration, plan.EnumDecl) and declaration.kind is JsonKind.STRING
                )
            case _:
                return False


def _classes(declarations: Mapping[str, plan.Declaration], type_: plan.PlannedType) -> list[Code]:
    """Return the classes whose instances are values of a type."""
    if not isinstance(type_, plan.Named):
        return []
    match declarations[type_.key]:
        case plan.RecordDecl(name=name):
            return [name]
        case plan.UnionDecl(variants=variants):
            found = (name for v in variants for name in _classes(declarations, v.type))
            return list(dict.fromkeys(found))
        case _:
            return []
