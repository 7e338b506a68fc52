"""Services that do not exist yet, and results of handlers that are not implemented yet."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol, TypeAlias

from adlgen.document.node import JsonValue

Next: TypeAlias = Callable[["Context", JsonValue], Awaitable[JsonValue]]
Respond: TypeAlias = Callable[[str, JsonValue], Awaitable[JsonValue]]
"""Returns the result of a tool by its name. Raises NotImplementedError if it has none."""
_SHOWN = 20
"""Problems of a result that are shown."""
_CALL_OF_MIDDLEWARE = 3
"""The number of arguments of middleware: the context, the arguments, and the next step."""

_UNIMPLEMENTED = "UnimplementedToolError"
"""The exception of handlers that are not written, in each emitted package."""


class ResultCodec(Protocol):
    """The codec of the results of a tool."""

    def problems(self, value: JsonValue, /) -> Sequence[object]:
        """Return why a result is invalid."""
        ...


class NamedTool(Protocol):
    """A tool of an emitted package."""

    name: str
    output: ResultCodec


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


def sampled(samples: Mapping[str, JsonValue]) -> Respond:
    """Return what answers calls with samples of results."""

    async def respond(name: str, _arguments: JsonValue) -> JsonValue:
        if name not in samples:
            message = f"{name} has no sample"
            raise NotImplementedError(message)
        return samples[name]

    return respond


class ServerError(Exception):
    """An answer that reports an error, or that is not a result of the tool, for the model."""


def _checked(tool: NamedTool, answer: JsonValue) -> JsonValue:
    """Return an answer that the output schema of a tool accepts. Raises ServerError for another one."""
    problems = tool.output.problems(answer)
    if not problems:
        return answer
    if isinstance(answer, str):
        message = f"{tool.name} returned no structured content"
        raise ServerError(message)
    lines = [f"- {problem}" for problem in problems[:_SHOWN]]
    message = "\n".join([f"{tool.name} returned an invalid result:", *lines])
    raise ServerError(message)


class NotImplementedHandlers:
    """Middleware that knows which call had no handler, and answers it in another way if there is one."""

    def __init__(self) -> None:
        self.respond: Respond | None = None
        """Answers calls of tools that have no handler; None: such calls fail."""
        self.failed = False
        """Whether the last call had no handler, and no other answer."""

    async def __call__(self, context: Context, arguments: JsonValue, step: Next, /) -> JsonValue:
        """Continue the call."""
        self.failed = False
        try:
            return await step(context, arguments)
        except NotImplementedError as error:
            if type(error).__name__ != _UNIMPLEMENTED:
                raise
            if self.respond is not None:
                rules = getattr(context.tool, "rules", None)
                given = arguments if rules is None else rules.bound(context, arguments)
                with suppress(NotImplementedError):
                    answer = _checked(context.tool, await self.respond(context.tool.name, given))
                    return answer if rules is None else rules.checked(answer)
            self.failed = True
            raise
