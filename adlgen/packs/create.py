"""Starting points for packs: a new one, a copy of one, or single templates of one."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from adlgen.diagnostics.codes.packs import BAD_PACK, PACK_EXISTS, UNKNOWN_TEMPLATE
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.spelling import closest
from adlgen.output.create import create_files
from adlgen.output.disk import Folder
from adlgen.output.entry import Entry
from adlgen.packs.bundled import bundled_packs
from adlgen.packs.extend import TEMPLATE, found_in, templates_in
from adlgen.packs.load import load_pack

_STARTER = Path(__file__).parent / "starter"
_NAME = re.compile(r"[a-z][a-z0-9_-]*")
_LEFT_OUT = {"__pycache__", "golden", "_templates.py", "_facts.json"}
"""What is made from a pack."""
_FACTS = "pack.toml"


def new_pack(name: str, folder: Path, log: Log) -> tuple[Path, ...]:
    """Write a small complete pack; return the paths of its files.

    Raises StopRun after reporting if the name cannot be used or a file exists.
    """
    if not _NAME.fullmatch(name) or name in bundled_packs():
        hint = "lower-case letters, digits, '_' and '-', and not the name of a pack of adlgen"
        log.add(BAD_PACK, f"not a name for a pack: {name!r}", None, hint)
        log.stop_if_errors()
    files = {path: text.replace("starter", name) for path, text in _files_of([_STARTER]).items()}
    return _write(folder, files, log)


def eject(name: str, folder: Path, templates: Sequence[str], log: Log) -> tuple[Path, ...]:
    """Write a copy of a pack, or a pack that extends it with some templates; return the paths.

    Raises StopRun after reporting if there is no such pack or template, or a file exists.
    """
    pack = load_pack(name, log)
    if not templates:
        return _write(folder, _files_of(pack.folders), log)
    known = [path for layer in pack.folders for path in templates_in(layer)]
    for template in sorted({*templates} - {*known}):
        guess = closest(template, known)
        hint = f"did you mean {guess!r}?" if guess else f"they are below {pack.folders[0]}"
        log.add(UNKNOWN_TEMPLATE, f"pack {name!r} has no template {template!r}", None, hint)
    log.stop_if_errors()
    files = {path: found_in(pack.folders, path).read_text("utf-8") for path in templates}
    if not (folder / _FACTS).exists():
        facts = {"name": name, "title": pack.language.title, "extends": name}
        lines = [f"{key} = {json.dumps(value)}\n" for key, value in facts.items()]
        files[_FACTS] = "".join(lines)
    return _write(folder, files, log)


def is_template(word: str) -> bool:
    """Report whether a word of a command line names a template, not a folder."""
    return word.endswith(TEMPLATE)


def _files_of(folders: Iterable[Path]) -> dict[str, str]:
    """Return the files of a pack, by path; the first folder that has one counts."""
    files: dict[str, str] = {}
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder)
            if path.is_file() and not _LEFT_OUT & set(name.parts):
                files.setdefault(name.as_posix(), path.read_text("utf-8"))
    return files


def _write(folder: Path, files: Mapping[str, str], log: Log) -> tuple[Path, ...]:
    def check(opened: Folder) -> None:
        for name in files:
            if opened.status(name) is not None:
                log.add(PACK_EXISTS, f"file exists: {(folder / name).as_posix()!r}", None)

    entries = {name: Entry(text.encode()) for name, text in files.items()}
    create_files(folder, entries, log, check)
    return tuple(folder / name for name in files)
