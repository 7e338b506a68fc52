"""The conformance kit: what judges a pack, for adlgen's own packs and for other people's."""

from adlgen.testing.cases import Call, Case, case_folder, load_cases
from adlgen.testing.golden import case_files, differences, golden_of, rewrite, runtime_files
from adlgen.testing.rules import template_logic
from adlgen.testing.targets import GoldenTarget, Rendered, load_targets, render_case

__all__ = [
    "Call",
    "Case",
    "GoldenTarget",
    "Rendered",
    "case_files",
    "case_folder",
    "differences",
    "golden_of",
    "load_cases",
    "load_targets",
    "render_case",
    "rewrite",
    "runtime_files",
    "template_logic",
]
