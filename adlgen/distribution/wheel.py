"""The build hook that adds the compiled templates and the facts of adlgen's packs and the manual pages to a wheel."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface[Any]):
    """Adds a module to every pack, so that an installed adlgen never compiles templates, and the manual pages."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write what is added; an editable installation compiles templates on first use."""
        if version == "editable":
            return
        self._made = TemporaryDirectory()
        self._compile_templates(Path(self.root), build_data["force_include"])
        self._write_pages(build_data["shared_data"])

    def _compile_templates(self, root: Path, included: dict[str, str]) -> None:
        compiled = _module(root / "adlgen/packs/compiled.py")
        compiler = _module(root / "adlgen/render/compiler.py")
        toml = _module(root / "adlgen/packs/toml.py")
        common = root / "templates/common"
        packs = sorted(path.parent for path in root.glob("templates/*/views.py"))
        for pack in packs:
            parts = [common, *sorted(root.glob(f"adlgen_plugins/*/packs/{pack.name}"))]
            templates = compiled.CompiledTemplates(
                (pack, *parts), Path(str(compiler.__file__)), compiler.module_text
            )
            target = Path(self._made.name, f"{pack.name}.py")
            target.write_text(templates.module_text(), "utf-8")
            included[str(target)] = f"adlgen/templates/{pack.name}/{compiled.MODULE}"
            places = {pack: f"adlgen/templates/{pack.name}"}
            places |= {part: part.relative_to(root).as_posix() for part in parts[1:]}
            if pack.name == packs[0].name:
                places[common] = "adlgen/templates/common"
            for number, (folder, place) in enumerate(places.items()):
                facts = Path(self._made.name, f"{pack.name}{number}.json")
                facts.write_text(toml.kept_text(folder), "utf-8")
                included[str(facts)] = f"{place}/{toml.KEPT}"

    def _write_pages(self, included: dict[str, str]) -> None:
        sys.path.insert(0, self.root)  # adlgen is not installed yet
        from adlgen.distribution import man

        folder = Path(self._made.name, "man1")
        man.write(folder)
        included[str(folder)] = "share/man/man1"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary files."""
        del build_data, artifact_path
        if version != "editable":
            self._made.cleanup()


def _module(path: Path) -> ModuleType:
    """Load a module on its own: the imports of its package are not needed."""
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
