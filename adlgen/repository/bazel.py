"""The part ``bazel``: a workspace with the rules of adlgen, and a test that generated files are up to date."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath

from adlgen.output.tree import FileTree

PART = "bazel"
RULES = "bazel/rules_adlgen"
"""The folder of the rules in a repository; they are a module of their own."""
_PACKAGE = Path(__file__).parents[1]
_LEFT_OUT = frozenset({"README.md"})
_MODULE = f"""\
module(name = "agent")

bazel_dep(name = "rules_adlgen", version = "0.1.0")
local_path_override(
    module_name = "rules_adlgen",
    path = "{RULES}",
)

# The adlgen that is installed on the machine.
installed = use_extension("@rules_adlgen//:extensions.bzl", "installed")
use_repo(installed, "adlgen_installed")

register_toolchains("@adlgen_installed//:toolchain")
"""
_BUILD = """\
load("@rules_adlgen//:defs.bzl", "adlgen_check_test", "adlgen_library", "adlgen_update")

adlgen_library(
    name = "generated",
%(options)s    spec = "agent.yaml",
    target = "%(target)s",
)

CHECKED_IN = glob([
%(files)s], allow_empty = True)

adlgen_check_test(
    name = "generated_test",
    checked_in = CHECKED_IN,
    dir = ".",
    generated = ":generated",
    update = "//:update",
)

adlgen_update(
    name = "update",
    checked_in = CHECKED_IN,
    dir = ".",
    generated = ":generated",
)
"""
_RC = """\
# No links to outputs in the source tree.
common --experimental_convenience_symlinks=ignore
"""
_IGNORED = (RULES, "node_modules", "target", ".venv")


def bazel_files(target: str, options: Mapping[str, str], tree: FileTree) -> Mapping[str, str]:
    """Return the files of the part by path, for a repository with these files and options of a pack."""
    given = "".join(f"        {_text(k)}: {_text(v)},\n" for k, v in sorted(options.items()))
    build = {
        "options": f"    options = {{\n{given}    }},\n" if given else "",
        "target": target,
        "files": "".join(f"    {_text(pattern)},\n" for pattern in _patterns(tree)),
    }
    return {
        "MODULE.bazel": _MODULE,
        "BUILD.bazel": _BUILD % build,
        ".bazelrc": _RC,
        ".bazelignore": "".join(f"{name}\n" for name in _IGNORED),
        **dict(_rules()),
    }


def _text(value: str) -> str:
    """Return a string of Starlark, whose escapes are those of JSON."""
    return json.dumps(value)


def _rules() -> Iterator[tuple[str, str]]:
    inside = _PACKAGE / "bazel"
    folder = inside if inside.is_dir() else _PACKAGE.parent / "bazel"
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.name not in _LEFT_OUT:
            yield f"{RULES}/{path.relative_to(folder).as_posix()}", path.read_text("utf-8")


def _patterns(tree: FileTree) -> Sequence[str]:
    """Return patterns of the generated files: folders without user-owned files, or else files."""
    shared = {
        parent for file in tree.owned_by("user") for parent in PurePosixPath(file.path).parents
    }
    shared.add(PurePosixPath())
    found: set[str] = set()
    for file in tree.owned_by("adlgen"):
        path = PurePosixPath(file.path)
        own = [parent for parent in path.parents if parent not in shared]
        found.add(f"{own[-1]}/**" if own else file.path)
    return sorted(found)
