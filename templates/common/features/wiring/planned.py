"""The planned services, configuration and injections."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.plan.data import RecordValue
from adlgen.plan.model import Declaration, Plan, PlannedTool, RecordDecl


def services_of(plan: Plan) -> tuple[RecordValue, ...]:
    """Return the services of an agent."""
    return plan.extras["wiring"].data.records("services")


def injections_of(tool: PlannedTool) -> tuple[RecordValue, ...]:
    """Return the injections of a tool, in order."""
    extra = tool.extras.get("wiring")
    return () if extra is None else extra.data.records("injections")


def config_of(plan: Plan) -> tuple[RecordDecl, Mapping[str, Declaration]]:
    """Return the declaration of the whole configuration, and all declarations by key."""
    declarations = plan.extras["wiring"].declarations
    root = declarations["config"]
    assert isinstance(root, RecordDecl)
    return root, declarations
