"""Patterns have the semantics of ECMA-262 in linear time; unsupported ones are rejected with a hint."""

import shutil
import time

import pytest

from adlgen.diagnostics.model import Log
from adlgen.schema.canonical import canonicalise
from adlgen.schema.evaluate import accepts
from adlgen.schema.patterns import PatternError, compile_pattern, search
from tests.unit.builders import node_of
from tests.unit.schema.pattern_fuzz import compare

MATCHES: list[tuple[str, list[str], list[str]]] = [
    ("", ["", "a"], []),
    ("a", ["a", "xay"], ["", "b"]),
    ("^a$", ["a"], ["", "ab", "ba", "a\n", "\na"]),
    ("^(a|bc)*$", ["", "abca"], ["b"]),
    ("^(a*)*$", ["", "aaa"], ["b"]),
    ("^(|a|)+b$", ["b", "aab"], ["a"]),
    ("^a{2,3}$", ["aa", "aaa"], ["a", "aaaa"]),
    ("^a{0}$", [""], ["a"]),
    ("^a{2,}?$", ["aa", "aaaa"], ["a"]),
    ("^(?:a{2}){2}$", ["aaaa"], ["aa", "aaa"]),
    ("^.$", ["a", "東", "😀"], ["", "\n", "\r", "\u2028", "ab"]),
    (r"^\d+$", ["0", "42"], ["", "٣", "a"]),
    (r"^\w$", ["a", "_", "9"], ["é", "-"]),
    (r"^\s$", [" ", "\u00a0", "\ufeff", "\u3000"], ["a", "\u200b", "\u0085"]),
    (r"^\S\D\W$", ["ab-"], ["a1-", " b-"]),
    (r"\bcat\b", ["cat", "a cat!"], ["cats", "concat"]),
    (r"\Bcat", ["concat"], ["cat", "a cat"]),
    (r"^[a-c\d_-]+$", ["a1_-"], ["d", ""]),
    (r"^[^a-c]$", ["d", "\n", "😀"], ["a", ""]),
    (r"^[]$", [], ["", "a"]),
    (r"^[^]$", ["a", "\n"], [""]),
    (r"^[\b]$", ["\b"], ["b"]),
    (r"^[\w.-]+@[\w.-]+$", ["a.b-c@d"], ["@"]),
    (r"^[\w-.]+$", ["a-."], ["+"]),
    (r"^a(?=b)", ["ab"], ["ac", "a"]),
    (r"^a(?!b)", ["ac", "a"], ["ab"]),
    (r"(?<=a)b", ["ab"], ["b", "cb"]),
    (r"(?<!a)b", ["b", "cb"], ["ab"]),
    (r"(?<=^|,)x", ["x", "a,x"], ["ax"]),
    (r"(?<=ab+c)d", ["abbcd"], ["acd"]),
    (r"^(?=.*[A-Z])(?=.*\d).{4,}$", ["aB3d"], ["ab3d", "aB3", "aBcd"]),
    (r"^(?<year>\d{4})-(?<month>\d\d)$", ["2026-11"], ["26-11"]),
    (r"^\u{1F600}\ud83d\ude00\u00e9\x41\cA\0$", ["😀😀éA\x01\x00"], ["é"]),
    (r"^\p{L}+$", ["aé東"], ["1", "_"]),
    (r"^\p{Lu}\P{Lu}$", ["Aa", "É1"], ["aa"]),
    (r"^\p{General_Category=Decimal_Number}$", ["3", "٣"], ["a"]),
    (r"^[\p{L}\p{Nd}]+$", ["é3"], ["-"]),
    (r"^\p{Script=Greek}+$", ["\u03b1\u03b2\u03b3"], ["abc"]),
    (r"^\p{Script_Extensions=Greek}$", ["\u03b1", "\u0342"], ["a"]),
    (r"^\p{Emoji_Presentation}$", ["😀"], ["a"]),
    (r"^\p{ASCII}\p{Any}$", ["a東"], ["東a"]),
    (r"^\-\_\/\@\"\ $", ['-_/@" '], ["a"]),
    (r"^{}]$", ["{}]"], []),
    (r"^a{,2}$", ["a{,2}"], ["a", "aa"]),
    (r"^\.\*\+\?\(\)\[\]\{\}\|\^\$\\$", ["." + r"*+?()[]{}|^$" + "\\"], [""]),
]
REFUSED: list[tuple[str, str, str, bool]] = [
    ("[a", "class is not closed", r"\[", False),
    ("(a", "group is not closed", r"\(", False),
    ("a)", "unmatched )", r"\)", False),
    ("*a", "nothing to repeat", r"\*", False),
    ("{2}", "nothing to repeat", r"\{", False),
    ("a**", "nothing to repeat", "group", False),
    ("a++", "possessive", "leave", False),
    ("a{2,1}", "out of order", "{1,2}", False),
    ("[z-a]", "out of order", r"\-", False),
    ("(?=a)*", "look-ahead cannot be repeated", "group", False),
    ("^*", "an assertion cannot be repeated", "", False),
    ("a\\", "ends with a backslash", r"\\", False),
    (r"\Aa", r"no escape \A", "^", False),
    (r"a\Z", r"no escape \Z", "$", False),
    (r"\h", r"no escape \h", r"[ \t]", False),
    (r"\u12", "malformed", r"\u{", False),
    (r"\u{110000}", "no such code point", "10FFFF", False),
    (r"\x1", r"no escape \x", "", False),
    (r"\c1", r"no escape \c", "", False),
    (r"\01", "octal escapes", r"\u", False),
    (r"(a)\1", "back-references", "alternatives", True),
    (r"(?<n>a)\k<n>", "back-references", "alternatives", True),
    ("(?i)a", "flags", "[yY]", True),
    ("(?i:a)", "flags", "[yY]", True),
    ("(?P<n>a)", "(?P", "(?<name>", False),
    ("(?<1>a)", "name of the group", "", False),
    ("(?>a)", "group is malformed", "(?:", False),
    (r"\p", "property is malformed", r"\p{L}", False),
    (r"\p{Foo}", "no Unicode property 'Foo'", "", False),
    (r"\p{Leter}", "no Unicode property 'Leter'", r"\p{Letter}", False),
    (r"\p{Script=Foo}", "no Unicode property", "", False),
    ("a{100001}", "too large", "minLength", True),
    ("(a{1000}){1000}", "too large", "minLength", True),
    (r"\p{L}{1000}", "too large", "minLength", True),
    ("(" * 500 + ")" * 500, "too deeply", "", True),
]


