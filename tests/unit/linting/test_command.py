"""``adlgen lint`` with rules: levels, reasons, output and exit codes."""

import json
import re
from pathlib import Path

import pytest

from adlgen.cli import main
from adlgen.linting.table import RULES

ROOT = Path(__file__).parents[3]
SPECS = [
    path
    for pattern in (
        "examples/*/agent.yaml",
        "examples/*/spec/agent.yaml",
        "adlgen_plugins/*/examples/*/*.yaml",
        "adlgen_plugins/*/examples/*/*.json",
        "tests/dialects/examples/*/*.yaml",
        "tests/dialects/examples/*/*.json",
    )
    for path in sorted(ROOT.glob(pattern))
    if (path.parent.name, path.suffixes) != ("dojops", [".schema", ".json"])  # parts of a tool
]
"""The examples of adlgen."""
TOOLS = """\
tools:
- name: open_file
  description: Opens a document for editing.
  inputSchema:
    type: object
    properties:
      mode: {type: string, description: "One of 'r', 'w'"}
      timeout: {type: integer, description: How long to wait}
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with tools, one warning and one note."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tools.yaml").write_text(TOOLS)
    return tmp_path


def configure(folder: Path, lint: str) -> None:
    text = f"version: 1\nspecs: [tools.yaml]\nlint: {lint}\ntargets: [{{lang: go, out: out}}]\n"
    (folder / "adlgen.yaml").write_text(text)


def lines(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str]]:
    """Return the exit code and the output for people, without hints."""
    code = main(["lint", "--error-format", "concise", *arguments])
    return code, re.sub(r"(?m) \([^()]*\)$", "", capsys.readouterr().err).splitlines()


MODE = "tools.yaml:7:41: warning[ADL2530]: tool 'open_file': argument 'mode' lists its values in its description only (enum-in-prose)"
TIMEOUT = (
    "tools.yaml:8:45: {}[ADL2541]: tool 'open_file': argument 'timeout' has no unit (unit-missing)"
)
HIDDEN = "2 notes not shown: pass --notes"


def test_notes_are_counted(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    del project
    assert lines(capsys, "tools.yaml") == (0, [MODE, HIDDEN])
    code, shown = lines(capsys, "tools.yaml", "--notes")
    assert code == 0
    assert TIMEOUT.format("note") in shown
    assert lines(capsys, "tools.yaml", "--deny-warnings", "--notes")[0] == 1


def test_rules_are_selected(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    del project
    assert lines(capsys, "tools.yaml", "--rule", "unit-missing") == (0, [TIMEOUT.format("note")])
    assert lines(capsys, "tools.yaml", "--no-rule", "enum-in-prose") == (0, [HIDDEN])
    assert lines(capsys, "tools.yaml", "--provider", "mcp") == (0, [])
    both = ("--provider", "mcp", "--rule", "enum-in-prose")
    assert lines(capsys, "tools.yaml", *both) == (0, [MODE])


def test_levels_of_a_project(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    configure(project, "{rules: {unit-missing: error, enum-in-prose: off, hints-missing: off}}")
    assert lines(capsys) == (1, [TIMEOUT.format("error")])


def test_reasons_of_a_project(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    exception = "{rule: enum-in-prose, tool: open_*, part: '*/mode', reason: a server checks it}"
    configure(project, f"{{exceptions: [{exception}]}}")
    assert lines(capsys) == (0, ["1 finding accepted with a reason", HIDDEN])
    assert lines(capsys, "tools.yaml") == (0, ["1 finding accepted with a reason", HIDDEN])
    configure(project, "{exceptions: [{rule: placeholder, reason: none}]}")
    assert lines(capsys, "tools.yaml") == (0, [MODE, HIDDEN]), "it may be for another spec"
    code, shown = lines(capsys)
    assert (code, shown[0]) == (
        0,
        "adlgen.yaml:3:28: warning[ADL2599]: the reason for 'placeholder' fits no finding",
    )


@pytest.mark.parametrize(
    ("lint", "message"),
    [
        ("{rules: {units-missing: off}}", "no rule is called 'units-missing'"),
        ("{rules: {unit-missing: high}}", "'unit-missing' of "),
        ("{exceptions: [{rule: unit-missing}]}", "reason"),
        ("{exceptions: [{rule: units, reason: r}]}", "rule"),
        ("{levels: {}}", "levels"),
    ],
)
def test_mistakes_in_settings(
    lint: str, message: str, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    configure(project, lint)
    code, shown = lines(capsys)
    assert code == 2
    assert message in shown[0]


def test_reasons_of_a_tool(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.dumps(
        [
            {
                "type": "function",
                "function": {
                    "name": "wait",
                    "description": "Waits for an order.",
                    "parameters": {
                        "type": "object",
                        "properties": {"timeout": {"type": "integer"}},
                        "required": ["timeout"],
                        "x-adlgen": {"lint": {"unit-missing": "of the account", "typo": "r"}},
                    },
                },
            }
        ]
    )
    (project / "openai.json").write_text(listed)
    code, shown = lines(capsys, "openai.json", "--rule", "unit-missing")
    assert code == 0
    assert "warning[ADL2599]: no rule is called 'typo'" in shown[0]
    assert shown[1:] == ["1 finding accepted with a reason"]


def test_json(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    configure(project, "{exceptions: [{rule: unit-missing, reason: r}]}")
    assert main(["lint", "--json", "--no-rule", "hints-missing"]) == 0
    report = json.loads(capsys.readouterr().out)
    (found,), (accepted,) = report["findings"], report["accepted"]
    assert found == {
        "rule": "enum-in-prose",
        "code": "ADL2530",
        "level": "warning",
        "tool": "open_file",
        "part": "input/properties/mode",
        "message": "argument 'mode' lists its values in its description only",
        "hint": "write: enum: [r, w]",
        "path": "tools.yaml",
        "line": 7,
        "column": 41,
        "reason": None,
    }
    assert (accepted["rule"], accepted["reason"]) == ("unit-missing", "r")


def test_rules_are_listed_and_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lint", "--list"]) == 0
    assert [line.split()[2] for line in capsys.readouterr().out.splitlines()] == [*RULES]
    for rule in RULES.values():
        assert main(["explain", rule.id]) == 0
        text = capsys.readouterr().out
        assert f"[{rule.kind.id}]: {rule.kind.title}" in text
        assert "Reported:" in text


@pytest.mark.parametrize("path", SPECS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_examples_have_no_finding_without_a_reason(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["lint", str(path), "--isolated", "--error-format", "json"])
    shown = capsys.readouterr().err
    assert "ADL25" not in shown
