"""``parameters`` of a CYCOD tool."""

from __future__ import annotations

from collections.abc import Mapping as Table

from adlgen.diagnostics.codes import shape
from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Span
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import Entry, JsonValue, Mapping, Node, Scalar, Sequence, plain
from adlgen.document.reader import wrong_type
from adlgen.frontends.shared.nodes import text
from adlgen_plugins.cycod.feature.model import (
    Hook,
    Literal,
    Parameter,
    ParameterType,
    ParameterValue,
    Transform,
)
from adlgen_plugins.cycod.frontend import codes
from adlgen_plugins.cycod.frontend.guarding import read_guard
from adlgen_plugins.cycod.frontend.keys import Keys
from adlgen_plugins.cycod.frontend.limits import read_limits
from adlgen_plugins.cycod.frontend.templates import VALUE, Names, plain_template
from adlgen_plugins.cycod.frontend.transforms import read_transform
from adlgen_plugins.cycod.frontend.values import BadValue, Rules, check, typed

_KINDS = {kind.value: kind for kind in ParameterType}


class Declared(Struct):
    """A parameter with the data for its schema and its commands."""

    parameter: Parameter
    span: Span
    description: Node | None
    default: Node | None
    """The default as JSON; None without one, or if it refers to other parameters."""
    examples: Node | None
    limits: tuple[Entry, ...]
    rules: Rules
    format: str


def read_parameters(tool: Keys) -> dict[str, Declared]:
    """Return the parameters in source order, without defaults; see :func:`with_defaults`."""
    section = tool.keys("parameters")
    declared: dict[str, Declared] = {}
    for entry in section.fields.mapping if section is not None else ():
        if not isinstance(entry.value, Mapping):
            wrong_type(entry.value, f"parameter '{entry.key}'", "a mapping", tool.log)
            continue
        keys = Keys(entry.value, f"parameter '{entry.key}'", tool.written)
        declared[entry.key] = _parameter(entry, keys)
    return declared


def _parameter(entry: Entry, keys: Keys) -> Declared:
    name = entry.key
    kind = _kind(name, keys)
    description = keys.node("description")
    found = keys.text_of(description, f"'description' of {keys.where}") if description else None
    if found is None or not found.value:
        message = f"Parameter '{name}' must have a description."
        hint = "describe the value"
        keys.log.add(codes.BAD_PARAMETER, message, entry.key_span, hint)
    required = keys.flag("required", default=False)
    keys.node("default")
    limits, rules = read_limits(name, kind, keys)
    guard = read_guard(f"values of '{name}'", keys)
    security = keys.keys("security")
    escape = security is None or security.flag("escape-shell", default=True)
    if security is not None:
        if not escape:
            message = f"values of '{name}' are inserted into commands without quoting"
            hint = "anyone who controls the value can run any command; remove 'escape-shell: false'"
            keys.log.add(codes.NOT_QUOTED, message, security.span("escape-shell"), hint)
        security.done()
    examples = keys.node("examples")
    parameter = Parameter(
        name=name,
        kind=kind,
        description="" if found is None else found.value,
        required=required,
        default=None,
        transform=_transform(name, kind, keys),
        escape=escape,
        guard=guard,
        help=keys.value("detailed-help"),
        examples=_examples(name, kind, examples, keys),
    )
    shape_of = text(parameter.description, description.span) if description is not None else None
    written = _format(name, keys)
    keys.done()
    return Declared(parameter, entry.key_span, shape_of, None, examples, limits, rules, written)


def _kind(name: str, keys: Keys) -> ParameterType:
    found = keys.text("type")
    if found is None:
        return ParameterType.STRING
    kind = _KINDS.get(found.value.lower())
    if kind is None:
        message = (
            f"Parameter '{name}' has invalid type: '{found.value}'."
            f" Must be one of: {', '.join(_KINDS)}."
        )
        near = closest(found.value, _KINDS)
        hint = f"did you mean '{near}'?" if near else "use 'number' for integers"
        keys.log.add(codes.BAD_PARAMETER, message, found.span, hint)
    return kind or ParameterType.STRING


