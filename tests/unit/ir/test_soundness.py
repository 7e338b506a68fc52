"""Types can represent every valid value of their schemas: the official suite and real tools."""

from __future__ import annotations

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.ir.agent import Body
from adlgen.ir.graph import break_chains
from adlgen.ir.schemas import Lowering
from adlgen.schema.canonical import canonicalise
from adlgen.schema.evaluate import accepts
from tests import suite
from tests.corpus import tools as corpus
from tests.unit.builders import body_of, node_of
from tests.unit.ir.holding import why_not

FILES = [(folder, file) for folder in suite.FOLDERS for file in suite.files(folder)]


def unheld(body: Body, values: list[JsonValue]) -> list[str]:
    """Return what is wrong with the types for the values that the schema accepts."""
    accepted = [v for v in values if accepts(body.canonical, v)]
    return [p for v in accepted if (p := why_not(body.root, v, body)) is not None]


@pytest.mark.parametrize(("folder", "file"), FILES)
def test_the_official_suite(folder: str, file: str) -> None:
    for group in suite.groups(folder, file):
        canonical = canonicalise(
            node_of(group.schema),
            Log(),
            documents=suite.documents(),
            draft=suite.FOLDERS[folder],
        )
        lowering = Lowering(canonical)
        root = lowering.root()
        body = Body(root, break_chains(lowering.definitions, Log()), canonical)
        assert unheld(body, [c.data for c in group.cases]) == [], group.description


OBJECT: dict[str, JsonValue] = {"type": "object", "properties": {"a": {"type": "string"}}}
STRINGS: dict[str, JsonValue] = {"type": "array", "items": {"type": "string"}}
INTEGERS: dict[str, JsonValue] = {"type": "array", "items": {"type": "integer"}}
INNER: JsonValue = [{"properties": {"a": {"type": t}}} for t in ("string", "integer")]


@pytest.mark.parametrize(
    ("schema", "values"),
    [
        pytest.param(
            {"type": "array", "prefixItems": [{"$ref": "#/$defs/n"}], "items": False},
            [[], ["a"], [None]],
            id="null through a reference",
        ),
        pytest.param(
            {"type": "array", "prefixItems": [{"type": "integer"}], "items": {"$ref": "#/$defs/n"}},
            [[1, None], [1, "a", None]],
            id="null after the positions",
        ),
        pytest.param(
            {"type": "array", "prefixItems": [{"const": None}, {"enum": [None, 2]}, {}]},
            [[None, None], [None, 2, True], []],
            id="null as a value",
        ),
        pytest.param(
            {
                "anyOf": [
                    {"type": "string", "maxLength": 1},
                    {"enum": [1, "x", ["abc"]]},
                    {"type": "string", "minLength": 3},
                ]
            },
            ["a", "abcd", "x", 1, ["abc"]],
            id="what an alternative between two of a type does not take",
        ),
        pytest.param(
            {
                "anyOf": [
                    *({**STRINGS, "maxItems": 1}, {**INTEGERS, "maxItems": 1}),
                    *({**STRINGS, "minItems": 2}, {**INTEGERS, "minItems": 2}),
                ]
            },
            [["a"], ["a", "b"], [1], [1, 2], []],
            id="two pairs of alternatives of a type",
        ),
        pytest.param(
            {"anyOf": [{**OBJECT, "required": ["b"], "anyOf": INNER}, OBJECT]},
            [{"a": "x"}, {"a": "x", "b": 1}],
            id="alternatives inside one that says more",
        ),
    ],
)
def test_what_was_once_unsound(schema: dict[str, JsonValue], values: list[JsonValue]) -> None:
    nullable: JsonValue = {"type": ["string", "null"]}
    canonical = canonicalise(node_of({**schema, "$defs": {"n": nullable}}), Log())
    assert all(accepts(canonical, value) for value in values)
    lowering = Lowering(canonical)
    root = lowering.root()
    body = Body(root, break_chains(lowering.definitions, Log()), canonical)
    assert unheld(body, values) == []


@pytest.mark.corpus
def test_real_tools() -> None:
    wrong = []
    for tool in corpus.every_tool():
        canonical = canonicalise(node_of(tool.schema), Log(), lenient=True)
        lowering = Lowering(canonical, objects_only=True)
        root = lowering.root()
        body = Body(root, break_chains(lowering.definitions, Log()), canonical)
        objects = [v for v in tool.valid if isinstance(v, dict)]
        wrong += [(tool.name, problem) for problem in unheld(body, list(objects))]
    assert wrong == []


@pytest.mark.parametrize("listed", [{"const": "a"}, {"enum": ["a", "192.0.2.1"]}])
def test_types_hold_values_that_only_formats_make_valid(listed: dict[str, JsonValue]) -> None:
    schema: JsonValue = {**listed, "not": {"format": "ipv4"}}
    body = body_of(schema)
    assert accepts(body.canonical, "a", formats=True)
    assert why_not(body.root, "a", body) is None
