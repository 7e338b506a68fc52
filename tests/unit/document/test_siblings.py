"""Files that a specification names are read from its folder and from nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from adlgen.document import SourceError, read_source, source_from_bytes
from adlgen.document.node import SiblingFiles
from adlgen.document.siblings import with_folder


@pytest.fixture
def folder(tmp_path: Path) -> SiblingFiles:
    inside = tmp_path / "inside"
    (inside / "deep").mkdir(parents=True)
    (tmp_path / "secret.json").write_text("{}")
    (inside / "agent.yaml").write_text("tools: []")
    (inside / "deep" / "input.json").write_text("\ufeff{}\r\n", newline="")
    (inside / "link.json").symlink_to(tmp_path / "secret.json")
    found = with_folder(read_source(inside / "agent.yaml")).folder
    assert found is not None
    return found


def test_a_sibling_is_read_once_and_remembered(folder: SiblingFiles) -> None:
    read = folder.read("deep/input.json")
    assert read.text == "{}\r\n"
    assert read.path.endswith("inside/deep/input.json")
    assert folder.read("deep/input.json") is read
    assert [name for name, _ in folder.digests()] == ["deep/input.json"]
    assert folder.names("*.json") == ["link.json"]
    assert folder.names("*/*.json") == ["deep/input.json"]


def test_a_sibling_knows_its_own_folder(folder: SiblingFiles) -> None:
    deeper = folder.read("deep/input.json").folder
    assert deeper is not None
    assert deeper.names("*") == ["input.json"]


@pytest.mark.parametrize(
    "name", ["../secret.json", "link.json", "/etc/hosts", "deep/../../secret.json", "a\0b", "a\\b"]
)
def test_nothing_outside_is_read(folder: SiblingFiles, name: str) -> None:
    with pytest.raises(SourceError, match="outside the folder"):
        folder.read(name)
    assert list(folder.digests()) == []


def test_what_is_missing_is_said(folder: SiblingFiles) -> None:
    with pytest.raises(SourceError, match="cannot read the file") as caught:
        folder.read("none.json")
    assert caught.value.diagnostic.span is not None
    assert caught.value.diagnostic.span.path.endswith("inside/none.json")


def test_standard_input_has_no_folder() -> None:
    assert with_folder(source_from_bytes("<stdin>", b"{}")).folder is None
