"""Makes servers of the tools of ``agent.yaml``, as users do: emitted files, handlers and a program."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from adlgen.document import read_source
from adlgen.testing.targets import render_source
from tests import cargo
from tests.conformance import suite

HERE = Path(__file__).parent
SPECS = {
    "server": HERE / "agent.yaml",
    "listed": HERE / "listed.json",
    "unlisted": HERE / "unlisted.json",
}
"""The specifications by the names of the programs that serve their tools."""
DATA = (HERE / "forms.json", HERE / "tokens.json")
"""The schemas of what the tools of ``agent.yaml`` ask people for, and the tokens that servers know."""
TOOLCHAINS = suite.ROOT / "tests/toolchains"
CACHE = suite.ROOT / ".cache"
PYTHON = CACHE / "frameworks/bin/python"
Command = list[str]


def run(command: list[str], folder: Path, **environment: str) -> str:
    """Run a program that succeeds, and return what it prints."""
    variables = {**os.environ, **environment}
    done = subprocess.run(
        command, cwd=folder, env=variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def emit(folder: Path, target: str, program: str = "server", **options: str) -> None:
    """Write the emitted files of a target for a program into a folder."""
    given = {"wiring": "false", "serve": "mcp", **options}
    for file in render_source(read_source(str(SPECS[program])), suite.TARGETS[target], given).tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    for path in DATA:
        shutil.copy(path, folder)


GO = {
    "GOPATH": str(CACHE / "go"),
    "GOCACHE": str(CACHE / "go-build"),
    "GOFLAGS": "-mod=readonly -modcacherw",
    "GOTOOLCHAIN": "local",
}


def in_go(folder: Path, program: str = "server") -> Command:
    """Build a server in Go."""
    emit(folder, "go", program, module="example.com/everything")
    required = (TOOLCHAINS / "mcp-go/go.mod").read_text().partition("\n")[2]
    (folder / "go.mod").write_text(f"module example.com/everything\n{required}")
    shutil.copy(TOOLCHAINS / "mcp-go/go.sum", folder)
    shutil.copy(HERE / f"{program}.go.txt", folder / "main.go")
    assert run(["gofmt", "-l", "."], folder) == ""
    run(["go", "vet", "./..."], folder, **GO)
    run(["go", "build", "-o", "server", "."], folder, **GO)
    return [str(folder / "server")]


COMPILER = {
    "target": "ES2022",
    "module": "NodeNext",
    "strict": True,
    "exactOptionalPropertyTypes": True,
    "noUncheckedIndexedAccess": True,
    "noPropertyAccessFromIndexSignature": True,
    "noUnusedLocals": True,
    "verbatimModuleSyntax": True,
    "skipLibCheck": True,
    "preserveSymlinks": True,
    "outDir": "dist",
    "rootDir": "src",
    "types": ["node"],
    "typeRoots": [str(TOOLCHAINS / "node/node_modules/@types")],
}


def in_typescript(folder: Path, program: str = "server") -> Command:
    """Build a server in TypeScript."""
    emit(folder, "typescript", program, client="mcp")
    shutil.copy(HERE / f"{program}.ts.txt", folder / "src/main.ts")
    for tests in HERE.glob(f"{program}.test.ts.txt"):
        shutil.copy(tests, folder / "src" / tests.stem)
    (folder / "node_modules").symlink_to(TOOLCHAINS / "frameworks/node_modules")
    (folder / "package.json").write_text('{"type": "module"}')
    settings = {"compilerOptions": COMPILER, "include": ["src"]}
    (folder / "tsconfig.json").write_text(json.dumps(settings))
    run([str(TOOLCHAINS / "node/node_modules/.bin/tsc")], folder)
    return ["node", str(folder / "dist/main.js")]


CARGO = {
    "CARGO_TARGET_DIR": str(cargo.TARGET),
    # What `cargo clippy` sets: its checks are part of the build, so that dependencies are compiled once.
    "RUSTC_WORKSPACE_WRAPPER": "clippy-driver",
    "CLIPPY_ARGS": "-Dwarnings__CLIPPY_HACKERY__",
}
PEDANTIC = {
    **CARGO,
    "CLIPPY_ARGS": "-Dwarnings__CLIPPY_HACKERY__-Dclippy::pedantic__CLIPPY_HACKERY__",
}
"""For programs whose handlers are those of tests."""
PACKAGE = """\
[package]
name = "{name}"
edition = "2021"

[lib]
name = "{library}"

[dependencies]{needed}
[profile.dev]
debug = false
"""


def rust_package(folder: Path, name: str, library: str) -> None:
    """Write the manifest of a crate. No other test has a program of that name in the target folder that they share."""
    needed = (TOOLCHAINS / "rust/Cargo.toml").read_text().partition("[dependencies]")[2]
    manifest = PACKAGE.format(name=name, library=library, needed=needed)
    (folder / "Cargo.toml").write_text(manifest)
    lock = (TOOLCHAINS / "rust/Cargo.lock").read_text()
    (folder / "Cargo.lock").write_text(lock.replace("adlgen-toolchain", name))


def in_rust(
    folder: Path, program: str = "server", name: str | None = None, main: str | None = None
) -> Command:
    """Build a server in Rust, with the main file of another program if one is given."""
    name = name or f"everything-{program}"
    emit(folder, "rust", program)
    rust_package(folder, name, "everything")
    (folder / "src/lib.rs").write_text("pub mod toolspec;\n")
    shutil.copy(HERE / f"{main or program}.rs", folder / "src/main.rs")
    emitted = [str(path) for path in (folder / "src/toolspec/adapters").rglob("*.rs")]
    run(["rustfmt", "--check", "--edition", "2021", *emitted], folder)
    run(["cargo", "build", "--quiet"], folder, **PEDANTIC)
    return [str(cargo.PROGRAMS / name)]


def in_python(folder: Path, models: str, program: str = "server") -> Command:
    """Write a server in Python."""
    emit(folder, "python-pydantic", program, module="everything", models=models)
    shutil.copy(HERE / f"{program}.py.txt", folder / "src/server.py")
    for path in DATA:
        shutil.copy(path, folder / "src")
    return [str(PYTHON), "-W", "error", str(folder / "src/server.py")]


@dataclass(frozen=True, slots=True)
class Target:
    """A target, and how its server is made."""

    build: Callable[[Path], Command]
    needs: str
    """The program without which there is nothing to see."""


TARGETS: Mapping[str, Target] = {
    "go": Target(in_go, "go"),
    "typescript": Target(in_typescript, "node"),
    "rust": Target(in_rust, "cargo"),
    "python-pydantic": Target(lambda folder: in_python(folder, "pydantic"), str(PYTHON)),
    "python-dataclass": Target(lambda folder: in_python(folder, "dataclass"), str(PYTHON)),
}
