"""Checks the content that handlers set, such as images, in the forms of the SDKs."""

from __future__ import annotations

import asyncio
import base64
import json
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

from tests.frameworks.checks import IS_PREVIOUS, ORDER, Calls, adapter, order, spec

IMAGE = base64.b64encode(b"image").decode()
REQUESTS: list[Any] = []
"""The contexts of the calls."""
TRACE: Any = {"traceparent": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"}
TEXT = "placed\n[image/png]\norders:o-1"


def toolbox() -> Any:
    """Return a toolbox whose tool has text, an image and a resource."""
    content = import_module("orders_agent.toolspec.content")

    async def handle(ctx: Any, _: Any, /) -> Any:
        REQUESTS.append(ctx)
        await ctx.progress(1, 2, "half")
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
    if not IS_PREVIOUS:
        await _mcp(given)
        await _fastmcp(given)
        await _fastmcp_asks(given)
    await _langchain(given)
    await _openai_agents(given)
    await _pydantic_ai(given)


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

    reports: list[Any] = []

    async def report(progress: float, total: float | None, message: str | None) -> None:
        reports.append((progress, total, message))

    async with Client(adapter("mcp").server(toolbox(), "orders", "1.0")) as client:
        result: Any = await client.call_tool(ORDER, given, progress_callback=report, meta=TRACE)
        assert reports == [(1, 2, "half")]
        assert REQUESTS[-1].trace.traceparent == TRACE["traceparent"]
        assert REQUESTS[-1].trace.tracestate is None
        assert REQUESTS[-1].call_id
        assert REQUESTS[-1].principal is None
    text, image, resource = result.content
    assert result.structured_content["orderId"] == "o-1"
    assert (text.text, image.data, image.mime_type) == ("placed", IMAGE, "image/png")
    assert resource.resource.blob == base64.b64encode(b"order").decode()


async def _fastmcp(given: Any) -> None:
    from fastmcp import Client, FastMCP

    server: Any = FastMCP("orders")
    for tool in adapter("fastmcp").tools(described(), context=request):
        server.add_tool(tool)
    reports: list[Any] = []

    async def progress(*report: Any) -> None:
        reports.append(report)

    async with Client(server) as client:
        (shown,) = await client.list_tools()
        result = await client.call_tool(ORDER, given, progress_handler=progress)
    assert shown.title == "Order"
    assert {*shown.annotations.model_dump(exclude_none=True).values()} == {False}
    assert shown.meta["team"] == "shop"
    assert shown.icons[0].src == "https://example.com/order.png"
    text, image, resource = result.content
    assert (text.text, image.data) == ("placed", IMAGE)
    assert resource.resource.blob == base64.b64encode(b"order").decode()
    assert REQUESTS[-1].values["tenant"] == 7
    assert reports == []  # the request of the application replaces that of the server
    (tool,) = adapter("fastmcp").tools(toolbox())
    assert len((await tool.run(given)).content) == 3  # without a server
    server = FastMCP("orders")
    server.add_tool(tool)
    async with Client(server) as client:
        await client.call_tool(ORDER, given, progress_handler=progress, meta=TRACE)
    assert reports == [(1, 2, "half")]
    assert REQUESTS[-1].trace.traceparent == TRACE["traceparent"]


@dataclass
class Reason:
    """Why."""

    text: str


async def _fastmcp_asks(given: Any) -> None:
    import mcp
    from fastmcp import FastMCP

    async def handle(ctx: Any, _: Any, /) -> Any:
        reason = await ctx.ask("Why?", Reason)
        agreed = await ctx.confirm("Really?")
        content = import_module("orders_agent.toolspec.content")
        content.set_content(ctx, content.TextContent(f"{reason.value.text} {agreed}"))
        return spec(ORDER).CreateOrderOutput(order_id="o-1", status="accepted", total=2)

    async def asked(_: Any, params: Any) -> Any:
        answer: Any = {"text": "late"} if params.message == "Why?" else {"confirm": True}
        return mcp.types.ElicitResult(action="accept", content=answer)

    person: Any = asked
    bound = spec(ORDER).TOOL.bind(handle)
    server: Any = FastMCP("orders")
    for tool in adapter("fastmcp").tools(import_module("orders_agent.toolspec").Toolbox([bound])):
        server.add_tool(tool)
    for mode in ("legacy", "auto"):
        async with mcp.Client(server._mcp_server, mode=mode, elicitation_callback=person) as client:
            result: Any = await client.call_tool(ORDER, given)
        assert result.content[0].text == "late True", mode
    error: Any = None
    async with mcp.Client(server._mcp_server) as client:
        try:
            await client.call_tool(ORDER, given)
        except mcp.MCPError as caught:
            error = caught.error
    assert error.code == -32021
    scoped = replace(spec(ORDER).TOOL, scopes=("orders.write",)).bind(handle)
    (tool,) = adapter("fastmcp").tools(import_module("orders_agent.toolspec").Toolbox([scoped]))
    assert tool.auth is not None


async def _langchain(given: Any) -> None:
    asked = {"type": "tool_call", "id": "call-1", "name": ORDER, "args": given}
    (tool,) = adapter("langchain").tools(toolbox(), context=request)
    blocks = [
        {"type": "text", "text": "placed"},
        {"type": "image", "base64": IMAGE, "mime_type": "image/png"},
        {"type": "text", "text": "orders:o-1"},
    ]
    assert tool.invoke(given) == blocks  # a loop is running
    assert (await asyncio.to_thread(tool.invoke, asked)).content == blocks
    message = await tool.ainvoke(asked, {"configurable": {"tenant": 8}})
    assert message.content == blocks
    assert IS_PREVIOUS or message.content_blocks[1]["type"] == "image"
    seen = REQUESTS[-1]
    assert (seen.call_id, seen.values["tenant"]) == ("call-1", 7)
    assert seen.values["langchain"]["configurable"]["tenant"] == 8


async def _openai_agents(given: Any) -> None:
    from agents.tool_context import ToolContext

    box = toolbox()
    (tool,) = adapter("openai_agents").tools(box, context=request, needs_approval=[ORDER])
    assert tool.needs_approval
    context: Any = ToolContext(context=None, tool_name=ORDER, tool_call_id="9", tool_arguments="")
    text, image, resource = await tool.on_invoke_tool(context, json.dumps(given))
    assert (text.text, resource.text) == ("placed", "orders:o-1")
    assert image.image_url == f"data:image/png;base64,{IMAGE}"
    assert (REQUESTS[-1].call_id, REQUESTS[-1].values["tenant"]) == ("9", 7)


async def _pydantic_ai(given: Any) -> None:
    from pydantic_ai import Agent, BinaryContent, DeferredToolRequests
    from pydantic_ai.messages import ModelResponse, TextPart, ToolCallPart
    from pydantic_ai.models.function import FunctionModel

    seen: list[Any] = []

    def model(messages: Any, _: Any) -> ModelResponse:
        seen.append(messages[-1].parts)
        return ModelResponse([TextPart("done") if len(seen) > 1 else ToolCallPart(ORDER, given)])

    made = adapter("pydantic_ai").tools
    await Agent(FunctionModel(model), tools=made(toolbox(), context=request)).run("go")
    files = [file for part in seen[1] for file in part.content if isinstance(file, BinaryContent)]
    assert [(one.data, one.media_type) for one in files] == [
        (b"image", "image/png"),
        (b"order", "application/octet-stream"),
    ]
    assert REQUESTS[-1].values["tenant"] == 7
    seen.clear()
    tools = made(toolbox(), needs_approval=lambda tool: tool.name == ORDER)
    agent: Any = Agent(FunctionModel(model), tools=tools, output_type=[str, DeferredToolRequests])
    asked = (await agent.run("go")).output
    assert [call.tool_name for call in asked.approvals] == [ORDER]


async def check_errors(calls: Calls) -> None:
    """Check errors of tools, which are results, and what ``on_crash`` and ``only`` do."""
    from pydantic_ai import Agent
    from pydantic_ai.messages import ModelResponse, TextPart, ToolCallPart
    from pydantic_ai.models.function import FunctionModel

    given, _ = order(calls)
    package = import_module("orders_agent.toolspec")
    raised = [package.ToolError("no such order"), LookupError("secret"), package.ToolError("again")]
    waiting = [*raised]

    async def handle(*_: Any) -> Any:
        raise waiting.pop(0)

    box = package.Toolbox([spec(ORDER).TOOL.bind(handle), spec("ping").TOOL.bind(handle)])
    crashes: list[Any] = []
    seen: list[str] = []

    def model(messages: Any, _: Any) -> ModelResponse:
        seen.append(str(messages[-1].parts[0].content))
        return ModelResponse([TextPart("done") if len(seen) > 3 else ToolCallPart(ORDER, given)])

    tools = adapter("pydantic_ai").tools(
        box, on_crash=lambda *crash: crashes.append(crash), only=[ORDER]
    )
    assert [tool.name for tool in tools] == [ORDER]
    # With one retry, a second one would end the run.
    assert (await Agent(FunctionModel(model), tools=tools, retries=1).run("go")).output == "done"
    failed = f"Error: The tool {ORDER} failed with an internal error."
    assert seen[1:] == ["Error: no such order", failed, "Error: again"]
    assert crashes == [(ORDER, raised[1])]
    others = ["anthropic", "langchain", "openai", "openai_agents"]
    for name in others if IS_PREVIOUS else [*others, "fastmcp"]:
        assert len(adapter(name).tools(box, only=["ping"])) == 1, name


def described() -> Any:
    """Return the toolbox with all that MCP lists of a tool."""
    tool = replace(
        spec(ORDER).TOOL,
        title="Order",
        mcp={
            "annotations": {"readOnlyHint": False, "destructiveHint": False},
            "icons": [{"src": "https://example.com/order.png"}],
            "_meta": {"team": "shop"},
        },
    )
    (found,) = toolbox()._entries.values()
    return import_module("orders_agent.toolspec").Toolbox([tool.bind(found.bound._run)])


def request(given: Any) -> Any:
    """Return the request of a call: what an application knows about it."""
    assert given is not None
    return import_module("orders_agent.toolspec").Request(values={"tenant": 7})
