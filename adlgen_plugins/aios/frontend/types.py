"""Input and output types of AIOS commands: from JSON Schema, else inferred from examples and names."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping as Table

from adlgen.diagnostics.datatypes import Struct, field, replace
from adlgen.diagnostics.model import Log, Span
from adlgen.document.node import Entry, Mapping, Node, plain
from adlgen.frontends.shared.nodes import mapping, sequence, text
from adlgen.schema.canonical import canonicalise
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical
from adlgen.schema.stack import TooDeepError
from adlgen.spec.text import Text
from adlgen_plugins.aios.feature.model import ErrorCode, Evidence, Scenario, Validator
from adlgen_plugins.aios.frontend.examples import EDGE, SUCCESS
from adlgen_plugins.aios.frontend.fields import holds
from adlgen_plugins.aios.frontend.inference import escaped, infer
from adlgen_plugins.aios.frontend.parameters import Declared, Parameter


class Command(Struct):
    """The declarations of one command."""

    name: Text
    declared: tuple[Declared, ...]
    validators: tuple[Validator, ...]
    scenarios: tuple[Scenario, ...]

    @property
    def parameters(self) -> dict[str, Parameter]:
        """The named parameters, by name, merged from all declarations."""
        found: dict[str, Parameter] = {}
        for one in (parameter for entry in self.declared for parameter in entry.parameters):
            known = found.get(one.name.value, one)
            words = known.description or one.description
            required = known.required or one.required
            kind = known.type or one.type
            found[one.name.value] = Parameter(known.name, words, kind, required)
        return found

    @property
    def required(self) -> tuple[Text, ...]:
        """The required fields of all declarations."""
        names: dict[str, Text] = {}
        for parameter in self.parameters.values():
            if parameter.required:
                names.setdefault(parameter.name.value, parameter.name)
        for name in (name for validator in self.validators for name in validator.required):
            names.setdefault(name.value, name)
        return tuple(names.values())


class Types(Struct):
    """The types of a command."""

    input: Mapping
    output: Node | None
    inferred: bool
    """Whether they are inferred from examples and names."""
    unknown: bool = False
    """Whether the input is unknown."""
    input_evidence: Evidence = field(default_factory=dict)
    output_evidence: Evidence = field(default_factory=dict)
    names: Table[str, str] = field(default_factory=dict)
    """Pinned identifiers, by JSON Pointer."""


def types_of(command: Command) -> Types:
    """Return the types of a command: from JSON Schema if there is one, else inferred."""
    outputs = [s.output for s in command.scenarios if s.output is not None and s.error is None]
    output = infer(outputs) if outputs else None
    schema = None if output is None else output.schema
    evidence = {} if output is None else output.evidence
    for parts in (one.schema for one in command.declared):
        if parts is not None and parts.schema is not None:
            stated = parts.output is not None
            return Types(
                input=parts.schema,
                output=parts.output if stated else schema,
                inferred=False,
                output_evidence={} if stated else evidence,
                names=parts.names,
            )
    made, seen = _inferred_input(command)
    unknown = not seen
    return Types(
        made, schema, inferred=True, unknown=unknown, input_evidence=seen, output_evidence=evidence
    )


def _inferred_input(command: Command) -> tuple[Mapping, Evidence]:
    """Return an open object: named parameters, then the properties of successful examples."""
    samples = [s.input for s in command.scenarios if _is_good(s) and isinstance(s.input, Mapping)]
    seen = infer(samples) if samples else None
    evidence: dict[str, tuple[Span, ...]] = dict(seen.evidence) if seen is not None else {}
    shown = seen.schema.get("properties") if seen is not None else None
    observed = {entry.key: entry for entry in shown} if isinstance(shown, Mapping) else {}
    parameters = command.parameters
    named = {name: one.name.span for name, one in parameters.items()}
    named |= {one.value: one.span for one in command.required if one.value not in named}
    entries = []
    for key in dict.fromkeys((*named, *observed)):
        span = named[key] if key in named else observed[key].key_span
        evidence.setdefault(f"/properties/{escaped(key)}", (span,))
        node = observed[key].value if key in observed else Mapping((), span)
        entries.append(
            Entry(key, span, _described(node, parameters.get(key), typed=key in observed))
        )
    parts: dict[str, Node] = {"type": text("object", command.name.span)}
    if entries:
        parts["properties"] = Mapping(tuple(entries), command.name.span)
    if command.required:
        required = (text(name.value, name.span) for name in command.required)
        parts["required"] = sequence(command.name.span, required)
    return mapping(command.name.span, **parts), evidence


def _is_good(scenario: Scenario) -> bool:
    """Report whether a command accepts the input of a scenario: a success, or an edge case with output."""
    name = scenario.name.value
    if name == SUCCESS or name.startswith(f"{SUCCESS}_"):
        return scenario.error is None
    edge = name.startswith(EDGE.rstrip("_"))
    return edge and scenario.output is not None and scenario.error is None


def _described(node: Node, parameter: Parameter | None, *, typed: bool) -> Mapping:
    """Return the schema of a property with the description and type of its parameter."""
    entries = list(node) if isinstance(node, Mapping) else []
    if parameter is not None and parameter.type is not None and not typed:
        kind = parameter.type
        entries.append(Entry("type", kind.span, text(kind.value, kind.span)))
    if parameter is not None and parameter.description is not None:
        words = parameter.description
        entries.append(Entry("description", words.span, text(words.value, words.span)))
    return Mapping(tuple(entries), node.span)


def with_verdicts(scenarios: tuple[Scenario, ...], types: Types) -> Iterator[Scenario]:
    """Yield scenarios, marked with whether the schemas reject their input and output."""
    takes = canonicalise(types.input, Log(), lenient=True)
    gives = None if types.output is None else canonicalise(types.output, Log(), lenient=True)
    for scenario in scenarios:
        yield replace(
            scenario,
            refused=holds(scenario.input) and _refuses(takes, scenario.input),
            output_refused=gives is not None and _refuses(gives, scenario.output),
        )


def _refuses(schema: Canonical, value: Node | None) -> bool:
    if value is None:
        return False
    try:
        return not accepts(schema, plain(value))
    except TooDeepError:
        return False


def errors_of(scenarios: tuple[Scenario, ...]) -> Iterator[ErrorCode]:
    """Yield the distinct error codes of scenarios, each with its messages."""
    found: dict[str, list[Scenario]] = {}
    for scenario in scenarios:
        if scenario.error is not None and scenario.error.code is not None:
            found.setdefault(scenario.error.code.value, []).append(scenario)
    for showing in found.values():
        errors = [scenario.error for scenario in showing if scenario.error is not None]
        first = errors[0].code
        if first is not None:
            messages = dict.fromkeys(error.message for error in errors if error.message)
            statuses = dict.fromkeys(e.status for e in errors if e.status is not None)
            yield ErrorCode(first, tuple(messages), tuple(statuses))
