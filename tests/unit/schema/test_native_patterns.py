"""Patterns are left to a native engine only where its meaning and its time are known."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adlgen.schema.patterns import compile_pattern, search
from adlgen.schema.regex import tree
from adlgen.schema.regex.engine import Engine
from adlgen.schema.regex.error import PatternError
from adlgen.schema.regex.linear import is_linear
from adlgen.schema.regex.native import translated, with_properties
from adlgen.schema.regex.parser import parse

STRICT = Engine(backtracks=True, same_syntax=True, nests_loops=False)
BRACED = Engine(basic=r"\x{{{:x}}}", supplementary=r"\x{{{:x}}}")

LINEAR = [
    r"^[A-Z]{3}-\d{4}$",
    r"^[a-z0-9]+(-[a-z0-9]+)*$",
    r"^(a|b)*$",
    r"^(?:ab?c{2,5}|d)+e$",
    r"^(x|)y",
    r"^https?://",
    "abc",
    r"[a-f]{40}",
    "^(?:[a-f]{4}-){3}$",
    "^a{3}a*$",
    "^()$",
    "^[a-f]{8}(-[a-f]{4}){3}-[a-f]{12}$",
    "^(?:(?:ab){2}){3}a$",
    "^(?:ab){2,3}(?:ab)?$",
    "^(?:es(?:5|6)|es2015(?:\\.core|\\.collection)?)$",
]
NOT_LINEAR = [
    r"^(a+)+$",
    r"^(a*)*$",
    r"^a*a*$",
    r"^(a|a)*$",
    r"^(?:a?){30}$",
    r"^(?:(?:a?|b?)c)*$",
    r"^(?:ab){2,300}(?:ab){0,300}$",
    r"^(?:a{1,2}){30}$",
    "^(?:(?:a{2})+){3}$",
    r"^.*x$",
    "a+b",
    "a{1,1001}",
    "^a|b*",
    "^(?=a)a*$",
    r"^a*\b$",
    "(",
]


@pytest.mark.parametrize("source", LINEAR)
def test_one_unambiguous_patterns_are_linear(source: str) -> None:
    assert is_linear(source)


@pytest.mark.parametrize("source", NOT_LINEAR)
def test_other_patterns_are_not(source: str) -> None:
    assert not is_linear(source)


ATOMS = st.sampled_from(["a", "b", "[ab]", "[^a]", "c", "."])
SOURCES = st.recursive(
    ATOMS,
    lambda inner: (
        st.lists(inner, max_size=3).map(lambda parts: f"(?:{'|'.join(parts)})")
        | st.lists(inner, min_size=1, max_size=4).map(lambda parts: f"(?:{''.join(parts)})")
        | st.tuples(inner, st.sampled_from(["*", "+", "?", "{2}", "{1,2}", "{0,3}", "{2,}"])).map(
            "".join
        )
    ),
    max_leaves=6,
)


@settings(max_examples=200)
@given(body=SOURCES, start=st.sampled_from(["^", ""]), end=st.sampled_from(["$", ""]))
def test_backtracking_through_linear_patterns_is_short(body: str, start: str, end: str) -> None:
    source = f"{start}{body}{end}"
    if not is_linear(source):
        return
    for text in ("a" * 40, "ab" * 20, "aab" * 13):
        assert steps(source, f"{text}!") <= 42 * 60 * (1 if start else 15) + 42 * 3000


def steps(source: str, text: str) -> int:
    """Count the comparisons of a backtracking engine with a text; stop far above the limit."""
    engine = Backtracking(text)
    whole = parse(source)
    any(engine.tries(whole, start, lambda _: True) for start in range(len(text) + 1))
    return engine.count


class Backtracking:
    """An engine that tries one way after the other, as those with backtracking do."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.count = 0

    def tries(self, part: tree.Pattern, at: int, rest: Callable[[int], bool]) -> bool:
        self.count += 1
        if self.count > 100_000:
            return True
        match part:
            case tree.Set(ranges=ranges):
                code = ord(self.text[at]) if at < len(self.text) else -1
                return any(low <= code <= high for low, high in ranges) and rest(at + 1)
            case tree.Assertion(kind=kind):
                return at == (0 if kind == "^" else len(self.text)) and rest(at)
            case tree.Concatenation(parts=parts):
                others = tree.Concatenation(parts[1:])
                return (
                    self.tries(parts[0], at, lambda to: self.tries(others, to, rest))
                    if parts
                    else rest(at)
                )
            case tree.Alternation(parts=parts):
                return any(self.tries(one, at, rest) for one in parts)
            case tree.Repeat():
                return self.repeats(part, at, rest)
            case _:
                raise AssertionError(part)

    def repeats(self, part: tree.Repeat, at: int, rest: Callable[[int], bool]) -> bool:
        fewer = tree.Repeat(
            max(part.low - 1, 0), None if part.high is None else part.high - 1, part.body
        )

        def again(to: int) -> bool:
            return (to != at or part.low > 0) and self.repeats(fewer, to, rest)

        return (part.high != 0 and self.tries(part.body, at, again)) or (part.low == 0 and rest(at))


