"""The lines of docs/servers.md that verify tokens compile in the programs that adlgen emits, with what they leave to the project."""

from __future__ import annotations

import json
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import rsa
from jwt.algorithms import RSAAlgorithm

from adlgen.cli import main
from tests.conformance import suite
from tests.servers import projects
from tests.servers.processes import serving
from tests.servers.test_server_typescript import modern

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
    block, _ = blocks("python")
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


def generated(lang: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Generate a server of the smallest manifest."""
    monkeypatch.chdir(folder)
    monkeypatch.setenv("ADLGEN_CACHE_DIR", "")
    (manifest,) = re.findall(r"<!-- agent.yaml -->\n```yaml\n(.*?)```", MANIFEST, re.DOTALL)
    Path("agent.yaml").write_text(manifest, "utf-8")
    options = ["--scaffold", "--opt", "serve=mcp"]
    assert main(["generate", "agent.yaml", "-t", lang, "-o", ".", *options]) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lines_that_verify_tokens_fit_the_emitted_program(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, check = LANGUAGES[lang]
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    generated(lang, tmp_path, monkeypatch)
    check(tmp_path)


class Keys(BaseHTTPRequestHandler):
    """Answers every request with the public keys of the issuer."""

    keys: ClassVar[bytes] = b""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.keys)

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@contextmanager
def issuer(key: rsa.RSAPrivateKey) -> Iterator[str]:
    """Publish the public key of an issuer of tokens; return its address."""
    public = json.loads(RSAAlgorithm.to_jwk(key.public_key()))
    Keys.keys = json.dumps({"keys": [{**public, "kid": "k", "use": "sig"}]}).encode()
    with ThreadingHTTPServer(("127.0.0.1", 0), Keys) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()


def test_the_program_in_python_verifies_tokens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    generated("python", tmp_path, monkeypatch)
    program = tmp_path / "src/greeter/__main__.py"
    assert program.exists()
    program.write_text(blocks("python")[1], "utf-8")
    black = [str(ROOT / ".venv/bin/black"), "-q", "--check", "--line-length", "100"]
    projects.run([*black, str(program)], tmp_path)
    mypy = [str(ROOT / ".venv/bin/mypy"), "--strict", "--cache-dir", ".mypy"]
    python = ["--python-executable", str(projects.PYTHON)]
    projects.run([*mypy, *python, str(program)], tmp_path, PYTHONPATH="")
    key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
    body, headers = modern("greet")
    resource = "https://mcp.example.com/mcp"
    command = [str(projects.PYTHON), "-m", "greeter"]
    with issuer(key) as address:
        variables = {"ISSUER": address, "RESOURCE": resource, "PYTHONPATH": "src"}
        good = {"iss": address, "aud": resource, "sub": "ada", "exp": 2**32}
        other = rsa.generate_private_key(public_exponent=65537, key_size=2048)
        tokens = {
            "good": (jwt.encode(good, key, "RS256", {"kid": "k"}), 200),
            "of another issuer": (
                jwt.encode({**good, "iss": "x"}, key, "RS256", {"kid": "k"}),
                401,
            ),
            "for another server": (
                jwt.encode({**good, "aud": "x"}, key, "RS256", {"kid": "k"}),
                401,
            ),
            "expired": (jwt.encode({**good, "exp": 1}, key, "RS256", {"kid": "k"}), 401),
            "of another key": (jwt.encode(good, other, "RS256", {"kid": "k"}), 401),
            "of an unknown key": (jwt.encode(good, key, "RS256", {"kid": "?"}), 401),
            "no token": ("x", 401),
        }
        with serving(command, tmp_path, **variables) as server:
            assert server.post(body, headers)[0] == 401
            for name, (token, status) in tokens.items():
                given = {**headers, "Authorization": f"Bearer {token}"}
                assert server.post(body, given)[0] == status, name
