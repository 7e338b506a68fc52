"""What an editor shows where a tool is called, asked of pyright's language server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from adlgen.document.node import Source
from adlgen.testing.targets import render_source
from tests.conformance import suite
from tests.unit.packs_go.language_server import Server, serving

pytestmark = pytest.mark.native

SERVER = suite.ROOT / "tests/toolchains/node/node_modules/.bin/pyright-langserver"
TOOL = {
    "name": "refund",
    "description": "Refund a part of an order.",
    "inputSchema": {
        "type": "object",
        "required": ["orderId"],
        "properties": {
            "orderId": {"type": "string", "description": "The order."},
            "force": {"type": "boolean"},
            "part": {"type": "object", "properties": {"lineItem": {"type": "integer"}}},
        },
    },
    "outputSchema": {
        "type": "object",
        "required": ["cents"],
        "properties": {"cents": {"type": "integer"}},
    },
}
USE = """\
from asyncio import Task, create_task

from shop.toolspec import CallContext, RefundInput, RefundOutput, ShopTools, Toolbox
from shop.toolspec.client import Client
from shop.toolspec.refund import TOOL, RefundPart


async def main(box: Toolbox, client: Client) -> int:
    await ShopTools(box).refund(order_id=1)
    await client.refund(order_id="a", forced=True)
    found = await ShopTools(box).refund(order_id="a", )
    more = await client.refund(order_id="a", )
    tool = TOOL.bind(handle)
    return found.cents + more.cents + (await tool(RefundInput(order_id="a"))).cents


def handle(ctx: CallContext, input: RefundInput) -> RefundOutput:
    return RefundOutput(cents="1")


async def by_name(box: Toolbox) -> str:
    arguments = {"order_id": "a", "tags": ["b", 1]}  # a variable is as good as JSON text
    return (await box.call_for_model("refund", arguments)).text


def started(box: Toolbox, client: Client) -> list[Task[RefundOutput]]:
    call = ShopTools(box).refund(order_id="b")
    return [create_task(call), create_task(client.refund(order_id="b"))]


PARTS: list[RefundPart] = []
"""


@pytest.fixture(scope="module", params=["pydantic", "dataclass"])
def editor(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, str]]:
    """A language server with an open file that uses a package."""
    folder = tmp_path_factory.mktemp("editor")
    options = {"models": request.param, "module": "shop", "wiring": "false", "client": "mcp"}
    source = Source("tools.json", json.dumps({"tools": [TOOL]}))
    for file in render_source(source, suite.TARGETS["python-pydantic"], options).tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    settings = {"typeCheckingMode": "strict", "venvPath": str(suite.ROOT), "venv": ".venv"}
    roots = [{"root": "src"}]
    settings |= {"include": ["src/use.py"], "executionEnvironments": roots}  # type: ignore[dict-item]
    (folder / "pyrightconfig.json").write_text(json.dumps(settings))
    use = folder / "src/use.py"
    use.write_text(USE)
    with serving([str(SERVER), "--stdio"], folder) as server:
        uri = use.as_uri()
        opened = {"uri": uri, "languageId": "python", "version": 1, "text": USE}
        server.notify("textDocument/didOpen", textDocument=opened)
        yield server, uri


def place(text: str, after: str = "") -> dict[str, int]:
    """Return the position in the file of a text, or of the end of a part of it."""
    line, where = next((n, one) for n, one in enumerate(USE.splitlines()) if text in one)
    return {"line": line, "character": where.index(text) + len(after)}


CALLS = ['ShopTools(box).refund(order_id="a", ', 'client.refund(order_id="a", )']


def test_a_wrong_argument_is_one_error_at_its_place(editor: tuple[Server, str]) -> None:
    server, uri = editor
    found = [
        (one["range"]["start"]["line"], one["message"].split("\n")[0])
        for one in server.wait_for_diagnostics(uri)
    ]
    assert found == [
        (
            8,
            'Argument of type "Literal[1]" cannot be assigned to parameter "order_id" of type "str"',
        ),
        (9, 'No parameter named "forced"'),
        (17, found[2][1]),
    ]
    assert 'parameter "cents" of type' in found[2][1]


@pytest.mark.parametrize("call", CALLS)
def test_arguments_are_completed(editor: tuple[Server, str], call: str) -> None:
    server, uri = editor
    where = place(call, call.removesuffix(")"))
    asked = {"textDocument": {"uri": uri}, "position": where}
    found = server.ask("textDocument/completion", **asked)
    labels = [item["label"] for item in found["items"]]
    assert "force=" in labels
    assert "order_id=" not in labels, "it is given"


@pytest.mark.parametrize("call", CALLS)
def test_hover_shows_the_documentation(editor: tuple[Server, str], call: str) -> None:
    server, uri = editor
    where = place(call, call.partition("(order_id")[0][:-1])
    found: Any = server.ask("textDocument/hover", textDocument={"uri": uri}, position=where)
    text = json.dumps(found["contents"])
    assert "order_id: str" in text
    assert "RefundOutput" in text
    assert "Refund a part of an order." in text


@pytest.mark.parametrize(
    ("text", "after", "documentation"),
    [
        ("input: RefundInput", "input: R", "The input of ``refund``."),
        ("-> RefundOutput", "-> R", "The output of ``refund``."),
        ("PARTS: list[RefundPart]", "PARTS: list[R", ""),
    ],
)
def test_hover_shows_the_documentation_of_types(
    editor: tuple[Server, str], text: str, after: str, documentation: str
) -> None:
    server, uri = editor
    where = place(text, after)
    found: Any = server.ask("textDocument/hover", textDocument={"uri": uri}, position=where)
    shown = found["contents"]["value"].rpartition(")")[2].strip()
    of_pydantic = "An object whose names in JSON are the camelCase forms of those in Python."
    assert shown == documentation or (shown == of_pydantic and not documentation)


def test_results_are_typed(editor: tuple[Server, str]) -> None:
    server, uri = editor
    where = place("found.cents", "found.c")
    asked = {"textDocument": {"uri": uri}, "position": where}
    labels = [one["label"] for one in server.ask("textDocument/completion", **asked)["items"]]
    assert "cents" in labels
