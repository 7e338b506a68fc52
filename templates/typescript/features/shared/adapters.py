"""The packages that the emitted adapters import."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.packs.context import FileContext

_PACKAGES: Mapping[str, tuple[tuple[str, str], ...]] = {
    "adk": (("@inference-gateway/adk", "^0.16.0"),),
    "ai": (("ai", "^7.0.173"),),
    "ai-v5": (("ai", "^5.0.277 || ^6.0.326"),),
    "anthropic": (("@anthropic-ai/sdk", "^1.14.0"),),
    "google-genai": (("@google/genai", "^3.3.0"),),
    "langchain": (("@langchain/core", "^1.4.0"),),
    "mastra": (("@mastra/core", "^1.71.0"), ("zod", "^4.6.7")),
    "mcp": (("@modelcontextprotocol/server", "^2.4.0"),),
    "mcp-v1": (("@modelcontextprotocol/sdk", "^1.32.2"), ("zod", "^4.6.7")),
    "openai": (("openai", "^7.57.0"),),
    "openai-agents": (("@openai/agents", "^0.20.0"), ("zod", "^4.6.7")),
}
"""The packages that each adapter imports, with those that they expect next to them."""
NODE = {
    "adk": "24.15",
    "ai": "22",
    "google-genai": "22",
    "mastra": "22.13",
    "openai": "22",
    "openai-agents": "22",
}
"""The versions of Node that these packages, or packages that they import, need; the others need 20 at most."""
_EARLIER = {"ai-v5"}
"""The adapters for earlier versions of a package, which the choice of all leaves out."""


def chosen_adapters(context: FileContext) -> set[str]:
    """Return the names of the emitted adapters."""
    options = context.plan.options
    chosen = {*str(options["adapters"]).split(",")}
    if options["serve"] == "mcp":
        chosen.add("mcp")
    if "all" in chosen:
        chosen |= set(_PACKAGES) - _EARLIER
    return chosen & set(_PACKAGES)


def adapter_packages(context: FileContext) -> tuple[tuple[str, str], ...]:
    """Return the packages that the adapters import, with their versions."""
    found = {pair for name in chosen_adapters(context) for pair in _PACKAGES[name]}
    versions = {package: [v for p, v in sorted(found) if p == package] for package, _ in found}
    return tuple((package, " || ".join(versions[package])) for package in sorted(versions))
