"""What linters report where a program uses what will be removed: fields, values and tools."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.conformance import suite

pytestmark = pytest.mark.native

PROGRAM = """\
// The program of a user.
package main

import (
	"context"

	"example.com/descriptions-agent/toolspec"
)

func main() {
	in := toolspec.ComposeNested{}
	println(in.A, in.B, in.C, toolspec.ComposeChoiceA, toolspec.ComposeChoiceB)
	println(toolspec.ComposeSpelledSlow, toolspec.ComposeSpelledFast)
	var calls toolspec.Calls
	_, _ = calls.OldWord(context.Background(), toolspec.OldWordInput{})
}
"""
REPORTED = [
    ("ComposeNested).B", "The specification marks it as deprecated."),
    ("ComposeNested).C", "use 'b' instead; since 1.4; may be removed from 2027-01-31 on."),
    ("ComposeChoiceB", "use 'a' instead; since 1.4.0; may be removed from 2027-01-31 on."),
    ("ComposeSpelledSlow", "use 'fast' instead."),
    ("Calls).OldWord", "use 'compose' instead; may be removed from 2027-01-31 on."),
]


def test_staticcheck_reports_what_is_deprecated_in_programs_only(tmp_path: Path) -> None:
    if shutil.which("staticcheck") is None:
        pytest.skip("staticcheck is not installed")
    for file in suite.rendered("descriptions", "go").tree.files:
        path = tmp_path / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8", newline="")
    program = tmp_path / "cmd/user/main.go"
    program.parent.mkdir(parents=True)
    program.write_text(PROGRAM, "utf-8")
    command = ["staticcheck", "-checks", "SA1019", "./..."]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    assert all(line.startswith("cmd/user/main.go:") for line in lines), done.stdout
    found = [re.fullmatch(r".*toolspec\.(\S+) is deprecated: (.*)  \(SA1019\)", x) for x in lines]
    assert [(one[1], one[2]) for one in found if one is not None] == REPORTED, done.stderr
