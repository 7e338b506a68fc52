"""The conditions that select a variant of a union in emitted code."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.plan.model import JsonKind, NullableOf, PlannedVariant, UnionDecl

from ..layout import Expr, Leaf, call, fits, leaf
from ..literals import string
from ..statements import condition
from ..types import is_any
from .declarations import Side

_CLASSES = {JsonKind.STRING: "str", JsonKind.BOOLEAN: "bool"}
_GUARDS = {JsonKind.ARRAY: "is_array", JsonKind.OBJECT: "is_object"}


def selects(side: Side, union: UnionDecl, variant: PlannedVariant, value: str) -> Code:
    """Lay out the condition for a variant, given that no earlier variant was selected."""
    return condition(_test(side, union, variant, value), 4)


def _test(side: Side, union: UnionDecl, variant: PlannedVariant, value: str) -> Expr:
    if union.tag is not None:
        tag = f"{value}[{string(union.tag)}]"
        equal = f"{tag} == {string(variant.tags[0])}"
        if len(variant.tags) == 1 and fits(f"    if {equal}:"):
            return leaf(equal)
        return call(f"{tag} in ", [Leaf(string(t)) for t in variant.tags])
    if variant.accept is not None:
        at = Leaf(string(variant.accept))
        kinds = tuple(k for k in variant.kinds if k is not JsonKind.NULL or _may_be_null(variant))
        kind = _kind_test(side, kinds, value) if _takes_more(union, variant) else ""
        guard = f"({kind}) and " if " or " in kind else f"{kind} and " * bool(kind)
        return call(f"{guard}{side.schema}.validator.accepts", [leaf(value), at])
    return leaf(_kind_test(side, variant.kinds, value))


def _takes_more(union: UnionDecl, variant: PlannedVariant) -> bool:
    """Report whether the schema of a variant also accepts JSON types of another one."""
    others = [v for v in union.variants if v is not variant]
    shared = any(v.accept == variant.accept for v in others)
    return shared or (not _may_be_null(variant) and any(is_any(v.type) for v in others))


def _may_be_null(variant: PlannedVariant) -> bool:
    return is_any(variant.type) or isinstance(variant.type, NullableOf)


def _kind_test(side: Side, kinds: tuple[JsonKind, ...], value: str) -> str:
    tests = [f"{value} is None"] if JsonKind.NULL in kinds else []
    classes = [name for kind, name in _CLASSES.items() if kind in kinds]
    if JsonKind.NUMBER in kinds and JsonKind.BOOLEAN in kinds:
        classes += ["int", "float"]
    elif JsonKind.NUMBER in kinds:
        side.imports.use("._json", "is_number")
        tests.append(f"is_number({value})")
    for kind, guard in _GUARDS.items():
        if kind in kinds:
            side.imports.use("._json", guard)
            tests.append(f"{guard}({value})")
    if classes:
        listed = classes[0] if len(classes) == 1 else f"({', '.join(classes)})"
        tests.append(f"isinstance({value}, {listed})")
    return " or ".join(tests)
