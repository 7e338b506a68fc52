"""The server of ``adlgen watch --docs``: through HTTP, on the loopback only, with the policies of the pages unchanged."""

from __future__ import annotations

import http.client
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from adlgen.cli import main
from adlgen.cli.loopback import HOST
from adlgen.cli.preview import Catalogue, Preview, served
from adlgen.site.api import catalogue
from tests.site.sites import OLD, SPEC, library, tools

SCRIPT = re.compile(r'<script src="/-/reload\.js\?([0-9a-f]{16})"></script>\n')


class Site:
    """A served catalogue."""

    def __init__(self, address: str, preview: Preview) -> None:
        self.port = int(address.rstrip("/").rpartition(":")[2])
        self.preview = preview

    def ask(
        self, path: str, method: str = "GET", host: str | None = None
    ) -> tuple[http.client.HTTPResponse, str]:
        connection = http.client.HTTPConnection(HOST, self.port, timeout=60)
        connection.request(method, path, headers={"Host": host or f"{HOST}:{self.port}"})
        response = connection.getresponse()
        text = response.read().decode()
        connection.close()
        return response, text


@pytest.fixture
def site() -> Iterator[Site]:
    preview = Preview()
    with served(preview, 0) as address:
        yield Site(address, preview)


def test_pages_are_those_of_the_static_site_with_one_script_more(site: Site) -> None:
    result, tree = catalogue(SPEC, against=str(OLD), isolated=True)
    assert result.ok
    assert tree is not None
    site.preview.catalogue = Catalogue.of(tree)
    count = 0
    for file in tree:
        response, text = site.ask(f"/{file.path}")
        assert response.status == 200
        assert SCRIPT.sub("", text) == file.text
        assert len(SCRIPT.findall(text)) == file.path.endswith(".html")
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["Content-Security-Policy"] == "frame-ancestors 'none'"
        assert response.headers["Cross-Origin-Resource-Policy"] == "same-origin"
        count += 1
    assert count > 10
    assert site.ask("/")[1] == site.ask("/index.html")[1]
    assert site.ask("/style.css")[0].headers["Content-Type"] == "text/css; charset=utf-8"


def test_a_change_is_a_style_sheet_with_a_rule(site: Site, tmp_path: Path) -> None:
    listed: list[dict[str, object]] = [{"name": "a", "inputSchema": {"type": "object"}}]
    spec = tools(tmp_path / "tools.json", listed)
    site.preview.catalogue = Catalogue.of(catalogue(spec, isolated=True, targets=["go"])[1])
    found = SCRIPT.search(site.ask("/index.html")[1])
    assert found is not None
    state = f"/-/state.css?{found[1]}&1"
    assert site.ask(state)[1] == ""
    assert "currentScript" in site.ask(f"/-/reload.js?{found[1]}")[1]
    tools(spec, [{"name": "b", "inputSchema": {"type": "object"}}])
    site.preview.catalogue = Catalogue.of(catalogue(spec, isolated=True, targets=["go"])[1])
    assert site.ask(state)[1] == "adlgen-changed {}\n"
    assert site.ask("/tools/a.html")[0].status == 404
    assert site.ask("/tools/b.html")[0].status == 200
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tools.json"], "nothing is written"


def test_before_the_first_catalogue_a_page_waits(site: Site) -> None:
    response, text = site.ask("/tools/x.html")
    assert response.status == 200
    assert "the terminal shows" in text
    found = SCRIPT.search(text)
    assert found is not None
    assert site.ask(f"/-/state.css?{found[1]}")[1] == ""
    site.preview.catalogue = Catalogue.of(catalogue(SPEC, isolated=True, targets=["go"])[1])
    assert site.ask(f"/-/state.css?{found[1]}")[1] != ""


@pytest.mark.parametrize("host", ["example.com", "example.com:{port}", "127.0.0.1", "[::1]:{port}"])
def test_other_names_of_the_host_are_refused(site: Site, host: str) -> None:
    response, text = site.ask("/index.html", host=host.format(port=site.port))
    assert response.status == 403
    assert text == f"open http://{HOST}:{site.port}/\n"
    assert site.ask("/index.html", host=f"localhost:{site.port}")[0].status == 200


def test_only_files_of_the_catalogue_are_read(site: Site) -> None:
    site.preview.catalogue = Catalogue.of(catalogue(SPEC, isolated=True, targets=["go"])[1])
    for path in (
        "/../pyproject.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
        "/tools/",
        "/[",
    ):
        response, text = site.ask(path)
        assert response.status == 404
        assert text.startswith("the catalogue has no page")
    response, text = site.ask("/index.html", "HEAD")
    assert (response.status, text) == (200, "")
    assert site.ask("/index.html", "POST")[0].status == 501


def test_only_the_loopback_interface_listens(site: Site) -> None:
    """Another address of this machine has no listener at the port."""
    other = socket.socket()
    other.bind(("127.0.0.2", site.port))  # would be in use if the server listened at all addresses
    other.close()
    with socket.socket() as address:
        address.connect((HOST, site.port))
        assert address.getpeername() == (HOST, site.port)


def test_a_static_catalogue_has_no_trace_of_it() -> None:
    assert not [
        path for path, text in library().items() if "reload.js" in text or path == "reload.js"
    ]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--docs", "-o", "x"], "--output does not apply to --docs"),
        (["--docs", "--scaffold"], "--scaffold does not apply to --docs"),
        (["--port", "1"], "--port requires --docs"),
        (["--against", "main"], "--against requires --docs"),
        (["--docs"], "watch needs a terminal"),
    ],
)
def test_options_are_those_of_what_it_does(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["watch", *words]) == 2
    assert message in capsys.readouterr().err
