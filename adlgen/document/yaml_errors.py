"""Syntax errors of the YAML parser as diagnostics."""

from __future__ import annotations

import re

from yaml.error import Mark, MarkedYAMLError

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.model import Label, Log, Span
from adlgen.document.positions import Positions
from adlgen.document.yaml_builder import SURROGATE_HINT

_HALF = re.compile(r"u(d[89a-f][0-9a-f]{2})", re.IGNORECASE)
_ESCAPE = "unknown escape character"
_UNCLOSED = re.compile(r"did not find expected ',' or '[\]}]'")
_HINTS = (
    (
        "mapping values are not allowed",
        "quote the string if it contains ': ', or check the indentation",
    ),
    ("could not find expected ':'", "write 'key: value', and quote strings that span lines"),
    ("cannot start any token", "quote the string, and indent with spaces"),
    ("found unexpected end of stream", "close the quote"),
    ("did not find expected ',' or", "close the bracket, or separate the items with commas"),
    ("did not find expected key", "use the same indentation for all keys of a mapping"),
    ("did not find expected '-' indicator", "use the same indentation for all items of a list"),
)


def report(error: MarkedYAMLError, positions: Positions, log: Log) -> None:
    """Report a syntax error at its cause, where it can be recognised, else where the parser stopped."""
    mark = error.problem_mark or error.context_mark
    problem = str(error.problem or "invalid syntax")
    if mark is None:
        log.add(reading.YAML_SYNTAX, problem, positions.start, _hint(problem))
    elif not (
        _report_character(problem, mark, positions, log) or _report_unclosed(error, positions, log)
    ):
        if mark.index >= len(positions.text.rstrip()) and error.context_mark:
            mark = (
                error.context_mark
            )  # The open quote is a better place than the end of the source.
        if error.context:
            problem = f"{problem} ({error.context})"
        log.add(reading.YAML_SYNTAX, problem, _span(mark, positions), _hint(problem))


def backslash_of(error: MarkedYAMLError, text: str) -> int | None:
    """Return the offset of the backslash of an unknown escape sequence; None for other errors."""
    mark = error.problem_mark
    if mark is None or _ESCAPE not in str(error.problem):
        return None
    return mark.index if text.startswith("\\", mark.index) else None


def _report_character(problem: str, mark: Mark, positions: Positions, log: Log) -> bool:
    """Report an escape sequence or a tab that YAML does not allow; return whether there is one."""
    text, offset = positions.text, mark.index
    half = _HALF.match(text, offset - 1)
    if half is not None and "Unicode character escape" in problem:
        message = f"the escape \\{half.group()} is half of a surrogate pair (U+{half[1].upper()})"
        span = positions.span(half.start() - 1, half.end())
        log.add(reading.LONE_SURROGATE, message, span, SURROGATE_HINT)
    elif _ESCAPE in problem and text.startswith("\\", offset):
        escape = text[offset : offset + 2]
        message = f"'{escape}' is not an escape sequence of double-quoted strings"
        hint = f"put the string in single quotes, or write '\\{escape}'"
        log.add(reading.YAML_SYNTAX, message, positions.span(offset, offset + 2), hint)
    elif text.startswith("\t", offset):
        message = "a tab in the indentation"
        hint = "replace it with spaces: YAML does not allow tabs here"
        log.add(reading.YAML_SYNTAX, message, _span(mark, positions), hint)
    else:
        return False
    return True


def _report_unclosed(error: MarkedYAMLError, positions: Positions, log: Log) -> bool:
    """Report a bracket that is not closed where it was opened; return whether there is one."""
    opened, mark, problem = error.context_mark, error.problem_mark, str(error.problem)
    if opened is None or mark is None or not _UNCLOSED.match(problem):
        return False
    hint = "close the bracket, or separate the items with commas"
    start, end = _span(opened, positions), _span(mark, positions)
    if start.line == end.line:
        labels = (Label(start, "opened here"),)
        log.add(reading.YAML_SYNTAX, problem, end, hint, labels=labels)
        return True
    message = f"this '{positions.text[opened.index]}' is not closed"
    expected = problem.removeprefix("did not find ")
    at_end = mark.index >= len(positions.text.rstrip())
    there = () if at_end else (Label(end, f"{expected} here"),)
    log.add(reading.YAML_SYNTAX, message, start, hint, labels=there)
    return True


def _span(mark: Mark, positions: Positions) -> Span:
    line, column = mark.line + 1, mark.column + 1
    return Span(positions.path, line, column, line, column + 1)


def _hint(problem: str) -> str | None:
    for part, hint in _HINTS:
        if part in problem:
            return hint
    return None
