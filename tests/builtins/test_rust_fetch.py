"""Requests of Fetch for Rust: servers, addresses, headers, downloads, and limits of time and size."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from adlgen.features.builtins.model import CODE_NAMES
from tests.builtins import adversaries, servers
from tests.builtins.adversaries import LIMIT
from tests.builtins.rust_tools import PATIENCE, ROOT, Driver, emitted

pytestmark = pytest.mark.native

NETWORKS = json.loads((ROOT / "adlgen/features/builtins/internal_addresses.json").read_text())
INTERNAL = {"allow_internal": True, "timeout_seconds": LIMIT, "max_bytes": servers.MAX_BYTES}


@pytest.fixture
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    yield from emitted(tmp_path_factory)


@pytest.mark.parametrize("server", servers.SERVERS, ids=lambda server: server.name)
def test_requests_end(driver: Driver, server: servers.Server) -> None:
    with servers.serving(server) as running:
        answer = driver.call("Fetch", INTERNAL, {"url": running.url})
    if server.scheme == "https":
        assert "https is not available" in answer["refused"]
    elif server.ends == "success":
        assert server.body in {None, answer.get("body")}, answer
        assert answer["truncated"] == server.truncated
    elif server.ends != "any":
        assert ("timed out" in answer["refused"]) == (server.ends == "timeout"), answer


def test_a_connection_that_is_not_established_ends(driver: Driver) -> None:
    with servers.not_accepting() as url:
        assert "timed out" in driver.call("Fetch", INTERNAL, {"url": url})["refused"]


def test_internal_addresses(driver: Driver) -> None:
    for domains in ([], ["localhost", "127.0.0.1"]):
        settings = {"allowed_domains": domains}
        for url in adversaries.INTERNAL_URLS if not domains else adversaries.INTERNAL_URLS[:1]:
            refused = driver.call("Fetch", settings, {"url": url})["refused"]
            assert refused.endswith(" is an internal address."), url
            moved = {"redirect": url, "allowed_domains": []}
            refused = driver.call("Fetch", moved, {"url": "http://1.1.1.1/"})["refused"]
            assert refused.endswith(" is an internal address."), url
    for address in adversaries.PUBLIC_ADDRESSES:
        assert driver.call("is_in", {"networks": NETWORKS}, address) is False
    for network in NETWORKS:
        assert driver.call("is_in", {"networks": NETWORKS}, network.partition("/")[0]) is True


def test_headers_of_redirects(driver: Driver) -> None:
    sent = {**adversaries.SAFE_HEADERS, **adversaries.SECRET_HEADERS}
    with (
        servers.serving(servers.answering()) as other,
        servers.serving(servers.redirecting_to(other.url)) as first,
    ):
        assert driver.call("Fetch", INTERNAL, {"url": first.url, "headers": sent})["body"] == "hi"
    heads = [running.requests[0].lower() for running in (first, other)]
    for name in sent:
        assert f"\r\n{name.lower()}:" in heads[0]
        assert (f"\r\n{name.lower()}:" in heads[1]) == (name in adversaries.SAFE_HEADERS), name


def test_headers_of_responses(driver: Driver) -> None:
    with servers.serving(servers.with_headers()) as running:
        headers = driver.call("Fetch", INTERNAL, {"url": running.url})["headers"]
    assert headers == {**servers.KEPT_HEADERS, "Content-Length": "2"}


def test_downloads_stay_inside(driver: Driver, tmp_path: Path) -> None:
    root, outside = adversaries.prepare_roots(tmp_path)
    adversaries.prepare_denied(root / "inside")
    settings = {**INTERNAL, "allow_downloads": True, "download_dir": str(root)}
    with servers.serving(servers.answering()) as running:
        denied = [f"inside/{name}/x" for name in CODE_NAMES]
        for path in ("to-folder/x", "to-file", "inside/link/x", "../x", "/x", *denied):
            given = {"url": running.url, "save_path": path}
            assert "refused" in driver.call("Fetch", settings, given), path
        saved = driver.call("Fetch", settings, {"url": running.url, "save_path": "inner/new"})
    assert saved["saved_to"] == str(root / "inside/new")
    assert [path.name for path in outside.iterdir()] == ["secret"]


def test_errors_are_short(driver: Driver) -> None:
    long = "x" * 100_000
    for tool, given in (
        ("Read", {"file_path": long}),
        ("Write", {"file_path": long, "content": ""}),
        ("Fetch", {"url": long}),
        ("Fetch", {"url": f"http://{long}/"}),
        ("Fetch", {"url": "http://1.1.1.1/", "headers": {long + " ": ""}}),
    ):
        refused = driver.call(tool, {"allowed_roots": ["."]}, given)["refused"]
        assert len(refused) < len(long) // 100, tool


def test_time_limits_of_lookups(driver: Driver) -> None:
    start = time.monotonic()
    settings = {"timeout_seconds": LIMIT}
    assert "refused" in driver.call("Fetch", settings, {"url": "http://name.invalid/"})
    assert time.monotonic() - start < PATIENCE
