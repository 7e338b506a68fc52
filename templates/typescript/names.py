"""Identifiers that are derived from the names of the plan."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.plan.model import PlannedTool


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
