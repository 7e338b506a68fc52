"""The schemas in the YAML language server, driven as by an editor."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from adlgen.config.schema import config_schema
from adlgen.frontends.adl.schema import manifest_schema
from tests.test_configuration_page import block

pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "tests/toolchains/node/node_modules/.bin/yaml-language-server"
EXAMPLE = (ROOT / "examples/orders-agent/agent.yaml").read_text("utf-8")


class Client:
    """A client of the Language Server Protocol over standard input and output."""

    def __init__(self, folder: Path) -> None:
        """Start the server for a folder, without any schema from the network."""
        self.folder = folder
        self._process = subprocess.Popen(
            ["node", SERVER.resolve(), "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._last = 0
        self._diagnostics: dict[str, list[dict[str, Any]]] = {}
        capabilities = {
            "textDocument": {"completion": {}, "hover": {"contentFormat": ["markdown"]}}
        }
        self.ask("initialize", processId=None, rootUri=folder.as_uri(), capabilities=capabilities)
        self._send(method="initialized", params={})
        settings = {
            "yaml": {
                "schemaStore": {"enable": False},
                "validate": True,
                "hover": True,
                "completion": True,
            }
        }
        self._send(method="workspace/didChangeConfiguration", params={"settings": settings})

    def _send(self, **message: object) -> None:
        content = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self._process.stdin is not None
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)
        self._process.stdin.flush()

    def _receive(self) -> dict[str, Any]:
        """Return the next message; answer requests of the server."""
        assert self._process.stdout is not None
        length = 0
        while line := self._process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        message: dict[str, Any] = json.loads(self._process.stdout.read(length))
        if "method" in message and "id" in message:
            wanted = message.get("params") or {}
            items = wanted.get("items", []) if isinstance(wanted, dict) else []
            self._send(id=message["id"], result=[None] * len(items) if items else None)
        if message.get("method") == "textDocument/publishDiagnostics":
            self._diagnostics[message["params"]["uri"]] = message["params"]["diagnostics"]
        return message

    def ask(self, method: str, **params: object) -> Any:
        self._last += 1
        self._send(id=self._last, method=method, params=params)
        while True:
            message = self._receive()
            if message.get("id") == self._last and "method" not in message:
                assert "error" not in message, message
                return message["result"]

    def open(self, name: str, text: str) -> dict[str, str]:
        """Open a document; return how requests refer to it."""
        path = self.folder / name
        path.write_text(text)
        document = {"uri": path.as_uri(), "languageId": "yaml", "version": 1, "text": text}
        self._send(method="textDocument/didOpen", params={"textDocument": document})
        return {"uri": path.as_uri()}

    def problems(self, name: str, text: str) -> list[str]:
        """Return the messages about a document."""
        uri = self.open(name, text)["uri"]
        while uri not in self._diagnostics:
            self._receive()
        return [found["message"] for found in self._diagnostics.pop(uri)]

    def close(self) -> None:
        self.ask("shutdown")
        self._send(method="exit")
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            stream.close()
        self._process.wait(10)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("editor")
    (folder / "agent.schema.json").write_text(json.dumps(manifest_schema()))
    (folder / "config.schema.json").write_text(json.dumps(config_schema()))
    client = Client(folder)
    yield client
    client.close()


def agent(text: str) -> str:
    return f"# yaml-language-server: $schema=agent.schema.json\n{text}"


def config(text: str) -> str:
    return f"# yaml-language-server: $schema=config.schema.json\n{text}"


def completions(client: Client, name: str, text: str) -> set[str]:
    """Return what is offered at the mark ``|`` of a text."""
    before, _, after = text.partition("|")
    document = client.open(name, before + after)
    place = {"line": before.count("\n"), "character": len(before.rpartition("\n")[2])}
    found = client.ask("textDocument/completion", textDocument=document, position=place)
    return {item["label"] for item in found["items"]}


def hover(client: Client, name: str, text: str, word: str) -> str:
    document = client.open(name, text)
    before = text[: text.index(word)]
    place = {"line": before.count("\n"), "character": len(before.rpartition("\n")[2]) + 1}
    found = client.ask("textDocument/hover", textDocument=document, position=place)
    return str(found["contents"])


def test_good_files_have_no_problems(client: Client) -> None:
    assert client.problems("good.yaml", agent(EXAMPLE)) == []
    assert client.problems("good-config.yaml", config(block("adlgen.yaml"))) == []


def test_mistakes_are_marked(client: Client) -> None:
    text = EXAMPLE.replace("- id: create_order", "- idd: create_order").replace(
        "kind: Agent", "kind: Agnt"
    )
    found = " ".join(client.problems("bad.yaml", agent(text)))
    assert "idd" in found
    assert "Agent" in found
    found = " ".join(client.problems("bad-config.yaml", config("version: 2\ntragets: []\n")))
    assert "tragets" in found


def test_keys_and_values_are_completed(client: Client) -> None:
    spec = "apiVersion: adl.inference-gateway.com/v1\nkind: Agent\nspec:\n  |\n"
    assert {"tools", "services", "config"} <= completions(client, "keys.yaml", agent(spec))
    tool = "spec:\n  tools:\n    - id: a\n      |\n"
    assert {"name", "description", "inject", "schema"} <= completions(
        client, "tool.yaml", agent(tool)
    )
    service = "spec:\n  services:\n    a:\n      type: |\n"
    assert {"repository", "client"} <= completions(client, "service.yaml", agent(service))
    extension = "spec:\n  tools:\n    - id: a\n      schema:\n        x-adlgen:\n          |\n"
    assert {"output", "names", "hints"} <= completions(client, "extension.yaml", agent(extension))
    target = "version: 1\ntargets:\n  - |\n"
    assert {"lang", "out", "options"} <= completions(client, "target.yaml", config(target))
    language = "version: 1\ntargets:\n  - lang: |\n"
    assert {"go", "typescript", "ts"} <= completions(client, "language.yaml", config(language))


SCHEMA = "spec:\n  tools:\n    - id: a\n      schema:\n"
DEEP = f"{SCHEMA}        type: object\n        properties:\n          items:\n            type: array\n            items:\n"


def test_schemas_are_completed_to_the_bottom(client: Client) -> None:
    keys = {"type", "description", "properties", "oneOf", "$ref", "x-adlgen"}
    assert keys <= completions(client, "schema.yaml", agent(f"{SCHEMA}        |\n"))
    assert keys <= completions(client, "deep.yaml", agent(f"{DEEP}              |\n"))
    inner = f"{DEEP}              type: object\n              properties:\n                sku:\n                  "
    assert keys <= completions(client, "deeper.yaml", agent(f"{inner}|\n"))
    kinds = completions(client, "type.yaml", agent(f"{inner}type: |\n"))
    assert {"string", "integer", "object"} <= kinds
    assert "uuid" in completions(client, "format.yaml", agent(f"{inner}format: |\n"))
    defined = f"{SCHEMA}        $defs:\n          Money:\n            |\n"
    assert keys <= completions(client, "defs.yaml", agent(defined))
    nested = f"{inner}x-adlgen:\n                    |\n"
    assert {"name", "as", "lint", "deprecated"} <= completions(client, "x.yaml", agent(nested))
    result = f"{SCHEMA}        x-adlgen:\n          output:\n            |\n"
    assert keys <= completions(client, "output.yaml", agent(result))
    inject = "spec:\n  tools:\n    - id: a\n      inject: [|]\n"
    assert {"logger", "config"} <= completions(client, "inject.yaml", agent(inject))


@pytest.mark.parametrize(
    ("old", "new", "shown"),
    [
        ("type: array\n            minItems: 1", "type: arry\n            minItems: 1", "string"),
        ("minItems: 1", "minItems: one", "integer"),
        ("minLength: 1", "minLenght: 1", "minLenght"),
        ("required: [id]", "required: id", "array"),
        ("inject: [orderRepo,", "inject: [order repo,", "pattern"),
    ],
)
def test_mistakes_in_schemas_are_marked(client: Client, old: str, new: str, shown: str) -> None:
    text = EXAMPLE.replace(old, new)
    assert text != EXAMPLE
    assert shown in " ".join(client.problems(f"{shown}.yaml", agent(text)))


def test_keywords_are_documented(client: Client) -> None:
    assert "Models read them" in hover(client, "properties.yaml", agent(EXAMPLE), "properties:")
    assert "exactly one" in hover(client, "one-of.yaml", agent(EXAMPLE), "oneOf:")


def test_documentation_is_shown(client: Client) -> None:
    assert "injected" in hover(client, "hover.yaml", agent(EXAMPLE), "services:")
    shown = hover(client, "hover-config.yaml", config(block("adlgen.yaml")), "fail_message")
    assert "stale output" in shown
