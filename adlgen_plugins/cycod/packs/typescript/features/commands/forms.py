"""The printer of the data of commands."""

from __future__ import annotations

from adlgen.packs.forms import Constant, Entry, Fields, Forms, Inline, Spliced

from ...data_literals import DataPrinter

_LINE = (
    *("tool", "form", "parameters", "platforms", "environment", "inherit_environment"),
    *("directory", "stdin", "timeout_ms", "ignore_errors", "cleanup", "callees"),
)
_FORMS: Forms = {
    "line": Fields(named=_LINE, kept=("parameters",)),
    "callee": Entry(),
    "setting": Entry(),
    "parameter": Fields(named=("name", "kind", "required", "transform", "default")),
    "json_default": Inline("default"),
    "template_default": Spliced(),
    "hook": Constant("hook"),
    "changes": Inline("changes"),
    "platform_command": Entry(),
    "call": Fields(kept=("arguments",)),
    "one": Inline("command"),
    "run": Inline("command"),
    "retry": Fields(kept=("delay_ms",)),
    "duration": Inline("ms"),
    "literal": Inline("text"),
    "value": Spliced(),
    "ambient": Spliced(),
    "variable": Spliced(),
    "step_output": Spliced(),
    "step_error": Spliced(),
    "step_exit_code": Spliced(),
}
PRINTER = DataPrinter(
    forms=_FORMS,
    names={"stdin": "input", "condition": "when", "arguments": "with"},
)
