"""The formats that can be asserted, each with a grammar as a pattern for all languages.

Formats that a pattern cannot express are missing: ``idn-hostname`` (and the Punycode of a ``hostname``) needs
the tables of IDNA, ``regex`` a parser. The patterns of ``time`` and ``date-time`` accept every second 60;
runtimes also check that it can be a leap second (23:59:60 UTC).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from adlgen.document.node import JsonValue
from adlgen.schema.model import Schema
from adlgen.schema.patterns import compile_pattern, search

KEY = "*"
"""The prefix of the keys of format programs; no pattern starts with it."""

_HEX = "[0-9A-Fa-f]"
_YEAR_WITH_29_FEBRUARY = (
    "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)"
)
_DATE = (
    "(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
    "|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))"
    f"|{_YEAR_WITH_29_FEBRUARY}-02-29)"
)
_CLOCK = "(?:[01][0-9]|2[0-3]):[0-5][0-9]"
_TIME = rf"{_CLOCK}:(?:[0-5][0-9]|60)(?:\.[0-9]+)?(?:[Zz]|[+\-]{_CLOCK})"
_HOURS = "T(?:[0-9]+H(?:[0-9]+M(?:[0-9]+S)?)?|[0-9]+M(?:[0-9]+S)?|[0-9]+S)"
_DAYS = "(?:[0-9]+Y(?:[0-9]+M(?:[0-9]+D)?)?|[0-9]+M(?:[0-9]+D)?|[0-9]+D)"
_BASE64 = "[A-Za-z0-9+/]"

# --- addresses: RFC 3986, RFC 3987, RFC 5321, RFC 6531 ---

_OCTET = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
_IPV4 = rf"{_OCTET}(?:\.{_OCTET}){{3}}"
_GROUP = f"{_HEX}{{1,4}}"
# With "::" there are at most seven groups; an IPv4 suffix counts as two.
_IPV6 = (
    rf"(?:(?:{_GROUP}:){{6}}(?:{_GROUP}:{_GROUP}|{_IPV4})"
    rf"|(?!:{{0,2}}(?:{_HEX}+:{{1,2}}){{6}}(?:{_HEX}+:{{1,2}}{_HEX}|[0-9]+\.))"
    rf"(?:{_GROUP}(?::{_GROUP})*)?::(?:(?:{_GROUP}:)*(?:{_GROUP}|{_IPV4}))?)"
)
_BEYOND_ASCII = (
    r"\u{a0}-\u{d7ff}\u{f900}-\u{fdcf}\u{fdf0}-\u{ffef}"
    + "".join(rf"\u{{{plane:x}0000}}-\u{{{plane:x}fffd}}" for plane in range(1, 14))
    + r"\u{e1000}-\u{efffd}"
)
_PRIVATE = r"\u{e000}-\u{f8ff}\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}"
_LABEL = "[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?"
_HOSTNAME = rf"{_LABEL}(?:\.{_LABEL})*"
_ATOM = r"A-Za-z0-9!#$%&'*+\/=?^_`\{\|\}~\-"
_LITERAL = rf"\[(?:{_IPV4}|IPv6:{_IPV6})\]"
_ANY_LABEL = r"(?!-)[A-Za-z0-9\-\u{a1}-\u{10ffff}]{1,63}"


def _address(more: str, private: str) -> tuple[str, str]:
    """Return the grammars of a URI and of a URI reference, with additional letters beyond ASCII."""
    escaped = f"%{_HEX}{{2}}"
    safe = rf"A-Za-z0-9._~!$&'()*+,;=\-{more}"
    plain, segment = f"(?:[{safe}]|{escaped})", f"(?:[{safe}:@]|{escaped})"
    future = rf"[vV]{_HEX}+\.[A-Za-z0-9._~!$&'()*+,;=:\-]+"
    host = rf"(?:\[(?:{_IPV6}|{future})\]|{plain}*)"
    authority = rf"//(?:(?:[{safe}:]|{escaped})*@)?{host}(?::[0-9]*)?(?:/{segment}*)*"
    rooted = rf"/(?:{segment}+(?:/{segment}*)*)?"
    tail = rf"(?:\?(?:[{safe}:@/?{private}]|{escaped})*)?(?:#(?:[{safe}:@/?]|{escaped})*)?"
    absolute = (
        rf"[A-Za-z][A-Za-z0-9+.\-]*:(?:{authority}|{rooted}|(?:{segment}+(?:/{segment}*)*)?){tail}"
    )
    first = f"(?:[{safe}@]|{escaped})+"
    relative = rf"(?:{authority}|{rooted}|(?:{first}(?:/{segment}*)*)?){tail}"
    return absolute, relative


_URI, _RELATIVE = _address("", "")
_IRI, _RELATIVE_IRI = _address(_BEYOND_ASCII, _PRIVATE)

# --- templates and pointers: RFC 6570, RFC 6901 ---

_VARCHAR = f"(?:[A-Za-z0-9_]|%{_HEX}{{2}})"
_VARIABLE = rf"{_VARCHAR}(?:\.?{_VARCHAR})*(?::[1-9][0-9]{{0,3}}|\*)?"
_VERBATIM = rf"[!#$&-;=?-\[\]_a-z~{_BEYOND_ASCII}{_PRIVATE}]|%{_HEX}{{2}}"
_POINTER = "(?:/(?:[^~/]|~[01])*)*"

GRAMMARS: Mapping[str, str] = {
    "byte": rf"(?:{_BASE64}{{4}})*(?:{_BASE64}[AQgw]==|{_BASE64}{{2}}[AEIMQUYcgkosw048]=)?",
    "date": _DATE,
    "date-time": f"{_DATE}[Tt]{_TIME}",
    "duration": f"P(?:[0-9]+W|{_DAYS}(?:{_HOURS})?|{_HOURS})",
    "email": rf'(?:[{_ATOM}]+(?:\.[{_ATOM}]+)*|"(?:[ !#-\[\]-~]|\\[ -~])*")@(?:{_HOSTNAME}|{_LITERAL})',
    "hostname": f"(?=[!-~]{{1,253}}$){_HOSTNAME}",
    "idn-email": rf"(?:[{_ATOM}\u{{80}}-\u{{10ffff}}]+(?:\.[{_ATOM}\u{{80}}-\u{{10ffff}}]+)*"
    rf'|"(?:[ !#-\[\]-~\u{{a1}}-\u{{10ffff}}]|\\[ -~])*")@(?:{_ANY_LABEL}(?:\.{_ANY_LABEL})*|{_LITERAL})',
    "ipv4": _IPV4,
    "ipv6": _IPV6,
    "iri": _IRI,
    "iri-reference": f"(?:{_IRI}|{_RELATIVE_IRI})",
    "json-pointer": _POINTER,
    "relative-json-pointer": f"(?:0|[1-9][0-9]*)(?:#|{_POINTER})",
    "time": _TIME,
    "uri": _URI,
    "uri-reference": f"(?:{_URI}|{_RELATIVE})",
    "uri-template": rf"(?:{_VERBATIM}|\{{[+#./;?&=,!@\|]?{_VARIABLE}(?:,{_VARIABLE})*\}})*",
    "uuid": f"{_HEX}{{8}}(?:-{_HEX}{{4}}){{3}}-{_HEX}{{12}}",
}
"""The grammars by format; they match the whole text."""


SAMPLES = {
    "date": "2020-01-31",
    "date-time": "2020-01-31T12:00:00Z",
    "time": "12:00:00Z",
    "duration": "P1D",
    "email": "name@example.com",
    "hostname": "example.com",
    "ipv4": "192.0.2.1",
    "ipv6": "2001:db8::1",
    "uri": "https://example.com/",
    "uuid": "00000000-0000-4000-8000-000000000000",
}
"""A text of each usual format, of which samples are made."""
_TIMES = ("time", "date-time")
_DAY = 24 * 60


def has_format(text: str, name: str) -> bool:
    """Report whether a text is of a format; every text is of a format that has no grammar."""
    if name not in GRAMMARS:
        return True
    return search(_program(name), text) and (name not in _TIMES or _may_leap(text))


def _may_leap(text: str) -> bool:
    """Report whether the second of a time is at most 59, or the last one of a day of UTC."""
    before, leaps, after = text.partition(":60")
    if not leaps:
        return True
    zone = 0 if after[-1] in "zZ" else _minutes(after[-5:]) * (-1 if "+" in after else 1)
    return (_minutes(before[-5:]) + zone) % _DAY == _DAY - 1


def _minutes(clock: str) -> int:
    return 60 * int(clock[:2]) + int(clock[3:])


@cache
def _program(name: str) -> JsonValue:
    return compile_pattern(f"^(?:{GRAMMARS[name]})$")


def format_programs(root: Schema) -> dict[str, JsonValue]:
    """Return the programs of the formats that a schema uses, by their keys."""
    used = {name for name in _formats(root) if name in GRAMMARS}
    return {f"{KEY}{name}": _program(name) for name in sorted(used)}


def _formats(root: Schema) -> Iterator[str]:
    waiting = [root]
    while waiting:
        for keyword, value in waiting.pop().keywords.items():
            if isinstance(value, str):
                if keyword == "format":
                    yield value
            elif isinstance(value, Schema):
                waiting.append(value)
            elif isinstance(value, dict):
                waiting += [part for part in value.values() if isinstance(part, Schema)]
            elif isinstance(value, list):
                waiting += [part for part in value if isinstance(part, Schema)]
