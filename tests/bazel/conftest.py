"""A machine with Bazel for the tests of ``bazel/``, which run with ``make test-bazel`` only."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from adlgen.distribution import executable
from tests.bazel.machine import PROJECT, Machine, Workspace, fill

collect_ignore_glob = [] if os.environ.get("ADLGEN_BAZEL") else ["test_*.py"]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel of this checkout."""
    dist = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(dist)]
    subprocess.run(build, cwd=PROJECT, check=True, capture_output=True)
    return next(dist.glob("*.whl"))


@pytest.fixture(scope="session")
def archive(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """Build ``adlgen.pyz`` for the Python of the machine."""
    path = tmp_path_factory.mktemp("archive") / "adlgen.pyz"
    given = [str(wheel), "--output", str(path), "--python=3.14", "--platform=linux-x86_64"]
    assert executable.main(given) == 0
    return path


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """Install the wheel for the Python of the machine."""
    folder = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    pip += ["--target", str(folder), "--no-deps", "--no-compile"]
    platform = ["--python-version=3.14", "--implementation=cp", "--only-binary=:all:"]
    platform += ["--platform=manylinux2014_x86_64", "--platform=manylinux_2_28_x86_64"]
    locked = ["--require-hashes", "-r", str(PROJECT / "tests/requirements/runtime.txt")]
    subprocess.run([*pip, *platform, *locked], check=True)
    subprocess.run([*pip, str(wheel)], check=True)
    return folder


@pytest.fixture(scope="session")
def machine(
    tmp_path_factory: pytest.TempPathFactory, site: Path, archive: Path
) -> Iterator[Machine]:
    shared = tmp_path_factory.mktemp("machine")
    fill(shared, site, archive)
    machine = Machine(shared)
    try:
        compiled = ["python3", "-m", "compileall", "-q", "--invalidation-mode=unchecked-hash"]
        done = machine.run(*compiled, "workspace/tools/site")
        assert done.returncode == 0, done.stdout
        yield machine
    finally:
        machine.close()


@pytest.fixture
def workspace(machine: Machine) -> Workspace:
    workspace = Workspace(machine)
    workspace.clean()
    return workspace
