"""What an output needs of the runtime, beyond what every output needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.plan.model import Plan

from .definition import has_programs


def _adapters(plan: Plan) -> set[str]:
    return set(str(plan.options["adapters"]).split(","))


def is_served(plan: Plan) -> bool:
    """Report whether the output has an MCP server."""
    return plan.options["serve"] == "mcp" or not _adapters(plan).isdisjoint(("mcp", "all"))


def has_mcp_calls(plan: Plan) -> bool:
    """Report whether an MCP server calls the tools: one of the output, or one of a framework."""
    return is_served(plan) or "fastmcp" in _adapters(plan)


def asks(plan: Plan) -> bool:
    """Report whether handlers can ask the person behind a call.

    With ``layout=single`` they always can: the files must not depend on the specification.
    """
    is_single = plan.options["layout"] == "single"
    return has_mcp_calls(plan) or is_single or any(tool.elicits for tool in plan.tools)


def marks_deprecated(plan: Plan) -> bool:
    """Report whether methods of deprecated tools have a mark for type checkers; with ``layout=single`` they could."""
    has_methods = plan.options["models"] in ("pydantic", "dataclass")
    is_single = plan.options["layout"] == "single"
    has_deprecated = is_single or any(tool.deprecated for tool in plan.tools)
    return has_deprecated and (has_methods or plan.options["client"] != "none")


FACTS: Mapping[str, Callable[[Plan], bool]] = {
    "asks": asks,
    "deprecated": marks_deprecated,
    "programs": has_programs,
    "mcp_calls": has_mcp_calls,
    "served": is_served,
}
