"""What adlgen uses of PyYAML: the events of libyaml, or those of its parser in Python, about thirty times slower."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from adlgen.diagnostics.deferred import deferred

with deferred("base64", "binascii", "datetime"):
    from yaml.error import Mark, MarkedYAMLError
    from yaml.events import (
        AliasEvent,
        DocumentStartEvent,
        Event,
        MappingEndEvent,
        MappingStartEvent,
        ScalarEvent,
        SequenceEndEvent,
        SequenceStartEvent,
    )
    from yaml.parser import Parser
    from yaml.reader import Reader, ReaderError
    from yaml.scanner import Scanner

__all__ = [
    "AliasEvent",
    "DocumentStartEvent",
    "Event",
    "MappingEndEvent",
    "MappingStartEvent",
    "Mark",
    "MarkedYAMLError",
    "ReaderError",
    "ScalarEvent",
    "SequenceEndEvent",
    "SequenceStartEvent",
    "make_parser",
]


class _PureParser(Reader, Scanner, Parser):
    """PyYAML's parser in Python."""

    def __init__(self, stream: str) -> None:
        Reader.__init__(self, stream)
        Scanner.__init__(self)
        Parser.__init__(self)


make_parser: Callable[[str], Any] = _PureParser
"""Returns a parser of a text, whose ``get_event`` and ``get_token`` return one event or token after the other."""
try:
    from yaml._yaml import CParser
except ImportError:  # PyYAML was built without libyaml
    pass
else:
    make_parser = CParser
