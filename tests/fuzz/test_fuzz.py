"""Fuzzing, bounded: it reaches more than it started from, finds what is planted, and nothing else."""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path

import pytest

from adlgen.schema.model import Canonical
from adlgen.testing.calls import Answer
from tests.fuzz import native_go, projects
from tests.fuzz.engine import Engine, Report, load
from tests.fuzz.material import Input, Mutator, schemas, seeds
from tests.fuzz.reference import NotTakenError, read, wrong

EXECUTIONS = {"python-dataclass": 1000, "python-pydantic": 1000, "rust": 3000, "go": 3000}
LONGEST = 100_000
"""How many texts Go, which knows no JSON, may try until it finds what is planted."""
PLANTED = 30
"""The length of encoded JSON that a planted fault takes for too much."""
NEAR = 1
"""The same for Go, which knows no JSON to make values of: there, any accepted text other than a seed."""
SHORT = 20
"""The longest seed of such a run, in bytes."""


@cache
def given() -> Mapping[str, Canonical]:
    return schemas()


def fuzzed(target: str, folder: Path, *, plant: int = 0) -> Report:
    start = [seed for seed in seeds(given()) if not plant or len(seed.text.encode()) <= SHORT]
    check = partial(wrong, schemas=given())
    if target == "go":
        limit = f"{LONGEST if plant else EXECUTIONS[target]}x"
        return native_go.fuzz(given(), start, check, folder, limit=limit, plant=plant)
    engine = Engine(projects.worker(target, given(), plant=plant), check, folder)
    mutator = Mutator(given(), 1)
    return engine.run(start, mutator, executions=EXECUTIONS[target])


def present(target: str) -> None:
    if absent := projects.missing(target):
        warnings.warn(f"{target} is NOT fuzzed: {', '.join(absent)} missing", stacklevel=2)
        pytest.skip(f"{', '.join(absent)} missing")


@pytest.mark.native
@pytest.mark.slow
@pytest.mark.parametrize("target", projects.TARGETS)
def test_it_reaches_more_and_finds_nothing(target: str, tmp_path: Path) -> None:
    present(target)
    report = fuzzed(target, tmp_path)
    assert report.executions >= EXECUTIONS[target] // 2
    assert 0 < report.at_start < report.reached
    assert report.kept > 0
    assert report.crashers == []


@pytest.mark.native
@pytest.mark.slow
@pytest.mark.parametrize("target", projects.TARGETS)
def test_it_finds_what_is_planted(target: str, tmp_path: Path) -> None:
    present(target)
    report = fuzzed(target, tmp_path, plant=NEAR if target == "go" else PLANTED)
    assert report.crashers
    assert load(report.crashers[0]) not in [*seeds(given())]  # it took a change


# --- the parts --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "value"),
    [
        *(('{"a":1,"a":[2]}', {"a": [2]}), ("1.0", 1), ('"\\ud83d\\ude00"', "😀")),
        *(("[" * 128 + "]" * 128, None), ("[" * 129 + "]" * 129, NotTakenError)),
        *(("NaN", NotTakenError), ("1e999", NotTakenError), ("9" * 400, NotTakenError)),
        *(('"\\ud83d"', UnicodeEncodeError), ("", NotTakenError), ("\ufeff1", NotTakenError)),
    ],
)
def test_what_every_target_takes(text: str, value: object) -> None:
    if isinstance(value, type) and issubclass(value, ValueError):
        with pytest.raises(value):
            read(text)
    else:
        assert value is None or read(text) == value


REFUSED: list[dict[str, str]] = [{"path": "", "code": "type", "message": "must be an array"}]


@pytest.mark.parametrize(
    ("text", "answer", "right"),
    [
        ("[]", Answer(True, [], True, [], "[]"), True),
        ("[]", Answer(True, [], True, [], "[1]"), False),
        ("[]", Answer(False, REFUSED, False, [], None), False),
        ("1", Answer(False, REFUSED, False, [], None), True),
        ("[", Answer(False, REFUSED, False, [], None), False),
        ("[", Answer(False, [{"code": "json"}], False, [], None), True),
    ],
)
def test_an_answer_is_judged(text: str, answer: Answer, right: bool) -> None:
    tool = next(
        tool for tool, one in given().items() if one.json == {"type": "array", "uniqueItems": True}
    )
    assert bool(wrong(Input(tool, text), answer, given())) is not right


def test_a_seed_says_it_all() -> None:
    start = [*seeds(given())]
    one, two = Mutator(given(), 5), Mutator(given(), 5)
    assert [one.changed(s, start) for s in start] == [two.changed(s, start) for s in start]


def test_texts_change_and_most_stay_json() -> None:
    start = [*seeds(given())]
    mutator = Mutator(given(), 1)
    made = [mutator.changed(seed, start).text for seed in start * 3]
    share = sum(map(_is_json, made)) / len(made)
    assert len(set(made)) > len(made) // 2
    assert 0.3 < share < 0.9


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ('byte(\'\\x02\')\n[]byte("a\\"\\\\u00e9\\u2028")', 'a"\\u00e9\u2028'),
        ("byte('\\x02')\n[]byte(\"\\x00\\xc3\\xa9é\\n\")", "\x00éé\n"),
    ],
)
def test_what_go_writes_down_is_read(written: str, text: str) -> None:
    found = native_go.decoded(f"go test fuzz v1\n{written}\n", ["s3", "s10", "s1"])
    assert found == Input("s3", text)


class Echo:
    """A worker in this process, which new code is reached in by every longer text."""

    def __init__(self, answer: Callable[[str], Answer]) -> None:
        self.longest = 0
        self.answer = answer

    def ask(self, given: Input) -> tuple[Answer, int]:
        new = max(0, len(given.text) - self.longest)
        self.longest += new
        return self.answer(given.text), new

    def close(self) -> None:
        pass


def test_what_reaches_more_is_kept_and_what_is_wrong_stored(tmp_path: Path) -> None:
    refusing = Echo(lambda _: Answer(False, [], False, [], None))
    engine = Engine(refusing, lambda i, _: ["too long"] if len(i.text) > 50 else [], tmp_path)
    seed = Input("s1", "[1]")
    report = engine.run([seed], Mutator(given(), 1), executions=500)
    assert report.executions == 500
    assert report.kept == len(engine.corpus) - 1 == len([*(tmp_path / "corpus").iterdir()])
    assert report.at_start == 3 < report.reached
    assert [len(load(path).text) > 50 for path in report.crashers] == [True]


def test_what_changes_when_it_is_encoded_again_is_found(tmp_path: Path) -> None:
    growing = Echo(lambda text: Answer(True, [], True, [], f"[{text}]"))
    engine = Engine(growing, lambda *_: [], tmp_path)
    report = engine.run([Input("s1", "1")], Mutator(given(), 1), executions=1)
    assert len(report.crashers) == 1
