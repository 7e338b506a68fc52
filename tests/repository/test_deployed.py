"""What ``--with docker`` and ``--with mcpb`` write: images, bundles and entries of the registry.

No image is built here: the instructions are parsed, and the health checks run against a small server.
`make images` builds and runs them.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import yaml
from jsonschema import Draft7Validator

from adlgen.cli import main
from adlgen.packs import bundled_packs

LANGUAGES = bundled_packs()
SCHEMAS = Path(__file__).parent / "schemas"
HOSTILE = '*/ "; rm -rf / #\n${x} `y` \\ <b> ' + "a" * 200
NAME = "my-agent"
ROOTS = {"0", "root"}


@pytest.fixture(scope="module")
def repositories(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Create a repository of each language with all of it, whose description is hostile."""
    folder = tmp_path_factory.mktemp("deployed")
    spec = folder / "tools.json"
    tool = {"name": "t", "description": "d", "inputSchema": {"type": "object"}}
    server = {"name": NAME, "version": "1.2.3", "description": HOSTILE}
    spec.write_text(json.dumps({"serverInfo": server, "tools": [tool]}), "utf-8")
    found = {}
    for language in LANGUAGES:
        found[language] = folder / language / NAME
        arguments = ["init", str(found[language]), "--lang", language, "--from", str(spec)]
        assert main([*arguments, "--name", NAME, "--with", "docker,mcpb"]) == 0
    return found


def instructions(folder: Path) -> list[tuple[str, str]]:
    """Return the instructions of the Dockerfile of a repository, in order."""
    text = (folder / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.partition(" ")[0], line.partition(" ")[2].strip()) for line in lines]


def last(found: list[tuple[str, str]], word: str) -> str:
    return [value for name, value in found if name == word][-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_images_are_small_pinned_and_not_root(language: str, repositories: dict[str, Path]) -> None:
    found = instructions(repositories[language])
    bases = [value.partition(" AS ")[0] for name, value in found if name == "FROM"]
    assert len(bases) == 2, "one stage builds, and another one has only what runs"
    assert all(re.fullmatch(r"[a-z]+:[0-9a-z.-]*[0-9a-z]", base) for base in bases), bases
    assert not any(base.endswith(":latest") for base in bases)
    assert re.fullmatch(r"(\d+):(\d+)", last(found, "USER"))
    assert last(found, "USER").partition(":")[0] not in ROOTS
    start = json.loads(last(found, "ENTRYPOINT"))  # a shell would keep SIGTERM from the server
    assert start[0] not in ("sh", "bash", "/bin/sh")
    assert [name for name, _ in found].count("CMD") == 0
    assert "--allow-anonymous" in (repositories[language] / "Dockerfile").read_text("utf-8")


class Health(BaseHTTPRequestHandler):
    """A server whose health is its ``status``."""

    status = 200

    def do_GET(self) -> None:
        assert self.path == "/healthz"
        self.send_response(self.status)
        self.send_header("Content-Length", "15")
        self.end_headers()
        self.wfile.write(b'{"status":"ok"}')

    def log_message(self, *arguments: object) -> None:
        del arguments


@pytest.fixture
def port() -> Iterator[int]:
    Health.status = 200
    with ThreadingHTTPServer(("127.0.0.1", 0), Health) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


@pytest.mark.parametrize("language", LANGUAGES)
def test_health_checks(language: str, repositories: dict[str, Path], port: int) -> None:
    check = last(instructions(repositories[language]), "HEALTHCHECK").partition("CMD ")[2]
    command = json.loads(check.replace("8080", str(port)))
    assert "curl" not in check
    command[0] = sys.executable if command[0].endswith("/python") else command[0]
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    assert ended(command) == 0
    Health.status = 503
    assert ended(command) != 0


def ended(command: list[str]) -> int:
    return subprocess.run(command, check=False, timeout=60, capture_output=True).returncode


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_instances_have_one_key_and_a_balancer(
    language: str, repositories: dict[str, Path]
) -> None:
    compose = yaml.safe_load((repositories[language] / "compose.yaml").read_text("utf-8"))
    server, balancer = compose["services"]["server"], compose["services"]["balancer"]
    assert server["deploy"]["replicas"] == 2
    assert "ports" not in server
    assert server["environment"]["ADLGEN_STATE_KEY"].startswith("${ADLGEN_STATE_KEY:?")
    assert balancer["ports"] == ["127.0.0.1:8080:8080"]
    (mount,) = balancer["volumes"]
    configuration = (repositories[language] / mount.partition(":")[0]).read_text("utf-8")
    # What was sent may have changed something: it is repeated only if the server has refused it.
    assert "proxy_next_upstream error;" in configuration
    assert "error_page 503 = @again;" in configuration


def document(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


@pytest.mark.parametrize(
    ("path", "schema"),
    [
        ("mcpb/bundle/manifest.json", "mcpb-manifest.schema.json"),
        ("server.json", "server.schema.json"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_documents_conform_to_their_published_schemas(
    language: str, path: str, schema: str, repositories: dict[str, Path]
) -> None:
    found = document(repositories[language] / path)
    validator = Draft7Validator(document(SCHEMAS / schema))
    assert [error.message for error in validator.iter_errors(found)] == []
    assert found["name"].endswith(NAME)
    assert found["version"] == "1.2.3"
    assert [*validator.iter_errors({**found, "version": 1})]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bundles_are_packed_by_the_official_tool(
    language: str, repositories: dict[str, Path]
) -> None:
    folder = repositories[language] / "mcpb"
    script = (folder / "pack.sh").read_text("utf-8")
    subprocess.run(["sh", "-n", folder / "pack.sh"], check=True)
    assert f"npx --yes @anthropic-ai/mcpb@2.1.2 pack mcpb/bundle mcpb/{NAME}.mcpb" in script
    assert HOSTILE[:8] not in script
    manifest = document(folder / "bundle/manifest.json")
    assert manifest["server"]["entry_point"].startswith("server/")


def test_the_digest_of_a_bundle_is_published(repositories: dict[str, Path]) -> None:
    if shutil.which("node") is None:
        pytest.skip("node is not installed")
    folder = repositories["go"]
    bundle = folder / "mcpb/test.mcpb"
    bundle.write_bytes(b"bundle")
    subprocess.run(["node", "mcpb/publish.mjs", "mcpb/test.mcpb"], cwd=folder, check=True)
    (package,) = document(folder / "server.json")["packages"]
    assert package["fileSha256"] == hashlib.sha256(b"bundle").hexdigest()
