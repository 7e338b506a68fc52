"""Identifiers that are derived from the names of the plan."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.plan.model import PlannedTool

JSON_OUTPUT = Code("JsonOutput")
"""The type of the runtime for results without a schema."""

VALUES = ("ExactValue", "JsonNumber", "JsonOutput", "JsonValue")
"""Types of the runtime that generated types refer to."""

TEXTS = ("IsoDate", "Uuid")
"""Types of the module of formats that generated types refer to."""


def input_type(tool: PlannedTool) -> Code:
    """Return the name of the input type."""
    return code("{}Input", tool.type_name)


def output_type(tool: PlannedTool) -> Code | None:
    """Return the name of the type of the result; None without an output schema."""
    return tool.output_name if tool.output is not None else None


def handler_type(tool: PlannedTool) -> Code:
    """Return the name of the handler's type."""
    return code("{}Handler", tool.type_name)


def deps_type(tool: PlannedTool) -> Code:
    """Return the name of the type of the handler's dependencies."""
    return code("{}Deps", tool.type_name)


def factory_type(tool: PlannedTool) -> Code:
    """Return the name of the type of the function that creates the handler."""
    return code("{}Factory", tool.type_name)


def spec_value(tool: PlannedTool) -> Code:
    """Return the name of the constant that holds the definition and the codecs."""
    return code("{}Spec", tool.value_name)


NO_VARIABLES = frozenset(
    (
        *("arguments", "async", "await", "break", "case", "catch", "class", "const", "continue"),
        *("debugger", "default", "delete", "do", "else", "enum", "eval", "export", "extends"),
        *("false", "finally", "for", "function", "if", "implements", "import", "in", "instanceof"),
        *("interface", "let", "new", "null", "of", "package", "private", "protected", "public"),
        *("return", "static", "super", "switch", "this", "throw", "true", "try", "type", "typeof"),
        *("undefined", "var", "void", "while", "with", "yield"),
    )
)
"""The words of ``reserved.txt``, which are names of properties and of no variables."""
