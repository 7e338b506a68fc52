"""Tools as the rules see them, and what rules report."""

from __future__ import annotations

from collections.abc import Mapping as Table

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import Mapping, Node
from adlgen.spec.model import ToolSpec
from adlgen.spec.text import Text

NUMBERS = frozenset({"integer", "number"})


class Place(Struct):
    """A text that reaches a model, and where it is."""

    part: str
    """The part of the tool, such as ``description`` or ``input/properties/note``."""
    text: str
    span: Span
    is_name: bool = False
    """Whether it is the name of a tool or of an argument."""
    is_value: bool = False
    """Whether it is a value that an argument may have."""
    is_pattern: bool = False


class Argument(Struct):
    """A property of the input of a tool, or of an object inside."""

    name: str
    part: str
    span: Span
    """The place of the name."""
    alternatives: tuple[Mapping, ...]
    """The schema, and the members of its ``anyOf``, ``oneOf`` and ``allOf``; references are followed."""
    types: frozenset[str]
    """The types that it may have, without null; empty: any."""
    description: Text | None
    is_required: bool
    is_nullable: bool
    depth: int
    """1 for an argument of the tool itself."""

    @property
    def text(self) -> str:
        """The description, or an empty text."""
        return "" if self.description is None else self.description.value

    @property
    def described_at(self) -> Span:
        """The place of the description, or of the name."""
        return self.span if self.description is None else self.description.span

    def get(self, key: str) -> Node | None:
        """Return the value of a keyword, in the schema or one of its alternatives."""
        found = (schema.get(key) for schema in self.alternatives)
        return next((node for node in found if node is not None), None)

    def has(self, *keys: str) -> bool:
        """Return whether there is one of some keywords, in the schema or one of its alternatives."""
        return any(self.get(key) is not None for key in keys)


class Reason(Struct):
    """Why findings of a rule in a part of a schema are accepted."""

    rule: str
    part: str
    text: str
    span: Span

    def fits(self, rule: str, part: str) -> bool:
        """Report whether it accepts a finding of a rule in a part."""
        return rule == self.rule and f"{part}/".startswith(f"{self.part}/")


class LintedTool(Struct):
    """A tool, with what rules look at."""

    spec: ToolSpec
    name: Text
    description: Text | None
    root: Mapping | None
    """The schema of the input, if it is an object."""
    arguments: tuple[Argument, ...]
    places: tuple[Place, ...]
    """All texts that reach a model, the name and the description first."""
    dialect: str
    file: str
    """The path of the specification."""
    is_imported: bool
    """Whether a machine wrote it, such as the server of the tool."""
    reasons: tuple[Reason, ...] = ()
    """The reasons in parts of the schema."""

    @property
    def text(self) -> str:
        """The description, or an empty text."""
        return "" if self.description is None else self.description.value

    @property
    def described_at(self) -> Span:
        """The place of the description, or of the name."""
        return self.name.span if self.description is None else self.description.span

    @property
    def own_arguments(self) -> tuple[Argument, ...]:
        """The arguments of the tool itself, without those of objects inside."""
        return tuple(one for one in self.arguments if one.depth == 1)

    @property
    def prose(self) -> tuple[Place, ...]:
        """The descriptions of the tool and of its arguments."""
        own = Place("description", self.text, self.described_at)
        return (
            own,
            *(Place(a.part, a.text, a.described_at) for a in self.arguments if a.text),
        )


class ToolSet(Struct):
    """The tools that a model sees together."""

    tools: tuple[LintedTool, ...]
    names: frozenset[str] = frozenset()
    foreign: Table[str, str] = field(default_factory=dict)
    """The names of tools of other sets of the project, each with its file."""
    today: str = ""
    """The date, as YYYY-MM-DD; empty: no date has passed."""


class Problem(Struct):
    """What a rule has found."""

    part: str
    message: str
    span: Span
    hint: str | None = None
    is_in_text: bool = True
    """Whether it is in a text for models or people, which can be repaired, and not in a name or a value."""
