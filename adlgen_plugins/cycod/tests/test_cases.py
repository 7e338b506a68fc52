"""The acceptance cases of the format, by their names in the shared table."""

from __future__ import annotations

from pathlib import Path

import pytest

from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.node import Source, plain
from adlgen.features.registry import feature
from adlgen.frontends.readers import read_spec
from adlgen.packs import bundled_packs, complete_options, read_language
from adlgen.pipeline import load_agent
from adlgen.plan.build import build_plan
from adlgen.plan.model import RecordDecl
from adlgen_plugins.cycod.feature.lowering import callees
from adlgen_plugins.cycod.feature.model import Change, Choice, Hook, Platform, Shell
from adlgen_plugins.cycod.feature.settings import Risk
from adlgen_plugins.cycod.testing.text import CannotBuild, ShellText, Situation, build
from adlgen_plugins.cycod.tests.tools import (
    built,
    errors,
    line,
    one_parameter,
    read,
    tool,
    warnings,
)

HEAD = "name: t\ndescription: d\n"
CLONE = (
    "name: git-clone\ndescription: Clones.\nbash: git clone {URL} {DIRECTORY}\nparameters:\n"
    "  URL: {description: u, required: true}\n  DIRECTORY: {description: d, default: here}\n"
)


def test_c01_the_name_comes_from_the_file() -> None:
    spec, _ = read("description: d\nbash: ls\n", "some/git-clone.yaml")
    assert spec is not None
    assert spec.tools[0].id.value == "git-clone"


def test_c03_nothing_to_run() -> None:
    """What has nothing to run looks like no format, so the format must be chosen."""
    log = Log()
    document = read_document(Source("t.yaml", HEAD), log)
    read_spec(document, log, "cycod")
    assert [d.message for d in log.diagnostics] == ["Tool must have at least one command or steps."]
    assert errors(HEAD + "bash: ''\n") == ["Tool must have at least one command or steps."]


def test_c06_an_alias_inherits_its_description(tmp_path: Path) -> None:
    (tmp_path / "git-clone.yaml").write_text(CLONE)
    text = "name: mine\ntype: alias\nbase-tool: git-clone\ndefault-parameters: {URL: u}\n"
    found = tool(text, tmp_path)
    assert found.description is not None
    assert found.description.value == "Clones."
    assert warnings(text, tmp_path) == ["ADL1432"]
    assert read(text, folder=tmp_path, strict=True)[0] is None


def test_c08_an_alias_presets_what_is_there(tmp_path: Path) -> None:
    (tmp_path / "git-clone.yaml").write_text(CLONE)
    text = HEAD + "type: alias\nbase-tool: git-clone\ndefault-parameters: {NOPE: 1}\n"
    _, (found,) = read(text, folder=tmp_path)
    assert (found.code.id, found.message) == ("ADL1422", "unknown parameter NOPE of git-clone")


def test_an_alias_is_its_base_tool_with_other_defaults(tmp_path: Path) -> None:
    (tmp_path / "any.yaml").write_text(CLONE)
    text = HEAD + (
        "type: alias\nbase-tool: git-clone\n"
        "default-parameters: {URL: 'u u', DIRECTORY: './{URL}'}\n"
    )
    of = line(text, tmp_path)
    assert of.alias_of == "git-clone"
    assert built(of) == "git clone 'u u' './u u'"
    assert built(of, URL="x") == "git clone 'x' './x'"
    schema = plain(tool(text, tmp_path).input)  # type: ignore[arg-type]
    assert isinstance(schema, dict)
    assert "required" not in schema


def test_an_alias_of_itself_is_refused(tmp_path: Path) -> None:
    text = "name: a\ndescription: d\ntype: alias\nbase-tool: b\n"
    (tmp_path / "a.yaml").write_text(text)
    (tmp_path / "b.yaml").write_text("name: b\ndescription: d\ntype: alias\nbase-tool: a\n")
    (message,) = errors(text, tmp_path)
    assert "a -> b -> a" in message


def test_tools_that_use_each_other_often_are_read_once(tmp_path: Path) -> None:
    rows = "steps:\n- {{name: a, use-tool: t{0}}}\n- {{name: b, use-tool: t{0}}}\n"
    for number in range(40):
        text = f"description: d\n{rows.format(number + 1)}" if number < 39 else HEAD + "bash: ls\n"
        (tmp_path / f"t{number}.yaml").write_text(text.replace("name: t\n", ""))
    first = HEAD.replace("name: t", "name: first") + rows.format(0)
    assert warnings(first, tmp_path) == []
    assert len(callees(line(first, tmp_path))) == 40


def test_c13_steps_that_wait_for_each_other() -> None:
    text = HEAD + (
        "steps:\n- {name: a, bash: ls, wait-for: [b]}\n- {name: b, bash: ls, wait-for: [a]}\n"
    )
    assert errors(text) == ["the steps wait for each other: a -> b -> a"]


