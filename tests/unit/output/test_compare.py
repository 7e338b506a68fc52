from __future__ import annotations

import json
import os
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest

from adlgen.diagnostics.codes.output import ORPHANED
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log, StopRun
from adlgen.output.changes import State
from adlgen.output.compare import IntendedOutput
from adlgen.output.lock import locked
from adlgen.output.outcome import Output
from adlgen.output.policy import check_paths, compare_root, report_conflicts, report_notices
from adlgen.output.tree import LateText, RenderedFile, tree_of

if TYPE_CHECKING:
    from tests.unit.output.conftest import Workspace

MANIFEST = ".adlgen.json"


def test_a_root_that_does_not_exist(space: Workspace) -> None:
    states = space.compare_on_disk(space.wanted({"a": "1\n"}, {"u": "2\n"}))
    assert states == {MANIFEST: State.CREATED, "a": State.CREATED, "u": State.MISSING}
    assert not space.root.exists()


def test_the_late_text_of_a_user_owned_file_is_read_only_where_it_is_recorded(
    space: Workspace,
) -> None:
    def refuse() -> str:
        raise AssertionError

    def wanted(own: str, text: LateText) -> IntendedOutput:
        (generated,) = space.wanted({"a": own}).tree
        tree = tree_of([generated, RenderedFile("u", text, "user")])
        return replace(space.wanted({}), tree=tree)

    late = wanted("1\n", LateText(refuse))
    assert space.compare_on_disk(late)["u"] is State.MISSING
    space.write(late)
    assert space.texts() == {"a": "1\n"}
    (space.root / "u").write_text("of a program\n")
    space.write(late)
    space.write(wanted("3\n", LateText(lambda: "2\n")))
    recorded = json.loads((space.root / MANIFEST).read_text())["files"]["u"]
    assert recorded == "user " + sha256(b"2\n").hexdigest()
    space.write(wanted("4\n", LateText(refuse)))


def test_a_second_run_has_nothing_to_do(space: Workspace) -> None:
    wanted = space.wanted({"a": "1\n", "d/b": "2\n"}, {"u": "3\n"}, scaffold=True)
    space.write(wanted)
    before = space.snapshot()
    assert space.compare_on_disk(wanted) == {
        MANIFEST: State.SAME,
        "a": State.SAME,
        "d/b": State.SAME,
        "u": State.KEPT,
    }
    space.write(wanted)
    assert space.snapshot() == before


def test_changed_and_removed(space: Workspace) -> None:
    space.write(space.wanted({"a": "1\n", "b": "1\n", "c": "1\n"}))
    (space.root / "c").unlink()
    assert space.compare_on_disk(space.wanted({"a": "2\n", "d": "1\n"})) == {
        MANIFEST: State.CHANGED,
        "a": State.CHANGED,
        "b": State.REMOVED,
        "d": State.CREATED,
    }


def test_edited_by_hand(space: Workspace) -> None:
    space.write(space.wanted({"a": "1\n", "b": "1\n"}))
    for name in "ab":
        (space.root / name).write_text("mine\n")
    states = space.compare_on_disk(space.wanted({"a": "2\n"}))
    assert (states["a"], states["b"]) == (State.EDITED, State.EDITED)
    assert space.refused(space.wanted({"a": "2\n"})) == ["ADL0702", "ADL0702"]
    space.write(space.wanted({"a": "2\n"}), force=True)
    assert space.texts() == {"a": "2\n"}


def test_edited_to_what_it_should_be_is_no_edit(space: Workspace) -> None:
    space.write(space.wanted({"a": "1\n"}))
    (space.root / "a").write_text("2\n")
    assert space.compare_on_disk(space.wanted({"a": "2\n"}))["a"] is State.SAME


def test_a_foreign_file(space: Workspace) -> None:
    space.root.mkdir()
    (space.root / "a").write_text("mine\n")
    (space.root / "same").write_text("1\n")
    (space.root / "beside").write_text("mine\n")
    wanted = space.wanted({"a": "1\n", "same": "1\n"})
    assert space.compare_on_disk(wanted)["same"] is State.SAME
    assert space.refused(wanted) == ["ADL0703"]
    space.write(wanted, force=True)
    assert space.texts() == {"a": "1\n", "same": "1\n", "beside": "mine\n"}


def test_line_ends_of_a_checkout_are_no_edit(space: Workspace) -> None:
    wanted = space.wanted({"a": "1\n2\n", "b": "1\n"})
    space.write(wanted)
    for name in ("a", "b", MANIFEST):
        file = space.root / name
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert set(space.compare_on_disk(wanted).values()) == {State.SAME}
    states = space.compare_on_disk(space.wanted({"a": "1\n3\n"}))
    assert (states["a"], states["b"]) == (State.CHANGED, State.REMOVED)


