"""`python -m tests.bench.tokens [TOOLS ...]`: tokens (o200k) that a model reads to use tools as code.

The definitions of all tools as JSON (name, description and input schema) are compared with the index, the
declarations, and both for a task that needs three tools: the index and three declarations of the median size.
The sets are made-up tools, three large servers of the shared material, and what is given: files of tools, such as `adlgen import mcp`
writes, and folders with a file for each tool, such as `pkg/github/__toolsnaps__` in a clone of GitHub's server.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from adlgen.document import read_source
from adlgen.document.node import JsonValue, Source
from adlgen.testing.targets import render_source
from tests.bench import synthetic
from tests.conformance import suite
from tests.corpus.tools import every_tool
from tests.shared import is_present

SERVERS = ("mcp/workspace-mcp", "mcp/mcp-atlassian", "mcp/digitalocean-mcp")
MADE = 100
TARGETS = ("typescript", "python-pydantic")
OPTIONS = {"client": "code", "wiring": "false"}
TASK = 3
"""The tools that a task needs."""
COUNTER = suite.ROOT / "tests/toolchains/frameworks/tokens.mjs"


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
        folder = Path(file)
        yield folder.stem, _listed(folder) if folder.is_dir() else read_source(file)


def _listed(folder: Path) -> Source:
    """Return the tools of a folder with a file for each of them, without those that have the name of another."""
    kept = ("name", "description", "inputSchema")
    found: dict[str, JsonValue] = {}
    for path in sorted(folder.iterdir()):
        one = json.loads(path.read_text(encoding="utf-8"))
        found.setdefault(one["name"], {key: one[key] for key in kept})
    return Source("tools.json", json.dumps({"tools": [*found.values()]}))


def counted(texts: Sequence[str]) -> list[int]:
    """Return the number of tokens of each text."""
    done = subprocess.run(
        ["node", str(COUNTER)], input=json.dumps(texts), capture_output=True, text=True, check=True
    )
    counts: list[int] = json.loads(done.stdout)
    return counts


@dataclass(frozen=True, slots=True)
class Tokens:
    """The tokens of a set of tools in a language."""

    tools: int
    defined: int
    """Those of the definitions as JSON."""
    index: int
    median: int
    """Those of a declaration of the median size."""
    together: int
    """Those of all declarations in one file."""

    @property
    def task(self) -> int:
        """Those that a task reads: the index and the declarations of its tools."""
        return self.index + TASK * self.median


def measured(source: Source, target: str) -> Tokens:
    """Count the tokens of a set in a language."""
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
    return Tokens(len(tools), sum(defined), index, median, together)


def row(name: str, target: str, found: Tokens) -> str:
    """Return the line of a set in a language."""
    return (
        f"{name:22} {target:16} {found.tools:5} {found.defined:8} {found.index:7}"
        f" {found.index / found.tools:5.1f} {found.median:7} {found.together:8} {found.task:7}"
        f" {found.task / found.defined:6.1%}"
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
            print(row(name, target, measured(source, target)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
