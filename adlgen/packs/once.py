"""Facts of a plan that are asked for once for each tool."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

_Value = TypeVar("_Value")
_Result = TypeVar("_Result")


def for_last(function: Callable[[_Value], _Result]) -> Callable[[_Value], _Result]:
    """Remember the result for the last argument: the next call with the same object returns it again.

    Without it, what a view computes from all tools would be computed for each of them, and the time of a run would grow with
    the square of their number.
    """
    last: list[tuple[_Value, _Result]] = []

    def remembered(value: _Value) -> _Result:
        for known, result in last:
            if known is value:
                return result
        result = function(value)
        last[:] = [(value, result)]
        return result

    return remembered
