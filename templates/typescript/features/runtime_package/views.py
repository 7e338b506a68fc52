"""The views of the runtime as a package of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext

from ...literals import string
from ...node import runtime_node
from ..shared.adapters import adapter_packages
from ..shared.package import BUILD, DEVELOPMENT, json_entries, node_tests


class PackageView(Struct):
    """The data for the files that are not modules of the runtime."""

    title: Code
    """The name as text; ``name`` is its literal."""
    name: Code
    release: Code
    version: Code
    minor: Code
    node: Code
    scripts: tuple[Code, ...]
    peers: tuple[Code, ...]
    """The packages that adapters import, with their versions."""
    optional: tuple[Code, ...]
    development: tuple[Code, ...]
    has_sources: bool
    """Whether imports are those of the sources."""


def package_view(context: FileContext) -> PackageView:
    """Return the view of the files that are not modules of the runtime."""
    plan = context.plan
    name = str(plan.words["module"]).lower()
    peers = dict(adapter_packages(context))
    tests = node_tests(context)
    return PackageView(
        title=Code(name),
        name=string(name),
        release=Code(plan.version),
        version=string(plan.version),
        minor=Code(plan.version.rpartition(".")[0]),
        node=Code(json.dumps(f">={runtime_node(context)}")),
        scripts=json_entries({**BUILD, "test": tests}),
        peers=json_entries(peers),
        optional=tuple(
            Code(f"{json.dumps(peer)}: {{ \"optional\": true }}{',' * (i + 1 < len(peers))}")
            for i, peer in enumerate(peers)
        ),
        development=json_entries(dict(sorted({**DEVELOPMENT, **peers}.items()))),
        has_sources=plan.options["imports"] == "ts",
    )


_FILES = (
    *("package.json.j2", "readme.md.j2", "changelog.md.j2", "tsconfig.json.j2"),
    *("index.ts.j2", "version.ts.j2", "runtime.test.ts.j2"),
)
VIEWS: Mapping[str, Callable[[FileContext], object]] = dict.fromkeys(_FILES, package_view)
