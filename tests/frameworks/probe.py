"""Calls one tool through every adapter of Python, and prints what tests/frameworks/cells.py classifies, as JSON.

Runs in an environment of frameworks, with the emitted ``src`` on the path.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any

package: Any = import_module("orders_agent.toolspec")
content: Any = import_module("orders_agent.toolspec.content")
source: Any = import_module("orders_agent.toolspec._source")
tooling: Any = import_module("orders_agent.toolspec._tool")

NAME, SECRET = "probe", "secret"
KINDS = ("good", "refused", "error", "picture", "who")
SCHEMA = {
    "type": "object",
    "properties": {"what": {"enum": ["good", "error", "picture", "who", "wait"]}},
    "required": ["what"],
}
MCP = {"annotations": {"readOnlyHint": True}}
STATE = {"started": False, "stopped": False}
Call = Callable[[str], Coroutine[Any, Any, Any]]
"""Calls the tool with an argument, and returns what the framework gets."""


async def handle(ctx: Any, given: Any, /) -> Any:
    """Do what the argument names."""
    STATE["started"] = True
    match given["what"]:
        case "error":
            raise LookupError(SECRET)
        case "picture":
            content.set_content(ctx, content.ImageContent(b"image", "image/png"))
        case "who":
            principal = ctx.principal and ctx.principal.client_id
            return {"callId": ctx.call_id is not None, "principal": principal}
        case "wait":
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                STATE["stopped"] = True
                raise
        case _:
            pass
    return {"sum": 2}


CODEC = tooling.Codec(source.Schema(json.dumps(SCHEMA)), lambda value: value, lambda value: value)
TOOL = tooling.Tool(name=NAME, description="Probes.", title="Probe", mcp=MCP, input=CODEC)
BOX = package.Toolbox([TOOL.bind(handle)])


def adapter(name: str) -> Any:
    """Return an emitted adapter."""
    return import_module(f"orders_agent.toolspec.adapters.{name}")


def request(_: Any) -> Any:
    """Return what an application knows of a request."""
    return package.Request(principal=package.Principal(client_id="ada"))


def plain(value: Any) -> Any:
    """Return a value of a framework as JSON."""
    for name in ("model_dump", "dict"):
        if hasattr(value, name):
            return plain(getattr(value, name)())
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    return value if isinstance(value, (bool, int, float, str, type(None))) else repr(value)


async def probed(name: str, module: str, api: str, definition: Any, call: Call) -> dict[str, Any]:
    """Return what a framework gets of each call, and whether a cancelled one starts and stops."""
    given = {kind: "nope" if kind == "refused" else kind for kind in KINDS}
    results = {kind: plain(await call(what)) for kind, what in given.items()}
    STATE.update(started=False, stopped=False)
    early = asyncio.create_task(call("good"))
    early.cancel()
    await asyncio.gather(early, return_exceptions=True)
    starts = STATE["started"]
    STATE.update(started=False, stopped=False)
    task = asyncio.create_task(call("wait"))
    for _ in range(3000):
        if STATE["started"]:
            break
        await asyncio.sleep(0.01)
    assert STATE["started"], name
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    for _ in range(3000):
        if STATE["stopped"]:
            break
        await asyncio.sleep(0.01)
    about = {"adapter": name, "package": module, "api": api, "definition": plain(definition)}
    return {
        **about,
        "results": results,
        "cancellation": {"starts": starts, "stops": STATE["stopped"]},
    }


async def openai() -> list[Any]:
    """Probe Chat Completions and Responses."""
    from openai.types.chat import ChatCompletionMessageFunctionToolCall as Message
    from openai.types.responses import ResponseFunctionToolCall as Item

    module = adapter("openai")

    async def chat(what: str) -> Any:
        function: Any = {"name": NAME, "arguments": json.dumps({"what": what})}
        asked = Message(id="1", type="function", function=function)
        return await module.call(BOX, [asked], context=request)

    async def response(what: str) -> Any:
        arguments = json.dumps({"what": what})
        asked = Item(call_id="1", name=NAME, type="function_call", arguments=arguments)
        return await module.call_response(BOX, [asked], context=request)

    listed = module.response_tools(BOX)
    return [
        await probed("openai", "openai", "chat", module.tools(BOX), chat),
        await probed("openai", "openai", "Responses", listed, response),
    ]


async def anthropic() -> list[Any]:
    """Probe the SDK of Anthropic."""
    from anthropic.types import ToolUseBlock

    module = adapter("anthropic")

    async def call(what: str) -> Any:
        asked = ToolUseBlock(id="1", name=NAME, input={"what": what}, type="tool_use")
        return await module.call(BOX, [asked], context=request)

    return [await probed("anthropic", "anthropic", "", module.tools(BOX), call)]


async def google_genai() -> list[Any]:
    """Probe the SDK of Gemini."""
    from google.genai import types

    module = adapter("google_genai")

    async def call(what: str) -> Any:
        asked = types.FunctionCall(id="1", name=NAME, args={"what": what})
        answer = await module.call(BOX, [asked], context=request)
        return answer.model_dump(mode="json", by_alias=True, exclude_none=True)

    listed = module.tool(BOX).model_dump(by_alias=True, exclude_none=True)
    return [await probed("google-genai", "google-genai", "", listed, call)]


async def langchain() -> list[Any]:
    """Probe LangChain."""
    from langchain_core.utils.function_calling import convert_to_openai_tool

    (tool,) = adapter("langchain").tools(BOX, context=request)

    async def call(what: str) -> Any:
        asked = {"type": "tool_call", "id": "1", "name": NAME, "args": {"what": what}}
        return await tool.ainvoke(asked)

    listed = convert_to_openai_tool(tool)
    return [await probed("langchain", "langchain-core", "", listed, call)]


async def openai_agents() -> list[Any]:
    """Probe the OpenAI Agents SDK."""
    from agents.tool_context import ToolContext

    (tool,) = adapter("openai_agents").tools(BOX, context=request)

    async def call(what: str) -> Any:
        about: Any = {"tool_name": NAME, "tool_call_id": "1", "tool_arguments": ""}
        return await tool.on_invoke_tool(
            ToolContext(context=None, **about), json.dumps({"what": what})
        )

    listed = {name: value for name, value in vars(tool).items() if not callable(value)}
    return [await probed("openai-agents", "openai-agents", "", listed, call)]


async def pydantic_ai() -> list[Any]:
    """Probe pydantic-ai, whose agent is asked by a model in memory."""
    from pydantic_ai import Agent
    from pydantic_ai.messages import ModelResponse, TextPart, ToolCallPart
    from pydantic_ai.models.function import FunctionModel

    tools = adapter("pydantic_ai").tools(BOX, context=request)

    async def call(what: str) -> Any:
        turns: list[Any] = []

        def model(messages: Any, _: Any) -> ModelResponse:
            turns.append(messages[-1].parts)
            asked = ToolCallPart(NAME, {"what": what})
            return ModelResponse([TextPart("done") if len(turns) > 1 else asked])

        await Agent(FunctionModel(model), tools=tools).run("go")
        return [
            {
                "kind": part.part_kind,
                "outcome": getattr(part, "outcome", None),
                "content": plain(_images(part.content)),
            }
            for part in turns[1]
        ]

    (tool,) = tools
    return [await probed("pydantic-ai", "pydantic-ai-slim", "", repr(tool.tool_def), call)]


def _images(value: Any) -> Any:
    """Return content with the bytes of images as a provider gets them."""
    if isinstance(value, list):
        return [_images(one) for one in value]
    return {"image": value.base64} if hasattr(value, "base64") else value


async def mcp() -> list[Any]:
    """Probe the SDK of MCP."""
    from mcp import Client

    module = adapter("mcp")

    def context(given: Any) -> Any:
        return replace(module.request_of(given), principal=request(given).principal)

    async with Client(module.server(BOX, "probe", context=context)) as client:
        listed = (await client.list_tools()).tools
        return [await probed("mcp", "mcp", "", listed, _of(client))]


async def fastmcp() -> list[Any]:
    """Probe FastMCP."""
    from fastmcp import Client, FastMCP

    server: Any = FastMCP("probe")
    for tool in adapter("fastmcp").tools(BOX, context=request):
        server.add_tool(tool)
    async with Client(server) as client:
        listed = await client.list_tools()
        return [await probed("fastmcp", "fastmcp", "", listed, _of(client, raise_on_error=False))]


def _of(client: Any, **options: Any) -> Call:
    async def call(what: str) -> Any:
        result = await client.call_tool(NAME, {"what": what}, **options)
        return vars(result) if not hasattr(result, "model_dump") else result

    return call


Probe = Callable[[], Awaitable[list[Any]]]
PROBES: list[Probe] = [anthropic, google_genai, langchain, openai, openai_agents, pydantic_ai]


async def main() -> None:
    """Print what all frameworks of the environment get."""
    servers: list[Probe] = [] if find_spec("fastmcp") is None else [fastmcp, mcp]
    rows = [row for probe in [*PROBES, *servers] for row in await probe()]
    sys.stdout.write(json.dumps(rows))


asyncio.run(main())
