"""``validation`` of a CYCOD parameter, as JSON Schema keywords."""

from __future__ import annotations

from adlgen.diagnostics.codes import shape
from adlgen.document.node import Entry, Node, Scalar, Sequence
from adlgen.frontends.shared.nodes import sequence, text
from adlgen_plugins.cycod.feature.model import ParameterType
from adlgen_plugins.cycod.frontend import codes
from adlgen_plugins.cycod.frontend.keys import Keys
from adlgen_plugins.cycod.frontend.values import BadValue, Rules, compiles, typed

_NUMBERS = {
    "minimum": (ParameterType.NUMBER,),
    "maximum": (ParameterType.NUMBER,),
    "multipleOf": (ParameterType.NUMBER,),
    "minLength": (ParameterType.STRING,),
    "maxLength": (ParameterType.STRING,),
    "minItems": (ParameterType.ARRAY,),
    "maxItems": (ParameterType.ARRAY,),
}
"""Numeric rules, with the types that they apply to."""


def read_limits(name: str, kind: ParameterType, parameter: Keys) -> tuple[tuple[Entry, ...], Rules]:
    """Return the rules of a parameter's values."""
    keys = parameter.keys("validation", f"the validation of '{name}'")
    if keys is None:
        return (), Rules()
    found: dict[str, Scalar] = {}
    entries: list[Entry] = []
    for key, kinds in _NUMBERS.items():
        node = keys.node(key)
        value = None if node is None else _number(key, node, keys)
        if value is not None and _fits(key, kind, kinds, keys):
            found[key] = value
            entries.append(Entry(key, keys.span(key), value))
    pattern = _pattern(name, kind, keys)
    if pattern is not None:
        entries.append(Entry("pattern", keys.span("pattern"), pattern))
    choices = _choices(name, kind, keys)
    if choices is not None:
        entries.append(Entry("enum", keys.span("enum"), choices))
    keys.done()
    rules = Rules(
        minimum=_value(found.get("minimum")),
        maximum=_value(found.get("maximum")),
        pattern=None if pattern is None else str(pattern.value),
    )
    return tuple(entries), rules


def _value(node: Scalar | None) -> float | None:
    return node.value if node is not None and isinstance(node.value, int | float) else None


def _number(key: str, node: Node, keys: Keys) -> Scalar | None:
    try:
        value = typed(node, key, ParameterType.NUMBER, keys.written)
    except BadValue:
        keys.fields.wrong_type(key, node, "a number")
        return None
    assert isinstance(value, int | float)
    return text(value, node.span)


def _fits(key: str, kind: ParameterType, kinds: tuple[ParameterType, ...], keys: Keys) -> bool:
    if kind in kinds:
        return True
    message = f"'{key}' has no effect on a parameter of type {kind.value}"
    hint = f"it applies to {kinds[0].value}"
    keys.log.add(codes.NO_EFFECT, message, keys.span(key), hint)
    return False


def _pattern(name: str, kind: ParameterType, keys: Keys) -> Scalar | None:
    found = keys.text("pattern")
    if found is None or not _fits("pattern", kind, (ParameterType.STRING,), keys):
        return None
    if compiles(found.value):
        return text(found.value, found.span)
    message = f"the pattern of '{name}' is not portable"
    hint = "the generated code ignores it; use ECMAScript syntax without back-references"
    keys.log.add(codes.PATTERN, message, found.span, hint)
    return None


def _choices(name: str, kind: ParameterType, keys: Keys) -> Node | None:
    node = keys.node("enum")
    if node is None:
        return None
    if not isinstance(node, Sequence):
        keys.fields.wrong_type("enum", node, "a list")
        return None
    values = []
    for item in node.items:
        try:
            value = typed(item, name, kind, keys.written)
        except BadValue as error:
            keys.log.add(shape.WRONG_TYPE, f"{error} It is one of its choices.", item.span)
            continue
        values.append(item if isinstance(value, list | dict) else text(value, item.span))
    return sequence(node.span, values) if values else None
