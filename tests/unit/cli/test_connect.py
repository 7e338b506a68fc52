"""``adlgen connect``: entries in the settings of MCP clients."""

from __future__ import annotations

import json
import sys
from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest

from adlgen.cli import main
from adlgen.connecting.clients import CLIENTS
from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.node import JsonValue, Source, plain

SERVER = ["--", sys.executable, "-m", "http.server"]
HOMES: dict[str, tuple[str, str, str]] = {
    "claude-desktop": (
        "/h/Library/Application Support/Claude/claude_desktop_config.json",
        "/h/.config/Claude/claude_desktop_config.json",
        "C:/h/AppData/Roaming/Claude/claude_desktop_config.json",
    ),
    "claude-code": ("/h/.claude.json", "/h/.claude.json", "C:/h/.claude.json"),
    "cursor": ("/h/.cursor/mcp.json", "/h/.cursor/mcp.json", "C:/h/.cursor/mcp.json"),
    "vscode": (
        "/h/Library/Application Support/Code/User/mcp.json",
        "/h/.config/Code/User/mcp.json",
        "C:/h/AppData/Roaming/Code/User/mcp.json",
    ),
    "gemini": ("/h/.gemini/settings.json",) * 2 + ("C:/h/.gemini/settings.json",),
    "goose": ("/h/.config/goose/config.yaml",) * 2
    + ("C:/h/AppData/Roaming/Block/goose/config/config.yaml",),
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a user without settings; the current folder is another one."""
    for name in ("home", "work"):
        (tmp_path / name).mkdir()
    monkeypatch.chdir(tmp_path / "work")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    return tmp_path / "home"


def settings(client: str, home: Path) -> Path:
    path = CLIENTS[client].path(home, "linux", "")
    return Path(path) if path is not None else Path(CLIENTS[client].project)


def content(path: Path) -> JsonValue:
    return plain(read_document(Source(str(path), path.read_text("utf-8")), Log()).root)


@pytest.mark.parametrize("client", HOMES)
def test_the_settings_of_each_system(client: str) -> None:
    mac, linux, windows = HOMES[client]
    found = CLIENTS[client]
    assert found.path(PurePosixPath("/h"), "darwin", "") == PurePosixPath(mac)
    assert found.path(PurePosixPath("/h"), "linux", "") == PurePosixPath(linux)
    assert found.path(PureWindowsPath("C:/h"), "win32", "") == PureWindowsPath(windows)


@pytest.mark.parametrize("client", CLIENTS)
def test_the_first_word_of_the_settings_and_the_page(
    client: str, capsys: pytest.CaptureFixture[str]
) -> None:
    others = {"vscode": '{\n  "servers": {', "goose": "extensions:\n"}
    assert main(["connect", client, "--name", "web", *SERVER]) == 0
    assert capsys.readouterr().out.startswith(others.get(client, '{\n  "mcpServers": {'))
    page = Path(__file__).parents[3] / "docs/connecting.md"
    assert f"\n| `{client}` | " in page.read_text("utf-8")


def test_the_folder_for_settings_may_be_elsewhere() -> None:
    desktop = CLIENTS["claude-desktop"]
    found = desktop.path(PurePosixPath("/h"), "linux", "/settings")
    assert found == PurePosixPath("/settings/Claude/claude_desktop_config.json")
    on_windows = desktop.path(PureWindowsPath("C:/h"), "win32", "D:/roaming")
    assert on_windows == PureWindowsPath("D:/roaming/Claude/claude_desktop_config.json")


@pytest.mark.parametrize("client", CLIENTS)
def test_an_entry_is_written_where_there_are_no_settings(client: str, home: Path) -> None:
    line = ["connect", client, "--name", "web", "--env", "TOKEN=a=b", "--write", "--yes", *SERVER]
    assert main(line) == 0
    found = content(settings(client, home))
    key = CLIENTS[client].key
    assert isinstance(found, dict)
    assert list(found) == [key]
    servers = found[key]
    assert isinstance(servers, dict)
    entry = servers["web"]
    assert isinstance(entry, dict)
    assert entry.get("command") == sys.executable or entry.get("cmd") == sys.executable
    assert entry["args"] == ["-m", "http.server"]
    assert {"TOKEN": "a=b"} in entry.values()
    before = settings(client, home).read_bytes()
    assert main(line) == 0
    assert settings(client, home).read_bytes() == before


@pytest.mark.parametrize("client", CLIENTS)
def test_what_is_printed_is_what_would_be_written(
    client: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["connect", client, "--name", "web", *SERVER]) == 0
    shown = capsys.readouterr().out
    assert not settings(client, home).exists()
    assert main(["connect", client, "--name", "web", "--write", "--yes", *SERVER]) == 0
    assert settings(client, home).read_text() == shown


def test_urls(capsys: pytest.CaptureFixture[str]) -> None:
    url = "https://tools.example.com/search/mcp"
    keys = {"claude-code": "url", "cursor": "url", "vscode": "url", "gemini": "httpUrl"}
    for client, key in keys.items():
        assert main(["connect", client, "--name", "s", "--", url]) == 0
        entry = json.loads(capsys.readouterr().out)[CLIENTS[client].key]["s"]
        assert entry[key] == url
    assert main(["connect", "goose", "--", url]) == 0
    shown = capsys.readouterr().out
    assert f'uri: "{url}"' in shown
    assert "streamable_http" in shown
    assert main(["connect", "claude-desktop", "--", url]) == 2
    assert "ADL1904" in capsys.readouterr().err


def test_without_a_client_the_known_ones_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["connect"]) == 2
    assert f"which client? ({', '.join(CLIENTS)})" in capsys.readouterr().err


JSON = """{
    "theme":   "dark",  "ids": [1,2],
    "mcpServers": {
        "other": {"command": "x",
                  "args": []}
    }
}
"""
YAML = """\
# mine
GOOSE_MODEL: some # the best

extensions:
  # built in
  developer:
    enabled: true   # always
    type: builtin
other: [1, 2]
"""


def test_the_rest_of_json_settings_stays(home: Path) -> None:
    path = home / ".cursor" / "mcp.json"
    path.parent.mkdir()
    path.write_text(JSON)
    assert main(["connect", "cursor", "--name", "web", "--write", "--yes", *SERVER]) == 0
    text = path.read_text()
    start, _, rest = text.partition(',\n        "web": {\n')
    assert JSON.startswith(start)
    assert rest.endswith("}\n    }\n}\n")
    assert main(["connect", "cursor", "--name", "web", "--write", "--yes", "--", "true"]) == 0
    assert "http.server" not in path.read_text()
    assert path.read_text().startswith(start)


def test_the_rest_of_yaml_settings_stays(home: Path) -> None:
    path = home / ".config" / "goose" / "config.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(YAML)
    for server in (SERVER, ["--", "true"]):
        assert main(["connect", "goose", "--name", "web", "--write", "--yes", *server]) == 0
        lines = path.read_text().splitlines()
        assert [line for line in lines if line in YAML.splitlines()] == YAML.splitlines()
        found = content(path)
        assert isinstance(found, dict)
        assert isinstance(found["extensions"], dict)
        assert list(found["extensions"]) == ["developer", "web"]


@pytest.mark.parametrize(
    "text",
    [
        '{\n  // mine\n  "mcpServers": {}\n}',
        '{"mcpServers": {},}',
        '{"mcpServers": []}',
        "[]",
        '{"a": 1, "a": 2}',
        "{",
    ],
)
def test_settings_that_cannot_be_edited_stay(
    text: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / ".claude.json").write_text(text)
    line = ["connect", "claude-code", "--write", "--yes", *SERVER]
    assert main(line) == 3
    assert "ADL1901" in capsys.readouterr().err
    assert (home / ".claude.json").read_text() == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "  {}\n",
        '{"mcpServers":{}}',
        '{"mcpServers": {"a": {}}, "b": 1}',
        '{\r\n\t"mcpServers": {\r\n\t\t"a": {}\r\n\t}\r\n}\r\n',
        '\ufeff{"x": "\\u00e9\\ud83d\\ude00"}',
    ],
)
def test_layouts_of_json(text: str, home: Path) -> None:
    path = home / ".claude.json"
    path.write_bytes(text.encode())
    assert main(["connect", "claude-code", "--name", "w", "--write", "--yes", *SERVER]) == 0
    after = path.read_bytes().decode()
    assert after.startswith("\ufeff") == text.startswith("\ufeff")
    found = json.loads(after.removeprefix("\ufeff"))
    before = json.loads(text.removeprefix("\ufeff") or "{}")
    assert found["mcpServers"].pop("w")["args"] == ["-m", "http.server"]
    assert {"mcpServers": {}, **before} == found


def test_a_difference(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["connect", "claude-code", "--name", "w", *SERVER]
    assert main([*line[:4], "--diff", *SERVER]) == 1
    assert '+    "w": {' in capsys.readouterr().out
    assert not (home / ".claude.json").exists()
    assert main([*line[:4], "--write", "--yes", *SERVER]) == 0
    assert main([*line[:4], "--diff", *SERVER]) == 0


def test_nobody_can_be_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["connect", "cursor", "--write", *SERVER]) == 2
    assert "--yes" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "code", "text"),
    [
        (["cursr", *SERVER], 2, "cursor"),
        (["cursor", "--", "no-such-program"], 3, "ADL1902"),
        (["cursor"], 2, "ADL1903"),
        (["claude-desktop", "--project", *SERVER], 2, "ADL1904"),
        (["cursor", "--env", "A", *SERVER], 2, "NAME=VALUE"),
    ],
)
def test_wrong_arguments(
    words: list[str], code: int, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["connect", *words]) == code
    assert text in capsys.readouterr().err


def test_paths_are_absolute(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("dist/main.js", "bin/server"):
        Path(name).parent.mkdir()
        Path(name).write_text("#!/bin/sh\n")
        Path(name).chmod(0o755)
    assert main(["connect", "cursor", "--", "bin/server", "dist/main.js", "--flag", "a/b"]) == 0
    (entry,) = json.loads(capsys.readouterr().out)["mcpServers"].values()
    assert entry["command"] == str(Path("bin/server").absolute())
    assert entry["args"] == [str(Path("dist/main.js").absolute()), "--flag", "a/b"]


@pytest.mark.parametrize(
    ("line", "name"),
    [
        (["https://a.example/search/"], "search"),
        (["/usr/bin/env", "python3"], "env"),
        (["true", "-m", "tool.py"], "tool"),
    ],
)
def test_a_name_is_proposed(line: list[str], name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["connect", "cursor", "--", *line]) == 0
    assert [*json.loads(capsys.readouterr().out)["mcpServers"]] == [name]


PROJECT = """\
version: 1
name: orders-agent
specs: [tools.json]
targets:
  - {lang: go, out: go, options: {serve: mcp}}
  - {lang: typescript, out: ts, options: {serve: mcp}}
"""
SPEC = '{"tools": [{"name": "ping", "inputSchema": {"type": "object"}}]}'


def test_the_server_of_a_project(capsys: pytest.CaptureFixture[str]) -> None:
    Path("adlgen.yaml").write_text(PROJECT)
    Path("tools.json").write_text(SPEC)
    assert main(["connect", "cursor"]) == 2
    assert "choose one with -t" in capsys.readouterr().err
    assert main(["connect", "cursor", "-t", "go"]) == 3
    assert "build the server first" in capsys.readouterr().err
    program = Path("go/bin/orders-agent")
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    assert main(["connect", "cursor", "-t", "go"]) == 0
    servers = json.loads(capsys.readouterr().out)["mcpServers"]
    assert servers == {"orders-agent": {"command": str(program.absolute()), "args": []}}


def test_json(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    line = ["connect", "cursor", "--name", "w", "--json"]
    for mode, state in (
        ([], "not read"),
        (["--write", "--yes"], "created"),
        (["--write", "--yes"], "unchanged"),
    ):
        assert main([*line, *mode, *SERVER]) == 0
        found = json.loads(capsys.readouterr().out)
        assert (found["name"], found["client"], found["state"]) == ("w", "cursor", state)
        assert found["path"] == str(home / ".cursor/mcp.json")
    assert main([*line, "--diff", *SERVER]) == 2
    assert main([*line, "--write", *SERVER]) == 2


@pytest.mark.parametrize("before", [None, "{}"])
def test_settings_that_change_during_the_question_stay(
    before: str | None,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = home / ".claude.json"
    if before is not None:
        path.write_text(before)

    def answer(*_: object) -> str:
        path.write_text('{"session": 1}')
        return "yes"

    monkeypatch.setattr("adlgen.cli.console.prompt", answer)
    monkeypatch.setattr("adlgen.cli.commands.connect._has_terminal", lambda: True)
    assert main(["connect", "claude-code", "--write", *SERVER]) == 3
    assert "changed meanwhile" in capsys.readouterr().err
    assert path.read_text() == '{"session": 1}'
