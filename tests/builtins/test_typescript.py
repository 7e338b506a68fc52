"""The built-in tools of TypeScript under attack: links, processes and servers."""

from __future__ import annotations

import json
import os
import shlex
import sys
import warnings
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from adlgen.features.builtins.model import CODE_FOLDERS
from tests.builtins import adversaries, servers
from tests.builtins.adversaries import COMMANDS, LIMIT, Command, marker
from tests.builtins.emitted_typescript import Driver, Outcome, missing
from tests.builtins.servers import SERVERS, Server, serving

pytestmark = pytest.mark.native

SLACK = 10 * LIMIT
"""How long a call may take on a busy machine."""
OPERATIONS = int(os.environ.get("ADLGEN_RACE_OPERATIONS", "600"))
"""How often a tool runs while links are exchanged."""
FOREVER = 600
ROOTED = "{path} is outside the allowed roots."
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="needs Linux")


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Generator[Driver, None, None]:
    if missing():
        warnings.warn(f"TypeScript is NOT run: {missing()} missing", stacklevel=1)
        pytest.skip(f"{missing()} missing")
    with Driver(tmp_path_factory.mktemp("work")) as driver:
        yield driver


# --- files -------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", adversaries.INSIDE_PATHS)
def test_paths_inside_the_root(tools: Driver, tmp_path: Path, path: str) -> None:
    root, _ = adversaries.prepare_roots(tmp_path)
    roots = [str(root)]
    file = str(root / path)
    assert tools.call("read", {"file_path": file}, allowedRoots=roots).result["content"] == "inside"
    given = {"file_path": file, "old_string": "inside", "new_string": "edited"}
    assert tools.call("edit", given, allowedRoots=roots).result["replacements"] == 1
    assert Path(file).read_text() == "edited\n"
    written = tools.call("write", {"file_path": file, "content": "new"}, allowedRoots=roots)
    assert written.result["bytes_written"] == 3
    assert Path(file).read_text() == "new"
    assert not list(root.rglob(".adlgen*"))


@pytest.mark.parametrize("path", adversaries.OUTSIDE_PATHS)
def test_paths_outside_the_root(tools: Driver, tmp_path: Path, path: str) -> None:
    root, outside = adversaries.prepare_roots(tmp_path)
    file = path.format(outside=outside)
    given = file if file.startswith("/") else f"{root}/{file}"
    for outcome in _file_calls(tools, given, root):
        assert outcome.error == ROOTED.format(path=given)
    assert (outside / "secret").read_text() == "secret\n"


def _file_calls(tools: Driver, path: str, root: Path) -> list[Outcome]:
    roots = [str(root)]
    edited = {"file_path": path, "old_string": "e", "new_string": "x"}
    return [
        tools.call("read", {"file_path": path}, allowedRoots=roots),
        tools.call("write", {"file_path": path, "content": "x"}, allowedRoots=roots),
        tools.call("edit", edited, allowedRoots=roots),
    ]


def test_what_is_not_a_file_is_refused_at_once(tools: Driver, tmp_path: Path) -> None:
    for name in adversaries.prepare_unreadable(tmp_path):
        path = str(tmp_path / name)
        given = {"file_path": path, "old_string": "e", "new_string": "x"}
        for outcome in (tools.call("read", {"file_path": path}), tools.call("edit", given)):
            assert outcome.error is not None, name
            assert outcome.seconds < SLACK
    for name in ("fifo", "folder", "device", "loop"):
        path = str(tmp_path / name)
        outcome = tools.call("write", {"file_path": path, "content": "x"})
        assert outcome.error is not None, name


@pytest.mark.parametrize("rooted", [True, False])
def test_denied_names(tools: Driver, tmp_path: Path, rooted: bool) -> None:
    adversaries.prepare_denied(tmp_path)
    access = {"allowedRoots": [str(tmp_path)] if rooted else [], "deniedNames": [*CODE_FOLDERS]}
    for path in adversaries.DENIED_PATHS:
        file = f"{tmp_path}/{path}"
        edited = {"file_path": file, "old_string": "e", "new_string": "x"}
        outcomes = [
            tools.call("write", {"file_path": file, "content": "x"}, **access),
            tools.call("edit", edited, **access),
        ]
        for outcome in outcomes:
            assert outcome.error is not None
            assert outcome.error.startswith(f"{file} is in a denied folder: ."), outcome
    for path in adversaries.ALLOWED_PATHS:
        given = {"file_path": f"{tmp_path}/{path}", "content": "x"}
        assert tools.call("write", given, **access).error is None


