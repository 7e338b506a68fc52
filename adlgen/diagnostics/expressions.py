"""Regular expressions that are compiled when they are first used.

A run of one tool imports modules with about a hundred regular expressions and uses a third of them; compiling the
others took 4 % of its time. What is matched is the same: the first use compiles the pattern as ``re.compile`` does, and
later uses find the bound method in the instance.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

__all__ = ["Expression", "expression"]


class Expression:
    """A pattern with the methods of a compiled one."""

    def __init__(self, pattern: str, flags: int = 0) -> None:
        self._source = (pattern, flags)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - any attribute of a pattern
        found = getattr(re.compile(*self._source), name)  # which keeps what it compiled
        setattr(self, name, found)
        return found


if TYPE_CHECKING:
    from typing import AnyStr

    def expression(pattern: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
        """Return a pattern that is compiled when it is first used. Its use raises re.error if it is malformed."""

else:
    expression = Expression
