"""Path templates of DojOps, with ``{key}`` for strings of the input."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Mapping as Table

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import DiagnosticKind, Log
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import JsonValue, Mapping, Node, Scalar, Sequence, at
from adlgen.spec.text import Text
from adlgen_plugins.dojops.feature.paths import path_problem
from adlgen_plugins.dojops.frontend import codes

_KEY = re.compile(r"\{([^}]+)\}")
_PART = re.compile(r"\{(\w+)\}")
_SEGMENT = re.compile(r"[/\\]")
_ABSOLUTE = re.compile(r"[/\\]|[a-zA-Z]:[/\\]")


class PathProblem(ValueError):  # noqa: N818 - the message is the problem
    """A template whose result is not a path inside the output folder."""


class Texts(Struct):
    """The format's messages for invalid paths, with ``{key}``, ``{path}``, ``{template}``."""

    unresolved: str
    absolute: str
    traversal: str
    absolute_values: bool = False
    """Whether a value may make the path absolute; the template itself never may be."""


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
    """Return the distinct keys of a template, in order."""
    return tuple(dict.fromkeys(_KEY.findall(template)))


def fill(template: str, values: Table[str, JsonValue], texts: Texts = MANIFEST) -> str:
    """Return the path of a template; only strings are substituted, and not expanded again.

    Raise :class:`PathProblem` with the format's own message.
    """

    def value(found: re.Match[str]) -> str:
        known = values.get(found[1])
        return known if isinstance(known, str) else found[0]

    path = _KEY.sub(value, template)

    left = _KEY.search(path)
    if left is not None:
        raise PathProblem(_formatted(texts.unresolved, key=left[0], template=template))
    if _ABSOLUTE.match(template if texts.absolute_values else path):
        raise PathProblem(_formatted(texts.absolute, path=path))
    if climbs(path):
        raise PathProblem(_formatted(texts.traversal, path=path))
    return path


def _formatted(text: str, **parts: str) -> str:
    """Format a message without expanding the parts again."""
    return _PART.sub(lambda found: parts[found[1]], text)


def climbs(path: str) -> bool:
    """Report whether a segment of a path is ``..``."""
    return ".." in _SEGMENT.split(path)


class Templates(Struct):
    """Validates templates against the input schema."""

    properties: Node
    """The properties of the input schema."""
    required: frozenset[str]
    texts: Texts
    log: Log
    given: frozenset[str] = frozenset()
    """Keys that the runtime adds if the input lacks them."""

    @staticmethod
    def of(schema: Node, texts: Texts, log: Log, given: Iterable[str] = ()) -> Templates:
        """Return the validator for an input schema."""
        names = at(schema, ("required",))
        items = names.items if isinstance(names, Sequence) else ()
        required = (str(item.value) for item in items if isinstance(item, Scalar))
        properties = at(schema, ("properties",)) or Mapping((), schema.span)
        return Templates(properties, frozenset(required), texts, log, frozenset(given))

    def check(self, template: Text, *, pattern: bool = False) -> None:
        """Warn if a run cannot expand a template, or never writes to its path.

        ``pattern``: the template is one of existing files, which may contain ``*``.
        """
        for key in keys_of(template.value):
            reason = self._reason(key)
            if reason is not None:
                message = _formatted(
                    self.texts.unresolved, key=f"{{{key}}}", template=template.value
                )
                code = codes.TEMPLATE_FAILS if self._fails(key) else codes.TEMPLATE_UNRESOLVED
                self.log.add(code, message, template.span, reason)
        try:
            path = fill(template.value, dict.fromkeys(keys_of(template.value), "x"), self.texts)
        except PathProblem as problem:
            self.log.add(self._code(template), str(problem), template.span)
            return
        refused = path_problem(template.value, path, pattern=pattern)
        if refused is not None:
            self.log.add(codes.PATH_REFUSED, refused, template.span)

    def _code(self, template: Text) -> DiagnosticKind:
        return (
            codes.TEMPLATE_LEAVES
            if _ABSOLUTE.match(template.value) or climbs(template.value)
            else codes.TEMPLATE_UNRESOLVED
        )

    def _fails(self, key: str) -> bool:
        """Report whether no input has a string under a key."""
        schema = at(self.properties, (key,))
        kind = None if schema is None else at(schema, ("type",))
        return schema is None or (isinstance(kind, Scalar) and kind.value != "string")

    def _reason(self, key: str) -> str | None:
        """Return why a key may not be substituted, or None."""
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
            return f"only strings are substituted in paths, and '{key}' is of type {kind.value}"
        if key in self.required:
            return None
        if at(schema, ("default",)) is not None:
            return f"defaults are not substituted in paths: list '{key}' in required, without a default"
        return f"'{key}' is optional: list it in required"
