"""Patterns that DojOps rejects: invalid and potentially exponential ones."""

from __future__ import annotations

import re

from adlgen.diagnostics.model import Log
from adlgen.document.node import Node
from adlgen.schema.patterns import PatternError, compile_pattern
from adlgen_plugins.dojops.frontend import codes
from adlgen_plugins.dojops.frontend.values import text_of

_QUANTIFIERS = re.compile(r"[+*{]\s*\??[+*{]")
"""Two adjacent quantifiers."""
_GROUP = re.compile(r"\([^)]*[+*]\)[^)]*[+*{]")
"""A group that ends with a quantifier and is followed by one."""


def check_pattern(node: Node, log: Log) -> None:
    """Report a pattern that the runtime rejects when it creates the tool."""
    pattern = text_of(node)
    if pattern is None:
        return
    if _QUANTIFIERS.search(pattern) or _GROUP.search(pattern):
        message = f'Potentially unsafe regex pattern rejected: "{pattern}"'
        log.add(codes.BAD_PATTERN, message, node.span, "remove the inner or the outer repetition")
        return
    try:
        compile_pattern(pattern)
    except PatternError as error:
        if not error.unsupported:
            message = f'Invalid regex pattern: "{pattern}"'
            log.add(codes.BAD_PATTERN, message, node.span, error.hint or error.message)
