"""Whether one schema accepts all values of another: pairs with the keywords that refuse, rules, limits."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from adlgen.diagnostics.model import Log
from adlgen.schema.canonical import canonicalise
from adlgen.schema.contain.decide import contained, example, findings
from adlgen.schema.contain.stack import Steps, run
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical
from adlgen.schema.patterns import compile_pattern, search
from adlgen.schema.regex.automaton import Compiled
from adlgen.schema.regex.product import Texts
from tests.fuzz.contain.attack import confirmed
from tests.fuzz.contain.random_schemas import PATTERNS, Wide
from tests.unit.builders import node_of

LINES = (Path(__file__).parent / "containment.jsonl").read_text("utf-8").splitlines()
HARD = Path(__file__).parent / "containment_hard.jsonl"
"""Pairs whose answers were decided by hand and by a search for values, with a second evaluator."""
PAIRS = [json.loads(line) for line in LINES]
OPEN = {"type": "object"}


def read(schema: Any) -> Canonical:
    return canonicalise(node_of(schema), Log())


def answer(old: Any, new: Any, **limits: int) -> str:
    return contained(read(old), read(new), **limits).answer


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair["name"])
def test_pairs(pair: dict[str, Any]) -> None:
    old, new = read(pair["old"]), read(pair["new"])
    verdict = contained(old, new)
    assert verdict.answer == ("no" if "refused" in pair else "yes")
    if "refused" in pair:
        for value in (pair["refused"], verdict.witness):
            assert accepts(old, value)
            assert not accepts(new, value)
    found = [one.refusal for one in findings(old, new)]
    assert [["/".join(map(str, one.instance)), one.keyword] for one in found if one] == pair[
        "findings"
    ]


def test_pairs_of_all_keywords_and_drafts_are_decided() -> None:
    wrong: list[tuple[str, str]] = []
    for line in HARD.read_text("utf-8").splitlines():
        pair = json.loads(line)
        old, new = read(pair["old"]), read(pair["new"])
        verdict = contained(old, new)
        if verdict.answer != pair["answer"]:
            wrong.append((pair["name"], verdict.answer))
        elif verdict.answer == "no" and not confirmed(pair["old"], pair["new"], verdict.witness):
            wrong.append((pair["name"], "the second evaluator does not confirm the witness"))
    assert not wrong


@pytest.mark.parametrize(("old", "new"), [([[True]], [[1]]), ([{"a": 0}], [{"a": False}])])
def test_numbers_are_not_booleans(old: Any, new: Any) -> None:
    assert answer({"enum": old}, {"enum": new}) == "no"
    assert answer({"enum": old}, {"enum": old}) == "yes"


def test_each_difference_is_a_finding_with_a_witness() -> None:
    old = {**OPEN, "properties": {"a": {"type": "number"}, "b": {"enum": ["x", "y"]}}}
    narrow = {
        "a": {"type": "number", "minimum": 0, "maximum": 9},
        "b": {"enum": ["x"]},
        "c": {"minimum": 1},
    }
    new = {**OPEN, "properties": narrow, "required": ["a", "b"]}
    found = list(findings(read(old), read(new)))
    kinds = {(one.refusal.keyword, one.refusal.detail) for one in found if one.refusal}
    assert kinds == {
        *(("minimum", ""), ("maximum", ""), ("enum", ""), ("properties", "c")),
        *(("required", "a"), ("required", "b")),
    }
    assert [one.refusal.detail for one in found if one.refusal and one.is_new_property] == ["c"]
    for one in found:
        assert accepts(read(old), one.verdict.witness)
        assert not accepts(read(new), one.verdict.witness)


@pytest.mark.parametrize(
    ("old", "new", "keyword"),
    [
        (
            {"properties": {"a": {}}, "additionalProperties": False},
            {"properties": {"a": {}}, "additionalProperties": False, "minProperties": 1},
            "minProperties",
        ),
        (
            {"prefixItems": [{"type": "null"}], "items": {"type": "string"}},
            {"prefixItems": [{"type": "null"}], "items": {"type": "string"}, "minItems": 1},
            "minItems",
        ),
    ],
)
def test_the_keyword_that_refuses_is_found(old: Any, new: Any, keyword: str) -> None:
    refusals = [one.refusal for one in findings(read(old), read(new))]
    assert [one.keyword for one in refusals if one] == [keyword]


def test_what_is_left_out_makes_no_findings() -> None:
    """A definition that is also below ``not`` accepts more without a keyword, so that the whole accepts less."""
    definitions = {"$defs": {"x": {"type": "object", "required": ["k"]}}}
    parts: Any = {"p": {"$ref": "#/$defs/x"}, "q": {"not": {"$ref": "#/$defs/x"}}}
    old = read(
        {"properties": {"p": {"type": "object"}, "q": {"type": "object", "maxProperties": 0}}}
    )
    new = read({"properties": parts, **definitions})
    for one in findings(old, new):
        assert accepts(old, one.verdict.witness)
        assert not accepts(new, one.verdict.witness)


def test_the_intended_alternative_is_blamed() -> None:
    def union(**more: Any) -> Any:
        tagged = {
            "properties": {"k": {"const": "x"}, "v": {"type": "number", **more}},
            "required": ["k"],
        }
        return {"oneOf": [{**OPEN, **tagged}, {"type": "array"}, {"type": "string"}]}

    found = [one.refusal for one in findings(read(union()), read(union(minimum=0, maximum=9)))]
    places = {(one.keyword, one.instance) for one in found if one}
    assert places == {("minimum", ("v",)), ("maximum", ("v",))}


def test_the_only_alternative_of_a_type_is_blamed() -> None:
    """An enum that an alternative may lack does not identify it."""

    def union(values: list[str]) -> Any:
        return {"oneOf": [{"type": "string"}, {**OPEN, "properties": {"level": {"enum": values}}}]}

    (found,) = findings(read(union(["low", "high"])), read(union(["LOW", "HIGH"])))
    assert found.refusal
    assert (found.refusal.keyword, found.refusal.instance) == ("enum", ("level",))


def test_findings_have_the_places_of_both_schemas() -> None:
    old = read(
        {**OPEN, "properties": {"a": {"$ref": "#/$defs/x"}}, "$defs": {"x": {"type": "number"}}}
    )
    new = read({**OPEN, "properties": {"a": {"type": "integer"}}})
    (found,) = findings(old, new)
    assert found.accepting is old.root.keywords["$defs"]["x"]  # type: ignore[index]
    assert found.refusal
    assert found.refusal.keyword == "type"
    assert found.refusal.instance == ("a",)


@pytest.mark.parametrize(
    ("old", "new", "keyword"),
    [
        ({"type": "string", "pattern": "^ab"}, {"pattern": "(?<=a)b"}, "pattern"),
        ({"type": "string", "minLength": 4000}, {"pattern": "^(?!z)"}, "pattern"),
        ({"type": "array", "minItems": 3000}, {"contains": {"const": 1}}, "minItems"),
        ({"type": "object", "minProperties": 400}, {"required": ["a"]}, "minProperties"),
        ({"minimum": 1e300, "type": "number"}, {"maximum": 1.5e300}, "minimum"),
    ],
)
def test_undecided_questions_have_a_keyword_and_a_reason(old: Any, new: Any, keyword: str) -> None:
    verdict = contained(read(old), read(new))
    assert verdict.answer == "unknown"
    assert verdict.undecided
    assert verdict.undecided.keyword == keyword
    assert verdict.undecided.reason


def test_the_limit_of_work_is_the_same_everywhere() -> None:
    made = Wide(random.Random(3))
    pairs = [made.pair() for _ in range(40)]
    first = [contained(read(old), read(new)).work for old, new in pairs]
    assert first == [contained(read(old), read(new)).work for old, new in pairs]
    old, new = max(zip(first, pairs, strict=True), key=lambda one: one[0])[1]
    assert answer(old, new, limit=3) != "yes"


def test_containment_is_an_order() -> None:
    made = Wide(random.Random(5))
    schemas = [one for _ in range(12) for one in made.pair()]
    known = [read(one) for one in schemas]
    below = {
        (a, b): contained(x, y).answer for a, x in enumerate(known) for b, y in enumerate(known)
    }
    for a, b in list(below):
        assert below[a, a] == "yes"
        for c in range(len(known)):
            if below[a, b] == below[b, c] == "yes":
                assert below[a, c] != "no"
    for a, b in list(below)[::7]:
        both, either = {"allOf": [schemas[a], schemas[b]]}, {"anyOf": [schemas[a], schemas[b]]}
        if "$ref" not in json.dumps(both):
            assert answer(both, schemas[b]) != "no"
            assert answer(schemas[a], either) != "no"


def test_schemas_of_any_depth_need_no_more_stack() -> None:
    usual = sys.getrecursionlimit()
    old: Any = {"type": "string"}
    new: Any = {"type": "integer"}
    for _ in range(100):
        old, new = ({**OPEN, "properties": {"a": one}, "required": ["a"]} for one in (old, new))
    assert answer(old, new) == "no"
    assert answer(old, {**OPEN, "required": ["a"]}) == "yes"
    assert sys.getrecursionlimit() == usual


def test_generators_call_one_another_to_any_depth() -> None:
    def count(number: int) -> Steps[int]:
        if number == 0:
            raise KeyError
        try:
            below: int = yield count(number - 1)
        except KeyError:
            below = 0
        return below + 1

    assert run(count(20_000)) == 20_000


def test_schemas_without_values_are_found() -> None:
    assert (
        example(read({"type": "integer", "exclusiveMinimum": 1, "exclusiveMaximum": 2})).answer
        == "yes"
    )
    endless = {**OPEN, "properties": {"a": {"$ref": "#"}}, "required": ["a"]}
    assert example(read(endless)).answer == "yes"
    found = example(read({"type": "string", "pattern": "^[a-c]+z$", "minLength": 6}))
    assert found.answer == "no"
    assert len(str(found.witness)) == 6


def test_automata_agree_with_the_matcher() -> None:
    source = random.Random(2)
    for pattern in [*PATTERNS, "a(?=b)", "(?:(?!ab)[ab])+$", "\\Bb|^$", "^\\w+ ?\\d{2,3}$"]:
        program: Any = compile_pattern(pattern)
        automaton = Compiled(program)
        for _ in range(60):
            text = "".join(source.choices("ab 1_", k=source.randrange(6)))
            state = automaton.start()
            for character in text:
                state = automaton.step(state, ord(character))
            assert automaton.accepts(state) == search(program, text), (pattern, text)


def test_texts_are_found_by_patterns_and_lengths() -> None:
    programs = {pattern: compile_pattern(pattern) for pattern in ("^[ab]+$", "aa", "b$")}
    texts = Texts(programs)
    assert texts.find((2, 3), ["^[ab]+$", "b$"], ["aa"], ["ab"]) == "bb"
    assert texts.find((2, 2), ["^[ab]+$"], ["aa", "b$"], ["ba"]) is None
    assert texts.find((0, None), [], [], ["", "t", "text"]) == "x"
    assert texts.find((0, 3), [], [], []) == "t"


UUID = {"type": "string", "format": "uuid"}


@pytest.mark.parametrize(
    ("schema", "witness"),
    [
        ({"properties": {"id": UUID}, "required": ["id"]}, "uuid"),
        ({"properties": {"id": {"$ref": "#/$defs/Id"}}, "required": ["id"]}, "uuid"),
        ({"properties": {"id": {"anyOf": [UUID, {"type": "null"}]}}, "required": ["id"]}, "uuid"),
        ({"properties": {"id": {**UUID, "maxLength": 4}}, "required": ["id"]}, "text"),
        ({"properties": {"id": {"format": "words"}}, "required": ["id"]}, None),
    ],
)
def test_texts_of_witnesses_have_their_formats(schema: Any, witness: str | None) -> None:
    """A sender has such a text, and emitted code that checks formats accepts it; where none fits, any text is shown."""
    size = {"type": "array", "items": {"type": "string", "format": "date"}, "minItems": 1}
    base = {"type": "object", "$defs": {"Id": UUID}, "required": ["id", "days"]}

    def whole(most: int) -> Any:
        properties = {**schema["properties"], "days": {**size, "maxItems": most}}
        return {**base, "properties": properties}

    found = contained(read(whole(2)), read(whole(1))).witness
    assert isinstance(found, dict)
    assert found["days"] == ["2020-01-31"] * 2
    if witness == "uuid":
        assert found["id"] in {"00000000-0000-4000-8000-000000000000", None}
    elif witness is not None:
        assert isinstance(found["id"], str)
        assert len(found["id"]) <= len(witness)
