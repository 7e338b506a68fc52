"""Where tools are found, which one counts, and which are allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from adlgen.diagnostics.model import Log, Severity
from adlgen.document.siblings import Folder
from adlgen_plugins.dojops.frontend import codes
from adlgen_plugins.dojops.frontend.folders import (
    Discovered,
    discover,
    discover_files,
    home,
    policy_of,
)
from adlgen_plugins.dojops.tests.packages import DOPS, write


def put(root: Path, place: str, name: str, version: str) -> None:
    write(root / ".dojops" / place, name=name, version=version)


def found(own: Path | None, project: Path | None, log: Log | None = None) -> list[Discovered]:
    first, second = (None if path is None else Folder(path) for path in (own, project))
    return list(discover(first, second, log or Log()))


def versions(tools: list[Discovered]) -> dict[str, str]:
    return {one.made.tool.id.value: one.made.generation.version for one in tools}


def test_the_tools_of_a_project_win_by_the_names_in_their_manifests(tmp_path: Path) -> None:
    own, project = tmp_path / "own", tmp_path / "project"
    put(own, "tools/a", "same", "own")
    put(own, "tools/b", "mine", "own")
    put(project, "tools/other-folder", "same", "project")
    tools = found(own, project)
    assert versions(tools) == {"same": "project", "mine": "own"}
    assert [one.of_project for one in tools] == [True, False]
    assert versions(found(None, project)) == {"same": "project"}
    assert versions(found(own, None)) == {"same": "own", "mine": "own"}


def test_later_folders_replace_earlier_ones_on_one_level(tmp_path: Path) -> None:
    for place in ("plugins", "tools", "modules"):
        put(tmp_path, f"{place}/t", "t", place)
    assert versions(found(None, tmp_path)) == {"t": "plugins"}
    assert versions(found(tmp_path, None)) == {"t": "plugins"}


def test_an_old_manifest_counts_where_there_is_no_new_one(tmp_path: Path) -> None:
    put(tmp_path, "tools/t", "new", "1")
    folder = tmp_path / ".dojops" / "tools" / "t"
    text = (folder / "tool.yaml").read_text("utf-8")
    (folder / "plugin.yaml").write_text(text.replace("new", "old"), "utf-8")
    assert versions(found(None, tmp_path)) == {"new": "1"}
    (folder / "tool.yaml").unlink()
    assert versions(found(None, tmp_path)) == {"old": "1"}


def test_what_cannot_be_loaded_is_left_out(tmp_path: Path) -> None:
    tools = tmp_path / ".dojops" / "tools"
    put(tmp_path, "tools/bad-name", "Bad", "1")
    put(tmp_path, "tools/broken", "broken", "1")
    (tools / "broken" / "tool.yaml").write_text("a: [", "utf-8")
    put(tmp_path, "tools/no-schema", "no-schema", "1")
    (tools / "no-schema" / "input.schema.json").unlink()
    (tools / "empty").mkdir()
    put(tmp_path, "tools/sound", "sound", "1")
    log = Log()
    assert versions(found(None, tmp_path, log)) == {"sound": "1"}
    assert {d.severity for d in log.diagnostics} == {Severity.WARNING}
    assert {d.code for d in log.diagnostics} == {codes.LOAD_FAILED}
    assert [d.message for d in log.diagnostics] == [
        f"Failed to load tool from .dojops/tools/{name} (invalid manifest or missing schema)"
        for name in ("bad-name", "broken", "no-schema")
    ]


def test_files_count_by_their_own_name(tmp_path: Path) -> None:
    own, project = tmp_path / "own", tmp_path / "project"
    for root, place in ((own, "skills"), (own, "tools"), (project, "skills")):
        folder = root / ".dojops" / place
        folder.mkdir(parents=True)
        (folder / "chart.dops").write_text(DOPS, "utf-8")
    (own / ".dojops" / "tools" / "mine.dops").write_text(DOPS, "utf-8")
    assert discover_files(Folder(own), Folder(project)) == {
        "mine": (False, ".dojops/tools/mine.dops"),
        "chart": (True, ".dojops/skills/chart.dops"),
    }


def test_the_environment_says_where_home_is() -> None:
    assert home({"HOME": "/h", "USERPROFILE": "/u"}) == "/h"
    assert home({"USERPROFILE": "/u"}) == "/u"
    assert home({}) is None


POLICIES = {
    "blockedTools: [a]\nallowedTools: [a, b]": {"b"},
    "blockedTools: [a]": {"b", "c"},
    "allowedTools: [a, 1, null]": {"a"},
    "allowedTools: []": {"a", "b", "c"},
    "allowedTools: null\nallowedPlugins: [c]": {"c"},
    "blockedPlugins: [c]": {"a", "b"},
    "allowedTools: a": {"a", "b", "c"},
    "[a]": {"a", "b", "c"},
    "a: [": {"a", "b", "c"},
}


@pytest.mark.parametrize("text", POLICIES)
def test_a_policy_blocks_and_allows(tmp_path: Path, text: str) -> None:
    assert policy_of(Folder(tmp_path)).allows("a")
    (tmp_path / ".dojops").mkdir()
    (tmp_path / ".dojops" / "policy.yaml").write_text(text, "utf-8")
    policy = policy_of(Folder(tmp_path))
    assert {name for name in ("a", "b", "c") if policy.allows(name)} == POLICIES[text]
