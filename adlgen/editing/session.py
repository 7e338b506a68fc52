"""The state of an editor: its open documents, and the problems of their projects."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.model import Diagnostic
from adlgen.editing.checks import Checked, Job, check, job_of, project_of
from adlgen.editing.dialects import CONFIG, dialect_of
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
        self._checked: dict[Job, Checked] = {}
        self._stale: dict[str, None] = {}
        self._recognised: set[str] = set()
        self._published: frozenset[str] = frozenset()
        self.known: Mapping[str, tuple[Diagnostic, ...]] = {}
        """The problems that were found last, by path."""

    def put(self, path: str, text: str) -> None:
        """Open a document, or change its text."""
        self.snapshot = self.snapshot.with_text(path, text)
        self._stale[path] = None

    def close(self, path: str) -> None:
        """Close a document; the file on disk counts again."""
        self.snapshot = self.snapshot.without(path)
        self._recognised.discard(path)
        self._checked = {job: one for job, one in self._checked.items() if self._is_needed(job)}
        self._stale[path] = None

    def changed_on_disk(self, path: str) -> None:
        """Take note that a file on disk has changed."""
        if path not in self.snapshot.texts:
            forget_packs()
            self._stale[path] = None

    @property
    def is_stale(self) -> bool:
        """Whether something has changed since the last check."""
        return bool(self._stale)

    def problems(self) -> Mapping[str, tuple[Diagnostic, ...]]:
        """Check what has changed; return the problems of the changed documents, and of all files that have, or had, some."""
        stale, self._stale = [*self._stale], {}
        for job in self._concerned(stale):
            self._checked[job] = check(job, self.snapshot, lints=self._lints)
        found: dict[str, dict[Diagnostic, None]] = {}
        for job, one in self._checked.items():
            if one.is_foreign and job.main not in self._recognised:
                continue
            for path, problems in one.problems.items():
                found.setdefault(path, {}).update(dict.fromkeys(problems))
        open_ = {path for path in stale if path in self.snapshot.texts}
        empty: dict[str, dict[Diagnostic, None]] = {path: {} for path in self._published | open_}
        shown = {path: tuple(some) for path, some in (empty | found).items()}
        self._published, self.known = frozenset(found), shown
        return shown

    def _concerned(self, stale: list[str]) -> list[Job]:
        jobs: dict[Job, None] = {}
        for path in stale:
            jobs |= dict.fromkeys(job for job, one in self._checked.items() if path in one.inputs)
            if path in self.snapshot.texts:
                jobs |= dict.fromkeys(self._jobs_of(path, jobs))
        return [*jobs]

    def _jobs_of(self, path: str, known: Mapping[Job, None]) -> list[Job]:
        """Return the jobs that an open document belongs to: its project, or itself."""
        project = project_of(path, self.snapshot)
        if project is not None and project not in self._checked and project not in known:
            self._checked[project] = check(project, self.snapshot, lints=self._lints)
        if project is not None and path in self._checked.get(project, Checked()).inputs:
            return []
        if path.rsplit("/", 1)[-1] in CONFIG or any(
            path in one.inputs for job, one in self._checked.items() if job.main != path
        ):
            return []
        document = self.snapshot.document(path)
        if document is not None and (path.endswith(_USUAL) or dialect_of(document)):
            self._recognised.add(path)
        return [job_of(path, self.snapshot)] if path in self._recognised else []

    def _is_needed(self, job: Job) -> bool:
        """Report whether a document of a job is open."""
        return any(path in self._checked[job].inputs for path in self.snapshot.texts)
