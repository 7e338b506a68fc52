"""Writes adlgen's modules as mypyc compiles them: methods of data types compiled, their bases msgspec's.

A data type is a class that msgspec makes. mypyc compiles its methods if it knows that the class has a metaclass, which
gets the options of the class (``frozen=False``) by a name in its body, since mypyc does not pass them on. So it gets the
names of class variables, which mypyc annotates like fields. Packs become packages next to adlgen, with what they have in
common and the parts of plug-ins in them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from adlgen.packs.bundled import COMMON, PACKAGE_PREFIX

DATA_TYPES = "adlgen/diagnostics/datatypes.py"
"""The module of the base of all data types, which a compiled wheel has in another form."""
_BASE = ("adlgen.diagnostics.datatypes", "Struct")
_OPTIONS = "_options_"
_NO_FIELDS = "_no_fields_"
_NOT_COMPILED = ("adlgen/distribution/", "adlgen/packs/starter/")
_EMITTED = {"runtime", "harness"}
_FIELD = "from msgspec import field\n"
_TRANSFORM = "    @dataclass_transform"
_TYPED_BASE = "    class Struct:\n"
_REAL_BASE = "    class Struct(msgspec.Struct, frozen=True):\n"
_TYPED = """    def field(*, default: Any = ..., default_factory: Any = ...) -> Any: ...

"""
_METACLASS = f"""    class _Kind(msgspec.StructMeta):
        def __new__(cls, name, bases, namespace, **options):
            options |= namespace.pop("{_OPTIONS}", {{}})
            for name in namespace.pop("{_NO_FIELDS}", ()):
                namespace["__annotations__"].pop(name)
            return super().__new__(cls, name, bases, namespace, **options)

    class Struct(msgspec.Struct, metaclass=_Kind, frozen=True):
"""


def sources(root: Path) -> Iterator[tuple[Path, str]]:
    """Yield the modules of the checkout that generate, with their paths in the staged tree."""
    for path in sorted((root / "adlgen").rglob("*.py")):
        name = path.relative_to(root).as_posix()
        if not name.startswith(_NOT_COMPILED):
            yield path, name
    for pack in sorted(path.parent for path in root.glob("templates/*/views.py")):
        parts = [root / "templates" / COMMON, *root.glob(f"adlgen_plugins/*/packs/{pack.name}")]
        for folder in [pack, *sorted(parts)]:
            for path in sorted(folder.rglob("*.py")):
                inner = path.relative_to(folder)
                if not _EMITTED & set(inner.parts):
                    yield path, f"{PACKAGE_PREFIX}{pack.name}/{inner.as_posix()}"


def write(root: Path, target: Path) -> None:
    """Write the staged tree of a checkout."""
    texts = {name: path.read_text("utf-8") for path, name in sources(root)}
    classes = Classes({name: ast.parse(text) for name, text in texts.items()})
    for name, text in texts.items():
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(staged(name, text, classes), "utf-8")


def staged(name: str, text: str, classes: Classes) -> str:
    """Return the text of a module as it is compiled."""
    if name == DATA_TYPES:
        return data_types(text)
    tree = classes.trees[name]
    added: dict[int, str] = {}
    bases: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and classes.is_data_type(name, node.name):
            bases |= classes.modules_of_bases(name, node)
            added[_first_line(node.body)] = _facts(node)
    if bases:
        imports = "".join(f"import {base} as _{base.replace('.', '_')}\n" for base in sorted(bases))
        added[_imports_start(tree)] = f"from typing import ClassVar as _ClassVar\n{imports}"
    lines = [*text.splitlines(keepends=True), ""]
    return "".join(f"{added.get(number, '')}{line}" for number, line in enumerate(lines))


def data_types(text: str) -> str:
    """Return the text of the module of the base of data types: with a metaclass that takes options from the body."""
    for found in (_FIELD, _TRANSFORM, _TYPED_BASE, _REAL_BASE, "    import msgspec\n"):
        assert text.count(found) == 1, found
    text = text.replace(_FIELD, "").replace(_TRANSFORM, _TYPED + _TRANSFORM)
    text = text.replace("    import msgspec\n", f"    import msgspec\n    {_FIELD}")
    typed = "    class _Kind(type): ...\n\n    class Struct(metaclass=_Kind):\n"
    return text.replace(_TYPED_BASE, typed).replace(_REAL_BASE, _METACLASS)


def _facts(node: ast.ClassDef) -> str:
    """Return the lines in the body of a data type that its metaclass takes out of it."""
    facts = {}
    if node.keywords:
        pairs = ", ".join(f'"{k.arg}": {ast.unparse(k.value)}' for k in node.keywords)
        facts[_OPTIONS] = f"dict[str, bool]] = {{{pairs}}}"
    variables = [
        ast.unparse(one.target)
        for one in node.body
        if isinstance(one, ast.AnnAssign) and ast.unparse(one.annotation).startswith("ClassVar[")
    ]
    if facts or variables:
        names = (*variables, *facts, _NO_FIELDS)
        facts[_NO_FIELDS] = f"tuple[str, ...]] = {names}"
    return "".join(f"    {name}: _ClassVar[{text}\n" for name, text in facts.items())


def _first_line(body: list[ast.stmt]) -> int:
    """Return the index of the line before which the body of a class begins, after its documentation."""
    first = body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        return first.end_lineno or first.lineno
    return first.lineno - 1


def _imports_start(tree: ast.Module) -> int:
    """Return the index of the line before which an import may be added."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            return node.end_lineno or node.lineno
    return _first_line(list(tree.body))


