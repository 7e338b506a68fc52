"""Remembers the tools of a run, so that the next one can be limited to a changed tool."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from adlgen.cli.incremental import FORMAT, NotIncrementalError, new_token, require
from adlgen.cli.incremental.chunks import check_isolated, chunks_of, kind_of
from adlgen.cli.noop import LARGEST
from adlgen.diagnostics.codes.output import MISSING
from adlgen.diagnostics.hashing import sha256
from adlgen.output.changes import Changes, State
from adlgen.output.manifest import MANIFEST, Origin
from adlgen.output.outcome import Output, Recipe, Result

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
    recipe = _recipe(result.outputs)
    assert result.inputs is not None
    require(recipe.spec in result.inputs.files, "the specification is a folder or a pattern")
    content = result.inputs.files[recipe.spec].decode()
    require(len(content) < LARGEST // 2, "the specification is large")
    kind = kind_of(recipe.spec)
    check_isolated(content, kind)
    places = [(span.line, span.column) for _, span, _ in recipe.tools]
    ranges = chunks_of(content, kind, places)
    require(sum(kept for _, _, kept in recipe.tools) <= MOST_KEPT, "tools depend on one another")
    spec = [recipe.spec, kind, recipe.dialect, "lenient" * recipe.lenient, recipe.title]
    spec += [str(recipe.limits.source_bytes), str(recipe.limits.depth)]
    tools = [
        field
        for (name, _, kept), (start, end) in zip(recipe.tools, ranges, strict=True)
        for field in (name, str(start), str(end), "kept" * kept)
    ]
    sections = [spec, [content], tools, [*_outputs(result.outputs, content)]]
    sections.append([*_options(result.outputs)])
    return [[FORMAT, new_token()], *sections]


def _recipe(outputs: Sequence[Output]) -> Recipe:
    """Return the recipe of the first output; all must be of the same specification."""
    recipes = [output.recipe for output in outputs]
    first = recipes[0]
    require(first is not None, "the output has no recipe")
    assert first is not None
    for recipe in recipes:
        require(
            recipe is not None
            and (recipe.spec, recipe.dialect, recipe.lenient, recipe.title, recipe.tools)
            == (first.spec, first.dialect, first.lenient, first.title, first.tools),
            "the outputs have different tools",
        )
    return first


def _outputs(outputs: Sequence[Output], content: str) -> Iterator[str]:
    hashed = sha256(content.replace("\r\n", "\n").encode()).hexdigest()
    for output in outputs:
        origin, changes = output.wanted.origin, output.changes
        require(origin is not None and origin.spec_sha256 == hashed, "other files are inputs")
        assert origin is not None
        require(all(change.state in STATES for change in changes), "files are ignored or orphaned")
        require(_is_current(changes, origin), "the manifest is that of another version")
        require(any(file.tool for file in output.tree.owned_by("adlgen")), "no file of a tool")
        assert output.recipe is not None
        same = len(changes.having(State.SAME))
        yield from (output.target, str(output.root), output.recipe.pack, str(same))


def _is_current(changes: Changes, origin: Origin) -> bool:
    """Report whether a full run that writes a file would leave the other lines of the manifest as they are."""
    text = next((c.after or b"" for c in changes if c.path == MANIFEST), b"").decode()
    kept = changes.having(State.KEPT)
    return json.dumps(origin.generator) in text and all(json.dumps(c.path) in text for c in kept)


def _options(outputs: Sequence[Output]) -> Iterator[str]:
    for number, output in enumerate(outputs):
        assert output.recipe is not None
        for key, value in output.recipe.options.items():
            yield from (str(number), key, value)
