"""Paths of files that DojOps writes and looks for: templates with ``{key}`` for texts of the input."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Mapping as Table
from dataclasses import dataclass

from adlgen.diagnostics.model import DiagnosticKind, Log
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import JsonValue, Mapping, Node, Scalar, Sequence, at
from adlgen.frontends.dojops import codes
from adlgen.spec.text import Text

_KEY = re.compile(r"\{([^}]+)\}")
_PART = re.compile(r"\{(\w+)\}")
_SEGMENT = re.compile(r"[/\\]")
_ABSOLUTE = re.compile(r"[/\\]|[a-zA-Z]:[/\\]")


class PathProblem(ValueError):  # noqa: N818 - the message is the problem
    """A template that does not come to a path inside the folder that files are written to."""


@dataclass(frozen=True, slots=True)
class Texts:
    """What a format says of paths that come to nothing good, with ``{key}``, ``{path}``, ``{template}``."""

    unresolved: str
    absolute: str
    traversal: str
    absolute_values: bool = False
    """Whether a value may make the path absolute; then only the template itself may not be."""


MANIFEST = Texts(
    'Unresolved template variable {key} in file path "{template}"',
    'Template substitution produced an absolute path "{path}"',
    'Path traversal detected in resolved file path "{path}"',
)
DOPS = Texts(
    "Unresolved variable in file path: {key}",
    "Template contains an absolute path: {path}",
    "Path traversal detected in file path: {path}",
    absolute_values=True,
)


def keys_of(template: str) -> tuple[str, ...]:
    """Return the keys that a template names, in order, each once."""
    return tuple(dict.fromkeys(_KEY.findall(template)))


def fill(template: str, values: Table[str, JsonValue], texts: Texts = MANIFEST) -> str:
    """Return the path that a template comes to; only texts are put in, and what they hold stays.

    Raises :class:`PathProblem` with the format's own text.
    """

    def value(found: re.Match[str]) -> str:
        known = values.get(found[1])
        return known if isinstance(known, str) else found[0]

    path = _KEY.sub(value, template)

    left = _KEY.search(path)
    if left is not None:
        raise PathProblem(_say(texts.unresolved, key=left[0], template=template))
    if _ABSOLUTE.match(template if texts.absolute_values else path):
        raise PathProblem(_say(texts.absolute, path=path))
    if climbs(path):
        raise PathProblem(_say(texts.traversal, path=path))
    return path


def _say(text: str, **parts: str) -> str:
    """Put the parts into a text, whatever they hold."""
    return _PART.sub(lambda found: parts[found[1]], text)


def climbs(path: str) -> bool:
    """Tell whether a segment of a path is ``..``."""
    return ".." in _SEGMENT.split(path)


@dataclass(frozen=True, slots=True)
class Templates:
    """The check of templates against the input that fills them."""

    properties: Node
    """The properties of the input's schema."""
    required: frozenset[str]
    texts: Texts
    log: Log
    given: frozenset[str] = frozenset()
    """Keys that the runtime fills in when the input leaves them out."""

    @staticmethod
    def of(schema: Node, texts: Texts, log: Log, given: Iterable[str] = ()) -> Templates:
        """Prepare the check for the schema of an input."""
        names = at(schema, ("required",))
        items = names.items if isinstance(names, Sequence) else ()
        required = (str(item.value) for item in items if isinstance(item, Scalar))
        properties = at(schema, ("properties",)) or Mapping((), schema.span)
        return Templates(properties, frozenset(required), texts, log, frozenset(given))

    def check(self, template: Text) -> None:
        """Warn of what will go wrong when a path is made."""
        for key in keys_of(template.value):
            reason = self._reason(key)
            if reason is not None:
                message = _say(self.texts.unresolved, key=f"{{{key}}}", template=template.value)
                self.log.add(codes.TEMPLATE_UNRESOLVED, message, template.span, reason)
        try:
            fill(template.value, dict.fromkeys(keys_of(template.value), "x"), self.texts)
        except PathProblem as problem:
            self.log.add(self._code(template), str(problem), template.span)

    def _code(self, template: Text) -> DiagnosticKind:
        return (
            codes.TEMPLATE_LEAVES
            if _ABSOLUTE.match(template.value) or climbs(template.value)
            else codes.TEMPLATE_UNRESOLVED
        )

    def _reason(self, key: str) -> str | None:
        """Return why a key may stay in a path; None if it will not."""
        if key in self.given:
            return None
        schema = at(self.properties, (key,))
        if schema is None:
            near = (
                closest(key, [entry.key for entry in self.properties])
                if isinstance(self.properties, Mapping)
                else None
            )
            return f"did you mean '{near}'?" if near else f"the input has no property '{key}'"
        kind = at(schema, ("type",))
        if isinstance(kind, Scalar) and kind.value != "string":
            return f"only texts are put into paths, and '{key}' is of type {kind.value}"
        if key in self.required:
            return None
        if at(schema, ("default",)) is not None:
            return f"defaults are not put into paths: list '{key}' in required, without a default"
        return f"'{key}' may be left out: list it in required"
