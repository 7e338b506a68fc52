"""``transform`` of a CYCOD parameter: a closed list of operations; code is never evaluated."""

from __future__ import annotations

import re

from adlgen_plugins.cycod.feature.model import Change, Choice, Hook, ParameterType, Transform

_NAMES = {
    "lowercase": Change.LOWER,
    "uppercase": Change.UPPER,
    "trim": Change.TRIM,
    "floor": Change.FLOOR,
    "ceil": Change.CEIL,
    "round": Change.ROUND,
    "boolean": Change.BOOLEAN,
}
_METHODS = {"toLowerCase": Change.LOWER, "toUpperCase": Change.UPPER, "trim": Change.TRIM}
_KINDS = {
    Change.LOWER: (ParameterType.STRING,),
    Change.UPPER: (ParameterType.STRING,),
    Change.TRIM: (ParameterType.STRING,),
    Change.FLOOR: (ParameterType.NUMBER,),
    Change.CEIL: (ParameterType.NUMBER,),
    Change.ROUND: (ParameterType.NUMBER,),
    Change.BOOLEAN: (ParameterType.STRING, ParameterType.NUMBER, ParameterType.BOOLEAN),
}
_CALLS = re.compile(r"value((?:\s*\.\s*(?:toLowerCase|toUpperCase|trim)\(\s*\))+)")
_CALL = re.compile(r"toLowerCase|toUpperCase|trim")
_MATH = re.compile(r"Math\.(floor|ceil|round)\(\s*value\s*\)")
_TEXT = r"""(?:'[^'\\]*'|"[^"\\]*")"""
_CHOICE = re.compile(rf"value\s*\?\s*({_TEXT})\s*:\s*({_TEXT})")


def read_transform(text: str, kind: ParameterType) -> Transform:
    """Return the operations of a transform; a :class:`Hook` if it is not in the list."""
    expression = text.strip().removesuffix(";").rstrip()
    found = _CHOICE.fullmatch(expression)
    if found is not None:
        return Choice(found[1][1:-1], found[2][1:-1])
    changes = _changes(expression)
    if changes and all(kind in _KINDS[change] for change in changes):
        return changes
    return Hook(text)


def _changes(expression: str) -> tuple[Change, ...]:
    if expression.lower() in _NAMES:
        return (_NAMES[expression.lower()],)
    found = _MATH.fullmatch(expression)
    if found is not None:
        return (_NAMES[found[1]],)
    found = _CALLS.fullmatch(expression)
    return () if found is None else tuple(_METHODS[name] for name in _CALL.findall(found[1]))
