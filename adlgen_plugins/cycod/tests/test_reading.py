"""Values, steps, conditions, places: what is read, and what it does."""

from __future__ import annotations

import pytest

from adlgen.document.node import JsonValue, plain
from adlgen_plugins.cycod.feature.model import (
    Call,
    Change,
    CommandLine,
    Hook,
    Platform,
    Retry,
    Steps,
)
from adlgen_plugins.cycod.testing.conditions import holds
from adlgen_plugins.cycod.testing.text import (
    CannotBuild,
    Result,
    Situation,
    build_command,
    complete,
    fill,
)
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


def steps_of(rows: str) -> tuple[CommandLine, Steps]:
    of = line(HEAD + "steps:\n" + "".join(f"- {row}\n" for row in rows.strip().split("\n")))
    assert isinstance(of.form, Steps)
    return of, of.form


@pytest.mark.parametrize(
    ("transform", "kind", "change"),
    [
        ("value.toLowerCase()", "string", (Change.LOWER,)),
        ("value.trim().toUpperCase();", "string", (Change.TRIM, Change.UPPER)),
        ("lowercase", "string", (Change.LOWER,)),
        ("Math.floor(value)", "number", (Change.FLOOR,)),
        ("ceil", "number", (Change.CEIL,)),
        ("boolean", "string", (Change.BOOLEAN,)),
        ("Math.floor(value)", "string", Hook("Math.floor(value)")),
        ("value.toLowerCase", "string", Hook("value.toLowerCase")),
        ("value ? a : b", "boolean", Hook("value ? a : b")),
    ],
)
def test_transforms(transform: str, kind: str, change: object) -> None:
    of = one_parameter("x {P}", f'type: {kind}, transform: "{transform}"')
    assert of.parameters[0].transform == change


@pytest.mark.parametrize(
    ("more", "value", "text"),
    [
        ("type: number", 10.0, "x '10'"),
        ("type: number", 0.1, "x '0.1'"),
        ("type: number", 1e21, "x '1e+21'"),
        ("type: number", 1e-7, "x '1e-7'"),
        ("type: number", 123456789012345680000.0, "x '123456789012345680000'"),
        ("type: number", 0.00001, "x '0.00001'"),
        ("type: number", -0.0, "x '0'"),
        ("type: number, transform: round", 2.5, "x '3'"),
        ("type: number, transform: round", -2.5, "x '-2'"),
        ("type: object", {"a": [1, True]}, "x '{\"a\":[1,true]}'"),
        ("type: array", [], "x "),
        ("type: array, format: '--tag={value}'", ["a b", "c"], "x --tag='a b' --tag='c'"),
        ("type: string, format: '--p={value}'", "a b", "x --p='a b'"),
        ("type: string, format: '-p {value}'", "a b", "x -p 'a b'"),
        ("type: string, format: \"'{value}'\"", "it's", "x 'it'\\''s'"),
        ("type: string", "", "x ''"),
        ("type: string, security: {escape-shell: false}", "$HOME *", "x $HOME *"),
    ],
)
def test_values_in_a_command(more: str, value: JsonValue, text: str) -> None:
    assert built(one_parameter("x {P}", more), P=value) == text


@pytest.mark.parametrize("command", ["echo {O}#{P}", "echo \\{O}'{P}'", "cat <{O}<END\n{P}\nEND"])
def test_an_empty_value_cannot_change_how_others_are_read(command: str) -> None:
    rows = command.replace("\n", "\n  ")
    of = line(
        HEAD + f"bash: |-\n  {rows}\n"
        "parameters:\n  O: {description: o}\n  P: {description: p, required: true}\n"
    )
    assert "a-1" in str(built(of, P="a-1"))
    with pytest.raises(CannotBuild):
        built(of, P="\ntouch owned\n")


def test_an_authors_text_with_quotes_makes_the_rest_uncertain() -> None:
    text = HEAD + (
        "bash: echo {O} {P}\nparameters:\n  P: {description: p, required: true}\n"
        "  O: {description: o, type: boolean, transform: \"value ? '\\\"' : ''\"}\n"
    )
    assert warnings(text) == ["ADL1417"]
    with pytest.raises(CannotBuild):
        built(line(text), O=True, P="; touch owned")


def test_a_direct_command_needs_no_warning() -> None:
    text = HEAD + "run: grep --regexp={P} -e '{P}' -- {P}\nparameters: {P: {description: p}}\n"
    assert warnings(text) == []


