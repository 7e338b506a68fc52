"""Strings of formats as types of Python, with formats=native."""

from __future__ import annotations

import asyncio
import copy
import dataclasses
import datetime as dt
import importlib
import json
import pickle
from ipaddress import IPv4Address, IPv6Address
from pathlib import Path
from types import ModuleType
from typing import Any
from uuid import UUID

import pytest

from adlgen.schema.formats import has_format
from tests.conformance import formats
from tests.unit.packs_python.test_python_pack import emitted, importing

__all__ = ["importing"]

KINDS = ["pydantic", "dataclass"]
DAY = "2024-02-29"
ID = "6ba7b810-9dad-11d1-80b4-00c04fd430c8"
UTC = dt.UTC
AHEAD = dt.datetime(1, 1, 1, tzinfo=dt.timezone(dt.timedelta(minutes=1439)))


def _text(name: str, **more: object) -> dict[str, object]:
    return {"type": "string", "format": name, **more}


_PROPERTIES: dict[str, object] = {
    "id": _text("uuid"),
    "date": _text("date"),
    "born": {"type": ["string", "null"], "format": "date"},
    "when": _text("date-time"),
    "short": _text("date-time", pattern="Z$", maxLength=20),
    "home": _text("uri"),
    "blob": _text("byte"),
    "four": _text("ipv4"),
    "six": _text("ipv6"),
    "seed": _text("byte", default="AAE="),
    "host": _text("ipv6", default="::1"),
    "mail": _text("email", default="nobody"),
    "since": _text("date", default=DAY),
    "until": {"type": ["string", "null"], "format": "date", "default": DAY},
    "never": _text("date", default="today"),
    "leap": _text("date-time", default="1990-12-31T23:59:60Z"),
    "noon": _text("date-time", default="1990-12-31T12:00:60Z"),
    "zero": _text("date", default="0000-01-01"),
    "site": _text("uri", default="http://a"),
    "days": {"type": "array", "items": _text("date"), "default": [DAY]},
    "marks": {"type": "object", "additionalProperties": _text("date-time")},
    "pair": {
        "type": "array",
        "prefixItems": [_text("uuid"), _text("date")],
        "items": False,
        "minItems": 2,
    },
    "other": {"anyOf": [_text("uuid"), {"type": "integer"}], "default": ID},
    "told": {"anyOf": [_text("ipv4"), _text("ipv6"), _text("date")]},
    "fixed": _text("date", enum=[DAY, "2024-03-01"]),
    "one": _text("date", const=DAY),
    "sub": {
        "type": "object",
        "properties": {"a/b": _text("date-time")},
        "additionalProperties": _text("date"),
    },
    "either": {
        "oneOf": [
            {"type": "object", "required": ["x"], "properties": {"x": _text("date-time")}},
            {"type": "object", "required": ["y"], "properties": {"y": _text("date")}},
        ]
    },
}
_SCHEMA = {"type": "object", "properties": _PROPERTIES}


def built(folder: Path, models: str, **options: str) -> ModuleType:
    """Emit a tool with formats in its input and result, and import its module."""
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["x"]}
    schema = {**_SCHEMA, "x-adlgen": {"output": _SCHEMA}}
    options = {"formats": "native", **options}
    assert emitted([{**tool, "schema": schema}], folder, models=models, **options) == []
    return importlib.import_module("small.toolspec.take")


def decoded(module: ModuleType, value: object) -> Any:
    return module.TOOL.input.decode(value)


def sent(module: ModuleType, made: Any) -> Any:
    """Return what was given."""
    encoded = module.TOOL.input.encode(made)
    defaults = module.TOOL.input.encode(decoded(module, {}))
    return {k: item for k, item in encoded.items() if k not in defaults or defaults[k] != item}


