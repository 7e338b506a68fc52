"""Shows emitted tools to agent frameworks: ``python checks.py CALLS`` with the emitted ``src`` on the path.

Runs in the environment of the frameworks, which has nothing of adlgen. ``CALLS`` is a file of JSON:
for each tool, pairs of arguments and whether its schema accepts them. Writes one line for each check.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Coroutine
from importlib import import_module
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

Calls = dict[str, list[tuple[Any, bool]]]
ORDER = "create_order"
REFUSED = "/items/0/skuId"
RECURSIVE = "search_catalog"
"""LangChain replaces every reference, and one to a schema that contains it by ``{}``."""


def spec(tool: str) -> Any:
    """Return the emitted module of a tool."""
    return import_module(f"orders_agent.toolspec.{tool}")


def adapter(name: str) -> Any:
    """Return an emitted adapter."""
    return import_module(f"orders_agent.toolspec.adapters.{name}")


def toolbox(tools: Calls) -> Any:
    """Return a toolbox whose handlers answer with the same order."""

    async def handle(_: Any, __: Any, /) -> Any:
        return spec(ORDER).CreateOrderOutput(order_id="o-1", status="accepted", total=2)

    made = import_module("orders_agent.toolspec").Toolbox
    return made([spec(tool).TOOL.bind(handle) for tool in tools])


def order(calls: Calls) -> tuple[Any, Any]:
    """Return arguments that are accepted, and such with a refused item."""
    good = next(value for value, accepted in calls[ORDER] if accepted)
    return good, {**good, "items": [{"skuId": "nope"}]}


def same_meaning(shown: Any, cases: list[tuple[Any, bool]]) -> None:
    """Assert that a schema accepts the same values as the source's."""
    validator = Draft202012Validator(shown)
    for value, accepted in cases:
        assert validator.is_valid(value) is accepted, (value, shown)


def shows_the_source(shown: Any, tool: str) -> None:
    """Assert that a schema is that of the source."""
    assert shown == spec(tool).TOOL.input_schema, shown


async def langchain(calls: Calls) -> None:
    """Check LangChain: the model itself, and the adapter."""
    from langchain_core.utils.function_calling import convert_to_openai_tool

    tools = {tool.name: tool for tool in adapter("langchain").tools(toolbox(calls))}
    for name, cases in calls.items():
        module = spec(name)
        by_model = convert_to_openai_tool(type(module.TOOL.input.decode(cases[0][0])))
        by_adapter = convert_to_openai_tool(tools[module.TOOL.name])["function"]
        shown = [case for case in cases if case[1] or name != RECURSIVE]
        same_meaning(by_model["function"]["parameters"], shown)
        same_meaning(by_adapter["parameters"], shown)
        assert by_adapter["description"] == module.TOOL.description
    good, bad = order(calls)
    assert json.loads(await tools[ORDER].ainvoke(good))["orderId"] == "o-1"
    assert REFUSED in await tools[ORDER].ainvoke(bad)


async def pydantic_ai(calls: Calls) -> None:
    """Check pydantic-ai: the model sees the schemas of the source, and its second try succeeds."""
    from pydantic_ai import Agent
    from pydantic_ai.messages import ModelResponse, TextPart, ToolCallPart
    from pydantic_ai.models.function import FunctionModel

    good, bad = order(calls)
    seen: list[str] = []
    shown: dict[str, Any] = {}

    async def typed(body: Any) -> str:
        return str(body.customer.id)

    typed.__annotations__ = {"body": spec(ORDER).CreateOrderInput, "return": str}

    def model(messages: Any, info: Any) -> ModelResponse:
        seen.append(str(messages[-1].parts[0].content))
        shown.update({tool.name: tool.parameters_json_schema for tool in info.function_tools})
        turns = {
            1: ToolCallPart(ORDER, bad),
            2: ToolCallPart(ORDER, good),
            3: ToolCallPart("typed", good),
        }
        return ModelResponse(parts=[turns.get(len(seen), TextPart("done"))])

    agent = Agent(FunctionModel(model), tools=adapter("pydantic_ai").tools(toolbox(calls)))
    agent.tool_plain(typed)
    await agent.run("go")
    for name in calls:
        shows_the_source(shown[spec(name).TOOL.name], name)
    same_meaning(shown["typed"], calls[ORDER])
    assert REFUSED in seen[1], seen
    assert "o-1" in seen[2], seen
    assert good["customer"]["id"] in seen[3], seen


async def fastmcp(calls: Calls) -> None:
    """Check fastmcp: what a client lists and gets."""
    from fastmcp import Client, FastMCP

    server: Any = FastMCP("orders")
    for tool in adapter("fastmcp").tools(toolbox(calls)):
        server.add_tool(tool)

    async def typed(body: Any) -> Any:
        return body

    model = spec("search_catalog").SearchCatalogInput
    typed.__annotations__ = {"body": model, "return": model}
    server.tool(typed)
    good, bad = order(calls)
    async with Client(server) as client:
        listed = {tool.name: tool.model_dump() for tool in await client.list_tools()}
        for name in calls:
            shown = listed[spec(name).TOOL.name]
            shows_the_source(shown.get("inputSchema") or shown["input_schema"], name)
        shown = listed["typed"].get("inputSchema") or listed["typed"]["input_schema"]
        bodies = [({"body": value}, accepted) for value, accepted in calls["search_catalog"]]
        same_meaning(shown, bodies)
        assert (await client.call_tool(ORDER, good)).structured_content["orderId"] == "o-1"
        refused = await client.call_tool(ORDER, bad, raise_on_error=False)
        assert refused.is_error
        assert REFUSED in refused.content[0].text
        value: dict[str, Any] = {"filter": {"all": []}, "cursor": None}
        echoed = await client.call_tool("typed", {"body": value})
        assert echoed.structured_content == {**value, "limit": 20}


async def mcp(calls: Calls) -> None:
    """Check the official SDK of MCP: what a client lists and gets."""
    from mcp import Client

    good, bad = order(calls)
    async with Client(adapter("mcp").server(toolbox(calls), "orders", "1.0")) as client:
        listed = {tool.name: tool for tool in (await client.list_tools()).tools}
        for name in calls:
            shows_the_source(listed[spec(name).TOOL.name].input_schema, name)
        result = await client.call_tool(ORDER, good)
        assert result.structured_content["orderId"] == "o-1"
        refused = await client.call_tool(ORDER, bad)
        assert refused.is_error
        assert REFUSED in refused.content[0].text
        unknown = await client.call_tool("create_orders", {})
        assert unknown.is_error
        assert ORDER in unknown.content[0].text


async def openai_agents(calls: Calls) -> None:
    """Check the OpenAI Agents SDK: the tool it would send, and calls."""
    from agents.tool_context import ToolContext

    tools = {tool.name: tool for tool in adapter("openai_agents").tools(toolbox(calls))}
    for name in calls:
        shows_the_source(tools[spec(name).TOOL.name].params_json_schema, name)
    context: Any = ToolContext(context=None, tool_name=ORDER, tool_call_id="1", tool_arguments="")
    good, bad = order(calls)
    assert "o-1" in await tools[ORDER].on_invoke_tool(context, json.dumps(good))
    assert REFUSED in await tools[ORDER].on_invoke_tool(context, json.dumps(bad))


CHECKS: tuple[Callable[[Calls], Coroutine[Any, Any, None]], ...] = (
    langchain,
    pydantic_ai,
    fastmcp,
    mcp,
    openai_agents,
)

if __name__ == "__main__":
    given = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    for check in CHECKS:
        asyncio.run(check(given))
        sys.stdout.write(f"{check.__name__}\n")
