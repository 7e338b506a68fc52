"""The view of the comparison of a server with the definitions of a client."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.listed import listed_digest

from ...docs import sentence
from ...layout import pairs
from ...literals import literal


def lock_view(context: FileContext) -> View:
    """Build the view of the digests."""
    plan = context.plan
    entries = [(literal(one.wire_name), literal(listed_digest(one))) for one in plan.tools]
    return View(source=Code(sentence(plan.source)), entries=pairs(entries))
