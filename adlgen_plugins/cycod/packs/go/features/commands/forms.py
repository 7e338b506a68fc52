"""How the data of commands is written in Go: types and constants of package ``command``."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.naming.code import Code
from adlgen.packs.forms import Computed, Entry, Fields, Forms, Inline, Spliced, call
from adlgen.plan.data import RecordValue

from ...composite_literals import Style
from ...data_literals import DataPrinter

_SECOND = 1000


def _duration(record: RecordValue) -> Code:
    """Render a duration as an expression of package ``time``."""
    milliseconds = record.number("ms") or 0
    if milliseconds % _SECOND:
        return Code(f"{milliseconds} * time.Millisecond")
    return Code(f"{milliseconds // _SECOND} * time.Second")


_LINE = (
    *("tool", "platforms", "parameters", "form", "environment", "clean_environment"),
    *("directory", "input", "answer", "cleanup", "timeout_ms", "ignore_errors", "callees"),
)
_FORMS: Forms = {
    "line": Fields(named=_LINE),
    "callee": Entry(Code("map[string]command.Line"), "line"),
    "parameter": Fields(),
    "json_default": Inline("default"),
    "template_default": Inline("from"),
    "hook": call("command.Hook", "expression"),
    "changes": Inline("changes", Code("command.Changes")),
    "choice": Fields(),
    "by_platform": Inline("by_platform", Code("command.ByPlatform")),
    "platform_command": Entry(),
    "steps": Inline("steps", Code("command.Steps")),
    "one": Inline("command"),
    "run": Inline("command"),
    "retry": Spliced(),
    "output_limit": Spliced(),
    "duration": Computed(_duration),
    "shell_command": Fields(Code("command.Script")),
    "direct_command": Inline("words", Code("command.Program")),
    "comparison": Fields(),
    "all_of": Inline("all", Code("command.AllOf")),
    "any_of": Inline("any", Code("command.AnyOf")),
    "literal": call("command.Text", "text"),
    "value": call("command.Value", "value"),
    "ambient": call("command.Ambient", "ambient"),
    "variable": call("command.Variable", "variable"),
    "step_output": call("command.Output", "step"),
    "step_error": call("command.ErrorOutput", "step"),
    "step_exit_code": call("command.ExitCode", "step"),
}
_NAMES = {
    "form": "Run",
    "action": "Run",
    "condition": "If",
    "clean_environment": "Clean",
    "timeout_ms": "Timeout",
    "delay_ms": "Delay",
    "limit": "MaxOutput",
}


def _constants(**names: str) -> Mapping[str, Code]:
    return {name.replace("_", "-"): Code(f"command.{constant}") for name, constant in names.items()}


_ENUMS = {
    "layer": _constants(
        bash_bare="BashBare",
        bash_single="BashSingle",
        bash_double="BashDouble",
        bash_ansi="BashANSI",
        bash_backtick="BashBacktick",
        bash_heredoc="BashHeredoc",
        bash_verbatim="BashVerbatim",
        pwsh_bare="PwshBare",
        pwsh_single="PwshSingle",
        pwsh_double="PwshDouble",
        cmd_bare="CmdBare",
        cmd_double="CmdDouble",
        cmd_double_end="CmdDoubleEnd",
        verbatim="Verbatim",
        operand="Operand",
        cmd_operand="CmdOperand",
        guarded="Guarded",
    ),
    "platform": _constants(windows="Windows", linux="Linux", macos="MacOS"),
    "change": _constants(
        lower="Lower",
        upper="Upper",
        trim="Trim",
        floor="Floor",
        ceil="Ceil",
        round="Round",
        boolean="Truth",
    ),
    "kind": _constants(
        string="String", number="Number", boolean="Boolean", array="Array", object="Object"
    ),
    "shell": _constants(bash="Bash", pwsh="Pwsh", cmd="Cmd", direct="Direct", other="Other"),
    "stream": _constants(console="StreamConsole", file="StreamFile", function="StreamFunction"),
}
_INLINE = ("text", "platform", "layer", "change")

LINES = DataPrinter(
    Code("command."),
    names={name: Code(written) for name, written in _NAMES.items()},
    forms=_FORMS,
    enums=_ENUMS,
    lists={"part": Code("command.Template")},
    inline=_INLINE,
    keeps_empty=True,
)
"""Prints command lines."""
TESTS = DataPrinter(
    Code("commandtest."),
    Style(0),
    names={
        "output_contains": Code("Output"),
        "files_exist": Code("Files"),
        "folders_exist": Code("Folders"),
    },
    forms={
        "test": Fields(absent={"exit_code": Code("commandtest.AnyExitCode")}),
    },
    inline=_INLINE,
    keeps_empty=True,
    json_texts=True,
)
"""Prints the tests of a tool."""
