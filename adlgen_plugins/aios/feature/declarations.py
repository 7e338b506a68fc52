"""The enumeration of the error codes that an operation declares."""

from __future__ import annotations

from adlgen.ir.extras import Extra
from adlgen.ir.types import JsonKind
from adlgen.naming.cases import distinct
from adlgen.naming.code import Code
from adlgen.naming.scope import NameRequest, Scope
from adlgen.plan.identifiers import Namer, ToolNames
from adlgen.plan.model import Doc, EnumDecl, Member


def declare_errors(tool: str, extra: Extra, names: ToolNames, namer: Namer) -> EnumDecl | None:
    """Declare the error codes of a tool; None if it has none."""
    declared = extra.data.record("operation").records("errors")
    codes = [error.text("code") for error in declared]
    if not codes:
        return None
    key = f"{tool}/~errors"
    request = NameRequest(key, f"{names.type_name}ErrorCode")
    (name,) = namer.claim(names.scope, [request], extra.span, "the error codes of")
    pairs = [(code, code) for code in codes]
    members = namer.group("member", pairs, extra.span, "the error codes")
    if namer.language.member_scope == "module":
        members = tuple(
            _free_member(name, member, code, names.scope)
            for member, code in zip(members, codes, strict=True)
        )
    return EnumDecl(
        key=key,
        name=name,
        doc=Doc(),
        parent=None,
        members=tuple(map(Member, members, codes)),
        kind=JsonKind.STRING,
    )


def _free_member(owner: Code, member: Code, source: str, scope: Scope) -> Code:
    """Return a name for a member that no type in the scope has."""
    names = (member, Code(distinct(member, source, scope.case)))
    free = next((one for one in names if f"{owner}{one}" not in scope.taken), names[-1])
    scope.taken.add(f"{owner}{free}")
    return free
