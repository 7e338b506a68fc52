"""Names that a document defines, and the places that refer to them."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Span


class Name(Struct):
    """An occurrence of a name in a document."""

    kind: str
    """What has the name: ``service``, ``section``, ``tool``, ``step``. Names of different kinds are different."""
    text: str
    span: Span
    """The range of the node with the name."""
    is_definition: bool = False
    pattern: str = ""
    """A regular expression that a new name must match in full; empty: any text that is not empty."""
    start: int = 0
    """The characters of the node's value before the name, if it is only a part of it."""
    rank: int = 0
    """The number of the same names before it in a value of several lines."""
    is_fixed: bool = False
    """Whether the name cannot be changed, because what it names is elsewhere."""
    also: tuple[str, ...] = ()
    """Of a reference, the other kinds of names that can take its place."""
    prefix: str = ""
    """Of a definition, the text before the name in references: ``config.``."""
    documentation: str = ""
    """Of a definition, what it names."""

    @property
    def reference(self) -> str:
        """What refers to a definition."""
        return f"{self.prefix}{self.text}"