def test_c14_a_condition_on_a_later_step() -> None:
    text = HEAD + (
        "steps:\n- {name: step1, bash: ls, run-condition: '{step2.exit-code} == 0'}\n"
        "- {name: step2, bash: ls}\n"
    )
    assert errors(text) == ["step 'step1' uses 'step2', which runs later"]


def test_c17_a_parameter_without_description() -> None:
    text = HEAD + "bash: ls {P}\nparameters: {P: {type: string}}\n"
    assert errors(text) == ["Parameter 'P' must have a description."]


def test_c18_an_undeclared_placeholder() -> None:
    text = HEAD + "bash: echo {NAME}\n"
    assert errors(text) == [
        "The following parameters are referenced but not defined: NAME",
    ]


@pytest.mark.parametrize(
    "command",
    [
        "awk '{print $1}'",
        "echo ${HOME}",
        "cp a.{txt,md}",
        "find . -exec rm {} \\;",
        "jq '{a: .b}'",
    ],
)
def test_c19_braces_that_are_no_placeholders(command: str) -> None:
    text = HEAD + f"bash: |-\n  {command}\n"
    assert warnings(text) == []
    assert built(line(text)) == command


def test_c23_inside_double_quotes() -> None:
    of = one_parameter('grep "{P}"')
    assert built(of, P='$(id)`x`"\\') == 'grep "\\$(id)\\`x\\`\\"\\\\"'


def test_c25_a_choice_is_the_authors_text() -> None:
    text = HEAD + (
        "bash: grep {CASE} x\nparameters:\n"
        "  CASE: {type: boolean, description: c, default: false, transform: \"value ? '' : '-i'\"}\n"
    )
    assert line(text).parameters[0].transform == Choice("", "-i")
    assert built(line(text)) == "grep -i x"
    assert built(line(text), CASE=True) == "grep  x"


def test_c26_the_specifications_transform() -> None:
    of = one_parameter("echo {P}", "type: string, transform: value.toLowerCase()")
    assert of.parameters[0].transform == (Change.LOWER,)
    assert built(of, P="ABC") == "echo 'abc'"


def test_c27_an_unknown_transform_is_left_to_the_author() -> None:
    body = "transform: \"value.split(',')[0]\""
    of = one_parameter("echo {P}", body)
    assert of.parameters[0].transform == Hook("value.split(',')[0]")
    with pytest.raises(CannotBuild, match="no function is registered for the transform of 'P'"):
        built(of, P="a,b")
    made = build(of, Situation({"P": "a,b"}, hooks={"P": lambda value: str(value)[:1]}))
    assert getattr(made, "text", "") == "echo 'a'"
    text = HEAD + f"bash: echo {{P}}\nparameters: {{P: {{description: p, {body}}}}}\n"
    assert warnings(text) == ["ADL1415"]


def test_c30_booleans_are_lower_case() -> None:
    assert built(one_parameter("echo {P}", "type: boolean"), P=True) == "echo 'true'"


def test_c31_lists_are_quoted_item_by_item() -> None:
    of = one_parameter("ls {P}", "type: array")
    assert built(of, P=["a b", "c"]) == "ls 'a b' 'c'"


def test_c34_a_default_of_the_wrong_type() -> None:
    text = HEAD + "bash: ls {N}\nparameters: {N: {type: number, description: n, default: abc}}\n"
    assert errors(text) == ["Parameter 'N' must be a valid number."]


def test_c39_a_colon_in_plain_text() -> None:
    _, (found,) = read(HEAD + 'bash: echo x | jq -r ".a: .b"\n')
    assert found.code.id == "ADL0006"
    assert found.span is not None
    assert (found.span.line, found.span.column > 20) == (3, True)


def test_c41_defaults_can_be_left_out_of_the_schema() -> None:
    text = HEAD + (
        "bash: head -n {N}\nparameters: {N: {type: number, description: n, default: 3}}\n"
        "function-calling: {schema-generation: {include-defaults: false}}\n"
    )
    schema = plain(tool(text).input)  # type: ignore[arg-type]
    assert isinstance(schema, dict)
    assert schema["properties"] == {"N": {"type": "number", "description": "n"}}
    assert built(line(text)) == "head -n '3'"


def fields_of(text: str, pack: str) -> dict[str, str]:
    """Return the identifiers of the parameters in a language, by wire name."""
    log = Log()
    agent = load_agent(Source("t.yaml", text), log)
    language = read_language(pack)
    plan = build_plan(agent, language, complete_options(language, {}, log), log, feature)
    assert not log.has_errors, log.diagnostics
    (planned,) = plan.tools
    record = next(iter(planned.input.declarations.values()))
    assert isinstance(record, RecordDecl)
    return {field.key: str(field.name) for field in record.fields}


