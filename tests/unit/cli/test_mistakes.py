"""Mistakes on the command line and in specifications, as a user sees them."""

from __future__ import annotations

import json

import pytest

from tests.unit.cli.conftest import PACK, SPEC, Project, tool


def write(project: Project, spec: str) -> None:
    (project.root / "agent.yaml").write_text(spec)


@pytest.mark.parametrize(
    ("text", "code", "hint"),
    [
        (SPEC.replace("tools:", "tool:"), "ADL0108", "'tools'"),
        (SPEC + tool("a", "{type: object, properties: {x: {minimun: 1}}}"), "ADL0306", "'minimum'"),
        (
            SPEC + tool("a", "{type: object, properties: {city: {}}, required: [cty]}"),
            "ADL0324",
            "'city'",
        ),
    ],
)
def test_a_typo_is_an_error(project: Project, text: str, code: str, hint: str) -> None:
    write(project, text)
    done = project.run("validate", "agent.yaml")
    assert done.code == 1
    assert f"error[{code}]" in done.err
    assert f"did you mean {hint}?" in done.err


def test_an_undeclared_name_like_a_required_one_is_no_typo(project: Project) -> None:
    """``required`` lists both names, so the second is not a misspelling of the first."""
    schema = "{type: object, properties: {item: {}}, required: [item, items]}"
    write(project, SPEC + tool("a", schema))
    done = project.run("validate", "agent.yaml")
    assert done.code == 0
    assert "warning[ADL0324]" in done.err


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("javascript", "did you mean 'typescript'?"),
        ("js", "did you mean 'typescript'?"),
        ("Golang", "did you mean 'go'?"),
        ("python3", "did you mean 'python'?"),
        ("cobol", "available: go, python, rust, typescript; another pack is a folder, named by --pack DIR"),
    ],
)
def test_an_unknown_target_has_a_suggestion(project: Project, name: str, hint: str) -> None:
    project.spec("a")
    done = project.run("generate", "-t", name, "-o", "out")
    assert done.code == 2
    assert f"unknown pack '{name}'" in done.err
    assert hint in done.err


def test_an_unknown_language_is_a_warning(project: Project) -> None:
    write(project, SPEC.replace("toy", "golang") + tool("a"))
    done = project.run("validate", "agent.yaml")
    assert "warning[ADL0611]" in done.err
    assert "did you mean 'go'?" in done.err
    place = 1 + SPEC.split("toy")[0].count("\n")
    assert f"agent.yaml:{place}:" in done.err
    assert project.run("validate", "agent.yaml", "--deny", "ADL0611").code == 1


def test_validate_reads_the_default(project: Project) -> None:
    project.spec("a")
    assert project.run("validate", "-t", "go").code == 0


def test_inspect_takes_a_target(project: Project) -> None:
    project.spec("a")
    plans = [project.run("inspect", "--stage", "plan", name, "go") for name in ("-t", "--pack")]
    assert [done.code for done in plans] == [0, 0]
    assert plans[0].out == plans[1].out


def test_help_has_no_markup(project: Project) -> None:
    done = project.run("completion", "--help")
    assert "\\b" not in done.out
    assert "\n    zsh:" in done.out


def test_check_does_not_recommend_what_is_refused(project: Project) -> None:
    project.spec("a")
    project.toy("generate")
    path = next(p for p in (project.root / "out").rglob("a.*") if p.is_file())
    path.write_text(path.read_text() + "edited\n")
    refused = project.toy("generate")
    assert refused.code == 3
    assert f"compare with `adlgen diff agent.yaml --pack {PACK[1]} -o out`" in refused.err
    done = project.toy("check")
    assert done.code == 1
    assert "run `adlgen generate` and commit" not in done.err
    assert "-o out --force`" in done.err


def test_a_loss_of_languages_points_at_them(project: Project) -> None:
    project.spec("a")
    done = project.run("convert", "agent.yaml", "--to", "openai", "--error-format", "json")
    found = json.loads(done.err)["diagnostics"]
    (loss,) = [d for d in found if "settings for languages" in d["message"]]
    assert loss["start"]["line"] == 1 + SPEC.split("language")[0].count("\n")


def test_an_empty_language_is_fine(project: Project) -> None:
    write(project, SPEC.replace("{toy: {module: sample}}", "{}") + tool("a"))
    assert project.run("validate", "agent.yaml").err == ""


def test_inspect_takes_the_folder_of_a_pack(project: Project) -> None:
    """As ``generate`` does; the name of a target is also accepted."""
    project.spec("a")
    plans = [project.run("inspect", "--stage", "plan", *PACK), project.run("generate", *PACK)]
    assert [done.code for done in plans] == [0, 0]
    assert json.loads(plans[0].out)["tools"]
    done = project.run("inspect", "--stage", "plan", "--pack", "nowhere")
    assert done.code == 2
    assert "'nowhere' is neither the folder of a pack nor a target" in done.err


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("genrate", "Did you mean 'generate'?"),
        ("valdate agent.yaml", "Did you mean 'validate'?"),
        ("chek", "Did you mean 'check'?"),
        ("help genrate", "Did you mean 'generate'?"),
        ("packs shwo", "Did you mean 'show'?"),
        ("config shwo", "Did you mean 'show'?"),
        ("import mpc", "Did you mean 'mcp'?"),
        ("generate --lang go", "Did you mean '--target'?"),
        ("init made --target go", "Did you mean '--lang'?"),
        ("lint --format openai", "Did you mean '--provider'?"),
        ("generate --outptu x", "Did you mean '--output'?"),
        ("packs show --colour never", "Did you mean '--color'?"),
        ("generate agnet.yaml", "did you mean 'agent.yaml'?"),
        ("validate agent.yml", "did you mean 'agent.yaml'?"),
        ("inspect -f ./agnt.yaml", "did you mean './agent.yaml'?"),
    ],
)
def test_a_misspelt_word_of_the_command_line_has_a_suggestion(
    project: Project, line: str, hint: str
) -> None:
    done = project.run(*line.split(" "))
    assert done.code == 2
    assert hint in done.err


def test_a_word_like_no_other_has_no_suggestion(project: Project) -> None:
    for line in ("help nosuch", "xyzzy", "generate --xyzzy", "generate xyzzy"):
        done = project.run(*line.split(" "))
        assert done.code == 2
        assert "did you mean" not in done.err.lower()


def test_a_folder_without_output_is_named(project: Project) -> None:
    (project.root / "agent.yaml").unlink()
    for verb in ("check", "diff", "generate"):
        done = project.run(verb, "-o", "nowhere")
        assert done.code == 2
        assert "'nowhere' has no output of adlgen" in done.err


def test_a_tool_is_renamed_in_the_spec_before_its_files(project: Project) -> None:
    project.run("generate", "-t", "go", "-o", "out", "--scaffold")
    done = project.run("scaffold", "-t", "go", "-o", "out", "--move", "a", "zebra")
    assert done.code == 3
    assert "give the tool 'a' the id 'zebra' in the specification first" in done.err


def test_an_output_that_cannot_be_one_has_a_hint(project: Project) -> None:
    (project.root / "real").mkdir()
    (project.root / "link").symlink_to("real")
    (project.root / "file").touch()
    for name, hint in (("link", "name the folder that the link leads to"), ("file", "choose")):
        done = project.run("generate", "-t", "go", "-o", name)
        assert "error[ADL0504]" in done.err
        assert f"hint: {hint}" in done.err
