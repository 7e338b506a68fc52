"""Methods of deprecated tools, whose use type checkers report."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs.view import View
from adlgen.plan.model import PlannedTool

from ..docs import removal_of
from ..imports import Imports
from ..layout import fits, leaf
from ..literals import string
from ..statements import arguments

_MARK = "._deprecated"
_HEAD = 15
"""The width of what the template prints before the parameters."""


def deprecated_class(tool: PlannedTool) -> Code:
    """Return the name of the class of the method of a deprecated tool; no type starts with an underscore."""
    return code("_{}", tool.type_name)


def deprecated_method(
    tool: PlannedTool, imports: Imports, base: Code, owner: Code, *, is_content: bool = False
) -> View:
    """Return the class of a method. Its ``__get__`` has the mark, because that is how a method is used.

    ``base`` is the class of other methods of the same ``owner``; ``is_content`` if its only parameter is that of the arguments.
    """
    mark, parameter = imports.use(_MARK, "deprecated"), imports.use(_MARK, "P")
    result = imports.use("mcp.types", "CallToolResult") if is_content else imports.use(_MARK, "Out")
    called = imports.use("collections.abc", "Callable"), imports.use("collections.abc", "Coroutine")
    value = imports.use("typing", "Any")
    _, announced = removal_of(tool)
    parts = parameter if is_content else code("{}, {}", parameter, result)
    return View(
        name=deprecated_class(tool),
        base=code("{}[{}]", base, parts),
        mark=mark,
        message=arguments(f"@{mark}", [leaf(string(announced))], 4),
        signature=_signature(
            owner,
            code("{}[{}, {}[{}, {}, {}]]", called[0], parameter, called[1], value, value, result),
        ),
    )


def _signature(owner: Code, result: Code) -> Code:
    """Lay out the parameters and the result of ``__get__``."""
    taken = code("self, tools: {}, owner: type[{}]", owner, owner)
    line = code("({}) -> {}:", taken, result)
    if fits(f"{' ' * _HEAD}{line}"):
        return line
    return code("(\n        {}\n    ) -> {}:", taken, result)
