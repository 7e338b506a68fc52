"""The table of the documentation that shows what tests observe with each framework."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs/frameworks.md"


@dataclass(frozen=True)
class Row:
    """What a test observed with one framework; each field is the text of a cell."""

    adapter: str
    framework: str
    """The name of its package and the version, for example ``ai 6.0.326``."""
    listed: str
    valid_call: str
    refused_call: str
    result: str
    schema: str
    """How the schema that the framework shows compares with that of the specification: "equal", or what differs."""


def rows_of(language: str) -> list[str]:
    """Return the rows of the table below the heading of a language."""
    section = PAGE.read_text("utf-8").partition(f"\n## {language}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return lines[1:]


def check_table(language: str, rows: list[Row]) -> None:
    """Fail unless the documentation has exactly these rows for a language."""
    expected = ["| " + " | ".join(astuple(row)) + " |" for row in rows]
    assert rows_of(language) == expected, "\n".join(expected)
