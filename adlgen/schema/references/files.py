"""Files of the specification's folder, as targets of references."""

from __future__ import annotations

import posixpath

from adlgen.diagnostics.codes.schema import UNUSABLE_FILE
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Log, Severity
from adlgen.diagnostics.spelling import closest
from adlgen.document import SourceError, read_document
from adlgen.document.node import Mapping, Node, Scalar, SiblingFiles, Source
from adlgen.schema.references.uris import ROOT, climbs, is_relative, join, path_of
from adlgen.schema.report import ReferenceProblemError, Report

_BASE = "adlgen:///"


class Files(Struct, frozen=False):
    """The folder of a specification; each file in it is read and parsed once in a run."""

    folder: SiblingFiles | None
    """None if the specification came from standard input."""
    _nodes: dict[str, Node | None] = field(default_factory=dict)
    """By path relative to the folder; None if the text could not be parsed."""

    lookups: int = 0
    """How often a reference was looked up in a file."""

    def name_of(self, node: Node) -> str:
        """Return the file of a node, relative to the folder."""
        return "" if self.folder is None else self.folder.name_of(node.span.path)

    def base_of(self, node: Node) -> str:
        """Return the base URI of the file of a node."""
        folder = posixpath.dirname(self.name_of(node))
        return join(_BASE, f"{folder}/schema")[0] if folder else ROOT

    def find(self, base: str, file: str, reference: str, report: Report) -> tuple[str, Node] | None:
        """Return the name and the content of the file that a reference names; None if it names none.

        Args:
            base: The URI that the reference is relative to.
            file: The path of the file with the reference, relative to the folder.
            reference: The reference as written.
            report: Receives the problems of the file.

        Raises:
            ReferenceProblemError: The file cannot be used.
        """
        if not is_relative(reference):
            return None
        self.lookups += 1
        uri, _ = join(base, reference)
        if base.startswith(_BASE):
            name = path_of(uri).removeprefix("/")
            return name, self._read(name, file, reference, report)
        return self._named_by_id(uri, file, reference, report)

    def _named_by_id(
        self, uri: str, file: str, reference: str, report: Report
    ) -> tuple[str, Node] | None:
        """Find a file next to one whose ``$id`` has another base, unless it has another ``$id`` itself."""
        name = posixpath.normpath(posixpath.join(posixpath.dirname(file), path_of(reference)))
        if self.folder is None or name.startswith(("..", "/")) or name not in self._beside(name):
            return None
        node = self._read(name, file, reference, report)
        identifier = node.get("$id") if isinstance(node, Mapping) else None
        own = identifier.value if isinstance(identifier, Scalar) else None
        return (name, node) if own is None or join(uri, str(own))[0] == uri else None

    def _read(self, name: str, file: str, reference: str, report: Report) -> Node:
        if self.folder is None:
            message = f"{reference!r} refers to a file, but the specification was read from standard input"
            hint = "name the specification by its path instead of piping it in"
            raise ReferenceProblemError(UNUSABLE_FILE, message, hint)
        if name not in self._nodes:
            try:
                source = self.folder.read(name)
            except SourceError as error:
                message = f"{reference!r} refers to a file that cannot be used: {error}"
                hint = self._hint(name, file)
                raise ReferenceProblemError(UNUSABLE_FILE, message, hint) from error
            self._nodes[name] = _parsed(source, report)
        node = self._nodes[name]
        if node is None:
            message = f"{reference!r} refers to a file that cannot be used"
            raise ReferenceProblemError(UNUSABLE_FILE, message, f"correct {name!r} first")
        return node

    def _hint(self, name: str, file: str) -> str:
        near = closest(name, self._beside(name))
        if near is not None and near != name:
            path = posixpath.relpath(f"/{near}", f"/{posixpath.dirname(file)}")
            return f"did you mean {path!r}?"
        return "schema files are JSON or YAML files in the folder of the specification"

    def _beside(self, name: str) -> list[str]:
        parent = posixpath.dirname(name)
        assert self.folder is not None, "callers check that there is a folder"
        return self.folder.names(f"{parent}/*" if parent else "*")


def _parsed(source: Source, report: Report) -> Node | None:
    log = Log()
    document = read_document(source, log)
    for found in log.diagnostics:
        severity = Severity.WARNING if report.lenient else found.severity
        report.log.add(
            found.code,
            found.message,
            found.span,
            found.hint,
            severity=severity,
            labels=found.labels,
        )
    return None if log.has_errors else document.root


def refuse_outside(base: str, reference: str) -> None:
    """Reject a reference that leaves the folder of the specification, even if it returns to it.

    Raises:
        ReferenceProblemError: The reference leaves the folder.
    """
    if reference.startswith("file:"):
        hint = "name the file by its path relative to the file with the reference"
    elif base.startswith(_BASE) and is_relative(reference) and climbs(base, reference):
        hint = "move the file into that folder, or the specification into a common parent folder"
    else:
        return
    message = f"{reference!r} is outside the folder of the specification"
    raise ReferenceProblemError(UNUSABLE_FILE, message, hint)
