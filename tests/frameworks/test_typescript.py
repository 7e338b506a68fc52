"""Frameworks take emitted tools: as they are, with inferred types, and through adapters."""

from __future__ import annotations

import json
import re
import shutil
import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from adlgen.document import read_source
from adlgen.testing.targets import render_case, render_source
from tests.conformance import suite
from tests.frameworks import cells
from tests.frameworks.servers import check, run
from tests.frameworks.table import PAGE, Row, check_table

TOOLCHAINS = suite.ROOT / "tests/toolchains"
TSC = TOOLCHAINS / "node/node_modules/.bin/tsc"
ESLINT = TOOLCHAINS / "node/node_modules/.bin/eslint"
PACKAGES = TOOLCHAINS / "frameworks/node_modules"
EARLIER = ("ai-v5", "ai-v6")
"""The folders of earlier versions of the AI SDK."""
PREVIOUS = {
    "@anthropic-ai/sdk": "anthropic-v0",
    "@google/genai": "google-genai-v2",
    "@langchain/core": "langchain-core-v0",
    "openai": "openai-v6",
}
"""The folders of the previous major versions of other packages."""
PROBES = ("probe.ts", "probe-turns.ts", "probe-agents.ts")
OPTIONS = ("options.test.ts", "request.ts", "turns.test.ts")
ALIAS = "npm:ai@"
SERVER = Path(__file__).with_name("server.ts")
EXAMPLE = """\
import { type Handlers, toolbox } from "./src/toolspec/index.js";

declare const handlers: Handlers;
declare const name: string;
declare const args: string;

LINES
export { isError, text };
"""
"""What the documentation of the index shows."""
COMPILER = {
    "target": "ES2022",
    "module": "NodeNext",
    "strict": True,
    "exactOptionalPropertyTypes": True,
    "skipLibCheck": True,
    "preserveSymlinks": True,
    "outDir": "dist",
    "rootDir": ".",
    "types": ["node"],
    "typeRoots": [str(TOOLCHAINS / "node/node_modules/@types")],
}
LINTER = f"""\
import {{ createRequire }} from "node:module";

const require = createRequire("{TOOLCHAINS}/node/package.json");
const {{ configs }} = require("typescript-eslint");

export default [
  ...configs.strictTypeChecked,
  ...configs.stylisticTypeChecked,
  {{ languageOptions: {{ parserOptions: {{ project: "tsconfig.lint.json" }} }} }},
];
"""


@pytest.mark.native
def test_frameworks_take_tools_with_their_types(tmp_path: Path) -> None:
    if shutil.which("node") is None:
        warnings.warn("the frameworks of TypeScript are NOT checked: no node", stacklevel=1)
        pytest.skip("node is not installed")
    programs = [
        Path(__file__).with_name(name)
        for name in ("frameworks.test.ts", "adapters.test.ts", *OPTIONS, *PROBES, "typed.ts")
    ]
    emitted = compile_with(tmp_path, programs, {"wiring": "false", "adapters": "all"})
    assert "# pass 3" in run(["node", "--test", "dist/frameworks.test.js"], tmp_path)
    assert "# pass 6" in run(["node", "--test", "dist/options.test.js"], tmp_path)
    assert "# pass 5" in run(["node", "--test", "dist/turns.test.js"], tmp_path)
    cells.check("TypeScript", "current", probed(tmp_path, *PROBES[1:]))
    versions = json.loads((PACKAGES.parent / "package.json").read_text("utf-8"))["dependencies"]
    lines = run(["node", "dist/adapters.test.js"], tmp_path).splitlines()
    rows = [Row(*json.loads(line)) for line in lines]
    named = [replace(row, framework=shown(row.framework, versions)) for row in rows]
    (at,) = (i for i, row in enumerate(rows) if row.adapter == "`ai`")
    earlier = [
        replace(
            named[at], adapter="`ai-v5`", framework=f"`ai {versions[name].removeprefix(ALIAS)}`"
        )
        for name in EARLIER
    ]
    check_table("TypeScript", [*named[: at + 1], *earlier, *named[at + 1 :]])
    section = PAGE.read_text("utf-8").partition("\n## TypeScript\n")[2].partition("\n## ")[0]
    adapters = {Path(path).stem: text for path, text in emitted.items() if "/adapters/" in path}
    shared = {"adapt", "ask", "mcp-ask", "mcp-calls", "mcp-tools"}
    assert adapters.keys() - shared == {row.adapter.strip("`") for row in rows}
    for row in rows:
        examples = re.findall(r"`([^`]*toolbox[^`]*)`[.,\n]", adapters[row.adapter.strip("`")])
        assert examples
        assert all(example in section for example in examples)


def probed(folder: Path, *programs: str) -> list[Any]:
    """Return what the programs of probes print: a line of JSON for each adapter."""
    names = [Path(program).with_suffix(".js") for program in programs]
    lines = [line for name in names for line in run(["node", f"dist/{name}"], folder).splitlines()]
    return [json.loads(line) for line in lines]


def shown(framework: str, versions: dict[str, str]) -> str:
    """Return the name and the version of a package, and which of its APIs was used."""
    package, *of = framework.split(",")
    return ",".join([f"`{package} {versions[package]}`", *of])