_HELD: list[tuple[dict[str, Any], object]] = [
    ({"id": ID}, UUID(ID)),
    ({"id": ID.upper()}, UUID(ID)),
    ({"date": "0001-01-01"}, dt.date(1, 1, 1)),
    ({"born": None}, None),
    ({"born": "9999-12-31"}, dt.date(9999, 12, 31)),
    ({"when": "2024-02-29T23:59:59Z"}, dt.datetime(2024, 2, 29, 23, 59, 59, tzinfo=UTC)),
    ({"when": "2024-02-29t23:59:59z"}, dt.datetime(2024, 2, 29, 23, 59, 59, tzinfo=UTC)),
    ({"when": "2024-02-29T23:59:59.5Z"}, dt.datetime(2024, 2, 29, 23, 59, 59, 500000, UTC)),
    ({"when": "2024-02-29T23:59:59.100000000Z"}, dt.datetime(2024, 2, 29, 23, 59, 59, 100000, UTC)),
    ({"when": "2024-02-29T23:59:59+00:00"}, dt.datetime(2024, 2, 29, 23, 59, 59, tzinfo=UTC)),
    ({"when": "2024-02-29T23:59:59-00:00"}, dt.datetime(2024, 2, 29, 23, 59, 59, tzinfo=UTC)),
    ({"when": "2024-03-01T01:29:59+01:30"}, dt.datetime(2024, 2, 29, 23, 59, 59, tzinfo=UTC)),
    ({"when": "2024-02-29T00:00:00-23:59"}, dt.datetime(2024, 2, 29, 23, 59, tzinfo=UTC)),
    (
        {"when": "2024-02-29T23:59:59.123456789Z"},
        dt.datetime(2024, 2, 29, 23, 59, 59, 123456, UTC),
    ),
    (
        {"when": "2024-02-29T23:59:59.99999999999999999999Z"},
        dt.datetime(2024, 2, 29, 23, 59, 59, 999999, UTC),
    ),
    ({"when": "1990-12-31T23:59:60Z"}, dt.datetime(1990, 12, 31, 23, 59, 59, 999999, UTC)),
    ({"when": "1990-12-31T15:59:60.5-08:00"}, dt.datetime(1990, 12, 31, 23, 59, 59, 999999, UTC)),
    ({"when": "9999-12-31T23:59:60Z"}, dt.datetime(9999, 12, 31, 23, 59, 59, 999999, UTC)),
    ({"when": "0001-01-01T00:00:00+23:59"}, AHEAD),
    ({"short": "2024-02-29T23:59:59Z"}, dt.datetime(2024, 2, 29, 23, 59, 59, tzinfo=UTC)),
    ({"blob": ""}, b""),
    ({"blob": "/+8="}, b"\xff\xef"),
    ({"four": "255.0.10.1"}, IPv4Address("255.0.10.1")),
    ({"six": "2001:db8::1"}, IPv6Address("2001:db8::1")),
    ({"six": "2001:DB8:0::1"}, IPv6Address("2001:db8::1")),
    ({"six": "::ffff:1.2.3.4"}, IPv6Address("::ffff:1.2.3.4")),
    ({"told": "1.2.3.4"}, "1.2.3.4"),
    ({"told": DAY}, DAY),
    ({"days": [DAY, "2024-03-01"]}, [dt.date(2024, 2, 29), dt.date(2024, 3, 1)]),
    ({"marks": {"a": "2024-02-29T00:00:00z"}}, {"a": dt.datetime(2024, 2, 29, tzinfo=UTC)}),
    ({"pair": [ID, DAY]}, (UUID(ID), dt.date(2024, 2, 29))),
    ({"other": ID.upper()}, UUID(ID)),
    ({"other": 7}, 7),
    ({"fixed": "2024-03-01"}, "2024-03-01"),
    ({"one": DAY}, DAY),
]


@pytest.mark.parametrize("models", KINDS)
def test_texts_survive(importing: Path, models: str) -> None:
    module = built(importing, models)
    for value, expected in _HELD:
        made = decoded(module, value)
        ((key, text),) = value.items()
        got = getattr(made, key)
        assert got == expected, value
        assert sent(module, made) == value
        assert module.TOOL.input.sent(made)[key] == text
        assert isinstance(got, type(expected))
        assert sent(module, copy.deepcopy(made))[key] == text
        setattr(made, key, pickle.loads(pickle.dumps(got)))  # noqa: S301 - made by this test
        assert sent(module, made) == value


_NESTED: list[dict[str, Any]] = [
    {"sub": {"a/b": "2024-02-29T00:00:00.120Z", "more": DAY}},
    {"either": {"x": "2024-02-29T00:00:00z"}},
    {"either": {"y": DAY, "z": "kept"}},
    {"extra": "2024-02-29"},
    *(
        {"home": text}
        for text in ("http://a", "HTTP://A/%7e?#", "urn:isbn:1", "mailto:a@b.c", "a:")
    ),
]