@pytest.mark.parametrize("source", ["^(a+)+$", "^(a|a)*$"])
def test_the_steps_of_other_patterns_are_many(source: str) -> None:
    assert steps(source, "a" * 24 + "!") > 50_000


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (r"^\d+$", r"^\d+$"),
        (r"^[\w\-.]+\/$", r"^[\w\-.]+\/$"),
        (r"^\u{1F600}$", r"^\u{1F600}$"),
        (r"^a\-b$", None),
        (r"^a]$", None),
        (r"^[\w-.]$", None),
        (r"^(?:ab)*$", None),
        (r"^(?:ab){0,9}$", r"^(?:ab){0,9}$"),
        (r"^(a+)+$", None),
    ],
)
def test_an_engine_of_the_same_syntax_takes_the_pattern_itself(
    source: str, expected: str | None
) -> None:
    assert translated(source, STRICT) == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (r"^\x41\u0042\u{1F600}\n$", "^AB\U0001f600\\n$"),
        (r"^[\x00-\x1f\]\-@]$", r"^[\x{0}-\x{1f}\]\-@]$"),
        (r"^\@\_$", "^@_$"),
        (r"\@", "@"),
        (r"[^.-]", r"[^.\-]"),
        (r"\uD83D\uDE00", None),
        ("[]", None),
        ("[b-a]", None),
        ("", ""),
    ],
)
def test_characters_are_written_as_the_engine_reads_them(source: str, expected: str | None) -> None:
    assert translated(source, BRACED) == expected


@given(source=st.text(st.sampled_from("ab^$.*+?()[]{}|\\dws-1,&u"), max_size=8))
def test_what_the_parser_refuses_is_not_translated(source: str) -> None:
    try:
        compile_pattern(source)
    except PatternError:
        assert translated(source, BRACED) is None
        assert translated(source, STRICT) is None
    else:
        search(compile_pattern(source), "")


@pytest.mark.parametrize(
    ("source", "expression", "names"),
    [
        (r"^\p{L}+$", r"^[\p{L}]+$", ["L"]),
        (r"^[\p{Lu}\P{N}-]$", r"^[\p{Lu}\p{^N}\-]$", ["Lu", "^N"]),
        (r"^\\\p{Script=Greek}$", r"^\\[\p{Script=Greek}]$", ["Script=Greek"]),
    ],
)
def test_properties_are_in_classes(source: str, expression: str, names: list[str]) -> None:
    found = with_properties(source, STRICT)
    assert found is not None
    assert (found.expression, list(found.properties)) == (expression, names)


@pytest.mark.parametrize(
    "source", ["^a$", r"^\\p{3}$", r"^(\p{L}+)+$", r"^[\p{L}-z]$", r"^\p{No}|\p{X}$"]
)
def test_other_patterns_have_no_expression_with_properties(source: str) -> None:
    assert with_properties(source, STRICT) is None
