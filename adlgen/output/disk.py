"""Reads and writes files in a folder without following symbolic links below it.

Every path is relative to the folder and is opened component by component from an open descriptor, so
that concurrent renames cannot redirect a write. POSIX only.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from adlgen.output.entry import Entry, Obstacle, kind_of

_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_FILE = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
_CANNOT_LINK = {errno.EPERM, errno.ENOTSUP, errno.EMLINK, errno.ENOSYS, errno.EACCES}
_CHUNK = 1 << 20


class Folder:
    """An open folder; paths are relative, with ``/`` between their parts."""

    def __init__(self, descriptor: int, path: Path) -> None:
        self.path = path
        self._folders: dict[str, int] = {"": descriptor}
        self._absent: set[str] = set()
        """Folders that were missing when they were looked for, so that no file in them is looked for."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close all descriptors."""
        for descriptor in self._folders.values():
            os.close(descriptor)
        self._folders.clear()

    @property
    def descriptor(self) -> int:
        """The descriptor of the folder itself."""
        return self._folders[""]

    # --- queries -----------------------------------------------------------------------------

    def read(self, path: str) -> bytes | None:
        """Return the content of a file, or None if it does not exist.

        Raises Obstacle if it is not a regular file or a parent is not a folder, OSError if it cannot be read.
        """
        found = self.entry(path)
        if found is not None and found.is_link:
            raise Obstacle(path, kind_of(stat.S_IFLNK))
        return None if found is None else found.content

    def entry(self, path: str) -> Entry | None:
        """Return a file or a symbolic link, which is not followed, or None if it does not exist.

        Raises Obstacle if it is neither or a parent is not a folder, OSError if it cannot be read.
        """
        status = self.status(path)
        if status is None:
            return None
        parent, name = self._place(path)
        if stat.S_ISLNK(status.st_mode):
            return Entry(os.fsencode(os.readlink(name, dir_fd=parent)), is_link=True)
        if not stat.S_ISREG(status.st_mode):
            raise Obstacle(path, kind_of(status.st_mode))
        with os.fdopen(os.open(name, _FILE, dir_fd=parent), "rb") as file:
            opened = os.fstat(file.fileno())
            if not stat.S_ISREG(opened.st_mode):  # it was replaced since
                raise Obstacle(path, kind_of(opened.st_mode))
            return Entry(file.read(), stat.S_IMODE(opened.st_mode))

    def status(self, path: str) -> os.stat_result | None:
        """Return the status of a path without following a link; None if it does not exist."""
        folder, _, name = path.rpartition("/")
        if folder in self._absent:
            return None
        try:
            parent = self._folder(folder)
        except FileNotFoundError:
            self._absent.add(folder)
            return None
        try:
            return os.stat(name, dir_fd=parent, follow_symlinks=False)
        except FileNotFoundError:
            return None

    def names(self, path: str) -> list[str]:
        """Return the sorted names in a folder; empty if it does not exist."""
        try:
            return sorted(os.listdir(self._folder(path)))  # noqa: PTH208 - a descriptor
        except FileNotFoundError:
            return []

    def absent_parents(self, path: str) -> list[str]:
        """Return the missing parent folders of a path, outermost first; another program may have made some meanwhile."""
        self._absent.clear()
        parts = path.split("/")[:-1]
        parents = ["/".join(parts[: depth + 1]) for depth in range(len(parts))]
        return [parent for parent in parents if self.status(parent) is None]

    # --- changes -----------------------------------------------------------------------------

    def write(self, path: str, data: bytes, mode: int, *, sync: bool = False) -> None:
        """Create a file; the umask applies to the mode. Raises FileExistsError if it exists.

        With ``sync``, its content is on the disk when the function returns.
        """
        parent, name = self._place(path)
        descriptor = os.open(name, _NEW, mode, dir_fd=parent)
        try:
            view = memoryview(data)
            while view:
                written = os.write(descriptor, view[:_CHUNK])
                view = view[written:]
            if sync:
                os.fsync(descriptor)
        finally:
            os.close(descriptor)

    def write_link(self, path: str, target: bytes) -> None:
        """Create a symbolic link. Raises FileExistsError if the path exists."""
        parent, name = self._place(path)
        os.symlink(os.fsdecode(target), name, dir_fd=parent)

    def set_mode(self, path: str, mode: int) -> None:
        """Set the permission bits of a regular file."""
        parent, name = self._place(path)
        descriptor = os.open(name, _FILE, dir_fd=parent)
        try:
            os.fchmod(descriptor, stat.S_IMODE(mode))
        finally:
            os.close(descriptor)

    def touch(self, path: str) -> None:
        """Set the times of a file to now."""
        parent, name = self._place(path)
        os.utime(name, dir_fd=parent, follow_symlinks=False)

    def make_folder(self, path: str, mode: int = 0o777) -> None:
        """Create a folder in an existing one."""
        parent, name = self._place(path)
        os.mkdir(name, mode, dir_fd=parent)
        self._absent.clear()

    def move(self, source: str, target: str) -> None:
        """Rename a file, atomically replacing the target."""
        source_parent, source_name = self._place(source)
        target_parent, target_name = self._place(target)
        os.rename(source_name, target_name, src_dir_fd=source_parent, dst_dir_fd=target_parent)

    def keep(self, source: str, target: str) -> None:
        """Create a hard link to a file, or a copy if the file system does not support hard links."""
        try:
            self._link(source, target)
        except OSError as error:
            if error.errno not in _CANNOT_LINK:
                raise
            found = self.entry(source)
            if found is None:
                raise FileNotFoundError(source) from None
            self.write(target, found.content, 0o600)
            self.set_mode(target, found.mode)

    def put(self, source: str, target: str) -> None:
        """Give a file another name, which must be free. Raises FileExistsError if it is not.

        Where the file system does not support hard links, the file is renamed.
        """
        try:
            self._link(source, target)
        except OSError as error:
            if error.errno not in _CANNOT_LINK:
                raise
            if self.status(target) is not None:
                raise FileExistsError(target) from None
            self.move(source, target)

    def remove(self, path: str) -> None:
        """Remove a file."""
        parent, name = self._place(path)
        os.unlink(name, dir_fd=parent)

    def remove_folder(self, path: str) -> None:
        """Remove an empty folder; OSError if it is not empty."""
        parent, name = self._place(path)
        self._forget(path)
        os.rmdir(name, dir_fd=parent)

    # --- walking -----------------------------------------------------------------------------

    def _link(self, source: str, target: str) -> None:
        source_parent, source_name = self._place(source)
        target_parent, target_name = self._place(target)
        os.link(
            source_name,
            target_name,
            src_dir_fd=source_parent,
            dst_dir_fd=target_parent,
            follow_symlinks=False,
        )

    def _place(self, path: str) -> tuple[int, str]:
        parent, _, name = path.rpartition("/")
        return self._folder(parent), name

    def _folder(self, path: str) -> int:
        known = self._folders.get(path)
        if known is not None:
            return known
        parent, name = self._place(path)
        try:
            descriptor = os.open(name, _FOLDER, dir_fd=parent)
        except OSError as error:
            if error.errno not in {errno.ENOTDIR, errno.ELOOP}:
                raise
            status = os.stat(name, dir_fd=parent, follow_symlinks=False)
            raise Obstacle(path, kind_of(status.st_mode)) from None
        self._folders[path] = descriptor
        return descriptor

    def _forget(self, path: str) -> None:
        for known in [k for k in self._folders if k == path or k.startswith(f"{path}/")]:
            os.close(self._folders.pop(known))


