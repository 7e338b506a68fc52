"""Where a Rust project has its modules."""

from __future__ import annotations

import tomllib
from functools import cache

import pytest

from adlgen.testing.targets import render_case
from tests.conformance import suite


@cache
def files_of(case: str) -> dict[str, str]:
    rendered = render_case(suite.CASES[case], suite.TARGETS["rust"], suite.with_harness("rust"))
    return {file.path: file.text for file in rendered.tree}


@pytest.mark.parametrize(
    "case", ["agent-orders", "agent-generation", "commands-hook", "agent-programs"]
)
def test_modules_are_where_rust_looks_for_them(case: str) -> None:
    for path, text in files_of(case).items():
        assert "#[path" not in text, path
        assert "toolspec::tools" not in text, path
        assert "toolspec::services" not in text, path


@pytest.mark.parametrize("folder", ["tools", "services"])
def test_the_module_list_has_the_files_of_the_user(folder: str) -> None:
    files = files_of("agent-orders")
    start = f"src/{folder}/"
    names = [path.removeprefix(start) for path in files if path.startswith(start)]
    own = sorted(name.removesuffix(".rs") for name in names)
    assert own
    lines = files[f"src/{folder}.rs"].splitlines()
    assert [line for line in lines if line.startswith("pub mod ")] == [
        f"pub mod {name};" for name in own
    ]
    assert f"pub mod {folder};" in files["src/lib.rs"]


def test_documentation_tests_of_the_user_run() -> None:
    assert "doctest" not in files_of("agent-orders")["Cargo.toml"]


def test_the_model_is_a_module_of_the_crate() -> None:
    files = files_of("agent-generation")
    assert "src/model.rs" in files
    assert "pub mod model;" in files["src/lib.rs"]


def test_the_manifest_has_what_the_adapters_import() -> None:
    target, case = suite.TARGETS["rust"], suite.CASES["agent-orders"]
    for adapters, crates in (("none", set()), ("mcp", {"rmcp", "tokio", "uuid"})):
        emitted = render_case(case, target, {"adapters": adapters, "formats": "assert"})
        files = {file.path: file.text for file in emitted.tree}
        manifest = tomllib.loads(files["Cargo.toml"])
        assert set(manifest["dependencies"]) == {"serde", "serde_json"} | crates
        assert manifest["profile"]["release"] == {"codegen-units": 1, "lto": True}
        assert ("src/toolspec/adapters/mcp.rs" in files) is bool(crates)
