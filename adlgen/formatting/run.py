"""The run of ``adlgen fmt``: formats files, and writes all of them or none."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from adlgen.diagnostics.codes.config import NO_SPECS
from adlgen.diagnostics.codes.formatting import NO_LAYOUT, NOT_FORMATTED
from adlgen.diagnostics.codes.shape import UNKNOWN_DIALECT
from adlgen.diagnostics.datatypes import Struct, field, replace
from adlgen.diagnostics.model import Log, Span, StopRun
from adlgen.document import SourceError, read_document
from adlgen.document.node import Mapping as MappingNode
from adlgen.document.node import Node, Scalar, Source
from adlgen.document.node import Sequence as SequenceNode
from adlgen.document.paths import expand, is_pattern
from adlgen.document.source import STDIN
from adlgen.formatting.format import formatted_source
from adlgen.output.changes import Changes
from adlgen.output.rewritten import changes_of, rewrite
from adlgen.output.state import RunState
from adlgen.packs.request import SpecFile

_OTHERS = frozenset({UNKNOWN_DIALECT, NO_LAYOUT})
"""What a folder contains besides files that have a layout."""


class Formatted(Struct):
    """What a run has formatted."""

    files: tuple[tuple[Source, Source], ...] = ()
    """Each file before and after it."""
    changes: Mapping[Path, Changes] = field(default_factory=dict)
    """The changed files of each folder; not standard input."""

    @property
    def changed(self) -> tuple[Source, ...]:
        """The files that were not formatted, as they are now."""
        return tuple(new for old, new in self.files if old.text != new.text)


class Wanted(Struct):
    """The files of a run."""

    files: Sequence[SpecFile]
    exclude: Sequence[str] = ()
    """Patterns of files that folders and patterns do not include."""
    follows: bool = False
    """Whether the files of definitions to which specifications refer are formatted, too."""


def format_files(wanted: Wanted, state: RunState, *, check: bool, writes: bool) -> Formatted:
    """Format files. Problems are in the log of the state, of all files; after an error nothing is written.

    With ``check``, a file that is not formatted is an error; ``writes``: the files are written. Raises StopRun, Obstacle and
    OSError if they cannot be.
    """
    done: dict[Path, tuple[Source, Source] | None] = {}
    waiting = [*_expanded(wanted, state)]
    while waiting:
        path, dialect, is_named = waiting.pop(0)
        place = Path(path).resolve()
        if place in done:
            continue
        pair = done[place] = _formatted(path, dialect, state, is_named=is_named)
        if pair is not None and wanted.follows:
            waiting += [(file, None, False) for file in _references(pair[0])]
    pairs = tuple(pair for pair in done.values() if pair is not None)
    found = Formatted(pairs, changes_of(pair for pair in pairs if pair[0].path != STDIN))
    if check:
        for source in found.changed:
            span = Span(source.path, 0, 0, 0, 0)
            state.log.add(NOT_FORMATTED, "the file is not formatted", span, "run: adlgen fmt")
    state.log.stop_if_errors()
    if writes:
        rewrite(found.changes, state.log)
    return found


def _expanded(wanted: Wanted, state: RunState) -> Iterator[tuple[str, str | None, bool]]:
    """Yield each file with its format, and whether it is named rather than in a folder."""
    for file in wanted.files:
        paths = expand(file.path, wanted.exclude, state.trace)
        several = is_pattern(file.path) or paths != [file.path]
        yield from ((path, file.dialect, not several) for path in paths)
        if not paths:
            state.log.add(NO_SPECS, f"'{file.path}' contains no specification", file.span)


def _formatted(
    path: str, dialect: str | None, state: RunState, *, is_named: bool
) -> tuple[Source, Source] | None:
    """Return a file before and after; None after an error, or if it is not named and has no layout."""
    own = state.log.empty()
    try:
        source = state.load(path)
        new = replace(source, text=formatted_source(source, own, dialect))
    except SourceError as error:
        state.log.diagnostics.append(error.diagnostic)
        return None
    except StopRun:
        if is_named or not {found.code for found in own.diagnostics} <= _OTHERS:
            state.log.extend(own)
        return None
    return source, new


def _references(source: Source) -> Iterable[str]:
    """Return the files in the folder of a source to which its schemas refer."""
    folder = posixpath.dirname(source.path)
    names: dict[str, None] = {}
    waiting: list[Node] = [read_document(source, Log()).root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, MappingNode):
            found = node.get("$ref")
            if isinstance(found, Scalar) and isinstance(found.value, str):
                names[found.value.partition("#")[0]] = None
            waiting += [entry.value for entry in node]
        elif isinstance(node, SequenceNode):
            waiting += node.items
    inside = (posixpath.normpath(name) for name in names if name and "://" not in name)
    paths = (posixpath.join(folder, name) for name in inside if not name.startswith(("../", "/")))
    return sorted(path for path in paths if Path(path).is_file())
