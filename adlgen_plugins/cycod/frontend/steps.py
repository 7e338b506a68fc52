"""``steps`` of a CYCOD tool."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import replace
from adlgen.document.node import Mapping, Node
from adlgen.document.reader import wrong_type
from adlgen_plugins.cycod.feature.model import (
    Call,
    Command,
    Condition,
    DirectCommand,
    Retry,
    Shell,
    ShellCommand,
    Step,
    StepOutput,
    Steps,
)
from adlgen_plugins.cycod.frontend import codes
from adlgen_plugins.cycod.frontend.calls import read_call
from adlgen_plugins.cycod.frontend.conditions import BadCondition, parse_condition
from adlgen_plugins.cycod.frontend.forms import commands_of, read_form, report_mixture
from adlgen_plugins.cycod.frontend.graph import DeclaredStep, arrange
from adlgen_plugins.cycod.frontend.guarding import read_guard, step_key
from adlgen_plugins.cycod.frontend.keys import Keys
from adlgen_plugins.cycod.frontend.siblings import SiblingRegistry
from adlgen_plugins.cycod.frontend.templates import Names, read_command

_ATTEMPTS, _DELAY = 3, 1000
"""The defaults of a retry: attempts, and milliseconds between them."""


def step_names(tool: Keys) -> tuple[str, ...]:
    """Return the names of all steps."""
    found = []
    for node in tool.rows("steps"):
        name = node.get("name") if isinstance(node, Mapping) else None
        if name is not None:
            found_name = tool.text_of(name, "'name' of a step")
            found.append(found_name.value if found_name is not None else "")
    return tuple(found)


def read_steps(tool: Keys, names: Names, siblings: SiblingRegistry) -> Steps | None:
    """Return the steps with their dependencies."""
    drafts: dict[str, DeclaredStep] = {}
    for number, node in enumerate(tool.rows("steps"), 1):
        draft = _read_step(node, number, tool, names, siblings)
        if draft is None:
            continue
        if draft.step.name in drafts:
            message = f"Duplicate step name: '{draft.step.name}'."
            tool.log.add(codes.STEP_NAME, message, draft.step.span, "rename one of the two")
            continue
        drafts[draft.step.name] = draft
    return Steps(arrange(tuple(drafts.values()), names.written)) if drafts else None


def _read_step(
    node: Node, number: int, tool: Keys, names: Names, siblings: SiblingRegistry
) -> DeclaredStep | None:
    if not isinstance(node, Mapping):
        wrong_type(node, f"step {number}", "a mapping", tool.log)
        return None
    bare = Keys(node, f"step {number}", tool.written)
    found_name = bare.text("name")
    if found_name is None or not found_name.value:
        message = "All steps must have a name."
        tool.log.add(codes.STEP_NAME, message, bare.fields.span, f"add 'name: step{number}'")
        return None
    keys = Keys(node, f"step '{found_name.value}'", tool.written)
    keys.node("name")
    action = _action(found_name.value, keys, names, siblings)
    condition = _condition(keys, names)
    if not read_guard(f"results of '{found_name.value}'", keys):
        unguarded = names.facts.unguarded | {step_key(found_name.value)}
        names.facts = replace(names.facts, unguarded=unguarded)
    errors = keys.keys("error-handling")
    retry = None if errors is None else _retry(errors)
    fallback = None if errors is None else _fallback(errors, action, names)
    if errors is not None:
        errors.done()
    waits = keys.texts("wait-for")
    parallel = keys.flag("parallel", default=False)
    output = _output(keys)
    forgiven = keys.flag("continue-on-error", default=False)
    keys.done()
    if action is None:
        return None
    step = Step(
        found_name.value, action, (), condition, forgiven, retry, fallback, output, found_name.span
    )
    return DeclaredStep(step, waits, parallel, keys.fields.mapping)


def _action(
    name: str, keys: Keys, names: Names, siblings: SiblingRegistry
) -> Command | Call | None:
    found = commands_of(keys)
    if "use-tool" in keys:
        report_mixture(keys, [*found[:1], "use-tool"])
        return read_call(keys, names, siblings)
    if not found:
        message = f"Step '{name}' must have a command."
        hint = "add 'bash', 'cmd', 'pwsh', 'run', 'script' or 'use-tool'"
        keys.log.add(codes.STEP_WITHOUT_COMMAND, message, keys.fields.span, hint)
    return read_form(keys, names)


def _condition(keys: Keys, names: Names) -> Condition | None:
    node, found = keys.node("run-condition"), keys.text("run-condition")
    if node is None or found is None:
        return None
    try:
        return parse_condition(node, found.value, names)
    except BadCondition as error:
        message = f"invalid run-condition of {keys.where}: {error}"
        hint = 'write comparisons joined by && or ||, such as "{build.exit-code} == 0"'
        keys.log.add(codes.BAD_CONDITION, message, found.span, hint)
        return None


def _retry(errors: Keys) -> Retry | None:
    keys = errors.keys("retry")
    if keys is None:
        return None
    attempts, delay = keys.whole("attempts", least=1), keys.whole("delay")
    keys.done()
    return Retry(_ATTEMPTS if attempts is None else attempts, _DELAY if delay is None else delay)


def _fallback(errors: Keys, action: Command | Call | None, names: Names) -> Command | None:
    node, found = errors.node("fallback"), errors.text("fallback")
    if node is None or found is None:
        return None
    match action:
        case ShellCommand(shell, program):
            return read_command(shell, program, node, found.value, names)
        case DirectCommand():
            return read_command(Shell.DIRECT, "run", node, found.value, names)
        case _:
            return read_command(Shell.BASH, "bash", node, found.value, names)


def _output(step: Keys) -> StepOutput | None:
    keys = step.keys("output")
    if keys is None:
        return None
    stream = keys.choice("mode", ("buffer", "stream"), "buffer") == "stream"
    limit = keys.value("buffer-limit")
    target = keys.choice("stream-callback", ("console", "file", "function"), "console")
    keys.done()
    return StepOutput(stream, limit, target if stream else "")
