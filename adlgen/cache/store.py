"""Writes records of runs, and refreshes the stamps in them."""

import os

from adlgen.cache.check import LARGEST, check_owner, read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from adlgen.cache.check import Request
    from adlgen.cache.model import Memory, Record, Stale, Tools

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
    try:
        if stamp(stale, since):
            save(request, record)
    except (OSError, ValueError):
        return


def stamp(stale: "Stale", since: int) -> bool:
    """Update the stamps of facts that have been compared since a time; return whether one is new."""
    is_new = False
    for facts, stamps in stale:
        before, facts["stamps"] = facts["stamps"], [*settled(stamps, since)]
        is_new |= facts["stamps"] != before
    return is_new


def _place_of_tools(request: "Request") -> str:
    """Return the path of the tools of a run, next to its record."""
    return f"{request.place}.tools"


def save_run(request: "Request", record: "Record", tools: "Tools | None") -> None:
    """Keep a record and the tools of its run. Raises what :func:`save` raises.

    A token shows that they belong together, even if this process is interrupted between them.
    """
    record["token"] = os.urandom(16).hex()
    if tools is not None:
        tools["token"] = record["token"]
    if request.memory is not None:
        _remember(request.memory, record, tools)
        return
    if has_tools(request):
        os.unlink(_place_of_tools(request))
    save(request, record)
    if tools is not None:
        _write(_place_of_tools(request), tools)


def save(request: "Request", record: "Record") -> None:
    """Keep a record without its tools. Raises OSError, or ValueError if the folder can be written by others."""
    if request.memory is None:
        _write(request.place, record)


def has_tools(request: "Request") -> bool:
    """Return whether a run may have recorded its tools. Raises what :attr:`Request.place` raises."""
    if request.memory is not None:
        return bool(request.memory[tuple(request.key)]["tools"])
    return os.path.lexists(_place_of_tools(request))


def tools_of_run(request: "Request") -> "Tools":
    """Return the tools that a run recorded. Raises an exception if they are damaged or missing."""
    if request.memory is None:
        tools: Tools = read(_place_of_tools(request))
        return tools
    found = request.memory[tuple(request.key)]["tools"]
    if found is None:
        raise LookupError
    return found


def forget_run(request: "Request") -> None:
    """Remove the record of a run from memory: it may have been changed in part."""
    if request.memory is not None:
        request.memory.pop(tuple(request.key), None)


def _remember(memory: "Memory", record: "Record", tools: "Tools | None") -> None:
    """Keep a record in memory, as the newest, within limits for their number and for the texts of the tools."""
    key = tuple(record["key"])
    memory.pop(key, None)
    memory[key] = {"record": record, "tools": tools}
    while len(memory) > MOST:
        del memory[next(iter(memory))]
    left = LARGEST
    for kept in reversed([*memory.values()]):
        left -= len(kept["tools"]["text"]) if kept["tools"] else 0
        if left < 0:
            kept["tools"] = None


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
