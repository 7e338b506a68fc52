"""`python -m tests.bench.sharing`: types and bytes of real tools before and after `adlgen share`.

Needs the shared material. There are sixty tools of MCP servers, the twenty with the largest schemas and forty drawn from
the others. Files with tools and shared types are counted, without handlers, wiring and runtime.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from adlgen.document import read_source
from adlgen.document.siblings import with_folder
from adlgen.plan.model import Plan
from adlgen.testing.targets import GoldenTarget, try_source
from tests.conformance import suite
from tests.corpus.tools import SEED, RealTool, apart, every_tool
from tests.unit.sharing.builders import applied, tool

LARGEST, OTHERS = 20, 40


@dataclass(frozen=True, slots=True)
class Emitted:
    """What a target emits for tools."""

    plan: Plan
    size: int
    """Bytes."""

    @property
    def names(self) -> dict[str, str]:
        """The names of the declared types, by their keys."""
        shared = self.plan.types.declarations if self.plan.types else {}
        bodies = [body.declarations for one in self.plan.tools for body in one.bodies]
        return {key: str(one.name) for part in (shared, *bodies) for key, one in part.items()}

    def own(self, name: str) -> list[str]:
        """Return the names of the types that only a tool has."""
        (found,) = (one for one in self.plan.tools if str(one.llm_name) == name)
        shared = self.plan.types.declarations if self.plan.types else {}
        bodies = [body.declarations for body in found.bodies]
        return [str(one.name) for part in bodies for key, one in part.items() if key not in shared]


def sixty() -> tuple[RealTool, ...]:
    """Return the tools: always the same."""
    found = sorted(every_tool("mcp"), key=lambda one: -len(json.dumps(one.schema)))
    others = random.Random(SEED).sample(found[LARGEST:], OTHERS)
    return apart([*found[:LARGEST], *others])


def written(folder: Path, tools: Sequence[RealTool]) -> Path:
    """Write the tools as a server lists them."""
    path = folder / "tools.json"
    listed = [tool(one.name or one.id, one.schema) for one in tools]
    path.write_text(json.dumps({"tools": listed}, indent=2))
    return path


def emitted(path: Path, target: GoldenTarget) -> Emitted:
    """Emit what a file lists."""
    source = with_folder(read_source(path))
    attempt = try_source(source, target, {"wiring": "false"}, lenient=True)
    assert attempt.emitted is not None
    files = attempt.emitted.without_fixed()
    return Emitted(attempt.emitted.plan, sum(len(file.text.encode()) for file in files))


def measured(target: GoldenTarget) -> tuple[Emitted, Emitted]:
    """Return what a target emits for the tools before and after sharing."""
    with tempfile.TemporaryDirectory() as folder:
        path = written(Path(folder), sixty())
        before = emitted(path, target)
        applied(path)
        return before, emitted(path, target)


def row(name: str, before: Emitted, after: Emitted) -> str:
    """Return the line of a target."""
    longest = max(len(one) for one in after.names.values())
    types = f"{len(before.names)} → {len(after.names)} types"
    return f"{name:17} {types}, {before.size:,} → {after.size:,} bytes; longest name {longest}"


def main(arguments: list[str]) -> int:
    """Print a line for each target."""
    argparse.ArgumentParser(description=__doc__).parse_args(arguments)
    for name, target in suite.TARGETS.items():
        print(row(name, *measured(target)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
