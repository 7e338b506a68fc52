"""Decides whether every value that one schema accepts is accepted by another."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Literal

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.document.node import JsonValue
from adlgen.schema.contain.attempts import TRIES, mentioned, mutated
from adlgen.schema.contain.blame import Refusal, Step, blame, describing
from adlgen.schema.contain.formatted import formatted
from adlgen.schema.contain.goals import OutOfWorkError, Undecided
from adlgen.schema.contain.merge import table_of
from adlgen.schema.contain.relax import copied, relax, untype
from adlgen.schema.contain.solve import LIMIT, Solver
from adlgen.schema.contain.static import Statics
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical, Schema
from adlgen.schema.stack import TooDeepError

__all__ = ["Finding", "Verdict", "contained", "example", "findings", "without_values"]

MOST_FINDINGS = 20
_LESS_WORK = 5_000
_LITTLE_WORK = 500
_MOST_NESTED = 20
_TOO_LARGE = Undecided("", "the schemas are too large")


class Verdict(Struct, eq=False):
    """Whether a schema accepts every value that another accepts."""

    answer: Literal["yes", "no", "unknown"]
    """``yes`` is proved, ``no`` has a witness."""
    witness: JsonValue = None
    """A value that the first schema accepts and the second refuses; both are confirmed by evaluation."""
    undecided: Undecided | None = None
    work: int = 0
    """The goals, cases and branches that were looked at; the same on every machine."""


class Finding(Struct, eq=False):
    """One way in which the second schema refuses values that the first accepts."""

    verdict: Verdict
    refusal: Refusal | None = None
    """The keyword of the second schema that refuses the witness; None if the question is undecided."""
    accepting: Schema | None = None
    """The schema of the first that accepts the refused part, or the object that has it."""
    is_new_property: bool = False
    """Whether the only reason is that the second schema restricts a property that the first does not mention."""


def contained(old: Canonical, new: Canonical, *, limit: int = LIMIT) -> Verdict:
    """Decide whether ``new`` accepts every value that ``old`` accepts."""
    if json.dumps(old.json) == json.dumps(new.json):  # 1 equals true in Python
        return Verdict("yes")
    return _decided(old, new, limit)


def _decided(old: Canonical, new: Canonical, limit: int) -> Verdict:
    try:
        table = table_of([old, new])
    except OutOfWorkError:
        return Verdict("unknown", undecided=_TOO_LARGE)
    solver = Solver(table, limit)
    status, found = solver.run([(table.roots[0], True), (table.roots[1], False)])
    if status == "no":
        return Verdict("yes", work=solver.work)
    for value in chain([found] if status == "yes" else [], _attempts(old, new)):
        if _is_witness(old, new, value):
            likely = formatted(old, value)
            witness = likely if _is_witness(old, new, likely) else value
            return Verdict("no", witness, work=solver.work)
    reason = found if status == "unknown" else Undecided("", "the witness is not confirmed")
    return Verdict("unknown", undecided=reason, work=solver.work)


def findings(old: Canonical, new: Canonical, *, limit: int = LIMIT) -> Iterator[Finding]:
    """Yield each keyword of ``new`` that refuses values of ``old``, with a witness; nothing if it accepts all.

    What was found is left out, so that the next finding shows something else. The last finding may be undecided.
    """
    verdict = contained(old, new, limit=limit)
    if verdict.answer != "no":
        if verdict.answer == "unknown":
            yield Finding(verdict)
        return
    relaxed = copied(new)
    left = limit
    for _ in range(MOST_FINDINGS):
        found = _finding(old, relaxed, verdict)
        yield found
        left -= verdict.work
        if found.refusal is None or left <= 0 or not _leave_out(found):
            return
        verdict = _decided(old, relaxed, left)
        if verdict.answer == "no" and _accepts(new, verdict.witness):
            return  # what was left out is also used where less means more, such as in "not"
        if verdict.answer != "no":
            if verdict.answer == "unknown" and left == limit:
                yield Finding(verdict)
            return


def _finding(old: Canonical, new: Canonical, verdict: Verdict) -> Finding:
    refusal = blame(new, verdict.witness)
    accepting, reached = describing(old, verdict.witness, refusal.instance, refusal.keyword)
    typed = _typed(refusal, reached)
    if typed is None:
        return Finding(verdict, refusal, accepting)
    instance = refusal.instance[: reached + 1]
    refusal = replace(refusal, schema=typed.owner, keyword="properties", detail=typed.key)
    return Finding(verdict, replace(refusal, instance=instance), accepting, is_new_property=True)


def _typed(refusal: Refusal, reached: int) -> Step | None:
    """Return the step to the property that the first schema does not mention."""
    inner = [step for step in refusal.steps if step.token is not None][reached:]
    return inner[0] if inner and inner[0].keyword == "properties" else None


def _leave_out(found: Finding) -> bool:
    assert found.refusal is not None, "of a value that is refused"
    if found.is_new_property:
        untype(found.refusal.schema, found.refusal.detail)
        return True
    return relax(found.refusal)


def example(canonical: Canonical, *, limit: int = LIMIT) -> Verdict:
    """Decide whether a schema accepts any value: ``yes`` if it accepts none, ``no`` with a value that it accepts."""
    try:
        table = table_of([canonical])
    except OutOfWorkError:
        return Verdict("unknown", undecided=_TOO_LARGE)
    solver = Solver(table, limit)
    status, found = solver.run([(table.roots[0], True)])
    if status == "no":
        return Verdict("yes", work=solver.work)
    if status == "yes" and _accepts(canonical, found):
        return Verdict("no", found, work=solver.work)
    reason = found if status == "unknown" else Undecided("", "the value is not confirmed")
    return Verdict("unknown", undecided=reason, work=solver.work)


def without_values(canonical: Canonical, schemas: Sequence[Schema]) -> frozenset[int]:
    """Return the ids of the parts of a schema that are proved to accept no value; little work is spent on each."""
    try:
        table = table_of([canonical], schemas)
    except OutOfWorkError:
        return frozenset()
    found, statics = set(), Statics(table.nodes)
    for schema, root in zip(schemas, table.roots, strict=True):
        # Links of a long chain would each look at all that follow.
        if statics.height(root) > _MOST_NESTED:
            continue
        if Solver(table, _LITTLE_WORK).run([(root, True)])[0] == "no":
            found.add(id(schema))
    return frozenset(found)


def _is_witness(old: Canonical, new: Canonical, value: JsonValue) -> bool:
    try:
        return accepts(old, value) and not accepts(new, value)
    except TooDeepError:
        return False


def _accepts(canonical: Canonical, value: JsonValue) -> bool:
    try:
        return accepts(canonical, value)
    except TooDeepError:
        return False


def _attempts(old: Canonical, new: Canonical) -> Iterator[JsonValue]:
    """Yield values near those that each schema accepts: found ones, those that it mentions, and mutations."""
    source = random.Random(0)  # noqa: S311 - the same values in every run
    seeds: list[JsonValue] = [{}, [], "text", 1.5]
    for canonical in (old, new):
        verdict = example(canonical, limit=_LESS_WORK)
        seeds += [verdict.witness] if verdict.answer == "no" else []
    values = mentioned([old.json, new.json])
    yield from [*seeds, *values]
    for _ in range(TRIES):
        value = mutated(mutated(source.choice(seeds), values, source), values, source)
        yield value
        if _accepts(old, value):
            seeds.append(value)
