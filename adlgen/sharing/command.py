"""The run of ``adlgen share``."""

from __future__ import annotations

import os
from pathlib import Path

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log, StopRun
from adlgen.document.node import Document, Source
from adlgen.output.changes import Changes
from adlgen.output.lock import locked
from adlgen.output.outcome import Result
from adlgen.output.state import RunState
from adlgen.sharing.publish import changes_of, write
from adlgen.sharing.share import Sharing, countable, share
from adlgen.sharing.verify import Specified
from adlgen.spec.model import Spec
from adlgen.toolbox import specified


class Request(Struct):
    """The arguments of a run."""

    spec: str | os.PathLike[str]
    types: str | None = None
    dialect: str | None = None
    dry_run: bool = False


class Shared(Struct):
    """The result of a run."""

    result: Result
    sharing: Sharing | None = None
    """None after an error."""

    @property
    def changes(self) -> Changes:
        """The files that the run writes."""
        return Changes(()) if self.sharing is None else changes_of(self.sharing)


def run(request: Request, state: RunState) -> Shared:
    """Share the equal schemas of a specification, and write it and its types file."""
    sharing = None
    with state.stopping():
        _settle(request, state.log)
        source = state.load(request.spec)
        found = share(source, _reader(request.dialect), state.log, request.types)
        if not request.dry_run:
            write(found, state.log)
        sharing = found
    return Shared(state.result(), sharing)


def _settle(request: Request, log: Log) -> None:
    """Roll back or tidy what an interrupted run left in the folder of the specification, before it is read."""
    root = Path(request.spec).parent
    if root.is_dir():
        with locked([root], log, writes=not request.dry_run):
            pass


def repeated_types(source: Source) -> int:
    """Return how many types are written several times in a specification; 0 if it cannot be read."""
    try:
        return countable(source, _reader(None), Log())
    except StopRun:
        return 0


def _reader(dialect: str | None) -> Specified:
    def read(document: Document, log: Log) -> Spec:
        return specified(document, log, dialect=dialect)

    return read
