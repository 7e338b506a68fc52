"""Import contracts, typing-only imports included."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

from tests import structure

ROOT = Path(__file__).parent.parent
FOR_PACKS = ("adlgen.packs", "adlgen.plan", "adlgen.naming", "adlgen.render")
PACKS = sorted(path.parent for path in ROOT.glob("templates/*/pack.toml"))
PACKAGES = sorted(f"adlgen.{path.parent.name}" for path in (ROOT / "adlgen").glob("*/__init__.py"))


def test_there_is_no_circle(capsys: pytest.CaptureFixture[str]) -> None:
    assert structure.main() == 0
    shown = capsys.readouterr().out
    assert len(re.findall("(?m)^ +[0-9]+  ", shown)) > 5
    found = re.search("([0-9]+) arrows down, ([0-9]+) up, no circle", shown)
    assert found
    assert int(found[1]) > 100
    assert int(found[2]) <= 2


def test_circles_and_arrows_up_are_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "some"
    for name, text in {"a": "import some.b", "b": "def f():\n    import some.a"}.items():
        (folder / name).mkdir(parents=True)
        (folder / name / "__init__.py").write_text(text)
    assert structure.main(folder) == 0
    assert "1 arrows down, 1 up" in capsys.readouterr().out
    (folder / "b" / "__init__.py").write_text("import some.a")
    assert structure.main(folder) == 1
    assert "a circle: " in capsys.readouterr().out


def test_contracts_are_kept() -> None:
    program = Path(sys.executable).parent / "lint-imports"
    done = subprocess.run(
        [program, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("package", PACKAGES)
def test_packages_have_no_circles(package: str) -> None:
    graph = grimp.build_graph("adlgen", exclude_type_checking_imports=False, cache_dir=None)
    for name in graph.find_modules_directly_imported_by("adlgen"):  # the API, for type checkers
        graph.remove_import(importer="adlgen", imported=name)
    parts = {package, *graph.find_descendants(package)}
    for part in parts:
        imported = graph.find_modules_directly_imported_by(part) & parts
        back = [other for other in imported if graph.chain_exists(importer=other, imported=part)]
        assert not back, f"{part} is imported by what it imports: {back}"


@pytest.mark.parametrize("folder", PACKS, ids=lambda folder: folder.name)
def test_packs_import_what_is_made_for_packs(folder: Path) -> None:
    """Neither the specification nor a front end or feature: a plan has all that a pack needs."""
    for path in folder.rglob("*.py"):
        if {"runtime", "harness"} & set(path.relative_to(folder).parts):
            continue
        for module in imports(path):
            if module.split(".")[0] == "adlgen":
                assert module.startswith(FOR_PACKS), f"{path.relative_to(ROOT)}: {module}"


@pytest.mark.parametrize("folder", PACKS, ids=lambda folder: folder.name)
def test_features_of_a_pack_do_not_import_each_other(folder: Path) -> None:
    for feature in (folder / "features").iterdir():
        for path in feature.glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.level > 1:
                    # features/<name>/views.py: two dots are features/, three the pack.
                    place = f"{path.relative_to(ROOT)}: {node.module}"
                    module = node.module or ""
                    assert node.level == 3 or module.startswith("shared."), place
                    assert not module.startswith("features"), place


def test_front_ends_know_models_of_features_and_nothing_else_of_them() -> None:
    for path in (ROOT / "adlgen" / "frontends").rglob("*.py"):
        for module in imports(path):
            if module.startswith("adlgen.features."):
                name = module.split(".")[3] if module.count(".") > 2 else ""
                assert name in {
                    "codes",
                    "model",
                    "paths",
                    "settings",
                    "shells",
                }, f"{path.relative_to(ROOT)}: {module}"


def imports(path: Path) -> Iterator[str]:
    """Yield the modules that a file imports by absolute name, under ``TYPE_CHECKING`` too."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
