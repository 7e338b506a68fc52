"""Applies the rules to sets of tools."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fnmatch import fnmatchcase
from importlib import import_module
from itertools import chain
from typing import Any, TypeAlias

from adlgen.diagnostics.codes.lint import BAD_SUPPRESSION
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.memory import active, interned, remembered
from adlgen.diagnostics.model import Log, Severity, Span
from adlgen.diagnostics.spelling import closest
from adlgen.linting.model import LintedTool, Problem, ToolSet
from adlgen.linting.read import tools_of
from adlgen.linting.settings import Exemption, Level, LintSettings
from adlgen.linting.table import RULES, Rule
from adlgen.spec.model import Spec

_SEVERITIES = {"error": Severity.ERROR, "warning": Severity.WARNING, "note": Severity.NOTE}
_OF_SETS = "sets"
"""The module of the rules that compare tools."""
_Found: TypeAlias = tuple[LintedTool, Problem]
_Check: TypeAlias = Callable[..., Iterator[Any]]
"""The function of a rule."""


class Choice(Struct):
    """The rules that are checked, and what is reported."""

    settings: LintSettings = LintSettings()
    only: frozenset[str] = frozenset()
    """The rules that are checked, and whose notes are reported; empty: all."""
    without: frozenset[str] = frozenset()
    has_notes: bool = False
    """Whether notes are reported, also if the settings do not determine it."""
    today: str = ""
    """The date, as YYYY-MM-DD, for announced removals; empty: none has passed."""
    is_partial: bool = False
    """Whether the settings are also for other specifications, so that some exceptions fit nothing here."""

    def level_of(self, rule: Rule) -> Level:
        """Return the level of a rule."""
        if rule.id in self.without or (self.only and rule.id not in self.only):
            return "off"
        level = self.settings.levels.get(rule.id, rule.level)
        return "note" if self.only and level == "off" else level

    def shows(self, level: Level) -> bool:
        """Return whether findings of a level are reported."""
        return level != "note" or self.has_notes or self.settings.has_notes or bool(self.only)


class Finding(Struct):
    """A problem that a rule has found in a tool."""

    rule: Rule
    level: Level
    tool: str
    problem: Problem
    reason: str = ""
    """Why it is accepted; empty: it is not."""


def findings_of(specs: Sequence[Spec], choice: Choice) -> Iterator[Finding]:
    """Yield what the rules find in the toolboxes of a project, also what is accepted."""
    rules = [rule for rule in RULES.values() if choice.level_of(rule) != "off"]
    for number, tools in enumerate(sets_of(specs, choice.today)):
        apart = _in_tools([rule for rule in rules if not _is_of_set(rule)], tools, number)
        for rule in rules:
            found = _check_of(rule)(tools) if _is_of_set(rule) and tools.tools else ()
            for tool, problem in chain(found, apart.get(rule.id, ())):
                reason = _reason(rule, tool, problem, choice)
                yield Finding(rule, choice.level_of(rule), tool.name.value, problem, reason)


def sets_of(specs: Sequence[Spec], today: str = "") -> Iterator[ToolSet]:
    """Yield the toolboxes as sets, each with the names of the tools of the other files."""
    read = [tools_of(spec) for spec in specs]
    names = {tool.name.value: tool.file for tools in read for tool in tools}
    for tools in read:
        own = frozenset(tool.name.value for tool in tools)
        yield ToolSet(tools, own, names, today)


def _in_tools(rules: Sequence[Rule], tools: ToolSet, number: int) -> dict[str, list[_Found]]:
    """Return what rules find in each tool of a set, by rule; an editor does not check what has not changed again.

    Of other tools, rules see the names and files only.
    """
    own = tuple((tool.name.value, tool.file) for tool in tools.tools)
    around: object = (own, tuple(tools.foreign.items()), tools.today, tuple(r.id for r in rules))
    memory = active()
    if memory is not None:
        around = interned(memory, ("around tools", number), around)
    checks = [(rule.id, _check_of(rule)) for rule in rules]
    found: dict[str, list[_Found]] = {}
    for tool in tools.tools:
        for id_, problem in _in_tool(checks, tool, tools, around):
            found.setdefault(id_, []).append((tool, problem))
    return found


def _in_tool(
    checks: Sequence[tuple[str, _Check]], tool: LintedTool, tools: ToolSet, around: object
) -> tuple[tuple[str, Problem], ...]:
    def compute(log: Log) -> tuple[tuple[tuple[str, Problem], ...], bool]:
        del log
        return tuple((id_, one) for id_, check in checks for one in check(tool, tools)), True

    return remembered("findings", (tool, around), (), Log(), compute)


def _is_of_set(rule: Rule) -> bool:
    return rule.check.startswith(f"{_OF_SETS}.")


def _check_of(rule: Rule) -> _Check:
    module, _, name = rule.check.partition(".")
    check: _Check = getattr(import_module(f"adlgen.linting.{module}"), name)
    return check


def _reason(rule: Rule, tool: LintedTool, problem: Problem, choice: Choice) -> str:
    own = tool.spec.metadata.lint.get(rule.id)
    if own is not None:
        return own.value
    nested = (one.text for one in tool.reasons if one.fits(rule.id, problem.part))
    if text := next(nested, ""):
        return text
    fitting = (
        one for one in choice.settings.exceptions if _fits(one, rule.id, tool.name.value, problem)
    )
    return next((one.reason for one in fitting), "")


def _fits(exemption: Exemption, rule: str, tool: str, problem: Problem) -> bool:
    return (
        exemption.rule == rule
        and fnmatchcase(tool, exemption.tool)
        and fnmatchcase(problem.part, exemption.part)
    )


def report(findings: Sequence[Finding], choice: Choice, log: Log) -> None:
    """Add the findings that are not accepted to a log."""
    for one in findings:
        if not one.reason and choice.shows(one.level):
            start = "" if _is_of_set(one.rule) else f"tool '{one.tool}': "
            log.add(
                one.rule.kind,
                f"{start}{one.problem.message} ({one.rule.id})",
                one.problem.span,
                one.problem.hint,
                severity=_SEVERITIES[one.level],
            )


def check_reasons(
    specs: Sequence[Spec], findings: Sequence[Finding], choice: Choice, log: Log
) -> None:
    """Report reasons for rules that do not exist, and those that fit no finding."""
    found = {(one.rule.id, one.tool) for one in findings}
    for spec in specs:
        for tool in tools_of(spec):
            for rule, reason in tool.spec.metadata.lint.items():
                is_used = (rule, tool.name.value) in found
                _check(rule, reason.span, log, choice, is_used=is_used)
            for nested in tool.reasons:
                own = (f for f in findings if f.tool == tool.name.value)
                is_used = any(nested.fits(f.rule.id, f.problem.part) for f in own)
                _check(nested.rule, nested.span, log, choice, is_used=is_used)
    for one in () if choice.is_partial else choice.settings.exceptions:
        is_used = any(_fits(one, f.rule.id, f.tool, f.problem) for f in findings)
        _check(one.rule, one.span, log, choice, is_used=is_used)


def _check(id_: str, span: Span, log: Log, choice: Choice, *, is_used: bool) -> None:
    rule = RULES.get(id_)
    if rule is None:
        near = closest(id_, RULES)
        hint = f"did you mean '{near}'?" if near else None
        log.add(BAD_SUPPRESSION, f"no rule is called '{id_}'", span, hint)
    elif not is_used and choice.level_of(rule) != "off":
        message = f"the reason for '{id_}' fits no finding"
        log.add(BAD_SUPPRESSION, message, span, "remove it")


def lint(specs: Sequence[Spec], choice: Choice, log: Log) -> tuple[Finding, ...]:
    """Report what the rules find in the toolboxes of a project; return it, also what is accepted or not shown."""
    findings = tuple(findings_of(specs, choice))
    report(findings, choice, log)
    check_reasons(specs, findings, choice, log)
    return findings
