"""What the adapters need in other files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

_SERDE_JSON = '{ version = "1", features = ["float_roundtrip", "preserve_order"] }'
_TOKIO = '{ version = "1", features = ["macros", "rt-multi-thread"] }'
_TURNS = ("anthropic", "gemini", "openai")
"""The providers without an official SDK: their modules read and write JSON."""
_CRATES: Mapping[str, Mapping[str, str]] = {
    "adk": {
        "anyhow": '"1"',
        "inference-gateway-adk": '"0.18"',
        # The version that the ADK takes tools of.
        "inference-gateway-sdk": '"0.28"',
        "serde_json": _SERDE_JSON,
        "tokio": _TOKIO,
    },
    "mcp": {
        "rmcp": '{ version = "3.11", default-features = false, features = ["elicitation", "request-state", "server", "transport-io"] }',
        "serde_json": _SERDE_JSON,
        "tokio": '{ version = "1", features = ["macros", "rt-multi-thread", "sync", "time"] }',
        "uuid": '{ version = "1", features = ["v4"] }',
    },
    **{name: {"serde_json": _SERDE_JSON} for name in _TURNS},
}
"""The crates that each adapter imports, as entries of the manifest."""


def _adapters(context: FileContext) -> tuple[str, ...]:
    """Return the adapters in use: those of the options, and those that other options need."""
    options = context.plan.options
    chosen = {*str(options["adapters"]).split(",")}
    if options["serve"] == "mcp":
        chosen.add("mcp")
    if options["hosted"]:
        chosen.add("adk")
    return tuple(name for name in _CRATES if name in chosen or "all" in chosen)


def modules_view(context: FileContext) -> View:
    """Return the list of the adapters."""
    adapters = _adapters(context)
    turns = [Code("turns")] * any(name in _TURNS for name in adapters)
    modules = (*map(Code, adapters), *turns, *context.slot("adapters"))
    return View(modules=tuple(sorted(modules)))


def strict_view(context: FileContext) -> View:
    """Return the view of an adapter for definitions that may be strict."""
    return View(has_strict=context.plan.options["strict"] != "none")


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "adk.rs.j2": strict_view,
    "anthropic.rs.j2": strict_view,
    "mod.rs.j2": modules_view,
    "openai.rs.j2": strict_view,
}


def _crates(context: FileContext) -> tuple[tuple[str, Code], ...]:
    """Return the crates that the adapters import, as entries of the manifest."""
    crates = {name: entry for one in _adapters(context) for name, entry in _CRATES[one].items()}
    return tuple((name, Code(entry)) for name, entry in crates.items())


def _modules(context: FileContext) -> tuple[Code, ...]:
    """Return the modules of ``toolspec`` that the feature adds."""
    del context
    return (Code("adapters"),)


SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "crates": _crates,
    "modules": _modules,
}
