"""Unions, whose variant pydantic selects by a tag, by JSON type, or by the schema."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.view import View, ViewValue
from adlgen.plan import model as plan

from ...core.choice import by_kind, tag_field
from ...core.declarations import Declared, Form, Side, alias
from ...core.variants import selects
from ...docs import described, doc_text
from ...layout import Expr, Group, Leaf, call, either, flat, keyword, leaf, subscript
from ...literals import string
from ...statements import condition, expression, signature
from .types import PydanticTypePrinter


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
        if field := tag_field(self.side.known, self.union):
            use("typing", "Annotated")
            use("pydantic", "Field")
            tag = call("Field", [keyword("discriminator", Leaf(string(field)))])
            return Declared(Form.ALIAS, self._alias(subscript("Annotated", [either(*types), tag])))
        if by_kind(self.union) and not any(self.types.has_own(v.type) for v in self.union.variants):
            return Declared(Form.ALIAS, self._alias(either(*types)))
        use("typing", "Annotated")
        use("pydantic", "Discriminator")
        use("pydantic", "Tag")
        tagged = [
            subscript("Annotated", [type_, call("Tag", [Leaf(string(v.name))])])
            for type_, v in zip(types, self.union.variants, strict=True)
        ]
        choose = call("Discriminator", [leaf(f"_choose_{self.snake}")])
        shown = [] if self._is_exclusive() else [leaf(use("._model", "ANY_OF"))]
        union = subscript("Annotated", [either(*tagged), choose, *shown])
        return self._choice(self._alias(union))

    def _is_exclusive(self) -> bool:
        """Report whether the schema refuses values of several variants."""
        return any("/oneOf/" in (v.accept or "") for v in self.union.variants)

    def _alias(self, type_: Expr) -> dict[str, ViewValue]:
        name = self.union.name
        doc = self.side.doc_of(name, self.union.doc)
        if not self.recursive:
            return alias(name, type_, doc, self.side.imports)
        return lazy_alias(self.side, name, type_, doc)

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
            if classes := self._classes(variant.type):
                many = Group(Code("("), tuple(map(Leaf, classes)), Code(")"))
                known = call(
                    "isinstance", [leaf("value"), many if classes[1:] else Leaf(classes[0])]
                )
                yield View(condition=condition(known, 4), value=string(variant.name))

    def _classes(self, type_: plan.PlannedType) -> list[Code]:
        """Return the classes whose instances are values of a type."""
        if isinstance(type_, plan.NullableOf):
            return []
        parts = [*self.types.alternatives(type_)]
        declared = (self.side.known[one.key] for one in parts if isinstance(one, plan.Named))
        records = (self.types.name(one) for one in declared if isinstance(one, plan.RecordDecl))
        own = (self.types.own_name(one) for one in parts if isinstance(one, plan.Own))
        return list(dict.fromkeys((*records, *own)))


def lazy_alias(side: Side, name: Code, type_: Expr, doc: plan.Doc) -> dict[str, ViewValue]:
    """Return the values of an alias of a type that refers to it."""
    lazy = side.imports.use("typing_extensions", "TypeAliasType")
    made = expression(f"{name} = ", call(lazy, [Leaf(string(name)), Leaf(string(flat(type_)))]))
    text = doc_text(described(doc))
    return {"name": name, "type": made, "is_wide": False, "is_lazy": True, "doc": text}
