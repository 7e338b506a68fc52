"""`make fuzz`: random schemas and hostile texts through every target, until a time limit.

A round makes one agent of random schemas and one of hostile texts from its seed; both are emitted,
compiled and linted for every target and validate values. All verdicts must agree with the schemas and
with one another. Failures print the seed that reproduces them.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time

from adlgen.document.node import Source
from adlgen.schema.evaluate import accepts
from adlgen.testing.cases import Call
from adlgen.testing.targets import understand_source
from adlgen.testing.values import Maker
from tests.conformance import hostile, suite
from tests.corpus.run import Work, run_target
from tests.corpus.schemas import Schemas
from tests.corpus.tools import RealTool, agent_of

TOOLS = 40
TEXTS = 100
VALUES = 15


def main(arguments: list[str]) -> int:
    """Run rounds until the time is over; return 1 as soon as one fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**9))
    parser.add_argument("--targets", nargs="*", default=list(suite.TARGETS))
    options = parser.parse_args(arguments)
    until = time.monotonic() + options.seconds
    seed = options.seed
    while True:
        print(f"--- seed {seed}", flush=True)
        work = [schema_work(seed), text_work(seed)]
        if sum(run_target(target, work, "fuzz") for target in options.targets):
            print(f"failed; to repeat: python -m tests.corpus.fuzz --seconds 0 --seed {seed}")
            return 1
        if time.monotonic() > until:
            return 0
        seed += 1


def schema_work(seed: int) -> Work:
    """Make an agent of random schemas, and values for them."""
    schemas = Schemas(seed)
    tools = []
    for index in range(TOOLS):
        schema = schemas.root()
        assert isinstance(schema, dict)
        tools.append(RealTool(f"tool_{index}", f"tool_{index}", "Random.", schema, (), ()))
    source = agent_of("fuzz-agent", tools)
    return Work("schemas", source, calls_for(source, seed))


def calls_for(source: Source, seed: int) -> tuple[Call, ...]:
    """Make values for every input, with verdicts of adlgen itself."""
    calls = []
    for tool in understand_source(source, lenient=True).tools:
        canonical = tool.input.canonical
        for value in Maker(canonical.json, f"{seed}/{tool.id}").make(VALUES):
            text = json.dumps(value, ensure_ascii=False)
            calls.append(Call(tool.id, "input", text, accepts(canonical, value)))
    return tuple(calls)


def text_work(seed: int) -> Work:
    """Make an agent of hostile texts."""
    words = hostile.texts(TEXTS, seed)
    return Work("texts", hostile.agent("texts-agent", words), hostile.calls(words))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
