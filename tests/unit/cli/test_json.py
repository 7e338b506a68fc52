"""Results as JSON, and the number of changed lines."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from adlgen.cli.commands import commands, load
from adlgen.cli.report import state_name
from adlgen.cli.stat import stat_of
from adlgen.cli.table import Group
from adlgen.output.changes import State
from adlgen.packs import bundled_packs
from adlgen.plugins.registry import bundled_folders
from tests.unit.cli.conftest import PACK, SPEC, Project, tool

PAGE = Path(__file__).parents[3] / "docs" / "json.md"
DOCUMENTS = [PAGE, *(path for one in bundled_folders() for path in one.glob("docs/json.md"))]
DOCUMENT = PAGE.read_text("utf-8")


def members(value: Any, prefix: str = "") -> Iterator[str]:
    """Yield the names of all members, as the document writes them."""
    for key, inner in value.items():
        yield f"{prefix}{key}"
        if isinstance(inner, list) and inner and isinstance(inner[0], dict):
            for one in inner:
                yield from members(one, f"{prefix}{key}[].")


def read(project: Project, *arguments: str) -> tuple[int, dict[str, Any]]:
    done = project.run(*arguments)
    found = json.loads(done.out)
    assert found["version"] == 1
    assert "toy: " not in done.err, "the summary is in the object"
    assert "\x1b" not in done.out
    return done.code, found


def states(found: dict[str, Any]) -> dict[str, str]:
    return {file["path"]: file["state"] for out in found["outputs"] for file in out["files"]}


def test_runs(project: Project) -> None:
    project.spec("a")
    line = ["--json", *PACK, "-o", "out", "--color=always"]
    code, found = read(project, "check", *line)
    assert (code, found["exit_code"], found["errors"]) == (1, 1, 1)
    assert [(out["target"], out["root"], out["up_to_date"]) for out in found["outputs"]] == [
        ("toy", "out", False)
    ]
    assert states(found)["gen/a.txt"] == "created"
    assert found["diagnostics"][0]["code"] == "ADL0709"
    assert not (project.root / "out").exists()
    assert states(read(project, "generate", "--dry-run", *line)[1])["gen/a.txt"] == "created"
    code, found = read(project, "generate", *line)
    assert (code, found["exit_code"], states(found)["gen/a.txt"]) == (0, 0, "created")
    for verb in (["check"], ["generate"], ["generate", "--check"], ["scaffold"]):
        for _ in range(2):  # a replay would print nothing
            code, found = read(project, *verb, *line)
            assert code == 0
    (project.root / "out" / "gen" / "a.txt").write_text("mine")
    code, found = read(project, "generate", *line)
    assert (code, found["exit_code"], states(found)["gen/a.txt"]) == (3, 3, "edited")


def test_a_broken_specification_has_no_outputs(project: Project) -> None:
    (project.root / "agent.yaml").write_text(SPEC + tool("a", "{type: strng}"))
    code, found = read(project, "check", "--json", *PACK)
    assert (code, found["outputs"]) == (1, [])
    assert found["diagnostics"][0]["start"] == {"line": 9, "column": 66}


def test_json_contradicts_other_products(project: Project) -> None:
    for mode in ("--diff", "--list-outputs"):
        assert project.toy("generate", "--json", mode).code == 2


@pytest.mark.parametrize("pack", bundled_packs())
def test_packs(project: Project, pack: str) -> None:
    _, found = read(project, "packs", "list", "--json")
    assert [one["name"] for one in found["packs"]] == [*bundled_packs()]
    _, described = read(project, "packs", "show", pack, "--json")
    assert {**described, **next(p for p in found["packs"] if p["name"] == pack)} == described
    text = project.run("packs", "show", pack).out
    for option in described["options"]:
        assert f"  {option['name']}=" in text
    assert len(described["files"]) == text.partition("files:")[2].count("\n  ")


def test_every_member_is_documented(project: Project) -> None:
    (project.root / "agent.yaml").write_text(SPEC + tool("a", "{required: [x, x], type: object}"))
    lines = [["check", *PACK], ["packs", "list"], ["packs", "show", "go"]]
    lines += [
        ["export", "agent.yaml", "--format", "openai"],
        ["config", "show"],
        ["share", "--dry-run"],
        ["fmt", "--check"],
        ["breaking", "agent.yaml", "--against", "agent.yaml"],
        ["connect", "cursor", "true"],
    ]
    (project.root / "adlgen.yaml").write_text(
        "version: 1\nspecs: [agent.yaml]\ntargets: [{lang: go, out: gen}]\n"
    )
    names = {name for line in lines for name in members(read(project, *line, "--json")[1])}
    named = {name.rpartition("[].")[2] for name in names}
    documented = set(re.findall(r"`([^`]+)`", DOCUMENT))
    assert len(named) > 20
    assert named - {name.rpartition("[].")[2] for name in documented} == set()
    assert {state_name(state) for state in State} <= documented


def with_json() -> Iterator[str]:
    """Yield the commands with ``--json``."""
    for name in commands():
        found = load(name)
        verbs = found.commands if isinstance(found, Group) else {"": found}
        for inner, one in verbs.items():
            names = {text for entry in one.parameters for text in getattr(entry, "names", ())}
            if "--json" in names:
                yield f"{name} {inner}".strip()


def test_every_command_with_json_is_documented() -> None:
    texts = [path.read_text("utf-8") for path in DOCUMENTS]
    headings = re.findall("(?m)^## (.+)$", "\n".join(texts))
    assert sorted(", ".join(headings).split(", ")) == sorted(with_json())


def test_export(project: Project) -> None:
    project.spec("a")
    line = ["export", "agent.yaml", "--format", "openai"]
    code, found = read(project, *line, "--json", "-o", "tools.json")
    assert (code, found["exit_code"], found["format"]) == (0, 0, "openai")
    assert found["definitions"] == json.loads(project.run(*line).out)
    assert found["definitions"] == json.loads((project.root / "tools.json").read_text())
    assert found["renames"] == {"tools": {}, "properties": {}}
    assert project.run(*line, "--json", "-o", "-").code == 2
    (project.root / "agent.yaml").write_text(SPEC + tool("a", "{type: strng}"))
    code, found = read(project, *line, "--json")
    assert (code, found["errors"], found["definitions"], found["renames"]) == (1, 1, None, None)
    assert "error" in {one["severity"] for one in found["diagnostics"]}


@pytest.mark.parametrize("command", [*with_json()])
def test_a_command_that_fails_early_prints_an_object(project: Project, command: str) -> None:
    more = {
        "export": ["--format", "openai"],
        "init": ["new", "--lang", "go"],
        "runtime": ["--lang", "go", "-o", "adlrt"],
        "connect": ["cursor"],
    }.get(command, [])
    words = [*command.split(), "--json", *more]
    code, found = read(project, *words, "--no-such-option")
    assert (code, found["exit_code"], found["errors"]) == (2, 2, 1)
    assert found["diagnostics"][0]["code"] is None
    assert "--no-such-option" in found["diagnostics"][0]["message"]
    (project.root / "adlgen.yaml").write_text("version: 1\nbogus: 1\ntargets: 3\n")
    (project.root / "new").write_text("")
    done = project.run(*words)
    found = json.loads(done.out)
    if done.code:
        assert (found["exit_code"], len(found["diagnostics"])) == (done.code, found["errors"])
        assert found["errors"] > 0
    else:
        assert command in {
            "packs list",
            "plugins list",
            "discover",
            "runtime",
            "share",
        }, "they read no configuration"


def test_an_early_failure_after_a_product_adds_nothing(project: Project) -> None:
    project.spec("a")
    line = ["generate", "--json", *PACK, "-o", "out", "--depfile", "out/gen/a.txt"]
    done = project.run(*line)
    assert done.code == 2
    assert json.loads(done.out)["exit_code"] == 0
    assert project.run("init", "--config-only", "--json").code == 0
    done = project.run("init", "--config-only", "--json")
    assert (done.code, json.loads(done.out)["exit_code"]) == (3, 3)


def test_differences_have_the_same_exit_code(project: Project) -> None:
    project.spec("a")
    for verb in (["diff"], ["diff", "--stat"], ["diff", "--json"]):
        assert project.toy(*verb).code == 1, verb


def test_the_numbers_are_those_of_git(project: Project) -> None:
    project.spec("a", "b")
    assert project.toy("diff", "--stat").code == 1
    project.toy("generate")
    assert project.toy("diff", "--stat").out == ""
    project.spec("b", "c")
    done = project.toy("diff", "--stat")
    assert done.code == 1
    diff = project.toy("diff").out
    applied = subprocess.run(
        ["git", "apply", "--numstat", "-"], input=diff, capture_output=True, text=True, check=True
    )
    rows = [line.split("\t") for line in applied.stdout.splitlines()]
    shown = re.findall(r"(?m)^(\S+) +\| \+(\d+) -(\d+)$", done.out)
    assert [(path, added, removed) for added, removed, path in rows] == shown
    assert len(shown) >= 3
    added, removed = (sum(int(row[side]) for row in rows) for side in (0, 1))
    assert done.out.endswith(f"\n{len(rows)} files, {added} added, {removed} removed\n")
    assert "\x1b[32m+" in project.toy("diff", "--stat", "--color=always").out


def test_lines_that_look_like_headers_are_counted() -> None:
    lines = ["--- a/x\n", "+++ b/x\n", "@@ -1,2 +1 @@\n", "--- b\n", "-a\n", "+++ c\n"]
    assert stat_of(lines) == "x | +1 -2\n1 file, 1 added, 2 removed\n"


def test_more_commands_print_their_result(project: Project) -> None:
    for command in (["validate"], ["lint"], ["diff", *PACK, "-o", "out"]):
        done = project.run(*command, "--json")
        data = json.loads(done.out)
        assert data["exit_code"] == done.code
        assert isinstance(data["diagnostics"], list)
        assert bool(data["outputs"]) == (command[0] == "diff")


def test_the_manifest_is_the_last_file_of_a_diff(project: Project) -> None:
    files = [line for line in project.toy("diff").out.splitlines() if line.startswith("+++ ")]
    assert files[-1] == "+++ b/out/.adlgen.json"
    assert len(files) > 1


def test_explain_alone_lists_the_codes(project: Project) -> None:
    assert project.run("explain").out == project.run("explain", "--list").out != ""
