"""Repositories that are made from an agent of another generator, which a plug-in knows."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from adlgen.diagnostics.datatypes import Struct
from adlgen.output.outcome import Result
from adlgen.plugins.registry import names


class Adopted(Struct):
    """A repository that was made from an agent."""

    result: Result
    aside: str
    """What is added to the names of files that adlgen replaces."""
    files: tuple[str, ...] = ()
    """The paths of all files, sorted; empty after an error."""
    moved: tuple[str, ...] = ()
    """The paths of the files that were replaced; each is still there with another name."""
    tools: tuple[str, ...] = ()
    """The paths of the files of tools, to which the code of the old ones belongs."""


class Adopting(Protocol):
    """A module that a plug-in names in ``agents``."""

    def recognises(self, old: Path) -> bool:
        """Report whether a folder may be that of an agent of this generator."""
        ...

    def adopt(
        self, folder: Path, old: Path, lang: str | None, options: Mapping[str, str]
    ) -> Adopted:
        """Make a repository in ``folder`` of the agent in ``old``, which is not changed.

        ``lang`` is by default the language of the agent. After an error nothing is left.
        """
        ...


def adopting(old: Path) -> Adopting | None:
    """Return what takes over the agent in a folder; the last one that is known if none recognises it.

    It then reports what is missing. None if no plug-in takes over agents.
    """
    found: Adopting | None = None
    for module in names("agents", all_=True).values():
        found = importlib.import_module(module)
        if found.recognises(old):
            break
    return found
