"""The tool ``greet``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..commands import greet as command_line
from ..toolspec import CallContext, Handler, JsonValue, UnimplementedToolError
from ..toolspec.greet import GreetDeps, GreetInput, GreetOutput


def transform_who(value: JsonValue) -> str:
    """Convert ``WHO`` to text for a command."""
    raise UnimplementedToolError("value.split(' ')[0]")


def transform_options(value: JsonValue) -> str:
    """Convert ``options`` to text for a command."""
    raise UnimplementedToolError("Object.keys(value).join(',')")


HOOKS = command_line.Hooks(who=transform_who, options=transform_options)


class Greet(Handler[GreetInput, GreetOutput]):
    """Greets somebody."""

    def __init__(self, deps: GreetDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: GreetInput, /) -> GreetOutput:
        return await command_line.run(input, HOOKS)
