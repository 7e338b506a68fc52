"""The files that a run depends on."""

from __future__ import annotations

from pathlib import Path

import pytest

from adlgen.cache import settled


def test_compiled_modules_in_folders_of_packs_are_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiled = {"adlgen_pack_go": tmp_path / "adlgen_pack_go"}
    monkeypatch.setattr(settled, "compiled_modules", compiled.get)
    inside = str(tmp_path / "adlgen_pack_go" / "core" / "imports.so")
    for name, path, found in (
        ("adlgen_pack_go.core.imports", "/top/adlgen_pack_go/core/imports.so", inside),
        ("adlgen_pack_go.core.needs", "/packs/go/core/needs.py", "/packs/go/core/needs.py"),
        ("adlgen.schema.build", "/adlgen/schema/build.so", "/adlgen/schema/build.so"),
        ("adlgen_pack_go", "/packs/go/__init__.py", "/packs/go/__init__.py"),
    ):
        assert settled._place_of(name, path) == found
