"""Services that do not exist yet, and results of handlers that are not implemented yet."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol, TypeAlias

from adlgen.document.node import JsonValue

Next: TypeAlias = Callable[["Context", JsonValue], Awaitable[JsonValue]]
_CALL_OF_MIDDLEWARE = 3
"""The number of arguments of middleware: the context, the arguments, and the next step."""


class NamedTool(Protocol):
    """A tool of an emitted package."""

    name: str


class Context(Protocol):
    """The context of a call in an emitted package."""

    tool: NamedTool


class UnavailableService:
    """A service without an implementation; as middleware, it passes calls on."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - a part of any type
        if name.startswith("__"):
            raise AttributeError(name)
        return UnavailableService(f"{self._name}.{name}")

    def __call__(self, *arguments: Any) -> Any:  # noqa: ANN401 - of any type
        """Pass a call on if this is middleware. Raises NotImplementedError otherwise."""
        if len(arguments) == _CALL_OF_MIDDLEWARE and callable(arguments[2]):
            context, value, step = arguments
            return step(context, value)
        message = f"the service {self._name} has no implementation here"
        raise NotImplementedError(message)


class NotImplementedHandlers:
    """Middleware that knows which call had no handler, and answers it with a sample if there are any."""

    def __init__(self, samples: Mapping[str, JsonValue] | None) -> None:
        """``samples`` has a result for each tool by name; None: such calls fail."""
        self._samples = samples
        self.failed = False
        """Whether the last call had no handler, and no sample."""

    async def __call__(self, context: Context, arguments: JsonValue, step: Next, /) -> JsonValue:
        """Continue the call."""
        self.failed = False
        try:
            return await step(context, arguments)
        except NotImplementedError:
            if self._samples is None or context.tool.name not in self._samples:
                self.failed = True
                raise
            return self._samples[context.tool.name]
