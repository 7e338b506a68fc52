"""The configuration of a project, as users of the command line see it."""

from __future__ import annotations

import json
import subprocess
from typing import TYPE_CHECKING

import pytest

from tests.unit.cli.conftest import PACK, SPEC, tool

if TYPE_CHECKING:

    from tests.unit.cli.conftest import Project

TWO = """\
version: 1
specs: [agent.yaml]
targets:
  - {lang: go, out: gen/go}
  - {name: client, lang: ts, out: gen/ts, options: {validator: external}}
"""


@pytest.fixture
def configured(project: Project) -> Project:
    (project.root / "adlgen.yaml").write_text(TWO)
    assert project.run().code == 0
    return project


def write(project: Project, text: str) -> None:
    (project.root / "adlgen.yaml").write_text(text)


def test_a_project_needs_no_arguments(configured: Project) -> None:
    assert (configured.root / "gen/go/toolspec/a.gen.go").exists()
    assert (configured.root / "gen/ts/src").is_dir()
    assert configured.run("check").code == 0
    assert configured.run("diff").out == ""
    assert configured.run("validate").code == 0
    configured.spec("a", "b", "c")
    assert configured.run("check").code == 1
    assert "`adlgen -t go`" in configured.run("check").err
    assert configured.run("-t", "go").code == 0
    assert configured.run("check", "-t", "go").code == 0
    assert configured.run("check", "-t", "client").code == 1
    assert configured.run().code == 0
    assert configured.run("check").code == 0


def test_without_a_configuration_help_is_shown(project: Project) -> None:
    done = project.run()
    assert "Usage: adlgen" in done.out + done.err
    assert not [*project.root.glob("*/.adlgen.json")]


def test_inspect_reads_the_spec_of_the_configuration(project: Project) -> None:
    (project.root / "agent.yaml").rename(project.root / "tools.yaml")
    write(project, TWO.replace("agent.yaml", "tools.yaml"))
    for stage, kind in [("document", "Document"), ("spec", "Spec"), ("ir", "Agent")]:
        assert json.loads(project.run("inspect", "--stage", stage).out)["is"] == kind
    done = project.run("inspect", "--stage", "plan")
    assert done.code == 2
    assert "select it with --target: go, client" in done.err
    assert project.run("inspect", "--stage", "plan", "-t", "client").code == 0
    assert project.run("inspect", "--isolated").code == 2  # there is no agent.yaml


def test_inspect_prints_one_toolbox(project: Project) -> None:
    project.spec("c", name="more.yaml")
    write(project, TWO.replace("[agent.yaml]", "[agent.yaml, more.yaml]"))
    tools = json.loads(project.run("inspect").out)["tools"]
    assert [found["id"] for found in tools] == ["a", "b", "c"]
    done = project.run("inspect", "--stage", "spec")
    assert done.code == 2
    assert "requires one spec; select it: agent.yaml, more.yaml" in done.err
    write(project, TWO.replace("gen/go}", "gen/go, specs: [more.yaml]}"))
    done = project.run("inspect")
    assert done.code == 2
    assert "select one with --target: go, client" in done.err
    tools = json.loads(project.run("inspect", "-t", "go").out)["tools"]
    assert [found["id"] for found in tools] == ["c"]


