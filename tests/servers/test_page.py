"""The lines of docs/servers.md that verify tokens compile in the programs that adlgen emits, with what they leave to the project."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from adlgen.cli import main
from tests.conformance import suite
from tests.servers import projects

pytestmark = pytest.mark.native

ROOT = suite.ROOT
PAGE = (ROOT / "docs/servers.md").read_text("utf-8")
SECTION = PAGE.partition("## Refuse calls without a token\n")[2].partition("\n## ")[0]
MANIFEST = (ROOT / "docs/manifest.md").read_text("utf-8")
NAME = "greeter"


def blocks(kind: str) -> list[str]:
    """Return the code of the section in a language."""
    return re.findall(rf"```{kind}\n(.*?)```", SECTION, re.DOTALL)


def replaced(path: Path, *pairs: tuple[str, str]) -> None:
    """Replace parts of a file, each of which is in it once."""
    text = path.read_text("utf-8")
    for old, new in pairs:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path.write_text(text, "utf-8")


def in_go(folder: Path) -> None:
    lines, function = blocks("go")
    names = ("net/http", "time", f"{SDK}/auth", f"{SDK}/oauthex")
    imports = "".join(f'\t"{name}"\n' for name in names)
    project = """
type claims struct {
	Subject string
	Scopes  []string
	Expiry  time.Time
}

func verified(context.Context, string, string) (claims, error) { return claims{}, nil }
"""
    end = "\treturn mcpserver.NewServer("
    replaced(folder / "main.go", ("import (\n", f"import (\n{imports}"), (end, f"{lines}{end}"))
    with (folder / "main.go").open("a") as file:
        file.write(f"\n{function}{project}")
    module = re.match(r"module (\S+)\n", (folder / "go.mod").read_text())
    assert module is not None
    required = (projects.TOOLCHAINS / "mcp-go/go.mod").read_text().partition("\n")[2]
    (folder / "go.mod").write_text(f"{module[0]}{required}")
    shutil.copy(projects.TOOLCHAINS / "mcp-go/go.sum", folder)
    projects.run(["go", "vet", "."], folder, **projects.GO)


SDK = "github.com/modelcontextprotocol/go-sdk"


def in_typescript(folder: Path) -> None:
    (block,) = blocks("ts")
    first, _, rest = block.partition("  http: options.http,")
    lines = rest.partition("\n")[2].removesuffix("});\n")
    project = """
type Claims = { azp: string; scope: string; exp: number; sub: string };
declare function verified(token: string, to: { audience: string }): Promise<Claims | undefined>;
declare const oauthMetadata: {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  response_types_supported: string[];
};
"""
    start = f"  {first}    http: options.http,\n"
    replaced(folder / "src/main.ts", (start, f"{start}{lines}"))
    with (folder / "src/main.ts").open("a") as file:
        file.write(project)
    for package in ("@modelcontextprotocol/node", "@modelcontextprotocol/server", "@types/node"):
        link = folder / "node_modules" / package
        link.parent.mkdir(parents=True, exist_ok=True)
        found = projects.TOOLCHAINS / "frameworks/node_modules" / package
        node = projects.TOOLCHAINS / "node/node_modules"
        link.symlink_to(found if found.exists() else node / package)
    compiler = projects.TOOLCHAINS / "node/node_modules/.bin/tsc"
    projects.run([str(compiler), "--noEmit"], folder)


def in_rust(folder: Path) -> None:
    (block,) = blocks("rust")
    project = """
struct User {
    id: String,
    scopes: Vec<String>,
}
struct Sessions;
impl Sessions {
    fn find(&self, token: &str) -> Option<User> {
        (token == "a").then(|| User { id: String::new(), scopes: Vec::new() })
    }
}
"""
    imports = """use greeter::toolspec::adapters::mcp::{Denied, ResourceMetadata};
use greeter::toolspec::runtime::Principal;
use std::sync::Arc;
"""
    start = "    let mut app = App::build("
    lines = f"    let sessions = Sessions;\n{block}"
    replaced(
        folder / "src/main.rs",
        ("use std::env;\n", f"use std::env;\n{imports}"),
        (start, lines + start),
    )
    with (folder / "src/main.rs").open("a") as file:
        file.write(project)
    projects.rust_package(folder, "verifying-server", NAME)
    projects.run(["cargo", "build", "--quiet"], folder, **projects.CARGO)


def in_python(folder: Path) -> None:
    (block,) = blocks("python")
    verifier, _, options = block.partition("\n\noptions = ")
    project = """from typing import Any

from mcp.server.auth.provider import AccessToken
from mcp.server.auth.settings import AuthSettings
from pydantic import AnyHttpUrl


async def verified(token: str, *, audience: str) -> dict[str, Any] | None:
    return {"azp": token, "sub": audience, "scope": ""}
"""
    first, _, lines = options.removesuffix(")\n").partition("\n")[2].partition("\n")
    start = f"        {first.partition('#')[0].strip()}\n"
    program = folder / f"src/{NAME}/__main__.py"
    added = "".join(f"    {line}\n" for line in lines.splitlines())
    run = "async def run("
    replaced(program, (start, start + added), (run, f"{project}{verifier}\n{run}"))
    python = ["--python-executable", str(projects.PYTHON), "--cache-dir", ".mypy"]
    projects.run([str(ROOT / ".venv/bin/mypy"), *python, str(program)], folder, PYTHONPATH="")


LANGUAGES: dict[str, tuple[str, Callable[[Path], None]]] = {
    "go": ("go", in_go),
    "typescript": ("node", in_typescript),
    "rust": ("cargo", in_rust),
    "python": ("python3", in_python),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lines_that_verify_tokens_fit_the_emitted_program(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, check = LANGUAGES[lang]
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ADLGEN_CACHE_DIR", "")
    (manifest,) = re.findall(r"<!-- agent.yaml -->\n```yaml\n(.*?)```", MANIFEST, re.DOTALL)
    Path("agent.yaml").write_text(manifest, "utf-8")
    options = ["--scaffold", "--opt", "serve=mcp"]
    assert main(["generate", "agent.yaml", "-t", lang, "-o", ".", *options]) == 0
    check(tmp_path)
