from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.unit.cli.conftest import Project

TOY = str(Path(__file__).parent / "toy")

BOTH = [arg for name in ("toy", "toy2") for arg in ("--pack", str(Path(__file__).parent / name))]


def test_generate_writes_what_adlgen_owns_and_nothing_twice(project: Project) -> None:
    first = project.toy("generate")
    assert (first.code, first.out) == (0, "")
    assert "toy: 3 written in 'out'" in first.err
    assert "missing user-owned files: 'mine/a.txt', 'mine/b.txt'" in first.err
    assert project.texts() == {"gen/a.txt": "Generated A\n", "gen/b.txt": "Generated B\n"}
    times = {p: p.stat().st_mtime_ns for p in (project.root / "out").rglob("*")}
    again = project.toy("generate")
    assert "toy: 3 unchanged in 'out'" in again.err
    assert {p: p.stat().st_mtime_ns for p in (project.root / "out").rglob("*")} == times


def test_scaffold_writes_the_rest_once(project: Project) -> None:
    project.toy("generate")
    assert project.toy("scaffold", "--dry-run").out.splitlines() == [
        "M out/.adlgen.json",
        "A out/mine/a.txt",
        "A out/mine/b.txt",
    ]
    assert project.toy("scaffold").code == 0
    mine = project.root / "out" / "mine" / "a.txt"
    mine.write_text("implemented\n")
    for verb in (["scaffold"], ["generate", "--scaffold"], ["generate", "--force"]):
        assert project.toy(*verb).code == 0
    assert mine.read_text() == "implemented\n"
    assert project.toy("check", "--scaffold").code == 0


def test_scaffold_alone_writes_nothing_of_adlgens(project: Project) -> None:
    assert project.toy("scaffold").code == 0
    assert list(project.texts()) == ["mine/a.txt", "mine/b.txt"]
    assert project.toy("generate").code == 0
    assert project.toy("check").code == 0


def test_generate_and_scaffold_in_one(project: Project) -> None:
    assert project.toy("generate", "--scaffold").err == "toy: 5 written in 'out'\n"


def test_without_wiring_nothing_is_the_users(project: Project) -> None:
    done = project.toy("generate", "--opt", "wiring=false")
    assert (done.code, done.err) == (0, "toy: 3 written in 'out'\n")
    manifest = json.loads((project.root / "out" / ".adlgen.json").read_text())
    assert manifest["options"] == {"wiring": "false"}


def test_dry_run_lists_every_file_and_writes_none(project: Project) -> None:
    project.toy("generate", "--scaffold")
    project.spec("b", "c")
    done = project.toy("generate", "--dry-run")
    assert done.code == 0
    assert done.out.splitlines() == [
        "M out/.adlgen.json",
        "D out/gen/a.txt",
        "= out/gen/b.txt",
        "A out/gen/c.txt",
        "O out/mine/a.txt",
        "K out/mine/b.txt",
        "? out/mine/c.txt",
    ]
    assert "'mine/a.txt' belongs to a part of the spec that was removed" in done.err
    assert "gen/c.txt" not in project.texts()


def test_list_outputs(project: Project) -> None:
    lists = ["out/.adlgen.json", "out/gen/a.txt", "out/gen/b.txt"]
    for _ in range(2):
        done = project.toy("generate", "--list-outputs")
        assert (done.code, done.out.splitlines(), done.err) == (0, lists, "")
        project.toy("generate")
    more = project.toy("generate", "--list-outputs", "--scaffold").out.splitlines()
    assert more == [*lists, "out/mine/a.txt", "out/mine/b.txt"]


@pytest.mark.parametrize("check", [["check"], ["generate", "--check"]])
def test_check(project: Project, check: list[str]) -> None:
    missing = project.toy(*check)
    assert missing.code == 1
    assert missing.out.splitlines() == ["A out/.adlgen.json", "A out/gen/a.txt", "A out/gen/b.txt"]
    assert "ADL0709" in missing.err
    assert "`adlgen generate agent.yaml --pack toy -o out`" in missing.err.replace(TOY, "toy")
    assert not (project.root / "out").exists()
    project.toy("generate")
    clean = project.toy(*check)
    assert (clean.code, clean.out) == (0, "")
    (project.root / "out" / "gen" / "a.txt").write_text("mine\n")
    assert project.toy(*check).out == "E out/gen/a.txt\n"


@pytest.mark.parametrize("diff", [["diff"], ["generate", "--diff"]])
def test_diff(project: Project, diff: list[str]) -> None:
    project.toy("generate")
    assert project.toy(*diff).code == 0
    (project.root / "out" / "gen" / "a.txt").write_text("mine\n")
    done = project.toy(*diff)
    assert done.code == 1
    assert done.out == (
        "--- a/out/gen/a.txt\n+++ b/out/gen/a.txt\n@@ -1 +1 @@\n-mine\n+Generated A\n"
    )


def test_foreign_and_edited_files_stop_the_run(project: Project) -> None:
    project.toy("generate")
    (project.root / "out" / "gen" / "a.txt").write_text("mine\n")
    (project.root / "out" / "gen" / "c.txt").write_text("mine\n")
    project.spec("a", "b", "c", "d")
    done = project.toy("generate")
    assert done.code == 3
    assert "out/gen/a.txt:1:1: error[ADL0702]" in done.err
    assert "out/gen/c.txt:1:1: error[ADL0703]" in done.err
    assert "--force" in done.err
    assert "gen/d.txt" not in project.texts()
    assert project.toy("generate", "--force").code == 0
    assert project.texts()["gen/c.txt"] == "Generated C\n"


