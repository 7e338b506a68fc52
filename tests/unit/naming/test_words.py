"""Splitting names into words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adlgen.naming.words import split_words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("create_order", ["create", "order"]),
        ("createOrder", ["create", "Order"]),
        ("HTTPProbe2", ["HTTP", "Probe2"]),
        ("getHTTPResponse", ["get", "HTTP", "Response"]),
        ("userIDs", ["user", "IDs"]),
        ("foo.bar-baz qux", ["foo", "bar", "baz", "qux"]),
        ("2fa", ["2fa"]),
        ("V2Api", ["V2", "Api"]),
        ("$ref", ["ref"]),
        ("+1", ["plus", "1"]),
        ("-1", ["minus", "1"]),
        ("<=", ["less", "equal"]),
        ("DateCreated>", ["Date", "Created", "greater"]),
        ("", ["empty"]),
        ("_", ["underscore"]),
        ("\N{ROCKET}", ["u1f680"]),
        ("日本", ["日本"]),
        ("straßeName", ["straße", "Name"]),
    ],
)
def test_splits(text: str, words: list[str]) -> None:
    assert list(split_words(text)) == words


def test_brands_stay_whole() -> None:
    assert split_words("gRPCClient", ("gRPC",)) == ("gRPC", "Client")
    assert split_words("migRPCs", ("gRPC",)) != ("mi", "gRPC", "s")


@given(st.text())
def test_always_words_of_letters_and_digits(text: str) -> None:
    words = split_words(text)
    assert words
    assert all(word.isalnum() for word in words)


@pytest.mark.parametrize(
    ("texts", "names"),
    [
        (["=", "!=", "=~", "!~"], ["Equal", "NotEqual", "EqualTilde", "NotTilde"]),
        ([">", "->", ">="], ["Greater", "MinusGreater", "GreaterEqual"]),
        (["name", "-name"], ["Name", "MinusName"]),
        (["c", "c#", "c++"], ["C", "CSharp", "CPlusPlus"]),
        (["x", "~x", "#x", "*x", "!x"], ["X", "TildeX", "HashX", "StarX", "NotX"]),
        (["50", "50%", "a*"], ["50", "50Percent", "AStar"]),
        (["~", "-", "#", "*"], ["Tilde", "Minus", "Hash", "Star"]),
        (["a&b", "a|b", "a b"], ["AAndB", "AOrB", "AB"]),
        (["A", "A+", "A-"], ["A", "APlus", "AMinus"]),
        (["x->y", "x<-y", "x>y", "x=>y"], ["XToY", "XFromY", "XGreaterY", "XEqualGreaterY"]),
        (["a -> b", "a - b", "a → b, c"], ["AToB", "AB", "AToBC"]),
        (["x", "-x", "x?", "x!"], ["X", "MinusX", "XQuestion", "XNot"]),
        (
            ["a≤b", "a≥b", "a≠b", "a\u00d7b"],
            ["ALessEqualB", "AGreaterEqualB", "ANotEqualB", "ATimesB"],
        ),
        (
            ["--verbose", "a-b", "image/png", "$ref", "1.0"],
            ["Verbose", "AB", "ImagePng", "Ref", "10"],
        ),
    ],
)
def test_signs_are_words_where_they_distinguish_names(texts: list[str], names: list[str]) -> None:
    assert ["".join(map(str.capitalize, split_words(text))) for text in texts] == names
