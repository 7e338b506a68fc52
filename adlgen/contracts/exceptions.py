"""Findings that the configuration accepts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase

from adlgen.config.breaking_model import Exemption
from adlgen.contracts.model import Finding
from adlgen.contracts.versions import parse
from adlgen.diagnostics.codes.breaking import BAD_EXCEPTION
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log


class Accepted(Struct):
    """The findings that remain, and the reasons of the others."""

    findings: tuple[Finding, ...]
    accepted: tuple[tuple[Finding, str], ...]


def accept(
    findings: Sequence[Finding], exceptions: Sequence[Exemption], version: str, log: Log
) -> Accepted:
    """Apply exceptions to findings; report those that have expired with the new version, or fit nothing."""
    used: set[int] = set()
    left, accepted = [], []
    active = dict(_active(exceptions, version))
    for finding in findings:
        fits = [number for number, one in enumerate(exceptions) if _fits(one, finding)]
        used.update(fits)
        reason = next((active[number].reason for number in fits if number in active), None)
        if reason is None:
            left.append(finding)
        else:
            accepted.append((finding, reason))
    for number, one in enumerate(exceptions):
        if number not in active and number in used:
            message = f"the exception for {one.code} has expired with version {one.until}"
            log.add(BAD_EXCEPTION, message, one.span, "remove it, or give it another version")
        elif number not in used:
            message = f"the exception for {one.code} fits no finding"
            log.add(BAD_EXCEPTION, message, one.span, "remove it")
    return Accepted(tuple(left), tuple(accepted))


def _active(exceptions: Sequence[Exemption], version: str) -> Iterator[tuple[int, Exemption]]:
    """Yield the exceptions that have not expired, with their numbers."""
    now = parse(version)
    for number, one in enumerate(exceptions):
        until = parse(one.until)
        if until is None or now is None or now < until:
            yield number, one


def _fits(exception: Exemption, finding: Finding) -> bool:
    wanted = (
        (exception.code, finding.code.id),
        (exception.tool or "*", finding.tool),
        (exception.part or "*", finding.part),
    )
    return all(fnmatchcase(found, pattern) for pattern, found in wanted)
