"""Limits the values in the environment and the input of commands, which the commands may interpret."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from adlgen.diagnostics.datatypes import replace
from adlgen_plugins.cycod.feature.model import (
    ByPlatform,
    Call,
    Command,
    CommandLine,
    DirectCommand,
    Literal,
    Placeholder,
    Steps,
    Template,
)
from adlgen_plugins.cycod.feature.shells import Interpolation
from adlgen_plugins.cycod.feature.shells.guards import (
    Guards,
    Trust,
    Values,
    guard_words,
    guards,
    is_special,
    with_guard,
)
from adlgen_plugins.cycod.frontend.guarding import is_exempt, warn_of_guards
from adlgen_plugins.cycod.frontend.keys import Keys
from adlgen_plugins.cycod.frontend.templates import Names


def guard_environment(line: CommandLine, keys: Keys, names: Names) -> CommandLine:
    """Return a tool whose environment and input are limited where a command may interpret them."""
    holding = {key: text for key, text in line.environment.items() if _has_values(text)}
    if not holding and not _has_values(line.input):
        return line
    checks = [_guards(command, (*holding,)) for command in _commands(line)]
    environment = dict(line.environment)
    for key, text in holding.items():
        trust = max((_of_variable(key, one) for one in checks), default=Trust.ANY)
        environment[key] = _limited(text, trust, keys, names)
    reads_data = all(one.proof is not None and one.proof.reads_data for one in checks)
    stdin = _limited(line.input, Trust.ANY if reads_data else Trust.HARMLESS, keys, names)
    return replace(line, environment=environment, input=stdin)


def _has_values(text: Template) -> bool:
    return any(isinstance(part, Placeholder) for part in text)


def _commands(line: CommandLine) -> Iterable[Command]:
    """Return the commands of a tool, without those of other tools."""
    match line.form:
        case ByPlatform(commands):
            yield from commands.values()
        case Steps(steps):
            for step in steps:
                if not isinstance(step.action, Call):
                    yield step.action
                if step.fallback is not None:
                    yield step.fallback
        case command:
            yield command
    yield from line.cleanup


def _guards(command: Command, variables: Sequence[str]) -> Guards:
    if isinstance(command, DirectCommand):
        found = guard_words([_items(word) for word in command.words], Values())
        assert found.proof is not None
        found.proof.variables = dict.fromkeys(variables, Trust.ANY)
        return found
    return guards(command.shell, command.program, _items(command.text), Values(), variables)


def _items(text: Template) -> list[str | Interpolation]:
    items: list[str | Interpolation] = []
    for number, part in enumerate(text):
        items += (
            part.text
            if isinstance(part, Literal)
            else [*part.before, Interpolation(number), *part.after]
        )
    return items


def _of_variable(name: str, checks: Guards) -> Trust:
    if is_special(name) or checks.proof is None:
        return Trust.HARMLESS
    return checks.proof.variables.get(name, Trust.HARMLESS)


def _limited(text: Template, trust: Trust, keys: Keys, names: Names) -> Template:
    """Return a text with limited values, with a warning if it has any."""
    parts = tuple(
        (
            part
            if isinstance(part, Literal) or part.raw or is_exempt(part.of, names.facts)
            else replace(part, layers=with_guard((), _of_place(text, part, trust)))
        )
        for part in text
    )
    places = [(part, True) for part in parts if isinstance(part, Placeholder)]
    warn_of_guards(places, keys.fields.mapping, names.written, names.facts)
    return parts


def _of_place(text: Template, part: Placeholder, trust: Trust) -> Trust:
    """Return what a value accepts; one after fixed text is not at the start of an argument."""
    return Trust.ANY if trust is Trust.OPERAND and text[0] is not part else trust
