"""The build hook that compiles the templates of adlgen's packs into a wheel."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileTemplates(BuildHookInterface[Any]):
    """Adds a module to every pack, so that an installed adlgen never compiles templates."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile all packs; an editable installation compiles templates on first use."""
        if version == "editable":
            return
        root = Path(self.root)
        compiled = _module(root / "adlgen/packs/compiled.py")
        compiler = _module(root / "adlgen/render/compiler.py")
        self._made = TemporaryDirectory()
        for pack in sorted(path.parent for path in root.glob("templates/*/pack.toml")):
            templates = compiled.CompiledTemplates(
                pack, Path(str(compiler.__file__)), compiler.module_text
            )
            target = Path(self._made.name, f"{pack.name}.py")
            target.write_text(templates.module_text(), "utf-8")
            place = f"adlgen/templates/{pack.name}/{compiled.MODULE}"
            build_data["force_include"][str(target)] = place

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary files."""
        del build_data, artifact_path
        if version != "editable":
            self._made.cleanup()


def _module(path: Path) -> ModuleType:
    """Load a module on its own: the imports of its package are not available in a build."""
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
