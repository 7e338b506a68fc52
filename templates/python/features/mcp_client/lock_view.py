"""The view of the comparison of a server with the definitions of a client."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.listed import listed_digest

from ...docs import doc_text, literal_text, source_of
from ...imports import Imports
from ...literals import string
from ...names import runtime_of


def lock_view(context: FileContext) -> View:
    """Return the module of the digests."""
    plan = context.plan
    imports = Imports(["DIGESTS", "verify"], runtime=runtime_of(plan))
    imports.use("__future__", "annotations")
    imports.use("collections.abc", "Callable")
    for name in ("DriftError", "compare"):
        imports.use("._lock", name)
    imports.use("._mcp_client", "Session")
    lead = Code(f"The tools of {literal_text(plan.agent_name)} as a server must list them.")
    digests = ((string(one.wire_name), string(listed_digest(one))) for one in plan.tools)
    return View(
        source=source_of(plan),
        doc=doc_text([lead]),
        imports=imports.view(),
        entries=tuple(code("{}: {},", *pair) for pair in digests),
    )
