"""The API of repairs."""

from __future__ import annotations

from typing import Unpack

from adlgen.arguments import Arguments
from adlgen.diagnostics.datatypes import replace
from adlgen.fixing.run import Fixed, fixes, write
from adlgen.linting.run import Choice, findings_of
from adlgen.output.outcome import Result
from adlgen.packs.request import AnyPath
from adlgen.specified import lint_settings, reading, specified

__all__ = ["fix"]


def fix(
    spec: AnyPath | None = None,
    *,
    rules: Choice,
    dry_run: bool = False,
    **arguments: Unpack[Arguments],
) -> tuple[Result, Fixed]:
    """Repair what rules about tools find in a specification, or in those of the project, where only one repair is possible.

    Findings that are accepted with a reason stay. All files are written, or none; with ``dry_run`` none.
    """
    state, project = reading(spec, arguments)
    fixed = Fixed({})
    with state.stopping():
        known = specified(spec, project, state, arguments, several=True)
        settings = lint_settings(project, state, arguments)
        choice = replace(rules, settings=settings, is_partial=project is None)
        found = fixes(findings_of([one for one, _ in known], choice), state.sources())
        if not dry_run:
            write(found, state.log)
        fixed = found
    return state.result(), fixed
