"""Identifiers that the pack derives from those of the plan."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.plan.model import Plan


def crate_of(plan: Plan) -> Code:
    """Return the name by which programs import the crate: Cargo only replaces its hyphens."""
    return Code(plan.words["kebab"].replace("-", "_"))