class Classes:
    """The classes of all modules, and the names by which modules refer to them."""

    def __init__(self, trees: Mapping[str, ast.Module]) -> None:
        """Collect the classes and the imports of modules, which are named by their paths."""
        self.trees = trees
        self._classes: dict[str, dict[str, ast.ClassDef]] = {}
        self._imports: dict[str, dict[str, tuple[str, str]]] = {}
        self._known = {_BASE: True}
        for path, tree in trees.items():
            module = _module(path)
            self._classes[module] = {
                node.name: node for node in tree.body if isinstance(node, ast.ClassDef)
            }
            package = path.removesuffix(".py").split("/")
            self._imports[module] = {
                alias.asname or alias.name: (_origin(package, node), alias.name)
                for node in ast.walk(tree)
                if isinstance(node, ast.ImportFrom)
                for alias in node.names
            }

    def is_data_type(self, path: str, name: str) -> bool:
        """Report whether a class of a module is a data type."""
        return self._is_data_type(_module(path), name)

    def modules_of_bases(self, path: str, node: ast.ClassDef) -> set[str]:
        """Return the other modules that define the bases of a class."""
        module = _module(path)
        found = (self._find(module, _name(base)) for base in node.bases)
        return {place[0] for place in found if place is not None} - {module}

    def _is_data_type(self, module: str, name: str) -> bool:
        place = self._find(module, name)
        if place is None:
            return False
        if place not in self._known:
            self._known[place] = False
            bases = self._classes[place[0]][place[1]].bases
            self._known[place] = any(self._is_data_type(place[0], _name(base)) for base in bases)
        return self._known[place]

    def _find(self, module: str, name: str) -> tuple[str, str] | None:
        """Return the module and the name of the class that a name in a module refers to; None if it is not adlgen's."""
        head, _, rest = name.partition(".")
        if (module, name) == _BASE or name in self._classes.get(module, {}):
            return module, name
        if head not in self._imports.get(module, {}):
            return None
        origin, original = self._imports[module][head]
        return self._find(f"{origin}.{original}" if rest else origin, rest or original)


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _origin(package: list[str], node: ast.ImportFrom) -> str:
    """Return the absolute name of the module that a statement of a module imports from."""
    if not node.level:
        return node.module or ""
    return ".".join([*package[: -node.level], *([node.module] if node.module else [])])


def _name(base: ast.expr) -> str:
    return ast.unparse(base).partition("[")[0]
