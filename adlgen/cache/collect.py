"""Records the result of a run that succeeded, with everything that it depends on."""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

from adlgen.cache import store
from adlgen.cache.check import (
    Request,
    changes_since,
    digest,
    digest_of_file,
    mode_of,
    stamps_of,
)
from adlgen.cache.settled import NotCacheableError, Settled, Start
from adlgen.cache.store import is_settled, settled
from adlgen.cache.tools import tools_of
from adlgen.document.inputs import Inputs
from adlgen.output.changes import Change, State
from adlgen.output.ignore import IGNORE_FILE
from adlgen.output.journal import STAGE
from adlgen.output.outcome import Output, Result
from adlgen.packs.bundled import is_bundled

if TYPE_CHECKING:
    from adlgen.cache.model import Facts, Files, Names, Record

READ_AGAIN = 1 << 26
"""Bytes of recent output. To read more in the next run takes longer than to wait now until its stamps can be recorded."""


def save_run(request: Request, result: Result, text: str, start: Start) -> None:
    """Record that a command line would change nothing and print ``text``, and the tools of the run.

    Nothing is recorded if anything is in doubt, or if the folder of records cannot be written.
    """
    if result.trace is None or not result.trace.complete:
        return
    is_file = request.memory is None
    try:
        if is_file:
            _wait_for_stamps(result.outputs)
        facts = facts_of(result.trace, result.outputs, start, code=is_file)
        record: Record = {"key": request.key, "text": text, "token": "", "facts": facts}
        store.save_run(request, record, tools_of(result, text))
    except (NotCacheableError, OSError, ValueError):  # for example, a file was removed
        return


def _wait_for_stamps(outputs: Iterable[Output]) -> None:
    """Sleep for at most 0.2 seconds if the run has just written much. Raises OSError if a file has been removed."""
    now = time.time_ns()
    size = last = 0
    for output in outputs:
        for change in output.changes:
            if change.state is State.SAME:
                status = os.lstat(os.path.join(output.root, change.path))
                if not is_settled(status.st_ctime_ns, now):
                    size, last = size + status.st_size, max(last, status.st_ctime_ns)
    if size >= READ_AGAIN:
        time.sleep(min(last - now + store.SETTLED_AFTER, 2 * store.SETTLED_AFTER) / 1e9 + 0.001)


def facts_of(inputs: Inputs, outputs: Iterable[Output], start: Start, *, code: bool) -> Facts:
    """Return what the result of a run depends on. Raises NotCacheableError, OSError or ValueError if anything is in doubt.

    Without ``code``, adlgen and its own packs must stay the same while the facts are used.
    """
    found = _Facts(start)
    if code:
        found.add_code(inputs.modules)
    found.add_inputs(inputs, bundled_packs=code)
    for output in outputs:
        found.add_output(output)
    checked = time.time_ns()
    if changes_since(found.facts({}))[0]:
        raise NotCacheableError
    facts = found.facts(found.settled.stamps)
    for folder, names in facts["names"].items():
        with suppress(OSError):
            names["stamps"] = [*settled(stamps_of(folder, ("",)), checked)]
    return facts


