"""Numbers beyond the native types: the same outcome wherever a number, an integer or any value is allowed."""

import json

import pytest

from adlgen.document.node import JsonValue
from adlgen.testing.calls import Answer
from tests.conformance import suite

CASE = "numbers-out-of-range"
INTEGERS = {"whole", "list", "count", "counts"}
"""The properties with integers, next to other alternatives or not."""
ANYTHING = {"any", "other"}
"""The properties with any value. All others have numbers, next to other alternatives or not."""
NATIVE = {
    "go": range(-(2**63), 2**63),
    "rust": range(-(2**63), 2**63),
    "typescript": range(-(2**53) + 1, 2**53),
}
"""The integers of each target; Python has no limit."""


def numbers(value: JsonValue) -> list[int | float]:
    """Return the numbers of a value."""
    if isinstance(value, dict):
        return [number for item in value.values() for number in numbers(item)]
    if isinstance(value, list):
        return [number for item in value for number in numbers(item)]
    return [value] if isinstance(value, int | float) and not isinstance(value, bool) else []


def fits(number: float, place: str, target: str) -> bool:
    """Report whether the type of a property can hold a number."""
    if target not in NATIVE:
        return True
    if place in INTEGERS:
        return int(number) in NATIVE[target]
    return (place in ANYTHING and target != "typescript") or int(float(number)) == int(number)


def outcome(answer: Answer, text: str) -> str:
    """Return what decoding and encoding does to a value."""
    if answer.refused:
        return (
            "refused" if {p["code"] for p in answer.refused} == {"range"} else str(answer.refused)
        )
    assert answer.encoded is not None
    return "kept" if json.loads(answer.encoded) == json.loads(text) else answer.encoded


@pytest.mark.native
@pytest.mark.parametrize("target", suite.TARGETS)
def test_a_number_is_kept_or_refused_regardless_of_other_alternatives(target: str) -> None:
    if suite.missing(target):
        pytest.skip(f"{', '.join(suite.missing(target))} missing")
    answers = suite.results(target).answers[CASE]
    assert not isinstance(answers, str), answers
    written = zip(suite.CASES[CASE].calls, answers, strict=False)  # made calls follow
    for call, answer in written:
        held = all(
            fits(number, place, target)
            for place, value in json.loads(call.text).items()
            for number in numbers(value)
        )
        assert outcome(answer, call.text) == ("kept" if held else "refused"), call.text
        for problem in answer.refused or ():
            check_that_it_names_an_accepted_number(problem["message"], problem["path"])


def check_that_it_names_an_accepted_number(message: str, path: str) -> None:
    """Fail unless a refused number is reported with the nearest one that is accepted."""
    refused = message.rpartition(" (got ")[2].removesuffix(")")
    if "double" not in message:
        assert path.split("/")[1] in INTEGERS, message
        return
    nearest = float(refused)
    written = str(int(nearest)) if abs(nearest) < 1e21 else repr(nearest)
    expected = f"must be a number that a double represents exactly, such as {written}"
    assert message == f"{expected} (got {refused})"
