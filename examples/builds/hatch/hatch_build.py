"""Generates the tools before a wheel is built."""

from typing import Any

import adlgen
from adlgen.diagnostics.printers import render
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Tools(BuildHookInterface):
    """Runs adlgen; a problem of the specification ends the build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the generated package, which the wheel includes."""
        result = adlgen.generate(
            f"{self.root}/../spec/agent.yaml", targets=["python"], output=self.root, options={"wiring": "false"}
        )
        if not result.ok:
            raise SystemExit(render("text", result.diagnostics, result.sources))
