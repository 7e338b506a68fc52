"""Identifiers that are derived from the names of the plan."""

from __future__ import annotations

import hashlib

from adlgen.naming.code import Code, code
from adlgen.plan.model import PlannedTool

_LONGEST_PREFIX = 36
"""The maximum length of the part of a tool's name, so that a constant and its type fit on a line."""


def input_type(tool: PlannedTool) -> Code:
    """Return the name of the input type."""
    return code("{}Input", tool.type_name)


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


def constants_prefix(tool: PlannedTool) -> Code:
    """Return the start of the names of a tool's constants in a module of all tools."""
    name = tool.value_name
    if len(name) <= _LONGEST_PREFIX:
        return name
    return Code(f"{name[:_LONGEST_PREFIX]}{hashlib.sha256(name.encode()).hexdigest()[:4]}")
