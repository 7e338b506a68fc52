"""Texts of errors are bounded for any input, and those of ordinary input are not changed.

``pytest adlgen_plugins/agentcli/tests/test_bounds.py -k python-dataclass`` runs one target. The texts are those that a
model receives: the errors of programs, whose arguments are validated before their handlers are called. What is
bounded is bounded by the code that validates, so many texts are given to one process where processes start slowly
(``Agent.errors``; ``test_a_program_says_what_its_validation_says`` shows that the texts are those of programs). What
programs add, the reading of their input and the bound of a whole error, is tested with programs.
"""

from __future__ import annotations

import json
import shutil
from functools import cache

import pytest

from adlgen.document.node import JsonValue, Source
from adlgen.testing.targets import render_source
from adlgen_plugins.agentcli.tests import programs
from adlgen_plugins.agentcli.tests.programs import Agent
from tests.conformance import suite

pytestmark = pytest.mark.slow

NEEDS = {"go": ("go",), "typescript": ("node",), "rust": ("cargo",)}
TARGETS = [
    pytest.param(name, marks=pytest.mark.native) if name in NEEDS else name
    for name in suite.TARGETS
]
MOST = 64 * 1024
MEBIBYTE = 1024 * 1024
CUT = "\u2026"


def closed(**properties: JsonValue) -> dict[str, JsonValue]:
    return {
        "type": "object",
        "additionalProperties": False,
        "required": [*properties],
        "properties": properties,
    }


def part(kind: str) -> JsonValue:
    return {"kind": {"const": kind}, kind: {"type": "string"}, "size": {"type": "integer"}}


SCHEMAS: dict[str, JsonValue] = {
    "closed": {
        "type": "object",
        "additionalProperties": False,
        "properties": {"a": {"type": "integer"}, "b": {"type": "string", "maxLength": 3}},
    },
    "map": {"type": "object", "additionalProperties": {"type": "integer"}},
    "tree": {"type": "object", "additionalProperties": {"$ref": "#"}},
    "names": {"type": "object", "propertyNames": {"maxLength": 3}},
    "pattern": {"type": "object", "propertyNames": {"pattern": "^[a-z]*$"}},
    "rest": {"type": "object", "unevaluatedProperties": False},
    "list": {
        "type": "object",
        "properties": {
            "items": {"type": "array", "items": {"type": "integer"}, "uniqueItems": True},
            "one": {"enum": ["x", 1]},
            "fixed": {"const": {"k": 1}},
            "number": {"type": "number", "maximum": 5, "multipleOf": 2},
        },
    },
    "filter": {
        "type": "object",
        "properties": {"filter": {"$ref": "#/$defs/Filter"}},
        "$defs": {
            "Filter": {
                "anyOf": [
                    closed(all={"type": "array", "items": {"$ref": "#/$defs/Filter"}}),
                    closed(any={"type": "array", "items": {"$ref": "#/$defs/Filter"}}),
                    closed(field={"type": "string"}, value={"type": ["string", "number"]}),
                ]
            }
        },
    },
    "part": {
        "type": "object",
        "properties": {
            "part": {
                "anyOf": [
                    {**closed(text={"type": "string"}), "properties": part("text")},
                    {**closed(url={"type": "string"}), "properties": part("url")},
                ]
            }
        },
    },
    "inner": {"type": "object", "properties": {"o": {"type": "object", "required": ["x" * 200]}}},
}
MANIFEST: JsonValue = {
    "tools": [
        {"name": name, "description": name, "command": [f"./tools/bin/{name}"], "schema": schema}
        for name, schema in SCHEMAS.items()
    ]
}


@cache
def built(target: str) -> Agent:
    text = json.dumps(MANIFEST)
    options = {**suite.with_harness(target), "module": "bounds"}
    emitted = render_source(Source("tools.json", text), suite.TARGETS[target], options)
    return programs.install("bounded-errors", target, emitted, text)


@pytest.fixture(params=TARGETS)
def agent(request: pytest.FixtureRequest) -> Agent:
    name: str = request.param
    missing = [tool for tool in NEEDS.get(name, ()) if shutil.which(tool) is None]
    if missing:
        pytest.skip(f"{', '.join(missing)} is not installed")
    return built(name)


