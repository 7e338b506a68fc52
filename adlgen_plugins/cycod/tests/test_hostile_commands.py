"""Values cannot run as code or become options in emitted commands: findings, and a part of the campaign."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from adlgen_plugins.cycod.feature.model import CommandLine
from adlgen_plugins.cycod.testing.text import CannotBuild
from adlgen_plugins.cycod.tests import built_lines
from adlgen_plugins.cycod.tests.emitted_code import Question
from adlgen_plugins.cycod.tests.hostile_commands import VALUES, Range, campaign, compared, tool
from adlgen_plugins.cycod.tests.tools import built, line, read, warnings

pytestmark = pytest.mark.slow

SHELLS = [name for name in ("bash", "dash") if shutil.which(name)]
HEAD = "name: t\ndescription: d\n"
P = "parameters: {P: {description: p, required: true}}\n"

FINDINGS = (
    ('echo "`echo \\"{P}\\"`"', '"; touch PWNED; "'),
    ('echo "`echo \\"{P}\\"`"', "$(touch PWNED)"),
    ("[[ {P} -gt 1 ]]", "a[$(touch PWNED)]"),
    ("x={P}; echo $((x))", "a[$(touch PWNED)]"),
    ("let {P}", "a[$(touch PWNED)]"),
    ("declare -i x={P}", "a[$(touch PWNED)]"),
    ("[ -v {P} ]", "a[$(touch PWNED)]"),
    ("printf -v {P} x", "a[$(touch PWNED)]"),
    ("read {P} <<< x", "a[$(touch PWNED)]"),
    ("a[{P}]=1", "$(touch PWNED)"),
    ("echo $[{P}+1]", "$(touch PWNED)"),
    ("bash -vc '{P}'", "touch PWNED"),
    ("bash -cu '{P}'", "touch PWNED"),
    ("bash -c -- '{P}'", "touch PWNED"),
    ("$SHELL -ec '{P}'", "touch PWNED"),
    ("python3 -uc '{P}'", "import os; os.system(chr(116))"),
    ("nodejs -e '{P}'", "require(1)"),
    ("perl -lne '{P}'", "system q(touch PWNED)"),
    ('"eval" {P}', "touch PWNED"),
    ("awk '{print \"{P}\"}'", '"; system("touch PWNED"); "'),
    ("echo a | sed 's/a/{P}/'", "touch PWNED/e;s/a/"),
    ("flock /dev/null -c {P}", "touch PWNED"),
    ("script -qc {P} /dev/null", "touch PWNED"),
    ("echo {P} | sh", "touch PWNED"),
    ("bash <<< {P}", "touch PWNED"),
    (". <(echo {P})", "touch PWNED"),
    ("cat <<E | bash\n{P}\nE", "touch PWNED"),
    ("ssh {P} ls", "-oProxyCommand=./evil"),
    ("tar {P}", "-Itouch PWNED"),
    ("env {P}", "-Stouch PWNED"),
    ("sort {P}", "--output=PWNED"),
)


@pytest.mark.parametrize(("template", "value"), FINDINGS)
def test_findings(template: str, value: str) -> None:
    of = tool(template, "bash")
    assert of is not None
    with pytest.raises(CannotBuild):
        built(of, P=value)


def test_dash_has_no_escapes_in_quotes() -> None:
    of = tool("echo $'{P}'", "sh")
    assert of is not None
    with pytest.raises(CannotBuild, match="only letters"):
        built(of, P="' ; touch PWNED #")


def test_the_input_of_an_interpreter() -> None:
    text = HEAD + "run: bash\ninput: '{P}'\n" + P
    assert warnings(text) == ["ADL1417"]
    assert warnings(text.replace("run: bash", "bash: cat | grep -c x")) == []


def test_a_list_is_not_a_program() -> None:
    text = HEAD + 'bash: X={P}; ls -- "$X"\nparameters: {P: {description: p, type: array}}\n'
    assert built(line(text), P=["a", "touch PWNED"]) == 'X="a touch PWNED"; ls -- "$X"'


def test_variables_that_programs_interpret() -> None:
    text = HEAD + "bash: ls\nenvironment: {variables: {NAME: '{P}'}}\n" + P
    assert warnings(text.replace("NAME", "LD_PRELOAD")) == ["ADL1417"]
    assert warnings(text) == []
    assert warnings(text.replace("bash: ls", "bash: eval $NAME")) == ["ADL1417"]


def test_a_specification_opts_out_by_name() -> None:
    text = HEAD + "bash: my-program {P} {Q}\nparameters:\n"
    text += "  P: {description: p, required: true, x-adlgen: {guard: false}}\n"
    text += "  Q: {description: q, required: true}\n"
    assert sorted(warnings(text)) == ["ADL1417", "ADL1436"]
    assert built(line(text), P="-x $(a)", Q="b") == "my-program '-x $(a)' 'b'"
    with pytest.raises(CannotBuild, match="only letters"):
        built(line(text), P="", Q="-x")


def test_the_warning_names_all_values_and_the_way_out() -> None:
    text = HEAD + "bash: mine {P} {Q}\nparameters: {P: {description: p}, Q: {description: q}}\n"
    (problem,) = read(text)[1]
    assert problem.message.startswith("'{P}' and '{Q}' may be interpreted as code or as an option")
    assert "x-adlgen: {guard: false}" in (problem.hint or "")


@pytest.mark.skipif(not SHELLS, reason="no shell is installed")
def test_hostile_values_in_shells(tmp_path: Path) -> None:
    tally = campaign(tmp_path, SHELLS, 60, 20)
    assert not tally.wrong
    assert tally.built > 500


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
def test_the_campaign_notices_code(tmp_path: Path) -> None:
    """Without limits the same commands run values."""
    ranged = Range(tmp_path)
    assert ranged.run("bash", "eval 'touch PWNED'")[1]


@pytest.mark.parametrize(
    "target",
    [
        pytest.param(name, marks=[pytest.mark.native] if name != "python" else [])
        for name in built_lines.TARGETS
    ],
)
def test_emitted_runtimes_build_the_same(target: str, tmp_path: Path) -> None:
    if reason := built_lines.missing(target):
        pytest.skip(reason)
    for name in ("code", "range"):
        (tmp_path / name).mkdir()
    ask, ranged = built_lines.asking(target, tmp_path / "code"), Range(tmp_path / "range")
    found = compared(ask, ranged, "bash", 40, VALUES[::4][:20])
    assert found.different == []
    assert found.built > 200
    assert found.refused > 50


def test_a_different_command_is_noticed(tmp_path: Path) -> None:
    def ask(lines: Sequence[CommandLine], questions: Sequence[Question]) -> list[Question]:
        assert len(lines) == 1
        return [{"said": f"eval {question['values']['P']}"} for question in questions]  # type: ignore[index,call-overload]

    found = compared(ask, Range(tmp_path), "bash", 1, ["touch PWNED", "a"])
    assert len(found.different) == 2
    assert [text for text in found.wrong if "PWNED" in text]