@pytest.mark.parametrize("models", KINDS)
def test_parts_and_addresses_survive(importing: Path, models: str) -> None:
    module = built(importing, models)
    for value in _NESTED:
        assert sent(module, decoded(module, value)) == value


_REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"id": f"urn:uuid:{ID}"}, "/id"),
    ({"id": f"{{{ID}}}"}, "/id"),
    ({"id": ID.replace("-", "")}, "/id"),
    ({"date": "2023-02-29"}, "/date"),
    ({"date": "2024-1-1"}, "/date"),
    ({"date": 5}, "/date"),
    ({"born": "2024-02-29T00:00:00Z"}, "/born"),
    ({"when": "2024-02-29T24:00:00Z"}, "/when"),
    ({"when": "2024-02-29 00:00:00Z"}, "/when"),
    ({"when": "2024-02-29T00:00:00"}, "/when"),
    ({"when": 1709164800}, "/when"),
    ({"short": "2024-02-29T23:59:59+00:00"}, "/short"),
    ({"short": "2024-02-29T23:59:59.00Z"}, "/short"),
    ({"home": "a"}, "/home"),
    ({"blob": "AAE"}, "/blob"),
    ({"blob": "AAF="}, "/blob"),
    ({"four": "01.2.3.4"}, "/four"),
    ({"six": "fe80::1%eth0"}, "/six"),
    ({"six": "1.2.3.4"}, "/six"),
    ({"told": "x"}, "/told"),
    ({"mail": "nobody"}, "/mail"),
    ({"home": "http://a b"}, "/home"),
    ({"fixed": "2024-02-28"}, "/fixed"),
    ({"days": [DAY, "x"]}, "/days/1"),
    ({"pair": [ID, "x"]}, "/pair/1"),
    ({"sub": {"more": "x"}}, "/sub/more"),
]


@pytest.mark.parametrize("models", KINDS)
def test_other_texts_are_refused(importing: Path, models: str) -> None:
    module = built(importing, models)
    error = importlib.import_module(f"{module.__package__}._errors").InvalidValueError
    for value, path in _REFUSED:
        with pytest.raises(error) as caught:
            decoded(module, value)
        assert path in [problem.path for problem in caught.value.problems], value
        assert [*caught.value.problems] == module.TOOL.input.problems(value)


_ZERO = "0000-01-01"
_NOON = f"{_ZERO}T12:00:00.123456789Z"
_UNHELD: list[tuple[dict[str, Any], str, str]] = [
    ({"date": _ZERO}, "/date", f'a date of the years 0001 to 9999 (got "{_ZERO}")'),
    ({"when": _NOON}, "/when", f'a date-time of the years 0001 to 9999 (got "{_NOON}")'),
    ({"marks": {"a~/b": _NOON}}, "/marks/a~0~1b", "a date-time of the years 0001 to 9999 (got "),
    ({"pair": [ID, _ZERO]}, "/pair/1", "a date of the years 0001 to 9999 (got "),
    ({"days": [DAY, _ZERO]}, "/days/1", "a date of the years 0001 to 9999 (got "),
    ({"sub": {"a/b": _NOON}}, "/sub/a~1b", "a date-time of the years 0001 to 9999 (got "),
    ({"either": {"x": _NOON}}, "/either/x", "a date-time of the years 0001 to 9999 (got "),
]
_ADDRESS = (
    {"home": "http://a:99999"},
    "/home",
    'a uri that is a URL: invalid port number (got "http://a:99999")',
)


@pytest.mark.parametrize("models", KINDS)
def test_what_a_type_cannot_hold_is_refused(importing: Path, models: str) -> None:
    module = built(importing, models)
    error = importlib.import_module(f"{module.__package__}._errors").InvalidValueError
    for value, path, message in _UNHELD + [_ADDRESS] * (models == "pydantic"):
        assert module.TOOL.input.problems(value) == []
        with pytest.raises(error) as caught:
            decoded(module, value)
        (problem,) = caught.value.problems
        assert (problem.path, problem.code) == (path, "format")
        assert problem.message.startswith(f"must be {message}")