def test_what_is_the_users_stays(space: Workspace) -> None:
    space.root.mkdir()
    (space.root / "mine").write_text("mine\n")
    space.write(space.wanted({}, {"mine": "1\n", "new": "1\n"}, scaffold=True), force=True)
    assert space.texts() == {"mine": "mine\n", "new": "1\n"}
    (space.root / "new").write_text("implemented\n")
    space.write(space.wanted({}, {"new": "2\n"}, scaffold=True), force=True)
    assert space.texts() == {"mine": "mine\n", "new": "implemented\n"}


def test_scaffolding_alone_leaves_the_rest(space: Workspace) -> None:
    space.write(space.wanted({"a": "1\n", "b": "1\n"}))
    (space.root / "a").write_text("mine\n")
    later = space.wanted({"a": "2\n", "c": "2\n"}, {"u": "1\n"})
    only = replace(later, owners=frozenset({"user"}))
    assert space.compare_on_disk(only) == {MANIFEST: State.CHANGED, "u": State.CREATED}
    before = json.loads((space.root / MANIFEST).read_text())
    space.write(only)
    after = json.loads((space.root / MANIFEST).read_text())
    assert space.texts() == {"a": "mine\n", "b": "1\n", "u": "1\n"}
    assert after["files"].pop("u").startswith("user ")
    assert after == before


def test_orphans_are_reported_until_they_are_gone(space: Workspace) -> None:
    space.write(space.wanted({"a": "1\n"}, {"u": "1\n"}, scaffold=True))
    later = space.wanted({"a": "1\n"})
    for _ in range(2):
        assert space.compare_on_disk(later)["u"] is State.ORPHANED
        space.write(later)
    (space.root / ".adl-ignore").write_text("u\n")
    assert "u" not in space.compare_on_disk(later)
    (space.root / ".adl-ignore").unlink()
    (space.root / "u").unlink()
    assert "u" not in space.compare_on_disk(later)


def test_an_orphan_may_have_been_written_by_another_program(space: Workspace) -> None:
    """A stub that was not written, because the file existed, belongs to its tool as well."""
    space.root.mkdir()
    (space.root / "u").write_text("an example\n")
    space.write(space.wanted({"a": "1\n"}, {"u": "1\n"}))
    later = space.wanted({"a": "1\n"})
    assert space.compare_on_disk(later)["u"] is State.ORPHANED
    hashed = json.loads((space.root / MANIFEST).read_text())["files"]["u"].removeprefix("user ")
    assert hashed == sha256(b"1\n").hexdigest(), "own code is not taken for a stub"


def test_another_version_that_writes_the_same_has_nothing_to_do(space: Workspace) -> None:
    def of(version: str, text: str) -> IntendedOutput:
        wanted = space.wanted({"a": text}, {"u": "1\n"})
        assert wanted.origin is not None
        return replace(wanted, origin=replace(wanted.origin, generator=f"adlgen {version}"))

    space.write(of("1", "1\n"))
    before = space.snapshot()
    assert not space.write(of("2", "1\n")).stale
    (space.root / "u").write_text("mine\n")
    assert not space.write(of("2", "1\n")).stale
    (space.root / "u").unlink()
    assert space.snapshot() == before
    assert {c.path for c in space.write(of("2", "2\n")).stale} == {"a", MANIFEST}
    assert '"adlgen 2"' in (space.root / MANIFEST).read_text()


def test_a_file_that_changes_hands_is_not_lost(space: Workspace) -> None:
    space.write(space.wanted({"a": "1\n"}, {"u": "1\n"}, scaffold=True))
    (space.root / "u").write_text("mine\n")
    swapped = space.wanted({"u": "2\n"}, {"a": "2\n"}, scaffold=True)
    states = space.compare_on_disk(swapped)
    assert (states["a"], states["u"]) == (State.KEPT, State.BLOCKED)
    assert space.refused(swapped, force=True) == ["ADL0704"]


def test_ignored_files_are_neither_written_nor_removed(space: Workspace) -> None:
    space.write(space.wanted({"a": "1\n", "b": "1\n"}))
    (space.root / ".adl-ignore").write_text("a\nb\nc\n")
    wanted = space.wanted({"a": "2\n", "c": "2\n"})
    states = space.compare_on_disk(wanted)
    assert (states["a"], states["c"], "b" in states) == (State.IGNORED, State.IGNORED, False)
    space.write(wanted)
    assert space.texts() == {".adl-ignore": "a\nb\nc\n", "a": "1\n", "b": "1\n"}


