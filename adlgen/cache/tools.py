"""Records the tools of a run, so that the next one can be limited to a changed tool."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from adlgen.cache.check import LARGEST
from adlgen.cache.chunks import NotIncrementalError, check_isolated, chunks_of, kind_of, require
from adlgen.diagnostics.codes.output import MISSING
from adlgen.diagnostics.hashing import sha256
from adlgen.features.registry import feature
from adlgen.ir.agent import Tool
from adlgen.output.changes import Changes, State
from adlgen.output.manifest import MANIFEST, Origin
from adlgen.output.outcome import Output, Result
from adlgen.output.trace import Emission

if TYPE_CHECKING:
    from adlgen.cache.model import RootTools, Tools

MOST_KEPT = 20
"""The number of tools that other tools may depend on, which are part of every incremental run."""
STATES = frozenset({State.SAME, State.KEPT, State.MISSING})
"""The states of files that do not change what a run reports."""


def tools_of(result: Result, text: str) -> Tools | None:
    """Return the tools of a run that changed nothing and printed ``text``; None if a later run must be a full one."""
    try:
        return _tools(result, text)
    except (NotIncrementalError, LookupError, ValueError, RecursionError):
        return None


def _tools(result: Result, text: str) -> Tools:
    require(not text or all(d.code == MISSING for d in result.diagnostics), "there are diagnostics")
    assert result.trace is not None
    emissions = [result.trace.emissions[output.root] for output in result.outputs]
    reading, tools = emissions[0].reading, emissions[0].agent.tools
    require(
        all((one.reading, one.agent.tools) == (reading, tools) for one in emissions),
        "the outputs have different tools",
    )
    require(reading is not None, "the files depend on more than one specification and its options")
    assert reading is not None
    require(reading.path in result.trace.files, "the specification is a folder or a pattern")
    content = result.trace.files[reading.path].decode()
    require(len(content) < LARGEST // 2, "the specification is large")
    kind = kind_of(reading.path)
    check_isolated(content, kind)
    kept = [number for number, tool in enumerate(tools) if not _is_isolated(tool)]
    require(len(kept) <= MOST_KEPT, "tools depend on one another")
    spans = [(tool.span.line, tool.span.column) for tool in tools]
    return {
        "token": "",
        "path": reading.path,
        "dialect": reading.dialect,
        "lenient": reading.lenient,
        "title": reading.title,
        "source_bytes": reading.limits.source_bytes,
        "depth": reading.limits.depth,
        "text": content,
        "ids": [tool.id for tool in tools],
        "ranges": [*chunks_of(content, kind, spans)],
        "kept": kept,
        "roots": [*_roots(result.outputs, emissions, content)],
    }


def _is_isolated(tool: Tool) -> bool:
    """Report whether the output of other tools is independent of a tool."""
    return all(feature(name).is_isolated for name in tool.extras)


def _roots(
    outputs: Sequence[Output], emissions: Sequence[Emission], content: str
) -> Iterator[RootTools]:
    hashed = sha256(content.replace("\r\n", "\n").encode()).hexdigest()
    for output, emission in zip(outputs, emissions, strict=True):
        origin, changes = output.wanted.origin, output.changes
        require(output.wanted.owners == {"adlgen"}, "user-owned files are written")
        require(origin is not None and origin.spec_sha256 == hashed, "other files are inputs")
        assert origin is not None
        require(all(change.state in STATES for change in changes), "files are ignored or orphaned")
        require(_is_current(changes, origin), "the manifest is that of another version")
        require(any(file.tool for file in output.tree.owned_by("adlgen")), "no file of a tool")
        yield {
            "target": output.target,
            "path": str(output.root),
            "pack": emission.pack,
            "options": {**emission.options},
            "same": len(changes.having(State.SAME)),
        }


def _is_current(changes: Changes, origin: Origin) -> bool:
    """Report whether a full run that writes a file would leave the other lines of the manifest as they are."""
    text = next((c.after or b"" for c in changes if c.path == MANIFEST), b"").decode()
    kept = changes.having(State.KEPT)
    known = [json.dumps(name) in text for name in (origin.generator, *(c.path for c in kept))]
    return all(known) and "\r" not in text
