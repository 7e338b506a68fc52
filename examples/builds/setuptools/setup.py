"""Generates the tools before the package is built."""

from pathlib import Path

import adlgen
from adlgen.diagnostics.printers import render
from setuptools import setup

HERE = Path(__file__).parent

# Before setup(), because the packages are searched first.
result = adlgen.generate(
    HERE / "../spec/agent.yaml", targets=["python"], output=HERE, options={"wiring": "false"}
)
if not result.ok:
    raise SystemExit(render("text", result.diagnostics, result.sources))
setup()
