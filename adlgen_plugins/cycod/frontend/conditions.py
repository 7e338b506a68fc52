"""``run-condition`` of a CYCOD step: comparisons, ``&&``, ``||`` and parentheses."""

from __future__ import annotations

import re

from adlgen.document.node import Node
from adlgen_plugins.cycod.feature.model import (
    AllOf,
    AnyOf,
    Comparison,
    Condition,
    Operator,
    Template,
)
from adlgen_plugins.cycod.frontend.templates import Names, plain_template

_TOKEN = re.compile(
    r"""\s*(?:
      (?P<sign>\(|\)|&&|\|\||==|!=|>=|<=|>|<)
    | (?P<quoted>'[^']*'|"[^"]*")
    | (?P<operand>(?:\{[^{}]+\}|[^\s()&|=!<>'"{}])+)
    )""",
    re.VERBOSE,
)
_OPERATORS = {operator.value: operator for operator in Operator}
_DEEPEST = 50


class BadCondition(ValueError):  # noqa: N818 - the message is the problem
    """An invalid condition; the message describes the syntax error."""


def parse_condition(node: Node, text: str, names: Names) -> Condition:
    """Parse a condition. ``&&`` has higher precedence than ``||``. Raise :class:`BadCondition`."""
    parser = _Parser(_tokens(text), node, names)
    condition = parser.any_of()
    if parser.tokens:
        message = f"unexpected '{parser.tokens[0]}'"
        raise BadCondition(message)
    return condition


def _tokens(text: str) -> list[str]:
    tokens, at = [], 0
    text = text.rstrip()
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            message = f"unexpected '{text[at:].strip()[:1]}'"
            raise BadCondition(message)
        tokens.append(found[0].strip())
        at = found.end()
    return tokens


class _Parser:
    def __init__(self, tokens: list[str], node: Node, names: Names) -> None:
        self.tokens = tokens
        self.node = node
        self.names = names
        self.depth = 0

    def any_of(self) -> Condition:
        terms = [self._all_of()]
        while self._take("||"):
            terms.append(self._all_of())
        return terms[0] if len(terms) == 1 else AnyOf(tuple(terms))

    def _all_of(self) -> Condition:
        terms = [self._term()]
        while self._take("&&"):
            terms.append(self._term())
        return terms[0] if len(terms) == 1 else AllOf(tuple(terms))

    def _term(self) -> Condition:
        if not self._take("("):
            return self._comparison()
        self.depth += 1
        if self.depth > _DEEPEST:
            message = "the parentheses are nested too deeply"
            raise BadCondition(message)
        inner = self.any_of()
        self.depth -= 1
        if not self._take(")"):
            message = "a ')' is missing"
            raise BadCondition(message)
        return inner

    def _comparison(self) -> Comparison:
        left = self._operand()
        operator = _OPERATORS.get(self.tokens[0]) if self.tokens else None
        if operator is None:
            found = f"not '{self.tokens[0]}'" if self.tokens else "and the condition ends"
            message = f"a comparison such as == 0 is expected, {found}"
            raise BadCondition(message)
        del self.tokens[0]
        return Comparison(left, operator, self._operand())

    def _operand(self) -> Template:
        if not self.tokens or self.tokens[0] in {*_OPERATORS, "(", ")", "&&", "||"}:
            found = f"not '{self.tokens[0]}'" if self.tokens else "and the condition ends"
            message = f"a value is expected, {found}"
            raise BadCondition(message)
        token = self.tokens.pop(0)
        if token[0] in {"'", '"'}:
            token = token[1:-1]
        return plain_template(self.node, token, self.names)

    def _take(self, sign: str) -> bool:
        if not self.tokens or self.tokens[0] != sign:
            return False
        del self.tokens[0]
        return True
