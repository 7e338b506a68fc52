"""The schema files of a DojOps tool."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.visible import foreign
from adlgen.document import SourceError
from adlgen.document.json_reader import read_json
from adlgen.document.node import Node, Source
from adlgen.document.positions import Abort

MOST_BYTES = 65_536
"""The maximum size of a manifest or schema in bytes."""
_MARK_BYTES = 3


def size_of(source: Source) -> int:
    """Return the size of a source file in bytes."""
    return len(source.text.encode()) + (_MARK_BYTES if source.marked else 0)


def folder_of(source: Source) -> str:
    """Return the name of a source's folder in messages."""
    return source.path.rpartition("/")[0] or "."


class SchemaFile(Struct):
    """A schema from a file."""

    root: Node
    digest: str
    """SHA-256 of the file's bytes."""

    @staticmethod
    def read(source: Source, name: str, log: Log) -> SchemaFile | str:
        """Return a schema by its path in the manifest, or the reason why it cannot be read."""
        if source.folder is None:
            return "the manifest has no folder: pass its path instead of standard input"
        try:
            found = source.folder.read(name)
        except SourceError as error:
            return foreign(error)
        size = size_of(found)
        if size > MOST_BYTES:
            return (
                f'[tool-loader] Skipping JSON schema "{found.path}":'
                f" file size {size} exceeds limit of {MOST_BYTES} bytes"
            )
        if found.marked:
            return f"'{found.path}' starts with a byte order mark, which JSON does not allow"
        before = len(log.diagnostics)
        try:
            root = read_json(found, log)
        except Abort:
            root = None
        if root is None or len(log.diagnostics) > before:
            return f"'{found.path}' is not JSON"
        return SchemaFile(root, found.digest)
