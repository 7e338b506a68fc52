"""Resolves references."""

from __future__ import annotations

from collections.abc import Mapping as MappingABC

from adlgen.diagnostics.codes.schema import DANGLING_REFERENCE, UNKNOWN_DOCUMENT
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import Mapping, Node, Sequence
from adlgen.schema.dialects import Dialect
from adlgen.schema.references.files import Files, refuse_outside
from adlgen.schema.references.index import Index, Place, Resource
from adlgen.schema.references.uris import decoded, join
from adlgen.schema.report import ReferenceProblemError, Report


class ReferenceTarget(Struct):
    """The target of a reference."""

    node: Node
    place: Place
    """Its position, or the enclosing one for a node that is not a mapping."""
    pointer: tuple[str, ...]
    dynamic: str | None = None
    """The name under which a dynamic reference may find another schema instead."""


class Resolver(Struct, frozen=False):
    """Resolves references in the known documents."""

    index: Index
    documents: MappingABC[str, Node]
    """Documents by absolute URI; indexed when they are first referenced."""
    dialect: Dialect
    """The dialect of documents without ``$schema``."""
    report: Report
    files: Files | None = None
    """The files of the specification's folder; None if references to files are not allowed."""
    file: str = ""
    """The file of the schema, relative to the folder of the specification."""

    def resolve(self, base: str, reference: str) -> ReferenceTarget:
        """Return the target of a reference.

        Raises:
            ReferenceProblemError: It leads nowhere.
        """
        uri, fragment = join(base, reference)
        resource = self._resource(uri, base, reference)
        fragment = decoded(fragment or "")
        if fragment.startswith("/") or not fragment:
            tokens = [_unescaped(token) for token in fragment.split("/")[1:]]
            return self._follow(resource, tokens, reference)
        node = resource.anchors.get(fragment)
        if node is None:
            raise self._no_anchor(resource, fragment, reference)
        place = self.index.places[id(node)]
        dynamic = fragment if resource.dynamic.get(fragment) is node else None
        return ReferenceTarget(node, place, place.pointer, dynamic)

    def recursive(self, base: str) -> ReferenceTarget:
        """Return the initial target of ``$recursiveRef``, without the dynamic scope."""
        target = self.resolve(base, "#")
        dynamic = "" if "" in target.place.resource.dynamic else None
        return ReferenceTarget(target.node, target.place, target.pointer, dynamic)

    def _resource(self, uri: str, base: str, reference: str) -> Resource:
        if self.files is not None:
            refuse_outside(base, reference)
        found = self.index.resources.get(uri)
        if found is not None:
            return found
        if uri in self.documents:
            return self.index.add_document(uri, self.documents[uri], self.dialect)
        file = self._file(base, reference)
        if file is not None:
            return self.index.add_document(uri, file[1], self.dialect, file[0])
        raise self._not_at_hand(uri, reference)

    def _file(self, base: str, reference: str) -> tuple[str, Node] | None:
        if self.files is None:
            return None
        around = self.index.resources[base]
        file = self.file if around.file is None else around.file
        try:
            return self.files.find(base, file, reference, self.report)
        except ReferenceProblemError as error:
            place = self._definition(around, reference[reference.rfind("/") + 1 :])
            hint = error.hint if place is None else f"did you mean {place!r}?"
            raise ReferenceProblemError(error.code, error.message, hint) from error

    def _not_at_hand(self, uri: str, reference: str) -> ReferenceProblemError:
        near = closest(uri, [*self.index.resources, *self.documents])
        hint = (
            f"did you mean {near!r}?"
            if near is not None and "://" in reference
            else "copy the definition under $defs and refer to it as #/$defs/<name>; "
            "schemas are never fetched"
        )
        message = f"the document of {reference!r} is not available"
        return ReferenceProblemError(UNKNOWN_DOCUMENT, message, hint)

    def _follow(self, resource: Resource, tokens: list[str], reference: str) -> ReferenceTarget:
        node, pointer = resource.root, resource.pointer
        around = self.index.places.get(id(node))
        for depth, token in enumerate(tokens):
            step = _child(node, token)
            if step is None:
                raise self._no_place(resource, tokens[:depth], node, token, reference)
            node, pointer = step, (*pointer, token)
            around = self.index.places.get(id(node), around)
        if around is None:
            message = f"{reference!r} refers to a document that is not a schema"
            raise ReferenceProblemError(DANGLING_REFERENCE, message)
        if isinstance(node, Mapping):
            around = self.index.add_place(node, pointer, around)
            pointer = around.pointer
        return ReferenceTarget(node, around, pointer)

    def _no_place(
        self, resource: Resource, before: list[str], node: Node, token: str, reference: str
    ) -> ReferenceProblemError:
        candidates = [entry.key for entry in node] if isinstance(node, Mapping) else []
        near = closest(token, candidates)
        if near is not None:
            document = reference.partition("#")[0]
            hint = f"did you mean {document + _pointer([*before, near])!r}?"
        elif (elsewhere := self._definition(resource, _last_token(reference))) is not None:
            hint = f"did you mean {elsewhere!r}?"
        elif candidates and before and before[-1] in ("$defs", "definitions"):
            hint = f"available definitions: {', '.join(candidates[:8])}"
        else:
            hint = "add the definition under $defs, or correct the reference"
        message = f"{reference!r} cannot be resolved: {token!r} does not exist"
        return ReferenceProblemError(DANGLING_REFERENCE, message, hint)

    def _definition(self, resource: Resource, token: str) -> str | None:
        """Return the pointer of a definition with this name under the usual keyword, if it exists."""
        for keyword in ("$defs", "definitions"):
            found = _child(resource.root, keyword)
            if found is not None and _child(found, token) is not None:
                return _pointer([keyword, token])
        return None

    def _no_anchor(self, resource: Resource, anchor: str, reference: str) -> ReferenceProblemError:
        near = closest(anchor, resource.anchors)
        if near is not None:
            hint = f"did you mean '#{near}'?"
        elif (place := self._definition(resource, anchor)) is not None:
            hint = f"did you mean {place!r}?"
        else:
            hint = 'add "$anchor", or refer to a definition as #/$defs/<name>'
        message = f"{reference!r} cannot be resolved: anchor {anchor!r} does not exist"
        return ReferenceProblemError(DANGLING_REFERENCE, message, hint)


def _last_token(reference: str) -> str:
    return reference.rpartition("/")[2].replace("~1", "/").replace("~0", "~")


def _child(node: Node, token: str) -> Node | None:
    if isinstance(node, Mapping):
        return node.get(token)
    if isinstance(node, Sequence) and token.isdecimal() and int(token) < len(node.items):
        return node.items[int(token)]
    return None


def _unescaped(token: str) -> str:
    return token.replace("~1", "/").replace("~0", "~")


def _pointer(tokens: list[str]) -> str:
    return "#" + "".join("/" + t.replace("~", "~0").replace("/", "~1") for t in tokens)
