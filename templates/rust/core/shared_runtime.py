"""The view of the module that exports the runtime of another crate."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext

from ..literals import comment


class RuntimeView(Struct):
    """The data for ``runtime.rs.j2``."""

    source: Code
    path: Code


def runtime_view(context: FileContext) -> RuntimeView:
    """Return the view of the module that exports the runtime of another crate."""
    return RuntimeView(comment(context.plan.source), context.plan.words["runtime"])
