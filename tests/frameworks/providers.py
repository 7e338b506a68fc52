"""Runs the examples of the adapters for the SDKs of providers of models, whose HTTP client answers in memory."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx2

from tests.frameworks.checks import (
    EQUAL,
    ORDER,
    REFUSED,
    Calls,
    Observed,
    adapter,
    examples,
    order,
    run,
    shows_the_source,
    spec,
    toolbox,
)

UNKNOWN = "create_orders"
MODEL = "model"


class Provider:
    """Answers the first request with calls of tools, and records the requests."""

    def __init__(self, answer: Any) -> None:
        """``answer`` is the body of each answer."""
        self.requests: list[Any] = []
        self.client = httpx2.AsyncClient(transport=httpx2.MockTransport(self._answer))
        self._body = answer

    def _answer(self, request: httpx2.Request) -> httpx2.Response:
        self.requests.append(json.loads(request.content))
        return httpx2.Response(200, json=self._body)


async def twice(example: str, module: Any, **names: Any) -> None:
    """Run an example twice: the second request has the results of the first answer."""
    for _ in range(2):
        await run(example, module, model=MODEL, **names)


def calls_of(calls: Calls) -> list[tuple[str, Any]]:
    """Return a valid call, a refused one, and one of an unknown tool."""
    good, bad = order(calls)
    return [(ORDER, good), (ORDER, bad), (UNKNOWN, {})]


def check_texts(texts: list[str]) -> None:
    """Check what the model reads of the calls."""
    good, bad, unknown = texts
    assert json.loads(good)["orderId"] == "o-1", good
    assert REFUSED in bad, bad
    assert ORDER in unknown, unknown


def chat_calls(calls: Calls) -> list[Any]:
    """Return calls in a message of Chat Completions, one of them of a tool of another type."""
    found: list[Any] = [
        {"id": f"call-{n}", "type": "function"}
        | {"function": {"name": name, "arguments": json.dumps(given)}}
        for n, (name, given) in enumerate(calls_of(calls))
    ]
    malformed = {"name": ORDER, "arguments": "{"}
    found.append({"id": "c", "type": "custom", "custom": {"name": "other", "input": "x"}})
    found.append({"id": "call-3", "type": "function", "function": malformed})
    return found


async def openai_chat(calls: Calls) -> Observed:
    """Check Chat Completions of OpenAI."""
    from openai import AsyncOpenAI

    tool_calls = chat_calls(calls)
    message = {"role": "assistant", "content": None, "tool_calls": tool_calls}
    choice = {"index": 0, "finish_reason": "tool_calls", "message": message}
    answer = {
        "id": "1",
        "object": "chat.completion",
        "created": 1,
        "model": MODEL,
        "choices": [choice],
    }
    provider = Provider(answer)
    client = AsyncOpenAI(api_key="key", http_client=provider.client)
    module = adapter("openai")
    chat, _ = examples(module)
    await twice(chat, module, client=client, toolbox=toolbox(calls), messages=[])
    first, second = provider.requests
    assert {tool["type"] for tool in first["tools"]} == {"function"}
    functions = {tool["function"]["name"]: tool["function"] for tool in first["tools"]}
    for name in calls:
        tool = spec(name).TOOL
        shows_the_source(functions[tool.name]["parameters"], name)
        assert functions[tool.name]["description"] == tool.description
    sent, *results = second["messages"]
    assert sent["tool_calls"] == tool_calls
    assert [one["tool_call_id"] for one in results] == [f"call-{n}" for n in range(4)]
    assert {one["role"] for one in results} == {"tool"}
    *texts, malformed = [one["content"] for one in results]
    check_texts(texts)
    assert "is not valid JSON" in malformed, malformed
    return "a tool message", EQUAL


async def openai_responses(calls: Calls) -> Observed:
    """Check the Responses API of OpenAI."""
    from openai import AsyncOpenAI

    output: list[Any] = [
        {"id": f"fc-{n}", "type": "function_call", "call_id": f"call-{n}", "name": name}
        | {"arguments": json.dumps(given), "status": "completed"}
        for n, (name, given) in enumerate(calls_of(calls))
    ]
    output.insert(0, {"id": "rs-1", "type": "reasoning", "summary": []})
    answer = {"id": "1", "object": "response", "created_at": 1, "model": MODEL, "output": output}
    provider = Provider({**answer, "parallel_tool_calls": True, "tool_choice": "auto", "tools": []})
    client = AsyncOpenAI(api_key="key", http_client=provider.client)
    module = adapter("openai")
    _, responses = examples(module)
    await twice(responses, module, client=client, toolbox=toolbox(calls), items=[])
    first, second = provider.requests
    shown = {tool["name"]: tool for tool in first["tools"]}
    for name in calls:
        tool = spec(name).TOOL
        shows_the_source(shown[tool.name]["parameters"], name)
        assert shown[tool.name]["description"] == tool.description
        assert shown[tool.name]["strict"] is False
    assert second["input"][: len(output)] == output
    results = second["input"][len(output) :]
    assert {one["type"] for one in results} == {"function_call_output"}
    assert [one["call_id"] for one in results] == [f"call-{n}" for n in range(3)]
    check_texts([one["output"] for one in results])
    return "an item `function_call_output`", EQUAL


async def anthropic(calls: Calls) -> Observed:
    """Check the SDK of Anthropic."""
    from anthropic import AsyncAnthropic

    content: list[Any] = [
        {"id": f"call-{n}", "type": "tool_use", "name": name, "input": given}
        for n, (name, given) in enumerate(calls_of(calls))
    ]
    content.insert(0, {"type": "text", "text": "I place the order."})
    answer = {"id": "1", "type": "message", "role": "assistant", "model": MODEL, "content": content}
    usage = {"input_tokens": 1, "output_tokens": 1}
    provider = Provider(
        {**answer, "stop_reason": "tool_use", "stop_sequence": None, "usage": usage}
    )
    client = AsyncAnthropic(api_key="key", http_client=provider.client)
    module = adapter("anthropic")
    (example,) = examples(module)
    await twice(example, module, client=client, toolbox=toolbox(calls), messages=[])
    first, second = provider.requests
    shown = {tool["name"]: tool for tool in first["tools"]}
    for name in calls:
        tool = spec(name).TOOL
        shows_the_source(shown[tool.name]["input_schema"], name)
        assert shown[tool.name]["description"] == tool.description
    answers, answered = second["messages"]
    assert answers == {"role": "assistant", "content": content}
    results = answered["content"]
    assert answered["role"] == "user"
    assert [one["tool_use_id"] for one in results] == [f"call-{n}" for n in range(3)]
    assert [one["is_error"] for one in results] == [False, True, True]
    check_texts([one["content"] for one in results])
    return "a block `tool_result`, with `is_error`", EQUAL


async def google_genai(calls: Calls) -> Observed:
    """Check the SDK of Gemini."""
    from google.genai import Client, types

    parts: list[Any] = [
        {"functionCall": {"id": f"call-{n}", "name": name, "args": given}}
        for n, (name, given) in enumerate(calls_of(calls))
    ]
    candidate = {"content": {"role": "model", "parts": parts}, "finishReason": "STOP"}
    provider = Provider({"candidates": [candidate]})
    options = types.HttpOptions(httpx_async_client=provider.client)
    client = Client(api_key="key", http_options=options)
    module = adapter("google_genai")
    (example,) = examples(module)
    asked = types.Content(role="user", parts=[types.Part(text="Place the order.")])
    await twice(example, module, client=client, toolbox=toolbox(calls), contents=[asked])
    first, second = provider.requests
    (tools,) = first["tools"]
    shown = {tool["name"]: tool for tool in tools["functionDeclarations"]}
    for name in calls:
        tool = spec(name).TOOL
        shows_the_source(shown[tool.name]["parameters_json_schema"], name)
        assert shown[tool.name].get("response_json_schema") == tool.output_schema
        assert shown[tool.name]["description"] == tool.description
    _, answers, answered = second["contents"]
    assert answers == candidate["content"]
    results = [part["functionResponse"] for part in answered["parts"]]
    assert [one["id"] for one in results] == [f"call-{n}" for n in range(3)]
    assert [[*one["response"]] for one in results] == [["output"], ["error"], ["error"]]
    good, *errors = results
    check_texts(
        [json.dumps(good["response"]["output"]), *(one["response"]["error"] for one in errors)]
    )
    return "a part `functionResponse`, with `output` or `error`", EQUAL


Check = Callable[[Calls], Any]
CHECKS: tuple[tuple[str, str, str, Check], ...] = (
    ("anthropic", "anthropic", "", anthropic),
    ("google-genai", "google-genai", "", google_genai),
    ("openai", "openai", ", chat", openai_chat),
    ("openai", "openai", ", Responses", openai_responses),
)
"""For each adapter: its name, the package of the framework, the API of several, and the check."""
