"""The views of the runtime as a package of its own."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...literals import string
from ..shared.packages import extras


def package_view(context: FileContext) -> View:
    """Return the view of the files that name the package or its version."""
    plan = context.plan
    return View(
        name=plan.words["kebab"],
        package=plan.words["package"],
        number=Code(plan.version),
        version=string(plan.version),
        extras=tuple(
            View(name=Code(name), lines=Code(", ").joined(lines))
            for name, lines in extras().items()
        ),
    )


_FILES = ("pyproject.toml.j2", "readme.md.j2", "changelog.md.j2", "test.py.j2", "version.py.j2")
VIEWS = dict.fromkeys(_FILES, package_view)
