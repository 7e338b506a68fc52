"""The engines that decide patterns in emitted Python: pydantic's, which is the regex crate of Rust, and re."""

from __future__ import annotations

from adlgen.packs.patterns import Engine, translated

PYDANTIC = Engine()
PYTHON = Engine(supplementary=r"\U{:08x}", end=r"\Z", backtracks=True)


def rust_pattern(source: str) -> str | None:
    """Return the equal expression for pydantic; None if it is unknown."""
    return translated(source, PYDANTIC)


def python_pattern(source: str) -> str | None:
    """Return the equal expression for ``re``; None if there is no known one with linear time."""
    return translated(source, PYTHON)
