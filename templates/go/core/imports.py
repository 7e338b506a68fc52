"""The packages that a file of types imports: those of its native types, and those of the types of the user."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from adlgen.naming.code import Code
from adlgen.packs import Struct, expression
from adlgen.plan.model import (
    EnumDecl,
    Own,
    Plain,
    Plan,
    PlannedBody,
    PlannedTool,
    UnionDecl,
    parts_of,
)

from ..packages import runtime, tools
from ..types import TypePrinter, innermost

_STANDARD = {
    "encoding/json": "json",
    "math/big": "big",
    "net/netip": "netip",
    "net/url": "url",
    "time": "time",
}
"""Packages of native types, with their names."""
_QUALIFIED = {f"{name}.": path for path, name in _STANDARD.items()}
"""The packages by what qualifies their types."""
_WORDS = """
adlrt any big bool break calls case chan const context continue data default defer else err error fallthrough
false float64 for formats func go goto if import in init int64 interface json main map netip nil package
range return select slices string struct switch time true type uint64 url v var
"""
_TAKEN = frozenset(_WORDS.split())
"""Names that a package of the user cannot have in a file."""
_LEAVES = (Plain, Own)
_OWN = (Own,)
_PACKAGE = re.compile(r"\*?(\w+\.)")
"""The package of a type, which may be a pointer."""
_VERSION = expression(r"(?<=.)(/v[0-9]+|\.v[0-9]+)$")


class File(Struct):
    """The tools and shared types of a file."""

    plan: Plan
    tools: Sequence[PlannedTool]
    types: PlannedBody | None
    leaves: Sequence[Plain | Own]
    """The types without parts that may be of a package, except those of built-in tools, which are of none."""

    @staticmethod
    def of(plan: Plan, tools: Sequence[PlannedTool], types: PlannedBody | None = None) -> File:
        """Return a file of tools and shared types."""
        printer = TypePrinter.of(plan, None, {})
        shared = () if types is None else (types,)
        bodies = (*shared, *_bodies(tool for tool in tools if not tool.implemented))
        return File(
            plan, tools, types, [leaf for body in bodies for leaf in _leaves(body, printer)]
        )

    def owners(self) -> Mapping[str, Code]:
        """Return what qualifies the types of the user, by the path of their package."""
        out: dict[str, Code] = {}
        taken = set(_TAKEN)
        for path in sorted({own.type.rpartition(".")[0] for own in self._own()}):
            if path == tools(self.plan):
                out[path] = Code("")
                continue
            name = _STANDARD.get(path) or next(n for n in _names(path) if n not in taken)
            taken.add(name)
            out[path] = Code(f"{name}.")
        return out

    def own(self, owners: Mapping[str, Code]) -> tuple[Code, ...]:
        """Return the types of the user."""
        if not owners:
            return ()
        printer = TypePrinter.of(self.plan, None, owners)
        found = {own.type: own for own in self._own()}
        return tuple(printer.render_type(found[text]).type for text in sorted(found))

    def imports(self, owners: Mapping[str, Code]) -> tuple[tuple[Code, ...], tuple[Code, ...]]:
        """Return the lines for packages of the standard library, and for others."""
        standard = {Code(f'"{path}"') for path in self._standard(owners)}
        others = {runtime(self.plan): Code("adlrt.")}
        for path, name in owners.items():
            if not name:
                continue
            if _is_standard(path, self.plan):
                standard.add(_line(path, name))
            else:
                others[Code(path)] = name
        lines = (_line(path, name) for path, name in sorted(others.items()))
        return tuple(sorted(standard, key=_path)), tuple(lines)

    def _standard(self, owners: Mapping[str, Code]) -> Iterator[str]:
        if self.tools:
            yield "context"
        shared = () if self.types is None else (self.types,)
        if any(_has_enums(body) for body in (*shared, *_bodies(self.tools))):
            yield "slices"
        if not self.leaves:
            return
        printer = TypePrinter.of(self.plan, None, owners)
        for text in {printer.render_type(leaf).type for leaf in self.leaves}:
            package = _PACKAGE.match(text)
            if package is not None and package[1] in _QUALIFIED:
                yield _QUALIFIED[package[1]]

    def _own(self) -> list[Own]:
        return [leaf for leaf in self.leaves if isinstance(leaf, Own)]


def _names(path: str) -> Iterator[str]:
    """Yield names for a package: its own one by convention, then longer ones."""
    *before, last = re.findall(r"[a-z0-9_]+", _VERSION.sub("", path).lower())
    yield last if last[0].isalpha() else f"x{last}"
    longer = f"{before[-1] if before else 'own'}{last}"
    longer = longer if longer[0].isalpha() else f"x{longer}"
    yield longer
    yield from (f"{longer}{number}" for number in range(2, 10_000))


def _line(path: str, name: Code) -> Code:
    is_named = path.rpartition("/")[2] != name.removesuffix(".")
    return Code(f'{name.removesuffix(".")} "{path}"' if is_named else f'"{path}"')


def _path(line: Code) -> str:
    return line.partition('"')[2]


def _is_standard(path: str, plan: Plan) -> bool:
    """Report whether a package is one of the standard library, whose paths have no domain."""
    return "." not in path.partition("/")[0] and not f"{path}/".startswith(
        f"{plan.words['module']}/"
    )


def _bodies(planned: Iterable[PlannedTool]) -> Iterator[PlannedBody]:
    for tool in planned:
        yield from tool.bodies


def _has_enums(body: PlannedBody) -> bool:
    declarations = body.declarations.values()
    return any(isinstance(decl, EnumDecl) and decl.kind is not None for decl in declarations)


def _leaves(body: PlannedBody, printer: TypePrinter) -> Iterator[Plain | Own]:
    """Yield the types without parts of the fields, items and alternatives that a body declares, if they may be of a package."""
    kinds = _LEAVES if printer.has_packages else _OWN
    parts = [body.type]
    for decl in body.declarations.values():
        if not (isinstance(decl, UnionDecl) and printer.is_scalar(decl)):
            parts += parts_of(decl)
    for part in parts:
        leaf = innermost(part)
        if isinstance(leaf, kinds):
            yield leaf