def problems(agent: Agent, *calls: tuple[str, JsonValue]) -> list[str]:
    """Return the only problem of each of some arguments, without what is the same for all."""
    texts = [(tool, json.dumps(value, ensure_ascii=False)) for tool, value in calls]
    found = [error.partition("\n") for error in agent.errors(texts)]
    heads = [f"Invalid arguments for {tool} (1 problem):" for tool, _ in calls]
    assert [head for head, _, _ in found] == heads
    return [rest.removeprefix("- ") for _, _, rest in found]


# --- keys and paths -------------------------------------------------------------------------------

ALLOWED = "unknown property; allowed properties: a, b"


def test_a_long_key_is_cut_in_paths(agent: Agent) -> None:
    counts = (101, 1000, 100_000)
    for letter in ("k", "\u00e9", "\U0001f6a2"):
        long: list[JsonValue] = [{letter * count: "x"} for count in counts]
        shown = problems(
            agent,
            *(("closed", value) for value in long),
            *(("map", value) for value in long),
            ("closed", {letter * 100: 1}),
        )
        assert shown == [
            *[f"/{letter * 100}{CUT}: {ALLOWED}"] * len(counts),
            *[f'/{letter * 100}{CUT}: must be integer (got "x")'] * len(counts),
            f"/{letter * 100}: {ALLOWED}",
        ]


def test_a_key_of_ten_mebibytes_is_cut(agent: Agent) -> None:
    text = json.dumps({"k" * (10 * MEBIBYTE - 20): 1})
    shown = agent.call("closed", text).error.partition("\n- ")[2]
    assert shown == f"/{'k' * 100}{CUT}: {ALLOWED}"


def nested(key: str, depth: int) -> JsonValue:
    value: JsonValue = 1
    for _ in range(depth):
        value = {key: value}
    return value


def test_long_paths_are_cut(agent: Agent) -> None:
    """A key is cut before it is escaped, also one of the schema; then the path of cut keys is cut."""
    whole, cut_first = f"/{'k' * 99}" * 5, f"/{'k' * 100}{CUT}" * 10
    message = "must be object (got 1)"
    assert problems(
        agent,
        ("map", {"/" * 150: "x"}),
        ("inner", {"o": {}}),
        *(("tree", nested("k" * 99, depth)) for depth in (5, 6, 100)),
        ("tree", nested("k" * 5000, 10)),
    ) == [
        f'/{"~1" * 100}{CUT}: must be integer (got "x")',
        f"/o/{'x' * 100}{CUT}: required property is missing",
        f"{whole}: {message}",
        *[f"{whole}{CUT}: {message}"] * 2,
        f"{cut_first[:500]}{CUT}: {message}",
    ]


def test_keys_in_messages_are_previewed(agent: Agent) -> None:
    calls = [
        (tool, json.dumps({"K" * count: 1}))
        for tool in ("names", "pattern", "rest")
        for count in (1000, 1_000_000)
    ]
    errors = agent.errors(calls)
    assert [error[:200] for error in errors if "K" * 101 in error or len(error) >= 1000] == []


# --- values ---------------------------------------------------------------------------------------

DIGITS, LETTERS = "1" * 1_000_000, "x" * MEBIBYTE


FORMS = [
    *[("closed", f'{{"a":{number}') for number in ("#}", "-#}", "#.5}", "1.#}", "1e#}", "0#}")],
    *[("closed", f'{{"b":{number}') for number in ("#}", "1e-#}", "#.}", "#", "-#", "1E+#}")],
    *[("closed", f'{{"b":{text}') for text in ('"@"}', '"@', '"\\u12@"}', "tru@}", '"\x01@"}')],
    *[("closed", text) for text in ("#", "nul@", "@", '{"@" 1}', '{"@":1,}', '["@"]', '"@"')],
    *[("list", f'{{"one":{value}}}') for value in ("#", '"@"', '{"@":1}', '["@","@"]')],
    *[("list", f'{{"number":{value}}}') for value in ("#", "#.5", "1e300", "7", '"@"')],
    ("list", '{"items":[#,#]}'),
    ("list", '{"fixed":{"k":#}}'),
    ("list", '{"fixed":["@"]}'),
    ("map", '{"m":#.25}'),
    ("tree", '{"t":#}'),
    ("tree", '{"t":"@"}'),
]
"""Tools, and arguments in which ``#`` is a long number and ``@`` a long text."""