@pytest.mark.parametrize("what", ["link", "dangling", "folder", "pipe"])
def test_nothing_but_a_regular_file_is_replaced(space: Workspace, what: str) -> None:
    space.root.mkdir()
    victim = space.root.parent / "victim"
    victim.write_text("1\n")
    file = space.root / "a"
    if what in {"link", "dangling"}:
        file.symlink_to(victim if what == "link" else "nowhere")
    elif what == "folder":
        file.mkdir()
    else:
        os.mkfifo(file)
    for content in ("1\n", "2\n"):
        assert space.refused(space.wanted({"a": content}), force=True) == ["ADL0704"]
    assert victim.read_text() == "1\n"


def test_a_parent_that_is_a_link_is_refused(space: Workspace) -> None:
    elsewhere = space.root.parent / "elsewhere"
    elsewhere.mkdir()
    space.root.mkdir()
    (space.root / "d").symlink_to(elsewhere, target_is_directory=True)
    assert space.refused(space.wanted({"d/a": "1\n"}), force=True) == ["ADL0704"]
    wanted = space.wanted({"a": "1\n"}, {"d/u": "1\n"})
    assert space.compare_on_disk(wanted)["d/u"] is State.KEPT
    assert space.refused(space.wanted({}, {"d/u": "1\n"}, scaffold=True)) == ["ADL0704"]
    assert list(elsewhere.iterdir()) == []


def test_a_recorded_file_that_became_a_link_is_left_alone(space: Workspace) -> None:
    space.write(space.wanted({"a": "1\n", "b": "1\n"}))
    (space.root / "a").unlink()
    (space.root / "a").symlink_to("b")
    space.write(space.wanted({"b": "1\n"}))
    assert (space.root / "a").is_symlink()


def test_an_unsafe_path_writes_nothing(space: Workspace) -> None:
    log = Log()
    with pytest.raises(StopRun):
        check_paths(space.wanted({"../a": "1\n", "b": "1\n"}).tree, space.root, log)
    assert [d.code.id for d in log.diagnostics] == ["ADL0701"]


@pytest.mark.parametrize("text", ["x", '{"manifest": 9, "files": {}}', b"\xff"])
def test_a_damaged_manifest(space: Workspace, text: str | bytes) -> None:
    space.root.mkdir()
    data = text if isinstance(text, bytes) else text.encode()
    (space.root / MANIFEST).write_bytes(data)
    assert space.refused(space.wanted({"a": "1\n"})) == ["ADL0707"]


def test_a_merge_conflict_in_the_manifest_is_no_obstacle(space: Workspace) -> None:
    space.write(space.wanted({"a": "theirs\n"}))
    expected = (space.root / MANIFEST).read_text()
    space.write(space.wanted({"a": "own\n"}))
    own = (space.root / MANIFEST).read_text()
    (space.root / MANIFEST).write_text(f"<<<<<<< a\n{own}=======\n{expected}>>>>>>> b\n")
    (space.root / "a").write_text("theirs\n")
    space.write(space.wanted({"a": "merged\n"}))
    assert space.texts() == {"a": "merged\n"}
    assert "<<<" not in (space.root / MANIFEST).read_text()


def test_messages_name_the_file_and_the_way_out(space: Workspace) -> None:
    space.write(space.wanted({"a": "1\n"}, {"u": "1\n"}, scaffold=True))
    (space.root / "a").write_text("mine\n")
    (space.root / "f").write_text("mine\n")
    (space.root / ".adl-ignore").write_text("i\n")
    log = Log()
    wanted = space.wanted({"a": "2", "f": "2", "i": "2"}, {"n": ""})
    with locked([space.root], log, writes=False) as folders:
        changes = compare_root(wanted, space.root, folders[space.root], log)
    report_conflicts(changes, space.root, log)
    report_notices(Output("toy", space.root, wanted, changes), log)
    found = {d.code.id: (d.message, d.hint, d.span) for d in log.diagnostics}
    assert sorted(found) == ["ADL0702", "ADL0703", "ADL0711", "ADL0712", "ADL0713"]
    message, hint, span = found["ADL0703"]
    assert message.startswith("'f' ")
    assert hint is not None
    assert "--force" in hint
    assert span is not None
    assert span.path == (space.root / "f").as_posix()


def test_orphans_are_one_warning(space: Workspace) -> None:
    space.write(space.wanted({"a": "1\n"}, {"u": "1\n", "v": "1\n"}, scaffold=True))
    log = Log()
    wanted = space.wanted({"a": "1\n"})
    report_notices(Output("toy", space.root, wanted, space.write(wanted)), log)
    (found,) = [d for d in log.diagnostics if d.code is ORPHANED]
    assert found.message == "'u', 'v' belong to a part of the spec that was removed"
