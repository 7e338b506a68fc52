from __future__ import annotations

import pytest

from adlgen.output.ignore import read_ignore
from tests.unit.output.conftest import Workspace

CASES = [
    # the examples of gitignore(5)
    ("main.x", ["main.x", "cmd/main.x", "main.x/y"], ["amain.x", "main.xy"]),
    ("/main.x", ["main.x"], ["cmd/main.x"]),
    ("tools/", ["tools/a", "src/tools/a/b"], ["tools", "mytools/a"]),
    ("src/*.x", ["src/a.x"], ["src/a/b.x", "lib/src/a.x"]),
    ("*.x", ["a.x", "b/c.x"], ["a.xy"]),
    ("**/gen/*.x", ["gen/a.x", "a/b/gen/c.x"], ["gen/a/b.x"]),
    ("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["ab", "a/xb"]),
    ("a/**", ["a/b", "a/b/c"], ["a"]),
    ("fo?.[ch]", ["foo.c", "x/fox.h"], ["fo/.c", "foo.d"]),
    ("x[!a-c]", ["xd"], ["xa", "xb"]),
    ("[z-a]", ["[z-a]"], ["z"]),
    ("# a comment\n\n   \n", [], ["# a comment", "a"]),
    ("\\#a", ["#a"], ["a"]),
    ("*.x\n!keep.x", ["a.x"], ["keep.x", "d/keep.x"]),
    ("a.b  ", ["a.b"], ["axb"]),
]


@pytest.mark.parametrize(("rules", "ignored", "kept"), CASES, ids=[c[0] for c in CASES])
def test_rules(rules: str, ignored: list[str], kept: list[str]) -> None:
    ignore = read_ignore(rules)
    assert [path for path in ignored if path not in ignore] == []
    assert [path for path in kept if path in ignore] == []


def test_an_ignore_file_that_is_no_text_stops_the_run(space: Workspace) -> None:
    space.root.mkdir(parents=True, exist_ok=True)
    (space.root / ".adl-ignore").write_bytes(b"\xff\xfe")
    assert space.refused(space.wanted({"a.txt": "a\n"})) == ["ADL0708"]
