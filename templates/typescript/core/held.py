"""Defaults of a format that its type may refuse: they are not applied."""

from __future__ import annotations

from adlgen.packs import expression
from adlgen.plan import model
from adlgen.plan.data import JsonValue

_URL = expression(
    r"(?!(?:https?|wss?|ftp|file):)[A-Za-z][A-Za-z0-9+.-]*:[^\s\"<>\\^`{|}%]*"
    r"|(?:https?|wss?|ftp)://[A-Za-z](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::[0-9]{1,4})?(?:[/?#][^\s\"<>\\^`{|}%]*)?"
)
"""URLs without escapes and addresses as hosts: for others, a default is given up."""


def has_default(field: model.PlannedField, *, natives: bool) -> bool:
    """Report whether a default is applied; ``natives`` is whether texts of some formats have types."""
    return field.has_default and not (natives and not _holds(field.type, field.default))


def _holds(type_: model.PlannedType, value: JsonValue) -> bool:
    match type_:
        case model.Plain(basic=model.Basic.STRING, format="uri") if isinstance(value, str):
            return _URL.fullmatch(value) is not None
        case model.NullableOf(inner=inner):
            return value is None or _holds(inner, value)
        case model.ListOf(item=inner) if isinstance(value, list):
            return all(_holds(inner, item) for item in value)
        case model.MapOf(value=inner) if isinstance(value, dict):
            return all(_holds(inner, item) for item in value.values())
        case _:
            return True
