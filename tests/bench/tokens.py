"""`python -m tests.bench.tokens [TOOLS.json ...]`: tokens (o200k) that a model reads to use tools as code.

The definitions of all tools as JSON (name, description and input schema) are compared with the index, the
declarations, and both for a task that needs three tools: the index and three declarations of the median size.
The sets are made-up tools, two large servers of the shared material, and files of tools, such as `adlgen import mcp`
writes.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from adlgen.document import read_source
from adlgen.document.node import JsonValue, Source
from adlgen.testing.targets import render_source
from tests.bench import synthetic
from tests.conformance import suite
from tests.corpus.tools import every_tool
from tests.shared import is_present

SERVERS = ("mcp/mcp-atlassian", "mcp/digitalocean-mcp")
MADE = 100
TARGETS = ("typescript", "python-pydantic")
OPTIONS = {"client": "code", "wiring": "false"}
TASK = 3
"""The tools that a task needs."""
COUNTER = suite.ROOT / "tests/toolchains/peers/tokens.mjs"


def sets(files: Sequence[str]) -> Iterator[tuple[str, Source]]:
    """Yield the sets of tools with their names."""
    made = [
        {"name": tool["id"], "description": tool["description"], "inputSchema": tool["schema"]}
        for tool in synthetic.tools(MADE)
    ]
    yield "made up", Source("tools.json", json.dumps({"tools": made}))
    for server in SERVERS if is_present() else ():
        found: list[JsonValue] = [
            {"name": tool.name, "description": tool.description, "inputSchema": tool.schema}
            for tool in every_tool("mcp")
            if tool.source == server
        ]
        yield server, Source("tools.json", json.dumps({"tools": found}))
    for file in files:
        yield Path(file).stem, read_source(file)


def counted(texts: Sequence[str]) -> list[int]:
    """Return the number of tokens of each text."""
    done = subprocess.run(
        ["node", str(COUNTER)], input=json.dumps(texts), capture_output=True, text=True, check=True
    )
    counts: list[int] = json.loads(done.stdout)
    return counts


def row(name: str, source: Source, target: str) -> str:
    """Return the line of a set in a language."""
    tools = json.loads(source.text)["tools"]
    keys = ("name", "description", "inputSchema")
    definitions = [
        json.dumps({key: tool.get(key) for key in keys}, separators=(",", ":"), ensure_ascii=False)
        for tool in tools
    ]
    files = render_source(source, suite.TARGETS[target], OPTIONS, lenient=True).tree
    texts = {file.path.partition("/code/")[2]: file.text for file in files if "/code/" in file.path}
    each = [
        text
        for path, text in texts.items()
        if path.startswith("functions/") and not path.endswith("__init__.pyi")
    ]
    (whole,) = [text for path, text in texts.items() if path in WHOLE]
    index, together, *counts = counted([texts["INDEX.md"], whole, *each, *definitions])
    declared, defined = counts[: len(each)], counts[len(each) :]
    median = int(statistics.median(declared))
    task, share = index + TASK * median, (index + TASK * median) / sum(defined)
    return (
        f"{name:22} {target:16} {len(tools):5} {sum(defined):8} {index:7} {index / len(tools):5.1f}"
        f" {median:7} {together:8} {task:7} {share:6.1%}"
    )


WHOLE = ("functions.d.ts", "functions/__init__.pyi")
"""The file with the declarations of all tools."""
HEAD = (
    f"{'set':22} {'target':16} tools     JSON   index  each  median  all      {TASK} tools  share"
)


def main(arguments: list[str]) -> int:
    """Print a line for each set and language."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*")
    print(HEAD)
    for name, source in sets(parser.parse_args(arguments).files):
        for target in TARGETS:
            print(row(name, source, target), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
