"""The reader of agentcli's ``tools.json``."""

from __future__ import annotations

from adlgen.diagnostics.model import Log
from adlgen.document.node import Document
from adlgen.spec.model import Spec
from adlgen.spec.text import Text
from adlgen_plugins.agentcli.frontend import NAME
from adlgen_plugins.agentcli.frontend.tools import read_tools


def read(document: Document, log: Log) -> Spec:
    """Return the specification; add the first problem of each tool to the log."""
    name = document.source.path.rsplit("/", 1)[-1]
    return Spec(
        path=name,
        dialect=NAME,
        name=Text(name.partition(".")[0] or "tools", document.root.span),
        description="",
        version="",
        tools=read_tools(document, log),
    )
