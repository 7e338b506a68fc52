"""Views of the files of a new repository."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...packages import runtime_import
from .bundle import Launch, bundle_view
from .named import example_of, names_of

_INDIRECT = (
    "github.com/google/jsonschema-go v0.4.3",
    "github.com/segmentio/asm v1.1.3",
    "github.com/segmentio/encoding v0.5.4",
    "github.com/yosida95/uritemplate/v3 v3.0.2",
    "golang.org/x/oauth2 v0.35.0",
    "golang.org/x/sync v0.20.0",
    "golang.org/x/sys v0.41.0",
    "golang.org/x/time v0.15.0",
)
"""What the SDK of a server imports, as ``go mod tidy`` writes it."""
_OF_EXAMPLES = {"integers": ("native",), "numbers": ("native",), "defaults": ("apply",)}
"""The values of options with which the example tools work."""


def example_view(context: FileContext) -> View:
    """Build the view of an example tool."""
    module = context.plan.words["module"]
    shared = example_of(context, _OF_EXAMPLES)
    return View(module=module, **shared, **runtime_import(context.plan))


def readme_view(context: FileContext) -> View:
    """Build the view of the page about the repository."""
    return View(**names_of(context))


def workflow_view(context: FileContext) -> View:
    """Build the view of the workflow."""
    return View(install=Code(str(context.plan.options["install"])))


def _indirect(context: FileContext) -> tuple[Code, ...]:
    del context
    return tuple(map(Code, _INDIRECT))


def packed_view(context: FileContext) -> View:
    """Build the view of a bundle and of its entry in the registry."""
    path = f"server/{context.plan.words['kebab']}"
    return bundle_view(context, Launch("binary", path, f"${{__dirname}}/{path}"))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "example.go.j2": example_view,
    "example_test.go.j2": example_view,
    "readme.md.j2": readme_view,
    "ci.yml.j2": workflow_view,
    "manifest.json.j2": packed_view,
    "pack.sh.j2": packed_view,
    "server.json.j2": packed_view,
}
SLOTS = {"indirect_modules": _indirect}
