"""Libraries that are imported with some of their work deferred behave as if they were imported as usual."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from adlgen.diagnostics import deferred

PROGRAM = """
import re, sys
from adlgen.diagnostics.deferred import allow, deferred
with deferred("base64"):
    assert sys.modules["re"] is re, "other programs defer nothing"
allow()
with deferred("base64", "binascii", "datetime", "textwrap"):
    import textwrap as early
    import yaml
    assert sys.modules["re"] is not re
assert sys.modules["re"] is re
assert not {"base64", "binascii", "datetime", "textwrap"} & sys.modules.keys()
print(yaml.safe_load("a: 2020-01-02\\nb: !!binary aGk=\\nc: 0o7\\nd: 1.5\\ne: yes"))
assert {"base64", "binascii"} <= sys.modules.keys()
print(early.dedent("  a"), early.fill("b"))
import textwrap
assert textwrap.dedent is early.dedent
for text, loader in (("a: \\0", yaml.SafeLoader), ("a: [", yaml.CSafeLoader)):
    try:
        yaml.load(text, loader)
    except yaml.YAMLError as error:
        print(type(error).__name__)
"""


def test_a_library_behaves_as_usual() -> None:
    root = Path(__file__).parents[3]
    run = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(run, cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "{'a': datetime.date(2020, 1, 2), 'b': b'hi', 'c': '0o7', 'd': 1.5, 'e': True}",
        "a b",
        "ReaderError",
        "ParserError",
    ]


def test_loaded_modules_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deferred, "_ALLOWED", [True])
    before = sys.modules["pathlib"]
    with deferred.deferred("pathlib"):
        assert sys.modules["pathlib"] is before
        assert sys.modules["re"].compile("a+").match("aa")
        assert sys.modules["re"].IGNORECASE is re.IGNORECASE
    assert sys.modules["pathlib"] is before
    assert sys.modules["re"] is re
