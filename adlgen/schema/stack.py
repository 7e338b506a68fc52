"""More stack for schemas and values that are deeply nested."""

from __future__ import annotations

import sys
from collections.abc import Callable

_MORE = 5000


class TooDeepError(ValueError):
    """Raised if the schema or the value is nested too deeply."""


def with_more_stack(accepts: Callable[[], bool]) -> bool:
    """Return the result of a function that needs more stack than usual; at least 128 levels are supported."""
    usual = sys.getrecursionlimit()
    sys.setrecursionlimit(usual + _MORE)
    try:
        return accepts()
    except RecursionError:
        message = "the schema or the value is nested too deeply"
        raise TooDeepError(message) from None
    finally:
        sys.setrecursionlimit(usual)
