"""Handlers that are written once are laid out as prettier does for names of every length."""

from __future__ import annotations

import json
from pathlib import Path

from adlgen import api
from tests.conformance import suite
from tests.unit.cli.conftest import SPEC, tool

LENGTHS = range(26, 30)
"""Names whose declaration fits on a line, and does not."""


def test_a_handler_starts_where_it_fits(tmp_path: Path) -> None:
    spec = tmp_path / "agent.yaml"
    tools = "".join(tool("a" * n, "{type: object}") for n in LENGTHS)
    spec.write_text(SPEC.replace("toy:", "typescript:") + tools)
    done = api.generate(spec, targets=["typescript"], output=tmp_path, isolated=True, scaffold=True)
    assert done.ok, done.diagnostics
    for n in LENGTHS:
        text = (tmp_path / "src" / "tools" / f"{'a' * n}.ts").read_text()
        head, rest = text.partition("export const ")[2].split(" =\n", 1)
        fits = len(f"export const {head} =") <= 80
        # prettier moves what follows a wide head down twice.
        start = "  () =>\n  async (" if fits else "\n    () =>\n    async ("
        assert rest.startswith(f"{start}input, ctx): Promise<JsonOutput> => {{")


def test_a_test_compiles_after_the_first_injection(tmp_path: Path) -> None:
    spec = tmp_path / "agent.yaml"
    text = SPEC.replace("toy:", "typescript:") + tool("ping", "{type: object}")
    injected = text.replace(" schema:", " inject: [logger], schema:")
    assert injected != text
    tests = []
    for name, content in (("before", text), ("after", injected)):
        out = tmp_path / name
        spec.write_text(content)
        done = api.generate(spec, targets=["typescript"], output=out, isolated=True, scaffold=True)
        assert done.ok, done.diagnostics
        tests.append((out / "test" / "ping.test.ts").read_text())
    assert "PingDeps" in tests[0]
    assert tests[0] == tests[1]


def test_the_package_has_what_the_adapters_import(tmp_path: Path) -> None:
    spec = tmp_path / "agent.yaml"
    spec.write_text(SPEC.replace("toy:", "typescript:") + tool("ping", "{type: object}"))
    for adapters, packages in (("none", None), ("mcp", {"@modelcontextprotocol/server"})):
        out = tmp_path / adapters
        options = {"adapters": adapters}
        done = api.generate(
            spec,
            targets=["typescript"],
            output=out,
            isolated=True,
            scaffold=True,
            options=options,
        )
        assert done.ok, done.diagnostics
        found = json.loads((out / "package.json").read_text()).get("dependencies")
        assert (found and found.keys()) == packages
        assert (out / "src/toolspec/adapters/mcp.ts").exists() is (packages is not None)


def test_the_package_exports_its_modules(tmp_path: Path) -> None:
    spec = tmp_path / "agent.yaml"
    spec.write_text(SPEC.replace("toy:", "typescript:") + tool("ping", "{type: object}"))
    options = {"adapters": "mcp", "client": "mcp", "strict": "auto"}
    done = api.generate(
        spec, targets=["typescript"], output=tmp_path, isolated=True, scaffold=True, options=options
    )
    assert done.ok, done.diagnostics
    package = json.loads((tmp_path / "package.json").read_text())
    assert package["type"] == "module"
    assert package["sideEffects"] is False
    assert package["exports"].keys() == {".", "./wire", "./client", "./adapters/*"}
    for path in package["exports"].values():
        source = path.replace("./dist/", "").replace(".js", ".ts").replace("*", "mcp")
        assert (tmp_path / source).exists()


def test_the_compiler_is_the_tested_one(tmp_path: Path) -> None:
    spec = tmp_path / "agent.yaml"
    spec.write_text(SPEC.replace("toy:", "typescript:") + tool("ping", "{type: object}"))
    done = api.generate(spec, targets=["typescript"], output=tmp_path, isolated=True, scaffold=True)
    assert done.ok, done.diagnostics
    scaffolded = json.loads((tmp_path / "package.json").read_text())["devDependencies"]
    toolchain = suite.ROOT / "tests" / "toolchains" / "node" / "package.json"
    tested = json.loads(toolchain.read_text())["devDependencies"]
    assert scaffolded["typescript"] == f"~{tested['typescript']}"
