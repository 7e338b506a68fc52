"""The packages that emitted modules import, as requirements of a project."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext

from ...literals import string

SDK = "mcp>=2.3"
"""The official SDK of the Model Context Protocol."""
_SERVER = ("anyio>=4.9", SDK, "pydantic>=2.12")
"""What a server imports; it uses the versions of the others that the SDK needs."""
_ADAPTERS: Mapping[str, tuple[str, ...]] = {
    "anthropic": ("anthropic>=1.17",),
    "fastmcp": ("fastmcp>=4.1", SDK, "pydantic>=2.12"),
    "google-genai": ("google-genai>=2.34",),
    "langchain": ("langchain-core>=0.3.86", "pydantic>=2.12"),
    "mcp": _SERVER,
    "openai": ("openai>=2.54",),
    "openai-agents": ("openai-agents>=0.20",),
    "pydantic-ai": ("pydantic-ai-slim>=1.107.10",),
}
"""The packages that each adapter imports, in the lowest versions that are tested."""
PROGRAM = ("starlette>=0.48", "uvicorn>=0.31.1")
"""What a program that serves imports in addition."""


def adapter_packages(context: FileContext) -> tuple[Code, ...]:
    """Return the requirements of the adapters in use."""
    options = context.plan.options
    chosen = {*str(options["adapters"]).split(",")}
    if options["serve"] == "mcp":
        chosen.add("mcp")
    return requirements(
        line for name, lines in _ADAPTERS.items() if {name, "all"} & chosen for line in lines
    )


def extras() -> dict[str, tuple[Code, ...]]:
    """Return the requirements of each adapter, and those of a server by the name of its adapter."""
    return {
        name: requirements((*lines, *PROGRAM) if name == "mcp" else lines)
        for name, lines in _ADAPTERS.items()
    }


def requirements(lines: Iterable[str]) -> tuple[Code, ...]:
    """Return requirements as strings of TOML."""
    return tuple(Code(string(line)) for line in lines)
