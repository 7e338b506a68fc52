"""The parts of the agreement run: what is made, and how answers are compared."""

import json
import random
from itertools import islice

import pytest

from adlgen.document.node import JsonValue
from adlgen.schema.keywords import DRAFT_2020
from adlgen.testing.calls import CRASHED, Answer
from adlgen.testing.cases import Call
from adlgen.testing.compare import disagreements, holds
from tests.conformance.random_schemas import Schemas, batch, spelt, wilder

ANNOTATIONS = {
    *("$schema", "$id", "$anchor", "$dynamicAnchor", "$dynamicRef", "$vocabulary", "$comment"),
    *("definitions", "title", "description", "examples", "deprecated", "readOnly", "writeOnly"),
    *("contentEncoding", "contentMediaType", "contentSchema"),
}
"""Keywords that validate nothing, are not in the canonical form, or are alternative spellings."""
TAKEN = Answer(accepted=True, problems=[], decoded=True, refused=[], encoded='{"a":1}')


def keywords(schema: JsonValue) -> set[str]:
    if isinstance(schema, list):
        return {found for item in schema for found in keywords(item)}
    if isinstance(schema, dict):
        return {*schema, *(found for item in schema.values() for found in keywords(item))}
    return set()


def test_random_schemas_use_every_keyword() -> None:
    made = [canonical.json for canonical in islice(Schemas(1).roots(), 300)]
    assert set(DRAFT_2020) - ANNOTATIONS <= keywords(made)


def test_a_seed_says_it_all() -> None:
    assert batch("x", 5, 20, 10) == batch("x", 5, 20, 10)
    assert batch("x", 5, 20, 10) != batch("x", 6, 20, 10)


def test_both_verdicts_are_common() -> None:
    calls = batch("x", 1, 100, 20).calls
    assert 0.3 < sum(call.accepted for call in calls) / len(calls) < 0.7


@pytest.mark.parametrize("seed", range(50))
def test_an_odd_spelling_means_the_same(seed: int) -> None:
    value: JsonValue = {"a": [1, 2.5, None, True, "é😀"], "": {"b": -1, "c": []}}
    assert json.loads(spelt(value, random.Random(seed))) == value
    assert json.loads(spelt(wilder(value, random.Random(seed)), random.Random(seed))) is not None


RANGE: dict[str, str] = {"code": "range"}


@pytest.mark.parametrize(
    ("text", "answer", "wrong"),
    [
        ('{"a":1.0}', TAKEN, ""),
        ("{}", TAKEN, ""),
        ('{"a":2}', TAKEN, "encoded as"),
        ('{"a":1,"b":2}', TAKEN, "encoded as"),
        ('{"a":1}', CRASHED, "accepted is False"),
        ('{"a":1}', Answer(True, [{}], True, [], '{"a":1}'), "the problems are"),
        ('{"a":1}', Answer(True, [], False, [RANGE], None), "not decoded"),
        ('{"a":1e30}', Answer(True, [], False, [RANGE], None), ""),
        ('{"a":1}', Answer(True, [], True, [], None), "encoded as"),
    ],
)
def test_what_one_target_may_say(text: str, answer: Answer, wrong: str) -> None:
    found = [*disagreements(Call("t", "input", text, accepted=True), {"one": answer})]
    assert bool(found) is bool(wrong)
    assert all(wrong in one for one in found)


def test_targets_say_the_same_to_the_byte() -> None:
    call = Call("t", "input", "1", accepted=False)
    one = Answer(False, [{"message": "must be x"}], False, [], None)
    two = Answer(False, [{"message": "must be X"}], False, [], None)
    assert not [*disagreements(call, {"a": one, "b": one})]
    assert len([*disagreements(call, {"a": one, "b": two})]) == 1


def test_large_numbers_may_be_doubles_where_that_is_said() -> None:
    call = Call("t", "input", f"{2**53 + 1}", accepted=True)
    rounded = Answer(True, [], True, [], f"{2**53}")
    assert [*disagreements(call, {"a": rounded})]
    assert not [*disagreements(call, {"a": rounded}, doubles=True)]


def test_a_boolean_is_no_number() -> None:
    assert not holds({"a": 1}, {"a": True})
    assert holds({"a": 1, "b": 2}, {"a": 1.0})
