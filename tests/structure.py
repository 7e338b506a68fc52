"""Prints the structure of the project: ``python -m tests.structure [PACKAGE_FOLDER]``.

A floor is what imports only lower floors. An arrow up is an import against this order, in a function; a circle is
a set of parts that import each other when they are loaded.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[1]
Arrow = tuple[str, str]
"""A part, and one that it imports."""


def part_of(path: Path, folder: Path) -> str:
    """Return the package, or the module next to packages, that a file belongs to."""
    return path.relative_to(folder).parts[0].removesuffix(".py")


def arrows(folder: Path) -> Iterator[tuple[Arrow, bool]]:
    """Yield each import between two parts, and whether it is executed when the module is loaded."""
    parts = {part_of(path, folder) for path in folder.rglob("*.py")}
    for path in sorted(folder.rglob("*.py")):
        own = part_of(path, folder)
        for name, is_early in _imports(ast.parse(path.read_text("utf-8"))):
            words = name.split(".")
            if words[0] == folder.name and len(words) > 1 and words[1] in parts - {own}:
                yield (own, words[1]), is_early


def _imports(node: ast.AST, *, is_early: bool = True) -> Iterator[tuple[str, bool]]:
    match node:
        case ast.Import(names=names):
            yield from ((alias.name, is_early) for alias in names)
        case ast.ImportFrom(module=str(module), names=names, level=0):
            yield from ((f"{module}.{alias.name}", is_early) for alias in names)
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return
        case _:
            late = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            for child in ast.iter_child_nodes(node):
                yield from _imports(child, is_early=is_early and not late)


def floors(below: Mapping[str, set[str]]) -> list[list[str]]:
    """Return the parts of each floor, the lowest first. Raises CycleError if parts import each other."""
    height: dict[str, int] = {}
    for part in TopologicalSorter(below).static_order():
        height[part] = 1 + max((height[lower] for lower in below[part]), default=-1)
    found: list[list[str]] = [[] for _ in range(max(height.values(), default=-1) + 1)]
    for part in sorted(height):
        found[height[part]].append(part)
    return found


def main(folder: Path = ROOT / "adlgen") -> int:
    """Print floors and arrows; return 1 if there is a circle."""
    early, late = Counter[Arrow](), Counter[Arrow]()
    for arrow, is_early in arrows(folder):
        (early if is_early else late)[arrow] += 1
    parts = {part_of(path, folder) for path in folder.rglob("*.py")}
    below = {part: {to for of, to in early if of == part} for part in parts}
    try:
        found = floors(below)
    except CycleError as error:
        print(f"a circle: {' -> '.join(error.args[1])}")
        return 1
    for number, names in reversed([*enumerate(found)]):
        print(f"{number:>3}  {', '.join(names)}")
    height = {name: number for number, names in enumerate(found) for name in names}
    up = {arrow: count for arrow, count in late.items() if height[arrow[0]] <= height[arrow[1]]}
    print(f"{len(early)} arrows down, {len(up)} up, no circle")
    for (of, to), count in sorted(up.items()):
        print(f"     {of} -> {to}, in {count} places")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