def test_paths_are_relative_to_the_configuration(
    configured: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner = configured.root / "inner"
    inner.mkdir()
    monkeypatch.chdir(inner)
    assert configured.run("check").code == 0
    configured.spec("c")
    assert "../gen/go" in configured.run("check").err
    assert configured.run().code == 0
    assert [*inner.iterdir()] == []


def test_the_search_ends_at_the_repository(
    configured: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner = configured.root / "inner"
    (inner / ".git").mkdir(parents=True)
    monkeypatch.chdir(inner)
    assert "cannot read" in configured.run("check").err
    (inner / ".git").rmdir()
    assert configured.run("check").code == 0


def test_the_configuration_may_be_in_pyproject(project: Project) -> None:
    (project.root / "pyproject.toml").write_text(
        '[project]\nname = "x"\n\n[tool.adlgen]\nversion = 1\nspecs = ["agent.yaml"]\n\n'
        '[[tool.adlgen.targets]]\nlang = "go"\nout = "gen"\n'
    )
    assert project.run().code == 0
    assert project.run("check").code == 0
    assert "pyproject.toml:9" in project.run("config", "show").out
    write(project, TWO)
    done = project.run("check")
    assert done.code == 2
    assert "both adlgen.yaml and pyproject.toml" in done.err


@pytest.mark.parametrize(
    ("text", "code", "wanted"),
    [
        ("[]", "ADL0520", "must be a mapping"),
        ("version: 2\ntargets: []", "ADL0521", "unsupported version 2"),
        ("targets: []", "ADL0520", "version"),
        (f'{TWO}requires: ">=99"', "ADL0521", "requires adlgen >=99"),
        (f"{TWO}requires: soon", "ADL0520", "'soon' is not a comparison"),
        (f"{TWO}tragets: []", "ADL0520", "did you mean 'targets'"),
        (TWO.replace("lang: go", "lng: go"), "ADL0520", "did you mean 'lang', which is missing"),
        (TWO.replace("lang: go", "lang: goo"), "ADL0520", "did you mean 'go'"),
        (TWO.replace("lang: go", "lang: go, pack: x"), "ADL0520", "only one of"),
        (TWO.replace("gen/go", "../gen"), "ADL0522", "outside the folder"),
        (TWO.replace("gen/go", "/gen"), "ADL0522", "not relative"),
        (TWO.replace("gen/go", "$HOME/gen"), "ADL0522", "variable"),
        (TWO.replace("gen/go", "gen/ts/x"), "ADL0522", "contain each other"),
        (TWO.replace("gen/go", "gen/ts"), "ADL0522", "contain each other"),
        (TWO.replace("name: client", "name: go"), "ADL0520", "duplicate target 'go'"),
        (TWO.replace("specs: [agent.yaml]\n", ""), "ADL0520", "specs"),
        (TWO.replace("[agent.yaml]", "['*.json']"), "ADL0523", "contains no specification"),
        (TWO.replace("gen/go", "gen/go, only: {tags: [z]}"), "ADL0524", "no tool"),
        (f"{TWO}limits: {{tools: 0}}", "ADL0520", "between 1 and"),
        (f"{TWO}limits: {{tools: many}}", "ADL0520", "an integer"),
        (f"{TWO}diagnostics: {{deny: [E1]}}", "ADL0520", "'E1' is not the code"),
    ],
)
def test_mistakes_are_reported(project: Project, text: str, code: str, wanted: str) -> None:
    write(project, text)
    done = project.run("check")
    assert done.code in {1, 2}
    assert f"error[{code}]" in done.err
    assert wanted in done.err
    assert not (project.root / "gen").exists()


def test_all_mistakes_are_reported_together(project: Project) -> None:
    write(project, "version: 2\nspec: [a]\ntargets:\n  - {lang: goo, out: /x}\n  - {lang: go}\n")
    done = project.run("check", "--error-format", "concise")
    assert len(done.err.splitlines()) == 5 + 1, done.err


def test_a_folder_is_one_toolbox(project: Project) -> None:
    tools = project.root / "tools"
    tools.mkdir()
    for name in ("list", "show"):
        text = f"name: {name}\ndescription: d\nbash: echo {{X}}\nparameters:\n  X: {{type: string, description: d}}\n"
        (tools / f"{name}.yaml").write_text(text)
    write(project, "version: 1\nspecs: [tools]\ntargets:\n  - {lang: python, out: gen}\n")
    assert project.run().code == 0
    names = {path.stem for path in (project.root / "gen").rglob("*.py")}
    assert {"list_", "show"} <= names or {"list", "show"} <= names
    before = project.run("check").code
    (tools / "more.yaml").write_text((tools / "show.yaml").read_text().replace("show", "more"))
    assert (before, project.run("check").code) == (0, 1)


def test_names_of_one_toolbox_are_unique(project: Project) -> None:
    (project.root / "second.yaml").write_text(SPEC + tool("a"))
    write(project, TWO.replace("[agent.yaml]", "[agent.yaml, second.yaml]"))
    done = project.run("check")
    assert done.code == 1
    assert "duplicate tool id 'a'" in done.err
    assert "second.yaml" in done.err


def test_two_specifications_with_services_are_refused(project: Project) -> None:
    service = "  services: {s: {type: service, interface: S, factory: NewS, description: d}}\n"
    spec = SPEC.replace("  tools:\n", f"{service}  tools:\n")
    for name in ("agent.yaml", "second.yaml"):
        used = tool(name[0]).replace("tags:", "inject: [s], tags:")
        (project.root / name).write_text(spec.replace("NewS", f"New{name[0]}") + used)
    write(project, TWO.replace("[agent.yaml]", "[agent.yaml, second.yaml]"))
    assert "ADL0131" in project.run("check").err


def test_tools_are_selected_by_tag_and_id(project: Project) -> None:
    (project.root / "agent.yaml").write_text(
        SPEC + tool("a") + tool("bb").replace("[a]", "[z]") + tool("bc").replace("[a]", "[y]")
    )
    for only, names in (("tags: [z]", {"bb"}), ("ids: ['b*']", {"bb", "bc"})):
        write(project, TWO.replace("gen/go", f"gen/go, only: {{{only}}}"))
        assert project.run("-t", "go").code == 0
        files = {path.stem for path in (project.root / "gen/go/toolspec").glob("*.gen.go")}
        assert files == {"doc.gen", "tools.gen", *(f"{name}.gen" for name in names)}


def test_severities_are_changed_by_code(project: Project) -> None:
    (project.root / "agent.yaml").write_text(
        SPEC + tool("a", "{type: object, required: [y], properties: {x: {type: string}}}")
    )
    text = (project.root / "agent.yaml").read_text().replace("toy:", "go:")
    (project.root / "agent.yaml").write_text(text)
    found = project.run("validate", "--error-format", "json").err
    (code,) = {d["code"] for d in json.loads(found)["diagnostics"]}
    assert project.run("validate").code == 0
    for options in (["--deny", code], ["--deny-warnings"]):
        assert project.run("validate", *options).code == 1
    done = project.run("validate", "--deny-warnings", "--allow", code)
    assert (done.code, done.err) == (0, "")
    assert project.run("validate", "--deny", "E1").code == 2
    write(project, f"{TWO}diagnostics: {{deny: [{code}]}}\n")
    assert project.run("validate").code == 1
    assert project.run("validate", "--allow", code).code == 0
    assert project.run("validate", "agent.yaml", "--isolated").code == 0


def test_limits_are_raised(project: Project) -> None:
    deep = "{type: object, properties: {x: " * 110 + "{}" + "}}" * 110
    (project.root / "agent.yaml").write_text(SPEC + tool("a", deep))
    done = project.run("validate")
    assert done.code == 1
    assert "raise 'limits.depth' in adlgen.yaml" in done.err
    write(project, f"{TWO}limits: {{depth: 400}}\n")
    done = project.run("validate")
    assert done.code == 0, done.err


def test_a_stale_project_says_what_its_team_does(project: Project) -> None:
    write(project, f"{TWO}check: {{fail_message: 'run: make generate'}}\n")
    assert "hint: run: make generate" in project.run("check").err


def test_user_owned_files_of_a_target(project: Project) -> None:
    write(project, TWO.replace("gen/go", "gen/go, scaffold: true"))
    assert project.run("-t", "go").code == 0
    assert (project.root / "gen/go/go.mod").exists()


def test_user_owned_files_that_are_not_wanted_are_not_missing(project: Project) -> None:
    write(project, TWO)
    assert "ADL0711" in project.run("-t", "go").err
    write(project, TWO.replace("gen/go", "gen/go, scaffold: false"))
    for verb in ("generate", "check"):
        done = project.run(verb, "-t", "go")
        assert (done.code, "ADL0711" in done.err) == (0, False)
    assert project.run("scaffold", "-t", "go").code == 0
    assert (project.root / "gen/go/go.mod").exists(), "it can still be written"


# --- other runs into an occupied folder ------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["agent.yaml", "-t", "python"], "the pack 'go'"),
        (["agent.yaml", "-t", "go", "--opt", "validator=external"], "other options (validator)"),
        (["second.yaml", "-t", "go"], "the specification 'agent.yaml'"),
    ],
)
def test_an_occupied_folder_is_kept(project: Project, arguments: list[str], what: str) -> None:
    (project.root / "second.yaml").write_text(SPEC + tool("z"))
    assert project.run("generate", "agent.yaml", "-t", "go", "-o", "out").code == 0
    before = project.texts()
    for verb in ("generate", "check", "diff"):
        done = project.run(verb, *arguments, "-o", "out")
        assert done.code == 3, (verb, done.err)
        assert f"error[ADL0716]: 'out' has the output of {what}" in done.err
        assert "`adlgen generate agent.yaml -t go -o out`" in done.err
    assert project.texts() == before
    assert project.run("generate", *arguments, "-o", "out", "--replace").code == 0
    assert project.texts() != before
    assert project.run("check", *arguments, "-o", "out").code == 0


