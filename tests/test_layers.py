"""Stages only look upstream."""

import subprocess
import sys
from pathlib import Path

import grimp
import pytest


def test_layers_are_kept() -> None:
    program = Path(sys.executable).parent / "lint-imports"
    done = subprocess.run(
        [program, "--no-cache"],
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("package", ["adlgen.diagnostics", "adlgen.document", "adlgen.frontends"])
def test_packages_have_no_circles(package: str) -> None:
    graph = grimp.build_graph("adlgen", exclude_type_checking_imports=False, cache_dir=None)
    parts = {package, *graph.find_descendants(package)}
    for part in parts:
        imported = graph.find_modules_directly_imported_by(part) & parts
        back = [other for other in imported if graph.chain_exists(importer=other, imported=part)]
        assert not back, f"{part} is imported by what it imports: {back}"
