"""The files of a DojOps tool that hold its schemas."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log
from adlgen.document import SourceError
from adlgen.document.json_reader import read_json
from adlgen.document.node import Node, Source
from adlgen.document.positions import Abort

MOST_BYTES = 65_536
"""How large a manifest or a schema may be, in bytes."""
_MARK_BYTES = 3


def size_of(source: Source) -> int:
    """Return how large the file of a source is, in bytes."""
    return len(source.text.encode()) + (_MARK_BYTES if source.marked else 0)


def folder_of(source: Source) -> str:
    """Return how messages name the folder of a source."""
    return source.path.rpartition("/")[0] or "."


class SchemaFile(Struct):
    """A schema that was read from a file."""

    root: Node
    digest: str
    """SHA-256 of the file's bytes."""

    @staticmethod
    def read(source: Source, name: str, log: Log) -> SchemaFile | str:
        """Read a schema by its path from the manifest; the reason if there is none to be read."""
        if source.folder is None:
            return "the manifest lies in no folder: name its file, rather than pipe it in"
        try:
            found = source.folder.read(name)
        except SourceError as error:
            return str(error)
        size = size_of(found)
        if size > MOST_BYTES:
            return (
                f'[tool-loader] Skipping JSON schema "{found.path}":'
                f" file size {size} exceeds limit of {MOST_BYTES} bytes"
            )
        if found.marked:
            return f"'{found.path}' starts with a byte order mark, which JSON has not"
        before = len(log.diagnostics)
        try:
            root = read_json(found, log)
        except Abort:
            root = None
        if root is None or len(log.diagnostics) > before:
            return f"'{found.path}' is no JSON"
        return SchemaFile(root, found.digest)
