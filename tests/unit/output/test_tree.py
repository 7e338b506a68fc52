from __future__ import annotations

import pickle

import pytest

from adlgen.output.tree import LateText, RenderedFile, path_problem, path_problems, tree_of


def test_files_are_sorted_and_told_apart_by_owner() -> None:
    b, a = RenderedFile("b", "", "user"), RenderedFile("a", "", "adlgen")
    tree = tree_of((b, a))
    assert tree.files == (a, b)
    assert tree.owned_by("user").files == (b,)


def test_a_late_text_is_made_once_when_it_is_read() -> None:
    made: list[str] = []

    def make() -> str:
        made.append("once")
        return "text\n"

    file = RenderedFile("a", LateText(make), "user")
    assert not made
    assert file.text == file.text == "text\n"
    assert made == ["once"]


def test_a_late_text_is_equal_to_the_text() -> None:
    late, plain = (RenderedFile("a", text, "user") for text in (LateText(lambda: "1"), "1"))
    assert late == plain
    assert plain == late
    assert late != RenderedFile("a", LateText(lambda: "2"), "user")
    assert hash(late) == hash(plain)


def test_a_late_text_is_not_made_for_another_process() -> None:
    def refuse() -> str:
        raise AssertionError

    content = pickle.loads(pickle.dumps(LateText(refuse)))  # noqa: S301 - made here
    assert content.make is None
    content.make = lambda: "1"
    assert content.read() == "1"


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
