"""Types that are nested too deeply for a compiler become any value."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from adlgen.diagnostics.codes.schema import NESTED_TOO_DEEPLY
from adlgen.diagnostics.model import Log, Severity
from adlgen.document.node import JsonValue, Source
from adlgen.features.registry import feature
from adlgen.pipeline import load_agent
from adlgen.plan.build import build_plan
from adlgen.plan.model import Basic, ListOf, MapOf, NullableOf, Plain, RecordDecl
from adlgen.testing.targets import render_source
from tests.conformance import suite
from tests.unit.plan.languages import language
from tests.unit.plan.test_plan import names, plan_of, tool

TEXT: JsonValue = {"type": "string"}
LINKS: dict[str, Callable[[JsonValue], JsonValue]] = {
    "properties": lambda after: after,
    "null": lambda after: {"anyOf": [after, {"type": "null"}]},
    "anyOf": lambda after: {"anyOf": [TEXT, after]},
    "items": lambda after: {"type": "array", "items": after},
    "additionalProperties": lambda after: {"type": "object", "additionalProperties": after},
    "prefixItems": lambda after: {"type": "array", "prefixItems": [after, TEXT]},
}
ANY = Plain(Basic.ANY, {})


def chain(form: str, length: int, *, closed: bool = False) -> dict[str, JsonValue]:
    """Return a schema of definitions that are in one another; in a closed one, the last has the first."""

    def link(number: int) -> JsonValue:
        after: JsonValue = {"$ref": f"#/$defs/D{0 if closed and number == length else number}"}
        return {"type": "object", "properties": {"n": LINKS[form](after)}}

    definitions = {f"D{i}": link(i + 1) for i in range(length)}
    last: dict[str, JsonValue] = {} if closed else {f"D{length}": {"type": "object"}}
    properties: JsonValue = {"d": {"$ref": "#/$defs/D0"}}
    return {"type": "object", "properties": properties, "$defs": {**definitions, **last}}


@pytest.mark.parametrize(
    ("form", "kept", "last"),
    [
        ("properties", 4, ANY),
        ("null", 4, ANY),
        ("items", 2, ListOf(ANY, {})),
        ("additionalProperties", 2, MapOf(ANY, {})),
    ],
)
def test_what_is_nested_too_deeply_is_any_value(form: str, kept: int, last: object) -> None:
    plan, _ = plan_of(tool("a", chain(form, 9)), most_nested=17)
    assert list(names(plan)) == ["a/input", *(f"a/input/$defs/D{i}" for i in range(kept))]
    declared = plan.declarations[f"a/input/$defs/D{kept - 1}"]
    assert isinstance(declared, RecordDecl)
    assert declared.fields[0].type == last


def test_languages_without_a_limit_keep_every_type() -> None:
    assert len(names(plan_of(tool("a", chain("properties", 200)))[0])) == 201


def test_a_short_way_to_a_type_keeps_it() -> None:
    schema = chain("properties", 9)
    schema["properties"] = {"near": {"$ref": "#/$defs/D6"}, "d": {"$ref": "#/$defs/D0"}}
    plan, _ = plan_of(tool("a", schema), most_nested=17)
    kept = [key.rpartition("/")[2] for key in names(plan)]
    assert kept == ["input", "D6", "D7", "D8", "D0", "D1", "D2", "D3"]
    middle = plan.declarations["a/input/$defs/D3"]
    assert isinstance(middle, RecordDecl)
    assert middle.fields[0].type == ANY


def test_recursive_types_within_the_limit_are_kept() -> None:
    plan, _ = plan_of(tool("a", chain("null", 3, closed=True)), most_nested=17)
    last = plan.declarations["a/input/$defs/D2"]
    assert isinstance(last, RecordDecl)
    assert isinstance(last.fields[0].type, NullableOf)


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("form", LINKS)
def test_rust_declares_no_more_types_in_one_another_than_its_compiler_follows(
    form: str, closed: bool
) -> None:
    text = json.dumps({"tools": [{"name": "a", "inputSchema": chain(form, 200, closed=closed)}]})
    options = {"wiring": "false"}
    emitted = render_source(Source("tools.json", text), suite.TARGETS["rust"], options).tree
    module = next(file.text for file in emitted if file.path == "src/toolspec/a.rs")
    # Those of one form: some are two for each definition.
    assert 10 <= len(re.findall(r"^pub struct", module, re.MULTILINE)) <= 26


def arrays(count: int) -> JsonValue:
    """Return a schema of arrays in one another."""
    found = TEXT
    for _ in range(count):
        found = {"type": "array", "items": found}
    return {"type": "object", "properties": {"a": found}}


def links(count: int, link: Callable[[JsonValue], JsonValue]) -> JsonValue:
    """Return a schema of definitions in one another that are not objects."""
    inner: dict[str, JsonValue] = {
        f"D{i}": link({"$ref": f"#/$defs/D{i + 1}"}) for i in range(count)
    }
    properties: JsonValue = {"d": {"$ref": "#/$defs/D0"}}
    return {"type": "object", "properties": properties, "$defs": {**inner, f"D{count}": TEXT}}


@pytest.mark.parametrize(
    ("schema", "most", "lost"),
    [
        (chain("properties", 9), 0, 0),
        (chain("properties", 9), 17, 1),
        (chain("anyOf", 9), 17, 1),
        (chain("items", 9), 17, 1),
        (arrays(10), 0, 0),
        (arrays(11), 0, 1),
        (links(31, LINKS["anyOf"]), 0, 0),
        (links(40, LINKS["anyOf"]), 0, 1),
        (links(31, LINKS["prefixItems"]), 0, 0),
        (links(40, LINKS["prefixItems"]), 0, 1),
    ],
)
def test_a_type_that_is_lost_is_reported_at_its_place(
    schema: JsonValue, most: int, lost: int
) -> None:
    text = json.dumps({"tools": [{"name": "a", "inputSchema": schema}]}, indent=1)
    log = Log()
    agent = load_agent(Source("tools.json", text), log)
    for _ in range(2):  # the same problem in two languages is one in each
        build_plan(agent, language(most_nested=most), {}, log, feature)
    found = [one for one in log.diagnostics if one.code is NESTED_TOO_DEEPLY]
    assert len(found) == lost
    for one in found:
        assert one.severity is Severity.WARNING
        assert one.span is not None
        assert one.span.line > 4, "inside the schema"
        assert "any JSON value" in one.message
