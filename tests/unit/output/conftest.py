"""A workspace: files in, what a run did out."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from adlgen.diagnostics.model import Log, StopRun
from adlgen.output.changes import Changes, State
from adlgen.output.compare import IntendedOutput
from adlgen.output.lock import locked
from adlgen.output.manifest import Origin
from adlgen.output.policy import compare_root, report_conflicts
from adlgen.output.publish import publish
from adlgen.output.tree import Owner, RenderedFile, tree_of


@dataclass
class Workspace:
    root: Path
    log: Log = field(default_factory=Log)

    def wanted(
        self, own: dict[str, str], users: dict[str, str] | None = None, *, scaffold: bool = False
    ) -> IntendedOutput:
        owners: list[tuple[Owner, dict[str, str]]] = [("adlgen", own), ("user", users or {})]
        files = [RenderedFile(p, t, owner) for owner, texts in owners for p, t in texts.items()]
        origin = Origin("adlgen 0", "pack", {}, "agent.yaml", "0" * 64)
        written: tuple[Owner, ...] = ("adlgen", "user") if scaffold else ("adlgen",)
        return IntendedOutput(tree_of(files), origin, frozenset(written))

    def compare_on_disk(self, wanted: IntendedOutput) -> dict[str, State]:
        with locked([self.root], Log(), writes=False) as folders:
            changes = compare_root(wanted, self.root, folders[self.root], Log())
        return {change.path: change.state for change in changes}

    def write(self, wanted: IntendedOutput, *, force: bool = False, timeout: float = 30) -> Changes:
        """Publish; a refusal is raised, its reasons are in ``log``."""
        self.log = Log()
        (found,) = write_roots([(self.root, wanted)], self.log, force=force, timeout=timeout)
        return found

    def refused(self, wanted: IntendedOutput, *, force: bool = False) -> list[str]:
        """Publish what must be refused, see that nothing changed, and return the codes."""
        before = self.snapshot()
        with pytest.raises(StopRun):
            self.write(wanted, force=force)
        assert self.snapshot() == before
        return sorted(d.code.id for d in self.log.diagnostics)

    def snapshot(self) -> dict[str, object]:
        """Every path with what would show a change: content, time, mode, target of a link."""
        if not self.root.exists():
            return {}
        return {
            str(path.relative_to(self.root)): self._state(path) for path in self.root.rglob("*")
        }

    @staticmethod
    def _state(path: Path) -> object:
        status = path.lstat()
        if path.is_symlink():
            return path.readlink()
        if path.is_file():
            return path.read_bytes(), status.st_mtime_ns, status.st_mode, status.st_ino
        return status.st_mode

    def texts(self) -> dict[str, str]:
        """All files but the manifest."""
        return {
            path.relative_to(self.root).as_posix(): path.read_text(encoding="utf-8")
            for path in sorted(self.root.rglob("*"))
            if path.is_file() and path.name != ".adlgen.json"
        }


def write_roots(
    roots: list[tuple[Path, IntendedOutput]], log: Log, *, force: bool = False, timeout: float = 30
) -> list[Changes]:
    """Publish several roots as one transaction."""
    with locked([root for root, _ in roots], log, writes=True, timeout=timeout) as folders:
        found = []
        for root, wanted in roots:
            changes = compare_root(wanted, root, folders[root], log)
            found.append(changes.forced() if force else changes)
            report_conflicts(found[-1], root, log)
        log.stop_if_errors()
        open_ = [folder for root, _ in roots if (folder := folders[root]) is not None]
        publish([*zip(open_, found, strict=True)], log)
    return found


@pytest.fixture
def space(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workspace:
    monkeypatch.chdir(tmp_path)
    return Workspace(tmp_path / "out")
