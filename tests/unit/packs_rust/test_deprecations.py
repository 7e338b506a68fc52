"""What the compiler reports where a program uses what will be removed: fields, values and tools."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from adlgen.document.node import Source
from adlgen.testing.targets import render_source
from tests import cargo
from tests.conformance import suite

pytestmark = pytest.mark.native

PROGRAM = """\
//! The code of a user.

use crate::toolspec::compose::{Choice, Nested, Spelled};
use crate::toolspec::old_word;
use crate::toolspec::runtime::Toolbox;
use crate::toolspec::Tools;

/// Uses what will be removed, and what will not.
pub async fn used(toolbox: &Toolbox, nested: &Nested, word: &old_word::Input) {
    let _ = (&nested.a, &nested.b, &nested.c);
    let _ = (Choice::A, Choice::B, Spelled::Fast, Spelled::Slow);
    let _ = Tools(toolbox).old_word(word).await;
}
"""
PREFIX = "use of deprecated"
REPORTED = {
    f"{PREFIX} field `toolspec::compose::Nested::b`: the specification marks it as deprecated",
    f"{PREFIX} field `toolspec::compose::Nested::c`: use 'b' instead; since 1.4; may be removed from 2027-01-31 on",
    f"{PREFIX} unit variant `toolspec::compose::Choice::B`: use 'a' instead; since 1.4.0; may be removed from 2027-01-31 on",
    f"{PREFIX} unit variant `toolspec::compose::Spelled::Slow`: use 'fast' instead",
    f"{PREFIX} method `toolspec::old_word::<impl toolspec::Tools<T>>::old_word`: use 'compose' instead; may be removed from 2027-01-31 on",
}


def test_clippy_reports_what_is_deprecated_in_programs_only(tmp_path: Path) -> None:
    if shutil.which("cargo") is None:
        pytest.skip("cargo is not installed")
    for file in suite.rendered("descriptions", "rust").tree.files:
        path = tmp_path / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8", newline="")
    (tmp_path / "src/user.rs").write_text(PROGRAM, "utf-8")
    with (tmp_path / "src/lib.rs").open("a", encoding="utf-8") as library:
        library.write("pub mod user;\n")
    done = subprocess.run(
        ["cargo", "clippy", "--quiet", "--message-format=json"],
        cwd=tmp_path,
        env={**os.environ, "CARGO_TARGET_DIR": str(cargo.TARGET)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    found = [json.loads(line) for line in done.stdout.splitlines()]
    messages = [one["message"] for one in found if one["reason"] == "compiler-message"]
    places = {span["file_name"] for message in messages for span in message["spans"]}
    assert places == {"src/user.rs"}
    assert {message["message"] for message in messages} == REPORTED


@pytest.mark.parametrize(
    ("since", "expected"), [("1.4.0", 'since = "1.4.0", note'), ("1.4", "(note"), ("2026", "(note")]
)
def test_since_is_a_semantic_version_as_clippy_requires(since: str, expected: str) -> None:
    part = {"type": "string", "x-adlgen": {"deprecated": {"since": since}}}
    tool = {"name": "a", "inputSchema": {"type": "object", "properties": {"b": part}}}
    source = Source("tools.json", json.dumps({"tools": [tool]}))
    files = {one.path: one.text for one in render_source(source, suite.TARGETS["rust"]).tree}
    text = next(text for path, text in files.items() if path.endswith("toolspec/a.rs"))
    assert f'{expected} = "since {since}")]' in text
