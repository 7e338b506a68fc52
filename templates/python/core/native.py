"""Strings of formats that have types of their own."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator, Mapping

from adlgen.packs import replace
from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue

from .declarations import parts_of

NATIVES = {"date": "JsonDate", "date-time": "JsonDateTime", "uuid": "JsonUuid"}
"""The names of the types by format, for all kinds of models."""

_UUID = re.compile("[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}")
_CLOCK = "(?:[01][0-9]|2[0-3]):[0-5][0-9]"
_DATE_TIME = re.compile(
    rf"([0-9-]{{10}})[Tt]({_CLOCK}):([0-5][0-9]|60)(?:[.][0-9]+)?(?:[Zz]|([+-])({_CLOCK}))"
)
_DAY = 24 * 60


def has_formats(body: plan.PlannedBody, natives: Mapping[str, str]) -> bool:
    """Report whether a side has strings with a type of their own."""
    if not natives:
        return False
    parts = [body.type, *(t for one in body.declarations.values() for t in parts_of(one))]
    return any(plain.format in natives for part in parts for plain in _plains(part))


def _plains(type_: plan.PlannedType) -> Iterator[plan.Plain]:
    match type_:
        case plan.Plain(basic=plan.Basic.STRING):
            yield type_
        case plan.ListOf(item=inner) | plan.MapOf(value=inner) | plan.NullableOf(inner=inner):
            yield from _plains(inner)
        case _:
            pass


def with_held_defaults(body: plan.PlannedBody) -> plan.PlannedBody:
    """Leave out defaults that are not of their format, or that the types cannot hold."""
    declarations = {
        key: (
            replace(one, fields=tuple(_checked(f, body) for f in one.fields))
            if isinstance(one, plan.RecordDecl)
            else one
        )
        for key, one in body.declarations.items()
    }
    return replace(body, declarations=declarations)


def _checked(field: plan.PlannedField, body: plan.PlannedBody) -> plan.PlannedField:
    if not field.has_default or _holds(field.type, field.default, body.declarations):
        return field
    return replace(field, has_default=False, default=None)


def _holds(
    type_: plan.PlannedType, value: JsonValue, known: Mapping[str, plan.Declaration]
) -> bool:
    match type_:
        case plan.Plain(basic=plan.Basic.STRING, format=name) if isinstance(value, str):
            return _is_held(name, value)
        case plan.NullableOf(inner=inner):
            return value is None or _holds(inner, value, known)
        case plan.ListOf(item=inner) if isinstance(value, list):
            return all(_holds(inner, item, known) for item in value)
        case plan.MapOf(value=inner) if isinstance(value, dict):
            return all(_holds(inner, item, known) for item in value.values())
        case plan.Named(key=key):
            return _declared_holds(known[key], value, known)
        case _:
            return True


def _declared_holds(
    one: plan.Declaration, value: JsonValue, known: Mapping[str, plan.Declaration]
) -> bool:
    match one:
        case plan.RecordDecl(fields=fields, extra=extra) if isinstance(value, dict):
            types = {field.key: field.type for field in fields}
            parts = ((types.get(key, extra), item) for key, item in value.items())
            return all(type_ is None or _holds(type_, item, known) for type_, item in parts)
        case plan.TupleDecl(items=items) if isinstance(value, list):
            return all(_holds(t, item, known) for t, item in zip(items, value, strict=False))
        case plan.UnionDecl(variants=variants):
            return any(_holds(variant.type, value, known) for variant in variants)
        case _:
            return True


def _is_held(name: str, text: str) -> bool:
    match name:
        case "uuid":
            return _UUID.fullmatch(text) is not None
        case "date":
            return _is_date(text)
        case "date-time":
            return _is_date_time(text)
        case "uri":
            return _is_url(text)
        case _:
            return True


def _is_date_time(text: str) -> bool:
    match = _DATE_TIME.fullmatch(text)
    if match is None or not _is_date(match[1]):
        return False
    away = _minutes(match[5] or "00:00")
    at = _minutes(match[2]) + (away if match[4] == "-" else -away)
    return match[3] != "60" or at % _DAY == _DAY - 1


def _minutes(clock: str) -> int:
    return 60 * int(clock[:2]) + int(clock[3:])


def _is_date(text: str) -> bool:
    try:
        return dt.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _is_url(text: str) -> bool:
    from pydantic import AnyUrl

    try:
        AnyUrl(text)
    except ValueError:
        return False
    return True
