"""Shows emitted tools to agent frameworks: ``python checks.py CALLS`` with the emitted ``src`` on the path.

Runs in the environment of the frameworks, which has nothing of adlgen. ``CALLS`` is a file of JSON:
for each tool, pairs of arguments and whether its schema accepts them. Writes what each check observed as JSON.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import textwrap
from collections.abc import Callable, Coroutine
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from jsonschema import Draft202012Validator

Calls = dict[str, list[tuple[Any, bool]]]
Observed = tuple[str, str]
"""The form of a result, and how the schemas compare with those of the source."""
ORDER = "create_order"
REFUSED = "/items/0/skuId"
UPDATE = "update_customer"
RECURSIVE = "search_catalog"
"""LangChain replaces every reference, and one to a schema that contains it by ``{}``."""
EQUAL = "equal"
IS_PREVIOUS = find_spec("fastmcp") is None
"""Whether the environment has the previous major version of each framework.

FastMCP 3 and the SDK of MCP 1, on which it stands, have other types: the emitted servers are for the current ones.
"""


def spec(tool: str) -> Any:
    """Return the emitted module of a tool."""
    return import_module(f"orders_agent.toolspec.{tool}")


def adapter(name: str) -> Any:
    """Return an emitted adapter."""
    return import_module(f"orders_agent.toolspec.adapters.{name}")


def toolbox(tools: Calls, seen: list[Any] | None = None) -> Any:
    """Return a toolbox whose handlers answer with the same order, and record what they receive."""

    async def handle(_: Any, given: Any, /) -> Any:
        if seen is not None:
            seen.append(given)
        return spec(ORDER).CreateOrderOutput(order_id="o-1", status="accepted", total=2)

    made = import_module("orders_agent.toolspec").Toolbox
    return made([spec(tool).TOOL.bind(handle) for tool in tools])


def order(calls: Calls) -> tuple[Any, Any]:
    """Return arguments that are accepted, and such with a refused item."""
    good = next(value for value, accepted in calls[ORDER] if accepted)
    return good, {**good, "items": [{"skuId": "nope"}]}


def examples(module: Any) -> list[str]:
    """Return the examples in the documentation of an adapter."""
    return [textwrap.dedent(one) for one in re.findall(r"(?m)(?:^    .*\n)+", module.__doc__)]


async def run(example: str, module: Any, **names: Any) -> dict[str, Any]:
    """Run an example with names, and return those of its results."""
    source = f"async def run():\n{textwrap.indent(example, '    ')}    return locals()"
    source = re.sub(r"(?m)^    (\w+) \+= ", r"    \1[len(\1):] = ", source)
    scope = {**vars(module), **names}
    exec(source, scope)  # noqa: S102 the example of an adapter
    results: dict[str, Any] = await scope["run"]()
    return results


async def ran(name: str, toolbox: Any, **names: Any) -> dict[str, Any]:
    """Run the example of an adapter, and return its results."""
    module = adapter(name)
    (example,) = examples(module)
    return await run(example, module, toolbox=toolbox, **names)


def same_meaning(shown: Any, cases: list[tuple[Any, bool]]) -> None:
    """Assert that a schema accepts the same values as the source's."""
    validator = Draft202012Validator(shown)
    for value, accepted in cases:
        assert validator.is_valid(value) is accepted, (value, shown)


def shows_the_source(shown: Any, tool: str) -> None:
    """Assert that a schema is that of the source."""
    assert shown == spec(tool).TOOL.input_schema, shown


async def langchain(calls: Calls) -> Observed:
    """Check LangChain: the model itself, and the adapter."""
    from langchain_core.messages import ToolCall
    from langchain_core.utils.function_calling import convert_to_openai_tool

    seen: list[Any] = []
    bound = await ran("langchain", toolbox(calls, seen), model=SimpleNamespace(bind_tools=list))
    tools = {tool.name: tool for tool in bound["bound"]}
    for name, cases in calls.items():
        module = spec(name)
        by_model = convert_to_openai_tool(type(module.TOOL.input.decode(cases[0][0])))
        by_adapter = convert_to_openai_tool(tools[module.TOOL.name])["function"]
        shown = [case for case in cases if case[1] or name != RECURSIVE]
        same_meaning(by_model["function"]["parameters"], shown)
        same_meaning(by_adapter["parameters"], shown)
        assert by_adapter["description"] == module.TOOL.description
        for value, accepted in cases:
            given = ToolCall(name=name, args=value, id="call-1", type="tool_call")
            message = await tools[module.TOOL.name].ainvoke(given)
            # All tools answer with an order, which the schemas of their results may refuse.
            assert ("Invalid arguments" in message.content) is not accepted, message
            assert message.tool_call_id == "call-1"
        received = [module.TOOL.input.sent(value) for value in seen]
        assert received == [value for value, accepted in cases if accepted], received
        seen.clear()
    good, bad = order(calls)
    assert json.loads(await tools[ORDER].ainvoke(good))["orderId"] == "o-1"
    refused = await tools[ORDER].ainvoke(
        {"name": ORDER, "args": bad, "id": "1", "type": "tool_call"}
    )
    assert (REFUSED in refused.content, refused.status) == (True, "error")
    await takes_any_names()
    await shows_python_names(calls)
    return (
        "a `ToolMessage`, with `status`",
        "equal, with references inlined; recursive ones are `{}`",
    )


