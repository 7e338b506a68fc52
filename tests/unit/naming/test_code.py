"""Only code composes with code."""

import pytest

from adlgen.naming.code import Code, code


def test_code_fills_patterns() -> None:
    assert code("{}: {},", Code("a"), Code("b")) == "a: b,"
    assert type(code("{}", Code("a"))) is Code


def test_plain_text_is_refused() -> None:
    with pytest.raises(TypeError):
        code("{}", "a")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Code(", ").joined([Code("a"), "b"])  # type: ignore[list-item]
