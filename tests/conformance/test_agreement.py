"""The parts of the agreement run: what is made, and how answers are compared."""

import json
import random
import re
from itertools import islice
from pathlib import Path

import pytest

from adlgen.document.node import JsonValue
from adlgen.schema.formats import has_format
from adlgen.schema.keywords import DRAFT_2020
from adlgen.testing.calls import CRASHED, Answer
from adlgen.testing.cases import Call
from adlgen.testing.compare import disagreements, holds
from tests.conformance import native_values
from tests.conformance.random_natives import native_batch
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


def test_some_values_are_json_text() -> None:
    """Models send such values in the place of arrays and objects, and the refusal is about what to send."""
    values = [json.loads(call.text) for call in batch("x", 1, 100, 20).calls]
    texts = [value for value in values if isinstance(value, str) and value[:1] in {"{", "["}]
    assert len(texts) > 10


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


# --- native values ----------------------------------------------------------------------------

PLAIN = {"a": "2024-02-29t12:00:00.50z"}
REFUSED_DATE = {
    "path": "/a",
    "code": "format",
    "message": "must be a date of the years 0001 to 9999",
}


@pytest.mark.parametrize(
    ("target", "text", "answer", "wrong"),
    [
        ("typescript", PLAIN, Answer(True, [], True, [], json.dumps(PLAIN)), ""),
        ("go", PLAIN, Answer(True, [], True, [], '{"a":"2024-02-29T12:00:00.5Z"}'), ""),
        (
            "rust",
            PLAIN,
            Answer(True, [], True, [], '{"a":"2024-02-29T12:00:00.50Z"}'),
            "encoded as",
        ),
        (
            "typescript",
            PLAIN,
            Answer(True, [], True, [], '{"a":"2024-02-29T12:00:00.5Z"}'),
            "encoded",
        ),
        ("python-pydantic", {"a": "0000-01-01"}, Answer(True, [], False, [REFUSED_DATE], None), ""),
        ("go", {"a": "0000-01-01"}, Answer(True, [], False, [REFUSED_DATE], None), "not decoded"),
        ("python-pydantic", PLAIN, Answer(True, [], False, [REFUSED_DATE], None), "not decoded"),
        ("go", {"a": "x"}, Answer(True, [], True, [], None), "not encoded"),
    ],
)
def test_what_a_target_with_native_types_may_answer(
    target: str, text: JsonValue, answer: Answer, wrong: str
) -> None:
    call = Call("t", "input", json.dumps(text), accepted=True)
    found = [*native_values.disagreements(call, {target: answer}, lambda _: True)]
    assert bool(found) is bool(wrong)
    assert all(wrong in one for one in found)


def test_a_value_that_is_only_a_text_is_held_exactly() -> None:
    call = Call("t", "output", '"HTTP://EXAMPLE.com"', accepted=True)
    kept = Answer(True, [], True, [], call.text)
    assert not [*native_values.disagreements(call, {"rust": kept}, bool)]
    assert [*native_values.disagreements(call, {"rust": kept}, bool, exactly=True)]


def test_a_refusal_of_a_secret_does_not_show_it() -> None:
    call = Call("t", "output", '"http://%20/"', accepted=True)
    for got, wrong in (('"http://%20/"', ["go: shows"]), ("(hidden)", [])):
        problem = {
            "path": "",
            "code": "format",
            "message": f"must be a uri that is a URL (got {got})",
        }
        answers = {"go": Answer(True, [], False, [problem], None)}
        found = [*native_values.disagreements(call, answers, bool, secret=True)]
        assert [one[:9] for one in found] == wrong


def test_a_seed_makes_one_spec_with_definitions_that_tools_share(tmp_path: Path) -> None:
    one, two = (native_batch(tmp_path / name, "x", 3, 40, 20) for name in "ab")
    assert (one.calls, one.schemas) == (two.calls, two.schemas)
    assert 0.3 < sum(call.accepted for call in one.calls) / len(one.calls) < 0.7
    text = one.source.text
    for part in (
        r"types\d+.json#/\$defs/Money",
        r"types\d+.json#/\$defs/Other%20thing",
        r"whole\d+.json",
    ):
        assert re.search(part, text)
    assert {"output", "input"} == {call.part for call in one.calls}
    for name in native_values.TEXTS:
        assert f'"format": "{name}"' in json.dumps([*one.schemas.values()])


def test_the_texts_of_a_format_have_both_verdicts() -> None:
    for name, texts in native_values.TEXTS.items():
        assert {has_format(text, name) for text in texts} == {True, False}, name
