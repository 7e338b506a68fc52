"""What is installed: a wheel, without anything that only a checkout has."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.distribution import conftest
from tests.distribution.conftest import build

ROOT = Path(__file__).parents[2]
NOT_COPIED = (".git", ".venv", ".cache", "node_modules", "__pycache__", "dist", "golden")

# Generates for every pack and prints which parts of Jinja that took.
PROGRAM = """
import sys
from adlgen.cli import main
from adlgen.packs import bundled_packs
for name in bundled_packs():
    assert main(["generate", "tools.json", "-t", name, "-o", name]) == 0
print([name for name in sys.modules if name.startswith("jinja2")])
"""
TOOLS = '{"tools": [{"name": "a", "inputSchema": {"type": "object", "properties": {"x": {}}}}]}'


@pytest.mark.slow
def test_builds_are_reproducible(built: dict[str, Path], tmp_path: Path) -> None:
    again = build(tmp_path)
    assert set(built) == {"whl", "gz"}
    assert {end: path.read_bytes() for end, path in built.items()} == {
        end: path.read_bytes() for end, path in again.items()
    }


@pytest.mark.slow
def test_a_wheel_has_the_packages_and_nothing_else(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also from a checkout with links to the packages, such as those that `make check` makes."""
    with zipfile.ZipFile(wheel) as file:
        names = file.namelist()
    found = {name.split("/")[0] for name in names}
    assert found == {"adlgen", "adlgen_plugins", *(name for name in found if "0.1.0." in name)}
    copy = tmp_path / "copy"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*NOT_COPIED))
    (copy / ".cache").mkdir()
    (copy / ".cache/adlgen").symlink_to("../adlgen")
    monkeypatch.setattr(conftest, "ROOT", copy)
    with zipfile.ZipFile(build(tmp_path / "dist")["whl"]) as file:
        assert sorted(file.namelist()) == sorted(names)


@pytest.mark.parametrize("name", ["tests", "runtime", "sbom"])
def test_installed_packages_are_pinned_by_hash(name: str) -> None:
    text = (ROOT / "tests/requirements" / f"{name}.txt").read_text("utf-8")
    entries = re.split(r"\n(?=\S)", text.strip())
    assert entries
    assert all(re.match(r"[\w.\[\]-]+==\S+ .*--hash=sha256:", e, re.DOTALL) for e in entries), text


@pytest.mark.slow
def test_an_installed_adlgen_has_its_templates_compiled(wheel: Path, tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as file:
        file.extractall(installed)
    assert not (installed / "adlgen/distribution").exists()
    (tmp_path / "tools.json").write_text(TOOLS)
    kept = {"PYTHONPATH": str(installed), "PYTHONDONTWRITEBYTECODE": "1", "ADLGEN_CACHE_DIR": ""}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=tmp_path,
        env={**os.environ, **kept},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "[]\n"
