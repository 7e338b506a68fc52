"""The input of a pack's views."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.plan.data import RecordValue
from adlgen.plan.model import Plan, PlannedTool


class FileContext(Struct):
    """One file to render: the plan, and the tool or record that the file is for."""

    plan: Plan
    tool: PlannedTool | None = None
    item: RecordValue | None = None
    """The record of a feature's data that the file is for."""
    slots: Mapping[str, tuple[Callable[[FileContext], tuple[Any, ...]], ...]] = field(
        default_factory=dict
    )
    """Functions of the features in use that fill the named slots of core files."""

    def parts(self) -> tuple[FileContext, ...]:
        """Return the context of each tool, for a file of all tools."""
        return tuple(
            FileContext(self.plan, tool=tool, slots=self.slots) for tool in self.plan.tools
        )

    def slot(self, name: str) -> tuple[Any, ...]:
        """Return what the features in use put into a slot of this file, in their order."""
        return tuple(item for fill in self.slots.get(name, ()) for item in fill(self))


class Unusable(Exception):  # noqa: N818 - reported as a problem of the user's options
    """Raised by a view if the options do not support the specification; the message is for the user."""
