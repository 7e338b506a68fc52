"""Emitted Go that the usual linters and ``go fix`` would change or report, as far as no check of the toolchain does."""

from __future__ import annotations

import importlib
import re

import pytest

from adlgen.diagnostics.model import Log
from adlgen.packs import load_pack
from tests.conformance import suite

_CLOSE = re.compile(r"^\s*(?:defer )?[\w.]+\.Close\(\)$", re.MULTILINE)
"""A call whose error is not handled, which errcheck reports."""
_EMPTY = re.compile(r"\binterface ?\{(?:\s|//.*\n)*\}")
"""An interface without elements, which ``go fix`` replaces with ``any``."""


@pytest.mark.parametrize(
    "case", ["agent-orders", "agent-generation", "agent-client", "builtins", "service-forms"]
)
def test_errors_of_close_are_handled_and_interfaces_are_not_empty(case: str) -> None:
    files = {one.path: one.text for one in suite.rendered(case, "go").tree.files}
    assert any(path.endswith(".go") for path in files)
    found = {
        path: [match[0].strip() for rule in (_CLOSE, _EMPTY) for match in rule.finditer(text)]
        for path, text in files.items()
        if path.endswith(".go")
    }
    assert not {path: texts for path, texts in found.items() if texts}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Use '' to remove it.", 'Use "" to remove it.'),
        ("A ``quoted'' word.", "A \u201cquoted\u201d word."),
        ("The \u201ctype\u201d, or '' for any.", 'The \u201ctype\u201d, or "" for any.'),
        ("A ``quoted'' word or ''.", 'A \u201cquoted\u201d word or "".'),
        ("Calls ``run()`` and ``stop()``.", "Calls `run()` and `stop()`."),
        ("Empty: `` or ''.", 'Empty: "" or "".'),
        ("Three: '''.", 'Three: """.'),
        ("Fence: ``` and ````.", "Fence: ``` and ````."),
        ("It's one.", "It's one."),
    ],
)
def test_gofmt_changes_no_quotes_of_comments(text: str, shown: str) -> None:
    views = load_pack("go", Log()).views["core/tool.go.j2"].__module__
    docs = importlib.import_module(f"{views.split('.', 1)[0]}.docs")
    assert docs.doc(text) == (f"// {shown}",)
