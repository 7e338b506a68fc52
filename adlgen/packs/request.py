"""What a user asks of a run."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TypeAlias

from adlgen.output.outcome import Mode
from adlgen.output.tree import Owner
from adlgen.packs.select import TargetSelection

AnyPath: TypeAlias = "str | os.PathLike[str]"


@dataclass(frozen=True, slots=True)
class Request:
    """The input of a run: a specification, its targets, and how far to go."""

    spec: AnyPath
    selection: TargetSelection
    owners: frozenset[Owner]
    """Whose files are written."""
    mode: Mode
    dialect: str | None = None
    """The name of the specification's format; None: recognise it."""
    lenient: bool = False
    """Whether malformed parts of a schema become any value, with a warning."""
    strict: bool = False
    """Whether deviations from the format's specification are errors."""
    format: bool = False
    """Whether emitted files run through their formatter."""
    force: bool = False
    """Whether edited and foreign files are replaced."""
