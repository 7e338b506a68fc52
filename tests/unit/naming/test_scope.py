"""Unique and stable names."""

from itertools import permutations

import pytest

from adlgen.naming.scope import NameRequest, Scope


def claim(*pairs: tuple[str, str]) -> list[str]:
    names, _ = Scope("snake").claim([NameRequest(source, name) for source, name in pairs])
    return list(names)


def test_unrelated_names_do_not_matter() -> None:
    alone = claim(("fooBar", "foo_bar"), ("foo_bar", "foo_bar"))
    among = claim(("a", "a"), ("fooBar", "foo_bar"), ("z", "z"), ("foo_bar", "foo_bar"))
    assert [among[1], among[3]] == alone


def test_who_is_spelled_so_keeps_the_name() -> None:
    first, second = claim(("fooBar", "foo_bar"), ("foo_bar", "foo_bar"))
    assert second == "foo_bar"
    assert first.startswith("foo_bar_x")


def test_else_the_first_keeps_it() -> None:
    first, second = claim(("fooBar", "foo_bar"), ("foo-bar", "foo_bar"))
    assert first == "foo_bar"
    assert second.startswith("foo_bar_x")


def test_a_suffix_depends_on_its_own_source_alone() -> None:
    two = claim(("foo_bar", "foo_bar"), ("fooBar", "foo_bar"))
    three = claim(("foo_bar", "foo_bar"), ("foo-bar", "foo_bar"), ("fooBar", "foo_bar"))
    assert two[1] == three[2]


def test_clashes_are_told() -> None:
    _, clashes = Scope("snake").claim(
        [NameRequest("a", "x"), NameRequest("b", "y"), NameRequest("c", "x")]
    )
    assert [(c.name, c.sources) for c in clashes] == [("x", ("a", "c"))]


def test_file_names_that_differ_in_case_alone_clash() -> None:
    names, _ = Scope("kebab", fold=True).claim([NameRequest("a", "Read"), NameRequest("b", "read")])
    assert len({n.casefold() for n in names}) == 2


@pytest.mark.parametrize(
    "sources", [("a_b", "a-b", "a.b"), ("getUser", "get-user"), ("x", "x_", "_x")]
)
def test_the_order_of_requests_decides_no_name(sources: tuple[str, ...]) -> None:
    found = set()
    for order in permutations(sources):
        names, _ = Scope("pascal").claim([NameRequest(source, "Name") for source in order])
        found.add(tuple(sorted(zip(order, names, strict=True))))
    assert len(found) == 1
