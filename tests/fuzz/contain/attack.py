"""Attacks one answer about a pair of schemas: each "yes" with values, each "no" with a second evaluator."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterable
from typing import Any

import jsonschema_rs

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Log
from adlgen.schema.canonical import canonicalise
from adlgen.schema.contain.decide import Verdict, contained
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical
from tests.fuzz.contain.random_schemas import STYLES, values
from tests.unit.builders import node_of

_VALUES = {"wide": 400, "nested": 130}


class Report(Struct, frozen=False):
    """What a campaign found."""

    answers: Counter[str] = field(default_factory=Counter)
    wrong: list[tuple[Any, Any, Any]] = field(default_factory=list)
    """Pairs whose answer is wrong, each with a value that shows it."""
    differences: list[tuple[Any, Any, Any]] = field(default_factory=list)
    """Pairs whose witness the second evaluator does not confirm."""
    reasons: Counter[str] = field(default_factory=Counter)
    """Why questions were not decided."""
    times: list[float] = field(default_factory=list)
    work: int = 0

    def __str__(self) -> str:
        """Return a summary in one line."""
        times = sorted(self.times) or [0.0]
        marks = [
            f"{times[min(len(times) - 1, len(times) * part // 1000)] * 1000:.1f}"
            for part in (500, 990, 1000)
        ]
        counts = f"{dict(self.answers)}, wrong: {len(self.wrong)}, second evaluator: {len(self.differences)}"
        return (
            f"{counts}, ms (median, p99, max): {', '.join(marks)}, undecided: {dict(self.reasons)}"
        )


def canonical(schema: Any) -> Canonical | None:
    """Return the canonical form of a schema, or None if it is malformed."""
    log = Log()
    found = canonicalise(node_of(schema), log)
    return None if log.has_errors else found


def answer(report: Report, old: Canonical, new: Canonical) -> Verdict:
    """Return the answer about a pair, and count it."""
    start = time.perf_counter()
    verdict = contained(old, new)
    report.times.append(time.perf_counter() - start)
    report.answers[verdict.answer] += 1
    report.work = max(report.work, verdict.work)
    if verdict.undecided is not None:
        report.reasons[f"{verdict.undecided.keyword}: {verdict.undecided.reason}"] += 1
    return verdict


def check(report: Report, old: Any, new: Any, tried: Iterable[Any]) -> None:
    """Compare the answer about a pair with values, and with a second evaluator."""
    before, after = canonical(old), canonical(new)
    if before is None or after is None:
        report.answers["malformed"] += 1
        return
    verdict = answer(report, before, after)
    if verdict.answer == "no":
        if not accepts(before, verdict.witness) or accepts(after, verdict.witness):
            report.wrong.append((old, new, verdict.witness))
        if not confirmed(old, new, verdict.witness):
            report.differences.append((old, new, verdict.witness))
        return
    for value in tried:
        if accepts(before, value) and not accepts(after, value):
            if verdict.answer == "yes":
                report.wrong.append((old, new, value))
            report.answers[f"{verdict.answer}, refuted by search"] += 1
            return


def confirmed(old: Any, new: Any, witness: Any) -> bool:
    """Report whether the second evaluator accepts a witness with the first schema and refuses it with the second."""
    before, after = (jsonschema_rs.validator_for(one, validate_formats=False) for one in (old, new))
    return bool(before.is_valid(witness) and not after.is_valid(witness))


def campaign(style: str, seed: int, count: int) -> Report:
    """Attack the answers about random pairs."""
    source = random.Random(seed)
    tried = values(source)
    tried = source.sample(tried, _VALUES[style])
    made = STYLES[style](source)
    report = Report()
    for _ in range(count):
        old, new = made.pair()
        check(report, old, new, tried)
    return report
