"""Read, Write, Edit and downloads as emitted for Go: roots, links, races, pipes and denied names."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from adlgen.features.builtins.model import CODE_NAMES
from tests.builtins import adversaries, servers
from tests.builtins.go_tools import Outcome, Program, program

pytestmark = pytest.mark.native

CALLS = int(os.environ.get("ADLGEN_OPERATIONS", "500"))
"""How many calls each race makes; `make fuzz` makes more."""


@pytest.fixture(scope="module")
def tools() -> Iterator[Program]:
    started = program()
    yield started
    started.close()


def touch(tools: Program, tool: str, path: str, **config: object) -> Outcome:
    """Read, write or edit a file whose text is ``inside``."""
    values = {
        "Read": {},
        "Write": {"content": "inside\n"},
        "Edit": {"old_string": "inside", "new_string": "inside"},
    }
    return tools.call(tool, config, {"file_path": path, **values[tool]})


@pytest.mark.parametrize("tool", ["Read", "Write", "Edit"])
def test_paths_outside_of_the_roots_are_refused(tools: Program, tool: str, tmp_path: Path) -> None:
    root, outside = adversaries.prepare_roots(tmp_path)
    for path in adversaries.OUTSIDE_PATHS:
        full = str(root / path.replace("{outside}", str(outside)))
        refused = touch(tools, tool, full, allowed_roots=[str(root)])
        assert refused.error == f"{full} is outside the allowed roots."
    assert (outside / "secret").read_text() == "secret\n"


@pytest.mark.parametrize("tool", ["Read", "Write", "Edit"])
def test_paths_inside_of_the_roots_are_allowed(tools: Program, tool: str, tmp_path: Path) -> None:
    root, _ = adversaries.prepare_roots(tmp_path)
    for path in adversaries.INSIDE_PATHS:
        full = str(root / path)
        assert touch(tools, tool, full, allowed_roots=[str(root)]).result is not None
        assert touch(tools, tool, full).result is not None


@pytest.mark.parametrize("tool", ["Read", "Write", "Edit"])
def test_only_regular_files_of_bounded_size(tools: Program, tool: str, tmp_path: Path) -> None:
    for name in adversaries.prepare_unreadable(tmp_path):
        if (tool, name) != ("Write", "sparse"):
            assert touch(tools, tool, str(tmp_path / name), allowed_roots=[]).error, name
    assert tools.memory() < 500 << 20


@pytest.mark.parametrize("tool", ["Write", "Edit"])
def test_denied_names_are_refused(tools: Program, tool: str, tmp_path: Path) -> None:
    adversaries.prepare_denied(tmp_path)
    config = {"allowed_roots": [str(tmp_path)], "denied_names": CODE_NAMES}
    for path in adversaries.DENIED_PATHS:
        full = str(tmp_path / path)
        assert f"{full} is in a denied folder: ." in touch(tools, tool, full, **config).error
    upper = touch(tools, tool, str(tmp_path / ".GIT" / "x"), **config)
    assert upper.error.endswith("/.GIT/x is in a denied folder: .git.")
    for path in adversaries.ALLOWED_PATHS:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("inside\n")
        assert touch(tools, tool, str(tmp_path / path), **config).result is not None, path
    assert [*(tmp_path / ".git").rglob("*")] == [tmp_path / ".git" / "hooks"]


def test_downloads_refuse_denied_names(tools: Program, tmp_path: Path) -> None:
    adversaries.prepare_denied(tmp_path)
    config = {"allow_internal": True, "allow_downloads": True, "download_dir": str(tmp_path)}
    with servers.serving(servers.answering()) as server:
        for path in (*adversaries.DENIED_PATHS, *CODE_NAMES):
            refused = tools.call("Fetch", config, {"url": server.url, "save_path": path})
            assert " is in a denied folder: ." in refused.error
        saved = tools.call("Fetch", config, {"url": server.url, "save_path": "a/.github/x"})
    assert saved.result is not None
    assert (tmp_path / "a" / ".github" / "x").read_text() == "hi"


@pytest.mark.parametrize("tool", ["Read", "Write", "Edit"])
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux exchanges two paths at once")
def test_races_do_not_leave_the_roots(tools: Program, tool: str, tmp_path: Path) -> None:
    values: dict[str, list[dict[str, str]]] = {
        "Read": [{}],
        "Write": [{"content": "inside\n"}],
        "Edit": [
            {"old_string": old, "new_string": "inside\n"} for old in ("inside\n", "outside\n")
        ],
    }
    with adversaries.race(tmp_path) as race:
        paths = [str(race.file)]
        if tool == "Write":
            paths.append(str(race.file.with_name("new")))
        inputs = [{"file_path": path, **value} for path in paths for value in values[tool]]
        config = {"allowed_roots": [str(race.root)]}
        found = tools.calls(tool, config, inputs, repeat=CALLS)
        assert not [text for text in found.counts if "outside\\n" in text]
        assert not race.escaped()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux exchanges two paths at once")
def test_races_do_not_reach_denied_names(tools: Program, tmp_path: Path) -> None:
    """A link inside of the roots may not lead to a denied folder either."""
    (tmp_path / ".git").mkdir()
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(".git")
    config = {"allowed_roots": [str(tmp_path)], "denied_names": [".git"]}
    value = {"file_path": str(tmp_path / "folder" / "config"), "content": ""}
    with adversaries.swapping(tmp_path / "folder", tmp_path / "link"):
        tools.calls("Write", config, [value], repeat=CALLS)
    assert [*(tmp_path / ".git").iterdir()] == []


def test_errors_are_short(tools: Program, tmp_path: Path) -> None:
    for path in ("x" * 100_000, "x/" * 50_000):
        error = touch(tools, "Read", path, allowed_roots=[str(tmp_path)]).error
        assert error
        assert len(error) < 300


def test_malformed_paths_are_errors_for_the_model(tools: Program, tmp_path: Path) -> None:
    for roots in ([], [str(tmp_path)]):
        for path in adversaries.MALFORMED_PATHS:
            for tool in ("Read", "Write", "Edit"):
                error = touch(tools, tool, path, allowed_roots=roots).error
                assert error, (tool, path)
                assert "internal" not in error, (tool, path, error)
