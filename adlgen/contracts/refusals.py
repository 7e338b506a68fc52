"""PROVIDER: definitions that a provider of models refuses now."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.contracts.model import Finding, Level, Version
from adlgen.diagnostics.codes.breaking import PROVIDER_REFUSES
from adlgen.diagnostics.model import Diagnostic, Log, Severity
from adlgen.features.providers.export import ExportOptions, export
from adlgen.providers.shapes import FORMATS


def refusals(old: Version, new: Version) -> Iterator[Finding]:
    """Yield what a provider refuses now of tools that it accepted."""
    known: set[str] = set()
    for provider in FORMATS:
        before = {_key(found) for found in _problems(old, provider)}
        for found in _problems(new, provider):
            if _key(found) in before or found.message in known:
                continue
            known.add(found.message)
            message = f"{provider}: {found.message} ({found.code.id})"
            hint = found.hint or f"`adlgen explain {found.code.id}`"
            yield Finding(
                Level.PROVIDER,
                PROVIDER_REFUSES,
                "",
                message,
                new=found.span,
                hint=hint,
                target=provider,
            )


def _key(problem: Diagnostic) -> tuple[str, str]:
    """Return what is refused, without numbers: what was too much before is not new if it is more now."""
    return problem.code.id, re.sub(r"\d+", "#", problem.message)


def _problems(version: Version, provider: str) -> list[Diagnostic]:
    log = Log()
    export(version.spec, version.agent, ExportOptions(provider, is_lint=True), log)
    return [found for found in log.diagnostics if found.severity is Severity.ERROR]
