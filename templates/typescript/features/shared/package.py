"""The manifest of an emitted package, and the options of its compiler."""

from __future__ import annotations

import json
from collections.abc import Mapping

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.version import version_text
from adlgen.packs.view import View

from ...node import minimum_node


class PackageView(Struct):
    """``package.json``."""

    name: Code
    version: Code
    exports: tuple[Code, ...]
    """The modules that other packages import: specs and toolbox, the app, those of features."""
    scripts: tuple[Code, ...]
    has_programs: bool
    programs: tuple[Code, ...]
    """The entries of ``bin``."""
    has_dependencies: bool
    dependencies: tuple[Code, ...]
    """The packages that generated code imports, with their versions."""
    development: tuple[Code, ...]
    """The packages that build and check the project."""
    node: Code
    """The versions of Node on which all packages run."""


_CLEAN = "node -e \"require('node:fs').rmSync('dist', { recursive: true, force: true })\""
BUILD = {"build": f"{_CLEAN} && tsc", "prepack": "npm run build"}
"""Compiled files of removed sources would still be tested and packed."""
_TESTS = {
    "js": "npm run build && node --test dist/test/*.test.js",
    "ts": "tsc --noEmit && node --test test/*.test.ts",
}
"""With imports of sources, the tests run without a build."""
DEVELOPMENT = {"@types/node": "^20.19.0", "typescript": "~6.0.3"}
"""The packages that build and check a project."""


def package_view(context: FileContext) -> PackageView:
    """Return the view of the manifest of the package."""
    plan = context.plan
    name = str(plan.words["module"]).lower()
    programs = context.slot("programs")
    commands = {program: f"dist/src/bin/{program}.js" for program in programs}
    packages = dict(context.slot("packages"))
    if plan.options["runtime"]:
        packages[str(plan.options["runtime"])] = f"^{version_text()}"
    development = dict(context.slot("development_packages"))
    exports = {".": "index", "./wire": "wire", **dict(context.slot("exports"))}
    return PackageView(
        Code(json.dumps(name)),
        Code(json.dumps(plan.version or "0.0.0")),
        json_entries(
            {path: f"./dist/src/toolspec/{module}.js" for path, module in exports.items()}
        ),
        json_entries({**BUILD, **dict(context.slot("scripts")), "test": _test_script(context)}),
        bool(programs),
        json_entries(commands),
        bool(packages),
        json_entries(dict(sorted(packages.items()))),
        json_entries(dict(sorted({**DEVELOPMENT, **development}.items()))),
        Code(json.dumps(f">={minimum_node(context)}")),
    )


def tsconfig_view(context: FileContext) -> View:
    """Return the view of the options of the compiler."""
    return View(has_sources=context.plan.options["imports"] == "ts")


def json_entries(values: Mapping[str, str]) -> tuple[Code, ...]:
    """Return the lines of an object without its braces."""
    return tuple(Code(line) for line in json.dumps(values, indent=0).splitlines()[1:-1])


def node_tests(context: FileContext) -> str:
    """Return the command that runs the tests of a package."""
    return _TESTS[str(context.plan.options["imports"])]


def _test_script(context: FileContext) -> str:
    return " ".join([node_tests(context), *context.slot("tests")])
