"""Read a ``tools.json`` of agentcli."""

from __future__ import annotations

from adlgen.diagnostics.model import Log
from adlgen.document.node import Document
from adlgen.frontends.agentcli import NAME
from adlgen.frontends.agentcli.tools import read_tools
from adlgen.spec.model import Spec
from adlgen.spec.text import Text


def read(document: Document, log: Log) -> Spec:
    """Return the specification; problems go to the log, of each tool the first one."""
    name = document.source.path.rsplit("/", 1)[-1]
    return Spec(
        path=name,
        dialect=NAME,
        name=Text(name.partition(".")[0] or "tools", document.root.span),
        description="",
        version="",
        tools=read_tools(document, log),
    )
