"""What the adapters need in other files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.packs.context import FileContext

VIEWS: Mapping[str, Callable[[FileContext], Any]] = {}
_PACKAGES: Mapping[str, tuple[tuple[str, str], ...]] = {
    "adk": (("@inference-gateway/adk", "^0.16.0"),),
    "ai": (("ai", "^7.0.173"),),
    "langchain": (("@langchain/core", "^1.4.0"),),
    "mastra": (("@mastra/core", "^1.71.0"), ("zod", "^4.6.7")),
    "mcp": (("@modelcontextprotocol/server", "^2.4.0"),),
    "mcp-v1": (("@modelcontextprotocol/sdk", "^1.32.2"), ("zod", "^4.6.7")),
    "openai-agents": (("@openai/agents", "^0.20.0"), ("zod", "^4.6.7")),
}
"""The packages that each adapter imports, with those that they expect next to them."""


def _packages(context: FileContext) -> tuple[tuple[str, str], ...]:
    """Return the packages that the adapters import, with their versions."""
    options = context.plan.options
    chosen = {options["adapters"]}
    if options["serve"] == "mcp":
        chosen.add("mcp")
    found = {
        package: version
        for name, packages in _PACKAGES.items()
        if name in chosen or "all" in chosen
        for package, version in packages
    }
    return tuple(sorted(found.items()))


def _exports(context: FileContext) -> tuple[tuple[str, str], ...]:
    """Return the modules that other packages may import."""
    del context
    return (("./adapters/*", "adapters/*"),)


SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "packages": _packages,
    "exports": _exports,
}