def test_a_default_that_is_written_out_is_no_other_option(project: Project) -> None:
    assert project.run("generate", "agent.yaml", "-t", "go", "-o", "out").code == 0
    arguments = ["agent.yaml", "-t", "go", "-o", "out", "--opt", "validator=embedded"]
    assert project.run("check", *arguments).code == 0


def test_a_target_of_the_configuration_may_change(configured: Project) -> None:
    write(configured, TWO.replace("gen/go", "gen/go, options: {validator: external}"))
    assert configured.run().code == 0
    before = configured.texts("gen/go")
    assert configured.run("generate", "agent.yaml", "-t", "go", "-o", "gen/go").code == 0
    assert configured.texts("gen/go") == before, "it is the target of the configuration"
    done = configured.run("generate", "agent.yaml", "-t", "go", "-o", "gen/go", "--isolated")
    assert done.code == 3
    assert "the target 'go' of the configuration" in done.err


def test_the_record_is_enough(project: Project) -> None:
    arguments = ["-t", "go", "-t", "ts", "--opt", "typescript.validator=external"]
    assert project.run("generate", "agent.yaml", *arguments, "-o", "out").code == 0
    (project.root / "agent.yaml").rename(project.root / "moved.yaml")
    (project.root / "agent.yaml").symlink_to("moved.yaml")
    for output in ("out", "out/typescript"):
        assert project.run("check", "-o", output).code == 0
    project.spec("a", "b", "c")
    assert project.run("check", "-o", "out").code == 1
    assert project.run("generate", "-o", "out/go").code == 0
    assert project.run("check", "-o", "out/go").code == 0
    assert project.run("check", "-o", "out").code == 1
    assert project.run("generate", "-o", "out").code == 0
    assert project.run("check", "-o", "out").code == 0


