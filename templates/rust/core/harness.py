"""The view of the harness, the program that the conformance tests run."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ..literals import string
from ..names import crate_of
from .bodies import is_external
from .native import crates_of


class HarnessToolView(Struct):
    """The types of a tool."""

    id: Code
    planned: PlannedTool
    """Only its names are printed."""


class HarnessView(Struct):
    """The data for ``harness.rs.j2`` and ``harness.toml.j2``."""

    package: Code
    wired: bool
    """Whether the crate is a library."""
    external: bool
    """Whether the harness sets a validator."""
    tools: tuple[HarnessToolView, ...]
    crates: tuple[View, ...]
    """The crates that types of formats and the runtime need, with their entries in the manifest."""


def harness_view(context: FileContext) -> HarnessView:
    """Return the view of the harness: every tool with its types."""
    plan = context.plan
    return HarnessView(
        package=crate_of(plan),
        wired=bool(plan.options["wiring"]),
        external=is_external(plan),
        tools=tuple(HarnessToolView(string(tool.id), tool) for tool in plan.tools),
        crates=tuple(View(name=Code(name), entry=entry) for name, entry in crates_of(plan).items()),
    )
