"""Entries of the whitelist of Bash whose program runs code."""

from __future__ import annotations

import json

import pytest

from adlgen.diagnostics.model import Severity
from adlgen.features.builtins.codes import UNBOUNDED_ENTRY
from tests.unit.frontends.manifests import problems

WARNED = (
    *("git", "git status", "find", "env", "xargs", "tar", "sed", "awk", "vi", "python", "node"),
    *("sh", "make", "ssh", "rsync", "python3.11", "python3 -m app", "/usr/bin/env", "Bash.exe"),
    *("  git  log", "'git' status", r"C:\\tools\\python3.exe", "node-20", "npm run test"),
)
"""Entries that allow any code."""
NOT_WARNED = ("ls", "cat", "echo 'git'", "ls git", "md5sum", "./report", "gitk2", "'open", "''", "")
"""Entries of programs that are not known to run code, and entries that allow no command."""


def found(*entries: str) -> list[str]:
    """Return the problems of a manifest with a whitelist."""
    return problems(
        f"  config: {{tools: {{bash: {{enabled: true, whitelist: {json.dumps(entries)}}}}}}}\n"
        "  tools: [{id: bash}]\n"
    )


@pytest.mark.parametrize("entry", WARNED)
def test_programs_that_run_code_are_a_warning(entry: str) -> None:
    assert found("ls", entry) == [UNBOUNDED_ENTRY.id]
    assert UNBOUNDED_ENTRY.severity is Severity.WARNING


@pytest.mark.parametrize("entry", NOT_WARNED)
def test_other_programs_are_not(entry: str) -> None:
    assert found(entry) == []


def test_every_entry_has_its_own_warning() -> None:
    assert found("git status", "ls", "git log", "find") == [UNBOUNDED_ENTRY.id] * 3


def test_a_whitelist_of_the_wrong_type_has_other_problems() -> None:
    written = "  config: {tools: {bash: {whitelist: git}}}\n  tools: [{id: bash}]\n"
    assert UNBOUNDED_ENTRY.id not in problems(written)


def test_only_the_whitelist_of_a_listed_tool_is_checked() -> None:
    written = "  config: {tools: {bash: {whitelist: [git]}}}\n  tools: [{id: read}]\n"
    assert problems(written) == ["ADL0124"]


def test_the_explanation_lists_what_a_whitelist_does_not_promise() -> None:
    assert "What it promises" in UNBOUNDED_ENTRY.explanation
    assert "does not promise" in UNBOUNDED_ENTRY.explanation