@pytest.mark.native
@pytest.mark.parametrize("package", EARLIER)
def test_earlier_versions_of_the_ai_sdk_take_the_tools(package: str, tmp_path: Path) -> None:
    if shutil.which("node") is None:
        warnings.warn(f"{package} is NOT checked: no node", stacklevel=1)
        pytest.skip("node is not installed")
    programs = [
        Path(__file__).with_name(name) for name in ("ai-v5.test.ts", "probe.ts", "probe-ai.ts")
    ]
    options = {"wiring": "false", "adapters": "ai-v5"}
    compile_with(tmp_path, programs, options, packages={"ai": PACKAGES / package})
    run(["node", "dist/ai-v5.test.js", package.removeprefix("ai-v")], tmp_path)
    cells.check("TypeScript", package, probed(tmp_path, "probe-ai.ts"))


@pytest.mark.native
def test_previous_versions_of_packages_take_the_tools(tmp_path: Path) -> None:
    if shutil.which("node") is None:
        warnings.warn("previous versions are NOT checked: no node", stacklevel=1)
        pytest.skip("node is not installed")
    programs = [
        Path(__file__).with_name(name) for name in ("request.ts", "turns.test.ts", *PROBES[:2])
    ]
    options = {"wiring": "false", "adapters": "anthropic,google-genai,langchain,openai"}
    packages = {package: PACKAGES / folder for package, folder in PREVIOUS.items()}
    compile_with(tmp_path, programs, options, packages)
    assert "# pass 5" in run(["node", "--test", "dist/turns.test.js"], tmp_path)
    cells.check("TypeScript", "previous", probed(tmp_path, PROBES[1]))


@pytest.mark.native
def test_results_with_values_of_the_language_are_json_for_frameworks(tmp_path: Path) -> None:
    if shutil.which("node") is None:
        warnings.warn("results of TypeScript are NOT checked: no node", stacklevel=1)
        pytest.skip("node is not installed")
    source = read_source(str(Path(__file__).with_name("natives.json")))
    options = {
        "wiring": "false",
        "adapters": "ai,google-genai,langchain,mastra",
        "formats": "native",
        "integers": "big",
    }
    for file in render_source(source, suite.TARGETS["typescript"], options).tree:
        path = tmp_path / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    shutil.copy(Path(__file__).with_name("natives.test.ts"), tmp_path)
    (tmp_path / "node_modules").symlink_to(PACKAGES)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    settings = {"compilerOptions": COMPILER, "include": ["src", "natives.test.ts"]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings))
    run([str(TSC)], tmp_path)
    assert "# pass 2" in run(["node", "--test", "dist/natives.test.js"], tmp_path)


@pytest.mark.native
def test_a_client_of_another_language_calls_the_tools_of_a_server(tmp_path: Path) -> None:
    if shutil.which("node") is None:
        warnings.warn("the MCP server of TypeScript is NOT checked: no node", stacklevel=1)
        pytest.skip("node is not installed")
    compile_with(tmp_path, [SERVER], {"wiring": "false", "adapters": "mcp"})
    unknown = check([shutil.which("node") or "node", str(tmp_path / "dist/server.js")], tmp_path)
    assert unknown["isError"]
    assert "Available tools: create_order, ping, search_catalog" in unknown["content"][0]["text"]


@pytest.mark.native
def test_the_scaffolded_project_with_all_adapters_passes_strict_checks(tmp_path: Path) -> None:
    if shutil.which("node") is None:
        warnings.warn("the project of TypeScript is NOT compiled: no node", stacklevel=1)
        pytest.skip("node is not installed")
    write(tmp_path, {"adapters": "all", "serve": "mcp", "strict": "on", "client": "mcp"})
    types = [str(TOOLCHAINS / "node/node_modules/@types")]
    settings = {
        "preserveSymlinks": True,
        "noEmit": True,
        "typeRoots": types,
        "isolatedDeclarations": True,
    }
    project = {"extends": "./tsconfig.json", "compilerOptions": settings}
    (tmp_path / "tsconfig.lint.json").write_text(json.dumps(project))
    (tmp_path / "eslint.config.js").write_text(LINTER)
    run([str(TSC), "--project", "tsconfig.lint.json"], tmp_path)
    run([str(ESLINT), "--max-warnings", "0", "src/toolspec/adapters"], tmp_path)


def write(
    folder: Path, options: dict[str, str], packages: dict[str, Path] | None = None
) -> dict[str, str]:
    """Write the orders agent next to the packages of the frameworks; return the emitted files."""
    emitted = render_case(suite.CASES["agent-orders"], suite.TARGETS["typescript"], options)
    for file in emitted.tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    if packages is None:
        (folder / "node_modules").symlink_to(PACKAGES)
    for name, place in (packages or {}).items():
        link = folder / "node_modules" / name
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(place)
    return {file.path: file.text for file in emitted.tree}


def compile_with(
    folder: Path,
    programs: list[Path],
    options: dict[str, str],
    packages: dict[str, Path] | None = None,
) -> dict[str, str]:
    """Compile programs with emitted tools, into ``dist``; return the emitted files."""
    emitted = write(folder, options, packages)
    for program in programs:
        shutil.copy(program, folder)
    (folder / "package.json").write_text('{"type": "module"}')
    index = (folder / "src/toolspec/index.ts").read_text("utf-8")
    (lines,) = re.findall(r"^ \* ```ts\n((?: \*.*\n)*?) \* ```$", index, re.MULTILINE)
    example = EXAMPLE.replace("LINES", lines.replace("\n * ", "\n").removeprefix(" * "))
    (folder / "example.ts").write_text(example, "utf-8")
    settings = {
        # Packages that are linked alone find those that they import where they are.
        "compilerOptions": {**COMPILER, "preserveSymlinks": packages is None},
        "include": ["src", *(program.name for program in programs), "example.ts"],
    }
    (folder / "tsconfig.json").write_text(json.dumps(settings))
    run([str(TSC)], folder)
    return emitted
