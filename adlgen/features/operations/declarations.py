"""Declared failures of a tool: an enumeration of their codes."""

from __future__ import annotations

from adlgen.features.operations.model import Operation
from adlgen.ir.types import Kind
from adlgen.naming.cases import distinct
from adlgen.naming.code import Code
from adlgen.naming.scope import Scope, Wish
from adlgen.plan.identifiers import Namer
from adlgen.plan.model import Doc, EnumDecl, Member


def plan_errors(
    tool: str, operation: Operation, type_name: Code, scope: Scope, namer: Namer
) -> EnumDecl | None:
    """Name the codes of a tool's declared failures; None if it declares none."""
    if not operation.errors:
        return None
    key = f"{tool}/~errors"
    span = operation.command.span
    wish = Wish(key, f"{type_name}ErrorCode")
    (name,) = namer.claim(scope, [wish], span, "the error codes of")
    codes = [error.code.value for error in operation.errors]
    members = namer.group("member", [(code, code) for code in codes], span, "the error codes")
    if namer.language.member_scope == "module":
        members = tuple(
            _beside(name, member, code, scope) for member, code in zip(members, codes, strict=True)
        )
    return EnumDecl(
        key=key,
        name=name,
        doc=Doc(),
        parent=None,
        members=tuple(map(Member, members, codes)),
        kind=Kind.STRING,
    )


def _beside(owner: Code, member: Code, source: str, scope: Scope) -> Code:
    """Keep a member apart from the types that stand beside it."""
    spelled = (member, Code(distinct(member, source, scope.case)))
    free = next((one for one in spelled if f"{owner}{one}" not in scope.taken), spelled[-1])
    scope.taken.add(f"{owner}{free}")
    return free
