"""The check of the pack reports what clippy finds in libraries, programs and tests, though it only builds."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from adlgen.testing.workspace import Outcome, Workspace
from tests.conformance import suite

MANIFEST = """\
[package]
name = "linted"
version = "0.1.0"
edition = "2021"

[profile.dev]
debug = false
"""
FILES = {
    "src/lib.rs": "pub fn same(x: bool) -> bool {\n    x\n}\n",
    "src/main.rs": 'fn main() {\n    let y = linted::same(true);\n    println!("{y}");\n}\n',
    "tests/same.rs": "#[test]\nfn same() {\n    let y = linted::same(true);\n    assert!(y);\n}\n",
    "src/tested.rs": "#[test]\nfn same() {\n    let y = crate::same(true);\n    assert!(y);\n}\n",
}

pytestmark = pytest.mark.native


def linted(folder: Path, files: dict[str, str]) -> list[Outcome]:
    """Build a crate and lint it, as the native suite does."""
    library = f"{files['src/lib.rs']}\n#[cfg(test)]\nmod tested;\n"
    for path, text in {**files, "src/lib.rs": library, "Cargo.toml": MANIFEST}.items():
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    chain = suite.PACKS["rust"].toolchain
    workspace = Workspace(chain, folder, folder)
    (lints,) = (check for check in chain.checks if check.name == "clippy")
    return [workspace.run(check) for check in (*chain.build, lints, lints)]


@pytest.mark.parametrize("place", [None, *FILES])
def test_findings_are_reported(tmp_path: Path, place: str | None) -> None:
    if shutil.which("clippy-driver") is None:
        pytest.skip("clippy is not installed")
    if place is None:
        assert [one.output for one in linted(tmp_path, FILES) if not one.passed] == []
        return
    # Clippy reports it, and the compiler does not.
    text = FILES[place].replace("    x\n", "    return x;\n").replace("= ", "= !!")
    built, *lints = linted(tmp_path, {**FILES, place: text})
    assert built.passed, built.output
    for outcome in lints:
        assert not outcome.passed
        assert "clippy::" in outcome.output
        assert place in outcome.output
