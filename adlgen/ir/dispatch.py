"""The callbacks of the forms: lowering of subschemas."""

from __future__ import annotations

from typing import Protocol

from adlgen.ir.atoms import Atom
from adlgen.ir.kinds import PossibleKinds
from adlgen.ir.types import Type
from adlgen.schema.model import Canonical


class Dispatcher(Protocol):
    """Lowers the subschemas of a form."""

    @property
    def canonical(self) -> Canonical:
        """The schema that contains the subschemas."""

    @property
    def labels(self) -> dict[str, tuple[str, ...]]:
        """The words of the definitions that are alternatives where they are written, to be filled in."""

    @property
    def kinds(self) -> PossibleKinds:
        """The JSON types of the subschemas."""

    def one(self, atom: Atom) -> Type:
        """Lower one subschema."""

    def conjunction(self, atoms: tuple[Atom, ...]) -> Type:
        """Lower subschemas that apply together."""
