"""Bearer tokens: no call without the right one reaches a handler, and clients learn where to get one."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator, Mapping
from contextlib import closing
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.servers.conftest import Built
from tests.servers.modern import Client, answers_of
from tests.servers.processes import Server, serving
from tests.servers.projects import TARGETS

pytestmark = pytest.mark.native

SPENT = "spent"
"""What the handler of the tool reports that needs a scope."""
WRONG = {
    "unknown": "none of these",
    "expired": "expired",
    "of another audience": "foreign",
    "empty": "",
    "with a space": "good spender",
    "with junk": "good\x7f",
    "of a megabyte": "a" * 12_000,
}
HEADERS = (
    "good",
    "Basic Z29vZDo=",
    "Bearer",
    "Bearer  ",
    "Token good",
    "Bearer good, Bearer spender",
)


@pytest.fixture(scope="module", params=TARGETS)
def server(
    request: pytest.FixtureRequest, built: Built, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that verifies tokens."""
    with serving(built(request.param), tmp_path_factory.mktemp("tokens"), TOKENS="1") as running:
        yield running


def reports(server: Server) -> int:
    """Return how often the handler has run."""
    return (server.printed.parent / "stderr.txt").read_text().count(SPENT)


def challenge(headers: Any) -> str:
    """Return the challenge of a response, without spaces."""
    return str(headers.get("www-authenticate", "")).replace(" ", "")


def test_requests_without_the_right_token_reach_no_handler(server: Server) -> None:
    before = reports(server)
    tokens = {**WRONG, "missing": None}
    for name, token in tokens.items():
        for method, params, tool in (
            ("tools/call", {"name": "spend", "arguments": {}}, "spend"),
            ("tools/list", {}, ""),
            ("server/discover", {}, ""),
        ):
            try:
                found = Client(server.url, token).request(method, params, tool)
            except ConnectionResetError:
                assert name == "with junk"  # no header: refused before the body has arrived
                continue
            if name == "with junk" and found.status == 400:
                continue
            assert found.status == 401, (name, method, found)
            assert "resource_metadata=" in challenge(found.headers), (name, method, found)
    for header in HEADERS:
        found = Client(server.url).request("tools/list", {}, Authorization=header)
        assert found.status in {400, 401}, (header, found)
    assert reports(server) == before


@pytest.mark.parametrize("header", ["", "Authorization: Bearer none of these\r\n"])
def test_a_request_without_the_right_token_is_refused_before_its_body(
    server: Server, header: str
) -> None:
    place = urlsplit(server.url)
    head = (
        f"POST /mcp HTTP/1.1\r\nHost: {place.netloc}\r\n{header}"
        "Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n"
        "Content-Length: 1000000\r\n\r\n"
    )
    with socket.create_connection((place.hostname or "", place.port or 0), timeout=60) as peer:
        peer.sendall(head.encode() + b"{")
        # A server that reads the body answers with 408, after its readTime.
        assert peer.recv(12) == b"HTTP/1.1 401"


def test_a_token_without_the_scope_of_the_server_is_forbidden(server: Server) -> None:
    found = Client(server.url, "narrow").call("add", {"numbers": [1]})
    assert found.status == 403, found
    assert "tools" in challenge(found.headers), found


def test_a_tool_needs_its_scope(server: Server) -> None:
    before = reports(server)
    found = Client(server.url, "good").call("spend")
    assert found.status == 403, found
    assert 'error="insufficient_scope"' in challenge(found.headers), found
    assert "orders:spend" in challenge(found.headers), found
    assert "resource_metadata=" in challenge(found.headers), found
    assert reports(server) == before
    (block,) = Client(server.url, "spender").call("spend").result["content"]
    assert block["text"] == "bob"
    assert reports(server) == before + 1
    assert Client(server.url, "good").call("add", {"numbers": [1]}).status == 200


def test_the_metadata_of_the_resource_are_where_the_challenge_points(server: Server) -> None:
    found = Client(server.url).call("add")
    (place,) = [
        part.partition('"')[2].partition('"')[0]
        for part in challenge(found.headers).split(",")
        if "resource_metadata=" in part
    ]
    path = urlsplit(place).path
    assert path == "/.well-known/oauth-protected-resource/mcp"
    connection = HTTPConnection(urlsplit(server.url).netloc, timeout=60)
    connection.request("GET", path)
    response = connection.getresponse()
    document = json.loads(response.read())
    connection.close()
    assert response.status == 200
    assert document["resource"] == "http://127.0.0.1/mcp"
    assert [one.rstrip("/") for one in document["authorization_servers"]] == [
        "https://auth.example"
    ]


def test_health_needs_no_token(server: Server) -> None:
    for path, body in (("/healthz", {"status": "ok"}), ("/readyz", {"status": "ok"})):
        connection = HTTPConnection(urlsplit(server.url).netloc, timeout=60)
        connection.request("GET", path)
        response = connection.getresponse()
        assert (response.status, json.loads(response.read())) == (200, body)
        connection.close()


def test_an_answer_of_another_person_is_refused(server: Server) -> None:
    ann, bob = Client(server.url, "good"), Client(server.url, "spender")
    tool = "test_input_required_result_elicitation"
    answers = answers_of(ann.call(tool))
    stolen = bob.call(tool, **answers)
    assert stolen.code == -32602, stolen
    assert "Ann" in ann.call(tool, **answers).text
    # The same answers again are those of the same person to the same call.
    assert "Ann" in ann.call(tool, **answers).text
    other = ann.call("test_input_required_result_capabilities", **answers)
    assert other.code == -32602, other
    altered = ann.call(tool, **{**answers, "requestState": answers["requestState"][::-1]})
    assert altered.code == -32602, altered


def test_a_session_belongs_to_its_principal(server: Server) -> None:
    """A session identifier that is stolen does not help."""
    mine = server.start("good")
    assert mine.request("ping")["result"] == {}
    body = json.dumps({"jsonrpc": "2.0", "id": 9, "method": "ping"}).encode()
    for token in ("spender", "none of these", None):
        headers = {key: value for key, value in mine.headers.items() if key != "Authorization"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        assert server.post(body, headers)[0] in {401, 403, 404}, token
    assert mine.request("ping")["result"] == {}


def test_tokens_that_name_no_user_share_nothing(server: Server) -> None:
    """A token without a client and a user owns its sessions and the states of its questions."""
    mine, other = Client(server.url, "job"), Client(server.url, "other-job")
    tool = "test_input_required_result_elicitation"
    answers = answers_of(mine.call(tool))
    stolen = other.call(tool, **answers)
    assert stolen.code == -32602, stolen
    assert "Ann" in mine.call(tool, **answers).text
    session = server.start("job")
    theirs = {**session.headers, "Authorization": "Bearer other-job"}
    body = json.dumps({"jsonrpc": "2.0", "id": 9, "method": "ping"}).encode()
    assert server.post(body, theirs)[0] in {403, 404}
    for method in ("GET", "DELETE"):
        assert _status(server, method, theirs) in {403, 404}, method
    assert session.request("ping")["result"] == {}


def _status(server: Server, method: str, headers: Mapping[str, str]) -> int:
    """Return the status of a request without a body."""
    with closing(server.connect()) as connection:
        connection.request(method, "/mcp", headers={"Accept": "text/event-stream", **headers})
        return connection.getresponse().status
