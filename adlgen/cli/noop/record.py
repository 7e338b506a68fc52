"""Records a run that changed nothing, with everything that its result depends on."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence

from adlgen.cli.noop.replay import (
    digest,
    digest_of_file,
    hold,
    key_of,
    listing_text,
    place_of,
    stamp_of,
)
from adlgen.document.inputs import Inputs
from adlgen.output.compare import State
from adlgen.output.ignore import IGNORE_FILE
from adlgen.output.outcome import Output
from adlgen.output.stage import STAGE
from adlgen.packs.load import bundled_folder

SETTLED_AFTER = 200_000_000
"""Nanoseconds. A file that changed more recently before the run may have changed again during the run with
the same time stamp, because of the resolution of file systems."""
SETTLED_AFTER_WHOLE_SECONDS = 2_000_000_000
"""The same for time stamps without fractions, whose resolution may be two seconds."""
MOST = 500
"""Records that are kept before the oldest half is removed."""


class _Unsure(Exception):  # noqa: N818 - a reason not to record, not a failure
    """A run whose repetition may have a different result."""


def record(
    arguments: Sequence[str],
    inputs: Inputs | None,
    outputs: Iterable[Output],
    text: str,
    started: int,
) -> None:
    """Record that a command line changed nothing and printed ``text``.

    ``started`` is the time of its start, in nanoseconds. Nothing is recorded if anything is in doubt,
    or if the folder of records cannot be written.
    """
    place = place_of(arguments)
    if place is None or inputs is None or not inputs.complete:
        return
    facts = _Facts(started)
    try:
        facts.add_code()
        facts.add_inputs(inputs)
        for output in outputs:
            facts.add_output(output)
        sections = [list(key_of(arguments)), [text], *facts.sections()]
        if hold(sections[2:]) and not any("\0" in field for fields in sections for field in fields):
            _write(place, sections)
    except (_Unsure, OSError, ValueError):  # for example, text that cannot be encoded in UTF-8
        return


class _Facts:
    """The facts that the result of a run depends on, under construction."""

    def __init__(self, started: int) -> None:
        self._started = started
        self._files: dict[str, tuple[str, str]] = {}
        self._places: dict[str, str] = {}
        self._present: dict[str, None] = {}
        self._absent: dict[str, None] = {}
        self._listings: dict[str, str] = {}

    def sections(self) -> Iterator[list[str]]:
        """Yield the sections of the record, in the order in which a replay reads them."""
        yield [
            part
            for path, (stamp, content) in self._files.items()
            for part in (path, stamp, content)
        ]
        yield [part for pair in self._places.items() for part in pair]
        yield list(self._present)
        yield list(self._absent)
        yield [part for pair in self._listings.items() for part in pair]

    def add_code(self) -> None:
        """Add the loaded modules except those of the standard library."""
        library = os.path.dirname(os.__file__) + os.sep
        installed = os.path.join(library, "site-packages") + os.sep
        for module in list(sys.modules.values()):
            path = getattr(module, "__file__", None)
            if path and (path.startswith(installed) or not path.startswith(library)):
                self._add_settled(path)
                self._add_settled(os.path.dirname(path))

    def add_inputs(self, inputs: Inputs) -> None:
        """Add the files of the specification, the searched folders, and the packs."""
        for path, content in inputs.files.items():
            real = os.path.realpath(path)
            self._places[path] = real
            self._add_used(real, content)
        for path, names in inputs.listings.items():
            self._listings[path] = digest(listing_text(names))
        for folder in inputs.packs:
            self._add_pack(folder)

    def _add_pack(self, folder: str) -> None:
        own = str(bundled_folder())
        if os.path.dirname(folder) != own:
            # A pack of the same name may be installed later.
            for path in filter(os.path.isdir, sys.path):
                self._add_settled(os.path.abspath(path))
        self._add_place(folder)
        for parent, folders, names in os.walk(folder):
            if "__pycache__" in folders:
                folders.remove("__pycache__")
            if any(os.path.islink(os.path.join(parent, name)) for name in folders):
                raise _Unsure
            self._add_settled(parent)
            for name in names:
                self._add_settled(os.path.join(parent, name))

    def add_output(self, output: Output) -> None:
        """Add the files of an output root: contents of generated files, existence of user-owned files."""
        root = os.path.abspath(output.root)
        self._add_place(root)
        self._absent[os.path.join(root, STAGE)] = None
        ignore = os.path.join(root, IGNORE_FILE)
        if os.path.lexists(ignore):
            self._add_settled(ignore)
        else:
            self._absent[ignore] = None
        for change in output.changes:
            path = os.path.join(root, change.path)
            match change.state:
                case State.SAME if change.before is not None:
                    self._add_place(os.path.dirname(path))
                    self._add_used(path, change.before)
                case State.KEPT | State.ORPHANED:
                    self._present[path] = None
                case State.MISSING:
                    self._absent[path] = None
                case State.IGNORED:
                    pass
                case _:
                    raise _Unsure

    def _add_place(self, folder: str) -> None:
        if folder not in self._places:
            self._places[folder] = os.path.realpath(folder)

    def _add_used(self, path: str, content: bytes) -> None:
        """Add a file whose content the run used; the stamp is recorded only if it belongs to that content."""
        used = digest(content)
        status = os.lstat(path)
        settled = self._is_settled(status) and digest_of_file(path) == used
        self._files[path] = (stamp_of(status) if settled else "", used)

    def _is_settled(self, status: os.stat_result) -> bool:
        """Report whether a file with this status has certainly not changed since the run started."""
        changed = status.st_ctime_ns
        fractions = changed % 1_000_000_000 != 0
        return (
            changed + (SETTLED_AFTER if fractions else SETTLED_AFTER_WHOLE_SECONDS) < self._started
        )

    def _add_settled(self, path: str) -> None:
        """Add a file or folder that has not changed since the run started."""
        if path in self._files:
            return
        link = os.path.islink(path)
        real = os.path.realpath(path) if link else path
        if link:
            self._places[path] = real
        status = os.lstat(real)
        if not self._is_settled(status):
            raise _Unsure
        self._files[real] = (stamp_of(status), "")


def _write(place: str, sections: Sequence[Sequence[str]]) -> None:
    fields = [field for section in sections for field in (str(len(section)), *section)]
    folder = os.path.dirname(place)
    os.makedirs(folder, 0o700, exist_ok=True)
    _make_room(folder)
    temporary = f"{place}.{os.getpid()}"
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
    with open(os.open(temporary, flags, 0o600), "wb") as file:
        file.write("\0".join(fields).encode("utf-8", "surrogateescape"))
    os.replace(temporary, place)


def _make_room(folder: str) -> None:
    names = os.listdir(folder)
    if len(names) > MOST:
        paths = [os.path.join(folder, name) for name in names]
        for path in sorted(paths, key=os.path.getmtime)[: MOST // 2]:
            os.unlink(path)
