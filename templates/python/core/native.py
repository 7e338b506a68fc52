"""Strings of formats that have types of their own."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.packs import Struct, replace
from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue

NATIVES = {
    "byte": "JsonBytes",
    "date": "JsonDate",
    "date-time": "JsonDateTime",
    "ipv4": "JsonIpv4",
    "ipv6": "JsonIpv6",
    "uuid": "JsonUuid",
}
"""The names of the types by format, for all kinds of models."""


def with_held_defaults(
    body: plan.PlannedBody, known: Mapping[str, plan.Declaration]
) -> plan.PlannedBody:
    """Leave out defaults that the types cannot hold."""
    held = _Held(known)
    declarations = {
        key: (
            replace(one, fields=tuple(map(held.checked, one.fields)))
            if isinstance(one, plan.RecordDecl)
            else one
        )
        for key, one in body.declarations.items()
    }
    return replace(body, declarations=declarations)


class _Held(Struct):
    """Which values the types hold."""

    known: Mapping[str, plan.Declaration]

    def checked(self, field: plan.PlannedField) -> plan.PlannedField:
        """Return a field without a default that its type does not hold."""
        if not field.has_default or self._holds(field.type, field.default):
            return field
        return replace(field, has_default=False, default=None)

    def _holds(self, type_: plan.PlannedType, value: JsonValue) -> bool:
        match type_:
            case plan.Plain(basic=plan.Basic.STRING, format=name) if isinstance(value, str):
                return _is_held(name, value)
            case plan.NullableOf(inner=inner):
                return value is None or self._holds(inner, value)
            case plan.ListOf(item=inner) if isinstance(value, list):
                return all(self._holds(inner, item) for item in value)
            case plan.MapOf(value=inner) if isinstance(value, dict):
                return all(self._holds(inner, item) for item in value.values())
            case plan.Named(key=key):
                return self._declared(self.known[key], value)
            case _:
                return True

    def _declared(self, one: plan.Declaration, value: JsonValue) -> bool:
        match one:
            case plan.RecordDecl(fields=fields, extra=extra) if isinstance(value, dict):
                types = {field.key: field.type for field in fields}
                parts = ((types.get(key, extra), item) for key, item in value.items())
                return all(type_ is None or self._holds(type_, item) for type_, item in parts)
            case plan.TupleDecl(items=items) if isinstance(value, list):
                return all(self._holds(t, item) for t, item in zip(items, value, strict=False))
            case plan.UnionDecl(variants=variants):
                return any(self._holds(variant.type, value) for variant in variants)
            case _:
                return True


def _is_held(name: str, text: str) -> bool:
    if name == "uri":
        return _is_url(text)
    return name not in ("date", "date-time") or not text.startswith("0000")


def _is_url(text: str) -> bool:
    from pydantic import AnyUrl

    try:
        AnyUrl(text)
    except ValueError:
        return False
    return True
