"""The request for a run."""

from __future__ import annotations

import os
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct
from adlgen.output.outcome import Mode
from adlgen.output.tree import Owner
from adlgen.packs.select import TargetSelection

AnyPath: TypeAlias = "str | os.PathLike[str]"


class Request(Struct):
    """The input of a run: a specification, its targets, and the last step."""

    spec: AnyPath
    selection: TargetSelection
    owners: frozenset[Owner]
    """The owners whose files are written."""
    mode: Mode
    dialect: str | None = None
    """The name of the specification's format; None to recognize it."""
    lenient: bool = False
    """Whether malformed parts of a schema accept any value, with a warning instead of an error."""
    strict: bool = False
    """Whether violations of the format's specification are errors."""
    format: bool = False
    """Whether emitted files are formatted."""
    force: bool = False
    """Whether edited and foreign files are replaced."""
