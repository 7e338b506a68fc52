"""Compiled modules of a pack, which have one name: only the pack as it came with adlgen imports them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from adlgen.diagnostics.model import Log
from adlgen.packs import bundled, load
from adlgen.packs.bundled import bundled_folder

NAME = "adlgen_pack_go"


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of compiled modules of one pack, without the package that an earlier test imported."""
    monkeypatch.setattr(bundled, "_COMPILED", tmp_path / "compiled")
    for name in [name for name in sys.modules if name.startswith(NAME)]:
        monkeypatch.delitem(sys.modules, name)
    folder = tmp_path / "compiled" / NAME
    folder.mkdir(parents=True)
    (folder / "names.py").write_text("IS_COMPILED = True\n")
    return folder


def forget() -> None:
    for name in [name for name in sys.modules if name.startswith(NAME)]:
        del sys.modules[name]


def test_a_bundled_pack_finds_its_compiled_modules_before_its_sources(compiled: Path) -> None:
    layer, *_ = load._layers(bundled_folder() / "go")
    load._add_package(layer)
    assert layer.package == NAME
    assert sys.modules[NAME].__path__ == [str(compiled), str(bundled_folder() / "go")]
    load.forget_packs()
    assert NAME in sys.modules
    forget()


@pytest.mark.usefixtures("compiled")
def test_other_packs_are_imported_from_their_sources(tmp_path: Path) -> None:
    python, *_ = load._layers(bundled_folder() / "python")
    assert python.package != "adlgen_pack_python"
    given, *_ = load._layers(bundled_folder() / "go", given=True)
    assert given.package != NAME
    overrides = tmp_path / "templates"
    overrides.mkdir()
    for layer in load._layers(bundled_folder() / "go", overrides):
        assert layer.package.partition(".")[0] != NAME
    assert load.load_pack("go", Log(), templates=overrides).views
