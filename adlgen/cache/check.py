"""Checks whether a recorded run can be repeated: what its record is, and what has changed since.

This module imports only modules that the interpreter has loaded or that are built in, so a repeated run takes about as
long as starting the interpreter.
"""

import os
import stat
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from adlgen.cache.model import Facts, Files, Memory, Names, Stale

FORMAT = "adlgen run 8"
LARGEST = 1 << 25
"""The maximum size of a record in bytes."""
GROUPED = 4
"""The fewest files of a folder that are checked in the open folder."""
LISTED = 16
"""The fewest names that are looked up in a listing of their folder."""


class Request:
    """A command line whose runs are recorded."""

    def __init__(self, words: "Sequence[str]", loaded: int, memory: "Memory | None" = None) -> None:
        """Set the command line with all other texts that decide the result, and when adlgen was loaded.

        ``memory`` has the records of this process, which does not read its code again; None: records are files.
        """
        self.words = words
        self.loaded = loaded
        self.memory = memory

    @property
    def key(self) -> "list[str]":
        """What a record belongs to. Raises OSError if the current folder no longer exists."""
        versions = (FORMAT, sys.version, sys.prefix, __file__, str(sys.flags))
        return [*versions, os.getcwd(), os.pathsep.join(sys.path), *self.words]

    @property
    def place(self) -> str:
        """The path of the record. Raises OSError if there is no folder of records."""
        folder = os.environ.get("ADLGEN_CACHE_DIR")
        if folder is None:
            base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
            folder = os.path.join(base, "adlgen") if os.path.isabs(base) else ""
        if not folder:
            raise FileNotFoundError(folder)
        key = "\0".join(self.key).encode("utf-8", "surrogateescape")
        # A remainder needs no library, and the record contains the key itself.
        return os.path.join(folder, f"{int.from_bytes(key, 'big') % 0xFFFFFFFFFFFFFFC5:016x}")


# --- files of records ----------------------------------------------------------------------------


def read(place: str) -> "Any":  # noqa: ANN401 - what is read may be anything
    """Return the content of a record. Raises an exception if it is damaged, or if another user can write to it."""
    folder, name = os.path.split(place)
    inside = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        check_owner(os.fstat(inside))
        flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
        descriptor = os.open(name, flags, dir_fd=inside)
    finally:
        os.close(inside)
    try:
        status = os.fstat(descriptor)
        check_owner(status)
        if not stat.S_ISREG(status.st_mode) or status.st_size > LARGEST:
            raise ValueError(place)
        return _parsed(os.read(descriptor, status.st_size).decode())
    finally:
        os.close(descriptor)


def check_owner(status: os.stat_result) -> None:
    """Raise ValueError for a file or folder that another user can write."""
    if status.st_uid != os.geteuid() or status.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        raise ValueError


class _Plain:
    """The settings of a JSON scanner."""

    strict = True
    object_hook = object_pairs_hook = None
    parse_float = parse_constant = float
    parse_int = int


def _parsed(text: str) -> "Any":  # noqa: ANN401 - any JSON
    """Return a JSON document. The module json is not imported, which takes longer than the rest of a repeated run."""
    try:
        from _json import make_scanner

        scan = make_scanner(_Plain)  # type: ignore[arg-type]  # any object with the settings
    except (AttributeError, ImportError):  # another interpreter
        from json import loads

        return loads(text)
    value, end = scan(text, 0)
    if end != len(text):
        raise ValueError(end)
    return value


# --- facts ---------------------------------------------------------------------------------------


