"""Views look fields of data up by name; every name is a field of a shape of the feature."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import adlgen.features
from adlgen.ir.data import Shape

ROOT = Path(__file__).parents[3]
LOOKUPS = frozenset(
    [
        "code",
        "codes",
        "flag",
        "get",
        "items",
        "json",
        "number",
        "optional_record",
        "record",
        "records",
        "text",
        "texts",
    ]
)
FEATURES = sorted(module.name for module in iter_modules(adlgen.features.__path__) if module.ispkg)


def views() -> Iterator[Path]:
    """Yield the modules of one feature each in packs, without what they emit."""
    for path in sorted(ROOT.glob("templates/*/features/*/**/*.py")):
        folders = path.relative_to(ROOT).parts
        if folders[3] in FEATURES and "runtime" not in folders:
            yield path


def fields(feature: str) -> set[str]:
    """Return the names of the fields of all shapes of a feature."""
    package = import_module(f"adlgen.features.{feature}")
    modules = [
        import_module(f"{package.__name__}.{m.name}") for m in iter_modules(package.__path__)
    ]
    shapes = (value for module in modules for value in vars(module).values())
    return {field for shape in shapes if isinstance(shape, Shape) for field in shape.fields}


def lookups(source: str) -> Iterator[tuple[int, str]]:
    """Yield the names that a module looks up, with their lines."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(
                func=ast.Attribute(attr=method), args=[ast.Constant(value=str(name))]
            ) if (method in LOOKUPS):
                yield node.lineno, name
            case ast.Call(
                func=ast.Name(id="map"), args=[ast.Attribute(attr=method), ast.Tuple(elts=names)]
            ) if (method in LOOKUPS):
                yield from ((node.lineno, ast.literal_eval(name)) for name in names)


@pytest.mark.parametrize("path", list(views()), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_views_look_up_fields_that_exist(path: Path) -> None:
    feature = path.relative_to(ROOT / "templates").parts[2]
    assert feature in FEATURES
    source = path.read_text("utf-8")
    read = {feature, *(name for name in FEATURES if f'"{name}"' in source)}
    known = {*FEATURES, *(field for name in read for field in fields(name))}
    assert not [found for found in lookups(source) if found[1] not in known]


def test_lookups_are_found() -> None:
    source = "data.record('a').text('b'); names.get('c', d); [text('e')]; map(a.json, ('f', 'g'))"
    assert sorted(name for _, name in lookups(source)) == ["a", "b", "f", "g"]
