"""``toolspec/index.ts`` exports every type, and a bundle has only the tools that are used."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from adlgen import api
from adlgen.packs.bundled import bundled_folder
from adlgen.packs.load import read_language
from tests.conformance import suite
from tests.unit.cli.conftest import SPEC, tool

NODE = suite.ROOT / "tests" / "toolchains" / "node" / "node_modules"
RUNTIME = bundled_folder() / "typescript" / "core" / "runtime"
MOST_BYTES = 25_800
"""Of the minified runtime."""
MOST_WITH_ALL = 33_280
"""The same with the keywords that most schemas lack, and the programs of patterns."""
_EXPORTED = re.compile(r"^export (?:abstract )?(?:interface|class|type) (\w+)", re.MULTILINE)
_LISTED = re.compile(r"^export (?:type )?\{(.*?)\}", re.MULTILINE | re.DOTALL)


def exported() -> set[str]:
    """Return the types and classes that the runtime exports."""
    text = (RUNTIME / "runtime.ts").read_text("utf-8")
    lists = [
        name.split()[-1]
        for listed in _LISTED.findall(text)
        for name in listed.split(",")
        if name.strip()
    ]
    modules = re.findall(r'export \* from "\./runtime/(\w+)\.js"', text)
    texts = [(RUNTIME / f"{module}.ts").read_text("utf-8") for module in modules]
    return {n for n in lists if n[0].isupper()} | {n for t in texts for n in _EXPORTED.findall(t)}


def test_the_names_of_the_runtime_are_reserved() -> None:
    reserved = read_language("typescript").naming["type"].reserved
    assert exported() <= reserved


@pytest.fixture(scope="module")
def toolspec(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Generate tools, one of which has types with the names of types of the runtime."""
    folder = tmp_path_factory.mktemp("barrel")
    spec = folder / "agent.yaml"
    part = "{type: object, properties: {part: {type: object, properties: {x: {type: string}}}}}"
    text = "{type: object, x-adlgen: {output: {type: string}}}"
    spec.write_text(SPEC.replace("toy:", "typescript:") + tool("json", text) + tool("order", part))
    options = {"wiring": "false"}
    result = api.generate(
        spec, targets=["typescript"], output=folder, options=options, isolated=True
    )
    assert result.ok, result.diagnostics
    (folder / "package.json").write_text('{"type": "module"}')
    return folder / "src" / "toolspec"


@pytest.mark.native
def test_nested_types_and_the_runtime_are_exported(toolspec: Path) -> None:
    if shutil.which(NODE / ".bin" / "tsc") is None:
        pytest.skip("tsc is not installed")
    use = toolspec.parent / "use.ts"
    use.write_text(
        'import { type JsonToolOutput, type OrderPart, Toolbox, ToolError, specs } from "./toolspec/index.js";\n'
        'export const part: OrderPart = { x: "a" };\n'
        'export const output: JsonToolOutput = "of the tool json";\n'
        "export const all = [Toolbox, ToolError, specs];\n"
    )
    options = [
        "--module",
        "nodenext",
        "--target",
        "es2022",
        "--strict",
        "--noEmit",
        "--skipLibCheck",
    ]
    types = ["--types", "node", "--typeRoots", str(NODE / "@types")]
    done = subprocess.run(
        [NODE / ".bin" / "tsc", *options, *types, use], capture_output=True, text=True, check=False
    )
    assert done.stdout == ""


@pytest.mark.native
def test_a_bundle_of_one_tool_has_no_other(toolspec: Path) -> None:
    if shutil.which(NODE / ".bin" / "esbuild") is None:
        pytest.skip("esbuild is not installed")
    use = toolspec.parent / "bundled.ts"
    use.write_text('import { jsonSpec } from "./toolspec/index.js";\nconsole.log(jsonSpec);\n')
    program = str(NODE / ".bin" / "esbuild")
    command = [program, str(use), "--bundle", "--format=esm", "--platform=node"]
    bundle = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert 'name: "json"' in bundle
    assert 'name: "order"' not in bundle


@pytest.mark.native
def test_the_runtime_is_small(toolspec: Path) -> None:
    if shutil.which(NODE / ".bin" / "esbuild") is None:
        pytest.skip("esbuild is not installed")
    everything = toolspec / "everything.ts"
    modules = ("runtime.js", "runtime/more.js", "runtime/pattern.js")
    everything.write_text("".join(f'export * from "./{module}";\n' for module in modules))
    for start, most in ((toolspec / "runtime.ts", MOST_BYTES), (everything, MOST_WITH_ALL)):
        command = [str(NODE / ".bin" / "esbuild"), str(start), "--bundle", "--format=esm"]
        command += ["--minify", "--platform=node"]
        bundle = subprocess.run(command, capture_output=True, check=True).stdout
        assert len(bundle) <= most
