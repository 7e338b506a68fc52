"""Writes records of runs, and completes them after a replay."""

import os
import stat

from adlgen.cli.noop import SIZE_DIGITS, check_owner, group_stamp, in_groups, stamp_of

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
GROUPED = 4
"""The fewest files or names of a folder that a summary checks together."""
_LENGTH = 16
_DIGITS = frozenset("0123456789abcdef")


def is_settled(status: os.stat_result, since: int) -> bool:
    """Return whether a file with this status was the same at a time, in nanoseconds."""
    changed = status.st_ctime_ns
    fractions = changed % 1_000_000_000 != 0
    return changed + (SETTLED_AFTER if fractions else SETTLED_AFTER_WHOLE_SECONDS) < since


def settle(place: str, record: "Sequence[Sequence[str]]", started: int) -> None:
    """Add the stamps of files whose contents a replay has compared since ``started``, so that the next need not."""
    files = _settled(record[2], started)
    write_record(place, [*record[:2], files, *record[3:]], started)


def settle_summary(place: str, summary: "Sequence[Sequence[str]]", started: int) -> None:
    """Do the same for the files that the summary of a record lists one by one."""
    files = _settled(summary[2], started)
    if files == summary[2]:
        return
    with open(place, "rb") as file:
        size = int(file.read(SIZE_DIGITS))
        file.seek(SIZE_DIGITS + size)
        details = file.read()
    _write(place, _data([*summary[:2], files, *summary[3:]]), details)


def _settled(files: "Sequence[str]", started: int) -> list[str]:
    found: list[str] = []
    for path, stamp, content in in_groups(files, 3):
        found += [path, stamp or _stamp(path, started), content]
    return found


def _stamp(path: str, since: int) -> str:
    status = os.lstat(path)
    settled = stat.S_ISREG(status.st_mode) and is_settled(status, since)
    return stamp_of(status) if settled else ""


def write_record(place: str, record: "Sequence[Sequence[str]]", checked: int) -> None:
    """Write a record, whose facts hold since a time. Raises what :func:`write` raises."""
    facts = summary_of(record[2:], checked)
    _write(place, _data([record[0], record[1][:1], *facts]), _data(record))


def write(place: str, sections: "Sequence[Sequence[str]]") -> None:
    """Write sections without a summary. Raises OSError, or ValueError if the folder can be written by others."""
    _write(place, b"", _data(sections))


def _data(sections: "Sequence[Sequence[str]]") -> bytes:
    fields = [field for section in sections for field in (str(len(section)), *section)]
    return "\0".join(fields).encode("utf-8", "surrogateescape")


def _write(place: str, summary: bytes, details: bytes) -> None:
    folder = os.path.dirname(place)
    os.makedirs(folder, 0o700, exist_ok=True)
    check_owner(os.stat(folder))
    _make_room(folder)
    temporary = f"{place}.{os.getpid()}"
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
    with open(os.open(temporary, flags, 0o600), "wb") as file:
        file.writelines((b"%0*d" % (SIZE_DIGITS, len(summary)), summary, details))
    # A file system that replaces a file may write the new one to disk first, which takes longer. After a power failure
    # an empty record is as good as none.
    if os.path.lexists(place):
        os.unlink(place)
    os.replace(temporary, place)


# --- summaries -----------------------------------------------------------------------------------


def summary_of(facts: "Sequence[Sequence[str]]", checked: int) -> list[list[str]]:
    """Return facts that are faster to check and hold only if the given ones do, which were checked since a time.

    Files of a folder are replaced by one stamp for all of them, and the names in a folder that must or must
    not exist by the stamp of the folder, which changes when a name is added or removed.
    """
    files, places, folders, present, absent, listings = facts
    single, groups = _grouped(files)
    stamps: dict[str, str] = {}
    here = _present_outside(present, stamps, checked)
    gone = _absent_outside(absent, stamps, checked)
    stamped = [part for pair in stamps.items() for part in pair]
    return [single, [*places], [*folders], here, gone, [*listings], stamped, groups]


def _grouped(files: "Sequence[str]") -> tuple[list[str], list[str]]:
    """Return the files that are checked one by one, and the groups of the others."""
    single: list[str] = []
    found: dict[str, list[tuple[str, str, str]]] = {}
    for path, stamp, content in in_groups(files, 3):
        if stamp:
            folder, slash, name = path.rpartition("/")
            found.setdefault(folder + slash, []).append((name, stamp, content))
        else:
            single += [path, stamp, content]
    groups: list[str] = []
    for folder, members in found.items():
        if len(members) < GROUPED:
            single += [part for name, *rest in members for part in (folder + name, *rest)]
            continue
        stamp = group_stamp([int(n) for _, stamp, _ in members for n in stamp.split(" ")[2:]])
        groups += [folder, str(len(members)), stamp, *(name for name, _, _ in members)]
    return single, groups


def _present_outside(present: "Sequence[str]", stamps: dict[str, str], checked: int) -> list[str]:
    """Return the names that must exist in folders without a stamp; add the stamps of the others."""
    kept: list[str] = []
    stamped = False
    for field in present:
        if field.endswith("/"):
            stamped = _add_stamp(field[:-1], stamps, checked)
        if not stamped:
            kept.append(field)
    return kept


def _absent_outside(absent: "Sequence[str]", stamps: dict[str, str], checked: int) -> list[str]:
    """Return the paths that must not exist, without those in folders with a stamp, which are added."""
    found: dict[str, list[str]] = {}
    for path in absent:
        found.setdefault(os.path.dirname(path), []).append(path)
    return [
        path
        for folder, paths in found.items()
        if len(paths) < GROUPED or not _add_stamp(folder, stamps, checked)
        for path in paths
    ]


def _add_stamp(folder: str, stamps: dict[str, str], checked: int) -> bool:
    """Add the stamp of a folder if no name in it has been added or removed since a time."""
    try:
        status = os.lstat(folder)
    except OSError:
        return False
    if not stat.S_ISDIR(status.st_mode) or not is_settled(status, checked):
        return False
    stamps[folder] = stamp_of(status)
    return True


# --- the folder of records -----------------------------------------------------------------------


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
