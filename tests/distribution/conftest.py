"""What is distributed, built once from this checkout."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from adlgen import api
from adlgen.distribution import executable

ROOT = Path(__file__).parents[2]
SPEC = ROOT / "examples/orders-agent/agent.yaml"
ENVIRONMENT = {
    key: value
    for key, value in os.environ.items()
    if not key.startswith("PYTHON") and key not in {"VIRTUAL_ENV", "XDG_CACHE_HOME"}
}
"""An environment in which nothing of the checkout is found."""


def build(folder: Path) -> dict[str, Path]:
    """Build the wheel and the sdist; return them by the end of their name."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "1577836800"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    return {path.name.rpartition(".")[2]: path for path in folder.iterdir()}


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The wheel and the sdist, by the end of their name."""
    return build(tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="session")
def wheel(built: dict[str, Path]) -> Path:
    """The wheel."""
    return built["whl"]


def build_archive(wheel: Path, path: Path) -> Path:
    """Build ``adlgen.pyz`` for this interpreter only."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    system = {"linux": "linux", "darwin": "macos"}[sys.platform]
    given = [str(wheel), f"--output={path}", f"--python={version}"]
    assert executable.main([*given, f"--platform={system}-{platform.machine()}"]) == 0
    return path


@pytest.fixture(scope="session")
def archive(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """``adlgen.pyz`` for this interpreter."""
    return build_archive(wheel, tmp_path_factory.mktemp("archive") / "adlgen.pyz")


def contents(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder, by path."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


@pytest.fixture(scope="session")
def expected(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The output of this checkout for the example, without the manifest, which names the spec's place."""
    folder = tmp_path_factory.mktemp("expected")
    assert api.generate(SPEC, targets=["go"], output=folder, manifest=False).ok
    return contents(folder)