def test_the_error_of_any_input_is_short(agent: Agent) -> None:
    """Wherever a long number or text is, in JSON or in what is none, no problem repeats it."""
    calls = [(tool, form.replace("#", DIGITS).replace("@", LETTERS)) for tool, form in FORMS]
    errors = agent.errors(calls)
    assert [
        (tool, form, len(error), error[:200])
        for (tool, form), error in zip(FORMS, errors, strict=True)
        if not error.startswith(f"Invalid arguments for {tool} (") or len(error) >= 2000
    ] == []


def test_a_program_says_what_its_validation_says(agent: Agent) -> None:
    calls = [
        ("closed", '{"a":"x","b":"long","c/d~":1}'),
        ("closed", f'{{"a":{DIGITS}}}'),
        ("closed", f'{{"b":tru{LETTERS}}}'),
        ("list", f'{{"one":["{LETTERS}","{LETTERS}"]}}'),
        ("tree", json.dumps(nested("k" * 5000, 10))),
        ("rest", json.dumps({"K" * 1_000_000: 1})),
    ]
    assert agent.errors(calls) == [agent.call(tool, text).error for tool, text in calls]


@pytest.mark.parametrize("text", ['{"a":', "[", '[{"a":'])
def test_the_error_of_deep_input_is_short(agent: Agent, text: str) -> None:
    error = agent.call("tree", text * 100_000).error
    assert error.startswith("Invalid arguments for tree (")
    assert len(error) < 2000


def test_the_number_of_problems_is_bounded(agent: Agent) -> None:
    keys: JsonValue = {f"{n:06}{'k' * 200}": "x" for n in range(2000)}
    for tool in ("closed", "map", "names", "pattern", "rest"):
        error = agent.call(tool, json.dumps(keys)).error
        assert len(error.encode()) <= MOST
        assert not error.endswith(CUT)
    items: JsonValue = {"items": ["x" * 200] * 4000}
    error = agent.call("list", json.dumps(items)).error
    assert len(error.encode()) <= MOST
    assert not error.endswith(CUT)


def test_messages_about_ordinary_input_are_as_they_were(agent: Agent) -> None:
    assert agent.call("closed", '{"a":"x","b":"long","c/d~":1}').error == (
        "Invalid arguments for closed (3 problems):\n"
        '- /a: must be integer (got "x")\n'
        "- /b: must be at most 3 characters long (got 4)\n"
        "- /c~1d~0: unknown property; allowed properties: a, b"
    )


# --- alternatives ---------------------------------------------------------------------------------


def test_the_closest_alternative_has_the_keys_of_the_value(agent: Agent) -> None:
    inner: JsonValue = {"field": "a", "value": None}
    given = json.dumps({"filter": {"all": [{"any": [inner]}]}})
    head = "matches none of the 3 alternatives; the closest is alternative"
    assert agent.call("filter", given).error == (
        "Invalid arguments for filter (1 problem):\n"
        f"- /filter: {head} 1:\n"
        f"- /filter/all/0: {head} 2:\n"
        f"- /filter/all/0/any/0: {head} 3:\n"
        "- /filter/all/0/any/0/value: must be string or number (got null)"
    )


def test_a_tag_decides_before_other_keys(agent: Agent) -> None:
    given = json.dumps({"part": {"kind": "url", "text": "x", "size": 1}})
    assert agent.call("part", given).error == (
        "Invalid arguments for part (2 problems):\n"
        "- /part: matches none of the 2 alternatives; the closest is alternative 2:\n"
        "- /part/url: required property is missing\n"
        "- /part/text: unknown property; allowed properties: kind, size, url"
    )


def test_of_two_equally_close_alternatives_the_one_with_fewer_problems_is_shown(
    agent: Agent,
) -> None:
    error = agent.call("part", '{"part": {"size": "x"}}').error
    assert "the closest is alternative 1:" in error
    assert "(2 problems)" in error
