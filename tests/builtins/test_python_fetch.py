"""Requests of Fetch for Python: limits, internal addresses, redirects and headers."""

from __future__ import annotations

import functools
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from adlgen.features.builtins.supplied import internal_addresses
from tests.builtins import adversaries, servers
from tests.builtins.adversaries import LIMIT
from tests.builtins.python_tools import Outcome, Tools, emitted
from tests.builtins.servers import SERVERS, Server, serving


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tools]:
    yield from emitted(tmp_path_factory.mktemp("emitted"))


def fetch(tools: Tools, url: str, **values: Any) -> Outcome:
    arguments: dict[str, object] = {"url": url}
    for name in ("headers", "save_path"):
        if name in values:
            arguments[name] = values.pop(name)
    defaults = {
        "timeout_seconds": LIMIT * 10,
        "allow_internal": True,
        "max_bytes": servers.MAX_BYTES,
    }
    return tools.call("fetch", arguments, **{**defaults, **values})


@pytest.mark.slow
def test_no_server_holds_a_call_for_longer_than_its_limit(tools: Tools) -> None:
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(functools.partial(_run, tools), SERVERS))
    with servers.not_accepting() as url:
        started = time.monotonic()
        assert fetch(tools, url, timeout_seconds=LIMIT).error is not None
        found.append(time.monotonic() - started)
    print(f"{len(found)} servers, slowest {max(found):.2f} s with a limit of {LIMIT} s")
    assert max(found) < LIMIT * 10


def _run(tools: Tools, server: Server) -> float:
    with serving(server) as running:
        started = time.monotonic()
        outcome = fetch(tools, running.url, timeout_seconds=LIMIT)
        took = time.monotonic() - started
    if server.ends == "timeout":
        assert outcome.error is not None, server
        assert outcome.error.endswith(f" took longer than {LIMIT} seconds."), (server, outcome)
    elif server.ends == "failure":
        assert outcome.error is not None, (server, outcome)
        assert len(outcome.error) < 500
    elif server.ends == "success":
        assert outcome.error is None, (server, outcome)
        assert outcome.result.truncated == server.truncated, server
        assert len(outcome.result.body.encode()) <= servers.MAX_BYTES * 3
        if server.body is not None:
            assert outcome.result.body == server.body, server
    return took


def test_a_slow_resolver_does_not_hold_a_call(
    tools: Tools, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(*_: object, **__: object) -> list[object]:
        time.sleep(LIMIT * 30)
        return []

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    started = time.monotonic()
    outcome = fetch(tools, "http://example.com/", timeout_seconds=LIMIT)
    assert outcome.error == f"http://example.com/ took longer than {LIMIT} seconds."
    assert time.monotonic() - started < LIMIT * 10


def test_internal_addresses_are_refused_whatever_the_domains_are(tools: Tools) -> None:
    for url in adversaries.INTERNAL_URLS:
        host = url.split("/")[2].rpartition("]")[0].lstrip("[") or url.split("/")[2].split(":")[0]
        for domains in ((), (host,), (".example.org", host)):
            outcome = fetch(tools, url, allow_internal=False, allowed_domains=domains)
            assert outcome.error is not None
            if domains != ():
                assert outcome.error == f"{host} is an internal address.", url
    is_internal = tools.module("_connection").is_internal
    for address in adversaries.PUBLIC_ADDRESSES:
        assert not is_internal(address, internal_addresses())
    assert internal_addresses() == tools.module("fetch").INTERNAL


def test_names_of_internal_addresses_are_refused_after_redirects(
    tools: Tools, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first server passes as a public one; the name of the second leads to 127.0.0.1."""
    connection = tools.module("_connection")
    with serving(servers.answering()) as inner:
        port = inner.url.rstrip("/").rpartition(":")[2]
        with serving(servers.redirecting_to(f"http://inside.example.org:{port}/")) as outer:
            first = outer.url.rstrip("/").rpartition(":")[2]

            def resolved(name: str, at: int, deadline: object) -> list[str]:
                del name, deadline
                return ["127.0.0.2" if str(at) == first else "127.0.0.1"]

            def internal(address: str, networks: object) -> bool:
                del networks
                return address != "127.0.0.2"

            def connect(address: tuple[str, int], timeout: float) -> socket.socket:
                return original(("127.0.0.1", address[1]), timeout)

            original = socket.create_connection
            monkeypatch.setattr(connection, "_resolved", resolved)
            monkeypatch.setattr(connection, "is_internal", internal)
            monkeypatch.setattr(socket, "create_connection", connect)
            outcome = fetch(
                tools,
                f"http://outside.example.org:{first}/",
                allow_internal=False,
                allowed_domains=(".example.org",),
            )
    assert outcome.error == "inside.example.org is an internal address."
    assert (len(outer.requests), len(inner.requests)) == (1, 0)


def test_only_harmless_headers_follow_to_another_host(tools: Tools) -> None:
    headers = {**adversaries.SAFE_HEADERS, **adversaries.SECRET_HEADERS}
    with (
        serving(servers.answering()) as inner,
        serving(servers.redirecting_to(inner.url)) as outer,
    ):
        assert fetch(tools, outer.url, headers=headers).result.body == "hi"
    for request, expected in (
        (outer.requests[0], headers),
        (inner.requests[0], adversaries.SAFE_HEADERS),
    ):
        sent = {line.partition(":")[0] for line in request.splitlines()[1:] if line}
        assert sent - {"Host", "Accept-Encoding"} == set(expected)


def test_few_response_headers_are_returned(tools: Tools) -> None:
    with serving(servers.with_headers()) as running:
        result = fetch(tools, running.url).result
    assert result.headers == {**servers.KEPT_HEADERS, "content-length": "2"}
    for name in ("long headers", "many headers"):
        server = next(server for server in SERVERS if server.name == name)
        with serving(server) as running:
            returned = fetch(tools, running.url).result.headers
        assert "server" in returned
        assert len(returned) <= 64
        assert sum(len(k) + len(v) for k, v in returned.items()) <= 8192


def test_downloads_stay_in_their_folder(tools: Tools, tmp_path: Path) -> None:
    folder = tmp_path / "downloads"
    config = {"allow_downloads": True, "download_dir": str(folder)}
    with serving(servers.answering()) as running:
        for path in ("a", "b/c"):
            outcome = fetch(tools, running.url, save_path=path, **config)
            assert outcome.result.saved_to == str(folder / path)
            assert (folder / path).read_text() == "hi"
        (folder / "link").symlink_to(tmp_path)
        for path in ("link/a", "../a", "/a", "", "."):
            assert fetch(tools, running.url, save_path=path, **config).error is not None
        denied = fetch(tools, running.url, save_path=".git/config", **config)
    assert denied.error == f"{folder / '.git' / 'config'} is in a denied folder: .git."
    assert sorted(path.name for path in tmp_path.iterdir()) == ["downloads"]


def test_errors_are_bounded(tools: Tools) -> None:
    for url in (
        "x" * 99_999,
        f"http://{'x' * 99_999}/",
        f"http://[{'1' * 9999}]/",
        f"http://a:{'1' * 9999}/",
    ):
        outcome = fetch(tools, url)
        assert outcome.error is not None
        assert len(outcome.error) < 500
