"""Checks the content that handlers set, such as images, in the forms of the SDKs."""

from __future__ import annotations

import base64
import json
from importlib import import_module
from typing import Any

from tests.frameworks.checks import ORDER, Calls, adapter, order, spec

IMAGE = base64.b64encode(b"image").decode()
TEXT = "placed\n[image/png]\norders:o-1"


def toolbox() -> Any:
    """Return a toolbox whose tool has text, an image and a resource."""
    content = import_module("orders_agent.toolspec.content")

    async def handle(ctx: Any, _: Any, /) -> Any:
        content.set_content(
            ctx,
            content.TextContent("placed"),
            content.ImageContent(b"image", "image/png"),
            content.ResourceContent(uri="orders:o-1", blob=b"order"),
        )
        return spec(ORDER).CreateOrderOutput(order_id="o-1", status="accepted", total=2)

    return import_module("orders_agent.toolspec").Toolbox([spec(ORDER).TOOL.bind(handle)])


async def check(calls: Calls) -> None:
    """Check all adapters of SDKs."""
    given, _ = order(calls)
    result = await toolbox().call_for_model(ORDER, given)
    assert (result.text, len(result.content)) == (TEXT, 3)
    assert result.value["orderId"] == "o-1"
    await _openai(given)
    await _anthropic(given)
    await _google_genai(given)
    await _mcp(given)


async def _openai(given: Any) -> None:
    from openai.types.responses import ResponseFunctionToolCall

    call: dict[str, Any] = {"call_id": "1", "name": ORDER, "type": "function_call"}
    asked = ResponseFunctionToolCall(arguments=json.dumps(given), **call)
    (item,) = await adapter("openai").call_response(toolbox(), [asked])
    assert item["output"] == [
        {"type": "input_text", "text": "placed"},
        {"type": "input_image", "image_url": f"data:image/png;base64,{IMAGE}"},
        {"type": "input_text", "text": "orders:o-1"},
    ]


async def _anthropic(given: Any) -> None:
    from anthropic.types import ToolUseBlock

    asked = ToolUseBlock(id="1", name=ORDER, input=given, type="tool_use")
    (block,) = await adapter("anthropic").call(toolbox(), [asked])
    source = {"type": "base64", "media_type": "image/png", "data": IMAGE}
    assert block["content"] == [
        {"type": "text", "text": "placed"},
        {"type": "image", "source": source},
        {"type": "text", "text": "orders:o-1"},
    ]


async def _google_genai(given: Any) -> None:
    from google.genai import types

    asked = types.FunctionCall(id="1", name=ORDER, args=given)
    answer = await adapter("google_genai").call(toolbox(), [asked])
    (response,) = [part.function_response for part in answer.parts]
    assert response.response == {"output": TEXT}
    (part,) = response.parts
    assert (part.inline_data.data, part.inline_data.mime_type) == (b"image", "image/png")


async def _mcp(given: Any) -> None:
    from mcp import Client

    async with Client(adapter("mcp").server(toolbox(), "orders", "1.0")) as client:
        result = await client.call_tool(ORDER, given)
    text, image, resource = result.content
    assert result.structured_content["orderId"] == "o-1"
    assert (text.text, image.data, image.mime_type) == ("placed", IMAGE, "image/png")
    assert resource.resource.blob == base64.b64encode(b"order").decode()
