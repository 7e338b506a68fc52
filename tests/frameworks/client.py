"""Calls the tools of an MCP server with the official client: ``python client.py CALLS COMMAND ARGUMENT...``.

``CALLS`` is JSON: pairs of a name and arguments. Prints what the client gets as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from mcp import Client, MCPError, StdioServerParameters


async def main(calls: list[tuple[str, Any]], command: str, *arguments: str) -> None:
    """List the tools, call them, and print the results with the reports of progress."""
    reports: list[Any] = []

    async def progress(done: float, total: float | None, message: str | None) -> None:
        reports.append([done, total, message])

    async with Client(StdioServerParameters(command=command, args=[*arguments])) as client:
        tools = (await client.list_tools()).tools
        results = [await called(client, name, given, progress) for name, given in calls]
    found = {
        "tools": [tool.model_dump(mode="json", by_alias=True, exclude_none=True) for tool in tools],
        "results": results,
        "progress": reports,
    }
    sys.stdout.write(json.dumps(found))


async def called(client: Client, name: str, given: Any, progress: Any) -> Any:
    """Return the result of a call, or the message of an error of the protocol."""
    try:
        result = await client.call_tool(name, given, progress_callback=progress)
    except MCPError as error:
        return {"error": str(error)}
    return result.model_dump(mode="json", by_alias=True, exclude_none=True)


asyncio.run(main(json.loads(sys.argv[1]), *sys.argv[2:]))
