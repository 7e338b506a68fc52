"""What is installed: a wheel, without anything that only a checkout has."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent

# Generates for every pack and prints which parts of Jinja that took.
PROGRAM = """
import sys
from adlgen.cli import main
from adlgen.packs import bundled_packs
for name in bundled_packs():
    assert main(["generate", "tools.json", "-t", name, "-o", name]) == 0
print([name for name in sys.modules if name.startswith("jinja2")])
"""
TOOLS = '{"tools": [{"name": "a", "inputSchema": {"type": "object", "properties": {"x": {}}}}]}'


def test_an_installed_adlgen_has_its_templates_compiled(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as file:
        file.extractall(installed)
    assert not (installed / "adlgen/packs/wheel.py").exists()
    (tmp_path / "tools.json").write_text(TOOLS)
    kept = {"PYTHONPATH": str(installed), "PYTHONDONTWRITEBYTECODE": "1", "ADLGEN_CACHE_DIR": ""}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=tmp_path,
        env={**os.environ, **kept},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "[]\n"
