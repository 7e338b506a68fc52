"""Read, Write and Edit of TypeScript stay inside their roots."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from adlgen.features.builtins.model import CODE_NAMES
from tests.builtins import adversaries, servers
from tests.builtins.adversaries import LIMIT
from tests.builtins.servers import serving
from tests.builtins.typescript_tools import LINUX, Driver, Outcome, started

pytestmark = pytest.mark.native
OPERATIONS = int(os.environ.get("ADLGEN_OPERATIONS", "600"))
"""How often a tool runs while links are exchanged."""
ROOTED = "{path} is outside the allowed roots."
SLACK = 10 * LIMIT
"""How long a call may take on a busy machine."""


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    yield from started(tmp_path_factory)


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


@pytest.mark.parametrize("path", ["x" * 100_000, "x/" * 50_000], ids=["name", "folders"])
def test_errors_are_short(tools: Driver, tmp_path: Path, path: str) -> None:
    for outcome in _file_calls(tools, path, tmp_path):
        assert outcome.error is not None
        assert len(outcome.error) < 500


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
    access = {"allowedRoots": [str(tmp_path)] if rooted else [], "deniedNames": [*CODE_NAMES]}
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
        for name in CODE_NAMES:
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


@pytest.mark.parametrize("rooted", [True, False])
def test_malformed_paths_are_errors_for_the_model(
    tools: Driver, tmp_path: Path, rooted: bool
) -> None:
    roots = [str(tmp_path)] if rooted else []
    for path in adversaries.MALFORMED_PATHS:
        edited = {"file_path": path, "old_string": "e", "new_string": "x"}
        for outcome in (
            tools.call("read", {"file_path": path}, allowedRoots=roots),
            tools.call("write", {"file_path": path, "content": "x"}, allowedRoots=roots),
            tools.call("edit", edited, allowedRoots=roots),
        ):
            assert outcome.error is not None, path
            assert "internal" not in outcome.error, outcome
