"""Functions that build the declared types of a side from accepted JSON."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.view import View, ViewValue
from adlgen.plan import model as plan

from ...layout import Expr, Group, Leaf, Pair, call, flat, keyword, leaf
from ...literals import string
from ...statements import expression, signature
from ..declarations import Declared, Form
from ..variants import selects
from .codec import CodecPrinter


class Builders(Struct):
    """Prints the functions of one side."""

    codec: CodecPrinter

    def builder(self, declaration: plan.Declaration) -> Declared | None:
        """Return the function that builds a declared type, if it needs one."""
        variants: tuple[plan.PlannedVariant, ...] = ()
        match declaration:
            case plan.RecordDecl():
                value = self._record(declaration)
            case plan.TupleDecl():
                value = self._tuple(declaration)
            case plan.UnionDecl() if not self.codec.is_identity(
                plan.Named(declaration.key, cyclic=False)
            ):
                variants = declaration.variants
                value = self._result(variants[-1], 4)
            case _:
                return None
        self.codec.side.imports.use("typing", "Any")
        untyped = any(self._is_untyped(v.type) for v in variants)
        returns = "Any" if untyped else declaration.name
        snake = self.codec.snakes[declaration.key]
        values: dict[str, ViewValue] = {
            "snake": snake,
            "signature": signature(f"_build_{snake}", [leaf("v: Any")], returns, 0),
            "is_empty": isinstance(declaration, plan.RecordDecl) and _is_empty(declaration),
            "variants": (
                self._branches(declaration) if isinstance(declaration, plan.UnionDecl) else ()
            ),
            "value": value,
        }
        return Declared(Form.BUILDER, values)

    def _record(self, record: plan.RecordDecl) -> Code:
        fields = [f for f in record.fields if self.codec.types.fixed(f) is None]
        parts: list[Expr] = [keyword(f.name, self.codec.property_value(f)) for f in fields]
        if record.extra is not None:
            known = [Leaf(string(f.key)) for f in record.fields]
            rest = call(flat(self.codec.helper("omit")), [leaf("v"), *known])
            extra = self.codec.mapped(record.extra, rest, "x", 0)
            parts.append(
                keyword(record.extra_name, rest if self.codec.is_identity(record.extra) else extra)
            )
        return expression("return ", call(record.name, parts), 4)

    def _tuple(self, declaration: plan.TupleDecl) -> Code:
        parts = [self.codec.applied(t, leaf(f"v[{i}]")) for i, t in enumerate(declaration.items)]
        if declaration.rest is not None:
            tail = leaf(f"v[{len(parts)}:]")
            built = self.codec.applied(plan.ListOf(declaration.rest, {}), tail)
            parts.append(
                Pair(Code("*"), tail if self.codec.is_identity(declaration.rest) else built)
            )
        if len(parts) == 1:
            return Code(f"({flat(parts[0])},)")
        return expression("return ", Group(Code("("), tuple(parts), Code(")")), 4)

    def _branches(self, union: plan.UnionDecl) -> tuple[View, ...]:
        return tuple(
            View(condition=selects(self.codec.side, union, v, "v"), value=self._result(v, 8))
            for v in union.variants[:-1]
        )

    def _result(self, variant: plan.PlannedVariant, indent: int) -> Code:
        return expression("return ", self.codec.applied(variant.type, leaf("v")), indent)

    def _is_untyped(self, type_: plan.PlannedType) -> bool:
        """Report whether the expression that builds a value has type Any."""
        match type_:
            case plan.Named() if isinstance(union := self.codec.declaration(type_), plan.UnionDecl):
                return any(self._is_untyped(v.type) for v in union.variants)
            case plan.Named() | plan.ListOf() | plan.MapOf():
                return self.codec.is_identity(type_) or self.codec.types.has_integers(type_)
            case _:
                return True


def _is_empty(record: plan.RecordDecl) -> bool:
    return not record.fields and record.extra is None
