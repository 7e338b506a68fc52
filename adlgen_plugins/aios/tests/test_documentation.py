"""What people read of a command, and what a model is shown."""

from __future__ import annotations

import re

from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.pipeline import load_agent
from adlgen.testing.targets import render_source
from adlgen_plugins.aios.feature.notes import input_notes, output_notes
from adlgen_plugins.aios.tests.tools import EXPLICIT, read
from tests.conformance import suite

TOOL = EXPLICIT + """\
  executable_knowledge:
    validators:
      - id: check-a
        validates: a
        language: javascript
        description: Looks at x.
        checks: [{x_format: even}]
        function: "({valid: true, errors: []})"
  api_complexity:
    api_quirks: [{quirk: odd, description: It is odd., impact: Much., mitigation: Little.}]
  anti_patterns:
    - {pattern: hurry, description: Too fast., wrong: "a(```)", correct: wait(), rationale: Be kind.}
  examples:
    a:
      - {scenario: success, input: {x: 1}, output: {y: 1}}
      - {scenario: failure_api_error, input: {x: 1}, error: {code: GONE, message: gone, http_status: 410}}
"""

WRONG = "````text\na(```)\n````"
RIGHT = "```text\nwait()\n```"


def test_paragraphs() -> None:
    assert input_notes(read(TOOL).operation("a")) == (
        "Inferred from 1 example; there may be more properties.",
        "Also checked by the validator check-a (Looks at x.). Declared checks: x_format: even.",
        "Errors:\n- GONE (HTTP 410): gone",
        f"Avoid hurry: Too fast.\n\nWrong:\n\n{WRONG}\n\nRight:\n\n{RIGHT}\n\nBe kind.",
        "Beware of odd: It is odd.\nImpact: Much.\nInstead: Little.",
    )
    assert output_notes(read(TOOL).operation("a")) == ("Inferred from 1 example.",)


def test_people_read_them_and_models_do_not() -> None:
    agent = load_agent(Source("tool.yaml", TOOL), Log())
    (tool,) = agent.tools
    assert tool.description == "Does things."
    assert "hurry" not in str(tool.input.canonical.source)
    for name, target in suite.TARGETS.items():
        emitted = render_source(Source("tool.yaml", TOOL), target)
        texts = [file.text for file in emitted.tree if "Avoid hurry: Too fast." in file.text]
        assert len(texts) == 1, name
        assert "GONE (HTTP 410): gone" in texts[0]
        assert "Beware of odd: It is odd." in texts[0]
        (planned,) = emitted.plan.tools
        assert planned.description == "Does things."


def test_a_command_of_which_nothing_is_known_has_them_too() -> None:
    text = EXPLICIT + (
        "  commands: [a]\n"
        "  anti_patterns: [{pattern: hurry, description: Too fast., wrong: a(), correct: b()}]\n"
    )
    for target in suite.TARGETS.values():
        emitted = render_source(Source("tool.yaml", text), target)
        (file,) = (file for file in emitted.tree if "Avoid hurry: Too fast." in file.text)
        assert "The specification does not list the properties." in file.text


def test_composites_have_the_same_documentation_in_all_targets() -> None:
    text = EXPLICIT.replace("type: mcp", "type: meta") + (
        "  commands: [{name: a, required_args: [x]}]\n"
        "  meta_specific: {aggregates: [b], orchestration: helpers.run}\n"
    )
    for name, target in suite.TARGETS.items():
        emitted = render_source(Source("tool.yaml", text), target)
        texts = [
            file.text
            for file in emitted.tree
            if re.search(r"(?i)\ba tool that combines others\.", file.text)
        ]
        assert len(texts) == 1, name
        assert "ids of the combined tools" in texts[0]
        assert "the function that coordinates them" in texts[0].lower()