def test_an_empty_optional_value_leaves_nothing() -> None:
    text = HEAD + (
        "bash: grep -r {FLAG} {NAME} x\nparameters:\n  FLAG: {description: f, format: '-f={value}'}\n"
        "  NAME: {description: n, default: ''}\n"
    )
    assert built(line(text)) == "grep -r   x"
    assert built(line(text), FLAG="a", NAME="b") == "grep -r -f='a' 'b' x"


def test_a_direct_command_is_split_before_values_come() -> None:
    text = HEAD + (
        "run: tool 'a b' --x={P} {P} \"c {P}\" {L} C:\\dir {O}\nparameters:\n"
        "  P: {description: p, required: true, x-adlgen: {guard: false}}\n"
        "  L: {description: l, type: array, x-adlgen: {guard: false}}\n  O: {description: o}\n"
    )
    value = 'it\'s "x" $y'
    assert built(line(text), P=value, L=["1 2", "3"]) == (
        *("tool", "a b", f"--x={value}", value, f"c {value}", "1 2", "3", "C:\\dir"),
    )


@pytest.mark.parametrize(
    ("form", "command"),
    [
        ("run", "bash -c {P}"),
        ("run", "node -e 'log({P})'"),
        ("run", "ssh host {P}"),
        ("pwsh", "iex 'x {P}'"),
        ("pwsh", "bash -c 'x {P}'"),
        ("cmd", "bash -c {P}"),
        ("cmd", 'bash -c x"{P}"'),
        ("cmd", "x ^{P}"),
    ],
)
def test_values_in_programs_that_others_read(form: str, command: str) -> None:
    of = one_parameter(command, form=form)
    assert "a-1" in str(built(of, P="a-1"))
    with pytest.raises(CannotBuild, match="only letters, digits"):
        built(of, P="a; b")


def test_a_program_as_an_argument_is_quoted_for_its_reader() -> None:
    of = one_parameter("bash -c \"ls '{P}' {P}\"", form="run")
    assert built(of, P="it's") == ("bash", "-c", "ls 'it'\\''s' 'it'\\''s'")


def test_a_missing_value() -> None:
    with pytest.raises(CannotBuild, match="the parameter 'P' is required"):
        built(one_parameter("x {P}"))


def test_defaults_follow_each_other() -> None:
    text = HEAD + (
        "bash: git clone {URL} {DIR}\nparameters:\n  DIR: {description: d, default: './{REPO}'}\n"
        "  URL: {description: u, default: 'https://x/{REPO}'}\n"
        "  REPO: {description: r, required: true}\n"
    )
    of = line(text)
    assert of.order.index("REPO") < of.order.index("DIR")
    assert built(of, REPO="a b") == "git clone 'https://x/a b' './a b'"
    assert complete(of, Situation({"REPO": "a"}))["DIR"] == "./a"


def test_the_schema_of_the_input() -> None:
    text = HEAD + (
        "bash: ls\nparameters:\n"
        "  A: {type: string, description: a, required: true, validation: {pattern: '^a', enum: [ab, ac]}}\n"
        "  B: {type: Number, description: b, default: '5', validation: {minimum: 1, maximum: 9}}\n"
        "  C: {type: boolean, description: c, required: true, default: yes, examples: [true]}\n"
    )
    found = tool(text)
    assert found.input is not None
    assert plain(found.input) == {
        "type": "object",
        "properties": {
            "A": {"type": "string", "description": "a", "pattern": "^a", "enum": ["ab", "ac"]},
            "B": {"type": "number", "description": "b", "minimum": 1, "maximum": 9, "default": 5},
            "C": {"type": "boolean", "description": "c", "default": True, "examples": [True]},
        },
        "required": ["A"],
        "additionalProperties": False,
    }
    assert warnings(text) == []


@pytest.mark.parametrize(
    ("parameter", "message"),
    [
        ("type: number, default: [1]", "Parameter 'P' must be a valid number."),
        (
            "type: boolean, default: maybe",
            "Parameter 'P' must be a valid boolean (true/false, 1/0, yes/no).",
        ),
        ("type: array, default: a", "Parameter 'P' must be an array."),
        ("type: number, default: 0, validation: {minimum: 1}", "Parameter 'P' must be at least 1."),
        (
            "type: number, default: 9, validation: {maximum: 5.5}",
            "Parameter 'P' must be no more than 5.5.",
        ),
        (
            "type: string, default: b, validation: {pattern: '^a'}",
            "Parameter 'P' does not match the required pattern: ^a.",
        ),
        (
            "type: text",
            (
                "Parameter 'P' has invalid type: 'text'."
                " Must be one of: string, number, boolean, array, object."
            ),
        ),
    ],
)
def test_the_formats_own_texts(parameter: str, message: str) -> None:
    text = HEAD + f"bash: ls {{P}}\nparameters: {{P: {{description: p, {parameter}}}}}\n"
    assert errors(text) == [message]


