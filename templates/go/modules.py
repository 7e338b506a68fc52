"""The modules that emitted packages import, and the versions of Go that they need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from adlgen.packs.context import FileContext

SDK = ("github.com/modelcontextprotocol/go-sdk", "v1.8.0", "1.25.0")
"""The official SDK of the Model Context Protocol: path, version, and version of Go."""
_ADAPTERS: Mapping[str, tuple[str, str, str]] = {
    "adk": ("github.com/inference-gateway/adk", "v0.26.3", "1.26.4"),
    "anthropic": ("github.com/anthropics/anthropic-sdk-go", "v1.84.0", "1.24"),
    "genai": ("google.golang.org/genai", "v1.77.0", "1.24"),
    "mcp": SDK,
    "openai": ("github.com/openai/openai-go/v3", "v3.96.0", "1.26.0"),
}
"""The module that each adapter imports, in the version that is tested."""


def adapter_modules(context: FileContext) -> tuple[tuple[str, str, str], ...]:
    """Return the modules that the adapters in use import."""
    options = context.plan.options
    chosen = {*str(options["adapters"]).split(",")}
    if options["serve"] == "mcp":
        chosen.add("mcp")
    return tuple(module for name, module in _ADAPTERS.items() if {name, "all"} & chosen)


def newest(versions: Iterable[str]) -> str:
    """Return the newest of versions of Go."""
    return max(versions, key=lambda text: [int(part) for part in text.split(".")])