def test_several_targets_have_folders_of_their_own(project: Project) -> None:
    assert project.run("generate", *BOTH, "-o", "out").code == 0
    assert project.texts()["toy/gen/a.txt"] == project.texts()["other/gen/a.txt"]
    done = project.run("generate", *BOTH, "-t", "other", "-o", "one")
    assert done.code == 0
    assert "gen/a.txt" in project.texts("one")


def test_one_refused_target_stops_all(project: Project) -> None:
    (project.root / "out" / "toy" / "gen").mkdir(parents=True)
    (project.root / "out" / "toy" / "gen" / "a.txt").write_text("mine\n")
    assert project.run("generate", *BOTH, "-o", "out").code == 3
    assert project.texts() == {"toy/gen/a.txt": "mine\n"}


def test_options_of_one_target(project: Project) -> None:
    done = project.run("generate", *BOTH, "--opt", "other.wiring=false", "--scaffold")
    assert done.code == 0
    assert (project.root / "toy" / "mine").exists()
    assert not (project.root / "other" / "mine").exists()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["-t", "toi"], "ADL0601"),
        (["--opt", "nope=1"], "ADL0604"),
        (["--opt", "defaults=never"], "ADL0604"),
        (["--opt", "nope"], "KEY=VALUE"),
        (["--opt", "elsewhere.wiring=true"], "ADL0503"),
        (["-t", "toy,toy"], "ADL0505"),
        (["-o", "/dev/null"], "ADL0504"),
        (["--pack", "/nowhere"], "/nowhere"),
        (["agent.yaml", "-f", "agent.yaml"], "not both"),
        (["missing.yaml"], "ADL0001"),
        (["--nope"], "--nope"),
    ],
    ids=lambda value: "_".join(value) if isinstance(value, list) else "",
)
def test_usage_errors(project: Project, arguments: list[str], says: str) -> None:
    done = project.toy("generate", *arguments)
    assert done.code == 2
    assert says in done.err
    assert not (project.root / "out").exists()


def test_no_target(project: Project) -> None:
    done = project.run("generate")
    assert done.code == 2
    assert "ADL0502" in done.err
    assert "--target" in done.err


def test_all_mistakes_show_at_once(project: Project) -> None:
    (project.root / "agent.yaml").write_text(
        (project.root / "agent.yaml").read_text().replace("type: string", "type: strng")
    )
    done = project.toy("generate")
    assert done.code == 1
    assert done.err.count("error[ADL03") == 2
    assert "agent.yaml:9:" in done.err
    assert not (project.root / "out").exists()
    assert project.toy("generate", "--lenient").code == 0


def test_error_formats(project: Project) -> None:
    (project.root / "agent.yaml").write_text("[")
    data = json.loads(project.toy("generate", "--error-format", "json").err)
    assert data["errors"] >= 1
    assert project.toy("generate", "--error-format", "github").err.startswith("::error ")
    assert json.loads(project.toy("generate", "--error-format", "sarif").err)["version"] == "2.1.0"
    assert (
        len(project.toy("generate", "--error-format", "concise").err.splitlines()) == data["errors"]
    )


def test_an_ignored_file_is_reported(project: Project) -> None:
    (project.root / "out").mkdir()
    (project.root / "out" / ".adl-ignore").write_text("gen/a.txt\n")
    done = project.toy("generate")
    assert done.code == 0
    assert "ignored by .adl-ignore: 'gen/a.txt'" in done.err
    assert "I out/gen/a.txt" in project.toy("generate", "--dry-run").out
    assert project.toy("check").code == 0


def test_a_specification_that_looks_like_an_option(project: Project) -> None:
    project.spec("a", name="--help.yaml")
    assert project.toy("generate", "--", "--help.yaml").code == 0


def test_the_default_specification_and_file(project: Project) -> None:
    project.spec("z", name="other.yaml")
    assert project.toy("generate", "-f", "other.yaml").code == 0
    assert "gen/z.txt" in project.texts()


@pytest.mark.parametrize(("first", "second"), [("go", "go,python"), ("go,python", "go")])
def test_another_number_of_targets_does_not_nest_outputs(
    project: Project, first: str, second: str
) -> None:
    """With several targets, each has a folder in the output; what one target wrote there would be left behind."""
    assert project.run("generate", "agent.yaml", "-t", first, "-o", "out").code == 0
    before = project.texts()
    done = project.run("generate", "agent.yaml", "-t", second, "-o", "out")
    assert done.code == 3
    assert "error[ADL0716]" in done.err
    assert "has the output of the pack 'go'" in done.err
    assert project.texts() == before
    assert project.run("generate", "agent.yaml", "-t", second, "-o", "out", "--replace").code == 0
    assert project.run("generate", "agent.yaml", "-t", second, "-o", "out").code == 0


def test_other_outputs_inside_an_output_are_allowed(project: Project) -> None:
    project.spec("c", name="more.yaml")
    assert project.run("generate", "agent.yaml", "-t", "go", "-o", "out").code == 0
    assert project.run("generate", "agent.yaml", "-t", "python", "-o", "out/py").code == 0
    assert project.run("generate", "more.yaml", "-t", "python", "-o", "out/python").code == 0