def open_folder(path: Path) -> Folder | None:
    """Open an output folder, or return None if it does not exist.

    Links are refused in every component of a path below the current directory, and elsewhere in its
    last component. Raises Obstacle for a link or a path that is not a folder, OSError if it cannot be read.
    """
    try:
        return Folder(_walk(path, None), path)
    except FileNotFoundError:
        return None


@contextmanager
def made_folder(path: Path) -> Iterator[Folder]:
    """Open an output folder, creating it and its parents; the created ones are removed if the body fails."""
    made: list[Path] = []
    try:
        with Folder(_walk(path, made), path) as folder:
            yield folder
    except BaseException:
        for parent in reversed(made):
            with suppress(OSError):
                parent.rmdir()
        raise


def _walk(path: Path, made: list[Path] | None) -> int:
    """Open a folder component by component; with ``made``, create missing ones and append them to it."""
    whole = Path(os.path.abspath(path))  # noqa: PTH100 - resolve() would follow links
    here = Path.cwd()
    base = here if whole.is_relative_to(here) else whole.parent
    while not base.exists():
        base = base.parent
    descriptor = os.open(base, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    for name in whole.relative_to(base).parts:
        base /= name
        try:
            if made is not None:
                with suppress(FileExistsError):
                    os.mkdir(name, dir_fd=descriptor)
                    made.append(base)
            inner = os.open(name, _FOLDER, dir_fd=descriptor)
        except OSError as error:
            if error.errno not in {errno.ENOTDIR, errno.ELOOP}:
                error.filename = path.as_posix()  # not the component alone
                raise
            status = os.stat(name, dir_fd=descriptor, follow_symlinks=False)
            raise Obstacle(path.as_posix(), f"'{name}' {kind_of(status.st_mode)}") from None
        finally:
            os.close(descriptor)
        descriptor = inner
    return descriptor
