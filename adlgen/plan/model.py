"""The plan of an agent for one language: unique identifiers, declared types, documentation.

The model is the same for all languages; the views of a pack turn it into printable text. Identifiers are
:class:`Code` and legal where they are used. Documentation, exact names and values are plain text of the
spec, which only encoders of the pack turn into code.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import JsonValue
from adlgen.ir.data import RecordValue
from adlgen.ir.types import JsonKind
from adlgen.naming.code import Code
from adlgen.plan.bodies import PlannedBody, PlannedForm, SharedDefinition, SharedTypes
from adlgen.plan.types import (
    SHARED,
    Basic,
    Constant,
    Declaration,
    Doc,
    EnumDecl,
    ListOf,
    MapOf,
    Member,
    Named,
    NullableOf,
    Own,
    Plain,
    PlannedField,
    PlannedType,
    PlannedVariant,
    RecordDecl,
    TupleDecl,
    UnionDecl,
    named_keys,
    parts_of,
)
from adlgen.schema.formats import KEY
from adlgen.spec.rules import CallRules as CallRules  # noqa: PLC0414 - part of a plan

__all__ = [
    "SHARED",
    "Basic",
    "Constant",
    "Declaration",
    "Doc",
    "EnumDecl",
    "JsonKind",
    "ListOf",
    "MapOf",
    "Member",
    "Named",
    "Names",
    "NullableOf",
    "Own",
    "Plain",
    "Plan",
    "PlannedBody",
    "PlannedExtra",
    "PlannedField",
    "PlannedForm",
    "PlannedTool",
    "PlannedType",
    "PlannedVariant",
    "RecordDecl",
    "SharedDefinition",
    "SharedTypes",
    "TupleDecl",
    "UnionDecl",
    "named_keys",
    "parts_of",
]

Names: TypeAlias = Mapping[str, Code]
"""Identifiers by role in a feature."""


class PlannedExtra(Struct):
    """The data of a feature about a tool or an agent, with the identifiers and types that it adds."""

    data: RecordValue
    names: Names = field(default_factory=dict)
    declarations: Mapping[str, Declaration] = field(default_factory=dict)
    """For a tool: declarations emitted next to its types, by role in the feature. For an agent:
    declarations by key."""
    types: Mapping[str, PlannedType] = field(default_factory=dict)
    """Types by role in the feature."""
    implemented: bool = False
    """Whether the feature implements the tool."""

    def enumeration(self, role: str) -> EnumDecl | None:
        """Return the enumeration that the feature declares for a role, or None."""
        declared = self.declarations.get(role)
        assert declared is None or isinstance(declared, EnumDecl)
        return declared


class PlannedTool(Struct):
    """A tool."""

    id: str
    llm_name: str
    """The name shown to the model."""
    wire_name: str
    """The exact name used by the server of the tool, as plain text."""
    title: str
    description: str
    tags: tuple[str, ...]
    type_name: Code
    """The prefix of the tool's types: ``CreateOrder``."""
    value_name: Code
    """The name as a value, function or module member: ``createOrder``, ``create_order``."""
    file: Code
    """The stem of file names: ``create_order``, ``create-order``."""
    module: Code
    """The stem as an identifier, for languages in which a file is a module."""
    input: PlannedBody
    output: PlannedBody | None
    output_name: Code
    """The public name of the result type, even if ``output`` is None (any JSON)."""
    extras: Mapping[str, PlannedExtra] = field(default_factory=dict)
    """The data of features about the tool, by the name of the feature."""
    listed: Mapping[str, JsonValue] = field(default_factory=dict)
    """Annotations, icons, execution and metadata that a server lists with the tool, as in MCP."""
    rules: CallRules | None = None
    """What is added to the arguments of each call, and the bound of its result."""
    deprecated: bool = False
    """Whether its removal is announced, with the last paragraph of its description."""

    scopes: tuple[str, ...] = ()
    """The scopes of OAuth that a caller needs, as plain text."""
    elicits: tuple[PlannedForm, ...] = ()
    """The forms that the tool may ask a person to fill in."""

    @property
    def bodies(self) -> tuple[PlannedBody, ...]:
        """The input, the output if there is one, and the forms."""
        sides = (self.input,) if self.output is None else (self.input, self.output)
        return (*sides, *(form.body for form in self.elicits)) if self.elicits else sides

    @property
    def implemented(self) -> bool:
        """Whether a feature implements the tool, so that no handler is needed."""
        if not self.extras:  # views ask often, and few tools have some
            return False
        return any(extra.implemented for extra in self.extras.values())

    @property
    def types(self) -> tuple[Declaration | PlannedBody, ...]:
        """All public types in print order; a body itself if its type is not a declaration."""
        return tuple(type_ for body in self.bodies for type_ in body.types)


class Plan(Struct):
    """The input of a pack's views."""

    source: str
    """The file name of the specification as plain text, for headers."""
    agent_name: str
    description: str
    version: str
    tools: tuple[PlannedTool, ...]
    options: Mapping[str, str | bool]
    """All options of the pack, from ``--opt``, the specification or the defaults."""
    words: Mapping[str, Code]
    """Names of the agent: ``package`` (an identifier), ``module`` (a path or package name)."""
    declarations: Mapping[str, Declaration]
    """All declarations of all bodies and of the features for the agent, by key."""
    types: SharedTypes | None = None
    """The types that tools share; None if there are none."""
    extras: Mapping[str, PlannedExtra] = field(default_factory=dict)
    """The data of features about the agent, by the name of the feature."""

    @property
    def formats(self) -> tuple[str, ...]:
        """The formats that the emitted code checks, sorted: those that schemas use, if they are asserted."""
        bodies = [body for tool in self.tools for body in tool.bodies]
        keys = {key for body in (*bodies, self.types) if body for key in body.patterns}
        return tuple(sorted(key.removeprefix(KEY) for key in keys if key.startswith(KEY)))

    @property
    def has_rules(self) -> bool:
        """Whether a tool has rules for its calls."""
        return any(tool.rules is not None for tool in self.tools)

    @property
    def features(self) -> tuple[str, ...]:
        """The features of all tools, in order of first use."""
        return tuple(dict.fromkeys(name for tool in self.tools for name in tool.extras))
