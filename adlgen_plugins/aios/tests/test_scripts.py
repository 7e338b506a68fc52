"""JavaScript as data: what is plainly broken is seen, what could be sound is not called broken."""

from __future__ import annotations

import pytest

from adlgen_plugins.aios.frontend.scripts import exports, reaches_out, read_script
from adlgen_plugins.aios.tests.tools import EXPLICIT, read


@pytest.mark.parametrize(
    "script",
    [
        "",
        "a / b / c",
        "x = a++ / 2 / 'it'",
        "return /it's/.test(x)",
        "if (ok) /it's/.test(x)",
        "const {a} = b; /it's/.test(a)",
        "x = /[/'\"]/.test(y) ? 1 / 2 : 3",
        "`a ${ {b: `c ${1}`} } d`",
        "'don\\'t' + \"\\\n\"",
        "// it's\n/* it's ( */",
        "args?.list.map(({id}) => id)",
        "x = `\\``; y = `$`",
        "#private",
    ],
)
def test_sound(script: str) -> None:
    assert read_script(script)[1] is None


@pytest.mark.parametrize(
    ("script", "problem"),
    [
        ("(", "line 1: '(' is never closed"),
        ("a\n}", "line 2: unexpected '}'"),
        ("(]", "line 1: unexpected ']'"),
        ("'a\nb'", "line 1: a string is not closed"),
        ("\n`a ${b}", "line 2: a template is not closed"),
        ("`a ${b`", "line 1: a template is not closed"),
        ("/* a", "line 1: a comment is not closed"),
        ("return /a", "line 1: a regular expression is not closed"),
    ],
)
def test_broken(script: str, problem: str) -> None:
    assert read_script(script)[1] == problem


@pytest.mark.parametrize(
    ("script", "word"),
    [
        ("const fs = require('fs');", "require"),
        ("await import ('x')", "import"),
        ("import x from 'y'", "import"),
        ("fs.readFileSync(x)", "fs"),
        ("'require()' // require()", None),
        ("args.require(1); args.fs.x; important(1)", None),
    ],
)
def test_the_sandbox(script: str, word: str | None) -> None:
    assert reaches_out(read_script(script)[0]) == word


@pytest.mark.parametrize(
    ("script", "names"),
    [
        ("function f() {} module.exports = { f };", ("f",)),
        ("module.exports = {a, b: c}", ("a", "b")),
        ("module.exports = f", ("f",)),
        ("(function() { return 1; })()", ()),
    ],
)
def test_exports(script: str, names: tuple[str, ...]) -> None:
    assert exports(script) == names


def test_scripts_are_carried_with_their_limits() -> None:
    text = """\
  commands: [{name: a, required_args: [x]}]
  executable_knowledge:
    helpers:
      - {id: h, language: javascript, runtime: isolated_vm, description: Helps., function: "f = 1"}
    processors:
      - {id: p, language: javascript, function: "module.exports = { p }"}
    validators:
      - {id: v, validates: a, language: javascript, function: "({valid: true, errors: []})"}
"""
    found = read(EXPLICIT + text)
    assert found.codes == []
    (helper,), (processor,) = found.group.helpers, found.group.processors
    (validator,) = found.operation("a").validators
    assert (helper.description, helper.text.value) == ("Helps.", "f = 1")
    assert (helper.timeout_ms, helper.memory_mb) == (1000, 8)
    assert (processor.timeout_ms, processor.exports) == (1000, ("p",))
    assert (validator.script.timeout_ms, validator.script.language) == (500, "javascript")


def test_a_broken_script_stops_the_run_and_a_leaking_one_only_the_strict() -> None:
    validators = "  executable_knowledge: {{validators: [{{id: v, validates: a, language: javascript, function: '{}'}}]}}\n"
    assert "ADL1305!" in read(EXPLICIT + validators.format("(")).codes
    leaking = EXPLICIT + validators.format("require(1)")
    assert "ADL1310" in read(leaking).codes
    assert "ADL1310!" in read(leaking, strict=True).codes
