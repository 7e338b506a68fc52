"""Views of the files of a new repository."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from .bundle import Launch, bundle_view
from .named import example_of, names_of


def example_view(context: FileContext) -> View:
    """Return the view of an example tool."""
    return View(**example_of(context))


def names_view(context: FileContext) -> View:
    """Return the names of the repository, for pages and settings."""
    return View(**names_of(context))


def packed_view(context: FileContext) -> View:
    """Return the view of a bundle and of its entry in the registry."""
    path = f"server/{context.plan.words['kebab']}"
    return bundle_view(context, Launch("binary", path, f"${{__dirname}}/{path}"))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "example.rs.j2": example_view,
    "readme.md.j2": names_view,
    "ci.yml.j2": names_view,
    "dockerfile.j2": names_view,
    "manifest.json.j2": packed_view,
    "pack.sh.j2": packed_view,
    "server.json.j2": packed_view,
}

_FEATURES = {
    "anyhow": "`?` converts anyhow::Error; a ToolError inside is kept.",
    "schemars": "Types implement schemars::JsonSchema.",
    "tracing": "TracingLogger, and TracingSpans, middleware with a span per call.",
}


def _features(context: FileContext) -> tuple[tuple[str, Code], ...]:
    """Return the features with which the runtime of the repository uses more crates."""
    shared = context.plan.words["runtime"]
    return () if shared else tuple((name, Code(doc)) for name, doc in _FEATURES.items())


SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "features": _features,
}
