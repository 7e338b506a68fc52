"""The API of repairs."""

from __future__ import annotations

from collections.abc import Collection
from typing import Unpack

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import DiagnosticKind
from adlgen.fixing.repairs import CODES
from adlgen.fixing.run import Fixed, fixes, write
from adlgen.linting.run import Choice, Finding, findings_of
from adlgen.output.outcome import Result
from adlgen.packs.request import AnyPath
from adlgen.parameters import Arguments
from adlgen.specified import reading, specified

__all__ = ["fix"]


def fix(
    spec: AnyPath | None = None,
    *,
    rules: Choice,
    codes: Collection[DiagnosticKind] | None = None,
    dry_run: bool = False,
    **arguments: Unpack[Arguments],
) -> tuple[Result, Fixed]:
    """Repair what rules about tools find in a specification, or in those of the project, where only one repair is possible.

    Findings that are accepted with a reason stay. Problems of schemas with one of the ``codes`` are repaired, too, also if
    errors prevent the rules; by default all codes with a repair, unless ``rules`` selects some. All files are written, or
    none; with ``dry_run`` none.
    """
    own = reading(spec, arguments)
    state = own.state
    wanted = (() if rules.only else CODES) if codes is None else codes
    findings: list[Finding] = []
    fixed = Fixed({})
    with state.stopping():
        known = specified(spec, own, arguments, several=True)
        choice = replace(rules, settings=own.config.lint, is_partial=spec is not None)
        findings += findings_of([one for one, _ in known], choice)
    with state.stopping():
        problems = [one for one in state.log.diagnostics if one.code in wanted]
        found = fixes(findings, problems, state.sources())
        if not dry_run:
            write(found, state.log)
        fixed = found
    return state.result(), fixed
