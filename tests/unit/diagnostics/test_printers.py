"""How diagnostics look in each format."""

import json

import pytest

from adlgen.diagnostics.codes.shape import LIKELY_TYPO, UNKNOWN_KEY
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import (
    Diagnostic,
    DiagnosticKind,
    Label,
    Log,
    Severities,
    Severity,
    Span,
)
from adlgen.diagnostics.printers import FORMATS, in_order, render, summary

SOURCE = {"agent.yaml": "spec:\n  tool: []\n\tname: x\r\n  \u540d\u524d: \u202ey\n"}


def problem(message: str = "m", line: int = 2, column: int = 3, width: int = 4) -> Diagnostic:
    span = Span("agent.yaml", line, column, line, column + width)
    return Diagnostic(UNKNOWN_KEY, Severity.ERROR, message, span, "did you mean 'tools'?")


def excerpt(line: int, column: int, width: int) -> list[str]:
    return render("text", [problem("m", line, column, width)], SOURCE).split("\n")[1:4]


def test_text() -> None:
    assert render("text", [problem()], SOURCE) == (
        "agent.yaml:2:3: error[ADL0102]: m\n"
        "  |\n"
        "2 |   tool: []\n"
        "  |   ^^^^\n"
        "  = hint: did you mean 'tools'?\n"
    )


@pytest.mark.parametrize(
    ("place", "lines"),
    [
        ((3, 2, 4), ["3 |     name: x", "  |     ^^^^"]),
        ((4, 3, 2), ["4 |   \u540d\u524d: \\u{202e}y", "  |   ^^^^"]),
        ((4, 7, 1), ["4 |   \u540d\u524d: \\u{202e}y", "  |         ^^^^^^^^"]),
        ((2, 3, 0), ["2 |   tool: []", "  |   ^"]),
        ((5, 1, 1), ["5 |", "  | ^"]),
    ],
    ids=["tab", "wide", "hidden", "empty", "end"],
)
def test_the_caret_stands_below(place: tuple[int, int, int], lines: list[str]) -> None:
    assert excerpt(*place)[1:] == lines


def test_a_long_line_is_cut_around_the_place() -> None:
    source = {"agent.yaml": "\n" + "a" * 500 + "HERE" + "b" * 500}
    lines = render("text", [problem("m", 2, 501, 4)], source).split("\n")
    assert lines[2].startswith("2 | ...aaa")
    assert lines[2].endswith("bbb...")
    assert lines[2][lines[3].index("^") :].startswith("HERE")


FIRST = Label(Span("agent.yaml", 1, 1, 1, 5), "first used here")
CONFLICT = replace(problem(), labels=(FIRST,))


def test_text_shows_both_places_of_a_conflict() -> None:
    assert render("text", [CONFLICT], SOURCE) == (
        "agent.yaml:2:3: error[ADL0102]: m\n"
        "  |\n"
        "2 |   tool: []\n"
        "  |   ^^^^\n"
        "  ::: agent.yaml:1:1\n"
        "  |\n"
        "1 | spec:\n"
        "  | ---- first used here\n"
        "  = hint: did you mean 'tools'?\n"
    )
    assert "  = first used here: agent.yaml:1:1\n" in render("text", [CONFLICT], {})


def test_data_has_both_places_of_a_conflict() -> None:
    shown = json.loads(render("json", [CONFLICT], SOURCE))["diagnostics"][0]["labels"]
    start, end = {"line": 1, "column": 1}, {"line": 1, "column": 5}
    label = {"message": "first used here", "path": "agent.yaml", "start": start, "end": end}
    assert shown == [label]
    result = json.loads(render("sarif", [CONFLICT], SOURCE))["runs"][0]["results"][0]
    (related,) = result["relatedLocations"]
    assert related["message"] == {"text": "first used here"}
    assert related["physicalLocation"]["region"]["startLine"] == 1


def test_lines_have_both_places_of_a_conflict() -> None:
    line = "agent.yaml:2:3: error[ADL0102]: m (first used here: agent.yaml:1:1; did you mean 'tools'?)\n"
    assert render("concise", [CONFLICT], SOURCE) == line
    shown = render("github", [CONFLICT], SOURCE)
    assert "::m%0Afirst used here: agent.yaml:1:1%0Ahint: did you mean" in shown


def test_no_excerpt_without_source_or_place() -> None:
    bare = Diagnostic(UNKNOWN_KEY, Severity.ERROR, "m", None, None)
    assert render("text", [bare], {}) == "error[ADL0102]: m\n"
    assert render("text", [problem()], {}).count("\n") == 2


def test_order_is_by_place_then_code() -> None:
    first, second = problem("a", 1, 9), problem("b", 2, 1)
    bare = Diagnostic(LIKELY_TYPO, Severity.WARNING, "c", None, None)
    assert in_order([second, first, bare]) == (bare, first, second)


def test_summary() -> None:
    warning = Diagnostic(LIKELY_TYPO, Severity.WARNING, "c", None, None)
    assert summary([]) == ""
    assert summary([problem(), problem("b"), warning]) == "2 errors, 1 warning"


