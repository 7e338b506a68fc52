"""Records the result of a run that succeeded, with everything that it depends on."""

from __future__ import annotations

import os
import stat
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from adlgen.cli.incremental import memory_place
from adlgen.cli.incremental.record import tools_of
from adlgen.cli.noop import stamp_of, store
from adlgen.cli.noop.replay import (
    digest,
    digest_of_file,
    folder_text,
    hold,
    key_of,
    listing_text,
    place_of,
)
from adlgen.cli.noop.store import is_settled, write, write_record
from adlgen.diagnostics.datatypes import Struct
from adlgen.document.inputs import Inputs
from adlgen.output.changes import Change, State
from adlgen.output.ignore import IGNORE_FILE
from adlgen.output.journal import STAGE
from adlgen.output.outcome import Output, Result
from adlgen.packs.bundled import bundled_folder, bundled_parts, is_bundled

READ_AGAIN = 1 << 20
"""Bytes of recent output. To read more in the next run takes longer than to wait now until its stamps can be recorded."""


class Start(Struct):
    """The start of a run, in nanoseconds."""

    run: int
    loaded: int
    """When the first modules of adlgen were loaded: in a process that runs several command lines, earlier."""
    modules: frozenset[str]
    """The modules that were loaded before the run."""


class _NotCacheable(Exception):  # noqa: N818 - a reason not to record, not a failure
    """A run whose repetition may have a different result."""


def record(arguments: Sequence[str], result: Result, text: str, start: Start) -> None:
    """Record that a command line would change nothing and print ``text``, and the tools of the run.

    Nothing is recorded if anything is in doubt, or if the folder of records cannot be written.
    """
    place, inputs = place_of(arguments), result.trace
    if place is None or inputs is None or not inputs.complete:
        return
    try:
        _wait_for_stamps(result.outputs)
        checked = time.time_ns()
        facts = facts_of(inputs, result.outputs, start)
        if facts is None:
            return
        tools = tools_of(result, text) or [["", ""]]
        with suppress(FileNotFoundError):
            os.unlink(memory_place(place))
        made = [list(key_of(arguments)), [text, tools[0][1]], *facts]
        if _is_writable(made):
            write_record(place, made, checked)
        if len(tools) > 1 and _is_writable(tools):
            write(memory_place(place), tools)
    except (OSError, ValueError):  # for example, text that cannot be encoded in UTF-8
        return


def _is_writable(sections: Sequence[Sequence[str]]) -> bool:
    """Report whether no field has the separator of fields."""
    return not any("\0" in field for fields in sections for field in fields)


def _wait_for_stamps(outputs: Iterable[Output]) -> None:
    """Sleep for at most 0.2 seconds if the run has just written much. Raises OSError if a file has been removed."""
    now = time.time_ns()
    size = last = 0
    for output in outputs:
        for change in output.changes:
            if change.state is State.SAME:
                status = os.lstat(os.path.join(output.root, change.path))
                if not is_settled(status, now):
                    size, last = size + status.st_size, max(last, status.st_ctime_ns)
    if size >= READ_AGAIN:
        time.sleep(min(last - now + store.SETTLED_AFTER, 2 * store.SETTLED_AFTER) / 1e9 + 0.001)


def facts_of(
    inputs: Inputs, outputs: Iterable[Output], start: Start, *, code: bool = True
) -> list[list[str]] | None:
    """Return what the result of a run depends on, for :func:`hold`; None if anything is in doubt.

    Without ``code``, adlgen and its own packs must stay the same while the facts are used.
    """
    facts = _Facts(start)
    try:
        if code:
            facts.add_code()
        facts.add_inputs(inputs, bundled_packs=code)
        for output in outputs:
            facts.add_output(output)
        sections = [*facts.sections()]
        return sections if hold(sections) else None
    except (_NotCacheable, OSError, ValueError):
        return None


