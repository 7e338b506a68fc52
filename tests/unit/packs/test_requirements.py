"""The manifest that a scaffold writes lists what the emitted and scaffolded code imports."""

from __future__ import annotations

import ast
import itertools
import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from adlgen.testing.targets import render_case
from tests.conformance import suite

Files = Mapping[str, str]
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"serve": "mcp"},
    {"client": "mcp"},
    {"client": "mcp", "lock": "true", "adapters": "all"},
    {"serve": "mcp", "repository": "true"},
)
CASES = ("agent-orders", "agent-built-ins-only", "agent-helpdesk", "elicits")


def emitted(case: str, target: str, options: dict[str, str]) -> Files:
    tree = render_case(suite.CASES[case], suite.TARGETS[target], options).tree
    return {file.path: file.text for file in tree}


# --- Python

DISTRIBUTIONS = {
    "agents": "openai-agents",
    "google": "google-genai",
    "langchain_core": "langchain-core",
    "pydantic_ai": "pydantic-ai-slim",
    # Each version of pydantic needs exactly one of its core.
    "pydantic_core": "pydantic",
    "typing_extensions": "typing-extensions",
}


def python_imports(text: str) -> set[str]:
    """Return the packages that a module imports when it runs."""
    waiting: list[ast.AST] = [ast.parse(text)]
    found: set[str] = set()
    while waiting:
        node = waiting.pop()
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                waiting += node.orelse
                continue
            case ast.Import():
                found |= {alias.name.partition(".")[0] for alias in node.names}
            case ast.ImportFrom(module=str(module), level=0):
                found.add(module.partition(".")[0])
            case _:
                pass
        waiting += ast.iter_child_nodes(node)
    return {DISTRIBUTIONS.get(name, name) for name in found - sys.stdlib_module_names}


def python(files: Files) -> Iterator[tuple[str, set[str], set[str]]]:
    manifest = tomllib.loads(files["pyproject.toml"])
    (own,) = (path.split("/")[-1] for path in packages(manifest))
    needed = {re.split("[^A-Za-z0-9-]", line)[0] for line in manifest["project"]["dependencies"]}
    for path, text in files.items():
        if path.endswith(".py"):
            development = (
                set() if path.startswith("src/") else {*manifest["dependency-groups"]["dev"]}
            )
            yield path, python_imports(text) - {own}, needed | development


def packages(manifest: dict[str, Any]) -> list[str]:
    found: list[str] = manifest["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    return found


# --- TypeScript

IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["']((?!node:)[@\w][^"']*)["']""")


def typescript(files: Files) -> Iterator[tuple[str, set[str], set[str]]]:
    manifest = json.loads(files["package.json"])
    needed = {manifest["name"], *manifest.get("dependencies", {})}
    for path, text in files.items():
        if path.endswith(".ts"):
            code = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
            names = (found.split("/") for found in IMPORT.findall(code))
            imported = {"/".join(parts[: 1 + parts[0].startswith("@")]) for parts in names}
            development = set() if path.startswith("src/") else {*manifest["devDependencies"]}
            yield path, imported, needed | development


# --- Go


def go(files: Files) -> Iterator[tuple[str, set[str], set[str]]]:
    (own,) = re.findall(r"^module (\S+)$", files["go.mod"], re.MULTILINE)
    modules = re.findall(r"^(?:require )?\t?(\S+) v\S+$", files["go.mod"], re.MULTILINE)
    for path, text in files.items():
        if path.endswith(".go"):
            blocks = re.findall(
                r"^import (?:\((.*?)^\)|([^(\n]*)$)", text, re.DOTALL | re.MULTILINE
            )
            paths = re.findall(r'"([^"]+)"', "\n".join(itertools.chain(*blocks)))
            foreign = {one for one in paths if "." in one.split("/")[0] and not within(one, own)}
            owners = {one for one in foreign if any(within(one, module) for module in modules)}
            yield path, foreign, owners


def within(path: str, module: str) -> bool:
    return f"{path}/".startswith(f"{module}/")


# --- Rust


def crates(files: Files) -> set[str]:
    manifest = tomllib.loads(files["Cargo.toml"])
    sections = (manifest.get(key, {}) for key in ("dependencies", "dev-dependencies"))
    return {name.replace("-", "_") for section in sections for name in section}


def rust(files: Files) -> Iterator[tuple[str, set[str], set[str]]]:
    """Find only crates that some options need; compilers find the others."""
    known = set().union(*(crates(emitted("agent-orders", "rust", one)) for one in OPTIONS))
    # Code that is compiled only with a feature that the user adds, with its crate.
    optional = set(re.findall(r'\bcfg\(feature = "(\w+)"\)', "\n".join(files.values())))
    for path, text in files.items():
        if path.endswith(".rs"):
            code = re.sub(r"//[^\n]*", "", text)
            found = re.findall(r"(?<![\w:.])(?:::)?([a-z]\w*)::", code)
            modules = set(re.findall(r"\bmod (\w+)", code)) | set(re.findall(r"\bas (\w+)", code))
            yield path, (set(found) & known) - modules - optional, crates(files)


READERS: Mapping[str, Callable[[Files], Iterator[tuple[str, set[str], set[str]]]]] = {
    "go": go,
    "python-dataclass": python,
    "python-pydantic": python,
    "rust": rust,
    "typescript": typescript,
}


@pytest.mark.parametrize("options", OPTIONS, ids=lambda one: ",".join(one) or "none")
@pytest.mark.parametrize("target", READERS)
def test_every_import_is_of_a_declared_dependency(target: str, options: dict[str, str]) -> None:
    imported: set[str] = set()
    for case in CASES:
        for path, names, needed in READERS[target](emitted(case, target, options)):
            assert names <= needed, (case, path)
            imported |= names
    assert bool(options) <= bool(imported), "the imports of a framework are found"


TOOLCHAINS = suite.ROOT / "tests" / "toolchains"
REQUIREMENTS = suite.ROOT / "tests" / "requirements"


def test_modules_of_go_have_the_tested_versions() -> None:
    written = emitted("agent-orders", "go", {"client": "mcp", "adapters": "all"})["go.mod"]
    tested = (TOOLCHAINS / "frameworks-go" / "go.mod").read_text("utf-8")
    (block,) = re.findall(r"^require \(\n(.*?)^\)", written, re.DOTALL | re.MULTILINE)
    assert block == re.findall(r"^require \(\n(.*?)^\)", tested, re.DOTALL | re.MULTILINE)[0]
    assert "\ngo 1.26.4\n" in written
    assert "\ngo 1.26.4\n" in tested


def test_packages_of_python_have_the_lowest_tested_versions() -> None:
    options = {"serve": "mcp", "adapters": "all"}
    manifest = tomllib.loads(emitted("agent-orders", "python-pydantic", options)["pyproject.toml"])
    tested: dict[str, str] = {}
    for name in ("frameworks-previous", "frameworks"):
        pins = re.findall(
            r"^(\S+)==(\S+)$", (REQUIREMENTS / f"{name}.in").read_text("utf-8"), re.MULTILINE
        )
        for package, version in pins:
            tested.setdefault(package, version)
    lowest = dict(line.split(">=") for line in manifest["project"]["dependencies"])
    assert {*tested} - {"Jinja2", "PyYAML", "jsonschema", "msgspec"} <= {*lowest}
    for package in {*tested} & {*lowest} - {"uvicorn"}:
        assert f"{tested[package]}.".startswith(f"{lowest[package]}."), package