@pytest.mark.parametrize("style", FORMATS)
def test_text_of_a_specification_is_only_text(style: str) -> None:
    found = problem("a\x1b[31m\u202e\n::error::b\x85")
    printed = render(style, [found], SOURCE)
    assert not set(printed) & set("\x1b\u202e\x85")
    assert "\n::error::b" not in printed
    assert printed == render(style, [found], SOURCE)


def test_json_has_one_shape() -> None:
    shape = json.loads(render("json", [problem()], SOURCE))
    assert shape == {
        "version": 1,
        "errors": 1,
        "warnings": 0,
        "diagnostics": [
            {
                "code": "ADL0102",
                "severity": "error",
                "message": "m",
                "path": "agent.yaml",
                "start": {"line": 2, "column": 3},
                "end": {"line": 2, "column": 7},
                "hint": "did you mean 'tools'?",
                "labels": [],
            }
        ],
    }


def warning(code: DiagnosticKind, message: str, line: int | None, hint: str) -> Diagnostic:
    span = None if line is None else Span("agent.yaml", line, 1, line, 2)
    return Diagnostic(code, Severity.WARNING, message, span, hint)


def test_similar_warnings_are_one_block() -> None:
    """Many with an excerpt and the same hint; any without an excerpt. No message and no hint is lost."""
    few = [warning(LIKELY_TYPO, f"m{n}", 2, "h") for n in range(5)]
    assert render("text", few, SOURCE).count("2 | ") == 5
    many = [*few, warning(LIKELY_TYPO, "m5", 3, "h"), warning(LIKELY_TYPO, "n", 2, "other")]
    text = render("text", many, SOURCE)
    assert text.count("2 | ") == 2
    more = "".join(f"      agent.yaml:2:1: m{n}\n" for n in range(1, 5))
    assert f"  = hint: h\n  = 5 more of this kind:\n{more}      agent.yaml:3:1: m5\n" in text
    without = [warning(LIKELY_TYPO, "a", None, "h"), warning(LIKELY_TYPO, "b", None, "g")]
    assert render("text", without, SOURCE) == (
        "warning[ADL0108]: a\n = hint: h\n = 1 more of this kind:\n     b\n       hint: g\n"
    )
    assert json.loads(render("json", many, SOURCE))["warnings"] == 7
    assert len(render("concise", many, SOURCE).splitlines()) == 7
    assert render("github", many, SOURCE).count("::warning") == 7


def test_errors_are_never_grouped() -> None:
    text = render("text", [problem(f"m{n}") for n in range(20)], SOURCE)
    assert text.count("2 | ") == 20


def test_github_escapes_and_limits() -> None:
    found = [problem(f"50% a,b:{n}") for n in range(12)]
    lines = render("github", found, SOURCE).splitlines()
    place = "file=agent.yaml,line=2,endLine=2,col=3,endColumn=6,title=ADL0102"
    assert lines[0] == f"::error {place}::50%25 a,b:0%0Ahint: did you mean 'tools'?"
    assert len(lines) == 11
    assert "2 more" in lines[-1]


def test_sarif_counts_code_points_in_relative_files() -> None:
    run = json.loads(render("sarif", [problem()], SOURCE))["runs"][0]
    assert run["columnKind"] == "unicodeCodePoints"
    assert run["tool"]["driver"]["rules"][0]["id"] == "ADL0102"
    place = run["results"][0]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"] == {"uri": "agent.yaml"}
    assert place["region"] == {"startLine": 2, "startColumn": 3, "endLine": 2, "endColumn": 7}


def test_a_strict_log_refuses_deviations_and_nothing_else() -> None:
    code = replace(LIKELY_TYPO, deviation=True)
    for strict, severity in ((False, Severity.WARNING), (True, Severity.ERROR)):
        log = Log(strict=strict)
        log.add(code, "a", None)
        log.add(replace(code, severity=Severity.ERROR), "b", None, severity=Severity.WARNING)
        log.add(LIKELY_TYPO, "c", None)
        assert [d.severity for d in log.diagnostics] == [severity, severity, Severity.WARNING]


def test_the_log_keeps_one_of_each_and_stops() -> None:
    log = Log()
    log.add(LIKELY_TYPO, "a", None)
    log.add(LIKELY_TYPO, "a", None)
    assert len(log.diagnostics) == 1
    assert not log.has_errors
    log.add(LIKELY_TYPO, "a", None, severity=Severity.ERROR)
    assert log.has_errors


def test_notes_are_printed_and_fail_nothing() -> None:
    log = Log(severities=Severities(deny_warnings=True))
    log.add(LIKELY_TYPO, "w", None)
    log.add(LIKELY_TYPO, "n", None, severity=Severity.NOTE)
    strict, remark = log.diagnostics
    assert (strict.severity, remark.severity) == (Severity.ERROR, Severity.NOTE)
    assert render("concise", [remark], SOURCE) == "note[ADL0108]: n\n"
    assert render("github", [remark], SOURCE) == "::notice title=ADL0108::n\n"
    assert json.loads(render("sarif", [remark], SOURCE))["runs"][0]["results"][0]["level"] == "note"
    assert summary([strict, remark]) == "1 error, 1 note"
