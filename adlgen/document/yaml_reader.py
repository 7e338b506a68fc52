"""A strict YAML 1.2 reader on top of libyaml's event stream."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from yaml.error import MarkedYAMLError
from yaml.parser import Parser
from yaml.reader import Reader, ReaderError
from yaml.scanner import Scanner

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.model import Log, Span
from adlgen.document.node import Node, Scalar, Source
from adlgen.document.positions import Abort, Positions
from adlgen.document.yaml_builder import SURROGATE_HINT, Builder
from adlgen.document.yaml_text import prepare


class _PureParser(Reader, Scanner, Parser):
    """PyYAML's pure Python parser, about thirty times slower than libyaml."""

    def __init__(self, stream: str) -> None:
        Reader.__init__(self, stream)
        Scanner.__init__(self)
        Parser.__init__(self)


_make_parser: Callable[[str], Any] = _PureParser
try:
    from yaml._yaml import CParser
except ImportError:  # PyYAML was built without libyaml
    pass
else:
    _make_parser = CParser

_FORBIDDEN = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]")
_HALF = re.compile(r"u(d[89a-f][0-9a-f]{2})", re.IGNORECASE)
_TAG_DIRECTIVE = "\n%TAG"
_MAX_TAG_DIRECTIVES = 64
"""libyaml compares each directive with all before it, and adlgen needs none."""


def read_yaml(source: Source, log: Log) -> Node:
    """Return the root node as far as it could be read; add problems to the log.

    Raise :class:`Abort` if nothing could be read.
    """
    positions = Positions(source)
    _check_characters(source, positions, log)
    text, restore = prepare(source.text)
    problems = len(log.diagnostics)
    builder = Builder(source, log, restore)
    parser: Any = _make_parser(text)
    try:
        builder.build(iter(parser.get_event, None))
    except MarkedYAMLError as error:
        _report(error, positions, log)
    except ReaderError as error:  # Characters are checked before, so this is a limit of libyaml.
        log.add(reading.YAML_SYNTAX, f"the source cannot be read: {error.reason}", positions.start)
    except Abort:
        pass
    root = builder.finish()
    if root is not None:
        return root
    if len(log.diagnostics) == problems:
        log.add(reading.EMPTY_DOCUMENT, "the source is empty", positions.start)
    return Scalar(None, positions.start)


def _check_characters(source: Source, positions: Positions, log: Log) -> None:
    found = _FORBIDDEN.search(source.text)
    if found is not None:
        code_point = ord(found.group())
        half = 0xD800 <= code_point <= 0xDFFF  # noqa: PLR2004 - the surrogates
        code = reading.LONE_SURROGATE if half else reading.YAML_SYNTAX
        log.add(
            code,
            f"character U+{code_point:04X} is not allowed in YAML",
            positions.span(found.start()),
            "write it as an escape in double quotes, or remove it",
        )
        raise Abort
    if source.text.count(_TAG_DIRECTIVE) > _MAX_TAG_DIRECTIVES:
        start = source.text.index(_TAG_DIRECTIVE) + 1
        span = positions.span(start, start + 4)
        log.add(reading.TAG_NOT_ALLOWED, "there are too many tag directives", span, "remove them")
        raise Abort


def _report(error: MarkedYAMLError, positions: Positions, log: Log) -> None:
    mark = error.problem_mark or error.context_mark
    if mark is not None and mark.index >= len(positions.text.rstrip()) and error.context_mark:
        mark = (
            error.context_mark
        )  # The open collection is a better place than the end of the source.
    span = positions.start
    if mark is not None:
        line, column = mark.line + 1, mark.column + 1
        span = Span(positions.path, line, column, line, column + 1)
    problem = str(error.problem or "invalid syntax")
    half = _HALF.match(positions.text, mark.index - 1) if mark is not None else None
    if half is not None and "Unicode character escape" in problem:
        message = f"the escape \\{half.group()} is half of a surrogate pair (U+{half[1].upper()})"
        span = positions.span(half.start() - 1, half.end())
        log.add(reading.LONE_SURROGATE, message, span, SURROGATE_HINT)
        return
    if error.context:
        problem = f"{problem} ({error.context})"
    log.add(reading.YAML_SYNTAX, problem, span, _hint(problem))


def _hint(problem: str) -> str | None:
    for part, hint in _HINTS:
        if part in problem:
            return hint
    return None


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
