"""Lowers texts with placeholders; the quoting of each value is decided here."""

from __future__ import annotations

import re
from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct
from adlgen.ir.data import EnumValue, ListValue, RecordValue
from adlgen_plugins.cycod.feature import shapes
from adlgen_plugins.cycod.feature.model import (
    Ambient,
    Choice,
    CommandLine,
    Layer,
    Literal,
    Parameter,
    ParameterValue,
    Part,
    Placeholder,
    Quote,
    Reference,
    Shell,
    StepResult,
    Template,
    Variable,
)

_CHECKS = (Quote.GUARDED, Quote.OPERAND)
_STEP_RESULTS = {
    Part.OUTPUT: shapes.STEP_OUTPUT,
    Part.ERROR: shapes.STEP_ERROR,
    Part.EXIT_CODE: shapes.STEP_EXIT_CODE,
}
_QUOTES = {
    Shell.BASH: set(Quote) - {Quote.DOUBLE_END, Quote.GUARDED, Quote.OPERAND},
    Shell.PWSH: {Quote.BARE, Quote.SINGLE, Quote.DOUBLE, Quote.VERBATIM},
    Shell.CMD: {Quote.BARE, Quote.DOUBLE, Quote.DOUBLE_END},
    Shell.DIRECT: {Quote.VERBATIM, Quote.BARE},
    Shell.OTHER: set[Quote](),
}
"""The positions in which the runtimes quote values; in others, only harmless characters are allowed."""
_UNCHANGED = {
    Layer(Shell.DIRECT, Quote.VERBATIM),
    Layer(Shell.DIRECT, Quote.BARE),
    Layer(Shell.PWSH, Quote.VERBATIM),
}


def layer_name(layer: Layer) -> str:
    """Return the name of a layer in every runtime: ``bash-double``, ``verbatim``, ``guarded``."""
    if layer.quote is Quote.OPERAND:
        return "cmd-operand" if layer.shell is Shell.CMD else "operand"
    if layer.quote not in _QUOTES[layer.shell]:
        return "guarded"
    return "verbatim" if layer in _UNCHANGED else f"{layer.shell.value}-{layer.quote.value}"


def is_bare(layers: tuple[Layer, ...]) -> bool:
    """Report whether an empty optional value in a place is left out."""
    quoting = [layer for layer in layers if layer.quote not in _CHECKS]
    return bool(layers) and (not quoting or quoting[0].quote is Quote.BARE)


class Templates(Struct):
    """Lowers the templates of one tool."""

    parameters: Mapping[str, Parameter]

    @classmethod
    def of(cls, line: CommandLine) -> Templates:
        """Prepare for the templates of a tool."""
        return cls({parameter.name: parameter for parameter in line.parameters})

    def lower(self, template: Template) -> ListValue:
        """Lower a template; a text of several lines becomes several parts."""
        parts: list[RecordValue] = []
        for part in template:
            if isinstance(part, Literal):
                lines = filter(None, re.split(r"(?<=\n)", part.text))
                parts += [shapes.LITERAL.value(text=line) for line in lines]
            else:
                parts.append(self._interpolation(part))
        return ListValue("part", tuple(parts))

    def settings(self, templates: Mapping[str, Template]) -> ListValue:
        """Lower named templates."""
        return shapes.SETTING.list_of(
            shapes.SETTING.value(name=name, text=self.lower(template))
            for name, template in templates.items()
        )

    def _interpolation(self, place: Placeholder) -> RecordValue:
        name = place.of.name if isinstance(place.of, ParameterValue) else ""
        parameter = self.parameters.get(name)
        is_choice = parameter is not None and isinstance(parameter.transform, Choice)
        is_required = parameter is not None and parameter.required
        layers = () if place.raw or is_choice else tuple(map(layer_name, place.layers))
        is_word = is_bare(place.layers)
        return shapes.HOLE.value(
            of=_reference(place.of),
            layers=ListValue("layer", tuple(EnumValue("layer", layer) for layer in layers)),
            before=place.before,
            after=place.after,
            drop_empty=is_word and not is_required,
        )


def _reference(of: Reference) -> RecordValue:
    match of:
        case ParameterValue(name):
            return shapes.VALUE.value(value=name)
        case StepResult(step, part):
            return _STEP_RESULTS[part].value(step=step, part=EnumValue("step_part", part.value))
        case Ambient(name):
            return shapes.AMBIENT.value(ambient=name)
        case Variable(name):
            return shapes.VARIABLE.value(variable=name)
