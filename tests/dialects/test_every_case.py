"""Every agreed case of the dialects has a test, and this is where it stands."""

from __future__ import annotations

import ast
import json
from functools import cache
from pathlib import Path

import pytest

from adlgen.document.node import Source
from tests import shared
from tests.dialects.loading import dialect_of

HERE = Path(__file__).parent
CASES = shared.CASES / "dialects.jsonl"

AGENTCLI = {
    "A-02": "test_a_tool_needs_a_name",
    "A-04": "test_names_are_taken_once_and_case_counts",
    "A-06": "test_programs_outside_the_folder_are_refused",
    "A-08": "test_programs_outside_the_folder_are_refused",
    "A-10": "test_programs_outside_the_folder_are_refused",
    "A-11": "test_programs_outside_the_folder_are_refused",
    "A-12": "test_backslashes_are_slashes_on_every_system",
    "A-13": "test_programs_outside_the_folder_are_refused",
    "A-14": "test_paths_that_only_the_loader_takes_are_deviations",
    "A-16": "test_an_absolute_path_stays_as_it_is",
    "A-18": "test_the_first_bad_variable_is_named_as_it_was_written",
    "A-21": "test_variables_are_trimmed_raised_and_kept_once",
    "A-22": "test_the_first_bad_variable_is_named_as_it_was_written",
    "A-23": "test_variables_are_judged_before_the_path",
    "A-24": "test_seconds_are_written_as_integers",
    "A-25": "test_without_a_schema_any_object_is_taken",
    "A-26": "test_a_schema_is_an_object",
    "A-27": "test_an_empty_closed_object_takes_no_keys",
    "A-28": "test_what_is_required_is_required_whatever_the_program_takes",
    "A-29": "test_a_default_is_what_an_absent_property_means",
    "A-31": "test_digits_are_ascii_and_ends_are_ends",
    "A-35": "test_a_suffix_of_one_system_is_no_part_of_the_name",
    "A-38": "test_a_name_that_no_provider_takes_is_a_warning",
    "A-39": "test_a_relative_path_stays_relative_to_the_manifest",
}
MANIFEST = {
    "D-01": "test_what_the_loader_refuses",
    "D-02": "test_what_the_loader_refuses",
    "D-04": "test_what_the_loader_takes",
    "D-05": "test_what_the_loader_takes",
    "D-06": "test_versions_are_quoted_unless_they_have_two_dots",
    "D-07": "test_what_the_loader_refuses",
    "D-08": "test_only_a_whole_segment_of_dots_climbs",
    "D-10": "test_paths_are_filled_in_one_pass_and_stay_inside",
    "D-13": "test_paths_are_filled_in_one_pass_and_stay_inside",
    "D-15": "test_what_the_loader_refuses",
    "D-16": "test_what_the_loader_refuses",
    "D-20": "test_the_prompt_for_the_user_is_kept",
    "D-30": "test_a_verification_is_by_a_listed_program",
    "D-31": "test_without_permission_a_verification_never_runs",
    "D-32": "test_the_digest_covers_the_manifest_alone",
    "D-33": "test_the_digest_of_the_prompt_covers_its_text_and_not_its_style",
    "D-35": "test_a_prompt_may_hold_anything",
    "D-38": "test_the_input_is_an_object",
}
SCHEMA = {
    "D-21": "test_an_enumeration_is_one_of_texts",
    "D-23": "test_a_default_makes_required_void",
    "D-24": "test_absent_is_not_null",
    "D-25": "test_an_object_without_properties_maps_to_anything",
    "D-26": "test_a_list_without_one_schema_is_one_of_anything",
    "D-27": "test_what_is_not_supported_accepts_anything",
    "D-28": "test_composition_beside_a_type_is_ignored",
    "D-29": "test_patterns_that_may_take_forever_are_refused",
}
FOLDERS = {"D-34": "test_the_tools_of_a_project_win_by_the_names_in_their_manifests"}
DOPS = {
    "P-01": "test_version_one_declares_its_input",
    "P-02": "test_version_two_has_one_input",
    "P-03": "test_other_versions_are_refused",
    "P-05": "test_space_around_the_parts_is_nothing",
    "P-09": "test_what_the_runtime_refuses",
}
CYCOD = {
    "C-01": "test_c01_the_name_comes_from_the_file",
    "C-03": "test_c03_nothing_to_run",
    "C-06": "test_c06_an_alias_inherits_its_description",
    "C-08": "test_c08_an_alias_presets_what_is_there",
    "C-13": "test_c13_steps_that_wait_for_each_other",
    "C-14": "test_c14_a_condition_on_a_later_step",
    "C-17": "test_c17_a_parameter_without_description",
    "C-18": "test_c18_an_undeclared_placeholder",
    "C-19": "test_c19_braces_that_are_no_placeholders",
    "C-23": "test_c23_inside_double_quotes",
    "C-25": "test_c25_a_choice_is_the_authors_text",
    "C-26": "test_c26_the_specifications_transform",
    "C-27": "test_c27_an_unknown_transform_is_left_to_the_author",
    "C-30": "test_c30_booleans_are_lower_case",
    "C-31": "test_c31_lists_are_quoted_item_by_item",
    "C-34": "test_c34_a_default_of_the_wrong_type",
    "C-39": "test_c39_a_colon_in_plain_text",
    "C-41": "test_c41_defaults_can_be_left_out_of_the_schema",
    "C-43": "test_parameters_get_distinct_identifiers",
    "C-44": "test_parameters_get_distinct_identifiers",
    "C-45": "test_c45_a_tool_without_a_security_tag_is_a_high_risk",
    "C-46": "test_c46_tests_are_kept_and_checked",
    "C-47": "test_c47_two_timeouts",
    "C-48": "test_c48_a_version_that_is_a_number",
    "C-49": "test_c49_a_script_without_a_shell",
    "C-51": "test_c51_cmd_cannot_escape_a_percent_sign",
    "C-52": "test_c52_arguments_of_another_tool",
    "C-54": "test_c54_only_the_tools_beside_a_tool_count",
}
TOGETHER = {
    "X-01": "test_other_formats_are_neither",
    "X-02": "test_other_formats_are_neither",
    "X-03": "test_the_name_of_the_file_breaks_one_tie",
    "X-09": "test_a_near_miss_names_what_is_missing",
    "X-10": "test_markdown_with_front_matter_is_neither",
}
NONE = {
    "X-04": "name: a\nparameters: [{name: b, type: string}]\nsteps: [{bash: ls}]",
    "X-05": "kind: pipeline\nname: a\nsteps: [{name: b, commands: [ls]}]",
    "X-06": "name: a\ndescription: b\nruns: {using: composite, steps: [{run: ls, shell: bash}]}",
}
"""Texts that no format claims."""
WHERE = {
    "agentcli/test_cases.py": AGENTCLI,
    "dojops/test_manifest.py": MANIFEST,
    "dojops/test_schema.py": SCHEMA,
    "dojops/test_folders.py": FOLDERS,
    "dojops/test_dops.py": DOPS,
    "cycod/test_cases.py": CYCOD,
    "test_programs_and_files.py": TOGETHER,
    "test_every_case.py": dict.fromkeys(NONE, "test_what_belongs_to_others_is_left_to_them"),
}
"""The test of each case by file. Those of AIOS are in a table of its tests."""
RUNNING = {
    "../conformance/test_programs.py": {
        "A-25": "test_no_input_is_an_empty_object",
        "A-27": "test_a_closed_object_without_properties_takes_none",
        "A-28": "test_arguments_that_the_schema_refuses_are_told_all_at_once",
        "A-29": "test_a_default_of_true_can_be_made_false",
        "A-33": "test_a_result_arrives_as_it_was",
        "A-34": "test_no_input_is_an_empty_object",
    },
    "../generation/test_lifecycle.py": {
        "D-10": "test_bad_paths_are_refused_in_the_words_of_the_format",
        "D-13": "test_texts_of_the_input_are_put_into_paths",
        "D-35": "test_hashes_and_prompts_are_those_of_the_manifest",
    },
}
"""The tests of what emitted code does with a case, in every language."""


@cache
def names_in(path: Path) -> frozenset[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("file", [*WHERE, *RUNNING])
def test_the_tests_are_there(file: str) -> None:
    asked = {**WHERE, **RUNNING}[file]
    assert set(asked.values()) <= names_in(HERE / file)


def test_no_case_stands_twice() -> None:
    every = [case for cases in WHERE.values() for case in cases]
    assert len(set(every)) == len(every)


@pytest.mark.corpus
def test_no_case_is_left_out() -> None:
    lines = [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]
    agreed = {line["id"] for line in lines if line["dialect"] != "aios"}
    tests = [*WHERE.values(), *RUNNING.values()]
    assert {case for cases in tests for case in cases} == agreed


@pytest.mark.parametrize("case", NONE)
def test_what_belongs_to_others_is_left_to_them(case: str) -> None:
    assert dialect_of(Source("x.yaml", NONE[case])) is None
