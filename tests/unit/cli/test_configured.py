"""Commands in a project with a configuration: all of them read its specs, and use its targets for them."""

from __future__ import annotations

import json

import pytest

from tests.unit.cli.conftest import SPEC, Project, tool

CONFIG = """\
version: 1
specs: [orders.yaml]
targets:
  - {lang: go, out: server, options: {wiring: false}}
"""


@pytest.fixture(autouse=True)
def configured(project: Project) -> None:
    (project.root / "agent.yaml").unlink()
    (project.root / "adlgen.yaml").write_text(CONFIG)
    no_language = SPEC.replace("language: {toy: {module: sample}}", "language: {}")
    (project.root / "orders.yaml").write_text(no_language + tool("tally") + tool("other"))


@pytest.mark.parametrize(
    "command",
    [
        ("lint", "--provider", "openai"),
        ("export", "--format", "mcp"),
        ("validate",),
        ("inspect", "--stage", "ir"),
        ("call", "tally", '{"x": "a"}'),
        ("call", "tally"),
        ("call", "orders.yaml", "tally"),
        ("call", "tally", "{}", "--mock"),
        ("scaffold", "--dry-run"),
    ],
)
def test_a_command_without_a_spec_reads_those_of_the_configuration(
    project: Project, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    if "orders.yaml" not in command:
        below = project.root / "below"
        below.mkdir()
        monkeypatch.chdir(below)
    done = project.run(*command)
    assert done.code == 0, done.err


def test_arguments_are_checked_without_a_spec(project: Project) -> None:
    done = project.run("call", "tally", '{"x": 1}')
    assert done.code == 1
    assert "/x: must be string (got 1)" in done.err
    assert "missing argument 'TOOL'" in project.run("call", "orders.yaml").err


def test_a_toolbox_of_several_specs_is_exported(project: Project) -> None:
    (project.root / "more.yaml").write_text(SPEC + tool("third"))
    config = CONFIG.replace("[orders.yaml]", "[orders.yaml, more.yaml]")
    (project.root / "adlgen.yaml").write_text(
        config.replace("server,", "server, only: {ids: ['t*']},")
    )
    exported = json.loads(project.run("export", "--format", "mcp").out)
    assert [one["name"] for one in exported["tools"]] == ["tally", "third"]


def test_different_toolboxes_have_to_be_chosen(project: Project) -> None:
    (project.root / "more.yaml").write_text(
        SPEC + tool("third", "{type: object, properties: {x: {not: {type: string}}}}")
    )
    config = f"{CONFIG}  - {{lang: python, specs: [more.yaml], out: py}}\n"
    (project.root / "adlgen.yaml").write_text(config)
    for command in (("export", "--format", "mcp"), ("call", "tally")):
        done = project.run(*command)
        assert done.code == 2
        assert "error[ADL0525]" in done.err
        assert "name one of the specs: orders.yaml, more.yaml" in done.err
    done = project.run("lint", "--provider", "gemini")
    assert "more.yaml:" in done.err, "lint reads all of them"
    assert project.run("export", "more.yaml", "--format", "mcp").code == 0


@pytest.mark.parametrize(
    "more",
    [(), ("-t", "go"), ("-t", "go", "-o", "server"), ("-o", "server"), ("--opt", "wiring=false")],
)
def test_a_spec_of_the_configuration_uses_its_targets(
    project: Project, more: tuple[str, ...]
) -> None:
    done = project.run("generate", "orders.yaml", *more)
    assert done.code == 0, done.err
    assert "in 'server'" in done.err
    assert sorted(path.name for path in project.root.iterdir()) == [
        "adlgen.yaml",
        "orders.yaml",
        "server",
    ]
    assert project.run("check", "orders.yaml").code == 0
    assert project.run("check").code == 0


def test_an_output_or_another_target_is_explicit(project: Project) -> None:
    assert project.run("generate", "orders.yaml", "-t", "python", "-o", "py").code == 0
    assert not (project.root / "server").exists()
    (project.root / "more.yaml").write_text(SPEC.replace("toy", "python") + tool("third"))
    assert project.run("generate", "more.yaml", "-t", "python", "-o", "more").code == 0


def test_a_missing_spec_is_reported_where_it_is_named(project: Project) -> None:
    (project.root / "adlgen.yaml").write_text(CONFIG.replace("orders.yaml", "order.yaml"))
    for command in (("generate",), ("validate",), ("lint",), ("call", "tally")):
        done = project.run(*command)
        assert done.code == 2
        assert "adlgen.yaml:2:9: error[ADL0001]: 'order.yaml': cannot read the file" in done.err
        assert "did you mean 'orders.yaml'?" in done.err
    assert "2 | specs: [order.yaml]\n  |         ^^^^^^^^^^" in project.run("generate").err


def test_errors_of_the_configuration_show_its_text(project: Project) -> None:
    (project.root / "adlgen.yaml").write_text(CONFIG.replace("lang", "lnag"))
    done = project.run("generate")
    assert "did you mean 'lang', which is missing?" in done.err
    assert "  - {lnag: go, out: server" in done.err


LISTED = """\
version: 1
specs: [orders.yaml]
targets:
  - {lang: rust, out: server, options: {adapters: ADAPTERS}}
"""


@pytest.mark.parametrize("adapters", ["[mcp, adk]", "'adk,mcp'"])
def test_an_option_takes_a_list(project: Project, adapters: str) -> None:
    (project.root / "adlgen.yaml").write_text(LISTED.replace("ADAPTERS", adapters))
    assert project.run("generate").code == 0
    found = project.texts("server")
    assert {"src/toolspec/adapters/adk.rs", "src/toolspec/adapters/mcp.rs"} <= found.keys()
    record = (project.root / "server/.adlgen.json").read_text()
    assert json.loads(record)["options"]["adapters"] == "adk,mcp"
    written = ("generate", "orders.yaml", "-t", "rust", "-o", "server", "--opt")
    assert "unchanged" in project.run(*written, "adapters=mcp,adk").err
    (project.root / "adlgen.yaml").unlink()
    project.run("init", "--config-only")
    assert "adapters: [adk, mcp]" in (project.root / "adlgen.yaml").read_text()


@pytest.mark.parametrize(
    ("adapters", "problem"),
    [
        ("[mcp, akd]", "did you mean 'adk'?"),
        ("[mcp, 1]", "item 2 of 'adapters' of 'options' of target 1 must be a string"),
        ("{mcp: true}", "must be a string, a number, a boolean or a list"),
    ],
)
def test_wrong_entries_of_a_list_are_reported(
    project: Project, adapters: str, problem: str
) -> None:
    (project.root / "adlgen.yaml").write_text(LISTED.replace("ADAPTERS", adapters))
    done = project.run("generate")
    assert done.code == 2
    assert problem in done.err


def test_an_empty_list_selects_nothing(project: Project) -> None:
    (project.root / "adlgen.yaml").write_text(LISTED.replace("ADAPTERS", "[]"))
    assert project.run("generate").code == 0
    assert not any("adapters/" in path for path in project.texts("server"))
