"""Lookup of the tools that a meta tool aggregates, in its own folder.

Tools may also be installed elsewhere. The output must not depend on the machine, so other folders are not
searched.
"""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.diagnostics.model import Log
from adlgen.diagnostics.spelling import closest
from adlgen.document import SourceError, read_document
from adlgen.document.node import Mapping, Scalar, SiblingFiles, Source
from adlgen_plugins.aios.feature.model import Composite
from adlgen_plugins.aios.frontend import codes, recognises

_FILES = ("*.yaml", "*.yml")


def check_aggregates(launch: Composite, source: Source, log: Log) -> None:
    """Warn about aggregated tools that have no file next to the source."""
    if source.folder is None or not launch.aggregates:
        return
    known = set(_ids(source.folder))
    for named in launch.aggregates:
        if named.value not in known:
            near = closest(named.value, known)
            hint = f"did you mean '{near}'?" if near else "put the file of the tool there"
            message = f"no tool in the same folder has the id '{named.value}'"
            log.add(codes.UNKNOWN_AGGREGATE, message, named.span, hint)


def _ids(folder: SiblingFiles) -> Iterator[str]:
    """Yield the ids of the AIOS tools of a folder."""
    for file in sorted({name for pattern in _FILES for name in folder.names(pattern)}):
        try:
            document = read_document(folder.read(file), Log())
        except SourceError:
            continue
        root = document.root
        tool = root.get("tool") if isinstance(root, Mapping) else None
        owner = tool if isinstance(tool, Mapping) else root
        name = owner.get("id") if isinstance(owner, Mapping) else None
        if recognises(document) and isinstance(name, Scalar) and isinstance(name.value, str):
            yield name.value
