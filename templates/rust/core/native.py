"""Types of formats: what strings of some formats are in Rust, and the crates that have these types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.plan import model as plan

from ..layout import TypeText


class Native(Struct):
    """The type of the strings of a format."""

    type: TypeText
    crate: str = ""
    """The crate that emitted code uses for it; empty for the standard library."""


_ZONE = TypeText(Code("chrono::FixedOffset"))
NATIVES: Mapping[str, Native] = {
    "byte": Native(TypeText(Code("Vec"), (TypeText(Code("u8")),)), "base64"),
    "date": Native(TypeText(Code("chrono::NaiveDate")), "chrono"),
    "date-time": Native(TypeText(Code("chrono::DateTime"), (_ZONE,)), "chrono"),
    "ipv4": Native(TypeText(Code("std::net::Ipv4Addr"))),
    "ipv6": Native(TypeText(Code("std::net::Ipv6Addr"))),
    "uri": Native(TypeText(Code("url::Url")), "url"),
    "uuid": Native(TypeText(Code("uuid::Uuid")), "uuid"),
}
_CRATES: Mapping[str, Code] = {
    "base64": Code('"0.23"'),
    "chrono": Code('{ version = "0.4", default-features = false, features = ["clock"] }'),
    "url": Code('"2"'),
    "uuid": Code('{ version = "1", features = ["v4"] }'),
}
"""Entries of the manifest. The features are those with which programs make values."""


def is_native(planned: plan.Plan) -> bool:
    """Report whether strings of formats have types of their own.

    A crate implements the codecs of these types only for a runtime of its own, and once; with the runtime of another
    output, they are texts. The package of a runtime has all codecs.
    """
    return planned.options["formats"] == "native" and "::" not in planned.words["runtime"]


def has_natives(planned: plan.Plan) -> bool:
    """Report whether the codecs of types of formats are emitted."""
    return bool(planned.formats) and is_native(planned) and not planned.words["runtime"]


def crates_of(planned: plan.Plan) -> dict[str, Code]:
    """Return the crates of the types that are used and of the runtime, as entries of the manifest."""
    used = {NATIVES[name].crate for name in formats_in(planned)} - {""}
    natives = {name: _CRATES[name] for name in sorted(used)}
    return {**natives, **_shared_crate(planned.words["runtime"], natives)}


def _shared_crate(runtime: Code, natives: Iterable[str]) -> dict[str, Code]:
    """Return the entry of the crate that has the runtime, which is usually next to this one.

    A package has the codecs of the types of other crates as features with their names.
    """
    crate = runtime.partition("::")[0]
    if crate in {"", "crate"}:
        return {}
    name = crate.replace("_", "-")
    if crate != runtime or not natives:
        return {name: Code(f'{{ path = "../{name}" }}')}
    features = ", ".join(f'"{native}"' for native in natives)
    return {name: Code(f'{{ path = "../{name}", features = [{features}] }}')}


def formats_in(planned: plan.Plan) -> frozenset[str]:
    """Return the formats whose types the emitted types use; built-in tools have texts."""
    if not (planned.formats and is_native(planned)):
        return frozenset()
    found = set()
    for tool in planned.tools:
        if not tool.implemented:
            for body in tool.bodies:
                found |= {*_formats(body.type), *_declared(body.declarations)}
    if planned.types is not None:
        found |= {*_declared(planned.types.declarations)}
    return frozenset(found)


def _declared(declarations: Mapping[str, plan.Declaration]) -> Iterator[str]:
    for declared in declarations.values():
        for type_ in _parts(declared):
            yield from _formats(type_)


def _parts(declared: plan.Declaration) -> Iterator[plan.PlannedType | None]:
    match declared:
        case plan.RecordDecl(fields=fields, extra=extra):
            yield from (field.type for field in fields)
            yield extra
        case plan.TupleDecl(items=items, rest=rest):
            yield from items
            yield rest
        case plan.UnionDecl(variants=variants):
            yield from (variant.type for variant in variants)
        case plan.EnumDecl():
            pass


def _formats(type_: plan.PlannedType | None) -> Iterator[str]:
    match type_:
        case plan.Plain(basic=plan.Basic.STRING, format=name) if name in NATIVES:
            yield name
        case plan.ListOf(item=inner) | plan.MapOf(value=inner) | plan.NullableOf(inner=inner):
            yield from _formats(inner)
        case _:
            pass
