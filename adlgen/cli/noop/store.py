"""Writes records of runs, and completes them after a replay."""

import os
import stat

from adlgen.cli.noop import check_owner, in_groups, stamp_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

SETTLED_AFTER = 200_000_000
"""Nanoseconds. A file that changed more recently before the run may have changed again during the run with
the same time stamp, because of the resolution of file systems."""
SETTLED_AFTER_WHOLE_SECONDS = 2_000_000_000
"""The same for time stamps without fractions, whose resolution may be two seconds."""
MOST = 500
"""Records that are kept before the oldest half is removed."""
_LENGTH = 16
_DIGITS = frozenset("0123456789abcdef")


def is_settled(status: os.stat_result, since: int) -> bool:
    """Return whether a file with this status was the same at a time, in nanoseconds."""
    changed = status.st_ctime_ns
    fractions = changed % 1_000_000_000 != 0
    return changed + (SETTLED_AFTER if fractions else SETTLED_AFTER_WHOLE_SECONDS) < since


def settle(place: str, sections: "Sequence[Sequence[str]]", started: int) -> None:
    """Add the stamps of files whose contents a replay has compared since ``started``, so that the next need not."""
    files: list[str] = []
    for path, stamp, content in in_groups(sections[2], 3):
        files += [path, stamp or _stamp(path, started), content]
    if files != sections[2]:
        write(place, [*sections[:2], files, *sections[3:]])


def _stamp(path: str, since: int) -> str:
    status = os.lstat(path)
    settled = stat.S_ISREG(status.st_mode) and is_settled(status, since)
    return stamp_of(status) if settled else ""


def write(place: str, sections: "Sequence[Sequence[str]]") -> None:
    """Write a record. Raises OSError, or ValueError if the folder can be written by others."""
    fields = [field for section in sections for field in (str(len(section)), *section)]
    folder = os.path.dirname(place)
    os.makedirs(folder, 0o700, exist_ok=True)
    check_owner(os.stat(folder))
    _make_room(folder)
    temporary = f"{place}.{os.getpid()}"
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
    with open(os.open(temporary, flags, 0o600), "wb") as file:
        file.write("\0".join(fields).encode("utf-8", "surrogateescape"))
    os.replace(temporary, place)


def _make_room(folder: str) -> None:
    names = [name for name in os.listdir(folder) if _is_record(name)]
    if len(names) > MOST:
        paths = [os.path.join(folder, name) for name in names]
        for path in sorted(paths, key=os.path.getmtime)[: MOST // 2]:
            os.unlink(path)


def _is_record(name: str) -> bool:
    """Return whether a file is a record or is about to become one; the folder may contain other files."""
    hashed, dot, process = name.partition(".")
    return len(hashed) == _LENGTH and _DIGITS.issuperset(hashed) and (not dot or process.isdigit())
