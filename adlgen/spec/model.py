"""What a specification says, in no dialect's words; every value knows where it was written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from adlgen.diagnostics.model import Span
from adlgen.document.node import Entry, JsonValue, Node
from adlgen.spec.about import About
from adlgen.spec.text import Text


@dataclass(frozen=True, slots=True)
class ToolSpec:
    """One tool."""

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
    """Models of features, by the name of the feature; no stage but the feature itself reads them."""
    about: About = field(default_factory=About)
    """What tool sets say beside name, text and schemas."""
    wire_name: str = ""
    """The exact name that a server knows it by, where a server has it; may hold anything."""


@dataclass(frozen=True, slots=True)
class Spec:
    """A whole specification."""

    path: str
    """The path of the source, as headers of emitted files name it (its last component)."""
    dialect: str
    name: Text
    description: str
    version: str
    tools: tuple[ToolSpec, ...]
    acronyms: tuple[str, ...] = ()
    languages: Mapping[str, JsonValue] = field(default_factory=dict)
    """``spec.language``, by language name, as written."""
    extras: Mapping[str, object] = field(default_factory=dict)
    """Models of features for the whole specification, by the name of the feature."""
    imported: bool = False
    """Whether people did not write this by hand: malformed schemas then degrade with a warning."""
    rest: tuple[Entry, ...] = ()
    """What the source says beyond all this, under its path: ``spec.agent``, ``data_classification``."""
