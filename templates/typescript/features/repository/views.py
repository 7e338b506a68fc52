"""Views of the files of a new repository."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...node import image_of_node
from .bundle import Launch, bundle_view
from .named import example_of, names_of


def example_view(context: FileContext) -> View:
    """Return the view of an example tool."""
    return View(**example_of(context))


def names_view(context: FileContext) -> View:
    """Return the names of the repository, for pages and settings."""
    return View(node=Code(image_of_node(context)), **names_of(context))


def _development_packages(context: FileContext) -> tuple[tuple[str, str], ...]:
    del context
    return (("eslint", "^10.15.0"), ("typescript-eslint", "^8.74.0"))


def _node_versions(context: FileContext) -> tuple[str, ...]:
    """Return the version of Node that ESLint needs."""
    del context
    return ("20.19",)


def _scripts(context: FileContext) -> tuple[tuple[str, str], ...]:
    del context
    return (("lint", "eslint"), ("start", "node dist/src/main.js"))


def packed_view(context: FileContext) -> View:
    """Return the view of a bundle and of its entry in the registry."""
    path = "server/dist/src/main.js"
    return bundle_view(context, Launch("node", path, "node", (f"${{__dirname}}/{path}",)))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "example.ts.j2": example_view,
    "example_test.ts.j2": example_view,
    "readme.md.j2": names_view,
    "ci.yml.j2": names_view,
    "Dockerfile.j2": names_view,
    "manifest.json.j2": packed_view,
    "pack.sh.j2": packed_view,
    "server.json.j2": packed_view,
}
SLOTS = {
    "development_packages": _development_packages,
    "node_versions": _node_versions,
    "scripts": _scripts,
}
