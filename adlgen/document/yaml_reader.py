"""A strict YAML 1.2 reader on top of libyaml's event stream."""

from __future__ import annotations

from typing import Any

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.expressions import expression
from adlgen.diagnostics.model import Log
from adlgen.document.libyaml import MarkedYAMLError, ReaderError, make_parser
from adlgen.document.node import Node, Source
from adlgen.document.positions import Abort, Positions
from adlgen.document.yaml_builder import NodeBuilder
from adlgen.document.yaml_text import Restore, prepare


def scanner(text: str) -> Any:  # noqa: ANN401 - PyYAML has no type for it
    """Return a parser of a text, whose ``get_token`` returns one token after the other."""
    return make_parser(text)


_FORBIDDEN = expression(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]")
_USUAL = bytes([*b"\t\n\r", *range(ord(" "), 0x7F)])
"""The characters of ASCII that are not forbidden."""
_MOST_ESCAPES = 20
"""The maximum number of unknown escape sequences that are reported; the source is parsed again after each."""
_TAG_DIRECTIVE = "\n%TAG"
_MAX_TAG_DIRECTIVES = 64
"""libyaml compares each directive with all before it, and adlgen needs none."""


def read_yaml(source: Source, log: Log) -> Node:
    """Return the root node; add problems to the log.

    Raise :class:`Abort` after a syntax error or at a limit, with the part that could be read.
    """
    positions = Positions(source)
    _check_characters(source, positions, log)
    text, restore = prepare(source.text)
    mended = text
    free = (char for char in map(chr, range(0xE000, 0xF900)) if char not in text)
    backslash = next(free)
    builder = NodeBuilder(source, log, restore)
    for _ in range(_MOST_ESCAPES):
        parser: Any = make_parser(mended)
        try:
            builder.build(iter(parser.get_event, None))
            return _checked(builder, positions, log)
        except MarkedYAMLError as error:
            from adlgen.document.yaml_errors import backslash_of, report

            report(error, positions, log)
            offset = backslash_of(error, mended)
            if offset is None:
                break
            mended = f"{mended[:offset]}{backslash}{mended[offset + 1:]}"
            builder = NodeBuilder(source, log, _restoring(backslash, restore))
        except ReaderError as error:
            # Characters are checked before, so this is a limit of libyaml.
            message = f"the source cannot be read: {error.reason}"
            log.add(reading.YAML_SYNTAX, message, positions.start)
            break
        except Abort:
            break
    raise Abort(builder.finish())


def _restoring(backslash: str, restore: Restore | None) -> Restore:
    """Return a function that also restores the backslashes of unknown escape sequences."""

    def restored(value: str, quoted: bool) -> str:  # noqa: FBT001 - see Restore
        value = value.replace(backslash, "\\")
        return value if restore is None else restore(value, quoted)

    return restored


def _checked(builder: NodeBuilder, positions: Positions, log: Log) -> Node:
    """Return the root of a document. Raise :class:`Abort` if it is empty or lacks keys."""
    root = builder.finish()
    if root is None:
        log.add(reading.EMPTY_DOCUMENT, "the source is empty", positions.start)
    if root is None or not builder.complete:
        raise Abort(root)
    return root


def _is_usual(text: str) -> bool:
    """Report whether a text has only characters of ASCII that are allowed: faster than to search for others."""
    return text.isascii() and not text.encode().translate(None, _USUAL)


def _check_characters(source: Source, positions: Positions, log: Log) -> None:
    found = None if _is_usual(source.text) else _FORBIDDEN.search(source.text)
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
