"""Texts of the formats that have native types, and what the types of each target hold: the tables of docs/native-values.md."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from adlgen.document.node import JsonValue
from adlgen.testing.calls import Answer
from adlgen.testing.cases import Call
from adlgen.testing.compare import canonical_text, doubled, out_of_range

GO, RUST, TYPESCRIPT = "go", "rust", "typescript"
PYDANTIC, DATACLASS = "python-pydantic", "python-dataclass"
_WHATWG = (RUST, TYPESCRIPT, PYDANTIC)
_UUID = "6ba7b810-9dad-11d1-80b4-00c04fd430c8"

TEXTS: Final[Mapping[str, tuple[str, ...]]] = {
    "date": ("2024-02-29", "0001-01-01", "9999-12-31", "0000-02-29", "2023-02-29", "2024-2-1"),
    "date-time": (
        *("2024-02-29T12:00:00Z", "2024-02-29t12:00:00.5z", "2024-02-29T12:00:00.120+01:30"),
        *("0001-01-01T00:00:00+01:00", "9999-12-31T23:59:59.999999999-12:00"),
        *("2016-12-31T23:59:60Z", "2017-01-01T00:59:60.5+01:00", "2016-12-31T22:59:60Z"),
        *("2024-02-29T12:00:00.1234567891Z", "2024-02-29T12:00:00.12345678900-00:00"),
        *("0000-01-01T00:00:00Z", "2024-02-29T12:00:00", "2024-02-29T24:00:00Z"),
    ),
    "time": ("12:00:00Z", "23:59:60Z", "12:00:00.5+01:00", "12:00:00", "24:00:00Z"),
    "duration": ("P1D", "PT36H", "P1Y2M3DT4H5M6S", "P", "1D"),
    "uuid": (_UUID, _UUID.upper(), _UUID.replace("-", ""), "{" + _UUID + "}"),
    "uri": (
        *("https://example.com/a?b=c#d", "HTTP://EXAMPLE.com", "urn:a:b", "mailto:a@example.com"),
        *("http://a:99999", "http://%20/", "http:a", "http:////a", "http://a/%41#", "a://"),
        *("http://u%41:p@h/", "http://1.2.3", "http://[2001:DB8::1]/", "file:///a"),
        *("http://a b", "/relative", ""),
    ),
    "ipv4": ("192.0.2.1", "255.255.255.255", "192.0.2.01", "192.0.2"),
    "ipv6": ("2001:DB8:0::1", "::", "::ffff:192.0.2.1", "1:2:3:4:5:6:7:8", "fe80::1%eth0", ":"),
    "byte": ("", "aGk=", "/+8=", "AAAA", "aGl=", "aGk"),
}
"""Texts by format: what is usual, what a type may not hold as it is, and what is not of the format."""

HELD: Final[Mapping[str, Mapping[str, str]]] = {
    "HTTP://EXAMPLE.com": {GO: "http://EXAMPLE.com", RUST: "http://example.com/"},
    "http://a:99999": dict.fromkeys(_WHATWG, ""),
    "http://%20/": dict.fromkeys((GO, *_WHATWG), ""),
    "http:a": {RUST: ""},
    "http:////a": {RUST: ""},
    "http://a/%41#": {GO: "http://a/%41"},
    "a://": {GO: "a:"},
    "http://u%41:p@h/": {GO: "http://uA:p@h/"},
    "http://1.2.3": {RUST: "http://1.2.0.3/"},
    "http://[2001:DB8::1]/": {RUST: "http://[2001:db8::1]/"},
    "2001:DB8:0::1": {GO: "2001:db8::1", RUST: "2001:db8::1"},
}
"""What a type makes of a ``uri`` or an ``ipv6`` by target; an empty text is a refusal. What is not here stays as it is."""

DEFAULTS: Final = {
    **TEXTS,
    "date": ("2024-02-29", "2023-02-29"),
    "date-time": ("2024-02-29t12:00:00.5z", "2024-02-29T12:00:00", "2016-12-31T22:59:60Z"),
    "uri": ("https://example.com/a?b=c#d", "urn:a:b", "/relative"),
}
"""Texts that are applied as defaults by all targets, or by none."""
_TIMES = re.compile(
    r"(\d{4})-\d\d-\d\d(?:[Tt]\d\d:\d\d:(\d\d)(\.\d+)?([Zz]|[+-]\d\d:\d\d))?", re.ASCII
)
_UUIDS = re.compile("[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}")
_DIGITS = 9
"""The digits of a second that the types of Go and Rust hold."""


def refuses(target: str, text: str) -> bool:
    """Report whether a native type of a target refuses a text of its format."""
    if HELD.get(text, {}).get(target) == "":
        return True
    found = _TIMES.fullmatch(text)
    if found is None:
        return False
    year, second, fraction, _ = found.groups()
    match target:
        case "python-pydantic" | "python-dataclass":
            return year == "0000"
        case "go" | "rust":
            digits = (fraction or "").rstrip("0")
            leaps = target == GO and second == "60"
            return leaps or len(digits) > len(".") + _DIGITS
        case _:
            return False


def carried(target: str, text: str) -> str:
    """Return what a native type of a target, which holds a text of its format, encodes it to."""
    if target not in (GO, RUST):
        return text
    if text in HELD:
        return HELD[text].get(target, text)
    if _UUIDS.fullmatch(text):
        return text.lower() if target == RUST else text
    return _time_text(text)


def _time_text(text: str) -> str:
    found = _TIMES.fullmatch(text)
    if found is None or not found[4]:
        return text
    fraction = (found[3] or "").rstrip("0").rstrip(".")
    zone = found[4].upper()
    return f"{text[:10]}T{text[11:19]}{fraction}{'Z' if zone[1:] == '00:00' else zone}"


def _neutral(text: str) -> str:
    """Return the same text for all that one text may become in any target."""
    for written, held in HELD.items():
        if text in held.values():
            return written
    return text.lower() if _UUIDS.fullmatch(text) else _time_text(text)


def mapped(value: JsonValue, change: Callable[[str], str]) -> JsonValue:
    """Return a value with all its texts changed."""
    if isinstance(value, dict):
        return {key: mapped(item, change) for key, item in value.items()}
    if isinstance(value, list):
        return [mapped(item, change) for item in value]
    return change(value) if isinstance(value, str) else value


def texts_of(value: JsonValue) -> Iterator[str]:
    """Yield the texts of a value, those of keys included."""
    if isinstance(value, str):
        yield value
    if isinstance(value, dict):
        yield from value
        value = [*value.values()]
    if isinstance(value, list):
        for item in value:
            yield from texts_of(item)


# --- comparing --------------------------------------------------------------------------------


def disagreements(
    call: Call,
    answers: Mapping[str, Answer],
    accepts: Callable[[JsonValue], bool],
    *,
    exactly: bool = False,
    secret: bool = False,
) -> Iterator[str]:
    """Yield the mistakes in, and the differences between, the answers of targets with native types.

    ``accepts`` is the verdict of the schema. With ``exactly``, the value is of a native type, if it is a text. With
    ``secret``, refusals must not show values.
    """
    (first, pattern), *others = answers.items()
    value = json.loads(call.text)
    for target, answer in answers.items():
        yield from (f"{target}: {wrong}" for wrong in _mistakes(target, call, answer, accepts))
        if exactly and call.accepted and isinstance(value, str):
            held = None if refuses(target, value) else carried(target, value)
            if held != (None if answer.encoded is None else json.loads(answer.encoded)):
                yield f"{target}: {value} is held as {answer.encoded}"
        shown = (one["message"].partition(" (got ")[2] for one in answer.refused if secret)
        yield from (f"{target}: shows {one}" for one in shown if one not in ("", "(hidden))"))
    for target, answer in others:
        if answer.problems != pattern.problems:
            yield f"{first} and {target}: {pattern.problems} and {answer.problems}"
    encoded = {
        target: canonical_text(mapped(doubled(json.loads(answer.encoded)), _neutral))
        for target, answer in answers.items()
        if answer.encoded is not None and not answer.refused
    }
    if len(set(encoded.values())) > 1:
        yield f"{value} is encoded differently: {encoded}"


def _mistakes(
    target: str, call: Call, answer: Answer, accepts: Callable[[JsonValue], bool]
) -> Iterator[str]:
    value: JsonValue = doubled(json.loads(call.text))
    if answer.accepted is not call.accepted:
        yield f"accepted is {answer.accepted} {answer.problems}"
    elif bool(answer.problems) is call.accepted:
        yield f"accepted is {answer.accepted}, but the problems are {answer.problems}"
    elif not call.accepted:
        return
    elif answer.refused:
        yield from (
            f"not decoded: {problem}"
            for problem in answer.refused
            if not _is_documented(target, problem, json.loads(call.text))
        )
    elif answer.encoded is None:
        if accepts(mapped(value, lambda text: carried(target, text))):
            yield "not encoded"
    elif not _is_kept(target, doubled(json.loads(answer.encoded)), value):
        yield f"encoded as {answer.encoded}"


def _is_documented(target: str, problem: Mapping[str, str], value: JsonValue) -> bool:
    """Report whether a refusal is one of the tables: of a text, or of an integer that is too large."""
    if problem["code"] != "format":
        return out_of_range(value)
    for token in problem["path"].split("/")[1:]:
        key = token.replace("~1", "/").replace("~0", "~")
        assert isinstance(value, dict | list)
        value = value[int(key)] if isinstance(value, list) else value[key]
    return isinstance(value, str) and refuses(target, value)


def _is_kept(target: str, whole: JsonValue, part: JsonValue) -> bool:
    """Report whether a value was encoded as it was read, except for added defaults and for what types change."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(
            key in whole and _is_kept(target, whole[key], item) for key, item in part.items()
        )
    if isinstance(part, list):
        return (
            isinstance(whole, list)
            and len(whole) == len(part)
            and all(_is_kept(target, a, b) for a, b in zip(whole, part, strict=True))
        )
    if isinstance(part, bool) or isinstance(whole, bool):
        return part is whole
    if isinstance(part, str):
        return whole in (part, carried(target, part))
    return whole == part
