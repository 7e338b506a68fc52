"""What the adapters need in other files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View


def modules_view(context: FileContext) -> View:
    """Return the list of the adapters."""
    return View(modules=(Code("mcp"), *context.slot("adapters")))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {"mod.rs.j2": modules_view}


def _crates(context: FileContext) -> tuple[tuple[str, Code], ...]:
    """Return the crates that the adapters import, as entries of the manifest."""
    del context
    sdk = '{ version = "3.11", default-features = false, features = ["server", "transport-io"] }'
    return (
        ("rmcp", Code(sdk)),
        ("serde_json", Code('{ version = "1", features = ["preserve_order"] }')),
        ("tokio", Code('{ version = "1", features = ["macros", "rt-multi-thread"] }')),
    )


def _modules(context: FileContext) -> tuple[Code, ...]:
    """Return the modules of ``toolspec`` that the feature adds."""
    del context
    return (Code("adapters"),)


SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "crates": _crates,
    "modules": _modules,
}
