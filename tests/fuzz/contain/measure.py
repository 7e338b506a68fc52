"""Containment of real schemas and of those of the official suite, measured; needs the shared material.

``python -m tests.fuzz.contain.measure real --pairs 20000 [--seed N]``: real tools and large schemas, and their mutations.
``python -m tests.fuzz.contain.measure suite --pairs 100000 [--seed N]``: random pairs of the suite, all its instances as values.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import json
import random
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import jsonschema_rs

from adlgen.diagnostics.model import Log
from adlgen.schema.canonical import canonicalise
from adlgen.schema.contain.attempts import mentioned
from adlgen.schema.contain.attempts import mutated as changed
from adlgen.schema.contain.decide import example
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical
from tests.fuzz.contain.attack import Report, answer, confirmed
from tests.fuzz.contain.mutations import mutated
from tests.shared import CORPUS
from tests.unit.builders import node_of

LONGEST = 60_000
TRIES = 150
"""Values that are tried for each answer "yes" of real pairs."""
_EACH = 5
"""Mutations of each schema."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["real", "suite"])
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    source = random.Random(given.seed)
    report = Report()
    pairs = _real(report, source) if given.what == "real" else _suite(report, source)
    for number, _ in enumerate(pairs, 1):
        if number % 1000 == 0:
            print(number, report, f"most work: {report.work}", flush=True)
        if number >= given.pairs:
            break
    print(f"{given.what}, seed {given.seed}: {report}, most work: {report.work}")
    for kind, found in (("wrong", report.wrong), ("second evaluator", report.differences)):
        for old, new, value in found[:20]:
            print(kind, json.dumps([old, new, value]))
    return int(bool(report.wrong))


def _records(name: str) -> list[Any]:
    with gzip.open(CORPUS / "tools" / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def _read(schema: Any) -> Canonical:
    return canonicalise(node_of(schema), Log(), lenient=True)


def _real(report: Report, source: random.Random) -> Iterator[None]:
    """Compare schemas with their mutations, in both directions."""
    schemas = [one["schema"] for one in _records("mcp") if isinstance(one["schema"], dict)]
    large = [one["schema"] for one in _records("hard")]
    schemas += [one for one in large if isinstance(one, dict) and len(json.dumps(one)) < LONGEST]
    while True:
        old = source.choice(schemas)
        before = _read(old)
        for _ in range(_EACH):
            new = mutated(old, source)
            after = _read(new)
            tried = _values([before, after], source)
            _compare(report, (old, new), (before, after), tried)
            yield
            _compare(report, (new, old), (after, before), tried)
            yield


def _values(pair: Sequence[Canonical], source: random.Random) -> list[Any]:
    """Return values that the schemas accept, and mutations of them."""
    found = [example(one) for one in pair]
    seeds: list[Any] = [{}, *(one.witness for one in found if one.answer == "no")]
    named = mentioned([one.json for one in pair])
    for _ in range(TRIES):
        value = changed(source.choice(seeds), named, source)
        if any(accepts(one, value) for one in pair):
            seeds.append(value)
    return seeds


def _compare(
    report: Report, written: tuple[Any, Any], pair: tuple[Canonical, Canonical], tried: list[Any]
) -> None:
    old, new = pair
    verdict = answer(report, old, new)
    if verdict.answer == "no":
        if not accepts(old, verdict.witness) or accepts(new, verdict.witness):
            report.wrong.append((*written, verdict.witness))
        with contextlib.suppress(ValueError, jsonschema_rs.ReferencingError):
            if not confirmed(*written, verdict.witness):
                report.differences.append((*written, verdict.witness))
        return
    for value in tried:
        if accepts(old, value) and not accepts(new, value):
            report.answers[f"{verdict.answer}, refuted by search"] += 1
            if verdict.answer == "yes":
                report.wrong.append((*written, value))
            return


def _suite(report: Report, source: random.Random) -> Iterator[None]:
    """Compare random schemas of the suite, half of them of one file."""
    records = _records("suite")
    texts = {json.dumps(test["data"]) for one in records for test in one["tests"]}
    pool = [json.loads(text) for text in sorted(texts) if len(text) < 2000]
    known = []
    files: dict[str, list[Any]] = {}
    for one in records:
        log = Log()
        canonical = canonicalise(node_of(one["schema"]), log)
        if not log.has_errors:
            entry = one["schema"], canonical, [accepts(canonical, value) for value in pool]
            known.append(entry)
            files.setdefault(one["source"], []).append(entry)
    groups = list(files.values())
    while True:
        group = source.choice(groups) if source.random() < 0.5 else known
        old, new = source.choice(group), source.choice(group)
        verdict = answer(report, old[1], new[1])
        values = zip(pool, old[2], new[2], strict=True)
        refuted = next(([value] for value, one, other in values if one and not other), None)
        if verdict.answer == "no":
            if not accepts(old[1], verdict.witness) or accepts(new[1], verdict.witness):
                report.wrong.append((old[0], new[0], verdict.witness))
            with contextlib.suppress(ValueError, jsonschema_rs.ReferencingError):
                if not confirmed(old[0], new[0], verdict.witness):
                    report.differences.append((old[0], new[0], verdict.witness))
        elif refuted is not None:
            report.answers[f"{verdict.answer}, refuted by search"] += 1
            if verdict.answer == "yes":
                report.wrong.append((old[0], new[0], refuted[0]))
        yield


if __name__ == "__main__":
    sys.exit(main())
