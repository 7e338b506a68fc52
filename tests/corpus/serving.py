"""Serves specifications in this process and lists their tools with the official client.

``python -m tests.corpus.serving FILE...`` prints the number of tools of each file, and the listed names, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
from importlib import import_module
from typing import Any

from adlgen.running.agent import read, runnable


async def listed(path: str) -> dict[str, Any]:
    """Return the names of the tools that a server lists, and those that it should list."""
    from mcp import Client

    result, agent = read(path, {"lenient": True})
    if agent is None:
        return {"problems": [found.message for found in result.diagnostics]}
    with runnable(agent, None, mock=True) as running:
        adapter: Any = import_module(f"{running.app.__name__.rpartition('.')[0]}.adapters.mcp")
        async with running.toolbox() as toolbox, Client(adapter.server(toolbox, "s")) as client:
            found = await client.list_tools()
    names = [tool.listed.get("name", tool.name) for tool in agent.tools]
    types = {tool.input_schema.get("type") for tool in found.tools}
    return {"expected": names, "listed": [tool.name for tool in found.tools], "types": [*types]}


def main(paths: list[str]) -> None:
    """Print a line for each file."""
    for path in paths:
        print(json.dumps({"path": path, **asyncio.run(listed(path))}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
