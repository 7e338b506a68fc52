"""Which types derive ``Eq`` and ``Hash``: those of which every part has these traits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from adlgen.packs import Struct, field
from adlgen.plan import model as plan

from ..literals import words_of
from .sizes import is_unit, stored_of


class Hashed(Struct):
    """Finds the types that can be compared and hashed as keys."""

    declarations: Mapping[str, plan.Declaration]
    exact: bool
    """Whether numbers keep the text that they were read from; a double has no ``Eq``."""
    known: dict[str, bool] = field(default_factory=dict)
    """The answers by the key of the declaration."""

    def has(self, key: str) -> bool:
        """Report whether a declared type derives the traits."""
        if key not in self.known:
            self._decide(key)
        return self.known[key]

    def _decide(self, key: str) -> None:
        """Decide a declared type and all that it uses, which may be a long chain or a cycle."""
        users: dict[str, list[str]] = {key: []}
        refused: list[str] = []
        work = [key]
        while work:
            one = work.pop()
            parts = list(_stored(self.declarations[one]))
            held = [part for part in parts if not isinstance(part, plan.Plain)]
            used = [name for part in held for name in plan.named_keys(part)]
            if not all(map(self._has_traits, parts)):
                refused.append(one)
            for name in used:
                if not self.known.get(name, True):
                    refused.append(one)
                if name not in users and name not in self.known:
                    work.append(name)
                users.setdefault(name, []).append(one)
        self.known.update({one: self.known.get(one, True) for one in users})
        while refused:
            one = refused.pop()
            if self.known[one]:
                self.known[one] = False
                refused += users[one]

    def _has_traits(self, type_: plan.PlannedType) -> bool:
        """Report whether a type has the traits if those that it names have them."""
        match type_:
            case plan.Plain(basic=basic):
                return basic is not plan.Basic.ANY and (
                    basic is not plan.Basic.NUMBER or self.exact
                )
            case plan.Own():
                return False
            case plan.Constant(value=value):
                return not words_of(value)
            case plan.ListOf(item=inner) | plan.MapOf(value=inner) | plan.NullableOf(inner=inner):
                return self._has_traits(inner)
            case plan.Named():
                return True


def _stored(declaration: plan.Declaration) -> Iterator[plan.PlannedType]:
    """Yield the types of what a type stores."""
    match declaration:
        case plan.RecordDecl(extra=extra):
            yield from (f.type for f in stored_of(declaration))
            if extra is not None:
                yield extra
        case plan.UnionDecl(variants=variants):
            yield from (v.type for n, v in enumerate(variants) if not is_unit(declaration, n))
        case _:
            yield from plan.parts_of(declaration)
