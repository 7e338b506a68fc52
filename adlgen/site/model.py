"""What the templates of a catalogue print. Texts of specifications are plain ``str``; :class:`Markup` is safe HTML."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from adlgen.diagnostics.datatypes import Struct, field

NOTHING = Markup("")


class Node(Struct):
    """A type."""

    label: Markup
    kind: str
    """The JSON type, for its colour: ``string``, ``number``, ``boolean``, ``object``, ``array``, ``union`` or ``any``."""
    limits: tuple[str, ...] = ()
    """Constraints in words."""
    values: tuple[Markup, ...] = ()
    more_values: int = 0
    description: Markup = NOTHING
    title: str = ""
    format: str = ""
    null: bool = False
    """Whether null is a value."""
    deprecated: bool = False
    write_only: bool = False
    rows: tuple[Row, ...] = ()
    variants: tuple[tuple[Markup, Node], ...] = ()
    closed: bool | None = None
    """Whether it has no properties but its rows; None if it is not an object."""
    rules: tuple[Markup, ...] = ()
    """What else is required, each a phrase: of other properties, and by keywords that a tree cannot show."""
    noun: str = "alternatives"
    """What ``variants`` are."""

    @property
    def has_more(self) -> bool:
        """Whether something is inside."""
        return bool(self.rows or self.variants)

    @property
    def is_described(self) -> bool:
        """Whether it needs more than a phrase."""
        return bool(self.has_more or self.values or self.description or self.rules)

    @property
    def words(self) -> tuple[str, ...]:
        """The format and the constraints as phrases."""
        return ((f"format {self.format}",) if self.format else ()) + self.limits


class Row(Struct):
    """A property."""

    key: str
    id: str
    """The fragment of its place in the page."""
    required: bool
    default: Markup | None
    node: Node


class Link(Struct):
    """A part of the catalogue that another part names."""

    text: str
    href: str
    note: str = ""


class Listing(Struct):
    """Code in a tab."""

    title: str
    path: str
    code: Markup
    notes: tuple[str, ...] = ()


class Note(Struct):
    """What a provider refuses or changes in a definition."""

    level: str
    """``error`` or ``warning``."""
    code: str
    message: Markup


class Definition(Struct):
    """A tool as a provider gets it."""

    key: str
    title: str
    code: Markup
    """Empty if the provider refuses the tool so that there is no definition."""
    tokens: int
    strict: bool
    level: str
    """``ok``, ``note`` (the provider reads something else than is written) or ``bad`` (it refuses the tool)."""
    notes: tuple[Note, ...] = ()
    has_strict: bool = False
    """Whether the provider has a strict mode."""
    rewritten: tuple[str, ...] = ()
    """Keywords of the input for which the definition has others, or texts in descriptions."""


class Provider(Struct):
    """A provider of models."""

    key: str
    name: str
    title: str
    checked: str
    tokens: int
    strict: int
    """The number of tools in strict mode."""
    bad: int
    noted: int
    has_strict: bool
    general: tuple[Markup, ...] = ()
    """Problems of the tools together."""
    limits: tuple[tuple[str, str], ...] = ()


class ToolPage(Struct, frozen=False):
    """A tool. The fields after ``untyped`` are filled in by later steps."""

    id: str
    name: str
    title: str
    slug: str
    summary: Markup
    description: Markup
    text: str
    """The description as plain text, for the search."""
    hidden: bool
    """Whether its description has characters that a person does not see."""
    tags: tuple[str, ...]
    group: str
    signature: Markup
    input: Node
    output: Node | None
    injected: tuple[Link, ...]
    services: tuple[str, ...]
    types: tuple[str, ...]
    """The labels of the shared types that it uses."""
    hints: tuple[str, ...]
    scopes: tuple[str, ...]
    forms: tuple[tuple[str, str, Node], ...]
    """The forms that it may show to a person: name, description, answers."""
    deprecation: str
    """Empty: it is not deprecated."""
    properties: tuple[str, ...]
    examples: tuple[Listing, ...] = ()
    wrong: Markup = NOTHING
    refusal: Markup = NOTHING
    emitted: tuple[Listing, ...] = ()
    definitions: tuple[Definition, ...] = ()
    figure: Markup = NOTHING

    @property
    def tokens(self) -> int:
        """The estimated tokens of the definition for the first provider."""
        return self.definitions[0].tokens if self.definitions else 0


class TypePage(Struct, frozen=False):
    """A definition that tools refer to."""

    name: str
    label: str
    slug: str
    node: Node
    code: Markup
    uses: tuple[str, ...]
    """The labels of the shared types inside."""
    used_by: list[tuple[str, str]] = field(default_factory=list)
    """Names of tools, each with ``input`` or ``result``."""
    used_by_types: list[str] = field(default_factory=list)


class Service(Struct, frozen=False):
    """What handlers receive."""

    id: str
    kind: str
    interface: str
    factory: str
    description: Markup
    slug: str
    tools: list[str] = field(default_factory=list)


class Group(Struct):
    """Tools with the same first tag, or with names that start alike."""

    name: str
    slug: str
    tools: tuple[ToolPage, ...]


class Change(Struct):
    """A line about a changed tool."""

    level: str
    """``wire``, ``source``, ``model`` or ``provider`` of a finding; ``same`` for other differences."""
    code: str
    message: Markup
    hint: str = ""
    witness: str = ""
    """A value that shows the change, as JSON."""
    is_note: bool = False
    accepted: str = ""
    """The reason for which the configuration accepts the finding."""


class ChangedTool(Struct):
    """A tool that is not the same in both versions; the name is empty for what concerns all tools."""

    name: str
    kind: str
    """``added``, ``removed``, ``changed``."""
    breaking: bool
    changes: tuple[Change, ...]
    description: Markup = NOTHING
    """The description with the words that were removed and added; empty if it is the same."""
    tokens: int = 0
    """How many tokens the definition has more, or fewer if negative."""


class Comparison(Struct):
    """Two versions."""

    against: str
    old: str
    new: str
    rise: str
    tools: tuple[ChangedTool, ...]

    def having(self, *, breaking: bool) -> int:
        """Return the number of tools that break something, or of the others."""
        return sum(one.breaking is breaking for one in self.tools if one.name)


class Site(Struct):
    """A catalogue."""

    name: str
    version: str
    source: str
    description: Markup
    tools: tuple[ToolPage, ...]
    types: tuple[TypePage, ...]
    services: tuple[Service, ...]
    providers: tuple[Provider, ...]
    groups: tuple[Group, ...]
    tags: tuple[tuple[str, int], ...]
    bar: Markup
    shared_code: tuple[Listing, ...] = ()
    """The module of the shared types in each language."""
    graph: Markup = NOTHING
    small_graph: Markup = NOTHING
    sentences: tuple[str, ...] = ()
    """The graph as text."""
    alone: tuple[Link, ...] = ()
    """Groups that are connected to nothing."""
    is_grouped: bool = False
    """Whether the boxes of the graph are groups, because there are too many tools."""
    changes: Comparison | None = None
    bar_rest: int = 0
    """The number of tools that are one part of the bar."""

    @property
    def tokens(self) -> int:
        """The estimated tokens of all definitions."""
        return sum(tool.tokens for tool in self.tools)

    @property
    def by_name(self) -> Mapping[str, ToolPage]:
        """The tools by the name that models use."""
        return {tool.name: tool for tool in self.tools}

    @property
    def by_label(self) -> Mapping[str, TypePage]:
        """The shared types by their label."""
        return {one.label: one for one in self.types}

    @property
    def deprecated(self) -> int:
        """The number of deprecated tools."""
        return sum(bool(tool.deprecation) for tool in self.tools)
