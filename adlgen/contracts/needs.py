"""WIRE: what a call needs in addition: scopes of its token, and a person who fills in forms."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.contracts.model import Finding, Level, VersionedTool
from adlgen.diagnostics.codes import breaking as codes
from adlgen.spec.names import span_of


def needs(name: str, old: VersionedTool, new: VersionedTool) -> Iterator[Finding]:
    """Yield the scopes and the forms of a tool that its earlier version does not have."""
    place = span_of(old.written)
    for scope in new.written.metadata.scopes:
        if scope.value not in old.lowered.scopes:
            message = f"tool '{name}' needs the scope '{scope.value}', which it did not need"
            hint = "give callers the scope before the tool needs it"
            yield Finding(
                Level.WIRE, codes.SCOPE_ADDED, name, message, place, scope.span, "scopes", hint
            )
    known = {form.name for form in old.lowered.elicits}
    for form in new.written.metadata.elicits:
        if form.name.value not in known:
            message = f"tool '{name}' asks a person to fill in the form '{form.name.value}', which it did not do"
            hint = "clients that cannot ask fail; add another tool, or ask only where the call allows it"
            part = f"elicits/{form.name.value}"
            yield Finding(
                Level.WIRE, codes.FORM_ADDED, name, message, place, form.name.span, part, hint
            )
