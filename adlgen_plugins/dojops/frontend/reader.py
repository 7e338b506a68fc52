"""The reader of DojOps tools, of both kinds of file."""

from __future__ import annotations

from adlgen.diagnostics.model import Log
from adlgen.document.node import Document
from adlgen.spec.model import Spec
from adlgen.spec.text import Text
from adlgen_plugins.dojops.frontend import NAME, is_dops


def read(document: Document, log: Log) -> Spec:
    """Return the specification of the tool, without tools after an error; add problems to the log."""
    # Building the shapes of a file kind is slow, so only the needed ones are imported.
    if is_dops(document):
        from adlgen_plugins.dojops.frontend.dops import read_dops as read_tool
    else:
        from adlgen_plugins.dojops.frontend.manifest import read_manifest as read_tool

    found = read_tool(document, log)
    tool = None if found is None else found.tool
    described = None if tool is None else tool.description
    return Spec(
        path=document.source.path.rsplit("/", 1)[-1],
        dialect=NAME,
        name=Text("", document.root.span) if tool is None else tool.id,
        description="" if described is None else described.value,
        version="" if found is None else found.generation.version,
        tools=() if tool is None else (tool,),
    )
