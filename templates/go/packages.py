"""The import paths and names of emitted packages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.view import ViewValue
from adlgen.plan.model import Plan


def package(plan: Plan) -> Code:
    """Return the name of the package of the tools."""
    return Code(str(plan.options["package"]))


def runtime(plan: Plan) -> Code:
    """Return the import path of the runtime."""
    return plan.words["runtime"] or code("{}/adlrt", plan.words["module"])


def runtime_import(plan: Plan) -> Mapping[str, ViewValue]:
    """Return the values for ``core/runtime_import.go.j2``, the first line of imports of the module."""
    return {"adlrt": runtime(plan), "has_other_runtime": bool(plan.words["runtime"])}


def tools(plan: Plan) -> Code:
    """Return the import path of the package of the tools."""
    module, folder = plan.words["module"], plan.words["dir"]
    return module if folder == "." else code("{}/{}", module, folder)


def imports(plan: Plan, paths: Iterable[Code]) -> tuple[Code, ...]:
    """Return the lines that import packages, sorted; that of the tools has the name ``toolspec``."""
    own, name = tools(plan), Code("toolspec")
    return tuple(
        code('{} "{}"', name, path) if path == own and package(plan) != name else code('"{}"', path)
        for path in sorted(paths)
    )
