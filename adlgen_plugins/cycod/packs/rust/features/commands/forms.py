"""Printers of the data of commands as values of the types in module ``command``."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.forms import Fields, Forms, Inline, Spliced, call

from ...data_literals import DataPrinter

_LINE = (
    *("tool", "platforms", "parameters", "form", "environment", "inherit_environment"),
    *("directory", "input", "answer", "cleanup", "timeout_ms", "ignore_errors", "callees"),
)
_FORMS: Forms = {
    "line": Fields(named=_LINE),
    "callee": Inline("line"),
    "parameter": Fields(positional=("name", "kind")),
    "json_default": call("Default::Json", "default"),
    "template_default": call("Default::Template", "from"),
    "hook": call("Transform::Hook", "expression"),
    "changes": call("Transform::Changes", "changes"),
    "choice": Fields(within=Code("Transform::Choice")),
    "one": call("Form::One", "command"),
    "by_platform": call("Form::ByPlatform", "by_platform"),
    "platform_command": call("", "platform", "command"),
    "steps": call("Form::Steps", "steps"),
    "run": call("Action::Run", "command"),
    "call": Fields(within=Code("Action::Call")),
    "retry": Spliced(),
    "output_limit": Spliced(),
    "duration": call("Duration::from_millis", "ms"),
    "shell_command": Fields(Code("Script"), within=Code("Invocation::Script")),
    "direct_command": call("Invocation::Program", "words"),
    "comparison": call("Condition::Is", "left", "operator", "right"),
    "all_of": call("Condition::All", "all"),
    "any_of": call("Condition::Any", "any"),
    "literal": call("Part::Text", "text"),
    "interpolation": Fields(positional=("of",), within=Code("Part::Interpolation")),
    "value": call("Reference::Value", "value"),
    "ambient": call("Reference::Ambient", "ambient"),
    "variable": call("Reference::Variable", "variable"),
    "step_output": call("Reference::Output", "step"),
    "step_error": call("Reference::Error", "step"),
    "step_exit_code": call("Reference::ExitCode", "step"),
}
LINES = DataPrinter(
    bases={"line": Code("Line::NEW"), "step": Code("Step::NEW")},
    forms=_FORMS,
    names={
        "form": "run",
        "action": "run",
        "condition": "when",
        "delay_ms": "delay",
        "timeout_ms": "timeout",
        "limit": "max_output",
    },
    variants={("platform", "macos"): "MacOs", ("change", "boolean"): "Truth"},
    groups_digits=True,
    bare=("default", "transform", "inherit_environment"),
)
"""Prints command lines."""
TESTS = DataPrinter(
    forms=_FORMS,
    names={
        "output_contains": "output",
        "files_exist": "files",
        "folders_exist": "folders",
    },
)
"""Prints the tests of a tool."""
