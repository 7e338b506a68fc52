"""Writes records of runs, and refreshes the stamps in them."""

import os

from adlgen.cache.check import check_owner

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from adlgen.cache.check import Request
    from adlgen.cache.model import Record, Stale, Tools

SETTLED_AFTER = 200_000_000
"""Nanoseconds. A file that changed more recently before the run may have changed again during the run with
the same time stamp, because of the resolution of file systems."""
SETTLED_AFTER_WHOLE_SECONDS = 2_000_000_000
"""The same for time stamps without fractions, whose resolution may be two seconds."""
MOST = 500
"""Records that are kept before the oldest half is removed."""
_LENGTH = 16
_DIGITS = frozenset("0123456789abcdef")


def is_settled(changed: int, since: int) -> bool:
    """Return whether a file with this status change time was the same at a time, both in nanoseconds."""
    fractions = changed % 1_000_000_000 != 0
    return changed + (SETTLED_AFTER if fractions else SETTLED_AFTER_WHOLE_SECONDS) < since


def settled(stamps: "Sequence[int]", since: int) -> "Iterator[int]":
    """Yield stamps with zeros in the place of those that may belong to an earlier content."""
    for changed, inode in zip(stamps[::2], stamps[1::2], strict=True):
        yield from (changed, inode) if is_settled(changed, since) else (0, 0)


def refresh(request: "Request", record: "Record", stale: "Stale", since: int) -> None:
    """Update the stamps of facts that have been compared since a time, so that the next run need not compare them."""
    is_new = False
    for facts, stamps in stale:
        before, facts["stamps"] = facts["stamps"], [*settled(stamps, since)]
        is_new |= facts["stamps"] != before
    try:
        if is_new:
            save(request, record)
    except (OSError, ValueError):
        return


def place_of_tools(request: "Request") -> str:
    """Return the path of the tools of a run, next to its record."""
    return f"{request.place}.tools"


def save_run(request: "Request", record: "Record", tools: "Tools | None") -> None:
    """Keep a record and the tools of its run. Raises what :func:`save` raises.

    A token shows that they belong together, even if this process is interrupted between them.
    """
    if request.memory is None and os.path.lexists(place_of_tools(request)):
        os.unlink(place_of_tools(request))
    record["token"] = os.urandom(16).hex()
    save(request, record)
    if tools is not None:
        tools["token"] = record["token"]
        _write(place_of_tools(request), tools)


def save(request: "Request", record: "Record") -> None:
    """Keep a record. Raises OSError, or ValueError if the folder can be written by others."""
    if request.memory is None:
        _write(request.place, record)
        return
    if len(request.memory) >= MOST:
        del request.memory[next(iter(request.memory))]
    request.memory[tuple(request.key)] = record


def _write(place: str, content: object) -> None:
    """Write the file of a record. Raises OSError, or ValueError if the folder can be written by others."""
    folder = os.path.dirname(place)
    os.makedirs(folder, 0o700, exist_ok=True)
    check_owner(os.stat(folder))
    _make_room(folder)
    temporary = f"{place}.{os.getpid()}"
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
    with open(os.open(temporary, flags, 0o600), "wb") as file:
        file.write(_document(content).encode())
    # A file system that replaces a file may write the new one to disk first, which takes longer. After a power failure
    # an empty record is as good as none.
    if os.path.lexists(place):
        os.unlink(place)
    os.replace(temporary, place)


def _document(content: object) -> str:
    """Return a value as JSON. The module json is not imported, because a repeated run may write its record too."""
    try:
        from _json import encode_basestring_ascii, make_encoder

        settings: Any = (None, None, encode_basestring_ascii, None, ":", ",", False, False, True)
        return "".join(make_encoder(*settings)(content, 0))
    except (ImportError, TypeError):  # another interpreter
        from json import dumps

        return dumps(content, separators=(",", ":"))


def _make_room(folder: str) -> None:
    names = [name for name in os.listdir(folder) if _is_record(name)]
    if len(names) > MOST:
        paths = [os.path.join(folder, name) for name in names]
        for path in sorted(paths, key=os.path.getmtime)[: MOST // 2]:
            os.unlink(path)


def _is_record(name: str) -> bool:
    """Return whether a file is a record or is about to become one; the folder may contain other files."""
    start = name.partition(".")[0]
    return len(start) == _LENGTH and _DIGITS.issuperset(start)
