"""Reading of ``x-adlgen``, the extension keyword in the schema of a tool."""

from __future__ import annotations

from collections.abc import Mapping as Table

from adlgen.diagnostics.codes import shape
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.expressions import expression
from adlgen.document.node import Entry, Mapping, Node, Scalar
from adlgen.document.reader import Fields
from adlgen.spec.metadata import HINTS, Deprecation, ToolMetadata
from adlgen.spec.text import Text

KEY = "x-adlgen"
IDENTIFIER = expression(r"[a-zA-Z_][a-zA-Z0-9_]*")
_DATE = expression(r"\d{4}-\d{2}-\d{2}")
POINTER = expression(r"(/([^~/]|~[01])*)*")


class Parts(Struct):
    """A schema without the extension, and the content of the extension."""

    schema: Mapping | None = None
    output: Node | None = None
    """The schema of the result."""
    names: Table[str, str] = field(default_factory=dict)
    """Pinned identifiers, by JSON Pointer into the schema."""
    metadata: ToolMetadata = field(default_factory=ToolMetadata)
    """Title, hints and other properties."""


def split_extension(schema: Fields | None) -> Parts:
    """Remove the extension from the schema of a tool; add problems to the log of the fields."""
    if schema is None:
        return Parts()
    mapping = schema.mapping
    if KEY not in schema:
        return Parts(mapping)
    rest = Mapping(tuple(entry for entry in mapping if entry.key != KEY), mapping.span)
    extension = schema.fields(KEY)
    if extension is None:
        return Parts(rest)
    output = extension.node("output")
    names = extension.fields("names")
    metadata = _metadata(extension)
    extension.close()
    if output is not None and not _is_schema(output):
        extension.wrong_type("output", output, "a schema")
        output = None
    return Parts(rest, output, {} if names is None else pinned_names(names), metadata)


def _is_schema(node: Node) -> bool:
    return isinstance(node, Mapping) or (isinstance(node, Scalar) and isinstance(node.value, bool))


def _metadata(extension: Fields) -> ToolMetadata:
    """Return title, hints, strict mode, and ``as``: entries of other formats, by the name of the format."""
    from adlgen.frontends.shared.elicits import read_elicits, read_scopes

    title, strict = extension.text("title"), extension.flag("strict")
    hints: dict[str, bool] = {}
    hint_fields = extension.fields("hints")
    if hint_fields is not None:
        flags = ((key, hint_fields.flag(key)) for key in HINTS)
        hints = {key: flag.value for key, flag in flags if flag is not None}
        hint_fields.close()
    deprecated, scopes = _deprecation(extension), read_scopes(extension)
    elicits = read_elicits(extension)
    reasons = extension.fields("lint")
    others = extension.fields("as")
    rest: dict[str, tuple[Entry, ...]] = {}
    for entry in () if others is None else others.mapping:
        found = others.fields(entry.key) if others is not None else None
        if found is not None:
            rest[entry.key] = found.mapping.entries
    return ToolMetadata(
        title=None if title is None else Text(title.value, title.span),
        hints=hints,
        strict=None if strict is None else strict.value,
        deprecated=deprecated,
        scopes=scopes,
        elicits=elicits,
        lint={} if reasons is None else _reasons(reasons),
        rest=rest,
    )


def _reasons(fields: Fields) -> dict[str, Text]:
    """Return the reasons for which findings are accepted, by the id of the rule; its place is that of the rule."""
    found = ((e.key, e.key_span, fields.text(e.key, filled=True)) for e in fields.mapping)
    return {rule: Text(reason.value, span) for rule, span, reason in found if reason is not None}


def _deprecation(extension: Fields) -> Deprecation | None:
    """Return ``deprecated``: the date after which the tool may be gone, and the tool to use instead."""
    fields = extension.fields("deprecated")
    if fields is None:
        return None
    until = fields.text("until", pattern=_DATE, example="2027-01-31")
    successor = fields.text("use", filled=True)
    since = fields.text("since", filled=True)
    fields.close()
    known = ("" if one is None else one.value for one in (until, successor, since))
    return Deprecation(*known)


def pinned_names(fields: Fields) -> dict[str, str]:
    """Return pinned identifiers by JSON Pointer; add problems to the log of the fields."""
    names: dict[str, str] = {}
    for entry in fields.mapping:
        name = fields.text(entry.key)
        if name is None:
            continue
        if not POINTER.fullmatch(entry.key):
            message = f"'{entry.key}' in {fields.where} is not a JSON Pointer"
            hint = "start it with '/', or leave it empty for the tool itself"
            fields.problem(shape.BAD_EXTENSION, message, entry.key, hint)
        elif not IDENTIFIER.fullmatch(name.value):
            message = f"the name for '{entry.key}' in {fields.where} is not an identifier"
            hint = "use letters, digits and _, not starting with a digit"
            fields.log.add(shape.BAD_EXTENSION, message, name.span, hint)
        else:
            names[entry.key] = name.value
    return names
