"""The versions of frameworks in the headers of adapters, in ``package.json``, in tests and in the documentation."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from adlgen.testing.targets import render_case
from tests.conformance import suite

ADAPTERS = suite.ROOT / "templates" / "typescript" / "features" / "adapters" / "runtime"
FRAMEWORKS = suite.ROOT / "tests" / "toolchains" / "frameworks"
TESTED: dict[str, dict[str, str]] = json.loads((FRAMEWORKS / "package.json").read_text("utf-8"))
LOCKED: dict[str, dict[str, Any]] = json.loads(
    (FRAMEWORKS / "package-lock.json").read_text("utf-8")
)["packages"]
DOCUMENTED = (suite.ROOT / "docs" / "frameworks.md").read_text("utf-8")


SHARED = {"adapt", "ask", "mcp-ask", "mcp-calls", "mcp-tools"}
NAMES = sorted({path.stem for path in ADAPTERS.glob("*.ts")} - SHARED)
"""The adapters, without what they share."""


def header(name: str) -> tuple[str, str, str]:
    """Return the package, the range of its versions and the version of Node of an adapter."""
    text = (ADAPTERS / f"{name}.ts").read_text("utf-8")
    found = re.search(
        r"^// Needs (\S+) ([\^\d.| ]+\d)(?: on Node ([\d.]+\d))?\.$", text, re.MULTILINE
    )
    assert found is not None
    assert f'"{found[1]}' in text
    return found[1], found[2], found[3] or "20.3"


def manifest(options: dict[str, str]) -> dict[str, Any]:
    tree = render_case(suite.CASES["agent-orders"], suite.TARGETS["typescript"], options).tree
    (text,) = (file.text for file in tree if file.path == "package.json")
    written: dict[str, Any] = json.loads(text)
    return written


@pytest.mark.parametrize("name", NAMES)
def test_versions_agree(name: str) -> None:
    package, versions, node = header(name)
    tested = {one.removeprefix(f"npm:{package}@") for one in aliases(package).values()}
    for version in versions.split(" || "):
        assert version.startswith("^")
        assert version[1:] in tested
        assert f"| `{name}` | `{package} {version[1:]}`" in DOCUMENTED
    written = manifest({"adapters": name})
    assert written["dependencies"][package] == versions
    assert written["engines"]["node"] == f">={node}"


def aliases(package: str) -> dict[str, str]:
    """Return the versions of a package that are tested, by the folder in which they are installed."""
    found = TESTED["dependencies"].items()
    return {n: v for n, v in found if n == package or v.startswith(f"npm:{package}@")}


@pytest.mark.parametrize("name", NAMES)
def test_all_packages_of_an_adapter_run_on_the_node_of_the_package(name: str) -> None:
    package, versions, node = header(name)
    for folder, version in aliases(package).items():
        if f"^{version.removeprefix(f'npm:{package}@')}" in versions.split(" || "):
            needed = {lowest(engines) for engines in engines_of(f"node_modules/{folder}", set())}
            assert max(needed | {(20, 3)}) == lowest(node)


def engines_of(path: str, seen: set[str]) -> list[str]:
    """Return the versions of Node on which a locked package runs, and those that it imports."""
    seen.add(path)
    entry = LOCKED[path]
    found = [entry["engines"]["node"]] if "node" in entry.get("engines", {}) else []
    for name in entry.get("dependencies", {}):
        folder = path
        while f"{folder}/node_modules/{name}".lstrip("/") not in LOCKED:
            folder = folder.rpartition("/node_modules/")[0] if "/node_modules/" in folder else ""
        next_path = f"{folder}/node_modules/{name}".lstrip("/")
        if next_path not in seen:
            found += engines_of(next_path, seen)
    return found


def lowest(engines: str) -> tuple[int, ...]:
    """Return the lowest version of a range without the zeros at its end: ``^20.19.0 || >=22``."""
    versions = [
        re.findall(r"\d+", one.split()[0]) for one in engines.replace("= ", "=").split("||")
    ]
    version = min([int(part) for part in one] or [0] for one in versions)
    while version[-1] == 0 and len(version) > 1:
        version.pop()
    return tuple(version)


def test_a_new_repository_needs_what_its_linter_needs() -> None:
    tools: dict[str, Any] = json.loads(
        (suite.ROOT / "tests" / "toolchains" / "node" / "package-lock.json").read_text("utf-8")
    )["packages"]
    options = {"repository": "true", "with_ci": "true", "with_docker": "true", "adapters": "none"}
    written = manifest(options)
    names = [*written["devDependencies"]]
    needed = [tools[f"node_modules/{name}"].get("engines", {}).get("node", "20") for name in names]
    assert max(lowest(one) for one in needed) == lowest(written["engines"]["node"])


@pytest.mark.parametrize(("adapters", "major"), [("none", 22), ("ai", 22), ("adk", 24)])
def test_workflow_and_container_have_the_node_of_the_package(adapters: str, major: int) -> None:
    options = {"repository": "true", "with_ci": "true", "with_docker": "true", "adapters": adapters}
    case, target = suite.CASES["agent-orders"], suite.TARGETS["typescript"]
    files = {file.path: file.text for file in render_case(case, target, options).tree}
    assert files["Dockerfile"].count(f"FROM node:{major}-slim") == 2
    assert f"node-version: {major}\n" in files[".github/workflows/ci.yml"]
