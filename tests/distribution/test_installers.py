"""pip, pipx and uv install the same tool from the wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import adlgen
from tests.distribution.conftest import ENVIRONMENT, SPEC, contents

pytestmark = pytest.mark.slow

BIN = Path(sys.executable).parent
RUN = {
    "pipx run": [str(BIN / "pipx"), "run", "--spec", "{wheel}", "adlgen"],
    "uvx": [str(BIN / "uvx"), "--from", "{wheel}", "adlgen"],
}
INSTALL = {
    "pip install": [
        *(sys.executable, "-m", "pip", "--python", "{home}/venv", "install", "--quiet"),
        *("--disable-pip-version-check", "{wheel}"),
    ],
    "pipx install": [str(BIN / "pipx"), "install", "--quiet", "{wheel}"],
    "uv tool install": [str(BIN / "uv"), "tool", "install", "--quiet", "{wheel}"],
}
HINTS = {
    "pip install": "run `pip install 'mcp>=",
    "pipx install": "run `pipx inject adlgen 'mcp>=",
    "uv tool install": "run `uv tool install --with 'mcp>=",
    "pipx run": "run `pipx run --with 'mcp>=",
    "uvx": "run `uvx --with 'mcp>=",
}
"""What the hint about a missing optional package begins with."""
PAGES = {
    "pip install": "venv/share/man/man1",
    "pipx install": "man/man1",
    "uv tool install": "tools/adlgen/share/man/man1",
}
"""Where manual pages are."""


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for everything that installers write, with an environment that has pip only."""
    home = tmp_path_factory.mktemp("home")
    venv = [sys.executable, "-m", "venv", str(home / "venv")]
    subprocess.run(venv, check=True)
    return home


def environment_of(home: Path) -> dict[str, str]:
    return {
        **ENVIRONMENT,
        "ADLGEN_CACHE_DIR": "",
        "PATH": f"{home / 'bin'}{os.pathsep}{ENVIRONMENT['PATH']}",
        "PIPX_HOME": str(home / "pipx"),
        "PIPX_BIN_DIR": str(home / "bin"),
        "PIPX_MAN_DIR": str(home / "man"),
        "UV_CACHE_DIR": str(home / "cache"),
        "UV_TOOL_DIR": str(home / "tools"),
        "UV_TOOL_BIN_DIR": str(home / "bin"),
        "UV_PYTHON": sys.executable,
        "UV_PYTHON_DOWNLOADS": "never",
    }


def filled(command: list[str], home: Path, wheel: Path) -> list[str]:
    return [word.format(home=home, wheel=wheel) for word in command]


def is_the_tool(
    name: str, command: list[str], home: Path, output: Path, expected: dict[str, bytes]
) -> None:
    """Check the version, the output and a hint of an installed tool."""
    environment = environment_of(home)
    version = subprocess.check_output([*command, "--version"], env=environment, text=True)
    assert version == f"adlgen {adlgen.__version__}\n"
    generate = ["generate", str(SPEC), "-t", "go", "-o", str(output), "--no-manifest"]
    subprocess.run([*command, *generate], check=True, env=environment)
    assert contents(output) == expected
    serve = [*command, "serve", str(SPEC), "--mock"]
    done = subprocess.run(serve, check=False, env=environment, capture_output=True, text=True)
    assert done.returncode != 0
    assert HINTS[name] in done.stderr


@pytest.mark.parametrize("name", RUN)
def test_running_a_wheel(
    name: str, home: Path, wheel: Path, tmp_path: Path, expected: dict[str, bytes]
) -> None:
    is_the_tool(name, filled(RUN[name], home, wheel), home, tmp_path / "out", expected)


@pytest.mark.parametrize("name", INSTALL)
def test_installing_a_wheel(
    name: str, home: Path, wheel: Path, tmp_path: Path, expected: dict[str, bytes]
) -> None:
    shutil.rmtree(home / "bin", ignore_errors=True)
    subprocess.run(filled(INSTALL[name], home, wheel), check=True, env=environment_of(home))
    program = home / ("venv/bin" if name == "pip install" else "bin") / "adlgen"
    is_the_tool(name, [str(program)], home, tmp_path / "out", expected)
    assert (home / PAGES[name] / "adlgen.1").is_file()
    assert (home / PAGES[name] / "adlgen-generate.1").is_file()
