"""Repeats the output of a recorded run if the run would have nothing to do.

The module imports only modules that the interpreter has already loaded or that are built in, so a replay
takes about as long as starting the interpreter.
"""

import os
import stat
import sys
import time

from adlgen.cli.noop import (
    SECTIONS,
    group_stamp,
    in_groups,
    opened,
    sections_of,
    stamp_of,
    summary_in,
)
from adlgen.cli.terminal import color_of, is_colored

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

FORMAT = "adlgen-noop 7"
COMMANDS = ("generate", "check", "scaffold")
OFF = "--no-cache"
NEVER = frozenset({"-", OFF, "--no-manifest", "-v", "--verbose", "--json"})
"""Arguments of runs that are never recorded: their input or output is more, or a build wants nothing of the home
folder."""
SUMMARY_SECTIONS = 10


class Changed:
    """The record of a run since which one file has changed, and nothing else."""

    def __init__(self, sections: "list[list[str]]", position: int, checked: int) -> None:
        """Set the sections, the position of the file among the files, and when the others were checked."""
        self.sections = sections
        self.position = position
        self.checked = checked


def replay(arguments: "Sequence[str]") -> int | Changed | None:
    """Print the recorded output of a command line and return its exit code.

    Otherwise return the record if only one file has changed since, or None.
    """
    place = place_of(arguments)
    if place is None:
        return None
    started = time.time_ns()
    try:
        with open(opened(place), "rb") as file:
            summary = sections_of(summary_in(file), SUMMARY_SECTIONS)
            if tuple(summary[0]) != key_of(arguments):
                return None
            facts = summary[2:]
            found = [*changed(facts[0])] if _others_hold(facts) else None
            details = None if found == [] else sections_of(file.read(), SECTIONS)
        if details is not None:
            files = details[2]
            if found is None:
                found = [*changed(files)]
                if not hold([[], *details[3:]]):
                    return None
            if len(found) == 1:
                return Changed(details, files[::3].index(found[0]), started)
            if found:
                return None
        if sys.stderr is not None:
            sys.stderr.write(summary[1][0])
    except (OSError, ValueError, IndexError):
        return None
    if details is not None or "" in summary[2][1::3]:
        _settle(place, summary, details, started)
    return 0


def _settle(
    place: str, summary: "list[list[str]]", details: "list[list[str]] | None", started: int
) -> None:
    """Complete a record with files that were too recent for a stamp."""
    from adlgen.cli.noop.store import settle, settle_summary

    try:
        if details is None:
            settle_summary(place, summary, started)
        else:
            settle(place, details, started)
    except (OSError, ValueError):
        return


# --- the file of a record ------------------------------------------------------------------------


def place_of(arguments: "Sequence[str]") -> str | None:
    """Return the path of the record of a command line; None: the command line is never recorded."""
    if arguments and not arguments[0].startswith("-") and arguments[0] not in COMMANDS:
        return None
    if not NEVER.isdisjoint(arguments):
        return None
    checks = "check" in arguments[:1] or "--check" in arguments
    if checks and os.environ.get("CI", "").lower() not in {"", "0", "false"}:
        return None
    folder = _folder()
    try:
        return None if folder is None else os.path.join(folder, _name(key_of(arguments)))
    except OSError:  # the current folder no longer exists
        return None


