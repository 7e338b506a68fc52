"""Files of Read, Write and Edit for Rust: roots, races, denied names, irregular and large files."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from adlgen.features.builtins.model import CODE_NAMES
from tests.builtins import adversaries
from tests.builtins.rust_tools import Driver, emitted, request

pytestmark = pytest.mark.native

OPERATIONS = adversaries.OPERATIONS or 1000
"""How often each tool is called during a race."""
REPEAT = 500
MAX_MEMORY = 400 << 20


@pytest.fixture
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    yield from emitted(tmp_path_factory)


def test_roots(driver: Driver, tmp_path: Path) -> None:
    root, outside = adversaries.prepare_roots(tmp_path)
    settings = {"allowed_roots": [str(root)]}
    for path in adversaries.OUTSIDE_PATHS:
        given = str(root / path.format(outside=outside)) if path[0] != "/" else path
        for tool, more in _file_tools("secret\n"):
            answer = driver.call(
                tool, settings, {"file_path": given.format(outside=outside), **more}
            )
            assert answer["refused"].endswith("is outside the allowed roots."), (tool, path)
    assert (outside / "secret").read_text() == "secret\n"
    for path in adversaries.INSIDE_PATHS:
        for tool, more in _file_tools("inside\n"):
            answer = driver.call(tool, settings, {"file_path": str(root / path), **more})
            assert "refused" not in answer, (tool, path)
    new = {"file_path": str(root / "inner/new/folder/file"), "content": "new"}
    assert driver.call("Write", settings, new)["bytes_written"] == len("new")
    assert (root / "inside/new/folder/file").read_text() == "new"


def _file_tools(text: str) -> list[tuple[str, dict[str, str]]]:
    return [
        ("Read", {}),
        ("Edit", {"old_string": text, "new_string": text}),
        ("Write", {"content": text}),
    ]


def test_denied_names(driver: Driver, tmp_path: Path) -> None:
    adversaries.prepare_denied(tmp_path)
    for roots in ([], [str(tmp_path)]):
        settings = {"allowed_roots": roots, "denied_names": CODE_NAMES}
        for path in adversaries.DENIED_PATHS:
            for tool, more in _file_tools("x")[1:]:
                answer = driver.call(tool, settings, {"file_path": str(tmp_path / path), **more})
                assert " is in a denied folder: ." in answer["refused"], (tool, path)
        for path in adversaries.ALLOWED_PATHS:
            given = {"file_path": str(tmp_path / path), "content": "x"}
            assert "refused" not in driver.call("Write", settings, given), path
    assert sorted(path.name for path in (tmp_path / ".git").iterdir()) == ["hooks"]


def test_irregular_and_large_files(driver: Driver, tmp_path: Path) -> None:
    names = adversaries.prepare_unreadable(tmp_path)
    requests = [
        request(tool, {"allowed_roots": roots}, {"file_path": str(tmp_path / name), **more})
        for name in names
        for tool, more in _file_tools("x")
        for roots in ([], [str(tmp_path)])
        if (tool, name) not in {("Write", "sparse"), ("Write", "device")}
    ]
    answers = driver.all(requests)
    assert all("refused" in answer for answer in answers)
    status = Path(f"/proc/{driver.process.pid}/status").read_text()
    peak = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    assert int(peak.split()[1]) << 10 < MAX_MEMORY


@pytest.mark.skipif(sys.platform != "linux", reason="renameat2")
@pytest.mark.parametrize("tool", ["Read", "Edit", "Write"])
def test_races_stay_inside(driver: Driver, tmp_path: Path, tool: str) -> None:
    more = dict(_file_tools("inside\n"))[tool]
    with adversaries.race(tmp_path) as race:
        given = {"file_path": str(race.file), **more}
        settings = {"allowed_roots": [str(race.root)]}
        results: Counter[str] = Counter()
        # Both results occur as soon as the other process runs.
        while results.total() < OPERATIONS or not _has_both(results):
            results.update(driver.call(tool, settings, given, repeat=REPEAT))
        assert not race.escaped()
    assert not any("outside\\n" in text for text in results), results


def _has_both(results: Mapping[str, int]) -> bool:
    refused = ["refused" in text for text in results]
    return any(refused) and not all(refused)


def test_malformed_paths_are_errors_for_the_model(driver: Driver, tmp_path: Path) -> None:
    for roots in ([], [str(tmp_path)]):
        for path in adversaries.MALFORMED_PATHS:
            for tool, more in _file_tools("x"):
                answer = driver.call(tool, {"allowed_roots": roots}, {"file_path": path, **more})
                assert "internal" not in answer["refused"], (tool, path, answer)
