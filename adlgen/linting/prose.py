"""Arguments whose description has what the schema could have."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.document.node import Mapping
from adlgen.linting.literals import default_in, values_in
from adlgen.linting.model import NUMBERS, Argument, LintedTool, Problem, ToolSet

_JSON = re.compile(
    r"\bJSON(?:[- ](?:formatted|encoded|serialized|stringified|escaped))?[- ]"
    r"(?:string|object|array|text|format|list|map|dictionary|body|payload|document|encoded|data)\b|"
    r"\bstringified (?:json|object|array)|\bas (?:a )?JSON\b|\bjson\.dumps|\bJSON\.stringify|"
    r"\b(?:string|body|payload|object) (?:in|of|as) JSON\b|^JSON\b",
    re.IGNORECASE,
)
_FILE = re.compile(r"(^|_)(file|path|url|filename)($|_)", re.IGNORECASE)
_OTHER_FORM = re.compile(
    r"\bJSON(?: \w{1,20}){0,2} or\b|\bor an? JSON\b|\bor JSON\b|\bURL[- ]encoded\b", re.IGNORECASE
)
_PART_OF_JSON = re.compile(
    r"\b(?:in|inside|within|from|of) (?:the|this|that|its) JSON\b", re.IGNORECASE
)
"""JSON that is another value, of which the argument names a part."""
_SEVERAL = re.compile(
    r"\bmultiple values\b|\b(?:comma|space|semicolon|newline|pipe)s?[- ]?(?:separated|delimited)\b",
    re.IGNORECASE,
)
_SEPARATED = re.compile(
    r"\b(?:comma|space|semicolon|newline|pipe)[- ]?(?:separated|delimited)\b", re.IGNORECASE
)
_EXCLUSIVE = re.compile(
    r"\bmutually exclusive\b|\bcannot be (?:used|combined|specified|set|provided) (?:together )?with\b|"
    r"\b(?:at least|exactly|only) one of\b|\brequired (?:if|when|unless)\b",
    re.IGNORECASE,
)
_RELATED = ("oneOf", "anyOf", "allOf", "not", "dependentRequired", "dependencies", "if")
_FORMATS = {
    "date": re.compile(r"\bYYYY-MM-DD\b(?![T ])", re.IGNORECASE),
    "date-time": re.compile(r"\bISO[- ]?8601\b|\bRFC[- ]?3339\b|YYYY-MM-DDT", re.IGNORECASE),
    "uuid": re.compile(r"\b[UG]UID\b", re.IGNORECASE),
    "email": re.compile(r"\be-?mail address\b", re.IGNORECASE),
    "uri": re.compile(r"\b(?:full|absolute|complete) URL\b", re.IGNORECASE),
}
_CHOICE = re.compile(r"\b(?:or|either)\b", re.IGNORECASE)
_SHOWN = 8


def enum_in_prose(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report strings whose description lists their values."""
    del tools
    names = {one.name for one in tool.arguments}
    for one in tool.arguments:
        if one.types - {"string", "array"} or _restricted(one):
            continue
        found = values_in(one.text)
        if found and not (_SEVERAL.search(one.text) or names.intersection(found)):
            more = ", …" if len(found) > _SHOWN else ""
            hint = f"write: enum: [{', '.join(found[:_SHOWN])}{more}]"
            message = f"argument '{one.name}' lists its values in its description only"
            yield Problem(one.part, message, one.described_at, hint)


def _restricted(argument: Argument) -> bool:
    keys = ("enum", "const", "pattern", "format")
    items = argument.get("items")
    of_items = items if isinstance(items, Mapping) else None
    others = (*keys, "$ref", "properties", "additionalProperties")
    return argument.has(*keys) or (
        of_items is not None and any(of_items.get(key) is not None for key in others)
    )


def json_in_string(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report strings that hold JSON."""
    del tools
    for one in _strings(tool):
        is_other = (
            one.has("contentMediaType", "enum")
            or _FILE.search(one.name)
            or _OTHER_FORM.search(one.text)
            or _PART_OF_JSON.search(one.text)
        )
        if not is_other and _JSON.search(one.text):
            message = f"argument '{one.name}' is JSON in a string: models must encode it twice"
            hint = "describe the value itself: type: object or array"
            yield Problem(one.part, message, one.described_at, hint)


def list_in_string(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report strings that hold a list."""
    del tools
    for one in _strings(tool):
        if _SEPARATED.search(one.text):
            message = f"argument '{one.name}' is a list in a string"
            hint = "use: type: array, items: {type: string}"
            yield Problem(one.part, message, one.described_at, hint)


def exclusive_in_prose(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report rules about several arguments that the schema does not have."""
    del tools
    if tool.root is None or any(tool.root.get(key) is not None for key in _RELATED):
        return
    for place in tool.prose:
        found = _EXCLUSIVE.search(place.text)
        if found is not None:
            message = f"a rule about several arguments is in the text only: '{found[0]}'"
            hint = "write it as oneOf or dependentRequired, so that calls are checked"
            yield Problem(place.part, message, place.span, hint)


def default_in_prose(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report defaults that the schema does not have."""
    del tools
    for one in tool.arguments:
        found = None if one.is_required or one.has("default") else default_in(one.text)
        if found is None:
            continue
        value = found[0]
        if isinstance(value, bool):
            fits = "boolean" in one.types
        else:
            fits = bool(one.types & NUMBERS) != isinstance(value, str) and bool(one.types)
            fits = fits and (not isinstance(value, str) or "string" in one.types)
        if fits:
            message = f"argument '{one.name}' has a default in its description only: '{found[1]}'"
            yield Problem(one.part, message, one.described_at, "add 'default' to the schema")


def format_in_prose(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report formats that the schema does not have."""
    del tools
    for one in _strings(tool):
        if one.has("format", "pattern", "enum") or _CHOICE.search(one.text):
            continue
        found = [name for name, pattern in _FORMATS.items() if pattern.search(one.text)]
        if len(found) == 1:
            message = f"argument '{one.name}' has its format in its description only"
            yield Problem(one.part, message, one.described_at, f"add format: {found[0]}")


def _strings(tool: LintedTool) -> Iterator[Argument]:
    """Yield the arguments that are strings and have a description."""
    return (one for one in tool.arguments if one.text and one.types == {"string"})