@pytest.mark.parametrize("models", KINDS)
def test_defaults_are_values(importing: Path, models: str) -> None:
    module = built(importing, models)
    given = decoded(module, {})
    for made in (given, module.TakeInput()):
        assert made.since == made.until == dt.date(2024, 2, 29)
        assert made.days == [dt.date(2024, 2, 29)]
        assert made.other == UUID(ID)
        assert not isinstance(made.never, dt.date), "not of its format, so not applied"
        assert not isinstance(made.zero, dt.date), "cannot be held, so not applied"
        assert not isinstance(made.noon, dt.date), "not of its format, so not applied"
        assert made.mail != "nobody", "not of its format, so not applied"
        assert (made.seed, made.host) == (b"\0\1", IPv6Address("::1"))
        assert made.leap == dt.datetime(1990, 12, 31, 23, 59, 59, 999999, UTC)
        encoded = module.TOOL.input.encode(made)
        assert encoded["since"] == encoded["until"] == DAY
        assert (encoded["days"], encoded["other"], encoded["site"]) == ([DAY], ID, "http://a")
        assert (encoded["seed"], encoded["host"]) == ("AAE=", "::1")
        assert encoded["leap"] == "1990-12-31T23:59:60Z"
        assert not {"never", "zero", "noon", "mail"} & encoded.keys()
    assert str(given.site) == ("http://a/" if models == "pydantic" else "http://a")


@pytest.mark.parametrize("models", KINDS)
def test_values_become_texts(importing: Path, models: str) -> None:
    module = built(importing, models)
    zone = dt.timezone(dt.timedelta(hours=2))
    made = module.TakeOutput(
        id=UUID(ID.upper()),
        date=dt.date(2024, 1, 2),
        when=dt.datetime(2024, 1, 2, 3, 4, 5, 60, tzinfo=UTC),
        marks={"a": dt.datetime(2024, 1, 2, tzinfo=zone)},
        pair=(UUID(ID), dt.date(2024, 1, 2)),
        blob=b"\xff\xef",
        four=IPv4Address("1.2.3.4"),
        six=IPv6Address("::1"),
    )
    encoded = module.TOOL.output.encode(made)
    assert (encoded["id"], encoded["date"]) == (ID, "2024-01-02")
    assert encoded["when"] == "2024-01-02T03:04:05.000060Z"
    assert encoded["marks"] == {"a": "2024-01-02T00:00:00+02:00"}
    assert encoded["pair"] == [ID, "2024-01-02"]
    assert (encoded["blob"], encoded["four"], encoded["six"]) == ("/+8=", "1.2.3.4", "::1")
    made.when = dt.datetime(1900, 1, 1, tzinfo=dt.timezone(dt.timedelta(minutes=53, seconds=28)))
    assert module.TOOL.output.encode(made)["when"] == "1899-12-31T23:06:32Z"
    later = decoded(module, {"when": "2024-01-02T03:04:05z"}).when + dt.timedelta(seconds=1)
    made.when = later
    assert module.TOOL.output.encode(made)["when"] == "2024-01-02T03:04:06Z"


@pytest.mark.parametrize("models", KINDS)
def test_a_time_without_a_zone_is_refused(
    importing: Path, models: str, caplog: pytest.LogCaptureFixture
) -> None:
    module = built(importing, models)
    tools = importlib.import_module(f"{module.__package__}._toolbox")

    async def handler(_: object, given: Any, /) -> Any:
        assert given.date == dt.date(2024, 2, 29)
        return module.TakeOutput(when=dt.datetime(2024, 1, 2))  # noqa: DTZ001 - refused

    box = tools.Toolbox([module.TOOL.bind(handler)])
    result = asyncio.run(box.call_for_model("take", f'{{"date":"{DAY}"}}'))
    assert result.is_error
    assert 'must be a date-time with a time zone (got "2024-01-02T00:00:00")' in caplog.text


@pytest.mark.parametrize("models", KINDS)
def test_an_external_validator_may_leave_formats_to_the_types(importing: Path, models: str) -> None:
    module = built(importing, models, validator="external")
    importlib.import_module(f"{module.__package__}._schema").use_validator(lambda *_: lambda _: ())
    error = importlib.import_module(f"{module.__package__}._errors").InvalidValueError
    assert decoded(module, {"date": DAY}).date == dt.date(2024, 2, 29)
    with pytest.raises(error, match="must match format uuid") as caught:
        decoded(module, {"id": f"urn:uuid:{ID}"})
    assert [problem.path for problem in caught.value.problems] == ["/id"]


