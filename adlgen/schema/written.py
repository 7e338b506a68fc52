"""Reads values of keywords that are not schemas, and reports those of another form."""

from __future__ import annotations

from adlgen.diagnostics.codes.schema import MALFORMED_KEYWORD
from adlgen.document.node import Entry, JsonValue, plain
from adlgen.schema.build import Builder
from adlgen.schema.keywords import Form
from adlgen.schema.values import expectation, hint_for, kind_of


def malformed(builder: Builder, entry: Entry, expected: str) -> None:
    """Report the value of a keyword that is not what the keyword takes."""
    value = plain(entry.value)
    message = f"{entry.key!r} takes {expected}, not {kind_of(value)}"
    builder.report.malformed(
        MALFORMED_KEYWORD, message, entry.value.span, hint_for(entry.key, value)
    )


def read_value(builder: Builder, entry: Entry, form: Form) -> tuple[bool, JsonValue]:
    """Return whether the value of a keyword is of a form, and the value; report another one."""
    value = plain(entry.value)
    expected = expectation(form, value)
    if expected is None:
        return True, value
    malformed(builder, entry, expected)
    return False, None
