"""Unions as pydantic tells their alternatives apart: by a tag, by JSON type, or by the schema."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from adlgen.ir.types import Kind
from adlgen.naming.code import Code
from adlgen.plan.model import (
    Constant,
    Declaration,
    EnumDecl,
    Named,
    PlannedType,
    RecordDecl,
    UnionDecl,
)

from ...docs import described, docstring
from ...layout import Expr, Group, Leaf, call, either, flat, keyword, leaf, subscript
from ...literals import string
from ...statements import attribute, function, if_, statement
from ...types import PydanticTypePrinter, is_any
from ..declarations import Side
from ..variants import condition


@dataclass(frozen=True, slots=True)
class PydanticUnion:
    """Writes one union."""

    side: Side
    types: PydanticTypePrinter
    snake: Code
    union: UnionDecl
    recursive: bool
    """Whether it leads back to itself without passing through a class."""

    def lines(self) -> tuple[Code, ...]:
        """Write the alias, and before it the function that chooses, if one is needed."""
        types = [self.types.render_type(v.type) for v in self.union.variants]
        use = self.side.imports.use
        if self.union.tag is not None and (field := self._tag_field(self.union.tag)):
            use("typing", "Annotated")
            use("pydantic", "Field")
            tag = call("Field", [keyword("discriminator", Leaf(string(field)))])
            return self._alias(subscript("Annotated", [either(*types), tag]))
        if self._by_kind():
            return self._alias(either(*types))
        for module, name in (
            ("typing", "Annotated"),
            ("pydantic", "Discriminator"),
            ("pydantic", "Tag"),
        ):
            use(module, name)
        tagged = [
            subscript("Annotated", [type_, call("Tag", [Leaf(string(v.name))])])
            for type_, v in zip(types, self.union.variants, strict=True)
        ]
        choose = call("Discriminator", [leaf(f"_choose_{self.snake}")])
        alias = self._alias(subscript("Annotated", [either(*tagged), choose]))
        return (*self._chooser(), Code(""), Code(""), *alias)

    def _alias(self, type_: Expr) -> tuple[Code, ...]:
        doc = docstring(described(self.union.doc))
        if self.recursive:
            lazy = self.side.imports.use("typing_extensions", "TypeAliasType")
            name = self.union.name
            made = call(lazy, [Leaf(string(name)), Leaf(string(flat(type_)))])
            return (*statement(f"{name} = ", made), *doc)
        self.side.imports.use("typing", "TypeAlias")
        return (*attribute(self.union.name, leaf("TypeAlias"), type_, 0), *doc)

    def _by_kind(self) -> bool:
        """Whether the JSON type of a value alone decides, with no type twice."""
        variants = self.union.variants
        if any(is_any(v.type) for v in variants):
            return False  # it would take what belongs to the others
        kinds = [kind for variant in variants for kind in variant.kinds]
        return all(v.accept is None for v in variants) and len(kinds) == len(set(kinds))

    # --- by the schema -----------------------------------------------------------------------

    def _chooser(self) -> tuple[Code, ...]:
        use = self.side.imports.use
        use("typing", "Any")
        use("._model", "wire")
        name = f"def _choose_{self.snake}"
        lines = [*function(name, [leaf("value: Any")], "str", ":", 0)]
        for variant in self.union.variants:
            if classes := _classes(self.side.body.declarations, variant.type):
                many = Group(Code("("), tuple(map(Leaf, classes)), Code(")"))
                known = call(
                    "isinstance", [leaf("value"), many if classes[1:] else Leaf(classes[0])]
                )
                lines += [*if_(known, 4), Code(f"        return {string(variant.name)}")]
        lines.append(Code("    value = wire(value)"))
        *first, last = self.union.variants
        for variant in first:
            lines += condition(self.side, self.union, variant, "value")
            lines.append(Code(f"        return {string(variant.name)}"))
        return (*lines, Code(f"    return {string(last.name)}"))

    # --- by a tag ----------------------------------------------------------------------------

    def _tag_field(self, tag: str) -> Code | None:
        """Return the one field that holds the tag, if pydantic can dispatch on it."""
        names: set[Code] = set()
        for variant in self.union.variants:
            if not isinstance(variant.type, Named):
                return None
            record = self.side.body.declarations[variant.type.key]
            if not isinstance(record, RecordDecl):
                return None
            field = next((f for f in record.fields if f.key == tag), None)
            if field is None or not self._is_texts(field.type):
                return None
            names.add(field.name)
        return names.pop() if len(names) == 1 else None

    def _is_texts(self, type_: PlannedType) -> bool:
        match type_:
            case Constant(value=value):
                return isinstance(value, str)
            case Named(key=key):
                declaration = self.side.body.declarations[key]
                return isinstance(declaration, EnumDecl) and declaration.kind is Kind.STRING
            case _:
                return False


def _classes(declarations: Mapping[str, Declaration], type_: PlannedType) -> list[Code]:
    """Return the classes whose instances are of a type, as such."""
    if not isinstance(type_, Named):
        return []
    match declarations[type_.key]:
        case RecordDecl(name=name):
            return [name]
        case UnionDecl(variants=variants):
            found = (name for v in variants for name in _classes(declarations, v.type))
            return list(dict.fromkeys(found))
        case _:
            return []
