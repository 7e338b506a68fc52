"""In every language: `adlgen init`, then only the usual commands of that language, then calls by the official client of another.

The commands are those of docs/new-repository.md. Instead of downloading packages, they use those that the tests have.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import tomllib
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests import cargo

ROOT = Path(__file__).parents[2]
TOOLCHAINS = ROOT / "tests/toolchains"
NODE = TOOLCHAINS / "node/node_modules"
FRAMEWORKS = TOOLCHAINS / "frameworks/node_modules"
PYTHON = ROOT / ".cache/frameworks/bin/python"
CLIENT = ROOT / "tests/frameworks/client.py"
PAGE = (ROOT / "docs/new-repository.md").read_text("utf-8")
PROGRAMS = {"go": "go", "python": "python3", "rust": "cargo", "typescript": "node"}
NAME = "my-agent"
CLONE = "adlgen"
"""The folder in which the page starts."""
INSTALLING = ("python -m venv .venv", ". .venv/bin/activate")
CALLS = [
    ("count_words", {"text": "to be or not to be", "top": 2}),
    ("count_words", {"text": "to be", "top": -1}),
    ("convert_length", {"value": 1, "from": "ft", "to": "in"}),
    ("convert_length", {"value": 1, "from": "ft", "to": "yd"}),
]
COUNTED = {"total": 6, "frequent": [{"word": "be", "count": 2}, {"word": "to", "count": 2}]}

pytestmark = pytest.mark.native


def newcomer() -> list[str]:
    """Return the commands that come first on the page."""
    (block,) = re.findall(r"<!-- newcomer.* -->\n```console\n(.*?)```", PAGE, re.DOTALL)
    return [line.removeprefix("$ ").partition("  #")[0].strip() for line in block.splitlines()]


def commands() -> dict[str, list[list[str]]]:
    """Return the commands of each language: those that build, the server, those that lint and test."""
    rows = re.findall(r"^\| (Go|Python|Rust|TypeScript) (\|.*)\|$", PAGE, re.MULTILINE)
    cells = {lang.lower(): row.split("|")[1:] for lang, row in rows}
    return {lang: [re.findall(r"`(.+?)`", cell) for cell in row] for lang, row in cells.items()}


def run(command: str, folder: Path, **more: str) -> str:
    """Run a command that succeeds, and return what it prints."""
    path = [str(ROOT / ".venv/bin"), str(ROOT / ".cache/bin"), os.environ["PATH"]]
    environment = {
        "PATH": os.pathsep.join(path),
        "PYTHONPATH": str(ROOT),
        "PYTHONDONTWRITEBYTECODE": "1",
        "GOPATH": str(ROOT / ".cache/go"),
        "GOCACHE": str(ROOT / ".cache/go-build"),
        "GOFLAGS": "-mod=readonly -modcacherw",
        "GOTOOLCHAIN": "local",
        "CARGO_TARGET_DIR": str(cargo.TARGET),
    }
    done = subprocess.run(
        shlex.split(command),
        cwd=folder,
        env={**os.environ, **environment, **more},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, (command, done.stdout, done.stderr)
    return done.stdout


# --- the commands, with packages that are there ---------------------------------------------------


def in_go(command: str, folder: Path) -> None:
    printed = run(command, folder)
    assert not printed or command != "gofmt -l ."


def in_typescript(command: str, folder: Path) -> None:
    """`npm install` links the packages that package.json names."""
    if command != "npm install":
        run(command, folder)
        return
    package = json.loads((folder / "package.json").read_text("utf-8"))
    for name in (*package["dependencies"], *package["devDependencies"]):
        link = folder / "node_modules" / name
        link.parent.mkdir(parents=True, exist_ok=True)
        packages = FRAMEWORKS if (FRAMEWORKS / name).is_dir() else NODE
        link.symlink_to(packages / name)
    (folder / "node_modules/.bin").symlink_to(NODE / ".bin")


def in_python(command: str, folder: Path) -> None:
    """The package is built and installed where the official SDK is found, without its dependencies, and in no environment of its own."""
    if command in INSTALLING:
        assert command in (folder / "README.md").read_text("utf-8")
    elif command.startswith("pip install --editable . --group dev"):
        groups = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
        assert {"mypy", "pytest", "ruff"} <= {*groups["dev"]}, "what the other commands need"
        assert command in (folder / "README.md").read_text("utf-8")
        run("python -m pip wheel -q --no-deps --no-build-isolation -w wheel .", folder)
        (wheel,) = (folder / "wheel").glob("*.whl")
        run(f"python -m pip --python {PYTHON} install -q --no-deps --target site {wheel}", folder)
    elif command == "mypy":
        run(f"mypy --python-executable {PYTHON} --cache-dir .mypy", folder, PYTHONPATH="")
    else:
        run(command, folder, PYTHONPATH="")


def in_rust(command: str, folder: Path) -> None:
    """The lock file and the compiled packages are those of other tests; warnings of clippy are errors.

    The checks of clippy are part of every build, and a release is built with the profile of the other commands, so that
    dependencies are compiled once: what an optimizer does shows nothing about the repository.
    """
    lock = (TOOLCHAINS / "rust/Cargo.lock").read_text("utf-8")
    (folder / "Cargo.lock").write_text(lock.replace("adlgen-toolchain", NAME), "utf-8")
    checks = {
        "RUSTC_WORKSPACE_WRAPPER": "clippy-driver",
        "CLIPPY_ARGS": "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__",
    }
    given = command.replace("clippy", "build").removesuffix(" --release")
    run(f"{given} --quiet", folder, **checks)


LANGUAGES: dict[str, Callable[[str, Path], None]] = {
    "go": in_go,
    "python": in_python,
    "rust": in_rust,
    "typescript": in_typescript,
}


def server_of(lang: str, folder: Path) -> list[str]:
    """Return the command of the server, with the places to which the tests build."""
    (command,) = commands()[lang][1]
    if lang == "python":
        return ["env", f"PYTHONPATH={folder / 'site'}", str(folder / "site/bin" / command)]
    if lang == "rust":
        assert commands()[lang][0] == ["cargo build --release"]
        return [str(cargo.PROGRAMS / Path(command).relative_to("target/release"))]
    program, *arguments = shlex.split(command)
    return [shutil.which(program, path=f"{folder}:{os.environ['PATH']}") or program, *arguments]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_repository_is_green_and_serves_its_tools(lang: str, tmp_path: Path) -> None:
    if shutil.which(PROGRAMS[lang]) is None:
        warnings.warn(f"adlgen init is NOT checked: no {PROGRAMS[lang]}", stacklevel=1)
        pytest.skip(f"{PROGRAMS[lang]} is not installed")
    install, init, enter, *_ = newcomer()
    assert (install, enter) == ("pip install '.[mcp]'", f"cd ../{NAME}")
    (tmp_path / CLONE).mkdir()
    run(init.replace("--lang go", f"--lang {lang}"), tmp_path / CLONE)
    folder = tmp_path / NAME
    build, _, lint, test = commands()[lang]
    for command in (*build, *lint, *test):
        LANGUAGES[lang](command, folder)
    check_calls(server_of(lang, folder), folder)
    assert run("adlgen check", folder) == ""
    if lang == "typescript":
        check_package(folder)


def check_package(folder: Path) -> None:
    """Generated files are linted; compiled files of sources that were removed are neither tested nor packed."""
    # A file that the configuration ignores would be a warning.
    run("npx eslint --max-warnings 0 src/toolspec/index.ts", folder)
    for path in ("test/gone.test.js", "src/gone.js"):
        (folder / "dist" / path).write_text("throw new Error('it was removed');\n")
    in_typescript("npm test", folder)
    (packed,) = json.loads(run("npm pack --dry-run --json --ignore-scripts", folder))
    names = {file["path"] for file in packed["files"]}
    assert {"dist/src/main.js", "dist/src/toolspec/index.js", "package.json"} <= names
    assert not [name for name in names if "test" in name or "gone" in name]


def check_calls(server: list[str], folder: Path) -> None:
    """Call the tools with good and bad arguments."""
    command = shlex.join([str(PYTHON), str(CLIENT), json.dumps(CALLS), *server])
    found: dict[str, Any] = json.loads(run(command, folder, PYTHONPATH=""))
    assert {tool["name"] for tool in found["tools"]} == {"count_words", "convert_length"}
    counted, negative, converted, unknown = found["results"]
    assert counted["structuredContent"] == COUNTED
    assert converted["structuredContent"] == {"value": 12}
    for result, problem in ((negative, "- /top: must be >= 0 (got -1)"), (unknown, '(got "yd")')):
        assert result["isError"]
        assert problem in result["content"][0]["text"]


def test_the_page_starts_with_commands_that_work(tmp_path: Path) -> None:
    """Those of one language; the others differ in one command, which the other test executes."""
    listed = newcomer()
    assert len(listed) == 5
    _, init, _, build, last = listed
    assert [build] == commands()["go"][0]
    if shutil.which("go") is None:
        pytest.skip("go is not installed")
    (tmp_path / CLONE).mkdir()
    run(init, tmp_path / CLONE)
    run(build, tmp_path / NAME)
    # The official SDK is in another environment than the tests.
    call = last.replace("adlgen", f"{PYTHON} -m adlgen", 1)
    assert json.loads(run(call, tmp_path / NAME)) == COUNTED
