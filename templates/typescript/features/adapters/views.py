"""What the adapters need in other files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.packs.context import FileContext

VIEWS: Mapping[str, Callable[[FileContext], Any]] = {}
_PACKAGES: Mapping[str, tuple[tuple[str, str], ...]] = {
    "adk": (("@inference-gateway/adk", "^0.16.0"),),
    "ai": (("ai", "^7.0.173"),),
    "ai-v5": (("ai", "^5.0.277 || ^6.0.326"),),
    "langchain": (("@langchain/core", "^1.4.0"),),
    "mastra": (("@mastra/core", "^1.71.0"), ("zod", "^4.6.7")),
    "mcp": (("@modelcontextprotocol/server", "^2.4.0"),),
    "mcp-v1": (("@modelcontextprotocol/sdk", "^1.32.2"), ("zod", "^4.6.7")),
    "openai-agents": (("@openai/agents", "^0.20.0"), ("zod", "^4.6.7")),
}
"""The packages that each adapter imports, with those that they expect next to them."""
_NODE = {"adk": "24.15", "ai": "22", "mastra": "22.13", "openai-agents": "22"}
"""The versions of Node that these packages, or packages that they import, need; the others need 20 at most."""
_EARLIER = {"ai-v5"}
"""The adapters for earlier versions of a package, which the choice of all leaves out."""


def _chosen(context: FileContext) -> set[str]:
    """Return the names of the emitted adapters."""
    options = context.plan.options
    served = {"mcp"} if options["serve"] == "mcp" else set[str]()
    if options["adapters"] == "all":
        return set(_PACKAGES) - _EARLIER
    return {str(options["adapters"]), *served} & set(_PACKAGES)


def _packages(context: FileContext) -> tuple[tuple[str, str], ...]:
    """Return the packages that the adapters import, with their versions."""
    found = {pair for name in _chosen(context) for pair in _PACKAGES[name]}
    return tuple(sorted(found))


def _node_versions(context: FileContext) -> tuple[str, ...]:
    """Return the versions of Node that the packages need."""
    return tuple(_NODE[name] for name in _chosen(context) if name in _NODE)


def _exports(context: FileContext) -> tuple[tuple[str, str], ...]:
    """Return the modules that other packages may import."""
    del context
    return (("./adapters/*", "adapters/*"),)


SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "packages": _packages,
    "node_versions": _node_versions,
    "exports": _exports,
}
