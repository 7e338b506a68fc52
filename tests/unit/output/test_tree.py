from __future__ import annotations

import pytest

from adlgen.output.tree import RenderedFile, path_problem, path_problems, tree_of


def test_files_are_sorted_and_told_apart_by_owner() -> None:
    b, a = RenderedFile("b", "", "user"), RenderedFile("a", "", "adlgen")
    tree = tree_of((b, a))
    assert tree.files == (a, b)
    assert tree.owned_by("user").files == (b,)


@pytest.mark.parametrize(
    "path", ["a", "a/b.txt", ".gitattributes", "a_b-c/.x", "Con1", "console.x"]
)
def test_safe_paths(path: str) -> None:
    assert path_problem(path) is None


@pytest.mark.parametrize(
    "path",
    [
        "",
        "/etc/passwd",
        "a//b",
        "../a",
        "a/./b",
        "a/..",
        "-rf",
        "a/-x",
        "a.",
        "a ",
        "a b",
        "a\\b",
        "a:b",
        "é",
        "a\n",
        "con",
        "NUL.txt",
        "x/com1.y.z",
        ".git/config",
        "a/.GIT/config",
        ".adlgen.json",
        ".adlgen.tmp/x",
        "a" * 256,
    ],
)
def test_unsafe_paths(path: str) -> None:
    assert path_problem(path) is not None


def test_paths_that_clash() -> None:
    assert path_problems(["a/B", "a/b"]) == (("a/b", "differs from 'a/B' in letter case only"),)
    assert path_problems(["A/x", "a/y"]) == (("a/y", "differs from 'A' in letter case only"),)
    assert path_problems(["x", "x"]) == (("x", "appears twice"),)
    assert path_problems(["a", "a/b"]) == (("a/b", "is below 'a', which is a file"),)
    assert path_problems(["a", "ab", "b/a"]) == ()
