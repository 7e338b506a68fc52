"""The conformance kit: tests for adlgen's own packs and for others."""

from adlgen.testing.cases import Call, Case, case_folder, cases_of, load_cases
from adlgen.testing.conformance import Finding, TargetUnderTest, agreement, targets_under_test
from adlgen.testing.golden import case_files, differences, fixed_lines, golden_of, rewrite
from adlgen.testing.manifest import PackUnderTest, read_pack
from adlgen.testing.rules import template_logic
from adlgen.testing.targets import GoldenTarget, Rendered, render_case

__all__ = [
    "Call",
    "Case",
    "Finding",
    "GoldenTarget",
    "PackUnderTest",
    "Rendered",
    "TargetUnderTest",
    "agreement",
    "case_files",
    "case_folder",
    "cases_of",
    "differences",
    "fixed_lines",
    "golden_of",
    "load_cases",
    "read_pack",
    "render_case",
    "rewrite",
    "targets_under_test",
    "template_logic",
]
