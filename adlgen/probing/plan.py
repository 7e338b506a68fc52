"""Which calls are made: only of tools that may be called, and not more than the budget."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

from adlgen.diagnostics.codes.probing import NOT_CALLED
from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonValue
from adlgen.ir.agent import Tool
from adlgen.probing.cases import cases_of
from adlgen.probing.model import Answered, Case, Expected, Finding

_MARKS = (
    "if it changes nothing, mark it as read-only (in x-adlgen hints: {read_only: true}, in MCP readOnlyHint), "
    "if it removes nothing, as not destructive; or add --unmarked where nothing can be lost"
)
AT_ONCE = 6
"""Calls that are made at the same time."""
_LEAST_FOR_REPEAT = 4
"""Calls of a tool from which on one of them is a repetition."""


class Settings(Struct):
    """How a server is tested."""

    seed: int = 0
    calls: int = 300
    """The most calls that are made."""
    only: tuple[str, ...] = ()
    """The names or ids of the tools that are called; empty: all."""
    unmarked: bool = False
    """Whether tools without a mark are called, too."""
    destructive: bool = False
    """Whether all tools are called."""


class ToolPlan(Struct):
    """The calls of a tool."""

    tool: Tool
    cases: tuple[Case, ...]
    repeats_at_once: bool
    """Whether the first call is repeated at once, because the tool is idempotent."""
    repeats_at_end: bool
    """Whether the first call is repeated after the others."""


class Plan(Struct):
    """All calls, in their order."""

    tools: tuple[ToolPlan, ...]
    has_unknown: bool
    """Whether an unknown tool is called."""
    at_once: int
    """How many calls are made at the same time; 0: none."""
    not_called: tuple[Finding, ...] = ()


def plan_of(tools: Sequence[Tool], listed: Sequence[JsonValue], settings: Settings) -> Plan:
    """Return the calls for the tools of a specification, of a server that lists some tools."""
    annotations = {
        str(one.get("name")): one.get("annotations") for one in listed if isinstance(one, dict)
    }
    called: list[tuple[Tool, list[Case]]] = []
    skipped: list[Finding] = []
    for tool in tools:
        reason, hint = _reason(tool, annotations, settings)
        cases = [] if reason else cases_of(tool, settings.seed)
        if not reason and not cases:
            reason, hint = "no valid arguments were found", "add an example to its input schema"
        if not reason:
            called.append((tool, cases))
        elif tool.wire_name in annotations:
            skipped.append(_skipped(tool, reason, hint))
    return _within(called, skipped, settings.calls)


def _reason(tool: Tool, listed: Mapping[str, JsonValue], settings: Settings) -> tuple[str, str]:
    """Return why a tool is not called, and what to do about it; both are empty if it is called."""
    if tool.wire_name not in listed:
        return "the server does not list it", ""
    if settings.destructive:
        return "", ""
    both = [tool.listed.get("annotations"), listed[tool.wire_name]]
    marks = [one for one in both if isinstance(one, dict)]
    if any(one.get("destructiveHint") is True for one in marks):
        return "it is marked as destructive", "where nothing can be lost, add --destructive"
    own = marks[0] if marks else {}
    is_safe = own.get("readOnlyHint") is True or own.get("destructiveHint") is False
    if is_safe or settings.unmarked:
        return "", ""
    return "without a mark it may be destructive", _MARKS


def _skipped(tool: Tool, reason: str, hint: str) -> Finding:
    name = tool.wire_name
    return Finding(NOT_CALLED, name, f"'{name}' is not called: {reason}", hint, tool.span)


def _within(called: Sequence[tuple[Tool, list[Case]]], skipped: list[Finding], budget: int) -> Plan:
    """Return the calls that a budget allows, spread evenly over the tools."""
    needed = [len(cases) + 1 + _is_idempotent(tool) for tool, cases in called]
    has_extras = budget > sum(min(_LEAST_FOR_REPEAT, one) for one in needed) + AT_ONCE
    left = budget - (AT_ONCE + 1 if has_extras else 0)
    plans = []
    for (tool, cases), share in zip(called, shares(needed, left), strict=True):
        if not share:
            skipped.append(_skipped(tool, "the budget of calls is used", "raise --calls"))
            continue
        once = share >= _LEAST_FOR_REPEAT and _is_idempotent(tool)
        end = share >= _LEAST_FOR_REPEAT
        plans.append(ToolPlan(tool, tuple(cases[: share - once - end]), once, end))
    return Plan(tuple(plans), has_extras, AT_ONCE if has_extras else 0, tuple(skipped))


def shares(needed: Sequence[int], budget: int) -> list[int]:
    """Return how much of a budget each one gets: as much as needed, or else the same as the others."""
    found = [0] * len(needed)
    while budget > 0 and (waiting := [i for i, one in enumerate(needed) if found[i] < one]):
        each = max(budget // len(waiting), 1)
        for index in waiting[:budget]:
            more = min(each, needed[index] - found[index])
            found[index] += more
            budget -= more
    return found


def _is_idempotent(tool: Tool) -> bool:
    annotations = tool.listed.get("annotations")
    return isinstance(annotations, dict) and annotations.get("idempotentHint") is True


def at_once(answered: Iterable[Answered], count: int) -> list[Answered]:
    """Return valid calls that were answered with results, to make them again at the same time: of each tool in turn."""
    by_tool: dict[str, list[Answered]] = {}
    for one in answered:
        if one.case.expected is Expected.ACCEPTED and one.answer.is_result:
            by_tool.setdefault(one.case.tool.id, []).append(one)
    longest = max(map(len, by_tool.values()), default=0)
    groups = by_tool.values()
    in_turn = (group[i] for i in range(longest) for group in groups if i < len(group))
    return list(islice(in_turn, count))
