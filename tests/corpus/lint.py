"""The findings of rules in real tools: ``python -m tests.corpus.lint [--corpus NAME ...] [--read RULE] [LIST ...]``.

Without ``--read``, prints the number of findings of each rule; with it, some findings of a rule, drawn with a fixed seed, to read.
With files, tool lists of servers are measured in the place of the corpora: they have the annotations that the corpora lack.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.node import Source
from adlgen.frontends.mcp.reader import read
from adlgen.linting.run import Choice, Finding, findings_of
from adlgen.linting.settings import LintSettings
from adlgen.linting.table import RULES
from adlgen.spec.model import Spec
from tests import shared

FILES = ("mcp", "provider")
ALL = Choice(LintSettings({rule.id: "note" for rule in RULES.values() if rule.is_off}))
SEED = 32
SAMPLE = 15
_SHOWN = 400


def sets(names: Sequence[str]) -> dict[str, list[dict[str, object]]]:
    """Return the tools of each source of some corpora; of several versions of a tool, the first."""
    found: dict[str, dict[str, dict[str, object]]] = {}
    for name in names:
        path = shared.CORPUS / "tools" / f"{name}.jsonl.gz"
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for record in map(json.loads, lines):
                tools = found.setdefault(record["source"], {})
                tools.setdefault(record["name"], record)
    return {source: [*tools.values()] for source, tools in found.items()}


def spec_of(source: str, tools: list[dict[str, object]]) -> Spec:
    """Return tools as a specification of the Model Context Protocol."""
    listed = [
        {
            "name": tool["name"],
            "description": tool.get("description") or "",
            "inputSchema": tool["schema"],
        }
        for tool in tools
    ]
    document = read_document(Source(source, json.dumps({"tools": listed})), Log())
    return read(document, Log())


def specs(names: Sequence[str], lists: Sequence[Path]) -> Iterator[Spec]:
    """Yield tool lists, or the sources of some corpora if no list is given."""
    for path in lists:
        yield read(read_document(Source(path.name, path.read_text("utf-8")), Log()), Log())
    for source, tools in () if lists else sets(names).items():
        yield spec_of(source, tools)


def findings(read_from: Iterator[Spec]) -> Iterator[tuple[Spec, Finding]]:
    """Yield what the rules find in each specification by itself."""
    for spec in read_from:
        yield from ((spec, one) for one in findings_of([spec], ALL))


def main(arguments: list[str]) -> int:
    """Print the numbers, or findings to read."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--read", choices=[*RULES], help="a rule whose findings are printed")
    parser.add_argument("--corpus", action="append", help=f"a corpus [default: {', '.join(FILES)}]")
    parser.add_argument("lists", nargs="*", type=Path, metavar="LIST", help="a tool list as JSON")
    given = parser.parse_args(arguments)
    wanted = given.read
    if not given.lists and not shared.is_present():
        print(f"SKIPPED: {shared.ABSENT}")
        return 0
    found = [*findings(specs(given.corpus or FILES, given.lists))]
    if wanted is None:
        counts = Counter(one.rule.id for _, one in found)
        for rule in RULES.values():
            print(f"{rule.id:<27} {rule.level:<8} {counts[rule.id]:>6}")
        return 0
    chosen = [(spec, one) for spec, one in found if one.rule.id == wanted]
    for spec, one in random.Random(SEED).sample(chosen, min(SAMPLE, len(chosen))):
        print(
            f"{spec.path} {one.tool} {one.problem.part}: {one.problem.message} | {one.problem.hint}"
        )
        print(f"    {_text(spec, one)!r}")
    return 0


def _text(spec: Spec, finding: Finding) -> str:
    """Return the text that a finding is about."""
    from adlgen.linting.read import tools_of

    tool = next(tool for tool in tools_of(spec) if tool.name.value == finding.tool)
    places = (place.text for place in tool.places if place.span == finding.problem.span)
    return next(places, "")[:_SHOWN]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
