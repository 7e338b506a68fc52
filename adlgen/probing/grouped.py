"""Findings as diagnostics: those of one cause are one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from adlgen.diagnostics.model import Log
from adlgen.probing.model import Finding
from adlgen.probing.run import Report


class Group:
    """Findings of one cause."""

    def __init__(self, first: Finding) -> None:
        """Start with a finding."""
        self.first = first
        self.count = 1

    @property
    def message(self) -> str:
        """The message of the first finding, and how many more there are."""
        more = self.count - 1
        return self.first.message + (f" (and {more} more call{'s' * (more != 1)})" if more else "")


def all_of(report: Report) -> Iterator[Finding]:
    """Yield all findings of a test."""
    for one in report.answered:
        yield from one.findings
    yield from report.findings


def grouped(findings: Iterable[Finding]) -> Sequence[Group]:
    """Return the findings, those with one code, tool and key as one group."""
    groups: dict[tuple[str, str, str], Group] = {}
    for one in findings:
        key = one.code.id, one.tool, one.key
        if key in groups:
            groups[key].count += 1
        else:
            groups[key] = Group(one)
    return list(groups.values())


def report(groups: Iterable[Group], commands: Iterable[str], log: Log) -> None:
    """Add findings to a log; the hint of each ends with the command that repeats its call."""
    for group, command in zip(groups, commands, strict=True):
        one = group.first
        hint = f"{one.hint}\n{command}" if command else one.hint
        log.add(one.code, group.message, one.span, hint, severity=one.severity)