class _Facts:
    """The facts that the result of a run depends on, under construction."""

    def __init__(self, start: Start) -> None:
        self.settled = Settled(start)
        self._here = os.getcwd()
        self._files: dict[str, tuple[list[int], str]] = {}
        """The stamp and the digest of each file whose content the run used."""
        self._absent: set[str] = set()
        self._names: dict[str, Names] = {}
        self._modes: dict[str, str] = {}
        self._listings: dict[str, list[list[str | bool]] | None] = {}

    def facts(self, stamps: Mapping[str, list[int]]) -> Facts:
        """Return the facts, with the stamps of some files whose content is not compared."""
        return {
            "files": self._by_folder(stamps),
            "names": self._names,
            "links": self.settled.links,
            "modes": self._modes,
            "listings": self._listings,
        }

    def _by_folder(self, stamps: Mapping[str, list[int]]) -> dict[str, Files]:
        found: dict[str, Files] = {}
        folders: dict[str, Files] = {}  # many files are in few folders
        for path, stamp, content in self._stamps(stamps):
            at = path.rfind(os.sep) + 1
            files = folders.get(path[:at])
            if files is None:
                empty: Files = {"names": [], "stamps": [], "digests": []}
                files = folders[path[:at]] = found.setdefault(self._split(path)[0], empty)
            files["names"].append(path[at:])
            files["stamps"] += stamp
            files["digests"].append(content)
        for files in found.values():
            if not any(files["digests"]):
                files["stamps"], files["digests"] = [hash(tuple(files["stamps"]))], []
        return found

    def _stamps(
        self, settled_stamps: Mapping[str, list[int]]
    ) -> Iterator[tuple[str, list[int], str]]:
        for path, (stamp, content) in self._files.items():
            yield path, stamp, content
        for path, stamp in settled_stamps.items():
            if path not in self._files:
                yield path, stamp, ""

    def add_code(self, elsewhere: Mapping[str, str]) -> None:
        """Add the modules loaded here and elsewhere, the folders of the search path, and what adlgen reads of its own."""
        for path in self.settled.add_code(elsewhere):
            self._add_absent(path)

    def add_inputs(self, inputs: Inputs, *, bundled_packs: bool) -> None:
        """Add the files of the specification, the folders that were searched, and the packs."""
        for path, real in inputs.places.items():
            if self.settled.add_link(path) != real:
                raise NotCacheableError  # a link changed during the run
        for path, content in inputs.files.items():
            self._add_used(self.settled.links[path], content)
        for path, names in inputs.listings.items():
            self._listings[path] = None if names is None else [[*entry] for entry in names]
        for path in inputs.present:
            self._add_name(path, "present")
        for path in inputs.absent:
            self._add_absent(path)
        for folder in inputs.packs:
            if bundled_packs or not is_bundled(folder):
                self.settled.add_pack(folder, inputs.unused.get(folder, frozenset()))

    def add_output(self, output: Output) -> None:
        """Add the files of an output root: contents of generated ones, existence of the user's."""
        root = os.path.abspath(output.root)
        self._add_root(root)
        ignore = os.path.join(root, IGNORE_FILE)
        if os.path.lexists(ignore):
            self.settled.add(ignore)
        else:
            self._add_absent(ignore)
        for change in output.changes:
            self._add_change(root, change)
            if change.state is State.IGNORED and ignore in self._absent:
                raise NotCacheableError  # it was removed during the run

    def _add_root(self, root: str) -> None:
        """Add a root: no link where the run refuses one, and no trace of an interrupted run."""
        real = self.settled.add_link(root)
        is_below = root == self._here or root.startswith(os.path.join(self._here, ""))
        if os.path.islink(root) or (is_below and real != root):
            raise NotCacheableError
        self._add_folder(root)
        self._add_absent(os.path.join(root, STAGE))

    def _add_change(self, root: str, change: Change) -> None:
        if change.state is State.IGNORED:
            return
        path = os.path.join(root, change.path)
        folder = os.path.dirname(path)
        if folder not in self._modes and folder not in self._absent:
            parts = change.path.split("/")
            for depth in range(1, len(parts)):
                self._add_folder(os.path.join(root, *parts[:depth]))
        match change.state:
            case State.SAME if change.before is not None:
                self._add_used(path, change.before)
            case State.KEPT | State.ORPHANED:
                self._add_name(path, "present")
            case State.MISSING:
                # A folder that is absent has no files.
                if folder not in self._absent:
                    self._add_absent(path)
            case _:
                raise NotCacheableError

    def _add_absent(self, path: str) -> None:
        if path not in self._absent:
            self._absent.add(path)
            self._add_name(path, "absent")

    def _add_name(self, path: str, kind: Literal["present", "absent"]) -> None:
        folder, name = self._split(path)
        names = self._names.get(folder)
        if names is None:
            names = self._names[folder] = {"present": [], "absent": [], "stamps": []}
        names[kind].append(name)

    def _split(self, path: str) -> tuple[str, str]:
        """Return the folder of a path, with a slash at its end, and the name in it."""
        folder, name = os.path.split(os.path.join(self._here, path))
        return os.path.join(folder, ""), name

    def _add_folder(self, path: str) -> None:
        """Add a folder of an output root, which may be absent if all its files are."""
        if path in self._modes or path in self._absent:
            return
        if not os.path.lexists(path):
            self._add_absent(path)
        elif stat.S_ISDIR(os.lstat(path).st_mode):
            self._modes[path] = mode_of(path)
        else:
            raise NotCacheableError

    def _add_used(self, path: str, content: bytes) -> None:
        """Add a file whose content the run used; the stamp is recorded only if it belongs to that content.

        A file that has not changed for a while before it is read here has the content that is read.
        """
        used = digest(content)
        now = time.time_ns()
        stamp = [*settled(stamps_of(path, ("",)), now)]
        if any(stamp) and digest_of_file(path) != used:
            stamp = [0, 0]
        self._files[path] = stamp, used
