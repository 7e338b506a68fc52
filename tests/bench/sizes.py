"""`python -m tests.bench.sizes`: bytes of the emitted files of real tools, for each byte of their minified schemas.

Needs the shared material. Types, schemas and codecs of a thousand tools are counted, without handlers, wiring and
runtime; and the lines and types of one deep tool.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

from adlgen.testing.targets import GoldenTarget, try_source
from tests.conformance import suite
from tests.corpus.tools import RealTool, agent_of, apart, draw, every_tool

DEEP = "push_flex_message"
OPTIONS = {"wiring": "false"}


def bytes_of_schemas(tools: Sequence[RealTool]) -> int:
    """Return the bytes of the minified schemas of tools."""
    return sum(len(json.dumps(tool.schema, separators=(",", ":"))) for tool in tools)


def bytes_of_files(target: GoldenTarget, tools: Sequence[RealTool]) -> int:
    """Return the bytes of the files that a target emits for tools, one for each."""
    attempt = try_source(agent_of("sizes", tools), target, OPTIONS, lenient=True)
    assert attempt.emitted is not None
    return sum(len(file.text.encode()) for file in attempt.emitted.tree if file.tool)


def main(arguments: list[str]) -> int:
    """Print a line for each target."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", type=int, default=1000)
    count = parser.parse_args(arguments).tools
    tools = apart(draw(count))
    deep = next(tool for tool in every_tool() if tool.name == DEEP)
    schemas = bytes_of_schemas(tools)
    print(f"{count} tools, {schemas} bytes of minified schemas")
    for name, target in suite.TARGETS.items():
        size = bytes_of_files(target, tools)
        one = try_source(agent_of("deep", [deep]), target, OPTIONS, lenient=True)
        assert one.emitted is not None
        (text,) = [f.text for f in one.emitted.tree if f.tool]
        types = one.emitted.plan.tools[0].input.declarations
        longest = max((str(one.name) for one in types.values()), key=len)
        lines, width = text.count("\n"), len(longest)
        print(
            f"{name:17} {size / schemas:5.2f}   {DEEP}: {lines} lines, {len(types)} types,", end=""
        )
        print(f" longest name {width}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