def test_what_steps_wait_for() -> None:
    _, form = steps_of("""
{name: a, bash: ls}
{name: b, bash: ls, parallel: true}
{name: c, bash: "echo '{a.output}'", parallel: true}
{name: d, bash: ls}
{name: e, bash: ls, parallel: true, wait-for: [b]}
{name: f, bash: ls}
""")
    assert {step.name: step.after for step in form.steps} == {
        "a": (),
        "b": (),
        "c": ("a",),
        "d": ("a", "b", "c"),
        "e": ("a", "b", "c"),
        "f": ("d", "e"),
    }


def test_a_step_in_full() -> None:
    of, form = steps_of("""
{name: a, pwsh: "x '{WORKSPACE}'", error-handling: {retry: {attempts: 2}, fallback: "y '{WORKSPACE}'"}, continue-on-error: true}
{name: b, use-tool: other, with: {X: "1 {a.exit-code}"}, output: {mode: stream, stream-callback: file}}
""")
    first, second = form.steps
    assert (first.retry, first.continue_on_error) == (Retry(2, 1000), True)
    assert first.fallback is not None
    at = Situation(ambient={"WORKSPACE": "it's"}, results={"a": Result(exit_code=3)})
    assert getattr(build_command(first.fallback, of, at), "text", "") == "y 'it''s'"
    assert isinstance(second.action, Call)
    assert fill(second.action.arguments["X"], of, at) == "1 3"
    assert second.output is not None
    assert (second.output.stream, second.output.target) == (True, "file")


@pytest.mark.parametrize(
    ("condition", "a", "b", "expected"),
    [
        ("{a.exit-code} == 0", 0, 0, True),
        ("{a.exit-code} != 0", 0, 0, False),
        ("{a.exit-code} == 0 && {b.exit-code} == 0", 0, 1, False),
        ("{a.exit-code} == 0 || {b.exit-code} == 0", 1, 0, True),
        ("{a.exit-code} == 1 || {b.exit-code} == 0 && {a.exit-code} == 9", 1, 0, True),
        ("(({a.exit-code} == 0) || ({b.exit-code} == 0)) && ({a.exit-code} < 2)", 1, 0, True),
        ("{a.exit-code} >= 2", 1, 0, False),
        ("'{a.output}' == \"x y\"", 0, 0, True),
        ("{a.output} != done", 0, 0, True),
    ],
)
def test_conditions(condition: str, a: int, b: int, expected: object) -> None:
    quoted = condition.replace('"', '\\"')
    of, form = steps_of(f"""
{{name: a, bash: ls}}
{{name: b, bash: ls}}
{{name: c, bash: ls, run-condition: "{quoted}"}}
""")
    found = form.steps[2].condition
    assert found is not None
    results = {"a": Result("x y", "", a), "b": Result("", "", b)}
    assert holds(found, of, Situation(results=results)) is expected


@pytest.mark.parametrize(
    "condition",
    [
        "",
        "x",
        "a == ",
        "== 0",
        "(a == 0",
        "a == 0)",
        "a == 0 and b == 0",
        "a = 0",
        "!a",
        "a == 0 &&",
    ],
)
def test_conditions_that_cannot_be_read(condition: str) -> None:
    text = HEAD + f"steps: [{{name: a, bash: ls, run-condition: '{condition}'}}]\n"
    _, (found,) = read(text)
    assert found.code.id == "ADL1411"


def test_texts_cannot_be_put_in_order() -> None:
    of, form = steps_of("{name: a, bash: ls}\n{name: b, bash: ls, run-condition: '{a.output} < 1'}")
    condition = form.steps[1].condition
    assert condition is not None
    with pytest.raises(CannotBuild, match="compares numbers"):
        holds(condition, of, Situation(results={"a": Result("x")}))


@pytest.mark.parametrize(
    ("command", "value", "text"),
    [
        ("x {P}", "it's", "x 'it''s'"),
        ("x '{P}'", "it\u2019s", "x 'it\u2019\u2019s'"),
        ('x "{P}"', "$a `b", 'x "`$a ``b"'),
        ('x "$(y {P})"', "$a", "x \"$(y '$a')\""),
        ("x -p:{P}", "a b", "x -p:'a b'"),
        ("x `\"'{P}'", "a'b", "x `\"'a''b'"),
        ("# it's\nx {P}", "a b", "# it's\nx 'a b'"),
    ],
)
def test_pwsh(command: str, value: str, text: str) -> None:
    assert built(one_parameter(command, form="pwsh"), P=value) == text


