"""Which values of a command are limited, and the warnings about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import Node
from adlgen_plugins.cycod.feature.model import (
    Choice,
    Hook,
    Parameter,
    ParameterType,
    ParameterValue,
    Part,
    Placeholder,
    Quote,
    Reference,
    StepResult,
    Variable,
)
from adlgen_plugins.cycod.feature.shells import Interpolation
from adlgen_plugins.cycod.feature.shells.guards import Guards, Values, with_guard
from adlgen_plugins.cycod.feature.shells.items import Layers
from adlgen_plugins.cycod.frontend import codes
from adlgen_plugins.cycod.frontend.keys import Keys, Written

OPT_OUT = "x-adlgen: {guard: false}"
"""The key of a parameter or step whose values are quoted, but not limited."""
ALLOWED = "letters, digits and _ . / : , + @ -"


class Facts(Struct):
    """Facts about parameters that decide how their values are limited."""

    texts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The fixed texts of parameters that choose one of them."""
    lists: frozenset[str] = frozenset()
    required: frozenset[str] = frozenset()
    unguarded: frozenset[str] = frozenset()
    """Parameters and steps whose author disabled the limits."""
    plain: frozenset[str] = frozenset()
    """Parameters with no values other than ``true`` and ``false``."""
    dashed: frozenset[str] = frozenset()
    """Parameters with a default, an example or a choice that starts with ``-``."""


def read_guard(what: str, keys: Keys) -> bool:
    """Report whether values are limited where they may be code, as a parameter or a step specifies."""
    own = keys.keys("x-adlgen")
    if own is None:
        return True
    guard = own.flag("guard", default=True)
    own.done()
    if not guard:
        message = f"{what} are not limited where they may be code or options"
        hint = "the programs that receive them must accept any text; or remove 'guard: false'"
        keys.log.add(codes.NOT_GUARDED, message, own.span("guard"), hint)
    return guard


def facts_of(parameters: Sequence[Parameter]) -> Facts:
    """Return the facts about declared parameters."""
    choices = {p.name: p.transform for p in parameters if isinstance(p.transform, Choice)}
    return Facts(
        texts={name: (choice.yes, choice.no) for name, choice in choices.items()},
        lists=frozenset(p.name for p in parameters if p.kind is ParameterType.ARRAY),
        required=frozenset(p.name for p in parameters if p.required),
        unguarded=frozenset(p.name for p in parameters if not p.guard),
        plain=frozenset(
            p.name
            for p in parameters
            if p.kind is ParameterType.BOOLEAN and not isinstance(p.transform, Hook)
        ),
        dashed=frozenset(
            p.name for p in parameters if any(map(_is_dashed, (p.default, *p.examples)))
        ),
    )


def _is_dashed(value: object) -> bool:
    if isinstance(value, list):
        return any(map(_is_dashed, value))
    return isinstance(value, str) and value.startswith("-")


def values_of(interpolations: Mapping[Interpolation, Placeholder], facts: Facts) -> Values:
    """Return the facts about the values of interpolations."""
    names = {h: p.of.name for h, p in interpolations.items() if isinstance(p.of, ParameterValue)}
    return Values(
        texts={
            interpolation: facts.texts[name]
            for interpolation, name in names.items()
            if name in facts.texts
        },
        lists=frozenset(
            interpolation for interpolation, name in names.items() if name in facts.lists
        ),
        optional=frozenset(
            interpolation
            for interpolation in interpolations
            if names.get(interpolation) not in facts.required
        ),
    )


def guarded_layers(
    place: Placeholder, interpolation: Interpolation, layers: Layers, guards: Guards, facts: Facts
) -> Layers:
    """Return the layers of a value with the check that its place needs."""
    return layers if is_exempt(place.of, facts) else with_guard(layers, guards.of(interpolation))


def step_key(step: str) -> str:
    """Return the name of a step among parameters."""
    return f"{step}."


def is_exempt(of: Reference, facts: Facts) -> bool:
    """Report whether a value is not limited: it is from the host, or the author decided so."""
    match of:
        case ParameterValue(name):
            return name in facts.unguarded | facts.plain or name in facts.texts
        case StepResult(step, part):
            return part is Part.EXIT_CODE or step_key(step) in facts.unguarded
        case _:
            return True


def written_name(reference: Reference) -> str:
    """Return the text between the braces of a placeholder."""
    match reference:
        case StepResult(step, part):
            return f"{step}.{part.value}"
        case Variable(name):
            return f"ENV_{name}"
        case _:
            return reference.name


def warn_of_guards(
    places: Iterable[tuple[Placeholder, bool]], node: Node, written: Written, facts: Facts
) -> None:
    """Warn about the values that a command limits; each comes with whether it could be quoted."""
    limited, options = [], []
    for place, can_quote in places:
        if place.raw or (is_exempt(place.of, facts) and can_quote):
            continue
        checks = {layer.quote for layer in place.layers}
        name = place.of.name if isinstance(place.of, ParameterValue) else ""
        if Quote.GUARDED in checks and can_quote:
            limited.append(written_name(place.of))
        elif Quote.OPERAND in checks and name in facts.dashed:
            options.append(name)
    if limited:
        shown = _listed(limited)
        message = f"{shown} may be interpreted as code or as an option, so only harmless values are allowed"
        hint = (
            f"values may have {ALLOWED}; use a plain argument of a common program,"
            f" or add '{OPT_OUT}' to the parameter or step"
        )
        span = written.place(node, "{" + limited[0] + "}")
        written.log.add(codes.UNSAFE_PLACE, message, span, hint)
    if options:
        message = (
            f"{_listed(options)} must not start with '-' in this command, but documented values do"
        )
        hint = f"put '--' before it, or add '{OPT_OUT}' to the parameter"
        span = written.place(node, "{" + options[0] + "}")
        written.log.add(codes.UNSAFE_PLACE, message, span, hint)


def _listed(names: Iterable[str]) -> str:
    shown = [f"'{{{name}}}'" for name in dict.fromkeys(names)]
    return " and ".join([", ".join(shown[:-1]), shown[-1]] if len(shown) > 1 else shown)
