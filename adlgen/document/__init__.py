"""Readers of YAML 1.2 and JSON that produce nodes with positions."""

from __future__ import annotations

import gc

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.model import Log
from adlgen.document import front_matter
from adlgen.document.limits import raising
from adlgen.document.node import Body, Document, Node, Scalar, Source
from adlgen.document.positions import Abort, Positions
from adlgen.document.source import SourceError, read_source, source_from_bytes, too_large

__all__ = ["SourceError", "is_json", "read_document", "read_source", "source_from_bytes"]

_JSON_SUFFIXES = (".json",)
_YAML_SUFFIXES = (".yaml", ".yml")


def read_document(source: Source, log: Log) -> Document:
    """Return the nodes of a source.

    The file name decides between JSON and YAML, otherwise the first character. For text with front
    matter the nodes are those of the front matter. Problems are added to the log, never raised; after
    a syntax error the document is incomplete: the root contains the part that could be read, or null.
    """
    positions = Positions(source)
    root: Node = Scalar(None, positions.start)
    body: Body | None = None
    complete = True
    collecting = gc.isenabled()
    gc.disable()  # Nodes form no cycles, and garbage collection would take as long as building them.
    try:
        if len(source.text) > source.limits.source_bytes:
            message = too_large("source", source.limits)
            log.add(reading.TOO_LARGE, message, positions.start, raising("source_bytes"))
            complete = False
        elif is_json(source):
            from adlgen.document.json_reader import read_json

            root = read_json(source, log)
        else:
            from adlgen.document.yaml_reader import read_yaml

            parts = front_matter.split(source)
            head, body = parts if parts is not None else (source, None)
            if parts is not None or not front_matter.expected(source):
                root = read_yaml(head, log)
    except Abort as stopped:
        root, complete = stopped.root or root, False
    finally:
        if collecting:
            gc.enable()
    return Document(source, root, body, complete)


def is_json(source: Source) -> bool:
    """Report whether a source is read as JSON rather than YAML."""
    name = source.path.lower()
    if name.endswith(_JSON_SUFFIXES):
        return True
    return not name.endswith(_YAML_SUFFIXES) and source.text.lstrip()[:1] in {"{", "["}
