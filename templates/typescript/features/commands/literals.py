"""A command line as the literals that the emitted runtime reads."""

from __future__ import annotations

import re
from collections.abc import Mapping

from adlgen.features.commands import facts
from adlgen.features.commands.model import (
    AllOf,
    Ambient,
    AnyOf,
    ByPlatform,
    Call,
    Choice,
    Command,
    CommandLine,
    Comparison,
    Condition,
    DirectCommand,
    Hook,
    Literal,
    Parameter,
    ParameterValue,
    Placeholder,
    Reference,
    Step,
    StepResult,
    Steps,
    Template,
    Test,
    Variable,
)
from adlgen.plan.data import JsonValue

_Json = dict[str, JsonValue]


def line_literal(line: CommandLine, others: Mapping[str, CommandLine] | None = None) -> _Json:
    """Return a command line; ``others`` are the tools that it calls."""
    write = _Writer(line)
    out: _Json = {
        "tool": line.tool,
        "form": write.form(),
        "parameters": [write.parameter(one) for one in facts.in_order(line)],
        "platforms": [platform.value for platform in line.platforms],
        **write.surroundings(),
    }
    if others:
        out["callees"] = {name: line_literal(one) for name, one in others.items()}
    return out


class _Writer:
    """Writes the parts of one tool."""

    def __init__(self, line: CommandLine) -> None:
        self._line = line

    def surroundings(self) -> _Json:
        line = self._line
        answer = (Literal(facts.answer(line)),) if facts.answer(line) else ()
        own: _Json = {k: self.template(v) for k, v in line.environment.items()}
        out: _Json = {
            "environment": own or None,
            "inheritEnvironment": None if line.inherit_environment else False,
            "directory": self.template(line.directory) or None,
            "input": self.template(line.input or answer) or None,
            "timeoutMs": line.settings.timeout,
            "ignoreErrors": True if line.settings.ignore_errors else None,
            "cleanup": [self.command(one) for one in line.cleanup] or None,
        }
        return _given(out)

    # --- texts ------------------------------------------------------------------------------

    def template(self, template: Template) -> list[JsonValue]:
        """Return a text with holes, a line of it an item."""
        return [
            shown
            for part in template
            for shown in (_lines(part.text) if isinstance(part, Literal) else [self._hole(part)])
        ]

    def _hole(self, hole: Placeholder) -> _Json:
        more: _Json = {
            "layers": [*facts.layer_names(hole, self._line)] or None,
            "before": hole.before or None,
            "after": hole.after or None,
            "dropEmpty": facts.drops_empty(hole, self._line) or None,
        }
        return {**_reference(hole.of), **_given(more)}

    def parameter(self, parameter: Parameter) -> _Json:
        out: _Json = {
            "name": parameter.name,
            "kind": parameter.kind.value,
            "required": parameter.required or None,
            "transform": _transform(parameter),
        }
        if isinstance(parameter.default, tuple):
            out["from"] = self.template(parameter.default)
        else:
            out["default"] = parameter.default
        return _given(out)

    # --- commands and steps -----------------------------------------------------------------

    def form(self) -> _Json:
        form = self._line.form
        if isinstance(form, ByPlatform):
            chosen: _Json = {k.value: self.command(v) for k, v in form.commands.items()}
            return {"byPlatform": chosen}
        if isinstance(form, Steps):
            return {"steps": [self._step(step) for step in form.steps]}
        return self.command(form)

    def command(self, command: Command) -> _Json:
        if isinstance(command, DirectCommand):
            return {"words": [self.template(word) for word in command.words]}
        out: _Json = {
            "shell": command.shell.value,
            "program": command.program,
            "text": self.template(command.text),
            "heredocs": [*command.heredocs] or None,
        }
        return _given(out)

    def _step(self, step: Step) -> _Json:
        limit = facts.size(step.output.limit) if step.output else 0
        stream = step.output.target if step.output else ""
        retry = step.retry
        kept: _Json = {"stream": stream or None, "limit": limit or None}
        out: _Json = {
            "name": step.name,
            "action": self._action(step.action),
            "after": [*step.after] or None,
            "when": self._condition(step.condition) if step.condition else None,
            "continueOnError": True if step.continue_on_error else None,
            "retry": {"attempts": retry.attempts, "delayMs": retry.delay} if retry else None,
            "fallback": self.command(step.fallback) if step.fallback else None,
            "output": _given(kept) or None,
        }
        return _given(out)

    def _action(self, action: Command | Call) -> _Json:
        if not isinstance(action, Call):
            return self.command(action)
        given: _Json = {k: self.template(v) for k, v in action.arguments.items()}
        return {"tool": action.tool, "with": given}

    def _condition(self, condition: Condition) -> _Json:
        match condition:
            case Comparison(left, operator, right):
                sides = {"left": self.template(left), "right": self.template(right)}
                return {"left": sides["left"], "operator": operator.value, "right": sides["right"]}
            case AllOf(terms):
                return {"all": [self._condition(term) for term in terms]}
            case AnyOf(terms):
                return {"any": [self._condition(term) for term in terms]}


def _reference(of: Reference) -> _Json:
    match of:
        case ParameterValue(name):
            return {"value": name}
        case StepResult(step, part):
            return {"step": step, "part": part.value}
        case Ambient(name):
            return {"ambient": name}
        case Variable(name):
            return {"variable": name}


def _transform(parameter: Parameter) -> JsonValue:
    match parameter.transform:
        case Hook():
            return "hook"
        case Choice(yes, no):
            return {"yes": yes, "no": no}
        case changes:
            return [one.value for one in changes] or None


def example_literal(test: Test) -> _Json:
    """Return one of the author's own tests."""
    out: _Json = {
        "name": test.name,
        "values": dict(test.values),
        "exitCode": test.exit_code,
        "outputContains": [*test.output_contains] or None,
        "filesExist": [*test.files_exist] or None,
        "foldersExist": [*test.folders_exist] or None,
        "cleanup": [*test.cleanup] or None,
    }
    return _given(out)


def _given(fields: _Json) -> _Json:
    """Leave out what is not said."""
    return {key: value for key, value in fields.items() if value is not None}


def _lines(text: str) -> list[JsonValue]:
    return [line for line in re.split(r"(?<=\n)", text) if line]
