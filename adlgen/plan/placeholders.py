"""Placeholders such as ``${PORT:-8080}`` in values of the configuration."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.diagnostics.expressions import expression
from adlgen.plan.data import JsonValue

PLACEHOLDER = expression(r"\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^{}]*))?\}")
"""The name of an environment variable, and the text that stands for one that is not set or empty."""


def has_placeholder(value: JsonValue) -> bool:
    """Report whether a text in a value has a placeholder."""
    return any(PLACEHOLDER.search(text) for text in texts_in(value))


def texts_in(value: JsonValue) -> Iterator[str]:
    """Yield the texts in a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | dict):
        for part in value.values() if isinstance(value, dict) else value:
            yield from texts_in(part)