def test_downloads_have_no_denied_names(tools: Driver, tmp_path: Path) -> None:
    config = {"downloadDir": str(tmp_path), "allowDownloads": True, "allowInternal": True}
    with serving(servers.answering()) as server:
        for name in CODE_FOLDERS:
            given = {"url": server.url, "save_path": f"a/{name.upper()}/x"}
            error = tools.call("fetch", given, **config).error
            assert error == f"{tmp_path}/a/{name.upper()}/x is in a denied folder: {name}."
        given = {"url": server.url, "save_path": "a/x"}
        saved = tools.call("fetch", given, **config)
    assert saved.result["saved_to"] == str(tmp_path / "a" / "x")
    assert (tmp_path / "a" / "x").read_text() == "hi"


def test_a_replaced_file_keeps_its_mode_and_other_links(tools: Driver, tmp_path: Path) -> None:
    file, other = tmp_path / "file", tmp_path / "other"
    file.write_text("old")
    file.chmod(0o750)
    other.hardlink_to(file)
    tools.call("write", {"file_path": str(file), "content": "new"}, allowedRoots=[str(tmp_path)])
    assert file.stat().st_mode & 0o777 == 0o750
    assert (file.read_text(), other.read_text()) == ("new", "old")


@LINUX
@pytest.mark.parametrize("tool", ["read", "write", "edit"])
def test_races_do_not_leave_the_root(tools: Driver, tmp_path: Path, tool: str) -> None:
    given = {
        "read": {},
        "write": {"content": "inside\n"},
        "edit": {"old_string": "side", "new_string": "side"},
    }[tool]
    with adversaries.race(tmp_path) as race:
        call = {"file_path": str(race.file), **given}
        found = tools.repeat(tool, call, OPERATIONS, allowedRoots=[str(race.root)]).results
        assert not race.escaped()
    assert sum(found.values()) == OPERATIONS
    assert not [one for one in found if "outside\\n" in one or '"content":"outside' in one]
    assert not [one for one in found if "internal" in one]


@LINUX
def test_races_do_not_reach_denied_names(tools: Driver, tmp_path: Path) -> None:
    with adversaries.race(tmp_path) as race:
        call = {"file_path": str(race.file), "content": "inside\n"}
        tools.repeat("write", call, OPERATIONS, deniedNames=["outside"])
        assert not race.escaped()


# --- commands ----------------------------------------------------------------------------------


def _ended(outcome: Outcome, command: Command) -> None:
    error = outcome.result.get("error")
    assert outcome.seconds < SLACK
    if command.ends == "timeout":
        assert error == f"timed out after {LIMIT} s"
    elif command.ends == "failure":
        assert error is not None
    elif command.ends == "success":
        assert error is None
    if command.output is not None:
        assert outcome.result["output"] == command.output


@LINUX
@pytest.mark.parametrize("number", range(len(COMMANDS)), ids=[one.name for one in COMMANDS])
def test_commands_end(tools: Driver, tmp_path: Path, number: int) -> None:
    command, mark = COMMANDS[number], marker(number)
    limit = FOREVER if command.ends in {"success", "failure"} else LIMIT
    given = {"command": command.line(mark)}
    config = {"shell": True, "timeoutSeconds": limit, "workingDir": str(tmp_path)}
    outcome = tools.call("bash", given, **config)
    _ended(outcome, command)
    left = adversaries.survivors(mark, patience=SLACK if not command.escapes else 0.2)
    for pid in left:
        os.kill(pid, 9)
    assert not left or command.name in ESCAPES


ESCAPES = {"daemon", "no environment", "relay of forks"}
"""Commands whose processes clear their environment or are adopted before they are found."""


