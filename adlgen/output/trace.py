"""The trace of a run: everything that its result depends on, except the command line and the code."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.inputs import Inputs
from adlgen.document.limits import Limits
from adlgen.ir.agent import Agent


class Reading(Struct):
    """How the only specification of an output root was read."""

    path: str
    dialect: str
    """The name of its format, if it was given."""
    lenient: bool
    limits: Limits
    title: str
    """The name of the toolbox, if it was given."""


class Emission(Struct):
    """What the files of an output root came from."""

    agent: Agent
    pack: str
    options: Mapping[str, str]
    reading: Reading | None
    """None if the files depend on more than one whole specification, a pack of adlgen and its options, or are not written."""


class Trace(Inputs):
    """What a run has read, and what its files came from."""

    def __init__(self) -> None:
        """Create an empty trace."""
        super().__init__()
        self.emissions: dict[Path, Emission] = {}
        """By output root."""
