"""Lookup of the CYCOD tools that a tool refers to, in its own folder.

The format also searches folders of the user and the system. The output must not depend on the machine,
so these are not searched.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log, Severity
from adlgen.document import SourceError, read_document
from adlgen.document.node import Document, Mapping, Scalar
from adlgen_plugins.cycod.feature.model import CommandLine
from adlgen_plugins.cycod.frontend import recognises
from adlgen_plugins.cycod.frontend.keys import Written
from adlgen_plugins.cycod.frontend.parameters import Declared

_FILES = "*.yaml"
_SUFFIX = ".yaml"
_LONGEST_CHAIN = 50


class Tool(Struct):
    """A tool that was found."""

    name: str
    description: str
    declared: dict[str, Declared]
    tags: tuple[str, ...]
    line: CommandLine


class Missing(Struct):
    """A tool that cannot be used, with the reason."""

    reason: str


Reader: TypeAlias = Callable[[Document, Log, "SiblingRegistry"], Tool | None]


class SiblingRegistry:
    """Finds the tools in a folder, and detects reference cycles."""

    def __init__(self, document: Document, read: Reader) -> None:
        """Create a registry for a document; ``read`` reads the tools that it refers to."""
        self.document = document
        self._read = read
        self.chain: tuple[str, ...] = ()
        """The names of the tools that are being read."""
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
            return Missing("the source is not a file, so other tools cannot be found")
        document = self._document(name)
        if document is None:
            return Missing(f"no tool in the same folder has the name '{name}'")
        log = Log()
        found = self._read(document, log, self._moved(document, self.chain))
        errors = [d for d in log.diagnostics if d.severity is Severity.ERROR]
        if found is None or errors:
            why = f": {errors[0].message}" if errors else ""
            return Missing(f"'{document.source.path}' is not a valid tool{why}")
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
    """Return the name of a tool: ``name``, else the name of its file; empty without both."""
    root = document.root
    node = root.get("name") if isinstance(root, Mapping) else None
    if isinstance(node, Scalar) and node.value is not None:
        return Written(document.source, Log()).text(node)
    file = document.source.path.rsplit("/", 1)[-1]
    return "" if file.startswith("<") else file.rsplit(".", 1)[0]