def test_a_record_starts_no_foreign_pack(project: Project) -> None:
    assert project.toy("generate").code == 0
    manifest = json.loads((project.root / "out/.adlgen.json").read_text())
    assert manifest["pack"] == "toy"
    done = project.run("check", "-o", "out")
    assert done.code != 0
    assert f"--pack {PACK[1]}" in done.err or "no target" in done.err


def test_a_record_reads_nothing_outside_the_current_folder(
    project: Project, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = tmp_path_factory.mktemp("other") / "secret.yaml"
    other.write_text(SPEC + tool("a"))
    assert project.run("generate", "agent.yaml", "-t", "go", "-o", "out").code == 0
    path = project.root / "out/.adlgen.json"
    path.write_text(path.read_text().replace('"../agent.yaml"', json.dumps(str(other))))
    (project.root / "agent.yaml").unlink()
    done = project.run("check", "-o", "out")
    assert done.code == 2
    assert "error[ADL0502]: 'out' has no output of adlgen" in done.err
    assert "secret" not in done.err


# --- config show and init ----------------------------------------------------------------------------


def test_every_value_has_an_origin(configured: Project) -> None:
    lines = configured.run("config", "show").out.splitlines()
    assert 'targets[1].options.validator: "external"  # adlgen.yaml:5' in lines
    assert "lenient: false  # default" in lines
    found = json.loads(configured.run("config", "show", "--json").out)
    assert found["file"] == "adlgen.yaml"
    origins = {value["path"]: value["origin"] for value in found["values"]}
    assert origins["targets[0].out"] == "adlgen.yaml:4"
    assert origins["limits.tools"] == "default"


def test_show_needs_a_configuration(project: Project) -> None:
    assert project.run("config", "show").code == 2


def test_a_configuration_is_written_for_outputs_that_exist(project: Project) -> None:
    (project.root / "second.yaml").write_text(SPEC + tool("z"))
    for arguments in (
        ["agent.yaml", "-t", "go", "-o", "server", "--opt", "validator=external"],
        ["second.yaml", "-t", "ts", "-o", "web/yes"],
    ):
        assert project.run("generate", *arguments).code == 0
    before = project.texts("server"), project.texts("web")
    done = project.run("init", "--config-only")
    assert (done.code, done.out) == (0, "adlgen.yaml\n")
    assert project.run().code == 0
    assert (project.texts("server"), project.texts("web")) == before
    assert project.run("check").code == 0
    text = (project.root / "adlgen.yaml").read_text()
    assert text.startswith("version: 1\ntargets:\n  - lang: go\n    out: server\n")
    assert project.run("init", "--config-only").code == 3
    assert (project.root / "adlgen.yaml").read_text() == text


def test_a_configuration_has_no_catalogue_and_no_runtime_package(project: Project) -> None:
    """No target of a configuration writes them."""
    assert project.run("docs", "agent.yaml", "-o", "site").code == 0
    assert project.run("runtime", "--lang", "go", "-o", "rt").code == 0
    assert "generate once" in project.run("init", "--config-only").err
    assert project.run("generate", "agent.yaml", "-t", "go", "-o", "server").code == 0
    assert project.run("init", "--config-only").code == 0
    assert (project.root / "adlgen.yaml").read_text().count("out:") == 1
    assert project.run().code == 0


def test_init_without_output_says_what_to_do(project: Project) -> None:
    done = project.run("init", "--config-only")
    assert done.code == 2
    assert "generate once" in done.err
    assert project.run("init").code == 2


def test_a_change_of_the_configuration_is_seen_by_the_next_run(configured: Project) -> None:
    """Runs that changed nothing are replayed, but not after the configuration changed."""
    for _ in range(3):
        assert configured.run("check").code == 0
    write(configured, TWO.replace("gen/go", "gen/go, options: {validator: external}"))
    assert configured.run("check").code == 1
    (configured.root / "adlgen.yaml").unlink()
    assert "stale" not in configured.run("check", "agent.yaml", "-t", "go").err


def test_hints_can_be_pasted(project: Project) -> None:
    spec = project.root / "my specs" / "agent one.yaml"
    spec.parent.mkdir()
    (project.root / "agent.yaml").rename(spec)
    arguments = ["my specs/agent one.yaml", "-t", "go", "-o", "the out"]
    done = project.run("check", *arguments)
    command = done.err.partition("run `")[2].partition("`")[0]
    words = subprocess.run(
        ["sh", "-c", f'printf "%s\\n" {command}'], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert words == ["adlgen", "generate", *arguments]