def test_models_behave_as_models_of_pydantic(importing: Path) -> None:
    module = built(importing, "pydantic")
    made = module.TakeInput(id=ID.upper(), when="2024-01-02T03:04:05z", home="http://a")
    assert made.model_dump(exclude_unset=True) == {
        "id": UUID(ID),
        "when": dt.datetime(2024, 1, 2, 3, 4, 5, tzinfo=UTC),
        "home": made.home,
    }
    texts = {"id": ID.upper(), "when": "2024-01-02T03:04:05z", "home": "http://a"}
    assert made.model_dump(mode="json", exclude_unset=True) == texts
    assert module.TakeInput.model_validate_json(made.model_dump_json()).id == UUID(ID)
    with pytest.raises(ValueError, match="must be a date-time with a time zone"):
        module.TakeInput(when=dt.datetime(2024, 1, 2))  # noqa: DTZ001 - refused
    for zone in (None, UTC):
        with pytest.raises(ValueError, match=r"must be a date without a time \(got \"2024-01-02T0"):
            module.TakeInput(days=[dt.datetime(2024, 1, 2, tzinfo=zone)])
    with pytest.raises(ValueError, match="must match pattern"):
        module.TakeInput(short=dt.datetime(2024, 1, 2, tzinfo=dt.timezone(dt.timedelta(hours=1))))
    shown = module.TakeInput.model_json_schema()["properties"]
    assert {key: shown[key] for key in _PROPERTIES if key not in ("sub", "either")} == {
        key: part for key, part in _PROPERTIES.items() if key not in ("sub", "either")
    }


_OFFICIAL = ("date", "date-time", "ipv4", "ipv6", "uuid")
_EDGES = [
    *("1::", "::", ":::", "1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:8::", "::1:2:3:4:5:6:7:8", "1::2::3"),
    *("::1.2.3.4", "1.2.3.4::", "::1.2.3.4:1", "::1.2.3.04", "::%", "12345::", " ::1", "::1\n"),
    *("1.2.3", "1.2.3.4\n", "1.2.3.256", "1.2.3.\u0661", "AAAA", "AA==", "AB==", "AAAA\n", "A==="),
    *(f"{DAY}\n", f"{DAY}T00:00:00Z\n", "\u0661024-01-01", f"{ID}\n", f"{DAY}T00:00:00+24:00"),
]


def _reads(texts: ModuleType, name: str, text: str) -> bool:
    """Report whether a type reads a text, or would if it had the year 0."""
    read = getattr(texts, f"to_{'bytes' if name == 'byte' else name.replace('-', '_')}")
    try:
        read(text)
    except texts.UnheldError as exc:
        return "of the years 0001 to 9999" in str(exc)
    return True


@pytest.mark.parametrize("models", KINDS)
def test_types_read_exactly_what_grammars_accept(importing: Path, models: str) -> None:
    """So that pydantic alone can decide, and values of dataclasses never fail otherwise."""
    texts = importlib.import_module(f"{built(importing, models).__package__}._texts")
    given = [(name, value) for _, name, value, _ in formats.tests() if isinstance(value, str)]
    cases = {(name, text) for name, text in given if name in _OFFICIAL}
    cases |= {(name, text) for name in (*_OFFICIAL, "byte") for text in _EDGES}
    assert len(cases) > 250
    for name, text in cases:
        assert _reads(texts, name, text) is has_format(text, name), (name, text)


def test_a_root_without_a_default_of_its_own_is_the_root(importing: Path) -> None:
    schema = {"type": "object", "properties": {"day": _text("date", default="soon")}}
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["x"], "schema": schema}
    assert emitted([tool], importing, models="dataclass", formats="native") == []
    assert "class TakeInput(Record):" in (importing / "src/small/toolspec/take.py").read_text()


def test_native_values_are_encoded_before_json_writes_them(importing: Path) -> None:
    module = built(importing, "dataclass")
    made = module.TakeInput(date=dt.date(2024, 1, 2), id=UUID(ID))
    with pytest.raises(TypeError, match="is not JSON serializable"):
        json.dumps(dataclasses.asdict(made))
    written = json.loads(json.dumps(made.encode()))
    assert (written["date"], written["id"]) == ("2024-01-02", ID)
