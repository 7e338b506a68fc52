"""The input of a template."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import TypeAlias

from adlgen.naming.code import Code

ViewValue: TypeAlias = "Code | bool | View | tuple[ViewValue, ...]"


class View:
    """Named values for a template: code, flags, and other views.

    With a form, every member of its enumeration is a flag, such as ``is_alias`` for ``ALIAS``. Spec
    text, a plain ``str``, is not a value. Views are for templates; Python code does not read them.
    """

    def __init__(self, form: Enum | None = None, /, **values: ViewValue) -> None:
        """Set the values and the flags of the form."""
        if form is not None:
            self.__dict__.update(_flags(form))
        self.__dict__.update(values)

    def __setattr__(self, name: str, value: object) -> None:
        """Raise AttributeError: views are immutable."""
        message = f"a view is immutable: {name}"
        raise AttributeError(message)


@cache
def _flags(form: Enum) -> Mapping[str, bool]:
    return {f"is_{member.name.lower()}": member is form for member in type(form)}
