"""A command line as literals of the emitted runtime."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

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
    Platform,
    Reference,
    Step,
    StepResult,
    Steps,
    Template,
    Variable,
)
from adlgen.naming.code import Code

from ...imports import Imports
from ...layout import Expr, Group, Pair, call, keyword, leaf, listing
from ...literals import json_literal, number, string


class Literals:
    """Writes the command line of one tool; what it uses is imported."""

    def __init__(self, line: CommandLine, imports: Imports) -> None:
        """Write one tool."""
        self._line = line
        self._imports = imports

    def line(self, others: Mapping[str, CommandLine]) -> Expr:
        """Write everything; ``others`` are the tools that it calls."""
        line = self._line
        parts: list[Expr] = [keyword("tool", text(line.tool)), keyword("form", self._form())]
        if line.parameters:
            shown = listing(map(self._parameter, facts.in_order(line)))
            parts.append(keyword("parameters", shown))
        if len(line.platforms) < len(Platform):
            names = listing(text(one.value) for one in line.platforms)
            parts.append(keyword("platforms", names))
        parts += self._surroundings()
        if others:
            known = ((n, Literals(one, self._imports).line({})) for n, one in others.items())
            parts.append(keyword("callees", mapping(known)))
        return self._call("CommandLine", parts)

    def _surroundings(self) -> Iterator[Expr]:
        line = self._line
        if line.environment:
            written = ((k, self.template(v)) for k, v in line.environment.items())
            yield keyword("environment", mapping(written))
        if not line.inherit_environment:
            yield keyword("inherit_environment", leaf("False"))
        if line.directory:
            yield keyword("directory", self.template(line.directory))
        if line.input or facts.answer(line):
            answer = (Literal(facts.answer(line)),)
            yield keyword("input", self.template(line.input or answer))
        if line.settings.timeout is not None:
            yield keyword("timeout_ms", leaf(number(line.settings.timeout)))
        if line.settings.ignore_errors:
            yield keyword("ignore_errors", leaf("True"))
        if line.cleanup:
            yield keyword("cleanup", listing(map(self._command, line.cleanup)))

    def _call(self, name: str, parts: Iterable[Expr]) -> Expr:
        return call(self._imports.use("._model", name), parts)

    # --- texts ------------------------------------------------------------------------------

    def template(self, template: Template) -> Expr:
        """Write a text with holes, a line of it an item."""
        return listing(
            shown
            for part in template
            for shown in (lines(part.text) if isinstance(part, Literal) else [self._hole(part)])
        )

    def _hole(self, hole: Placeholder) -> Expr:
        parts = [self._reference(hole.of)]
        layers = facts.layer_names(hole, self._line)
        if layers:
            parts.append(listing(map(text, layers)))
        if hole.before:
            parts.append(keyword("before", text(hole.before)))
        if hole.after:
            parts.append(keyword("after", text(hole.after)))
        if facts.drops_empty(hole, self._line):
            parts.append(keyword("drop_empty", leaf("True")))
        return self._call("Hole", parts)

    def _reference(self, of: Reference) -> Expr:
        match of:
            case ParameterValue(name):
                return self._call("Value", [text(name)])
            case StepResult(step, part):
                return self._call("StepResult", [text(step), text(part.value)])
            case Ambient(name):
                return self._call("Ambient", [text(name)])
            case Variable(name):
                return self._call("Variable", [text(name)])

    def _parameter(self, parameter: Parameter) -> Expr:
        parts: list[Expr] = [text(parameter.name)]
        if parameter.kind.value != "string":
            parts.append(keyword("kind", text(parameter.kind.value)))
        if parameter.required:
            parts.append(keyword("required", leaf("True")))
        if isinstance(parameter.default, tuple):
            default = self._call("FromOthers", [self.template(parameter.default)])
            parts.append(keyword("default", default))
        elif parameter.default is not None:
            parts.append(keyword("default", json_literal(parameter.default)))
        match parameter.transform:
            case Hook():
                parts.append(keyword("transform", text("hook")))
            case Choice(yes, no):
                chosen = self._call("Choice", [text(yes), text(no)])
                parts.append(keyword("transform", chosen))
            case changes:
                shown = listing(text(one.value) for one in changes)
                parts += [keyword("transform", shown)] if changes else []
        return self._call("Parameter", parts)

    # --- commands and steps -----------------------------------------------------------------

    def _form(self) -> Expr:
        form = self._line.form
        if isinstance(form, ByPlatform):
            written = ((k.value, self._command(v)) for k, v in form.commands.items())
            return self._call("ByPlatform", [mapping(written)])
        if isinstance(form, Steps):
            return self._call("Steps", [listing(map(self._step, form.steps))])
        return self._command(form)

    def _command(self, command: Command) -> Expr:
        if isinstance(command, DirectCommand):
            return self._call("DirectCommand", [listing(map(self.template, command.words))])
        parts = [text(command.shell.value), text(command.program), self.template(command.text)]
        if command.heredocs:
            parts.append(keyword("heredocs", listing(map(text, command.heredocs))))
        return self._call("ShellCommand", parts)

    def _step(self, step: Step) -> Expr:
        parts = [keyword("name", text(step.name)), keyword("action", self._action(step.action))]
        if step.after:
            parts.append(keyword("after", listing(map(text, step.after))))
        if step.condition is not None:
            parts.append(keyword("condition", self._condition(step.condition)))
        if step.continue_on_error:
            parts.append(keyword("continue_on_error", leaf("True")))
        if step.retry is not None:
            numbers = [leaf(number(n)) for n in (step.retry.attempts, step.retry.delay)]
            parts.append(keyword("retry", self._call("Retry", numbers)))
        if step.fallback is not None:
            parts.append(keyword("fallback", self._command(step.fallback)))
        limit = facts.size(step.output.limit) if step.output else 0
        if step.output is not None and (limit or step.output.target):
            kept = [text(step.output.target), leaf(number(limit))]
            parts.append(keyword("output", self._call("StepOutput", kept)))
        return self._call("Step", parts)

    def _action(self, action: Command | Call) -> Expr:
        if not isinstance(action, Call):
            return self._command(action)
        given = mapping((k, self.template(v)) for k, v in action.arguments.items())
        return self._call("Call", [text(action.tool), given])

    def _condition(self, condition: Condition) -> Expr:
        match condition:
            case Comparison(left, operator, right):
                sides = (self.template(left), text(operator.value), self.template(right))
                return self._call("Comparison", sides)
            case AllOf(terms):
                return self._call("AllOf", [listing(map(self._condition, terms))])
            case AnyOf(terms):
                return self._call("AnyOf", [listing(map(self._condition, terms))])


def text(value: str) -> Expr:
    """Write a text."""
    return leaf(string(value))


def lines(value: str) -> list[Expr]:
    """Write a text, an item for each of its lines."""
    return [text(line) for line in re.split(r"(?<=\n)", value) if line]


def mapping(entries: Iterable[tuple[str, Expr]]) -> Expr:
    """Write a mapping with texts as keys."""
    pairs = tuple(Pair(Code(f"{string(key)}: "), value) for key, value in entries)
    return Group(Code("{"), pairs, Code("}"))
