"""The view of the comparison of a server with the definitions of a client."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.listed import listed_digest

from ...docs import header_text
from ...imports import Imports
from ...layout import layout
from ...literals import entry, object_, string

_LOCK = "./runtime/lock.js"


def lock_view(context: FileContext) -> View:
    """Return the view of the digests."""
    plan = context.plan
    imports = Imports({"digests", "verify", "client", "report", "DriftError"})
    imports.add_type("@modelcontextprotocol/client", "Client")
    imports.add(_LOCK, "compare")
    imports.add_type(_LOCK, "DriftReport")
    digests = [(one.wire_name, listed_digest(one)) for one in plan.tools]
    found = [entry(name, string(digest), digest) for name, digest in digests]
    return View(
        source=header_text(plan.source),
        imports=imports.clauses(),
        digests=layout(object_(found, broken=True), 0) if found else Code("{}"),
    )