async def shows_python_names(calls: Calls) -> None:
    """Check what a model as ``args_schema`` shows in LangChain, which the documentation describes, and the schema."""
    from langchain_core.tools import StructuredTool
    from langchain_core.utils.function_calling import convert_to_openai_tool
    from pydantic import ValidationError

    async def handle(**arguments: Any) -> Any:
        return arguments

    def made(schema: Any) -> tuple[StructuredTool, dict[str, Any]]:
        tool = StructuredTool(name=UPDATE, description="", args_schema=schema, coroutine=handle)
        return tool, convert_to_openai_tool(tool)["function"]["parameters"]

    module = spec(UPDATE)
    tool, shown = made(module.UpdateCustomerInput)
    assert {"nick_name", "class_", "field_2fa"} <= shown["properties"].keys(), shown
    given = {"customer_id": "c-1", "nick_name": "Jo"}
    assert not module.TOOL.input.problems({"customer_id": "c-1", "nick-name": "Jo"})
    refused = ""
    try:
        await tool.ainvoke(given)
    except ValidationError as error:
        refused = str(error)
    assert "nick_name" in refused
    tool, shown = made(module.TOOL.input_schema)
    same_meaning(shown, calls[UPDATE])
    good = next(value for value, accepted in calls[UPDATE] if accepted)
    assert await tool.ainvoke(good) == good


async def takes_any_names() -> None:
    """Check that the arguments of a tool of LangChain may have the names of what LangChain passes to tools."""
    runtime = import_module("orders_agent.toolspec")
    given = {"config": 1, "run_manager": 2, "self": 3, "args": 4, "kwargs": 5, "callbacks": None}

    async def echo(_: Any, value: Any, /) -> Any:
        return value

    source = import_module("orders_agent.toolspec._source")
    schema = {"type": "object", "properties": dict.fromkeys(given, True)}
    codec = import_module("orders_agent.toolspec._tool").Codec(
        source.Schema(json.dumps(schema)), lambda value: value, lambda value: value
    )
    tool = runtime.Tool(name="echo", description="", input=codec)
    (made,) = adapter("langchain").tools(runtime.Toolbox([tool.bind(echo)]))
    assert json.loads(await made.ainvoke(given)) == given


async def pydantic_ai(calls: Calls) -> Observed:
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

    names = {"Agent": Agent, "model": FunctionModel(model)}
    agent = (await ran("pydantic_ai", toolbox(calls), **names))["agent"]
    agent.tool_plain(typed)
    await agent.run("go")
    for name in calls:
        shows_the_source(shown[spec(name).TOOL.name], name)
    same_meaning(shown["typed"], calls[ORDER])
    assert REFUSED in seen[1], seen
    assert "o-1" in seen[2], seen
    assert good["customer"]["id"] in seen[3], seen
    return "the value; invalid arguments are a `ModelRetry`", EQUAL


async def lists_references() -> None:
    """Check that FastMCP replaces references that are not recursive, unless the server keeps them."""
    from fastmcp import Client, FastMCP

    schema = {
        "type": "object",
        "properties": {"a": {"$ref": "#/$defs/A"}},
        "$defs": {"A": {"type": "integer"}},
    }
    runtime = import_module("orders_agent.toolspec")
    source = import_module("orders_agent.toolspec._source").Schema(json.dumps(schema))
    codec = import_module("orders_agent.toolspec._tool").Codec(
        source, lambda value: value, lambda value: value
    )
    bound = runtime.Tool(name="refers", description="", input=codec).bind(lambda *_: None)
    for keeps in (True, False):
        server: Any = FastMCP("references", dereference_schemas=not keeps)
        for tool in adapter("fastmcp").tools(runtime.Toolbox([bound])):
            server.add_tool(tool)
        async with Client(server) as client:
            (listed,) = await client.list_tools()
        dumped = listed.model_dump()
        shown = dumped.get("inputSchema") or dumped["input_schema"]
        same_meaning(shown, [({"a": 1}, True), ({"a": "x"}, False)])
        assert (shown == schema) is keeps, shown


