"""Runs of tools with steps and their expected results, for every language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from adlgen.document.node import JsonValue


@dataclass(frozen=True, slots=True)
class Scenario:
    """One run with commands that only pretend."""

    name: str
    tool: str
    """The rest of the tool, after its name and description."""
    expected: tuple[str, str, int] | str
    """Output, error and exit code; or the message of the error."""
    started: tuple[str, ...]
    """The commands that started, in order; ``sleep 50`` is a pause of 50 ms."""
    answers: Mapping[str, tuple[tuple[str, str, int], ...]] = field(default_factory=dict)
    """What a command answers: the first time, the second time ...; else nothing, and 0."""
    values: Mapping[str, JsonValue] = field(default_factory=dict)
    calls: bool = False
    """Whether tools that are not next to it can be called."""


TWO = "steps:\n- {name: a, bash: first, x-adlgen: {guard: false}}\n- {name: b, bash: 'second {a.output}'}\n"

SCENARIOS = (
    Scenario("in order", TWO, ("", "", 0), ("first", "second ")),
    Scenario(
        "a result without its last newline",
        TWO,
        ("x\n\ny", "", 0),
        ("first", "second 'x\n'"),
        {"first": (("x\n\n", "", 0),), "second 'x\n'": (("y", "", 0),)},
    ),
    Scenario(
        "outputs on lines of their own",
        TWO,
        ("x\ny", "e\nf\n", 0),
        ("first", "second 'x'"),
        {"first": (("x", "e", 0),), "second 'x'": (("y", "f\n", 0),)},
    ),
    Scenario("a failure stops", TWO, ("", "no", 3), ("first",), {"first": (("", "no", 3),)}),
    Scenario(
        "a forgiven failure does not",
        "steps:\n- {name: a, bash: first, continue-on-error: true}\n- {name: b, bash: second}\n",
        ("", "", 4),
        ("first", "second"),
        {"first": (("", "", 3),), "second": (("", "", 4),)},
    ),
    Scenario(
        "errors that are ignored",
        f"ignore-errors: true\n{TWO}",
        ("", "", 0),
        ("first", "second "),
        {"first": (("", "", 3),), "second ": (("", "", 4),)},
    ),
    Scenario(
        "again, with pauses, until it works",
        "steps: [{name: a, bash: try, error-handling: {retry: {attempts: 4, delay: 50}}}]\n",
        ("ok", "", 0),
        ("try", "sleep 50", "try", "sleep 50", "try"),
        {"try": (("", "", 1), ("", "", 1), ("ok", "", 0))},
    ),
    Scenario(
        "instead, after the last try",
        "steps: [{name: a, bash: try, error-handling:"
        " {retry: {attempts: 2, delay: 0}, fallback: other}}]\n",
        ("saved", "", 0),
        ("try", "sleep 0", "try", "other"),
        {"try": (("", "", 1),) * 2, "other": (("saved", "", 0),)},
    ),
    Scenario(
        "a fallback that fails, too",
        "steps: [{name: a, bash: try, error-handling: {fallback: other}}]\n",
        ("", "", 2),
        ("try", "other"),
        {"try": (("", "", 1),), "other": (("", "", 2),)},
    ),
    Scenario(
        "only where its condition holds",
        "steps:\n- {name: a, bash: first, continue-on-error: true}\n"
        "- {name: b, bash: second, run-condition: '{a.exit-code} == 0'}\n"
        "- {name: c, bash: third, run-condition: '{a.exit-code} >= 2 && {b.exit-code} == 0'}\n"
        "- {name: d, bash: fourth, run-condition: '{a.output} == y || {a.output} != \"x\"'}\n",
        ("x", "", 0),
        ("first", "third"),
        {"first": (("x", "", 3),)},
    ),
    Scenario(
        "texts have no order",
        "steps:\n- {name: a, bash: first, x-adlgen: {guard: false}}\n"
        "- {name: b, bash: second, run-condition: '{a.output} > 3'}\n",
        "'>' compares numbers, not 'x' and '3'",
        ("first", "rm it"),
        {"first": (("x", "", 0),)},
    ),
    Scenario(
        "side by side",
        "steps:\n- {name: a, bash: first, x-adlgen: {guard: false}}\n- {name: b, bash: second, parallel: true}\n"
        "- {name: c, bash: third}\n",
        ("1\n2\n3", "", 0),
        ("first", "second", "third"),
        {"first": (("1", "", 0),), "second": (("2", "", 0),), "third": (("3", "", 0),)},
    ),
    Scenario(
        "of failures side by side, the first in order counts",
        "steps:\n- {name: a, bash: first, error-handling: {retry: {attempts: 2, delay: 9}}}\n"
        "- {name: b, bash: second, parallel: true}\n- {name: c, bash: third}\n",
        ("", "", 5),
        ("first", "second", "sleep 9", "first"),
        {"first": (("", "", 5),) * 2, "second": (("", "", 6),)},
    ),
    Scenario(
        "after what it waits for",
        "steps:\n- {name: a, bash: first, x-adlgen: {guard: false}}\n- {name: b, bash: second, parallel: true}\n"
        "- {name: c, bash: third, parallel: true, wait-for: [a]}\n",
        ("", "", 1),
        ("first", "second"),
        {"first": (("", "", 1),)},
    ),
    Scenario(
        "another tool, with texts as its values",
        "steps:\n- name: a\n  use-tool: callee\n"
        "  with: {N: ' 10.50 ', ON: 'Yes', LIST: '[\"x\", 2]', NAME: '{P}'}\n",
        ("done", "", 0),
        ("count '10.5' -y 'x' '2' \"p q\" 'callee'",),
        {"count '10.5' -y 'x' '2' \"p q\" 'callee'": (("done", "", 0),)},
        {"P": "p q"},
    ),
    Scenario(
        "a text that is no number",
        "steps:\n- {name: a, use-tool: callee, with: {N: '{P}', NAME: n}}\n",
        "'N' must be a number, got 'ten'",
        ("rm it",),
        values={"P": "ten"},
    ),
    Scenario(
        "a tool that is elsewhere",
        "steps:\n- {name: a, use-tool: faraway, with: {X: '{P}'}}\n",
        ("called", "", 0),
        ("call faraway X=v",),
        values={"P": "v"},
        calls=True,
    ),
    Scenario(
        "a tool that nobody can call",
        "steps:\n- {name: a, use-tool: faraway}\n",
        "no caller is registered for the tool 'faraway'",
        ("rm it",),
    ),
    Scenario(
        "a value that cannot be used stops everything",
        "steps:\n- {name: a, bash: first, x-adlgen: {guard: false}}\n- {name: b, cmd: 'echo {P}'}\n",
        "invalid value for 'P': cmd cannot escape the character %",
        ("first", "rm it"),
        values={"P": "%PATH%"},
    ),
    Scenario("one command", "bash: only {P}\n", ("", "", 7), ("only 'v'",),
             {"only 'v'": (("", "", 7),)}, {"P": "v"}),
)  # fmt: skip

CALLEE = (
    "name: callee\ndescription: d\n"
    'bash: count {N} {ON} {LIST} "{NAME}" {TOOL_NAME}\n'
    "parameters:\n"
    "  N: {type: number, description: n, default: 1}\n"
    "  ON: {type: boolean, description: o, transform: \"value ? '-y' : '-n'\"}\n"
    "  LIST: {type: array, description: l, x-adlgen: {guard: false}}\n"
    "  NAME: {type: string, description: n, required: true, x-adlgen: {guard: false}}\n"
)


def yaml_of(scenario: Scenario) -> str:
    """Return the whole tool; what cleans up runs in all of them."""
    return (
        "name: t\ndescription: d\nparameters: {P: {description: p, default: x, x-adlgen: {guard: false}}}\n"
        f"{scenario.tool}resources: {{cleanup: [{{final-command: rm it}}]}}\n"
    )


def started(scenario: Scenario) -> tuple[str, ...]:
    """Return everything that starts, what cleans up last."""
    return scenario.started if "rm it" in scenario.started else (*scenario.started, "rm it")
