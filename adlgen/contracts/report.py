"""Findings as diagnostics."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from adlgen.contracts.model import Finding
from adlgen.diagnostics.model import Label, Log, Severity


def report(findings: Iterable[Finding], levels: Collection[str], log: Log) -> None:
    """Add findings to a log; those of some levels are errors unless they are notes, the others are warnings."""
    for one in findings:
        is_error = one.level.value in levels and not one.is_note
        severity = Severity.ERROR if is_error else Severity.WARNING
        span = one.old if one.new is None else one.new
        labels = () if one.new is None or one.old is None else (Label(one.old, "before"),)
        log.add(one.code, one.message, span, one.hint, severity=severity, labels=labels)
