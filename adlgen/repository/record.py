"""The record of what was written into a new repository, in ``.adlgen-init.json``."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.visible import foreign
from adlgen.features.repository.codes import NO_REPOSITORY
from adlgen.output.disk import Folder
from adlgen.output.entry import Obstacle
from adlgen.output.roots import INIT
from adlgen.output.tree import path_problems

FILE = INIT
VERSION = 1


class RepositoryRecord(Struct):
    """The answers with which a repository was created, and its files as adlgen wrote them last."""

    target: str
    """The name of the target in the configuration."""
    parts: tuple[str, ...] = ()
    files: Mapping[str, str] = field(default_factory=dict)
    """By path. The files of tools and services are not recorded, because no update changes them."""
    source: str = ""
    """The URL from which a workflow installs adlgen, if the user has named one."""
    archive: str = ""
    """The path of the copy of adlgen in the repository."""
    version: str = ""
    """The version of adlgen that wrote the files."""


def record_text(record: RepositoryRecord, version: str) -> str:
    """Return the record as JSON, with the version of adlgen that writes it; one line of a file on each line."""
    data = {
        "version": VERSION,
        "adlgen": version,
        "target": record.target,
        "with": [*record.parts],
        **{
            key: text
            for key, text in (("source", record.source), ("archive", record.archive))
            if text
        },
        "files": {path: text.split("\n") for path, text in sorted(record.files.items())},
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def read_record(folder: Folder | None, path: Path, log: Log) -> tuple[RepositoryRecord, bytes]:
    """Return the record of a folder at a path, and its text. Raises StopRun after reporting that there is none."""
    try:
        text = None if folder is None else folder.read(FILE)
        if text is not None:
            return _record(json.loads(text)), text
        reason = "there is none"
    except Obstacle as obstacle:
        reason = f"it {obstacle.reason}"
    except (OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        reason = f"it cannot be read: {foreign(error, named=False)}"
    message = f"'{(path / FILE).as_posix()}' is needed to update a repository, but {reason}"
    log.add(NO_REPOSITORY, message, None, "create one with `adlgen init DIR --lang LANG`")
    log.stop_if_errors()
    raise AssertionError


def _record(data: Any) -> RepositoryRecord:  # noqa: ANN401 - parsed JSON
    if data["version"] != VERSION:
        message = f"version {data['version']} is not {VERSION}"
        raise ValueError(message)
    parts = tuple(map(str, data["with"]))
    files = {str(path): "\n".join(lines) for path, lines in data["files"].items()}
    source, archive, version = (str(data.get(key, "")) for key in ("source", "archive", "adlgen"))
    for path, reason in path_problems([*files, *filter(None, [archive])]):
        message = f"{path!r} {reason}"
        raise ValueError(message)
    return RepositoryRecord(str(data["target"]), parts, files, source, archive, version)
