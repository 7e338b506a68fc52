"""The calls for a tool: valid ones, those at the borders of its schema, and near-misses."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonValue
from adlgen.ir.agent import Tool
from adlgen.probing.candidates import VALID_ONLY, candidates, key_of
from adlgen.probing.forms import Forms, part_of
from adlgen.probing.model import Case, Expected, Place
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Schema
from adlgen.schema.sample import NoSampleError, sample

_DEEPEST = 8
_MOST_SPOTS = 200
_MOST_CASES = 2_000


class _Spot(Struct, eq=False):
    """A part of valid arguments, with the schema that accepts it."""

    whole: JsonValue
    place: Place
    schema: Schema
    value: JsonValue


def cases_of(tool: Tool, seed: int) -> list[Case]:
    """Return the calls for a tool, the most telling ones first; the same ones for the same seed.

    The first is valid if a valid call is known. The rest is in the order of its kinds, and shuffled within them.
    """
    forms = Forms(tool.input.canonical)
    wholes = list(_wholes(tool, forms))
    seen: set[str] = set()
    plain = [case for case in (_case(tool, *one) for one in wholes) if _is_new(case, seen)]
    if not plain:
        return []
    found: dict[tuple[Expected, str], list[Case]] = {}
    for case in _probes(tool, forms, [one.arguments for one in plain]):
        if len(seen) < _MOST_CASES and _is_new(case, seen):
            found.setdefault((case.expected, case.rule.partition(" ")[0]), []).append(case)
    source = random.Random(f"{seed}/{tool.id}")  # noqa: S311 - a reproducible order
    for group in found.values():
        source.shuffle(group)
    return [*plain, *_in_turn(list(found.values()))]


def _is_new(case: Case, seen: set[str]) -> bool:
    key = key_of(case.arguments)
    is_new = key not in seen
    seen.add(key)
    return is_new


def _in_turn(groups: Sequence[Sequence[Case]]) -> Iterator[Case]:
    """Yield a case of each group in turn."""
    for index in range(max(map(len, groups), default=0)):
        yield from (group[index] for group in groups if index < len(group))


def _case(tool: Tool, rule: str, arguments: JsonValue) -> Case:
    return Case(tool, arguments, Expected.ACCEPTED, rule, (), tool.span)


def _wholes(tool: Tool, forms: Forms) -> Iterator[tuple[str, JsonValue]]:
    """Yield valid arguments: the smallest, with all optional properties, the examples, and each alternative."""
    canonical = tool.input.canonical
    root = canonical.root
    attempts: list[tuple[str, JsonValue]] = []
    for form in forms.of(root):
        for rule, is_full in (("required arguments", False), ("all arguments", True)):
            with suppress(NoSampleError):
                attempts.append((rule, forms.value(form, full=is_full)))
    if not attempts:
        with suppress(NoSampleError):
            attempts.append(("required arguments", sample(canonical.json, canonical.patterns)))
    examples: Any = root.keywords.get("examples", [])
    attempts += [("example", one) for one in examples if isinstance(examples, list)]
    for rule, value in attempts:
        if isinstance(value, dict) and accepts(canonical, value, formats=True):
            yield rule, value


def _probes(tool: Tool, forms: Forms, wholes: Iterable[JsonValue]) -> Iterator[Case]:
    canonical = tool.input.canonical
    for spot in _spots(forms, wholes):
        for keyword, value in candidates(spot.schema, spot.value):
            whole = replaced(spot.whole, spot.place, value)
            if not isinstance(whole, dict):
                continue
            if accepts(canonical, whole, formats=True):
                expected = Expected.ACCEPTED
            elif accepts(canonical, whole):
                expected = Expected.EITHER
            else:
                expected = Expected.REFUSED
            if expected is not Expected.ACCEPTED and keyword in VALID_ONLY:
                continue
            place = _changed(spot, value)
            yield Case(
                tool, whole, expected, f"{keyword} of '{pointer(place)}'", place, spot.schema.span
            )


def _changed(spot: _Spot, value: JsonValue) -> Place:
    """Return the place of a change: of an object, the property that is gone or new."""
    if isinstance(value, dict) and isinstance(spot.value, dict):
        names = sorted(spot.value.keys() ^ value.keys())
        if len(names) == 1:
            return (*spot.place, names[0])
    return spot.place


def _spots(forms: Forms, wholes: Iterable[JsonValue]) -> Iterator[_Spot]:
    """Yield the parts of valid arguments, those of all alternatives."""
    root = forms.canonical.root
    seen: set[tuple[Place, int, str]] = set()
    # Arguments with all optional properties are the last ones, and have the most parts.
    waiting: list[tuple[JsonValue, Place, Schema]] = [
        (whole, (), root) for whole in reversed(list(wholes))
    ]
    count = 0
    while waiting and count < _MOST_SPOTS:
        whole, place, schema = waiting.pop(0)
        value = _at(whole, place)
        for form in forms.of(schema):
            key = (place, id(form.span), str(form.keywords.get("type")))
            whole_here, value_here = whole, value
            if not forms.has(form, value):
                with suppress(NoSampleError):
                    value_here = forms.value(form, full=True)
                    whole_here = replaced(whole, place, value_here)
            if not accepts(forms.canonical, whole_here) or key in seen:
                continue
            seen.add(key)
            count += 1
            yield _Spot(whole_here, place, form, value_here)
            if len(place) < _DEEPEST:
                waiting += _parts(whole_here, place, form, value_here)


def _parts(
    whole: JsonValue, place: Place, form: Schema, value: JsonValue
) -> Iterator[tuple[JsonValue, Place, Schema]]:
    tokens: Iterable[str | int] = ()
    if isinstance(value, dict):
        tokens = value
    elif isinstance(value, list):
        tokens = range(min(len(value), 3))
    for token in tokens:
        part = part_of(form, token)
        if part is not None and part.boolean is None:
            yield whole, (*place, token), part


def _at(value: Any, place: Place) -> Any:  # noqa: ANN401 - JSON
    for token in place:
        value = value[token]
    return value


def replaced(whole: Any, place: Place, value: JsonValue) -> JsonValue:  # noqa: ANN401 - JSON
    """Return a JSON value with another part."""
    if not place:
        return value
    first, *rest = place
    changed = whole.copy()
    changed[first] = replaced(whole[first], tuple(rest), value)
    return changed  # type: ignore[no-any-return]  # a JSON value


def pointer(place: Place) -> str:
    """Return a JSON Pointer."""
    tokens = (str(token).replace("~", "~0").replace("/", "~1") for token in place)
    return "".join(f"/{token}" for token in tokens)
