"""What a pack's view is given."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.plan.model import Plan, PlannedService, PlannedTool


@dataclass(frozen=True, slots=True)
class Page:
    """One file to render: the plan, and the tool or service that the file is for."""

    plan: Plan
    tool: PlannedTool | None = None
    service: PlannedService | None = None


class Unusable(Exception):  # noqa: N818 - it is the user's choice of options that does not fit
    """Raised by a view: the specification cannot be said with the chosen options. The text is for the user."""
