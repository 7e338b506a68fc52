"""From a document in any dialect to a specification."""

from __future__ import annotations

import importlib
from typing import Protocol, cast

from adlgen.diagnostics.model import Log
from adlgen.document.node import Document
from adlgen.frontends import PACKAGES
from adlgen.frontends.recognition import frontend_for
from adlgen.spec.model import Spec


class Reader(Protocol):
    """What the module ``reader`` of a dialect offers."""

    def read(self, document: Document, log: Log) -> Spec:
        """Return the specification; problems go to the log."""


def reader(name: str) -> Reader:
    """Return the reader of one of :data:`~adlgen.frontends.NAMES`."""
    return cast(Reader, importlib.import_module(f"{PACKAGES[name]}.reader"))


def read_spec(document: Document, log: Log, dialect: str | None = None) -> Spec:
    """Return the specification that a document holds; ``dialect`` is the user's choice.

    Raises :class:`~adlgen.diagnostics.model.StopRun` when no dialect, or more than one, recognises it.
    """
    return reader(frontend_for(document, log, dialect).NAME).read(document, log)
