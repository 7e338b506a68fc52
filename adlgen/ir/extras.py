"""What a feature contributes to the IR, and what lowering requires of a feature."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from adlgen.diagnostics.model import Log, Span
from adlgen.ir.data import RecordValue
from adlgen.spec.model import Spec, ToolSpec


@dataclass(frozen=True, slots=True)
class Extra:
    """What a feature knows of a tool beyond types."""

    data: RecordValue
    span: Span
    input_notes: tuple[str, ...] = ()
    """Paragraphs for the documentation of the input; models are not shown them."""
    output_notes: tuple[str, ...] = ()
    """Paragraphs for the documentation of the output."""


class LowersExtras(Protocol):
    """The part of a feature that lowering calls."""

    def lower(self, model: object, tool: ToolSpec, log: Log) -> Extra:
        """Lower the feature's model of a tool to data."""

    def lower_agent(self, model: object, spec: Spec) -> RecordValue:
        """Lower the feature's model of a whole specification to data."""


Features: TypeAlias = Callable[[str], LowersExtras]
"""Returns a feature by its name."""
