"""The one kind of data type of this project: immutable values that cost little to define and to make.

>>> class Point(Struct):
...     x: int
...     y: int = 0
>>> replace(Point(1), y=2)
Point(x=1, y=2)

With ``frozen=False`` a class is mutable, and its instances have no hash. Everything comes from here, so
that another base with the same declarations can take the place of msgspec's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import field

__all__ = ["Struct", "field", "fields_of", "replace"]

if TYPE_CHECKING:
    from typing import Any, ClassVar, TypeVar, dataclass_transform

    _T = TypeVar("_T", bound="Struct")

    @dataclass_transform(frozen_default=True, field_specifiers=(field,))
    class Struct:
        """The base of all data types."""

        __struct_fields__: ClassVar[tuple[str, ...]]

        def __init_subclass__(
            cls, *, frozen: bool = True, eq: bool = True, order: bool = False, kw_only: bool = False
        ) -> None: ...

    def replace(
        value: _T,
        /,
        **changes: Any,  # noqa: ANN401 - fields of any type
    ) -> _T:
        """Return a copy with some fields changed."""

else:
    import msgspec
    from msgspec.structs import replace

    class Struct(msgspec.Struct, frozen=True):
        """The base of all data types."""


def fields_of(kind: Struct | type[Struct]) -> tuple[str, ...]:
    """Return the names of the fields of a value or a class, in their order."""
    return kind.__struct_fields__
