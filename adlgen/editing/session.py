"""The state of an editor: its open documents, and the problems of their projects."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.memory import Memory
from adlgen.diagnostics.model import Diagnostic, Span
from adlgen.editing.checks import Checked, Job, check, job_of, project_of
from adlgen.editing.dialects import CONFIG, dialect_of
from adlgen.editing.emitted import EmittedTypes, Listing
from adlgen.editing.model import Snapshot
from adlgen.editing.positions import Encoding
from adlgen.packs.load import forget_packs

_USUAL = ("agent.yaml", "agent.yml", "agent.json")
"""Files that are specifications also while they cannot be recognised."""


class Session:
    """Holds the open documents, and checks what a change concerns."""

    def __init__(
        self, encoding: Encoding = "utf-16", today: str = "", *, lints: bool = True
    ) -> None:
        """Start without documents."""
        self.snapshot = Snapshot(encoding=encoding, today=today)
        self._lints = lints
        self.checked: dict[Job, Checked] = {}
        """What was found, by job."""
        self._memories: dict[Job, Memory] = {}
        self._emitted: dict[Job, EmittedTypes] = {}
        """By job, since the last change."""
        self._stale: dict[str, None] = {}
        """The paths of what has changed since the last check."""
        self._unread: dict[str, None] = {}
        """Those of what has changed since the last check, or the last look."""
        self._recognised: set[str] = set()
        self._published: frozenset[str] = frozenset()

    def put(self, path: str, text: str) -> None:
        """Open a document, or change its text."""
        self.snapshot = self.snapshot.with_text(path, text)
        self._changed(path)

    def close(self, path: str) -> None:
        """Close a document; the file on disk counts again."""
        self.snapshot = self.snapshot.without(path)
        self._recognised.discard(path)
        self.checked = {job: one for job, one in self.checked.items() if self._is_needed(job)}
        self._memories = {job: one for job, one in self._memories.items() if job in self.checked}
        self._changed(path)

    def changed_on_disk(self, path: str) -> None:
        """Take note that a file on disk has changed."""
        if path not in self.snapshot.texts:
            forget_packs()
            self._changed(path)

    def _changed(self, path: str) -> None:
        self._stale[path] = self._unread[path] = None
        self._emitted = {}

    @property
    def is_stale(self) -> bool:
        """Whether something has changed since the last check."""
        return bool(self._stale)

    def problems(self) -> Mapping[str, tuple[Diagnostic, ...]]:
        """Check what has changed; return the problems of the changed documents, and of all files that have, or had, some."""
        stale, self._stale, self._unread = [*self._stale], {}, {}
        self._check_all(stale, lints=self._lints)
        found = self._found()
        open_ = {path for path in stale if path in self.snapshot.texts}
        empty: dict[str, dict[Diagnostic, None]] = {path: {} for path in self._published | open_}
        self._published = frozenset(found)
        return {path: tuple(some) for path, some in (empty | found).items()}

    def look(self, path: str) -> tuple[Diagnostic, ...]:
        """Return the problems of a file for an answer at once: after a change without those of rules, which cost most.

        The change still counts for the next check.
        """
        unread, self._unread = [*self._unread], {}
        self._check_all(unread, lints=False)
        return tuple(self._found().get(path, ()))

    def emitted(self, path: str, place: Span) -> tuple[Listing, ...]:
        """Return what is emitted for the tool, the property or the definition with a range in a file, as of the last look."""
        found: dict[Listing, None] = {}
        for job, one in self.checked.items():
            if path not in one.inputs or one.is_foreign:
                continue
            if job not in self._emitted:
                self._emitted[job] = EmittedTypes(job, self.snapshot, self._memory_of(job))
            found |= dict.fromkeys(self._emitted[job].at(place))
        return tuple(found)

    def _found(self) -> dict[str, dict[Diagnostic, None]]:
        """Return what the last checks found, by path."""
        found: dict[str, dict[Diagnostic, None]] = {}
        for job, one in self.checked.items():
            if one.is_foreign and job.main not in self._recognised:
                continue
            for path, problems in one.problems.items():
                found.setdefault(path, {}).update(dict.fromkeys(problems))
        return found

    def _check_all(self, changed: list[str], *, lints: bool) -> None:
        for job in self._concerned(changed):
            self.checked[job] = self._check(job, lints=lints)

    def _concerned(self, stale: list[str]) -> list[Job]:
        jobs: dict[Job, None] = {}
        for path in stale:
            jobs |= dict.fromkeys(job for job, one in self.checked.items() if path in one.inputs)
            if path in self.snapshot.texts:
                jobs |= dict.fromkeys(self._jobs_of(path, jobs))
        return [*jobs]

    def _jobs_of(self, path: str, known: Mapping[Job, None]) -> list[Job]:
        """Return the jobs that an open document belongs to: its project, or itself."""
        project = project_of(path, self.snapshot)
        if project is not None and project not in self.checked and project not in known:
            self.checked[project] = self._check(project, lints=self._lints)
        if project is not None and path in self.checked.get(project, Checked()).inputs:
            return []
        if path.rsplit("/", 1)[-1] in CONFIG or any(
            path in one.inputs for job, one in self.checked.items() if job.main != path
        ):
            return []
        if path not in self._recognised:
            document = self.snapshot.document(path)
            if document is not None and (path.endswith(_USUAL) or dialect_of(document)):
                self._recognised.add(path)
        return [job_of(path, self.snapshot)] if path in self._recognised else []

    def _check(self, job: Job, *, lints: bool) -> Checked:
        return check(job, self.snapshot, self._memory_of(job), lints=lints)

    def _memory_of(self, job: Job) -> Memory:
        return self._memories.setdefault(job, Memory())

    def _is_needed(self, job: Job) -> bool:
        """Report whether a document of a job is open."""
        return any(path in self.checked[job].inputs for path in self.snapshot.texts)
