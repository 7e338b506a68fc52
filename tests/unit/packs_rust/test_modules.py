"""The modules of tools do not collide with those that emitted code needs."""

from __future__ import annotations

import json
import posixpath
import re
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from adlgen.document.node import Source
from adlgen.testing.targets import render_source
from tests.conformance import suite

NAMES = (
    *("adapters", "builtins", "client", "command", "commands", "config", "decimal", "generation"),
    *("integer", "mod", "operations", "programs", "runtime", "specs", "strict", "tools", "types"),
    "wire",
)
CASES = (
    "agent-built-ins-only",
    "agent-client",
    "agent-helpdesk",
    "agent-orders",
    "agent-programs",
    "enums",
)
OPTIONS = {
    "integers": "big",
    "numbers": "exact",
    "client": "mcp",
    "strict": "auto",
    "adapters": "all",
}


@pytest.mark.parametrize("layout", ["files", "single"])
@pytest.mark.parametrize("wiring", ["true", "false"])
def test_every_module_has_a_name_of_its_own(layout: str, wiring: str) -> None:
    tools = [{"name": name, "inputSchema": {"type": "object"}} for name in NAMES]
    source = Source("tools.json", json.dumps({"server": "some", "tools": tools}))
    options = {**OPTIONS, "layout": layout, "wiring": wiring}
    tree = render_source(source, suite.TARGETS["rust"], options).tree
    files = {file.path: file.text for file in tree}
    modules = modules_of(files["src/toolspec/mod.rs"])
    if layout == "single":
        modules += modules_of(files["src/toolspec/specs.rs"])
    assert [name for name, count in Counter(modules).items() if count > 1] == []
    assert len(modules) >= len(NAMES) + len(OPTIONS)


def test_the_types_of_a_tool_name_it() -> None:
    told = {"type": "object", "description": "What to take.", "properties": {"a": {}}}
    tools = [
        {"name": "take", "inputSchema": {"type": "object"}, "outputSchema": told},
        {"name": "list", "inputSchema": told, "outputSchema": {"type": "array"}},
    ]
    source = Source("tools.json", json.dumps({"server": "some", "tools": tools}))
    tree = render_source(source, suite.TARGETS["rust"], {"wiring": "false"}).tree
    files = {file.path: file.text for file in tree}
    documented = {
        (path, name): text
        for path in ("take", "list")
        for text, name in re.findall(
            r"^/// (.*)\n(?:#.*\n)*pub (?:struct|type) (Input|Output)\b",
            files[f"src/toolspec/{path}.rs"],
            re.MULTILINE,
        )
    }
    assert documented == {
        ("take", "Input"): "The input of `take`.",
        ("take", "Output"): "What to take.",
        ("list", "Input"): "What to take.",
        ("list", "Output"): "The output of `list`.",
    }


def modules_of(text: str) -> list[str]:
    return re.findall(r"^(?:pub )?mod (\w+)\b", text, re.MULTILINE)


def reached(files: Mapping[str, str], path: str = "src/toolspec/mod.rs") -> Iterator[str]:
    """Yield the modules that the root of the output declares, directly or not."""
    yield path
    folder, name = posixpath.split(path)
    base = folder if name in ("mod.rs", "lib.rs") else path.removesuffix(".rs")
    declared = r'(?:^#\[path = "(.*)"\]\n)?^(?:pub(?:\(crate\))? )?mod (\w+);'
    for other, module in re.findall(declared, files[path], re.MULTILINE):
        if other:
            yield from reached(files, posixpath.join(folder, other))
            continue
        (found,) = {f"{base}/{module}.rs", f"{base}/{module}/mod.rs"} & files.keys()
        yield from reached(files, found)


@pytest.mark.parametrize("case", CASES)
def test_no_module_is_dead(case: str) -> None:
    files = {file.path: file.text for file in suite.rendered(case, "rust").tree}
    emitted = {path for path in files if path.startswith("src/toolspec/")}
    assert {*reached(files)} == emitted
    runtime = "src/toolspec/runtime/"
    listed = files[f"{runtime}mod.rs"]
    texts = [text for path, text in files.items() if path.startswith(runtime)]
    for module in re.findall(r"^mod (\w+);", listed, re.MULTILINE):
        used = rf"(?:super|crate::toolspec::runtime)::{module}\b|^pub(?:\(crate\))? use {module}::"
        declares = re.search(r"^pub", files[f"{runtime}{module}.rs"], re.MULTILINE)
        # Others only implement traits.
        assert not declares or any(re.search(used, text, re.MULTILINE) for text in texts), module


@pytest.mark.parametrize("case", CASES)
def test_unsafe_code_is_forbidden_unless_it_is_needed(case: str) -> None:
    files = {file.path: file.text for file in suite.rendered(case, "rust").tree}
    code = [re.sub(r"//.*", "", text) for text in files.values()]
    has_unsafe = any(re.search(r"\bunsafe\b", text) for text in code)
    forbidden = "#![forbid(unsafe_code)]\n"
    assert (forbidden in files["src/toolspec/mod.rs"]) is not has_unsafe
    assert forbidden in files["src/toolspec/runtime/mod.rs"]


def test_a_tool_brings_no_code_of_built_in_ones() -> None:
    files = {file.path for file in suite.rendered("agent-client", "rust").tree}
    assert not [path for path in files if "/builtins/" in path]
