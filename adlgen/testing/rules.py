"""The rule for templates: printing, loops and conditions on flags; other logic belongs in views."""

from __future__ import annotations

from collections.abc import Iterator

from jinja2 import Environment, nodes

_STATEMENTS = (
    nodes.Template,
    nodes.Output,
    nodes.TemplateData,
    nodes.For,
    nodes.If,
    nodes.Include,
)
_VALUES = (nodes.Name, nodes.Getattr)


def template_logic(text: str) -> Iterator[str]:
    """Yield every construct other than printing, loops and conditions on flags, with its line."""
    tree = Environment(autoescape=False).parse(text)  # noqa: S701 - parsed, never rendered
    allowed: set[int] = set()
    for choice in tree.find_all(nodes.If):
        allowed.update(id(n) for n in _condition(choice))
    for include in tree.find_all(nodes.Include):
        if isinstance(include.template, nodes.Const):
            allowed.add(id(include.template))
    for node in tree.find_all(nodes.Node):
        if isinstance(node, _STATEMENTS + _VALUES) or id(node) in allowed:
            continue
        yield f"line {node.lineno}: {type(node).__name__}"


def _condition(node: nodes.If) -> Iterator[nodes.Node]:
    """Yield the negation of a condition, the only operator that is allowed."""
    if isinstance(node.test, nodes.Not) and isinstance(node.test.node, _VALUES):
        yield node.test
