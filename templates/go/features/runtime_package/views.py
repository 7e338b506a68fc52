"""The views of the runtime as a module of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.version import current_version
from adlgen.packs.view import View


class PackageView(Struct):
    """The data for the files that are not code."""

    name: Code
    module: Code
    version: Code
    minor: Code


def package_view(context: FileContext) -> PackageView:
    """Return the view of the files that are not code."""
    plan = context.plan
    minor = plan.version.rpartition(".")[0]
    return PackageView(plan.words["kebab"], plan.words["module"], Code(plan.version), Code(minor))


def version_view(context: FileContext) -> View:
    """Return the view of the version as a number."""
    del context
    version = current_version()
    number = (version.major * 1000 + version.minor) * 1000 + version.patch
    return View(number=Code(str(number)))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    **dict.fromkeys(("go.mod.j2", "readme.md.j2", "changelog.md.j2"), package_view),
    "version.go.j2": version_view,
}
