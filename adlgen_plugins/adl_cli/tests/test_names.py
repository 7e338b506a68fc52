"""The names that adl-cli derives, which its users call."""

from __future__ import annotations

import pytest

from adlgen_plugins.adl_cli.feature.names import camel, pascal

ACRONYMS = ("n8n", "OAuth2", "gRPC")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("get_weather", "GetWeather"),
        ("getWeather", "GetWeather"),
        ("get_n8n_docs", "GetN8NDocs"),
        ("api_key", "APIKey"),
        ("URLFetcher", "URlFetcher"),
        ("HTTPServer", "HTtpServer"),
        ("getHTTPResponse", "GetHTTPResponse"),
        ("get_HTTPResponse", "GetHttpresponse"),
        ("user_ID", "UserID"),
        ("userIDs", "UserIDs"),
        ("ids", "Ids"),
        ("gRPCClient", "GRpcClient"),
        ("oauth2_token", "OAUTH2Token"),
        ("_", ""),
    ],
)
def test_pascal_case(text: str, expected: str) -> None:
    assert pascal(text, ACRONYMS) == expected


@pytest.mark.parametrize(
    ("text", "expected"), [("get_weather", "getWeather"), ("api_key", "aPIKey"), ("id", "iD")]
)
def test_camel_case(text: str, expected: str) -> None:
    assert camel(text, ACRONYMS) == expected
