"""The ``__main__`` of ``adlgen.pyz``: unpacks the archive once, and runs adlgen from there.

Compiled modules cannot be imported from an archive, and adlgen reads the files of its packs. This module
uses only the standard library, loads little when the archive is already unpacked, and can be parsed by
Python 3.6, to print why that version cannot run adlgen.
"""

import os
import stat
import sys

DIGEST = ""
"""The digest of what the archive contains; set by the build."""
COMMON = "common.zip"
"""What every interpreter needs. Each other file contains compiled modules and is named after their suffix."""
REFUSED = 3
INTERRUPTED = 130
_NO_MODULES = (
    "it has no modules for this interpreter ({}, {})\n"
    "  = hint: use another interpreter, or install the wheel with pip, pipx or uv"
)
_ARCHIVE = os.path.dirname(os.path.abspath(__file__))


def main() -> int:
    """Run a command line; return the exit code."""
    try:
        if sys.argv[1:2] == ["--unpack"]:
            return _unpack_for_build(sys.argv[2:])
        folder = _unpacked()
    except OSError as error:  # for example, the disk is full
        return _refuse(f"it cannot be unpacked: {error}")
    except KeyboardInterrupt:
        return INTERRUPTED
    if folder is None:
        return _refuse(_NO_MODULES.format(_part(), sys.executable))
    _use(folder)
    from adlgen.cli import program

    return program()


def _use(folder: str) -> None:
    """Import from the standard library and a folder only."""
    library = os.path.dirname(os.__file__)
    rest = [path for path in sys.path if path == library or path.endswith("lib-dynload")]
    sys.path[:] = [folder, *rest]
    globals()["__file__"] = _ARCHIVE  # a file that exists, for the records of runs


def _refuse(reason: str) -> int:
    sys.stderr.write(f"adlgen: error: the executable archive cannot run: {reason}\n")
    return REFUSED


def _part() -> str:
    """Return the name of the compiled modules of this interpreter: implementation, version, machine and libc."""
    import _imp

    suffix: str = _imp.extension_suffixes()[0]
    name = suffix.strip(".").rpartition(".")[0]
    return f"{name}-{os.uname().machine}" if sys.platform == "darwin" else name


# --- the folder ----------------------------------------------------------------------------------


def _unpacked() -> "str | None":
    """Return a folder with what the archive contains; None if it has nothing for this interpreter.

    It is in the folder of the user's caches if that is safe, or else removed at the end of the process.
    """
    name = f"{DIGEST}-{_part()}"
    places = _places()
    if places:
        folder = os.path.join(places[-1], name)
        if all(map(_is_safe, [*places, folder])):
            return folder
    if not _has(_part()):
        return None
    return _unpack_into(places, name)


def _places() -> "list[str]":
    """Return the folder of adlgen's caches and the one of archives in it; empty if there are no caches."""
    chosen = os.environ.get("ADLGEN_CACHE_DIR")
    if chosen is None:
        base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
        chosen = os.path.join(base, "adlgen") if os.path.isabs(base) else ""
    return [chosen, os.path.join(chosen, "pyz")] if chosen else []


def _is_safe(path: str) -> bool:
    """Report whether a path is a folder, not a link, that only this user can write."""
    try:
        status = os.lstat(path)
    except OSError:
        return False
    is_own = status.st_uid == os.geteuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    return is_own and stat.S_ISDIR(status.st_mode)


def _unpack_into(places: "list[str]", name: str) -> str:
    import shutil
    import tempfile

    try:
        for place in places:
            os.makedirs(place, 0o700, exist_ok=True)
        safe = bool(places) and all(map(_is_safe, places))
        made = tempfile.mkdtemp(prefix="new-", dir=places[-1] if safe else None)
    except OSError:
        safe, made = False, tempfile.mkdtemp(prefix="adlgen-")
    try:
        _extract(made)
        return _kept(made, os.path.join(places[-1], name)) if safe else _removed_at_exit(made)
    except BaseException:
        shutil.rmtree(made, ignore_errors=True)
        raise


def _kept(made: str, folder: str) -> str:
    """Give a complete folder its name. If another process was faster, its folder is used."""
    import shutil

    _compile(made, folder)
    try:
        os.rename(made, folder)
    except OSError:
        if not _is_safe(folder):
            return _removed_at_exit(made)
        shutil.rmtree(made, ignore_errors=True)
    return folder


def _removed_at_exit(made: str) -> str:
    import atexit
    import shutil

    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made


def _has(part: str) -> bool:
    import zipfile

    with zipfile.ZipFile(_ARCHIVE) as archive:
        return part + ".zip" in archive.namelist()


def _extract(folder: str) -> None:
    import io
    import zipfile

    with zipfile.ZipFile(_ARCHIVE) as archive:
        for name in (COMMON, _part() + ".zip"):
            with zipfile.ZipFile(io.BytesIO(archive.read(name))) as file:
                file.extractall(folder)


def _compile(folder: str, name: str) -> None:
    """Compile all modules, for a folder that has another name later and does not change."""
    import compileall
    import py_compile

    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    compileall.compile_dir(
        folder, quiet=2, stripdir=folder, prependdir=name, invalidation_mode=mode
    )


# --- for build systems ---------------------------------------------------------------------------


def _unpack_for_build(words: "list[str]") -> int:
    """Unpack into an empty folder that a build system keeps."""
    if len(words) != 1:
        sys.stderr.write("usage: adlgen.pyz --unpack FOLDER\n")
        return 2
    folder = words[0]
    if os.path.isdir(folder) and os.listdir(folder):
        return _refuse(f"--unpack needs an empty folder, {folder} is not")
    if not _has(_part()):
        return _refuse(_NO_MODULES.format(_part(), sys.executable))
    os.makedirs(folder, exist_ok=True)
    _extract(folder)
    _compile(folder, "adlgen.pyz")  # no absolute path in what is compiled
    return 0


if __name__ == "__main__":
    sys.exit(main())
