"""Remembers the tools of a run, so that the next one can be limited to a changed tool."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from adlgen.cli.incremental import FORMAT, NotIncrementalError, new_token, require
from adlgen.cli.incremental.chunks import check_isolated, chunks_of, kind_of
from adlgen.cli.noop import LARGEST
from adlgen.diagnostics.codes.output import MISSING
from adlgen.diagnostics.hashing import sha256
from adlgen.features.registry import feature
from adlgen.ir.agent import Tool
from adlgen.output.changes import Changes, State
from adlgen.output.manifest import MANIFEST, Origin
from adlgen.output.outcome import Output, Result
from adlgen.output.trace import Emission, Reading

MOST_KEPT = 20
"""The number of tools that other tools may depend on, which are part of every incremental run."""
STATES = frozenset({State.SAME, State.KEPT, State.MISSING})
"""The states of files that do not change what a run reports."""


def tools_of(result: Result, text: str) -> list[list[str]] | None:
    """Return the sections that describe the tools of a run that changed nothing and printed ``text``.

    None if a later run must be a full one.
    """
    try:
        return _sections(result, text)
    except (NotIncrementalError, LookupError, ValueError, RecursionError):
        return None


def _sections(result: Result, text: str) -> list[list[str]]:
    require(not text or all(d.code == MISSING for d in result.diagnostics), "there are diagnostics")
    assert result.trace is not None
    emissions = [result.trace.emissions[output.root] for output in result.outputs]
    reading, found = _reading(emissions), emissions[0].agent.tools
    require(reading.path in result.trace.files, "the specification is a folder or a pattern")
    content = result.trace.files[reading.path].decode()
    require(len(content) < LARGEST // 2, "the specification is large")
    kind = kind_of(reading.path)
    check_isolated(content, kind)
    ranges = chunks_of(content, kind, [(tool.span.line, tool.span.column) for tool in found])
    kept = [not _is_isolated(tool) for tool in found]
    require(sum(kept) <= MOST_KEPT, "tools depend on one another")
    spec = [reading.path, kind, reading.dialect, "lenient" * reading.lenient, reading.title]
    spec += [str(reading.limits.source_bytes), str(reading.limits.depth)]
    tools = [
        field
        for tool, (start, end), is_kept in zip(found, ranges, kept, strict=True)
        for field in (tool.id, str(start), str(end), "kept" * is_kept)
    ]
    sections = [spec, [content], tools, [*_outputs(result.outputs, emissions, content)]]
    sections.append([*_options(emissions)])
    return [[FORMAT, new_token()], *sections]


def _is_isolated(tool: Tool) -> bool:
    """Report whether the output of other tools is independent of a tool."""
    return all(feature(name).is_isolated for name in tool.extras)


def _reading(emissions: Sequence[Emission]) -> Reading:
    """Return how the specification of all outputs was read."""
    reading = emissions[0].reading
    require(reading is not None, "the files depend on more than one specification and pack")
    assert reading is not None
    same = all(
        (found.reading, found.agent.tools) == (reading, emissions[0].agent.tools)
        for found in emissions
    )
    require(same, "the outputs have different tools")
    return reading


def _outputs(
    outputs: Sequence[Output], emissions: Sequence[Emission], content: str
) -> Iterator[str]:
    hashed = sha256(content.replace("\r\n", "\n").encode()).hexdigest()
    for output, emission in zip(outputs, emissions, strict=True):
        origin, changes = output.wanted.origin, output.changes
        require("adlgen" in output.wanted.owners, "no generated file is written")
        require(origin is not None and origin.spec_sha256 == hashed, "other files are inputs")
        assert origin is not None
        require(all(change.state in STATES for change in changes), "files are ignored or orphaned")
        require(_is_current(changes, origin), "the manifest is that of another version")
        require(any(file.tool for file in output.tree.owned_by("adlgen")), "no file of a tool")
        same = len(changes.having(State.SAME))
        yield from (output.target, str(output.root), emission.pack, str(same))


def _is_current(changes: Changes, origin: Origin) -> bool:
    """Report whether a full run that writes a file would leave the other lines of the manifest as they are."""
    text = next((c.after or b"" for c in changes if c.path == MANIFEST), b"").decode()
    kept = changes.having(State.KEPT)
    return json.dumps(origin.generator) in text and all(json.dumps(c.path) in text for c in kept)


def _options(emissions: Sequence[Emission]) -> Iterator[str]:
    for number, emission in enumerate(emissions):
        for key, value in emission.options.items():
            yield from (str(number), key, value)
