"""`python -m tests.conformance.agreement`: random schemas and values through all targets.

For every pair the targets must give the verdict of the schema, the same problems to the byte, and
JSON that is equal to what they got. Integers too large for the types of a language may be refused
when they are decoded; those are counted. What the schema calls a number is a double. With `--formats native`, tools refer to
shared definitions in files, formats have native types, and exactly what docs/native-values.md lists may be refused by decode, or
encoded as another text (`native_values.py`). Everything follows from the seed. A disagreement, made small, belongs under cases/.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from adlgen.document.node import JsonValue, Source
from adlgen.testing.calls import Answer, answers_or_crashes
from adlgen.testing.cases import Call
from adlgen.testing.compare import disagreements
from adlgen.testing.targets import render_source
from tests.conformance import outputs, suite
from tests.conformance.random_natives import native_batch
from tests.conformance.random_schemas import batch

VALUES = 40
"""How many values are made for each schema."""
TOGETHER = 500
"""How many schemas are compiled as one agent."""
SHOWN = 20


@dataclass(frozen=True, slots=True)
class Round:
    """A spec, calls to its tools, and what is compared."""

    name: str
    source: Source
    formats: str
    calls: tuple[Call, ...]
    schemas: Mapping[str, JsonValue]
    wrong: Callable[[Call, Mapping[str, Answer]], Iterator[str]]


def round_of(formats: str, seed: int, schemas: int) -> Round:
    """Make a round."""
    if formats == "native":
        folder = suite.CACHE / "agreement" / "spec"
        natives = native_batch(folder, "agreement", seed, schemas, VALUES)
        parts = natives.name, natives.source, formats, natives.calls, natives.schemas
        return Round(*parts, natives.disagreements)
    given = batch("agreement", seed, schemas, VALUES)
    source = outputs.agent(given.name, given.schemas)

    def wrong(call: Call, answers: Mapping[str, Answer]) -> Iterator[str]:
        return disagreements(call, answers, doubles=True)

    return Round(given.name, source, formats, given.calls, given.schemas, wrong)


def ask(target: str, given: Round) -> list[Answer]:
    """Emit, build and ask for one target.

    Raises AssertionError if the code is not generated or does not compile.
    """
    folder = suite.CACHE / "agreement" / target
    workspace = suite.workspace_in(folder, target)
    options = {**suite.with_harness(target), "formats": given.formats}
    emitted = render_source(given.source, suite.TARGETS[target], options, lenient=True)
    project = suite.project_of(given.name, emitted)
    workspace.fill([project])
    for check in workspace.toolchain.building:
        outcome = workspace.run(check, timeout=3600)
        assert outcome.passed, outcome.output[:4000]
    return answers_or_crashes(workspace, project, given.calls)


def compare(given: Round, targets: Sequence[str]) -> Iterator[tuple[Call, list[str], int]]:
    """Yield each call with what is wrong about its answers, and how many targets refused it."""
    reports = [ask(target, given) for target in targets]
    for call, *answers in zip(given.calls, *reports, strict=True):
        wrong = [*given.wrong(call, dict(zip(targets, answers, strict=True)))]
        yield call, wrong, sum(bool(answer.refused) for answer in answers)


def main(arguments: list[str]) -> int:
    """Compare as many pairs as wanted; return 1 if the targets disagree about one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--formats", choices=("annotate", "native"), default="annotate")
    parser.add_argument("--targets", nargs="*", default=list(suite.TARGETS))
    options = parser.parse_args(arguments)
    targets = [target for target in options.targets if not suite.missing(target)]
    for target in set(options.targets) - set(targets):
        print(f"{target}: SKIPPED, {', '.join(suite.missing(target))} missing")
    started, counted = time.monotonic(), Counter[str]()
    left, seed = -(-options.pairs // VALUES), options.seed
    while left > 0:
        given = round_of(options.formats, seed, min(left, TOGETHER))
        count(given, compare(given, targets), counted)
        left, seed = left - TOGETHER, seed + 1
    print(f"{dict(counted)} in {', '.join(targets)}; {time.monotonic() - started:.0f} s")
    return min(counted["disagreements"], 1)


def count(
    given: Round, found: Iterator[tuple[Call, list[str], int]], counted: Counter[str]
) -> None:
    """Count the pairs of a batch; print the first that is wrong of each schema."""
    shown: set[str] = set()
    for call, wrong, refused in found:
        counted["pairs"] += 1
        counted["accepted"] += call.accepted
        counted["refused by decode somewhere"] += bool(refused)
        if wrong:
            counted["disagreements"] += 1
        if wrong and call.tool not in shown and len(shown) < SHOWN:
            shown.add(call.tool)
            print(f"{json.dumps(given.schemas[call.tool])}\n  {call.text}", *wrong, sep="\n    ")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
