"""The dialect-neutral model of a specification; values have spans."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import Entry, JsonValue, Node
from adlgen.spec.metadata import ToolMetadata
from adlgen.spec.rules import CallRules
from adlgen.spec.text import Text


class ToolSpec(Struct):
    """A tool."""

    id: Text
    name: Text | None
    """The name shown to the model; the id where a dialect has only one name."""
    description: Text | None
    tags: tuple[str, ...]
    input: Node | None
    """The input's JSON Schema as written, without ``x-adlgen``; None only before a feature resolves it."""
    output: Node | None
    span: Span
    names: Mapping[str, str] = field(default_factory=dict)
    """Pinned identifiers: JSON Pointer into the input schema, or ``""`` for the tool itself, to name."""
    extras: Mapping[str, object] = field(default_factory=dict)
    """Models of features, by the name of the feature; only the feature itself reads them."""
    metadata: ToolMetadata = field(default_factory=ToolMetadata)
    """Title, hints and other properties."""
    wire_name: str = ""
    """The exact name of the tool on its server, if it has one; not restricted to any characters."""
    is_renamed: bool = False
    """Whether the name is not that of its server, also where it is listed again."""
    complete: Node | None = None
    """The schema of the input after ``rules`` have added arguments; None: as models see it."""
    rules: CallRules | None = None


class Spec(Struct):
    """A specification."""

    path: str
    """The name of the source in headers of emitted files: the last component of its path."""
    dialect: str
    name: Text
    description: str
    version: str
    tools: tuple[ToolSpec, ...]
    version_at: Span | None = None
    """The place of the version; None where the format has none, or not one for all tools."""
    acronyms: tuple[str, ...] = ()
    acronyms_at: Span | None = None
    """The place of the acronyms."""
    languages: Mapping[str, JsonValue] = field(default_factory=dict)
    """``spec.language``, by language name, as written."""
    languages_at: Span | None = None
    """The place of ``spec.language``."""
    language_spans: Mapping[str, Span] = field(default_factory=dict)
    """The places of the language names."""
    extras: Mapping[str, object] = field(default_factory=dict)
    """Models of features for the whole specification, by the name of the feature."""
    imported: bool = False
    """Whether the format is machine-written: malformed schemas degrade with a warning."""
    has_foreign_keywords: bool = False
    """Whether unknown keywords in schemas are usual, and are not errors."""
    rest: tuple[Entry, ...] = ()
    """Other entries of the source, by path: ``spec.agent``, ``data_classification``."""
