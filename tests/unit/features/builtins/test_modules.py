"""A built-in tool brings only the modules that it needs."""

from __future__ import annotations

import itertools
import json
import posixpath
import re
from collections.abc import Mapping

import pytest

from adlgen.document.node import Source
from adlgen.testing.targets import render_source
from tests.conformance import suite

TOOLS = ("read", "write", "edit", "bash", "fetch")
SUBSETS = [some for size in range(1, 6) for some in itertools.combinations(TOOLS, size)]
IMPORTS = {
    "typescript": re.compile(r'from "(\.[^"]+)\.js"'),
    "rust": re.compile(r"(?<!super::)super::(?:builtins::)?(\w+)(?=::|;)"),
    "python": re.compile(r"^ *from (\.+)([\w.]*) import ([\w, ]*|\([^)]*\))", re.MULTILINE),
}
SHARED = {
    "typescript": re.compile(r"src/builtins/\w+\.ts"),
    "rust": re.compile(r"src/toolspec/builtins/(?!mod\.)\w+\.rs"),
    "python": re.compile(
        r".*/toolspec/_(paths|files|processes|commands|connection|http|shell|words)\.py"
    ),
}
"""The modules that tools share, and in TypeScript and Rust the tools."""


def emitted(target: str, tools: tuple[str, ...]) -> dict[str, str]:
    manifest = {
        "apiVersion": "adl.inference-gateway.com/v1",
        "kind": "Agent",
        "metadata": {"name": "some", "description": "Some tools.", "version": "1.0.0"},
        "spec": {
            "capabilities": dict.fromkeys(
                ("streaming", "pushNotifications", "stateTransitionHistory"), False
            ),
            "server": {"port": 8080},
            "language": {},
            "config": {"tools": {tool: {"enabled": True} for tool in tools}},
            "tools": [{"id": tool} for tool in tools],
        },
    }
    source = Source("agent.json", json.dumps(manifest))
    tree = render_source(source, suite.TARGETS[target], {}).tree
    return {file.path: file.text for file in tree}


def imported(path: str, text: str) -> set[str]:
    """Return the modules of the output that a module imports."""
    folder = posixpath.dirname(path)
    if path.endswith(".ts"):
        found = IMPORTS["typescript"].findall(text)
        return {posixpath.normpath(f"{folder}/{name}.ts") for name in found}
    if path.endswith(".rs"):
        # Only these import modules of the folder; its list has all.
        of_folder = posixpath.basename(folder) == "builtins" or path.endswith("/wire.rs")
        found = IMPORTS["rust"].findall(text) if of_folder and not path.endswith("/mod.rs") else []
        return {f"src/toolspec/builtins/{name}.rs" for name in found if name != "super"}
    modules = set()
    for dots, name, members in IMPORTS["python"].findall(text):
        parent = posixpath.normpath(posixpath.join(folder, *[".."] * (len(dots) - 1)))
        module = posixpath.join(parent, *filter(None, name.split(".")))
        modules.add(f"{module}.py")
        modules |= {f"{module}/{member}.py" for member in re.findall(r"\w+", members)}
    return modules


def reachable(files: Mapping[str, str], shared: re.Pattern[str]) -> set[str]:
    waiting = [path for path in files if not shared.fullmatch(path)]
    seen = set(waiting)
    while waiting:
        path = waiting.pop()
        new = imported(path, files[path]) & files.keys() - seen
        seen |= new
        waiting += new
    return seen


@pytest.mark.parametrize("tools", SUBSETS, ids="-".join)
@pytest.mark.parametrize("target", ["typescript", "rust", "python-dataclass"])
def test_every_module_is_imported(target: str, tools: tuple[str, ...]) -> None:
    files, shared = emitted(target, tools), SHARED[target.partition("-")[0]]
    assert {path for path in files if shared.fullmatch(path)} <= reachable(files, shared)
    for path, text in files.items():
        if "/builtins/" in path or shared.fullmatch(path):
            missing = imported(path, text) - files.keys()
            local = {name for name in missing if shared.fullmatch(name)}
            assert not local, path


@pytest.mark.parametrize("tools", SUBSETS, ids="-".join)
def test_the_list_of_modules_is_that_of_the_files(tools: tuple[str, ...]) -> None:
    files = emitted("rust", tools)
    listed = re.findall(r"^pub mod (\w+);$", files["src/toolspec/builtins/mod.rs"], re.MULTILINE)
    assert {f"src/toolspec/builtins/{name}.rs" for name in listed} == {
        path for path in files if SHARED["rust"].fullmatch(path)
    }


def test_read_brings_neither_processes_nor_http() -> None:
    files, folder = emitted("rust", ("read",)), "src/toolspec/builtins/"
    names = {path.removeprefix(folder) for path in files if path.startswith(folder)}
    shared = {"blocking.rs", "files.rs", "paths.rs", "plain_files.rs", "walk.rs"}
    assert names == {"mod.rs", "read.rs", *shared}
    code = re.compile(r"\bunsafe (?:extern\b|\{|fn\b|impl\b)")
    assert {path for path, text in files.items() if code.search(text)} == {f"{folder}walk.rs"}
    shown = r"^(?<!#\[doc\(hidden\)\]\n)pub mod (\w+);"
    assert re.findall(shown, files[f"{folder}mod.rs"], re.MULTILINE) == ["read"]
