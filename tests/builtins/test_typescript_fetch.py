"""Requests of Fetch for TypeScript: limits, internal addresses, redirects and headers."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.builtins import adversaries, public_network, servers
from tests.builtins.adversaries import LIMIT
from tests.builtins.servers import SERVERS, Server, serving
from tests.builtins.typescript_tools import LINUX, Driver, Outcome, started

pytestmark = pytest.mark.native
SLACK = 10 * LIMIT
"""How long a call may take on a busy machine."""
FOREVER = 600
"""A limit in seconds that is not reached."""


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    yield from started(tmp_path_factory)


@pytest.fixture(scope="module")
def answers(tools: Driver) -> dict[str, Outcome]:
    """Fetch from all servers, some at a time."""

    def fetch(server: Server) -> Outcome:
        with serving(server) as running:
            config = {"allowInternal": True, "maxBytes": servers.MAX_BYTES}
            limit = FOREVER if server.ends == "success" else LIMIT
            return tools.call("fetch", {"url": running.url}, timeoutSeconds=limit, **config)

    with ThreadPoolExecutor(8) as pool:
        return dict(zip([one.name for one in SERVERS], pool.map(fetch, SERVERS), strict=True))


@pytest.mark.parametrize("server", SERVERS, ids=lambda one: one.name)
def test_requests_end(answers: dict[str, Outcome], server: Server) -> None:
    outcome = answers[server.name]
    assert outcome.seconds < SLACK
    if server.ends == "timeout":
        assert outcome.error == f"The request took longer than {LIMIT} s."
    elif server.ends == "failure":
        assert outcome.error is not None
        assert len(outcome.error) < 300
    elif server.ends == "success":
        assert outcome.error is None
        assert outcome.result["truncated"] == server.truncated
    if server.body is not None:
        assert outcome.result["body"] == server.body


@LINUX
def test_a_connection_that_is_not_accepted_ends(tools: Driver) -> None:
    with servers.not_accepting() as url:
        config = {"allowInternal": True, "timeoutSeconds": LIMIT}
        outcome = tools.call("fetch", {"url": url}, **config)
    assert outcome.error == f"The request took longer than {LIMIT} s."
    assert outcome.seconds < SLACK


@pytest.mark.parametrize("domains", [[], ["localhost", "127.0.0.1", ".1", "[::1]"]])
def test_internal_addresses(tools: Driver, domains: list[str]) -> None:
    for url in adversaries.INTERNAL_URLS:
        error = tools.call("fetch", {"url": url}, allowedDomains=domains).error or ""
        expected = (" is an internal address.", " is not allowed.") if domains else (" address.",)
        assert error.endswith(expected), (url, error)
    found = tools.call("fetch", {"url": "http://localhost/"}, allowedDomains=domains).error
    assert found == "localhost is an internal address."


@LINUX
def test_public_addresses_are_allowed_until_they_change(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A name server that answers with a public and an internal address in turn changes nothing."""
    public = public_network.PUBLIC

    def inside() -> None:
        drivers = started(tmp_path_factory)
        tools, server = next(drivers), public_network.Connections()
        port = server.server_port
        assert tools.call("fetch", {"url": f"http://{public}:{port}/"}).error is None
        url = f"http://{public}:{port}/to/http://127.0.0.1:{port}/"
        assert tools.call("fetch", {"url": url}).error == "127.0.0.1 is an internal address."
        with public_network.naming([public, "127.0.0.1"]):
            errors = {
                tools.call("fetch", {"url": f"http://a.test:{port}/to//"}).error for _ in range(20)
            }
        assert errors == {"a.test is an internal address."}
        assert set(server.addresses) == {public}
        next(drivers, None)  # ends the driver

    if reason := public_network.run_inside(inside, tmp_path):
        pytest.skip(reason)


def test_redirect_to_an_internal_address(tools: Driver) -> None:
    target = "http://169.254.169.254/latest/meta-data/"
    with serving(servers.redirecting_to(target)) as running:
        port = running.url.split(":")[2].strip("/")
        url = f"http://[::ffff:127.0.0.1]:{port}/"
        assert tools.call("fetch", {"url": url}).error == "[::ffff:7f00:1] is an internal address."
        assert not running.requests


def test_redirects_forward_few_headers(tools: Driver) -> None:
    headers = {**adversaries.SAFE_HEADERS, **adversaries.SECRET_HEADERS}
    with serving(servers.answering()) as last, serving(servers.redirecting_to(last.url)) as first:
        given = {"url": first.url, "headers": headers}
        assert tools.call("fetch", given, allowInternal=True).result["body"] == "hi"
    assert "x-api-key" in first.requests[0].lower()
    forwarded = last.requests[0].lower()
    for name in adversaries.SAFE_HEADERS:
        assert f"\n{name.lower()}:" in forwarded
    for name in adversaries.SECRET_HEADERS:
        assert f"\n{name.lower()}:" not in forwarded


def test_few_headers_are_returned(tools: Driver) -> None:
    with serving(servers.with_headers()) as running:
        result = tools.call("fetch", {"url": running.url}, allowInternal=True).result
    assert result["headers"] == {**servers.KEPT_HEADERS, "content-length": "2"}


def test_headers_are_bounded(answers: dict[str, Outcome]) -> None:
    assert answers["many headers"].result["headers"] == {"server": "s"}
    headers = answers["long headers"].result["headers"]
    assert sum(len(name) + len(text) for name, text in headers.items()) <= 8192