@pytest.mark.parametrize(
    "command", ["x {P}/y", "x # {P}", "@'\n{P}\n'@", '@"\n{P}\n"@', "<# {P} #>"]
)
def test_pwsh_where_nothing_is_certain(command: str) -> None:
    of = one_parameter(command, form="pwsh")
    assert "a-1" in str(built(of, P="a-1"))
    with pytest.raises(CannotBuild):
        built(of, P="a b'")


@pytest.mark.parametrize(
    ("command", "value", "text"),
    [
        ("x {P}", "a & b", 'x "a & b"'),
        ('x "{P}"', "dir\\", 'x "dir\\\\"'),
        ('x "{P}\\y"', "a b", 'x "a b\\y"'),
        ("powershell -Command \"x '{P}'\"", "it's", "powershell -Command \"x 'it''s'\""),
        ('bash -c "x {P}"', "a b", "bash -c \"x 'a b'\""),
    ],
)
def test_cmd(command: str, value: str, text: str) -> None:
    assert built(one_parameter(command, form="cmd"), P=value) == text


def test_a_script_for_an_unknown_program_takes_harmless_values_only() -> None:
    text = HEAD + "script: 'print {P}'\nshell: awk\nparameters: {P: {description: p}}\n"
    assert warnings(text) == ["ADL1417"]
    assert built(line(text), P="a-1") == "print a-1"
    with pytest.raises(CannotBuild, match="invalid value for 'P'"):
        built(line(text), P="a b")


def test_the_environment() -> None:
    of = line(HEAD + """\
bash: ls
parameters: {URL: {description: u, required: true}}
environment: {variables: {PROXY: "{URL}", DEBUG: 1}, inherit: no}
working-directory: "{WORKSPACE}/x"
input: "{URL} {ENV_HOME}"
platforms: [linux, MacOS]
interactive: true
interactive-options: {timeout: 30000, default-response: y}
security: {execution-privilege: reduced, isolation: container, required-permissions: ["a:{URL}"]}
resources: {max-memory: 512MB, cleanup: [{delete-temp-files: true}, {final-command: "rm {URL}"}]}
file-paths: {normalize: true, temp-directory: "{TEMP}/t"}
changelog: [{version: 1.0.0, changes: First.}]
metadata: {category: c, tags: [more], search-keywords: [k]}
tags: [run]
""")
    at = Situation({"URL": "a b"}, ambient={"WORKSPACE": "/w"}, variables={"HOME": "/h"})
    assert {key: fill(value, of, at) for key, value in of.environment.items()} == {
        "PROXY": "a b",
        "DEBUG": "1",
    }
    assert not of.inherit_environment
    assert (fill(of.directory, of, at), fill(of.input, of, at)) == ("/w/x", "a b /h")
    assert of.platforms == (Platform.LINUX, Platform.MACOS)
    settings = of.settings
    assert (settings.interaction.asks, settings.interaction.answer) == (True, "y")
    assert (settings.security.privilege, settings.security.permissions) == ("reduced", ("a:{URL}",))
    assert (settings.memory, settings.delete_temporary_files) == ("512MB", True)
    (cleanup,) = of.cleanup
    assert getattr(build_command(cleanup, of, at), "text", "") == "rm 'a b'"
    assert settings.catalogue.history[0].version == "1.0.0"
    assert (settings.paths.normalize, settings.paths.temporary) == (True, "{TEMP}/t")


@pytest.mark.parametrize(
    "more",
    [
        "security: {isolation: box}",
        "security: {execution-privilege: root}",
        "timeout: soon",
        "interactive: maybe",
        "platforms: [dos]",
        "tests: [1]",
        "description2: {a: {X}}",
    ],
)
def test_wrong_settings(more: str) -> None:
    strict = read(HEAD + f"bash: ls\n{more}\n", strict=True)
    assert strict[0] is None


def test_a_value_in_braces_without_quotes_is_pointed_out() -> None:
    _, (found,) = read(HEAD + "bash: ls\ninput: {X}\n")
    assert "put it in quotes" in (found.hint or "")


def test_deviations_are_errors_for_who_is_strict() -> None:
    for more in ("cmd: dir\n", "descripton: x\n"):
        text = HEAD + "bash: ls\n" + more
        assert read(text)[0] is not None
        assert read(text, strict=True)[0] is None


def test_a_long_chain_of_defaults() -> None:
    rows = "".join(f"  P{n}: {{description: d, default: '{{P{n + 1}}}'}}\n" for n in range(3000))
    of = line(
        HEAD + f"bash: ls {{P0}}\nparameters:\n{rows}  P3000: {{description: d, default: x}}\n"
    )
    assert of.order[0] == "P3000"
    assert built(of) == "ls 'x'"
