"""Whether the types of formats hold a default of their format; one that they refuse is not applied."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Mapping

from adlgen.packs import expression
from adlgen.plan import model as plan
from adlgen.plan.data import JsonValue

_MORE_DIGITS = expression("[.][0-9]{9}[0-9]*[1-9]")
_WITH_HOST = ("http", "https", "ws", "wss", "ftp")
_AUTHORITY = expression(r"(?:[^@]*@)?(\[.*\]|[^:]*)(?::([0-9]*))?")
_NAME = expression("[A-Za-z0-9.-]*[A-Za-z][A-Za-z0-9-]*")
_URI = expression("([A-Za-z][A-Za-z0-9+.-]*):(.*)", re.DOTALL)


def holds(type_: plan.PlannedType, value: JsonValue, known: Mapping[str, plan.Declaration]) -> bool:
    """Report whether a type holds a value that its schema accepts."""
    match type_:
        case plan.Plain(basic=plan.Basic.STRING, format=name) if isinstance(value, str):
            check = _CHECKS.get(name)
            return check is None or check(value)
        case plan.NullableOf(inner=inner):
            return value is None or holds(inner, value, known)
        case plan.ListOf(item=inner) if isinstance(value, list):
            return all(holds(inner, item, known) for item in value)
        case plan.MapOf(value=inner) if isinstance(value, dict):
            return all(holds(inner, item, known) for item in value.values())
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
            return all(type_ is None or holds(type_, item, known) for type_, item in parts)
        case plan.TupleDecl(items=items) if isinstance(value, list):
            return all(holds(t, item, known) for t, item in zip(items, value, strict=False))
        case plan.UnionDecl(variants=variants):
            return any(holds(variant.type, value, known) for variant in variants)
        case _:
            return True


def _is_date_time(text: str) -> bool:
    return _MORE_DIGITS.search(text) is None


def _is_url(text: str) -> bool:
    match = _URI.fullmatch(text)
    if match is None or not (text.isascii() and text.isprintable()) or " " in text:
        return False
    if match[1].lower() not in _WITH_HOST:
        return True
    authority = re.split("[/?#]", match[2].removeprefix("//"))[0]
    found = _AUTHORITY.fullmatch(authority)
    return match[2].startswith("//") and found is not None and _is_host(found[1], found[2])


def _is_host(host: str, port: str | None) -> bool:
    if int(port or 0) > 65535:  # noqa: PLR2004 - the largest port
        return False
    if _NAME.fullmatch(host):
        return True
    return _is_ipv6(host[1:-1]) if host.startswith("[") else _is_ipv4(host)


def _is_ipv4(text: str) -> bool:
    try:
        return str(ipaddress.IPv4Address(text)) == text
    except ValueError:
        return False


def _is_ipv6(text: str) -> bool:
    try:
        ipaddress.IPv6Address(text)
    except ValueError:
        return False
    return "%" not in text


_CHECKS: Mapping[str, Callable[[str], bool]] = {"date-time": _is_date_time, "uri": _is_url}
