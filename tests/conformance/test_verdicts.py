"""Levels 4 and 5: emitted code decides as the schema does, loses nothing, and all languages agree."""

import json
from decimal import Decimal
from itertools import chain

import jsonschema_rs
import pytest

from adlgen.document.node import JsonValue
from adlgen.schema.evaluate import accepts
from adlgen.testing.cases import Call
from tests.conformance import suite
from tests.conformance.suite import Answer

CALLED = [name for name, case in suite.CASES.items() if case.calls]
BEYOND_THE_OTHER_JUDGE = {("patterns", "rare")}
"""Its regular expressions know neither ``\\cJ`` nor ``\\0``."""
EXACT = 2**53
"""Integers beyond this are out of range for some target."""


@pytest.mark.parametrize("case", CALLED)
def test_the_verdicts_of_a_case_are_those_of_its_schemas(case: str) -> None:
    """The calls say what they say; adlgen's own judge and another one agree."""
    for call in suite.calls(case):
        canonical = suite.schemas(case)[call.tool, call.part]
        value = json.loads(call.text)
        if suite.CASES[case].options.get("formats") == "assert":
            assert accepts(canonical, value), call  # it is the format alone that refuses
            continue
        assert accepts(canonical, value) is call.accepted, call
        if (case, call.tool) not in BEYOND_THE_OTHER_JUDGE:
            other = jsonschema_rs.Draft202012Validator(
                json.dumps(canonical.json), validate_formats=False
            )
            assert other.is_valid(value) is call.accepted, call


@pytest.mark.native
@pytest.mark.parametrize("target", suite.TARGETS)
@pytest.mark.parametrize("case", [*CALLED, *suite.extras()])
def test_emitted_code_decides_and_keeps_everything(case: str, target: str) -> None:
    options = suite.CASES[case].options if case in suite.CASES else {}
    read_float = Decimal if options.get("numbers") == "exact" else float
    for call, answer in zip(suite.calls(case), answers(case, target), strict=True):
        assert answer.accepted is call.accepted, (call, answer.problems)
        if not call.accepted:
            assert answer.problems, call
            continue
        assert not answer.problems, call
        if answer.refused:
            assert options.get("integers") != "big", (call, answer.refused)
            assert out_of_range(json.loads(call.text)), (call, answer.refused)
            continue
        assert answer.decoded, call
        assert answer.encoded is not None, call
        whole = json.loads(answer.encoded, parse_float=read_float)
        assert holds(whole, json.loads(call.text, parse_float=read_float)), (call, answer.encoded)


@pytest.mark.native
@pytest.mark.parametrize("case", [*CALLED, *suite.extras()])
def test_all_languages_agree(case: str) -> None:
    targets = [name for name in suite.TARGETS if not suite.missing(name)]
    told = [answers(case, target) for target in targets]
    for call, *said in zip(suite.calls(case), *told, strict=True):
        agree(call, dict(zip(targets, said, strict=True)))


def agree(call: Call, said: dict[str, Answer]) -> None:
    """Compare what the languages said to one call."""
    first, *others = said.values()
    for target, other in zip(list(said)[1:], others, strict=True):
        assert other.problems == first.problems, (call, target)
    encoded = {
        target: canonical_text(json.loads(answer.encoded))
        for target, answer in said.items()
        if answer.encoded is not None and not answer.refused
    }
    assert len(set(encoded.values())) <= 1, (call, encoded)


def answers(case: str, target: str) -> list[Answer]:
    """Return what a target's harness said to the calls of a case."""
    absent = suite.missing(target)
    if absent:
        pytest.skip(f"{', '.join(absent)} missing")
    said = suite.judged(target).answers[case]
    assert not isinstance(said, str), said
    return said


def holds(whole: JsonValue, part: JsonValue) -> bool:
    """Whether a value is another one, or that one with defaults filled in."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(
            key in whole and holds(whole[key], value) for key, value in part.items()
        )
    if isinstance(part, list):
        return (
            isinstance(whole, list)
            and len(whole) == len(part)
            and all(holds(a, b) for a, b in zip(whole, part, strict=True))
        )
    if isinstance(part, bool) or isinstance(whole, bool):
        return part is whole
    return whole == part


def out_of_range(value: JsonValue) -> bool:
    """Whether an integer in a value is too large for some target."""
    if isinstance(value, dict):
        return any(map(out_of_range, value.values()))
    if isinstance(value, list):
        return any(map(out_of_range, value))
    return isinstance(value, int | float) and abs(value) > EXACT


def canonical_text(value: JsonValue) -> str:
    """Spell equal JSON values alike: sorted keys, 1.0 as 1."""
    return json.dumps(_plain(value), sort_keys=True)


def _plain(value: JsonValue) -> JsonValue:
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


def test_every_call_names_a_part_that_exists() -> None:
    for case in CALLED:
        for call in chain(suite.CASES[case].calls):
            assert (call.tool, call.part) in suite.schemas(case), (case, call)
