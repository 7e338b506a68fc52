"""Views of the files of a new repository."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from .bundle import Launch, bundle_view
from .named import example_of, names_of

_OF_EXAMPLES = {
    "models": ("pydantic", "dataclass"),
    "numbers": ("native",),
    "defaults": ("apply",),
    "layout": ("files",),
}
"""The values of options with which the example tools work."""


def example_view(context: FileContext) -> View:
    """Return the view of an example tool."""
    package = context.plan.words["package"]
    return View(package=package, **example_of(context, _OF_EXAMPLES))


def names_view(context: FileContext) -> View:
    """Return the names of the repository, for pages and settings."""
    return View(package=context.plan.words["package"], **names_of(context))


def _scripts(context: FileContext) -> tuple[Code, ...]:
    words = context.plan.words
    return (Code(f'{words["kebab"]} = "{words["package"]}.__main__:main"'),)


def packed_view(context: FileContext) -> View:
    """Return the view of a bundle and of its entry in the registry."""
    package = context.plan.words["package"]
    given = {"PYTHONPATH": "${__dirname}/server"}
    entry = f"server/{package}/__main__.py"
    return bundle_view(context, Launch("python", entry, "python3", ("-m", package), given))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "example.py.j2": example_view,
    "example_test.py.j2": example_view,
    "readme.md.j2": names_view,
    "gitattributes.j2": names_view,
    "ci.yml.j2": names_view,
    "dockerfile.j2": names_view,
    "manifest.json.j2": packed_view,
    "pack.sh.j2": packed_view,
    "server.json.j2": packed_view,
}
SLOTS = {"scripts": _scripts}
