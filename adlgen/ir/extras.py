"""The data that features add to the IR, and the interface of features for lowering."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Log, Span
from adlgen.ir.data import RecordValue
from adlgen.ir.types import Type
from adlgen.spec.model import Spec, ToolSpec


class Extra(Struct):
    """The data of a feature about a tool or an agent."""

    data: RecordValue
    span: Span
    input_notes: tuple[str, ...] = ()
    """Paragraphs for the documentation of the input, which are not shown to models."""
    output_notes: tuple[str, ...] = ()
    """Paragraphs for the documentation of the output."""
    types: Mapping[str, Type] = field(default_factory=dict)
    """Types of the feature, by their role."""
    implemented: bool = False
    """Whether the feature implements the tool, so that no handler is needed."""


class LowersExtras(Protocol):
    """The methods of a feature that lowering calls."""

    def lower(self, model: object, tool: ToolSpec, log: Log) -> Extra:
        """Lower the feature's model of a tool to data."""

    def lower_agent(self, model: object, spec: Spec) -> Extra | None:
        """Lower the feature's model of a whole specification to data; None if there is none."""


Features: TypeAlias = Callable[[str], LowersExtras]
"""A function that returns a feature by its name."""