def changes_since(facts: "Facts") -> "tuple[list[str], Stale]":
    """Return the paths of the files that have changed, and the facts that hold with other stamps.

    Raises ValueError or OSError if anything else has changed.
    """
    changed: list[str] = []
    stale: Stale = []
    for folder, files in facts["files"].items():
        stamps = stamps_of(folder, files["names"])
        if not files["digests"]:
            if [hash(tuple(stamps))] != files["stamps"]:
                raise ValueError(folder)
        elif stamps != files["stamps"]:
            changed += _changed(folder, files, stamps)
            stale.append((files, stamps))
    for folder, names in facts["names"].items():
        stamps = names["stamps"] and stamps_of(folder, ("",))
        if not stamps or stamps != names["stamps"]:
            are_many = _check_names(folder, [*names["present"], *names["absent"]], names)
            stale += [(names, stamps)] * are_many
    known: dict[str, str] = {}
    if not (
        all(real_path(path, known) == real for path, real in facts["links"].items())
        and all(mode_of(path) == mode for path, mode in facts["modes"].items())
        and all(listed(path) == names for path, names in facts["listings"].items())
    ):
        raise ValueError
    return changed, stale


def stamps_of(folder: str, names: "Sequence[str]") -> list[int]:
    """Return the status change time and the inode of files of a folder. Raises OSError if one does not exist."""
    # A look at a name in an open folder takes two thirds of the time of one at a path. For the same reason, no status
    # is kept until the next one is read.
    status, start, inside = os.stat, folder, None
    if len(names) >= GROUPED:
        start, inside = "", os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        return [
            number
            for name in names
            for one in (status(start + name, dir_fd=inside, follow_symlinks=False),)
            for number in (one.st_ctime_ns, one.st_ino)
        ]
    finally:
        if inside is not None:
            os.close(inside)


def _changed(folder: str, files: "Files", stamps: "Sequence[int]") -> "Iterator[str]":
    """Yield the paths of the files that have another stamp and another content."""
    known = files["stamps"]
    for at, name, content in zip(
        range(0, len(stamps), 2), files["names"], files["digests"], strict=True
    ):
        path = folder + name
        if stamps[at : at + 2] != known[at : at + 2] and not (
            content and stat.S_ISREG(os.lstat(path).st_mode) and digest_of_file(path) == content
        ):
            yield path


def _check_names(folder: str, names: "list[str]", known: "Names") -> bool:
    """Check names in a folder; return whether they are so many that it was listed, which can take longer.

    Raises ValueError if one is no longer present or absent.
    """
    are_many = len(names) >= LISTED
    if are_many and os.path.lexists(folder):
        found = set(os.listdir(folder))
    else:
        found = {name for name in names if os.path.lexists(folder + name)}
    if not found.issuperset(known["present"]) or not found.isdisjoint(known["absent"]):
        raise ValueError(folder)
    return are_many


def real_path(path: str, known: "dict[str, str]") -> str:
    """Return the path without links, as :func:`os.path.realpath` does.

    ``known`` has the results for the folders of other paths, which are often the same.
    """
    found = known.get(path)
    if found is None:
        folder, name = os.path.split(path)
        if name in {"", os.curdir, os.pardir}:
            found = os.path.realpath(path)
        else:
            found = os.path.join(real_path(folder, known), name)
            if os.path.islink(found):
                found = os.path.realpath(path)
        known[path] = found
    return found


def mode_of(path: str) -> str:
    """Return the mode and the owner of a folder as a text."""
    status = os.lstat(path)
    return f"{status.st_mode:o} {status.st_uid} {status.st_gid}"


def listed(path: str) -> "list[list[str | bool]] | None":
    """Return the sorted names in a folder, each with whether it is a file; None if the folder does not exist."""
    try:
        with os.scandir(path) as entries:
            return sorted([entry.name, entry.is_file()] for entry in entries)
    except OSError:
        return None


def digest_of_file(path: str) -> str:
    """Return the digest of a file's content."""
    with open(path, "rb", buffering=0) as file:  # it is read at once
        return digest(file.read())


def digest(content: bytes) -> str:
    """Return the digest of a content as used in records."""
    try:
        from _blake2 import blake2b  # hashlib loads OpenSSL first
    except ImportError:
        from hashlib import blake2b
    return blake2b(content, digest_size=16).hexdigest()
