"""A run that has nothing to do, recognised before anything is imported.

After a run that changed nothing, everything that it read is noted: each file with its size, times and
digest, what must exist, what must not. When the same command line comes again and all of that still
holds, the run would do and say the same, so it says it at once. The notes lie in the user's cache folder
(``ADLGEN_CACHE_DIR``, else ``XDG_CACHE_HOME/adlgen``, else ``~/.cache/adlgen``), never in a project;
without such a folder, or with an empty ``ADLGEN_CACHE_DIR``, every run is a full one.

This module imports nothing that the interpreter has not loaded to start, or that is not compiled.
"""

import marshal
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any, TypeAlias

    Stamp: TypeAlias = tuple[str, int, int, int, int, bytes]
    """Path, size, time of change of content and of status (ns), inode, digest (empty: not taken)."""

_FORMAT = 1
_VERBS = ("generate", "check", "scaffold")
_MOST = 500
"""Notes that the cache folder holds before the oldest half goes."""
_INSTALLED = "/site-packages/"
_RACY = 200_000_000
"""Nanoseconds within which a file may change twice without a new time."""
_opened: "set[str]" = set()
_listed: "set[str]" = set()
_watching = False


def replay(arguments: "Sequence[str]") -> int | None:
    """Do again what this command line did the last time; None: it may have something to do."""
    place = _place(arguments)
    if place is None:
        return None
    try:
        with open(place, "rb") as file:
            key, stamps, present, absent, folders, text = marshal.load(file)  # noqa: S302 - our own
        if key != _key(arguments) or not (
            all(map(_unchanged, stamps))
            and all(map(os.path.lexists, present))
            and not any(map(os.path.lexists, absent))
            and all(os.stat(path).st_mtime_ns == time for path, time in folders)
        ):
            return None
    except (OSError, ValueError, EOFError, TypeError):
        return None
    sys.stderr.write(text)
    return 0


def watch() -> None:
    """Begin to note which files and folders this process reads."""
    global _watching  # noqa: PLW0603 - hooks cannot be taken back, so there is one
    if not _watching:
        _watching = True
        sys.addaudithook(_note)


def remember(
    arguments: "Sequence[str]", owned: "Iterable[str]", present: "Iterable[str]", text: str
) -> None:
    """Note that this command line changed nothing and printed ``text``.

    ``owned`` are files that must stay as they are, ``present`` those that must only exist. What is
    among neither, but was looked for and not found, must stay absent.
    """
    place = _place(arguments)
    if place is None:
        return
    kept = {_whole(path) for path in present}
    read = {_whole(path) for path in owned} | {path for path in _opened if _is_input(path)}
    read.discard(place)
    absent = sorted(path for path in read | kept if not os.path.lexists(path))
    try:
        stamps = [_stamp(path, digest=True) for path in sorted(read - kept) if path not in absent]
        stamps += [_stamp(path, digest=False) for path in _modules()]
        folders = [(path, os.stat(path).st_mtime_ns) for path in _folders()]
        _write(place, marshal.dumps((_key(arguments), stamps, sorted(kept), absent, folders, text)))
    except OSError:
        return  # a cache that cannot be written is no reason to fail


# --- what is noted -------------------------------------------------------------------------------


def _whole(path: str) -> str:
    return os.path.abspath(path)  # links stay as they are


def _note(event: str, arguments: "tuple[Any, ...]") -> None:
    if event == "open" and isinstance(arguments[0], str):
        _opened.add(_whole(arguments[0]))
    elif event in {"os.scandir", "os.listdir"} and isinstance(arguments[0], str):
        _listed.add(_whole(arguments[0]))


def _is_input(path: str) -> bool:
    special = path.startswith(("/proc/", "/sys/", "/dev/")) or path.endswith((".pyc", ".py", ".so"))
    return not special and _INSTALLED not in path and os.path.isfile(path)


def _modules() -> "list[str]":
    """Return the files of all modules that are not Python's own; one for each installed package."""
    own = os.path.dirname(os.__file__) + os.sep
    found = set()
    for module in list(sys.modules.values()):
        path = getattr(module, "__file__", None)
        if isinstance(path, str) and (_INSTALLED in path or not path.startswith(own)):
            before, installed, inside = path.partition(_INSTALLED)
            top = inside.partition(os.sep)[0]
            found.add(f"{before}{installed}{top}/__init__.py" if os.sep in inside else path)
    return sorted(path for path in found if os.path.isfile(path))


def _folders() -> "list[str]":
    """Return the folders that were listed for another reason than to find modules."""
    known = {_whole(path) for path in sys.path_importer_cache}
    return sorted(path for path in _listed - known if os.path.isdir(path))


def _stamp(path: str, *, digest: bool) -> "Stamp":
    status = os.lstat(path)
    taken = _digest(path) if digest else b""
    import time

    if digest and time.time_ns() - status.st_ctime_ns < _RACY:
        return (path, -1, 0, 0, 0, taken)  # compared by its content until it has settled
    return (path, status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino, taken)


def _unchanged(stamp: "Stamp") -> bool:
    path, size, modified, changed, inode, digest = stamp
    now = os.lstat(path)
    if (now.st_size, now.st_mtime_ns, now.st_ctime_ns, now.st_ino) == (
        size,
        modified,
        changed,
        inode,
    ):
        return True
    regular = now.st_mode & 0o170000 == 0o100000  # noqa: PLR2004 - S_ISREG, without its module
    return digest != b"" and regular and _digest(path) == digest


def _digest(path: str) -> bytes:
    from _blake2 import blake2b

    with open(path, "rb") as file:
        return blake2b(file.read(), digest_size=16).digest()


# --- where it is kept ----------------------------------------------------------------------------


def _place(arguments: "Sequence[str]") -> str | None:
    """Return the file for a command line in this folder; None: it is never noted."""
    if not arguments or arguments[0] not in _VERBS or "-" in arguments:
        return None
    folder = _cache()
    if folder is None:
        return None
    name = 0
    for byte in ascii(_key(arguments)).encode():  # FNV-1a: no library to load for one short text
        name = (name ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return os.path.join(folder, f"{name:016x}")


def _key(arguments: "Sequence[str]") -> "tuple[int | str, ...]":
    return (_FORMAT, sys.version, sys.prefix, __file__, os.getcwd(), *arguments)


def _cache() -> str | None:
    chosen = os.environ.get("ADLGEN_CACHE_DIR")
    if chosen is not None:
        return chosen or None
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return os.path.join(base, "adlgen") if os.path.isabs(base) else None


def _write(place: str, data: bytes) -> None:
    folder = os.path.dirname(place)
    os.makedirs(folder, 0o700, exist_ok=True)
    names = os.listdir(folder)
    if len(names) > _MOST:
        paths = [os.path.join(folder, name) for name in names]
        for path in sorted(paths, key=os.path.getmtime)[: _MOST // 2]:
            os.unlink(path)
    temporary = f"{place}.{os.getpid()}"
    with open(temporary, "wb") as file:
        file.write(data)
    os.replace(temporary, place)
