"""Names that the feature adds."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.plan.model import PlannedTool


def codes_name(tool: PlannedTool) -> Code:
    """Return the name of the type of an operation's error codes."""
    errors = tool.extras["operations"].enumeration("errors")
    return code("{}ErrorCode", tool.type_name) if errors is None else errors.name


def operation_name(tool: PlannedTool) -> Code:
    """Return the name of the constant that holds an operation."""
    return code("{}Operation", tool.value_name)
