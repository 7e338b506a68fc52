"""The content of records, for type checkers: each record is one JSON document."""

from __future__ import annotations

from typing import TypeAlias, TypedDict

from adlgen.output.outcome import Result

Range: TypeAlias = tuple[int, int]


class Files(TypedDict):
    """Files of a folder: three lists in the same order."""

    names: list[str]
    stamps: list[int]
    """Two numbers for each file; zeros if it had changed too recently. Without digests: a hash of all of them."""
    digests: list[str]
    """What a run used of files; empty for a file, or for all, whose stamp must be the same."""


class Names(TypedDict):
    """Names in a folder."""

    present: list[str]
    absent: list[str]
    stamps: list[int]
    """Two numbers for the folder; zeros if it had changed too recently, empty if it did not exist."""


Stale: TypeAlias = list[tuple[Files | Names, list[int]]]
"""Facts that hold, each with its new stamps."""


class Facts(TypedDict):
    """What the result of a run depends on, except its key. A folder ends with a slash."""

    files: dict[str, Files]
    names: dict[str, Names]
    links: dict[str, str]
    """Where the links of a path lead."""
    modes: dict[str, str]
    """The mode and the owner of a folder of an output root."""
    listings: dict[str, list[list[str | bool]] | None]
    """The names in a searched folder, each with whether it is a file; null if it did not exist."""


class Record(TypedDict):
    """A run that would change nothing."""

    key: list[str]
    text: str
    """What it prints."""
    token: str
    """What the tools of the run have in common with its record."""
    facts: Facts


Outcome: TypeAlias = int | tuple[Result, str]
"""An exit code; or a result that an identical run would have, and what that run would print."""


class RootTools(TypedDict):
    """An output root of a run whose tools are recorded."""

    target: str
    path: str
    pack: str
    options: dict[str, str]
    same: int
    """The number of files that an identical run would find unchanged."""


class Tools(TypedDict):
    """The tools of a run, for a later one that is limited to a changed tool."""

    token: str
    path: str
    """The specification; how it was read follows."""
    dialect: str
    lenient: bool
    title: str
    source_bytes: int
    depth: int
    text: str
    ids: list[str]
    ranges: list[Range]
    """Where the text of each tool starts and ends."""
    kept: list[int]
    """The positions of the tools that other tools may depend on."""
    roots: list[RootTools]


class Remembered(TypedDict):
    """A run of a process that answers several requests."""

    record: Record
    tools: Tools | None
    """None if a later run cannot be limited to a changed tool."""


Memory: TypeAlias = dict[tuple[str, ...], Remembered]
"""By the key of the run; the oldest first."""
