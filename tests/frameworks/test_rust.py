"""The official SDK for Rust serves emitted tools to a client of another language."""

from __future__ import annotations

import shutil
import warnings
from pathlib import Path

import pytest

from adlgen.testing.targets import render_case
from tests.conformance import suite
from tests.frameworks.servers import check, run

TOOLCHAIN = suite.ROOT / "tests/toolchains/rust"
TARGET = suite.ROOT / ".cache/cargo-target"
SERVER = Path(__file__).with_name("server.rs")
NAME = "frameworks-server"
ENVIRONMENT = {
    "CARGO_TARGET_DIR": str(TARGET),
    # What `cargo clippy` sets: its checks are part of the build, so that dependencies are compiled once.
    "RUSTC_WORKSPACE_WRAPPER": "clippy-driver",
    "CLIPPY_ARGS": "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__",
}


@pytest.mark.native
def test_a_client_of_another_language_calls_the_tools_of_a_server(tmp_path: Path) -> None:
    if shutil.which("cargo") is None:
        warnings.warn("the MCP server of Rust is NOT checked: no cargo", stacklevel=1)
        pytest.skip("cargo is not installed")
    options = {"wiring": "false", "adapters": "mcp"}
    emitted = render_case(suite.CASES["agent-orders"], suite.TARGETS["rust"], options)
    for file in emitted.tree:
        path = tmp_path / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    shutil.copy(SERVER, tmp_path / "src/main.rs")
    (tmp_path / "src/lib.rs").write_text("pub mod toolspec;\n")
    manifest = (TOOLCHAIN / "Cargo.toml").read_text().partition("[dependencies]")[2]
    (tmp_path / "Cargo.toml").write_text(
        f'[package]\nname = "{NAME}"\nedition = "2021"\n\n[dependencies]{manifest}\n'
        "[profile.dev]\ndebug = false\n"
    )
    lock = (TOOLCHAIN / "Cargo.lock").read_text().replace("adlgen-toolchain", NAME)
    (tmp_path / "Cargo.lock").write_text(lock)
    run(["rustfmt", "--check", "--edition", "2021", "src/toolspec/adapters/mcp.rs"], tmp_path)
    run(["cargo", "build", "--quiet"], tmp_path, **ENVIRONMENT)
    unknown = check([str(TARGET / "debug" / NAME)], tmp_path)
    assert unknown["isError"]
    assert "Available tools: create_order, ping, search_catalog" in unknown["content"][0]["text"]