def _examples(
    name: str, kind: ParameterType, node: Node | None, keys: Keys
) -> tuple[JsonValue, ...]:
    if node is None:
        return ()
    if not isinstance(node, Sequence):
        keys.fields.wrong_type("examples", node, "a list")
        return ()
    return tuple(_example(item, name, kind, keys) for item in node.items)


def _example(node: Node, name: str, kind: ParameterType, keys: Keys) -> JsonValue:
    try:
        return typed(node, name, kind, keys.written)
    except BadValue:
        return plain(node)


def _transform(name: str, kind: ParameterType, keys: Keys) -> Transform:
    found = keys.text("transform")
    if found is None:
        return ()
    transform = read_transform(found.value, kind)
    if isinstance(transform, Hook):
        message = f"unknown transform of '{name}'"
        hint = "the generated code requires a user-written function instead"
        keys.log.add(codes.UNKNOWN_TRANSFORM, message, found.span, hint)
    return transform


def _format(name: str, keys: Keys) -> str:
    found = keys.text("format")
    if found is None:
        return VALUE
    if found.value.count(VALUE) != 1:
        message = f"the format of '{name}' must contain '{VALUE}' exactly once"
        hint = f"for example '--{name.lower()}={VALUE}'"
        keys.log.add(shape.WRONG_FORMAT, message, found.span, hint)
        return VALUE
    return found.value


def with_defaults(declared: Table[str, Declared], tool: Keys, names: Names) -> dict[str, Declared]:
    """Return the parameters with their defaults."""
    section = tool.keys("parameters")
    done = dict(declared)
    for entry in section.fields.mapping if section is not None else ():
        node = entry.value.get("default") if isinstance(entry.value, Mapping) else None
        if entry.key in declared and node is not None:
            done[entry.key] = with_default(declared[entry.key], node, names)
    return done


def with_default(declared: Declared, node: Node, names: Names) -> Declared:
    """Return a parameter with a default: a value, or a template that refers to other parameters."""
    if isinstance(node, Scalar) and node.value is None:
        return declared
    parameter = declared.parameter
    if isinstance(node, Scalar) and isinstance(node.value, str):
        template = plain_template(node, node.value, names)
        if any(not isinstance(part, Literal) for part in template):
            changed = replace(parameter, default=template, required=False)
            return replace(declared, parameter=changed, default=None)
    try:
        value = typed(node, parameter.name, parameter.kind, names.written)
        check(value, parameter.name, declared.rules)
    except BadValue as error:
        hint = "a default is used if the caller omits the parameter"
        names.written.log.add(codes.BAD_DEFAULT, str(error), node.span, hint)
        return declared
    shown = text(value, node.span) if not isinstance(value, list | dict) else node
    changed = replace(parameter, default=value, required=False)
    return replace(declared, parameter=changed, default=shown)


def in_order(declared: Table[str, Declared], names: Names) -> tuple[str, ...]:
    """Return the parameters in topological order of the references in their defaults."""
    order: dict[str, None] = {}
    for first in declared:
        path = {first: _needed(first, declared)}
        while path:
            name = next(reversed(path))
            following = next((n for n in path[name] if n not in order), None)
            if following is None:
                order[name] = None
                del path[name]
            elif following not in path:
                path[following] = _needed(following, declared)
            else:
                _report_cycle([*path], following, declared, names)
                order.update(dict.fromkeys(path))
                path = {}
    return tuple(order)


def _needed(name: str, declared: Table[str, Declared]) -> tuple[str, ...]:
    return tuple(n for n in _references(declared[name].parameter) if n in declared)


def _report_cycle(path: list[str], name: str, declared: Table[str, Declared], names: Names) -> None:
    cycle = " -> ".join((*path[path.index(name) :], name))
    message = f"the defaults refer to each other: {cycle}"
    hint = "replace one of the defaults with a constant"
    names.written.log.add(codes.DEFAULT_CYCLE, message, declared[name].span, hint)


def _references(parameter: Parameter) -> tuple[str, ...]:
    if not isinstance(parameter.default, tuple):
        return ()
    refs = (part.of for part in parameter.default if not isinstance(part, Literal))
    return tuple(ref.name for ref in refs if isinstance(ref, ParameterValue))