def _name(key: "tuple[str, ...]") -> str:
    """Return the FNV-1a hash of a key, which needs no library; the record contains the key itself."""
    name = 0xCBF29CE484222325
    for byte in "\0".join(key).encode("utf-8", "surrogateescape"):
        name = (name ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{name:016x}"


def key_of(arguments: "Sequence[str]") -> "tuple[str, ...]":
    """Return the key of a run: the command line, the folder and the interpreter."""
    return (
        FORMAT,
        sys.version,
        sys.prefix,
        __file__,
        str(sys.flags),
        str(getattr(sys.stderr, "encoding", None)).lower(),
        str(is_colored(color_of(arguments), sys.stderr)),
        os.getcwd(),
        os.pathsep.join(sys.path),
        *arguments,
    )


def _folder() -> str | None:
    chosen = os.environ.get("ADLGEN_CACHE_DIR")
    if chosen is not None:
        return chosen or None
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return os.path.join(base, "adlgen") if os.path.isabs(base) else None


# --- the facts of a record -----------------------------------------------------------------------


def summary_holds(facts: "Sequence[Sequence[str]]") -> bool:
    """Report whether all facts of a summary still hold."""
    return not any(changed(facts[0])) and _others_hold(facts)


def _others_hold(facts: "Sequence[Sequence[str]]") -> bool:
    """Report whether a summary holds except for the files that it lists one by one."""
    _, *others, folders, groups = facts
    return (
        hold([[], *others])
        and all(stamp_of(os.lstat(path)) == stamp for path, stamp in in_groups(folders, 2))
        and _groups_hold(groups)
    )


def _groups_hold(fields: "Sequence[str]") -> bool:
    """Report whether groups of files are unchanged: folder, number of files, their stamp, and their names."""
    start = 0
    while start < len(fields):
        folder, count, stamp = fields[start : start + 3]
        end = start + 3 + int(count)
        if stamp_of_group(folder, fields[start + 3 : end]) != stamp:
            return False
        start = end
    return True


def stamp_of_group(folder: str, names: "Iterable[str]") -> str:
    """Return the stamp of several files of a folder. Raises OSError if one does not exist."""
    # A look at a name in an open folder takes two thirds of the time of one at a path. For the same reason, no status
    # is kept until the next one is read.
    status = os.stat
    inside = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        return group_stamp(
            [
                number
                for name in names
                for one in (status(name, dir_fd=inside, follow_symlinks=False),)
                for number in (one.st_ctime_ns, one.st_ino)
            ]
        )
    finally:
        os.close(inside)


def changed(files: "Sequence[str]") -> "Iterator[str]":
    """Yield the paths of the files that have changed."""
    for path, stamp, content in in_groups(files, 3):
        if not same_file(path, stamp, content):
            yield path


def hold(facts: "Sequence[Sequence[str]]") -> bool:
    """Report whether all facts of a record still hold."""
    files, places, folders, present, absent, listings = facts
    return (
        not any(changed(files))
        and all(os.path.realpath(path) == real for path, real in in_groups(places, 2))
        and all(folder_text(path) == text for path, text in in_groups(folders, 2))
        and all_present(present)
        and not any(map(os.path.lexists, absent))
        and all(digest(listed(path)) == names for path, names in in_groups(listings, 2))
    )


def all_present(fields: "Iterable[str]") -> bool:
    """Report whether files exist: the path of a folder, with a slash at its end, precedes the names inside.

    One listing is faster than a look at each of thousands of files.
    """
    names: set[str] = set()
    for field in fields:
        if field.endswith("/"):
            names = set(os.listdir(field))
        elif field not in names:
            return False
    return True


def folder_text(path: str) -> str:
    """Return the mode and the owner of a folder as a text."""
    status = os.lstat(path)
    return f"{status.st_mode:o} {status.st_uid} {status.st_gid}"


def same_file(path: str, stamp: str, content: str) -> bool:
    """Report whether a file is unchanged, by its stamp or else by its content if that is known."""
    status = os.lstat(path)
    if stamp_of(status) == stamp:
        return True
    return content != "" and stat.S_ISREG(status.st_mode) and digest_of_file(path) == content


def listed(path: str) -> str:
    """Return the listing of a folder as a text."""
    try:
        with os.scandir(path) as entries:
            return listing_text(sorted((entry.name, entry.is_file()) for entry in entries))
    except OSError:
        return listing_text(None)


def listing_text(names: "Iterable[tuple[str, bool]] | None") -> str:
    """Return the text of a listing of names, each with whether it is a file; None: the folder does not exist."""
    if names is None:
        return "\0"
    return "".join(f"{name}{'' if is_file else '/'}\0" for name, is_file in names)


def digest_of_file(path: str) -> str:
    """Return the digest of a file's content."""
    with open(path, "rb") as file:
        return digest(file.read())


def digest(content: str | bytes) -> str:
    """Return the digest of a content as used in records."""
    try:
        from _blake2 import blake2b  # hashlib loads OpenSSL first
    except ImportError:
        from hashlib import blake2b
    if isinstance(content, str):
        content = content.encode("utf-8", "surrogateescape")
    return blake2b(content, digest_size=16).hexdigest()
