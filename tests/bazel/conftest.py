"""A machine with Bazel for the tests of ``bazel/``, which run with ``make test-bazel`` only."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bazel.machine import PROJECT, Machine, Workspace, fill

collect_ignore_glob = [] if os.environ.get("ADLGEN_BAZEL") else ["test_*.py"]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel of this checkout for the Python of the machine."""
    dist, folder = tmp_path_factory.mktemp("dist"), tmp_path_factory.mktemp("site")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(dist)]
    subprocess.run(build, cwd=PROJECT, check=True, capture_output=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    pip += ["--target", str(folder), "--no-deps", "--no-compile"]
    platform = ["--python-version=3.14", "--implementation=cp", "--only-binary=:all:"]
    platform += ["--platform=manylinux2014_x86_64", "--platform=manylinux_2_28_x86_64"]
    locked = ["--require-hashes", "-r", str(PROJECT / "tests/requirements/runtime.txt")]
    subprocess.run([*pip, *platform, *locked], check=True)
    subprocess.run([*pip, *map(str, dist.glob("*.whl"))], check=True)
    return folder


@pytest.fixture(scope="session")
def machine(tmp_path_factory: pytest.TempPathFactory, site: Path) -> Iterator[Machine]:
    shared = tmp_path_factory.mktemp("machine")
    fill(shared, site)
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
