"""Emitted code builds and runs the commands of the reference, and bash interprets them as intended."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from adlgen.document.node import JsonValue
from adlgen_plugins.cycod.feature.model import CommandLine, Layer, Platform, Quote, Shell
from adlgen_plugins.cycod.feature.templates import layer_name
from adlgen_plugins.cycod.testing.text import CannotBuild
from adlgen_plugins.cycod.tests import emitted_code
from adlgen_plugins.cycod.tests.emitted_code import Ask, Code, Question
from adlgen_plugins.cycod.tests.scenarios import CALLEE, SCENARIOS, started, yaml_of
from adlgen_plugins.cycod.tests.test_real_bash import (
    BASH,
    GUARDED,
    HOSTILE,
    PLACES,
    VALUE,
    check_received,
)
from adlgen_plugins.cycod.tests.tools import built, line, one_parameter
from adlgen_plugins.cycod.tests.vectors import FILE

NODE: pytest.MarkDecorator = pytest.mark.skipif(
    bool(emitted_code.missing()), reason=emitted_code.missing()
)
LANGUAGES: dict[str, Callable[[Path], Code]] = {
    "python": emitted_code.python,
    "typescript": emitted_code.node,
}
Asked = tuple[CommandLine, Platform, dict[str, JsonValue]]
HEAD = "name: t\ndescription: d\n"
SURROGATE: list[JsonValue] = [[text, "", 0] for text in ("a?", "a\ufffd", "a\ufffd\ufffd\ufffd")]
"""The results of an input that is not Unicode: it is replaced, as the language does."""
NUMBERS: tuple[JsonValue, ...] = (0, -0.0, 10.0, 1.5, 1e20, 1e21, 1e-6, 1e-7, 123456789012, -2.5)


@pytest.fixture(
    scope="module",
    params=["python", pytest.param("typescript", marks=[pytest.mark.native, NODE])],
)
def code(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Code:
    folder = tmp_path_factory.mktemp(f"emitted_{request.param}")
    return LANGUAGES[str(request.param)](folder)


@pytest.fixture(scope="module")
def ask(code: Code) -> Ask:
    return code.ask


def answered(row: dict[str, JsonValue]) -> JsonValue:
    """Return the content of an answer, or the reason for its absence."""
    return row["said"] if "said" in row else {"refused": row["refused"]}


def reference(of: CommandLine, platform: Platform, values: dict[str, JsonValue]) -> JsonValue:
    try:
        made = built(of, platform, **values)
    except CannotBuild as error:
        return {"refused": str(error)}
    return made if isinstance(made, str) else [*made]


def same(ask: Ask, asked: Sequence[Asked]) -> int:
    """Compare with the reference; return how many commands were built."""
    questions: list[Question] = [
        {"kind": "build", "line": i, "values": values, "platform": platform.value}
        for i, (_, platform, values) in enumerate(asked)
    ]
    answers = ask([of for of, _, _ in asked], questions)
    replies = [answered(row) for row in answers]
    assert replies == [reference(*one) for one in asked]
    return sum(not isinstance(one, dict) for one in replies)


def test_values_are_quoted_as_the_table_says(ask: Ask) -> None:
    rows = json.loads(FILE.read_text("utf-8"))
    questions: list[Question] = [
        {
            "kind": "quote",
            "layers": [layer_name(Layer(Shell(s), Quote(q))) for s, q in row["layers"]],
            "value": row["value"],
        }
        for row in rows
    ]
    found = [answered(row) for row in ask([], questions)]
    expected = [row.get("written", {"refused": row.get("refused")}) for row in rows]
    assert found == expected


@pytest.mark.skipif(BASH is None, reason="bash is not installed")
def test_bash_receives_the_values(ask: Ask) -> None:
    texts = ("it's", "\"; touch owned; '", "$(touch owned) `x` \\", "a\n b*")
    cases = [(place, value) for place in PLACES for value in texts]
    lines = [one_parameter(template) for (template, _), _ in cases]
    questions: list[Question] = [
        {"kind": "build", "line": i, "values": {"P": value}, "platform": "linux"}
        for i, (_, value) in enumerate(cases)
    ]
    check_received(
        {
            str(row["said"]): tuple(part.replace(VALUE, value) for part in expected)
            for ((_, expected), value), row in zip(cases, ask(lines, questions), strict=True)
        }
    )


def test_commands_are_those_of_the_reference(ask: Ask) -> None:
    templates = [template for template, _ in PLACES] + list(GUARDED)
    bash = [one_parameter(template) for template in templates]
    others = [one_parameter("echo {P} '{P}' \"{P}\"", form=form) for form in ("pwsh", "cmd", "run")]
    asked: list[Asked] = [
        (of, Platform.LINUX, {"P": value}) for of in others for value in (*HOSTILE, "a\\", "%")
    ]
    asked += [(of, Platform.LINUX, {"P": value}) for of in bash for value in HOSTILE[::3]]
    assert same(ask, asked) > len(asked) // 2


def test_what_is_done_to_values(ask: Ask) -> None:
    kinds: dict[str, tuple[JsonValue, ...]] = {
        "type: number": NUMBERS,
        "type: number, transform: Math.round(value)": (2.5, -2.5, 1.4, 3),
        "type: number, transform: floor, format: '-n {value}'": (2.5, -2.5),
        "type: number, transform: ceil": (2.5, -2.5),
        "type: boolean": (True, False),
        "type: boolean, transform: \"value ? '-y' : '-n'\"": (True, False),
        "type: string, transform: \"value ? '-y' : '-n'\"": ("x", "", "0"),
        "type: string, transform: value.trim().toLowerCase()": (" \u00a0ÄB C\n", "x"),
        "type: string, transform: boolean": ("YES", "no", "1"),
        "type: array": ([], ["a b", 1.0, None, True], ["it's"]),
        "type: object": ({"b": [1, "x"], "a": None}, {}),
    }
    lines = {kind: one_parameter("x {P} '{P}'", kind) for kind in kinds}
    asked: list[Asked] = [
        (lines[kind], Platform.LINUX, {"P": value})
        for kind, values in kinds.items()
        for value in values
    ]
    assert same(ask, asked) == len(asked)


def test_defaults_platforms_and_arguments(ask: Ask) -> None:
    text = HEAD + (
        "platforms: [windows, linux]\n"
        "commands:\n  default: ls {D} {E}\n  platforms: {windows: 'dir {D} {E}'}\n"
        "parameters:\n  D: {description: d, default: 'x y'}\n"
        "  E: {description: e, default: '{D}/{F}'}\n  F: {description: f, required: true}\n"
    )
    several = line(text)
    direct = line(
        HEAD + "run: tar {A} 'b {A}' --x={A} {B}\n"
        "parameters:\n  A: {description: a, type: array, x-adlgen: {guard: false}}\n"
        "  B: {description: b}\n"
    )
    asked: list[Asked] = [
        (several, Platform.LINUX, {"F": "f"}),
        (several, Platform.LINUX, {"F": "f", "D": None, "E": "e"}),
        (several, Platform.WINDOWS, {"F": "f\\"}),
        (several, Platform.WINDOWS, {"F": "100%"}),
        (several, Platform.MACOS, {"F": "f"}),
        (several, Platform.LINUX, {}),
        (direct, Platform.LINUX, {"A": ["1", "2 3", ""], "B": ""}),
        (direct, Platform.MACOS, {}),
    ]
    assert same(ask, asked) == 5


def test_steps_run_as_they_should(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "callee.yaml").write_text(CALLEE)
    lines = [line(yaml_of(one), tmp_path) for one in SCENARIOS]
    questions: list[Question] = [
        {
            "kind": "run",
            "line": i,
            "values": dict(one.values),
            "answers": {k: [[*row] for row in rows] for k, rows in one.answers.items()},
            "calls": one.calls,
        }
        for i, one in enumerate(SCENARIOS)
    ]
    for one, row in zip(SCENARIOS, ask(lines, questions), strict=True):
        outcome = one.expected if isinstance(one.expected, str) else [*one.expected]
        assert row["said"] == [outcome, [*started(one)]], one.name


@pytest.mark.slow
@pytest.mark.skipif(BASH is None, reason="bash is not installed")
def test_commands_are_started(ask: Ask, tmp_path: Path) -> None:
    bash: Question = {"shell": "bash", "program": "bash"}
    commands: list[tuple[Question, JsonValue]] = [
        ({**bash, "text": "cat; echo no >&2; exit 3", "input": "in"}, ["in", "no\n", 3]),
        ({**bash, "text": "pwd", "directory": str(tmp_path)}, [f"{tmp_path}\n", "", 0]),
        ({**bash, "text": "kill -9 $$"}, ["", "", 137]),
        ({**bash, "text": "printf 12345", "maxOutput": 3}, ["123", "", 0]),
        (
            {**bash, "text": "sleep 300 & sleep 300", "timeoutMs": 200},
            ["", "timed out after 200 ms\n", 124],
        ),
        ({**bash, "text": "true", "input": "x" * 300_000}, ["", "", 0]),
        ({**bash, "text": "sleep 300 & echo hi"}, ["hi\n", "", 0]),
        ({**bash, "text": "setsid sleep 90 & echo hi"}, ["hi\n", "", 0]),
        ({**bash, "text": "cat", "input": "a\ud800"}, SURROGATE),
        (
            {
                **bash,
                "text": 'echo "$A-$HOME"',
                "environment": {"A": "b"},
                "inheritEnvironment": False,
            },
            ["b-\n", "", 0],
        ),
        (
            {"shell": "direct", "program": "printf", "arguments": ["%s|", "a b", "$HOME"]},
            ["a b|$HOME|", "", 0],
        ),
        ({"shell": "other", "program": "bash -e", "text": "false\necho no"}, ["", "", 1]),
    ]
    begun = time.monotonic()
    answers = ask([], [{"kind": "start", "command": command} for command, _ in commands])
    replies = [row["said"] for row in answers]
    for (command, expected), got in zip(commands, replies, strict=True):
        assert got in expected if expected is SURROGATE else got == expected, command
    assert time.monotonic() - begun < 60


def test_what_cannot_be_started_is_a_result(ask: Ask) -> None:
    command: Question = {"shell": "direct", "program": "/no/such/program", "arguments": []}
    (row,) = ask([], [{"kind": "start", "command": command}])
    assert isinstance(row["said"], list)
    output, error, code = row["said"]
    assert (output, code) == ("", 127)
    assert str(error).startswith("/no/such/program: cannot be started: ")


def test_how_interpreters_are_started(ask: Ask) -> None:
    expected: dict[tuple[str, str], list[str]] = {
        ("bash", "zsh"): ["zsh", "-c", "x y"],
        ("pwsh", "pwsh"): ["pwsh", "-NoProfile", "-NonInteractive", "-Command", "x y"],
        ("cmd", "cmd"): ["cmd", "/d", "/s", "/c", '"x y"'],
        ("other", "python3 -u"): ["python3", "-u"],
    }
    questions: list[Question] = [
        {"kind": "words", "command": {"shell": shell, "program": program, "text": "x y"}}
        for shell, program in expected
    ]
    assert [row["said"] for row in ask([], questions)] == list(expected.values())


@pytest.mark.skipif(BASH is None, reason="bash is not installed")
def test_the_tests_of_the_specification_run(code: Code) -> None:
    replies = code.own_tests()
    assert re.search(r"\b3 passed\b|# pass 3\n", replies), replies
