"""Joining words in a case."""

import pytest

from adlgen.naming.cases import Acronyms, ascii_words, cased

ACRONYMS = Acronyms.of(["id", "URL", "http", "gRPC"])


@pytest.mark.parametrize(
    ("text", "case", "upper", "name"),
    [
        ("user_id", "pascal", True, "UserID"),
        ("user_id", "pascal", False, "UserId"),
        ("user_id", "camel", True, "userID"),
        ("id_user", "camel", True, "idUser"),
        ("user_ids", "pascal", True, "UserIDs"),
        ("HTTPServer", "snake", True, "http_server"),
        ("HTTPServer", "kebab", False, "http-server"),
        ("HTTPServer", "screaming", False, "HTTP_SERVER"),
        ("my package", "flat", False, "mypackage"),
        ("gRPCClient", "pascal", True, "GRPCClient"),
        ("use_grpc", "pascal", True, "UseGRPC"),
    ],
)
def test_cases(text: str, case: str, name: str, *, upper: bool) -> None:
    assert cased(ACRONYMS.words(text), case, ACRONYMS, upper=upper) == name  # type: ignore[arg-type]


def test_short_words_are_no_plurals() -> None:
    assert Acronyms.of(["i", "a"]).capital("is") == "Is"


def test_case_changes_bring_no_marks() -> None:
    assert cased(("İx",), "snake", ACRONYMS, upper=False) == "ix"


def test_ascii_words() -> None:
    assert ascii_words(("Straße", "café", "日本")) == ("Straudfe", "cafe", "u65e5u672c")