@pytest.mark.parametrize("pack", bundled_packs())
@pytest.mark.parametrize(
    "names",
    [
        pytest.param(("PATH", "path"), id="c43-case-collision"),
        pytest.param(("type", "class", "func", "match", "from"), id="c44-reserved-words"),
    ],
)
def test_parameters_get_distinct_identifiers(names: tuple[str, ...], pack: str) -> None:
    declared = "".join(f"  {name}: {{description: d}}\n" for name in names)
    text = HEAD + f"bash: ls\nparameters:\n{declared}"
    found = fields_of(text, pack)
    assert tuple(found) == names
    assert len(set(found.values())) == len(names)
    rules = read_language(pack).naming["field"]
    assert [rules.legal(name) for name in found.values()] == [*found.values()]


def test_c45_a_tool_without_a_security_tag_is_a_high_risk() -> None:
    assert line(HEAD + "bash: ls\ntags: [git]\n").settings.risk is Risk.UNKNOWN
    assert line(HEAD + "bash: ls\ntags: [git]\n").settings.risk.needs_approval
    assert line(HEAD + "bash: ls\ntags: [git, read, write]\n").settings.risk is Risk.WRITE


def test_c46_tests_are_kept_and_checked() -> None:
    text = HEAD + (
        "bash: ls {P}\nparameters: {P: {description: p, required: true}}\ntests:\n"
        "- name: basic\n  parameters: {P: test value}\n"
        "  expected: {exit-code: 0, output-contains: Success, file-exists: output.txt}\n"
        "  cleanup: [rm output.txt]\n"
    )
    (found,) = line(text).tests
    assert (found.name, found.values, found.exit_code) == ("basic", {"P": "test value"}, 0)
    assert (found.output_contains, found.files_exist) == (("Success",), ("output.txt",))
    assert found.cleanup == ("rm output.txt",)
    assert build(line(text), Situation(found.values)) == ShellText(
        Shell.BASH, "bash", "ls 'test value'"
    )


def test_c47_two_timeouts() -> None:
    text = HEAD + "bash: ls\ntimeout: 1000\nresources: {timeout: 60000}\n"
    assert warnings(text) == ["ADL1429"]
    assert line(text).settings.timeout == 60000


def test_c48_a_version_that_is_a_number() -> None:
    text = HEAD + "bash: ls\nversion: 1.0\n"
    assert warnings(text) == ["ADL1428"]
    assert line(text).settings.catalogue.version == "1.0"


def test_c49_a_script_without_a_shell() -> None:
    text = HEAD + "script: |\n  ls\n"
    assert errors(text) == ["Shell must be specified when using a script."]


def test_c51_cmd_cannot_escape_a_percent_sign() -> None:
    of = one_parameter("echo {P}", form="cmd")
    assert built(of, P="hello") == "echo hello"
    with pytest.raises(CannotBuild, match="invalid value for 'P': cmd cannot escape"):
        built(of, P="%PATH%")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("{URL: u, NOPE: 1}", "'NOPE' is not a parameter of 'git-clone'"),
        ("{}", "step 'a' lacks 'URL', which 'git-clone' requires"),
    ],
)
def test_c52_arguments_of_another_tool(tmp_path: Path, given: str, message: str) -> None:
    text = HEAD + f"steps: [{{name: a, use-tool: git-clone, with: {given}}}]\n"
    assert warnings(text, tmp_path) == ["ADL1425"]
    (tmp_path / "git-clone.yaml").write_text(CLONE)
    _, (found,) = read(text, folder=tmp_path)
    assert (found.code.id, found.message) == ("ADL1424", message)


def test_c54_only_the_tools_beside_a_tool_count(tmp_path: Path) -> None:
    """So a tool of the workspace goes before one of the user, on every machine alike."""
    local, user = tmp_path / "local", tmp_path / "user"
    for folder, description in ((local, "Local."), (user, "User.")):
        folder.mkdir()
        text = CLONE.replace("Clones.", description)
        (folder / "git-clone.yaml").write_text(text)
    text = "name: a\ntype: alias\nbase-tool: git-clone\n"
    found = tool(text, local).description
    assert found is not None
    assert found.value == "Local."


def test_the_platform_chooses_the_command() -> None:
    text = HEAD + (
        "commands:\n  default: find {D}\n  platforms:\n"
        "    windows: powershell -Command \"Get-ChildItem -Path '{D}'\"\n"
        "parameters: {D: {description: d, required: true}}\nplatforms: [windows, linux]\n"
    )
    of = line(text)
    assert built(of, D="it's") == "find 'it'\\''s'"
    assert built(of, Platform.WINDOWS, D="it's") == (
        "powershell -Command \"Get-ChildItem -Path 'it''s'\""
    )
    with pytest.raises(CannotBuild, match="is not supported on macos"):
        built(of, Platform.MACOS, D="x")