@pytest.mark.parametrize(("pattern", "yes", "no"), MATCHES)
def test_a_pattern_means_what_the_standard_says(
    pattern: str, yes: list[str], no: list[str]
) -> None:
    program = compile_pattern(pattern)
    assert [text for text in yes if not search(program, text)] == []
    assert [text for text in no if search(program, text)] == []


@pytest.mark.parametrize(("pattern", "message", "hint", "unsupported"), REFUSED)
def test_the_rest_is_refused_with_a_way_out(
    pattern: str, message: str, hint: str, *, unsupported: bool
) -> None:
    with pytest.raises(PatternError) as refused:
        compile_pattern(pattern)
    assert message in refused.value.message
    assert hint in (refused.value.hint or "")
    assert refused.value.unsupported is unsupported


def test_programs_are_small_json_lists() -> None:
    assert compile_pattern("^(a|[b-d]x)+$(?<!é)") == [
        ["a", "^"],
        ["s", 2, 4],
        ["c", 97, 97],
        ["j", 6],
        ["c", 98, 100],
        ["c", 120, 120],
        ["s", 7, 13],
        ["s", 8, 10],
        ["c", 97, 97],
        ["j", 12],
        ["c", 98, 100],
        ["c", 120, 120],
        ["j", 6],
        ["a", "$"],
        ["l", 3, [["c", 233, 233], ["m"]]],
        ["m"],
    ]


@pytest.mark.parametrize("pattern", ["^(a+)+$", "^(a|a)*$", "^(a*)*b$", "(.*)*x", "^(?=(a+)+$)b"])
def test_no_text_makes_a_pattern_slow(pattern: str) -> None:
    program = compile_pattern(pattern)
    before = time.thread_time()
    search(program, "a" * 5000 + "!")
    assert time.thread_time() - before < 2


def test_empty_repetitions_end() -> None:
    assert search(compile_pattern("^(?:){100000}a$"), "a")
    assert search(compile_pattern("^((?:){1000}){1000}a$"), "a")


@pytest.mark.skipif(
    shutil.which("node") is None, reason="there is no JavaScript engine to compare with"
)
def test_a_javascript_engine_agrees() -> None:
    statistics, differences = compare(3000, seed=11)
    assert differences == []
    assert statistics["matches"] > 20_000


@pytest.mark.parametrize(
    ("pattern", "shown", "text"),
    [
        ("^a\nb$", r"^a\nb$", "a\nb"),
        ("^[\r\t]$", r"^[\r\t]$", "\t"),
        ("^\u2028\x1f$", r"^\u2028\u001f$", "\u2028\x1f"),
        (r"^\n$", r"^\n$", "\n"),
        ("^\\\\\n$", r"^\\\n$", "\\\n"),
    ],
)
def test_a_pattern_in_a_message_is_one_line(pattern: str, shown: str, text: str) -> None:
    canonical = canonicalise(node_of({"type": "string", "pattern": pattern}), Log())
    assert isinstance(canonical.json, dict)
    assert canonical.json["pattern"] == shown
    assert accepts(canonical, text)
    assert not accepts(canonical, "other")
