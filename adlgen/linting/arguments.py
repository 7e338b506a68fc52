"""Arguments that a model cannot fill in well."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.document.node import Mapping, Scalar, Sequence
from adlgen.linting.model import NUMBERS, Argument, LintedTool, Problem, ToolSet
from adlgen.linting.words import content, snake, stem

MOST_ARGUMENTS = 20
DEEPEST = 3
MOST_VALUES = 60
_UNIT = re.compile(
    r"\b(?:ms|msec|millis\w*|sec(?:ond)?s?|s|min(?:ute)?s?|hours?|hrs?|days?|weeks?|months?|years?|bytes?|kb|mb|gb|kib|mib|"
    r"tokens?|char(?:acter)?s?|lines?|px|pixels?|percent\w*|usd|eur|cents?|dollars?|meters?|metres?|km|kilomet\w*|kg|"
    r"kilograms?|grams?|pounds?|feet|miles?|kelvin|celsius|fahrenheit|degrees?|hz|fps|epoch|unix|timestamp|iso|currency)\b|%",
    re.IGNORECASE,
)
_MEASURED = re.compile(
    r"(^|_)(timeout|delay|duration|interval|ttl|wait|age|expiry|expires_in|expiration|latency|radius|distance|weight|"
    r"temperature|price|amount|retention|period)$"
)
_OF_A_MODEL = re.compile(r"sampl|creativ|random|model|llm", re.IGNORECASE)
_COUNTED = re.compile(
    r"(max_?|min_?|page_?|num_|number_of_)?(limit|count|results|page|depth|retries|days|hours|minutes|seconds|per_page|"
    r"page_size|page_number)|.*_(count|limit|seconds|minutes|hours|days|px|bytes)"
)
_NO_COUNT = re.compile(
    r"\be\.?g\.?\W+['\"`]?\d+[a-zA-Z]|[0-9][smhd]\b|format|token|cursor|json|name|duration string|ISO",
    re.IGNORECASE,
)
_SHAPED = (
    *("enum", "const", "properties", "items", "$ref", "not", "if", "pattern", "format"),
    *("minLength", "maxLength", "minimum", "maximum", "additionalProperties"),
)
_KEYED = ("properties", "patternProperties", "propertyNames", "$ref", "not", "if")
_FILLERS = frozenset(
    map(
        stem,
        [
            "optional",
            "required",
            "used",
            "use",
            "specify",
            "given",
            "provide",
            "name",
            "id",
            "identifier",
            "desired",
            "specific",
            "target",
            "e",
            "g",
        ],
    )
)
_NEAR = 60
_SHORT = 2


def untyped(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report arguments that may be anything."""
    del tools
    for one in tool.arguments:
        if not one.types and not one.has(*_SHAPED):
            message = f"argument '{one.name}' has no type"
            yield Problem(one.part, message, one.span, "add a type; models guess otherwise")


def free_object(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report objects without properties."""
    del tools
    for one in tool.arguments:
        values = one.get("additionalProperties")
        has_values = isinstance(values, Mapping) and bool(values.entries)
        if one.types == {"object"} and not one.has(*_KEYED) and not has_values:
            message = f"argument '{one.name}' is an object of which nothing is known"
            hint = "describe its properties, or its values with additionalProperties"
            yield Problem(one.part, message, one.span, hint)


def number_in_string(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report numbers and booleans that are strings."""
    del tools
    for one in tool.arguments:
        if one.types != {"string"}:
            continue
        values = {str(value).lower() for value in _values(one)}
        if values == {"true", "false"}:
            message = f"argument '{one.name}' is a boolean as a string"
        elif (
            not one.has("enum", "format", "pattern")
            and _COUNTED.fullmatch(snake(one.name))
            and not _NO_COUNT.search(one.text)
        ):
            message = f"argument '{one.name}' is a number as a string"
        else:
            continue
        yield Problem(one.part, message, one.span, "use the type integer, number or boolean")


def undescribed(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report arguments without a description that the text of the tool does not name either."""
    del tools
    for one in tool.own_arguments:
        named = re.search(rf"(?<!\w){re.escape(one.name)}(?!\w)", tool.text)
        if not one.text and not named:
            message = f"argument '{one.name}' has no description"
            yield Problem(one.part, message, one.span, "add 'description'")


def says_nothing(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report descriptions of arguments that only repeat the name."""
    del tools
    for one in tool.arguments:
        if one.text.isascii() and one.text and not one.has("enum", "format"):
            known = content(one.name) | content(tool.name.value) | _FILLERS
            if not content(one.text) - known:
                message = f"the description of argument '{one.name}' repeats its name"
                yield Problem(one.part, message, one.described_at, "add an example or the source")


def unit_missing(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report quantities without a unit."""
    del tools
    for one in tool.arguments:
        name = snake(one.name)
        if not one.types & NUMBERS or not _MEASURED.search(name):
            continue
        about = re.search(rf"{re.escape(one.name)}[^\n]{{0,{_NEAR}}}", tool.text)
        texts = (name.replace("_", " "), one.text, about[0] if about else "")
        is_of_model = name.endswith("temperature") and _OF_A_MODEL.search(one.text + tool.text)
        if not is_of_model and not any(map(_UNIT.search, texts)):
            message = f"argument '{one.name}' has no unit"
            hint = "name the unit in the description or the name: timeout_seconds"
            yield Problem(one.part, message, one.described_at, hint)


def too_many(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report tools with many arguments."""
    del tools
    count = len({one.name for one in tool.own_arguments})
    if count > MOST_ARGUMENTS:
        message = f"the tool has {count} arguments (at most {MOST_ARGUMENTS} are advised)"
        yield Problem("input", message, tool.name.span, "split the tool, or set some by 'fixed'")


def deep(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report arguments deep inside objects."""
    del tools
    found = max(tool.arguments, key=lambda one: one.depth, default=None)
    if found is not None and found.depth > DEEPEST:
        message = (
            f"argument '{found.name}' is {found.depth} levels deep (at most {DEEPEST} are advised)"
        )
        yield Problem(found.part, message, found.span, "move properties up")


def enum_large(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report enums with many values."""
    del tools
    for one in tool.arguments:
        count = len(_values(one))
        if count > MOST_VALUES:
            message = (
                f"argument '{one.name}' has {count} values (at most {MOST_VALUES} are advised)"
            )
            hint = "use a string, and a tool that searches the values"
            yield Problem(one.part, message, one.span, hint)


def enum_opaque(tool: LintedTool, tools: ToolSet) -> Iterator[Problem]:
    """Report numbers and letters as values whose meaning no text explains."""
    del tools
    for one in tool.arguments:
        values = _values(one)
        codes = [str(v) for v in values if isinstance(v, int) or len(str(v)) < _SHORT]
        is_opaque = len(values) >= _SHORT and len(codes) == len(values)
        flags = {str(value).lower() for value in values} <= {"true", "false"}
        explained = [
            code for code in codes if re.search(rf"(?<!\w){re.escape(code)}(?!\w)", one.text)
        ]
        if is_opaque and not flags and "unit" not in snake(one.name) and not explained:
            message = f"the values of argument '{one.name}' are codes without an explanation"
            yield Problem(one.part, message, one.span, "use words, or explain each value")


def _values(argument: Argument) -> list[object]:
    node = argument.get("enum")
    items = node.items if isinstance(node, Sequence) else ()
    return [item.value for item in items if isinstance(item, Scalar) and item.value is not None]
