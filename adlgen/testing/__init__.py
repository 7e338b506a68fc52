"""The conformance kit: what judges a pack, for adlgen's own packs and for other people's."""

from adlgen.testing.cases import Call, Case, case_folder, load_cases
from adlgen.testing.golden import differences, rewrite
from adlgen.testing.rules import thoughts
from adlgen.testing.targets import Rendered, Target, load_targets, render_case

__all__ = [
    "Call",
    "Case",
    "Rendered",
    "Target",
    "case_folder",
    "differences",
    "load_cases",
    "load_targets",
    "render_case",
    "rewrite",
    "thoughts",
]
