"""What can be decided about a command line before any value is known, so that runtimes need not."""

from __future__ import annotations

import re
from collections.abc import Mapping

from adlgen.features.commands.model import (
    Call,
    Choice,
    CommandLine,
    Hook,
    Layer,
    Parameter,
    ParameterValue,
    Placeholder,
    Quote,
    Shell,
    Steps,
)
from adlgen.features.commands.quoting import is_known

_SIZE = re.compile(r"\s*([0-9]+(?:\.[0-9]+)?)\s*([kmgt]?)i?b?\s*", re.IGNORECASE)
_POWERS = {"": 0, "k": 1, "m": 2, "g": 3, "t": 4}
_BARE = (Quote.BARE, Quote.GUARDED)


def layer_name(layer: Layer) -> str:
    """Return the name of a layer in every runtime: ``bash-double``, ``verbatim``, ``guarded``."""
    if not is_known(layer):
        return "guarded"
    if layer.shell is Shell.DIRECT or (layer.shell, layer.quote) == (Shell.PWSH, Quote.VERBATIM):
        return "verbatim"
    return f"{layer.shell.value}-{layer.quote.value}"


def layer_names(place: Placeholder, line: CommandLine) -> tuple[str, ...]:
    """Return the layers of a value; none where it is written as it is."""
    parameter = parameter_of(place, line)
    is_choice = parameter is not None and isinstance(parameter.transform, Choice)
    return () if place.raw or is_choice else tuple(map(layer_name, place.layers))


def drops_empty(place: Placeholder, line: CommandLine) -> bool:
    """Tell whether an empty value leaves nothing at all, not even what goes with it."""
    parameter = parameter_of(place, line)
    is_required = parameter is not None and parameter.required
    return bool(place.layers) and place.layers[0].quote in _BARE and not is_required


def parameter_of(place: Placeholder, line: CommandLine) -> Parameter | None:
    """Return the parameter that a value is of."""
    name = place.of.name if isinstance(place.of, ParameterValue) else None
    return next((p for p in line.parameters if p.name == name), None)


def in_order(line: CommandLine) -> tuple[Parameter, ...]:
    """Return the parameters, each after those that its default refers to."""
    by_name = {parameter.name: parameter for parameter in line.parameters}
    return tuple(by_name[name] for name in line.order)


def hooked(line: CommandLine) -> tuple[Parameter, ...]:
    """Return the parameters with a transform that only the author can turn into code."""
    return tuple(p for p in line.parameters if isinstance(p.transform, Hook))


def callees(line: CommandLine) -> Mapping[str, CommandLine]:
    """Return every tool that lies beside the specification and may get called, by name."""
    found: dict[str, CommandLine] = {}
    todo = [line]
    while todo:
        form = todo.pop().form
        for step in form.steps if isinstance(form, Steps) else ():
            callee = step.action.callee if isinstance(step.action, Call) else None
            if callee is not None and callee.tool not in found:
                found[callee.tool] = callee
                todo.append(callee)
    return found


def answer(line: CommandLine) -> str:
    """Return what a command reads that asks questions; nobody is there to be asked."""
    interaction = line.settings.interaction
    return f"{interaction.answer}\n" if interaction.asks else ""


def size(text: str) -> int:
    """Return bytes for a size such as ``10MB``, by powers of 1024; 0 for what is no size."""
    found = _SIZE.fullmatch(text)
    if found is None:
        return 0
    return int(float(found[1]) * 1024 ** _POWERS[found[2].lower()])


def step_names(line: CommandLine) -> tuple[str, ...]:
    """Return the names of the steps that have a command of their own."""
    steps = line.form.steps if isinstance(line.form, Steps) else ()
    return tuple(step.name for step in steps if not isinstance(step.action, Call))
