"""Reading of documents in any dialect."""

from __future__ import annotations

import importlib
from typing import Protocol, cast

from adlgen.diagnostics.codes.reading import TOO_MANY_TOOLS
from adlgen.diagnostics.model import Log
from adlgen.document.limits import raising
from adlgen.document.node import Document
from adlgen.frontends.recognition import frontend_for
from adlgen.plugins import find
from adlgen.spec.headers import with_headers
from adlgen.spec.model import Spec


class Reader(Protocol):
    """The interface of the module ``reader`` of a dialect."""

    def read(self, document: Document, log: Log) -> Spec:
        """Return the specification; add problems to the log."""


def reader(name: str) -> Reader:
    """Return the reader of a dialect. Raises KeyError if there is none with this name."""
    return cast(Reader, importlib.import_module(f"{find('dialects', name)}.reader"))


def read_spec(document: Document, log: Log, dialect: str | None = None) -> Spec:
    """Return the specification in a document; ``dialect`` is the user's choice, if any.

    Raise :class:`~adlgen.diagnostics.model.StopRun` if the document is incomplete, unless exactly one dialect
    recognises it, or if it has too many tools.
    """
    if not document.complete:
        log.stop_if_errors()
    log.settle()
    spec = reader(frontend_for(document, log, dialect).NAME).read(document, log)
    most = document.source.limits.tools
    if len(spec.tools) > most:
        message = f"the specification has {len(spec.tools)} tools (maximum: {most})"
        hint = f"split it into several specifications, or {raising('tools')}"
        log.add(TOO_MANY_TOOLS, message, spec.tools[most].span, hint)
        log.stop_if_errors()
    return with_headers(spec, log)