@LINUX
@pytest.mark.parametrize("command", adversaries.ARGV_COMMANDS, ids=lambda one: one.name)
def test_commands_without_a_shell_end(tools: Driver, tmp_path: Path, command: Command) -> None:
    mark = marker(500 + adversaries.ARGV_COMMANDS.index(command))
    limit = FOREVER if command.ends in {"success", "failure"} else LIMIT
    given = {"command": command.line(mark)}
    outcome = tools.call("bash", given, timeoutSeconds=limit, workingDir=str(tmp_path))
    _ended(outcome, command)
    assert not adversaries.survivors(mark, SLACK)


def test_a_cancelled_command_ends(tools: Driver) -> None:
    mark = marker(900)
    outcome = tools.cancel("bash", {"command": f"setsid -w sleep {mark}"}, 200)
    assert outcome.result["error"] == "cancelled"
    assert outcome.seconds < SLACK
    assert not adversaries.survivors(mark, SLACK)


def test_words(tmp_path: Path, tools: Driver) -> None:
    del tools
    show = f"#!{sys.executable}\nimport json, os, sys\nname = os.path.basename(sys.argv[0])\n"
    show += "print(json.dumps([name, *sys.argv[1:]]))\n"
    for name in {words[0] for _, words in adversaries.WORDS}:
        (tmp_path / name).write_text(show)
        (tmp_path / name).chmod(0o700)
    with Driver(tmp_path, {"PATH": f"{tmp_path}:{os.environ['PATH']}"}) as driver:
        for command, words in adversaries.WORDS:
            result = driver.call("bash", {"command": command}).result
            assert json.loads(result["output"]) == words, command


def test_shell_syntax_is_refused(tools: Driver) -> None:
    for command, character in adversaries.REFUSED_SYNTAX:
        error = tools.call("bash", {"command": command}).error
        assert error == f"Shell syntax is not enabled: {character}.", command
    for command in adversaries.UNCLOSED:
        error = tools.call("bash", {"command": command}).error
        assert error == "The command has an unclosed quote.", command
    assert tools.call("bash", {"command": " "}).error == "The command is empty."


def test_whitelist(tools: Driver) -> None:
    refusal = "The command is not on the whitelist."
    whitelist = [*adversaries.WHITELIST, "", "ls | wc"]
    for command in adversaries.WHITELISTED:
        assert tools.call("bash", {"command": command}, whitelist=whitelist).error is None
    for command in adversaries.NOT_WHITELISTED:
        assert tools.call("bash", {"command": command}, whitelist=whitelist).error == refusal
    shell = {"shell": True, "whitelist": ["echo"]}
    assert tools.call("bash", {"command": "echo a"}, **shell).result["output"] == "a\n"
    assert tools.call("bash", {"command": "echo a; id"}, **shell).error == refusal


def test_environment(tmp_path: Path, tools: Driver) -> None:
    del tools
    given = {"SECRET_KEY": "s", "SHOWN": "v", "LC_CTYPE": "C.UTF-8"}
    with Driver(tmp_path, given) as driver:
        output = driver.call("bash", {"command": "env"}, environment=["SHOWN"]).result["output"]
    names = {line.partition("=")[0] for line in output.splitlines()}
    assert {"PATH", "SHOWN", "LC_CTYPE"} <= names
    listed = "PATH HOME USER LOGNAME LANG LC_ALL LC_CTYPE TZ TMPDIR TERM SHOWN ADLGEN_CALL"
    assert names <= set(listed.split())


def test_output_is_bounded(tools: Driver) -> None:
    code = "import sys; sys.stdout.write('x' * 50_000_000)"
    command = shlex.join([sys.executable, "-c", code])
    result = tools.call("bash", {"command": command}).result
    assert len(result["output"]) == 1024 * 1024
    error = tools.call("bash", {"command": "x" * 5000}).error
    assert error is not None
    assert len(error) <= 300


# --- requests ----------------------------------------------------------------------------------


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


def test_redirect_to_an_internal_address(tools: Driver) -> None:
    for url in adversaries.INTERNAL_URLS[:8]:
        with serving(servers.redirecting_to(url)) as running:
            error = tools.call("fetch", {"url": running.url}).error
    assert error == "127.0.0.1 is an internal address."


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