class _Facts:
    """The facts that the result of a run depends on, under construction."""

    def __init__(self, start: Start) -> None:
        self._start = start
        self._files: dict[str, tuple[str, str]] = {}
        self._places: dict[str, str] = {}
        self._folders: dict[str, str] = {}
        self._present: dict[str, list[str]] = {}
        """The names of files that must exist, by folder."""
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
        yield [part for pair in self._folders.items() for part in pair]
        yield [f for folder, names in self._present.items() for f in (f"{folder}/", *names)]
        yield list(self._absent)
        yield [part for pair in self._listings.items() for part in pair]

    def add_code(self) -> None:
        """Add the loaded modules except those of the standard library, and the folders of the search path."""
        library = os.path.dirname(os.__file__) + os.sep
        installed = os.path.join(library, "site-packages") + os.sep
        for name, module in [*sys.modules.items()]:
            path = getattr(module, "__file__", None)
            if path and (path.startswith(installed) or not path.startswith(library)):
                loaded = self._start.loaded if name in self._start.modules else None
                self._add_settled(path, loaded)
                self._add_settled(os.path.dirname(path))
        for path in map(os.path.abspath, sys.path):
            if os.path.lexists(path):
                self._add_settled(path)
            else:
                self._absent[path] = None
        self._add_data()

    def _add_data(self) -> None:
        """Add what adlgen reads next to its modules, and the facts of its packs, which select one."""
        for folder in {os.path.dirname(path) for path in [*self._files] if path.endswith(".py")}:
            for name in os.listdir(folder):
                if name.endswith(".json"):
                    self._add_settled(os.path.join(folder, name))
        packs = str(bundled_folder())
        self._add_settled(packs)
        for name in os.listdir(packs):
            self._add_settled(os.path.join(packs, name))
            facts = os.path.join(packs, name, "pack.toml")
            if os.path.lexists(facts):
                self._add_settled(facts)
        for part in bundled_parts():
            self._add_settled(str(part))
            self._add_settled(str(part / "pack.toml"))

    def add_inputs(self, inputs: Inputs, *, bundled_packs: bool) -> None:
        """Add the files of the specification, the folders that were searched, and the packs."""
        for path, real in inputs.places.items():
            self._add_place(path)
            if self._places[path] != real:
                raise _NotCacheable  # a link changed during the run
        for path, content in inputs.files.items():
            self._add_used(self._places[path], content)
        for path, names in inputs.listings.items():
            self._listings[path] = digest(listing_text(names))
        for path in inputs.present:
            self._add_present(path)
        self._absent |= dict.fromkeys(inputs.absent)
        for folder in inputs.packs:
            if bundled_packs or not is_bundled(folder):
                self._add_pack(folder)

    def _add_pack(self, folder: str) -> None:
        self._add_place(folder)
        for parent, folders, names in os.walk(folder):
            if "__pycache__" in folders:
                folders.remove("__pycache__")
            if any(os.path.islink(os.path.join(parent, name)) for name in folders):
                raise _NotCacheable
            self._add_settled(parent)
            for name in names:
                self._add_settled(os.path.join(parent, name))

    def add_output(self, output: Output) -> None:
        """Add the files of an output root: contents of generated ones, existence of the user's."""
        root = os.path.abspath(output.root)
        self._add_root(root)
        ignore = os.path.join(root, IGNORE_FILE)
        if os.path.lexists(ignore):
            self._add_settled(ignore)
        else:
            self._absent[ignore] = None
        for change in output.changes:
            self._add_change(root, change)
            if change.state is State.IGNORED and ignore in self._absent:
                raise _NotCacheable  # it was removed during the run

    def _add_root(self, root: str) -> None:
        """Add a root: no link where the run refuses one, and no trace of an interrupted run."""
        self._add_place(root)
        here = os.getcwd()
        is_below = root == here or root.startswith(os.path.join(here, ""))
        if os.path.islink(root) or (is_below and self._places[root] != root):
            raise _NotCacheable
        self._add_folder(root)
        self._absent[os.path.join(root, STAGE)] = None

    def _add_change(self, root: str, change: Change) -> None:
        if change.state is State.IGNORED:
            return
        path = os.path.join(root, change.path)
        parts = change.path.split("/")
        for depth in range(1, len(parts)):
            self._add_folder(os.path.join(root, *parts[:depth]))
        match change.state:
            case State.SAME if change.before is not None:
                self._add_used(path, change.before)
            case State.KEPT | State.ORPHANED:
                self._add_present(path)
            case State.MISSING:
                # A folder that is absent has no files.
                if os.path.dirname(path) not in self._absent:
                    self._absent[path] = None
            case _:
                raise _NotCacheable

    def _add_present(self, path: str) -> None:
        folder, name = os.path.split(path)
        self._present.setdefault(folder, []).append(name)

    def _add_folder(self, path: str) -> None:
        """Add a folder of an output root, which may be absent if all its files are."""
        if path in self._folders or path in self._absent:
            return
        if not os.path.lexists(path):
            self._absent[path] = None
        elif stat.S_ISDIR(os.lstat(path).st_mode):
            self._folders[path] = folder_text(path)
        else:
            raise _NotCacheable

    def _add_place(self, folder: str) -> None:
        if folder not in self._places:
            self._places[folder] = os.path.realpath(folder)

    def _add_used(self, path: str, content: bytes) -> None:
        """Add a file whose content the run used; the stamp is recorded only if it belongs to that content.

        A file that has not changed for a while before it is read here has the content that is read.
        """
        used = digest(content)
        now = time.time_ns()
        status = os.lstat(path)
        settled = is_settled(status, now) and digest_of_file(path) == used
        self._files[path] = (stamp_of(status) if settled else "", used)

    def _add_settled(self, path: str, since: int | None = None) -> None:
        """Add a file or a folder that is as it was when the run started, or since another time."""
        link = os.path.islink(path)
        real = os.path.realpath(path) if link else path
        if link:
            self._places[path] = real
        status = os.lstat(real)
        if not is_settled(status, since or self._start.run):
            raise _NotCacheable
        self._files.setdefault(real, (stamp_of(status), ""))
