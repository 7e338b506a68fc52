"""Tables and step-by-step evaluation of emitted Python agree; caches of patterns stay small."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from itertools import islice
from types import ModuleType
from typing import Any

import pytest

from adlgen.schema.patterns import compile_pattern
from adlgen.testing.values import Maker
from tests.conformance.random_schemas import Schemas

FRAMES_LEFT = 60
_NODE = {"type": "object", "properties": {"n": {"type": "integer"}, "in": {"$ref": "#"}}}
_LEVELS = {"allOf": [{"anyOf": [{"oneOf": [_NODE]}]}], "required": ["n"]}


Runtime = Callable[[str], ModuleType]


def step_by_step(runtime: Runtime, validator: Any, value: object) -> list[Any]:
    """Return the problems without using tables."""
    found = runtime("_frame").Faults()
    frame = runtime("_frame").Frame(validator.schema, value, None, found)
    runtime("_evaluation").Evaluation(validator).run(frame)
    return [fault.problem() for fault in found]


def test_tables_and_steps_agree(runtime: Runtime) -> None:
    for number, canonical in enumerate(islice(Schemas("runtime").roots(), 150)):
        texts = {name: json.dumps(code) for name, code in canonical.patterns.items()}
        programs = runtime("_pattern").programs(texts)
        validator = runtime("_schema").Validator(canonical.json, programs)
        for value in Maker(canonical.json, f"runtime/{number}").make(4):
            steps = step_by_step(runtime, validator, value)
            assert validator.problems(value) == steps, (canonical.json, value)
            assert validator.accepts(value) is (not steps), (canonical.json, value)


@pytest.mark.parametrize("last", [1, "one"])
def test_values_deeper_than_the_stack_are_validated(runtime: Runtime, last: object) -> None:
    value: dict[str, object] = {"n": last}
    for _ in range(120):
        value = {"n": 1, "in": value}
    validator = runtime("_schema").Validator(_LEVELS)
    with pytest.raises(RecursionError):
        near_the_end(lambda: validator.table(_LEVELS).accepts(value, {}))
    problems = near_the_end(lambda: validator.problems(value))
    assert near_the_end(lambda: validator.accepts(value)) is (last == 1)
    assert problems == validator.problems(value) == step_by_step(runtime, validator, value)
    assert len(problems) == (last != 1)


def near_the_end(act: Callable[[], Any], frames: int | None = None) -> Any:
    """Act with little of the stack left."""
    if frames is None:
        frames = sys.getrecursionlimit() - FRAMES_LEFT - len(_frames())
    return act() if frames <= 0 else near_the_end(act, frames - 1)


def _frames() -> list[object]:
    frame, frames = sys._getframe(), list[object]()
    while frame.f_back is not None:
        frame = frame.f_back
        frames.append(frame)
    return frames


@pytest.mark.parametrize("source", ["^[a-f]*[^a-f]{1,20}$", "(a|b)*a(a|b){3}", "a(?=.*b)|\\bc"])
def test_patterns_clear_their_cache(
    runtime: Runtime, source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A small cache does not change results."""
    module, dice = runtime("_pattern"), random.Random(1)
    large, small = (module.Pattern(compile_pattern(source)) for _ in range(2))
    texts = ["".join(dice.choices("abcé😀 ", k=dice.randrange(30))) for _ in range(300)]
    expected = [large.matches(text) for text in texts]
    assert len({*expected}) == 2
    monkeypatch.setattr(module, "_CACHE_LIMIT", 40)
    assert [small.matches(text) for text in texts] == expected
    assert len(small._cache) <= 4


def test_further_problems_are_not_counted(runtime: Runtime) -> None:
    validator = runtime("_schema").Validator({"items": {"type": "integer", "minimum": 5}})
    problems = validator.problems(["x"] * 3000 + [1] * 100)
    assert len(problems) == 1001
    assert [str(one) for one in problems[:2]] == [
        f'/{n}: must be integer (got "x")' for n in (0, 1)
    ]
    text = str(runtime("_errors").InvalidArgumentsError("tool", problems))
    assert text.startswith("Invalid arguments for tool (more than 1000 problems):\n- /0: ")
    assert text.endswith("\n- and many more")
    assert len(text.splitlines()) == 22


def test_problems_that_are_not_counted_are_not_evaluated(runtime: Runtime) -> None:
    validator = runtime("_schema").Validator({"items": {"type": "integer"}})
    frames = runtime("_frame").Frame
    made = 0

    class Counting(frames):  # type: ignore[misc, valid-type]  # a class of an imported runtime
        def __init__(self, *arguments: object) -> None:
            nonlocal made
            made += 1
            super().__init__(*arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(runtime("_frame"), "Frame", Counting)
        assert len(validator.problems(["x"] * 20_000)) == 1001
    assert made < 1100


def test_alternatives_of_equal_long_keys_are_told_apart(runtime: Runtime) -> None:
    inner = {"anyOf": [{"type": "object", "required": ["a"]}, {"type": "string"}]}
    validator = runtime("_schema").Validator({"additionalProperties": inner})
    long = "k" * 200
    messages = [one.message for one in validator.problems({f"{long}1": {}, f"{long}2": 5})]
    assert messages == ["required property is missing", "must be object or string (got 5)"]


def _or(schema: Any) -> Any:
    return {"anyOf": [{"type": "string"}, schema]}


def _holding(schema: Any) -> Any:
    return {"type": "object", "required": ["n"], "properties": {"n": schema}}


def _one_of(schema: Any) -> Any:
    tagged = {"required": ["k", "n"], "properties": {"k": {"const": "a"}, "n": schema}}
    return {"oneOf": [{"required": ["k"], "properties": {"k": {"const": "b"}}}, tagged]}


_NESTED: dict[str, Callable[[Any], Any]] = {
    "alternatives of properties": lambda s: _holding(_or(s)),
    "properties of alternatives": lambda s: _or(_holding(s)),
    "alternatives of alternatives": lambda s: _or(_or(_holding(s))),
    "parts": lambda s: _or({"allOf": [_holding(s)]}),
    "dependent schemas": lambda s: _or({"dependentSchemas": {"n": _holding(s)}}),
    "tagged alternatives": _one_of,
    "conditions": lambda s: {"if": {"required": ["n"]}, "then": _holding(s)},
    "unevaluated": lambda s: {**_or(_holding(s)), "unevaluatedProperties": {"type": "string"}},
}


@pytest.mark.parametrize("nest", _NESTED.values(), ids=_NESTED)
def test_refusing_nested_alternatives_takes_linear_time(
    runtime: Runtime, nest: Callable[[Any], Any]
) -> None:
    steps: dict[int, int] = {}
    for depth in (5, 10, 20, 40):
        schema: Any = {"type": "object", "required": ["leaf"]}
        value: dict[str, Any] = {}
        for _ in range(depth):
            schema, value = nest(schema), {"k": "a", "n": value}
        validator = runtime("_schema").Validator(schema)
        steps[depth] = _counted(lambda: validator.problems(value))  # noqa: B023 - called here
        assert "required" in {problem.code for problem in validator.problems(value)}
    assert steps[40] <= 6 * steps[10], steps


def _counted(function: Callable[[], object]) -> int:
    """Return the number of calls that a function makes; stop it after very many."""
    calls = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")
        if calls > 1_000_000:
            message = "the work grows with a power of the depth"
            raise AssertionError(message)

    sys.setprofile(count)
    try:
        function()
    finally:
        sys.setprofile(None)
    return calls
