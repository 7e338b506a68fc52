"""The record types of commands, which the runtime of every pack declares."""

from __future__ import annotations

from adlgen.ir.data import shape

# --- texts with values --------------------------------------------------------------------------

LITERAL = shape("literal", "text", keep_empty="text")
HOLE = shape("interpolation", "of", "layers", "before", "after", "drop_empty", keep_empty="of")
"""``of`` is one of the next six types."""
VALUE = shape("value", "value", keep_empty="value")
STEP_OUTPUT = shape("step_output", "step", "part", keep_empty="step part")
STEP_ERROR = shape("step_error", "step", "part", keep_empty="step part")
STEP_EXIT_CODE = shape("step_exit_code", "step", "part", keep_empty="step part")
AMBIENT = shape("ambient", "ambient", keep_empty="ambient")
VARIABLE = shape("variable", "variable", keep_empty="variable")
SETTING = shape("setting", "name", "text", keep_empty="name text")

# --- commands -----------------------------------------------------------------------------------

SHELL_COMMAND = shape(
    "shell_command", "shell", "program", "text", "heredocs",
    keep_empty="shell program text",
)  # fmt: skip
DIRECT_COMMAND = shape("direct_command", "words", keep_empty="words")
ONE = shape("one", "command", keep_empty="command")
"""A tool with the same command on every platform."""
PLATFORM_COMMAND = shape("platform_command", "platform", "command", keep_empty="platform command")
BY_PLATFORM = shape("by_platform", "by_platform", keep_empty="by_platform")

# --- steps --------------------------------------------------------------------------------------

COMPARISON = shape("comparison", "left", "operator", "right", keep_empty="left operator right")
ALL_OF = shape("all_of", "all", keep_empty="all")
ANY_OF = shape("any_of", "any", keep_empty="any")
RUN = shape("run", "command", keep_empty="command")
"""A step that runs a command; other steps are a :data:`CALL` of a tool."""
CALL = shape("call", "tool", "arguments", keep_empty="tool")
DURATION = shape("duration", "ms")
RETRY = shape("retry", "attempts", "delay_ms", keep_empty="attempts")
OUTPUT_LIMIT = shape("output_limit", "stream", "limit", optional="stream")
STEP = shape(
    "step", "name", "action", "after", "condition", "continue_on_error", "retry", "fallback",
    "output",
    optional="condition retry fallback output", keep_empty="name action",
)  # fmt: skip
STEPS = shape("steps", "steps", keep_empty="steps")

# --- parameters ---------------------------------------------------------------------------------

JSON_DEFAULT = shape("json_default", "default", keep_empty="default")
TEMPLATE_DEFAULT = shape("template_default", "from", keep_empty="from")
CHANGES = shape("changes", "changes", keep_empty="changes")
CHOICE = shape("choice", "yes", "no", keep_empty="yes no")
HOOK = shape("hook", "expression", keep_empty="expression")
PARAMETER = shape(
    "parameter", "name", "kind", "required", "default", "transform",
    optional="default transform", keep_empty="name kind",
)  # fmt: skip

# --- tools --------------------------------------------------------------------------------------

LINE = shape(
    "line", "tool", "platforms", "some_platforms", "parameters", "form", "environment",
    "inherit_environment", "clean_environment", "directory", "input", "answer", "stdin",
    "cleanup", "timeout_ms", "ignore_errors", "callees",
    optional="inherit_environment timeout_ms", keep_empty="tool platforms form",
)  # fmt: skip
"""A command line.

``some_platforms`` is empty if the tool runs on every platform. ``stdin`` is ``input`` or else
``answer``. ``clean_environment`` is the opposite of ``inherit_environment``, which is None if it is true.
"""
CALLEE = shape("callee", "name", "line", keep_empty="name line")
TEST = shape(
    "test", "name", "values", "exit_code", "output_contains", "files_exist", "folders_exist",
    "cleanup",
    optional="exit_code", keep_empty="name",
)  # fmt: skip
HOOKED = shape("hooked", "parameter", "expression")
"""A parameter with a transform that the author must implement."""
COMMANDS = shape(
    "commands", "line", "hooks", "has_steps", "steps", "has_durations", "platforms", "tests",
)  # fmt: skip
"""``steps`` names the steps that run a command; the order of ``platforms`` is Windows, Linux, macOS."""
