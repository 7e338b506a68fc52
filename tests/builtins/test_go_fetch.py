"""Fetch as emitted for Go: servers that are slow or lie, internal addresses, and headers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from adlgen.features.builtins.supplied import internal_addresses
from tests.builtins import adversaries, public_network, servers
from tests.builtins.adversaries import LIMIT
from tests.builtins.go_tools import Outcome, Program, built, program

pytestmark = pytest.mark.native

TOO_LATE = "took too long."


@pytest.fixture(scope="module")
def tools() -> Iterator[Program]:
    started = program()
    yield started
    started.close()


def fetch(
    tools: Program, url: str, headers: dict[str, str] | None = None, **config: object
) -> Outcome:
    given = {"allow_internal": True, "timeout_seconds": LIMIT, "max_bytes": servers.MAX_BYTES}
    value = {"url": url} if headers is None else {"url": url, "headers": headers}
    return tools.call("Fetch", {**given, **config}, value)


def ends(server: servers.Server, outcome: Outcome) -> None:
    """Compare how a call ended, and when."""
    assert outcome.elapsed < 10 * LIMIT
    late = outcome.error.endswith(TOO_LATE)
    assert {
        "success": not outcome.error,
        "failure": bool(outcome.error),  # a limit of size, or the time limit if that is earlier
        "timeout": late,
        "any": True,
    }[server.ends], outcome.error
    assert len(outcome.error) < 500
    if outcome.result is None:
        return
    assert outcome.result["truncated"] == server.truncated or server.ends == "any"
    assert server.body is None or outcome.result["body"] == server.body
    headers = outcome.result["headers"]
    assert len(headers) <= 64
    assert sum(len(name) + len(text) for name, text in headers.items()) <= 8192


@pytest.mark.parametrize("server", servers.SERVERS, ids=lambda server: server.name)
def test_no_server_holds_a_call(tools: Program, server: servers.Server) -> None:
    with servers.serving(server) as running:
        ends(server, fetch(tools, running.url))
    assert tools.memory() < 500 << 20


def test_connecting_is_limited(tools: Program) -> None:
    with servers.not_accepting() as url:
        outcome = fetch(tools, url)
    assert outcome.error.endswith(TOO_LATE)
    assert outcome.elapsed < 10 * LIMIT


@pytest.mark.parametrize("url", adversaries.INTERNAL_URLS)
def test_internal_addresses_are_refused(tools: Program, url: str) -> None:
    host = url.removeprefix("http://").split("/")[0]
    host = host.strip("[]") if host.endswith("]") else host.split(":")[0]
    for domains in ([], [host], [f".{host}", host]):
        outcome = fetch(tools, url, allow_internal=False, allowed_domains=domains)
        assert outcome.error == f"{host} is an internal address."


def test_redirects_and_changed_names_do_not_reach_internal_addresses(tmp_path: Path) -> None:
    """A name server that answers with a public and an internal address in turn changes nothing."""
    public = public_network.PUBLIC

    def inside() -> None:
        tools, server = program(), public_network.Connections()
        port = server.server_port
        assert fetch(tools, f"http://{public}:{port}/", allow_internal=False).result is not None
        refused = fetch(
            tools, f"http://{public}:{port}/to/http://127.0.0.1:{port}/", allow_internal=False
        )
        assert refused.error == "127.0.0.1 is an internal address."
        with public_network.naming([public, "127.0.0.1"]):
            errors = [
                fetch(tools, f"http://a.test:{port}/to//", allow_internal=False).error
                for _ in range(20)
            ]
        assert set(errors) == {"a.test is an internal address."}
        assert set(server.addresses) == {public}
        assert len(server.addresses) > 10
        tools.close()

    built()
    if reason := public_network.run_inside(inside, tmp_path):
        pytest.skip(reason)


def test_all_networks_are_in_the_table() -> None:
    text = (built().parent / "internal" / "builtins" / "fetch.gen.go").read_text("utf-8")
    for network in internal_addresses():
        assert f'netip.MustParsePrefix("{network}"),' in text


def test_only_safe_headers_follow_to_another_host(tools: Program) -> None:
    given = {**adversaries.SAFE_HEADERS, **adversaries.SECRET_HEADERS}
    with (
        servers.serving(servers.answering()) as other,
        servers.serving(servers.redirecting_to(other.url)) as first,
    ):
        assert fetch(tools, first.url, given).result is not None
    for name, text in given.items():
        assert f"{name}: {text}\r\n" in first.requests[0]
    for name, text in adversaries.SAFE_HEADERS.items():
        assert f"{name}: {text}\r\n" in other.requests[0]
    for name in (*adversaries.SECRET_HEADERS, "Referer"):
        assert name.lower() not in other.requests[0].lower()


def test_headers_do_not_return_after_another_host(tools: Program) -> None:
    """A second redirect on the other host sends the safe headers only, too."""
    with (
        servers.serving(servers.answering()) as last,
        servers.serving(servers.redirecting_to(last.url)) as other,
        servers.serving(servers.redirecting_to(other.url)) as first,
    ):
        fetch(tools, first.url, {"X-Api-Key": "s"})
    assert "X-Api-Key: s" in first.requests[0]
    assert "x-api-key" not in (other.requests[0] + last.requests[0]).lower()


def test_all_headers_follow_on_the_same_host(tools: Program) -> None:
    given = {**adversaries.SAFE_HEADERS, **adversaries.SECRET_HEADERS}
    with servers.serving(servers.redirecting_to("/next")) as server:
        fetch(tools, server.url, given)
    assert "GET /next HTTP/1.1\r\n" in server.requests[1]
    for name, text in given.items():
        assert f"{name}: {text}\r\n" in server.requests[1]


def test_few_headers_are_returned(tools: Program) -> None:
    with servers.serving(servers.with_headers()) as server:
        outcome = fetch(tools, server.url)
    assert outcome.result is not None
    assert outcome.result["headers"] == {**servers.KEPT_HEADERS, "content-length": "2"}


def test_errors_are_short(tools: Program) -> None:
    for url in ("x" * 100_000, f"http://{'x' * 100_000}/", f"http://127.0.0.1:9/{'x' * 100_000}"):
        error = fetch(tools, url).error
        assert error
        assert len(error) < 500
