"""Other CYCOD tools that a tool names: those in its own folder.

A tool of the workspace goes before one of the user and that before a global one. What is generated
must not depend on the machine, so only tools in the same folder are found.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log, Severity
from adlgen.document import SourceError, read_document
from adlgen.document.node import Document, Mapping, Scalar
from adlgen.features.commands.model import CommandLine
from adlgen.frontends.cycod import recognises
from adlgen.frontends.cycod.keys import Written
from adlgen.frontends.cycod.parameters import Declared

_FILES = "*.yaml"
_SUFFIX = ".yaml"
_LONGEST_CHAIN = 50


class Tool(Struct):
    """A tool, read."""

    name: str
    description: str
    declared: dict[str, Declared]
    tags: tuple[str, ...]
    line: CommandLine


class Missing(Struct):
    """A tool that cannot be used, and why."""

    reason: str


Reader: TypeAlias = Callable[[Document, Log, "SiblingRegistry"], Tool | None]


class SiblingRegistry:
    """Finds the tools in the folder of a tool, and knows which of them are being read."""

    def __init__(self, document: Document, read: Reader) -> None:
        """Begin at a document; ``read`` reads a tool that another one names."""
        self.document = document
        self._read = read
        self.chain: tuple[str, ...] = ()
        """The tools that led here."""
        self._known: dict[str, Tool | Missing] = {}

    def within(self, name: str) -> SiblingRegistry:
        """Return the registry for the callees of a tool that is being read."""
        return self._moved(self.document, (*self.chain, name))

    def _moved(self, document: Document, chain: tuple[str, ...]) -> SiblingRegistry:
        moved = SiblingRegistry(document, self._read)
        moved.chain, moved._known = chain, self._known
        return moved

    def find(self, name: str) -> Tool | Missing:
        """Return a tool by its name."""
        if name in self.chain:
            return Missing(f"the tools refer to each other: {' -> '.join((*self.chain, name))}")
        if len(self.chain) > _LONGEST_CHAIN:
            return Missing(f"more than {_LONGEST_CHAIN} tools refer to one another")
        if name not in self._known:
            self._known[name] = self._found(name)
        return self._known[name]

    def _found(self, name: str) -> Tool | Missing:
        if self.document.source.folder is None:
            return Missing("the source is no file, so no other tools lie beside it")
        document = self._document(name)
        if document is None:
            return Missing(f"no tool beside it has the name '{name}'")
        log = Log()
        found = self._read(document, log, self._moved(document, self.chain))
        errors = [d for d in log.diagnostics if d.severity is Severity.ERROR]
        if found is None or errors:
            why = f": {errors[0].message}" if errors else ""
            return Missing(f"'{document.source.path}' is no sound tool{why}")
        return found

    def _document(self, name: str) -> Document | None:
        folder = self.document.source.folder
        assert folder is not None
        names = folder.names(_FILES)
        first = name + _SUFFIX
        for file in sorted(names, key=lambda file: (file != first, file)):
            try:
                source = folder.read(file)
            except SourceError:
                continue
            if file != first and name not in source.text:
                continue
            document = read_document(source, Log())
            if recognises(document) and name_of(document) == name:
                return document
        return None


def name_of(document: Document) -> str:
    """Return the name of a tool: what it says, else that of its file; empty if it has none."""
    root = document.root
    node = root.get("name") if isinstance(root, Mapping) else None
    if isinstance(node, Scalar) and node.value is not None:
        return Written(document.source, Log()).text(node)
    file = document.source.path.rsplit("/", 1)[-1]
    return "" if file.startswith("<") else file.rsplit(".", 1)[0]
