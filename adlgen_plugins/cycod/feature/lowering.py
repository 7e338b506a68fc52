"""Lowers tools that run commands; everything that does not depend on values is decided here."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from adlgen.document.node import JsonValue
from adlgen.ir.data import EnumValue, JsonData, ListValue, RecordValue, texts
from adlgen_plugins.cycod.feature import shapes
from adlgen_plugins.cycod.feature.model import (
    AllOf,
    AnyOf,
    ByPlatform,
    Call,
    Choice,
    Command,
    CommandLine,
    Comparison,
    Condition,
    DirectCommand,
    Form,
    Hook,
    Literal,
    Parameter,
    Platform,
    Retry,
    Step,
    StepOutput,
    Steps,
    Template,
    Test,
    Transform,
)
from adlgen_plugins.cycod.feature.templates import Templates

_SIZE = re.compile(r"\s*([0-9]+(?:\.[0-9]+)?)\s*([kmgt]?)i?b?\s*", re.IGNORECASE)
_POWERS = {"": 0, "k": 1, "m": 2, "g": 3, "t": 4}


def lower_commands(line: CommandLine) -> RecordValue:
    """Lower the command line of a tool and its tests."""
    called = callees(line)
    return shapes.COMMANDS.value(
        line=lower_line(line, called),
        hooks=shapes.HOOKED.list_of(
            shapes.HOOKED.value(parameter=one.name, expression=one.transform.expression)
            for one in line.parameters
            if isinstance(one.transform, Hook)
        ),
        has_steps=isinstance(line.form, Steps),
        steps=texts(step.name for step in _steps(line) if not isinstance(step.action, Call)),
        has_durations=any(map(_has_durations, (line, *called.values()))),
        platforms=texts(one.value for one in Platform if one in line.platforms),
        tests=shapes.TEST.list_of(map(lower_test, line.tests)),
    )


def callees(line: CommandLine) -> Mapping[str, CommandLine]:
    """Return the tools that a tool may call, directly or indirectly, by name."""
    found: dict[str, CommandLine] = {}
    todo = [line]
    while todo:
        for step in _steps(todo.pop()):
            callee = step.action.callee if isinstance(step.action, Call) else None
            if callee is not None and callee.tool not in found:
                found[callee.tool] = callee
                todo.append(callee)
    return found


def _steps(line: CommandLine) -> tuple[Step, ...]:
    return line.form.steps if isinstance(line.form, Steps) else ()


def _has_durations(line: CommandLine) -> bool:
    return bool(line.settings.timeout) or any(
        step.retry is not None and step.retry.delay for step in _steps(line)
    )


def lower_line(line: CommandLine, called: Mapping[str, CommandLine]) -> RecordValue:
    """Lower a command line and those that it calls."""
    templates, settings = Templates.of(line), line.settings
    lower = _Lowering(templates)
    asks = settings.interaction.asks
    # A generated tool cannot ask the user.
    answer = f"{settings.interaction.answer}\n" if asks else ""
    answered: Template = (Literal(answer),) if asks else ()
    restricted = line.platforms if len(line.platforms) < len(Platform) else ()
    by_name = {parameter.name: parameter for parameter in line.parameters}
    return shapes.LINE.value(
        tool=line.tool,
        platforms=_platforms(line.platforms),
        some_platforms=_platforms(restricted),
        parameters=shapes.PARAMETER.list_of(lower.parameter(by_name[name]) for name in line.order),
        form=lower.form(line.form),
        environment=templates.settings(line.environment),
        inherit_environment=None if line.inherit_environment else False,
        clean_environment=not line.inherit_environment,
        directory=templates.lower(line.directory),
        input=templates.lower(line.input),
        answer=answer,
        stdin=templates.lower(line.input or answered),
        cleanup=ListValue("invocation", tuple(map(lower.command, line.cleanup))),
        timeout_ms=None if settings.timeout is None else _duration(settings.timeout),
        ignore_errors=settings.ignore_errors,
        callees=shapes.CALLEE.list_of(
            shapes.CALLEE.value(name=name, line=lower_line(callee, {}))
            for name, callee in called.items()
        ),
    )


class _Lowering:
    """Lowers the parts of one tool."""

    def __init__(self, templates: Templates) -> None:
        self._templates = templates

    def parameter(self, parameter: Parameter) -> RecordValue:
        return shapes.PARAMETER.value(
            name=parameter.name,
            kind=EnumValue("kind", parameter.kind.value),
            required=parameter.required,
            default=self._default(parameter.default),
            transform=_transform(parameter.transform),
        )

    def _default(self, default: JsonValue | Template) -> RecordValue | None:
        if default is None:
            return None
        if isinstance(default, tuple):
            return shapes.TEMPLATE_DEFAULT.value(**{"from": self._templates.lower(default)})
        return shapes.JSON_DEFAULT.value(default=JsonData(default))

    def form(self, form: Form) -> RecordValue:
        match form:
            case ByPlatform(commands):
                records = (
                    shapes.PLATFORM_COMMAND.value(
                        platform=_platform(platform), command=self.command(command)
                    )
                    for platform, command in commands.items()
                )
                by_platform = shapes.PLATFORM_COMMAND.list_of(records)
                return shapes.BY_PLATFORM.value(by_platform=by_platform)
            case Steps(steps):
                return shapes.STEPS.value(steps=shapes.STEP.list_of(map(self._step, steps)))
            case _:
                return shapes.ONE.value(command=self.command(form))

    def command(self, command: Command) -> RecordValue:
        if isinstance(command, DirectCommand):
            words = tuple(map(self._templates.lower, command.words))
            return shapes.DIRECT_COMMAND.value(words=ListValue("template", words))
        return shapes.SHELL_COMMAND.value(
            shell=EnumValue("shell", command.shell.value),
            program=command.program,
            text=self._templates.lower(command.text),
            heredocs=texts(command.heredocs),
        )

    def _step(self, step: Step) -> RecordValue:
        return shapes.STEP.value(
            name=step.name,
            action=self._action(step.action),
            after=texts(step.after),
            condition=None if step.condition is None else self._condition(step.condition),
            continue_on_error=step.continue_on_error,
            retry=_retry(step.retry),
            fallback=None if step.fallback is None else self.command(step.fallback),
            output=_output(step.output),
        )

    def _action(self, action: Command | Call) -> RecordValue:
        if not isinstance(action, Call):
            return shapes.RUN.value(command=self.command(action))
        arguments = self._templates.settings(action.arguments)
        return shapes.CALL.value(tool=action.tool, arguments=arguments)

    def _condition(self, condition: Condition) -> RecordValue:
        match condition:
            case Comparison(left, operator, right):
                return shapes.COMPARISON.value(
                    left=self._templates.lower(left),
                    operator=operator.value,
                    right=self._templates.lower(right),
                )
            case AllOf(terms):
                return shapes.ALL_OF.value(all=self._terms(terms))
            case AnyOf(terms):
                return shapes.ANY_OF.value(any=self._terms(terms))

    def _terms(self, terms: Iterable[Condition]) -> ListValue:
        return ListValue("condition", tuple(map(self._condition, terms)))


def _platform(platform: Platform) -> EnumValue:
    return EnumValue("platform", platform.value)


def _platforms(platforms: Iterable[Platform]) -> ListValue:
    return ListValue("platform", tuple(map(_platform, platforms)))


def _duration(milliseconds: int) -> RecordValue:
    return shapes.DURATION.value(ms=milliseconds)


def _retry(retry: Retry | None) -> RecordValue | None:
    if retry is None:
        return None
    return shapes.RETRY.value(attempts=retry.attempts, delay_ms=_duration(retry.delay))


def _output(output: StepOutput | None) -> RecordValue | None:
    """Lower the streaming and the limit of a step's output; None if it has neither."""
    limit = 0 if output is None else size(output.limit)
    if output is None or not (limit or output.target):
        return None
    stream = EnumValue("stream", output.target) if output.target else None
    return shapes.OUTPUT_LIMIT.value(stream=stream, limit=limit)


def size(text: str) -> int:
    """Return the bytes of a size such as ``10MB``, by powers of 1024; 0 for other texts."""
    found = _SIZE.fullmatch(text)
    if found is None:
        return 0
    return int(float(found[1]) * 1024 ** _POWERS[found[2].lower()])


def _transform(transform: Transform) -> RecordValue | None:
    match transform:
        case Choice(yes, no):
            return shapes.CHOICE.value(yes=yes, no=no)
        case Hook(expression):
            return shapes.HOOK.value(expression=expression)
        case ():
            return None
        case changes:
            names = tuple(EnumValue("change", change.value) for change in changes)
            return shapes.CHANGES.value(changes=ListValue("change", names))


def lower_test(test: Test) -> RecordValue:
    """Lower one of the author's own tests."""
    return shapes.TEST.value(
        name=test.name,
        values=JsonData(dict(test.values)),
        exit_code=test.exit_code,
        output_contains=texts(test.output_contains),
        files_exist=texts(test.files_exist),
        folders_exist=texts(test.folders_exist),
        cleanup=texts(test.cleanup),
    )
