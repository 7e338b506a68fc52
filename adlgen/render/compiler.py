"""Compiles the templates of adlgen's own packs to one Python module, so that a run does not import Jinja.

Jinja parses the templates, and its syntax tree is translated to Python. Only the constructs that the
rule for templates allows are supported (text, names and attributes, ``for``, ``if``, ``include``).
Other templates are not compiled; Jinja renders them.
"""

from __future__ import annotations

import keyword
from collections.abc import Iterator, Mapping, Sequence
from typing import TypedDict

from jinja2 import Environment, TemplateError, nodes


class _Syntax(TypedDict):
    trim_blocks: bool
    lstrip_blocks: bool
    keep_trailing_newline: bool
    autoescape: bool


SYNTAX: _Syntax = {
    "trim_blocks": True,
    "lstrip_blocks": True,
    "keep_trailing_newline": True,
    "autoescape": False,
}
"""The settings of Jinja for templates; they print source code, which is not escaped."""
_LOOP = "loop"
_FACTS_OF_LOOPS = {"first": "{0} == 0", "last": "{0} == len({1}) - 1"}

_IMPORT = "from adlgen.naming.code import Code"

Scope = Mapping[str, str]
"""The Python expression of every name of a template."""


class _Unknown(Exception):  # noqa: N818 - control flow
    """Raised for a construct that is not supported."""


def module_text(texts: Mapping[str, str], digests: Mapping[str, str]) -> str:
    """Return the source of a module with ``TEMPLATES``, the render functions by template name.

    A function takes the view, the consumer of each part of the text, and the check that a value is code.
    ``SOURCES`` contains, for every template, the digests of the templates that it includes and its own.
    """
    syntax = Environment(**SYNTAX)  # noqa: S701 - parsed, never rendered
    trees = {name: _parsed(text, syntax) for name, text in texts.items()}
    functions: list[str] = []
    table: list[str] = []
    sources: list[str] = []
    for name in sorted(trees):
        compiler = _Compiler(trees)
        try:
            body = [*compiler.include(name, {"view": "view"}, 1)] or ["    pass"]
        except _Unknown:
            pass
        else:
            functions += [f"def t{len(table)}(view, out, code):", *body, "", ""]
            table.append(f"    {name!r}: t{len(table)},")
        read = {source: digests[source] for source in sorted(compiler.read)}
        sources.append(f"    {name!r}: {read!r},")
    return "\n".join(
        [
            _IMPORT,
            "",
            "",
            *functions,
            "TEMPLATES = {",
            *table,
            "}",
            "SOURCES = {",
            *sources,
            "}",
            "",
        ],
    )


def _parsed(text: str, syntax: Environment) -> nodes.Template:
    try:
        return syntax.parse(text)
    except TemplateError:  # reported by Jinja when it renders the template
        return nodes.Template([nodes.Block()])


class _Compiler:
    """Translates one template and those it includes to the body of a function."""

    def __init__(self, trees: Mapping[str, nodes.Template]) -> None:
        self._trees = trees
        self._open: list[str] = []
        self._loops = 0
        self.read: set[str] = set()

    def include(self, name: str, scope: Scope, depth: int) -> Iterator[str]:
        """Yield the lines of a template; included templates are inlined."""
        if name not in self._trees or name in self._open:
            raise _Unknown
        self.read.add(name)
        self._open.append(name)
        yield from self._block(self._trees[name].body, scope, depth)
        self._open.pop()

    def _block(self, block: Sequence[nodes.Node], scope: Scope, depth: int) -> Iterator[str]:
        for node in block:
            match node:
                case nodes.Output():
                    yield from self._output(node, scope, depth)
                case nodes.For():
                    yield from self._for(node, scope, depth)
                case nodes.If():
                    yield from self._if(node, scope, depth)
                case nodes.Include(template=nodes.Const(value=str(name)), with_context=True):
                    yield from self.include(name, scope, depth)
                case _:
                    raise _Unknown

    def _output(self, node: nodes.Output, scope: Scope, depth: int) -> Iterator[str]:
        for part in node.nodes:
            if isinstance(part, nodes.TemplateData):
                yield _line(depth, f"out({part.data!r})")
            else:
                # Nearly every value has exactly this type, which is cheaper to see than a call.
                value = f"value if type(value := {_expression(part, scope)}) is Code"
                yield _line(depth, f"out({value} else code(value))")

    def _for(self, node: nodes.For, scope: Scope, depth: int) -> Iterator[str]:
        if node.else_ or node.test or node.recursive or not isinstance(node.target, nodes.Name):
            raise _Unknown
        self._loops += 1
        each = f"{node.target.name}_{self._loops}"
        items = _expression(node.iter, scope)
        inner = {**scope, node.target.name: each}
        inner.pop(_LOOP, None)
        if any(name.name == _LOOP for name in node.find_all(nodes.Name)):
            index, whole = f"index_{self._loops}", f"items_{self._loops}"
            inner[_LOOP] = f"{index} {whole}"
            yield _line(depth, f"{whole} = tuple({items})")
            yield _line(depth, f"for {index}, {each} in enumerate({whole}):")
        else:
            yield _line(depth, f"for {each} in {items}:")
        yield from self._body(node.body, inner, depth + 1)

    def _if(self, node: nodes.If, scope: Scope, depth: int) -> Iterator[str]:
        for word, branch in (("if", node), *(("elif", other) for other in node.elif_)):
            yield _line(depth, f"{word} {_condition(branch.test, scope)}:")
            yield from self._body(branch.body, scope, depth + 1)
        if node.else_:
            yield _line(depth, "else:")
            yield from self._body(node.else_, scope, depth + 1)

    def _body(self, block: Sequence[nodes.Node], scope: Scope, depth: int) -> Iterator[str]:
        lines = [*self._block(block, scope, depth)]
        yield from lines or [_line(depth, "pass")]


def _line(depth: int, text: str) -> str:
    return f"{'    ' * depth}{text}"


def _condition(node: nodes.Node, scope: Scope) -> str:
    if isinstance(node, nodes.Not):
        return f"not {_expression(node.node, scope)}"
    return _expression(node, scope)


def _expression(node: nodes.Node, scope: Scope) -> str:
    match node:
        case nodes.Getattr(node=nodes.Name(name="loop"), attr=fact) if _LOOP in scope:
            if fact not in _FACTS_OF_LOOPS:
                raise _Unknown
            return _FACTS_OF_LOOPS[fact].format(*scope[_LOOP].split())
        case nodes.Getattr(node=inner, attr=name) if not keyword.iskeyword(name):
            return f"{_expression(inner, scope)}.{name}"
        case nodes.Name(name=name) if name in scope and name != _LOOP:
            return scope[name]
        case _:
            raise _Unknown