async def fastmcp(calls: Calls) -> Observed:
    """Check fastmcp: what a client lists and gets."""
    from fastmcp import Client, FastMCP

    server: Any = FastMCP("orders")
    await ran("fastmcp", toolbox(calls), server=server)

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
    await lists_references()
    return (
        "content, and `structured_content`",
        "equal; references that are not recursive are inlined",
    )


async def mcp(calls: Calls) -> Observed:
    """Check the official SDK of MCP: what a client lists and gets."""
    from mcp import Client

    assert (await ran("mcp", toolbox(calls)))["app"].routes
    good, bad = order(calls)
    async with Client(adapter("mcp").server(toolbox(calls), "orders", "1.0")) as client:
        listed = {tool.name: tool for tool in (await client.list_tools()).tools}
        for name in calls:
            shows_the_source(listed[spec(name).TOOL.name].input_schema, name)
        result = await client.call_tool(ORDER, good)
        assert result.structured_content["orderId"] == "o-1"
        refused: Any = await client.call_tool(ORDER, bad)
        assert refused.is_error
        assert REFUSED in refused.content[0].text
        unknown: Any = await client.call_tool("create_orders", {})
        assert unknown.is_error
        assert ORDER in unknown.content[0].text
    for error in (StopIteration(), SystemExit(2), asyncio.CancelledError(), LookupError()):
        await answers(error, good)
    return "content, and `structuredContent`", EQUAL


async def answers(error: BaseException, arguments: Any) -> None:
    """Check that a call whose handler raises an error has an answer, in a thread and in a coroutine."""
    from mcp import Client

    def function(*_: Any) -> Any:
        raise error

    async def coroutine(*_: Any) -> Any:
        raise error

    for handler in (function, coroutine):
        made = import_module("orders_agent.toolspec").Toolbox
        box = made([spec(ORDER).TOOL.bind(handler)])
        async with Client(adapter("mcp").server(box, "orders")) as client:
            result = await asyncio.wait_for(client.call_tool(ORDER, arguments), 60)
            assert result.is_error


async def openai_agents(calls: Calls) -> Observed:
    """Check the OpenAI Agents SDK: the tool it would send, and calls."""
    from agents import Agent
    from agents.tool_context import ToolContext

    agent = (await ran("openai_agents", toolbox(calls), Agent=Agent))["agent"]
    tools = {tool.name: tool for tool in agent.tools}
    for name in calls:
        shows_the_source(tools[spec(name).TOOL.name].params_json_schema, name)
    context: Any = ToolContext(context=None, tool_name=ORDER, tool_call_id="1", tool_arguments="")
    good, bad = order(calls)
    assert "o-1" in await tools[ORDER].on_invoke_tool(context, json.dumps(good))
    assert REFUSED in await tools[ORDER].on_invoke_tool(context, json.dumps(bad))
    return "a text", EQUAL


def framework(package: str) -> str:
    """Return the name of a package with its version."""
    return f"`{package} {version(package)}`"


CHECKS: tuple[tuple[str, str, str, Callable[[Calls], Coroutine[Any, Any, Observed]]], ...] = (
    ("fastmcp", "fastmcp", "", fastmcp),
    ("langchain", "langchain-core", "", langchain),
    ("mcp", "mcp", "", mcp),
    ("openai-agents", "openai-agents", "", openai_agents),
    ("pydantic-ai", "pydantic-ai-slim", "", pydantic_ai),
)


def main(checks: Any, given: Calls) -> None:
    """Run checks, and write what they observed: for each, the cells of a row of the table."""
    rows: list[list[str]] = []
    for name, package, api, check in checks:
        result, schema = asyncio.run(check(given))
        # Checks fail unless all tools are listed, and a valid and a refused call do this.
        calls = ["all tools", "runs the handler", "the model reads the problems"]
        rows.append([f"`{name}`", framework(package) + api, *calls, result, schema])
    sys.stdout.write(json.dumps(rows))


if __name__ == "__main__":
    from tests.frameworks import contents
    from tests.frameworks.providers import CHECKS as PROVIDERS

    calls_by_tool = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    asyncio.run(contents.check(calls_by_tool))
    asyncio.run(contents.check_errors(calls_by_tool))
    every = sorted([*CHECKS, *PROVIDERS], key=lambda one: one[0])
    servers = ("fastmcp", "mcp") if IS_PREVIOUS else ()
    main([one for one in every if one[0] not in servers], calls_by_tool)
